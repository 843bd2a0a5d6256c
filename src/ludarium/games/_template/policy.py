"""High Card: how bots play it, and what is played for somebody whose time is up.

The base policy (random moves, valued by score) is enough for the template.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.policy import Policy
from ludarium.core.state import State
from ludarium.games._template.state import HighCard


class HighCardPolicy(Policy):
    def phase(self, s: State) -> i64:
        assert isinstance(s, HighCard)
        return s.round


def safe(s: State, seat: int, listed: list[int]) -> int:
    """2: keep the hand. 3: something has to be laid; the lowest card is missed least."""
    return listed[0]
