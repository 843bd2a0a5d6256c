"""Deals of the day: who began which, and what became of it."""

from __future__ import annotations

import contextlib
import sqlite3

import msgspec

from ludarium.server.row import Row, decode_row
from ludarium.server.storage.account import HAS_ACCOUNT
from ludarium.server.storage.writer import Statement


def start_deal(row: Row) -> Statement:
    """A daily deal is begun when it is first seen, and once."""
    return "INSERT OR IGNORE INTO starts VALUES (?, ?, ?, ?)", (row.game, row.daily, row.creator, row.id)


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


def daily_rows(db: sqlite3.Connection, game: str, date: str) -> list[tuple[Row, int, bool]]:
    """The finished first tries, each with how many entries its journal has, and whether it is somebody's with an
    account."""
    sql = (
        "SELECT data, (SELECT 1 + max(number) FROM journal WHERE journal.table_id = tables.id),"
        f" {HAS_ACCOUNT.format(guest='starts.guest')} FROM starts JOIN tables ON starts.table_id = tables.id"
        " WHERE starts.game = ? AND starts.date = ? AND status = 'finished'"
    )
    found = []
    for data, entries, account in db.execute(sql, (game, date)):
        with contextlib.suppress(msgspec.MsgspecError):
            found.append((decode_row(data), int(entries), bool(account)))
    return found
