# The companion of Universal Tapestry: core/companion.py says what a card is made of.

decision-draw = You choose by colour
    .text =
    You see the backs of the cards, so their colour, but not their symbol. The colour decides where a card may lie: beside its own colour and the two next to it in the rainbow.
    .weigh =
    Many places: draw a colour that fits several open cells, whatever its symbol is.
    Red and purple are hard: they have only one neighbouring colour. Place them while there is room.
    Corners and gaps: a cell between two cards asks both of them. Fill it while the right colour lies there.
decision-resolve = Place it, exchange it, or discard it
    .text =
    Marked cells fit; marked cards lose against yours, so it can take their place and you go on with the other one. What fits nowhere is discarded.
    .weigh =
    Close no door: a place that leaves two open cells is better than one that nothing can fill any more.
    Exchange to be freed: take off a card that fits somewhere else more easily.
    Discards are few: you can afford eight, so discard the outer colours rather than lay a card that blocks others.
