"""Plus Ultra for tests: pieces laid by their names. Supplies follow from what lies elsewhere: nothing is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ludarium.core.pieces import Bag, Ints, Pile
from ludarium.games.plus_ultra.data import EMBASSY, FACE_DOWN, Character, Common, Estate, Site, Tile
from ludarium.games.plus_ultra.state import PlusUltra
from tests.games.plus_ultra.dossier import (
    EMBASSIES,
    ESTATE_BACKS,
    FIXED,
)
from tests.games.plus_ultra.reading import (
    DOWN,
    display,
    every_tile,
    houses_of,
    owned_embassies,
    regiments,
    seen_tiles,
)


def lay(s: PlusUltra, **position: Any) -> None:
    """Lay pieces; everything not named stays. By seat: gp ducats ready tired pool windows dark bulls magellan sea
    portrait natives estates embassies hidden. Common: crown market surplus church coins tiles raiders colonies
    sites level track reached peers locks status aside display round.
    """
    for key, value in position.items():
        if key in _PLAYER:
            for seat, player in enumerate(s.players):
                setattr(player, _PLAYER[key], value if isinstance(value, int) else value[seat])
        elif key in ("crown", "level", "reached", "round"):
            setattr(s, key, value)
        elif key in ("market", "surplus"):
            setattr(s, key, _pile(Tile.read(tile) for tile in value))
        else:
            _LAYERS[key](s, value)
    _settle(s)


_PLAYER = {
    "gp": "score",
    "magellan": "magellan",
    **{
        key: key
        for key in (
            "ducats",
            "ready",
            "tired",
            "pool",
            "windows",
            "dark",
            "bulls",
            "sea",
            "portrait",
            "natives",
        )
    },
}


def _pile(values: Iterable[int]) -> Pile:
    pile = Pile.empty()
    for value in values:
        pile.push(value)
    return pile


def _lay_church(s: PlusUltra, goods: Sequence[str | None]) -> None:
    for square, good in enumerate(goods):
        s.church[square] = -1 if good is None else Tile.read(good)


def _lay_coins(s: PlusUltra, coins: Sequence[int]) -> None:
    for square, many in enumerate(coins):
        s.coins[square] = many


def _lay_tiles(s: PlusUltra, tiles: Mapping[int, str | None]) -> None:
    """By position from 1; those not named lie face down, but the first is empty."""
    for place in range(7):
        named = tiles.get(place + 1, DOWN if place else None)
        s.tile[place] = -1 if named is None else -2 if named == DOWN else Tile.read(named)


def _lay_raiders(s: PlusUltra, raiders: Mapping[int, int]) -> None:
    for place in range(7):
        s.raiders[place] = raiders.get(place + 1, 0)


def _lay_colonies(s: PlusUltra, colonies: Mapping[int, tuple[int, Any]]) -> None:
    """By position from 1: size and owners, in the order built, or by slot (0 is the cathedral's)."""
    for place in range(7):
        size, owners = colonies.get(place + 1, (0, []))
        s.size[place] = size
        by_slot = owners if isinstance(owners, Mapping) else dict(enumerate(owners, start=1))
        for slot in range(5):
            s.houses[place * 5 + slot] = by_slot.get(slot, -1)
        if s.rules.new_world and size and s.site[place] < 0:
            s.site[place] = s.site_cards.items()[0]
            s.site_cards.remove(s.site[place])
    s.size3 = 2 - sum(int(s.size[place]) == 3 for place in range(1, 7))


def _lay_sites(s: PlusUltra, sites: Mapping[int, str]) -> None:
    """Which colony card lies at a position; Hispaniola is always the first."""
    for place, name in sites.items():
        if s.site[place - 1] >= 0:
            s.site_cards.add(s.site[place - 1])
        s.site[place - 1] = Site.read(name)
        s.site_cards.remove(Site.read(name))


def _lay_track(s: PlusUltra, owners: Sequence[int]) -> None:
    s.track = _pile(owners)


def _lay_peers(s: PlusUltra, seats: Sequence[int]) -> None:
    s.peers = Ints.of(list(seats))


def _lay_locks(s: PlusUltra, locks: Mapping[str, int]) -> None:
    """Owner of the marker by common action."""
    for name, owner in locks.items():
        s.locks[Common.read(name)] = owner
        s.players[owner].markers -= 1


def _lay_status(s: PlusUltra, status: Mapping[str, str]) -> None:
    for name, word in status.items():
        s.status[Character.read(name)] = ("free", "committed", "forfeited", "used").index(word)


def _lay_aside(s: PlusUltra, name: str) -> None:
    s.aside = Character.read(name)


def _lay_estates(s: PlusUltra, estates: Sequence[Sequence[str]]) -> None:
    """By seat: the backs of its estates."""
    for player, backs in zip(s.players, estates, strict=False):
        player.estates = _pile(Estate.read(back) for back in backs)


def _embassies(names: Iterable[str]) -> Bag:
    return Bag.of(len(EMBASSIES), [EMBASSY.read(name) for name in names])


def _lay_embassies(s: PlusUltra, owned: Sequence[Sequence[str]]) -> None:
    for player, names in zip(s.players, owned, strict=False):
        player.embassies = _embassies(names)


def _lay_hidden(s: PlusUltra, owned: Sequence[Sequence[str]]) -> None:
    for player, names in zip(s.players, owned, strict=False):
        player.hidden_embassies = _embassies(names)


def _lay_display(s: PlusUltra, names: Sequence[str]) -> None:
    s.display = _pile(EMBASSY.read(name) for name in names)


_LAYERS: dict[str, Callable[[PlusUltra, Any], None]] = {
    "church": _lay_church,
    "coins": _lay_coins,
    "tiles": _lay_tiles,
    "raiders": _lay_raiders,
    "colonies": _lay_colonies,
    "sites": _lay_sites,
    "track": _lay_track,
    "peers": _lay_peers,
    "locks": _lay_locks,
    "status": _lay_status,
    "aside": _lay_aside,
    "estates": _lay_estates,
    "embassies": _lay_embassies,
    "hidden": _lay_hidden,
    "display": _lay_display,
}


def _settle(s: PlusUltra) -> None:
    """What nobody holds lies in the supply, the stack or out of the game."""
    seats = str(int(s.seats))
    s.bulls = _fixed("bulls_in_play", seats) - sum(int(player.bulls) for player in s.players)
    s.magellan = _fixed("magellan_in_play", seats) - sum(int(player.magellan) for player in s.players)
    s.windows = 10 - sum(int(player.windows + player.dark) for player in s.players)
    for seat, player in enumerate(s.players):
        player.supply = 6 - int(player.pool) - len(houses_of(s, seat))
        assert player.supply >= 0
        assert regiments(s, seat) <= 5
    left = _fixed("estates_in_play", seats) - sum(int(player.estates.size) for player in s.players)
    s.estates = (1 << left) - 1
    backs = Counter(ESTATE_BACKS)
    for player in s.players:
        backs.subtract(str(Estate.write(back)) for back in player.estates.dump())
    assert min(backs.values()) >= 0
    s.backs = Bag.of(5, [Estate.read(back) for back in backs.elements()])
    if s.rules.ambassador:
        taken = {name for seat in range(s.seats) for name in owned_embassies(s, seat)}
        if taken & set(display(s)):
            rest = [name for name in EMBASSIES if name not in taken]
            s.display = _pile(EMBASSY.read(name) for name in rest[:2])
        taken |= set(display(s))
        s.embassy_stack = _embassies(name for name in EMBASSIES if name not in taken)
    lying = seen_tiles(s)
    unseen = every_tile(bool(s.rules.new_world)) - lying
    assert not lying - every_tile(bool(s.rules.new_world)), "more tiles than the game has"
    s.unseen = Bag.of(Tile.COUNT, [Tile.read(tile) for tile in unseen.elements()])
    s.stack = s.unseen.size - s.tile.dump().count(FACE_DOWN)
    assert min(int(s.bulls), int(s.magellan), int(s.windows), left) >= 0, "more pieces than the game has"


def _fixed(name: str, seats: str) -> int:
    by_seats = FIXED[name]
    assert isinstance(by_seats, Mapping)
    return by_seats[seats]
