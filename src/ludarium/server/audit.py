"""What whoever runs the server can see of ratings: are they right, and does somebody throw games to somebody?"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from ludarium.server.admin import reading
from ludarium.server.library import Library
from ludarium.server.reckoning import recompute
from ludarium.server.storage.database import FILE

FEWEST = 5  # games together that mean something
MOSTLY = 0.8  # of them lost, and of the winner's gain made here


class Thrown(NamedTuple):
    """Somebody who loses to the same person again and again, and is most of that person's gain."""

    game: str
    winner: str
    loser: str
    games: int
    lost: int
    share: float  # of all that the winner has gained in games won


def thrown(folder: Path) -> list[Thrown]:
    """The pairs worth a look, the most games first. Friends look so, too: it is a list, not a verdict."""
    sql = """
        WITH met AS (
            SELECT one.game AS game, one.guest AS winner, other.guest AS loser, count(*) AS games,
                   sum(one.place < other.place) AS lost,
                   sum(iif(one.place < other.place, max(one.mu - one.mu_before, 0), 0)) AS gained
            FROM rating_changes AS one JOIN rating_changes AS other ON one.table_id = other.table_id
            WHERE one.guest IS NOT NULL AND other.guest IS NOT NULL AND one.guest != other.guest
            GROUP BY 1, 2, 3 HAVING games >= ?
        )
        SELECT met.game, winner, loser, games, lost, gained / (
            SELECT sum(max(mu - mu_before, 0)) + 1e-9 FROM rating_changes
            WHERE guest = winner AND game = met.game
        ) AS share FROM met WHERE lost >= ? * games AND share >= ? ORDER BY games DESC, share DESC LIMIT 100
    """
    with reading(folder) as db:
        return [Thrown(*found) for found in db.execute(sql, (FEWEST, MOSTLY, MOSTLY / 2))]


def recompute_all(folder: Path, progress: Callable[[], None]) -> int:
    """All ratings again, beside a running server or not; gives how many lines were wrong."""
    games = Library(template=True).games
    with reading(folder):
        pass  # says what is wrong with the folder
    db = sqlite3.connect(folder / FILE, isolation_level=None, timeout=60)
    try:
        return recompute(db, games.get, progress)
    finally:
        db.close()
