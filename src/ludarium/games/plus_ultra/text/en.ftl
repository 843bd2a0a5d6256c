# Plus Ultra, in English. The same catalogue serves the terminal and the browser; core/text.py tells the ids.
# Numbers of the rules are arguments that bear the constant's id ($bull_cost).

## Pieces

tile-gold = gold
tile-silver = silver
tile-gems = gems
tile-vegetables = vegetables
tile-natives = natives
tile-colony_2 = colony of size 2
tile-colony_3 = colony of size 3
tile-colony_4 = colony of size 4
tile-aggressive_natives = aggressive natives

character-admiral = Admiral
character-banker = Banker
character-cardinal = Cardinal
character-trader = Trader
character-constable = Constable
character-conqueror = Conqueror
character-pirate = Pirate
character-king = King
character-viceroy = Viceroy
character-inquisitor = Inquisitor
character-prince = Prince
character-queen = Queen
character-secretary = Secretary of State
character-ambassador = Ambassador

common-painter = Painter of the Court
common-loan = Asking for a loan
common-fund_regiments = Funding the regiments
common-explore_seas = Exploring the seas
common-open_mission = Opening up a mission
common-visit_court = Visiting the Court
common-workshops = Acquiring workshops
common-buy_estate = Buying estates
common-visit_embassies = Visiting Embassies

estate-house = a house
estate-regiment = a regiment
estate-rose_window = a rose window
estate-bull = a bull
estate-ducats_3 = 3 ducats

embassy-emb_ae = Austria, England
embassy-emb_af = Austria, France
embassy-emb_ap = Austria, Portugal
embassy-emb_as = Austria, Papal States
embassy-emb_ef = England, France
embassy-emb_ep = England, Portugal
embassy-emb_es = England, Papal States
embassy-emb_fp = France, Portugal
embassy-emb_fs = France, Papal States
embassy-emb_ps = Portugal, Papal States
embassy-emb_aef = Austria, England, France
embassy-emb_aep = Austria, England, Portugal
embassy-emb_aes = Austria, England, Papal States
embassy-emb_afp = Austria, France, Portugal
embassy-emb_afs = Austria, France, Papal States
embassy-emb_aps = Austria, Portugal, Papal States
embassy-emb_efp = England, France, Portugal
embassy-emb_efs = England, France, Papal States
embassy-emb_eps = England, Portugal, Papal States
embassy-emb_fps = France, Portugal, Papal States

site-nw_hispaniola = La Española
site-nw_cuba = Cuba
site-nw_new_spain = Nueva España
site-nw_castilla_oro = Castilla del Oro
site-nw_new_granada = Nueva Granada
site-nw_peru = Perú
site-nw_la_plata = Río de la Plata

building-harbour = harbour
building-mission = mission
building-town_council = town council
building-plantation = plantation
building-fort = fort
building-cathedral = cathedral

## Answers and places

unlock-painter = Painter of the Court
unlock-loan = Asking for a loan
unlock-fund_regiments = Funding the regiments
unlock-explore_seas = Exploring the seas
unlock-open_mission = Opening up a mission
unlock-visit_court = Visiting the Court
unlock-workshops = Acquiring workshops
unlock-buy_estate = Buying estates
unlock-visit_embassies = Visiting Embassies
unlock-none = none

onto-free = the first free square
onto-1 = square 1
onto-2 = square 2
onto-3 = square 3
onto-4 = square 4
onto-5 = square 5
onto-6 = square 6
onto-7 = square 7
onto-8 = square 8
source-surplus = surplus
source-1 = market square 1
source-2 = market square 2
source-3 = market square 3
source-4 = market square 4
source-5 = market square 5
source-6 = market square 6
source-7 = market square 7
source-8 = market square 8
slot-none = next free place
slot-1 = site 1
slot-2 = site 2
slot-3 = site 3
slot-4 = site 4
cathedral-gp = take the GP instead
cathedral-1 = position 1
cathedral-2 = position 2
cathedral-3 = position 3
cathedral-4 = position 4
cathedral-5 = position 5
cathedral-6 = position 6
cathedral-7 = position 7

answer-no = no
answer-yes = yes
readiness-ready = ready
readiness-tired = tired
good-rose_window = rose window
good-house = house
good-magellan = Magellan card
seas-sea = a step at sea
seas-magellan = a Magellan card
means-bull = spending a bull
means-regiment = paying and tiring a regiment
natives_by-bull = capture them with a bull
natives_by-regiment = capture them: pay and tire a regiment
natives_by-leave = leave them
ransom_by-regiment = tire a regiment
ransom_by-ducat = pay
tribute_by-gp = lose GP
tribute_by-ducat = pay
reply-pay = pay
reply-pass = pass
passive_use-activate = activate
passive_use-decline = decline
direction-down = down
direction-up = up
desk-display_1 = first open tile
desk-display_2 = second open tile
desk-stack = top of the stack

## Where points and ducats come from

cause-admiral = Admiral
cause-banker = Banker
cause-cardinal = Cardinal
cause-trader = Trader
cause-constable = Constable
cause-conqueror = Conqueror
cause-pirate = Pirate
cause-king = King
cause-viceroy = Viceroy
cause-inquisitor = Inquisitor
cause-prince = Prince
cause-queen = Queen
cause-secretary = Secretary of State
cause-ambassador = Ambassador
cause-peers = order of peers
cause-sea_trade = sea trade
cause-estates = estates
cause-war = war
cause-capture = natives captured
cause-cathedral = cathedral
cause-forts = fort
cause-councils = town council
cause-plantations = plantation
cause-loans = loan
cause-crown = Crown
cause-church = Church
cause-offer = the Prince's offer
cause-tribute = tribute to the King
cause-piracy = piracy
cause-inquisition = Inquisition
cause-portrait = portrait
cause-bulls = bulls
cause-regiments = regiments
cause-houses = houses
cause-majorities = majorities
cause-windows = rose windows
cause-sea_ranks = sea trade at the end
cause-voyages = Magellan's voyage
cause-embassies = embassies
cause-austria = Austria
cause-england = England
cause-france = France
cause-portugal = Portugal
cause-papal_states = Papal States
cause-court = the Court
cause-shops = workshops

## Characters

# What characters do, in brief for the table and in full to look it up. Numbers bear the ids of the constants.
action-admiral-1 = Resource to market, sea trade +{ $admiral_b1_sea }, new kind +{ $admiral_b1_new_gp } GP
    .full = Move a face-up resource from any exploration square to the market. Sea trade +{ $admiral_b1_sea }; if the market had no resource of this kind, also +{ $admiral_b1_new_gp } GP. If the market is full, choose one of its squares: the resource there goes on top of the surplus.
action-admiral-2 = Sea trade +{ $admiral_b2_sea }, +{ $admiral_b2_gp } GP
    .full = Sea trade +{ $admiral_b2_sea } and +{ $admiral_b2_gp } GP.
passive-banker = Loans take no marker and do not get locked. When another player takes one, you get { $banker_passive_ducats } D.
action-banker-1 = Ducats to the Crown: { $banker_b1_gp_per_ducat } GP each
    .full = Put any number of your ducats into the Crown’s wealth, as far as there is room: +{ $banker_b1_gp_per_ducat } GP for each.
action-banker-2 = { $banker_b2_ducats_per_tile } D per gold and silver in the market
    .full = +{ $banker_b2_ducats_per_tile } D for each gold and each silver in the market.
passive-cardinal = Whenever another player buys a bull you get { $cardinal_passive_ducats } D.
action-cardinal-1 = Donate a resource: { $cardinal_b1_gp } GP, with a window +{ $cardinal_b1_rose_low_gp } or +{ $cardinal_b1_rose_high_gp }
    .full = Donate a resource of the market to the Church square below it, or the top of the surplus to any square, as long as no resource lies there. +{ $cardinal_b1_gp } GP, and all ducats on that square are yours. You may turn one active rose window for +{ $cardinal_b1_rose_low_gp } GP more, with gold or gems +{ $cardinal_b1_rose_high_gp } GP. If the Church is full now: +{ $cathedral_complete_bonus } GP, its resources leave the game, and everybody’s windows become active.
action-cardinal-2 = Take a bull
    .full = Take a bull from the board, free of charge.
action-trader-1 = Sell a resource: { $trader_b1_base } D less its repeats
    .full = Sell the resource on market square 1 or the top of the surplus: { $trader_b1_base } D, less 1 D for each resource of its kind that stays in the market. It leaves the game.
action-trader-2 = Ducats to GP: { $trader_offers }
    .full = Buy one of these offers, ducats for GP: { $trader_offers }.
passive-constable = If the war is won you get { $constable_passive_gp } GP, with or without a regiment of yours.
action-constable-1 = Regiment into the war, in a rival’s place if full
    .full = If the bids reached the level: put a ready regiment of yours in the place of somebody else’s, which goes home tired. If they did not: put a ready regiment on the first free square of the war; only if you have none, a ready one of another player.
action-constable-2 = Take a regiment
    .full = Take a regiment from the supply, ready or tired.
action-conqueror-1 = Turn up a tile: resource +{ $conqueror_b1_resource_gp } GP, natives +{ $natives_capture_gp } GP, colony
    .full = Turn up the lowest face-down tile of the New World. A resource: +{ $conqueror_b1_resource_gp } GP. Natives: you may capture them for +{ $natives_capture_gp } GP, with a bull, or with { $conqueror_b1_natives_ducats } D and a ready regiment that gets tired. A colony: it is founded, and you may put a house there for { $conqueror_b1_house_ducats } D.
action-conqueror-2 = Resource to the surplus, +{ $conqueror_b2_gp } GP
    .full = Move a face-up resource from any exploration square to the top of the surplus: +{ $conqueror_b2_gp } GP.
action-pirate-1 = A rival’s sea trade −1, +{ $pirate_b1_gp } GP
    .full = Choose another player on the sea-trade track, who goes back 1. +{ $pirate_b1_gp } GP.
action-pirate-2 = Plunder a resource beside a colony, +{ $pirate_b2_gp } GP
    .full = Remove a face-up resource beside a colony from the game: +{ $pirate_b2_gp } GP. Everybody with a house there, you too, tires a ready regiment or pays { $pirate_b2_ransom } D; whoever can do neither loses { $pirate_b2_penalty } GP.
idle-pirate = If neither is possible: +{ $pirate_fallback_gp } GP.
passive-king = When played: move to the first place of the order of peers.
action-king-1 = GP by the Crown’s wealth: { $king_tiers }
    .full = GP by the wealth of the Crown: { $king_tiers }.
action-king-2 = Others −{ $king_b2_penalty } GP or { $king_b2_pay } D; Crown +{ $king_b2_crown } D
    .full = Every other player loses { $king_b2_penalty } GP or pays { $king_b2_pay } D, as they like. Then the Crown gets { $king_b2_crown } D.
passive-viceroy = When played: +{ $viceroy_passive_ducats } D for each colony with a house of yours.
action-viceroy-1 = { $viceroy_b1_own } D + Crown { $viceroy_b1_crown } D: house to a colony
    .full = Pay { $viceroy_b1_own } D, the Crown pays { $viceroy_b1_crown } D: put a house of your pool into any colony with room.
action-viceroy-2 = { $viceroy_b2_own } D + Crown { $viceroy_b2_crown } D and a regiment, or a bull: capture natives, +{ $natives_capture_gp } GP
    .full = Capture a tile of face-up natives anywhere for +{ $natives_capture_gp } GP: spend a bull, or pay { $viceroy_b2_own } D, the Crown { $viceroy_b2_crown } D, and tire a ready regiment.
passive-inquisitor = Whenever a character moves a resource from the New World to market or surplus, and whenever natives are captured, you get { $inquisitor_passive_ducats } D, for your own actions too.
action-inquisitor-1 = Use windows: { $inquisitor_b1_gp_per_window } GP each; others { $inquisitor_b1_coin } D to the Church
    .full = Turn up to { $inquisitor_max_windows } of your active rose windows: +{ $inquisitor_b1_gp_per_window } GP each. Then every other player puts { $inquisitor_b1_coin } D on a Church square without a resource; whoever has none loses { $inquisitor_b1_penalty } GP.
action-inquisitor-2 = Windows active again: { $inquisitor_b2_gp_per_window } GP each
    .full = Make up to { $inquisitor_max_windows } of your used windows active again: +{ $inquisitor_b2_gp_per_window } GP each.
passive-prince = When played: move up one place in the order of peers.
action-prince-1 = +{ $prince_b1_gp } GP, Crown +{ $prince_b1_crown } D; others may pay { $prince_b1_others_pay } D for { $prince_b1_others_gp } GP
    .full = Every other player may pay { $prince_b1_others_pay } D for { $prince_b1_others_gp } GP. You get { $prince_b1_gp } GP, the Crown { $prince_b1_crown } D.
action-prince-2 = { $prince_b2_gp_per_good } GP per resource in the Church
    .full = +{ $prince_b2_gp_per_good } GP for each resource in the Church.
passive-queen = Whenever another player overtakes you in the order of peers you get { $queen_passive_gp } GP.
action-queen-1 = GP for your place: { $queen_places }
    .full = GP for your place in the order of peers: { $queen_places }.
action-queen-2 = An action of the character set aside
    .full = Do an action of the character set aside, with its costs and conditions; its passive does not work. You may look at that card as soon as all are revealed.
passive-secretary = When played: +{ $secretary_passive_ducats } D, unless another player has drafted the King.
action-secretary-1 = { $secretary_b1_own } D + Crown { $secretary_b1_crown } D: window, house or Magellan
    .full = Pay { $secretary_b1_own } D, the Crown pays { $secretary_b1_crown } D: take an active rose window, a house to your pool, or a Magellan card.
action-secretary-2 = An estate for { $secretary_b2_cost } D
    .full = Buy an estate for { $secretary_b2_cost } D.
passive-ambassador = When played: you may unlock a common action; its marker goes back to its owner.
action-ambassador-1 = { $ambassador_b1_own } D + Crown { $ambassador_b1_crown } D: an embassy tile
    .full = Pay { $ambassador_b1_own } D, the Crown pays { $ambassador_b1_crown } D: take an embassy tile, one of the visible ones or the top of the stack.
action-ambassador-2 = { $ambassador_b2_cost } D: an action of a rival’s unplayed card
    .full = Pay { $ambassador_b2_cost } D: do an action of a character another player has not played yet, with its costs. The card stays unused, and its passives do not work.

## Common actions

about-painter = Start { $painter_start_cost } D, deliver { $painter_delivery_cost } D
    .full = The first time pay { $painter_start_cost } D and take a commission; each further time turn it to the next value: { $painter_faces } GP. At the end delivery costs { $painter_delivery_cost } D, or it is worth { $painter_undelivered_gp } GP only.
about-loan = +{ $loan_ducats } D, −{ $loan_gp } GP
    .full = Take { $loan_ducats } D and lose { $loan_gp } GP, which you must have.
about-fund_regiments = { $fund_regiments_cost } D: a regiment
    .full = Pay { $fund_regiments_cost } D and take a regiment from the supply, ready or tired.
about-explore_seas = Sea +1 for { $explore_seas_step_cost } D, Magellan { $explore_seas_magellan_cost } D
    .full = Pay { $explore_seas_step_cost } D and advance 1 in sea trade, or pay { $explore_seas_magellan_cost } D and take a Magellan card.
about-open_mission = { $open_mission_cost } D: house to a colony
    .full = Pay { $open_mission_cost } D and put a house of your pool into a colony with room.
about-visit_court = Rise by 1 for { $visit_court_cost_1 } D, by 2 for { $visit_court_cost_2 } D
    .full = Pay { $visit_court_cost_1 } D and move up one place in the order of peers, or { $visit_court_cost_2 } D and move up two.
about-workshops = { $workshops_cost } D: a window or a house
    .full = Pay { $workshops_cost } D and take an active rose window, or a house to your pool.
about-buy_estate = { $buy_estate_cost } D: an estate
    .full = Pay { $buy_estate_cost } D, choose an estate and look at its back in secret.
about-visit_embassies = { $visit_embassies_cost } D: an embassy tile
    .full = Pay { $visit_embassies_cost } D and take an embassy tile, one of the visible ones or the top of the stack. Only with The Ambassador.

## Moves

verb-standup = Stand all regiments up for { $standup_cost } D: { $answer }
    .group = Stand all your regiments up for { $standup_cost } D?
    .item = { $answer }
verb-draft = Keep the { $character }
    .group = Keep
    .item = { $character }
verb-buy_bull = Buy a bull for { $bull_cost } D: { $answer }
    .group = Buy a bull for { $bull_cost } D?
    .item = { $answer }
verb-bid = Bid { $regiments ->
    [one] { $regiments } regiment
   *[other] { $regiments } regiments
} for the war
    .group = Regiments for the war
    .item = { $regiments }
verb-play_card = Play the { $character }
    .group = Play
    .item = { $character }
verb-unlock = Unlock a common action: { $common }
    .group = Unlock
    .item = { $common }
verb-no_effect = Play the card without effect
verb-use_bull = Spend a bull on another action of this character
verb-decline = No, go on
verb-end_turn = End the turn
verb-discard_estate = Discard estate { $number } for { $estate }
    .group = Discard an estate
    .item = { $number } ({ $estate })
verb-muster = Take the regiment { $readiness }
    .group = Take the regiment
    .item = { $readiness }

verb-painter = Sit for the Court painter ({ $price } D)
verb-loan = Take a loan: +{ $loan_ducats } D, −{ $loan_gp } GP
verb-fund_regiments = Fund a { $readiness } regiment for { $fund_regiments_cost } D
    .group = Fund a regiment for { $fund_regiments_cost } D
    .item = { $readiness }
verb-explore_seas = Explore the seas: { $what } for { $price } D
    .group = Explore the seas
    .item = { $what } ({ $price } D)
verb-open_mission = Open a mission for { $open_mission_cost } D: { $colony }, { $building }
    .group = Open a mission for { $open_mission_cost } D in { $colony }
    .item = { $building }
verb-visit_court = Visit the Court: { $steps ->
    [one] { $steps } place
   *[other] { $steps } places
} up in the order of peers for { $price } D
    .group = Visit the Court, places up
    .item = { $steps } ({ $price } D)
verb-workshops = Workshops: a { $good } for { $workshops_cost } D
    .group = Workshops for { $workshops_cost } D
    .item = { $good }
verb-buy_estate = Buy the estate on square { $square } for { $buy_estate_cost } D
    .group = Buy an estate for { $buy_estate_cost } D, square
    .item = { $square }
verb-visit_embassies = Visit embassies for { $visit_embassies_cost } D: { $embassy }
    .group = Visit embassies for { $visit_embassies_cost } D
    .item = { $embassy }

verb-basic = { $does }
verb-ship = Ship { $tile } of position { $position } to { $onto }
    .group = Ship { $tile } of position { $position } to
    .item = { $onto }
verb-deposit = Give the Crown { $ducats } D
    .group = Give the Crown ducats, { $banker_b1_gp_per_ducat } GP each
    .item = { $ducats }
verb-donate = Donate { $tile } ({ $source }) to Church square { $square }; use a window: { $window }
    .group = Donate { $tile } ({ $source }) to Church square { $square }, using a window?
    .item = { $window }
verb-sell = Sell { $tile } ({ $source }) for { $ducats } D
    .group = Sell
    .item = { $tile } ({ $source }): { $ducats } D
verb-spend = Buy { $points } GP for { $price } D
    .group = Buy GP
    .item = { $points } GP for { $price } D
verb-replace = Replace the regiment of { $owner } on war square { $square }
    .group = Replace a regiment at war
    .item = { $owner } ({ $square })
verb-reinforce = { $me ->
    [owner] Send a ready regiment of yours to the war
   *[none] Send a ready regiment of { $owner } to the war
}
    .group = Send a ready regiment to the war
    .item = { $owner }
verb-recruit = Take a { $readiness } regiment from the supply
    .group = Take a regiment from the supply
    .item = { $readiness }
verb-carry = Carry { $tile } of position { $position } to the surplus
    .group = Carry to the surplus
    .item = { $tile } ({ $position })
verb-windows = { $basic ->
    [1] Use up
   *[other] Activate
} { $windows ->
    [one] { $windows } rose window
   *[other] { $windows } rose windows
}
    .group = { $basic ->
    [1] Use up
   *[other] Activate
} rose windows
    .item = { $windows }
verb-raid = Set { $victim } back in sea trade
    .group = Set back in sea trade
    .item = { $victim }
verb-plunder = Plunder { $tile } beside { $colony }
    .group = Plunder
    .item = { $tile } ({ $colony })
verb-acquire = Take a { $good } for { $secretary_b1_own } D and { $secretary_b1_crown } D of the Crown
    .group = Take for { $secretary_b1_own } D and { $secretary_b1_crown } D of the Crown
    .item = { $good }
verb-take_estate = Buy the estate on square { $square } for { $secretary_b2_cost } D
    .group = Buy an estate for { $secretary_b2_cost } D, square
    .item = { $square }
verb-settle = Build a house: { $colony }, { $building }
    .group = Build a house in { $colony }
    .item = { $building }
verb-catch = Capture { $tile } of position { $position }, { $by }
    .group = Capture { $tile } of position { $position }
    .item = { $by }
verb-take_embassy = Take an embassy tile: { $embassy }
    .group = Take an embassy tile
    .item = { $embassy }
verb-copy = Act as the { $character }
    .group = Act as
    .item = { $character }

verb-natives = The natives: { $by }
    .group = The natives
    .item = { $by }
verb-house = Build a house in the new colony for { $conqueror_b1_house_ducats } D: { $building }
    .group = Build a house in the new colony for { $conqueror_b1_house_ducats } D
    .item = { $building }
verb-cathedral = The cathedral: { $place }
    .group = The cathedral
    .item = { $place }
verb-mission_capture = The mission captures { $tile } of position { $position }
verb-ransom = Against the pirates: { $by }
    .group = Against the pirates
    .item = { $by }
verb-offer = The Prince's offer: { $answer }
    .group = { $prince_b1_others_pay } D for { $prince_b1_others_gp } GP
    .item = { $answer }
verb-tribute = Tribute to the King: { $by }
    .group = Lose { $king_b2_penalty } GP or pay { $king_b2_pay } D
    .item = { $by }
verb-coin = Lay { $inquisitor_b1_coin } D on Church square { $square }
    .group = Lay { $inquisitor_b1_coin } D on Church square
    .item = { $square }
verb-passive = The passive: { $answer }
    .group = The passive
    .item = { $answer }
verb-raid_move = Send the natives { $direction }, to { $to }
    .group = Send the natives
    .item = { $direction }, to { $to }

## What is asked

goal = Gather the most Greatness Points (GP)
    .end = ends after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
step-stand_up = All your regiments are tired. Have them stand up?
step-draft = Choose a character to keep this round.
step-buy_bulls = A bull lets you act twice with a character, once a round.
step-bids = War of level { $level }: how many ready regiments do you bid, in secret?
step-menu = Your turn: play a character. A common action may come before it or after it.
step-unlock = The Ambassador may unlock a common action.
step-basic = { $acting }: perform one of the two actions.
step-bull = { $acting }: once more with a bull?
step-after = Your card is played. A common action, or the end of the turn?
step-natives = You found natives at position { $where }. Capture them?
step-house = You found { $colony }. Build a house there?
step-ransom = Pirates plunder beside { $colony }, where you have a house: tire a regiment or pay.
step-tribute = The King demands tribute: lose { $king_b2_penalty } GP or pay { $king_b2_pay } D.
step-coin = The Inquisitor demands a coin for the Church: on which square?
step-offer = The Prince offers { $prince_b1_others_gp } GP for { $prince_b1_others_pay } D.
step-passive = The passive of your { $acting } is triggered. Activate it, and the card must be played; decline, and it is out this round.
step-mustering = The estate gives you a regiment: ready or tired?
step-mission = Your mission may capture one tile of natives, directly above or below it.
step-cathedral = You completed the Church: take { $cathedral_complete_bonus } GP, or build a cathedral overseas.
step-raid = Aggressive natives destroyed your house in { $colony }. Where do they go next?

## What happened

event-began = { $me ->
    [seat] You are first in the order of peers.
   *[none] { $seat } is first in the order of peers.
}
event-round_began = Round { $round } began.
event-scored = { $seat }: +{ $points } GP ({ $cause }, now { $total }).
    .then = +{ $points } GP ({ $cause }, now { $total })
    .matters = GP decide who wins.
event-lost = { $seat }: −{ $points } GP ({ $cause }, now { $total }).
    .then = −{ $points } GP ({ $cause }, now { $total })
    .matters = GP decide who wins; nobody falls below zero before the end.
event-earned = { $seat }: +{ $ducats } D ({ $cause }).
    .then = +{ $ducats } D ({ $cause })
    .matters = Ducats pay for your next actions.
event-paid = { $seat }: −{ $ducats } D{ $crown ->
    [0] {""}
   *[other] {" "}and { $crown } D of the Crown
} ({ $cause }).
    .then = −{ $ducats } D{ $crown ->
    [0] {""}
   *[other] {" "}and { $crown } D of the Crown
} ({ $cause })
    .matters = You have less for your next actions.
event-crown_grew = The Crown gained { $ducats } D (now { $total }).
event-tile_turned = New World, position { $position }: { $tile }.
event-colony_founded = A colony of size { $size } was founded at position { $position }.
event-card_flipped = The colony card of position { $position } is { $site }.
event-tile_gone = Out of the game: { $tile }.
    .many = Out of the game: { $tile }.
event-house_built = { $seat } built a house at position { $position } ({ $slot }).
    .then = a house at position { $position } ({ $slot })
event-cathedral_built = { $seat } built a cathedral at position { $position }.
event-captured = { $seat } captured { $tile } at position { $position }.
event-sacked = { $seat } lost a house at position { $position } to { $tile }.
    .matters = The house is back in your pool and can be built again; natives beside it stay until somebody captures them.
event-raided = The aggressive natives moved from position { $position } to { $to }.
event-card_removed = The colony at position { $position } was destroyed.
event-to_market = To market square { $square }: { $tile }.
    .series = To the market: { $tile }.
event-to_surplus = To the surplus: { $tile }.
    .many = To the surplus: { $tile }.
event-donated = { $seat } donated { $tile } on Church square { $square }.
event-windows_used = { $seat } used up { $windows ->
    [one] { $windows } rose window
   *[other] { $windows } rose windows
}.
    .then = rose windows used up: { $windows }
event-windows_lit = { $seat } activated { $windows ->
    [one] { $windows } rose window
   *[other] { $windows } rose windows
}.
    .then = rose windows activated: { $windows }
event-church_completed = { $seat } completed the Church: a cathedral.
event-coin_laid = { $seat } laid a coin on Church square { $square }.
event-stood_up = { $seat } stood all regiments up.
event-dice_rolled = The dice show { $first }, { $second }, { $third }: the war has level { $level }.
event-draft_began = A character was set aside and the draft began.
event-drafted = { $seat } kept the { $character }.
event-drafted-hidden = { $seat } chose a character.
event-removed = A character was removed unseen.
event-revealed = { $seat }: { $character }.
    .many = { $seat }: { $character }.
event-left_over = Left over: { $character }.
    .many = Left over: { $character }.
event-bought_bull = { $seat } bought a bull.
event-bid_made = { $seat } bid { $regiments ->
    [0] no regiment
    [one] { $regiments } regiment
   *[other] { $regiments } regiments
}.
event-placed = { $seat } placed a regiment on war square { $square }.
event-sent_home = { $seat } got { $regiments ->
    [one] { $regiments } tired regiment
   *[other] { $regiments } tired regiments
} back.
    .matters = Tired regiments cannot be bid until you have all of them stand up.
event-phase_began = Action phase { $phase } began.
event-played = { $seat } played the { $character }.
event-acted = { $seat }: { $character }, action { $basic }.
    .then = { $character }, action { $basic }
event-without_effect = { $seat } left the { $character } without effect.
event-bull_used = { $seat } spent a bull.
event-did_common = { $seat }: { $common }.
event-unlocked_action = { $me ->
    [owner] { $seat } unlocked { $common }; your marker came back.
   *[none] { $seat } unlocked { $common }; the marker went back to { $owner }.
}
    .matters = You can do a common action with the marker once more.
event-moved_up = { $seat } moved up to place { $place } in the order of peers.
    .then = place { $place } in the order of peers
event-sailed = { $seat }: sea trade { $square }.
    .then = sea trade { $square }
event-took = { $seat } took a { $good }.
    .then = a { $good }
event-took_bull = { $seat } took a bull.
    .then = a bull
event-took_regiment = { $seat } took a regiment ({ $readiness }).
    .then = a regiment ({ $readiness })
event-replaced = { $me ->
    [owner] { $seat } replaced your regiment on war square { $square }.
   *[none] { $seat } replaced the regiment of { $owner } on war square { $square }.
}
    .matters = If the war is won, that square brings you no GP.
event-tired_regiment = { $seat } tired a regiment.
    .then = a regiment tired
event-estate_bought = { $seat } took the estate of square { $square }; its back: { $estate }.
event-estate_bought-hidden = { $seat } took the estate of square { $square }.
event-estate_discarded = { $seat } discarded an estate: { $estate }.
event-embassy_taken = { $seat } took an embassy tile: { $embassy }.
event-embassy_hidden = { $seat } drew an embassy tile: { $embassy }.
event-embassy_hidden-hidden = { $seat } drew an embassy tile.
event-embassy_shown = An embassy tile was turned up: { $embassy }.
event-passive_decided = { $seat } decided on the passive of the { $character }: { $answer }.
event-posed = { $seat } sat for the painter; the portrait is worth { $face } GP.
event-war_won = The war of level { $level } was won.
event-war_lost = The war of level { $level } was lost.
event-turned_up = The character set aside was the { $character }.
event-round_ended = Round { $round } ended.

## What would happen

would-round_began = Round { $round } would begin.
would-scored = { $seat }: +{ $points } GP ({ $cause }, then { $total }).
    .then = +{ $points } GP ({ $cause }, then { $total })
would-lost = { $seat }: −{ $points } GP ({ $cause }, then { $total }).
    .then = −{ $points } GP ({ $cause }, then { $total })
would-crown_grew = The Crown would gain { $ducats } D (then { $total }).
would-house_built = { $seat } would build a house at position { $position } ({ $slot }).
    .then = a house at position { $position } ({ $slot })
would-cathedral_built = { $seat } would build a cathedral at position { $position }.
would-captured = { $seat } would capture { $tile } at position { $position }.
would-sacked = { $seat } would lose a house at position { $position } to { $tile }.
would-raided = The aggressive natives would move from position { $position } to { $to }.
would-card_removed = The colony at position { $position } would be destroyed.
would-donated = { $seat } would donate { $tile } on Church square { $square }.
would-windows_used = { $seat } would use up { $windows ->
    [one] { $windows } rose window
   *[other] { $windows } rose windows
}.
    .then = rose windows used up: { $windows }
would-church_completed = { $seat } would complete the Church: a cathedral.
would-coin_laid = { $seat } would lay a coin on Church square { $square }.
would-stood_up = { $seat } would stand all regiments up.
would-drafted = { $seat } would keep the { $character }.
would-bought_bull = { $seat } would buy a bull.
would-bid_made = { $seat } would bid { $regiments ->
    [0] no regiment
    [one] { $regiments } regiment
   *[other] { $regiments } regiments
}.
would-windows_lit = { $seat } would activate { $windows ->
    [one] { $windows } rose window
   *[other] { $windows } rose windows
}.
    .then = rose windows activated: { $windows }
would-placed = { $seat } would place a regiment on war square { $square }.
would-sent_home = { $seat } would get { $regiments ->
    [one] { $regiments } tired regiment
   *[other] { $regiments } tired regiments
} back.
would-phase_began = Action phase { $phase } would begin.
would-played = { $seat } would play the { $character }.
would-without_effect = { $seat } would leave the { $character } without effect.
would-bull_used = { $seat } would spend a bull.
would-unlocked_action = { $me ->
    [owner] { $seat } would unlock { $common }; your marker would come back.
   *[none] { $seat } would unlock { $common }; the marker would go back to { $owner }.
}
would-moved_up = { $seat } would move up to place { $place } in the order of peers.
    .then = place { $place } in the order of peers
would-took = { $seat } would take a { $good }.
    .then = a { $good }
would-took_bull = { $seat } would take a bull.
    .then = a bull
would-took_regiment = { $seat } would take a regiment ({ $readiness }).
    .then = a regiment ({ $readiness })
would-replaced = { $me ->
    [owner] { $seat } would replace your regiment on war square { $square }.
   *[none] { $seat } would replace the regiment of { $owner } on war square { $square }.
}
would-tired_regiment = { $seat } would tire a regiment.
    .then = a regiment tired
would-estate_bought = { $seat } would take the estate of square { $square }; its back: { $estate }.
would-estate_bought-hidden = { $seat } would take the estate of square { $square }.
would-estate_discarded = { $seat } would discard an estate: { $estate }.
would-embassy_taken = { $seat } would take an embassy tile: { $embassy }.
would-passive_decided = { $seat } would decide on the passive of the { $character }: { $answer }.
would-posed = { $seat } would sit for the painter; the portrait would be worth { $face } GP.
would-war_won = The war of level { $level } would be won.
would-war_lost = The war of level { $level } would be lost.
would-turned_up = The character set aside would be the { $character }.
would-round_ended = Round { $round } would end.

## Why not

reason-needs-ducats = This costs { $price } D, you have { $ducats }.
reason-needs-points = This needs { $points } GP, and you have fewer.
reason-not-in-pack = The { $character } is not in the pack.
reason-too-few-ready = You have { $ready ->
    [0] no ready regiment
    [one] { $ready } ready regiment
   *[other] { $ready } ready regiments
}.
reason-not-your-card = The { $character } is not yours this round.
reason-card-used = The { $character } has been used this round.
reason-card-forfeited = You declined the passive of the { $character }: it cannot be played this round.
reason-committed-first = The characters whose passives you used must still be played.
reason-common-done = One common action a phase, and you have had yours.
reason-locked = { $me ->
    [owner] You have locked this action yourself: { $common }.
   *[none] { $owner } has locked this action: { $common }.
}
reason-no-marker = Both your markers lie on common actions.
reason-other-character = That is no action of the { $character }.
reason-can-act = The card still has an action you can perform.
reason-no-estate = There is no estate { $number }.
reason-not-locked = That action is not locked.
reason-no-bull = You have no bull.
reason-bull-spent = One bull a round, and you have spent yours.
reason-common-in-turn = Common actions are done in your turn of an action phase, before the character or after it.
reason-card-in-turn = Characters are played in your turn of an action phase.
reason-by-a-character = That is done by a character: play one that can.
reason-posed-already = You have sat for the painter this round.
reason-portrait-done = Your portrait is finished.
reason-end-of-sea = Your ship is at the end of the sea-trade track.
reason-first-peer = You are first in the order of peers already.
reason-too-far-up = { $steps ->
    [one] You can move up one place here.
   *[other] You can move up one or { $steps } places here.
}
reason-not-in-workshops = The workshops sell rose windows and houses.
reason-no-good-open = No resource lies face up in the New World.
reason-no-good-there = No resource lies face up at position { $position }.
reason-no-good-beside = No resource lies beside a colony.
reason-all-turned-up = Every tile of the New World has been turned up.
reason-market-has-room = The market has a free square: the resource goes there.
reason-market-is-full = The market is full: choose the resource that it replaces.
reason-crown-full = The Crown is full.
reason-crown-room = The Crown has room for { $ducats } D.
reason-nothing-to-donate = No resource lies ready for a free square of the Church.
reason-church-taken = Church square { $square } has its resource.
reason-no-such-square = There is nothing on square { $square }.
reason-above-the-church = A resource of the market goes to the Church square below it; only the surplus fits any.
reason-no-window = You have no active rose window.
reason-too-few-windows = { $windows ->
    [0] You have no rose window for it.
    [one] One rose window at most.
   *[other] { $windows } rose windows at most.
}
reason-no-used-window = None of your rose windows is used.
reason-nothing-to-sell = Market and surplus are empty.
reason-golden-square = Only the resource on the golden square or on top of the surplus can be sold.
reason-level-reached = The bids reached the level: a regiment of another player is replaced.
reason-level-open = The bids did not reach the level: a regiment joins instead.
reason-war-full = The war has all the regiments it needs.
reason-all-yours = No regiment of another player is at war.
reason-own-regiment = That regiment is yours.
reason-own-first = While you have a ready regiment, yours goes.
reason-no-ready = You have no ready regiment.
reason-none-ready = Nobody has a ready regiment.
reason-not-ready = { $owner } has no ready regiment.
reason-nobody-at-sea = No other ship is on the sea-trade track.
reason-in-harbour = The ship of { $owner } is off the sea-trade track.
reason-own-ship = That ship is yours.
reason-no-house = You have no house in your pool.
reason-no-room = No colony has a free place.
reason-no-room-there = The colony at position { $position } is full.
reason-no-colony-there = There is no colony at position { $position }.
reason-slot-taken = That building cannot be chosen there.
reason-cathedral-stands = The colony at position { $position } has its cathedral.
reason-no-natives = No natives lie face up.
reason-no-natives-there = No such natives are at position { $position }.
reason-not-beside = Position { $position } does not lie directly below or above the mission.
reason-copies-nothing = No character of another player is left to act with.
reason-cannot-copy = You cannot act as this character: { $character }.
reason-no-regiment-left = All your regiments are in play.
reason-no-bull-left = No papal bull is left on the board.
reason-no-estate-left = All estates are bought.
reason-next-estate = All estates are alike from the front: take the one on square { $square }.
reason-none-left = None left: { $good }.
reason-nothing-left = Rose windows, houses and Magellan cards are all gone.
reason-no-embassy = There is no embassy tile to take there.
reason-bull-idle = The character has no action left that you could perform.
reason-can-pay = You can tire a regiment or pay: then you must.
reason-requisite = Not possible in this way: { $character }, action { $basic }.

## Options

option-power_of_court = The Power of the Court
    .help = Advanced characters join. Each player drafts three and plays two; using a passive commits its card.
option-power_of_court-off = off
option-power_of_court-on = on
option-court_3p_character = Advanced character with three players
    .help = Only with The Power of the Court: three players add one advanced character.
option-court_3p_character-random = any
option-court_3p_character-inquisitor = Inquisitor
option-court_3p_character-prince = Prince
option-court_3p_character-queen = Queen
option-court_3p_character-secretary = Secretary of State
option-new_world = The New World
    .help = Seven colony cards with buildings to choose, cathedrals overseas and aggressive natives.
option-new_world-off = off
option-new_world-on = on
option-ambassador = The Ambassador
    .help = A character who acts as others do, and embassy tiles that score in sets of a nation.
option-ambassador-off = off
option-ambassador-on = on

## The final score

score-admiral = Admiral
score-banker = Banker
score-cardinal = Cardinal
score-trader = Trader
score-constable = Constable
score-conqueror = Conqueror
score-pirate = Pirate
score-king = King
score-viceroy = Viceroy
score-inquisitor = Inquisitor
score-prince = Prince
score-queen = Queen
score-secretary = Secretary of State
score-ambassador = Ambassador
score-peers = order of peers
score-sea_trade = sea trade
score-estates = estates
score-war = war
score-capture = natives captured
score-cathedral = cathedral
score-forts = fort
score-councils = town council
score-plantations = plantation
score-loans = loan
score-crown = Crown
score-church = Church
score-offer = the Prince's offer
score-tribute = tribute to the King
score-piracy = piracy
score-inquisition = Inquisition
score-portrait = portrait
score-bulls = bulls
score-regiments = regiments
score-houses = houses
score-majorities = majorities
score-windows = rose windows
score-sea_ranks = sea trade at the end
score-voyages = Magellan's voyage
score-embassies = embassies
score-austria = Austria
score-england = England
score-france = France
score-portugal = Portugal
score-papal_states = Papal States
score-court = the Court
score-shops = workshops

## The table

label-round = Round { $round } of { $rounds }
label-phase = phase { $phase } of { $phases }
label-order = Turn order
label-peers = Order of peers
label-player = Player
label-gp = GP
label-ducats = D
label-regiments = Reg.
label-houses = House
label-windows = Win.
label-bulls = Bull
label-sea = Sea
label-magellan = Mag.
label-portrait = Port
label-estates = Est.
label-embassies = Emb.
label-markers = Mark
label-characters = Characters
label-crown = Crown
label-market = Market
label-surplus = Surplus
label-church = Church
label-war = War
label-new-world = New World
label-supply = Supply
label-ahead = Forecast
label-locked = Locked
label-display = Embassies
label-pack = The pack
label-aside = Set aside
label-left = Left over

note-level = level { $level }, dice { $dice }
note-place = colony { $position }
note-site = { $site } ({ $position })
note-face-down = unexplored
fate-market = → market { $square }
fate-surplus = → surplus
fate-sacked = → sacking
fate-raided = → raiders to { $colony }
fate-raiders = → raiders move on
fate-destroyed = → colony lost
fate-gone = { $tile } → Crown
gain-points = +{ $many } GP
gain-ducats = +{ $many } D
gain-sea = +{ $many } at sea
note-open = nothing
note-bulls = { $many ->
    [one] { $many } bull
   *[other] { $many } bulls
}
note-magellan = { $many } Magellan
note-windows = { $many ->
    [one] { $many } window
   *[other] { $many } windows
}
note-estates = { $many ->
    [one] { $many } estate
   *[other] { $many } estates
}
note-tiles = { $many ->
    [one] { $many } tile
   *[other] { $many } tiles
}
note-stack = stack { $many }
note-reconstructed = Most of these numbers are our reconstruction: in the rulebook we have, their icons are lost.
note-has-bid = has bid
note-chosen = { $cards } chosen
note-marks = ✓ used · ! must still be played · × cannot be played this round

## What is done, for the coach: "after this you … in 62 of 100 deals"

fact-revealed = you play this character, { $character },
    .rival = a rival plays this character, { $character },
