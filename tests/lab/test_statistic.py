"""Counting: intervals, shared ties, seats."""

from __future__ import annotations

import pytest

from ludarium.lab.match import Outcome, Table
from ludarium.lab.statistic import Sample, Tally, wilson


def test_wilson_agrees_with_the_textbook() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_sample() -> None:
    sample = Sample()
    assert sample.mean == 0.0
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        sample.add(value)
    assert (sample.mean, sample.least, sample.most) == (5.0, 2, 9)
    low, high = sample.interval
    assert (low, high) == pytest.approx((5 - 1.4816, 5 + 1.4816), abs=1e-3)


def test_ties_are_shared_and_players_change_seats() -> None:
    tally = Tally(Table("artificium", ("a", "b", "a")))
    tally.add(0, [Outcome((5, 5, 5), 10, 8, (0, 1, 2))])  # all share
    tally.add(
        1,
        [
            Outcome((1, 9, 2), 10, 8, (1,)),  # game 1: seat 1 is player 2, an "a"
            Outcome((1, 9, 9), 10, 8, (1, 2)),  # game 2: seat 1 is player 0, seat 2 player 1
        ],
    )
    assert tally.wins == pytest.approx({"a": 2 / 3 + 1 + 0.5, "b": 1 / 3 + 0.5})
    assert tally.seat_wins == pytest.approx([1 / 3, 1 / 3 + 1 + 0.5, 1 / 3 + 0.5])
    assert tally.scores["a"].count == 6
    report = tally.report(2.0)
    assert report["decisions"] == 24
    assert report["decisions_per_second"] == 12.0


def test_no_games_make_a_report_too() -> None:
    report = Tally(Table("artificium", ("a", "b"))).report(0.0)
    assert report["games"] == 0
    assert report["wins"] == {"a": 0.0, "b": 0.0}
