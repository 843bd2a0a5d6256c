"""What pages ask for and are answered about tournaments of people; `schema` has the rest."""

from __future__ import annotations

from typing import Literal

from ludarium.server.schema import Struct

TournamentFormat = Literal["swiss", "everybody", "ladder"]  # everybody: each meets each
TournamentStatus = Literal["open", "running", "finished", "cancelled"]
TableEnd = Literal["", "played", "broken", "void"]  # broken off at the deadline; void: it cannot be read


class NewTournament(Struct):
    """What whoever organises one chooses."""

    name: str
    format: TournamentFormat
    game: str
    seats: int = 2  # at a table
    options: dict[str, str] = {}
    timer: int = 0
    bank: int = 0
    rounds: int = 5  # of a ladder: deals; where everybody meets everybody they follow from who comes
    deadline: int = 7 * 86_400  # seconds of a round, of a ladder in all
    pause: int = 0  # seconds between two rounds
    rated: bool = False
    late: bool = False  # may people come after the start?
    most: int = 24  # entrants
    public: bool = True  # is it listed?
    begins: float | None = None  # when it starts by itself
    check_in: int = 0  # seconds before a round in which people say that they are here; 0: nobody has to


class TournamentInfo(Struct):
    """A tournament in a list."""

    id: str
    name: str
    format: TournamentFormat
    game: str
    seats: int
    timer: int
    bank: int
    rounds: int
    round: int  # under way, or the last one; 0 before the start
    rated: bool
    status: TournamentStatus
    entrants: int
    most: int
    begins: float | None
    created: float
    mine: bool  # has the one who asks entered?
    organised: bool  # by the one who asks
    asked: bool  # has the one who asks yet to say that they are here?


class TournamentPlayer(Struct):
    """A line of the standings."""

    entrant: int
    user: str | None
    name: str  # empty: somebody who is forgotten
    place: int
    points: float
    met: float  # the first tie-break: points of those met
    direct: int
    firsts: int
    cells: list[float | None]  # points by round
    sat: list[bool]  # in which rounds there was no table for them
    rating: int | None
    won: int  # of a ladder
    score: int
    seconds: int
    deals: list[DealInfo | None]
    gone: bool


class DealInfo(Struct):
    won: bool
    score: int
    seconds: int


class TournamentTable(Struct):
    table: str
    entrants: list[int]  # by starting place
    points: list[float] | None
    end: TableEnd


class TournamentAway(Struct):
    entrant: int
    points: float
    asked: bool
    missing: bool  # did not say that they were here


class TournamentAhead(Struct):
    """A round that is about to begin, while people say that they are here: so it is played if all do."""

    at: float  # when it begins
    tables: list[list[int]]  # entrants by starting place
    away: list[int]
    out: list[int]  # by their own wish
    here: list[int]
    missing: list[int]


class TournamentRound(Struct):
    began: float
    due: float
    over: bool
    tables: list[TournamentTable]
    away: list[TournamentAway]


class OwnDeal(Struct):
    """A deal of a ladder, for the one who asks."""

    table: str  # empty: not begun
    done: bool


class TournamentPage(Struct):
    """A tournament, whole."""

    info: TournamentInfo
    options: dict[str, str]
    deadline: int
    pause: int
    late: bool
    public: bool
    check_in: int
    organiser: str
    organiser_name: str
    due: float | None  # the end of the round, or of the ladder; before the start: when it starts, or lapses
    next_at: float | None
    ended: float | None
    players: list[TournamentPlayer]  # the best first
    rounds: list[TournamentRound]
    ahead: TournamentAhead | None
    opens: float | None  # when people can say that they are here, for the next round
    deals: list[OwnDeal]
    me: int | None  # which entrant asks, if one of them
    table: str  # where the one who asks plays now
    out: bool  # sits the next round out
    here: bool  # has said so for the next round
    may_join: bool


class SitOut(Struct):
    out: bool


class SayHere(Struct):
    here: bool


class RemoveEntrant(Struct):
    entrant: int


class BeginDeal(Struct):
    deal: int


class DealBegun(Struct):
    table: str
