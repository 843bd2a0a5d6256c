"""Natives sack colonies at the end of a round (E2; with aggressive ones 7.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg
from ludarium.core.state import Step
from ludarium.games.plus_ultra.data import NONE, SLOTS, Building, Direction, Site, Tile, Verb
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.rules.colony import building_owner
from ludarium.games.plus_ultra.state import Inquiry, PlusUltra


def rightmost_house(s: PlusUltra, position: i64) -> i64:
    """The slot of the house that natives destroy: the last one; a cathedral stands to the left of all (A38)."""
    for slot in range(SLOTS - 1, -1, -1):
        if s.houses[position * SLOTS + slot] != NONE:
            return slot
    return NONE


def sack(s: PlusUltra, position: i64, slot: i64, tile: i64, host: Host) -> i64:
    """The house goes back to its owner's pool (A14). Gives the owner."""
    owner = s.houses[position * SLOTS + slot]
    s.houses[position * SLOTS + slot] = NONE
    s.players[owner].pool += 1
    host.tell(Event.SACKED, EVERYBODY, owner, position, tile)
    return owner


class Raids(Step[PlusUltra]):
    """E2 From the bottom up, every natives tile present now acts once: ordinary ones before aggressive ones."""

    BEGUN: Final = 0
    POSITION: Final = 1

    def enter(self, s: PlusUltra, host: Host) -> None:
        if s.turn[self.BEGUN] == 0:
            s.turn[self.BEGUN] = 1
            for position in range(s.sites):
                ordinary: i64 = 1 if s.tile[position] == Tile.NATIVES else 0
                s.restless[position] = ordinary + 2 * s.raiders[position]
        position = s.turn[self.POSITION]
        while position < s.sites:
            if s.restless[position] & 1 == 1:
                s.restless[position] -= 1
                self.ordinary(s, position, host)
            elif s.restless[position] > 0:
                s.restless[position] -= 2
                s.turn[self.POSITION] = position
                if self.aggressive(s, position, host):
                    return
            else:
                position += 1
        s.turn.pop()

    def ordinary(self, s: PlusUltra, position: i64, host: Host) -> None:
        slot = rightmost_house(s, position)
        if slot != NONE and building_owner(s, position, Building.FORT) == NONE:
            sack(s, position, slot, Tile.NATIVES, host)

    def aggressive(self, s: PlusUltra, position: i64, host: Host) -> bool:
        """Destroy a house and move on, or the card of an empty colony. True if the owner must say where to."""
        if s.size[position] == 0:
            return False
        slot = rightmost_house(s, position)
        if slot == NONE:
            remove_card(s, position, host)
            return False
        owner = sack(s, position, slot, Tile.AGGRESSIVE_NATIVES, host)
        below = position > 0 and s.size[position - 1] > 0
        above = position + 1 < s.sites and s.size[position + 1] > 0
        if below and above:
            s.turn.push(RAID_STEP.number, owner, position)
            return True
        if below or above:
            raid_on(s, position, Direction.DOWN if below else Direction.UP, host)
        return False


def raid_on(s: PlusUltra, position: i64, direction: i64, host: Host) -> None:
    """The raiders join the tiles of a neighbouring colony (A39); they act again in the next round."""
    to = position - 1 if direction == Direction.DOWN else position + 1
    s.raiders[position] -= 1
    s.raiders[to] += 1
    host.tell(Event.RAIDED, EVERYBODY, position, to)


def remove_card(s: PlusUltra, position: i64, host: Host) -> None:
    """The colony card leaves the game with everything on it; its neighbours close up (A52)."""
    host.tell(Event.CARD_REMOVED, EVERYBODY, position)
    if s.site[position] != Site.NW_HISPANIOLA:  # whose colony is printed
        s.removed.add(s.size[position] - 2 + Tile.COLONY_2)
    if s.tile[position] >= 0:
        s.removed.add(s.tile[position])
    for _ in range(s.raiders[position]):
        s.removed.add(Tile.AGGRESSIVE_NATIVES)
    s.sites -= 1
    for there in range(position, Site.COUNT):
        last = there == Site.COUNT - 1
        s.tile[there] = NONE if last else s.tile[there + 1]
        s.raiders[there] = 0 if last else s.raiders[there + 1]
        s.size[there] = 0 if last else s.size[there + 1]
        s.site[there] = NONE if last else s.site[there + 1]
        s.restless[there] = 0 if last else s.restless[there + 1]
        for slot in range(SLOTS):
            place = there * SLOTS + slot
            s.houses[place] = NONE if last else s.houses[place + SLOTS]


class RaidStep(Inquiry):
    """7.2 The owner of the lost house says which neighbouring colony the raiders turn to."""

    SEAT: Final = 0
    POSITION: Final = 1

    def where(self, s: PlusUltra) -> i64:
        return s.turn[self.POSITION]

    def enter(self, s: PlusUltra, host: Host) -> None:
        s.turn.ask(s.turn[self.SEAT])

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        moves.add(Verb.RAID_MOVE, Direction.DOWN)
        moves.add(Verb.RAID_MOVE, Direction.UP)

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        position = s.turn[self.POSITION]
        s.turn.pop()
        raid_on(s, position, arg(move, 0), host)


RAIDS: Final = Raids("raids", "4 E2")
RAID_STEP: Final = RaidStep("raid", "7.2", Verb.RAID_MOVE)
