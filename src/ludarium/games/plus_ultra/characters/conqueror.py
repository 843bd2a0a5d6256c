"""The Conqueror explores the New World."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.role import FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import NONE, SLOTS, Character, NativesBy, Tile, Verb
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.building import Question, build
from ludarium.games.plus_ultra.rules.colony import (
    any_resource,
    capture,
    found_colony,
    has_resource,
    has_room,
    is_colony,
    lowest_face_down,
    may_spend_bull,
    slot_is_free,
    spend_bull,
    tire,
    turn_up,
    why_no_bull,
    why_no_house,
    why_no_regiment,
)
from ludarium.games.plus_ultra.rules.court import trigger
from ludarium.games.plus_ultra.rules.estate import list_estates
from ludarium.games.plus_ultra.rules.market import to_surplus
from ludarium.games.plus_ultra.rules.purse import gain, pay
from ludarium.games.plus_ultra.state import PlusUltra


class Conqueror(Role):
    """No passive."""

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        if lowest_face_down(s) != NONE:
            moves.add(Verb.BASIC, FIRST)
        for position in range(s.sites):
            if has_resource(s, position):
                moves.add(Verb.CARRY, SECOND, position)

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        if arg(move, 0) == FIRST:
            self.explore(s, seat, host)
        else:
            self.carry(s, seat, arg(move, 1), host)

    def obstacle(self, s: PlusUltra, seat: i64, purse: i64, basic: i64, why: Why) -> None:
        if basic == FIRST:
            if lowest_face_down(s) == NONE:
                why.because(Reason.ALL_TURNED_UP)
        elif not any_resource(s):
            why.because(Reason.NO_GOOD_OPEN)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == Verb.CARRY and arg(move, 0) == SECOND:
            why.because(Reason.NO_GOOD_THERE, arg(move, 1))

    def explore(self, s: PlusUltra, seat: i64, host: Host) -> None:
        """B1 Turn up the lowest face-down tile: GP for a resource; natives may be captured, a colony settled."""
        position = lowest_face_down(s)
        tile = turn_up(s, position, host)
        if is_colony(tile):
            colony = found_colony(s, tile, host)
            if colony != NONE:
                s.turn.push(HOUSE_STEP.number, seat, colony)
        elif tile in (Tile.NATIVES, Tile.AGGRESSIVE_NATIVES):
            s.turn.push(NATIVES_STEP.number, seat, position)
        else:
            gain(s, seat, s.rules.conqueror_b1_resource_gp, Character.CONQUEROR, host)

    def carry(self, s: PlusUltra, seat: i64, position: i64, host: Host) -> None:
        """B2 Move a face-up resource to the surplus."""
        to_surplus(s, s.tile[position], host)
        s.tile[position] = NONE
        gain(s, seat, s.rules.conqueror_b2_gp, Character.CONQUEROR, host)
        trigger(s, Character.INQUISITOR, seat, host)


class NativesStep(Question):
    """B1 The natives just found: capture them with a bull, or with a regiment and a ducat, or leave them."""

    def by_regiment(self, s: PlusUltra, seat: i64) -> bool:
        me = s.players[seat]
        return me.ready > 0 and me.ducats >= s.rules.conqueror_b1_natives_ducats

    def matters(self, s: PlusUltra, seat: i64) -> bool:
        return may_spend_bull(s, seat) or self.by_regiment(s, seat) or s.players[seat].estates.size > 0

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        if may_spend_bull(s, seat):
            moves.add(Verb.NATIVES, NativesBy.BULL)
        if self.by_regiment(s, seat):
            moves.add(Verb.NATIVES, NativesBy.REGIMENT)
        moves.add(Verb.NATIVES, NativesBy.LEAVE)
        list_estates(s, seat, moves)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if arg(move, 0) == NativesBy.BULL:
            why_no_bull(s, seat, why)
        else:
            why_no_regiment(s, seat, s.rules.conqueror_b1_natives_ducats, why)

    def answer(self, s: PlusUltra, seat: i64, position: i64, move: i64, host: Host) -> None:
        by = arg(move, 0)
        if by == NativesBy.LEAVE:
            return
        if by == NativesBy.BULL:
            spend_bull(s, seat, host)
        else:
            pay(s, seat, s.rules.conqueror_b1_natives_ducats, 0, Character.CONQUEROR, host)
            tire(s, seat, host)
        capture(
            s,
            seat,
            position,
            Tile.NATIVES if s.tile[position] == Tile.NATIVES else Tile.AGGRESSIVE_NATIVES,
            host,
        )


class HouseStep(Question):
    """B1 The colony just found: put a house there for a ducat, or not."""

    def matters(self, s: PlusUltra, seat: i64) -> bool:
        return self.can_build(s, seat) or s.players[seat].estates.size > 0

    def can_build(self, s: PlusUltra, seat: i64) -> bool:
        me = s.players[seat]
        position = s.turn[self.POSITION]
        return me.pool > 0 and me.ducats >= s.rules.conqueror_b1_house_ducats and has_room(s, position)

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        if self.can_build(s, seat):
            for slot in range(SLOTS):
                if slot_is_free(s, s.turn[self.POSITION], slot):
                    moves.add(Verb.HOUSE, slot)
        moves.add(Verb.DECLINE)
        list_estates(s, seat, moves)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        why_no_house(s, seat, s.turn[self.POSITION], s.rules.conqueror_b1_house_ducats, why)

    def answer(self, s: PlusUltra, seat: i64, position: i64, move: i64, host: Host) -> None:
        if verb_of(move) == Verb.HOUSE:
            pay(s, seat, s.rules.conqueror_b1_house_ducats, 0, Character.CONQUEROR, host)
            build(s, seat, position, arg(move, 0), host)


NATIVES_STEP: Final = NativesStep("natives", "5 Conqueror", Verb.NATIVES, Verb.DISCARD_ESTATE)
HOUSE_STEP: Final = HouseStep("house", "5 Conqueror", Verb.HOUSE, Verb.DECLINE, Verb.DISCARD_ESTATE)
