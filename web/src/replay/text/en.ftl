# The replay page, in English.

aside = Replay
tab = Replay of { $game }
loading = The game is being fetched …

## Opening a record

drop = Drop the record of a game here
drop-help = A record is the text file that a finished game offers for download. It stays in the server's memory for a while and is not kept.
choose = Choose a file
reading = Reading …
mine = Or choose one of my finished games
damaged = { $named ->
    [no] This record cannot be shown
   *[yes] { $name } cannot be shown
}
damaged-line = It is no record of a game, or it is damaged: line { $line } does not fit.
damaged-why = What is wrong there:
not-over = A record tells everything, hidden cards too. So a game can be looked at again only when it is over.
to-table = To the table

## The controls

controls = Controls of the replay
go-first = To the beginning
go-back = One move back
go-next = One move on
go-last = To the end
play = Play
pause = Pause
slider = Move
move-of = Move { $move } of { $total }
rounds = Rounds
round = Round { $round }
to-round = To round { $round }
view = View
view-open = Everything open
view-spectator = A spectator's view
view-seat = { $name }'s view
speed = Speed
copy-link = Link to this position
record = Record
another = Another record
mark-link = { $verdict }: to the analysis
next-mark = To the next mark

## The game in words

whole = The whole game
whole-remark = a click leads to the move
secret = { $name } decides in secret.
nothing = { $name } ends the game.
hands = Hands
