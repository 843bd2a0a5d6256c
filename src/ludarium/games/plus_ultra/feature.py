"""Plus Ultra: what a seat sees beside the plain fields, as numbers (dossier 8). The state says what goes where."""

from __future__ import annotations

from typing import Final

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
        out.slot += 1
    out.each_of("church", church, TILES)


def leave_goods(squares: i64, church: Ints, out: Row) -> None:
    """The same cells, where none has changed."""
    out.at += (squares + 2 + len(church.row)) * TILES.many
    out.slot += 1


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
    leave_new_world(tiles, out)


def leave_new_world(tiles: Ints, out: Row) -> None:
    out.at += len(tiles.row) * (1 + TILES.many + SITES.many)


def write_estates(mask: i64, out: Row) -> None:
    """The squares of the board that have one."""
    if out.naming:
        out.names += [f"estate {square + 1}" for square in range(SQUARES)]
        return
    if i64(out.last[out.slot]) != mask:  # they are sold once each
        out.last[out.slot] = i16(mask)
        cells, at = out.cells, out.at
        for square in range(SQUARES):
            cells[at + square] = i16((mask >> square) & 1)
    out.at += SQUARES
    out.slot += 1


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
    shown, later = i16(sees), i16(0)  # later: own picks that are still to come, each of which saw a pack
    for pick in range(picks.size):
        later += i16((mine >> pick) & 1)
    for kind in range(kinds):  # as if no card had gone; then without those that had
        count = counts[kind]
        cells[pack + kind] = count * shown
        cells[seen + kind] = count * later
        cells[taken + kind] = 0
    if aside != NONE:
        cells[pack + aside] -= shown
        cells[seen + aside] -= later
    for pick in range(picks.size):
        card, own = picks[pick], i16((mine >> pick) & 1)
        later -= own
        cells[pack + card] -= shown
        cells[seen + card] -= later
        cells[taken + card] += own
    out.at += 3 * kinds
    out.number("picks", picks.size)


def leave_draft(picks: Pile, out: Row) -> None:
    """The same cells, outside of it: its last pick and what followed have changed them."""
    cells = 3 * CHARACTERS.many + 1
    if picks.stale & out.alike != 0:
        picks.stale &= ~out.alike | EVERY_TIME
        clear(out.cells, out.at, out.at + cells)
    out.at += cells
