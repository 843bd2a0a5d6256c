"""What the coach found about finished games."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from ludarium.server.storage.writer import Statement


def keep_analysis(table: str, at: float, engine: str, data: str) -> Statement:
    return "INSERT OR REPLACE INTO analyses VALUES (?, ?, ?, ?)", (table, at, engine, data)


def analysis_of(db: sqlite3.Connection, table: str) -> str | None:
    found = db.execute("SELECT data FROM analyses WHERE table_id = ?", (table,)).fetchone()
    return found[0] if found else None


def analysed_among(db: sqlite3.Connection, tables: Sequence[str]) -> set[str]:
    sql = f"SELECT table_id FROM analyses WHERE table_id IN ({', '.join('?' * len(tables))})"
    return {table for (table,) in db.execute(sql, tables)}
