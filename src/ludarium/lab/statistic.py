"""What many games say: wins with shared ties, means, and how far to trust them."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from ludarium.lab.match import Outcome, Table

Z = 1.959963984540054  # 95 % of a normal distribution lie within this many standard deviations
SHARE = math.lcm(*range(1, 13))  # a win in whole parts, so that sums do not depend on their order


class Interval(NamedTuple):
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Wilson's 95 % interval for a rate; sound for few games and for rates near 0 and 1."""
    if games == 0:
        return Interval(0.0, 1.0)
    rate = wins / games
    centre = rate + Z * Z / (2 * games)
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return Interval(max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


class Sample:
    """Whole numbers seen so far, kept as a histogram: exact, and the same in whatever order they come."""

    def __init__(self) -> None:
        self.times: defaultdict[int, int] = defaultdict(int)

    def add(self, value: int, times: int = 1) -> None:
        self.times[value] += times

    def merge(self, other: Sample) -> None:
        for value, times in other.times.items():
            self.times[value] += times

    @property
    def count(self) -> int:
        return sum(self.times.values())

    @property
    def least(self) -> int:
        return min(self.times, default=0)

    @property
    def most(self) -> int:
        return max(self.times, default=0)

    @property
    def mean(self) -> float:
        return sum(value * times for value, times in self.times.items()) / self.count if self.times else 0.0

    @property
    def interval(self) -> Interval:
        """95 % for the mean."""
        count, mean = self.count, self.mean
        if count < 2:
            return Interval(mean, mean)
        squares = sum(value * value * times for value, times in self.times.items())
        total = sum(value * times for value, times in self.times.items())
        variance = (squares - total * total / count) / (count - 1)
        spread = Z * math.sqrt(max(0.0, variance) / count)
        return Interval(mean - spread, mean + spread)


@dataclass
class Tally:
    """The count of one table's games: wins and scores by bot name, wins by seat, lengths."""

    table: Table
    games: int = 0
    decisions: int = 0
    lengths: Sample = field(default_factory=Sample)
    shares: dict[str, int] = field(default_factory=dict)
    seat_shares: list[int] = field(default_factory=list)
    scores: dict[str, Sample] = field(default_factory=dict)
    won_scores: dict[str, Sample] = field(default_factory=dict)  # of the won games alone
    earlier: tuple[int, int] = (0, 0)  # games and decisions of another time

    def __post_init__(self) -> None:
        self.shares = dict.fromkeys(self.table.bots, 0)
        self.scores = {name: Sample() for name in self.table.bots}
        self.won_scores = {name: Sample() for name in self.table.bots}
        self.seat_shares = [0] * len(self.table.bots)

    def add(self, start: int, outcomes: Iterable[Outcome]) -> None:
        """Count consecutive games from number `start` on. A quick game takes 30 µs, so this is kept lean."""
        seatings = [self.table.seated(index) for index in range(len(self.table.bots))]
        samples = [[self.scores[name].times for name in seated] for seated in seatings]
        for index, (scores, moves, decisions, winners) in enumerate(outcomes, start):
            turn = index % len(seatings)
            for times, score in zip(samples[turn], scores):
                times[score] += 1
            for seat in winners:
                name = seatings[turn][seat]
                self.shares[name] += SHARE // len(winners)
                self.seat_shares[seat] += SHARE // len(winners)
                self.won_scores[name].times[scores[seat]] += 1
            self.games += 1
            self.decisions += decisions
            self.lengths.times[moves] += 1

    def merge(self, other: Tally) -> None:
        """Count another tally of games of the same bots too."""
        self.games += other.games
        self.decisions += other.decisions
        self.lengths.merge(other.lengths)
        for name in self.shares:
            self.shares[name] += other.shares[name]
            self.scores[name].merge(other.scores[name])
            self.won_scores[name].merge(other.won_scores[name])
        for seat, share in enumerate(other.seat_shares):
            self.seat_shares[seat] += share

    @property
    def wins(self) -> dict[str, float]:
        """By bot name; a tie is shared among those who tie."""
        return {name: share / SHARE for name, share in self.shares.items()}

    @property
    def seat_wins(self) -> list[float]:
        return [share / SHARE for share in self.seat_shares]

    def report(self, seconds: float) -> dict[str, object]:
        """Everything as one JSON object. All but the times depends on the seed alone."""
        pace = 1 / seconds if seconds > 0 else 0.0
        return {
            **self.counts(),
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.fresh_decisions * pace, 1),
            "games_per_second": round(self.fresh_games * pace, 2),
        }

    def rest(self) -> None:
        """What was counted so far was played at another time: it says nothing about the pace."""
        self.earlier = self.games, self.decisions

    @property
    def fresh_games(self) -> int:
        return self.games - self.earlier[0]

    @property
    def fresh_decisions(self) -> int:
        return self.decisions - self.earlier[1]

    def counts(self) -> dict[str, object]:
        """What depends on the seed alone."""
        return {
            "game": self.table.game,
            "players": list(self.table.bots),
            "options": dict(self.table.chosen),
            "seed": self.table.seed,
            "games": self.games,
            "wins": {name: round(wins, 6) for name, wins in self.wins.items()},
            "win_rates": {name: rated(wins, self.games) for name, wins in self.wins.items()},
            "seat_wins": [round(wins, 6) for wins in self.seat_wins],
            "seat_win_rates": [rated(wins, self.games) for wins in self.seat_wins],
            "mean_scores": {name: round(sample.mean, 6) for name, sample in self.scores.items()},
            "score_intervals": {
                name: [round(limit, 6) for limit in sample.interval] for name, sample in self.scores.items()
            },
            "mean_won_scores": {name: round(sample.mean, 6) for name, sample in self.won_scores.items()},
            "moves": {
                "mean": round(self.lengths.mean, 6),
                "least": self.lengths.least,
                "most": self.lengths.most,
            },
            "decisions": self.decisions,
        }


def rated(wins: float, games: int) -> dict[str, float]:
    low, high = wilson(wins, games)
    return {"rate": round(wins / games, 6) if games else 0.0, "low": round(low, 6), "high": round(high, 6)}
