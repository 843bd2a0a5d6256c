"""What a journal is made of: actions, as they are kept, and entries: an action with what came of it.

An action is one line of a stored journal, or of a record; a game follows from its actions.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from ludarium.core.host import Host, Replayed, Told
from ludarium.core.kernel import play
from ludarium.core.state import State

DEAL = -1  # the seat of entry 0
Outcomes = list[tuple[int, int]]  # (vocabulary, value)


class Action(msgspec.Struct, kw_only=True, tag_field="kind", omit_defaults=True):
    """Base of everything that is kept."""


class Began(Action, tag="began"):
    """The game was set up with these chance outcomes."""

    outcomes: Outcomes


class Also(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A further move made in one go with the one before it."""

    move: str
    note: str = ""


class Moved(Action, tag="moved"):
    """A seat made a move, or several in one go. A secret draft, too: whether it is one follows from the rules.

    `at` is the host's time stamp in milliseconds, 0 where time plays no part. `note` is how the move was made where
    the move itself does not say it: the arrangement of a puzzle, say.
    """

    seat: int
    move: str
    outcomes: Outcomes = []  # of the last one: nothing is revealed by those before it
    at: int = 0
    by_clock: bool = False  # the table's default move, because time was up
    note: str = ""
    then: list[Also] = []

    @property
    def moves(self) -> list[Also]:
        return [Also(move=self.move, note=self.note), *self.then]


class Retracted(Action, tag="retracted"):
    """A seat took its draft back."""

    seat: int


class Undid(Action, tag="undid"):
    """Play goes on after entry `to` of the journal (0: from the start), as if nothing had come after it."""

    to: int
    by: int
    consent: list[int] = []
    seen: bool = False  # a take-back: something hidden had become known since


class GaveUp(Action, tag="gave-up"):
    """The seat gave up, by a table action and not by a move. It cannot be undone."""

    seat: int
    at: int = 0


class Paused(Action, tag="paused"):
    """`at` is the game's clock; when it goes on again, `lasted` says how many milliseconds it stood still."""

    on: bool
    at: int = 0
    lasted: int = 0


class Hinted(Action, tag="hinted"):
    """The seat was given a hint of this grade: what to look at, a good move, or why."""

    seat: int
    grade: int


# Entries


class Played(NamedTuple):
    """One move as it was made."""

    seat: int
    move: int
    outcomes: Outcomes
    at: int
    note: str
    revealed: bool


@dataclass(slots=True)
class Entry:
    """Something that was done, and what came of it."""

    done: Began | Moved | Undid | GaveUp
    moves: tuple[int, ...] = ()
    events: list[Told] = field(default_factory=list)
    revealed: bool = False  # did anybody learn something hidden by it?
    round: int | None = None  # after it, in games that have rounds
    scores: list[int] | None = None  # where a round has just ended
    start: int = 0  # the first entry of the secret group it belongs to; its own number otherwise
    undone: bool = False
    pauses: list[tuple[int, int]] = field(
        default_factory=list
    )  # after it: stamp, and how long the clock stood still
    hints: list[tuple[int, int]] = field(default_factory=list)  # given after it: seat and grade
    seat: int = field(init=False)  # whose it is

    def __post_init__(self) -> None:
        match self.done:
            case Began():
                self.seat = DEAL
            case Undid(by=by):
                self.seat = by
            case Moved(seat=seat) | GaveUp(seat=seat):
                self.seat = seat

    @property
    def undo_to(self) -> int | None:
        return self.done.to if isinstance(self.done, Undid) else None

    @property
    def outcomes(self) -> Outcomes:
        return self.done.outcomes if isinstance(self.done, Began | Moved) else []

    @property
    def counts(self) -> bool:
        return not self.undone and not isinstance(self.done, Undid)

    def played(self) -> list[Played]:
        """Its moves one by one; what was revealed, was by the last."""
        if not isinstance(self.done, Moved):
            return []
        done, last = self.done, len(self.moves) - 1
        return [
            Played(
                done.seat,
                move,
                done.outcomes if number == last else [],
                done.at,
                made.note,
                self.revealed and number == last,
            )
            for number, (move, made) in enumerate(zip(self.moves, done.moves, strict=True))
        ]


def advance(state: State, entries: Iterable[Entry]) -> State:
    """Carry entries out again, on the state as it was before them. The one loop behind undo and every replay."""
    for entry in entries:
        host = Replayed(entry.outcomes)
        if isinstance(entry.done, Moved | GaveUp):
            host.at = entry.done.at
        carry_out(state, entry, host)
    return state


def carry_out(state: State, entry: Entry, host: Host) -> None:
    """Its moves, or giving up: the rest changes no state."""
    if isinstance(entry.done, GaveUp):
        state.give_up(entry.seat, host)
    for move in entry.moves:
        play(state, entry.seat, move, host)
