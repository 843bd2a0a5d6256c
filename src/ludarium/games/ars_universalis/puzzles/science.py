"""2.8 Science: which sets of cards can make a number.

For the targets of the game a table answers: science.bin, made by make_science.py, a bit for each multiset of one
to eight numbers. For any other number the exact search does, and remembers.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludarium.games.ars_universalis.puzzles.arithmetic import (
    Arithmetic,
    bag_of,
    mergers_of,
    numbers_of,
    size_of,
)
from ludarium.games.ars_universalis.puzzles.expression import PLUS, Expression
from ludarium.games.ars_universalis.puzzles.materials import LARGEST_NUMBER, NUMBER
from ludarium.games.ars_universalis.puzzles.target import Target

TABLE: Final = Path(__file__).parent / "science.bin"
MOST_NUMBERS: Final[i64] = 8
SMALL: Final[i64] = 4  # up to this size the search keeps all values of a multiset

# A multiset's place in the table: those of fewer numbers first, then colexicographically. The numbers in ascending
# order, plus 0, 1, 2 ..., are a combination; each adds a binomial coefficient to the place.
ROW: Final[i64] = 16
FIRST: Final = vec[i64](
    [0] * 2 + [math.comb(LARGEST_NUMBER + size, size) - 1 for size in range(1, MOST_NUMBERS)]
)
ADDS: Final = vec[i64](
    [math.comb(max(number + size - 2, 0), size) for size in range(9) for number in range(ROW)]
)
MULTISETS: Final = math.comb(LARGEST_NUMBER + MOST_NUMBERS, MOST_NUMBERS) - 1

UNKNOWN: Final = 0
NO: Final = 1
YES: Final = 2

_SEARCH: Final = Arithmetic(SMALL)
_ANSWERS: Final[dict[int, vec[u8]]] = {}  # by target


def place_of(numbers: list[int]) -> int:
    """The place of a multiset, given in ascending order, in the table."""
    place = FIRST[len(numbers)]
    for k in range(len(numbers)):
        place += ADDS[(k + 1) * ROW + numbers[k]]
    return place


def write_table(rows: dict[int, list[bool]]) -> bytes:
    """The table as a file: how many targets, the targets, then a row of bits for each."""
    numbers = sorted(rows)
    data = bytearray()
    for number in [len(numbers), *numbers]:
        data += number.to_bytes(4, "little")
    for number in numbers:
        bits = 0
        for place in range(MULTISETS):
            if rows[number][place]:
                bits |= 1 << place
        data += bits.to_bytes((MULTISETS + 7) // 8, "little")
    return bytes(data)


def tabled() -> list[int]:
    """The targets that the table knows."""
    data = TABLE.read_bytes()
    return [int.from_bytes(data[4 * k : 4 * k + 4], "little") for k in range(1, data[0] + 1)]


def answers_for(number: int) -> vec[u8]:
    """By place of a multiset: can it make this number? From the table; UNKNOWN where it has no row."""
    known = _ANSWERS.get(number)
    if known is not None:
        return known
    answers = vec[u8]([UNKNOWN] * MULTISETS)
    numbers = tabled()
    if number in numbers:
        row = (MULTISETS + 7) // 8
        begin = 4 * (1 + len(numbers)) + row * numbers.index(number)
        data = TABLE.read_bytes()[begin : begin + row]
        for place in range(MULTISETS):
            answers[place] = YES if data[place >> 3] >> (place & 7) & 1 else NO
    _ANSWERS[number] = answers
    return answers


def _search(answers: vec[u8], place: i64, bag: int, number: i64) -> bool:
    """Answer by search, and remember."""
    found = _SEARCH.reaches(bag, number, 1)
    answers[place] = YES if found else NO
    return found


def _makes(answers: vec[u8], bag: int, number: i64) -> bool:
    numbers = numbers_of(bag)
    place = place_of(numbers)
    answer = answers[place]
    return _search(answers, place, bag, number) if answer == UNKNOWN else answer == YES


def mark_numbers(target: Target, hand: vec[i64], marks: vec[u8]) -> None:
    """Set the mark of every set of up to eight cards over which some expression has the target as its value."""
    number = target.parts[0]
    answers = answers_for(number)
    cards: i64 = len(hand)
    sets: i64 = 1 << cards
    order = vec[i64]([0] * cards)  # positions of the hand by ascending number
    for place in range(cards):
        k = place
        while k > 0 and NUMBER[hand[order[k - 1]]] > NUMBER[hand[place]]:
            order[k] = order[k - 1]
            k -= 1
        order[k] = place
    # By set of the cards in this order: their set in the hand, how many they are, their place without FIRST.
    used = vec[i64]([0] * sets)
    many = vec[i64]([0] * sets)
    places = vec[i64]([0] * sets)
    for top in range(cards):
        bit: i64 = 1 << top
        card: i64 = 1 << order[top]
        value = NUMBER[hand[order[top]]]
        for lower in range(bit):
            size = many[lower] + 1
            if size > MOST_NUMBERS:
                continue
            both = bit | lower
            place = places[lower] + ADDS[size * ROW + value]
            used[both] = used[lower] | card
            many[both] = size
            places[both] = place
            place += FIRST[size]
            answer = answers[place]
            if answer == UNKNOWN:
                numbers = [int(NUMBER[hand[k]]) for k in range(cards) if used[both] >> k & 1]
                if _search(answers, place, bag_of(numbers), number):
                    marks[used[both]] = 1
            elif answer == YES:
                marks[used[both]] = 1


def calculate(target: Target, cards: list[int]) -> Expression | None:
    """An expression over exactly these cards, or None."""
    bag = bag_of([int(NUMBER[card]) for card in cards])
    answers = answers_for(target.parts[0])
    if len(cards) > MOST_NUMBERS or not _makes(answers, bag, target.parts[0]):
        return None
    return Expression(_with_cards(_derive(answers, bag, target.parts[0]), cards))


def _derive(answers: vec[u8], bag: int, number: i64) -> list[int]:
    """An expression that is known to exist. Joining two numbers into one is tried first: it needs no search."""
    if size_of(bag) > SMALL:
        for merger in mergers_of(bag):
            if _makes(answers, merger.left, number):
                postfix = _derive(answers, merger.left, number)
                joined = [merger.x, merger.y, merger.sign]
                if not merger.joined:
                    return postfix + joined + [PLUS]
                at = postfix.index(merger.joined)
                return postfix[:at] + joined + postfix[at + 1 :]
    postfix = _SEARCH.derive(bag, number, 1) or []
    assert postfix, "an expression that is there was not found"
    return postfix


def _with_cards(postfix: list[int], cards: list[int]) -> list[int]:
    """Each number replaced by a card that has it."""
    by_number: dict[int, list[int]] = {}
    for card in cards:
        by_number.setdefault(NUMBER[card], []).append(card)
    return [by_number[token].pop() if token > 0 else token for token in postfix]
