"""Friends: somebody would like to be another's; two are friends when both would."""

from __future__ import annotations

import sqlite3
import time
from typing import NamedTuple

from ludarium.server.storage.writer import Statement


class Known(NamedTuple):
    """Somebody in a person's list of friends."""

    guest: str
    name: str
    mine: bool  # the person would like to
    theirs: bool  # and the other one


def ask_friend(guest: str, other: str) -> Statement:
    return "INSERT OR IGNORE INTO friends VALUES (?, ?, ?)", (guest, other, time.time())


def part_friends(guest: str, other: str) -> Statement:
    """Whoever asked whom: neither does any more."""
    sql = "DELETE FROM friends WHERE (guest = ?1 AND other = ?2) OR (guest = ?2 AND other = ?1)"
    return sql, (guest, other)


def friends_of(db: sqlite3.Connection, guest: str) -> list[Known]:
    """All who are, or asked, or were asked, by name."""
    sql = (
        "SELECT other, name, 1, EXISTS (SELECT 1 FROM friends AS back WHERE back.guest = own.other"
        " AND back.other = own.guest) FROM friends AS own JOIN guests ON guests.id = other WHERE own.guest = ?1"
        " UNION ALL SELECT guest, name, 0, 1 FROM friends AS asks JOIN guests ON guests.id = guest"
        " WHERE other = ?1 AND NOT EXISTS"
        " (SELECT 1 FROM friends AS back WHERE back.guest = ?1 AND back.other = asks.guest)"
        " ORDER BY 2, 1"
    )
    return [
        Known(other, name, bool(mine), bool(theirs))
        for other, name, mine, theirs in db.execute(sql, (guest,))
    ]


def friendship(db: sqlite3.Connection, guest: str, other: str) -> tuple[bool, bool]:
    """Would this one like to be the other's friend, and the other this one's?"""
    sql = "SELECT EXISTS (SELECT 1 FROM friends WHERE guest = ? AND other = ?)"
    return bool(db.execute(sql, (guest, other)).fetchone()[0]), bool(
        db.execute(sql, (other, guest)).fetchone()[0]
    )


def friends_asked(db: sqlite3.Connection, guest: str) -> int:
    return int(db.execute("SELECT count(*) FROM friends WHERE guest = ?", (guest,)).fetchone()[0])


def forget_friends(guest: str) -> Statement:
    return "DELETE FROM friends WHERE guest = ?1 OR other = ?1", (guest,)


def join_friends(guest: str, into: str) -> list[Statement]:
    """The friends of both; nobody is one's own."""
    return [
        ("UPDATE OR IGNORE friends SET guest = ?2 WHERE guest = ?1", (guest, into)),
        ("UPDATE OR IGNORE friends SET other = ?2 WHERE other = ?1", (guest, into)),
        forget_friends(guest),
        ("DELETE FROM friends WHERE guest = other", ()),
    ]
