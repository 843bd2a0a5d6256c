"""Plus Ultra: what a seat sees beside the plain fields, as numbers (dossier 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.declare import vocabulary
from ludarium.core.feature import Row
from ludarium.core.pieces import Bag
from ludarium.games.plus_ultra.data import FACE_DOWN, NONE, Character, Site, Tile
from ludarium.games.plus_ultra.state import Inquiry, PlusUltra

CHARACTERS: Final = vocabulary(Character)
SITES: Final = vocabulary(Site)
TILES: Final = vocabulary(Tile)
SQUARES: Final[i64] = 8  # of the board, for estates


def also_features(s: PlusUltra, seat: i64, out: Row) -> None:
    out.places("market", s.market, TILES, s.rules.market_squares)
    out.one_of("surplus top", NONE if s.surplus.size == 0 else s.surplus[s.surplus.size - 1], TILES)
    out.each_of("church", s.church, TILES)
    for position in range(s.tile.size):
        tile = s.tile[position]
        where = f"place {position + 1}" if out.naming else ""
        out.flag(f"{where} face down" if out.naming else "", tile == FACE_DOWN)
        out.one_of(where, NONE if tile == FACE_DOWN else tile, TILES)
        out.one_of(where, s.site[position], SITES)
    for square in range(SQUARES):
        out.flag(f"estate {square + 1}" if out.naming else "", (s.estates >> square) & 1 == 1)
    out.size_of("embassy stack", s.embassy_stack.size)
    _question(s, out)
    _draft(s, seat, out)


def _question(s: PlusUltra, out: Row) -> None:
    """Whose action is performed, and where."""
    about = None if s.over else s.step
    character: i64 = NONE
    position: i64 = NONE
    if isinstance(about, Inquiry):
        character, position = about.performing(s), about.where(s)
    out.one_of("performing", s.acting if character == NONE else character, CHARACTERS)
    out.number("where", position + 1)


def _draft(s: PlusUltra, seat: i64, out: Row) -> None:
    """B5: the pack in hand, those seen before, and what was taken of them; afterwards the card set aside."""
    if not s.drafting and not out.naming:
        out.skip(3 * CHARACTERS.many + 1)
        out.one_of("set aside", s.aside, CHARACTERS)
        return
    pack = Bag.empty(Character.COUNT)
    seen = Bag.empty(Character.COUNT)
    mine = Bag.empty(Character.COUNT)
    if s.drafting:
        if s.sees_pack(seat):
            pack = s.in_pack(s.picks.size)
        for pick in range(s.picks.size):
            if s.drafter(pick) == seat:
                seen.add_all(s.in_pack(pick))
                mine.add(s.picks[pick])
    out.bag("pack", pack, CHARACTERS)
    out.bag("packs seen", seen, CHARACTERS)
    out.bag("drafted", mine, CHARACTERS)
    out.number("picks", s.picks.size if s.drafting else 0)
    out.one_of("set aside", NONE if s.drafting else s.aside, CHARACTERS)
