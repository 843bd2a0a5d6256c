"""2.7 Sculpture: a chain of cards whose connectors meet; the target's elements stand in it in order.

Each card may be turned by 180°. The chain begins and ends with the target's first and last element; any other
elements may stand in between.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludarium.games.ars_universalis.puzzles.layout import OUTSIDE, RIGHT, Arrangement, Problem, read_card
from ludarium.games.ars_universalis.puzzles.materials import (
    ELEMENT,
    ELEMENTS,
    HEIGHT_NAMES,
    HIGHEST,
    JOINT_LEFT,
    JOINT_RIGHT,
    NAMES,
)
from ludarium.games.ars_universalis.puzzles.target import Target

TURNED: Final = "~"
BITS: Final = 8


def left_of(card: i64, turned: bool) -> i64:
    """The height of the connector on the left edge, as the card lies."""
    return HIGHEST - JOINT_RIGHT[card] if turned else JOINT_LEFT[card]


def right_of(card: i64, turned: bool) -> i64:
    return HIGHEST - JOINT_LEFT[card] if turned else JOINT_RIGHT[card]


class Chain(Arrangement):
    """Cards in a row, each upright or turned."""

    def __init__(self, row: list[int], turned: list[bool]) -> None:
        self.row = row
        self.turned = turned

    def cards(self) -> list[int]:
        return list(self.row)

    def text(self) -> str:
        return " ".join(
            [NAMES[card] + TURNED if turn else NAMES[card] for card, turn in zip(self.row, self.turned)]
        )

    def made(self) -> list[str]:
        return [ELEMENTS[ELEMENT[card]] for card in self.row]

    def problem(self, target: Target) -> Problem | None:
        made = self.made()
        wanted = target.shown()
        joints = self._joints()
        for place in range(len(joints)):
            end, begin = joints[place]
            if end != begin:
                return Problem("unconnected", self.row[place + 1], place + 1, end, begin)
        if made[0] != wanted[0]:
            return Problem("wrong-start", self.row[0], -1, wanted[0], made[0])
        found = sum(self._counted(wanted, made))
        if found < len(wanted):
            return Problem("missing-parts", place=found, wanted=" ".join(wanted[found:]))
        if made[-1] != wanted[-1]:
            return Problem("wrong-end", self.row[-1], -1, wanted[-1], made[-1])
        return None

    def _counted(self, wanted: list[str], made: list[str]) -> list[bool]:
        """Is each card the next element that the target asks for?"""
        found = 0
        counted = []
        for element in made:
            counts = found < len(wanted) and wanted[found] == element
            found += counts
            counted.append(counts)
        return counted

    def _joints(self) -> list[tuple[str, str]]:
        """The heights of the two connectors between each card and the next."""
        return [
            (
                HEIGHT_NAMES[right_of(self.row[place - 1], self.turned[place - 1])],
                HEIGHT_NAMES[left_of(self.row[place], self.turned[place])],
            )
            for place in range(1, len(self.row))
        ]

    def begins(self, target: Target) -> bool:
        if self.made()[0] != target.shown()[0]:
            return False
        for end, begin in self._joints():
            if end != begin:
                return False
        return True

    def marks(self, target: Target) -> list[str]:
        return [RIGHT if counts else OUTSIDE for counts in self._counted(target.shown(), self.made())]

    def shown(self, target: Target) -> dict[str, object]:
        """The connectors that meet, and the one that the next card has to fit."""
        found: dict[str, object] = {"joints": self._joints()}
        if self.begins(target):
            found["next"] = {"height": HEIGHT_NAMES[right_of(self.row[-1], self.turned[-1])]}
        return found


def parse_chain(text: str) -> Chain:
    """`M007 M002~ M011`: a tilde marks a card turned by 180°."""
    row = []
    turned = []
    for word in text.split():
        row.append(read_card(word.removesuffix(TURNED)))
        turned.append(word.endswith(TURNED))
    return Chain(row, turned)


def mark_chains(target: Target, hand: vec[i64], marks: vec[u8]) -> None:
    """Set the mark of every set of cards that can be chained for the target.

    Of two chains of the same cards with the same open connector the one with more of the target in it can end
    wherever the other can, so only the most is kept: plus one, in eight bits for each height of the connector.
    """
    cards: i64 = len(hand)
    sets: i64 = 1 << cards
    parts = target.parts
    inner = target.size - 1  # the last element is that of the last card
    elements = vec[i64]([0] * cards)
    lefts = vec[i64]([0] * (2 * cards))  # [card][turned]: the connector's eight bits
    rights = vec[i64]([0] * (2 * cards))
    most = vec[i64]([0] * sets)
    for place in range(cards):
        card = hand[place]
        elements[place] = ELEMENT[card]
        lefts[2 * place] = BITS * left_of(card, False)
        rights[2 * place] = BITS * right_of(card, False)
        lefts[2 * place + 1] = BITS * left_of(card, True)
        rights[2 * place + 1] = BITS * right_of(card, True)
        if elements[place] == parts[0]:
            begun: i64 = 2 if inner else 1
            most[1 << place] = begun << rights[2 * place] | begun << rights[2 * place + 1]
            if not inner:
                marks[1 << place] = 1
    for used in range(1, sets):
        heights = most[used]
        if not heights:
            continue
        for place in range(cards):
            after = used | 1 << place
            if after == used:
                continue
            element = elements[place]
            for side in range(2 * place, 2 * place + 2):
                found = heights >> lefts[side] & 255
                if not found:
                    continue
                if found > inner:
                    if element == parts[inner]:
                        marks[after] = 1
                elif element == parts[found - 1]:
                    found += 1
                shift = rights[side]
                before = most[after]
                if before >> shift & 255 < found:
                    most[after] = before & ~(255 << shift) | found << shift


def chain(target: Target, cards: list[int]) -> Chain | None:
    """A chain that uses up exactly these cards, or None."""
    row: list[int] = []
    turned: list[bool] = []
    return Chain(row, turned) if _chain(target, list(cards), 0, row, turned) else None


def _chain(target: Target, free: list[int], found: int, row: list[int], turned: list[bool]) -> bool:
    """Lay the free cards; `found` elements of the target stand in the chain."""
    if not free:
        return found == target.size and ELEMENT[row[-1]] == target.parts[found - 1]
    for card in list(free):
        element = ELEMENT[card]
        if not row and element != target.parts[0]:
            continue
        more = found + 1 if found < target.size and element == target.parts[found] else found
        if target.size - more > len(free) - 1:
            continue
        for turn in (False, True):
            if row and left_of(card, turn) != right_of(row[-1], turned[-1]):
                continue
            free.remove(card)
            row.append(card)
            turned.append(turn)
            if _chain(target, free, more, row, turned):
                return True
            turned.pop()
            row.pop()
            free.append(card)
    return False
