"""Ars Universalis: the bots of 2026-11, as they were when the ladder was first measured."""

from __future__ import annotations

from ludarium.core.pieces import Ints
from ludarium.core.policy import Policy
from ludarium.games.ars_universalis.level import ArsAmateur
from ludarium.games.ars_universalis.planner import ArsPlanner

# How often a solution is seen, of a hundred times, by its cards; a foreign one counts twice
NOVICE = (100, 95, 80, 62, 44, 28, 18, 10, 5, 2, 1)
APPRENTICE = (100, 96, 88, 75, 60, 46, 34, 24, 16, 10, 6)


def first_patron(name: str) -> Policy | None:
    """The policy of a named bot; None for those that search."""
    match name:
        case "novice":
            return ArsAmateur(Ints.of(NOVICE), bank=0)
        case "apprentice":
            return ArsAmateur(Ints.of(APPRENTICE), bank=100)
        case "master":
            return ArsPlanner()
        case _:
            return None
