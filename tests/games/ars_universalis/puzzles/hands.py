"""Hands and works for the puzzle tests."""

from __future__ import annotations

import random

from ludarium.games.ars_universalis.data import FIGURE_DATA
from ludarium.games.ars_universalis.puzzles.target import Target, parse_target

WORKS = [
    (row[f"w{k}_category"], row[f"w{k}_target"])
    for row in FIGURE_DATA
    for k in (1, 2, 3)
    if row[f"w{k}_category"]
]


def works(category: str) -> list[Target]:
    return [parse_target(kind, text) for kind, text in WORKS if kind == category]


def made_up(category: str, rng: random.Random) -> Target:
    """A target that no figure has, short enough to be solved often."""
    size = rng.randint(1, 4)
    parts = {
        "painting": ["red", "yellow", "blue", "green", "orange", "purple"],
        "literature": list("EAIORSNLT"),
        "music": [str(note) for note in range(9)],
        "sculpture": ["cone", "cylinder", "sphere", "cube"],
    }
    if category == "science":
        return parse_target(category, str(rng.randint(1, 120)))
    joint = "" if category == "literature" else "-"
    return parse_target(category, joint.join(rng.choices(parts[category], k=size)))


def deal(rng: random.Random, many: int) -> list[int]:
    return rng.sample(range(100), many)


def ids(*names: str) -> list[int]:
    """M001 is card 0."""
    return [int(name[1:]) - 1 for name in names]
