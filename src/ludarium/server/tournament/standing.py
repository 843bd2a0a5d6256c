"""Points of a tournament and who stands where. Pure functions over what is kept of it.

A table gives 6 points to the first, 0 to the last, and in equal steps between them whatever its size; who share a
place share its points. A round without a table gives 3, which is what a table gives on average. Ties are broken by
the points of those one has met (Buchholz), the direct meetings of those who are still level, and the tables won.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from ludarium.server.tournament.row import Round, Tournament

FULL = 120  # of the first at a table: whole numbers also where up to six share places
HALF = FULL // 2
POINT = FULL // 6  # as people are told
PARTS = 60  # in which means over up to five others are whole numbers


def shares(places: Sequence[int]) -> list[int]:
    """What each place (from 1; several may share one) is worth at its table."""
    others = len(places) - 1
    found = []
    for place in places:
        ahead = sum(other < place for other in places)
        level = sum(other == place for other in places) - 1
        found.append(HALF * (2 * (others - ahead) - level) // others)
    return found


class Line(NamedTuple):
    """How one entrant stands."""

    entrant: int
    place: int
    points: int
    met: int  # of those met, the mean of every table, in sixtieths
    direct: int  # tables ahead of others who are level, less those behind them
    firsts: int
    cells: list[int | None]  # the points of every round; None: not here, or not over yet


class DealLine(NamedTuple):
    """How one entrant of a ladder stands."""

    entrant: int
    place: int
    won: int
    score: int
    seconds: int


def cells_of(rounds: Sequence[Round], entrants: int) -> list[list[int | None]]:
    """The points of every entrant in every round."""
    cells: list[list[int | None]] = [[None] * len(rounds) for _ in range(entrants)]
    for number, each in enumerate(rounds):
        for away in each.away:
            cells[away.entrant][number] = away.points
        for table in each.tables:
            for entrant, points in zip(table.entrants, table.points or (), strict=False):
                cells[entrant][number] = points
    return cells


def meetings(rounds: Sequence[Round]) -> dict[tuple[int, int], int]:
    """How often two have met, whatever became of it."""
    met: dict[tuple[int, int], int] = defaultdict(int)
    for each in rounds:
        for table in each.tables:
            for pair in itertools.combinations(sorted(table.entrants), 2):
                met[pair] += 1
    return met


def standings(tournament: Tournament) -> list[Line]:
    """Everybody who has entered, the best first."""
    rounds = tournament.played
    cells = cells_of(rounds, len(tournament.entrants))
    points = [sum(cell for cell in row if cell is not None) for row in cells]
    met, firsts = [0] * len(cells), [0] * len(cells)
    ahead: dict[tuple[int, int], int] = defaultdict(int)
    for each in rounds:
        for away in each.away:
            met[away.entrant] += 0 if away.missing else points[away.entrant] * PARTS
        for table in each.tables:
            if table.points is None:
                continue
            best, total = max(table.points), sum(points[one] for one in table.entrants)
            for one, gained in zip(table.entrants, table.points, strict=True):
                met[one] += (total - points[one]) * PARTS // (len(table.entrants) - 1)
                firsts[one] += gained == best and gained > 0
                for other, theirs in zip(table.entrants, table.points, strict=True):
                    ahead[one, other] += (gained > theirs) - (gained < theirs)
    level: dict[tuple[int, int], list[int]] = defaultdict(list)
    for one in range(len(cells)):
        level[points[one], met[one]].append(one)
    direct = [sum(ahead[one, other] for other in level[points[one], met[one]]) for one in range(len(cells))]
    keys = [(points[one], met[one], direct[one], firsts[one]) for one in range(len(cells))]
    lines = [
        Line(one, 1 + sum(key > keys[one] for key in keys), *keys[one], cells[one])
        for one in range(len(cells))
    ]
    return sorted(lines, key=lambda line: (line.place, line.entrant))


def ladder(tournament: Tournament) -> list[DealLine]:
    """Deals won, then the score of all, then the time that they took."""
    keys = []
    for one in range(len(tournament.entrants)):
        results = [deal.results[one] for deal in tournament.deals if one in deal.results]
        won, score = sum(each.won for each in results), sum(each.score for each in results)
        keys.append((won, score, -sum(each.seconds for each in results), len(results)))
    best = [(*key[:3],) if key[3] else (-1, 0, 0) for key in keys]  # who has played nothing comes last
    lines = [
        DealLine(one, 1 + sum(other > key for other in best), keys[one][0], keys[one][1], -keys[one][2])
        for one, key in enumerate(best)
    ]
    return sorted(lines, key=lambda line: (line.place, line.entrant))
