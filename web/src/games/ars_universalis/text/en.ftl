# Ars Universalis in the browser, in English: what its cards, benches and the examples of its rules say.

## The cards

era-MA = Middle Ages
era-EM = Early Modern
era-LM = Late Modern

paint-letter-red = R
paint-letter-yellow = Y
paint-letter-blue = B
paint-letter-orange = O
paint-letter-green = G
paint-letter-purple = P

opening-bid = starting bid
materials = { $count ->
    [one] material
   *[other] materials
}
all-works = for all
points-label = { $points ->
    [one] 1 point
   *[other] { $points } points
}
notes-label = notes on the steps { $notes }
material-label = { $id }: number { $number }; paint { $left } and { $right }; { $solid }, connectors { $high }; letters { $letters }; notes { $notes }

## The examples

example-play = Play
example-pause = Pause
example-again = From the start
example-back = Back
example-next = Next
example-step = Step { $step } of { $steps }
example-sought = Sought
example-solved = Solved
example-open = Open
example-refused = Refused

example-painting-1 = { $title } by { $name } asks for orange, yellow and red, in this order. Each card has paint at its left and right end.
example-painting-2 = Lay the second card beside the first: red meets yellow, and the joint turns orange.
example-painting-3 = Yellow on yellow stays yellow.
example-painting-4 = Red on red stays red. Three colours in one row take four cards.
example-painting-5 = If a row will not go on, begin another below it. Read from top to bottom this is orange, yellow, red as well, but it takes five cards.
example-literature-1 = { $title } by { $name } asks for the letters M O L I N O.
example-literature-2 = The first card gives M and O. Which letters a card gives, and in what order, is up to you.
example-literature-3 = The second gives L, I and N.
example-literature-4 = The first card’s O is used up: for the second O it takes another card.
example-literature-5 = Cards lie in the order of the word: with the second card in front it does not read MOLINO any more.
example-music-1 = { $title } by { $name } asks for these four notes.
example-music-2 = The first card gives the first two.
example-music-3 = The second rises just as it should, but too high.
example-music-4 = Slide it down by one whole line: now it sounds right, and the melody is complete.
example-music-5 = This card would do as well, without sliding. Its last note is beyond the end of the melody and does not count.
example-music-6 = Not so in the middle: between the first and the last note every note counts. This one is too many.
example-sculpture-1 = { $title } by { $name } asks for a sphere, a cube and a cone.
example-sculpture-2 = The connectors at the joint have to meet. Middle and high do not.
example-sculpture-3 = Turn the cube by half: its ends change places, and what was high is low. Now middle meets middle.
example-sculpture-4 = Low meets low: the sculpture stands, with three cards.
example-sculpture-5 = This cone has high connectors, which do not meet low ones …
example-sculpture-6 = … unless a card goes in between. It may show any element, but it is spent as well.
example-science-1 = { $title } by { $name } asks for a sum that makes { $target }.
example-science-2 = Nine times four …
example-science-3 = … plus two. Each card’s number counts once; you may add, subtract, multiply and divide.
example-science-4 = With brackets it goes another way, too, but it takes a card more.
example-science-5 = Numbers are never written side by side: a three and an eight are not thirty-eight.

## In the lists of the rules

solo-label = The table of the solo game: the top row is face up, and below one completed work the next card
list-brings = bid { $bid }, materials { $materials }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}
list-materials = Materials
turn-over = Turn over

## The board

subtitle = { $count ->
    [1] Alone
    [2] Two patrons
    [3] Three patrons
   *[other] Four patrons
}
prompt-auction = { $last ->
    [true] You are the last: take a figure at its starting bid, or withdraw
   *[other] Open an auction, or withdraw
}
    .help = { $last ->
    [true] Whoever is left last pays the starting bid.
   *[other] Choose a figure and your bid; you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. Withdrawing ends your part in this phase.
}
prompt-bidding = { $figure } stands at { $bid }: raise, or pass?
    .help = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. Passing gives up this figure only.
prompt-recruitment = Hire { $figure }, or decline?
    .help = { $danger ->
    [true] You got no figure last round: without one now you lose the game.{" "}
   *[other] {""}
}It costs its starting bid; you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
prompt-acquire = Dismiss one of your figures
    .help = You have as many as you may. Whoever goes leaves the game; what was scored stays.
prompt-receive = Discard up to { $most }, or take fewer materials
    .help = A hand holds { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}.
prompt-trade = Buy and sell materials
    .help = Once each, in either order. Choose a number to buy, or cards of your hand to sell. Your works come next.
prompt-projects = Complete your works
    .help = { $workshop ->
    [true] Open a work on the bench. Once a turn you may buy a card of the workshop.
   *[other] Open a work on the bench. Once a turn you may exchange a card with the bank.
}
prompt-make_room = Discard a card for the one of the workshop
    .help = A hand holds { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}.
prompt-solo = Complete a work of a figure turned up
    .help = { $help ->
    [true] Open it on the bench. A completed work of the Late Modern Period wins.
   *[other] Open it on the bench. If you find nothing any more, resign in the menu.
}
prompt-solo_discard = Discard down to { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}
    .help = What is discarded leaves the game.
begun-exchange = { $missing ->
    [give] Exchange … for { $take }
   *[other] Exchange { $give } for …
}
ask-give = Now choose a card of your hand.
ask-take = Now choose a card of the bank.
about-open = If everybody passes, you pay your bid.
about-raise = If everybody else passes, you pay your bid.
about-withdraw = You get no figure this round.
about-decline = The figure is offered to the other patron, or goes.
about-shift_coins = You take { $shift ->
    [one] { $shift } coin
   *[other] { $shift } coins
}; the marker is worth less. Once a round, twice a game.
about-shift_hand = You get as many new cards; the marker is worth less.
about-dismiss = It leaves the game, and its open works with it.
about-exchange = Your card stays in the bank for those who follow.
button-open = Open with { $bid }
button-raise = Bid { $bid }
button-pass = Pass
button-take = Take
button-take_classic = Take the classic
button-withdraw = Withdraw
button-hire = Hire
button-decline = Decline
button-dismiss = Dismiss
button-drop = Discard
button-keep = Discard nothing
button-sell = Sell
button-buy = Buy
button-exchange = Exchange
button-fetch = Buy
button-complete = Complete
button-shift_hand = New hand
button-shift_coins = Take coins
button-end = End turn
hand-in-trade = { $count ->
    [one] Sell 1 card
   *[other] Sell { $count } cards
}
hand-in-receive = { $count ->
    [0] Discard nothing
   *[other] Discard { $count }
}
hand-in-solo_discard = Discard
tab-patrons = Patrons
tab-records = Records
reason-wrong-note = What lies on the bench does not solve the work.
reason-needs-note = Lay the cards on the bench: it has to be seen how they solve the work.
reason-withheld = At this table everybody solves alone.

age-MA = Mid
age-EM = Early
age-LM = Late
halved = of a past period: half
hammer = under the hammer
no-offer = No figure is on offer.
classic-left = classic, { $count } more
figure-label = { $name }, { $period }. { $works }. Starting bid { $bid }, materials { $materials }.
auction = Auction
recruitment = Recruiting
trade = Trade
projects = Projects
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
of = { $count } of { $most }
bid-served = has a figure
bid-out = out of the phase
bid-highest = bids { $bid }
bid-in = in play
bid-opens = opens
your-bid = Your bid
bid-asked = to bid
bid-by = { $bid }, bid by { $name }
bid-proposed = { $bid }, proposed
bid-all-label = { $bid }, all you have
you-label = You
points-short = { $points } pts
bid-all = all in
bid-passed = passed
figures-of = Figures of { $name }
figures-count = { $count } of { $most }
no-figures = No figure at the moment.
bench = Bench
bench-open = Put { $title } on the bench
benches = Benches
bench-bank = With { $card } of the bank it can be made.
bench-keeps = { $count ->
    [one] { $title } keeps its card on the bench.
   *[other] { $title } keeps its { $count } cards on the bench.
}
offer-complete = { $points ->
    [0] Complete { $title }?
    [one] Complete { $title } for 1 point?
   *[other] Complete { $title } for { $points } points?
}
doubt-decline = Decline this figure?
    .help = You got no figure last round. Whoever gets none in this one, too, loses the game, whatever the points.
doubt-end = End your turn?
    .help = { $title } is solved on the bench but not completed. Completing it now brings { $points ->
    [one] 1 point
   *[other] { $points } points
}; next round your cards may be others.
hand-makes = your hand makes it
hand-lacks = missing: { $part }
hand-fails = not with this hand
hand-bank = with { $card } of the bank
bank-remark = one exchange a turn
bank-later = It is laid out with the projects.
workshop = Leonardo’s workshop
workshop-remark = one card a turn
buy-label = Buy { $number }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
sell-begin = Sell for { $coins } each
hand-of = { $count } of at most { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}
hand-of-benched = { $count } of at most { $limit }, { $benched } on the benches
hand-fits = { $count ->
    [one] 1 card fits
   *[other] { $count } cards fit
}
hand-comes = { $count ->
    [one] 1 card comes with { $figure }
   *[other] { $count } cards come with { $figure }
}
hand-empty = Your hand is empty.
shift = Paradigm shift
shift-gone = handed in
shift-once = once
shift-worth = spend it on one of these; kept it is worth { $points }
shift-hand = New hand
shift-coins = Take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
patrons = Patrons
patrons-remark = to { $points }
leads = leads this round
marker-label = Marker worth { $points }
ended-forfeit = { $me ->
    [true] You got no figure for too long: that loses the game, whatever the points.
   *[false] Your opponent got no figure for too long: that loses the game, whatever the points.
}
good-coins = { $count ->
    [one] coin
   *[other] coins
}
good-marker = shift
good-cards = { $count ->
    [one] card
   *[other] cards
}
forfeited = lost: no figure for too long
records = Records
development-held = Major development of { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
record-free = { $works ->
    [one] { $works } work
   *[other] { $works } works
}: +{ $points }
development-free = { $works ->
    [one] { $works } work takes
   *[other] { $works } works take
} the major development: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
works-of-age = Works of the { $period }
arts = Arts and science
arts-free = all five: +{ $points }
solo-remark = a completed work turns up the card below
solo-locked = needs a completed work of this category of the { $period } first
solo-inspired = inspired: one card more
solo-pool = { $pool ->
    [one] 1 material left
   *[other] { $pool } materials left
}
solo-won = You have won
solo-lost = Nothing more can be completed
solo-works = { $works ->
    [one] 1 work
   *[other] { $works } works
}
inspiration-how = A work of this period, or of one of these categories, brings one card more.

## The workbench

bench-about = { $figure }, { $category }{ $points ->
    [0] {""}
   *[other] {" "}for { $points }
}
bench-hand = Your hand
bench-row = Row { $row }
bench-row-new = Begin a new row
bench-row-begins = The next card begins a new row
bench-begin-painting = Tap cards of your hand or drag them here. Ends that meet mix their paints.
bench-begin-literature = Pick letters from your cards, in the order of the word.
bench-begin-music = Tap cards of your hand or drag them here, then slide them up and down by whole lines.
bench-begin-sculpture = Tap cards of your hand or drag them here, then turn them until the connectors meet.
bench-begin-science = Tap numbers and signs to write a sum.
bench-mix = { $left } and { $right } make { $made }
bench-mix-same = { $made } stays { $made }
bench-next-paint = left end { $paint }
bench-next-row = { $end } makes no { $colour }: begin a new row
bench-next-note = next note: { $note }
bench-next-connector = left connector { $height }
bench-mark-right = right
bench-mark-wrong = wrong
bench-mark-open = still missing
bench-mark-outside = outside the melody
bench-between = in between
bench-meets = the connectors meet
bench-parts = the connectors do not meet
bench-turned = turned by half
bench-slid = { $lines ->
    [0] in its place
    [1] slid up one line
    [-1] slid down one line
    [2] slid up two lines
    [-2] slid down two lines
    [3] slid up three lines
    [-3] slid down three lines
    [-4] slid down four lines
   *[other] slid up four lines
}
bench-sounds = { $printed } now sounds as { $sounds }
bench-pick = { $letter } of { $card }
bench-give-back = Give { $letter } back to { $card }
bench-lay = Lay { $card }
bench-take-back = Take { $card } back
bench-tools = What to do with { $card }
bench-left = To the left
bench-right = To the right
bench-above = To the row above
bench-below = To the row below
bench-cut = Begin a row with this card
bench-join = Join the row above
bench-turn = Turn by half
bench-slide-up = Slide up one line
bench-slide-down = Slide down one line
bench-sound-on = Switch the sound on
bench-hear = Hear what you laid
bench-hear-target = Hear what is sought
bench-stop = Stop
bench-sum = Your sum. Type digits and signs, or tap them.
bench-signs = Signs
bench-sign-plus = plus
bench-sign-minus = minus
bench-sign-times = times
bench-sign-divided = divided by
bench-sign-open = open parenthesis
bench-sign-close = close parenthesis
bench-caret-left = Back by one
bench-caret-right = On by one
bench-erase = Erase
bench-so-far = so far
bench-sought-number = { $target } is sought
bench-count-painting = { $right } of { $all } colours
bench-count-literature = { $right } of { $all } letters
bench-count-music = { $right } of { $all } notes
bench-count-sculpture = { $right } of { $all } elements
bench-solved = Solved: everything is right.
bench-spends = It spends { $cards }.
bench-clear = Clear
bench-solution = Show me a solution
bench-solution-laid = A solution lies on the bench: { $cards }.
bench-solution-cards = These cards do it: { $cards }. How they lie is up to you.
bench-solution-none = No cards of your hand do it now.
bench-complete = { $points ->
    [0] Complete
   *[other] Complete for { $points }
}

## The puzzle corner

kind-painting = Painting
kind-literature = Literature
kind-music = Music
kind-sculpture = Sculpture
kind-science = Science
puzzles-today = Today’s set
puzzles-set = The set of
puzzles-until = a new one at { $time }
puzzles-past = a past day: for practice
puzzles-day-before = The day before
puzzles-day-after = The day after
puzzles-how = The clock starts when you begin a puzzle and stops when it is right. Everybody gets the same five.
puzzles-how-past = Take any of them as often as you like. Only the day itself gave places.
puzzles-new = not begun
puzzles-unsolved = not solved
puzzles-shown = solution seen
puzzles-do-begin = Begin
puzzles-do-continue = Continue
puzzles-do-practise = Practise
puzzles-do-look = Look again
puzzles-solved = { $solved } of { $all } solved
puzzles-in-all = { $time } in all
puzzles-place = place { $place } of { $people }
puzzles-results = Results
puzzles-people = { $people ->
    [0] nobody yet
    [one] 1 person
   *[other] { $people } people
}
puzzles-total = in all
puzzles-nobody = Nobody has solved one of them yet.
puzzles-nobody-past = Nobody solved one of them that day.
puzzles-ranking = Whoever solves more of the five stands higher; among equals, whoever was quicker.
puzzles-practice = Practice
puzzles-practice-remark = as many as you like
puzzles-kind = Kind
puzzles-period = Period
puzzles-take = Take a puzzle
puzzles-recent = The last days
puzzle-clock = Your time
puzzle-unranked = for practice
puzzle-ready = The clock starts when you begin. Then you see the work and your cards.
puzzle-how = How it is done
puzzle-solved = Solved in { $time }
puzzle-cards = with { $used ->
    [one] { $used } card
   *[other] { $used } cards
}{ $more ->
    [0] : fewer will not do
   *[other] : { $fewest } would do
}
puzzle-shown = A solution was shown.
puzzle-forfeited = A solution was shown: no time and no place for this one.
puzzle-next = Next: { $kind }
puzzle-another = Another one
puzzle-all = All puzzles
puzzle-share = Share this puzzle
puzzle-address = Address of this puzzle
puzzle-show-title = Show a solution?
puzzle-show-help = Then this puzzle gives you no time and no place today.
puzzle-show = Show it

## Where they lived

region-abbasid_caliphate = Abbasid Caliphate
region-bengal = Bengal
region-brazil = Brazil
region-burgundy = Burgundy
region-byzantium = Byzantium
region-castile = Castile
region-china = China
region-england = England
region-france = France
region-germany = Germany
region-suriname = Suriname
region-india = India
region-italy = Italy
region-japan = Japan
region-mughal_india = Mughal India
region-netherlands = Netherlands
region-new_spain = New Spain
region-philippines = Philippines
region-poland = Poland
region-russia = Russia
region-sweden = Sweden
region-spain = Spain
region-st_gall = St Gall
region-united_states = United States
region-upper_mesopotamia = Upper Mesopotamia
region-venice = Venice
region-yorubaland = Yorubaland
region-al_andalus = al-Andalus
