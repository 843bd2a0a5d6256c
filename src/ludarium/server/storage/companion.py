"""The companion: whether a guest wants it, and the cards seen."""

from __future__ import annotations

import sqlite3

from ludarium.server.storage.writer import Statement


def switch_companion(guest: str, game: str, on: bool) -> Statement:
    return "INSERT OR REPLACE INTO companions VALUES (?, ?, ?)", (guest, game, on)


def see_card(guest: str, game: str, kind: str) -> Statement:
    return "INSERT OR IGNORE INTO cards VALUES (?, ?, ?)", (guest, game, kind)


def companion_of(db: sqlite3.Connection, guest: str, game: str) -> tuple[bool | None, list[str]]:
    """Is it switched on or off, if the guest ever chose; and the kinds of decisions whose card was seen."""
    chosen = db.execute(
        "SELECT chosen FROM companions WHERE guest = ? AND game = ?", (guest, game)
    ).fetchone()
    seen = db.execute("SELECT kind FROM cards WHERE guest = ? AND game = ? ORDER BY kind", (guest, game))
    return None if chosen is None else bool(chosen[0]), [kind for (kind,) in seen]
