"""What is kept of a table: a row with its seats and settings, and an append-only journal of entries.

The journal holds everything that happened, in the order it happened; games are rebuilt from it by replay.
"""

from __future__ import annotations

import msgspec

from ludarium.server.schema import SeatKind, TableStatus

Outcomes = list[tuple[int, int]]  # (vocabulary, value)


class Kept(msgspec.Struct, kw_only=True, tag_field="kind", omit_defaults=True):
    """Base of all entries."""


class Began(Kept, tag="began"):
    outcomes: Outcomes


class Moved(Kept, tag="moved"):
    """Also a secret draft: whether it is one follows from the rules."""

    seat: int
    move: str
    outcomes: Outcomes = []
    at: int = 0
    by_clock: bool = False  # the table's default move, because time was up
    note: str = ""


class Retracted(Kept, tag="retracted"):
    seat: int


class Undid(Kept, tag="undid"):
    """Play goes on after entry number `to` of the told log (0: from the start)."""

    to: int
    by: int
    consent: list[int] = []


class Paused(Kept, tag="paused"):
    """`at` is the game's clock; when it goes on again, `lasted` says how many milliseconds it stood still."""

    on: bool
    at: int = 0
    lasted: int = 0


class GaveUp(Kept, tag="gave-up"):
    seat: int
    at: int = 0


class Replaced(Kept, tag="replaced"):
    seat: int
    level: str
    consent: list[int] = []


class Returned(Kept, tag="returned"):
    """Whom a bot had replaced has the seat again."""

    seat: int
    consent: list[int] = []


class Said(Kept, tag="said"):
    seat: int
    text: str


AnyEntry = Began | Moved | Retracted | Undid | Paused | GaveUp | Replaced | Returned | Said


class Seat(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Who sits where. `user` is a guest's id; several seats may belong to one guest on one device."""

    kind: SeatKind
    name: str = ""
    user: str | None = None
    level: str | None = None
    resigned: bool = False
    before: Seat | None = None  # whom the bot replaced, and who may have the seat back


class Row(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A table as it is stored, apart from its journal."""

    id: str
    game: str
    rules: str  # the version of the rules it is played under
    chosen: dict[str, str]  # options and overrides
    seats: list[Seat]
    status: TableStatus
    public: bool
    creator: str
    created: float
    changed: float
    undo: bool = True
    timer: int = 0
    daily: str = ""  # the date of the daily deal, or nothing
    rematch: str | None = None
    scores: list[int] | None = None
    places: list[int] | None = None
    seconds: int = 0  # how long a solo game took
    won: bool = False  # where a solo game can be won or lost


class Line(msgspec.Struct, kw_only=True):
    """One line of the journal with what stands beside the entry."""

    table: str
    number: int
    at: float
    entry: AnyEntry
    user: str | None = None
    client: str | None = None


encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_row = msgspec.json.Decoder(Row).decode
