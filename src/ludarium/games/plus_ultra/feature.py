"""Plus Ultra: what a seat sees beside the plain fields, as numbers (dossier 8). The state says what goes where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from ludarium.core.declare import vocabulary
from ludarium.core.feature import EVERY_TIME, Row, change_kind
from ludarium.core.pieces import Bag, Ints, Pile
from ludarium.games.plus_ultra.data import FACE_DOWN, NONE, Character, Site, Tile

CHARACTERS: Final = vocabulary(Character)
SITES: Final = vocabulary(Site)
TILES: Final = vocabulary(Tile)
PLACE: Final[i64] = 1 + TILES.many + SITES.many  # cells of a place of the New World
DRAFT: Final[i64] = 3 * CHARACTERS.many + 1  # of a draft, before the card that is set aside
SQUARES: Final[i64] = 8  # of the board, for estates


def write_goods(market: Pile, squares: i64, surplus: Pile, church: Ints, out: Row) -> None:
    """What lies on each square of the market, in the surplus and on top of it, and on each square of the Church."""
    out.places("market", market, TILES, squares)
    top: i64 = NONE
    if surplus.size > 0:
        top = surplus[surplus.size - 1]
    out.pile("surplus", surplus, TILES)
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
    if (tiles.stale | sites.stale) & out.mark != 0:
        tiles.stale &= ~out.mark | EVERY_TIME
        sites.stale &= ~out.mark | EVERY_TIME
        kinds, cards, tile, site = TILES.many, SITES.many, tiles.row, sites.row
        cells, last, at, slot = out.cells, out.last, out.at, out.slot
        for position in range(len(tile)):
            kind = tile[position]
            cells[at] = i16(kind == FACE_DOWN)
            change_kind(kind, last, slot, cells, at + 1)
            change_kind(site[position], last, slot + 1, cells, at + 1 + kinds)
            at += 1 + kinds + cards
            slot += 2
    out.at += len(tiles.row) * PLACE
    out.slot += 2 * len(tiles.row)


def name_action(out: Row) -> None:
    """The squares of the board that have an estate, how many embassies are in the stack, whose action is performed,
    and where."""
    out.names += [f"estate {square + 1}" for square in range(SQUARES)]
    out.size_of("embassy stack", 0)
    out.one_of("performing", NONE, CHARACTERS)
    out.number("where", 0)


def write_draft(deck: Bag, aside: i64, picks: Pile, mine: i64, sees: bool, out: Row) -> None:
    """B5: the pack in hand, those seen before, what was taken of them, and how many picks there were; the card set
    aside is not known yet. `mine` are the places of the seat's own picks, as bits; `sees`: it has the pack."""
    if out.naming:
        for name in ("pack", "packs seen", "drafted"):
            out.bag(name, deck, CHARACTERS)
        out.number("picks", 0)
        out.one_of("set aside", NONE, CHARACTERS)
        return
    cells, pack, kinds = out.cells, out.at, CHARACTERS.many
    seen, taken = pack + kinds, pack + 2 * kinds
    shown, later = i16(sees), i16(0)  # later: own picks that are still to come, each of which saw a pack
    for pick in range(picks.size):
        later += i16((mine >> pick) & 1)
    at = pack
    for count in deck.counts:  # as if no card had gone; then without those that had
        cells[at] = count * shown
        cells[at + kinds] = count * later
        cells[at + 2 * kinds] = 0
        at += 1
    if aside != NONE:
        cells[pack + aside] -= shown
        cells[seen + aside] -= later
    for pick in range(picks.size):
        card, own = picks[pick], i16((mine >> pick) & 1)
        later -= own
        cells[pack + card] -= shown
        cells[seen + card] -= later
        cells[taken + card] += own
    cells[pack + 3 * kinds] = i16(picks.size)
    out.at += DRAFT
    out.one_of("set aside", NONE, CHARACTERS)
