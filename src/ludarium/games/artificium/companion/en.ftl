# The companion of Artificium: core/companion.py says what a card is made of.

decision-market = Make your five cards fit each other
    .text =
    You may swap cards of your hand for cards of the market. What counts is that one card makes what the next one needs.
    .weigh =
    Can you begin? A Sawmill or a Farm needs nothing.
    One more link: look for a card that uses what your others make.
    Keep your coins: the first swap is free, each further one costs { $extra_swap_cost }, and a card may still need them.
decision-choose = Which card now?
    .text =
    All lay a card in secret and turn it up together. You choose the order of your cards: first those that make something, then those that use it.
    .weigh =
    Can you pay for it? What stands left of its arrow has to be yours, or affordable at the bank.
    Actions come first: a rival’s Theft may take what your building needs.
    No hurry to pass: who passes lays no more cards in this round.
decision-resolve = Your card is open
    .text =
    Buy what it lacks, then use it: it takes what stands left of its arrow, gives what stands right of it, and brings its points. Trades can be undone until you use it.
    .weigh =
    Better than nothing: if it stays too dear, discard it and play on.
    Take back means stop: the card returns to your hand, but you lay no more in this round.
    The bank always wins: it sells dearer than it buys, so buy only what a card needs now.
decision-wizard_discard = Keep the best of the new cards
    .text =
    The Wizard has drawn cards for you, and some of your hand have to go. The rest can still be played in this round.
    .weigh =
    What can you pay for? Keep cards for which resources or coins are there.
    Or a new chain: two cards that feed each other are worth more than one dear one.
decision-round_end = Tidy up for the next round
    .text =
    You may sell resources and discard cards of your hand. Kept cards fill your hand next round, so you draw fewer new ones.
    .weigh =
    Does it fit? Keep a card only if what it needs is likely to come.
    Safe from thieves: resources of the two lowest tiers can be stolen, coins cannot.
