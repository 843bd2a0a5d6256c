"""What pages ask for and are answered by HTTP; what is said at a table is in `protocol`. The browser's types are
generated from both (`make generate`)."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludarium.coach.report import Report

Args = dict[str, str | int]
SPECTATOR = -1  # as a seat
ALL_OPEN = -2  # as a seat: what all seats together see


class Struct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of all messages: unknown fields are refused."""


# People and games


class User(Struct):
    id: str
    name: str


class Me(Struct):
    user: User
    finished: list[str]  # the games of which this guest has played one to its end
    learned: list[str]  # the games of which this guest has gone through a lesson
    language: str | None = None
    stored: bool = False  # is something kept of this guest?
    account: bool = False  # is the name kept beyond this browser, by a passkey or a mail address?


class Passkey(Struct):
    id: str
    name: str
    made: float
    used: float


class Offer(Struct):
    """Whether something can be had here, and where not, why."""

    on: bool
    why: str = ""  # not-installed, no-mail, no-tls, number, elsewhere
    at: str = ""  # where it can be had


class Account(Struct):
    """What keeps a guest's name, and what could."""

    passkeys: list[Passkey]
    mail: str  # masked; empty: none
    recovery: float | None  # when the code was made
    passkeys_offer: Offer
    mail_offer: Offer


class Recovery(Struct):
    """Told once: brings the name back where everything else is lost."""

    code: str


class MailWish(Struct):
    address: str


class PasskeyName(Struct):
    name: str


class NewPasskey(Struct):
    """`credential`: what the browser's `PublicKeyCredential.toJSON()` gives."""

    credential: dict[str, object]
    name: str = ""


class PasskeyOptions(Struct):
    """For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."""

    options: dict[str, object]


class PasskeyEntry(Struct):
    credential: dict[str, object]
    bring: bool = False  # everything this browser's guest has goes along


class RecoveryEntry(Struct):
    code: str
    bring: bool = False


class LinkEntry(Struct):
    bring: bool = False


class Sent(Struct):
    """A letter is on its way, if there is anybody to write to."""

    mail: str  # masked


LetterKind = Literal["confirm", "enter"]


class LetterOffer(Struct):
    """What a link out of a letter would do."""

    kind: LetterKind
    name: str
    mail: str  # masked
    until: float


CallEvent = Literal["turn", "over", "invitation", "arrival", "message"]
CallKind = Literal["push", "mail", "webhook"]


class PushChannel(Struct):
    """A browser that is called."""

    id: str
    browser: str
    system: str
    here: bool
    used: float | None
    failed: int  # times in a row


class Webhook(Struct):
    address: str
    template: str
    used: float | None = None
    failed: int = 0


class WebhookWish(Struct):
    address: str
    template: str = ""


class CallWish(Struct):
    event: CallEvent
    kind: CallKind
    on: bool


class PushKeys(Struct):
    p256dh: str
    auth: str


class PushWish(msgspec.Struct):
    """What the browser's `PushSubscription.toJSON()` gives."""

    endpoint: str
    keys: PushKeys


class CallTest(Struct):
    kind: CallKind


class Calls(Struct):
    """Where a guest is called, and about what."""

    push: list[PushChannel]
    mail: str  # masked
    webhook: Webhook | None
    wishes: list[CallWish]
    key: str  # what browsers subscribe with
    push_offer: Offer
    mail_offer: Offer
    webhook_offer: Offer


class Vacation(Struct):
    """Days in which nobody is late at slow tables."""

    until: float  # 0, or in the past: none
    left: int  # days that may still be taken this year


class NewVacation(Struct):
    days: int  # from now on; 0 ends one


class Device(Struct):
    """Where a guest is signed in."""

    id: str
    browser: str  # proper names; empty where it did not say
    system: str
    made: float
    seen: float
    here: bool  # is it the one that asks?


class OpenLink(Struct):
    """A link that nobody has used yet; its address is told once, to whoever makes it."""

    id: str
    made: float
    until: float


class Devices(Struct):
    devices: list[Device]
    links: list[OpenLink]


class NewLink(Struct):
    """Opens the same guest on another device, once, until then."""

    url: str
    qr: str
    until: float


class LinkOffer(Struct):
    """What opening a link would do: be this guest on this device."""

    name: str
    until: float


class OptionInfo(Struct):
    name: str
    values: list[str]
    default: str
    seats: list[int]  # offered for these player counts; empty: all


class LessonInfo(Struct):
    """A lesson of a game's course, and how far somebody is in it."""

    name: str
    minutes: int
    steps: int
    step: int  # how many steps are done
    done: float | None  # when it was first gone through


class LessonBegin(Struct):
    again: bool = False  # from the beginning


class LessonBegun(Struct):
    table: str


class Companion(Struct):
    """What helps a beginner of a game: is it on, and of which decisions was the card seen?"""

    on: bool
    seen: list[str]
    games: int  # after so many finished ones it is off by itself


class CompanionChange(Struct):
    on: bool | None = None
    seen: str | None = None  # one more kind of decision


class GameInfo(Struct):
    id: str
    name: str
    version: str
    seats: list[int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    first: str  # the preset of a first game, if it has one
    levels: list[str]  # names of bots, weakest first
    daily: bool = False  # has it a deal of every day?
    puzzles: bool = False
    lessons: dict[str, int] = {}  # in the order of the course, with the minutes that each takes


class ConstantInfo(Struct):
    name: str
    value: object  # a number, a word, a table or a list of them
    source: str
    why: str
    least: int
    most: int


class WordInfo(Struct):
    """A word of a game, found in texts by how it begins (core.glossary), and what it means in one line."""

    id: str
    forms: list[str]
    about: str


# Tables

SeatKind = Literal["person", "bot", "open", "local"]  # local: another person on the creator's device


class SeatInfo(Struct):
    kind: SeatKind
    name: str
    user: str | None = None  # the user's public id
    level: str | None = None
    connected: bool = False
    resigned: bool = False
    asked: bool = False  # an open seat that is kept for whoever has this name


class NewTable(Struct):
    game: str
    seats: list[NewSeat]
    options: dict[str, str] = {}
    public: bool = False
    undo: bool = True
    timer: int = 0  # seconds a turn; 0: none
    daily: bool = False
    rated: bool = False  # does the result count for ratings? Between people, without taking back
    hints: bool = False  # also where several people play; against bots they are on without


class NewSeat(Struct):
    kind: Literal["me", "bot", "open", "local"]
    level: str | None = None
    name: str | None = None


TableStatus = Literal["open", "running", "finished", "closed"]
UndoOff = Literal[
    "", "chosen", "daily", "rated"
]  # why moves that showed something are not taken back; empty: they are


HintsOff = Literal[
    "", "people", "daily", "rated"
]  # why nobody is given hints; empty: people may ask for them


class TableInfo(Struct):
    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: TableStatus
    public: bool
    creator: str
    created: float
    changed: float
    undo_off: UndoOff
    timer: int
    round: int | None = None
    asked: list[int] = []
    scores: list[int] | None = None
    places: list[int] | None = None
    rematch: str | None = None
    mine: list[int] = []  # the seats of the one who asks
    paused: bool = False
    asks: list[int] = []  # open seats that are kept for the one who asks; `join` and `leave` answer
    former: list[int] = []  # seats of the one who asks in which a bot plays now; `TakeBack` takes them
    daily: str = ""  # the date, where it is the deal of a day
    rated: bool = False


# Ratings


class RatingInfo(Struct):
    """How good somebody is, in points with their doubt (95 %); `sure` after some twenty games."""

    points: int
    doubt: int
    sure: bool


class LobbyTable(Struct):
    """A table in the lobby, with how good those are who sit there."""

    table: TableInfo
    ratings: list[RatingInfo | None]  # by seat; None: a bot, nobody, or no rated game yet
    watchers: int


class Lobby(Struct):
    """Public tables, open or running, and how many people are here."""

    tables: list[LobbyTable]
    people: int


class PairingWish(Struct):
    """What somebody likes to play."""

    games: list[str]  # one or several, the dearest first
    seats: list[int]  # with how many players, one or several
    timer: int = 0  # seconds a turn; 0: none
    rated: bool = False
    near: int = 0  # points that the others' ratings may be from one's own; 0: any
    bots: bool = False  # may bots take seats left free after a while? Then the game is friendly


PairingState = Literal["none", "waiting", "found"]


class Pairing(Struct):
    """How a search for a game stands. Who does not ask again within seconds looks no more."""

    state: PairingState
    others: int = 0  # look for the same game at the same pace
    since: float = 0.0
    bots_at: float | None = None  # when bots take the seats left free
    table: str = ""


class RankedInfo(Struct):
    """A line of a leaderboard."""

    user: str
    name: str
    rating: RatingInfo
    games: int
    places: list[int]  # in the latest games, the newest last


class LandmarkInfo(Struct):
    """A bot's level, which is a fixed mark."""

    level: str
    points: int


class Ranking(Struct):
    """Those who are sure and have played lately, by what is sure of their strength; and the one who asks."""

    game: str
    people: list[RankedInfo]
    landmarks: list[LandmarkInfo]
    days: int  # who has not played for so many is not listed
    me: RankedInfo | None = None


class RatingPoint(Struct):
    at: float
    points: int
    doubt: int


class RatingHistory(Struct):
    """How good somebody is at a game, and how that came, oldest first."""

    game: str
    rating: RatingInfo
    games: int
    history: list[RatingPoint]


class ResultsOf(Struct):
    """Of a game with so many players: how often each place, and how often it was won."""

    game: str
    seats: int
    places: list[int]
    won: int


class Opponent(Struct):
    """How often somebody was ahead of this one, and behind."""

    user: str
    name: str
    ahead: int
    behind: int


class RecentGame(Struct):
    table: str
    game: str
    place: int
    seats: int
    won: bool
    others: list[str]
    at: float
    rated: bool


class Profile(Struct):
    """A person's page. Where it is not `whole`, the person shows no more than the ratings."""

    user: User
    ratings: list[RatingHistory]
    whole: bool
    mine: bool = False
    blocked: bool = False  # by the one who asks
    shown: bool = False  # to oneself: do others see it whole?
    results: list[ResultsOf] = []
    opponents: list[Opponent] = []
    recent: list[RecentGame] = []
    lessons: dict[str, int] = {}
    puzzles: dict[str, int] = {}


class ProfileChange(Struct):
    shown: bool


class RatingChange(Struct):
    seat: int
    before: RatingInfo
    after: RatingInfo


# Analysis


class Analysis(Struct):
    """How far the analysis of a finished game is. Entries in it are numbers of the replay's frames."""

    running: bool
    report: Report | None


# Daily deals


class DailyResult(Struct):
    name: str
    won: bool
    score: int
    seconds: int
    quick: bool  # quicker than hands can be


class Daily(Struct):
    """The daily deal's results on this server, best first. Everybody's first try counts, from the moment the
    deal is seen: who breaks it off has no result."""

    date: str
    results: list[DailyResult]


# Puzzles, and works laid at a table


class Verdict(Struct):
    """What the engine says of a note still being written; `details` is the game's own."""

    state: Literal["complete", "open", "wrong"]  # open: good so far
    reason: str  # a code with arguments; empty where it is complete
    args: Args
    note: str  # in the spelling that is kept; empty where it is not complete
    details: dict[str, object]


PuzzleState = Literal["new", "begun", "solved", "shown"]  # shown: a solution was asked for before


class PuzzleTile(Struct):
    """A puzzle of a day's set: what may be known of it before it is begun, and how far one is."""

    kind: str
    level: str
    state: PuzzleState
    time: int  # milliseconds it took, or has been under way
    known: bool  # begun one of its kind before? Who has not is told how it is done before the clock runs


class PuzzleResult(Struct):
    """What somebody solved of a day's set; those who solved more come first, then the quicker ones."""

    place: int
    name: str
    mine: bool
    times: list[int | None]  # milliseconds, in the order of the set
    quick: bool  # was one of them quicker than hands can be?
    solved: int
    total: int


class PuzzleDate(Struct):
    date: str
    people: int  # who solved something
    solved: int  # by the one who asks


class PuzzleDay(Struct):
    """The set of a day with its results. One's own line is always there if one has solved anything."""

    date: str
    today: str
    tiles: list[PuzzleTile]
    results: list[PuzzleResult]
    people: int  # who solved something
    recent: list[PuzzleDate]  # the last days, newest first


class Puzzle(Struct):
    """A puzzle handed out. `ranked`: it is begun, the server's clock runs, and it counts."""

    kind: str
    level: str
    content: dict[str, object]  # the game's own
    ranked: bool
    state: PuzzleState
    time: int
    tries: int


class PuzzleTry(Struct):
    answer: str


class PuzzleVerdict(Struct):
    verdict: Verdict
    state: PuzzleState
    time: int
    tries: int
    fewest: int | None = None  # pieces of the shortest solution; told to those who have one


class PuzzleSolution(Struct):
    answer: str
    state: PuzzleState


class Share(Struct):
    """Where others reach this server; nothing when it listens on this machine only."""

    urls: list[str]
    qr: str  # an SVG of the first address
    can_open: bool = False  # may this browser let others join, by POST /api/share?


class Problem(Struct):
    """The body of every HTTP error: a code with arguments, never internals."""

    reason: str
    args: Args = {}
