"""What pages ask for and are answered by HTTP; what is said at a table is in `protocol`, accounts and calls are in
`account_schema`, ratings and finding each other in `club_schema`, tournaments in `tournament_schema`, puzzles in
`puzzle_schema`. The browser's types are generated from all of them (`make generate`)."""

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


class Intention(Struct):
    """What a person wants done when asked at a step, this round: the first of the moves that is listed, unless one of
    the others is, and as long as the view says `when`. It is theirs alone."""

    step: str
    play: list[str]
    unless: list[str] = []
    when: dict[str, str | int | None] = {}
    once: bool = False
    lapsed: bool = False  # it was to be done, and could not


SeatKind = Literal["person", "bot", "open", "local"]  # local: another person on the creator's device


class SeatInfo(Struct):
    kind: SeatKind
    name: str
    user: str | None = None  # the user's public id
    level: str | None = None
    connected: bool = False
    resigned: bool = False
    asked: bool = False  # an open seat that is kept for whoever has this name


class Watching(Struct):
    """May others look on while a game is played, and how far behind: by both, where both are given."""

    on: bool = True
    moves: int = 0
    minutes: int = 0


class NewTable(Struct):
    game: str
    seats: list[NewSeat]
    options: dict[str, str] = {}
    public: bool = False
    undo: bool = True
    timer: int = 0  # seconds a turn; 0: none
    bank: int = 0  # seconds for the whole game beyond those; 0: none
    daily: bool = False
    rated: bool = False  # does the result count for ratings? Between people, without taking back
    hints: bool | None = None  # None: as usual, against bots and not where several people play
    watching: Watching = msgspec.field(default_factory=Watching)


class NewSeat(Struct):
    kind: Literal["me", "bot", "open", "local"]
    level: str | None = None
    name: str | None = None


TableStatus = Literal["open", "running", "finished", "closed"]
UndoOff = Literal[
    "", "chosen", "daily", "rated"
]  # why moves that showed something are not taken back; empty: they are


HintsOff = Literal[
    "", "people", "daily", "rated", "tournament", "chosen"
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
    bank: int = 0
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
    hints_off: HintsOff = ""
    tournament: str = ""  # of which it is a table
    watching: Watching = msgspec.field(default_factory=Watching)
    due: float | None = None  # at slow tables, to those who are asked: when their turn is over


# Analysis


class Analysis(Struct):
    """How far the analysis of a finished game is. Entries in it are numbers of the replay's frames."""

    running: bool
    report: Report | None


class Try(Struct):
    """Moves that somebody would make at a decision of a finished game, as records write them."""

    moves: list[str]


# Daily deals


class DailyResult(Struct):
    """`place` among those with an account, or among guests: whoever has none can be anybody, and many."""

    place: int
    name: str
    account: bool
    mine: bool
    won: bool
    score: int
    seconds: int
    quick: bool  # quicker than hands can be


class Daily(Struct):
    """The daily deal's results on this server, best first. Everybody's first try counts, from the moment the
    deal is seen: who breaks it off has no result."""

    date: str
    results: list[DailyResult]  # those with an account, then guests; the best of each, and one's own
    people: int


# Works laid at a table, and puzzles


class Verdict(Struct):
    """What the engine says of a note still being written; `details` is the game's own."""

    state: Literal["complete", "open", "wrong"]  # open: good so far
    reason: str  # a code with arguments; empty where it is complete
    args: Args
    note: str  # in the spelling that is kept; empty where it is not complete
    details: dict[str, object]


class Share(Struct):
    """Where others reach this server; nothing when it listens on this machine only."""

    urls: list[str]
    qr: str  # an SVG of the first address
    can_open: bool = False  # may this browser let others join, by POST /api/share?


class Problem(Struct):
    """The body of every HTTP error: a code with arguments, never internals."""

    reason: str
    args: Args = {}
