"""2.8 Which numbers can be made of which: an exact search over rationals.

A multiset of numbers from 1 to 10 is one int: four bits for how often each occurs. Only absolute values are
looked at: whatever an expression gives, one of the same cards gives its absolute value, and a sum of signed values
is a sum or difference of absolute ones. So values are non-negative fractions, also one int each.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.games.ars_universalis.puzzles.expression import DIVIDE, MINUS, PLUS, TIMES
from ludarium.games.ars_universalis.puzzles.materials import LARGEST_NUMBER

# Of up to five numbers numerator and denominator are below 10**5 * 2**4.
HALF: Final[i64] = 24
MOST_FAILED: Final = 1_000_000
DENOMINATOR: Final[i64] = (1 << 24) - 1
LARGEST_PART: Final[i64] = 1 << 24


def bag_of(numbers: list[int]) -> int:
    """The multiset of these numbers."""
    bag = 0
    for number in numbers:
        bag += 1 << 4 * (number - 1)
    return bag


def numbers_of(bag: i64) -> list[int]:
    """The numbers of a multiset in ascending order."""
    return [kind + 1 for kind in range(LARGEST_NUMBER) for _ in range(bag >> 4 * kind & 15)]


def size_of(bag: i64) -> i64:
    size: i64 = 0
    while bag:
        size += bag & 15
        bag >>= 4
    return size


def gcd(a: i64, b: i64) -> i64:
    while b:
        a, b = b, a % b
    return a


def packed(top: i64, bottom: i64) -> i64:
    """A fraction in lowest terms as one number."""
    common = gcd(top, bottom)
    return (top // common) << HALF | bottom // common


def parts_of(bag: int, most: int) -> list[int]:
    """The multisets of 1 to `most` numbers that can be taken from a bag, smallest first."""
    found = [0]
    for kind in range(LARGEST_NUMBER):
        one = 1 << 4 * kind
        times = bag >> 4 * kind & 15
        found = [part + one * taken for part in found for taken in range(times + 1)]
    chosen = [part for part in found if 1 <= size_of(part) <= most]
    chosen.sort(key=size_of)
    return chosen


class Merger:
    """Two numbers of a multiset joined into one from 1 to 10, or into nothing: what is left, and how."""

    def __init__(self, left: int, x: int, y: int, sign: int, joined: int) -> None:
        self.left = left
        self.x = x
        self.y = y
        self.sign = sign
        self.joined = joined  # 0 if x - y vanishes


def mergers_of(bag: int) -> list[Merger]:
    """Every way to join two numbers: whatever can be made of what is left, can be made of the whole."""
    found = []
    for x in range(1, LARGEST_NUMBER + 1):
        if not bag >> 4 * (x - 1) & 15:
            continue
        for y in range(1, x + 1):
            rest = bag - (1 << 4 * (x - 1))
            if not rest >> 4 * (y - 1) & 15:
                continue
            rest -= 1 << 4 * (y - 1)
            found.append(_merger(rest, x, y, MINUS, x - y))
            if x + y <= LARGEST_NUMBER:
                found.append(_merger(rest, x, y, PLUS, x + y))
            if x * y <= LARGEST_NUMBER:
                found.append(_merger(rest, x, y, TIMES, x * y))
            if x % y == 0:
                found.append(_merger(rest, x, y, DIVIDE, x // y))
    return found


def _merger(rest: int, x: int, y: int, sign: int, joined: int) -> Merger:
    return Merger(rest + (1 << 4 * (joined - 1)) if joined else rest, x, y, sign, joined)


class Arithmetic:
    """Remembers what it found: the values of small multisets and the parts of larger ones."""

    stored: i64  # all values are kept for multisets up to this size

    def __init__(self, stored: i64) -> None:
        self.stored = stored
        self.known: dict[int, vec[i64]] = {}
        self.parts: dict[int, list[int]] = {}
        self.failed: set[tuple[int, int, int]] = set()

    def values(self, bag: i64) -> vec[i64]:
        """Every value of an expression over the whole multiset, as packed fractions in ascending order of code."""
        known = self.known.get(bag)
        if known is not None:
            return known
        found: set[int] = set()
        size = size_of(bag)
        if size == 1:
            for number in range(1, LARGEST_NUMBER + 1):
                if bag == 1 << 4 * (number - 1):
                    found.add(packed(number, 1))
        for part in self.halves(bag):
            self._combine(self.values(part), self.values(bag - part), found)
        values = vec[i64](sorted(found))
        self.known[bag] = values
        return values

    def halves(self, bag: int) -> list[int]:
        """One part of every way to split a multiset in two, never the larger one."""
        halves = self.parts.get(bag)
        if halves is None:
            halves = parts_of(bag, int(size_of(bag)) // 2)
            self.parts[bag] = halves
        return halves

    def _combine(self, ones: vec[i64], others: vec[i64], found: set[int]) -> None:
        for one in ones:
            a = one >> HALF
            b = one & DENOMINATOR
            for other in others:
                c = other >> HALF
                d = other & DENOMINATOR
                left = a * d
                right = c * b
                found.add(packed(left + right, b * d))
                found.add(packed(left - right if left > right else right - left, b * d))
                found.add(packed(a * c, b * d))
                if c:
                    found.add(packed(left, right))
                if a:
                    found.add(packed(right, left))

    def holds(self, bag: i64, top: i64, bottom: i64) -> bool:
        """Is this fraction, in lowest terms, a value of a small multiset?"""
        if top >= LARGEST_PART or bottom >= LARGEST_PART:
            return False
        values = self.values(bag)
        code = top << HALF | bottom
        low: i64 = 0
        high: i64 = len(values)
        while low < high:
            middle = (low + high) >> 1
            if values[middle] < code:
                low = middle + 1
            else:
                high = middle
        return low < i64(len(values)) and values[low] == code

    def reaches(self, bag: i64, top: i64, bottom: i64) -> bool:
        """Is there an expression over the whole multiset with this value (a fraction, not below 0)?"""
        common = gcd(top, bottom)
        top //= common
        bottom //= common
        if size_of(bag) <= self.stored:
            return self.holds(bag, top, bottom)
        if len(self.failed) > MOST_FAILED:
            self.failed.clear()
        key = (bag, top, bottom)
        if key in self.failed:
            return False
        for part in self.halves(bag):
            rest = bag - part
            for value in self.values(part):
                if self._reaches_with(rest, value >> HALF, value & DENOMINATOR, top, bottom):
                    return True
        self.failed.add(key)
        return False

    def _reaches_with(self, rest: i64, a: i64, b: i64, top: i64, bottom: i64) -> bool:
        """Does some operator lead from a/b and a value of the rest to top/bottom?"""
        if a == 0:
            # 0 + x, 0 * x, 0 / x
            return top == 0 or self.reaches(rest, top, bottom)
        left = top * b
        right = a * bottom
        both = b * bottom
        if self.reaches(rest, left - right if left > right else right - left, both):
            return True  # a sum, or a difference
        if self.reaches(rest, left, right):
            return True  # a product
        if self.reaches(rest, left + right, both):
            return True
        if top == 0:
            return False
        return self.reaches(rest, a * top, b * bottom) or self.reaches(rest, right, left)

    def derive(self, bag: i64, top: i64, bottom: i64) -> list[int] | None:
        """An expression over the whole multiset with this value, in postfix order; None if there is none."""
        if not self.reaches(bag, top, bottom):
            return None
        if size_of(bag) == 1:
            return numbers_of(bag)
        for part in self.halves(bag):
            for value in self.values(part):
                a = value >> HALF
                b = value & DENOMINATOR
                found = self._derive_with(bag - part, part, a, b, top, bottom)
                if found is not None:
                    return found
        raise AssertionError("an expression that is there was not found")

    def _derive_with(self, rest: i64, part: i64, a: i64, b: i64, top: i64, bottom: i64) -> list[int] | None:
        """The same where the part, one of two, has the value a/b."""
        left = top * b
        right = a * bottom
        both = b * bottom
        if a == 0 and top == 0:
            numbers = numbers_of(rest)  # zero times whatever
            return self._joined(part, a, b, numbers + [PLUS] * (len(numbers) - 1), TIMES, False)
        if left >= right and self.reaches(rest, left - right, both):
            return self._joined(part, a, b, self.derive(rest, left - right, both), PLUS, False)
        if right >= left and self.reaches(rest, right - left, both):
            return self._joined(part, a, b, self.derive(rest, right - left, both), MINUS, False)
        if self.reaches(rest, left + right, both):
            return self._joined(part, a, b, self.derive(rest, left + right, both), MINUS, True)
        if a == 0:
            return None
        if self.reaches(rest, left, right):
            return self._joined(part, a, b, self.derive(rest, left, right), TIMES, False)
        if top == 0:
            return None
        if self.reaches(rest, right, left):
            return self._joined(part, a, b, self.derive(rest, right, left), DIVIDE, False)
        if self.reaches(rest, a * top, both):
            return self._joined(part, a, b, self.derive(rest, a * top, both), DIVIDE, True)
        return None

    def _joined(
        self, part: i64, a: i64, b: i64, other: list[int] | None, sign: int, after: bool
    ) -> list[int] | None:
        one = self.derive(part, a, b)
        if one is None or other is None:
            return None
        return other + one + [sign] if after else one + other + [sign]
