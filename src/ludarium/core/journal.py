"""The journal of one game: the one log of what happened in it. The state follows from it.

An entry is what became known at one time. Number 0 is the deal; then come the moves that a seat made in one go,
undos, and giving up. Entries are only ever added, so whoever has seen entry n lacks exactly those after it. Secret
drafts wait in `staged`; when everybody is in they are entered in the order of the seats, and a draft that was
retracted is never entered. An undo removes nothing: it marks what no longer counts, and says from where play goes on.
One past something newly seen is a take-back, and stays marked as such.

Time comes from the host, as stamps in milliseconds of the game's clock. It stands still while the game is
paused, and nothing turns it back, an undo neither.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from operator import itemgetter

import msgspec

from ludarium.core.batch import follow, not_now
from ludarium.core.entry import (
    Action,
    Also,
    Began,
    Entry,
    GaveUp,
    Hinted,
    Moved,
    Outcomes,
    Paused,
    Played,
    Retracted,
    Undid,
    advance,
    carry_out,
)
from ludarium.core.game import Setup
from ludarium.core.host import Host, Recorder, Replayed, ReplayError, Told
from ludarium.core.kernel import legal, retract, why_not
from ludarium.core.moves import Moves, verb_of
from ludarium.core.state import State, Why

LONGEST_NOTE = 300  # characters
STRIDE = 32  # entries between two states that are kept for going back


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


class Journal:
    """A game under way or finished. The one place that applies moves for people, records and the server."""

    def __init__(self, setup: Setup, names: Sequence[str], source: Host) -> None:
        self.setup = setup
        self.names = list(names)
        self.entries: list[Entry] = []
        self._line: list[int] = []  # what counts now, without the deal: an undo cuts its end off
        self._undos: list[int] = []  # undos that were not undone themselves
        self._gave_up = -1  # the last entry that says so
        self._rounds: list[list[int]] | None = []  # None: to be found out again
        # By seat, where it is known: what `undo_point` says, and whether something hidden was learned since.
        self._points: dict[int, tuple[int | None, bool]] = {}
        self._saved: list[tuple[int, State]] = []  # entries of the line, and the state just after each
        self.staged: list[Entry] = []  # drafts of a secret step, until everybody is in
        self.decisions = [0] * setup.seats  # by seat: the number of the question it is asked now
        self.clock = 0  # the last stamp of a move; drafts count when all are in
        self._stood = 0  # the stamp of the last pause, which may be later than that of a draft before it
        self.paused: int | None = None  # the stamp at which the clock stands still; the table is then hidden
        self.host = Recorder(source)
        self.state = setup.begin(self.host)
        outcomes, events, _ = self.host.take()
        self.entries.append(Entry(Began(outcomes=outcomes), events=events, round=self.round))

    # What it is like now

    @property
    def opening(self) -> Outcomes:
        return self.entries[0].outcomes

    @property
    def last(self) -> int:
        return len(self.entries) - 1

    @property
    def round(self) -> int | None:
        """None where the game has no rounds."""
        number = int(self.state.current_round())
        return None if number < 0 else number

    @property
    def secret(self) -> bool:
        """Do several seats decide at once, unseen by each other?"""
        return not self.state.over and bool(self.state.step.simultaneous)

    def asked(self) -> list[int]:
        mask = int(self.state.turn.asked)
        return [seat for seat in range(self.setup.seats) if mask >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        moves = Moves()
        legal(self.state, seat, moves)
        return moves.dump()

    def submitted(self) -> list[int]:
        """In a secret step: the seats whose draft is complete."""
        if not self.secret:
            return []
        turn = self.state.turn
        mask = int(turn.due) & ~int(turn.asked)
        return [seat for seat in range(self.setup.seats) if mask >> seat & 1]

    def draft(self, seat: int) -> list[int]:
        return self.state.turn.drafts[seat].dump()

    def goes_on(self, seat: int) -> bool:
        """Is the seat in the middle of its turn, or of its draft?"""
        return bool(self.draft(seat)) if self.secret else self.entries[-1].seat == seat

    # What counts

    def numbered(self) -> list[Played]:
        """All moves, also those undone later and drafts; a record numbers them from 1."""
        return [played for entry in [*self.entries, *self.staged] for played in entry.played()]

    def line(self) -> list[int]:
        """The numbers of the entries that count now, in order, without the deal."""
        return list(self._line)

    def shown(self) -> list[int]:
        """What is told of the game in the end: the deal, the entries that count, and every take-back, for good."""
        return [
            number
            for number, entry in enumerate(self.entries)
            if entry.counts or (isinstance(entry.done, Undid) and entry.done.seen)
        ]

    def rounds(self) -> list[list[int]]:
        """The scores at the end of each round so far; the same list until there are others."""
        if self._rounds is None:
            self._rounds = [
                entry.scores for entry in self.entries if entry.scores is not None and not entry.undone
            ]
        return self._rounds

    def position(self, number: int) -> State:
        """The state just after this entry of the line that counts.

        States on the way are kept for the next time, so that going back again and again does not play the whole game
        each time; where nothing is undone there are none.
        """
        near = bisect_right(self._saved, number, key=itemgetter(0)) - 1
        begun, state = self._saved[near] if near >= 0 else (0, self.setup.begin(Replayed(self.opening)))
        state = state.clone()
        first, last = bisect_right(self._line, begun), bisect_right(self._line, number)
        for place in range(first, last, STRIDE):
            some = self._line[place : min(place + STRIDE, last)]
            advance(state, (self.entries[other] for other in some))
            if len(some) == STRIDE:
                self._saved.insert(near + 1, (some[-1], state.clone()))
                near += 1
        return state

    # Playing

    def play(self, seat: int, move: int, at: int = 0, note: str = "") -> list[Told]:
        """Play a legal move; gives the events it caused."""
        self.play_together(seat, [move], at, [note])
        return [] if self.staged else self.entries[-1].events

    def play_together(
        self, seat: int, moves: Sequence[int], at: int = 0, notes: Sequence[str] = (), by_clock: bool = False
    ) -> Moved:
        """Play moves in one go, all of them or none; gives what is to be kept. Raises IllegalMoveError or NoteError.

        Nothing hidden may be revealed but by the last of them: nobody looks ahead by trying.
        """
        self._check_going_on()
        notes = self._check_moves(seat, moves, at, notes or [""] * len(moves))
        secret, round_before = self.secret, self.round
        self._check_clock(at, self.clock if secret else max(self.clock, self._stood))
        write = self.setup.game.verbs.write
        first, *then = [Also(move=write(move), note=note) for move, note in zip(moves, notes, strict=True)]
        done = Moved(seat=seat, move=first.move, note=first.note, at=at, then=then, by_clock=by_clock)
        entry = Entry(done, tuple(moves))
        self.host.at = at
        carry_out(self.state, entry, self.host)
        done.outcomes, entry.events, entry.revealed = self.host.take()
        if not secret:
            self._enter([entry], round_before)
        else:
            self.staged.append(entry)
            if entry.revealed:  # a draft reveals nothing until the last one is in
                self._settle(round_before)
            else:
                self.decisions[seat] += 1  # nobody else's question has changed
        return done

    def replay(self, done: Action) -> None:
        """Carry out a kept action. Recorded chance outcomes must be used up."""
        match done:
            case Moved():
                script, again = Replayed(done.outcomes), self.host.reuse[len(done.outcomes) :]
                self.host.source, self.host.reuse = script, []  # what came again is written at its move
                moves = [self.setup.game.verbs.parse(made.move) for made in done.moves]
                notes = [made.note for made in done.moves]
                self.play_together(done.seat, moves, done.at, notes, done.by_clock)
                if not script.exhausted():
                    raise ReplayError("more chance outcomes are written than the move has")
                self.host.reuse = again
            case Retracted():
                self.retract(done.seat)
            case Undid():
                if done.seen and not self.seen_since(done.to):
                    raise UndoError("nothing new had been seen: this is no take-back")
                self.undo(done.to, done.by, done.consent)
            case GaveUp():
                self.give_up(done.seat, done.at)
            case Paused(on=True):
                self.pause(done.at)
            case Paused():
                self.resume(done.lasted)
            case Hinted():
                self.hint(done.seat, done.grade)

    def retract(self, seat: int) -> bool:
        """Take back a draft that is not yet applied."""
        if self.paused is not None or not retract(self.state, seat):
            return False
        self.staged = [entry for entry in self.staged if entry.seat != seat]
        self.decisions[seat] += 1
        return True

    def _settle(self, round_before: int | None) -> None:
        """Everybody is in: put the moves of this step into the order of the seats, the outcomes last."""
        final = self.staged[-1]
        group = [
            Entry(msgspec.structs.replace(entry.done, outcomes=[]), entry.moves)
            for entry in sorted(self.staged, key=lambda entry: entry.seat)
        ]
        self.staged = []
        group[-1] = Entry(
            msgspec.structs.replace(group[-1].done, outcomes=final.outcomes),
            group[-1].moves,
            final.events,
            revealed=True,
        )
        self._enter(group, round_before)

    def _enter(self, group: Sequence[Entry], round_before: int | None) -> None:
        """Into the log: everybody is asked anew."""
        start, now = len(self.entries), self.round
        for entry in group:
            entry.start, entry.round = start, now
            if isinstance(entry.done, Moved | GaveUp):
                self.clock = max(self.clock, entry.done.at)  # the order of a secret step is not that of time
        if (self.state.over or now != round_before) and not isinstance(group[-1].done, Undid):
            shown = self.state.over or self.state.scores_open()
            group[-1].scores = self.state.scores() if shown else None
            self._rounds = None
        last = group[-1].done
        if isinstance(last, GaveUp):
            self._gave_up = start
        if isinstance(last, Undid):
            self._undos.append(start)
            self._rounds = None
            self._points.clear()
        else:
            self._follow_points(group)
            self._line.extend(range(start, start + len(group)))
        self.entries += group
        self.decisions = [number + 1 for number in self.decisions]

    def _follow_points(self, group: Sequence[Entry]) -> None:
        """What is entered next is what its seats may ask to take back."""
        if group[-1].revealed:
            self._points = {seat: (point, True) for seat, (point, _) in self._points.items()}
        for entry in group:
            if entry.moves:
                self._points[entry.seat] = (self._line[-1] if self._line else 0, group[-1].revealed)

    def _check_moves(self, seat: int, moves: Sequence[int], at: int, notes: Sequence[str]) -> list[str]:
        """Are they legal one after the other? Gives the notes as the game spells them."""
        state: State | None = self.state
        found = []
        for number, (move, note) in enumerate(zip(moves, notes, strict=True)):
            if number and state is not None:
                state = follow(state, seat, moves[number - 1], at)
            if state is None:
                raise IllegalMoveError(not_now())
            found.append(self._read_note(state, seat, move, note))
            why = why_not(state, seat, move)
            if why is not None:
                raise IllegalMoveError(why)
        return found

    def _read_note(self, state: State, seat: int, move: int, note: str) -> str:
        """Before legality is: where moves are withheld, whoever cannot show how must not learn whether."""
        if not note:
            return ""
        if len(note) > LONGEST_NOTE or not note.isprintable() or note != " ".join(note.split()):
            raise NoteError(f"a note is plain text of at most {LONGEST_NOTE} characters on one line")
        here = state.asks(seat) and (state.step.verbs >> verb_of(move)) & 1 == 1
        found = self.setup.game.read_note(state, move, note) if here else note
        if not found:
            raise NoteError(f"this does not say how the move is made: {note}")
        return found

    # Table actions

    def may_give_up(self, seat: int) -> bool:
        """Do the rules of the game know giving up, here?"""
        known = type(self.state).give_up is not State.give_up  # most games say nothing of it
        return known and not self.staged and self.state.clone().give_up(seat, Replayed([]))

    def give_up(self, seat: int, at: int = 0) -> list[Told]:
        """The seat gives up; gives the events."""
        self._check_going_on()
        self._check_clock(at, max(self.clock, self._stood))
        if not self.may_give_up(seat):
            raise TableError("giving up is not possible here")
        round_before = self.round
        self.host.at = at
        entry = Entry(GaveUp(seat=seat, at=at))
        carry_out(self.state, entry, self.host)
        _, entry.events, _ = self.host.take()
        self._enter([entry], round_before)
        return entry.events

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
        self.entries[-1].pauses.append((self.paused, lasted))
        self._stood = self.paused
        self.paused = None

    def hint(self, seat: int, grade: int) -> Hinted:
        """Remember that the seat was helped: it stays in the record, whatever is undone."""
        if self.state.over:
            raise TableError("the game is over")
        self.entries[-1].hints.append((seat, grade))
        return Hinted(seat=seat, grade=grade)

    def hints(self) -> list[int]:
        """By seat: how many decisions it was helped with. Grades of one decision count once."""
        return [
            sum(any(helped == seat for helped, _ in entry.hints) for entry in self.entries)
            for seat in range(self.setup.seats)
        ]

    def _check_going_on(self) -> None:
        if self.paused is not None:
            raise TableError("the game is paused")

    def _check_clock(self, at: int, last: int) -> None:
        if 0 < at < last:
            raise TableError(f"the clock does not run backwards: {at} after {last}")

    # Undo

    def free_undo(self, seat: int) -> int | None:
        """The entry after which the seat may go on without asking: only its own moves, nothing revealed."""
        line = self._line
        if self.staged or self.state.over or self._gave_up > 0:
            return None
        kept = len(line)
        while (
            kept and self.entries[line[kept - 1]].seat == seat and not self.entries[line[kept - 1]].revealed
        ):
            kept -= 1
        return None if kept == len(line) else (line[kept - 1] if kept else 0)

    def undo_point(self, seat: int) -> int | None:
        """The entry before the seat's last moves, to which it may ask to go back."""
        return self._point(seat)[0]

    def undo_shown(self, seat: int) -> bool:
        """Would going back there take back something hidden that anybody has learned?"""
        return self._point(seat)[1]

    def _point(self, seat: int) -> tuple[int | None, bool]:
        found = self._points.get(seat)
        if found is None:
            found = self._points[seat] = self._find_point(seat)
        return found

    def _find_point(self, seat: int) -> tuple[int | None, bool]:
        for number in reversed(self._line):
            entry = self.entries[number]
            if entry.moves and entry.seat == seat:
                to = self._kept_before(entry.start)
                return to, self.seen_since(to)
        return None, False

    def seen_since(self, to: int) -> bool:
        """Has anybody learned something hidden by what counts after this entry?"""
        return any(self.entries[number].revealed for number in self._after(to))

    def whole(self, to: int) -> int:
        """The entry itself, or the one before its secret group if it stands inside of one."""
        if not 0 <= to < len(self.entries) or self.entries[to].undone:
            raise UndoError(f"there is no entry {to} to go back to")
        if self.entries[to].undo_to is not None:
            return self.whole(self._kept_before(to + 1))
        following = next((self.entries[number] for number in self._after(to)), None)
        return self._kept_before(following.start) if following and following.start <= to else to

    def _after(self, to: int) -> list[int]:
        """What counts after this entry."""
        return self._line[bisect_right(self._line, to) :]

    def undo(self, to: int, by: int, consent: Sequence[int] = ()) -> Undid:
        """Go back to just after entry `to`. The chance outcomes taken back come again when asked for."""
        self._check_going_on()
        if self.whole(to) != to:
            raise UndoError(f"entry {to} lies within a secret step: go back to before the step or after it")
        gone = self._after(to)
        if not gone:
            raise UndoError("there is nothing to undo")
        if self._gave_up > to:
            raise UndoError("giving up cannot be undone")
        done = Undid(to=to, by=by, consent=list(consent), seen=self.seen_since(to))
        self.state = self.position(to)
        self.host.reuse = [outcome for number in gone for outcome in self.entries[number].outcomes]
        self.staged = []  # drafts not yet applied leave no trace
        undos = self._undos[bisect_right(self._undos, to) :]
        for number in [*gone, *undos]:
            self.entries[number].undone = True
        del self._line[len(self._line) - len(gone) :], self._undos[len(self._undos) - len(undos) :]
        del self._saved[bisect_right(self._saved, to, key=itemgetter(0)) :]
        self._enter([Entry(done)], self.round)
        return done

    def _kept_before(self, number: int) -> int:
        """The last entry before this one that counts."""
        place = bisect_left(self._line, number)
        return self._line[place - 1] if place else 0
