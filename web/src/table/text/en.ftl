# The table, in English: everything a table says in every game.

## The prompt

prompt-label = What is asked
you-subject = You
your-turn = Your turn: { $step }
    .help = Choose what is marked, or press a button.
waiting = Waiting
waiting-for = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
watching = You are watching.
watching-bot = A bot plays on in your seat.
take-back = Take my seat back
handed-in = You have handed in: { $moves }.
retract = Change my mind
cancel = Cancel
undo = Undo
undo-ask = Ask to undo
undo-seen = Take back
undo-asked = The others are asked whether you may take it back.
taken-back = { $me ->
    [seat] You took a move back after seeing something new.
   *[none] { $seat } took a move back after seeing something new.
}
undo-off-chosen = At this table a move that has shown something new stands. One that has shown nothing can be undone.
undo-off-daily = The deal of the day is the same for all: a move that has shown something new stands. One that has shown nothing can be undone.
undo-off-rated = This game is rated: a move that has shown something new stands. One that has shown nothing can be undone.
batch-count = { $exact ->
    [true] { $chosen } of { $most } chosen.
   *[false] { $chosen ->
        [0] Nothing chosen: you keep everything.
       *[other] { $chosen } chosen.
    }
}
paused = The game is paused
    .help = Resume it in the menu.
game-over = The game is over
you-won = { $count ->
    [one] You have won
   *[other] You share the victory
}
they-won = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ended-points = By points: { $points ->
    [one] 1 point
   *[other] { $points } points
}
ended-time = Time ran out: the clock made the last move. { $points ->
    [one] 1 point
   *[other] { $points } points
} won.
ended-resigned = { $me ->
    [true] You resigned.
   *[false] { $count ->
        [one] { $names } resigned.
       *[other] { $names } resigned.
    }
}
time-left = { $seconds } seconds left
bank-left = { $time } left for the whole game
reconnecting = Connection lost, trying again
watchers = { $count ->
    [one] 1 watcher
   *[other] { $count } watchers
}
round = Round
round-of = Round { $round } of { $rounds }
rules = Rules

## Chronicle and chat

annals = Chronicle and chat
chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
chronicle-all = Show everything
replay = Show again what the others did
    .short = Show again
replaying = Showing again
replay-stop = Back to now
befell = What happened to you
befell-read = Got it
chat = Chat
chat-write = Say something
chat-send = Send
chat-empty = Nobody has said anything.
chat-unread = { $count ->
    [one] Chat: 1 unread line
   *[other] Chat: { $count } unread lines
}
chat-mute = Mute
chat-muted = The chat is muted.

## The menu

pause = Pause
resume = Resume
resign = Resign
resign-title = Resign this game?
resign-ends = { $seats ->
    [1] The game ends here and counts as lost. This cannot be undone.
   *[other] The game ends here for everybody. You come last; the others are placed by their points so far. This cannot be undone.
}
resign-bot = A bot plays on in your seat, and you stand behind the others in the end. This cannot be undone.
replace-gone = A bot for { $name }
request-undo = { $name } would like to take a move back.
request-undo-waits = { $name } would like to take a move back; the others are asked.
request-replace = { $name } is gone. May a bot play on?
request-replace-waits = { $name } is gone; a bot will play on.
request-grace = In { $seconds } s, unless somebody would rather wait.
request-rematch = { $name } would like to play again.
not-again = Not now
agree = Agree
refuse = Refuse
notice-bots-busy = The bots have much to do: { $name } has to wait.
notice-bot-failed = { $name } stumbled and thinks again.
notice-replaced = A bot plays on for { $name }.
notice-resigned = { $name } has resigned.
notice-time-up = { $name } ran out of time: a safe move was made.
notice-time-up-bot = { $name } ran out of time: a bot plays on until they are back.
next-game = Your turn elsewhere: { $game }
notice-undo-refused = { $name } does not want moves taken back.
notice-replace-refused = { $name } would rather wait.
notice-returned = { $name } is back and plays on.
notice-table-damaged = This table's journal cannot be read. Tell whoever runs the server; all other tables are well.
notice-broken-off = The time of the round is over: the game was broken off.
notice-table-barred = Whoever runs the server has closed this table.
notice-rules-changed = This game was played by version { $version } of the rules and cannot go on.

## Looking on

behind = { $minutes ->
    [0] { $moves ->
        [one] one move behind
       *[other] { $moves } moves behind
    }
    [one] one minute{ $moves ->
        [0] {""}
        [one] {" "}and one move
       *[other] {" "}and { $moves } moves
    } behind
   *[other] { $minutes } minutes{ $moves ->
        [0] {""}
        [one] {" "}and one move
       *[other] {" "}and { $moves } moves
    } behind
}
watch-behind = You watch this game { behind }.
watch-open = You see all hands, { behind }. The players do not hear you meanwhile.
watch-soon = The game has begun. You will see it { behind }.
watch-off = Nobody watches this game. When it is over, it can be replayed.
open-hands = Hands
comment-ask = Ask to see all hands
comment-waits = Still to agree: { $names }.
comment-withdraw = Withdraw
comment-end = Close the hands again
comment-close = Close the hands to { $name }
request-comment = { $name } would like to see all hands and comment, { behind }. Everybody has to agree, and may take it back.

## Decided ahead

ahead = Decide ahead
ahead-count = Decided ahead: { $count }
ahead-help = Done for you as soon as you are asked, in this round. Only you see it.
ahead-most = at most: { $move }
ahead-otherwise = { $first }; otherwise { $then }
ahead-leave = Leave it so
ahead-forget = Forget it
ahead-lapsed = That was not possible: it is for you to decide.

## One device for several people

hand-over = { $name }, it is your turn
    .help = Nobody else should be looking.
    .button = I am { $name }

## Before the start

waiting-room = { $count ->
    [0] Everybody is here
    [one] One seat is free
   *[other] { $count } seats are free
}
    .seated = The game begins when all seats are taken.
    .guest = Take a seat, or wait and watch.
invite = Invite
invite-help = Whoever opens this address, or points a phone at the code, can take a free seat.
invite-local = So far only this computer reaches the server. Open it to your network, and a code for phones appears here.
free-seat = Free this seat
leave = Leave the table
fill = { $count ->
    [one] Fill it with a bot
   *[other] Fill them with bots
}

## The end

results = Final score
results-close = See the table
result = Result
rematch = Play again
to-tournament = To the tournament
to-rematch = To the next game
record = Record
watch-replay = Replay
score-source = Source
place = Place { $place }
total = Total
chart = Score by round
chart-label = Everybody's score at the end of each round
chart-round = Round { $round }

## Why not

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-already-in = You have already decided; you can still change your mind.
reason-not-now = That cannot be done now.
reason-unknown = That did not work ({ $code }).
reason-paused = The game is paused.
reason-too-fast = Too much at once. Wait a moment.
reason-not-your-seat = That is not your seat.
reason-nothing-to-retract = There is nothing to take back any more.
reason-nothing-to-undo = There is nothing to undo.
reason-no-such-step = That step is no longer there.
reason-undo-is-off = At this table moves are not taken back.
reason-withheld = Here you find out yourself what can be done: play it.
reason-needs-note = Show how it is done first.
reason-wrong-note = That does not solve it.
reason-no-notes = This game takes no notes.
reason-note-too-long = The note is too long: at most { $most } characters.
reason-no-such-move = There is no such move.
reason-nothing-asked = That has been settled already.
reason-not-absent = This player is here.
reason-others-play = Others play at this table.
reason-not-running = The game is not running.
reason-not-stored = The server cannot write to its disk. Nothing was changed.
reason-too-many-intentions = At most { $most } { $most ->
    [one] thing
   *[other] things
} can be decided ahead.
reason-not-heard = The players do not hear you here.
reason-already-seated = You play at this table.
reason-no-commentators = That is not possible at this table.
reason-daily-deal = Others have yet to play the deal of the day.
reason-internal = Something went wrong on the server.
reason-no-guest = The server does not know you any more. Load the page again.
parts = Parts of the table
no-cards = no card
status-away = away
tab-table = Table
tab-seats = Players
tab-annals = Chronicle

## The board of a game that has none of its own

on-table = On the table
yours = Yours
your-choices = What you can do
what-to-do = With this
nothing-there = nothing
yes = yes
no = no

## Companion

companion = Companion
companion-turn-off = Turn off
companion-weigh = What to weigh
companion-got-it = Got it
companion-switch = { $on ->
    [true] Companion: on
   *[other] Companion: off
}
