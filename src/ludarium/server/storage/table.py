"""Tables, who sits at them, and their journals."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from ludarium.server.row import Line, Row, decode_action, decode_row, text_of
from ludarium.server.storage.daily import finish_deal
from ludarium.server.storage.doing import LINES_OF
from ludarium.server.storage.result import save_results
from ludarium.server.storage.writer import Statement

MOST_IDS = 500  # in one question


def save_row(row: Row) -> list[Statement]:
    """With what became of its people, once the game is over."""
    return [_save(row), *save_results(row), *finish_deal(row)]


def _save(row: Row) -> Statement:
    return (
        "INSERT INTO tables (id, status, public, creator, changed, daily, data, rated)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status,"
        " public = excluded.public, creator = excluded.creator, changed = excluded.changed,"
        " data = excluded.data, rated = excluded.rated",
        (
            *(row.id, row.status, row.public, row.creator, row.changed),
            *(f"{row.game} {row.daily}" if row.daily else "", text_of(row), row.rated_at),
        ),
    )


def save_due(table: str, due: float | None, stage: str) -> Statement:
    """When the table is to be woken, and what lists show of it meanwhile; the row stays as it is."""
    return "UPDATE tables SET due = ?, stage = ? WHERE id = ?", (due, stage, table)


def due_ids(db: sqlite3.Connection, before: float, most: int) -> list[str]:
    """Running tables whose turn is over before then, the first due first."""
    sql = "SELECT id FROM tables INDEXED BY tables_due WHERE due <= ? AND status = 'running' ORDER BY due LIMIT ?"
    return [found[0] for found in db.execute(sql, (before, most))]


def seat_guest(guest: str, table: str) -> Statement:
    return "INSERT OR IGNORE INTO sitters VALUES (?, ?)", (guest, table)


def unseat_guest(guest: str, table: str) -> Statement:
    return "DELETE FROM sitters WHERE guest = ? AND table_id = ?", (guest, table)


def blot_out(table: str, guest: str, name: str) -> list[Statement]:
    """Whoever it was, in a row that cannot be read."""
    sql = (
        "UPDATE tables SET data = replace(replace(data, ?, ''), ?, '\"\"'),"
        " creator = iif(creator = ?, '', creator) WHERE id = ?"
    )
    return [
        (sql, (guest, text_of(name), guest, table)),
        ("UPDATE results SET names = '[]' WHERE table_id = ?", (table,)),
    ]


def row_of(db: sqlite3.Connection, table: str) -> Row | None:
    found = db.execute("SELECT data FROM tables WHERE id = ?", (table,)).fetchone()
    return decode_row(found[0]) if found else None


def journal_of(db: sqlite3.Connection, table: str) -> list[Line]:
    found = db.execute(
        "SELECT number, at, guest, client, data FROM journal WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall()
    return [
        Line(table=table, number=number, at=at, action=decode_action(data), user=guest, client=client)
        for number, at, guest, client, data in found
    ]


def rows_of(db: sqlite3.Connection, tables: Sequence[str]) -> dict[str, tuple[Row, str] | None]:
    """By id: the row, and what is kept of the stage of the game; None where the row cannot be read."""
    found: dict[str, tuple[Row, str] | None] = {}
    for first in range(0, len(tables), MOST_IDS):
        some = tables[first : first + MOST_IDS]
        sql = f"SELECT id, data, stage FROM tables WHERE id IN ({', '.join('?' * len(some))})"
        for table, data, stage in db.execute(sql, some):
            try:
                found[table] = (decode_row(data), stage)
            except msgspec.MsgspecError:
                found[table] = None
    return found


def live_ids(db: sqlite3.Connection, most: int = 5000) -> list[str]:
    """Running tables that go on by themselves: where a clock of seconds runs, or a bot sits. Those where nothing
    happens before a time that is written down are not among them: they may be very many."""
    sql = (
        "SELECT id FROM tables WHERE status = 'running' AND (due IS NULL OR instr(data, '\"kind\":\"bot\"'))"
        " ORDER BY changed DESC LIMIT ?"
    )
    return [found[0] for found in db.execute(sql, (most,))]


def quiet_ids(db: sqlite3.Connection, status: str, since: float) -> list[str]:
    """Tables of this status about which nothing was written since then, and where nothing is due."""
    sql = (  # slow tables may be very many: of those that are due later no row is read
        "SELECT id FROM tables INDEXED BY tables_by_status WHERE status = ?1 AND public IN (0, 1) AND changed < ?2"
        " AND id NOT IN (SELECT id FROM tables INDEXED BY tables_due WHERE due >= ?2) AND coalesce("
        "(SELECT at FROM journal WHERE table_id = id ORDER BY number DESC LIMIT 1), 0) < ?2 LIMIT 1000"
    )
    return [found[0] for found in db.execute(sql, (status, since))]


def public_ids(db: sqlite3.Connection, most: int = 100) -> list[str]:
    """The newest that wait for somebody, and of those under way the newest that there is room for."""
    sql = "SELECT id FROM tables WHERE status = ? AND public = 1 ORDER BY changed DESC LIMIT ?"
    found = [table for (table,) in db.execute(sql, ("open", most))]
    return found + [table for (table,) in db.execute(sql, ("running", most - len(found)))]


def ids_of_guest(db: sqlite3.Connection, guest: str, most: int = 200) -> list[str]:
    """All that are not over, and the latest of those that are, as far as there is room for them."""
    sql = (
        "SELECT id FROM (SELECT table_id FROM sitters WHERE guest = ?1 EXCEPT SELECT table_id FROM results"
        " WHERE guest = ?1) JOIN tables ON id = table_id"
        " ORDER BY status IN ('open', 'running') DESC, changed DESC LIMIT ?2"
    )
    others = [table for (table,) in db.execute(sql, (guest, most))]
    sql = "SELECT table_id FROM results WHERE guest = ? ORDER BY ended DESC LIMIT ?"
    return others + [table for (table,) in db.execute(sql, (guest, max(0, most - len(others))))]


def all_ids_of_guest(db: sqlite3.Connection, guest: str) -> list[str]:
    """Tables that the guest made or has a seat at, or had one, or where the guest did something."""
    sql = (
        "SELECT table_id FROM sitters WHERE guest = ?1 UNION SELECT id FROM tables WHERE creator = ?1"
        " UNION SELECT table_id FROM doings WHERE guest = ?1"
    )
    return [found[0] for found in db.execute(sql, (guest,))]


def resigned_seats(db: sqlite3.Connection, guest: str) -> dict[str, set[int]]:
    """By table: the seats that the guest gave up. Whose they were stands in the journal alone."""
    sql = (
        f"SELECT table_id, json_extract(data, '$.seat') FROM journal WHERE {LINES_OF}"
        " AND iif(json_valid(data), json_extract(data, '$.kind'), '') = 'gave-up'"
    )
    found: dict[str, set[int]] = {}
    for table, seat in db.execute(sql, (guest,)):
        found.setdefault(table, set()).add(seat)
    return found


def count_made_by(db: sqlite3.Connection, guest: str) -> int:
    sql = "SELECT count(*) FROM tables WHERE creator = ? AND status IN ('open', 'running')"
    return int(db.execute(sql, (guest,)).fetchone()[0])
