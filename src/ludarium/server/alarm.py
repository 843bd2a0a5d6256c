"""What happens at a table because time goes by: a turn that lasts too long, somebody gone for too long."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ludarium.server.clock import DAY, BankClock, SlowClock
from ludarium.server.refusal import Refusal
from ludarium.server.seating import STAND_IN
from ludarium.server.storage.vacation import vacation_until

if TYPE_CHECKING:
    from ludarium.server.table import Table

A_LITTLE = 0.01  # seconds: so that the time is really up when the alarm rings
log = logging.getLogger("ludarium.server")


class Alarm:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._handle: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None

    def set(self) -> None:
        """For whatever is due first; called after every change."""
        table = self.table
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        at = table.clock.deadline() if table.row.status == "running" and not table.paused else None
        if table.replace_request is not None:
            at = table.replace_due if at is None else min(at, table.replace_due)
        if at is not None:
            wait = max(0.0, at - time.monotonic()) + A_LITTLE
            self._handle = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._time_is_up())

    async def _time_is_up(self) -> None:
        table = self.table
        try:
            async with table.alone():
                request = table.replace_request
                if request is not None and time.monotonic() >= table.replace_due:
                    await table.replace(request.seat, table.replace_level, request.consent)
                journal = table.journal
                late = table.clock.late() if journal is not None and table.row.status == "running" else []
                if journal is not None and late and isinstance(table.clock, SlowClock):
                    await self._wait_or_stand_in(table.clock, late[0])
                elif late and isinstance(table.clock, BankClock):
                    await self._stand_in(late[0])
                elif journal is not None and late:
                    table.notice("time-up", seat=late[0], name=table.row.seats[late[0]].name)
                    safe = table.setup.safe_move(journal.state, late[0])
                    await table.play(journal, late[0], [safe], by_clock=True)
        except Refusal:
            pass  # the table is asleep or over; whoever comes next sets the clocks going again
        except Exception:
            log.exception("table %s: the alarm", table.row.id)
            return  # not again and again: the next change at the table sets the clocks
        finally:
            self._task = None
        self.set()  # somebody else may be late, too

    async def _wait_or_stand_in(self, clock: SlowClock, seat: int) -> None:
        """Who is on vacation has time."""
        table = self.table
        user = table.row.seats[seat].user or ""
        until = await table.context.storage.read(lambda db: vacation_until(db, user))
        if until > time.time():
            clock.give(seat, until + min(clock.limit, DAY))
            table.changed(settled=False)
        else:
            await self._stand_in(seat)

    async def _stand_in(self, seat: int) -> None:
        """Who lets days go by, or has used up the time for the whole game, has a bot play on, so that the others need
        not wait, until they come back."""
        self.table.notice("time-up-bot", seat=seat, name=self.table.row.seats[seat].name)
        await self.table.replace(seat, STAND_IN, [])
