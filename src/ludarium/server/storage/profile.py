"""What is told of a person beside a name: the games they finished, what they solved and learned."""

from __future__ import annotations

import contextlib
import sqlite3

import msgspec

from ludarium.server.row import Row, decode_row
from ludarium.server.storage.writer import Statement


def finished_rows(db: sqlite3.Connection, guest: str, most: int) -> list[Row]:
    """The latest of somebody's finished games, newest first."""
    sql = (
        "SELECT data FROM tables JOIN sitters ON table_id = id WHERE guest = ? AND status = 'finished'"
        " ORDER BY changed DESC LIMIT ?"
    )
    found = []
    for (data,) in db.execute(sql, (guest, most)):
        with contextlib.suppress(msgspec.MsgspecError):
            found.append(decode_row(data))
    return found


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
