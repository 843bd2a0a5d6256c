"""A move is one packed word: eight bits for the verb, then up to six arguments of eight bits each.

The last argument of a verb may be wide (a set of cards, say): it has all the bits that are left.

No object is built per move in `Step.moves` or `Step.play`; `core.words` turns a word into a verb with
named arguments at the edge, and back.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

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

    def __getitem__(self, index: i64) -> i64:
        return self.words[index]

    def has(self, word: i64) -> bool:
        for index in range(self.size):
            if self.words[index] == word:
                return True
        return False

    def dump(self) -> list[int]:
        return [int(self.words[index]) for index in range(self.size)]
