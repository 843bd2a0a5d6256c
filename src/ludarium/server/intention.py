"""Moves decided ahead: what a person wants done when asked, so that nobody has to wait for it.

An intention is about one step and lasts for the round in which it was left. Whether it can be done is read from the
seat's own list of moves and its own view, nothing else. What cannot be done is left to the person, and said.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from ludarium.core.journal import Journal
from ludarium.core.moves import verb_of
from ludarium.core.words import NotationError
from ludarium.server.refusal import Refusal
from ludarium.server.row import Intended
from ludarium.server.schema import Intention
from ludarium.server.seating import copy_of, is_person
from ludarium.server.storage.writer import StorageError

if TYPE_CHECKING:
    from ludarium.server.table import Table

MOST = 6  # of a seat
MOST_MOVES = 60  # named by one
MOST_CONDITIONS = 4
log = logging.getLogger("ludarium.server")


def check(table: Table, journal: Journal, wanted: Sequence[Intention]) -> None:
    steps = {step.name for step in journal.state.turn.outline.steps}
    if len(wanted) > MOST:
        raise Refusal("too-many-intentions", 409, most=MOST)
    for each in wanted:
        moves = [*each.play, *each.unless]
        if (
            each.step not in steps
            or not each.play
            or len(moves) > MOST_MOVES
            or len(each.when) > MOST_CONDITIONS
        ):
            raise Refusal("malformed")
        try:
            found = [table.setup.game.verbs.parse(text) for text in moves]
        except NotationError:
            raise Refusal("no-such-move") from None
        if any(verb_of(move) in table.setup.withheld for move in found):
            raise Refusal("withheld", 403)


def kept(journal: Journal, wanted: Sequence[Intention]) -> list[Intended]:
    return [
        Intended(what=msgspec.structs.replace(each, lapsed=False), round=journal.round) for each in wanted
    ]


class Intentions:
    """Those of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None

    def call(self) -> None:
        """After every change: does somebody who is asked want something done?"""
        table, journal = self.table, self.table.journal
        if journal is None or self._task is not None or table.paused or table.row.status != "running":
            return
        if any(table.row.intentions.get(seat) for seat in journal.asked()):
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        table = self.table
        written: list[asyncio.Future[None]] = []
        try:
            async with table.alone():
                journal = table.journal
                if journal is None or table.paused or table.row.status != "running":
                    return
                for seat in journal.asked():
                    if is_person(table.row.seats[seat]) and table.row.intentions.get(seat):
                        move = await self._next(journal, seat)
                        if move is not None:
                            user = table.row.seats[seat].user
                            written.append(table.play(journal, seat, [move], user))
                            break  # what the others want is looked at again after it
        except StorageError:
            pass  # whoever comes next finds them as they are on the disk
        except Exception:
            log.exception("table %s: its intentions", table.row.id)
        finally:
            self._task = None
        for done in written:
            await asyncio.shield(done)

    async def _next(self, journal: Journal, seat: int) -> int | None:
        """The move to be made now; what is over or cannot be done is written down before."""
        was = self.table.row.intentions[seat]
        now = [each for each in was if each.round == journal.round and holds(journal, seat, each.what)]
        move: int | None = None
        legal = self.table.setup.listed(journal.state, seat)
        for number, each in enumerate(now):
            what = each.what
            if what.step != journal.state.step.name or what.lapsed:
                continue
            if any(found in legal for found in self._read(what.unless)):
                continue  # for the person to decide
            move = next((found for found in self._read(what.play) if found in legal), None)
            if move is None:
                now[number] = Intended(what=msgspec.structs.replace(what, lapsed=True), round=each.round)
                continue
            if what.once:
                del now[number]
            break
        if now != was:
            row = copy_of(self.table.row)
            row.intentions = {**row.intentions, seat: now}
            await self.table.commit(row=row)
            if move is None:
                self.table.announce()
        return move

    def _read(self, texts: Sequence[str]) -> list[int]:
        return [self.table.setup.game.verbs.parse(text) for text in texts]


def holds(journal: Journal, seat: int, what: Intention) -> bool:
    view = journal.state.view(seat) if what.when else {}
    return all(view.get(key) == value for key, value in what.when.items())
