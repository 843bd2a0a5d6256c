# Universal Tapestry's board, in English: what only the browser says. Cards, moves and events are named in the catalogue
# beside the rules.

subtitle = A solitaire of the stars

## What is asked

prompt-draw = { $complete ->
    [true] Draw on, or finish
   *[other] Draw a card
}
    .help = { $complete ->
    [true] The tapestry is complete. Finishing discards the cards that are left.
   *[other] Choose a back of the draw area: only its colour is known.
}
prompt-resolve = { $places ->
    [0] { $swaps ->
        [0] It fits nowhere: discard it
       *[other] Exchange it, or discard it
    }
   *[other] { $swaps ->
        [0] Place it, or discard it
       *[other] Place it, exchange it, or discard it
    }
}
    .help = { $places ->
    [0] No place
    [one] 1 place
   *[other] { $places } places
}, { $swaps ->
    [0] no exchange.
    [one] 1 card exchangeable.
   *[other] { $swaps } cards exchangeable.
}{ $some ->
    [true] {" "}{ $touch ->
        [true] Tap one, then tap it again.
       *[other] Click one twice, or drag the card there.
    }
   *[other] {""}
}
chosen-place = Place it here?
chosen-exchange = Exchange it for this card?
about-place = { $touch ->
    [true] Tap the cell again to place it there.
   *[other] Click the cell again to place it there.
}
about-exchange = { $touch ->
    [true] Tap it again to exchange.
   *[other] Click it again to exchange.
} You then go on with { $taken } in your hand.
about-discard = { $last ->
    [true] One discard too many: the game is lost.
   *[other] Discard { $discards } of { $most }{ $timed ->
        [true] .
       *[other] , { $points ->
            [0] no points.
            [one] 1 point.
           *[other] { $points } points.
        }
    }
}
about-finish = The cards that are left are discarded and counted.

button-draw = Draw it
button-place = Place it
button-exchange = Exchange
button-discard = Discard it
button-finish = Finish

## Cards and cells

letter-R = R
letter-O = O
letter-Y = Y
letter-G = G
letter-B = B
letter-P = P
tapestry = Tapestry
cell = Row { $row }, column { $column }
cell-empty = empty
cell-place = the card can be placed here
cell-exchange = can be exchanged
slot = Slot { $slot }: { $colour }
drawn = drawn
hand-none = Nothing drawn yet
touches = touches { $colours }
deck-top = Main deck, on top: { $colour }

## The table

contact = Contact rules
contact-colours = Neighbours in colour: same or next.
contact-points = Under each colour: its points as a discard.
contact-types = Never two of a type side by side.
contact-symbols = Never two equal symbols side by side.
contact-exchange = Exchange only what you win against.
beats = wins against
chain = Exchanges of this turn
chain-step = { $card } took the place of { $taken } at row { $row }, column { $column }
progress = Progress
laid = Laid
discarded = Discarded
discarded-over = { $count }: { $extra ->
    [one] one too many
   *[other] { $extra } too many
}
discarded-last = The next discard loses.
discard-points = Points in the discard
of = { $count } of { $most }
clock = Time played
rank-within = { $minutes } min
paused-hidden = The tapestry is covered while the clock stands still.

## The end

end-won = The tapestry is complete
end-lost = The tapestry stays incomplete
end-gave-up = You gave up
end-too-many = { $next ->
    [9] The ninth discard lost the game.
   *[other] Discard number { $next } lost the game.
}
end-laid = { $cards } of 64 cards laid
daily-results = Deal of { $date }
    .remark = first tries
