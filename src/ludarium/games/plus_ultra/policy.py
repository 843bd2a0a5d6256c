"""Plus Ultra for bots: a quick way to play sensibly in rollouts, and what a position is worth."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.policy import Policy
from ludarium.core.state import State
from ludarium.games.plus_ultra.state import PlusUltra


class PlusUltraPolicy(Policy):
    def phase(self, s: State) -> i64:
        assert isinstance(s, PlusUltra)
        return s.round
