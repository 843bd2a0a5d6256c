"""The New World: tiles, colonies, houses, natives (dossier 1.7, 4 and 7.2)."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves
from ludarium.core.state import Why
from ludarium.games.plus_ultra.data import (
    CATHEDRAL_SLOT,
    FACE_DOWN,
    NONE,
    RESOURCES,
    SLOTS,
    Building,
    Cause,
    Chance,
    Character,
    Tile,
)
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.court import trigger
from ludarium.games.plus_ultra.rules.purse import earn, gain
from ludarium.games.plus_ultra.state import PlusUltra


def is_colony(tile: i64) -> bool:
    return Tile.COLONY_2 <= tile <= Tile.COLONY_4


def has_resource(s: PlusUltra, position: i64) -> bool:
    """Does a face-up resource lie here?"""
    return 0 <= s.tile[position] < RESOURCES


def building_owner(s: PlusUltra, position: i64, building: i64) -> i64:
    """Who owns this building of a colony; NONE without the New World."""
    site = s.site[position]
    if site >= 0:
        for slot in range(1, SLOTS):
            if s.rules.building[site * SLOTS + slot] == building:
                return s.houses[position * SLOTS + slot]
    return NONE


# Tiles


def turn_up(s: PlusUltra, position: i64, host: Host) -> i64:
    """A tile nobody has seen appears on this exploration square. A colony still has to be founded."""
    tile = host.draw(s.unseen, Chance.TILE_DRAWN)
    host.tell(Event.TILE_TURNED, EVERYBODY, position, tile)
    s.tile[position] = NONE
    if tile == Tile.AGGRESSIVE_NATIVES:
        s.raiders[position] += 1
    elif not is_colony(tile):
        s.tile[position] = tile
    return tile


def found_colony(s: PlusUltra, tile: i64, host: Host) -> i64:
    """A colony goes to the first free square, or flips the lowest card. Gives its position, or NONE."""
    last = s.sites if s.rules.new_world else s.rules.colony_squares
    for position in range(last):
        if s.size[position] == 0:
            s.size[position] = tile - Tile.COLONY_2 + 2
            if s.rules.new_world:
                s.site[position] = host.draw(s.site_cards, Chance.SITE_DRAWN)
                host.tell(Event.CARD_FLIPPED, EVERYBODY, position, s.site[position])
            host.tell(Event.COLONY_FOUNDED, EVERYBODY, position, s.size[position])
            return position
    s.removed.add(tile)
    host.tell(Event.TILE_GONE, EVERYBODY, tile)
    return NONE


def refill(s: PlusUltra, host: Host) -> None:
    """B1 Empty exploration squares get a tile face up; a drawn colony leaves its square empty (A30)."""
    for position in range(s.sites):
        if s.tile[position] == NONE and s.raiders[position] == 0 and s.stack > 0:
            s.stack -= 1
            tile = turn_up(s, position, host)
            if is_colony(tile):
                found_colony(s, tile, host)


def lowest_face_down(s: PlusUltra) -> i64:
    for position in range(s.sites):
        if s.tile[position] == FACE_DOWN:
            return position
    return NONE


# Houses


def houses_at(s: PlusUltra, position: i64) -> i64:
    """Houses of a colony that count towards its size."""
    houses, many = s.houses.row, i64(0)
    for place in range(position * SLOTS + 1, position * SLOTS + SLOTS):
        many += i64(houses[place] != NONE)
    return many


def has_room(s: PlusUltra, position: i64) -> bool:
    return houses_at(s, position) < s.size[position]


def has_house(s: PlusUltra, position: i64, seat: i64) -> bool:
    """Does this seat own a house here? A cathedral is one."""
    for slot in range(SLOTS):
        if s.houses[position * SLOTS + slot] == seat:
            return True
    return False


def slot_is_free(s: PlusUltra, position: i64, slot: i64) -> bool:
    """May a house be put on this slot? Without the New World `none`, 0, stands for the next one."""
    if not s.rules.new_world:
        return slot == 0
    return slot > 0 and s.houses[position * SLOTS + slot] == NONE


def list_plots(s: PlusUltra, move: i64, shift: i64, moves: Moves) -> None:
    """A move with each position that has room and each slot that is free there, as arguments from this bit on."""
    for position in range(s.sites):
        if s.size[position] > 0 and has_room(s, position):
            for slot in range(SLOTS):
                if slot_is_free(s, position, slot):
                    moves.add_word(move | position << shift | slot << (shift + 8))


def place_house(s: PlusUltra, seat: i64, position: i64, slot: i64, host: Host) -> None:
    """A house from the pool on a free slot; a town council of somebody else earns by it."""
    if slot == 0:
        slot = 1
        while s.houses[position * SLOTS + slot] != NONE:
            slot += 1
    s.players[seat].pool -= 1
    s.houses[position * SLOTS + slot] = seat
    host.tell(Event.HOUSE_BUILT, EVERYBODY, seat, position, slot)
    council_income(s, seat, position, host)


def place_cathedral(s: PlusUltra, seat: i64, position: i64, host: Host) -> None:
    s.players[seat].pool -= 1
    s.houses[position * SLOTS + CATHEDRAL_SLOT] = seat
    host.tell(Event.CATHEDRAL_BUILT, EVERYBODY, seat, position)
    council_income(s, seat, position, host)


def council_income(s: PlusUltra, builder: i64, position: i64, host: Host) -> None:
    owner = building_owner(s, position, Building.TOWN_COUNCIL)
    if owner >= 0 and owner != builder:
        earn(s, owner, s.rules.town_council, Cause.COUNCILS, host)


# Natives


def natives_at(s: PlusUltra, position: i64, tile: i64) -> bool:
    """Do face-up natives of this kind lie here?"""
    if tile == Tile.NATIVES:
        return s.tile[position] == Tile.NATIVES
    return tile == Tile.AGGRESSIVE_NATIVES and s.raiders[position] > 0


def may_spend_bull(s: PlusUltra, seat: i64) -> bool:
    """A15 One bull a round, for whatever use."""
    return s.players[seat].bulls > 0 and not s.players[seat].bull_spent


def spend_bull(s: PlusUltra, seat: i64, host: Host) -> None:
    s.players[seat].bulls -= 1
    s.players[seat].bull_spent = True
    s.bulls += 1
    host.tell(Event.BULL_USED, EVERYBODY, seat)


def tire(s: PlusUltra, seat: i64, host: Host) -> None:
    s.players[seat].ready -= 1
    s.players[seat].tired += 1
    host.tell(Event.TIRED_REGIMENT, EVERYBODY, seat)


def capture(s: PlusUltra, seat: i64, position: i64, tile: i64, host: Host) -> None:
    """The natives join the captor's pile; Inquisitor and fort are paid for it."""
    me = s.players[seat]
    if tile == Tile.NATIVES:
        s.tile[position] = NONE
        me.natives += 1
    else:
        s.raiders[position] -= 1
        me.aggressive += 1
    host.tell(Event.CAPTURED, EVERYBODY, seat, position, tile)
    gain(s, seat, s.rules.natives_capture_gp, Cause.CAPTURE, host)
    owner = building_owner(s, position, Building.FORT)
    if owner >= 0:
        gain(s, owner, s.rules.fort, Cause.FORTS, host)
    trigger(s, Character.INQUISITOR, seat, host)


# Why not


def any_resource(s: PlusUltra) -> bool:
    """Does a face-up resource lie anywhere?"""
    for position in range(s.sites):
        if has_resource(s, position):
            return True
    return False


def good_at(s: PlusUltra, position: i64) -> bool:
    """As `has_resource`, for any number."""
    return position < s.sites and has_resource(s, position)


def any_room(s: PlusUltra) -> bool:
    """Has a colony a free place?"""
    for position in range(s.sites):
        if has_room(s, position):
            return True
    return False


def any_natives(s: PlusUltra) -> bool:
    """Do natives lie face up anywhere?"""
    for position in range(s.sites):
        if natives_at(s, position, Tile.NATIVES) or natives_at(s, position, Tile.AGGRESSIVE_NATIVES):
            return True
    return False


def why_no_house(s: PlusUltra, seat: i64, position: i64, cost: i64, why: Why) -> None:
    """Say why the seat cannot put a house here on any slot, or on the one it wants."""
    me = s.players[seat]
    if me.pool == 0:
        why.because(Reason.NO_HOUSE)
    elif me.ducats < cost:
        why.because(Reason.NEEDS_DUCATS, cost, me.ducats)
    elif position >= s.sites or s.size[position] == 0:
        why.because(Reason.NO_COLONY_THERE, position)
    elif not has_room(s, position):
        why.because(Reason.NO_ROOM_THERE, position)
    else:
        why.because(Reason.SLOT_TAKEN)


def why_no_bull(s: PlusUltra, seat: i64, why: Why) -> None:
    why.because(Reason.NO_BULL if s.players[seat].bulls == 0 else Reason.BULL_SPENT)


def why_no_regiment(s: PlusUltra, seat: i64, cost: i64, why: Why) -> None:
    """Say why the seat cannot send a regiment against natives."""
    me = s.players[seat]
    if me.ready == 0:
        why.because(Reason.NO_READY)
    else:
        why.because(Reason.NEEDS_DUCATS, cost, me.ducats)
