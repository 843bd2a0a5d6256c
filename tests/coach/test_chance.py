"""Chances are told where they were found to hold, and nowhere else."""

from __future__ import annotations

import pytest

from ludarium.coach.chance import Chance
from ludarium.coach.race import lead
from ludarium.games import all_games, find_game
from tests.coach.play import game_of

TABLES = [(game.id, seats) for game in all_games() for seats in game.seats if seats > 1]


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_every_table_of_several_has_chances(game_id: str, seats: int) -> None:
    game = find_game(game_id)
    chance = Chance.of(game.setup(seats), game.policy)
    assert chance.calibrated
    state = game_of(game_id, ["novice"] * seats, 7, most=40).state
    told = chance.of_all(state)
    assert sum(told) == pytest.approx(1)
    leads = [lead(state, game.policy, seat) for seat in range(seats)]
    assert told.index(max(told)) == leads.index(max(leads))


def test_other_options_or_numbers_are_told_in_points() -> None:
    """Curves of the usual game say nothing of another one; help for people makes none."""
    ars, artificium = find_game("ars-universalis"), find_game("artificium")
    assert Chance.of(ars.setup(2, {"help": "off"}), ars.policy).calibrated
    assert not Chance.of(ars.setup(2, {"golden_age": "on", "duel": "on"}), ars.policy).calibrated
    assert not Chance.of(artificium.setup(2, {"rounds": "3"}), artificium.policy).calibrated
