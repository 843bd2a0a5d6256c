"""Bots by name: how strong a bot a table or a match asks for."""

from __future__ import annotations

from typing import Final

from ludarium.bots.bot import Bot, RandomBot
from ludarium.bots.greedy import GreedyBot
from ludarium.bots.search import SearchBot
from ludarium.core.game import Game

LEVELS: Final = ("novice", "apprentice", "master", "grandmaster")  # each beats the one before
BOTS: Final = ("random", "greedy", "search", *LEVELS)

NOVICE_NOISE: Final = 12  # random moves in a hundred: one slip in the market costs a round
APPRENTICE_NOISE: Final = 4


class UnknownBot(ValueError):
    """No bot has this name."""

    def __init__(self, name: str) -> None:
        known = ", ".join(BOTS)
        super().__init__(
            f"there is no bot {name!r}; known are {known}; search takes its iterations (search:500) "
            "or seconds (search:0.2s)"
        )


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot for one seat of this game. `search` may say how long it thinks: search:500, search:0.2s."""
    kind, colon, budget = name.partition(":")
    own = game.levels(name) if name in BOTS and name != "random" else None
    if own is not None:
        return GreedyBot(own, seed)
    if kind == "search":
        return _search(name, budget, game, seed) if colon else SearchBot(game.policy, game.planner, seed)
    match name:
        case "random":
            return RandomBot(seed)
        case "greedy":
            return GreedyBot(game.planner, seed)
        case "novice":
            return GreedyBot(game.policy, seed, NOVICE_NOISE)
        case "apprentice":
            return GreedyBot(game.policy, seed, APPRENTICE_NOISE)
        case "master":
            return GreedyBot(game.policy, seed)
        case "grandmaster":
            return SearchBot(game.policy, game.planner, seed)
        case _:
            raise UnknownBot(name)


def _search(name: str, budget: str, game: Game, seed: int) -> SearchBot:
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0.0 < seconds < float("inf"):
                return SearchBot(game.policy, game.planner, seed, seconds=seconds)
        elif int(budget) > 0:
            return SearchBot(game.policy, game.planner, seed, int(budget))
    except ValueError:
        pass
    raise UnknownBot(name)
