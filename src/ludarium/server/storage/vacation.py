"""Vacations: days in which nobody is late at a table where turns take hours or days."""

from __future__ import annotations

import sqlite3

from ludarium.server.storage.writer import Statement


def vacation_until(db: sqlite3.Connection, guest: str) -> float:
    found = db.execute("SELECT until FROM vacations WHERE guest = ?", (guest,)).fetchone()
    return float(found[0]) if found else 0.0


def vacation_used(db: sqlite3.Connection, guest: str, year: int) -> int:
    """Days taken in this year."""
    found = db.execute("SELECT days FROM vacations WHERE guest = ? AND year = ?", (guest, year)).fetchone()
    return int(found[0]) if found else 0


def save_vacation(guest: str, until: float, year: int, days: int) -> Statement:
    """`days`: all that were taken in the year."""
    return "INSERT OR REPLACE INTO vacations VALUES (?, ?, ?, ?)", (guest, until, year, days)


def forget_vacation(guest: str) -> Statement:
    return "DELETE FROM vacations WHERE guest = ?", (guest,)
