# Artificium, in English. The same catalogue serves the terminal and the browser; core/text.py tells the ids.

## Cards and resources

card-exploration = Exploration
card-theft = Theft
card-rebuilding = Rebuilding
card-fair = Fair
card-sawmill = Sawmill
card-farm = Farm
card-charcoal_hut = Charcoal hut
card-hunting_lodge = Hunting lodge
card-mill_bakery = Mill & bakery
card-brewery = Brewery
card-crystal_mine = Crystal mine
card-iron_foundry = Iron foundry
card-laboratory = Laboratory
card-swordsmith = Swordsmith
card-wizard_tower = Wizard's tower
card-castle = Castle

resource-wood = wood
resource-wheat = wheat
resource-coal = coal
resource-food = food
resource-beer = beer
resource-crystal = { $count ->
    [one] crystal
   *[other] crystals
}
resource-metal = metal
resource-spell = { $count ->
    [one] spell
   *[other] spells
}
resource-sword = { $count ->
    [one] sword
   *[other] swords
}

# What a card does beside giving points, for lists of cards
effect-exploration = a card of a rival
effect-theft = a rival's resource
    .pays = { $least } or { $most ->
    [one] { $most } coin
   *[other] { $most } coins
}
effect-rebuilding = a used card back
effect-fair = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} a used card
effect-wizard_tower = draw { $draw }, discard { $discard }
effect-castle = a rival back { $squares }

## What is asked

goal = Get furthest along the score track
    .end = ends after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
step-market = { $coins ->
    [0] Market: swap a card, draw a new hand, or pass. The first swap is free.
    [one] Market: swap another card, or pass. Each further swap costs { $coins } coin.
   *[other] Market: swap another card, or pass. Each further swap costs { $coins } coins.
}
step-choose = Lay a card face down, or pass for the rest of this round.
step-resolve = Settle your { $card }: trade, then use it, discard it or take it back.
step-wizard_discard = The Wizard drew cards for you: discard { $discard } of your hand.
step-round_end = The round is over: discard and sell what you like, then finish.

## Moves

verb-pass = Pass
verb-swap = Swap { $give } for { $take }
    .group = Swap { $give } for
    .item = { $take }
    .grid = Swap … for
    .row = { $give }
verb-mulligan = Discard your hand and draw { $draw ->
    [one] { $draw } new card
   *[other] { $draw } new cards
}
verb-play = Lay { $card }
    .group = Lay
    .item = { $card }
verb-buy = Buy 1 { $resource } for { $coins }
    .group = Buy
    .item = { $resource } ({ $coins })
verb-sell = Sell 1 { $resource } for { $coins }
    .group = Sell
    .item = { $resource } ({ $coins })
verb-use = Use the { $card }
verb-explore = Take a random card of { $victim }
    .group = Take a random card of
    .item = { $victim }
verb-steal = Steal 1 { $resource } from { $victim } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
    .group = Steal from { $victim }
    .item = { $resource } ({ $coins })
verb-rebuild = Take { $card } back to play it again
    .group = Take back to play again
    .item = { $card }
verb-besiege = Use the Castle against { $victim }
    .group = Use the Castle against
    .item = { $victim }
verb-discard = Discard the { $card } unused
verb-take_back = Take the { $card } back and stop for this round
verb-drop = Discard { $card }
    .group = Discard
    .item = { $card }
verb-done = Finish

## What happened

event-round_began = Round { $round } began; { $me ->
    [seat] you start.
   *[none] { $seat } starts.
}
event-drew = { $seat } drew { $card }.
    .many = { $seat } drew { $card }.
event-drew-hidden = { $seat } drew { $times ->
    [one] a card.
   *[other] { $times } cards.
}
event-reshuffled = The discard pile ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}) became the new deck.
event-market_laid = { $card } came to the market.
    .many = The market was laid out: { $card }.
event-swapped = { $seat } swapped { $give } for { $take }{ $coins ->
    [0] {""}
    [one] {" "}for { $coins } coin
   *[other] {" "}for { $coins } coins
}.
event-mulliganed = { $seat } drew a new hand.
event-left_market = { $seat } left the market.
event-market_cleared = The market closed.
event-revealed = { $seat } revealed { $card }.
event-passed = { $seat } passed for this round.
event-bought = { $seat } bought 1 { $resource } for { $coins }.
    .then = bought 1 { $resource } for { $coins }
event-sold = { $seat } sold 1 { $resource } for { $coins }.
    .then = sold 1 { $resource } for { $coins }
event-used = { $seat } used the { $card }.
event-paid = { $seat } paid { $number } { $resource }.
    .then = paid { $number } { $resource }
event-spent = { $seat } paid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
    .then = paid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
event-gained = { $seat } gained { $number } { $resource }.
    .then = gained { $number } { $resource }
event-scored = { $seat } scored { $points } (now { $total }).
    .then = scored { $points } (now { $total })
event-crossed = { $seat } took 1 { $resource } from square { $square }.
    .then = took 1 { $resource } from square { $square }
event-explored = { $me ->
    [victim] { $seat } took { $card } from you.
   *[none] { $seat } took { $card } from { $victim }.
}
    .then = { $me ->
    [victim] took { $card } from you
   *[none] took { $card } from { $victim }
}
    .matters = You draw another card in its place: your plan for this round may change.
event-explored-hidden = { $seat } took a card from { $victim }.
    .then = took a card from { $victim }
event-stole = { $me ->
    [victim] { $seat } stole 1 { $resource } from you for { $coins }.
   *[none] { $seat } stole 1 { $resource } from { $victim } for { $coins }.
}
    .then = { $me ->
    [victim] stole 1 { $resource } from you for { $coins }
   *[none] stole 1 { $resource } from { $victim } for { $coins }
}
    .matters = One of your cards may lack it now; you can buy before you use a card.
event-rebuilt = { $seat } took { $card } back to play it again.
    .then = took { $card } back to play it again
event-earned = { $seat } earned { $coins ->
    [one] { $coins } coin.
   *[other] { $coins } coins.
}
    .then = earned { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
event-set_back = { $me ->
    [victim] { $seat } set you back by { $points } (now { $total }).
   *[none] { $seat } set { $victim } back by { $points } (now { $total }).
}
    .then = { $me ->
    [victim] set you back by { $points } (now { $total })
   *[none] set { $victim } back by { $points } (now { $total })
}
    .matters = Bonus squares that you pass again give their resource again.
event-discarded = { $seat } discarded { $card }.
    .many = { $seat } discarded { $card }.
event-took_back = { $seat } took { $card } back and stopped for this round.
event-round_ended = Round { $round } ended.
event-coins_scored = { $seat } turned { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} into { $points ->
    [one] { $points } point
   *[other] { $points } points
} (now { $total }).

## What would happen

would-swapped = { $seat } would swap { $give } for { $take }{ $coins ->
    [0] {""}
    [one] {" "}for { $coins } coin
   *[other] {" "}for { $coins } coins
}.
would-mulliganed = { $seat } would draw a new hand.
would-left_market = { $seat } would leave the market.
would-market_cleared = The market would close.
would-bought = { $seat } would buy 1 { $resource } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
    .then = buy 1 { $resource } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
would-sold = { $seat } would sell 1 { $resource } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
    .then = sell 1 { $resource } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
would-used = { $seat } would use the { $card }.
would-paid = { $seat } would pay { $number } { $resource }.
    .then = pay { $number } { $resource }
would-spent = { $seat } would pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
    .then = pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
would-gained = { $seat } would gain { $number } { $resource }.
    .then = gain { $number } { $resource }
would-scored = { $seat } would score { $points ->
    [one] { $points } point
   *[other] { $points } points
} (then { $total }).
    .then = score { $points ->
    [one] { $points } point
   *[other] { $points } points
} (then { $total })
would-crossed = { $seat } would take 1 { $resource } from square { $square }.
    .then = take 1 { $resource } from square { $square }
would-stole = { $seat } would steal 1 { $resource } from { $victim } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
    .then = steal 1 { $resource } from { $victim } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
would-rebuilt = { $seat } would take { $card } back to play it again.
    .then = take { $card } back to play it again
would-earned = { $seat } would earn { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
    .then = earn { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
would-set_back = { $seat } would set { $victim } back by { $points } (then { $total }).
    .then = set { $victim } back by { $points } (then { $total })
would-discarded = { $seat } would discard { $card }.
    .many = { $seat } would discard { $card }.
would-took_back = { $seat } would take { $card } back and stop for this round.
would-round_ended = Round { $round } would end.
would-coins_scored = { $seat } would turn { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} into { $points ->
    [one] { $points } point
   *[other] { $points } points
} (then { $total }).
would-round_began = Round { $round } would begin.

## Why not

reason-not-in-hand = You do not hold { $card }.
reason-not-in-market = { $card } is not in the market.
reason-needs-coins = This costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, you have { $coins ->
    [0] none
   *[other] { $coins }
}.
reason-needs-resource = You lack { $resource ->
    [crystal] a { $resource }
    [spell] a { $resource }
    [sword] a { $resource }
   *[other] { $resource }
} for this card.
reason-first-swap-only = A new hand takes the place of the first swap, and you have had that.
reason-other-card = The card to be settled now is your { $card }, and it is not used that way.
reason-no-such-opponent = There is no such rival: { $victim }.
reason-hand-is-empty = { $victim } holds no card.
reason-victim-lacks = { $victim } has no { $resource }.
reason-tier-is-safe = A Theft reaches only the lower two tiers; { $resource } is above them.
reason-not-played = You have no { $card } among the cards you used this round.
reason-never-rebuilding = One Rebuilding cannot fetch another.
reason-none-to-sell = You have no { $resource } left to sell.
reason-sell-before-buying = Sales come before purchases, and you have already bought.
reason-just-sold = You have just sold { $resource ->
    [crystal] a { $resource }
    [spell] a { $resource }
    [sword] a { $resource }
   *[other] { $resource }
}: it cannot be bought again in the same turn.
reason-in-board-order = Trades go in the order of the resource board, and you are past this one.
reason-in-card-order = Discards go in the order of the card list: this one comes too late or too early.
reason-drop-before-selling = Discards come before sales, and you have already sold.

## The final score

score-sawmill = { card-sawmill }
score-farm = { card-farm }
score-charcoal_hut = { card-charcoal_hut }
score-hunting_lodge = { card-hunting_lodge }
score-mill_bakery = { card-mill_bakery }
score-brewery = { card-brewery }
score-crystal_mine = { card-crystal_mine }
score-iron_foundry = { card-iron_foundry }
score-laboratory = { card-laboratory }
score-swordsmith = { card-swordsmith }
score-wizard_tower = { card-wizard_tower }
score-castle = { card-castle }
score-setbacks = Set back by Castles
score-coins = Coins

## The table

label-round = Round { $round } of { $rounds }
label-start = { $me ->
    [seat] you start
   *[none] { $seat } starts
}
label-piles = deck { $deck } · discard pile { $discard }
label-player = Player
label-score = Score
label-bonus = Next bonus
label-coins = Coins
label-resources = Resources
label-hand = Hand
label-table = On the table
label-note = {""}
label-market = Market
label-your-hand = Your hand
label-hand-of = { $seat } holds
label-card = Card
label-count = Copies
label-pays = Pays
label-gives = Gives
label-points = Pts
label-now = Now
label-tier = Tier
label-buy = Buy
label-sell = Sell

note-bonus = { $resource } in { $squares }
note-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
note-passed = left the market
note-out = out
note-chosen = has chosen
note-ready = ready
note-buy = buy { $list } ({ $coins })
note-after = first { $card }
note-lacks = lacks { $list }
note-no-target = no target now
note-nothing = nothing
note-reconstructed = Tiers, prices, bonus squares and the length of the track are our reconstruction, not the printed ones.

## What is done, for the coach: "after this you … in 62 of 100 deals"

fact-used = you use the { $card }
    .rival = a rival uses the { $card }
fact-mulliganed = you draw a new hand
    .rival = a rival draws a new hand
fact-swapped = you swap a card
    .rival = a rival swaps a card
