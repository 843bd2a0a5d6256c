"""Deals of the day: who began which, and what became of it."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from ludarium.server.row import Row
from ludarium.server.storage.account import HAS_ACCOUNT
from ludarium.server.storage.writer import Statement


def start_deal(row: Row) -> Statement:
    """A daily deal is begun when it is first seen, and once."""
    sql = "INSERT OR IGNORE INTO starts (game, date, guest, table_id) VALUES (?, ?, ?, ?)"
    return sql, (row.game, row.daily, row.creator, row.id)


def hand_starts_on(guest: str, successor: str, date: str) -> list[Statement]:
    """What was begun on this day is begun; nothing else goes over."""
    return [
        ("UPDATE starts SET guest = ?, table_id = '' WHERE guest = ? AND date = ?", (successor, guest, date)),
        ("DELETE FROM starts WHERE guest = ?", (guest,)),
        (
            "UPDATE puzzles SET guest = ?, took = NULL, tries = 0, shown = 1 WHERE guest = ? AND date = ?",
            (successor, guest, date),
        ),
    ]


def finish_deal(row: Row) -> list[Statement]:
    """What became of it, beside who began it: so the day's ladder reads no table. Its length is that of the game."""
    if not row.daily or row.status != "finished":
        return []
    sql = (
        "UPDATE starts SET name = ?, won = ?, score = ?, seconds = ?,"
        " entries = coalesce(entries, (SELECT 1 + max(number) FROM journal WHERE table_id = ?))"
        " WHERE game = ? AND date = ? AND table_id = ?"
    )
    score = (row.scores or [0])[0]
    return [
        (sql, (row.seats[0].name, row.won, score, row.seconds, row.id, row.game, row.daily, row.id)),
    ]


class Deal(NamedTuple):
    """Somebody's finished first try."""

    guest: str
    name: str
    account: bool
    won: bool
    score: int
    seconds: int
    entries: int  # of its journal


def deals_of(db: sqlite3.Connection, game: str, date: str) -> list[Deal]:
    """The finished first tries of a day."""
    sql = (
        f"SELECT guest, name, {HAS_ACCOUNT.format(guest='starts.guest')}, won, score, seconds, entries"
        " FROM starts WHERE game = ? AND date = ? AND won IS NOT NULL AND table_id != ''"
    )
    return [
        Deal(guest, name, bool(account), bool(won), score, seconds, entries or 0)
        for guest, name, account, won, score, seconds, entries in db.execute(sql, (game, date))
    ]
