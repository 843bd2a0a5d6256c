"""Containers of game material: Bag (a multiset), Pile (an ordered pile) and Ints (a fixed row of numbers).

They hide `librt.vecs`, so that rules read like prose and still compile to plain array accesses.
Kinds are small ints from 0; their names are declared by the game (`core.declare`).

Whatever changes one marks it as `stale` for all who keep a row of its numbers (`core.feature`). Who writes into its
vec directly does so too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

STALE: Final = -1  # for every row


@mypyc_attr(acyclic=True)
class Bag:
    """A multiset over the kinds 0..kinds-1: a hand, a resource board, a deck whose order nobody can know."""

    counts: vec[i16]
    size: i64
    stale: i64  # rows of features that may show it as it was, as bits

    def __init__(self, counts: vec[i16], size: i64) -> None:
        self.counts = counts
        self.size = size
        self.stale = STALE

    @staticmethod
    def empty(kinds: i64) -> Bag:
        return Bag(vec[i16]([0] * kinds), 0)

    @staticmethod
    def of(kinds: i64, items: Iterable[int]) -> Bag:
        bag = Bag.empty(kinds)
        for item in items:
            bag.add(item)
        return bag

    @property
    def kinds(self) -> i64:
        return len(self.counts)

    def has(self, kind: i64) -> bool:
        return self.counts[kind] > 0

    def __getitem__(self, kind: i64) -> i64:
        return i64(self.counts[kind])

    def add(self, kind: i64) -> None:
        self.counts[kind] += 1
        self.size += 1
        self.stale = STALE

    def remove(self, kind: i64) -> None:
        if self.counts[kind] == 0:
            raise ValueError("the bag holds none of this kind")
        self.counts[kind] -= 1
        self.size -= 1
        self.stale = STALE

    def put(self, kind: i64, many: i64) -> None:
        """Make the kind occur exactly `many` times."""
        self.size += many - i64(self.counts[kind])
        self.counts[kind] = i16(many)
        self.stale = STALE

    def add_all(self, other: Bag) -> None:
        mine, theirs = self.counts, other.counts
        for kind in range(len(theirs)):
            mine[kind] += theirs[kind]
        self.size += other.size
        self.stale = STALE

    def clear(self) -> None:
        counts = self.counts
        for kind in range(len(counts)):
            counts[kind] = 0
        self.size = 0
        self.stale = STALE

    def nth(self, index: i64) -> i64:
        """The kind of the index-th item, counted in the order of the kinds."""
        counts, rest = self.counts, index
        kind: i64 = 0
        while kind + 4 <= len(counts):  # four at a time: their sum waits for nothing
            four = i64(counts[kind]) + i64(counts[kind + 1]) + i64(counts[kind + 2]) + i64(counts[kind + 3])
            if rest < four:
                break
            rest -= four
            kind += 4
        while kind < len(counts):
            rest -= i64(counts[kind])
            if rest < 0:
                return kind
            kind += 1
        raise IndexError("the bag holds fewer items")

    def distinct(self) -> i64:
        counts, many = self.counts, i64(0)
        for kind in range(len(counts)):
            many += i64(counts[kind] > 0)
        return many

    def list_kinds(self, row: vec[i64], start: i64) -> i64:
        """Write the kinds that the bag holds into a row with room for all, from `start` on; gives how many."""
        counts, place = self.counts, start
        for kind in range(len(counts)):
            row[place] = kind
            place += i64(counts[kind] > 0)  # quicker than a branch nobody can foresee
        return place - start

    def clone(self) -> Bag:
        return Bag(self.counts[:], self.size)

    def become(self, other: Bag) -> None:
        """Hold what the other one holds."""
        mine, theirs = self.counts, other.counts
        self.size = other.size
        self.stale = STALE
        if len(mine) != len(theirs):
            self.counts = theirs[:]
            return
        for kind in range(len(theirs)):
            mine[kind] = theirs[kind]

    def same(self, other: Bag) -> bool:
        if self.size != other.size or len(self.counts) != len(other.counts):
            return False
        for kind in range(len(self.counts)):
            if self.counts[kind] != other.counts[kind]:
                return False
        return True

    def items(self) -> list[int]:
        """Every item in the order of the kinds, for people and JSON."""
        return [kind for kind in range(len(self.counts)) for _ in range(int(self.counts[kind]))]

    def dump(self) -> list[int]:
        return [int(count) for count in self.counts]

    @staticmethod
    def load(data: Sequence[int]) -> Bag:
        bag = Bag.empty(len(data))
        for kind in range(len(data)):
            bag.put(kind, data[kind])
        return bag


@mypyc_attr(acyclic=True)
class Pile:
    """An ordered pile; the last item is the top."""

    items: vec[i64]
    size: i64
    stale: i64  # as in a bag

    def __init__(self, items: vec[i64], size: i64) -> None:
        self.items = items
        self.size = size
        self.stale = STALE

    @staticmethod
    def empty() -> Pile:
        return Pile(vec[i64](), 0)

    @staticmethod
    def of(items: Iterable[int]) -> Pile:
        pile = Pile.empty()
        for item in items:
            pile.push(item)
        return pile

    def push(self, item: i64) -> None:
        if self.size < len(self.items):
            self.items[self.size] = item
        else:
            self.items = append(self.items, item)
        self.size += 1
        self.stale = STALE

    def pop(self) -> i64:
        if self.size == 0:
            raise IndexError("the pile is empty")
        self.size -= 1
        self.stale = STALE
        return self.items[self.size]

    def __getitem__(self, index: i64) -> i64:
        return self.items[index]

    def __setitem__(self, index: i64, item: i64) -> None:
        self.items[index] = item
        self.stale = STALE

    def take(self, index: i64) -> i64:
        """Remove the item at `index` and close the gap."""
        item = self.items[index]
        self.size -= 1
        self.stale = STALE
        items = self.items
        for place in range(index, self.size):
            items[place] = items[place + 1]
        return item

    def clear(self) -> None:
        self.size = 0
        self.stale = STALE

    def clone(self) -> Pile:
        return Pile(self.items[: self.size], self.size)

    def become(self, other: Pile) -> None:
        """Hold what the other one holds."""
        mine, theirs = self.items, other.items
        self.size = other.size
        self.stale = STALE
        if len(mine) < other.size:
            self.items = theirs[: other.size]
            return
        for index in range(other.size):
            mine[index] = theirs[index]

    def same(self, other: Pile) -> bool:
        if self.size != other.size:
            return False
        for index in range(self.size):
            if self.items[index] != other.items[index]:
                return False
        return True

    def dump(self) -> list[int]:
        return [int(self.items[index]) for index in range(self.size)]

    @staticmethod
    def load(data: Sequence[int]) -> Pile:
        return Pile.of(data)


@mypyc_attr(acyclic=True)
class Ints:
    """A row of numbers whose length never changes."""

    row: vec[i64]
    stale: i64  # as in a bag

    def __init__(self, row: vec[i64]) -> None:
        self.row = row
        self.stale = STALE

    @staticmethod
    def zeros(length: i64) -> Ints:
        return Ints(vec[i64]([0] * length))

    @staticmethod
    def of(items: Iterable[int]) -> Ints:
        values = list(items)
        ints = Ints.zeros(len(values))
        for index in range(len(values)):
            ints[index] = values[index]
        return ints

    @property
    def size(self) -> i64:
        return len(self.row)

    def __getitem__(self, index: i64) -> i64:
        return self.row[index]

    def __setitem__(self, index: i64, value: i64) -> None:
        self.row[index] = value
        self.stale = STALE

    def clone(self) -> Ints:
        return Ints(self.row[:])

    def become(self, other: Ints) -> None:
        """Hold what the other one holds."""
        mine, theirs = self.row, other.row
        self.stale = STALE
        if len(mine) != len(theirs):
            self.row = theirs[:]
            return
        for index in range(len(theirs)):
            mine[index] = theirs[index]

    def same(self, other: Ints) -> bool:
        if len(self.row) != len(other.row):
            return False
        for index in range(len(self.row)):
            if self.row[index] != other.row[index]:
                return False
        return True

    def dump(self) -> list[int]:
        return [int(value) for value in self.row]

    @staticmethod
    def load(data: Sequence[int]) -> Ints:
        return Ints.of(data)
