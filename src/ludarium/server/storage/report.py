"""What people report: somebody, or something that somebody said."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from ludarium.server.storage.writer import Statement


class Report(NamedTuple):
    id: int
    at: float
    guest: str  # who reports
    person: str  # who is reported, and under which name
    name: str
    table: str  # and where, or nothing
    number: int  # of the line in the table's journal; -1 for none
    reason: str
    text: str  # what the one who reports says of it
    said: str  # what was said, as it stood there
    closed: float | None = None
    closed_by: str = ""
    verdict: str = ""


_COLUMNS = "id, at, guest, person, name, table_id, number, reason, text, said, closed, closed_by, verdict"


def save_report(report: Report) -> Statement:
    """The same thing is reported once by one person."""
    sql = (
        "INSERT OR IGNORE INTO reports (at, guest, person, name, table_id, number, reason, text, said)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    return sql, report[1:10]


def reports(db: sqlite3.Connection, *, closed: bool, most: int) -> list[Report]:
    """The newest first; those that are closed only where asked for."""
    where = "" if closed else "WHERE closed IS NULL"
    sql = f"SELECT {_COLUMNS} FROM reports {where} ORDER BY id DESC LIMIT ?"
    return [Report(*found) for found in db.execute(sql, (most,))]


def forget_reports(guest: str) -> list[Statement]:
    """What was reported stays, as nobody's; what is reported of the person goes with everything they said."""
    return [
        ("DELETE FROM reports WHERE person = ?", (guest,)),
        ("UPDATE OR REPLACE reports SET guest = '' WHERE guest = ?", (guest,)),
    ]


def join_reports(guest: str, into: str) -> list[Statement]:
    return [
        ("UPDATE OR REPLACE reports SET guest = ?2 WHERE guest = ?1", (guest, into)),
        ("UPDATE OR REPLACE reports SET person = ?2 WHERE person = ?1", (guest, into)),
    ]
