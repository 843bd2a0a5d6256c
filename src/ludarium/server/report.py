"""What whoever runs the server does about reports: read them, and close them; who closed which stays written down."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path

from ludarium.server.admin import AdminError, note, operator_name, reading
from ludarium.server.storage.database import connect
from ludarium.server.storage.guest import guest_of
from ludarium.server.storage.report import Report, reports


def listed(folder: Path, *, closed: bool, most: int) -> list[tuple[Report, str]]:
    """The newest first, each with the name of the one who reports."""
    with reading(folder) as db:
        found = reports(db, closed=closed, most=most)
        return [(one, (guest_of(db, one.guest) or ("", None))[0]) for one in found]


def close(folder: Path, number: int, verdict: str) -> None:
    """Beside a running server or not: it does not look at reports."""
    with reading(folder) as db:
        file = Path(db.execute("PRAGMA database_list").fetchone()[2])
    with contextlib.closing(connect(file)) as db:
        _close(db, number, verdict)


def _close(db: sqlite3.Connection, number: int, verdict: str) -> None:
    db.execute("BEGIN IMMEDIATE")
    sql = "UPDATE reports SET closed = ?, closed_by = ?, verdict = ? WHERE id = ? AND closed IS NULL"
    done = db.execute(sql, (time.time(), operator_name(), verdict, number)).rowcount
    if done:
        note(db, "close-report", {"report": str(number), "verdict": verdict}, done=True)
    db.execute("COMMIT")
    if not done:
        raise AdminError("no-such-report", report=str(number))
