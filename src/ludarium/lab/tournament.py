"""Tournaments: every table of different bots that can be set, over all seats, and ratings from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from openskill.models import PlackettLuce

from ludarium.core.host import derive
from ludarium.lab.match import Outcome, Table
from ludarium.lab.statistic import SHARE, Sample, rated


def round_robin(
    game: str, bots: Sequence[str], seats: int, chosen: Iterable[tuple[str, str]], seed: int
) -> list[Table]:
    """All tables of `seats` different bots, each with a seed of its own; in a solitaire all get the same deals."""
    return [
        Table(game, table, tuple(chosen), derive(seed, number) if seats > 1 else seed)
        for number, table in enumerate(combinations(bots, seats))
    ]


@dataclass
class Standing:
    """How one bot has done."""

    name: str
    mu: float
    sigma: float
    games: int
    wins: float
    scores: Sample

    @property
    def rating(self) -> float:
        """The strength it has shown with near certainty, as openskill ranks."""
        return self.mu - 3 * self.sigma

    def report(self) -> dict[str, object]:
        return {
            "bot": self.name,
            "rating": round(self.rating, 4),
            "mu": round(self.mu, 4),
            "sigma": round(self.sigma, 4),
            "games": self.games,
            "wins": round(self.wins, 6),
            "win_rate": rated(self.wins, self.games),
            "mean_score": round(self.scores.mean, 6),
        }


Result = tuple[bool, int]  # won or not, and the score: the higher, the better


class Tournament:
    """Collects the games of all tables. Batches may come in any order; the ratings do not depend on it."""

    def __init__(self, tables: Sequence[Table]) -> None:
        self.tables = tables
        self.games: dict[tuple[int, int], Outcome] = {}  # by number and table: the order they are rated in

    def add(self, table: int, index: int, outcome: Outcome) -> None:
        self.games[index, table] = outcome

    @property
    def decisions(self) -> int:
        return sum(outcome.decisions for outcome in self.games.values())

    def standings(self) -> list[Standing]:
        """Best first."""
        names = dict.fromkeys(name for table in self.tables for name in table.bots)
        model = PlackettLuce()
        ratings = {name: model.rating(name=name) for name in names}
        shares = dict.fromkeys(names, 0)
        samples = {name: Sample() for name in names}
        for results in self.meetings():
            places = [1.0 + sum(other > mine for other in results.values()) for mine in results.values()]
            teams = model.rate([[ratings[name]] for name in results], ranks=places)
            for name, [rating] in zip(results, teams):
                ratings[name] = rating
        for (index, number), outcome in self.games.items():
            for seat, name in enumerate(self.tables[number].seated(index)):
                samples[name].add(outcome.scores[seat])
                if seat in outcome.winners:
                    shares[name] += SHARE // len(outcome.winners)
        found = [
            Standing(
                name,
                ratings[name].mu,
                ratings[name].sigma,
                samples[name].count,
                shares[name] / SHARE,
                samples[name],
            )
            for name in names
        ]
        return sorted(found, key=lambda standing: (-standing.rating, standing.name))

    def meetings(self) -> list[dict[str, Result]]:
        """Who met whom, and how it ended: by game; in a solitaire those who were dealt the same game."""
        met: dict[tuple[int, int], dict[str, Result]] = {}
        for index, number in sorted(self.games):
            table, outcome = self.tables[number], self.games[index, number]
            results = met.setdefault((index, number if len(table.bots) > 1 else 0), {})
            for seat, name in enumerate(table.seated(index)):
                results[name] = (seat in outcome.winners, outcome.scores[seat])
        return [results for results in met.values() if len(results) > 1]

    def duels(self) -> dict[tuple[str, str], float]:
        """How often the first bot finished before the second at the same table; a tie counts half."""
        better: dict[tuple[str, str], float] = {}
        met: dict[tuple[str, str], int] = {}
        for results in self.meetings():
            for one, mine in results.items():
                for other, theirs in results.items():
                    if one != other:
                        point = 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
                        better[one, other] = better.get((one, other), 0.0) + point
                        met[one, other] = met.get((one, other), 0) + 1
        return {pair: points / met[pair] for pair, points in better.items()}
