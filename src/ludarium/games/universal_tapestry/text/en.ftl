# Universal Tapestry, in English. The same catalogue serves the terminal and the browser; core/text.py tells the ids.

## Cards

colour-R = Red
colour-O = Orange
colour-Y = Yellow
colour-G = Green
colour-B = Blue
colour-P = Purple

type-A = Asteroid
type-C = Comet
type-N = Nebula

# The side symbols of deck H2. Invented here: never show them as printed on the cards.
symbol-1 = Sun
symbol-2 = Moon
symbol-3 = Star
symbol-4 = Planet

card-RA1 = Red Asteroid
card-RA2 = Red Asteroid
card-RA3 = Red Asteroid
card-RA4 = Red Asteroid
card-RC1 = Red Comet
card-RC2 = Red Comet
card-RC3 = Red Comet
card-RC4 = Red Comet
card-RN1 = Red Nebula
card-RN2 = Red Nebula
card-RN3 = Red Nebula
card-RN4 = Red Nebula
card-OA1 = Orange Asteroid
card-OA2 = Orange Asteroid
card-OA3 = Orange Asteroid
card-OA4 = Orange Asteroid
card-OC1 = Orange Comet
card-OC2 = Orange Comet
card-OC3 = Orange Comet
card-OC4 = Orange Comet
card-ON1 = Orange Nebula
card-ON2 = Orange Nebula
card-ON3 = Orange Nebula
card-ON4 = Orange Nebula
card-YA1 = Yellow Asteroid
card-YA2 = Yellow Asteroid
card-YA3 = Yellow Asteroid
card-YA4 = Yellow Asteroid
card-YC1 = Yellow Comet
card-YC2 = Yellow Comet
card-YC3 = Yellow Comet
card-YC4 = Yellow Comet
card-YN1 = Yellow Nebula
card-YN2 = Yellow Nebula
card-YN3 = Yellow Nebula
card-YN4 = Yellow Nebula
card-GA1 = Green Asteroid
card-GA2 = Green Asteroid
card-GA3 = Green Asteroid
card-GA4 = Green Asteroid
card-GC1 = Green Comet
card-GC2 = Green Comet
card-GC3 = Green Comet
card-GC4 = Green Comet
card-GN1 = Green Nebula
card-GN2 = Green Nebula
card-GN3 = Green Nebula
card-GN4 = Green Nebula
card-BA1 = Blue Asteroid
card-BA2 = Blue Asteroid
card-BA3 = Blue Asteroid
card-BA4 = Blue Asteroid
card-BC1 = Blue Comet
card-BC2 = Blue Comet
card-BC3 = Blue Comet
card-BC4 = Blue Comet
card-BN1 = Blue Nebula
card-BN2 = Blue Nebula
card-BN3 = Blue Nebula
card-BN4 = Blue Nebula
card-PA1 = Purple Asteroid
card-PA2 = Purple Asteroid
card-PA3 = Purple Asteroid
card-PA4 = Purple Asteroid
card-PC1 = Purple Comet
card-PC2 = Purple Comet
card-PC3 = Purple Comet
card-PC4 = Purple Comet
card-PN1 = Purple Nebula
card-PN2 = Purple Nebula
card-PN3 = Purple Nebula
card-PN4 = Purple Nebula

## What is asked

goal = Complete the tapestry: 64 cards, 8 × 8
    .end = the ninth discard loses{ $play_out ->
    [on] {""}, but you may play on
   *[other] {""}
}; { $mode ->
    [time] the sooner, the better your rank
   *[other] the first eight give points by colour
}
step-draw = Draw a card of the draw area.
step-resolve = Place { $card }, exchange it for a card it wins against, or discard it.

## Moves

verb-draw = Draw from slot { $slot } ({ $colour })
    .shown = Draw the card in that slot
verb-finish = Finish: discard all cards that are left
verb-place = Place at row { $row }, column { $column }
    .shown = Place it at that number in the tapestry
verb-exchange = Exchange for { $taken } at row { $row }, column { $column }
    .group = Exchange in row { $row } at
    .item = { $column } ({ $taken })
verb-discard = Discard { $card }

## What happened

event-laid_out = { $card } was laid out at row { $row }, column { $column }.
    .series = Laid out on the diagonal: { $card }.
event-dealt = A card came to slot { $slot }: { $colour }.
    .series = Dealt to the draw area: { $colour }.
event-redrawn = No colour of the draw area fits the tapestry: it was shuffled into the main deck and dealt again.
event-drew = { $card } was drawn.
event-placed = { $card } was placed at row { $row }, column { $column }.
event-exchanged = { $card } took the place of { $taken } at row { $row }, column { $column }.
event-discarded = { $card } was discarded.
event-refilled = The next card came to slot { $slot }: { $colour }.
event-finished = { $cards ->
    [one] The last card was discarded.
   *[other] The last { $cards } cards were discarded.
}
event-won = The tapestry is complete.
event-lost = The tapestry stays incomplete: { $cards } of 64 cards.
event-gave_up = The game was given up with { $cards } of 64 cards.

## What would happen

would-placed = { $card } would be placed at row { $row }, column { $column }.
would-exchanged = { $card } would take the place of { $taken } at row { $row }, column { $column }.
would-discarded = { $card } would be discarded.
would-refilled = The next card would come to slot { $slot }: { $colour }.
would-finished = { $cards ->
    [one] The last card would be discarded.
   *[other] The last { $cards } cards would be discarded.
}
would-won = The tapestry would be complete.
would-lost = The tapestry would stay incomplete: { $cards } of 64 cards.

## Why not

reason-slot-is-empty = Place { $slot } of the draw area is empty.
reason-not-complete = The tapestry is not complete: { $cards } of 64 cards.
reason-cell-is-taken = { $card } lies there.
reason-cell-is-empty = No card lies there.
reason-outside-the-box = The tapestry would be larger than 8 × 8.
reason-touches-nothing = No card lies beside it.
reason-colours-clash = { $card } cannot touch { $neighbour }: their colours are not neighbours in the rainbow.
reason-symbols-clash = { $card } cannot touch { $neighbour }: they have the same symbol.
reason-does-not-beat = { $card } does not win against { $taken }.
reason-repeats-position = That would bring back a position of this turn.
reason-no-exchange-left = { $limit ->
    [one] Only one exchange a turn is allowed.
   *[other] Only { $limit } exchanges a turn are allowed.
}

## The end

result-won = won
result-lost = lost

rank-crack = Dimensional crack
    .story = So fast that the cards fused and tore a crack into space. Something old is looking through it.
rank-legendary = Legendary
rank-advanced = Advanced
rank-normal = Normal
rank-rookie = Rookie

score-R = { colour-R } discards
score-O = { colour-O } discards
score-Y = { colour-Y } discards
score-G = { colour-G } discards
score-B = { colour-B } discards
score-P = { colour-P } discards
score-won = Tapestry complete

## Options and presets

option-mode = Mode
    .help = By discarded cards: complete the tapestry; the colours of your discards give the points. By time: complete it quickly; the clock gives the rank.
option-mode-discards = by discarded cards
option-mode-time = by time
option-deck = Side symbol
    .help = With one of four symbols all cards differ, and it is much easier to place them.
option-deck-H1 = the type
option-deck-H2 = one of four symbols
option-isolated_exchange = Exchange a card that touches nothing
    .help = With “yes” the first cards can be exchanged from the start.
option-isolated_exchange-off = no
option-isolated_exchange-on = yes
option-redraw = New draw area when
    .help = The draw area is then shuffled into the main deck and dealt anew, by itself.
option-redraw-cells = no colour in it fits an empty cell
option-redraw-colours = no colour in it is near one on the table
option-redraw-off = never
option-spacing = Set-up diagonal
    .help = How the first cards lie.
option-spacing-1 = corner to corner
option-spacing-2 = every other cell
option-max_exchanges = Exchanges a turn
    .help = Every exchange brings another card into the hand, which may be exchanged again.
option-max_exchanges-0 = as many as you like
option-max_exchanges-1 = 1
option-max_exchanges-2 = 2
option-max_exchanges-3 = 3
option-max_exchanges-5 = 5
option-play_out = Go on after the ninth discard
    .help = With “yes” the game goes on for practice; it is lost all the same.
option-play_out-off = no
option-play_out-on = yes

preset-classic = Classic
    .help = The rules as our rules page tells them: our reading where the printed text is silent.
preset-relaxed = Relaxed
    .help = Cards that touch nothing can be exchanged. Right for the first games.
preset-gentle = Gentle
    .help = With symbols of their own as well: nearly every deal can be won.

## The table

label-mode-discards = by discarded cards
label-mode-time = by time
label-turn = turn { $turn }
label-laid = { $cards } of 64 cards laid
label-area = Draw area
label-deck = Main deck
label-deck-cards = { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
}
label-top = · on top
label-hand = In hand
label-beats = wins against { $type }
label-discards = Discards
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-unseen = To come
label-left = { $cards ->
    [0] none left
   *[other] { $cards } left
}
label-legend = + place here   [ ] exchange here
label-legend-numbers = number: place there   [ ]: exchange
label-rank = Rank
label-card = Card
label-value = Points when discarded
label-touches = May touch
note-nothing = nothing

# A colour as one letter, in the drawing of a terminal
short-R = R
short-O = O
short-Y = Y
short-G = G
short-B = B
short-P = P

## What is done, for the coach: "after this you … in 62 of 100 deals"

fact-exchanged = you exchange a card
fact-discarded = you discard a card
fact-redrawn = the draw area is dealt again
fact-won = you complete the tapestry

## Numbers of the imagined games, on average, for the coach

measure-dead = Cells that no card to come fits
measure-tight = Cells that at most three cards to come fit
measure-laid = Cards laid in the end
measure-discards = Discards in the end

## What the solver finds about a finished game; it knows all cards

review-winnable = Up to turn { $turn } this deal could still be won: { $moves ->
    [one] one move leads
   *[other] { $moves } moves lead
} to a complete tapestry.
review-given-up = It was given up in turn { $turn } while it could still be won: { $moves ->
    [one] one move leads
   *[other] { $moves } moves lead
} to a complete tapestry.
review-lost-lost = In turn { $turn } it was lost.
review-lost-too-few-cards = From turn { $turn } on it could not be won any more: too few cards were left to fill the square.
review-lost-vortex = From turn { $turn } on it could not be won any more: the types ran in a ring round a gap, which no exchange can undo.
review-lost-no-layout = From turn { $turn } on it could not be won any more: no arrangement of the cards that were left fills the square.
review-lost-all-lines = From turn { $turn } on it could not be won any more: all lines were tried.
review-undecided = Until when exactly it could be won, between turns { $from } and { $to }, is not decided.
review-never-known = Whether this deal could be won before turn { $to } was not decided in the time given.
review-better = This deal could have been won with a score of { $score }: { $moves ->
    [one] one move leads
   *[other] { $moves } moves lead
} there.
review-none-better = No line to a higher score than { $score } was found.
review-no-solver = The solver for whole deals is not installed here: only endings were looked at.
