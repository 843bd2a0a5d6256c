"""At which tables somebody has done something: the way to the lines that a guest has written into journals."""

from __future__ import annotations

from ludarium.server.storage.writer import Statement

# Of a journal: what a guest, who is the first parameter, has written at whatever table.
LINES_OF = "table_id IN (SELECT table_id FROM doings WHERE doings.guest = ?1) AND journal.guest = ?1"


def note_doing(guest: str, table: str) -> Statement:
    """Once for all lines there."""
    return "INSERT OR IGNORE INTO doings VALUES (?, ?)", (guest, table)
