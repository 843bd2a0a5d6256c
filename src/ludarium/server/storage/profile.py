"""What is told of a person beside a name and games: what they solved and learned, and to whom it is shown."""

from __future__ import annotations

import sqlite3

from ludarium.server.storage.writer import Statement


def lessons_done(db: sqlite3.Connection, guest: str) -> dict[str, int]:
    sql = (
        "SELECT game, count(*) FROM lessons WHERE guest = ? AND done IS NOT NULL GROUP BY game ORDER BY game"
    )
    return dict(db.execute(sql, (guest,)).fetchall())


def puzzles_solved(db: sqlite3.Connection, guest: str) -> dict[str, int]:
    """Of the days' sets, by game."""
    sql = (
        "SELECT game, count(*) FROM puzzles WHERE guest = ? AND took IS NOT NULL GROUP BY game ORDER BY game"
    )
    return dict(db.execute(sql, (guest,)).fetchall())


def is_shown(db: sqlite3.Connection, guest: str) -> bool:
    """Has the person chosen to show their games to everybody?"""
    return db.execute("SELECT 1 FROM profiles WHERE guest = ?", (guest,)).fetchone() is not None


def show_profile(guest: str, shown: bool) -> Statement:
    if shown:
        return "INSERT OR IGNORE INTO profiles VALUES (?)", (guest,)
    return "DELETE FROM profiles WHERE guest = ?", (guest,)
