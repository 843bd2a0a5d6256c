"""Nim: the position."""

from __future__ import annotations

from typing import Annotated

from mypy_extensions import i64

from ludarium.core.pieces import Ints
from ludarium.core.state import OPEN, SHARED, State
from ludarium.core.turn import Turn

from .data import SEAT, Heap, Rules


class Nim(State):
    rules: Annotated[Rules, SHARED]
    matches: Annotated[Ints, OPEN, Heap]
    mover: Annotated[i64, OPEN, SEAT] = 0

    def score(self, seat: i64) -> i64:
        return int(self.over and seat != self.mover)  # 2. whoever takes the last match wins

    def hides(self) -> bool:
        return False


def new_table(turn: Turn, rules: Rules) -> Nim:
    return Nim(turn=turn, rules=rules, matches=rules.matches.clone())
