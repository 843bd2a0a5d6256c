"""Plus Ultra for bots: looks one turn ahead on copies and takes what stands best (dossier 12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core import kernel
from ludarium.core.host import Seeded
from ludarium.core.moves import Moves, verb_of
from ludarium.core.state import State
from ludarium.games.plus_ultra.data import DRAFT
from ludarium.games.plus_ultra.policy import PlusUltraPolicy
from ludarium.games.plus_ultra.state import PlusUltra

DEPTH: Final = 3  # own decisions that are tried out in full; the rest of the turn follows the policy
LUCK: Final = 4  # seeds for a move that chance has a part in


class PlusUltraPlanner(PlusUltraPolicy):
    """Plays every move on a copy, tries its own further decisions of the turn, and values where that leads."""

    lists: list[Moves]
    dice: Seeded

    def __init__(self) -> None:
        super().__init__()
        self.lists = [Moves() for _ in range(DEPTH + 1)]
        self.dice = Seeded(0)

    def pick(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        assert isinstance(s, PlusUltra)
        if s.step.simultaneous or verb_of(moves[0]) == DRAFT:
            return super().pick(s, seat, moves, rng)
        seed = int(rng.word())
        best: i64 = 0
        most = -1.0e9
        for index in range(moves.size):
            value = 0.0
            for luck in range(LUCK):
                self.dice.reseed(seed + luck)
                value += self.try_move(s, seat, moves[index], 0)
                if not self.dice_used(seed + luck):
                    value *= float(LUCK)
                    break
            if value > most:
                best, most = index, value
        return best

    def dice_used(self, seed: int) -> bool:
        """Has chance had a part in it?"""
        fresh = Seeded(seed)
        return self.dice.s0 != fresh.s0 or self.dice.s1 != fresh.s1

    def try_move(self, s: PlusUltra, seat: i64, move: i64, depth: i64) -> float:
        c = s.clone()
        kernel.play(c, seat, move, self.dice)
        return self.look(c, seat, s.round, s.phase, depth + 1)

    def look(self, s: PlusUltra, seat: i64, round: i64, phase: i64, depth: i64) -> float:
        """The value of the best way to go on until the seat's turn is over; others answer by the policy."""
        moves = self.lists[depth]
        while s.active == seat and s.round == round and s.phase == phase:
            actor = s.actor()
            kernel.legal(s, actor, moves)
            if actor == seat and moves.size > 1 and depth < DEPTH:
                return self.best_of(s, seat, moves, depth)
            choice = super().pick(s, actor, moves, self.dice) if moves.size > 1 else 0
            kernel.play(s, actor, moves[choice], self.dice)
        return self.value(s, seat)

    def best_of(self, s: PlusUltra, seat: i64, moves: Moves, depth: i64) -> float:
        most = -1.0e9
        for index in range(moves.size):
            most = max(most, self.try_move(s, seat, moves[index], depth))
        return most
