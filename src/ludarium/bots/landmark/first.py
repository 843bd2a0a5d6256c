"""The bots of 2026-11, `novice@1` to `search@1`: as they were when the ladder was first measured."""

from __future__ import annotations

from typing import Final

from ludarium.bots.bot import Bot
from ludarium.bots.greedy import GreedyBot
from ludarium.bots.landmark.search import ITERATIONS, FirstSearch
from ludarium.core.game import Landmark

NOISE: Final = {"novice": 12, "apprentice": 4, "master": 0}  # random moves in a hundred


def first(
    name: str, landmark: Landmark, seed: int, iterations: int = ITERATIONS, seconds: float = 0.0
) -> Bot | None:
    """A bot of that time; None for a name that nobody had then. A game's own search takes no budget."""
    own = landmark.levels(name) if iterations == ITERATIONS and seconds == 0.0 else None
    if own is not None:
        return GreedyBot(own, seed)
    if name in ("search", "grandmaster"):
        return FirstSearch(landmark.policy, landmark.planner, seed, iterations, seconds)
    if name == "greedy":
        return GreedyBot(landmark.planner, seed)
    if name in NOISE:
        return GreedyBot(landmark.policy, seed, NOISE[name])
    return None
