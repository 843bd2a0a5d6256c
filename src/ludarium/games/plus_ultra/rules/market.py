"""Market, surplus and Church (dossier 4, helpers), production (E3) and the Crown's share (E4)."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.games.plus_ultra.data import NONE, RESOURCES, Building
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.rules.colony import building_owner
from ludarium.games.plus_ultra.rules.peers import sail
from ludarium.games.plus_ultra.rules.purse import crown_add
from ludarium.games.plus_ultra.state import PlusUltra


def in_market(s: PlusUltra, tile: i64) -> i64:
    """How many tiles of this kind lie in the market."""
    market, many = s.market.items, i64(0)
    for square in range(s.market.size):
        many += i64(market[square] == tile)
    return many


def to_surplus(s: PlusUltra, tile: i64, host: Host) -> None:
    s.surplus.push(tile)
    host.tell(Event.TO_SURPLUS, EVERYBODY, tile)


def from_new_world(s: PlusUltra, position: i64, onto: i64, host: Host) -> None:
    """A resource goes to the market: to the first free square, or in place of the tile on a square (from 1).

    A harbour of its colony takes its owner a step further at sea.
    """
    tile = s.tile[position]
    s.tile[position] = NONE
    if onto > 0:
        to_surplus(s, s.market[onto - 1], host)
        s.market[onto - 1] = tile
        host.tell(Event.TO_MARKET, EVERYBODY, tile, onto - 1)
    else:
        s.market.push(tile)
        host.tell(Event.TO_MARKET, EVERYBODY, tile, s.market.size - 1)
    owner = building_owner(s, position, Building.HARBOUR)
    if owner >= 0:
        sail(s, owner, s.rules.harbour_sea, host)


def leave_game(s: PlusUltra, tile: i64, host: Host) -> None:
    s.removed.add(tile)
    host.tell(Event.TILE_GONE, EVERYBODY, tile)


def market_full(s: PlusUltra) -> bool:
    return s.market.size == s.rules.market_squares


def goods_in_church(s: PlusUltra) -> i64:
    many: i64 = 0
    for square in range(s.rules.market_squares):
        if s.church[square] != NONE:
            many += 1
    return many


def production(s: PlusUltra, host: Host) -> None:
    """E3 Colonies send what has appeared beside them, houses or not (A46)."""
    for position in range(s.sites):
        if s.size[position] > 0 and 0 <= s.tile[position] < RESOURCES:
            if market_full(s):
                to_surplus(s, s.tile[position], host)
                s.tile[position] = NONE
            else:
                from_new_world(s, position, 0, host)


def crown_share(s: PlusUltra, host: Host) -> None:
    """E4 The market's tiles with the icon of the character set aside leave the game and feed the Crown."""
    host.tell(Event.TURNED_UP, EVERYBODY, s.aside)
    icon = s.rules.icon[s.aside]
    market = s.market
    many: i64 = 0
    for square in range(market.size - 1, -1, -1):
        if market[square] == icon:
            leave_game(s, market.take(square), host)
            many += 1
    crown_add(s, many * s.rules.crown_per_discarded_tile, host)
