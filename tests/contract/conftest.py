"""Which games the contract is checked on: every registered game x player count x option.

`make test` takes a pairwise sample (every pair of values of two settings occurs), `make test-all` all. Where the
engine is interpreted, which is slow, every value occurs: that it plays like the compiled one, move for move, is shown
for the whole sample (test_engines.py).
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
INTERPRETED = os.environ.get("LUDARIUM_ENGINE") == "interpreted"
GAMES_EACH = 8 if EXHAUSTIVE else 1 if INTERPRETED else 2


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


def sample(cases: list[Case], together: int) -> list[Case]:
    """A few cases in which so many values that occur together in some case still do: 2 for every pair, 1 for all."""

    def values(case: Case) -> set[object]:
        each = [("seats", str(case.seats)), *case.chosen]
        return {group for many in range(1, together + 1) for group in combinations(each, many)}

    shown = [values(case) for case in cases]
    wanted = set[object]().union(*shown)
    taken = []
    while wanted:
        best = max(range(len(cases)), key=lambda number: len(shown[number] & wanted))
        taken.append(cases[best])
        wanted -= shown[best]
    return taken


def pairwise(cases: list[Case]) -> list[Case]:
    return sample(cases, 2)


@cache
def all_cases() -> list[Case]:
    sets = [every_case(game) for game in all_games(template=True)]
    return [
        case for cases in sets for case in (cases if EXHAUSTIVE else sample(cases, 1 if INTERPRETED else 2))
    ]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", all_cases(), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", all_games(template=True), ids=lambda game: game.id)
    if "seed" in metafunc.fixturenames:
        metafunc.parametrize("seed", range(GAMES_EACH))
