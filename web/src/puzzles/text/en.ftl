# Find the best move, in English.

title = Find the best move
puzzle = Puzzle { $number }
close = All puzzles
question = One move is best. Which?
from-game = A position out of a game. It is your turn.
from-round = A position out of a game, in round { $round }. It is your turn.
nothing-played = Nothing is played: you may change your mind until you check it.
in-order = Several such moves are made in a row, in the order in which the pieces lie. Choose the first: what lies before it stays.
check = Check it
how-hard = How hard
level-easy = easy
level-fair = fair
level-hard = hard
how-clear = How clear
ahead = { $lead } ahead of the second best
who-misses = Who misses it
clue-is = Clue:
clue = A clue (one try)
solution = Solution
tries = Your tries
left = { $count ->
    [one] one try left
   *[other] { $count } tries left
}
from-list = Or choose from all { $count } moves
choose = Choose a move …
found = You found the best move.
missed = The best move is:
best-is = The best move
against = Compared with
flag-best = best
flag-tried = your try
flag-other = compared
flag-both = in both
wins = After it { $better } of 100 deals are won, otherwise { $worse }.
all = All puzzles
next = Next puzzle
people = { $found } of { $count } found it at once.
nobody = Nobody has tried it here yet.
own = You: { $found } of { $count } at once.
day-about = The same position for everybody. Three tries; the first one counts most.
day-solved = You have found it.
day-shown = You know the answer: another one comes tomorrow.
day-people = { $count ->
    [0] nobody found it yet
    [one] one found it
   *[other] { $count } found it
}
begin = Begin
go-on = Go on
look-again = Look at it again
practice = Practice
practice-remark = without a clock
take = Take a puzzle
finders = Who found it
until-midnight = today (UTC)
past = a past day
no-finders = Nobody yet.
days = The last days
