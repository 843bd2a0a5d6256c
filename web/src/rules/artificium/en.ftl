# Artificium's rules, in English. Every message is a section: its title, and its text. Numbers come from the ruleset.

aim = What it is about
    .text =
    You are the ruler of a medieval town that lives by its crafts. Wood becomes coal, wheat becomes beer, and beer and a
    sword send out a knight: every card you use turns something you have into something better and carries your marker
    forward on the score track.

    Over { $rounds } rounds each player improves a hand of cards at the market and then plays it out, card by card, in
    secret and at the same moment as everybody else. Whoever has the most points in the end wins. The game is for
    { $least_seats } to { $most_seats } players.

components = What there is
    .text =
    - **{ $all_cards } cards** of { $kinds } kinds: { $building_cards } buildings and { $action_cards } actions.
    - **A score track** with { $track_squares } squares; some squares give a resource.
    - **A marker** for each player.
    - **A resource board** for each player: how much of each resource you own, and what the bank pays and asks for it.
    - **{ $tokens } tokens.** On the resource board a token is a resource, beside the board it is a coin.
    - **A round marker** and **a start player marker**.

    @anatomy A building shows its points on the ribbon, its tier,† and below what it pays and what it gives. An action has
    no points; its effect is written out.

resources = Resources
    .text =
    There are nine resources in four tiers.† The higher the tier, the more work is in it. You may own any amount of each;
    what you own is open to all.†

    @resources Prices are in coins: what you pay the bank for one, and what the bank pays you.

    Wizards and knights are no resources. They cannot be kept or traded; they are what
    the [Wizard’s tower](#wizard-tower) and the [Castle](#castle) do at once.

setup = Set-up
    .text =
    1. All markers stand on square { $first_square }.
    2. Everybody gets { $start_coins } coins and no resources.
    3. All cards are shuffled into one face-down deck.
    4. The start player of the first round is drawn by lot.

round = A round
    .text =
    Each of the { $rounds } rounds goes like this:

    1. **Beginning**: the start player is named, and hands are filled up.
    2. **Market**: in turn, cards of the hand are swapped for cards of the market.
    3. **Play**: again and again everybody lays one card face down; all are turned up together and settled one by one.
    4. **End**: used cards go to the discard pile, cards of the hand may be discarded, resources sold.

    “In order” always means clockwise from the start player. The start player stays the same for the whole round,
    whatever happens to the scores.

round-start = Beginning of the round
    .text =
    From the second round on the start player is whoever has the **fewest points**. Among equals it is the one who comes
    first clockwise after the old start player; the old start player counts as the last. Coins play no part in this.

    Then everybody, in order, draws up to **{ $hand_size } cards**. Whoever kept { $hand_size } or more draws nothing and
    keeps them all.

market = Market
    .text =
    { $market_size } cards are laid out face up. In order, and round after round, each player takes one turn until all have
    passed:

    - **Swap** a card of your hand for one of the market. Your first swap is free, each further one costs
      { $extra_swap_cost } coins. The card you give lies in the market at once; anybody can take it, you as well.
    - **A new hand** in place of your first swap: discard your whole hand and draw { $mulligan_draw } cards. After that
      every swap costs { $extra_swap_cost } coins.
    - **Pass**: you are done with the market for this round.

    Resources cannot be bought or sold here, so keep a few coins for it. When all have passed, the cards that are left go
    to the discard pile.

    > Whoever held more than { $mulligan_draw } cards and takes a new hand still draws only { $mulligan_draw }.

choose = Laying a card
    .text =
    Everybody who still plays and holds a card chooses in secret: **lay one card face down**, or **pass** for the rest of
    the round.† When all have chosen, everything is turned up at once, passes as well.

    A player with an empty hand is skipped. Once no one has a card to lay, or no one wants to, the round ends.

resolve = Settling the cards
    .text =
    First all **actions** are settled, in order; then all **buildings**, in order. When it is your card’s turn you may
    first [trade](#trade). Then do one of these:

    - **Use it.** Pay what it asks, take what it gives, move your marker by its points. It then lies before you until the
      round ends.
    - **Discard it.** No effect, no points. You go on playing.
    - **Take it back** to your hand. No effect, no points, and you lay no more cards in this round.

    Nobody has to use a card, even if it could be used. When all cards are settled, everybody chooses the next one.

    > Because actions come first, a rival’s Theft can take the very wheat your Brewery was waiting for.

trade = Trading with the bank
    .text =
    Just before you use your card you may buy and sell as many resources as you like, whether the card needs them or
    not. You trade with the bank only, at the prices of your [resource board](#resources), and never on credit.

    After using the card there is no more trading until your next card or the end of the round. So what a card or a bonus
    square has just given you cannot be sold in the same turn.

    Selling always brings less than buying costs: trade never earns money, it only closes gaps.

    Whoever has laid no card just now cannot trade.

round-end = End of the round
    .text =
    1. All used cards go to the discard pile.
    2. Everybody may discard any cards of the hand and sell any resources. Nothing can be bought. You all decide at the
       same time.
    3. Cards you keep are yours in the next round; so are your resources and coins.

    After the last round this is left out: the [final scoring](#end) sells everything anyway.

buildings = Buildings
    .text =
    Every use of a building runs once, exactly as the card shows: pay the left side, get the right side, score the ribbon.

    @raw Tier I makes something out of nothing.

    @second Tier II turns wood and wheat into coal, food and beer.

    @third Tiers III and IV need what the lower ones make.

    @fifth The top: no resources, but { $top_points } points and a strong effect each.

    The points follow the work: { $raw_points }, { $second_points }, { $third_points }, { $fourth_points } and
    { $top_points }. Points are scored by moving the marker, which may bring [bonuses](#track).

wizard-tower = Wizard’s tower
    .text =
    @wizard_tower

    Beer, a spell and a coin call a wizard. Score the points first, with any bonuses. Then draw { $wizard_draw } cards and
    discard { $wizard_discard } of your whole hand, new or old. You cannot decline; with fewer cards you discard what you
    have.† The tower itself is not in your hand any more. The net gain is { $wizard_net } cards, which you can still play in this round.

castle = Castle
    .text =
    @castle

    Beer, a sword and a coin equip a knight. Score the points first, with any bonuses. Then your knight pushes the marker
    of one rival of your choice back by { $castle_setback } squares, at most to the first square of the track.† You have to
    choose someone; a rival who stands at the very beginning already may be chosen, too.†

actions = Actions
    .text =
    Actions give no points. Used actions lie before you like buildings until the round ends.

exploration = Exploration
    .text =
    @exploration

    Choose a rival who holds at least one card. A random card of that hand comes into yours, and the rival at once draws a
    card from the deck in its place. Cards already laid on the table are not in the hand and are safe. If all rivals have empty
    hands, the card cannot be used.†

theft = Theft
    .text =
    @theft

    Choose a rival and a resource the rival owns. You pay the bank { $theft_cost_1 ->
        [one] { $theft_cost_1 } coin
       *[other] { $theft_cost_1 } coins
    } for one of tier I and { $theft_cost_2 ->
        [one] { $theft_cost_2 } coin
       *[other] { $theft_cost_2 } coins
    } for one of tier II, and it moves from the rival’s resource board to yours. Tiers III and IV and coins cannot be stolen. You
    may sell something just before to have the money.

rebuilding = Rebuilding
    .text =
    @rebuilding

    Choose one of the cards you have used in this round and take it back into your hand: you may play it again. What it
    brought you the first time stays yours. A Rebuilding can fetch other actions, but never a Rebuilding.† Discarded cards
    are out of its reach.†

fair = Fair
    .text =
    @fair

    Take { $fair_coins_per_card ->
        [one] **{ $fair_coins_per_card } coin for every card**
       *[other] **{ $fair_coins_per_card } coins for every card**
    } that lies used before you at this moment, actions included. The Fair itself does not count, nor do cards you discarded
    or fetched back by a Rebuilding.† With nothing before you it may be used for nothing.†

track = The score track
    .text =
    Using a building moves your marker forward by its points. **Every bonus square you enter or pass** gives you its
    resource at once, several if there are several. The square you start from gives nothing.

    @track The bonus squares of this edition.†

    - Moved back by a Castle, you neither get nor lose resources. When you later pass the square forwards again, it gives
      its resource again.†
    - Nobody moves back beyond the first square.†
    - After square { $last_square } a second lap begins.† Your score goes on counting, and the bonus squares work again.

end = End of the game
    .text =
    The game ends after round { $rounds }.

    1. Everybody sells all resources.
    2. Every { $coins_per_point } coins are one point; a remainder is lost. These points bring no bonuses.
    3. Whoever has the most points wins. Equals share their place; there is no tie-break.

    Cards left in the hand are worth nothing.

    > With one beer, one sword and two wood left the sale brings { $sale } coins, or { $sale_points } points; used for a
    Castle the same beer and sword would have brought { $top_points }.

example = A round as an example
    .text =
    Anna’s marker stands on { $example_start }; she owns one coin, two wheat, one coal and one metal. Bonus squares are left
    out here. She plays five cards:

    1. **Sawmill**: nothing to pay, wood arrives. Marker on { $example_1 }.
    2. **Mill & bakery**: one wheat becomes food. Marker on { $example_2 }.
    3. **Brewery**: the other wheat becomes beer. Marker on { $example_3 }.
    4. **Swordsmith**: coal and metal become a sword. Marker on { $example_4 }.
    5. **Castle**: beer, sword and her last coin become a knight. Marker on { $example_5 }; a rival on { $victim_before } goes back to
       { $victim_after }.

    The order matters: the Castle could only come after the beer and the sword were made.

piles = Deck and tokens
    .text =
    As soon as the deck runs out, the discard pile is shuffled and becomes the new deck, even in the middle of drawing
    several cards. Hands, the market, and cards lying before players stay where they are.

    The tokens are no limit. Should the bank run out of them, others take their place.†

open-and-secret = Open and secret
    .text =
    - **Secret**: your hand (others see only how many cards), the deck, what you laid face down, and even whether you laid
      a card or passed, until all have chosen.†
    - **Open**: scores, coins, resources, the market, used cards, the whole discard pile, and who has passed.†
    - A card moved by an Exploration is known to both players concerned; the others see only that a card moved.

good-to-know = Good to know
    .text =
    The rulebook leaves some cases open. This is how we play them:†

    - **You may pass** instead of laying a card. It shows nothing, but you are out for the round.
    - **Who is out can still be hit**: Exploration, Theft and Castle may choose any rival.
    - **Theft**: the thief chooses both the rival and the resource.
    - **Trading and then not using** the card is allowed.
    - **You trade only in your own turn.** You cannot sell your wheat quickly before a Theft is settled.
    - **No trade without a card**, as when you have passed or hold none any more.
    - **A Fair without used cards** and a Castle against somebody on the first square may be used; they just do little.
    - **Discarded cards** count neither for the Fair nor for a Rebuilding.
    - **Two Rebuildings** cannot fetch each other, or a round would never end.
    - **Castle and Wizard’s tower** have to be carried out completely once they are used, points before effect.
    - **Points for coins** at the end of the game give no bonus squares.
    - **Start player**: named before hands are filled.

reconstructed = What is reconstructed
    .text =
    The cards, their costs, their products and their points are those of the printed game. Some numbers are only in
    pictures we do not have. These are **our own choice**, not the printed ones:

    - the **prices** of the resource board: they follow the points of the card that makes the resource and those of the next tier;
    - the **tiers** of the resources, which are near certain: they follow the chain of production;
    - the **length of the track** and its **bonus squares**.

    The Spanish and some of the English names of cards are our own, too.
