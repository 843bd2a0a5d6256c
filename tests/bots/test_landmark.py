"""Bots of earlier times choose what they chose then: landmark.json was written by the engine of that time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludarium.bots.levels import LEVELS, UnknownBot, make_bot
from ludarium.core.game import Game
from ludarium.core.host import Seeded
from ludarium.core.kernel import legal, play, redealt
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.games import all_games, find_game

PINS = json.loads((Path(__file__).parent / "landmark.json").read_text(encoding="utf-8"))
BOTS_OF_1 = ("greedy", "search:30", "novice", "apprentice", "master")
DEPTHS = (2, 5, 9)  # moves played at random before a choice
SEATS = {"artificium": 2, "plus-ultra": 3, "ars-universalis": 2, "universal-tapestry": 1}


def position(game: Game, depth: int) -> tuple[State, int, Moves]:
    """After so many random moves, and on to a choice of three or more."""
    host = Seeded(100 + depth)
    state = game.setup(SEATS[game.id]).begin(host)
    moves = Moves()
    while not state.over:
        seat = int(state.actor())
        legal(state, seat, moves)
        if depth <= 0 and moves.size > 2:
            return redealt(state, seat, Seeded(7)), seat, moves
        play(state, seat, moves[host.roll(moves.size)], host)
        depth -= 1
    raise ValueError("this deal ends too soon")


def named(name: str, time: str) -> str:
    kind, colon, budget = name.partition(":")
    return f"{kind}@{time}{colon}{budget}"


@pytest.mark.parametrize("name", BOTS_OF_1)
@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games()])
def test_a_landmark_chooses_as_it_did(game: Game, name: str) -> None:
    depths: tuple[int, ...] = DEPTHS if ":" in name or name in ("greedy", "novice") else DEPTHS[:2]
    if game.id == "universal-tapestry" and name in ("search:30", "master"):
        name, depths = name.partition(":")[0], DEPTHS[1:2]  # its own search, which takes no budget, but time
    for depth in depths:
        state, seat, moves = position(game, depth)
        chosen = make_bot(named(name, "1"), game, 5).choose(state, seat, moves)
        assert game.verbs.write(chosen) == PINS["1"][game.id][f"{name} {depth}"]


@pytest.mark.parametrize("name", [*LEVELS, "search:12", "search:0.1s", "greedy", "search"])
def test_every_bot_of_that_time_can_be_had(name: str) -> None:
    assert make_bot(named(name, "1"), find_game("artificium"), 1) is not None


@pytest.mark.parametrize("name", ["search@2", "search@", "random@1", "greedy@1:5", "gredy@1"])
def test_nobody_else_of_that_time_can(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name, find_game("artificium"), 1)
