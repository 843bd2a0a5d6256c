"""Guests: names, and forgetting all that is kept of one."""

from __future__ import annotations

import sqlite3
import time

from ludarium.server.storage.account import forget_account
from ludarium.server.storage.block import forget_blocks
from ludarium.server.storage.doing import LINES_OF
from ludarium.server.storage.friend import forget_friends
from ludarium.server.storage.profile import show_profile
from ludarium.server.storage.rating import forget_ratings
from ludarium.server.storage.report import forget_reports
from ludarium.server.storage.result import forget_results
from ludarium.server.storage.tournament import forget_entries
from ludarium.server.storage.vacation import forget_vacation
from ludarium.server.storage.writer import Statement


def save_guest(guest: str, name: str, language: str | None) -> Statement:
    return (
        "INSERT INTO guests VALUES (?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language",
        (guest, name, language, time.time()),
    )


def guest_of(db: sqlite3.Connection, guest: str) -> tuple[str, str | None] | None:
    found = db.execute("SELECT name, language FROM guests WHERE id = ?", (guest,)).fetchone()
    return (str(found[0]), found[1]) if found else None


def forget_guest(guest: str) -> list[Statement]:
    """Names, seats, solved puzzles and everything said; the moves and what they did to others stay, as nobody's."""
    return [
        *forget_ratings(guest),
        forget_vacation(guest),
        show_profile(guest, False),
        forget_blocks(guest),
        forget_results(guest),
        forget_friends(guest),
        *forget_reports(guest),
        forget_entries(guest),
        (f"UPDATE journal SET data = '{{}}' WHERE {LINES_OF} AND NOT json_valid(data)", (guest,)),
        (f"DELETE FROM journal WHERE {LINES_OF} AND json_extract(data, '$.kind') = 'said'", (guest,)),
        (f"UPDATE journal SET guest = NULL, client = NULL WHERE {LINES_OF}", (guest,)),
        ("DELETE FROM doings WHERE guest = ?", (guest,)),
        ("DELETE FROM sitters WHERE guest = ?", (guest,)),
        ("DELETE FROM puzzles WHERE guest = ?", (guest,)),
        ("DELETE FROM best_moves WHERE guest = ?", (guest,)),
        ("DELETE FROM lessons WHERE guest = ?", (guest,)),
        ("UPDATE orders SET arguments = '{}' WHERE instr(arguments, ?)", (guest,)),
        ("DELETE FROM companions WHERE guest = ?", (guest,)),
        ("DELETE FROM cards WHERE guest = ?", (guest,)),
        *forget_account(guest),
        ("DELETE FROM guests WHERE id = ?", (guest,)),
    ]
