"""Building houses, with the questions that follow: the mission's capture, and the cathedral (dossier 7.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.data import CATHEDRAL_SLOT, NONE, SLOTS, Building, Cause, Tile, Verb
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.colony import (
    building_owner,
    capture,
    natives_at,
    place_cathedral,
    place_house,
)
from ludarium.games.plus_ultra.rules.estate import discard_estate, list_estates
from ludarium.games.plus_ultra.rules.purse import gain
from ludarium.games.plus_ultra.state import Inquiry, PlusUltra


def build(s: PlusUltra, seat: i64, position: i64, slot: i64, host: Host) -> None:
    """A house from the pool, by whatever means. A mission just built may capture natives next to it."""
    had_mission = building_owner(s, position, Building.MISSION) != NONE
    place_house(s, seat, position, slot, host)
    if not had_mission and building_owner(s, position, Building.MISSION) == seat:
        s.turn.push(MISSION_STEP.number, seat, position)


class Question(Inquiry):
    """A question to the active player within his turn: he may discard estates before he answers."""

    SEAT: Final = 0
    POSITION: Final = 1

    def where(self, s: PlusUltra) -> i64:
        return s.turn[self.POSITION]

    def enter(self, s: PlusUltra, host: Host) -> None:
        seat = s.turn[self.SEAT]
        if self.matters(s, seat):
            s.turn.ask(seat)
        else:
            s.turn.pop()
            self.pass_by(s, seat, host)

    def matters(self, s: PlusUltra, seat: i64) -> bool:
        """Is there a choice, or could an estate make one?"""
        raise NotImplementedError

    def pass_by(self, s: PlusUltra, seat: i64, host: Host) -> None:
        """What happens without a choice."""

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        if verb_of(move) == Verb.DISCARD_ESTATE:
            discard_estate(s, seat, arg(move, 0), host)
        else:
            position = s.turn[self.POSITION]
            s.turn.pop()
            self.answer(s, seat, position, move, host)

    def answer(self, s: PlusUltra, seat: i64, position: i64, move: i64, host: Host) -> None:
        raise NotImplementedError

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == Verb.DISCARD_ESTATE:
            why.because(Reason.NO_ESTATE, arg(move, 0))
        else:
            self.unfit(s, seat, move, why)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        """Say why this answer is not open."""
        raise NotImplementedError


class MissionStep(Question):
    """7.2 A mission just built may capture one face-up natives tile directly below or above, for free."""

    def matters(self, s: PlusUltra, seat: i64) -> bool:
        position = s.turn[self.POSITION]
        for there in range(max(i64(0), position - 1), min(s.sites, position + 2)):
            if there != position and (
                natives_at(s, there, Tile.NATIVES) or natives_at(s, there, Tile.AGGRESSIVE_NATIVES)
            ):
                return True
        return False

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        position = s.turn[self.POSITION]
        for there in range(max(i64(0), position - 1), min(s.sites, position + 2)):
            if there != position:
                if natives_at(s, there, Tile.NATIVES):
                    moves.add(Verb.MISSION_CAPTURE, there, Tile.NATIVES)
                if natives_at(s, there, Tile.AGGRESSIVE_NATIVES):
                    moves.add(Verb.MISSION_CAPTURE, there, Tile.AGGRESSIVE_NATIVES)
        moves.add(Verb.DECLINE)
        list_estates(s, seat, moves)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        there, position = arg(move, 0), s.turn[self.POSITION]
        if there not in (position - 1, position + 1):
            why.because(Reason.NOT_BESIDE, there)
        else:
            why.because(Reason.NO_NATIVES_THERE, there)

    def answer(self, s: PlusUltra, seat: i64, position: i64, move: i64, host: Host) -> None:
        if verb_of(move) == Verb.MISSION_CAPTURE:
            capture(s, seat, arg(move, 0), arg(move, 1), host)


class CathedralStep(Question):
    """7.2 Whoever completes the Church takes the GP, or puts a house on a cathedral slot instead."""

    def matters(self, s: PlusUltra, seat: i64) -> bool:
        me = s.players[seat]
        if not s.rules.new_world or me.pool + me.estates.size == 0:
            return False
        for position in range(s.sites):
            if self.fits(s, position):
                return True
        return False

    def where(self, s: PlusUltra) -> i64:
        return NONE  # any colony

    def fits(self, s: PlusUltra, position: i64) -> bool:
        return s.size[position] > 0 and s.houses[position * SLOTS + CATHEDRAL_SLOT] == NONE

    def pass_by(self, s: PlusUltra, seat: i64, host: Host) -> None:
        gain(s, seat, s.rules.cathedral_complete_bonus, Cause.CATHEDRAL, host)

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        moves.add(Verb.CATHEDRAL, 0)
        if s.players[seat].pool > 0:
            for position in range(s.sites):
                if self.fits(s, position):
                    moves.add(Verb.CATHEDRAL, position + 1)
        list_estates(s, seat, moves)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        position = arg(move, 0) - 1
        if s.players[seat].pool == 0:
            why.because(Reason.NO_HOUSE)
        elif position >= s.sites or s.size[position] == 0:
            why.because(Reason.NO_COLONY_THERE, position)
        else:
            why.because(Reason.CATHEDRAL_STANDS, position)

    def answer(self, s: PlusUltra, seat: i64, position: i64, move: i64, host: Host) -> None:
        if arg(move, 0) == 0:
            self.pass_by(s, seat, host)
        else:
            place_cathedral(s, seat, arg(move, 0) - 1, host)


MISSION_STEP: Final = MissionStep("mission", "7.2", Verb.MISSION_CAPTURE, Verb.DECLINE, Verb.DISCARD_ESTATE)
CATHEDRAL_STEP: Final = CathedralStep("cathedral", "7.2", Verb.CATHEDRAL, Verb.DISCARD_ESTATE)
