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


def _marks(target: Target, hand: list[int]) -> vec[u8]:
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


def _check(hand: list[int]) -> None:
    if len(hand) > LARGEST_HAND:
        raise ValueError(f"a hand of {len(hand)} cards: at most {LARGEST_HAND}")


def all_sets(target: Target, hand: list[int]) -> list[int]:
    """Every set of cards that solves, in ascending order."""
    _check(hand)
    marks = _marks(target, hand)
    return [used for used in range(len(marks)) if marks[used]]


def minimal_sets(target: Target, hand: list[int]) -> list[int]:
    """The sets that solve and of which no part does, in ascending order."""
    _check(hand)
    return _minimal(_marks(target, hand))


def solvable(target: Target, hand: list[int]) -> bool:
    """Does any set of cards solve?"""
    _check(hand)
    for mark in _marks(target, hand):
        if mark:
            return True
    return False


def _minimal(marks: vec[u8]) -> list[int]:
    """The marked sets without a marked part, in ascending order: a part of a set is a smaller number."""
    found = vec[i64]()
    for used in range(i64(len(marks))):
        if not marks[used]:
            continue
        smaller = False
        for other in found:
            if used & other == other:
                smaller = True
                break
        if not smaller:
            found = append(found, used)
    return [int(used) for used in found]


def with_bank(target: Target, hand: list[int], bank: list[int]) -> list[Way]:
    """The minimal ways to solve from the hand, with at most one card exchanged for one of the bank.

    Those without an exchange come first. With one, some card of the hand must be left to give for it.
    """
    _check(hand)
    whole: i64 = (1 << len(hand)) - 1
    ways = [Way(used, NOTHING, 0) for used in minimal_sets(target, hand)]
    for place in range(len(bank)):
        marks = _marks(target, hand + [bank[place]])
        marks[2 * whole + 1] = 0  # nothing would be left to give
        for used in _minimal(marks):
            if used > whole:
                kept: i64 = used & whole
                ways.append(Way(kept, place, whole & ~kept))
    return ways
