# Universal Tapestry's rules, in English. Every message is a section: its title, and its text. Numbers come from the
# ruleset.

aim = What it is about
    .text =
    Out of asteroids, comets and nebulae you weave a tapestry of { $side } × { $side } cards, alone against the deck. Colours
    have to flow like the rainbow, and no two neighbours may be of the same type.

    Of { $all } cards only { $full } find a place. If the tapestry is complete in the end, you have won; how well, your
    discards or the clock will tell.

components = The cards
    .text =
    There are { $all } cards in { $colours } colours of { $each_colour } cards each. Every card shows one of
    { $types } types, Asteroid, Comet or Nebula, and each combination of colour and type exists { $copies } times. The back
    shows the colour, nothing else:† of a face-down card you know half.

    @deck The colours stand in the order of the rainbow. The dots at the foot of a card show its place in it.

setup = Set-up
    .text =
    1. Shuffle all cards. They are the main deck.
    2. Lay the top { $start } face up in a diagonal, corner to corner.† They begin the tapestry.
    3. Deal { $draw_area } cards face down beside it. They are the draw area.

    @setup The first cards touch only at their corners, so they need not fit each other.

    { $deck } cards stay in the main deck. From now on the first cards are like all others; they can be exchanged, too.

turn = A turn
    .text =
    1. **Draw** any card of the draw area and look at it.
    2. **Place** it in the tapestry, or **exchange** it for a card it wins against, or **discard** it. After an exchange you hold
       another card, with which you have the same choice.
    3. The top card of the main deck goes face down to the gap in the draw area. When the deck is empty, the gap remains.

    You may discard or exchange even if the card could be placed. What you have drawn cannot be put back.†

contact = Contact rules
    .text =
    A card may be placed on an empty cell if all three rules hold:

    1. It touches at least one card, **side by side**. Corners do not count.
    2. With every card it touches its **colour** is the same or next in the rainbow.
    3. With none of them it shares the **symbol** on its sides.

    @alone Corner to corner is no contact.

    The tapestry may have holes and may lie in several pieces for a while.†

colours = Colours
    .text =
    The order is red, orange, yellow, green, blue, purple. Red may touch red and orange; green may touch yellow, green and
    blue. The rainbow is **not a ring**: red and purple never touch.†

    @colours Same or next in the rainbow: yes. Two steps or more, or red beside purple: no.

symbols = Symbols
    .text =
    The symbol on the sides of a card is its **type**:† an asteroid may not lie beside an asteroid, a comet not beside a
    comet, a nebula not beside a nebula.

    @symbols Every card it touches has to be of another type.

size = Size
    .text =
    @box The window is wherever the tapestry is.

    The tapestry is never wider or higher than **{ $side } cards**. Where these { $side } × { $side } cells lie is not fixed
    beforehand: the window floats until the tapestry has reached its full width or height.†

exchange = Exchange
    .text =
    @cycle Rock wins against Scissors, Scissors against Paper, Paper against Rock: the Asteroid is the Rock, the Comet the
    Scissors, the Nebula the Paper.

    Instead of placing the card you hold you may lay it **in the place of a card of a type it wins against**. The colour
    of that card does not matter, but yours has to keep all contact rules there. You take the other card into your hand.†

    @exchange The nebula wins against the asteroid and fits beside the comet.

    @barred Not allowed: a comet does not win against an asteroid; a nebula would lie beside a nebula; orange would touch green.

    A card that touches nothing, such as one of the first ones in the beginning, cannot be exchanged: the new card would
    touch nothing, too.† Lay a neighbour beside it first.

    > So a card can be exchanged only if all its neighbours are of the type it wins against itself.

chains = Chains
    .text =
    With the card you took you may exchange again, as often as you like.† The turn ends when you place or discard a card.

    @chain Nebula for asteroid, asteroid for comet, and the comet finds a free cell.

    Only one thing is forbidden: an exchange may not bring back a position of the tapestry and hand that was there before
    in the same turn.† So every chain ends.

discard = Discarding
    .text =
    A discarded card is out of the game, face up. Only { $spare } cards can be spared: with the { $fatal }th discard before
    the tapestry is complete it cannot be finished any more, and the game is lost at once.†

redraw = A new draw area
    .text =
    If none of the colours in the draw area fits on any empty cell,† but some colour in the main deck would, the draw area
    is shuffled into the deck and dealt anew. This happens by itself,† after the set-up and after every turn, and again
    until a colour fits. Symbols and exchanges play no part. With an empty deck there is no new draw area.

end = Winning and losing
    .text =
    You win with a complete tapestry: { $side } × { $side } cards without a gap, that is { $place_turns } cards placed to the
    first { $start }. If the cards run out before, you lose, and there is neither score nor rank. You may give up
    until it is complete.†

    Before the game you choose what it is about: the [discards](#mode-discards) or the [time](#mode-time).

mode-discards = By discarded cards
    .text =
    The game goes on after the last gap is filled, until draw area and main deck are used up; the { $spare } cards left over are
    your discards. Until then you may still exchange, so as to discard dearer cards. If you want nothing more, finish, and
    all cards left are discarded.†

    Each discard counts by its colour: red and purple { $points_R }, orange and blue { $points_O }, yellow and green
    { $points_Y }. The best possible score is **{ $most_points }**.

    > The colours in the middle are the dear ones, but they are also the ones that fit best. Winning and scoring pull in
    different directions.

mode-time = By time
    .text =
    The clock starts when the table is laid, before your first draw, and stops when the last card completes the tapestry.
    The game ends there; discards do not count.†

    @ranks On which side of a limit an exact time falls is ours.†

    Pausing stops the clock and covers the table.†

options = Options
    .text =
    The two modes are printed. The other choices are ours.†

    - **Mode**: by discarded cards, or by time.
    - **Side symbol**: the type of the card, or one of four separate symbols (sun, moon, star, planet). With the latter all
      cards differ, neighbours may be of the same type but not have the same symbol, and the game is much easier.
    - **Exchange a card that touches nothing**: no, or yes. With yes the first cards can be exchanged from the start.
    - **New draw area**: when no colour in it fits an empty cell, when no colour in it is near one on the table at all, or
      never.
    - **Set-up diagonal**: corner to corner, or on every other cell.
    - **Exchanges a turn**: as many as you like, or a limit.
    - **Go on after the decisive discard**: no, or yes, for practice.

presets = Sets of rules
    .text =
    They are ours, too.†

    - **Classic**: the rules as told here.
    - **Relaxed**: Classic, but cards that touch nothing can be exchanged. Right for the first games.
    - **Gentle**: with separate side symbols as well. Nearly every deal can be won.

open-and-hidden = Known and unknown
    .text =
    You see the tapestry, your hand, your discards, the colours in the draw area, the number of cards in the main deck, and the
    colour of its top card, since its back is visible. By counting you know how many cards of each colour are still in the
    deck. What the face-down cards show, nobody knows.

hints = Hints
    .text =
    - Look at the diagonal first: where two colours meet that are far apart, the cells between them are dead. Lay a
      neighbour beside one of the two cards, then exchange that card away.
    - Weave a gentle slope of colours from one end of the rainbow to the other.
    - Keep cells open for several kinds. A cell between two types takes only the third, and one that touches all three is
      dead.
    - Keep cards that can be exchanged: those whose neighbours are all of the type they win against.
    - If you want to win, discard the ends of the rainbow; if you want points, its middle.
    - It is not easy. Do not despair of the first games, or begin with Relaxed.

good-to-know = Good to know
    .text =
    The rules leave some cases open. This is how we play them:†

    - **The rainbow has two ends.** They are worth least when discarded because they are hardest to place.
    - **The window floats**: only the size of the tapestry is limited.
    - **“Exchange indefinitely”** means several exchanges in one turn, without limit.
    - **The new draw area** is compulsory. It looks at the empty cells, not only at the colours on the table.
    - **The last discard you can afford** is known, so a lost game ends at once.
    - **The clock** runs from the moment the first card may be drawn to the last card placed.
    - **Times exactly on a limit** count for the better rank, except that the fastest rank needs less than
      { $crack_minutes } minutes and the slowest begins after { $slow_minutes }.
    - **Misplaced cards** cannot occur here: only legal cells can be chosen.

reconstructed = What is reconstructed
    .text =
    We had the texts of the rules, but no picture of a card. So these are **our own conclusions**, not the printed facts:

    - that the symbol on the sides is the type. The other reading, four separate symbols, is the option “side symbol”; the
      names sun, moon, star and planet are invented;
    - that every colour and type has equally many cards, and that the back shows nothing but the colour;
    - on which side of a limit an exact time falls.

    The options and the sets of rules are ours as well. The English and the Spanish rules differ in small things; where
    only one text says something, such as the English one on the new draw area, we follow it. The English text calls the
    types Rock, Scissors and Paper, the Spanish one Asteroid, Comet and Nebula.
