moment = { $day }, { $time }
somebody = somebody
page-aside = { $game }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## Lists

list-aside = by anybody, for everybody
list-open = Open for entries
list-running = Under way
list-finished = Over
list-cancelled = Cancelled
list-empty = No tournament is announced. Announce one: friends can join by its link.
new-help = Anybody can organise one: choose the game, the pace and the number of rounds, and let people join.
announce = Announce a tournament
entered = You take part
say-here = Say that you are here
organised-by-you = You organise it
own-tournament = Your tournament
to-tournament = To the tournament

format-swiss = Swiss
format-everybody = Everybody meets everybody
format-ladder = Ladder of deals
tables-of = tables of { $seats }
counts = rated
stand-open = { $entrants } of { $most } have entered
stand-running = Round { $round } of { $rounds }, { $entrants ->
    [one] { $entrants } player
   *[other] { $entrants } players
}
stand-ladder = { $count ->
    [one] One deal, under way
   *[other] { $count } deals, under way
}
stand-finished = Over
stand-cancelled = Cancelled

## A tournament

pairings = Pairings
standings = Standings
schedule = Schedule
after = after round { $round } of { $rounds }
player = Player
points = Points
met = Met
won = Won
score = Score
time = Time
gone = has left
sat = no table in this round
round-number = Round { $number }
deal-number = Deal { $number }
table-number = Table { $number }
yours = yours
short-table = a table of { $seats }
end-played = over
end-broken = broken off at the deadline
end-void = cannot be read: 3 points for all
round-over = played
round-due = until { $time }
round-next = begins { $time }
round-later = to come
away = { $name } has no table in this round and gets { $points } points.
away-asked = { $name } sits this round out, as they asked: { $points } points.
away-missing = { $name } did not say that they were here and is left out of this round.
away-ahead = { $name } has no table in this round.
out-ahead = { $name } sits this round out, as they asked.
no-tables = Too few were here for a table.
round-ahead = Round { $number }, { $time }
remark-swiss = equal points meet
remark-everybody = everybody meets everybody
all-here = { $count ->
    [2] both are here
    [3] all three are here
    [4] all four are here
   *[other] all { $count } are here
}
not-here = { $count ->
    [one] { $names } is not here yet
   *[other] { $names } are not here yet
}
ahead-note = So it is played if all say that they are here. If somebody is missing, it is drawn anew among the others when it begins: { $time }.
gained-note = By starting place; on the right what the table brought.
standing-note = By starting place; on the right the points so far.
note-points = A table brings 6 points to the first and 0 to the last, in equal steps between: of four 6, 4, 2, 0; of three 6, 3, 0. Who share a place share the points. * no table: 3 points; who asks to sit out again, or is missing, gets 0.
note-ties = Ties are broken by the points of those one has met (a mean for every table; one's own for a round without), then by the direct meetings, then by tables won.
note-ladder = Everybody plays the same deals, once. Deals won count first, then the score of all, then the time. Gold: won.

## Taking part

organised = Organised by { $name }.
begins-at = Begins { $time }.
open-until = Open until { $time }.
ladder-until = Until { $time }.
check-in-rule = Before every round there are { $time } to say that one is here. Who does not is left out of that round, without points, and can play the next.
check-in-from = You can say it from { $time } on.
here = I am here
here-said = You have said that you are here. The round begins { $time }.
deadline-rule = A round takes { $time } at most. A game that is not over by then is broken off: of those who played on, whoever has thought longest in all comes last, and the others share the places before. Who left or never moved gets nothing.
my-table = To my table
join = Take part
sit-out = Sit out a round
leave = Leave
results-file = Results as a file
next-one = Next one
look = Look at it
deals = Deals
deals-remark = the first try counts
deal-begin = Begin
deal-on = Go on
deal-done = done
organiser = For the organiser
start = Start now
next-round = Begin the next round now
ask-here = Ask who is here
begin-here = Begin with those who are here
remove = Remove
remove-whom = Somebody to remove
cancel = Cancel the tournament
stay = Back
ask-leave = Leave the tournament?
    .help = A game of yours that is under way is given up: where others play on, a bot takes your seat. What you have played counts.
ask-remove = Remove this player?
    .help = Their game under way is given up, and they cannot come back. What was played counts.
ask-cancel = Cancel the tournament?
    .help = There will be no further round. Games under way can be played to their end, and count for nothing here.

## Announcing one

name = Name
name-help = 3 to 60 characters.
format = Kind
how-swiss = In every round those meet who have as many points, and nobody the same people again if it can be helped. Everybody has every starting place equally often, or once more.
how-everybody = Two at a table: everybody plays everybody once. At larger tables there are as many rounds as it takes to meet everybody, and those meet who have met least.
how-ladder = Everybody plays the same deals alone, whenever they like, until the time is over.
seats = Players at a table
rounds = Rounds
deadline = Time for a round
deadline-help = The next round is drawn as soon as all games are over, or when this time is.
ladder-time = Time for all deals
ladder-time-help = Counted from the start.
pause = Between two rounds
pause-help = Time to rest, and for people to come back.
pause-none = at once
check-in = Time to say “I am here”
check-in-help = Before every round: who has gone does not keep a table waiting. The pause is at least as long.
check-in-none = nobody has to
most = Players at most
begins = Starts by itself
begins-help = Leave it empty to start it yourself. If too few have entered by then, it is cancelled.
late = People may come late
late-help = They have no points for what they missed.
listed = Listed
listed-help = Otherwise only whoever has the link finds it.

## When something did not work

problem-bad-title = A name has { $least } to { $most } characters.
problem-bad-rounds = There can be { $least } to { $most } rounds.
problem-bad-deadline = This time for a round does not go with the time for a turn.
problem-bad-pause = This pause is too long.
problem-bad-check-in = This time is too long.
problem-bad-entrants = There can be { $least } to { $most } players.
problem-bad-begin = The start lies in the next 90 days.
problem-no-ladder = This game has no deals to play alone.
problem-no-such-tournament = There is no such tournament.
problem-no-such-entrant = That player is not here any more.
problem-not-the-organiser = Only whoever organises it can do that.
problem-not-entered = You do not take part.
problem-already-entered = You take part already.
problem-removed = The organiser has removed you from this tournament.
problem-not-open = That is not possible at this time.
problem-too-few = It takes { $least } players to start.
problem-tournament-full = There is room for { $most } players, and all have come.
problem-tournament-over = The tournament is over.
problem-too-many-tournaments = You organise { $most } tournaments already: let one of them end first.
