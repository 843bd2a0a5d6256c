"""All tables: found by id, made, and looked after. Quiet ones are put away and come back when asked for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Sequence
from functools import partial

from ludarium.core.daily import today
from ludarium.server.clock import SLOW, SlowClock
from ludarium.server.context import Context, Guest
from ludarium.server.delay import check_watching
from ludarium.server.identity import new_id
from ludarium.server.lesson import LessonTable
from ludarium.server.limits import Meter
from ludarium.server.metrics import LIMITS
from ludarium.server.refusal import Refusal
from ludarium.server.row import Row
from ludarium.server.schema import NewTable
from ludarium.server.seating import copy_of, is_full, join, seats_again, seats_from
from ludarium.server.storage.daily import start_deal
from ludarium.server.storage.database import STEADY, save_setting
from ludarium.server.storage.guest import save_guest
from ludarium.server.storage.table import (
    count_made_by,
    due_ids,
    ids_of_guest,
    live_ids,
    public_ids,
    quiet_ids,
    rows_of,
    save_row,
    seat_guest,
)
from ludarium.server.storage.writer import Statement, StorageError
from ludarium.server.table import Table

LONGEST_TURN = 14 * 86_400
LEAST_BANK, LARGEST_BANK = 60, 4 * 3600  # seconds
MOST_DUE = 200  # slow tables woken in one round
RECENT = 3600.0  # running tables changed so lately go on by themselves after a restart
log = logging.getLogger("ludarium.server")


def may_be_rated(wanted: NewTable) -> bool:
    """Results count between at least two people, each with a device of their own."""
    kinds = [seat.kind for seat in wanted.seats]
    return "local" not in kinds and kinds.count("me") + kinds.count("open") > 1


def check_timer(seconds: int, bank: int = 0) -> None:
    if not 0 <= seconds <= LONGEST_TURN or 0 < seconds < 5:
        raise Refusal("bad-timer", least=5, most=LONGEST_TURN)
    if bank and not (LEAST_BANK <= bank <= LARGEST_BANK and 0 < seconds < SLOW):
        raise Refusal("bad-bank", least=LEAST_BANK, most=LARGEST_BANK)


class Tables:
    def __init__(self, context: Context) -> None:
        self.context = context
        self._tables: dict[str, Table] = {}
        self._makers = Meter(context.config.limits.new_tables, 600, "new_tables")

    def __len__(self) -> int:
        return len(self._tables)

    def resident(self) -> list[Table]:
        return list(self._tables.values())

    def is_resident(self, table_id: str) -> bool:
        return table_id in self._tables

    def drop(self, table: Table) -> None:
        """Out of the memory; what is kept of it lies in the database."""
        self._tables.pop(table.row.id, None)

    async def find(self, table_id: str) -> Table:
        damaged = await self._load([table_id]) if table_id not in self._tables else []
        if damaged:
            raise Refusal("table-damaged", 409)
        table = self._tables.get(table_id)
        if table is None:
            raise Refusal("no-such-table", 404)
        table.touched = time.monotonic()  # nobody forgets a table that somebody has just been given
        return table

    async def _load(self, ids: Sequence[str]) -> list[str]:
        """Into the memory, in one question; gives those whose rows cannot be read."""
        rows = await self.context.storage.read(lambda db: rows_of(db, ids))
        for table_id, found in rows.items():
            if found is None or table_id in self._tables:
                continue
            row, stage = found
            if row.game in self.context.library.games:
                self._tables[table_id] = Table(self.context, row, stage=stage)
        return [table_id for table_id, found in rows.items() if found is None]

    async def _loaded(self, ids: Sequence[str]) -> list[Table]:
        """Those that can be read."""
        missing = [table_id for table_id in ids if table_id not in self._tables]
        if missing:
            await self._load(missing)
        found = [self._tables[table_id] for table_id in ids if table_id in self._tables]
        for table in found:
            table.touched = time.monotonic()
        return found

    async def _found(self, ids: list[str]) -> list[Table]:
        """With what lists show of them: a game never seen since the server began is looked at once."""
        tables = await self._loaded(ids)
        for table in tables:
            if (
                table.row.status == "running"
                and table.asleep
                and not (table.summary.ends if table.row.timer >= SLOW else table.summary.asked)
                and not table.damaged
            ):
                async with table.alone():
                    await table.awake()
        return tables

    async def listed(self, user: str | None) -> list[Table]:
        """Public tables, open or running; a game that nobody may watch is listed for those who play it."""
        found = await self._found(await self.context.storage.read(public_ids))
        return [
            table
            for table in found
            if table.row.public
            and (
                table.row.status == "open"
                or (table.row.status == "running" and (table.row.watched or table.seats_of(user)))
            )
        ]

    async def of_guest(self, guest: str) -> list[Table]:
        found = await self._found(await self.context.storage.read(lambda db: ids_of_guest(db, guest)))
        return sorted(found, key=lambda table: -table.row.changed)

    # Making

    async def check_room(self, maker: Guest) -> None:
        """May this guest make one more?"""
        most = self.context.config.limits.tables
        made = await self.context.storage.read(lambda db: count_made_by(db, maker.id))
        if made >= most:
            LIMITS.labels("tables").inc()
            raise Refusal("too-many-tables", 429, most=most)

    async def make(self, wanted: NewTable, maker: Guest, others: Sequence[Guest] = ()) -> Table:
        """`others` sit down in the open seats, one after another."""
        game = self.context.library.find(wanted.game)
        if not self._makers.allows(maker.id):
            raise Refusal("too-fast", 429)
        await self.check_room(maker)
        if len(wanted.seats) not in game.seats:
            raise Refusal("bad-seats", least=game.seats[0], most=game.seats[-1])
        check_timer(wanted.timer, wanted.bank)
        check_watching(wanted.watching)
        if len(wanted.options) > 50:
            raise Refusal("bad-options", why="too many")
        if wanted.daily and (not game.deals or len(wanted.seats) != 1 or wanted.options):
            raise Refusal("no-daily-deal")
        if wanted.rated and not may_be_rated(wanted):
            raise Refusal("not-rated")
        setup = self.context.library.setup(game.id, len(wanted.seats), wanted.options)
        row = Row(
            id=new_id(),
            game=game.id,
            rules=game.version,
            chosen={**setup.options, **setup.overrides},
            seats=seats_from(wanted.seats, maker.id, maker.name),
            status="open",
            public=wanted.public,
            creator=maker.id,
            created=time.time(),
            changed=time.time(),
            undo=wanted.undo,
            rated=wanted.rated,
            hints=wanted.hints,
            watching=wanted.watching,
            timer=wanted.timer if len(wanted.seats) > 1 else 0,  # alone, nobody waits
            bank=wanted.bank if len(wanted.seats) > 1 else 0,
            daily=today() if wanted.daily else "",
        )
        for other in others:
            row = join(row, other.id, other.name, None)
        return await self.add(row)

    async def add(self, row: Row) -> Table:
        """A table as it is written down, which begins at once where nobody is missing."""
        table = Table(self.context, row, new=True)
        sitting = {seat.user: seat.name for seat in row.seats if seat.kind == "person"}
        statements: list[Statement] = [seat_guest(user, row.id) for user in sitting if user]
        new = [guest for user in sitting if not (guest := await self.context.guests.find(user or "")).stored]
        statements += [save_guest(guest.id, guest.name, guest.language) for guest in new]
        statements += [seat_guest(seat.asked, row.id) for seat in row.seats if seat.asked]
        if row.daily:
            statements.append(start_deal(row))
        if row.creator not in sitting:  # who only looks on finds the table again, too
            statements.append(seat_guest(row.creator, row.id))
        async with table.alone():
            if is_full(row):
                await table.start(copy_of(row), statements)
            else:
                await self.context.storage.write(statements=[*statements, *save_row(row)])
            self._tables[row.id] = table
        for guest in new:
            guest.stored = True
        return table

    def seat_learner(self, table: LessonTable) -> LessonTable:
        """One lesson at a time for everybody."""
        if not self._makers.allows(table.guest.id):
            raise Refusal("too-fast", 429)
        for other in self.resident():
            if isinstance(other, LessonTable) and other.guest.id == table.guest.id and not other.connections:
                del self._tables[other.row.id]
        self._tables[table.row.id] = table
        return table

    async def rematch(self, table: Table, user: str) -> Table:
        """The same settings once more, with a seat kept for each of the others, who may take it or not; whoever asks
        second finds the table already made."""
        async with table.alone():
            if user not in {seat.user for seat in table.row.seats}:
                raise Refusal("not-your-seat", 403)
            if table.row.status != "finished" or table.row.daily:
                raise Refusal("not-over", 409)
            if table.row.rematch is None:
                old = table.row
                row = Row(
                    id=new_id(),
                    game=old.game,
                    rules=table.setup.game.version,
                    chosen=old.chosen,
                    seats=seats_again(old.seats, user, partial(self.context.blocks.apart, user)),
                    status="open",
                    public=old.public,
                    creator=user,
                    created=time.time(),
                    changed=time.time(),
                    undo=old.undo,
                    hints=old.hints,
                    watching=old.watching,
                    rated=old.rated,
                    timer=old.timer,
                    bank=old.bank,
                )
                self.context.caller.invited(await self.add(row))
                changed = copy_of(old)
                changed.rematch = row.id
                await table.commit(row=changed)
                table.announce()
            return await self.find(table.row.rematch or "")

    # People

    async def rename(self, guest: Guest) -> None:
        """A new name shows at once where the guest sits."""
        for table in await self.of_guest(guest.id):
            if table.row.status in ("open", "running"):
                async with table.alone():
                    row = copy_of(table.row)
                    for seat in row.seats:
                        if seat.user == guest.id and seat.kind == "person":
                            seat.name = guest.name
                    row.changed = table.row.changed
                    await self.context.storage.write(statements=save_row(row))
                    table.row = row
                    table.announce()

    # Looking after

    async def close(self) -> None:
        for table in self.resident():
            await table.close()
        with contextlib.suppress(StorageError):
            await self.keep_time()

    async def keep_time(self) -> None:
        await self.context.storage.write(statements=[save_setting(STEADY, self.context.steady.kept())])

    async def take_up(self) -> None:
        """After a restart: bots and clocks of running tables go on without being asked."""
        ids = await self.context.storage.read(live_ids)
        for table_id in ids:
            try:
                table = await self.find(table_id)
                has_bots = any(seat.kind == "bot" for seat in table.row.seats)
                if table.row.timer >= SLOW and not has_bots:
                    continue  # `wake_due` does
                if table.row.timer or (has_bots and time.time() - table.row.changed < RECENT):
                    async with table.alone():
                        await table.awake()
                await asyncio.sleep(0)
            except Exception:
                log.exception("table %s cannot be taken up", table_id)

    async def care(self) -> None:
        """For ever: put quiet games away, forget quiet tables, close abandoned ones."""
        times = self.context.config.times
        closing = keeping = -math.inf
        while True:
            try:
                if time.monotonic() - keeping > 60:
                    keeping = time.monotonic()
                    await self.keep_time()
                await asyncio.sleep(times.tick)
                self.tidy()
                await self.wake_due()
                if time.monotonic() - closing > 600:
                    closing = time.monotonic()
                    await self.close_abandoned()
            except Exception:
                log.exception("the caretaker")

    async def wake_due(self) -> None:
        """Slow tables at which something is due: somebody is reminded, or a turn is over and the alarm rings."""
        ids = await self.context.storage.read(lambda db: due_ids(db, time.time(), MOST_DUE))
        for table in await self._loaded(ids):
            async with table.alone():
                await table.awake()
                if isinstance(table.clock, SlowClock):
                    for seat in table.clock.nearly():
                        self.context.caller.remind(table, seat)
                    table.keep_due()
                    table.alarm.set()  # it counts no time that the machine slept through

    def tidy(self) -> None:
        times, now = self.context.config.times, time.monotonic()
        for table in self.resident():
            quiet = now - table.touched
            if table.busy or (0 < table.row.timer < SLOW and table.row.status == "running"):
                continue
            if not table.asleep and quiet > times.sleep:
                table.put_away()
            if quiet > times.forget and not table.connections and table.replace_request is None:
                del self._tables[table.row.id]

    async def close_abandoned(self) -> None:
        times, now = self.context.config.times, time.time()
        for status, age in (("open", times.abandon_open), ("running", times.abandon_running)):
            ids = await self.context.storage.read(partial(quiet_ids, status=status, since=now - age))
            for table in await self._loaded(ids):
                async with table.alone():
                    if table.connections or table.row.status != status:
                        continue
                    await self._close(table)

    async def _close(self, table: Table) -> None:
        row = copy_of(table.row)
        row.status = "closed"
        await table.commit(row=row)
        table.put_away()
