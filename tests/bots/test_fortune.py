"""The luck of a played game: a mean of zero whoever plays, and much of what decides between equal bots."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev

import pytest

from benchmarks.matches import Match, Round, play_round, without_luck

UNEQUAL = Match("artificium", ("greedy", "novice"), seed=1, luck=True)


def rounds_of(game: str, many: int) -> list[Round]:
    return [play_round(replace(UNEQUAL, game=game), deal) for deal in range(many)]


def test_reckoning_luck_changes_no_game() -> None:
    plain = play_round(replace(UNEQUAL, luck=False), 0)
    reckoned = play_round(UNEQUAL, 0)
    assert (reckoned.scores, reckoned.wins) == (plain.scores, plain.wins)
    assert plain.luck == [0.0, 0.0]
    assert 0.0 not in reckoned.luck


def test_equal_bots_have_the_same_luck_once_for_and_once_against() -> None:
    reckoned = play_round(Match("artificium", ("greedy",) * 2, seed=1, luck=True), 0)
    assert reckoned.luck == pytest.approx([0.0, 0.0], abs=1e-3)


def test_of_three_equal_bots_each_gets_its_share_of_the_luck() -> None:
    """Whatever chance gives one seat of the win it takes from the others."""
    reckoned = play_round(Match("artificium", ("greedy",) * 3, seed=2, luck=True), 0)
    assert reckoned.luck[1] == pytest.approx(0.0, abs=1e-3)


@pytest.mark.parametrize("game", ["ars-universalis", "plus-ultra"])
def test_the_better_bot_has_no_more_luck(game: str) -> None:
    rounds = rounds_of(game, 12)
    for side in (0, 1):
        luck = [played.luck[side] for played in rounds]
        assert abs(fmean(luck)) < 3.0 * stdev(luck) / sqrt(len(luck))


def test_less_luck_the_games_of_a_match_are_closer_together() -> None:
    rounds = rounds_of("artificium", 16)
    for side, results in enumerate(([r.margin for r in rounds], [r.share for r in rounds])):
        luck = [played.luck[side] for played in rounds]
        assert abs(fmean(luck)) < 3.0 * stdev(luck) / sqrt(len(luck))
        assert stdev(without_luck(results, luck)) < 0.9 * stdev(results)
