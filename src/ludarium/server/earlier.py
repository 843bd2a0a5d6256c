"""A game as it stood a while ago, for those who look on with delay.

It follows the table's journal line by line, each when its time has come, as the table itself did when it happened: so
what is told here is what was told there then, entries, words and who sat where, and never anything newer. It reads
only what is on the disk. The clock is not shown: it would be the one of now.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from ludarium.core.entry import Began, GaveUp, Paused
from ludarium.server import protocol, schema, view
from ludarium.server.clock import Clock
from ludarium.server.company import Company, Visitor
from ludarium.server.delay import Delay, is_move
from ludarium.server.row import Line, Replaced, Returned, Said, Summary, carried_on
from ludarium.server.seating import SeatChange, copy_of, seats_after
from ludarium.server.sitting import Place

if TYPE_CHECKING:
    from ludarium.server.table import Table

A_LITTLE = 0.01  # seconds: so that the time is really up when it rings


class Earlier(Company):
    def __init__(self, table: Table, delay: Delay, lines: Sequence[Line], *, open: bool) -> None:
        super().__init__(table.context, table.row)
        self.table = table
        self.delay = delay
        self.open = open  # are all hands?
        self.clock = Clock(0, solo=False, steady=table.context.steady)
        self.waiting: deque[Line] = deque()  # lines that are not told yet
        self._moves = 0  # among them
        self._begun = False
        self._at = table.row.created  # of the last line told
        self._changes: list[SeatChange] = []
        self._handle: asyncio.TimerHandle | None = None
        self._told: object = None
        self.add(lines)
        self.announce()  # to nobody yet

    # Who looks on

    def crowd(self) -> Collection[Visitor]:
        return self.table.connections

    def audience(self) -> list[Visitor]:
        side = self.table.observers.side
        return [visitor for visitor in self.table.connections if side(visitor) is self]

    def behind(self) -> protocol.Behind:
        return protocol.Behind(moves=self.delay.moves, minutes=self.delay.minutes, open=self.open)

    @property
    def hidden(self) -> bool:
        return self.table.hidden

    def _place(self, visitor: Visitor) -> Place:
        """What is theirs is what is theirs now."""
        found = self.table.sitting.place(visitor.user, schema.SPECTATOR)
        seat = schema.ALL_OPEN if self.open else schema.SPECTATOR
        if seat != visitor.seat:
            visitor.seat, visitor.seen = seat, -1
        return found._replace(seat=seat)

    # What has happened

    def add(self, lines: Sequence[Line]) -> None:
        """Lines on the disk. Words of observers, who know nothing newer, and those before the game do not wait."""
        for line in lines:
            match line.action:
                case Said(seat=seat, text=text) if seat < 0 or not self._begun:
                    self.tell_all(self._heard(line, seat, text), said_by=line.user)
                    continue
                case Began():
                    self._begun = True
            self.waiting.append(line)
            self._moves += is_move(line)
        self.advance()

    def advance(self) -> None:
        """Tell what may be told by now, and come back when more may."""
        told = False
        while self.waiting and self._opens(time.time()):
            self._take(self.waiting.popleft())
            told = True
        self._set()
        if told:
            self.announce()

    def announce(self) -> None:
        self._sit()
        self._told = view.info(self, None), self.sitting.commentators
        super().announce()

    def refresh(self) -> None:
        """Something has changed at the table. Who looks on is told if it is not of the game: a name, or who would
        like to see all hands."""
        self._sit()
        if self._told != (view.info(self, None), self.sitting.commentators):
            self.announce()

    def tell(self, visitor: Visitor) -> None:
        self._sit()
        super().tell(visitor)

    def _opens(self, now: float) -> bool:
        line = self.waiting[0]
        return self.delay.opens(line, self._moves - is_move(line), now)

    def _take(self, line: Line) -> None:
        self._moves -= is_move(line)
        self._at = line.at
        match line.action:
            case Said(seat=seat, text=text):
                self.tell_all(self._heard(line, seat, text), said_by=line.user)
            case Replaced() | Returned() as change:
                self._changes.append(change)
            case GaveUp(seat=seat) as change if self.journal and not self.journal.may_give_up(seat):
                self._changes.append(change)
            case Paused(on=on):
                self.paused = on
        self.journal = carried_on(self.setup, self.row, self.journal, line.action)

    def _sit(self) -> None:
        """The row as it was: names are those of now."""
        row = copy_of(self.table.row)
        row.seats = seats_after(row.seats, self._changes)
        row.changed = self._at
        self.row = row
        if self.journal is not None:
            self.summary = Summary(self.journal.round, self.journal.asked())

    def _set(self) -> None:
        self.stop()
        if self.waiting and self._opens(float("inf")):
            wait = self.waiting[0].at + self.delay.minutes * 60 - time.time()
            self._handle = asyncio.get_running_loop().call_later(max(0.0, wait) + A_LITTLE, self.advance)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def unsay(self, user: str) -> None:
        super().unsay(user)
        said = [line for line in self.waiting if isinstance(line.action, Said) and line.user == user]
        for line in said:
            self.waiting.remove(line)
