"""Plus Ultra for bots: looks one turn ahead on copies and takes what stands best (dossier 12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core import kernel
from ludarium.core.host import Seeded
from ludarium.core.moves import Moves, verb_of
from ludarium.core.state import State
from ludarium.games.plus_ultra.data import Verb
from ludarium.games.plus_ultra.policy import PlusUltraPolicy
from ludarium.games.plus_ultra.rate import Rates
from ludarium.games.plus_ultra.state import PlusUltra

DEPTH: Final = 3  # own decisions that are tried out in full; the rest of the turn follows the policy
GUESSES: Final = 12  # at the others' bids
LUCK: Final = 4  # seeds for a move that chance has a part in


class PlusUltraPlanner(PlusUltraPolicy):
    """Plays every move on a copy, tries its own further decisions of the turn, and values where that leads."""

    lists: list[Moves]
    worlds: list[State | None]  # by depth: the last copy, for the next one
    dice: Seeded

    def __init__(self, judged: Rates | None = None, among: Rates | None = None) -> None:
        super().__init__(judged, among)
        self.lists = [Moves() for _ in range(DEPTH + 1)]
        self.worlds = [None] * DEPTH
        self.dice = Seeded(0)

    def pick(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        assert isinstance(s, PlusUltra)
        if verb_of(moves[0]) == Verb.DRAFT:
            return super().pick(s, seat, moves, rng)
        seed = int(rng.word())
        if s.step.simultaneous:
            return self.pick_bid(s, seat, moves, seed)
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

    def pick_bid(self, s: PlusUltra, seat: i64, moves: Moves, seed: int) -> i64:
        """Every bid against the same guesses at the others' bids."""
        best: i64 = 0
        most = -1.0e9
        for index in range(moves.size):
            value = 0.0
            for luck in range(GUESSES):
                self.dice.reseed(seed + luck)
                c = kernel.copied(s, self.worlds[0])
                assert isinstance(c, PlusUltra)
                self.worlds[0] = c
                kernel.open_drafts(c, seat)
                for other in range(c.turn.seats):
                    if other != seat and c.asks(other):
                        self.guess_bid(c, other)
                kernel.play(c, seat, moves[index], self.dice)
                value += self.value(c, seat)
            if value > most:
                best, most = index, value
        return best

    def guess_bid(self, c: PlusUltra, other: i64) -> None:
        """As the policy bids, or anything."""
        moves = self.lists[0]
        kernel.legal(c, other, moves)
        choice = super().pick(c, other, moves, self.dice)
        if self.dice.roll(2) == 0:
            choice = self.dice.roll(moves.size)
        kernel.play(c, other, moves[choice], self.dice)

    def dice_used(self, seed: int) -> bool:
        """Has chance had a part in it?"""
        fresh = Seeded(seed)
        return self.dice.s0 != fresh.s0 or self.dice.s1 != fresh.s1

    def try_move(self, s: PlusUltra, seat: i64, move: i64, depth: i64) -> float:
        c = kernel.copied(s, self.worlds[depth])
        assert isinstance(c, PlusUltra)
        self.worlds[depth] = c
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
            if verb_of(moves[index]) != Verb.DISCARD_ESTATE:  # an estate is discarded now or not at all
                most = max(most, self.try_move(s, seat, moves[index], depth))
        return most
