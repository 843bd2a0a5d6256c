"""The bots of one table: whose turn it is thinks elsewhere, and plays here after a small delay."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from typing import TYPE_CHECKING

from ludarium.bots.guest import CHANCES
from ludarium.core.journal import Journal
from ludarium.server.bot_pool import BotFailed, Task
from ludarium.server.fair import BusyError, Claim
from ludarium.server.storage.writer import StorageError

if TYPE_CHECKING:
    from ludarium.server.table import Table

PATIENCE = 2.0  # seconds until something that could not be written is tried again
TRIES = 2
STAND_IN = "apprentice"  # the level that plays on for a bot which has failed too often
LONG = 5.0  # seconds for which a bot is waited for without a word
log = logging.getLogger("ludarium.server")


class BotTurns:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._tasks: dict[int, asyncio.Task[None]] = {}  # by seat
        self._made: dict[
            int, tuple[str, int]
        ] = {}  # by seat: the step, and how often it decided there in a row
        self._failures: Counter[int] = Counter()  # by seat: each one that hangs costs everybody seconds

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def call(self) -> None:
        """Every bot that is asked begins to think, unless it does already."""
        table, journal = self.table, self.table.journal
        if journal is None or table.row.status != "running" or table.paused:
            return
        for seat in journal.asked():
            if table.row.seats[seat].kind == "bot" and seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._turn(seat, journal))

    async def _turn(self, seat: int, journal: Journal) -> None:
        table, times = self.table, self.table.context.config.times
        decision = journal.decisions[seat]
        made = self._count(seat, journal)
        due = time.monotonic() + (times.bot_next if made else times.bot_delay)
        try:
            move = await self._thought(seat, journal, made)
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            async with table.lock:
                self._rest(seat)
                current = table.journal is journal and journal.decisions[seat] == decision
                current = current and table.row.seats[seat].kind == "bot"  # its person may be back
                if not current or table.row.status != "running" or table.paused:
                    self.call()
                    return
                written = table.play(journal, seat, [move])
            await written
        except StorageError:
            await asyncio.sleep(PATIENCE)
            async with table.alone():
                await table.awake()
                self.call()
        except Exception:
            log.exception("table %s: the bot of seat %d", table.row.id, seat)
        finally:
            self._rest(seat)

    def _count(self, seat: int, journal: Journal) -> int:
        """How many decisions of this turn the bot has made: in a long series it may think less about each."""
        step, made = self._made.get(seat, ("", 0))
        here = f"{journal.round} {journal.state.step.name}"
        made = 0 if not journal.goes_on(seat) else made + 1 if step == here else 1
        self._made[seat] = (here, made)
        return made

    def _rest(self, seat: int) -> None:
        if self._tasks.get(seat) is asyncio.current_task():
            del self._tasks[seat]

    async def _thought(self, seat: int, journal: Journal, made: int) -> int:
        """The bot's move. For a bot that fails twice a random move is made: the table goes on. After a few failures
        a bot of the house plays on in its seat."""
        legal = journal.legal(seat)
        if len(legal) == 1:
            return legal[0]
        table = self.table
        crowd = sum(table.row.seats[other].kind == "bot" for other in journal.asked())
        for _ in range(TRIES):
            level = STAND_IN if self._failures[seat] >= CHANCES else table.row.seats[seat].level or ""
            # Dealt again in this process, so that the truth never reaches the one in which the bot thinks; and in a
            # thread, so that nobody waits for it. The clone is made here: nobody moves on it meanwhile.
            task = await asyncio.to_thread(
                Task.of, table.setup, journal.state.clone(), seat, level, made, max(1, crowd)
            )
            try:
                move = await self._decided(task, seat)
                if move in legal:
                    return move
            except BotFailed:
                pass
            self._failures[seat] += 1
            table.notice("bot-failed", seat=seat, name=table.row.seats[seat].name)
        return secrets.choice(legal)

    async def _decided(self, task: Task, seat: int) -> int:
        """Thought elsewhere, when it is this table's turn; who has to wait long for it is told."""
        table = self.table
        person = table.row.creator
        claim = Claim(person, table.context.guests.address_of(person), lambda: bool(table.connections))
        loop = asyncio.get_running_loop()
        told = loop.call_later(
            LONG, lambda: table.notice("bots-busy", seat=seat, name=table.row.seats[seat].name)
        )
        try:
            while True:
                try:
                    return await table.context.bots.decide(task, claim)
                except BusyError:
                    await asyncio.sleep(LONG)
        finally:
            told.cancel()
