# Ars Universalis in the browser, in English: what its cards, benches and the examples of its rules say.

## The cards

era-MA = Middle Ages
era-EM = Early Modern
era-LM = Late Modern

paint-red = red
paint-yellow = yellow
paint-blue = blue
paint-orange = orange
paint-green = green
paint-purple = purple
paint-letter-red = R
paint-letter-yellow = Y
paint-letter-blue = B
paint-letter-orange = O
paint-letter-green = G
paint-letter-purple = P

solid-cone = cone
solid-cylinder = cylinder
solid-sphere = sphere
solid-cube = cube
height-H = high
height-M = middle
height-L = low

opening-bid = opening bid
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
example-sculpture-6 = … unless a card goes in between. It may show any solid, but it is spent as well.
example-science-1 = { $title } by { $name } asks for a sum that makes { $target }.
example-science-2 = Nine times four …
example-science-3 = … plus two. Each card’s number counts once; you may add, subtract, multiply and divide.
example-science-4 = With brackets it goes another way, too, but it takes a card more.
example-science-5 = Numbers are never written side by side: a three and an eight are not thirty-eight.

## In the lists of the rules

solo-label = The table of the solo game: the top row is face up, and below one finished work the next card
list-brings = bid { $bid }, materials { $materials }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}
list-materials = Materials
turn-over = Turn over
