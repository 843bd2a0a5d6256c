"""The puzzles by brute force: every order, cut, turn and operator, straight from the dossier and the data file.

Nothing here is shared with the solvers, not even the reading of the cards.
"""

from __future__ import annotations

import csv
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise, permutations, product
from pathlib import Path

import ludarium

DATA = Path(ludarium.__file__).parent / "games" / "ars_universalis" / "materials.csv"
with DATA.open(encoding="utf-8", newline="") as file:
    CARDS = list(csv.DictReader(file))

MIXED = {
    frozenset({"blue", "yellow"}): "green",
    frozenset({"red", "yellow"}): "orange",
    frozenset({"red", "blue"}): "purple",
}
FLIPPED = {"H": "L", "M": "M", "L": "H"}


def solving_sets(category: str, target: str, hand: list[int], most: int = 8) -> list[int]:
    """All masks over the hand, up to `most` cards, that some arrangement uses exactly."""
    solves = {
        "painting": paints,
        "literature": spells,
        "music": sings,
        "sculpture": stands,
        "science": calculates,
    }[category]
    found = []
    for size in range(1, min(most, len(hand)) + 1):
        for places in combinations(range(len(hand)), size):
            if solves(target, [hand[place] for place in places]):
                found.append(sum(1 << place for place in places))
    return sorted(found)


def mix(one: int, other: int) -> str:
    ends = {CARDS[one]["paint_right"], CARDS[other]["paint_left"]}
    return ends.pop() if len(ends) == 1 else MIXED[frozenset(ends)]


def paints(target: str, cards: list[int]) -> bool:
    wanted = target.split("-")
    rows = len(cards) - len(wanted)
    if rows < 1:
        return False
    for order in permutations(cards):
        for inner in combinations(range(2, len(cards) - 1), rows - 1):
            cuts = [0, *inner, len(cards)]
            if any(end - begin < 2 for begin, end in pairwise(cuts)):
                continue
            laid = [order[begin:end] for begin, end in pairwise(cuts)]
            if [mix(one, other) for row in laid for one, other in pairwise(row)] == wanted:
                return True
    return False


def spells(target: str, cards: list[int]) -> bool:
    for order in permutations(cards):
        for inner in combinations(range(1, len(target)), len(cards) - 1):
            cuts = [0, *inner, len(target)]
            pieces = [target[begin:end] for begin, end in pairwise(cuts)]
            if all(
                set(piece) <= set(CARDS[card]["letters"]) and len(set(piece)) == len(piece)
                for card, piece in zip(order, pieces)
            ):
                return True
    return False


def sings(target: str, cards: list[int]) -> bool:
    wanted = [int(note) for note in target.split("-")]
    for order in permutations(cards):
        row = [[int(note) for note in CARDS[card]["notes"].split("-")] for card in order]
        total = sum(map(len, row))
        for begin in range(len(row[0])):  # the run begins on the first card and ends on the last
            if total - len(row[-1]) < begin + len(wanted) <= total and _sounds(row, begin, wanted):
                return True
    return False


def _sounds(row: list[list[int]], begin: int, wanted: list[int]) -> bool:
    at = -begin  # the place in the run of the card's first note
    for notes in row:
        inside = [(note, wanted[at + k]) for k, note in enumerate(notes) if 0 <= at + k < len(wanted)]
        slides = {part - note for note, part in inside}
        if len(slides) != 1 or slides.pop() % 2:
            return False
        at += len(notes)
    return True


def stands(target: str, cards: list[int]) -> bool:
    wanted = target.split("-")
    for order in permutations(cards):
        elements = [CARDS[card]["element"] for card in order]
        if elements[0] != wanted[0] or elements[-1] != wanted[-1] or not _within(wanted, elements):
            continue
        for turns in product((False, True), repeat=len(cards)):
            edges = [_edges(card, turned) for card, turned in zip(order, turns)]
            if all(one[1] == other[0] for one, other in pairwise(edges)):
                return True
    return False


def _within(wanted: list[str], elements: list[str]) -> bool:
    return any(list(chosen) == wanted for chosen in combinations(elements, len(wanted)))


def _edges(card: int, turned: bool) -> tuple[str, str]:
    left, right = CARDS[card]["conn_left"], CARDS[card]["conn_right"]
    return (FLIPPED[right], FLIPPED[left]) if turned else (left, right)


def calculates(target: str, cards: list[int]) -> bool:
    numbers = sorted(int(CARDS[card]["number"]) for card in cards)
    return Fraction(int(target)) in values(tuple(numbers))


@cache
def values(numbers: tuple[int, ...]) -> frozenset[Fraction]:
    """Everything, signs included, that expressions over all these numbers give."""
    if len(numbers) == 1:
        return frozenset({Fraction(numbers[0])})
    found = set()
    for places in product((False, True), repeat=len(numbers) - 1):
        if True not in places:
            continue
        one = values(tuple(n for n, there in zip(numbers, (False, *places)) if there))
        other = values(tuple(n for n, there in zip(numbers, (False, *places)) if not there))
        for a, b in product(one, other):
            found |= {a + b, a - b, b - a, a * b}
            if b:
                found.add(a / b)
            if a:
                found.add(b / a)
    return frozenset(found)
