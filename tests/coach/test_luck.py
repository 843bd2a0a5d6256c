"""Luck: exact where it can be counted, and nothing on average."""

from __future__ import annotations

from ludarium.coach.luck import strokes, tosses
from ludarium.core.policy import Policy
from ludarium.games import find_game
from tests.coach.play import game_of


def test_the_luck_of_a_toss_is_nothing_over_all_that_may_come() -> None:
    journal = game_of("artificium", ["master", "master"], 2, most=40)
    policy = find_game("artificium").policy
    weighed = 0
    for toss in tosses(journal):
        may_come = toss.may_come()
        if len(may_come) < 2:
            continue
        weighed += 1
        for seat in range(2):
            total = 0.0
            for outcome, cases in may_come:
                instead = type(toss)(toss.entry, toss.before, toss.act, toss.given, outcome)
                luck = instead.luck(policy)
                assert luck is not None
                total += cases * luck[seat]
            assert abs(total) < 1e-6
    assert weighed > 10


def test_a_value_that_knows_nothing_finds_no_luck() -> None:
    journal = game_of("artificium", ["master", "master"], 2, most=40)
    assert all(points == 0 for stroke in strokes(journal, Policy()) for points in stroke.by_seat)
