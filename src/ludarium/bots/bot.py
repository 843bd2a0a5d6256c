"""What a bot is. It gets a redealt copy of the position, never the true state, and its own legal moves."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import Seeded
from ludarium.core.moves import Moves
from ludarium.core.state import State


class Bot:
    """Decides for one seat of one game. `looks` is False for a bot that needs no position at all."""

    rng: Seeded
    looks: bool

    def __init__(self, seed: int, looks: bool = True) -> None:
        self.rng = Seeded(seed)
        self.looks = looks

    def choose(self, s: State, seat: i64, moves: Moves) -> i64:
        """The chosen move, one of `moves`. `s` is this bot's own redealt copy: it may play on it."""
        raise NotImplementedError


class RandomBot(Bot):
    """Plays any legal move."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, looks=False)

    def choose(self, s: State, seat: i64, moves: Moves) -> i64:
        return moves[self.rng.roll(moves.size)]
