# The command line, in English.

you = You
seat = seat { $number }
player = Player { $number }
label-player = Player

## Reasons the kernel gives, in every game

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-already-in = You have already decided; `retract` takes it back.
reason-not-now = That cannot be done now.

## Words that are typed; several for one thing have a stroke between them

answer-yes = yes y
answer-no = no n
command-why = why
command-preview = preview
command-undo = undo
command-retract = retract
command-pause = pause
command-give-up = give up | resign
command-save = save
command-companion = companion
command-hint = hint
command-cards = cards
command-rules = rules
command-what = what
command-log = log
command-table = table
command-help = help
command-quit = quit

## The companion

answer-on = on
answer-off = off
companion-heading = Companion
companion-on = The companion is on.
companion-off = The companion is off.
companion-nothing = The companion has nothing to say about this.
companion-one = The companion is for one person among bots.

## Playing

play-thinking = { $name } is thinking …
play-hand-over = Pass the keyboard to { $name }, who presses Enter. {""}
play-hand-over-retract = Pass the keyboard to { $name }, who presses Enter ({ $last } may still `retract`). {""}
play-since = Since your last decision
play-more = Since your last decision, after { $count ->
    [one] { $count } line
   *[other] { $count } lines
} more (type `log`)
play-draft = So far: { $moves }
play-prompt = { $name } > {""}
play-values = { $others ->
    [0] A number is the value itself, as in `{ $example }`.
   *[other] A number is the value itself, as in `{ $example }`; letters are the other choices.
}
play-values-lettered = A letter and a value go together, as in `{ $example }`.
play-no-number = { $text } is no number of the list: { $known }.
play-value-alone = { $text } is no choice here: type it as in `{ $example }`.
play-value-missing = { $letter } needs a value, as in `{ $example }`.
play-no-question = “{ $text }” is not enough here: nothing can be answered so.
play-no-move = “{ $text }” is no move of this game
play-no-thing = “{ $thing }” is nothing that goes with `{ $verb }`.
play-takes = { $verb } is typed like this: `{ $example }`.
play-takes-some = { $verb } needs { $many ->
    [one] one thing
   *[other] { $many } things
} behind it.
play-takes-nothing = Nothing stands behind `{ $verb }`.
play-unknown = { $reason }. Type `help` for the commands.
play-refused = Not possible: { $reason }
play-unlisted = Not listed, for you to find: `{ $move }`
play-argument = { $name ->
    [figure] FIGURE
    [work] WORK
    [materials] MATERIALS
    [how] HOW
   *[other] { $name }
}
play-withheld = Whether that is possible is for you to find out, by playing it.
play-needs-note = Say how it is made, too: `{ $move }`.
play-wrong-note = That is not how it is made.
play-misspelt-note = That cannot be read: { $reason } It is written like this:
play-allowed = That is possible now: { $move }.
play-why-what = Say what you wish for, e.g. `why { $example }`.
play-preview-what = Say which move, e.g. `preview { $example }`.
play-preview = { $move }:
play-preview-secret = Nothing happens until everybody has decided.
play-preview-unknown = What happens then is not known yet.
play-undo-nothing = You have made no move that could be taken back.
play-undone = { $name } took back a move.
play-undo-ask = { $name }: may { $who } take back a move that showed something? (y/n) {""}
play-undo-denied = { $name } does not agree: nothing was taken back.
play-undo-shown = That move showed something: it cannot be taken back.
play-pause = Paused at { $time }; the clock stands still. Press Enter to go on. {""}
play-paused = The clock stood still for { $time }.
play-pause-nothing = There is no clock to stop in this game.
play-give-up-ask = Give the game up? That cannot be taken back. (y/n) {""}
play-give-up-not = Giving up is not possible here.
play-daily = The deal of { $date } (UTC), the same for everybody.
play-seed = `--seed { $seed }` deals the same again.
play-retract-nothing = There is no choice of yours to take back.
play-retracted = Your choice is taken back.
play-save-what = Say where to, e.g. `save game.txt`.
play-saved = The record is in { $path }.
play-quit = Goodbye.
play-end-of-input = The input ended before the game did.
play-interrupted = The game was interrupted.
play-kept = It is kept in { $path }; `ludarium play --resume` goes on with it.
play-kept-nothing = Nothing has happened yet, so nothing is kept.
play-not-kept = The game cannot be kept: { $reason }
play-resumed = The game goes on from { $path }.
play-no-hint = There are no hints here: several people play and none of them asked for hints (--hints), or everybody has this deal today.
play-no-cards = This game has no list of cards.
play-cards-none = Nothing about “{ $text }” among the cards.
play-no-rules = The rules of this game are not written yet.
play-rules-none = Nothing about “{ $text }” in the rules.
play-what-none = “{ $text }” is no word of this game. All of them: `what`.
rules-how = A section: `rules 3`. About something: `rules market`.
play-page = Enter for more, q to stop: {""}
play-over = The game is over
play-won = { $many ->
    [one] { $names } won.
   *[other] { $names } share the win.
}
play-you-won = { $many ->
    [one] You won!
   *[other] You share the win: { $names }.
}
play-lost = The game is lost.
play-you-lost = You lost.
play-help =
    1  a  b 6        what stands before a move in the list plays it; where a
                     value is asked for, a number is that value
    MOVE             the same in words, e.g. { $example }
    MOVE, MOVE       several at once, in any order; also a verb with several
                     things, and how many of each
    MOVE # HOW       with how it is made, where a game asks for that
    yes, no          where a question is asked
    why MOVE         why something is not possible
    preview MOVE     what a move would do, as far as it is known
    undo             take your last move back; the others must agree if it
                     showed something
    retract          take back what you have chosen so far, or your secret
                     choice before everybody is in
    pause            stop the clock and hide the table, where time counts
    give up          end the game as lost, where a game allows it
    cards [WORD]     what there is to look up: cards, prices, hands
    rules [WORD]     the rules of the game, or what they say about something
    what [WORD]      what a word of the game means
    log              everything that happened
    companion [on|off]  what matters here, once more; or switch it
    hint             what to look at; again: a good move; again: why
    table            draw the table again
    save [FILE]      write a copy of the record; the game is kept anyway
    help             this list
    quit             leave; `ludarium play --resume` goes on
    The Tab key completes words, the arrow keys bring back what was typed.

score-part = Points
score-total = Total
score-place = Place

## Games

games-id = Id
games-name = Name
games-players = Players
games-options = Options
games-rules = Rules
games-none = –
games-defaults = all defaults
games-daily = the deal of the day

## Simulations and tournaments

sim-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players }
sim-interrupted = Interrupted: these are the games played so far.
sim-bot = Bot
sim-seat = Seat
sim-seats = Seats
sim-wins = Wins
sim-rate = Win rate
sim-interval = 95 %
sim-score = Score
sim-won-score = Score of wins
sim-lengths = Moves a game: { $mean } on average, { $least } to { $most }.
sim-speed = { $decisions } decisions in { $seconds } s: { $pace } decisions/s, { $games } games/s.
sim-table = Table
sim-seat-rates = Win rate by seat
report-games = Games
report-written = The report is in { $path }.
archive-written = { $path } holds { $games ->
    [one] { $games } game
   *[other] { $games } games
} now.
archive-verified = { $path }: { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} as played; faults: { $wrong }.
archive-gap = games { $first } to { $last } are missing
archive-other-engine = These games were played by another engine ({ $engine }), and without records the bots of this one played them again: the faults may be theirs.
cluster-ready = { $workers ->
    [one] { $workers } worker waits
   *[other] { $workers } workers wait
} at { $address } (use it with --cluster { $address }; Ctrl-C ends it)
cluster-ended = The cluster has ended.
puzzles-progress = Puzzles
puzzles-checking = Puzzles checked
puzzles-found = { $count ->
    [one] { $path } has one puzzle now, { $new } of it new.
   *[other] { $path } has { $count } puzzles now, { $new } of them new.
}
puzzles-kept = Interrupted; the same command goes on with { $path }.
puzzles-unclear = Puzzle { $number } is not clear: its moves or its figures do not fit the rules.
puzzles-judged = Puzzles that still hold: { $count } of { $before }, in { $path }.
puzzles-level = Level
puzzles-many = Puzzles
puzzles-easy = easy
puzzles-fair = fair
puzzles-hard = hard
error-puzzles-what = say who plays (--players novice,novice) or which records to look through (--record FILE)
error-puzzles-folder = there is no folder { $path }: make it first
error-puzzles-none = there is no puzzle in { $path }: say which file they are kept in
tune-trials = Trials
tune-judging = On fresh deals
tune-constant = Constant
tune-now = Now
tune-would = Better
tune-before = Uneven now
tune-after = Then
tune-gain = Gain
tune-explained = Uneven: how far, typically, a place or thing is from its even share of the wins. Gain: the difference of the mean squares, in parts of ten thousand, with its 95 % interval, on deals that no trial has seen.
tune-agreed = All bots that were asked agree.
tune-not-agreed = Not all bots that were asked agree: change nothing on this evidence.
tune-nothing = No values are better than those there are.
tune-kept = Interrupted; the same command goes on with { $path }.
tune-lost = Interrupted; with --file the trials would have been kept.
tour-title = { $game }: { $bots } bots, { $seats ->
    [one] the same deals for all
   *[other] tables of { $seats }
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} in all
tour-rating = Rating
tour-skill = Skill
tour-games = Games
tour-duels = How often the bot of the row finishes before that of the column

## Records

record-ok = { $path } is sound: { $game } (rules { $version }), { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $scores ->
    [none] not finished.
   *[other] final scores { $scores }.
}
record-move = Move { $move } of { $moves }, by { $name }
record-note = Made thus: { $note }
record-begin = Before the first move ({ $moves } in all)
record-eye = as { $name } sees it
record-eye-spectator = as a spectator sees it
record-eye-all = with all hands open
record-step = { $move }/{ $moves } · Enter: on, b: back, a number: there, q: end > {""}
step-next = n next
step-back = b back p

## Wrong arguments

error-near = {""}; did you mean { $near }?
error-player = a seat is for human, human:NAME or a bot ({ $known }), not { $name }
error-name = a name has 1 to 20 characters and no colon, not { $name }
error-names = two players are called { $name }
error-port = --port must be at most { $most }, not { $port }
error-port-taken = cannot listen on { $host }:{ $port }: it is taken or not yours; choose another --port or --host
error-start-served = another server already uses { $folder }
error-start-folder = the folder { $folder } cannot be written to
error-start-empty = { $file } is empty: put a backup in its place, or remove it to begin anew
error-start-damaged = { $file } is damaged: put a backup in its place (--no-check starts without looking)
error-start-newer = { $file } has version { $found }, this ludarium knows { $known }: install a newer one
error-start-smtp = LUDARIUM_SMTP names no mail server: write smtp://user:password@host:port, or smtps://…
error-start-mail-from = LUDARIUM_MAIL_FROM is no mail address: write Ludarium <ludarium@example.org>
error-start-mail-origin = mail needs --origin: links in letters name the server's public address
error-start-mail-extra = mail needs more packages: pip install 'ludarium[accounts]'
error-number = { $flag } must be a whole number, { $least } or more, not { $text }
error-option = --option takes NAME=VALUE, not { $text }
error-option-twice = --option { $name } is given twice
error-values = --option { $name } takes one value or several with commas between, not { $text }
error-values-twice = --option { $name } names a value twice: { $text }
error-players-several = several --players go into one report: add --report FILE
error-no-data = --decisions and --records go into a folder: add --data DIR
error-step = there is no step { $name } in { $game }; known: { $known }
error-tune-alone = balance is between players: name at least two
error-tune-lot = the goal facts needs a step by lot (--at-random STEP): what players choose themselves says more about who chose it
error-tune-set = { $names } is set by --option and named in --constants: choose one of them
error-data-report = --data and --report exclude each other
error-players-twice = --players { $players } is given twice
error-tables = that makes { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}; a report has at most { $most }
error-file-report = { $path } is there already and is no report: it is left alone
error-preset = { $game } has no preset { $name }; known: { $known }
error-no-preset = { $game } has no presets
error-daily = { $game } has no daily deal; games with one: { $known }
error-daily-seed = --daily and --seed exclude each other: the date gives the deal
error-game = there is no game { $name }; known: { $known }
error-seats = { $game } is for { $least } to { $most ->
    [one] { $most } player
   *[other] { $most } players
}, not { $seats }
error-bot = there is no bot { $name }; known are { $known }; search takes its iterations (search:500) or seconds (search:0.2s)
error-name-bot = { $name } is what a bot is called: choose another name
error-resume-option = --resume goes on with a game as it is: no --preset, --option, --seed or --daily
error-resume-over = { $path }: that game is over; `ludarium record show --step` shows it
error-resume-seats = the game has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, but --seat is given { $given ->
    [one] once
   *[other] { $given } times
}
error-resume-none = there is no game to go on with in { $folder }
error-no-command = there is no command { $name }; known: { $known }
error-no-option = there is no option { $name }
error-missing = { $name } is missing
error-no-value = { $name } needs a value
error-more = {""} ({ $command } --help tells more)
error-language = there is no language { $name }; known: { $known }
error-list = { $flag } takes names separated by commas, e.g. { $example }
error-bots-twice = --bots names { $name } twice: a tournament is between different bots
error-bots-few = a tournament with tables of { $seats } needs at least { $seats } bots, not { $bots }
error-file = { $path }: { $reason }
error-no-folder = { $folder } is no folder
error-a-folder = it is a folder
error-file-kind = { $path } is there already and is no record of a game: it is left alone
error-file-text = { $path } is no text file
error-at = --at must be between 0 and { $moves }, not { $at }
error-seat = there is no seat { $seat }; known: { $known }
error-all = --all shows hands, so it is only for finished games
error-all-seat = --all and --seat exclude each other

## Solving

solve-saved = The record of the line is in { $path }.
error-no-solver = there is no solver for { $game }; there is one for { $known }
error-choice = { $flag } must be one of { $known }, not { $text }
error-question = --question must be one of { $known }, not { $text }
error-solve-what = either --seed or --record says what is to be solved
error-solve-at = --at names a move of a record: it needs --record
error-solve-option = --option and --preset go with --seed; a record has its own options
error-solve-save = --save keeps a line of moves: it goes with --question { $lines }, or with none
error-solve-game = { $path } is a game of { $game }

## Analysing

analyse-progress = Analysing
analyse-written = The analysis is in { $path }.
error-analyse-both = --json and --html exclude each other
error-analyse-folder = { $path } is no folder: the pages of several records go into one
error-analyse-names = Two of these records have the same name: their pages in { $path } would, too
error-analyse-over = { $path }: this game is not over; only finished games are analysed
error-seconds = { $flag } must be a number of seconds from 0.1 on, not { $text }
error-file-analysis = { $path } is there already and is no analysis: it is left alone
error-record-foreign = { $path } is no record of a game: a record begins with "ludarium-record"
error-record-newer = { $path } was written by a newer Ludarium: update this one to read it
error-record-damaged = { $path } is damaged: { $reason }

## Help of the commands

usage-usage = Usage:
usage-usage-options = [OPTIONS]
usage-usage-command = COMMAND [ARGUMENTS]...
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-required = [required]
usage-default = [default: {"{}"}]
usage-help = Show this and stop.
usage-lang = The language; that of the system if not given.
usage-ludarium = Four board games of art and learning: play them, and let bots play them.
usage-record = Look at and check recorded games.
usage-game = The game's id, as `ludarium games` lists it.
usage-option = An option or a constant of the game; repeatable.
usage-preset = A named choice of options, as `ludarium games` lists them; --option refines it.
usage-seed = The same seed gives the same games.
usage-games-many = How many games; with several tables, at each.
usage-workers = Processes to share the games; the result stays the same.
usage-json = Print one JSON object.
usage-record-file = A recorded game.
usage-at = After this move; the last one if not given.
usage-games = List the games: id, name, players, options.
usage-play = Play in the terminal, against bots or with others at the same keyboard.
usage-play-game = The game's id, as `ludarium games` lists it; with --resume a record, or nothing for the last game.
usage-play-seat = Who sits there: human, human:NAME or a bot; repeatable.
usage-play-seed = Play with this luck again.
usage-play-daily = The deal of this day (UTC), the same for everybody.
usage-play-resume = Go on with a game that was left.
usage-play-save = Keep the record there; if not given, among your data (LUDARIUM_DATA).
usage-simulate = Let bots play many games, and count.
usage-simulate-players = Who plays; they change seats. Repeatable for a report: a table each.
usage-simulate-report = Write a balance report as HTML (in English); NAME=A,B,... then plays a table for each value.
usage-simulate-random = In this step all bots choose by lot, so that what they get is no merit of theirs; repeatable.
usage-to-cluster = Let the workers of a Dask cluster play instead (tcp://HOST:PORT); the result stays the same.
usage-simulate-data = Write the games there as Parquet; a run that was stopped or killed goes on.
usage-simulate-decisions = Write every decision, too.
usage-simulate-records = Write every move and outcome, too, so that each game can be played again.
usage-archive = Simulated games that were kept with simulate --data.
usage-archive-folder = The folder that simulate --data was given.
usage-archive-verify = Play every game again, and compare.
usage-archive-record = One game as a record.
usage-archive-number = The number of the game, from 0.
usage-archive-save = Write the record there instead of printing it.
usage-cluster = Workers for --cluster, with Dask.
usage-cluster-local = Start a scheduler and workers on this machine, until Ctrl-C.
usage-cluster-workers = How many workers, a process each.
usage-cluster-port = The scheduler's port; a free one if not given.
usage-puzzles = Positions in which one move is best, as puzzles.
usage-puzzles-find = Look for such positions in games of bots, or in records.
usage-puzzles-file = Keep them there, one a line; the same command goes on with it.
usage-puzzles-players = Who plays the games.
usage-puzzles-record = A record to look through instead; repeatable.
usage-puzzles-count = How many there shall be in the file.
usage-puzzles-check = Play up to every puzzle again, and look at its figures.
usage-puzzles-check-file = The file; that of the game if not given.
usage-puzzles-judge = Judge every puzzle again with this engine; those that do not hold any more leave the file.
usage-puzzles-judge-file = The file; the same command goes on with it.
usage-tune = Search reconstructed constants for balance, within the clues of the rulebook.
usage-tune-players = Who plays the trials.
usage-tune-constants = What may be changed; only reconstructed constants without a clear clue.
usage-tune-goal = What shall be even: the wins by starting place, or what things (characters, cards) are worth.
usage-tune-games = Games for each trial, and for each judgement.
usage-tune-trials = How many sets of values are tried.
usage-tune-judge = Who judges the best one, on fresh deals; repeatable; those who played the trials if not given.
usage-tune-file = Keep the trials there, and go on with them.
usage-tournament = A round robin of bots over all seats, with ratings.
usage-tournament-bots = Who takes part.
usage-tournament-players = Bots at one table; the fewest possible if not given.
usage-solve = What a game's own study finds out about a deal or a position.
usage-solve-seed = The deal of `play --seed N`.
usage-solve-record = A position of this record.
usage-solve-seconds = The time for each question.
usage-solve-question = One of the game's questions; all if not given.
usage-solve-save = Keep the winning line there, as a record.
usage-analyse = What the decisions of finished games were worth, and how much was luck.
usage-analyse-seconds = Seconds of a processor to think; if not given, as many as usual.
usage-analyse-html = Write it there as one page; of several records into this folder.
usage-play-hints = Allow hints, also where several people play.
usage-serve = Start the table server and open the game room in a browser.
usage-serve-host = 0.0.0.0 lets others on the network join.
usage-serve-port = Where the browser finds it.
usage-serve-data = Keep the tables there.
usage-serve-workers = Processes in which bots think.
usage-serve-origin = Public address behind a proxy; repeatable.
usage-serve-metrics = Who may read /metrics: off (nobody), local, all.
usage-serve-log = Lines of the log as text or as json.
usage-serve-access-log = Log every request.
usage-serve-no-browser = Do not open a browser.
usage-serve-no-check = Do not look for damage of the database first.
usage-verify = Replay a record and check every line of it.
usage-show = Print a position of a record as a seat sees it.
usage-show-seat = Whose eyes: a seat's number or name; a spectator's if not.
usage-show-all = All hands open; finished games only.
usage-show-step = Step through the moves.

# Lessons
usage-learn = Learn a game by lessons at a real table; without GAME: which games have some.
usage-learn-game = the game
usage-learn-lesson = the lesson; without it the next one
usage-learn-again = begin the lesson from the start
usage-learn-check = play all lessons (of GAME) in every way and say what is wrong
learn-step = step { $step } of { $steps }
learn-go = Enter: go on (back, quit) 
learn-over = The lesson is done.
learn-left = You can go on with it later: it is kept.
learn-games = Games with lessons:
learn-minutes = { $count } min
learn-checked = { $count ->
    [one] One lesson checked
   *[other] { $count } lessons checked
}, { $wrong ->
    [0] nothing wrong.
    [one] one fault.
   *[other] { $wrong } faults.
}
error-no-lessons = { $game } has no lessons yet.
error-no-lesson = there is no lesson “{ $lesson }”; known: { $known }
command-back = back
command-skip = skip

## Running a server

admin-found-file = The database file: { $detail }
admin-found-row = Table { $table }: its row cannot be read
admin-found-game = Table { $table }: there is no game { $detail }
admin-found-line = Table { $table }: line { $number } of its journal cannot be read
admin-found-replay = Table { $table }: line { $number } of its journal does not follow from those before it
admin-found-scores = Table { $table }: replayed, its game ends with other scores
admin-checked = Looked at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} of journals.
admin-outdated = { $tables ->
    [one] { $tables } table was begun under rules that are no longer known; it was not replayed.
   *[other] { $tables } tables were begun under rules that are no longer known; they were not replayed.
}
admin-reports-open = Open reports
admin-reports-none = No report is open.
admin-report = { $id }  { $day }  { $reason }: { $name } ({ $person })
admin-report-said = said at table { $table }: { $text }
admin-report-by = reported by { $name } ({ $guest }): { $text }
admin-report-closed = closed { $day } by { $who }: { $verdict }
admin-report-done = Report { $id } is closed.
report-insult = Insult
report-spam = Spam
report-cheating = Cheating
report-name = Name
report-other = Other
error-admin-no-such-report = There is no open report { $report }.
usage-admin-reports = What people have reported: who, what was said, and why.
usage-admin-reports-closed = Also those that are closed, with by whom.
usage-admin-close-report = Close a report; who did is written down.
usage-admin-close-report-id = Its number, as `ludarium admin reports` lists it.
usage-admin-close-report-verdict = What became of it, in your words.
admin-thrown-none = No two people look as if one threw games to the other.
admin-thrown-game = Game
admin-thrown-winner = Winner
admin-thrown-loser = Loser
admin-thrown-games = Games together
admin-thrown-lost = Lost
admin-thrown-share = Of the winner’s gain
admin-thrown-note = A list to look at, not a verdict: friends of different strength look like this, too.
admin-recomputing = { $games ->
    [one] { $games } game reckoned
   *[other] { $games } games reckoned
}
admin-recomputed = { $games ->
    [one] { $games } game reckoned
   *[other] { $games } games reckoned
} again; { $wrong ->
    [one] { $wrong } line was different from what was kept.
   *[other] { $wrong } lines were different from what was kept.
}
admin-findings = { $findings ->
    [0] Everything is well.
    [one] { $findings } fault.
   *[other] { $findings } faults.
}
admin-backed-up = Backed up and checked: { $file }
admin-removed = { $files ->
    [one] Removed { $files } older backup.
   *[other] Removed { $files } older backups.
}
admin-restored = { $file } is in place now; start the server.
admin-aside = What was there before: { $file }
error-admin-no-database = there is no database { $file }
error-admin-no-copy = cannot copy into { $place }: { $why }
error-admin-running = a server uses { $folder }: stop it first
usage-admin = Run a server: check, back up, restore, and more.
usage-admin-data = The folder of the server's data.
usage-admin-check = Look for damage: the file, every table, every line, every game replayed. Exit code 1 if something is found.
usage-admin-backup = Copy the database, also while the server runs; the copy is opened and checked.
usage-admin-backup-to = Where to; the folder `backups` in the server's data if not given.
usage-admin-keep = Then remove older backups there, but for the newest N.
usage-admin-restore = Put a backup in the database's place; the server must not run. What was there before is kept.
usage-admin-restore-file = The backup.
admin-rotated = A new key signs from now on.
admin-closed = Table { $table } is closed; nobody opens it again.
admin-banned = { $guest } is kept out.
admin-unbanned = { $guest } may come again.
admin-size = Database
admin-guests = Guests
admin-lately = Guests of the last 30 days
admin-guests-banned = Guests kept out
admin-tables-open = Tables, open
admin-tables-running = Tables, running
admin-tables-finished = Tables, finished
admin-tables-closed = Tables, closed
admin-lines = Lines of journals
admin-lines-day = Lines of the last 24 hours
admin-waiting = Orders waiting
admin-key = Newest key
admin-user-guest = guest
admin-user-name = name
admin-user-made = since
admin-user-seen = last seen
admin-user-tables = tables
admin-user-banned = kept out
error-admin-older = { $file } is from an older ludarium: start the server once, or back it up and restore it
error-admin-no-answer = the server has not done it within { $seconds } seconds; the order stays, and is carried out when the server can
error-admin-failed = it could not be done: see the server's log
error-admin-no-such-table = there is no table { $table }
error-admin-no-such-guest = there is no such guest: { $guest } (`ludarium admin users` lists them)
error-admin-not-running = table { $table } is over or closed already
error-admin-table-damaged = table { $table } cannot be read: see `ludarium admin check`
usage-admin-rotate = Sign with a new key from now on; what older ones have signed stays good.
usage-admin-give-up = Keys that were replaced so many days ago are no longer accepted (0: all older ones, which signs everybody out).
usage-admin-stats = Figures: guests, tables, journals.
usage-admin-ratings = Who may throw rated games to whom; with --recompute reckon all ratings again.
usage-admin-recompute = Reckon all ratings again from the finished games, and put them right.
usage-admin-users = List the guests, the last seen first.
usage-admin-users-like = Only those whose name has this in it, or whose id it is.
usage-admin-users-most = At most so many.
usage-admin-close = Close a table for good; its game stays in the database.
usage-admin-close-table = The table's id, as in its address.
usage-admin-ban = Keep a guest out, or everybody at an address (203.0.113.7) or in a network (203.0.113.0/24).
usage-admin-unban = Let a guest, an address or a network in again.
usage-admin-guest = The guest's id, as `ludarium admin users` lists it.
