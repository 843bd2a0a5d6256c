"""A position as the solver sees it: which faces lie where, which are left, which are gone.

A *face* is what a complete tapestry tells apart, a colour with a side symbol: 18 faces of 4 cards in deck H1,
24 faces of 3 cards in deck H2.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludarium.games.universal_tapestry.data import (
    CARDS,
    COLOURS,
    COPIES,
    FULL,
    GAP,
    SIDE,
    TYPES,
    beaten_by,
    colour_of,
    type_of,
)
from ludarium.games.universal_tapestry.grid import column_of, row_of
from ludarium.games.universal_tapestry.ruleset import Rules
from ludarium.games.universal_tapestry.solver.answer import Cell
from ludarium.games.universal_tapestry.state import UniversalTapestry


class Faces:
    """The faces of a deck and which of them may touch."""

    def __init__(self, rules: Rules) -> None:
        self.sides = int(COPIES if rules.own_symbols else TYPES)
        self.many = int(COLOURS) * self.sides
        self.of = [int(colour_of(card)) * self.sides + int(rules.side_of(card)) for card in range(int(CARDS))]
        self.points = [int(rules.points[face // self.sides]) for face in range(self.many)]
        self.touching = [[self._touch(a, b) for b in range(self.many)] for a in range(self.many)]

    def colour(self, face: int) -> int:
        return face // self.sides

    def side(self, face: int) -> int:
        return face % self.sides

    def _touch(self, a: int, b: int) -> bool:
        return self.side(a) != self.side(b) and abs(self.colour(a) - self.colour(b)) <= 1

    def count(self, cards: Iterable[int]) -> list[int]:
        counts = [0] * self.many
        for card in cards:
            counts[self.of[card]] += 1
        return counts


class Table:
    """A position with everything known."""

    def __init__(self, s: UniversalTapestry) -> None:
        self.rules = s.rules
        self.faces = Faces(s.rules)
        self.laid: dict[Cell, int] = {
            (int(row_of(cell)), int(column_of(cell))): card for cell, card in s.tapestry.cards()
        }
        self.gone = s.discards.dump()
        self.left = [card for card in s.area.dump() if card != GAP] + s.deck.dump()
        if s.hand >= 0:
            self.left.append(int(s.hand))

    @property
    def scored(self) -> bool:
        return not self.rules.by_time

    def points(self, cards: Iterable[int]) -> int:
        return sum(self.faces.points[self.faces.of[card]] for card in cards)

    def windows(self) -> list[Cell]:
        """Top left corners of the 8 x 8 squares that hold all cards on the table, the middle ones first."""
        rows = [row for row, _ in self.laid] or [0]
        columns = [column for _, column in self.laid] or [0]
        side = int(SIDE)
        tops = range(max(rows) - side + 1, min(rows) + 1)
        lefts = range(max(columns) - side + 1, min(columns) + 1)
        return sorted(
            ((top, left) for top in tops for left in lefts),
            key=lambda corner: (
                abs(2 * corner[0] - tops[0] - tops[-1]) + abs(2 * corner[1] - lefts[0] - lefts[-1])
            ),
        )

    def enough_cards(self) -> bool:
        return len(self.laid) + len(self.left) >= FULL

    def ceiling(self) -> int:
        """No score can be higher: the dearest cards that may stay off the table."""
        spare = len(self.laid) + len(self.left) - int(FULL)
        worth = sorted(self.faces.points[self.faces.of[card]] for card in (*self.laid.values(), *self.left))
        return self.points(self.gone) + sum(worth[len(worth) - spare :])

    def score_of(self, tapestry: Mapping[Cell, int]) -> int:
        """The score when these faces lie on the table at the end."""
        everything = (*self.laid.values(), *self.left, *self.gone)
        return self.points(everything) - sum(self.faces.points[face] for face in tapestry.values())

    def could_replace(self, card: int) -> list[int]:
        """The faces with a card, on the table or to come, that beats this one."""
        return sorted(
            {
                self.faces.of[other]
                for other in (*self.laid.values(), *self.left)
                if beaten_by(type_of(other)) == type_of(card)
            }
        )


def neighbours(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
