"""2.9 All sets of cards of a hand that solve a target: exact for every kind.

A set is a mask over the positions of the hand: bit 0 is the first card. A set solves if some arrangement uses
exactly its cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ludarium.games.ars_universalis.puzzles.literature import mark_spellings
from ludarium.games.ars_universalis.puzzles.music import mark_melodies
from ludarium.games.ars_universalis.puzzles.painting import mark_paintings
from ludarium.games.ars_universalis.puzzles.science import mark_numbers
from ludarium.games.ars_universalis.puzzles.sculpture import mark_chains
from ludarium.games.ars_universalis.puzzles.target import Category, Target

LARGEST_HAND: Final = 8
NOTHING: Final = -1


class Way:
    """4.3 A way to solve with at most one card of the bank: cards used, card taken, cards to give for it."""

    used: Final[i64]  # mask over the hand: the cards that solve, without the one taken
    taken: Final[i64]  # position in the bank; NOTHING if no exchange is needed
    given: Final[i64]  # mask over the hand: any one of these may be given for it; 0 without an exchange

    def __init__(self, used: i64, taken: i64, given: i64) -> None:
        self.used = used
        self.taken = taken
        self.given = given

    def __repr__(self) -> str:
        return f"Way(used={self.used:#b}, taken={self.taken}, given={self.given:#b})"


def _marks(target: Target, hand: vec[i64]) -> vec[u8]:
    """By set: 1 if it solves."""
    marks = vec[u8]([0] * (1 << len(hand)))
    kind = target.kind
    if kind == Category.PAINTING:
        mark_paintings(target, hand, marks)
    elif kind == Category.LITERATURE:
        mark_spellings(target, hand, marks)
    elif kind == Category.MUSIC:
        mark_melodies(target, hand, marks)
    elif kind == Category.SCULPTURE:
        mark_chains(target, hand, marks)
    else:
        mark_numbers(target, hand, marks)
    return marks


def _check(hand: list[int]) -> vec[i64]:
    if len(hand) > LARGEST_HAND:
        raise ValueError(f"a hand of {len(hand)} cards: at most {LARGEST_HAND}")
    return vec[i64](hand)


def solving(target: Target, hand: vec[i64]) -> vec[i64]:
    """Every set of cards that solves, in ascending order."""
    marks = _marks(target, hand)
    found, many = vec[i64]([0] * len(marks)), i64(0)
    for used in range(i64(len(marks))):
        found[many] = used
        many += i64(marks[used])
    return found[:many]


def all_sets(target: Target, hand: list[int]) -> list[int]:
    """As `solving`, for lists."""
    return [int(used) for used in solving(target, _check(hand))]


def minimal_sets(target: Target, hand: list[int]) -> list[int]:
    """The sets that solve and of which no part does, in ascending order."""
    return [int(used) for used in minimal(solving(target, _check(hand)))]


def solvable(target: Target, hand: list[int]) -> bool:
    """Does any set of cards solve?"""
    return len(solving(target, _check(hand))) > 0


def minimal(sets: vec[i64]) -> vec[i64]:
    """Those of ascending sets of which no part is among them: a part of a set is a smaller number."""
    found, many = vec[i64]([0] * len(sets)), i64(0)
    for used in sets:
        place: i64 = 0
        while place < many and used & found[place] != found[place]:
            place += 1
        if place == many:
            found[many] = used
            many += 1
    return found[:many]


def with_bank(target: Target, hand: list[int], bank: list[int]) -> list[Way]:
    """The minimal ways to solve from the hand, with at most one card exchanged for one of the bank.

    Those without an exchange come first. With one, some card of the hand must be left to give for it.
    """
    cards = _check(hand)
    whole: i64 = (1 << len(hand)) - 1
    ways = [Way(used, NOTHING, 0) for used in minimal(solving(target, cards))]
    for place in range(len(bank)):
        for used in minimal(solving(target, append(cards, bank[place]))):
            if whole < used <= 2 * whole:  # with all cards nothing would be left to give
                kept: i64 = used & whole
                ways.append(Way(kept, place, whole & ~kept))
    return ways
