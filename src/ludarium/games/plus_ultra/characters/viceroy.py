"""The Viceroy governs the colonies."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves, arg, pack, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.role import FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import Character, NativesBy, Tile, Verb
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.building import build
from ludarium.games.plus_ultra.rules.colony import (
    any_natives,
    any_room,
    capture,
    has_house,
    list_plots,
    may_spend_bull,
    natives_at,
    spend_bull,
    tire,
    why_no_bull,
    why_no_house,
    why_no_regiment,
)
from ludarium.games.plus_ultra.rules.purse import earn, pay, price
from ludarium.games.plus_ultra.state import PlusUltra


class Viceroy(Role):
    def selected(self, s: PlusUltra, seat: i64, host: Host) -> None:
        """A ducat for each colony with an own house."""
        colonies: i64 = 0
        for position in range(s.sites):
            if has_house(s, position, seat):
                colonies += 1
        earn(s, seat, colonies * s.rules.viceroy_passive_ducats, Character.VICEROY, host)

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        rules, me = s.rules, s.players[seat]
        if me.pool > 0 and purse >= price(s, rules.viceroy_b1_own, rules.viceroy_b1_crown):
            list_plots(s, pack(Verb.SETTLE, FIRST), 16, moves)
        with_bull = not by_bull and may_spend_bull(s, seat)
        by_regiment = me.ready > 0 and purse >= price(s, rules.viceroy_b2_own, rules.viceroy_b2_crown)
        if with_bull or by_regiment:
            for position in range(s.sites):
                self.list_captures(s, position, Tile.NATIVES, with_bull, by_regiment, moves)
                self.list_captures(s, position, Tile.AGGRESSIVE_NATIVES, with_bull, by_regiment, moves)

    def list_captures(
        self, s: PlusUltra, position: i64, tile: i64, with_bull: bool, by_regiment: bool, moves: Moves
    ) -> None:
        if natives_at(s, position, tile):
            if with_bull:
                moves.add_word(pack(Verb.CATCH, SECOND, position, tile, NativesBy.BULL))
            if by_regiment:
                moves.add_word(pack(Verb.CATCH, SECOND, position, tile, NativesBy.REGIMENT))

    def obstacle(self, s: PlusUltra, seat: i64, purse: i64, basic: i64, why: Why) -> None:
        rules, me = s.rules, s.players[seat]
        if basic == FIRST:
            cost = price(s, rules.viceroy_b1_own, rules.viceroy_b1_crown)
            if me.pool == 0:
                why.because(Reason.NO_HOUSE)
            elif not any_room(s):
                why.because(Reason.NO_ROOM)
            elif purse < cost:
                why.because(Reason.NEEDS_DUCATS, cost, purse)
            return
        cost = price(s, rules.viceroy_b2_own, rules.viceroy_b2_crown)
        if not any_natives(s):
            why.because(Reason.NO_NATIVES)
        elif not may_spend_bull(s, seat):
            if me.ready == 0:
                why.because(Reason.NO_READY)
            elif purse < cost:
                why.because(Reason.NEEDS_DUCATS, cost, purse)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        position = arg(move, 1)
        if verb_of(move) == Verb.SETTLE and arg(move, 0) == FIRST:
            why_no_house(s, seat, position, 0, why)
        elif verb_of(move) == Verb.CATCH and arg(move, 0) == SECOND:
            if position >= s.sites or not natives_at(s, position, arg(move, 2)):
                why.because(Reason.NO_NATIVES_THERE, position)
            elif arg(move, 3) == NativesBy.BULL:
                why_no_bull(s, seat, why)
            else:
                why_no_regiment(s, seat, self.price(s, move), why)

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        rules = s.rules
        if verb_of(move) == Verb.SETTLE:
            pay(s, seat, rules.viceroy_b1_own, rules.viceroy_b1_crown, Character.VICEROY, host)
            build(s, seat, arg(move, 1), arg(move, 2), host)
            return
        if arg(move, 3) == NativesBy.BULL:
            spend_bull(s, seat, host)
        else:
            pay(s, seat, rules.viceroy_b2_own, rules.viceroy_b2_crown, Character.VICEROY, host)
            tire(s, seat, host)
        capture(s, seat, arg(move, 1), arg(move, 2), host)

    def price(self, s: PlusUltra, move: i64) -> i64:
        rules = s.rules
        if verb_of(move) == Verb.SETTLE:
            return price(s, rules.viceroy_b1_own, rules.viceroy_b1_crown)
        return 0 if arg(move, 3) == NativesBy.BULL else price(s, rules.viceroy_b2_own, rules.viceroy_b2_crown)
