"""Plus Ultra: what a seat sees beside the plain fields, as numbers (dossier 8). The state says what goes where."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludarium.core.declare import vocabulary
from ludarium.core.feature import EVERY_TIME, Row, clear, write_kind
from ludarium.core.pieces import Bag, Ints, Pile
from ludarium.games.plus_ultra.data import FACE_DOWN, NONE, Character, Site, Tile

CHARACTERS: Final = vocabulary(Character)
SITES: Final = vocabulary(Site)
TILES: Final = vocabulary(Tile)
SQUARES: Final[i64] = 8  # of the board, for estates


def write_goods(market: Pile, squares: i64, surplus: Pile, church: Ints, out: Row) -> None:
    """What lies on each square of the market, in the surplus and on top of it, and on each square of the Church."""
    out.places("market", market, TILES, squares)
    if out.naming or surplus.stale & out.mark != 0:
        top: i64 = NONE
        if surplus.size > 0:
            top = surplus[surplus.size - 1]
        out.pile("surplus", surplus, TILES)
        out.one_of("surplus top", top, TILES)
    else:
        out.at += 2 * TILES.many
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
    kinds, cards = TILES.many, SITES.many
    if (tiles.stale | sites.stale) & out.mark != 0:
        tiles.stale &= ~out.mark | EVERY_TIME
        sites.stale &= ~out.mark | EVERY_TIME
        cells, at, tile, site = out.cells, out.at, tiles.row, sites.row
        for position in range(len(tile)):
            kind = tile[position]
            cells[at] = i16(kind == FACE_DOWN)
            write_kind(kind, kinds, cells, at + 1)
            write_kind(site[position], cards, cells, at + 1 + kinds)
            at += 1 + kinds + cards
    out.at += tiles.size * (1 + kinds + cards)


def write_estates(mask: i64, out: Row) -> None:
    """The squares of the board that have one."""
    if out.naming:
        out.names += [f"estate {square + 1}" for square in range(SQUARES)]
        return
    cells, at = out.cells, out.at
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
    cells, pack, kinds, counts = out.cells, out.at, CHARACTERS.many, deck.counts
    seen, taken = pack + kinds, pack + 2 * kinds
    for kind in range(kinds):  # and then without what went before each pick
        cells[pack + kind] = counts[kind]
    clear(cells, seen, taken + kinds)
    if aside != NONE:
        cells[pack + aside] -= 1
    for pick in range(picks.size):
        card = picks[pick]
        if (mine >> pick) & 1 == 1:
            _add(cells, pack, seen, kinds)
            cells[taken + card] += 1
        cells[pack + card] -= 1
    if not sees:
        clear(cells, pack, pack + kinds)
    out.at += 3 * kinds
    out.number("picks", picks.size)


def leave_draft(picks: Pile, out: Row) -> None:
    """The same cells, outside of it: its last pick and what followed have changed them."""
    cells = 3 * CHARACTERS.many + 1
    if picks.stale & out.alike != 0:
        picks.stale &= ~out.alike | EVERY_TIME
        clear(out.cells, out.at, out.at + cells)
    out.at += cells


def _add(cells: vec[i16], start: i64, to: i64, many: i64) -> None:
    for cell in range(many):
        cells[to + cell] += cells[start + cell]
