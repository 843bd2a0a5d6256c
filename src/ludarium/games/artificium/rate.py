"""Artificium for bots: what things are worth in grains, hundredths of a point, as numbers that can be tuned."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.pieces import Ints

POINT: Final = 100  # grains


class Rates:
    """The numbers that the bots of 2026-11 played by. Better ones are set on top of them (`tuned`)."""

    kept: list[Ints]  # what is left over, by rounds to come (1, 2, 3 or more)
    promise: Ints  # what a card in hand promises beyond an average one when a round begins
    start: Ints  # what beginning the next round brings, by rounds to come (1, 2, 3 or more)
    exploration: i64  # guesses for what cannot be planned
    theft: i64
    wizard: i64  # two cards more to play
    mulligan: i64  # what five new cards bring on average
    reserve: i64  # coins to have when the next market opens
    poor: i64  # a card that promises less is thrown away for a new one

    def __init__(self) -> None:
        # Each resource and coins (the first, more, many): worth more than the bank pays while rounds remain to use
        # it. A linear regression of the final margin over 8,000 games of the policy against itself, times 0.85 by
        # hand (of three factors tried 0.8 did best).
        self.kept = [
            Ints.of([80, 60, 165, 160, 180, 245, 230, 460, 410, 110, 80, 45]),
            Ints.of([120, 110, 290, 270, 250, 370, 350, 640, 470, 125, 105, 55]),
            Ints.of([180, 175, 370, 380, 370, 460, 430, 820, 510, 160, 105, 85]),
        ]
        self.promise = Ints.of([70, -120, 0, 100, -40, -40, -70, -50, -70, -60, 0, -10, 110, 0, 400, 0])
        self.start = Ints.of([0, 0, 0])
        self.exploration = 300
        self.theft = 75
        self.wizard = 1200
        self.mulligan = 1500
        self.reserve = 4
        self.poor = -50


def tuned() -> Rates:
    """What `greedy` and the search choose by.

    What is left over, dear cards kept in hand and the first place in the next market: a regression of the final
    margin over 40,000 games of the quick policy (`rollout`) against itself. A Castle that could not be played in one
    round is no treasure in the next; to begin the last round is worth five points. The guesses were found in matches
    of the same policy, one number after the other.
    """
    rates = Rates()
    rates.kept = [
        Ints.of([71, 85, 186, 167, 199, 245, 208, 487, 399, 110, 76, 46]),
        Ints.of([107, 116, 257, 246, 236, 369, 347, 695, 582, 129, 105, 67]),
        Ints.of([144, 142, 318, 310, 343, 491, 443, 911, 767, 146, 120, 97]),
    ]
    rates.promise = Ints.of([70, -120, 0, 100, -40, -40, -70, -50, -70, -60, 0, -10, -230, -270, 0, -170])
    rates.start = Ints.of([500, 380, 90])
    rates.exploration = 800
    rates.mulligan = 2100
    rates.reserve = 2
    return rates


class Prospects:
    """What a search takes positions of two players for, between two rounds: goods and coins together are worth
    W L / (W + L), where W is a plain sum, as who has much can use each thing less; and a lead melts.

    Fitted to games of the quick policy from 585,000 positions with goods, coins and scores drawn by lot: in games as
    they are played who has much has played well, and a regression takes that for what the goods are worth. All by
    rounds to come (1, 2, 3 or more).
    """

    worth: list[Ints]  # grains of each resource, of one of the first coins and of a further one
    limit: vec[float]  # grains that all of it stays below
    melt: vec[float]  # of a point of score, what is left in the end
    start: Ints  # grains for beginning the next round

    def __init__(self) -> None:
        self.worth = [
            Ints.of([177, 214, 382, 356, 393, 497, 503, 1054, 876, 217, 142]),
            Ints.of([237, 269, 494, 467, 489, 726, 671, 1397, 1120, 240, 182]),
            Ints.of([281, 275, 564, 620, 604, 845, 857, 1715, 1300, 279, 249]),
        ]
        self.limit = vec[float]([7230.0, 9650.0, 10630.0])
        self.melt = vec[float]([0.98, 0.92, 0.82])
        self.start = Ints.of([300, 216, 98])
