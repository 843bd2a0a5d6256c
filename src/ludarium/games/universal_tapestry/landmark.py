"""Universal Tapestry: the bots of 2026-11, as they were when the ladder was first measured."""

from __future__ import annotations

from ludarium.core.policy import Policy
from ludarium.games.universal_tapestry.policy import Weaver
from ludarium.games.universal_tapestry.rollout import Budget


def first_weaver(name: str) -> Policy:
    """The policy of a named bot."""
    match name:
        case "novice":
            return Weaver(Budget(ends=1, chain=20, draw=0), exchanges=1, everywhere=False)
        case "apprentice" | "greedy":
            return Weaver(Budget(ends=1), everywhere=False)
        case "master":
            return Weaver(Budget(ends=6, playouts=18, late_playouts=24, least=3, draw=4), everywhere=False)
        case "search":
            return Weaver(Budget(), point=150.0, everywhere=False)
        case _:
            return Weaver(Budget(), everywhere=False)
