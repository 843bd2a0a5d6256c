"""The bots of one table: whose turn it is thinks elsewhere, and plays here after a small delay."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from ludarium.core.host import Seeded
from ludarium.core.kernel import redealt
from ludarium.server.course import Course
from ludarium.server.crew import BotFailed, Task
from ludarium.server.storage import StorageError

if TYPE_CHECKING:
    from ludarium.server.table import Table

PATIENCE = 2.0  # seconds until something that could not be written is tried again
TRIES = 2
log = logging.getLogger("ludarium.server")


class Thinkers:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._tasks: dict[int, asyncio.Task[None]] = {}  # by seat
        self._made: dict[
            int, tuple[str, int]
        ] = {}  # by seat: the step, and how often it decided there in a row

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def call(self) -> None:
        """Every bot that is asked begins to think, unless it does already."""
        table, course = self.table, self.table.course
        if course is None or table.row.status != "running" or table.paused:
            return
        for seat in course.asked():
            if table.row.seats[seat].kind == "bot" and seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._turn(seat, course))

    async def _turn(self, seat: int, course: Course) -> None:
        table, times = self.table, self.table.house.config.times
        decision = course.decisions[seat]
        made = self._count(seat, course)
        due = time.monotonic() + (times.bot_next if made else times.bot_delay)
        try:
            move = await self._thought(seat, course, made)
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            async with table.lock:
                self._rest(seat)
                current = table.course is course and course.decisions[seat] == decision
                current = current and table.row.seats[seat].kind == "bot"  # its person may be back
                if not current or table.row.status != "running" or table.paused:
                    self.call()
                    return
                written = table.play(course, seat, move)
            await asyncio.shield(written)
        except StorageError:
            await asyncio.sleep(PATIENCE)
            async with table.alone():
                await table.awake()
                self.call()
        except Exception:
            log.exception("table %s: the bot of seat %d", table.row.id, seat)
        finally:
            self._rest(seat)

    def _count(self, seat: int, course: Course) -> int:
        """How many decisions of this turn the bot has made: in a long series it may think less about each."""
        step, made = self._made.get(seat, ("", 0))
        here = f"{course.round} {course.state.step.name}"
        made = 0 if not course.goes_on(seat) else made + 1 if step == here else 1
        self._made[seat] = (here, made)
        return made

    def _rest(self, seat: int) -> None:
        if self._tasks.get(seat) is asyncio.current_task():
            del self._tasks[seat]

    async def _thought(self, seat: int, course: Course, made: int) -> int:
        """The bot's move. For a bot that fails twice a random move is made: the table goes on."""
        legal = course.legal(seat)
        if len(legal) == 1:
            return legal[0]
        table = self.table
        level = table.row.seats[seat].level or ""
        crowd = sum(table.row.seats[other].kind == "bot" for other in course.asked())
        for _ in range(TRIES):
            # Dealt again here: the truth never reaches the process the bot thinks in.
            copy = redealt(course.state, seat, Seeded(secrets.randbits(62)))
            task = Task.of(table.setup, copy, seat, level, made, max(1, crowd))
            try:
                move = await table.house.crew.decide(task)
                if move in legal:
                    return move
            except BotFailed:
                pass
            table.notice("bot-failed", seat=seat, name=table.row.seats[seat].name)
        return secrets.choice(legal)
