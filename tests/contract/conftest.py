"""Which games the contract is checked on: every registered game x player count x option.

`make test` takes a pairwise sample (every pair of values of two settings occurs), `make test-all` all.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

import pytest

from ludarium.core.game import Game, Setup
from ludarium.games import all_games

EXHAUSTIVE = os.environ.get("LUDARIUM_EXHAUSTIVE") == "1"
# The interpreted engine is slow, and it is compared with the compiled one move for move (test_engines.py).
GAMES_EACH = 8 if EXHAUSTIVE else 1 if os.environ.get("LUDARIUM_ENGINE") == "interpreted" else 2


@dataclass(frozen=True)
class Case:
    """One way to set up one game."""

    game: Game
    seats: int
    chosen: tuple[tuple[str, str], ...]

    def setup(self) -> Setup:
        return self.game.setup(self.seats, dict(self.chosen))

    def __str__(self) -> str:
        return "-".join([self.game.id, f"{self.seats}p", *(f"{name}={value}" for name, value in self.chosen)])


def every_case(game: Game) -> list[Case]:
    found = []
    for seats in game.seats:
        offered = [option for option in game.options if not option.seats or seats in option.seats]
        for values in product(*(option.values for option in offered)):
            chosen = tuple((option.name, value) for option, value in zip(offered, values, strict=True))
            found.append(Case(game, seats, chosen))
    return found


def pairwise(cases: list[Case]) -> list[Case]:
    """A few cases in which every pair of values that occurs together in some case still does."""

    def pairs(case: Case) -> set[object]:
        values = [("seats", str(case.seats)), *case.chosen]
        return set(combinations(values, 2)) | set(values)

    wanted = set[object]().union(*(pairs(case) for case in cases))
    taken = []
    while wanted:
        best = max(cases, key=lambda case: len(pairs(case) & wanted))
        taken.append(best)
        wanted -= pairs(best)
    return taken


@cache
def all_cases() -> list[Case]:
    sets = [every_case(game) for game in all_games(template=True)]
    return [case for cases in sets for case in (cases if EXHAUSTIVE else pairwise(cases))]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", all_cases(), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", all_games(template=True), ids=lambda game: game.id)
    if "seed" in metafunc.fixturenames:
        metafunc.parametrize("seed", range(GAMES_EACH))
