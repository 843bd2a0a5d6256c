# The companion of Ars Universalis: core/companion.py says what a card is made of.

decision-auction = Choose a figure, and what it is worth to you
    .text =
    You put one figure up for auction with your first bid. A figure brings works to complete, and each of them points and as many coins.
    .weigh =
    Does your hand help? Look which work your cards come near to; green says what they make already.
    What it brings: the figure also gives you materials, so a dear one with many cards may be cheap.
    Keep some coins: materials cost { $buy_price } each, and the next round wants a figure, too.
decision-bidding = One more coin, or let it go?
    .text =
    The highest bid takes the figure, and only the winner pays. Passing gives up this figure, not the others.
    .weigh =
    Is it worth it? What its works bring in points comes back in coins, but only once they are completed.
    Is another one left? The figures nobody bids for yet may suit you as well and cost less.
    Who else wants it? Others can spend no more coins than lie before them.
decision-recruitment = Hire this figure?
    .text =
    Between two players nobody bids: a figure costs its starting bid. You can hire one in each round.
    .weigh =
    Does your hand help? Look which of its works your cards come near to.
    A second one comes: if you decline, another figure is turned up, but perhaps a worse one.
    Not twice running: whoever gets no figure for { $idle_rounds ->
        [one] { $idle_rounds } round
       *[other] { $idle_rounds } rounds
    } loses the game.
decision-acquire = One figure has to leave
    .text =
    You may have { $active_figures ->
        [one] { $active_figures } figure
       *[other] { $active_figures } figures
    } at work, and a new one has come. The one you dismiss leaves with its open works; what it has brought you stays.
    .weigh =
    The hardest goes: dismiss the figure whose works your cards are furthest from.
    Out of date: figures of a past period bring only half.
decision-receive = Your hand is too full
    .text =
    You are about to draw more cards than your hand may hold. You may discard some first to make room, or keep what you have and draw fewer.
    .weigh =
    What do you need? Keep the cards that a work of yours already uses.
    New luck: cards that fit nothing are worth less than unknown ones.
decision-trade = Sell what is idle, buy what may help
    .text =
    You may sell cards for { $sell_price ->
        [one] { $sell_price } coin
       *[other] { $sell_price } coins
    } each and buy new ones for { $buy_price ->
        [one] { $buy_price } coin
       *[other] { $buy_price } coins
    } each, each of it once. New cards are drawn by chance.
    .weigh =
    First sell, then buy: that makes room in your hand and brings the coins.
    Nearly there? If one card is missing, the bank of the next phase may have it.
    Keep coins: without any you win no figure in the next auction.
decision-projects = Complete works
    .text =
    Each work is a small puzzle: lay cards of your hand on the bench until they make what it asks for. You get its points and as many coins; the cards used are gone.
    .weigh =
    Look at the bank: once in your turn you may exchange a card of yours for one that lies there.
    Few cards: the solution with the fewest cards leaves you something for the next work.
    Count the period: with { $transition_works ->
        [one] { $transition_works } work
       *[other] { $transition_works } works
    } of the current one you get { $transition_points ->
        [one] { $transition_points } point
       *[other] { $transition_points } points
    } more.
decision-make_room = Room for the card of the workshop
    .text =
    Your hand is full, and the card you bought needs a place. One card of yours has to go.
    .weigh =
    The least useful: let go what no work of yours needs.
decision-solo = Which work comes next?
    .text =
    You play alone: complete works downwards, column by column, until you complete one of the last period. Every work costs cards and brings new ones.
    .weigh =
    Same category: a work of the next period needs one of its own category in the period before.
    Look at the Inspiration: if category or period agree with it, you draw a card more.
    Once only: if nothing works, you may take a new hand.
decision-solo_discard = Too many cards
    .text =
    You hold more than { $solo_limit ->
        [one] { $solo_limit } card
       *[other] { $solo_limit } cards
    } and discard down to that. What you discard leaves the game.
    .weigh =
    Look ahead: keep what the open works and those below them may need.
