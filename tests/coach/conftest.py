"""The coach is checked on every game, with the options that stand first."""

from __future__ import annotations

import pytest

from ludarium.games import all_games
from tests.contract.conftest import Case


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        cases = [Case(game, game.seats[-1], ()) for game in all_games(template=True)]
        metafunc.parametrize("case", cases, ids=str)
