"""How a table writes: one thing at a time under its lock, on the disk before anybody is told, and never twice."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial

from mypy_extensions import mypyc_attr

from ludarium.server.clock import BankClock
from ludarium.server.company import Company
from ludarium.server.context import Context
from ludarium.server.observer import Observers
from ludarium.server.row import AnyAction, Line, Row
from ludarium.server.storage.doing import note_doing
from ludarium.server.storage.table import save_row
from ludarium.server.storage.writer import Chain, Statement, Then, settle

KEPT_CLIENTS = 200  # ids of commands already carried out; older ones are recognised by their decision number


class Alone:
    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    async def __aenter__(self) -> None:
        await self.ledger.lock.acquire()
        try:
            await self.ledger.settled()
        except BaseException:
            self.ledger.lock.release()
            raise

    async def __aexit__(self, *error: object) -> None:
        self.ledger.lock.release()


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger(Company):
    observers: Observers

    def __init__(self, context: Context, row: Row) -> None:
        super().__init__(context, row)
        self.lock = asyncio.Lock()
        self.lines = 0  # submitted so far
        self.touched = time.monotonic()
        self.clients: OrderedDict[tuple[str, str], None] = OrderedDict()
        self.doers: set[str] = set()  # guests of whom the database knows that they did something here
        self._pending = 0  # writes under way
        self._settled = asyncio.Event()  # set while there are none
        self._settled.set()
        self._chain = Chain()

    def put_away(self) -> None:
        """Forget the game: it is rebuilt from the journal when it is needed again."""
        raise NotImplementedError

    async def commit(
        self,
        *actions: AnyAction,
        user: str | None = None,
        client: str | None = None,
        row: Row | None = None,
        statements: Sequence[Statement] = (),
    ) -> list[Line]:
        """On the disk, or not done at all. Tell about it with `changed`."""
        lines = self._lines(actions, user, client)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._submit(lines, row, statements, partial(settle, done))
        await done
        return lines

    def _lines(self, actions: Sequence[AnyAction], user: str | None, client: str | None) -> list[Line]:
        now = time.time()
        self._remember(user, client)
        return [
            Line(table=self.row.id, number=self.lines + n, at=now, action=action, user=user, client=client)
            for n, action in enumerate(actions)
        ]

    def _submit(
        self, lines: Sequence[Line], row: Row | None, statements: Sequence[Statement], then: Then
    ) -> None:
        """Who no longer waits for it stops nothing."""
        now = time.time()
        if row is not None:
            row.changed = now
            if isinstance(self.clock, BankClock):
                row.spent = self.clock.spent()
            statements = [*statements, *save_row(row)]
        doer = lines[0].user if lines else None
        if doer is not None and doer not in self.doers:
            self.doers.add(doer)
            statements = [*statements, note_doing(doer, self.row.id)]
        self.lines += len(lines)
        self.touched = time.monotonic()
        self._pending += 1
        self._settled.clear()

        def written(error: Exception | None) -> None:
            self._pending -= 1
            if not self._pending:
                self._settled.set()
            if error is not None:
                self.put_away()  # memory is ahead of the disk: it is given up
            else:
                if row is not None:
                    self.row = row
                self.row.changed = now
                self.observers.add(lines)
            then(error)

        self.context.storage.put(lines, statements, self._chain, written)

    def alone(self) -> Alone:
        """The lock, with nothing under way: what is not on the disk yet is told to nobody."""
        return Alone(self)

    async def settled(self) -> None:
        """Until everything submitted is written. Under the lock nothing new comes."""
        while self._pending:
            await self._settled.wait()

    def obeyed(self, user: str | None, client: str) -> bool:
        """Was this very command carried out before? A retry never is again."""
        return (user or "", client) in self.clients

    def _remember(self, user: str | None, client: str | None) -> None:
        if client is not None:
            self.clients[(user or "", client)] = None
            if len(self.clients) > KEPT_CLIENTS:
                self.clients.popitem(last=False)
