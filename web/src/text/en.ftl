# Ludarium, in English. The games' own catalogues lie beside their rules.

## Everywhere

tab-title = { $page } · Ludarium
site-links = Pages
menu = Menu
close = Close
cancel = Cancel
save = Save
copy = Copy
copied = Copied.
home-link = Home
rules-link = Rules
puzzles-link = Puzzles of the day
replay-link = Replay
you = you
language = Language

## Home

home-tab = Ludarium: four board games
home-subtitle = { $games ->
    [4] A cabinet of four board games, for friends and for patient opponents of wood
   *[other] A cabinet of board games, for friends and for patient opponents of wood
}
games = Games
about-artificium = Rulers turn wood into swords and wheat into beer, five cards a round.
about-universal_tapestry = Weave sixty-four celestial bodies into one rainbow, alone.
about-ars_universalis = Bid for the great minds of three periods and complete their works.
about-plus_ultra = Serve the Emperor Charles V from Seville to the New World.
about-other = Played on a plain board, drawn from its rules.
by-artificium = by Timofey Shargorodskiy
by-universal_tapestry = by Félix Bernat Julián
by-ars_universalis = by Manuel D. Cruz and Antonio J. Dionisio
by-plus_ultra = by Antonio J. Dionisio and Manuel D. Cruz
players = { $least ->
    [1] { $most ->
        [1] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
minutes = { $minutes } min
minutes-about = about { $minutes } min
play = Play
play-game = Play { $game }
set-up-table = Set up a table
choose-rules = Other ways to play
running-tables = Running tables
daily-title = Tapestry of the day
daily-text = { $date }, the same deal for all
daily-played = { $date } · { $count ->
    [one] played once
   *[other] played { $count } times
}, { $name } leads
puzzles-text = { $date }, one of each kind
puzzles-solved-of = { $date } · { $solved } of { $all } solved
begin = Begin
you-are = You are { $name }: settings
unofficial-short = Unofficial: the games belong to their designers and publishers.

## Tables

seats = Seats
seat-free = free
seat-asked = { $name } is asked
seat-somebody = somebody
standing-open = { $count ->
    [one] Waits for one more player
   *[other] Waits for { $count } more players
}
standing-your-turn = { $round ->
    [0] Your turn
   *[other] Round { $round }, your turn
}
standing-waiting = { $others ->
    [0] { $round ->
        [0] Under way
       *[other] Round { $round }
    }
   *[other] { $round ->
        [0] Waiting for { $name }
       *[other] Waiting for { $name }, round { $round }
    }
}
standing-later = Under way; seen { $minutes ->
    [0] { $moves } { $moves ->
        [one] move
       *[other] moves
    }
   *[other] { $minutes } min
} later
turns-title = { $count ->
    [one] Your turn in one game
   *[other] Your turn in { $count } games
}
turns-waiting = { $count ->
    [one] { $names } waits for you
   *[other] { $names } wait for you
}
turns-first = The first one waits until { $until }.
turns-next = Play the next
turn-left = { $time } left
since-yours = Since your last move
since-more = { $count ->
    [one] and one thing before
   *[other] and { $count } things before
}
standing-finished = Finished
standing-you-won = You won
standing-won = { $name } won
standing-closed = Closed
continue = Continue
watch = Watch
join = Join
enter = Enter
see-result = See the result
note-bank = and { $time } for the game
note-timer = { $time } a turn
note-no-undo = no undo
note-hints = hints on
note-private = private
note-daily = deal of { $date }
note-bot-plays = a bot plays for you

lobby-title = Find a table
lobby-people = { $count ->
    [0] nobody else is here
    [one] you are the first here
   *[other] { $count } people are here
}
lobby-open = Open tables
lobby-wait = { $count ->
    [one] one waits for somebody
   *[other] { $count } wait for somebody
}
lobby-nobody = nobody waits now
lobby-running = Running, open to watch
lobby-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
lobby-quiet = The room is quiet; the games are not
lobby-quiet-help = Begin now with bots, or leave a table open for whoever comes.
lobby-you = You
lobby-bot = bot
lobby-level-bot = { $level }, a bot
sit-down = Sit down
pace-none = no time limit
pace-live = live, { $time } a turn
pace-bank = live, { $time } a turn and { $bank } for the game
pace-move = { $time } a move
stakes-rated = rated
stakes-friendly = friendly
rating-unsure = not yet sure
watchers = { $count ->
    [0] nobody watches
    [one] one watches
   *[other] { $count } watch
}
quiet-bots = Play at once
quiet-bots-help = { $game } for { $count }, against bots.
quiet-bots-button = Play with bots
quiet-open = Leave it open
quiet-open-help = { $game }, listed for everybody, { $time } a move. It begins when the seats are taken; you need not wait here.
quiet-meanwhile = Meanwhile
quiet-meanwhile-help = Ten minutes, and they count: what you solve today is listed.
pace-turn = { $time } a turn
pace-live-help = live, in one sitting
pace-bank-help = and { $bank } for the game
pace-slow-help = over days, at your leisure
pairing-title = Quick pairing
pairing-aside = Say what you like to play; we find with whom.
pairing-any = Any
pairing-several = one or several
pairing-pace = Pace
pairing-stakes = Stakes
pairing-rated-help = no undo, no hints
pairing-friendly = Friendly
pairing-friendly-help = just for the game
pairing-opponents = Opponents
pairing-anybody = Anybody
pairing-near = Near my rating
pairing-bots = Bots take seats left free
pairing-bots-help = after two minutes; the game is then friendly
pairing-find = Find a table
pairing-stop = Stop looking
pairing-idle = You sit down as soon as somebody fits.
pairing-no-seats = Choose with how many you like to play.
pairing-others = { $count ->
    [0] Nobody looks for this now; we keep looking while this page is open.
    [one] One other person looks for this game.
   *[other] { $count } other people look for this game.
}
tournaments-title = Tournaments
own-table = Your own table
own-table-help = Choose rules, seats and bots yourself, or play at one screen.

ladder-guests = Without an account
mine-title = My games
mine-current = Under way
mine-past = Finished
mine-empty-current = No game under way.
mine-empty-past = Nothing finished yet.
search-title = Search my games
search-game = Game
search-any = Any
search-opponent = Opponent
search-result = Result
search-won = Won
search-lost = Not won
search-since = From
search-until = Until
search-text = Said at the table
search-found = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
search-none = No game fits.
search-more = Show more
search-download = Download all records
choose-game = Choose a game

table-title = Table

puzzles-title = Puzzle corner
puzzles-others = Puzzles of other games:

## New table

new-title = New table
new-game = Game
new-players = Players
seats-remark = who begins is up to the game
seat-number = Seat { $number }
level-of = Strength of seat { $number }
name-of = Name of the player in seat { $number }
kind-bot = Bot
kind-open = Open to anyone
kind-local = Person on this device
open-help = Whoever joins first sits here.
level-novice = Novice
level-apprentice = Apprentice
level-master = Master
level-grandmaster = Grandmaster
options = Options
preset = Set of rules
preset-own = your own mix
new-rules = At the table
public = Listed for everyone
public-help = Anyone on this server can find the table. Otherwise only those who have its address.
undo = Take moves back
undo-help = Free while nothing new was revealed; later if the others agree, and the record marks it.
hints = Hints
hints-help = In three grades, when you ask for one; the record notes it.
hints-help-people = In three grades, for everybody who asks; the record notes it, and all who join can see that hints are on.
timer = Time for a turn
timer-none = no limit
timer-help = When it runs out, a safe move is made for the player.
timer-help-slow = When it runs out, a bot plays on for the player until they come back. Nobody is late on vacation.
bank = Time for the whole game
bank-none = none
bank-help = Each player’s own, used when a turn lasts longer than its time.
timer-help-bank = A turn has this much time of its own; then the time for the whole game runs. When both are used up, a bot plays on for the player until they come back.
watching = Who may watch
watching-now = everybody, at once
watching-moves = everybody, { $moves } { $moves ->
    [one] move
   *[other] moves
} behind
watching-minutes = everybody, { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} behind
watching-off = nobody
watching-help = Whoever looks on sees what everybody at the table sees. With a delay neither lists nor words at the table tell more. When the game is over, all is open.
new-ready = Everybody is here
new-ready-help = The game begins at once.
new-waits = Some seats are open
new-waits-help = The table waits until they are taken. You can still fill them with bots.
start-game = Start the game
open-table = Open the table

## Settings

settings-title = Settings
settings-you = You
settings-look = Look
settings-data = Your data
name = Name
name-help = What the others at the table see.
name-saved = You are { $name } now.
settings-devices = Devices
devices-many = { $count ->
    [one] { $count } signed in
   *[other] { $count } signed in
}
device-on = { $browser } on { $system }
device-unknown = A browser
device-here = this device
device-dates = since { $made }, last used { $seen }
revoke = Revoke
revoke-others = Sign out everywhere else
revoke-help = A revoked device is signed out at once; your games stay yours.
link-title = On another device
link-help = A link or a code opens your seats there. It works once, for 15 minutes. Whoever uses it plays in your name: keep it to yourself.
link-make = Make a link
link-code = The same link as a code
link-until = Until { $until }, and once only.
link-open = A link that nobody has used yet
link-dates = made { $made }, works until { $until }
link-page = Personal link
link-ask = Be { $name } on this device?
link-warning = This is the personal link of { $name }. Say yes only if that is you: everything you do here is then done as { $name }, and { $name } can see it.
link-now = Here you are { $me } now. After it you are not, and only another device could bring you back.
link-no = No
link-yes = I am { $name }
link-gone = This link leads nowhere
export = Take my data along
export-help = A file with your name, your devices, puzzles, lessons, what you said, and the records of your finished games.
theme = Light or dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
calm = Less motion
calm-help = Cards appear where they go, nothing flies.
patterns = Strong patterns
patterns-help = Colours are told apart by hatching; this makes it bolder.
sound = Sound
sound-help = A soft tone when it is your turn.
pace = Speed of motion
pace-slow = slow
pace-normal = medium
pace-fast = fast
bots-pace = Speed of bots
    .help = How long the move of a bot is shown before the next.
bots-pace-slow = slow
bots-pace-normal = unhurried
bots-pace-fast = as they play
data-help = The server keeps your name, your seats and your moves. Nothing is sent anywhere else.
forget = Delete my data
forget-title = Delete your data?
forget-help = Your name and your seats are forgotten at once, on all devices. Games you played remain for the others, as those of somebody. This cannot be undone.

## Results

quick = quicker than hands
quick-help = Less time than it takes to click: whoever knows a solution from elsewhere can do that.

## Let others join

share-title = Let others join
share-aside = friends on the same network
share-code = With a phone
share-code-label = Code for { $url }
share-code-help = Point the camera of a phone at it. The phone has to be on the same network.
share-address = With a computer
share-address-help = Open the address in any browser on the same network.
share-local = Only this computer, so far
share-local-help = The server listens to this computer alone. Stop it and start it like this, and others on your network can join:
share-closed-help = The server listens to this computer alone. Open it, and everybody on your network can join with a phone or a computer, until you stop the server.
share-open = Open it to my network
share-command = Command
share-local-firewall = Your system may ask whether Ludarium may be reached from the network: allow it for private networks.

## Credits

credits-title = Credits
credits-games = Games
credits-unofficial = Ludarium is an independent, unofficial implementation. It is not affiliated with, endorsed by or sponsored by the games' designers or publishers.
credits-buy = The games and their names belong to them. If you like a game here, buy it and play it at a real table. No publisher's art and no publisher's text is in this project.
credits-icons = Icons
credits-icons-text = Icons by Lorc, Delapouite and contributors:
credits-drawings = Cards, boards and ornaments are our own.
credits-type = Type
credits-type-text = All faces are under the SIL Open Font License 1.1.
credits-code = Code
credits-code-text = Ludarium's own code is under the MIT licence. It stands on:
licence-of = Licence of { $name }

## Not found

missing-title = Not found
missing-text = There is nothing at this address.

## When something did not work

problem-offline = The server does not answer. Is it still running?
problem-day-not-over = The record of a daily deal is handed out when its day is over (UTC).
problem-tournament-not-over = Others have yet to play this deal: it is shown when the tournament is over.
problem-internal = Something went wrong on the server.
problem-unknown = That did not work ({ $code }).
problem-already-seated = You sit at this table already.
problem-already-started = The game has begun already.
problem-bad-name = A name has 1 to { $most } characters.
problem-bad-options = These options do not go together.
problem-bad-record = This is no record of a game, or it is damaged (line { $line }).
problem-bad-seats = This game is for { $least } to { $most } players.
problem-bad-delay = Those who watch are at most { $moves } { $moves ->
    [one] move
   *[other] moves
} or { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} behind.
problem-bad-bank = Time for the whole game takes at least a minute and at most four hours, and time for a turn beside it.
problem-bad-timer = A turn takes { $least } to { $most } seconds.
problem-link-gone = It was used already, or its time is over. Make another one in the settings of the device where you are at home.
problem-banned = Whoever runs this server does not let you in any more.
problem-busy = The server has much to do. Try again in a moment.
problem-malformed = The server did not understand that. Load the page again.
problem-no-answer = This is no arrangement of cards.
problem-no-daily-deal = There is no deal of the day for this game.
problem-no-guest = The server does not know you any more. Load the page again.
problem-no-such-day = There is no set of that day here.
problem-no-such-device = That device is signed out already.
problem-no-such-game = There is no such game here.
problem-no-such-language = There is no such language here.
problem-no-such-level = There is no such bot.
problem-no-such-puzzle = There is no such puzzle.
problem-no-such-replay = This replay is gone. Open the record again.
problem-no-such-seat = There is no such seat.
problem-no-such-step = The game has no such step.
problem-no-such-table = There is no such table.
problem-nobody-plays = Somebody has to play: take a seat or leave one open.
problem-not-begun = Begin the puzzle first.
problem-last-try = It is the last try: a clue would use it up.
problem-not-found = There is no such thing here.
problem-not-over = That is possible only when the game is over.
problem-not-rated = The result can count only between two people or more, each on a device of their own.
problem-bad-vacation = You can take { $most ->
    [one] { $most } more day
   *[other] { $most } more days
} of vacation this year.
problem-not-stored = The server cannot write to its disk. Nothing was changed.
problem-not-the-creator = Only whoever opened the table can do that.
problem-not-the-host = Only whoever sits at the server's computer can do that.
problem-not-yet = That set is not out yet.
problem-not-your-seat = This is not your seat.
problem-others-play = Others play at this table.
problem-rules-changed = This game was played under other rules (version { $version }) and cannot go on.
problem-seat-taken = Somebody was quicker: the seat is taken.
problem-seats-open = Some seats are still free.
problem-table-damaged = This table cannot be read. Tell whoever runs the server; all other tables are well.
problem-table-full = The table is full.
problem-too-many-friends = You have asked { $most ->
        [one] one person
       *[other] { $most } people
    } already. Part with somebody first.
problem-blocked = You have blocked this person. Unblock them first.
problem-not-a-friend = Seats are kept for friends: both of you have to want it.
problem-already-invited = They are asked already, or sit there.
problem-too-many-blocks = You have blocked { $most ->
    [one] { $most } person
   *[other] { $most } people
  } already. Unblock somebody first.
problem-too-fast = Too much at once. Wait a moment.
problem-too-long = That is too long.
problem-too-slow = That took too long to arrive. Try again.
problem-too-many-tables = You have { $most ->
    [one] { $most } table
   *[other] { $most } tables
} open: finish one first.
problem-two-seats = You already have a seat at this table.
problem-wrong-origin = The server refuses this address. Open it under the one it told you.

# Lessons
learn-link = Lessons
learn-title = Lessons
learn-game = Learn { $game }
learn-about = { $count ->
    [one] One lesson at a real table; leave and come back when you like
   *[other] { $count } lessons at a real table; leave and come back when you like
}
learn-done = { $done } of { $count }
learn-left = { $minutes } min to go
learn-rules = The rules, with pictures
lesson-step = step { $step } of { $steps }
lesson-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
lesson-minutes = min
lesson-begin = Begin
lesson-resume = Go on
lesson-go = Go on
lesson-again = Again
lesson-back = Back
lesson-skip = Skip step
lesson-read = Read the explanation
lesson-ways = Ways out of this step
lesson-leave = Leave
lesson-over = Lesson done
lesson-over-text = What you have learned is kept. Go on with the course, or play.
lesson-course = To the course
learn-first = Learn { $game } first
learn-minutes = Learn, { $minutes } min
learn-in-minutes = Learn in { $minutes ->
    [one] one minute
    [4] four minutes
    [5] five minutes
   *[other] { $minutes } minutes
}
learn-how = At a real table, one small step at a time. Nothing to read first.
learn-begin-with = Begin with { $game }
new-here = New here?
new-to = New to { $game }?
knows-these-games = I know these games
lesson-sealed = done on { $date }
course-short = In short
course-companion = Companion
course-companion-text = Explains each kind of decision when it first comes up, in { $games ->
    [one] your first game
   *[other] your first { $games } games
}.
course-companion-switch = { $on ->
    [true] On
   *[other] Off
}
course-after = After the course
course-game = Your first game
course-game-text = { $solo ->
    [true] A whole game, with the companion beside you
   *[other] A whole game against a Novice, with the companion beside you
}
course-game-whole = a whole game
problem-no-such-lesson = There is no such lesson.

## Ratings

ratings-title = Leaderboards
ratings-aside = Who plays how well, by what is sure
ratings-player = Player
ratings-points = Rating
ratings-doubt = How sure
ratings-games = Games
ratings-places = Last places
ratings-bot = { $level } bot, a fixed mark
ratings-range = between { $low } and { $high }
ratings-note = Listed by what is sure: the rating less one and a half times its ±. Who still has a “?”, or has not played a rated game for { $days ->
    [one] { $days } day
   *[other] { $days } days
}, is not listed.
ratings-empty = Nobody has played enough rated games here yet. Set up a table and switch “Rated” on.
ratings-me-unsure = You are at { $points } ± { $doubt } “?” after { $games ->
    [one] { $games } game
   *[other] { $games } games
}: play on to be listed.
ratings-change = Rating { $before } → { $after }
rated = Rated
rated-help = The result counts for the players’ ratings: everybody decides alone, without take-backs or hints.
rated-needs = Rated games are between two people or more: leave a seat open for somebody.

## Vacation

vacation = Vacation
vacation-help = At tables where a turn takes hours or days you are not late while you are away. You have { $left ->
    [one] { $left } day
   *[other] { $left } days
} left this year.
vacation-days = For so many days
vacation-take = Go on vacation
vacation-until = You are away until { $date }.
vacation-end = I am back
my-turns = { $count ->
    [one] your turn in one game
   *[other] your turn in { $count } games
}

## A person's page

person-aside = Profile
person-mine = My profile
person-shown = Show my games to everybody
person-shown-help = Others always see your ratings, as leaderboards do. Results, opponents and games only if this is on.
person-block = Block
person-unblock = Unblock
person-block-help = Blocking hides what this person says, their invitations, and pairing with them. They are not told.
person-blocked = You have blocked this person: you see nothing they say, and are not paired with them.
friends = Friends
friends-here = { $here } of { $all } here
friends-none = Ask people on their pages: friends see where you play and keep seats for you.
friend-asks = asks to be your friend
friend-yes = Accept
friend-no = Decline
friend-here = is here
friend-away = is not here
friend-plays = plays { $game }
friend-watches = watches { $game }
friend-waits = waits at a table of { $game }
friend-invite = Invite
person-befriend = Add as a friend
person-part = Remove from friends
person-withdraw = Take the question back
person-friends = You are friends: each sees where the other plays.
person-asking = You have asked to be friends.
person-asked = Asks to be your friend.
report = Report
report-line = Report what { $name } said
report-title = Report { $name }
report-reason = Reason
report-insult = Insults or threats
report-spam = Spam or advertising
report-cheating = Cheating
report-name = The name
report-other = Something else
report-text = What happened?
report-help = Goes to whoever runs this server, and to nobody else. A line that was said goes along.
report-send = Send
report-done = Thank you. Whoever runs this server will look at it.
person-no-ratings = No rated game yet.
person-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
person-graph = The rating over time, with how sure it was
person-results = Results by game
    .remark = places 1, 2, 3 …
person-no-games = No finished game yet.
person-seats = { $seats ->
    [1] alone
   *[other] { $seats } players
}
person-won = { $won } of { $games } won
person-place = place { $place }:
person-against = Against
    .remark = ahead of · behind
person-recent = Latest games
person-placed = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Place { $place }
} in { $game }
person-solo-won = { $game }, won
person-solo-lost = { $game }, not won
person-with = with { $names }
person-all-games = All my games, to search and to download
person-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
person-analyse = Analyse
person-analysis = Analysis
person-favourites = Favourites
    .remark = in the latest games
person-used = { $times ->
        [one] once
       *[other] { $times } times
    } in { $games ->
        [one] one game
       *[other] { $games } games
    }
person-learned = Lessons and puzzles
person-lessons = lessons: { $done } of { $all }
person-puzzles = { $solved ->
        [one] { $solved } puzzle solved
       *[other] { $solved } puzzles solved
    }
person-hidden = Whoever this is does not show their games.

## The account

part-you = Name and look
part-account = Account and devices
part-calls = Notifications
part-data = Your data
settings-sound = Sound and badge
sound-try = Listen
badge = Mark on the icon
badge-help = When Ludarium is installed as an app, its icon tells that it is your turn.
keep-help = Your name lives in this browser alone. Keep it, and you find it again on every device; without that you can play all the same.
keep-name = Keep my name
sign-in = Sign in
passkeys = Passkeys
passkeys-remark = no password to forget
passkeys-help = Your phone or computer keeps a key to your name and opens it as it unlocks itself: by finger, face or PIN.
passkeys-two = Two are better than one: a lost phone then locks nobody out.
passkeys-none-needed = You can have several, one for each device.
passkey-add = Add a passkey
passkey-made = Your name is kept: with this passkey you sign in anywhere.
passkey-not-made = No passkey was made.
passkey-not-used = No passkey was used.
passkey-number = Passkey { $number }
passkey-unnamed = Passkey
passkey-name = Name of the passkey
passkey-dates = made { $made }, last used { $used }
rename = Rename
rename-it = Rename { $name }
remove-it = Remove { $name }
remove = Remove
no-passkeys-not-installed = Passkeys are not offered here: whoever runs the server has to install the part "accounts".
no-passkeys-no-tls = Passkeys and push need an encrypted address (https), which this server does not have. A personal link or a code takes you to another device instead.
no-passkeys-number = Passkeys need a name, and this address is a number. On this computer open { $at } instead.
no-passkeys-elsewhere = Passkeys belong to { $at }: open the page there.
no-passkeys-browser = This browser knows no passkeys.
mail = Sign-in link by mail
mail-remark = works once, for 15 minutes
mail-address = Mail address
mail-help = We send a letter with a link. The address is used for signing in and for what you ask for under notifications, and for nothing else.
mail-send = Send the letter
mail-sent = A letter is on its way to { $mail }. Open its link within 15 minutes.
mail-confirmed = confirmed
mail-change = Change
no-mail-no-mail = This server sends no mail.
no-mail-not-installed = Mail is not offered here: whoever runs the server has to install the part "accounts".
recovery = Recovery code
recovery-help = For the day when every device is lost: write it down. It brings your name back once.
recovery-make = Make a code
recovery-again = Make a new code
recovery-made = You made one on { $made }. A new one makes it worthless.
recovery-once = It is shown this once only.
enter-help = If you have kept a name here, you can be yourself on this device, too.
enter-passkey = With a passkey
enter-mail = By mail
enter-mail-help = If somebody keeps a name with this address, a letter with a link goes there.
enter-sent = If { $mail } is known here, a letter is on its way. Open its link on this device within 15 minutes.
enter-code = With a recovery code
enter-code-help = The code that you wrote down. It works once.
bring = Bring along what { $name } has
bring-help = Games, puzzles and lessons of { $name } in this browser become part of the name you sign in with. This cannot be undone.
letter-page = A letter from Ludarium
letter-confirm = Keep { $name } with this address?
letter-confirm-help = Whoever reads the letters to { $mail } can then sign in as { $name }. If you are not { $name }, say no.
letter-confirm-yes = Keep it
letter-enter = Be { $name } on this device?
letter-enter-help = Everything you do here is then done as { $name }. Say yes only if that is you and you asked for this letter.
letter-enter-yes = I am { $name }
unsubscribe = Letters from Ludarium
unsubscribe-help = Do you want no more letters about your games? Links for signing in still come when you ask for them.
unsubscribe-yes = No more letters
unsubscribed = You get no more letters about your games.
forget-short = Your name and your seats are forgotten; the games stay, as those of somebody.

## Being called

calls = Notifications
calls-remark = once for each decision
calls-help = You are called when you have not been seen at the table for a minute. A message names the game and what it is about, never a card: it may stand on a lock screen.
call-when = When
call-push = Push
call-mail = Mail
call-webhook = Webhook
call-on-turn = It is your turn
call-on-round = Your round of a tournament begins
call-on-over = A game has ended
call-on-invitation = A seat is kept for you
call-on-arrival = Somebody sits down at a table you left open
call-on-message = Somebody says something
call-try = Test
call-tested = The call went out.
call-used = last called { $used }
call-failed = The last call did not get through.
push-help = A message on this device, also while Ludarium is closed.
push-here = Call me on this device
push-refused = The browser does not let Ludarium call you here. Its settings for this page may allow it.
no-push-not-installed = Push is not offered here: whoever runs the server has to install the part "accounts".
no-push-no-tls = Push needs an encrypted address (https), which this page does not have.
no-push-browser = This browser knows no push. On an iPhone or iPad, add Ludarium to the home screen first.
call-mail-help = To { $mail }, at most one letter an hour, with everything that waits.
call-mail-none = Keep your name with a mail address first.
webhook-address = Address
webhook-help = Called with a POST request, over https only.
webhook-template = What is sent
webhook-template-help = { "{title}" }, { "{text}" } and { "{url}" } are filled in.
webhook-examples = Examples
webhook-plain = Plain
webhook-used = Last delivered { $used }.
problem-bad-mail = This is no mail address.
problem-mail-taken = This address already keeps another name. Sign in with it instead.
problem-mail-no-mail = This server sends no mail.
problem-no-passkey = That passkey is not known here, or it took too long. Try again.
problem-no-code = That code is not known here, or was used already.
problem-same-table = Both names sit at one table that is not over: they can become one after the game.
problem-too-many-passkeys = You have { $most } passkeys, which is the most there can be. Remove one first.
problem-too-many-channels = You are called on { $most } devices, which is the most there can be. Remove one first.
problem-bad-webhook = Only public addresses that begin with https:// can be called.
problem-bad-template = What is to be sent begins like JSON and is none.
problem-not-reached = The call did not get through. Is the address right, and does somebody answer there?
