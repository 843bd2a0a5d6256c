"""2.3 Which cards of a hand complete a work: asked again and again within a turn, solved once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.moves import Moves, bit
from ludarium.core.pieces import Pile
from ludarium.games.ars_universalis.data import MATERIAL_SET, WORKS_EACH, Verb
from ludarium.games.ars_universalis.puzzles.solve import minimal, solving
from ludarium.games.ars_universalis.ruleset import Rules

PLACES: Final[i64] = 4096  # answers remembered; a power of two
HALF: Final[i64] = 50  # a hand is a set of 100 cards: two words of bits
SPREAD: Final = 0x9E3779B1


class Solutions:
    """Remembers the last answers. They depend on the work and the hand alone, so this is no part of a position."""

    work: vec[i64]
    low: vec[i64]
    high: vec[i64]
    nothing: vec[i64]
    sets: vec[vec[i64]]
    least: vec[vec[i64]]  # the minimal ones among them; empty until somebody asks

    def __init__(self) -> None:
        self.work = vec[i64]([-1] * PLACES)
        self.low = vec[i64]([0] * PLACES)
        self.high = vec[i64]([0] * PLACES)
        self.nothing = vec[i64]()
        self.sets = vec[vec[i64]]([self.nothing] * PLACES)
        self.least = vec[vec[i64]]([self.nothing] * PLACES)

    def place(self, rules: Rules, work: i64, hand: Pile) -> i64:
        """Where the answer for this work and hand lies; finds it if need be."""
        low: i64 = 0
        high: i64 = 0
        for index in range(hand.size):
            if hand[index] < HALF:
                low |= bit(hand[index])
            else:
                high |= bit(hand[index] - HALF)
        mixed = (low ^ (low >> 23)) * 3 + (high ^ (high >> 19)) * 5 + work * 7
        place = ((mixed ^ (mixed >> 13) ^ (mixed >> 29)) * SPREAD >> 7) & (PLACES - 1)
        if self.work[place] != work or self.low[place] != low or self.high[place] != high:
            self.sets[place] = solving(rules.target(work), hand.items[: hand.size])
            self.least[place] = self.nothing
            self.work[place] = work
            self.low[place] = low
            self.high[place] = high
        return place

    def all_of(self, rules: Rules, work: i64, hand: Pile) -> vec[i64]:
        """All sets of cards that complete the work, as masks over the hand."""
        return self.sets[self.place(rules, work, hand)]

    def minimal_of(self, rules: Rules, work: i64, hand: Pile) -> vec[i64]:
        """Those of which no part completes it."""
        place = self.place(rules, work, hand)
        if len(self.least[place]) == 0 and len(self.sets[place]) > 0:
            self.least[place] = minimal(self.sets[place])
        return self.least[place]


SOLUTIONS: Final = Solutions()


def add_completions(rules: Rules, figure: i64, place: i64, hand: Pile, moves: Moves) -> None:
    """All ways to complete a work of a figure with cards of the hand."""
    start = Verb.COMPLETE | figure << 8 | place << 16
    for mask in SOLUTIONS.all_of(rules, figure * WORKS_EACH + place, hand):
        moves.add_word(start | MATERIAL_SET.place(hand, mask) << 24)
