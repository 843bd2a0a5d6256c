"""Puzzles "find the best move": what everybody tried at each, of the day or for practice. First tries count."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ludarium.server.storage.writer import Statement


class Case(NamedTuple):
    """Which puzzle of which game, and whose."""

    game: str
    number: int
    guest: str


@dataclass(frozen=True)
class Tried:
    """What a guest has done with one: the moves tried, in order; whether one was the best; what was asked for."""

    moves: tuple[str, ...] = ()
    found: bool = False
    clue: bool = False  # it cost one try
    shown: bool = False  # the solution was asked for before

    @property
    def tries(self) -> int:
        return len(self.moves) + self.clue


class Finders(NamedTuple):
    """Of one puzzle: who tried it or gave it up, and who found the move with the first try."""

    people: int
    at_once: int


def tried_by(db: sqlite3.Connection, case: Case) -> Tried | None:
    sql = "SELECT moves, found, clue, shown FROM best_moves WHERE game = ? AND number = ? AND guest = ?"
    row = db.execute(sql, case).fetchone()
    return None if row is None else Tried(tuple(json.loads(row[0])), bool(row[1]), bool(row[2]), bool(row[3]))


def keep_tried(case: Case, tried: Tried, before: Tried | None) -> Statement:
    """What is known now, unless another request of the same guest came in between: a try is never taken back."""
    now = (_text(tried.moves), tried.found, tried.clue, tried.shown)
    if before is None:
        return "INSERT OR IGNORE INTO best_moves VALUES (?, ?, ?, ?, ?, ?, ?)", (*case, *now)
    return (
        "UPDATE best_moves SET moves = ?, found = ?, clue = ?, shown = ?"
        " WHERE game = ? AND number = ? AND guest = ? AND moves = ? AND clue = ? AND shown = ?",
        (*now, *case, _text(before.moves), before.clue, before.shown),
    )


def finders_of(db: sqlite3.Connection, game: str, number: int) -> Finders:
    sql = (
        "SELECT count(*), coalesce(sum(found AND NOT clue AND json_array_length(moves) = 1), 0) FROM best_moves"
        " WHERE game = ? AND number = ?"
    )
    people, at_once = db.execute(sql, (game, number)).fetchone()
    return Finders(int(people), int(at_once))


def found_by(db: sqlite3.Connection, game: str, guest: str) -> tuple[int, int]:
    """How many puzzles of the game a guest has tried, and in how many the first try was right."""
    sql = (
        "SELECT count(*), coalesce(sum(found AND NOT clue AND json_array_length(moves) = 1), 0) FROM best_moves"
        " WHERE guest = ? AND game = ?"
    )
    tried, at_once = db.execute(sql, (guest, game)).fetchone()
    return int(tried), int(at_once)


def _text(moves: Sequence[str]) -> str:
    return json.dumps(list(moves), separators=(",", ":"))
