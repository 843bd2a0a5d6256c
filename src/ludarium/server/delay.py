"""How far behind a game those are who only look on, and those to whom all hands are open.

A delay ends with the game: what is over helps nobody to win it.
"""

from __future__ import annotations

from typing import NamedTuple

from ludarium.core.entry import Moved
from ludarium.server.refusal import Refusal
from ludarium.server.row import Line, Row
from ludarium.server.schema import Watching

MOST_MOVES = 100
MOST_MINUTES = 24 * 60


class Delay(NamedTuple):
    """Both hold, where both are given."""

    moves: int = 0
    minutes: int = 0

    @property
    def none(self) -> bool:
        return not self.moves and not self.minutes

    def opens(self, line: Line, moves_after: int, now: float) -> bool:
        """May this line be told, after which so many moves were made?"""
        return moves_after >= self.moves and now >= line.at + self.minutes * 60


# With open hands time alone protects nobody: whoever waits long enough sees the hand as it still is. So everybody has
# moved on since, and at a table where it counts hands have been played down.
LEAST_OPEN = Delay(moves=2, minutes=5)  # moves a seat
LEAST_OPEN_RATED = Delay(moves=10, minutes=30)


def of_observers(row: Row) -> Delay:
    return Delay(row.watching.moves, row.watching.minutes)


def of_commentators(row: Row) -> Delay:
    least, chosen = LEAST_OPEN_RATED if row.rated or row.tournament else LEAST_OPEN, of_observers(row)
    return Delay(max(least.moves * len(row.seats), chosen.moves), max(least.minutes, chosen.minutes))


def check_watching(wanted: Watching) -> None:
    if not 0 <= wanted.moves <= MOST_MOVES or not 0 <= wanted.minutes <= MOST_MINUTES:
        raise Refusal("bad-delay", moves=MOST_MOVES, minutes=MOST_MINUTES)


def is_move(line: Line) -> bool:
    return isinstance(line.action, Moved)
