"""Forgetting a guest: names and seats at every table, everything said, devices, puzzles, lessons.

The moves stay, as nobody's: the games are the others', too. What was begun today is handed on, nameless, to whoever
the same browser is next: who forgets oneself gets no second first try.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludarium.core.daily import today
from ludarium.server.lesson import LessonTable
from ludarium.server.row import Row, Seat
from ludarium.server.seating import STAND_IN, copy_of, is_person
from ludarium.server.storage.daily import hand_starts_on
from ludarium.server.storage.guest import forget_guest
from ludarium.server.storage.table import all_ids_of_guest, blot_out, resigned_seats, row_of, save_row

if TYPE_CHECKING:
    from ludarium.server.tables import Tables


async def forget(tables: Tables, guest: str, successor: str) -> list[str]:
    """Gives the ids of the tables where something was forgotten."""
    storage = tables.context.storage
    ids = await storage.read(lambda db: all_ids_of_guest(db, guest))
    resigned = await storage.read(lambda db: resigned_seats(db, guest))
    for table_id in ids:
        await _at_table(tables, table_id, guest, resigned.get(table_id, set()))
    await storage.write(statements=[*hand_starts_on(guest, successor, today()), *forget_guest(guest)])
    for table in tables.resident():
        table.unsay(guest)
        if isinstance(table, LessonTable) and table.guest.id == guest:
            tables.drop(table)
    tables.context.guests.forget(guest)
    await tables.context.blocks.load()
    return ids


async def _at_table(tables: Tables, table_id: str, guest: str, resigned: set[int]) -> None:
    storage = tables.context.storage
    try:
        row = await storage.read(lambda db: row_of(db, table_id))
    except msgspec.MsgspecError:  # nobody can read it, but for whoever repairs it
        name = (await tables.context.guests.find(guest)).name
        await storage.write(statements=blot_out(table_id, guest, name))
        return
    if row is None:
        return
    known = row.game in tables.context.library.games
    if not known or (not tables.is_resident(table_id) and row.status in ("finished", "closed")):
        await storage.write(statements=save_row(without(row, guest, resigned)))
        return
    table = await tables.find(table_id)
    async with table.alone():
        row = without(table.row, guest, resigned)
        await storage.write(statements=save_row(row))
        table.row = row
        table.put_away()
        await table.awake()
        table.announce()


def without(row: Row, guest: str, resigned: set[int]) -> Row:
    """The row as if somebody had played there: in running games bots do."""
    row = copy_of(row)
    for number, seat in enumerate(row.seats):
        if seat.user == guest and row.status == "running":
            row.seats[number] = Seat(kind="bot", level=STAND_IN, resigned=True)
            row.intentions = {other: left for other, left in row.intentions.items() if other != number}
        elif seat.before is not None and seat.before.user == guest:
            # Whose result counted is not mistaken for a bot's.
            row.seats[number] = msgspec.structs.replace(
                seat, before=None, resigned=seat.resigned or row.rated
            )
        elif guest in (seat.user, seat.asked):
            row.seats[number] = Seat(
                kind="open" if row.status == "open" else seat.kind, resigned=seat.resigned
            )
        elif number in resigned and seat.resigned and seat.user is None:
            row.seats[number] = msgspec.structs.replace(seat, name="", left=None)
    if not any(is_person(seat) for seat in row.seats) and row.status in ("open", "running"):
        row.status = "closed"
    row.commentators = [each for each in row.commentators if each.user != guest]
    if row.creator == guest:
        row.creator = next((seat.user for seat in row.seats if seat.user), "")
    return row
