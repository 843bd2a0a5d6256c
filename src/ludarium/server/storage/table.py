"""Tables, who sits at them, and their journals."""

from __future__ import annotations

import sqlite3

from ludarium.server.row import Line, Row, decode_action, decode_row, text_of
from ludarium.server.storage.writer import Statement


def save_row(row: Row) -> Statement:
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


def save_due(table: str, due: float | None) -> Statement:
    """When the table is to be woken; beside the row, which it does not change."""
    return "UPDATE tables SET due = ? WHERE id = ?", (due, table)


def due_ids(db: sqlite3.Connection, before: float, most: int) -> list[str]:
    """Running tables whose turn is over before then, the first due first."""
    sql = "SELECT id FROM tables WHERE due <= ? AND status = 'running' ORDER BY due LIMIT ?"
    return [found[0] for found in db.execute(sql, (before, most))]


def seat_guest(guest: str, table: str) -> Statement:
    return "INSERT OR IGNORE INTO sitters VALUES (?, ?)", (guest, table)


def unseat_guest(guest: str, table: str) -> Statement:
    return "DELETE FROM sitters WHERE guest = ? AND table_id = ?", (guest, table)


def blot_out(table: str, guest: str, name: str) -> Statement:
    """Whoever it was, in a row that cannot be read."""
    sql = (
        "UPDATE tables SET data = replace(replace(data, ?, ''), ?, '\"\"'),"
        " creator = iif(creator = ?, '', creator) WHERE id = ?"
    )
    return sql, (guest, text_of(name), guest, table)


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


def ids_by_status(db: sqlite3.Connection, status: str, before: float = 1e18, most: int = 1000) -> list[str]:
    sql = "SELECT id FROM tables WHERE status = ? AND changed < ? ORDER BY changed DESC LIMIT ?"
    return [found[0] for found in db.execute(sql, (status, before, most))]


def quiet_ids(db: sqlite3.Connection, status: str, since: float) -> list[str]:
    """Tables of this status about which nothing was written since then."""
    sql = (
        "SELECT id FROM tables WHERE status = ? AND changed < ?"
        " AND coalesce((SELECT max(at) FROM journal WHERE table_id = id), 0) < ? LIMIT 1000"
    )
    return [found[0] for found in db.execute(sql, (status, since, since))]


def public_ids(db: sqlite3.Connection, most: int = 100) -> list[str]:
    sql = (
        "SELECT id FROM tables WHERE status IN ('open', 'running') AND public = 1"
        " ORDER BY changed DESC LIMIT ?"
    )
    return [found[0] for found in db.execute(sql, (most,))]


def ids_of_guest(db: sqlite3.Connection, guest: str, most: int = 200) -> list[str]:
    sql = "SELECT id FROM tables JOIN sitters ON table_id = id WHERE guest = ? ORDER BY changed DESC LIMIT ?"
    return [found[0] for found in db.execute(sql, (guest, most))]


def all_ids_of_guest(db: sqlite3.Connection, guest: str) -> list[str]:
    """Tables that the guest made or has a seat at, or had one, or where the guest did something."""
    sql = (
        "SELECT table_id FROM sitters WHERE guest = ?1 UNION SELECT id FROM tables WHERE creator = ?1"
        " UNION SELECT table_id FROM journal WHERE guest = ?1"
    )
    return [found[0] for found in db.execute(sql, (guest,))]


def resigned_seats(db: sqlite3.Connection, guest: str) -> dict[str, set[int]]:
    """By table: the seats that the guest gave up. Whose they were stands in the journal alone."""
    sql = (
        "SELECT table_id, json_extract(data, '$.seat') FROM journal"
        " WHERE guest = ? AND iif(json_valid(data), json_extract(data, '$.kind'), '') = 'gave-up'"
    )
    found: dict[str, set[int]] = {}
    for table, seat in db.execute(sql, (guest,)):
        found.setdefault(table, set()).add(seat)
    return found


def finished_by(db: sqlite3.Connection, guest: str) -> dict[str, int]:
    """How many of which game the guest has played to their end."""
    sql = (
        "SELECT json_extract(data, '$.game'), count(DISTINCT tables.id)"
        " FROM tables JOIN sitters ON table_id = tables.id,"
        " json_each(iif(json_valid(data), data, '{}'), '$.seats') AS seat WHERE guest = ? AND status = 'finished'"
        " AND json_extract(seat.value, '$.user') = guest"
        " AND coalesce(json_extract(seat.value, '$.resigned'), 0) = 0 GROUP BY 1 ORDER BY 1"
    )
    return dict(db.execute(sql, (guest,)).fetchall())


def count_made_by(db: sqlite3.Connection, guest: str) -> int:
    sql = "SELECT count(*) FROM tables WHERE creator = ? AND status IN ('open', 'running')"
    return int(db.execute(sql, (guest,)).fetchone()[0])
