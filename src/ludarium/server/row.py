"""What is kept of a table: a row with its seats and settings, and an append-only journal of actions.

The journal holds everything that happened, in the order it happened; games are rebuilt from it by replay.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from ludarium.core.deed import deeds_of
from ludarium.core.entry import Action, Began, GaveUp, Hinted, Moved, Paused, Retracted, Undid
from ludarium.core.game import Setup
from ludarium.core.host import Replayed
from ludarium.core.journal import Journal
from ludarium.server.schema import HintsOff, Intention, SeatKind, TableStatus, UndoOff, Watching


class Replaced(Action, tag="replaced"):
    seat: int
    level: str
    consent: list[int] = []


class Returned(Action, tag="returned"):
    """Whom a bot had replaced has the seat again. The others were asked once: older entries hold their consent."""

    seat: int
    consent: list[int] = []


class Said(Action, tag="said"):
    seat: int
    text: str


AnyAction = Began | Moved | Retracted | Undid | Paused | GaveUp | Hinted | Replaced | Returned | Said


class Seat(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Who sits where. `user` is a guest's id; several seats may belong to one guest on one device."""

    kind: SeatKind
    name: str = ""
    user: str | None = None
    level: str | None = None
    resigned: bool = False
    left: str | None = None  # the guest who gave the seat up, where a bot plays on in it
    asked: str | None = None  # the guest for whom an open seat is kept
    before: Seat | None = None  # whom the bot replaced, and who may have the seat back


def person_of(seat: Seat) -> str | None:
    """Whose result it is, also where a bot plays on in the seat; None for a bot, or somebody who is forgotten."""
    if seat.before is not None:
        return seat.before.user
    return seat.left or seat.user


class Commentator(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Somebody who would see all hands, some way behind: once everybody who sits there has agreed."""

    user: str
    name: str
    consent: list[str] = []  # guests


class Intended(msgspec.Struct, kw_only=True, omit_defaults=True):
    what: Intention
    round: int | None = None  # in which it holds


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
    undo: bool = True  # as whoever made the table wished
    rated: bool = False  # does the result count for the people's ratings?
    rated_at: float | None = None  # when it was counted: ratings are reckoned in this order
    hints: bool | None = None  # wished for, or not, by whoever made the table
    timer: int = 0
    bank: int = 0  # seconds that each seat has for the whole game, beyond those of its turns
    spent: list[int] = []  # milliseconds of it, by seat
    daily: str = ""  # the date of the daily deal, or nothing
    intentions: dict[int, list[Intended]] = {}  # by seat; nobody else is told
    watching: Watching = msgspec.field(default_factory=Watching)
    commentators: list[Commentator] = []
    barred: bool = False  # closed by whoever runs the server, or at a deadline: nobody opens it again
    tournament: str = ""  # of which it is a table
    seed: int | None = None  # of the deal that everybody in that tournament has
    rematch: str | None = None
    scores: list[int] | None = None
    places: list[int] | None = None
    zero: float | None = None  # steady time (`clock.Steady`) at which a solo game's clock stood at zero
    seconds: int = 0  # how long a solo game took
    won: bool = False  # where a solo game can be won or lost
    deeds: list[dict[str, int]] | None = None  # by seat: `deeds_in` the game

    @property
    def under_way(self) -> bool:
        """Has it begun, and may it go on?"""
        return self.status in ("running", "closed")

    @property
    def watched(self) -> bool:
        """May others look on? Nobody sees a deal that they may yet have to play themselves."""
        return self.watching.on and self.seed is None

    @property
    def undo_off(self) -> UndoOff:
        """Why nobody takes back here what has shown something new; empty where one may."""
        return "daily" if self.daily else "rated" if self.rated else "" if self.undo else "chosen"

    @property
    def hints_off(self) -> HintsOff:
        """Why nobody is given hints here: where it counts, where others have the same deal, where several people play
        who have not agreed to them, or where whoever made the table wants none."""
        if self.daily or self.rated:
            return "daily" if self.daily else "rated"
        if self.tournament:
            return "tournament"
        people = sum(seat.kind in ("person", "local") for seat in self.seats)
        if people > 1:
            return "" if self.hints else "people"
        return "chosen" if self.hints is False else ""


@dataclass(slots=True)
class Summary:
    """What lists show of a game that is asleep."""

    round: int | None = None
    asked: list[int] = field(default_factory=list)
    ends: dict[int, float] = field(default_factory=dict)  # by seat: of turns that take hours or days


class Line(msgspec.Struct, kw_only=True):
    """One line of the journal with what stands beside the action."""

    table: str
    number: int
    at: float
    action: AnyAction
    user: str | None = None
    client: str | None = None


encode = msgspec.json.Encoder().encode
decode_action = msgspec.json.Decoder(AnyAction).decode
decode_row = msgspec.json.Decoder(Row).decode
decode_summary = msgspec.json.Decoder(Summary).decode


def text_of(kept: object) -> str:
    """As it is stored: the database can look into it, and so can people."""
    return encode(kept).decode()


class ReplayError(RuntimeError):
    """A line of a journal that does not follow from those before it."""

    def __init__(self, number: int) -> None:
        super().__init__(f"line {number} cannot be replayed")
        self.number = number


def deeds_in(journal: Journal) -> list[dict[str, int]]:
    """By seat: how often which card or character, of the first fact that the game tells apart by a word; as texts
    call it (`card-farm`)."""
    game = journal.setup.game
    told_apart = next((number for number, fact in enumerate(game.facts) if fact.by), None)
    events = (told for entry in journal.entries if not entry.undone for told in entry.events)
    by_seat = deeds_of(game, events) if told_apart is not None else {}
    return [
        {
            f"{game.facts[number].by}-{word}": times
            for (number, word), times in by_seat.get(seat, Counter()).items()
            if number == told_apart
        }
        for seat in range(journal.setup.seats)
    ]


def rebuilt(
    setup: Setup, row: Row, lines: Sequence[Line], after: Callable[[Journal, Line], None] | None = None
) -> Journal | None:
    """The game as the lines tell it; None before its start. `after` is told how it stands after each."""
    journal: Journal | None = None
    for line in lines:
        try:
            journal = carried_on(setup, row, journal, line.action)
        except Exception as error:  # whatever it is, it is this game's alone
            raise ReplayError(line.number) from error
        if after is not None and journal is not None:
            after(journal, line)
    return journal


def carried_on(setup: Setup, row: Row, journal: Journal | None, action: AnyAction) -> Journal | None:
    """The game after one more action."""
    match action:
        case Began(outcomes=outcomes):
            return Journal(setup, [seat.name for seat in row.seats], Replayed(outcomes))
        case Said() | Replaced() | Returned():
            pass
        # Giving up that the rules do not know is a matter of the table alone.
        case _ if journal is not None and (
            not isinstance(action, GaveUp) or journal.may_give_up(action.seat)
        ):
            journal.replay(action)
    return journal
