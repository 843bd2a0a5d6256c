"""Whom a guest does not want to hear of."""

from __future__ import annotations

import sqlite3
import time

from ludarium.server.storage.writer import Statement


def all_blocks(db: sqlite3.Connection) -> list[tuple[str, str]]:
    return list(db.execute("SELECT guest, other FROM blocks"))


def blocked_by(db: sqlite3.Connection, guest: str) -> list[tuple[str, str]]:
    """Ids and names, the last one first."""
    sql = "SELECT other, name FROM blocks JOIN guests ON guests.id = other WHERE guest = ? ORDER BY at DESC"
    return list(db.execute(sql, (guest,)))


def save_block(guest: str, other: str) -> Statement:
    return "INSERT OR IGNORE INTO blocks VALUES (?, ?, ?)", (guest, other, time.time())


def lift_block(guest: str, other: str) -> Statement:
    return "DELETE FROM blocks WHERE guest = ? AND other = ?", (guest, other)


def forget_blocks(guest: str) -> Statement:
    return "DELETE FROM blocks WHERE guest = ?1 OR other = ?1", (guest,)


def join_blocks(guest: str, into: str) -> list[Statement]:
    """Who blocked either blocks both; nobody blocks oneself."""
    return [
        ("UPDATE OR IGNORE blocks SET guest = ?2 WHERE guest = ?1", (guest, into)),
        ("UPDATE OR IGNORE blocks SET other = ?2 WHERE other = ?1", (guest, into)),
        forget_blocks(guest),
        ("DELETE FROM blocks WHERE guest = other", ()),
    ]
