"""The Admiral brings goods to the market and sails."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.role import FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import Character, Verb
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.colony import any_resource, good_at, has_resource
from ludarium.games.plus_ultra.rules.court import trigger
from ludarium.games.plus_ultra.rules.market import from_new_world, in_market, market_full
from ludarium.games.plus_ultra.rules.peers import sail
from ludarium.games.plus_ultra.rules.purse import gain
from ludarium.games.plus_ultra.state import PlusUltra


class Admiral(Role):
    """No passive."""

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        full = market_full(s)
        for position in range(s.sites):
            if has_resource(s, position):
                if full:
                    for square in range(1, s.market.size + 1):
                        moves.add(Verb.SHIP, FIRST, position, square)
                else:
                    moves.add(Verb.SHIP, FIRST, position, 0)
        moves.add(Verb.BASIC, SECOND)

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        if arg(move, 0) == FIRST:
            self.ship(s, seat, arg(move, 1), arg(move, 2), host)
        else:
            sail(s, seat, s.rules.admiral_b2_sea, host)
            gain(s, seat, s.rules.admiral_b2_gp, Character.ADMIRAL, host)

    def obstacle(self, s: PlusUltra, seat: i64, purse: i64, basic: i64, why: Why) -> None:
        if basic == FIRST and not any_resource(s):
            why.because(Reason.NO_GOOD_OPEN)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) != Verb.SHIP or arg(move, 0) != FIRST:
            return
        if not good_at(s, arg(move, 1)):
            why.because(Reason.NO_GOOD_THERE, arg(move, 1))
        else:
            why.because(Reason.MARKET_IS_FULL if market_full(s) else Reason.MARKET_HAS_ROOM)

    def ship(self, s: PlusUltra, seat: i64, position: i64, onto: i64, host: Host) -> None:
        """B1 Bring a resource to the market; into a full one in place of a tile, which joins the surplus."""
        new = in_market(s, s.tile[position]) == 0
        from_new_world(s, position, onto, host)
        sail(s, seat, s.rules.admiral_b1_sea, host)
        if new:
            gain(s, seat, s.rules.admiral_b1_new_gp, Character.ADMIRAL, host)
        trigger(s, Character.INQUISITOR, seat, host)
