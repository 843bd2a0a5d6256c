"""What is kept of a tournament: one document, whole after every change. Names are not in it: people change theirs."""

from __future__ import annotations

import time

import msgspec

from ludarium.server.tournament_schema import TableEnd, TournamentFormat, TournamentStatus

OPEN_FOR = 30 * 86_400.0  # seconds until one that nobody starts is given up


class Entrant(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Somebody who has entered; the number in the list stays theirs."""

    guest: str | None  # nobody, where the person is forgotten
    since: int = 0  # the first round they can play
    gone: bool = False  # has left, or was removed
    out: bool = False  # sits the next round out, by their own wish
    sat: int = 0  # rounds that they sat out so


class Seating(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A table of a round."""

    table: str
    entrants: list[int]  # by starting place
    points: list[int] | None = None  # while it is not over
    end: TableEnd = ""


class Away(msgspec.Struct, kw_only=True, omit_defaults=True):
    entrant: int
    points: int
    asked: bool = False


class Round(msgspec.Struct, kw_only=True, omit_defaults=True):
    began: float
    due: float
    tables: list[Seating] = []
    away: list[Away] = []

    @property
    def over(self) -> bool:
        return all(table.points is not None for table in self.tables)


class DealResult(msgspec.Struct, kw_only=True, omit_defaults=True):
    won: bool
    score: int
    seconds: int


class Deal(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The same for everybody; by entrant the table where it was begun, and what became of it."""

    seed: int
    tables: dict[int, str] = {}
    results: dict[int, DealResult] = {}


class Tournament(msgspec.Struct, kw_only=True, omit_defaults=True):
    id: str
    name: str
    format: TournamentFormat
    game: str
    options: dict[str, str]
    seats: int  # at a table, at most
    timer: int  # seconds a turn; 0: none
    rounds: int  # of a ladder: deals
    deadline: int  # seconds that a round takes at most; of a ladder, all of it
    pause: int  # seconds between two rounds
    rated: bool
    late: bool  # may people come after the start?
    most: int  # entrants
    public: bool
    organiser: str
    status: TournamentStatus
    created: float
    begins: float | None = None  # when it starts by itself
    bank: int = 0  # seconds for a whole game beyond those of its turns
    ended: float | None = None
    next_at: float | None = None  # between two rounds: when the next one begins
    entrants: list[Entrant] = []
    barred: list[str] = []  # guests whom the organiser has removed: they do not come back
    played: list[Round] = []  # also the one under way
    deals: list[Deal] = []

    @property
    def solo(self) -> bool:
        return self.format == "ladder"

    @property
    def under_way(self) -> Round | None:
        """The round that is being played."""
        last = self.played[-1] if self.played else None
        return last if self.status == "running" and self.next_at is None and not self.solo else None

    @property
    def due(self) -> float | None:
        """When something has to be done, whatever people do."""
        if self.status == "open":
            return self.begins if self.begins is not None else self.created + OPEN_FOR
        if self.status != "running":
            return None
        if self.next_at is not None:
            return self.next_at
        return self.played[-1].due if self.played else time.time()

    def number_of(self, guest: str | None) -> int | None:
        """Of the entrant who is this guest, here or gone."""
        return next(
            (number for number, one in enumerate(self.entrants) if guest and one.guest == guest), None
        )

    def people(self) -> set[str]:
        """Every guest of whom something is kept here."""
        entered = {one.guest for one in self.entrants if one.guest is not None}
        return entered | {*self.barred, self.organiser} - {""}

    def here(self) -> list[int]:
        return [number for number, one in enumerate(self.entrants) if not one.gone and one.guest is not None]


decode_tournament = msgspec.json.Decoder(Tournament).decode
