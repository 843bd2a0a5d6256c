"""Which games and numbers of players the libraries' tests run for: `make test` takes a few, `make test-all` all."""

from __future__ import annotations

import os

import pytest

from ludarium.games import all_games

EXHAUSTIVE = os.environ.get("LUDARIUM_EXHAUSTIVE") == "1"
Case = tuple[str, int]


def cases() -> list[Case]:
    """A game and a number of players; in the quick run one of each game, some alone and some with several."""
    if EXHAUSTIVE:
        return [(game.id, seats) for game in all_games() for seats in game.seats]
    return [(game.id, game.seats[number % len(game.seats)]) for number, game in enumerate(all_games())]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=lambda case: f"{case[0]}-{case[1]}p")
