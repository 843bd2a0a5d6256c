# Ars Universalis's rules, in English. Every message is a section: its title, and its text. Numbers come from the
# ruleset, those of the cards from their lists.

aim = What it is about
    .text =
    You are a patron of the arts and sciences. From the Middle Ages to the late modern age you win painters, poets,
    composers, sculptors and scholars for your house and give them the materials their works need. Every work is a small
    puzzle: mix colours, spell a word, lay a melody, build a sculpture, find a calculation.

    A completed work brings points and as many coins. The game ends in the round in which somebody reaches
    { $end_score } points. It is for { $least_seats } to { $most_seats } players; [two](#two-players) meet without
    auctions, and there is a [solo game](#solo).

components = What there is
    .text =
    - **{ $figure_cards } historical figures**, { $figures_each } for each of the three periods: Middle Ages, Early
      Modern and Late Modern. On them are { $all_works } works.
    - **{ $material_cards } materials cards**, printed on both faces.
    - **Five Major Developments**, one for each category, worth { $development_points } points each, and the **Major
      Achievement in Arts and Science**, worth { $achievement_points }.
    - **A Paradigm Shift marker** for each player, worth { $marker_unused } on one side and { $marker_used_once } on the
      other.
    - **A board** with the score, the record of the ages and the record of the categories.
    - **Coins**, and a marker for the **Lead Patron**.

    @categories The five categories.

materials = Materials cards
    .text =
    A card can be used for any kind of puzzle, but only one of the things on it counts at a time. Both faces are yours
    to use.

    @faces One face shows a number, paint at the left and right end, and an element with its connectors; the other a
    staff with notes, and four letters.

    - **Numbers** go from { $number_least } to { $number_most }; the lower half is nearly twice as common.†
    - **Paint** is red, yellow or blue at each end.
    - **Elements** are cones, cylinders, spheres and cubes, equally many of each.† A triangle at each end, the
      connector, lies high, in the middle or low.†
    - **Letters**: four different ones on each card. E, A, I and O are the most common; J, K, Q, W, X, Y and Z are there
      once each.†
    - **Notes**: one, two or three. They lie on the five lines of a staff or in the four spaces between them. We count
      the places from the bottom line, which is { $staff_bottom }, to the top line, which is { $staff_top }.

figures = Historical figures
    .text =
    @anatomy Name, period and number; the medallion in the colour of the period; the works with what they ask for and
    their points; the starting bid, the materials the figure brings, and the bonus for all works.

    Most figures have **one work**. Those with two or three are **multi-talented** and have a bonus, for whoever
    completes all their works. The uppermost work is the main one.

    A figure is **active** while it lies before you with at least one work open.

    All figures are [listed below](#all-figures).

setup = Set-up
    .text =
    For three or four players:

    1. Shuffle the materials, and the figures of each period by themselves.
    2. Take the { $multi_each } multi-talented figures out of the deck of the Middle Ages, deal one of the others face
       up to everybody, put the rest back and shuffle. This first figure costs nothing and brings no materials.†
    3. Everybody gets { $start_materials } materials and { $start_coins_4 } coins, a Paradigm Shift marker with its
       { $marker_unused } up, and begins with no points and no works on the records.
    4. The first Lead Patron is drawn by lot.†

    The game begins in the Middle Ages.

round = A round
    .text =
    Every round has three phases. In each of them the Lead Patron acts first, then the others clockwise.

    1. [Auction](#auction): win a new figure.
    2. [Trade](#trade): sell and buy materials.
    3. [Projects](#projects): complete works.

    Then the Lead Patron marker goes one place to the left.

auction = Auction
    .text =
    As many figures as there are players are turned up. Everybody can win **one** of them.

    1. Whoever has to open chooses a figure and bids at least its starting bid, but no more than the coins they have.
       The Lead Patron opens first.
    2. In turn the others raise by any whole number of coins, or pass. Passing holds for this auction only.
    3. When all but one have passed, the highest bidder pays and takes the figure. Nobody else pays.
    4. Whoever has won is out of this phase. If it was the opener, the next player to the left opens; if not, the same
       opener goes on.

    Whoever has to open but will not, or cannot pay for any of the figures left, **withdraws** for the whole phase. The
    last player left bids against nobody: they may take one figure at its starting bid, or withdraw. Figures that nobody
    wanted go to the discard pile of the period.

    > Example: Ana opens with four coins, Ben bids five, Cleo passes, Ana bids seven, Ben passes. Ana pays seven. Ben,
    the next one still in, opens the following auction.

    If the deck is too short, the figures discarded in this period are shuffled into it; if that is not enough, fewer
    are turned up.†

acquire = A new figure
    .text =
    Pay, lay the figure face up before you, and take as many materials as it shows. You may have **{ $active_figures }
    active figures**. If you win another one, you have to dismiss one of the old ones first; its open works are lost and
    it leaves the game.† What its completed works brought stays yours.

hand = Materials in hand
    .text =
    The most cards you may hold are **{ $hand_limit_middle_ages }** in the Middle Ages, **{ $hand_limit_early_modern }**
    in the Early Modern and **{ $hand_limit_late_modern }** in the Late Modern period, at all times.†

    Before you draw more than there is room for, you may put cards of your hand back to make room. Then you draw as many
    as fit; the rest is forgone.

    > Example: you hold { $over_hand } of { $hand_limit_middle_ages } cards and may draw { $over_draw }. Put back none
    and you draw { $over_none }, put back one and you draw { $over_one }, put back two and you draw all { $over_draw }.

    All cards that are used, sold or put back go to the deck at once, and every draw is by chance from all that is in
    it.†

trade = Trade
    .text =
    In turn everybody may do each of these once, in either order:

    - **Sell** any number of materials for { $sell_price } coin each.
    - **Buy** any number of materials for { $buy_price } coins each, as far as the [hand](#hand) allows. You pay only
      for cards you draw.†

    So coins from a sale can pay for new cards.

projects = Projects
    .text =
    The Lead Patron lays out { $bank_size } materials face up: the **materials bank**. In turn everybody may do, in any
    order:

    - **Exchange** one card of the hand for one of the bank, once in the turn. The card you give lies there for those
      who come after you.
    - **Complete works** of your active figures, as many as you can and like.

    Nobody has to complete a work. At the end of the round the bank goes back to the deck.

complete = Completing a work
    .text =
    Lay out materials of your hand that solve the [puzzle](#puzzles) of an open work. Works of the Early Modern period
    need a completed work of the Middle Ages before, those of the Late Modern period one of the Early Modern. Then, in
    this order:

    1. The cards used go back to the deck.
    2. You get the points of the work, and as many coins.
    3. You go one step on in the record of its category; look for a [Major Development](#developments).
    4. If the figure is of the current period, you go one step on in the record of the ages; look for the [next
       period](#ages).
    5. If it was the last work of a multi-talented figure, you get the bonus, in points and in coins. A figure without
       open works leaves the game.
    6. With a work in all five categories look for the [Major Achievement](#achievement).

    > Example: { $example_name } has works for { $example_works } points and a bonus of { $example_bonus }. All of them
    completed in time bring { $example_total } points and { $example_total } coins.

round-end = End of the round
    .text =
    The bank goes back to the deck. Then we look whether the [game ends](#end). If not, the player to the left becomes
    Lead Patron, and if a new period is due, it begins.

puzzles = The puzzles
    .text =
    There are five kinds, one for each category. For all of them:

    - Use only materials of your own hand; what you want from the bank you have to exchange first.
    - Every card you lay out is spent, and none serves two works.
    - Every card has to play a part.† The only exception are cards that join others in the middle of
      a [sculpture](#sculpture).
    - There are often several ways. Fewer cards are better, for what you keep can serve the next work.

    The examples play by themselves when they come into sight, or step by step.

painting = Painting
    .text =
    Asked for are colours in a certain order. Lay cards side by side, numbers upright: where two meet, the paint at
    their ends makes a colour.

    @mixing Equal colours stay as they are.

    @painting

    A row has at least two cards. You may lay several rows; read one after the other, from top to bottom, they have to
    show exactly the colours asked for. One row costs a card more than there are colours, and every further row one card
    more.

literature = Literature
    .text =
    Asked for are letters in a certain order. Lay cards in a row and take from each one or more of its letters.

    @literature

    - The cards have to lie in the order of the word. Within a card you may take letters in any order.†
    - Each letter of a card can be taken once.†
    - Upper and lower case make no difference.

music = Music
    .text =
    Asked for is a melody. Lay cards in a row so that their staffs run on; what counts is the height of the notes, left
    to right.

    @music

    - You may **slide** a card up or down, but only by whole lines,† so that the staff runs on. A note on a line stays
      on a line, one in a space in a space.
    - All notes from the first to the last of the melody have to be right, without one in between. Only at the left of
      the first card and at the right of the last notes may be left over.
    - Every card gives at least one note. Cards are not turned.†

sculpture = Sculpture
    .text =
    Asked for are elements in a certain order. Lay cards in a row so that the connectors meet at every joint: high with
    high, middle with middle, low with low.

    @sculpture

    - You may **turn** a card by half. Its ends change places, and high becomes low. The element is printed twice, so
      that it can be read either way, but counts once.†
    - Between the elements asked for there may be cards with any others, to join them. They are spent as well. The first
      and the last card have to show the first and the last element.†

    > A row that solves a work, turned as a whole, shows the elements backwards.

science = Science
    .text =
    Asked for is a number. Combine the numbers of your cards with plus, minus, times and divided by, and with brackets,
    so that the result is exact.

    @science

    - Each card counts once. Numbers may not be joined to longer ones, and there are no other operations.
    - Fractions and negative numbers are allowed on the way.†

    > Example: seven divided by the half of one is fourteen.

ages = Through the ages
    .text =
    Whoever is the first to have completed **{ $transition_works } works of the current period** gets
    { $transition_points } points and brings about the next one. Others who reach { $transition_works } in the same
    round get the points, too, but nobody gets them twice in a period.†

    The new period begins with the next round:

    1. Everybody gets { $transition_coins } coins.
    2. The record of the ages begins anew.
    3. Figures are turned up from the new deck; the old one leaves the game.
    4. You may hold more [cards](#hand).

    Until then everything still belongs to the old period. In the Late Modern period there is nothing more to bring
    about, and no points for it.†

anachronism = Too late
    .text =
    The works of figures of past periods can still be completed, but each of their rewards, every work and the
    bonus, brings **half**, rounded down.† They do not count for the record of the ages; for categories, Major
    Developments and the Major Achievement they do.

    > Example: { $late_name } would bring { $late_works } and a bonus of { $late_bonus }; in a later period it is
    { $late_halves } and { $late_half_bonus }, together { $late_total }. For the bonus it matters when the last work is
    completed.†

shift = Paradigm Shift
    .text =
    Twice in the game, but at most once in a round, you may turn the tide. Before any decision of yours,† in any phase,
    do one of these:

    - Put your **whole hand** aside, draw as many new cards, and only then put the old ones back.†
    - Take **{ $shift_coins } coins**.

    The first time turn your marker from { $marker_unused } to { $marker_used_once }; the second time hand it in. What
    it shows in the end counts as points.

developments = Major Developments
    .text =
    The first to complete **{ $development_works } works of one category** takes its Major Development,
    { $development_points } points. Whoever later has **more** works of this category than its holder takes the card
    away, and the points with it. With equally many it stays where it is.

achievement = Major Achievement in Arts and Science
    .text =
    The first with at least one work in each of the five categories gets { $achievement_points } points and never loses
    them.

end = End of the game
    .text =
    At the end of a round the game is over if

    - somebody has **{ $end_score } points** or more now, or
    - nobody has got a new figure in this round’s auction phase.

    Everybody adds the points of their Paradigm Shift marker: { $marker_unused } if it was never used,
    { $marker_used_once } if it was used once. Whoever has the most points wins; if equal, the most coins decide; if
    still equal, the victory is shared.†

    > Whoever has passed { $end_score } and fallen back below it by losing a Major Development does not end the game.

two-players = Two players
    .text =
    Everything as above, except that you begin with { $start_coins_2 } coins, and figures are not auctioned
    but **hired** at their starting bid. Everybody can hire one in a round.

    1. A figure is turned up. The Lead Patron may hire it; if not, the other may.
    2. A second one is turned up. It is for whoever has not hired yet: if one of you has hired the first, it is offered
       to the other alone;† if nobody has, to the Lead Patron first, then to the other.

    A figure both decline is discarded. If the deck is empty then, the second one comes out of the other discards: the
    one just declined is not offered again in this round, and without another one there is no second figure.†

    The game does not end because nobody gets a figure. Instead, whoever has got none in **{ $idle_rounds } rounds
    running** loses when the last of them ends, whatever the score; a classic counts as a figure. A round in which you
    were offered none does not count.†

solo = Solo game
    .text =
    Alone you play without coins, points and auctions. You win by completing **one work of the Late Modern period**.

    1. Shuffle each period’s deck and lay { $solo_columns } columns of { $solo_rows } figures face down: the top row of
       the Middle Ages, two rows of the Early Modern, the bottom row of the Late Modern period. Turn up the top row.
    2. The other { $inspiration } figures are the **Inspiration deck**. Turn up its first card.
    3. Draw { $solo_materials } materials. You have one blank Paradigm Shift marker.

    @solo The table of the solo game. A completed work turns up the next card of its column.

    Complete any open work of a figure turned up. Works of the Early Modern period need a completed work of the **same
    category** from the Middle Ages, those of the Late Modern one from the Early Modern. After each work:

    1. Turn up the card below in its column, unless it is up already.
    2. The materials used leave the game.
    3. Draw as many as the figure shows; one more if the category of the work is among those of the Inspiration card, or
       its period is the same.
    4. If you hold more than { $solo_limit } cards, discard down to that.
    5. Turn up the next Inspiration card. If there is none left, its discards are shuffled.

    Further works of a multi-talented figure can be completed as well and bring materials, but turn up nothing new.†

    Once in the game you may shift: discard your hand and draw as many. Discarded cards leave the game.† You lose when
    no work can be completed any more and no shift helps;† you may also give up.

options = Optional rules
    .text =
    Each of them can be used by itself or with any others, with two or more players.

duel = Duel of the Patrons
    .text =
    Major Developments are taken with { $duel_works } works already.

workshop = Leonardo’s Workshop
    .text =
    In place of the bank there is a grid of { $workshop_rows } rows with as many columns as there are players, laid out
    once for the whole game. There is no exchange. Once in your turn of the Projects phase you may buy one card of it:
    in the first column for one coin, in the second for two, and so on. The coins go to the next players on your left,
    one each; in the last column the last coin goes to the supply.

    @workshop With three players.

    With a full hand you have to discard a card first.† The cards to the right of the gap move up, and the last place is
    filled at once.

greatness = Shared Greatness
    .text =
    The Major Achievement goes to everybody who completes all five categories in the same round as the first.

golden-age = Extended Golden Age
    .text =
    The Late Modern period needs { $golden_age_works } works of the Early Modern; so do the points for bringing it
    about.

treasures = Treasures of the Past
    .text =
    When the Middle Ages end, what is left of their deck is turned face up: the **classics**. Whoever has to open an
    auction, or is the last one left, may instead take the uppermost classic at its starting bid.† It is then their
    figure of the round. With two players this goes in place of hiring.

    Works of classics bring half, like all that is late. But at the end whoever has completed the most works of the
    Middle Ages, at whatever time, gets { $treasure_points } points; if several have equally many, each of them does.

table-options = Settings of the table
    .text =
    - **Hands**: open, or closed.† With closed hands others see only how many cards you hold, and every card when you
      use it.
    - **Help with solutions**: with it the bench can show you a solution. Without, nobody is told what can be solved.

open-and-hidden = Known and unknown
    .text =
    Coins, points, figures, markers, records, bids, the bank and the discard piles are open to all, and so are hands,
    unless you play with closed ones. Which figures and materials there are, everybody may look up here. What will be
    drawn next, nobody knows.

all-figures = All figures
    .text =
    Each with what its works ask for, their points, the starting bid, the materials and the bonus. Nearly all of this is
    our own;† the letters sought are the same in every language.

    @list_figures

all-materials = All materials
    .text =
    They can be turned over all together. What is on them is our own.†

    @list_materials

hints = Hints
    .text =
    - Do not bid for a figure because of its points alone: look whether your hand comes near one of its works, and what
      materials it brings.
    - Keep enough coins for a figure in the next round, above all with two players.
    - Complete an easy work of each period early; without it all later ones are closed to you.
    - With { $transition_works } works of a period you get { $transition_points } points more. Look who is near it
      before you leave work for later.
    - Calculations nearly always come out, but they take more cards. Words with rare letters seldom do.
    - A full hand that solves nothing: sell three cards and buy others, or shift.

good-to-know = Good to know
    .text =
    The rules leave some cases open. This is how we play them:

    - **The hand limit** holds at all times, not only at the end of the round.
    - **One purchase and one sale** in the Trade phase, each of any number of cards.
    - **Shifting** is possible at your own decisions only, not while others decide, and not while you choose what to
      discard. You get as many new cards as you put aside, and none of the old ones.
    - **Whoever cannot pay** for a figure may still take the coins of a shift before withdrawing.
    - **Three figures**: whoever wins a fourth cannot decline it.
    - **Halves** are rounded for every reward by itself.
    - **Works completed late** count where a work of an earlier period is needed.
    - **Secondary works** count for the record of the ages like main ones.
    - **A row of a painting** has to give colours that follow each other in the work.
    - **Two players**: if the Lead Patron declines and the other hires, the second figure is offered to the Lead Patron
      only. If both have hired nothing for too long, points decide.
    - **Classics** are only those still in the deck, in the order they lay in, and only the uppermost can be taken.

reconstructed = What is reconstructed
    .text =
    We had the text of the rulebook, but no picture of a card. So these are **our own**, not the printed facts:

    - all { $material_cards } materials cards: numbers, paint, elements, connectors, letters and notes. From the rules
      we know what kinds of things are on them, and that low numbers and common letters come more often;
    - the connectors at three heights, as the most likely reading of the text;
    - most of the figures: their titles, targets, points, starting bids, materials and bonuses. The rulebook names some,
      such as Dürer, Kassia, Rembrandt, Händel, Michelangelo and Newton, with a few of their values;
    - that fractions are allowed in science, that music cards slide by whole lines only, that hands are open, and the
      other answers [above](#good-to-know).

    The order of the phases, prices, limits, rewards, developments and options are the rulebook’s.
