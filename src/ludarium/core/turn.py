"""The turn: where a game is, and who has to act.

A stack of small frames inside the state. Each names a *step* (`core.state`) with a few numbers; a step may push
further frames and pops its own when it is done. So a state can be cloned, saved and searched in the middle of
anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from ludarium.core.feature import (
    BEYOND,
    EVERY_TIME,
    HALF,
    NOT_SET,
    MoveRows,
    Row,
    change_kind,
    clamped,
    clear,
    filled,
    turned,
)
from ludarium.core.pieces import Pile

if TYPE_CHECKING:
    from ludarium.core.state import Outline, Step

FRAME: Final = 6  # the step and five arguments
SLOTS: Final = (
    3  # of a row of features, which begins with the turn: the step, who is asked and due, the draft
)
ROOM: Final = (
    8 * FRAME
)  # most turns are no deeper; clones keep their room, so that pushing seldom has to make some


@mypyc_attr(acyclic=True)  # nothing here leads back to it: no work for the garbage collector
class Turn:
    """Where the game is: the stack of steps under way, who has to decide, and what has been staged in secret.

    `turn[i]` is argument i of the frame on top.
    """

    outline: Outline
    seats: i64
    frames: vec[i64]
    depth: i64
    asked: i64  # the seats that have to decide now, as a mask
    due: i64  # in a simultaneous step: all seats that take part in it
    drafts: vec[Pile]  # by seat: its staged moves, which only itself sees before all are in

    def __init__(
        self,
        outline: Outline,
        seats: i64,
        frames: vec[i64],
        depth: i64,
        asked: i64,
        due: i64,
        drafts: vec[Pile],
    ) -> None:
        self.outline = outline
        self.seats = seats
        self.frames = frames
        self.depth = depth
        self.asked = asked
        self.due = due
        self.drafts = drafts

    @staticmethod
    def before(outline: Outline, seats: i64) -> Turn:
        """Before the first step."""
        room = vec[i64]([0] * ROOM)
        return Turn(outline, seats, room, 0, 0, 0, vec[Pile]([Pile.empty() for _seat in range(seats)]))

    @property
    def over(self) -> bool:
        return self.depth == 0

    @property
    def number(self) -> i64:
        """Of the step under way."""
        return self.frames[(self.depth - 1) * FRAME]

    @property
    def step(self) -> Step[Any]:
        return self.outline.steps[self.frames[(self.depth - 1) * FRAME]]

    def __getitem__(self, index: i64) -> i64:
        return self.frames[(self.depth - 1) * FRAME + 1 + index]

    def __setitem__(self, index: i64, value: i64) -> None:
        self.frames[(self.depth - 1) * FRAME + 1 + index] = value

    def push(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        start = self.depth * FRAME
        while start + FRAME > len(self.frames):
            self.frames = append(self.frames, 0)
        frames = self.frames
        frames[start] = step
        frames[start + 1] = a
        frames[start + 2] = b
        frames[start + 3] = c
        frames[start + 4] = d
        frames[start + 5] = e
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1

    def ask(self, seat: i64) -> None:
        """Wait for one seat's decision."""
        self.asked = i64(1) << seat

    def ask_all(self, seats: i64) -> None:
        """Wait for a secret decision of every seat in the mask."""
        self.asked = seats
        self.due = seats

    def asks(self, seat: i64) -> bool:
        return (self.asked >> seat) & 1 == 1

    def takes_part(self, seat: i64) -> bool:
        """Is a secret decision of this seat due, made or not?"""
        return (self.due >> seat) & 1 == 1

    def forget_drafts(self) -> None:
        for draft in self.drafts:
            draft.clear()

    def clone(self) -> Turn:
        return Turn(
            self.outline,
            self.seats,
            self.frames[:],
            self.depth,
            self.asked,
            self.due,
            vec[Pile]([draft.clone() for draft in self.drafts]),
        )

    def become(self, other: Turn) -> None:
        """Stand where the other one stands, at a table of as many seats."""
        self.outline = other.outline
        self.depth = other.depth
        self.asked = other.asked
        self.due = other.due
        mine, theirs = self.frames, other.frames
        if len(mine) < len(theirs):
            self.frames = theirs[:]
        else:
            for index in range(other.depth * FRAME):
                mine[index] = theirs[index]
        for seat in range(self.seats):
            self.drafts[seat].become(other.drafts[seat])

    def same(self, other: Turn) -> bool:
        if self.seats != other.seats or self.asked != other.asked or self.due != other.due:
            return False
        if self.depth != other.depth:
            return False
        for index in range(self.depth * FRAME):
            if self.frames[index] != other.frames[index]:
                return False
        for seat in range(self.seats):
            if not self.drafts[seat].same(other.drafts[seat]):
                return False
        return True

    def dump(self) -> dict[str, object]:
        return {
            "seats": int(self.seats),
            "frames": [int(self.frames[index]) for index in range(self.depth * FRAME)],
            "asked": int(self.asked),
            "due": int(self.due),
            "drafts": [draft.dump() for draft in self.drafts],
        }

    @staticmethod
    def load(data: Mapping[str, Any], outline: Outline) -> Turn:
        turn = Turn.before(outline, data["seats"])
        frames: Sequence[int] = data["frames"]
        for start in range(0, len(frames), FRAME):
            turn.push(*frames[start : start + FRAME])
        turn.asked = data["asked"]
        turn.due = data["due"]
        turn.drafts = vec[Pile]([Pile.load(draft) for draft in data["drafts"]])
        return turn

    def view(self, seat: i64) -> dict[str, object]:
        """Whose turn it is, and the seat's own draft."""
        everyone = [int(other) for other in range(self.seats)]
        return {
            "step": "" if self.over else self.step.name,
            "over": bool(self.over),
            "asked": [other for other in everyone if self.asks(other)],
            "in": [other for other in everyone if self.takes_part(other) and not self.asks(other)]
            if not self.over and self.step.simultaneous
            else [],
            "draft": [self.outline.verbs.write(move) for move in self.drafts[seat].dump()]
            if seat >= 0
            else [],
        }

    def features(self, seat: i64, out: Row) -> None:
        """The step with its arguments, who is asked and who is in, and what this seat has staged."""
        seats, rows = self.seats, self.outline.drafts
        if out.naming:
            out.names += [f"step {step.name}" for step in self.outline.steps]
            out.names += [f"step's number {index}" for index in range(1, FRAME)]
            out.seats("asked", 0, seat, seats)
            if rows is not None:
                out.seats("in", 0, seat, seats)
                out.names += [f"draft's {name}" for name in rows.names]
            return
        cells, at, steps = out.cells, out.at, i64(len(self.outline.steps))
        last, first = out.last, out.first
        out.slot = first + SLOTS
        if self.depth > 0:
            frames, top = self.frames, (self.depth - 1) * FRAME
            before, step = i64(last[first]), frames[top]
            if before >= 0:  # as `change_kind`, without asking whether it is another one: mostly it is
                cells[at + before] = 0
            cells[at + step] = 1
            last[first] = i16(step)
            at += steps
            a, b, c = frames[top + 1], frames[top + 2], frames[top + 3]
            d, e = frames[top + 4], frames[top + 5]
            if (a + HALF | b + HALF | c + HALF | d + HALF | e + HALF) & BEYOND == 0:  # as in `write_ints`
                cells[at] = i16(a)
                cells[at + 1] = i16(b)
                cells[at + 2] = i16(c)
                cells[at + 3] = i16(d)
                cells[at + 4] = i16(e)
            else:
                cells[at] = clamped(a)
                cells[at + 1] = clamped(b)
                cells[at + 2] = clamped(c)
                cells[at + 3] = clamped(d)
                cells[at + 4] = clamped(e)
        else:
            change_kind(NOT_SET, last, first, cells, at)
            at += steps
            clear(cells, at, at + FRAME - 1)
        at += FRAME - 1
        # Who is asked is mostly oneself, and nobody is in: that is one look, and one at a draft that may be there.
        asked = turned(self.asked, seat, seats)
        due = turned(self.due, seat, seats)
        if i64(last[first + 1]) != asked | due << seats or due != 0:
            last[first + 1] = i16(asked | due << seats)
            place = at
            for other in range(seats):
                cells[place] = i16((asked >> other) & 1)
                place += 1
            if rows is not None:
                for other in range(seats):
                    cells[place] = i16(((due & ~asked) >> other) & 1)
                    place += 1
                self._write_draft(seat, out, rows, place)
        at += seats
        if rows is not None:
            at += seats + rows.width
        out.at = at

    def _write_draft(self, seat: i64, out: Row, rows: MoveRows, at: i64) -> None:
        draft, cells = self.drafts[seat], out.cells
        if filled(draft.size, out.last, out.first + 2) and draft.stale & out.mark != 0:
            draft.stale &= ~out.mark | EVERY_TIME
            clear(cells, at, at + rows.width)
            for place in range(draft.size):
                rows.add(draft[place], seat, self.seats, cells, at)
