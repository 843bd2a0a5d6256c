# Plus Ultra's rules, in English. Every message is a section: its title, and its text. Numbers come from the ruleset.

aim = What it is about
    .text =
    The court of the Emperor Charles V: new lands beyond the sea, wars in Europe, cathedrals, debts and intrigue. Over
    { $rounds } rounds you draft the most powerful people of the Empire, send them out one by one, and
    gather **Greatness Points**. Whoever has the most in the end wins. The game is for { $least_seats } to
    { $most_seats } players.

    There are three expansions, which can be combined: [The Power of the Court](#court), [The New
    World](#new-world-cards) and [The Ambassador](#ambassador-expansion).

    In these rules **D** is a ducat, **GP** a Greatness Point.

components = What there is
    .text =
    @pieces The pieces of one player, and what lies on the board for all.

    Everything of your colour is in one of two places: your **pool** before you, which you can use, or the
    common **supply**, from which it has to be taken first. A **ready** regiment stands, a **tired** one lies. A **rose
    window** is active or used.

    Besides there are { $ducats_total } ducats, three dice, and { $characters } [characters](#characters). The bank
    never runs out of ducats.†

tiles = Tiles of the New World
    .text =
    @tiles The draw stack, and what lies on the market at the beginning. The colonies of size three come into play by
    themselves.

    Gold, silver, gems and vegetables are **resources**. Natives threaten colonies. Colonies of size two, three and four
    hold as many houses.

board = The board
    .text =
    @zones

    - **Greatness**: the track around the board has { $register } squares; after a lap your points count on.
    - **New World**: two columns of { $exploration_squares } squares, for exploration and for colonies. Each colony lies
      beside one exploration square. The lowest square, the golden one, has a colony of size { $initial_colony_size }
      from the start.
    - **Sea trade**: { $sea_squares } squares. At the start all ships lie off the track.
    - **Market**: { $market_squares } squares; new resources take the first free one, and gaps close to the left. What
      finds no room lies in the **surplus**, one on top of the other, and never returns to the market.†
    - **Church**: as many squares as the market, each one below one of the market’s.
    - **Wealth of the Crown**: at most { $crown_max } ducats.
    - **European wars**: { $war_squares } squares for regiments.
    - **Order of peers**, **rounds**, [common actions](#common-actions), [estates](#estates), papal bulls and Magellan’s
      voyage.

setup = Set-up
    .text =
    1. Everybody gets { $start_ducats } D, { $start_regiments_ready } ready regiments, { $start_houses } houses in the
       pool, { $start_rose_windows_active } active rose window and { $common_markers_per_player } markers for common
       actions. The ship lies off the track; nobody has GP.
    2. The market gets silver, silver, vegetables and gold, the surplus one silver. The { $size3_colonies } colonies of
       size three are set aside.
    3. The other { $stack } tiles are shuffled. One is laid face down on each exploration square, and the lowest is
       turned up. If it is a colony, it goes to the first free colony square.
    4. The Crown gets { $crown_start } D.
    5. Estates are drawn at random and laid out with the coin up; nobody knows the backs. With two, three or four
       players there are { $estates_in_play_2 }, { $estates_in_play_3 } or { $estates_in_play_4 } estates,
       { $bulls_in_play_2 }, { $bulls_in_play_3 } or { $bulls_in_play_4 } bulls, and { $magellan_in_play_2 },
       { $magellan_in_play_3 } or { $magellan_in_play_4 } Magellan cards.
    6. A starting player is drawn by lot.† The others follow clockwise in the order of peers.

    @modes How many character cards are in play.

orders = Two orders
    .text =
    The **order of peers** is the register on the board. It changes all the time: whoever moves up passes others, who
    move back. The **order of turn** is a copy of it, made at the beginning of each round and valid for the whole round.

    So if you overtake somebody now, you act before them only in the next round. The register itself matters at once for
    the ducats the Crown cannot hold, for the Queen, for Visiting the Court, and for the last tie-break.

    @peers What the places bring at the beginning of a round.

round = A round
    .text =
    1. **Beginning**: new tiles, income, dice, draft, bulls and bids for the war.
    2. **Action phases**: two, with two players three. In each of them everybody plays one character, in order of turn.
    3. **End**: war, sacking, production, Crown.

beginning = Beginning of the round
    .text =
    1. **New World**: empty exploration squares get a face-up tile from the stack, from the lowest up. A colony goes to
       the first free colony square instead, and its exploration square stays empty in this round. In rounds
       { $size3_colony_rounds_first } and { $size3_colony_rounds_second } a colony of size three is founded as well.
    2. **Order of turn**: it is copied from the order of peers.
    3. **Income**: what your [place](#orders) brings, { $estate_income } D for each estate, and the income of [sea
       trade](#sea-trade). All markers come back from the common actions.
    4. **Regiments**: if you have any and all are tired, you may pay { $standup_cost } D, and all stand up.
    5. **Dice**: three are rolled. The middle one of the three is the level of the [war](#war).
    6. **Draft**: everybody chooses [characters](#draft).
    7. **Bulls**: in order everybody may buy one [bull](#bulls) for { $bull_cost } D.
    8. **Bids** for the [war](#war).

draft = The draft
    .text =
    Shuffle the characters and put one aside, unseen.

    - **Three or four players**: the first in order takes the whole pack, keeps one card and hands the rest on. When all
      have one, the pack goes round again in the same order. Everybody has two.
    - **Two players**: the first takes one, the second two; then one of the rest is removed at random, unseen; the first
      takes two, the second one. The last card is discarded. Both have three.

    Then everybody’s cards are revealed, and so is what was left over, but not the card set aside. Passives work from
    now to the end of the round, also those of cards that have been played.

    > Whoever picks first sees every card but one, and so knows what was set aside.

war = The war
    .text =
    Everybody secretly bids a number of ready regiments, none or more. The bids are revealed together. The highest
    bidder, among equals the one further up in the order of peers, puts one regiment on the first square, then the next
    one, and so on in turns, until as many squares are filled as the level says or no bid is left. Regiments that found
    no place come back tired.

    @war An example: the dice show the level, and the bids are placed in turns.†

    At the [end of the round](#end-of-round) the war is won if as many regiments stand there as the level says. Each of
    them brings its owner { $war_gp_per_regiment } GP. Won or lost, all come home tired.

turn = Your turn
    .text =
    In each action phase, on your turn:

    1. Play **one** of your characters. A passive that works “when played” comes first, so what it brings can pay for
       the action.
    2. Do **one of its two actions**. It needs its costs and its conditions. If you cannot or will not, the card is
       played without effect.
    3. If you have done an action, you may spend a [bull](#bulls) for a second one.

    Before or after this, but not in between, you may do one [common action](#common-actions). At any time of your turn
    you may discard [estates](#estates).

    When others have to choose something because of your action, they do so in order of turn, openly, and at once.

bulls = Papal bulls
    .text =
    A bull lets you do a second action of the character you have just played: the other one, or the same one again.
    Costs and conditions are as usual; what works “when played” does not work a second time. A bull can also be spent
    to [capture natives](#natives) with Conqueror or Viceroy.

    You may buy { $bull_purchases_per_round } bull and spend { $bull_uses_per_round } in a round, for whatever use.† A
    spent bull goes back to the board and can be bought again. Each one you still have at the end costs
    { $bull_end_penalty } GP.

paying = Paying and losing
    .text =
    - **With the Crown’s help**: some actions are paid partly by you, partly by the wealth of the Crown. What the Crown
      lacks, you have to add. Everything paid goes to the bank.
    - **Giving to the Crown**: it holds { $crown_max } D. Each ducat beyond that goes to a player: the first to the
      first in the order of peers, the next to the second, and so on.†
    - **Losing GP**: nobody falls below zero before the final scoring.† If you have to choose between a payment and
      losing GP, you can choose only what you really have; if you can do neither, you lose the GP you have.

estates = Estates
    .text =
    @estates The fronts are alike; the backs, { $estate_tiles } in all, are these.†

    An estate brings { $estate_income } D at the beginning of every round from the next one on, and { $estate_end_gp }
    GP at the end. Only its owner knows the back.

    In your own turn you may **discard** it: turn it over and take what it shows from the supply; a bull comes from the
    board. If there is none left you get nothing. The tile leaves the game.

end-of-round = End of the round
    .text =
    1. **War**: see [there](#war).
    2. **Sacking**: every colony with houses and face-up natives beside it loses the house built last; it goes back to
       its owner’s pool.† The natives stay.†
    3. **Production**: every face-up resource beside a colony goes to the first free square of the market, or on top of
       the surplus if there is none. The lowest colony is first. Houses are not needed.†
    4. **Crown**: the character set aside is turned up. All resources in the market of the kind that it shows leave the
       game, and the Crown gets { $crown_per_discarded_tile } D for each. The surplus stays.

    After the last round the [scoring](#scoring) follows.

    @harvest An example: what lies beside a colony goes to the market, natives sack the last house.

market = Market and Church
    .text =
    @market Guide lines lead from each market square to its square in the Church.

    A resource is **donated** to the Church by the Cardinal: from the market only to the square below it, from the
    surplus to any square, as long as no resource lies there. The Inquisitor makes others put ducats there; they belong
    to whoever donates to that square.

    When all squares of the Church hold resources, the **cathedral** is complete: its resources leave the game,
    everybody’s rose windows become active, and whoever completed it gets { $cathedral_complete_bonus } GP.†

natives = Colonies and natives
    .text =
    Houses of a colony are built one after the other; the last one is the first to be sacked. A colony is full when it
    has as many houses as its size says. At the end each house counts, and the majority in each colony.

    Natives lie where they were found until they are **captured**, by Conqueror or Viceroy. Each capture brings
    { $natives_capture_gp } GP.

    > Face-down tiles neither produce nor threaten.

sea-trade = Sea trade
    .text =
    Your ship goes forward with the Admiral and by Exploring the seas. From square { $sea_income_thresholds_ducats } on
    it brings { $sea5_ducats } D at the beginning of every round, from square { $sea_income_thresholds_gp } on also
    { $sea8_gp } GP. At the end ships on the track [score](#scoring), those furthest ahead the most.

characters = Characters
    .text =
    Each character has a resource, two actions marked I and II, and mostly a passive. One marked ∞ works for the whole
    round, also after the card was played; one marked with a ring works once, when the card is played. The passive
    belongs to whoever drafted the card, is compulsory and works by itself. Cards set aside or left over have none.

    In the basic game { $basic_characters } characters are used; the next four are advanced and come with [The Power of
    the Court](#court), the last one with [The Ambassador](#ambassador-expansion).

character-admiral = Admiral
    .text =
    @admiral

    With the ship on the last square action II still brings its GP.

character-banker = Banker
    .text =
    @banker

    While somebody has the Banker, no loan takes a marker, neither the others’ nor the Banker’s own, and it can be asked
    for again; but it is still the one common action of the phase. Action II may bring nothing.

character-cardinal = Cardinal
    .text =
    @cardinal

    The passive works for bulls that are bought, not for those taken free of charge.

character-trader = Trader
    .text =
    @trader

    > Example: in a market of silver, silver, vegetables and gold the first silver brings { $example_sale } D; gems on
    the surplus would bring { $trader_b1_base } D.

character-constable = Constable
    .text =
    @constable

    What counts for action I is whether the bids reached the level, not how many regiments stand there now. If they did,
    you need a ready regiment and somebody else’s to replace. If they did not, the war needs a free square. You cannot
    have more than { $regiments_per_colour } regiments.

character-conqueror = Conqueror
    .text =
    @conqueror

    A colony that is found goes to the first free colony square. Natives you do not capture stay face up; those you
    capture bring { $natives_capture_gp } GP at once.

character-pirate = Pirate
    .text =
    @pirate

    The ransom is decided by each victim alone. A player whose ship is off the track cannot be chosen. The consolation
    is for the Pirate’s owner only, not for those who copy the card.†

character-king = King
    .text =
    @king

    Action II: whoever has neither the ducat nor enough GP loses what GP there are.

character-viceroy = Viceroy
    .text =
    @viceroy

    Count the colonies first: the ducats of the passive may pay for the action.

character-inquisitor = Inquisitor
    .text =
    @inquisitor

    Production at the end of the round and piracy do not count for the passive. Everybody chooses their own square of
    the Church; several ducats may lie on one.

character-prince = Prince
    .text =
    @prince

    The offer of action I goes to everybody else in order of turn. Whoever is first already does not move.

character-queen = Queen
    .text =
    @queen

    What counts is the register as it stands now. Action II can be chosen only if some action of the card set aside is
    possible.

character-secretary = Secretary of State
    .text =
    @secretary

    A King that you have drafted yourself, that was left over or set aside does not cost you the passive.

character-ambassador = Ambassador
    .text =
    @ambassador

    An action unlocked is open to everybody again, also to whoever had done it; only the painter stays once for each
    player and round. A copied Queen may copy in turn, but nobody copies themselves.

common-actions = Common actions
    .text =
    Each of your { $common_markers_per_player } markers locks one action for this round: nobody may choose it again. In
    one phase you may do at most one. Without a marker you can do none, except a loan while the Banker is in play. What
    you cannot pay, or what would have no effect, cannot be chosen.

    @commons

    - **Painter**: one sitting a round; every player can have one portrait.
    - **Regiments**: at most { $regiments_per_colour }, wherever they stand.
    - **Visiting the Court**: two places only from the third or fourth; not for the first.

court = The Power of the Court
    .text =
    _For three or four players._ The advanced characters join: with four players all { $advanced_characters }, with
    three one of them, chosen when the table is made or by chance. Everybody drafts { $court_characters } characters in
    as many rounds of the pack, but still plays only two. One stays unplayed.

    The passives of **Banker, Cardinal, Constable, Inquisitor and Queen** wait for something to happen. When it happens
    and the card is still free, you decide at once:

    - **Activate**: the passive works, and the card is committed. You have to play it later in this round.
    - **Decline**: it has no effect, and the card is out for this round. Your other two are committed.

    If the card is already played or committed, the passive works by itself; if two others are, it does not work. The
    Constable’s passive works only if he was played. If the Banker declines, the loan is locked as usual; for a loan of
    your own you are asked as well.

new-world-cards = The New World
    .text =
    _For two to four players._ Seven cards take the place of the two columns. Their back is an exploration square, their
    front a colony with four building sites and room for a cathedral.

    @sites Building sites from left to right.† La Española is a colony of size { $initial_colony_size } from the start.

    For the **set-up** La Española lies at the bottom, the others above it in random order, backs up. The
    { $aggressive_natives } aggressive natives are shuffled into the stack. Each card gets a tile, face down; the lowest
    one is turned up.

    A colony that is found turns over the **lowest card that still shows its back**. The colony tile tells its size.
    Only cards without a tile are filled up.

    Whoever builds a house chooses a free site. There may be as many houses as the size says, not counting the
    cathedral, and each building once.

buildings = Buildings
    .text =
    - **Harbour**: when a resource of this colony goes to the market, its owner advances { $harbour_sea } in sea trade.
    - **Mission**: when it is built, its owner may capture one tile of face-up natives, of either kind, directly above
      or below, free of charge. It brings the GP of a capture.
    - **Town council**: when somebody else builds here, a cathedral too, its owner gets { $town_council } D.†
    - **Plantation**: at the beginning of the round its owner gets { $plantation } D if there are vegetables in the
      market.†
    - **Fort**: ordinary natives cannot sack here, and each capture here brings its owner { $fort } GP.†
    - **Cathedral**: whoever completes the [Church](#market) may put a house of the pool here in place of the GP. It
      costs nothing, does not count for the size, and counts as a house. The majority in this colony is worth
      { $cathedral_majority_gp } GP more.

raids = Aggressive natives
    .text =
    With this expansion natives sack the house furthest to the right; the cathedral counts as the one furthest to the
    left.† All natives there at the beginning of this step act once, from the bottom up; at the same colony
    ordinary ones act first.

    - **Ordinary** natives do nothing where there is a fort.
    - **Aggressive** ones sack in spite of it. Then they move to the colony directly above or below; whose house was
      lost decides. They act there in the next round. If there is no such colony, they stay.
    - **Aggressive** ones beside a colony without a house destroy it: the card leaves the game with everything on it,
      and the others close up.

ambassador-expansion = The Ambassador
    .text =
    _For three or four players._ The [Ambassador](#character-ambassador) joins the characters, [Visiting
    Embassies](#common-actions) the common actions, and { $embassy_tiles } embassy tiles are shuffled; two lie face up.
    A visible tile that is taken is replaced at once.† A tile from the stack is seen only by whoever takes it.

    @embassies Every pair and every triple of the five nations exists once.†

    At the end each tile is worth { $embassy_tile_gp } GP. Besides, choose one emblem on each of your tiles. A nation of
    which you have { $embassy_set } pays once:

    - **Austria**: for your place in the order of peers { $austria_gp_1 }, { $austria_gp_2 }, { $austria_gp_3 } or
      { $austria_gp_4 } GP.
    - **England**: your points of the sea trade once more.
    - **Portugal**: { $portugal_house_gp } GP for each of your houses in the New World and { $portugal_majority_gp } for
      each majority.
    - **Papal States**: { $papal_rose_gp } GP for each rose window.
    - **France**: { $france_regiment_gp } GP for each regiment you own.

    The best choice of emblems is found for you.

scoring = Final scoring
    .text =
    1. **Houses** in the New World: { $house_gp } GP each.
    2. **Majorities**: whoever alone has the most houses in a colony gets { $majority_gp_2 }, { $majority_gp_3 } or
       { $majority_gp_4 } GP for size two, three or four. With a tie nobody does.
    3. **Bulls** not spent: minus { $bull_end_penalty } GP each.
    4. **Rose windows**, active or used: whoever has the most gets { $rose_most_gp } GP, several as well; everybody else
       loses { $rose_missing_gp } GP for each one they have less.
    5. **Sea trade**: the furthest square { $sea_final_first } GP, the next one that is occupied { $sea_final_second },
       all further ones { $sea_final_rest }; off the track nothing. Several on a square get the same.
    6. **Magellan cards**: { $magellan_gp } GP each; if all of them have been taken, { $magellan_gp_complete } each.
    7. **Portrait**: pay { $painter_delivery_cost } D for its value; else it is worth { $painter_undelivered_gp } GP.
    8. **Estates** not discarded: { $estate_end_gp } GP each.
    9. **Embassies**, with [The Ambassador](#ambassador-expansion).

    Ducats, regiments, houses in the pool and captured natives count nothing. Whoever has the most GP wins; if equal,
    the better place in the order of peers decides.†

    @majority An example: two houses against one in a colony of size four.

open-and-hidden = Known and unknown
    .text =
    Open to all are ducats, GP, regiments, windows, bulls, houses, cards won, market, surplus and Church, the dice, and
    all characters once they are revealed. Nobody knows the order of the stacks, the face-down tiles and the backs of
    estates on the board.

    Only you know what you have drafted until it is revealed, the packs you have seen, your bid until all are in, the
    backs of your estates, and embassy tiles you drew from the stack. The Queen’s owner may look at the character set
    aside.

hints = Hints
    .text =
    - Draft two cards that help each other: Admiral and Trader, King II with a bull for King I, Banker II before Banker
      I.
    - The character set aside tells which resources will leave the market. Make use of it before.
    - An early estate pays for itself; towards the end spend your bulls and your ducats.
    - Being second in the order of peers brings nothing for a long time: be first in the last rounds, or stay back for
      the ducats.
    - Take new regiments tired if all others are: then they can stand up together.
    - The painter needs four rounds for the full value, and only one player may sit in each.
    - Build last where a majority is contested, but not beside natives.

good-to-know = Good to know
    .text =
    The rules leave some cases open. This is how we play them:

    - **The first colony** is printed on the lowest square.
    - **Waiving an action** is always allowed; then there is no bull either.
    - **One bull a round**, whether for an action or for natives.
    - **Loans** of the Banker’s days take no marker.
    - **With two players** there are three phases, but only { $common_markers_per_player } markers.
    - **The Pirate** pays his own ransom if he has a house there.
    - **Resources that leave the market** or the Church are out of the game; nothing is reshuffled. If the stack runs
      out, squares stay empty.
    - **A colony tile that finds no room** leaves the game.
    - **Ties** at the end are broken by the order of peers.
    - **Copied actions** use the pieces and ducats of whoever copies, and the passives of the copied card do not work.

reconstructed = What is reconstructed
    .text =
    In the copy of the rulebook we had, the icons were lost, and with them many numbers. These are **our own
    conclusions**, not the printed facts; they can be changed at every table:

    - what most character actions, common actions and bulls cost and bring. From the text are the Trader’s price, the
      Inquisitor’s ducat and penalty, the Admiral’s steps, the Cardinal’s passive, and the Ambassador’s prices;
    - the GP for captured natives. The text names none;
    - the GP for places in the order of peers, the income of sea trade, what a regiment at war brings;
    - the points for houses, majorities, rose windows, estates and nations;
    - the resources on the characters (only the Trader’s is known), the mix of the tiles, the backs of the estates, the
      building sites of the seven cards, the embassy tiles;
    - the number of squares of market and Church, and the size of the first colony;
    - which four characters are advanced: for the Secretary of State it is likely, but not certain;
    - that cathedral and fort bring GP, town council and plantation ducats: the amounts are printed, the icons are not.

    From the text are the number of rounds and pieces, the set-up, the course of a round, the draft, the war, the Crown,
    the values of the portrait, sea trade and Magellan at the end, and everything the actions do.
