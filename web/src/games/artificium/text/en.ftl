# Artificium's board, in English: what only the browser says. Cards, moves and events are named in the catalogue beside
# the rules.

subtitle = { $count ->
    [2] Two rulers
    [3] Three rulers
    [4] Four rulers
    [5] Five rulers
   *[other] Six rulers
}

## What is asked

prompt-market = { $first ->
    [true] Swap a card, take a new hand, or pass
   *[other] Swap another card, or pass
}
    .help = { $first ->
    [true] The first swap is free: choose a card of yours, then one of the market.
   *[other] Each further swap costs { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
}
prompt-choose = Lay a card face down, or pass
    .help = All cards are turned up at once; actions are settled first, then buildings.
prompt-resolve = { $usable ->
    [now] { $kind ->
        [exploration] Exploration: choose whom to take a card from
        [theft] Theft: choose a rival's resource to steal
        [rebuilding] Rebuilding: choose a used card to take back
        [castle] Castle: choose whom to set back
       *[other] Use your { $card }
    }
    [lacks] You cannot pay for your { $card } yet
   *[other] There is nothing to use your { $card } on
}
    .help = { $usable ->
    [now] First buy and sell what you like; trades can be undone until then.
    [lacks] You lack { $list }. Buy it, discard the card, or take it back and sit out the rest of the round.
   *[other] Discard it, or take it back and sit out the rest of the round.
}
prompt-wizard_discard = Discard { $discard ->
    [one] { $discard } card
   *[other] { $discard } cards
}
    .help = The Wizard has drawn for you.
prompt-round_end = Discard and sell what you do not need, then finish the round
    .help = The round is over.
begun-swap = { $missing ->
    [give] Swap … for { $take }
   *[other] Swap { $give } for …
}
begun-steal = Steal …
begun-explore = Take a card …
begun-besiege = Set back …
begun-rebuild = Take back …
ask-give = Now choose a card of your hand.
ask-take = Now choose a card of the market.
ask-victim = Choose a rival.
ask-resource = Choose one of the rival's resources.
ask-card = Choose a card.
about-play = You can change your mind until everybody is in.
about-pass = You play no more cards this round.
about-discard = It gives nothing and goes to the discard pile; you play on.
about-take_back = You keep the card, but play no more this round.
about-mulligan = Your whole hand is discarded, in place of the free swap.{ $undo ->
    [true] {""}
   *[other] {" "}This cannot be undone.
}

button-pass = Pass
button-swap = Swap
button-mulligan = New hand
button-play = Lay it
button-buy = Buy
button-sell = Sell
button-use = Use it
button-explore = Take a card
button-steal = Steal
button-rebuild = Take it back
button-besiege = Set back
button-discard = Discard it
button-take_back = Back to hand, sit out
    .short = Sit out
button-done = Finish
hand-in-wizard_discard = Discard
hand-in-round_end = { $count ->
    [0] Keep everything
   *[other] Finish the round
}

## Cards

tier-1 = Tier I
tier-2 = Tier II
tier-3 = Tier III
tier-4 = Tier IV
tier-5 = Tier V
tier-action = Action
free = free
card-effect-exploration = A random card of a rival
card-effect-theft = { $first ->
    [one] { $first } coin
   *[other] { $first } coins
}: a tier I resource. { $second ->
    [one] { $second } coin
   *[other] { $second } coins
}: tier II
card-effect-rebuilding = A used card back to your hand
card-effect-fair = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} per card used this round
card-effect-wizard_tower = Draw { $draw }, discard { $discard }
card-effect-castle = A rival moves back { $squares }
describe-pays = pays { $list }
describe-gets = gets { $list }
face-down = face down
used-cards = Cards { $name } used this round
cards = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
hand-empty = Your hand is empty.

# What it takes to use a card of the hand
chain-ready = You can use it now.
chain-after = Use { $card } first: it makes what is missing.
chain-buy = Buy { $list } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
chain-lacks = You lack { $list }.
chain-no-target = There is nothing to use it on now.
mark-ready = ready
mark-first = first
mark-missing = missing
mark-coin = coins missing
mark-no-target = no target

## The table

track = Score track
track-remark = a filled square gives its resource to whoever enters it
market-remark = one swap is free, each further one costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
workshop = Cards of this round
workshop-remark = in the order of play
deck = deck
discard-pile = discard pile
discard-pile-title = Discard pile
discard-pile-empty = Nothing lies there.
masters = Rulers
rival = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
masters-remark = points
starts = start player
status-market = at the market
status-choose = choosing
status-choosing = choosing
status-chosen = has chosen
status-resolve = settles this card
status-later = to come
status-wizard_discard = discarding
status-round_end = tidying up
short-buy = buy
short-sell = sell
keep = keep
keep-one = Keep 1 { $resource } after all
coin-rate = { $coins } = 1 point
trade-signs = + buy, − sell
preview = Preview
preview-unknown = What it brings is not known beforehand.
preview-none = Touch a card to see what it would do.
passes = Passes { $square }
new-score = Score then
next-bonus = Next bonus: square { $square }
tab-track = Track
tab-guilds = Rulers
