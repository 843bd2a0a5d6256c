"""The greedy bot: plays its own best plan and lets the others do what they like."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.bots.bot import Bot
from ludarium.core.moves import Moves
from ludarium.core.policy import Policy
from ludarium.core.state import State


class GreedyBot(Bot):
    """Follows a policy; out of `noise` decisions in a hundred it plays any legal move instead."""

    policy: Policy
    noise: i64

    def __init__(self, policy: Policy, seed: int, noise: int = 0) -> None:
        super().__init__(seed)
        self.policy = policy
        self.noise = noise

    def choose(self, s: State, seat: i64, moves: Moves) -> i64:
        if moves.size == 1:
            return moves[0]
        if self.noise > 0 and self.rng.roll(100) < self.noise:
            return moves[self.rng.roll(moves.size)]
        return moves[self.policy.pick(s, seat, moves, self.rng)]
