"""Universal Tapestry: the square of cells, what lies in it and what fits beside it (section 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludarium.core.feature import EVERY_TIME, Row, clear
from ludarium.core.pieces import STALE, Ints
from ludarium.games.universal_tapestry.data import (
    ADMITS,
    ANYTHING,
    BELOW_CARD,
    CARD,
    CARD_BITS,
    CARDS,
    CELLS,
    COPIES,
    EDGE,
    FIRST_LINE,
    LAST_LINE,
    LINES,
    MARGIN,
    SIDE,
    TOUCHED,
    TYPE_NAMES,
    TYPES,
    WIDTH,
    colour_of,
    copy_of,
    type_of,
)

CARD_FEATURES: Final[i64] = 8  # colour, types, copies


def cell_at(row: i64, column: i64) -> i64:
    """The cell of a row and a column as people count them."""
    return (row + EDGE) * WIDTH + column + EDGE


def row_of(cell: i64) -> i64:
    return cell // WIDTH - EDGE


def column_of(cell: i64) -> i64:
    return cell % WIDTH - EDGE


@mypyc_attr(acyclic=True)
class Grid:
    """The tapestry. The bits of a cell: what its neighbours admit there, and the card that lies there.

    The bounding box is kept in lines of the square of cells.
    """

    cells: vec[i64]
    size: i64
    top: i64
    bottom: i64
    left: i64
    right: i64
    stale: i64  # rows whose features were not written since they changed, as bits; it belongs to one seat

    def __init__(self, cells: vec[i64], size: i64, top: i64, bottom: i64, left: i64, right: i64) -> None:
        self.cells = cells
        self.size = size
        self.top = top
        self.bottom = bottom
        self.left = left
        self.right = right
        self.stale = STALE

    @staticmethod
    def empty() -> Grid:
        return Grid(vec[i64]([ANYTHING] * CELLS), 0, WIDTH, -1, WIDTH, -1)

    def card(self, cell: i64) -> i64:
        """The card in this cell, or NO_CARD."""
        return (self.cells[cell] >> CARD_BITS) - 1

    def lay(self, cell: i64, card: i64) -> None:
        """Put a card into an empty cell."""
        cells = self.cells
        beside = ADMITS[card]
        cells[cell] |= (card + 1) << CARD_BITS
        cells[cell - 1] = (cells[cell - 1] | TOUCHED) & beside
        cells[cell + 1] = (cells[cell + 1] | TOUCHED) & beside
        cells[cell - WIDTH] = (cells[cell - WIDTH] | TOUCHED) & beside
        cells[cell + WIDTH] = (cells[cell + WIDTH] | TOUCHED) & beside
        self.size += 1
        self.stale |= i64(1) << cell // WIDTH
        self.top = min(self.top, cell // WIDTH)
        self.bottom = max(self.bottom, cell // WIDTH)
        self.left = min(self.left, cell % WIDTH)
        self.right = max(self.right, cell % WIDTH)

    def swap(self, cell: i64, card: i64) -> i64:
        """Put a card in the place of the one that lies there; gives that one."""
        taken = self.card(cell)
        self.stale |= i64(1) << cell // WIDTH
        self.cells[cell] = self.cells[cell] & BELOW_CARD | (card + 1) << CARD_BITS
        self._look_around(cell - 1)
        self._look_around(cell + 1)
        self._look_around(cell - WIDTH)
        self._look_around(cell + WIDTH)
        return taken

    def _look_around(self, cell: i64) -> None:
        """Work out anew what the neighbours of a cell admit there."""
        cells = self.cells
        admitted: i64 = ANYTHING
        admitted = self._beside(admitted, cell - 1)
        admitted = self._beside(admitted, cell + 1)
        admitted = self._beside(admitted, cell - WIDTH)
        admitted = self._beside(admitted, cell + WIDTH)
        cells[cell] = (cells[cell] & ~BELOW_CARD) | admitted

    def _beside(self, admitted: i64, neighbour: i64) -> i64:
        card = self.card(neighbour)
        return admitted if card < 0 else (admitted | TOUCHED) & ADMITS[card] & BELOW_CARD

    # 5. The box: cells outside of these lines would make it larger than 8 x 8

    def first_row(self) -> i64:
        return max(self.top - 1, self.bottom - SIDE + 1)

    def last_row(self) -> i64:
        return min(self.bottom + 1, self.top + SIDE - 1)

    def first_column(self) -> i64:
        return max(self.left - 1, self.right - SIDE + 1)

    def last_column(self) -> i64:
        return min(self.right + 1, self.left + SIDE - 1)

    def box_ok(self, cell: i64) -> bool:
        row, column = cell // WIDTH, cell % WIDTH
        return (
            max(self.bottom, row) - min(self.top, row) < SIDE
            and max(self.right, column) - min(self.left, column) < SIDE
        )

    def cards(self) -> list[tuple[int, int]]:
        """Every cell with a card and the card, row by row."""
        return [(cell, int(self.card(cell))) for cell in range(int(CELLS)) if self.card(cell) >= 0]

    # What follows from the cards is not saved.

    def clone(self) -> Grid:
        return Grid(self.cells[:], self.size, self.top, self.bottom, self.left, self.right)

    def become(self, other: Grid) -> None:
        self.cells = other.cells[:]
        self.size = other.size
        self.top, self.bottom = other.top, other.bottom
        self.left, self.right = other.left, other.right
        self.stale = STALE

    def same(self, other: Grid) -> bool:
        for cell in range(CELLS):
            if self.cells[cell] != other.cells[cell]:
                return False
        return True

    def dump(self) -> list[list[int]]:
        return [[cell, card] for cell, card in self.cards()]

    @staticmethod
    def load(data: Sequence[Sequence[int]]) -> Grid:
        grid = Grid.empty()
        for cell, card in data:
            grid.lay(cell, card)
        return grid

    def view(self) -> dict[str, str]:
        """The cards by "row column"."""
        return {f"{row_of(cell)} {column_of(cell)}": CARD.name_of(card) for cell, card in self.cards()}

    def features(self, out: Row) -> None:
        """By reachable cell, row by row: the place of its card's colour in the rainbow, from 1, its type and copy."""
        if out.naming:
            for row in range(int(FIRST_LINE), int(LAST_LINE) + 1):
                for column in range(int(FIRST_LINE), int(LAST_LINE) + 1):
                    name_card(out, f"{row} {column}")
            return
        cells, written, start = self.cells, out.cells, out.at
        for row in range(MARGIN, MARGIN + LINES):
            if (self.stale >> row) & 1 == 1 or out.mark == EVERY_TIME:
                at = start + (row - MARGIN) * LINES * CARD_FEATURES
                clear(written, at, at + LINES * CARD_FEATURES)
                for cell in range(row * WIDTH + MARGIN, row * WIDTH + MARGIN + LINES):
                    card = (cells[cell] >> CARD_BITS) - 1
                    if card >= 0:
                        write_card(written, at, card)
                    at += CARD_FEATURES
        if out.mark != EVERY_TIME:
            self.stale = 0
        out.at = start + LINES * LINES * CARD_FEATURES


def name_card(out: Row, where: str) -> None:
    out.names.append(f"{where}: colour")
    out.names += [f"{where}: {name}" for name in TYPE_NAMES]
    out.names += [f"{where}: copy {copy + 1}" for copy in range(int(COPIES))]


TYPE_CELL: Final = 8
COPY_CELL: Final = 16
# By card: its colour from 1, and which of the cells behind that its type and its copy have. To divide takes longer.
CARD_CELLS: Final = Ints.of(
    [
        int(colour_of(card) + 1 | (1 + type_of(card)) << TYPE_CELL | (1 + TYPES + copy_of(card)) << COPY_CELL)
        for card in range(CARDS)
    ]
)


def write_card(cells: vec[i16], at: i64, card: i64) -> None:
    where = CARD_CELLS[card]
    cells[at] = i16(where & 255)
    cells[at + ((where >> TYPE_CELL) & 255)] = 1
    cells[at + (where >> COPY_CELL)] = 1


def write_colour(cells: vec[i16], at: i64, card: i64) -> None:
    """The colour alone, a cell for each."""
    cells[at + (CARD_CELLS[card] & 255) - 1] = 1
