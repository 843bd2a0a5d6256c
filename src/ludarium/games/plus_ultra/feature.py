"""Plus Ultra: what a seat sees beside the plain fields, as numbers (dossier 8). The state says what goes where."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludarium.core.declare import vocabulary
from ludarium.core.feature import Row, write_bag, write_kind
from ludarium.core.pieces import Bag, Ints, Pile
from ludarium.games.plus_ultra.data import FACE_DOWN, NONE, Character, Site, Tile

CHARACTERS: Final = vocabulary(Character)
SITES: Final = vocabulary(Site)
TILES: Final = vocabulary(Tile)
SQUARES: Final[i64] = 8  # of the board, for estates


def write_goods(market: Pile, squares: i64, surplus: Pile, church: Ints, out: Row) -> None:
    """What lies on each square of the market, on top of the surplus, and on each square of the Church."""
    top: i64 = NONE
    if surplus.size > 0:
        top = surplus[surplus.size - 1]
    out.places("market", market, TILES, squares)
    out.one_of("surplus top", top, TILES)
    out.each_of("church", church, TILES)


def write_new_world(tiles: Ints, sites: Ints, out: Row) -> None:
    """By place: whether its tile is face down, the tile, and the colony card."""
    if out.naming:
        for position in range(tiles.size):
            where = f"place {position + 1}"
            out.flag(f"{where} face down", False)
            out.one_of(where, NONE, TILES)
            out.one_of(where, NONE, SITES)
        return
    cells, at, tile, site = out.cells, out.at, tiles.row, sites.row
    kinds, cards = TILES.many, SITES.many
    for position in range(len(tile)):
        kind = tile[position]
        if kind == FACE_DOWN:
            cells[at] = 1
        at = write_kind(kind, kinds, cells, at + 1)
        at = write_kind(site[position], cards, cells, at)
    out.at = at


def write_estates(mask: i64, out: Row) -> None:
    """The squares of the board that have one."""
    if out.naming:
        out.names += [f"estate {square + 1}" for square in range(SQUARES)]
        return
    cells, at = out.cells, out.at
    if mask != 0:
        for square in range(SQUARES):
            cells[at + square] = i16((mask >> square) & 1)
    out.at = at + SQUARES


def write_draft(deck: Bag, aside: i64, picks: Pile, mine: i64, sees: bool, out: Row) -> None:
    """B5: the pack in hand, those seen before, what was taken of them, and how many picks there were. `mine` are the
    places of the seat's own picks, as bits; `sees`: it has the pack."""
    if out.naming:
        for name in ("pack", "packs seen", "drafted"):
            out.bag(name, deck, CHARACTERS)
        out.number("picks", 0)
        return
    cells, pack, kinds = out.cells, out.at, CHARACTERS.many
    seen, taken = pack + kinds, pack + 2 * kinds
    write_bag(deck, cells, pack)  # and then without what went before each pick
    if aside != NONE:
        cells[pack + aside] -= 1
    for pick in range(picks.size):
        card = picks[pick]
        if (mine >> pick) & 1 == 1:
            _add(cells, pack, seen, kinds)
            cells[taken + card] += 1
        cells[pack + card] -= 1
    if not sees:
        for kind in range(kinds):
            cells[pack + kind] = 0
    out.skip(3 * kinds)
    out.number("picks", picks.size)


def skip_draft(out: Row) -> None:
    """The same cells, outside of it."""
    out.skip(3 * CHARACTERS.many + 1)


def _add(cells: vec[i16], start: i64, to: i64, many: i64) -> None:
    for cell in range(many):
        cells[to + cell] += cells[start + cell]
