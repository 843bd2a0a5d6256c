"""Lessons: how far a guest is in which."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from ludarium.server.storage.writer import Statement


@dataclass(frozen=True)
class Learning:
    """How far a guest is in a lesson."""

    acts: str  # what was done in each step, as JSON
    step: int
    done: float | None  # when it was first gone through


def keep_lesson(guest: str, game: str, lesson: str, acts: str, step: int, done: float | None) -> Statement:
    sql = (
        "INSERT INTO lessons VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (guest, game, lesson)"
        " DO UPDATE SET acts = excluded.acts, step = excluded.step, done = coalesce(done, excluded.done)"
    )
    return sql, (guest, game, lesson, acts, step, done)


def learned_by(db: sqlite3.Connection, guest: str) -> list[str]:
    """The games of which the guest has gone through a lesson."""
    sql = "SELECT DISTINCT game FROM lessons WHERE guest = ? AND done IS NOT NULL ORDER BY game"
    return [game for (game,) in db.execute(sql, (guest,))]


def lessons_of(db: sqlite3.Connection, guest: str, game: str) -> dict[str, Learning]:
    """By lesson."""
    sql = "SELECT lesson, acts, step, done FROM lessons WHERE guest = ? AND game = ?"
    return {lesson: Learning(acts, step, done) for lesson, acts, step, done in db.execute(sql, (guest, game))}
