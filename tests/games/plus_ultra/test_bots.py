"""Bots of Plus Ultra: what a position is worth to a search."""

from __future__ import annotations

import pytest

from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.policy import PlusUltraPolicy
from ludarium.games.plus_ultra.rate import Rates, among_more, half_way
from tests.games.plus_ultra.table import draft_table


@pytest.mark.rule("4 B5")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("left", range(4))
def test_with_three_and_four_who_drafts_early_stands_better_even_in_the_last_round(
    players: int, left: int
) -> None:
    s = draft_table(players)
    s.round = s.rules.rounds - left
    worth = [GAME.policy.expect(s, seat) for seat in range(players)]
    assert worth[0] > worth[1]
    assert worth[0] > worth[-1]


def test_two_are_judged_by_what_games_of_two_say() -> None:
    s = draft_table(2)
    s.round = s.rules.rounds
    assert GAME.policy.expect(s, 0) == GAME.policy.expect(s, 1)


def test_half_way_lies_between_the_first_guesses_and_what_was_learned() -> None:
    first, learned, between = Rates(), among_more(), half_way(among_more())
    assert between.place == pytest.approx((first.place + learned.place) / 2)
    assert between.sea_step == pytest.approx((first.sea_step + learned.sea_step) / 2)
    assert (between.harm, between.find) == (first.harm, first.find)


def test_novice_and_apprentice_draft_by_what_they_have_learned() -> None:
    """The levels stand on it: by the first guesses the master is too far above the apprentice with four."""
    novice, apprentice = GAME.levels("novice"), GAME.levels("apprentice")
    assert isinstance(novice, PlusUltraPolicy)
    assert isinstance(apprentice, PlusUltraPolicy)
    assert novice.rates.place == among_more().place
    assert apprentice.rates.place == half_way(among_more()).place
