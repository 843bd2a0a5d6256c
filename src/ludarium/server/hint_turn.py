"""The hints of one table: thought of in the bots' processes, of a copy dealt again, and told grade by grade."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec

from ludarium.coach.hint import Hint, graded
from ludarium.core.journal import Journal
from ludarium.server import protocol
from ludarium.server.bot_pool import BotFailed, HintTask
from ludarium.server.fair import BusyError, Claim
from ludarium.server.storage.writer import StorageError

if TYPE_CHECKING:
    from ludarium.server.company import Visitor
    from ludarium.server.table import Table

encode = msgspec.json.Encoder().encode
log = logging.getLogger("ludarium.server")


class Hints:
    """The last hint is kept: the further grades of a decision are those of the same thought."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._key: tuple[int, int] | None = None  # seat and decision
        self._found: Hint | None = None
        self._told = 0  # the highest grade so far
        self._thinking: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._thinking is not None

    def stop(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()

    async def give(self, journal: Journal, visitor: Visitor, command: protocol.AskHint) -> None:
        """Under the lock. What is known is told at once, the rest when it has been thought of."""
        if self._key == (command.seat, command.decision) and self._found is not None:
            await self._tell(journal, visitor, command, self._found)
        else:
            copy = journal.state.clone()  # nobody moves on it meanwhile
            task = asyncio.to_thread(HintTask.of, self.table.setup, copy, command.seat)
            self._thinking = asyncio.create_task(self._think(journal, visitor, command, await task))

    async def _think(
        self, journal: Journal, visitor: Visitor, command: protocol.AskHint, task: HintTask
    ) -> None:
        table = self.table
        person = visitor.user or ""
        claim = Claim(person, table.context.guests.address_of(person))
        try:
            try:
                found = await table.context.bots.hint(task, claim)
            except (BotFailed, BusyError):
                self._refuse(visitor, command, "coach-busy")
                return
            async with table.alone():
                current = table.journal is journal and table.row.status == "running"
                if not current or journal.decisions[command.seat] != command.decision:
                    self._refuse(visitor, command, "stale")
                    return
                self._key, self._found, self._told = (command.seat, command.decision), found, 0
                await self._tell(journal, visitor, command, found)
        except StorageError:
            self._refuse(visitor, command, "storage")
        except Exception:
            log.exception("table %s: a hint", table.row.id)
        finally:
            self._thinking = None

    async def _tell(self, journal: Journal, visitor: Visitor, command: protocol.AskHint, found: Hint) -> None:
        """That it was given is written before it is told."""
        if command.grade > self._told:
            self._told = command.grade
            action = journal.hint(command.seat, command.grade)
            await self.table.commit(action, user=visitor.user, client=command.client)
        told = protocol.HintTold(
            client=command.client,
            seat=command.seat,
            decision=command.decision,
            grade=command.grade,
            hint=graded(found, command.grade),
        )
        with contextlib.suppress(ConnectionError):
            visitor.send(encode(told))

    def _refuse(self, visitor: Visitor, command: protocol.AskHint, reason: str) -> None:
        visitor.send(encode(protocol.Refused(client=command.client, reason=reason, args={})))
