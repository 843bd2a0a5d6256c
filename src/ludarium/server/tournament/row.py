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
    ready: bool = False  # has said to be here for the next round


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
    missing: bool = False  # did not say that they were here


class Round(msgspec.Struct, kw_only=True, omit_defaults=True):
    began: float
    due: float
    tables: list[Seating] = []
    away: list[Away] = []

    @property
    def over(self) -> bool:
        return all(table.points is not None for table in self.tables)


class Ahead(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The next round as it will be if all come, from the time on at which they are asked whether they are here."""

    lot: int  # decides wherever several draws are as good: nobody gets another one by going and coming back
    field: list[str]  # the guests it was drawn for
    tables: list[list[int]]
    away: list[int]


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
    check_in: int = 0  # seconds before a round in which people say that they are here
    ended: float | None = None
    next_at: float | None = None  # between two rounds: when the next one begins
    entrants: list[Entrant] = []
    barred: list[str] = []  # guests whom the organiser has removed: they do not come back
    played: list[Round] = []  # also the one under way
    deals: list[Deal] = []
    ahead: Ahead | None = None  # while people say that they are here

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
        if self.opens is not None and self.ahead is None:
            return self.opens
        if self.status == "open":
            return self.begins if self.begins is not None else self.created + OPEN_FOR
        if self.status != "running":
            return None
        if self.next_at is not None:
            return self.next_at
        return self.played[-1].due if self.played else time.time()

    @property
    def opens(self) -> float | None:
        """When people can first say that they are here, where the next round is known."""
        begins = self.begins if self.status == "open" else self.next_at
        more = self.status == "open" or (len(self.played) < self.rounds and len(self.here()) > 1)
        return begins - self.check_in if self.check_in and begins is not None and more else None

    def number_of(self, guest: str | None) -> int | None:
        """Of the entrant who is this guest, here or gone."""
        return next(
            (number for number, one in enumerate(self.entrants) if guest and one.guest == guest), None
        )

    def awaits(self, guest: str) -> bool:
        """Has this guest yet to say that they are here?"""
        number = self.number_of(guest)
        if number is None or self.ahead is None:
            return False
        one = self.entrants[number]
        return not (one.gone or one.out or one.ready)

    def people(self) -> set[str]:
        """Every guest of whom something is kept here."""
        entered = {one.guest for one in self.entrants if one.guest is not None}
        return entered | {*self.barred, self.organiser} - {""}

    def here(self) -> list[int]:
        return [number for number, one in enumerate(self.entrants) if not one.gone and one.guest is not None]


decode_tournament = msgspec.json.Decoder(Tournament).decode
