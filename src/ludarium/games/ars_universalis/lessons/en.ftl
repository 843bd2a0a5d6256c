# Lessons of Ars Universalis: see those of Artificium.

seat-novice = Novice

lesson-patron = A patron's first rounds
    .text = Hire figures, gather materials, complete three works

patron-goal = The goal: 75 points
    .text = You are a patron: great figures create works for you. When somebody has 75 points the round is played out, and most points win.
patron-hand = Your materials
    .text = Every card has a number, paints on its edges, an element, notes and letters. A work uses only one of these.
patron-hire = Phase one: hire
    .text = You begin with Giotto. Dante costs 4 coins, brings 3 materials, and wants the word AMOR, for 4 points.
    .task = Choose Dante and hire him
    .but = Two rounds in a row without hiring anybody, and you lose. Hire Dante.
patron-buy = Phase two: trade
    .text = A card from the deck costs 2 coins; sold, it brings 1. You may hold six.
    .task = Buy one card
    .but = One card is enough: buy one.
patron-traded = M097 has both O and R
    .text = Just what Dante was missing.
    .task = End your turn
    .but = Keep your cards and end the turn.
patron-bank = Phase three: projects
    .text = Giotto wants blue, then yellow, and you have no card that begins with yellow. Once a turn you may exchange a card with the bank.
    .task = Choose M027 and M001, then exchange
    .but = Exchange M027 for M001.
patron-paint = Paint for Giotto
    .text = { $touch ->
        [typed] Put his work on the bench.
       *[no] Open “Bench” beside his work.
    } Then lay M007, M028 and M001: blue meets blue, yellow meets yellow.
    .task = Solve Giotto's work and complete it
    .but = Paint for Giotto first: M007, M028, M001.
patron-paid = Points, and as many coins
    .text = That is what a work pays. Its cards go back to the deck. Giotto has no work left and leaves.
patron-word = Write for Dante
    .text = On his bench, lay M084 and pick A and M, then M097 with O and R. Stuck? { $touch ->
        [typed] What your hand can make stands in the list.
       *[no] “Show me a solution” does it for you.
    }
    .task = Spell AMOR and complete it
    .but = Complete Dante's work.
patron-over = Both works are done
    .text = You have 9 points.
    .task = End your turn
    .but = Your figures have nothing left: end the turn.
patron-second = Round two
    .text = The Novice chose first. Fibonacci is left: he wants the number 14.
    .task = Hire Fibonacci
    .but = You have nobody: hire Fibonacci.
patron-room = More cards, more ways
    .text = You hold three. With four more there would be one too many.
    .task = Buy four cards
    .but = Buy four, and see what happens.
patron-drop = One must go first
    .text = Discard a card, or else take one fewer.
    .task = Discard M083
    .but = Discard M083, nothing else.
patron-ready = Numbers enough
    .text = 3, 5, 4, 7, 7 and 2: that can make 14.
    .task = End your turn
    .but = End your turn: the projects come next.
patron-third = On your own
    .text = { $touch ->
        [typed] Choose numbers
       *[no] Open the bench. Tap numbers and signs
    } that make 14, such as 7 × 2. Any way will do.
    .task = Complete Fibonacci's work
    .but = Make 14 and complete the work.
patron-age = A new age
    .text = Your third work of the Middle Ages brings 5 points more! Next round comes the Early Modern Period: its works pay more, old ones half.
patron-kinds = All kinds of works
    .text = Three works of one category bring 7 points, until somebody has more. The first with all five categories gets 10.
patron-marker = When you are stuck
    .text = Twice in a game you may change your whole hand or take 5 coins. Unused, the marker is worth 3 points in the end.
patron-last = Sixteen points
    .text = That is all for this round.
    .task = End your turn
    .but = End your turn.
patron-end = You know the game
    .text = The new age has begun, and everybody got 5 coins. So it goes on. Play your first game!

lesson-auction = Going once, going twice
    .text = With three or four at the table figures are auctioned

auction-offer = As many figures as patrons
    .text = Each of you gets one of them at most, and each began with 35 coins. The coin on a card is its starting bid.
auction-open = You lead, so you open
    .text = Put up any figure, for its starting bid or more.
    .task = Choose Rublev and open with 5
    .but = Open with Rublev, for 5 coins.
auction-raise = Ada is out, the Novice bid 6
    .text = Going round, everybody bids more or passes. Only whoever stays last pays.
    .task = Bid 7
    .but = Seven will do: bid 7.
auction-pass = A round later: too dear
    .text = 9 coins for 5 points? Passing costs nothing, and other figures are still to come.
    .task = Pass
    .but = Save your coins: pass.
auction-take = The last one bids against nobody
    .text = Both others have a figure. One of those left is yours for its starting bid.
    .task = Choose Marie de France and take her
    .but = Take Marie: she costs 3 coins.
auction-third = Round three
    .text = Ada opened Sluter with 6. You have three figures, and nobody may have four. Bid all the same.
    .task = Bid 8
    .but = Bid 8 coins.
auction-dismiss = Somebody has to go
    .text = Whoever wins a fourth figure dismisses one: it leaves the game, its points stay.
    .task = Choose Giotto and dismiss him
    .but = Let Giotto go: dismiss him.
auction-withdraw = Nothing for you
    .text = Instead of opening you may withdraw. You are out until the next round. If you cannot pay any of them, that happens by itself.
    .task = Withdraw
    .but = Withdraw this time.
auction-end = If nobody wants any
    .text = Figures that nobody took come back when the deck runs out. If nobody gets one in a whole round, the game ends with it.

lesson-trade = A full hand
    .text = Sell, buy, discard: how materials come and go

trade-limit = Six cards, never more
    .text = Seven in the Early Modern period, eight in the Late. You hold five. Hands lie open: everybody sees them.
trade-hire = Three are to come
    .text = Rublev brings three materials, and you have room for one.
    .task = Hire Rublev
    .but = Hire Rublev and see.
trade-keep = Take fewer
    .text = You might discard two first and get all three. Or keep your hand and get one only.
    .task = Discard nothing
    .but = This time keep all your cards.
trade-sell = One sale a round
    .text = As many cards as you like, a coin each.
    .task = Choose M011, M012 and M013 and sell them
    .but = Sell M011, M012 and M013, all three.
trade-buy = One purchase a round
    .text = Before the sale or after it, 2 coins a card. Four more are one too many again.
    .task = Buy four cards
    .but = Buy four.
trade-drop = Out with the old
    .text = What goes now cannot come back at once: you discard before you draw. And you pay only for what you draw.
    .task = Discard M084
    .but = Discard M084 only.
trade-end = Back to the deck
    .text = All that was sold or discarded is in the deck again and may be drawn by anybody.
    .task = End your turn
    .but = You have sold and bought: end your turn.

lesson-painting = Paint
    .text = Ends that meet mix their colours

painting-mix = Three paints, six colours
    .text = Where two cards meet their paints mix: blue and yellow make green, red and yellow orange, red and blue purple. Equal ones stay.
painting-row = Guan wants green, then blue
    .text = On the bench lay M051, M014, M019: yellow meets blue, blue meets blue. The outer ends do not count.
    .task = Paint Guan's work and complete it
    .but = Lay M051 first, then M014 and M019.
painting-rows = Giotto wants blue, then yellow
    .text = No card of yours links the two. So make two rows: M029 and M033, then begin a new row with M041 and M016.
    .task = Paint Giotto's work and complete it
    .but = Two rows: M029 and M033 above, M041 and M016 below.
painting-end = Rows cost cards
    .text = They are read from top to bottom, and each is a piece of the target without a gap. One row is cheapest. Your record now counts two paintings.

lesson-literature = Words
    .text = Letters from card to card

literature-letters = Four letters a card
    .text = Use as many of them as you like, in any order, but each only once.
literature-word = Murasaki wants TALE
    .text = On the bench take T and A from M020, then L and E from M074.
    .task = Spell TALE and complete it
    .but = That would work, too, with more cards. Two are enough: M020 and M074.
literature-order = The cards keep their order
    .text = For AMOR take A from M072, then M, O and R from M045. The other way round it does not work: the cards are read one after the other.
    .task = Spell AMOR and complete it
    .but = First A from M072, then MOR from M045.
literature-end = Once is once
    .text = ORO cannot be had from one card with one O: another card must bring the second.

lesson-music = Melodies
    .text = Notes in a row, slid up and down

music-staff = Lines and spaces
    .text = A melody is a row of heights: 0 is the lowest line, 1 the space above it, 8 the highest line. Each card has one to three notes.
music-tune = Guido wants 1, 2, 4, 2
    .text = M079 has 1 and 2, M029 has 4 and 2. All notes in between must be right.
    .task = Lay both on the bench and complete the work
    .but = That costs more than it must: M079, then M029.
music-slide = Slide a card
    .text = Ziryab wants 4, 5, 5, 3. M016 sounds at 2: slide it up by one line, to 4. Then come M039 and M057.
    .task = Lay M016, slide it up, add the others and complete
    .but = M016 a line up, then M039 and M057.
music-end = What sticks out
    .text = The last 5 of M057 was outside the melody: that is allowed at both ends. A slide goes by whole lines, so a note on a line stays on a line.

lesson-sculpture = Chains of stone
    .text = Elements whose connectors meet

sculpture-solids = One element a card
    .text = The triangles at both edges are connectors: high, middle or low. Where two cards meet they must be equally high.
sculpture-turn = Turn a card
    .text = Pisano wants sphere, cube, cone: M007, M002, M053. But the cube's connectors are high. Turned by half, high becomes low.
    .task = Lay the three, turn M002 and complete the work
    .but = Only M007, M002 turned, and M053.
sculpture-between = A link between
    .text = Sluter wants cube, cylinder, sphere. M009 and M012 do not meet, so the cone M003 goes between them; M018 comes last.
    .task = Lay M009, M003, M012, M018 and complete the work
    .but = M009, then M003, M012 and M018.
sculpture-end = Spent as well
    .text = Other elements may stand inside the chain, never at its ends. They are spent like the rest.

lesson-science = Sums
    .text = Numbers, signs and brackets

science-numbers = The number on the card
    .text = Add, subtract, multiply, divide, with brackets. Each card serves once, and the result must be exact.
science-sum = Fibonacci wants 14
    .text = On the bench write 7 × 2: two cards and a sign.
    .task = Make 14 and complete the work
    .but = 7 times 2 is 14.
science-brackets = al-Khwarizmi wants 39
    .text = You have 10, 3 and 3. Add first, then multiply: (10 + 3) × 3. The brackets are among the signs.
    .task = Make 39 and complete the work
    .but = (10 + 3) × 3 is 39.
science-end = Nearly always possible
    .text = Fractions and negative numbers may come up on the way, but 4 and 7 side by side are not 47. Sums cost many cards, so they pay less.

lesson-bank = The bank
    .text = One exchange a turn

bank-look = Three cards for everybody
    .text = The bank is laid out before the projects. The Novice has exchanged a card: its M001 lies there now, and you need just that.
bank-swap = Exchange it
    .text = Give what you can spare. The bank takes any card.
    .task = Choose M027 and M001, then exchange
    .but = Give the bank M027 and take M001.
bank-use = And use it
    .text = Where a card of the bank would help, the bench says so.
    .task = Complete Giotto's work
    .but = Lay M007, M028, M001 for Giotto.
bank-end = Once a turn
    .text = Your M027 stays for those after you. At the end of the round the bank goes back to the deck, and the next patron leads.

lesson-developments = Famous for it
    .text = Major developments, arts and science

developments-look = Two works of science
    .text = Here every work is counted by category. Nobody has three of one yet.
developments-third = The third one
    .text = Alfonso's tables want 29: 10 × 3 − 1.
    .task = Complete the Alfonsine Tables
    .but = Science is what you need: 10 × 3 − 1.
developments-held = A major development
    .text = Three works of science: 7 points more. Somebody with four would take card and points from you; equal numbers change nothing.
developments-arts = Arts and science
    .text = Whoever first has a work of every category gets 10 points for good. Points you lose are gone: only what you have at the end of a round counts towards 75.

lesson-shift = Change your mind
    .text = The paradigm shift: coins or a new hand

shift-short = Two coins short
    .text = Unkei costs 6 and you have 4. The marker helps: a paradigm shift, at any moment when you decide, once a round.
shift-coins = Take the coins
    .text = Now the marker is worth 3 points, afterwards 1.
    .task = Take 5 coins
    .but = Take the coins, not a new hand.
shift-hire = Now you can pay
    .text = 9 coins: enough for Unkei.
    .task = Hire Unkei
    .but = That is what the coins were for: hire Unkei.
shift-hand = A round later: a useless hand
    .text = Six cards, and nothing comes of them. Put them all aside, draw as many; none of the old ones is among them.
    .task = Take a new hand
    .but = This hand is of no use: take a new one.
shift-use = Better
    .text = Blue and yellow for Giotto.
    .task = Complete Giotto's work
    .but = Lay M007, M028, M001 for Giotto.
shift-end = Handed in
    .text = Two shifts a game, no more. At the end an unused marker counts 3 points, one used once 1. It never brings the 75 about.

lesson-ages = Through the ages
    .text = Three works bring the next period

ages-works = Works of this period
    .text = You have two of the Middle Ages. Whoever completes three first brings about the next period.
ages-third = The third work
    .text = It pays 5 points on top, once a period. Works beside the main one count as well.
    .task = Complete the Alfonsine Tables: 10 × 3 − 1
    .but = 10 × 3 − 1 for the Alfonsine Tables.
ages-done = Not yet
    .text = Until the round ends all is as before: another patron with a third work gets 5 points, too.
    .task = End your turn
    .but = End your turn.
ages-new = The Early Modern period
    .text = Everybody got 5 coins, a hand may have seven cards, and old figures on offer are gone. Newton's work needs one of the Middle Ages before: you have that.
    .task = Hire Newton
    .but = Hire Newton.
ages-half = What is late pays half
    .text = Alfonso still has a song: 6, 5, 3. It pays 1 in place of 2, and so does the bonus for all his works: every reward is halved by itself.
    .task = Complete the song with M034 and M027
    .but = Keep the numbers for Newton: M034 and M027.
ages-full = What is new pays well
    .text = 47 is 4 × 10 + 7. Dürer would even pay 18 for three works and the bonus.
    .task = Complete Newton's work
    .but = 4 × 10 + 7 for Newton.
ages-end = The last period
    .text = Three Early Modern works bring the Late Modern period; after that there is no other, and no 5 points. In the end ties are decided by coins, else the win is shared.

lesson-two = For two
    .text = Hire or decline

two-order = No auction
    .text = One figure is turned up. Whoever leads is asked first, and its price is the starting bid.
two-decline = Too dear
    .text = Tuotilo has three works, but costs 8 of your 25 coins. If you decline, the other is asked.
    .task = Decline
    .but = Decline this time.
two-alone = Yours alone
    .text = The Novice has hired Tuotilo, so the second figure is offered to you only. Had both of you declined, both would be asked again.
    .task = Hire Guan
    .but = Guan fits your purse: hire Guan.
two-idle = Hire somebody
    .text = Whoever hires nobody in two rounds running loses, whatever the points. If both do, points decide. A round in which you were offered nothing does not count.

lesson-solo = Alone
    .text = From the Middle Ages to one work of the Late Modern period

solo-goal = Down to the last row
    .text = Twenty figures; only the first row is open. Each work turns up the figure below. Complete one work of the last row and you win. There are no coins and no points.
solo-inspired = Inspiration
    .text = A work of the same period, or of the same category, brings one card more.
solo-first = Begin with Dante
    .text = AMOR: A and M from M084, O and R from M097. The cards leave the game, and Dante brings new ones.
    .task = Complete Dante's work
    .but = Begin with Dante: M084 and M097.
solo-turned = One is turned up
    .text = Cervantes is a writer. His work needs one of the same category from the period before: Dante's.
solo-second = Another one
    .text = Fibonacci wants 14: 7 × 2.
    .task = Complete Fibonacci's work with two cards
    .but = Two cards are enough: 7 × 2.
solo-drop = Eight at most
    .text = You hold nine. What you discard leaves the game.
    .task = Discard any card
    .but = Discard a card first.
solo-shift = Once only
    .text = If your hand is of no use, exchange all of it: the paradigm shift, once a game.
    .task = Take a new hand
    .but = Take a new hand, to see it.
solo-end = Do not get stuck
    .text = If no work is possible and the shift is used, you have lost. Other works of an open figure bring cards as well, but turn up nothing.

lesson-options = Five more rules
    .text = Duel, golden age, greatness, treasures, workshop

options-duel = Duel of the patrons
    .text = Two works of a category are enough for a major development. The Novice holds one already.
options-golden = Extended golden age
    .text = The Early Modern period lasts longer: four works end it, and the fourth pays the 5 points.
options-great = Shared greatness
    .text = Whoever completes the five categories in the same round as the first gets 10 points, too.
options-classic = Treasures of the past
    .text = Old figures stay: the top one may be had for its starting bid in place of a new one. Its works pay half. Most works of the Middle Ages bring 10 points in the end.
    .task = Choose Guan and take the classic
    .but = Try the classic: take Guan.
options-workshop = Leonardo's workshop
    .text = It stands in place of the bank. Once a turn you may buy a card: the first column costs a coin for your neighbour, each further one a coin more for the next. In the last column the last coin goes to the supply.
    .task = Choose M011 and buy it
    .but = Buy M011, from the first column.
options-room = Your hand is full
    .text = A card has to leave before the new one comes. The gap in the workshop is filled at once.
    .task = Discard M027
    .but = Discard M027.
options-end = Each by itself
    .text = Who opens a table chooses which of these rules are on. Begin without them.
