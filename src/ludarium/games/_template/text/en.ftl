# High Card, in English. The same catalogue serves the terminal and the browser.

card-one = One
card-two = Two
card-three = Three
card-four = Four
card-five = Five
card-six = Six
card-seven = Seven
card-eight = Eight

goal = Get the most points
    .end = ends after { $rounds } rounds
step-refresh = Keep your hand, or replace one card
step-lay = Lay a card face down

verb-keep = Keep your hand
verb-refresh = Replace { $card }
verb-lay = Lay { $card }

event-round_began = Round { $round } begins.
event-drew = { $seat } drew { $card }.
event-drew-hidden = { $seat } drew a card.
event-kept = { $seat } kept the hand.
event-refreshed = { $seat } gave { $card } away for a new card.
event-laid = { $seat } laid { $card }.
event-won = { $seat } scored { $points }.

reason-not-in-hand = You do not hold { $card }.
reason-needs-points = A new card costs { $price }, you have { $points }.

score-cards = Cards
score-refreshed = New cards

option-ties = Equal highest cards
option-ties-nobody = nobody scores
option-ties-shared = all of them score

## What is done, for the coach: "after this you … in 62 of 100 deals"

fact-laid = you lay { $card }
    .rival = a rival lays { $card }
