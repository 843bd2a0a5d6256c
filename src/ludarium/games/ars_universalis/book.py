"""What the rules page of Ars Universalis names beside the constants: numbers that follow from them."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core.ruleset import Constants
from ludarium.core.text import Argument
from ludarium.games.ars_universalis.data import (
    CELLS,
    COLUMNS,
    FIGURE,
    FIGURE_NAMES,
    MATERIALS,
    ROWS,
    WORKS_EACH,
)
from ludarium.games.ars_universalis.puzzles.materials import NUMBER
from ludarium.games.ars_universalis.ruleset import Rules

FULL = "michelangelo"  # the figure of the example of rewards,
LATE = "hildegard"  # and the one that comes too late
DRAWN = 3  # cards in the example of a hand that gets too full


def derived(rules: Rules, constants: Constants, say: Callable[..., str]) -> dict[str, Argument]:
    works, bonus = _rewards(rules, FULL)
    late, late_bonus = _rewards(rules, LATE)
    halves = [points // 2 for points in late]
    first = [figure for figure in range(len(FIGURE_NAMES)) if rules.period[figure] == 0]
    numbers = [int(NUMBER[card]) for card in range(int(MATERIALS))]
    return {
        "least_seats": 1,
        "most_seats": 4,
        "figure_cards": len(FIGURE_NAMES),
        "figures_each": len(first),
        "multi_each": sum(rules.works[figure] > 1 for figure in first),
        "all_works": sum(int(rules.works[figure]) for figure in range(len(FIGURE_NAMES))),
        "material_cards": int(MATERIALS),
        "number_least": min(numbers),
        "number_most": max(numbers),
        "staff_bottom": 0,
        "staff_top": 8,
        "over_hand": constants.numbers("hand_limit")["middle_ages"] - 1,
        "over_draw": DRAWN,
        "over_none": 1,
        "over_one": 2,
        "example_name": say(f"figure-{FULL}"),
        "example_works": _sum(works),
        "example_bonus": bonus,
        "example_total": sum(works) + bonus,
        "late_name": say(f"figure-{LATE}"),
        "late_works": _sum(late),
        "late_bonus": late_bonus,
        "late_halves": _sum(halves),
        "late_half_bonus": late_bonus // 2,
        "late_total": sum(halves) + late_bonus // 2,
        "solo_columns": int(COLUMNS),
        "solo_rows": int(ROWS),
        "inspiration": len(FIGURE_NAMES) - int(CELLS),
    }


def _rewards(rules: Rules, name: str) -> tuple[list[int], int]:
    """The points of a figure's works, and the bonus for all of them."""
    figure = FIGURE.read(name)
    works = range(figure * WORKS_EACH, figure * WORKS_EACH + int(rules.works[figure]))
    return [int(rules.points[work]) for work in works], int(rules.bonus[figure])


def _sum(points: list[int]) -> str:
    return " + ".join(map(str, points))
