# Plus Ultra in the browser, in English: its board, and what the pictures of its rules say. D is a ducat, GP a Greatness
# Point. Names of characters, actions and tiles are in the catalogue beside the rules.

## Characters: what they stand for; what they do is told beside the rules

passive = Passive, for the whole round
passive-once = Passive, once

card-admiral = Brings resources across the sea
card-banker = Lends, and lives off debts
card-cardinal = Fills the Church, hands out bulls
card-trader = Turns resources into ducats and greatness
card-constable = Commands the armies
card-conqueror = Goes where nobody has been
card-pirate = Takes what others ship
card-king = First among his peers
card-viceroy = Rules overseas
card-inquisitor = Keeps watch over souls and windows
card-prince = Heir with friends at court
card-queen = Honours rank, borrows a friend
card-secretary = Knows where everything is kept
card-ambassador = Opens doors at foreign courts

## The pictures of the rules

piece-ship = ship
piece-regiment = regiments
piece-house = houses
piece-rose_window = rose windows
piece-bull = papal bulls
piece-magellan = Magellan cards
piece-estate = estates
piece-painting = portraits
window-active = active rose window
window-used = used rose window
zones-label = The zones of the board
zone-greatness = Greatness
zone-new-world = New World
zone-sea = Sea trade
zone-rounds = Rounds
zone-peers = Order of peers
zone-crown = Wealth of the Crown
zone-market = Market
zone-surplus = Surplus
zone-church = Church
zone-wars = European wars
zone-bulls = Papal bulls
zone-magellan = Magellan
zone-commons = Common actions
zone-estates = Estates
column-tile = Tile
column-stack = Stack
column-start = At the start
column-round = Round
column-mode = Characters
column-players = Players
column-deck = In the deck
column-drafted = Drafted
column-left = Left over
mode-basic = Basic
mode-ambassador = With the Ambassador
mode-court = The Power of the Court
mode-both = Court and Ambassador
amount-gp = { $count } GP
war-level = level { $level }
war-bid = bids { $bid }
harvest-sacked = The house built last is sacked; the natives stay.
harvest-produced = Second to the market.
harvest-produced-first = First to the market.
nation-letter-austria = A
nation-letter-england = E
nation-letter-france = F
nation-letter-portugal = P
nation-letter-papal_states = S

## The table: what is asked

subtitle = The Court of the Emperor Charles V
prompt-stand_up = Have your regiments stand up?
    .help = All are tired. { $standup_cost } D for all of them; you have { $purse } D.
prompt-draft = Keep a character of the pack
    .help = It stays secret until all are revealed. The rest of the pack goes on.
prompt-buy_bulls = Buy a papal bull?
    .help = Once a round it lets a character act twice. { $bull_cost } D, you have { $purse } D; unspent at the end −{ $bull_end_penalty } GP.
prompt-bids = War of level { $level }: bid in secret
    .help = Ready regiments: { $ready }. Won, each one there brings { $war_gp_per_regiment } GP; all come home tired.
prompt-menu = Your turn: play a character
    .help = { $common ->
        [yes] A common action may come before it or after it.
       *[no] No common action is possible now.
    }
prompt-unlock = Unlock a common action?
    .help = Choose a locked one; its marker goes back to its owner.
prompt-basic = { $acting }: choose an action
    .help = { $copied ->
        [yes] Your { $played } acts as the { $acting }.
       *[no] The costs are yours; the preview shows what it brings.
    }
prompt-bull = { $acting }: once more with a bull?
    .help = The same action or the other one, with its costs. Bulls you have: { $bulls }.
prompt-after = Your card is played
    .help = A common action, or end the turn.
prompt-natives = You found natives at position { $where }
    .help = Captured, they bring { $natives_capture_gp } GP. You have { $purse } D; ready regiments: { $ready }.
prompt-house = You found { $colony }
    .help = A house there costs { $conqueror_b1_house_ducats } D; you have { $purse } D and { $pool ->
        [one] 1 house
       *[other] { $pool } houses
    } in your pool.
prompt-ransom = { $own ->
        [yes] You plunder beside { $colony }, where you have a house
       *[no] { $actor } plunders beside { $colony } with the Pirate
    }
    .help = A house of yours stands there. You have { $purse } D; ready regiments: { $ready }.
prompt-tribute = { $actor } demands tribute for the King
    .help = You have { $gp } GP and { $purse } D.
prompt-coin = { $actor } demands a coin for the Church
    .help = Choose a square without a resource for { $inquisitor_b1_coin } D of yours. Whoever donates there takes it.
prompt-offer = { $actor } offers you GP with the Prince
    .help = { $prince_b1_others_pay } D for { $prince_b1_others_gp } GP; you have { $purse } D.
prompt-passive = Use the passive of your { $acting }?
    .help = Its passive: { $passive }
prompt-mustering = Your estate gives you a regiment
    .help = Ready it can go to war; all tired ones stand up together for { $standup_cost } D.
prompt-mission = Your mission may capture natives
    .help = Choose those directly below or above { $colony }. It is free and brings { $natives_capture_gp } GP.
prompt-cathedral = You completed the Church
    .help = Take { $cathedral_complete_bonus } GP, or put a house of your pool on a cathedral’s place overseas.
prompt-raid = Raiders destroyed your house in { $colony }
    .help = Choose the neighbouring colony they turn to.
begun-fund_regiments = Funding a regiment
begun-explore_seas = Exploring the seas
begun-open_mission = Opening up a mission
begun-visit_court = Visiting the Court
begun-workshops = Acquiring from the workshops
begun-buy_estate = Buying an estate
begun-visit_embassies = Visiting embassies
button-standup = Answer
button-draft = Keep the { $character }
    .short = Keep it
button-buy_bull = Answer
button-bid = Hand in the bid
button-play_card = Play it
button-unlock = Unlock
button-no_effect = Without effect
button-use_bull = Spend a bull
button-decline = No, go on
button-end_turn = End the turn
button-discard_estate = Discard the estate
button-muster = Take it
button-painter = Sit for him
button-loan = Take the loan
button-fund_regiments = Fund it
button-explore_seas = Explore
button-open_mission = Build here
button-visit_court = Visit the Court
button-workshops = Acquire
button-buy_estate = Buy this estate
button-visit_embassies = Take the tile
button-basic = Act
button-ship = Ship it
button-deposit = Give
button-donate = Donate
button-sell = Sell
button-spend = Buy
button-replace = Replace
button-reinforce = Send it
button-recruit = Take it
button-carry = Carry it
button-windows = Turn them
button-raid = Set back
button-plunder = Plunder
button-acquire = Take it
button-take_estate = Buy this estate
button-settle = Build here
button-catch = Capture
button-take_embassy = Take the tile
button-copy = Act so
button-natives = Decide
button-house = Build here
button-cathedral = Decide
button-mission_capture = Capture
button-ransom = Answer
button-offer = Answer
button-tribute = Answer
button-coin = Lay it here
button-passive = Decide
button-raid_move = Send them

ask-basic = Choose action I or II.
ask-position = Choose a place of the New World.
ask-slot = Choose a building.
ask-onto = Choose the market square it takes.
ask-source = Choose a resource of the market or the surplus.
ask-square = Choose a square.
ask-window = Use up a rose window?
ask-answer = Your answer
ask-regiments = How many regiments?
ask-by = How?
ask-direction = Where to?
ask-readiness = Ready or tired?
ask-what = What?
ask-steps = How many places?
ask-good = What?
ask-ducats = How many ducats?
ask-tier = Which offer?
ask-windows = How many windows?
ask-at = Or else
ask-common = Or else
ask-desk = Choose an embassy tile.
ask-victim = Choose a player.
ask-owner = Choose a player.
ask-character = Choose a character.
ask-tile = Choose the natives.
ask-number = Choose an estate.

choose-tribute-gp = Lose { $king_b2_penalty } GP
choose-tribute-ducat = Pay { $king_b2_pay } D
choose-ransom-regiment = Tire a regiment
choose-ransom-ducat = Pay { $pirate_b2_ransom } D
choose-offer-pay = Pay { $prince_b1_others_pay } D for { $prince_b1_others_gp } GP
choose-offer-pass = Pass
choose-standup-yes = Pay { $standup_cost } D, all get ready
choose-standup-no = Let them rest
choose-buy_bull-yes = Buy one for { $bull_cost } D
choose-buy_bull-no = Not this time
choose-natives-bull = Capture: spend a bull
choose-natives-regiment = Capture: { $conqueror_b1_natives_ducats } D and a regiment
choose-natives-leave = Leave them
choose-catch-bull = Spend a bull
choose-catch-regiment = { $viceroy_b2_own } D and { $viceroy_b2_crown } D of the Crown, tire a regiment
choose-passive-activate = Activate: it must be played
choose-passive-decline = Decline: it is out this round
choose-cathedral-gp = Take { $cathedral_complete_bonus } GP
choose-unlock-none = Unlock none

by-bull = spend a bull
by-regiment = tire a regiment
by-leave = leave them
by-ducat = pay
by-gp = lose GP
answer-pay = pay
answer-pass = pass
answer-activate = activate
answer-decline = decline

## The table: zones and pieces

zone-windows = Windows
tab-world = New World
tab-trade = Market
tab-commons = Actions
tab-court = Court
tab-sea = Sea
tab-war = War
tab-estates = Estates
zone-open = something can be chosen here
the-court = The Court
look-up = Look up cards
status-asked = is choosing
status-committed = committed
status-forfeited = out
status-used = used
no-characters = No character yet
preview = Preview
preview-unknown = What comes of it cannot be told beforehand.
note-ducats = { $ducats } D
stack-left = stack { $many }
first-colony = First colony
no-colony = no colony
of-size = size { $size }
slot-free = free
tile-at = { $tile }, position { $position }
colony-label = { $colony }, size { $size }, houses: { $houses }
raid-label = Send the natives to { $colony }
slot-label = { $building } in { $colony }: { $owner }
fate-key = → round’s end
fate-remark = At the end of the round, as things stand
ahead = later { $gains }
ahead-remark = What the end of this round and the incomes after it bring, as things stand
ship-label = Ship of { $name }, sea trade { $square }
peers-remark = At the beginning of the next round
crown-of = { $ducats } of { $most } D
market-remark = sale { $base } D less its like
market-label = Market square { $square }: { $tile }
surplus-label = Surplus, tiles: { $many }, on top: { $tile }
church-label = Church square { $square }: { $tile }, { $ducats } D; a donation gives { $points } GP, with a window { $window } more
donation = +{ $points } GP, window +{ $window }
church-remark = { $goods } of { $squares }; full: +{ $points } GP
war-remark = level { $level } ({ $dice }), { $points } GP each
war-label = War square { $square }: regiment of { $name }
label-bids = Bids
each-gp = { $points } GP each
markers-left = { $many ->
    [one] 1 marker left
   *[other] { $many } markers left
}
commons-remark = a marker locks
locked-by = Locked by { $name }.
estates-remark = +{ $ducats } D a round
estate-label = Estate on square { $square }, { $ducats } D a round
estate-gone = estate bought
own-estate = Your estate { $number }: { $estate }
player-label = { $name }, { $turn } in turn order, { $points } GP, { $ducats } D

## The draft

about-draft = It stays secret until all are revealed. { $others ->
        [0] The pack is empty then.
        [one] { $to ->
            [next] The other one goes on to { $next }.
            [me] From the rest you choose once more.
           *[none] The other one is left over.
        }
       *[other] { $to ->
            [next] The other { $others } go on to { $next }.
            [me] From the rest you choose once more.
           *[none] The other { $others } are left over.
        }
    }
the-pack = The pack
pack-remark = green: what an action would bring now; red: why nothing
pack-remark-short = green: now
show-board = Show the board
show-board-short = Board
show-pack = Show the pack
full-text = Full text
no-passive = No passive
unit-gp = GP
unit-ducat = D
prospect = { $most ->
    [yes] Now up to { $gain }
   *[no] Now { $gain }
}
prospect-price = { $most ->
    [yes] Now up to { $gain } for { $price } D
   *[no] Now { $gain } for { $price } D
}
prospect-nothing = Now nothing
prospect-sea = sea +{ $many }
you-keep = You keep
keep-count = { $kept } of { $keeps }
pick-number = pick { $number }
seen-packs = { $packs ->
    [0] Seen so far: this pack.
    [one] Seen so far: an earlier pack and this one.
   *[other] Seen so far: { $packs } earlier packs and this one.
} One of the { $deck } was set aside face down.
strip-label = What the choice depends on
strip-crown = of { $most }
strip-war = { $points } GP each
strip-places = { $free ->
    [one] 1 place
   *[other] { $free } places
}
strip-world = New World { $position }
strip-peers = Peers

## What a player has

holdings-label = What { $name } has
key-ready = ready
key-tired = tired
key-war = at war
key-active = active
key-used = used
legend-ducats = { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
}
legend-regiments = Regiments: { $ready } ready + { $tired } tired{ $war ->
    [0] {""}
   *[other] , { $war } at war
}
legend-houses = Houses: { $pool } in the pool, { $supply } in the supply
legend-windows = Rose windows: { $active } active + { $used } used
legend-bulls = Papal bulls: { $count }
legend-magellan = Magellan cards: { $count }
legend-portrait = { $price ->
    [0] Portrait: { $count } GP at the end
   *[other] Portrait: { $count } GP at the end, for { $price } D
}
legend-natives = Natives captured: { $count }
