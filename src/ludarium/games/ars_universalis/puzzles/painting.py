"""2.4 Painting: cards side by side mix the paints of the ends that meet into the target's colours.

Cards lie in rows of two or more; the colours of the rows, read one row after the other, are the target.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludarium.games.ars_universalis.puzzles.layout import (
    Arrangement,
    ArrangementError,
    Problem,
    compare,
    read_card,
    strictly_begins,
)
from ludarium.games.ars_universalis.puzzles.materials import (
    COLOUR_NAMES,
    NAMES,
    PAINT_LEFT,
    PAINT_RIGHT,
    PRIMARIES,
)
from ludarium.games.ars_universalis.puzzles.target import Target


class Rows(Arrangement):
    """Rows of cards, read from top to bottom."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.rows = rows

    def cards(self) -> list[int]:
        return [card for row in self.rows for card in row]

    def text(self) -> str:
        return " / ".join([" ".join([NAMES[card] for card in row]) for row in self.rows])

    def made(self) -> list[str]:
        colours = []
        for row in self.rows:
            for place in range(1, len(row)):
                colours.append(COLOUR_NAMES[PAINT_RIGHT[row[place - 1]] | PAINT_LEFT[row[place]]])
        return colours

    def problem(self, target: Target) -> Problem | None:
        for place in range(len(self.rows)):
            if len(self.rows[place]) == 1:
                return Problem("short-row", self.rows[place][0], place)
        return compare(target, self.made())

    def begins(self, target: Target) -> bool:
        if not strictly_begins(self.made(), target.shown()):
            return False
        return min([len(row) for row in self.rows[:-1]], default=2) > 1 and (
            len(self.rows[-1]) > 1 or self._partner(target) != 0
        )

    def _partner(self, target: Target) -> int:
        """The paint whose end makes the next colour with the last one; 0 where none does, or where all are made."""
        done = len(self.made())
        end = PAINT_RIGHT[self.rows[-1][-1]]
        for paint in PRIMARIES:
            if done < target.size and end | paint == target.parts[done]:
                return paint
        return 0

    def shown(self, target: Target) -> dict[str, object]:
        """What the next card has to bring: an end of a paint, or a row of its own."""
        if not self.begins(target):
            return {}
        partner = self._partner(target)
        if partner:
            return {"next": {"paint": COLOUR_NAMES[partner]}}
        colour = target.shown()[len(self.made())]
        return {"next": {"end": COLOUR_NAMES[PAINT_RIGHT[self.rows[-1][-1]]], "colour": colour}}


def parse_rows(text: str) -> Rows:
    """`M024 M033 M071 / M012 M075`."""
    rows = [[read_card(word) for word in row.split()] for row in text.split("/")]
    if [] in rows:
        raise ArrangementError("a row of the painting is empty")
    return Rows(rows)


def mark_paintings(target: Target, hand: vec[i64], marks: vec[u8]) -> None:
    """Set the mark of every set of cards that some rows use up for exactly this target."""
    many: i64 = len(hand)
    sets: i64 = 1 << many
    size = target.size
    parts = target.parts
    left = vec[i64]([0] * 8)  # by paint: the cards with this end
    right = vec[i64]([0] * 8)
    for place in range(many):
        bit: i64 = 1 << place
        left[PAINT_LEFT[hand[place]]] |= bit
        right[PAINT_RIGHT[hand[place]]] |= bit
    # Each colour is made of two ends, one way or the other; a pure one of two equal ends.
    one = vec[i64]([0] * size)
    other = vec[i64]([0] * size)
    for colour in range(size):
        part = parts[colour]
        one[colour] = part & -part
        other[colour] = part & (part - 1) or part
    # By colours made and cards used: the cards a row may end with that still goes on.
    ends = vec[i64]([0] * (size * sets))
    # By cards used: bits of how many colours can be made with no row of one card.
    made = vec[i64]([0] * sets)
    made[0] = 1
    full = sets - 1
    for used in range(sets):
        done = made[used]
        free = full & ~used
        index: i64 = used
        for colour in range(size):
            if done >> colour & 1:
                rest = free
                while rest:  # a new row begins
                    bit = rest & -rest
                    rest ^= bit
                    ends[index + bit] |= bit
            last = ends[index]
            if last:
                fitting: i64 = 0
                if last & right[one[colour]]:
                    fitting = left[other[colour]]
                if last & right[other[colour]]:
                    fitting |= left[one[colour]]
                fitting &= free
                while fitting:
                    bit = fitting & -fitting
                    fitting ^= bit
                    made[used | bit] |= 1 << (colour + 1)
                    if colour + 1 < size:
                        ends[index + sets + bit] |= bit
            index += sets
        if done >> size & 1:
            marks[used] = 1


def paint(target: Target, cards: list[int]) -> Rows | None:
    """Rows that use up exactly these cards, or None."""
    rows: list[list[int]] = []
    return Rows(rows) if _paint(target, list(cards), 0, rows) else None


def _paint(target: Target, free: list[int], colour: int, rows: list[list[int]]) -> bool:
    """Lay the free cards; `colour` parts are made."""
    if colour == target.size:
        return not free
    part = target.parts[colour]
    for card in list(free):
        if rows and PAINT_RIGHT[rows[-1][-1]] | PAINT_LEFT[card] == part:
            free.remove(card)
            rows[-1].append(card)
            if _paint(target, free, colour + 1, rows):
                return True
            rows[-1].pop()
            free.append(card)
    for first in list(free):
        free.remove(first)
        for card in list(free):
            if PAINT_RIGHT[first] | PAINT_LEFT[card] == part:
                free.remove(card)
                rows.append([first, card])
                if _paint(target, free, colour + 1, rows):
                    return True
                rows.pop()
                free.append(card)
        free.append(first)
    return False
