"""How good somebody is at a game: openskill's Plackett-Luce over the places of rated games.

A rating is a strength with a doubt, mu and sigma. Bots are landmarks: they count as opponents with a strength that
matches have measured, and their own rating never moves. Everything here is a pure function, so that the whole
history can be reckoned again from the finished games, to the last digit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from statistics import NormalDist

from openskill.models import PlackettLuce

from ludarium.bots.levels import LEVELS
from ludarium.core.game import Game

MU = 25.0
SIGMA = MU / 3
BETA = MU / 6
SURE = 5.8  # below this doubt, after some twenty games, a rating is shown without "?"
LANDMARK_SIGMA = 1.0
ANCHOR = LEVELS.index("apprentice")  # plays about as well as somebody new
_model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)


@dataclass(frozen=True)
class Rating:
    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> int:
        """As it is shown."""
        return shown(self.mu)

    @property
    def doubt(self) -> int:
        """Twice the standard deviation, in the same points."""
        return round(40 * self.sigma)

    @property
    def sure(self) -> bool:
        return self.sigma < SURE

    @property
    def cautious(self) -> float:
        """The strength shown with near certainty: leaderboards go by it."""
        return self.mu - 3 * self.sigma


def shown(mu: float) -> int:
    return round(1000 + 20 * (mu - MU))


def landmarks(game: Game) -> dict[str, Rating]:
    """The fixed ratings of the levels, as far apart as their matches say."""
    steps = [NormalDist().inv_cdf(share) * BETA * 2**0.5 for share in game.ladder]
    heights = [0.0, *accumulate(steps)]
    return {
        level: Rating(MU + height - heights[ANCHOR], LANDMARK_SIGMA) for level, height in zip(LEVELS, heights)
    }


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game that ended with these places, 1 for the best; equal ones share theirs."""
    teams = [[_model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = _model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma) for [one] in after]
