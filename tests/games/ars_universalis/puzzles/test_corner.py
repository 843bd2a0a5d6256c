"""The puzzle corner: the same puzzle for the same seed, and always one that can be solved."""

from __future__ import annotations

import datetime

import pytest

from ludarium.games.ars_universalis.data import FIGURE_DATA, PERIOD_CODES
from ludarium.games.ars_universalis.puzzles.arrangement import arrange, verify
from ludarium.games.ars_universalis.puzzles.corner import (
    DAILY_PERIODS,
    Puzzle,
    daily_puzzles,
    daily_seed,
    make_puzzle,
)
from ludarium.games.ars_universalis.puzzles.solve import minimal_sets
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES

DAY = datetime.date(2026, 11, 16)
SEED = 6008206804766777750
PUZZLES = [
    (21, 1, 1, "orange-yellow-red", (36, 90, 28, 94, 95, 62, 87), 4),
    (6, 3, 0, "SOL", (78, 1, 20, 71, 97, 4), 2),
    (38, 1, 1, "6-3-4-3-6", (72, 24, 47, 42, 84, 22, 15), 4),
    (59, 1, 2, "cube-cylinder-cube-cone-sphere", (82, 40, 81, 51, 14, 47, 39, 97), 5),
    (0, 1, 0, "39", (85, 35, 94, 77, 36, 99), 5),
]


def contents(puzzle: Puzzle) -> tuple[object, ...]:
    return puzzle.figure, puzzle.place, puzzle.period, puzzle.target.text, tuple(puzzle.hand), puzzle.fewest


@pytest.mark.parametrize("period", [0, 1, 2])
@pytest.mark.parametrize("category", CATEGORY_NAMES)
def test_a_puzzle_is_a_work_of_its_kind_and_period_that_can_be_solved(category: str, period: int) -> None:
    for seed in range(8):
        puzzle = make_puzzle(seed, category, period)
        row = FIGURE_DATA[puzzle.figure]
        assert row["period"] == PERIOD_CODES[period]
        assert (row[f"w{puzzle.place}_category"], row[f"w{puzzle.place}_target"]) == (
            puzzle.target.category,
            puzzle.target.text,
        )
        assert len(set(puzzle.hand)) == 6 + period
        fewest = min(minimal_sets(puzzle.target, puzzle.hand), key=int.bit_count)
        assert fewest.bit_count() == puzzle.fewest
        assert verify(puzzle.target, arrange(puzzle.target, puzzle.hand, fewest), puzzle.hand) is None


def test_seeds_make_different_puzzles() -> None:
    assert len({contents(make_puzzle(seed, "music", 1)) for seed in range(50)}) == 50


def test_the_set_of_a_day_has_one_puzzle_of_each_kind() -> None:
    puzzles = daily_puzzles(DAY)
    assert [puzzle.target.category for puzzle in puzzles] == list(CATEGORY_NAMES)
    assert sorted(puzzle.period for puzzle in puzzles) == list(DAILY_PERIODS)


def test_the_set_of_a_day_is_the_same_for_everyone_and_for_ever() -> None:
    assert daily_seed(DAY) == SEED
    assert [contents(puzzle) for puzzle in daily_puzzles(DAY)] == PUZZLES


def test_a_key_makes_another_set() -> None:
    assert daily_seed(DAY, b"key") != daily_seed(DAY)
    other = [contents(puzzle) for puzzle in daily_puzzles(DAY, b"key")]
    assert other != PUZZLES
    assert other == [contents(puzzle) for puzzle in daily_puzzles(DAY, b"key")]
