"""What having something is worth: a regression over the seats of many games, with errors that know of the games.

The win (or the score) of a seat is explained by how often it had each thing, within its game: what all seats of a
game share cancels out. Seats of one game depend on each other, so the errors are clustered by game. Only where the
things were given by lot (`Table.at_random`) is it what they are worth; otherwise it is also who chose them and when.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ludarium.lab.error import LabError
from ludarium.lab.statistic import Interval, Z

Seat = tuple[int, int, tuple[int, ...]]  # share of the win, score, how often it had each thing


class Effect(NamedTuple):
    """What one more of a thing adds, compared with the average of all things, with its 95 % interval."""

    value: float
    interval: Interval


@dataclass
class Effects:
    """Collects games; whole numbers only, so that parts merge in any order."""

    words: tuple[str, ...]
    games: Counter[tuple[Seat, ...]] = field(default_factory=Counter)

    def add(self, shares: Sequence[int], scores: Sequence[int], had: Sequence[Sequence[int]]) -> None:
        """The seats of one game: their shares of the win, their scores, how often they had each thing."""
        seats = zip(shares, scores, had)
        self.games[tuple((share, score, tuple(many)) for share, score, many in seats)] += 1

    def merge(self, other: Effects) -> None:
        self.games += other.games

    def of_wins(self, whole: int) -> dict[str, Effect]:
        """On the chance to win; `whole` is a whole win."""
        return self._effects([[seat[0] / whole for seat in seats] for seats in sorted(self.games.elements())])

    def of_scores(self) -> dict[str, Effect]:
        return self._effects([[float(seat[1]) for seat in seats] for seats in sorted(self.games.elements())])

    def _effects(self, results: list[list[float]]) -> dict[str, Effect]:
        np = numpy()
        games = sorted(self.games.elements())  # sums must not depend on the order in which the games came
        if len(games) < 2:
            return {}
        y = np.array(results, float)
        x = np.array([[seat[2] for seat in seats] for seats in games], float)
        y -= y.mean(axis=1, keepdims=True)
        x -= x.mean(axis=1, keepdims=True)
        bread = np.linalg.pinv(np.einsum("gsi,gsj->ij", x, x))
        beta = bread @ np.einsum("gsi,gs->i", x, y)
        scores = np.einsum("gsi,gs->gi", x, y - x @ beta)
        meat = scores.T @ scores * (len(games) / (len(games) - 1))
        varied = (np.abs(x) > 0).any(axis=(0, 1))
        centred = np.eye(len(self.words)) - varied[None, :] / max(1, int(varied.sum()))
        beta, cover = centred @ beta, centred @ bread @ meat @ bread @ centred.T
        errors = Z * np.sqrt(np.maximum(0.0, np.diag(cover)))
        return {
            word: Effect(float(value), Interval(float(value - error), float(value + error)))
            for word, value, error, seen in zip(self.words, beta, errors, varied)
            if seen
        }


MISSING = "What one more of a thing adds needs numpy: pip install 'ludarium[lab]'"


def numpy() -> Any:
    try:
        import numpy as np
    except ImportError:
        raise LabError(MISSING) from None
    return np


def reckoned() -> bool:
    """Can effects be reckoned here? A report without them is better than none."""
    try:
        numpy()
    except LabError:
        return False
    return True
