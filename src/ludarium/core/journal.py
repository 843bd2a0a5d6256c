"""The journal of one game: every move with its chance outcomes, undo included. The state follows from it.

Moves are kept as they count: those of a simultaneous step stand in the order of the seats once everybody is
in, and a draft that was retracted never stood here. An undo removes nothing; it says from where play goes on.
Beside the moves stand the table actions: giving up, and pauses.

Time comes from the host, as stamps in milliseconds of the game's clock. It stands still while the game is
paused, and nothing turns it back, an undo neither.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ludarium.core.game import Setup
from ludarium.core.host import Host, Recited, Recorder, ReplayError, Script, Told
from ludarium.core.kernel import play, retract, why_not
from ludarium.core.moves import verb_of
from ludarium.core.state import State, Why

LONGEST_NOTE = 300  # characters
Outcomes = tuple[tuple[int, int], ...]  # (vocabulary, value)


class IllegalMoveError(ValueError):
    """A move that is not in the seat's list; carries the kernel's reason."""

    def __init__(self, why: Why) -> None:
        super().__init__("illegal move")
        self.why = why


class UndoError(ValueError):
    """An undo that cannot be made."""


class TableError(ValueError):
    """A table action that is not possible now, or a stamp before the last one."""


class NoteError(ValueError):
    """A note that does not say how its move is made."""


@dataclass(frozen=True)
class Played:
    """A move that was made. `at` is the host's time stamp in milliseconds, 0 where time plays no part.

    `note` is how the move was made where the move itself does not say it: the arrangement of a puzzle, say.
    """

    seat: int
    move: int
    outcomes: Outcomes = ()
    at: int = 0
    revealed: bool = False  # did anybody learn something hidden by it?
    note: str = ""


@dataclass(frozen=True)
class Undone:
    """Play goes on after move number `to` (0: from the start), as if nothing had come after it."""

    to: int
    by: int
    consent: tuple[int, ...] = ()


@dataclass(frozen=True)
class GaveUp:
    """The seat gave up, by a table action and not by a move. It cannot be undone."""

    seat: int
    at: int = 0


@dataclass(frozen=True)
class Paused:
    """The clock stood still at `at` while so many milliseconds went by."""

    at: int
    lasted: int


Entry = Played | Undone | GaveUp | Paused


class Journal:
    """A game under way or finished. The one place that applies moves for people, records and the server."""

    def __init__(self, setup: Setup, names: Sequence[str], source: Host) -> None:
        self.setup = setup
        self.names = list(names)
        self.history: list[Entry] = []
        self.clock = 0  # the last stamp of a move; drafts count when all are in
        self._stood = 0  # the stamp of the last pause, which may be later than that of a draft before it
        self.paused: int | None = None  # the stamp at which the clock stands still; the table is then hidden
        self._staged_from: int | None = None  # where the drafts of a simultaneous step begin in the history
        self.host = Recorder(source)
        self.state = setup.begin(self.host)
        self.opening, self.opening_events, _ = self._taken()

    # What counts

    def numbered(self) -> list[Played]:
        """All moves, also those undone later; move number n is at index n - 1."""
        return [entry for entry in self.history if isinstance(entry, Played)]

    def line(self) -> list[int]:
        """The numbers of the moves that count now, in order."""
        return _line(self.history)

    # Playing

    def play(self, seat: int, move: int, at: int = 0, note: str = "") -> list[Told]:
        """Play a legal move; gives the events it caused."""
        self._check_going_on()
        note = self._read_note(seat, move, note)
        why = why_not(self.state, seat, move)
        if why is not None:
            raise IllegalMoveError(why)
        secret = self.state.step.simultaneous
        self._check_clock(at, self.clock if secret else max(self.clock, self._stood))
        if secret and self._staged_from is None:
            self._staged_from = len(self.history)
        self.host.at = at
        play(self.state, seat, move, self.host)
        outcomes, events, revealed = self._taken()
        self.history.append(Played(seat, move, outcomes, at, revealed, note))
        if secret and revealed:  # a draft reveals nothing until the last one is in
            self._settle()
        elif not secret:
            self.clock = max(self.clock, at)
        return events

    def replay(self, entry: Played) -> list[Told]:
        """Play a recorded move with its recorded outcomes, which must be used up."""
        script = Recited(entry.outcomes)
        self.host.source = script
        events = self.play(entry.seat, entry.move, entry.at, entry.note)
        if not script.exhausted():
            raise ReplayError("more chance outcomes are written than the move has")
        return events

    def retract(self, seat: int) -> bool:
        """Take back a draft that is not yet applied."""
        if self.paused is not None or self._staged_from is None or not retract(self.state, seat):
            return False
        staged = self.history[self._staged_from :]
        self.history[self._staged_from :] = [
            entry for entry in staged if isinstance(entry, Played) and entry.seat != seat
        ]
        return True

    def _settle(self) -> None:
        """Everybody is in: put the moves of this step into the order of the seats, the outcomes last."""
        assert self._staged_from is not None
        staged = [entry for entry in self.history[self._staged_from :] if isinstance(entry, Played)]
        last = staged[-1]
        group = sorted(
            (replace(entry, outcomes=(), revealed=False) for entry in staged), key=lambda e: e.seat
        )
        group[-1] = replace(group[-1], outcomes=last.outcomes, revealed=last.revealed)
        self.history[self._staged_from :] = group
        self._staged_from = None
        self.clock = max(self.clock, *(entry.at for entry in group))  # their order is not that of time

    # Table actions

    def give_up(self, seat: int, at: int = 0) -> list[Told]:
        """The seat gives up; gives the events."""
        self._check_going_on()
        self._check_clock(at, max(self.clock, self._stood))
        self.host.at = at
        if self._staged_from is not None or not self.state.give_up(seat, self.host):
            raise TableError("giving up is not possible here")
        _, events, _ = self._taken()
        self.history.append(GaveUp(seat, at))
        self.clock = max(self.clock, at)
        return events

    def pause(self, at: int) -> None:
        """Stop the clock and hide the table until `resume`."""
        self._check_going_on()
        self._check_clock(at, max(self.clock, self._stood))
        if self.state.over:
            raise TableError("the game is over")
        self.paused = at

    def resume(self, lasted: int) -> None:
        """Go on after so many milliseconds, at the stamp of the pause."""
        if self.paused is None:
            raise TableError("the game is not paused")
        place = len(self.history) if self._staged_from is None else self._staged_from
        self.history.insert(place, Paused(self.paused, lasted))
        if self._staged_from is not None:
            self._staged_from += 1
        self._stood = self.paused
        self.paused = None

    def _check_going_on(self) -> None:
        if self.paused is not None:
            raise TableError("the game is paused")

    def _read_note(self, seat: int, move: int, note: str) -> str:
        """Before legality is: where moves are withheld, whoever cannot show how must not learn whether."""
        if not note:
            return ""
        if len(note) > LONGEST_NOTE or not note.isprintable() or note != " ".join(note.split()):
            raise NoteError(f"a note is plain text of at most {LONGEST_NOTE} characters on one line")
        here = self.state.asks(seat) and (self.state.step.verbs >> verb_of(move)) & 1 == 1
        found = self.setup.game.read_note(self.state, move, note) if here else note
        if not found:
            raise NoteError(f"this does not say how the move is made: {note}")
        return found

    def _check_clock(self, at: int, last: int) -> None:
        if 0 < at < last:
            raise TableError(f"the clock does not run backwards: {at} after {last}")

    # Undo

    def free_undo(self, seat: int) -> int | None:
        """The move after which the seat may go on without asking: only its own moves, nothing revealed."""
        line, moves = self.line(), self.numbered()
        kept = len(line)
        if self._given_up():
            return None
        while kept and moves[line[kept - 1] - 1].seat == seat and not moves[line[kept - 1] - 1].revealed:
            kept -= 1
        return None if kept == len(line) else (line[kept - 1] if kept else 0)

    def undo(self, to: int, by: int, consent: Sequence[int] = ()) -> None:
        """Go back to just after move `to`. The chance outcomes taken back come again when asked for."""
        self._check_going_on()
        settled = self.history[: self._staged_from]  # drafts not yet applied leave no trace
        line = _line(settled)
        if to != 0 and to not in line:
            raise UndoError(f"there is no move {to} to go back to")
        if not line or to == line[-1]:
            raise UndoError("there is nothing to undo")
        if any(to < number for number, _ in self._given_up()):
            raise UndoError("giving up cannot be undone")
        state = self.position(to)
        if any(draft.size for draft in state.turn.drafts):
            raise UndoError(f"move {to} lies within a secret step: go back to before the step or after it")
        moves = self.numbered()
        again = [outcome for number in line if number > to for outcome in moves[number - 1].outcomes]
        self.history = [*settled, Undone(to, by, tuple(consent))]
        self._staged_from = None
        self.state = state
        self.host.reuse = again

    # Replay

    def position(self, number: int) -> State:
        """The state just after this move of the current line."""
        state = self.setup.begin(Recited(self.opening))
        moves, given_up = self.numbered(), self._given_up()
        for kept in self.line():
            if kept > number:
                break
            while given_up and given_up[0][0] < kept:
                state.give_up(given_up.pop(0)[1].seat, Script([]))
            script = Script([value for _, value in moves[kept - 1].outcomes])
            script.at = moves[kept - 1].at
            play(state, moves[kept - 1].seat, moves[kept - 1].move, script)
        return state

    def _given_up(self) -> list[tuple[int, GaveUp]]:
        """Who gave up, with the number of the last move before it."""
        found = []
        number = 0
        for entry in self.history:
            number += isinstance(entry, Played)
            if isinstance(entry, GaveUp):
                found.append((number, entry))
        return found

    def _taken(self) -> tuple[Outcomes, list[Told], bool]:
        outcomes, events, revealed = self.host.take()
        return tuple(outcomes), events, revealed


def _line(history: Sequence[Entry]) -> list[int]:
    line: list[int] = []
    number = 0
    for entry in history:
        if isinstance(entry, Played):
            number += 1
            line.append(number)
        elif isinstance(entry, Undone):
            line = [kept for kept in line if kept <= entry.to]
    return line
