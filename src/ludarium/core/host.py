"""The host of a game: what reaches the rules from outside (chance, time) and what they tell (events).

Rules never keep randomness. They ask the host, so the same rules play live, in simulation, in replay and in
preview. Every outcome is a kind drawn from a bag or a number below n, tagged with its vocabulary.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.pieces import Bag, Pile

NOBODY: Final = 0
EVERYBODY: Final = -1  # as a mask of seats: all bits set
ANY: Final = -1  # as a vocabulary of outcomes

_WORD: Final = 0xFFFFFFFF


class ReplayError(ValueError):
    """A recorded chance outcome that could not have happened here."""


class UnknownAhead(Exception):
    """Raised by a preview at the first thing the acting seat cannot know."""


class Told:
    """One event: its number in the game's list, its arguments, and the seats that may see its secrets."""

    def __init__(self, event: int, knows: int, values: tuple[int, ...]) -> None:
        self.event = event
        self.knows = knows
        self.values = values


class Host:
    """Base of all hosts. `revealed`: did anybody learn something hidden since it was last cleared?"""

    at: i64
    revealed: bool
    listening: bool

    def __init__(self, listening: bool = False) -> None:
        self.at = 0
        self.revealed = False
        self.listening = listening

    def choose(self, bag: Bag, words: i64) -> i64:
        """A kind from the bag, each item equally likely; the bag stays as it is."""
        return bag.nth(self.below(bag.size, words))

    def below(self, n: i64, words: i64) -> i64:
        """A number from 0 to n-1, each equally likely."""
        raise NotImplementedError

    def draw(self, bag: Bag, words: i64) -> i64:
        """Take a random item out of the bag."""
        kind = self.choose(bag, words)
        bag.remove(kind)
        self.revealed = True
        return kind

    def shuffle(self, bag: Bag, words: i64) -> Pile:
        """Take all items out of the bag, one by one; the first one is the top of the pile."""
        pile = Pile(vec[i64]([0] * bag.size), bag.size)
        for place in range(bag.size - 1, -1, -1):
            pile[place] = self.draw(bag, words)
        return pile

    def reveal(self, owner: i64 = -1) -> None:
        """The rules call this when something hidden becomes known to a seat without a draw; one seat may have known
        it before, the owner of a hand, say."""
        self.revealed = True

    def tell(
        self, event: i64, knows: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0
    ) -> None:
        """Report an event; `knows` is the mask of seats that see its secret arguments."""
        if self.listening:
            self.hear(Told(event, knows, (a, b, c, d, e, f)))

    def hear(self, told: Told) -> None:
        raise NotImplementedError


class Seeded(Host):
    """A fast reproducible generator (xoshiro128++; 32-bit words, so that interpreted runs agree)."""

    s0: i64
    s1: i64
    s2: i64
    s3: i64

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.s0 = 0  # here already: what another method sets first is looked at before every use
        self.s1 = 0
        self.s2 = 0
        self.s3 = 0
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        high, low = _halves(seed)
        self.s0 = _splitmix(high, low, 1)
        self.s1 = _splitmix(high, low, 2)
        self.s2 = _splitmix(high, low, 3)
        self.s3 = _splitmix(high, low, 4) | 1

    def word(self) -> i64:
        """32 random bits."""
        s0, s1, s2, s3 = self.s0, self.s1, self.s2, self.s3
        mixed = (s0 + s3) & _WORD
        s2 ^= s0
        s3 ^= s1
        self.s0 = s0 ^ s3
        self.s1 = s1 ^ s2
        self.s2 = s2 ^ ((s1 << 9) & _WORD)
        self.s3 = ((s3 << 11) & _WORD) | (s3 >> 21)
        return ((((mixed << 7) & _WORD) | (mixed >> 25)) + s0) & _WORD

    def roll(self, n: i64) -> i64:
        """A number from 0 to n-1 for the use of bots: no outcome of the game."""
        return (self.word() * n) >> 32

    def below(self, n: i64, words: i64) -> i64:
        return (self.word() * n) >> 32

    def choose(self, bag: Bag, words: i64) -> i64:
        return bag.nth((self.word() * bag.size) >> 32)

    def shuffle(self, bag: Bag, words: i64) -> Pile:
        """As draw by draw, but `nth` goes down a tree of counts, which holds no branch that nobody can foresee."""
        counts, many = bag.counts, bag.size
        width: i64 = 1
        while width < len(counts):
            width *= 2
        tree = vec[i64]([0] * (2 * width))  # sums of pairs, from the root at 1 down to the kinds
        for kind in range(len(counts)):
            tree[width + kind] = i64(counts[kind])
        for node in range(width - 1, 0, -1):
            tree[node] = tree[2 * node] + tree[2 * node + 1]
        items = vec[i64]([0] * many)
        for place in range(many - 1, -1, -1):
            rest = (self.word() * (place + 1)) >> 32
            node = i64(1)
            while node < width:
                node *= 2
                before = tree[node]
                beyond = i64(rest >= before)
                rest -= before * beyond
                node += beyond
                tree[node] -= 1
            items[place] = node - width
        bag.clear()
        self.revealed = True
        return Pile(items, many)


# Splitmix64 on words of 64 bits in two halves: every search iteration and every simulated game is seeded anew, and
# machine integers that never overflow are quick where compiled and agree where interpreted.


def _halves(word: int) -> tuple[i64, i64]:
    return (word >> 32) & _WORD, word & _WORD


def _times(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """The product of two words, modulo 2**64."""
    upper, lower = low >> 16, low & 0xFFFF
    middle = upper * by_low
    product = lower * by_low + ((middle & 0xFFFF) << 16)
    over = (product >> 32) + (middle >> 16)
    over += lower * by_high + (((upper * by_high) & 0xFFFF) << 16)
    over += (high & 0xFFFF) * by_low + ((((high >> 16) * by_low) & 0xFFFF) << 16)
    return over & _WORD, product & _WORD


def _splitmix(high: i64, low: i64, round: i64) -> i64:
    """The upper half of splitmix64's output of this round, from 1."""
    low += round * 0x7F4A7C15
    high = (high + round * 0x9E3779B9 + (low >> 32)) & _WORD
    low &= _WORD
    low ^= (low >> 30) | ((high << 2) & _WORD)
    high ^= high >> 30
    high, low = _times(high, low, 0xBF58476D, 0x1CE4E5B9)
    low ^= (low >> 27) | ((high << 5) & _WORD)
    high ^= high >> 27
    high, low = _times(high, low, 0x94D049BB, 0x133111EB)
    return high ^ (high >> 31)


def derive(seed: int, *path: int) -> int:
    """A seed of its own for a part of a run: independent of how the run is divided among workers."""
    high, low = _halves(seed)
    for step in path:
        step_high, step_low = _halves(step)
        by_high, by_low = _times(step_high, step_low, 0xD1342543, 0xDE82EF95)
        sum = low + step_low
        sum_high = (high + step_high + (sum >> 32)) & _WORD
        high, low = _splitmix(high ^ by_high, low ^ by_low, 1), _splitmix(sum_high, sum & _WORD, 2)
    return (int(high) << 32) | int(low)


class Secure(Host):
    """Cryptographic randomness, for live tables."""

    def below(self, n: i64, words: i64) -> i64:
        return secrets.randbelow(n)


class Recorder(Host):
    """Listens and remembers: outcomes come from `source`, and are kept with the events.

    `reuse` holds outcomes of moves taken back by an undo: they come again, in order, as long as they are
    possible, so that nobody undoes a move to roll again.
    """

    source: Host
    outcomes: list[tuple[int, int]]
    events: list[Told]
    reuse: list[tuple[int, int]]

    def __init__(self, source: Host) -> None:
        super().__init__(listening=True)
        self.source = source
        self.outcomes = []
        self.events = []
        self.reuse = []

    def choose(self, bag: Bag, words: i64) -> i64:
        kind: i64 = -1
        if self.reuse:
            again, old = self.reuse.pop(0)
            if again == words and bag.has(old):
                kind = old
        if kind < 0:
            kind = self.source.choose(bag, words)
        self.outcomes.append((words, kind))
        return kind

    def below(self, n: i64, words: i64) -> i64:
        value: i64 = -1
        if self.reuse:
            again, old = self.reuse.pop(0)
            if again == words and old < n:
                value = old
        if value < 0:
            value = self.source.below(n, words)
        self.outcomes.append((words, value))
        return value

    def hear(self, told: Told) -> None:
        self.events.append(told)

    def take(self) -> tuple[list[tuple[int, int]], list[Told], bool]:
        """What happened since the last call: outcomes, events, and whether anything was revealed."""
        taken = (self.outcomes, self.events, self.revealed)
        self.outcomes, self.events, self.revealed = [], [], False
        return taken


class Replayed(Host):
    """Gives the outcomes of a record, each with the vocabulary it was drawn from, and refuses those that could not
    have happened."""

    outcomes: list[tuple[int, int]]
    next: int

    def __init__(self, outcomes: Sequence[tuple[int, int]]) -> None:
        super().__init__()
        self.outcomes = list(outcomes)
        self.next = 0

    @staticmethod
    def of(values: Iterable[int]) -> Replayed:
        """Outcomes of whatever vocabulary is asked for."""
        return Replayed([(ANY, value) for value in values])

    def choose(self, bag: Bag, words: i64) -> i64:
        kind: i64 = self._take(words)
        if kind >= bag.kinds or not bag.has(kind):
            raise ReplayError("an outcome names something that is not there to be drawn")
        return kind

    def below(self, n: i64, words: i64) -> i64:
        value: i64 = self._take(words)
        if value >= n:
            raise ReplayError(f"an outcome must be below {n}, not {value}")
        return value

    def _take(self, words: i64) -> int:
        if self.next >= len(self.outcomes):
            raise ReplayError("a chance outcome is missing")
        vocabulary, value = self.outcomes[self.next]
        if vocabulary not in (ANY, words):
            raise ReplayError("an outcome is of another kind than what is drawn here")
        self.next += 1
        return value

    def exhausted(self) -> bool:
        return self.next == len(self.outcomes)


class Preview(Host):
    """Lets a move run on a clone up to the first thing that nobody can know yet, or that this seat cannot."""

    seat: i64
    events: list[Told]

    def __init__(self, seat: i64 = -2) -> None:
        super().__init__(listening=True)
        self.seat = seat
        self.events = []

    def choose(self, bag: Bag, words: i64) -> i64:
        raise UnknownAhead

    def below(self, n: i64, words: i64) -> i64:
        raise UnknownAhead

    def reveal(self, owner: i64 = -1) -> None:
        if owner != self.seat:
            raise UnknownAhead

    def hear(self, told: Told) -> None:
        self.events.append(told)


class Asking(Host):
    """Gives the outcomes it was handed, in order, and stops at the first one that is still open: then `bag` or `many`
    and `words` tell what was asked, and `open_outcomes` what may come. Play on a clone, and again with one more."""

    given: list[int]
    next: i64
    bag: Bag | None  # what an item is drawn from; None where a number is
    many: i64  # a number below this; or the items of the bag
    words: i64

    def __init__(self, given: Sequence[int] = ()) -> None:
        super().__init__()
        self.given = list(given)
        self.next = 0
        self.bag = None
        self.many = 0
        self.words = ANY

    def choose(self, bag: Bag, words: i64) -> i64:
        if self.next == len(self.given):
            self.bag = bag.clone()
            self.many = bag.size
            self.words = words
            raise UnknownAhead
        kind: i64 = self.given[self.next]
        if kind < 0 or kind >= bag.kinds or not bag.has(kind):
            raise ReplayError("an outcome names something that is not there to be drawn")
        self.next += 1
        return kind

    def below(self, n: i64, words: i64) -> i64:
        if self.next == len(self.given):
            self.bag = None
            self.many = n
            self.words = words
            raise UnknownAhead
        value: i64 = self.given[self.next]
        if value < 0 or value >= n:
            raise ReplayError(f"an outcome must be below {n}, not {value}")
        self.next += 1
        return value

    def open_outcomes(self) -> list[tuple[int, int]]:
        """What may come where it stopped: each outcome and how many of `many` equally likely cases it has."""
        bag = self.bag
        if bag is None:
            return [(value, 1) for value in range(int(self.many))]
        return [(kind, int(bag[kind])) for kind in range(int(bag.kinds)) if bag.has(kind)]
