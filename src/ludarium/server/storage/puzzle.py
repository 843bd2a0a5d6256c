"""Puzzles of the day: who began which, how often it was tried, and when it was solved."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ludarium.server.storage.account import HAS_ACCOUNT
from ludarium.server.storage.writer import Statement

MOST_IDS = 500  # in one question


class Place(NamedTuple):
    """Which puzzle of which day, and whose."""

    game: str
    date: str
    kind: str
    guest: str


@dataclass(frozen=True)
class Solving:
    """How far a guest is with a puzzle of the day."""

    begun: float
    took: int | None  # milliseconds, once it is solved
    tries: int
    shown: bool  # a solution was asked for before it was solved

    @property
    def counts(self) -> bool:
        """Can it still be solved for a place?"""
        return self.took is None and not self.shown


@dataclass
class Solver:
    """A line of a day's ladder."""

    name: str
    guest: str
    account: bool
    mine: bool
    solved: int
    total: int  # milliseconds
    place: int = 0


_SOLVED = "puzzles INDEXED BY puzzles_solved WHERE game = ? AND date = ? AND took IS NOT NULL"
_ONE = "game = ? AND date = ? AND kind = ? AND guest = ?"


def begin_puzzle(place: Place, now: float) -> Statement:
    """The clock runs from the first time on."""
    sql = "INSERT OR IGNORE INTO puzzles (game, date, kind, guest, begun) VALUES (?, ?, ?, ?, ?)"
    return sql, (*place, now)


def try_puzzle(place: Place, took: int | None) -> Statement:
    """An attempt, with the time it took if it solves. The first solution counts."""
    sql = f"UPDATE puzzles SET tries = tries + 1, took = ? WHERE {_ONE} AND took IS NULL AND NOT shown"
    return sql, (took, *place)


def give_puzzle_up(place: Place) -> Statement:
    return f"UPDATE puzzles SET shown = 1 WHERE {_ONE} AND took IS NULL", tuple(place)


def solving_of(db: sqlite3.Connection, game: str, date: str, guest: str) -> dict[str, Solving]:
    """By kind."""
    sql = "SELECT kind, begun, took, tries, shown FROM puzzles WHERE game = ? AND date = ? AND guest = ?"
    found = db.execute(sql, (game, date, guest))
    return {kind: Solving(begun, took, tries, bool(shown)) for kind, begun, took, tries, shown in found}


def known_kinds(db: sqlite3.Connection, game: str, guest: str) -> set[str]:
    """The kinds of puzzles the guest has begun one of, on any day."""
    sql = "SELECT DISTINCT kind FROM puzzles WHERE guest = ? AND game = ?"
    return {kind for (kind,) in db.execute(sql, (guest, game))}


def solvers_of(db: sqlite3.Connection, game: str, date: str, me: str) -> list[Solver]:
    """Everybody who solved something on this day; what and as whom is read of those alone who are shown."""
    sql = (
        f"SELECT name, guest, {HAS_ACCOUNT.format(guest='guest')}, many, total"
        f" FROM (SELECT guest, count(*) AS many, sum(took) AS total FROM {_SOLVED} GROUP BY guest)"
        " JOIN guests ON guests.id = guest"
    )
    return [
        Solver(name, guest, bool(account), guest == me, many, total)
        for name, guest, account, many, total in db.execute(sql, (game, date))
    ]


def times_of(
    db: sqlite3.Connection, game: str, date: str, guests: Sequence[str]
) -> dict[str, dict[str, int]]:
    """By guest and kind: the milliseconds that were needed."""
    found: dict[str, dict[str, int]] = {guest: {} for guest in guests}
    for first in range(0, len(guests), MOST_IDS):
        some = guests[first : first + MOST_IDS]
        marks = ", ".join("?" * len(some))
        sql = f"SELECT guest, kind, took FROM {_SOLVED} AND guest IN ({marks})"
        for guest, kind, took in db.execute(sql, (game, date, *some)):
            found[guest][kind] = took
    return found


def solvers_on(db: sqlite3.Connection, game: str, date: str) -> int:
    """How many people solved something on this day."""
    sql = f"SELECT count(DISTINCT guest) FROM {_SOLVED}"
    return int(db.execute(sql, (game, date)).fetchone()[0])


def solved_since(db: sqlite3.Connection, game: str, first: str, guest: str) -> dict[str, int]:
    """By day: how many puzzles this guest did."""
    sql = (
        "SELECT date, count(*) FROM puzzles WHERE guest = ? AND game = ? AND date >= ? AND took IS NOT NULL"
        " GROUP BY date"
    )
    return dict(db.execute(sql, (guest, game, first)).fetchall())
