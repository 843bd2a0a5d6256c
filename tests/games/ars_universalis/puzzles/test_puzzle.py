"""Puzzles: the same puzzle for the same seed, and always one that can be solved."""

from __future__ import annotations

import pytest

from ludarium.core.daily import PUZZLES as PUZZLE_SEED
from ludarium.core.daily import day_seed
from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.data import FIGURE_DATA, PERIOD_CODES
from ludarium.games.ars_universalis.puzzles.arrangement import arrange, verify
from ludarium.games.ars_universalis.puzzles.puzzle import (
    DAILY_PERIODS,
    Puzzle,
    daily_puzzles,
    make_puzzle,
)
from ludarium.games.ars_universalis.puzzles.solve import minimal_sets
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES

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
    puzzles = daily_puzzles(SEED)
    assert [puzzle.target.category for puzzle in puzzles] == list(CATEGORY_NAMES)
    assert sorted(puzzle.period for puzzle in puzzles) == list(DAILY_PERIODS)


def test_the_set_of_a_day_is_the_same_for_everyone_and_for_ever() -> None:
    assert day_seed(GAME.id, PUZZLE_SEED, "2026-11-16") == SEED
    assert [contents(puzzle) for puzzle in daily_puzzles(SEED)] == PUZZLES


def test_the_game_declares_them() -> None:
    puzzles = GAME.puzzles
    assert puzzles is not None
    made = [*puzzles.of_day(SEED), puzzles.practice(3, "music", "late_modern")]
    assert [puzzle.kind for puzzle in made] == [*puzzles.kinds, "music"]
    assert made[-1].level == "late_modern"
    for puzzle in made:
        assert puzzle.level in puzzles.levels
        assert set(puzzle.content()) == {"figure", "work", "hand"}
        assert puzzle.judge(puzzle.solution()).state == "complete"
        assert puzzle.reads(puzzle.solution())
        assert not puzzle.reads("nonsense")
