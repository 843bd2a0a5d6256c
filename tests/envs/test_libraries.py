"""The libraries' own tests of environments pass: PettingZoo's, Gymnasium's and OpenSpiel's."""

from __future__ import annotations

import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from ludarium.envs import aec_env, parallel_env
from ludarium.envs.gym import env_id
from tests.envs.conftest import EXHAUSTIVE, Case

pyspiel = pytest.importorskip("pyspiel")

CYCLES = 500 if EXHAUSTIVE else 60


@pytest.fixture(autouse=True)
def _quiet() -> None:
    # PettingZoo warns that a dictionary with a mask is no plain array: its own classic games have one, too.
    warnings.simplefilter("ignore")


def test_pettingzoo_agents_in_turn(case: Case) -> None:
    game, seats = case
    api_test(aec_env(game, seats), num_cycles=CYCLES)
    seed_test(lambda: aec_env(game, seats), num_cycles=CYCLES)


def test_pettingzoo_agents_at_once(case: Case) -> None:
    game, seats = case
    parallel_api_test(parallel_env(game, seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(game, seats), num_cycles=CYCLES)


def test_pettingzoo_shows_them(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    """As text, or printed: at the beginning and after every step."""
    game, seats = case
    render_test(lambda render_mode: aec_env(game, seats, render_mode=render_mode))
    for env in (gymnasium.make(env_id(game), render_mode="human"), parallel_env(game, render_mode="human")):
        capsys.readouterr()
        env.reset(seed=1)
        assert capsys.readouterr().out.startswith("{")


def test_gymnasium(case: Case) -> None:
    game, seats = case
    check_env(gymnasium.make(env_id(game), seats=seats, bots="random").unwrapped)


def test_open_spiel_with_serialisation(case: Case) -> None:
    """OpenSpiel writes every state of a game as text and reads it back: in the quick run where that is soon done."""
    game, seats = case
    name = f"python_ludarium_{game.replace('-', '_')}(seats={seats})"
    few = EXHAUSTIVE or (game, seats) in (("artificium", 3), ("ars-universalis", 1))
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=few, verbose=False)
