"""Who looks at a table from where: those who sit there see the game as it is; those who look on as it is, as it was a
while ago, or not at all, as the table says; and those whom the players let in see all hands as they were."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludarium.server import schema, view
from ludarium.server.company import Company, Visitor, encode
from ludarium.server.delay import Delay, of_commentators, of_observers
from ludarium.server.earlier import Earlier
from ludarium.server.refusal import Refusal
from ludarium.server.row import Line, Said
from ludarium.server.sitting import is_admitted
from ludarium.server.storage.table import journal_of

if TYPE_CHECKING:
    from ludarium.server.table import Table

Wish = tuple[Delay, bool]  # how far behind, and with open hands?
log = logging.getLogger("ludarium.server")


class Observers:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._earlier: dict[Wish, Earlier] = {}
        self._shut: dict[Visitor, bytes] = {}  # those who may not look on, and what they were told
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None

    @property
    def any(self) -> bool:
        """Was there anybody who does not see the game as it is?"""
        return bool(self._earlier) or bool(self._shut)

    def _wish(self, visitor: Visitor) -> Wish | None:
        """None: the game as it is. A delay of nothing with closed hands: nothing at all."""
        row = self.table.row
        if not row.under_way or self.table.sitting.place(visitor.user, schema.SPECTATOR).mine:
            return None
        if is_admitted(row, visitor.user):
            return of_commentators(row), True
        if not row.watched:
            return Delay(), False
        delay = of_observers(row)
        return None if delay.none else (delay, False)

    def side(self, visitor: Visitor) -> Company | None:
        """From where somebody looks; None where they may not, or not yet."""
        wish = self._wish(visitor)
        return self.table if wish is None else self._earlier.get(wish)

    def sides(self) -> list[Company]:
        return [self.table, *self._earlier.values()]

    def check_saying(self, visitor: Visitor) -> None:
        """Nobody talks to the players who sees all hands, or who may not look on."""
        wish = self._wish(visitor)
        if wish is not None and (wish[1] or wish[0].none):
            raise Refusal("not-heard", 403)

    # Telling

    def announce(self) -> None:
        """To all who do not see the game as it is; the table tells the others. Who may know nothing of what has just
        happened is told nothing, not even that something has."""
        for earlier in self._earlier.values():
            earlier.refresh()
        for visitor in list(self.table.connections):
            if self.side(visitor) is None:
                self._tell_outsider(visitor, self._shut.get(visitor))
        self.tidy()

    def tell(self, visitor: Visitor) -> None:
        side = self.side(visitor)
        if side is not None:
            side.tell(visitor)
        else:
            self._tell_outsider(visitor, None)

    def _tell_outsider(self, visitor: Visitor, known: bytes | None) -> None:
        """Who may not look on, or not yet."""
        if self._is_missing(visitor):
            if self._task is None:
                self._task = asyncio.create_task(self._make_missing())
            return
        visitor.seat, visitor.seen, visitor.known, visitor.side = schema.SPECTATOR, -1, None, None
        place = self.table.sitting.place(visitor.user, schema.SPECTATOR)
        told = encode(view.lobby(self.table, place))
        self._shut[visitor] = told
        if told != known:
            visitor.send(told)

    def tell_presence(self) -> None:
        for side in self.sides():
            side.tell_all(view.presence(side))

    def add(self, lines: Sequence[Line]) -> None:
        """Lines that have just been written."""
        for earlier in self._earlier.values():
            earlier.add(lines)

    def unsay(self, user: str) -> None:
        for earlier in self._earlier.values():
            earlier.unsay(user)

    # Making

    def _is_missing(self, visitor: Visitor) -> bool:
        wish = self._wish(visitor)
        return wish is not None and wish != (Delay(), False) and wish not in self._earlier

    async def receive(self, visitor: Visitor) -> None:
        """Under the lock, with nothing under way: make ready what the visitor is going to see."""
        wish = self._wish(visitor)
        if wish is None or not self._is_missing(visitor) or self.table.damaged or self.table.outdated:
            return
        lines = await self.table.context.storage.read(lambda db: journal_of(db, self.table.row.id))
        for line in lines:
            if isinstance(line.action, Said) and line.user:
                await self.table.context.guests.find(line.user)
        self._earlier[wish] = Earlier(self.table, wish[0], lines, open=wish[1])

    async def _make_missing(self) -> None:
        """For those who are here already: who gave up, say, or was let in."""
        try:
            async with self.table.alone():
                for visitor in [each for each in self.table.connections if self._is_missing(each)]:
                    await self.receive(visitor)
                    self._tell_anew(visitor)
        except Exception:
            log.exception("table %s: its observers", self.table.row.id)
        finally:
            self._task = None
        self.tidy()

    def _tell_anew(self, visitor: Visitor) -> None:
        side = self.side(visitor)
        if side is not None:
            side.tell(visitor)
            blocks = self.table.context.blocks
            heard = [chat for user, chat in side.chats if not blocks.has(visitor.user, user)]
            visitor.send(*map(encode, heard))

    def tidy(self) -> None:
        """What nobody looks at any more is not followed."""
        for wish, earlier in list(self._earlier.items()):
            if not earlier.audience():
                earlier.stop()
                del self._earlier[wish]
        here = self.table.connections
        if not self._shut:
            return
        self._shut = {visitor: told for visitor, told in self._shut.items() if visitor in here}

    def stop(self) -> None:
        for earlier in self._earlier.values():
            earlier.stop()
        self._earlier.clear()
