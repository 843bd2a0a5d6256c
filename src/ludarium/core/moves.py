"""A move is one packed word: eight bits for the verb, then up to six arguments of eight bits each.

The last argument of a verb may be wide (a set of cards, say): it has all the bits that are left.

No object is built per move in `Step.moves` or `Step.play`; `core.words` turns a word into a verb with
named arguments at the edge, and back.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludarium.core.pieces import Bag, Pile

ARGUMENTS: Final = 6
LARGEST: Final = 255


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> i64:
    return verb | a << 8 | b << 16 | c << 24 | d << 32 | e << 40 | f << 48


def verb_of(move: i64) -> i64:
    return move & 255


def arg(move: i64, index: i64) -> i64:
    return (move >> (8 + 8 * index)) & 255


def tail(move: i64, index: i64) -> i64:
    """A wide argument: all that follows the arguments before it."""
    return move >> (8 + 8 * index)


def bit(place: i64, one: i64 = 1) -> i64:
    """A mask of this place alone. `1 << place` has 32 bits when compiled: C takes a literal for an int."""
    return one << place


def first_of(mask: i64) -> i64:
    """The lowest place in a mask of at most 32, -1 for none; without branches, since nobody can foresee them."""
    lowest = mask & -mask
    return (
        (i64(lowest & 0xAAAAAAAA != 0))
        + (i64(lowest & 0xCCCCCCCC != 0) << 1)
        + (i64(lowest & 0xF0F0F0F0 != 0) << 2)
        + (i64(lowest & 0xFF00FF00 != 0) << 3)
        + (i64(lowest & 0xFFFF0000 != 0) << 4)
        - i64(mask == 0)
    )


class Moves:
    """A buffer for legal moves, filled again for every decision."""

    words: vec[i64]
    size: i64

    def __init__(self) -> None:
        self.words = vec[i64]([0] * 64)
        self.size = 0

    def clear(self) -> None:
        self.size = 0

    def add(self, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.add_word(verb | a << 8 | b << 16 | c << 24)

    def add_word(self, word: i64) -> None:
        if self.size < len(self.words):
            self.words[self.size] = word
        else:
            self.words = append(self.words, word)
        self.size += 1

    def room(self, many: i64) -> vec[i64]:
        """The words, with room for so many more: to write them in one go and set `size`."""
        while len(self.words) < self.size + many:
            self.words = append(self.words, 0)
        return self.words

    def add_each(self, verb: i64, bag: Bag, start: i64 = 0, used: i64 = 0) -> None:
        """The verb with each kind in the bag, from `start` on; of that one so many are used up already."""
        counts = bag.counts
        words, size = self.room(len(counts)), self.size
        for kind in range(start, len(counts)):
            words[size] = verb | kind << 8
            size += i64(i64(counts[kind]) > used)  # quicker than a branch nobody can foresee
            used = 0
        self.size = size

    def add_pairs(self, verb: i64, bag: Bag, other: Bag) -> None:
        """The verb with each kind in the bag and each in the other one."""
        most = bag.kinds * other.kinds
        words, size = self.room(most + bag.kinds + other.kinds), self.size
        first = size + most  # beyond all that can be listed: what is in the bags, in two short rows
        second = first + bag.list_kinds(words, first)
        end = second + other.list_kinds(words, second)
        for one in range(first, second):
            for two in range(second, end):
                words[size] = verb | words[one] << 8 | words[two] << 16
                size += 1
        self.size = size

    def add_crossed(self, verb: i64, pile: Pile, other: Pile) -> None:
        """The verb with each item of the pile and each of the other one."""
        ones, twos = pile.items, other.items
        words, size = self.room(pile.size * other.size), self.size
        for one in range(pile.size):
            start = verb | ones[one] << 8
            for two in range(other.size):
                words[size] = start | twos[two] << 16
                size += 1
        self.size = size

    def __getitem__(self, index: i64) -> i64:
        return self.words[index]

    def has(self, word: i64) -> bool:
        for index in range(self.size):
            if self.words[index] == word:
                return True
        return False

    def dump(self) -> list[int]:
        return [int(self.words[index]) for index in range(self.size)]
