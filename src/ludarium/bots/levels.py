"""Bots by name: how strong a bot a table or a match asks for."""

from __future__ import annotations

from typing import Final

from ludarium.bots.bot import Bot, RandomBot
from ludarium.bots.greedy import GreedyBot
from ludarium.bots.guest import GuestFailed, guarded
from ludarium.bots.landmark.first import first
from ludarium.bots.search import ITERATIONS, SearchBot
from ludarium.core.game import Game

LEVELS: Final = ("novice", "apprentice", "master", "grandmaster")  # each beats the one before
BOTS: Final = ("random", "greedy", "search", *LEVELS)

# Random moves in a hundred, for a game that has no amateurs of its own yet.
NOVICE_NOISE: Final = 12
APPRENTICE_NOISE: Final = 4


class UnknownBot(ValueError):
    """No bot has this name; `why`, where it names one of somebody's own that is not to be had."""

    def __init__(self, name: str, why: str = "") -> None:
        known = ", ".join(BOTS)
        self.why = why
        super().__init__(
            why
            or f"there is no bot {name!r}; known are {known}; search takes its iterations (search:500) "
            "or seconds (search:0.2s), and search@1 is the search of an earlier time; a bot of your own is "
            "called module:Class"
        )


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot for one seat of this game. `search` may say how long it thinks: search:500, search:0.2s. A number after
    an @ names a bot of an earlier time, as it was then: search@1, search@1:500, novice@1. Other names are those of
    bots outside this package (`bots.guest`)."""
    kind, colon, budget = name.partition(":")
    kind, at, time = kind.partition("@")
    if kind not in BOTS:
        return _guest(name, game, seed)
    if colon and kind != "search":
        raise UnknownBot(name)
    iterations, seconds = _budget(name, budget) if colon else (ITERATIONS, 0.0)
    if at:
        landmark = game.landmarks.get(time)
        bot = None if landmark is None else first(kind, landmark, seed, iterations or ITERATIONS, seconds)
        if bot is None:
            raise UnknownBot(name)
        return bot
    own = game.levels(kind) if kind != "random" and not colon else None
    if own is not None:
        return GreedyBot(own, seed)
    if kind in game.brief:
        return brief(game, seed, game.brief[kind])
    match kind:
        case "random":
            return RandomBot(seed)
        case "greedy" | "master":
            return GreedyBot(game.planner, seed)
        case "novice":
            return GreedyBot(game.policy, seed, NOVICE_NOISE)
        case "apprentice":
            return GreedyBot(game.policy, seed, APPRENTICE_NOISE)
        case _:
            return SearchBot(game.policy, game.planner, seed, iterations, seconds, game.tuning)


def brief(game: Game, seed: int, iterations: int) -> SearchBot:
    """A search that looks at a few worlds only, however long it may think."""
    bot = SearchBot(game.policy, game.planner, seed, iterations, 0.0, game.tuning)
    bot.brief = True
    return bot


def _guest(name: str, game: Game, seed: int) -> Bot:
    try:
        found = guarded(name, game, seed, GreedyBot(game.policy, seed, APPRENTICE_NOISE))
    except GuestFailed as error:
        raise UnknownBot(name, str(error)) from error
    if found is None:
        raise UnknownBot(name)
    return found


def _budget(name: str, budget: str) -> tuple[int, float]:
    """How long a search thinks: iterations, or seconds if they are positive."""
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0.0 < seconds < float("inf"):
                return 0, seconds
        elif int(budget) > 0:
            return int(budget), 0.0
    except ValueError:
        pass
    raise UnknownBot(name)
