"""Plus Ultra for tests: a position read back in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ludarium.core.host import Told
from ludarium.core.state import State
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.data import EMBASSY, Character, Common, Tile
from ludarium.games.plus_ultra.state import PlusUltra
from tests.games.plus_ultra.dossier import (
    AGGRESSIVE,
    CHARACTERS,
    TILES,
)

RED, YELLOW, BLUE, GREEN = 0, 1, 2, 3  # seats, by the colours the rulebook's examples use
NOBODY = -1
DOWN = "down"  # a face-down tile

Position = dict[str, Any]  # what `lay` lays
PlusUltraState = PlusUltra  # for annotations of tests that need nothing else of the engine


def asked(s: PlusUltra) -> list[int]:
    return [seat for seat in range(s.seats) if s.asks(seat)]


def seen(s: State, seat: int = NOBODY) -> dict[str, Any]:
    """The view of a seat, or of a spectator."""
    return s.view(seat)


def step(s: PlusUltra) -> str:
    return "over" if s.over else s.step.name


def gp(s: PlusUltra) -> list[int]:
    return [int(player.score) for player in s.players]


def ducats(s: PlusUltra) -> list[int]:
    return [int(player.ducats) for player in s.players]


def ready(s: PlusUltra) -> list[int]:
    return [int(player.ready) for player in s.players]


def tired(s: PlusUltra) -> list[int]:
    return [int(player.tired) for player in s.players]


def sea(s: PlusUltra) -> list[int]:
    return [int(player.sea) for player in s.players]


def market(s: PlusUltra) -> list[str]:
    return [str(Tile.write(tile)) for tile in s.market.dump()]


def surplus(s: PlusUltra) -> list[str]:
    """From the bottom to the top."""
    return [str(Tile.write(tile)) for tile in s.surplus.dump()]


def church(s: PlusUltra) -> list[str | None]:
    return [None if good < 0 else str(Tile.write(good)) for good in s.church.dump()]


def peers(s: PlusUltra) -> list[int]:
    return list(s.peers.dump())


def order(s: PlusUltra) -> list[int]:
    return list(s.order.dump())


def tile(s: PlusUltra, position: int) -> str | None:
    kind = int(s.tile[position - 1])
    return None if kind == -1 else DOWN if kind == -2 else str(Tile.write(kind))


def houses(s: PlusUltra, position: int) -> list[int]:
    """Owners of the houses of a colony by slot, -1 where none stands; the cathedral's slot is not among them."""
    return [int(s.houses[(position - 1) * 5 + slot]) for slot in range(1, 5)]


def cathedral(s: PlusUltra, position: int) -> int:
    return int(s.houses[(position - 1) * 5])


def size(s: PlusUltra, position: int) -> int:
    return int(s.size[position - 1])


def houses_of(s: PlusUltra, seat: int) -> list[int]:
    """The positions of all houses of a seat in the New World, cathedrals too."""
    return [place // 5 + 1 for place in range(35) if s.houses[place] == seat]


def regiments(s: PlusUltra, seat: int) -> int:
    player = s.players[seat]
    return int(player.ready + player.tired) + list(s.track.dump()).count(seat)


def track(s: PlusUltra) -> list[int]:
    return list(s.track.dump())


def locks(s: PlusUltra) -> dict[str, int]:
    """Owner of the marker by locked common action."""
    return {
        str(Common.write(common)): int(s.locks[common])
        for common in range(s.locks.size)
        if s.locks[common] >= 0
    }


def hand(s: PlusUltra, seat: int) -> set[str]:
    return {name for name in CHARACTERS if s.holder[Character.read(name)] == seat}


def status(s: PlusUltra, card: str) -> str:
    return ("free", "committed", "forfeited", "used")[s.status[Character.read(card)]]


def display(s: PlusUltra) -> list[str]:
    return [str(EMBASSY.write(tile)) for tile in s.display.dump()]


def owned_embassies(s: PlusUltra, seat: int) -> list[str]:
    player = s.players[seat]
    return [
        str(EMBASSY.write(tile)) for tile in [*player.embassies.items(), *player.hidden_embassies.items()]
    ]


def breakdown(s: PlusUltra, seat: int) -> dict[str, int]:
    return dict(GAME.breakdown(s, seat))


def log(told: Iterable[Told], seat: int = NOBODY) -> list[dict[str, str | int]]:
    """The events as a seat sees them; -1 is a spectator."""
    return [GAME.describe_event(event, seat) for event in told]


def events(told: Iterable[Told], name: str, seat: int = NOBODY) -> list[dict[str, str | int]]:
    return [entry for entry in log(told, seat) if entry["event"] == name]


def every_tile(new_world: bool) -> Counter[str]:
    tiles = Counter({kind: sum(parts) for kind, parts in TILES.items()})
    if new_world:
        tiles["aggressive_natives"] = AGGRESSIVE
    return tiles


def seen_tiles(s: PlusUltra) -> Counter[str]:
    """All tiles but those in the stack or face down."""
    found = Counter(market(s) + surplus(s))
    found.update(good for good in church(s) if good)
    for place in range(s.sites):
        if s.tile[place] >= 0:
            found[str(Tile.write(s.tile[place]))] += 1
        found["aggressive_natives"] += int(s.raiders[place])
        initial = s.site[place] == 0 if s.rules.new_world else place == 0
        if s.size[place] > 0 and not initial:
            found[f"colony_{int(s.size[place])}"] += 1
    for player in s.players:
        found["natives"] += int(player.natives)
        found["aggressive_natives"] += int(player.aggressive)
    for tile in s.removed.items():
        found[str(Tile.write(tile))] += 1
    found["colony_3"] += int(s.size3)
    return +found
