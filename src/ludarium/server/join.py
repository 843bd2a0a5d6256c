"""Two guests become one: whoever played as a guest and has the name now keeps everything.

Where both sit at one table that is not over they stay two: nobody holds two hands who was dealt one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludarium.server.lesson import LessonTable
from ludarium.server.live import Live
from ludarium.server.refusal import Refusal
from ludarium.server.row import Row, Seat
from ludarium.server.seating import copy_of
from ludarium.server.storage.account import join_guests
from ludarium.server.storage.table import all_ids_of_guest, row_of, save_row

if TYPE_CHECKING:
    from ludarium.server.tables import Tables


async def check(tables: Tables, guest: str, into: str) -> list[str]:
    """Raises where they cannot become one; gives the ids of the tables that change hands."""
    storage = tables.context.storage
    ids = await storage.read(lambda db: all_ids_of_guest(db, guest))
    theirs = set(await storage.read(lambda db: all_ids_of_guest(db, into)))
    for table_id in theirs.intersection(ids):
        if await _both_sit(tables, table_id, guest, into):
            raise Refusal("same-table", 409)
    return ids


async def join(tables: Tables, live: Live, guest: str, into: str) -> None:
    """Everything of `guest` is `into`'s from now on, and so are its cookies."""
    context = tables.context
    ids = await check(tables, guest, into)
    name = (await context.guests.find(into)).name
    for table_id in ids:
        await _at_table(tables, table_id, guest, Seat(kind="person", user=into, name=name))
    await context.storage.write(statements=join_guests(guest, into))
    for other, whose in list(context.joined.items()):
        if whose == guest:
            context.joined[other] = into
    context.joined[guest] = into
    for table in tables.resident():
        if isinstance(table, LessonTable) and table.guest.id == guest:
            tables.drop(table)
    context.guests.forget(guest)
    await context.caller.load()
    await context.blocks.load()
    live.turn_out(guest)


async def _row(tables: Tables, table_id: str) -> Row | None:
    try:
        return await tables.context.storage.read(lambda db: row_of(db, table_id))
    except msgspec.MsgspecError:  # nobody can read it
        return None


async def _both_sit(tables: Tables, table_id: str, guest: str, into: str) -> bool:
    row = await _row(tables, table_id)
    if row is None or row.status in ("finished", "closed"):
        return False
    sitting = {seat.user for seat in row.seats} | {seat.before.user for seat in row.seats if seat.before}
    return {guest, into} <= sitting


async def _at_table(tables: Tables, table_id: str, guest: str, into: Seat) -> None:
    row = await _row(tables, table_id)
    if row is None:
        return
    known = row.game in tables.context.library.games
    if not known or (not tables.is_resident(table_id) and row.status in ("finished", "closed")):
        await tables.context.storage.write(statements=save_row(handed(row, guest, into)))
        return
    table = await tables.find(table_id)
    async with table.alone():
        changed = handed(table.row, guest, into)
        await tables.context.storage.write(statements=save_row(changed))
        table.row = changed
        table.announce()


def handed(row: Row, guest: str, into: Seat) -> Row:
    """The row with one guest's seats in the other's hands; a game that is over keeps the name it was played under."""
    assert into.user is not None
    row = copy_of(row)
    row.seats = [_handed(seat, guest, into, row.status in ("open", "running")) for seat in row.seats]
    if row.creator == guest:
        row.creator = into.user
    row.commentators = []  # who has agreed to what is asked again
    return row


def _handed(seat: Seat, guest: str, into: Seat, renamed: bool) -> Seat:
    before = None if seat.before is None else _handed(seat.before, guest, into, renamed)
    seat = msgspec.structs.replace(seat, before=before)
    if seat.asked == guest:
        seat.asked = into.user
    if seat.user == guest:
        seat.user = into.user
        if renamed and seat.kind == "person":
            seat.name = into.name
    return seat
