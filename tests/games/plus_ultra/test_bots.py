"""Bots of Plus Ultra: what a position is worth to a search."""

from __future__ import annotations

import pytest

from ludarium.games.plus_ultra import GAME
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
