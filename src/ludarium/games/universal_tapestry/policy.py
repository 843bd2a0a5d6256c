"""Universal Tapestry: a quick policy of random moves."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.policy import Policy
from ludarium.core.state import State
from ludarium.games.universal_tapestry.state import UniversalTapestry


class TapestryPolicy(Policy):
    """Any legal move. A phase is a turn: every turn uses up one card."""

    def phase(self, s: State) -> i64:
        assert isinstance(s, UniversalTapestry)
        return s.turns
