"""The Trader sells goods and turns ducats into fame."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.role import FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import Character, Verb
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.market import in_market, leave_game
from ludarium.games.plus_ultra.rules.purse import earn, gain, pay
from ludarium.games.plus_ultra.state import PlusUltra


class Trader(Role):
    """No passive."""

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        if s.surplus.size > 0:
            moves.add(Verb.SELL, FIRST, 0)
        if s.market.size > 0:
            moves.add(Verb.SELL, FIRST, 1)
        for tier in range(s.rules.tier_cost.size):
            if purse >= s.rules.tier_cost[tier]:
                moves.add(Verb.SPEND, SECOND, tier)

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        if arg(move, 0) == FIRST:
            self.sell(s, seat, arg(move, 1), host)
        else:
            pay(s, seat, s.rules.tier_cost[arg(move, 1)], 0, Character.TRADER, host)
            gain(s, seat, s.rules.tier_gp[arg(move, 1)], Character.TRADER, host)

    def sell(self, s: PlusUltra, seat: i64, source: i64, host: Host) -> None:
        """B1 The tile on the golden square or the top of the surplus."""
        ducats = sale(s, source)
        leave_game(s, s.surplus.pop() if source == 0 else s.market.take(0), host)
        earn(s, seat, ducats, Character.TRADER, host)

    def obstacle(self, s: PlusUltra, seat: i64, purse: i64, basic: i64, why: Why) -> None:
        if basic == FIRST:
            if s.surplus.size == 0 and s.market.size == 0:
                why.because(Reason.NOTHING_TO_SELL)
            return
        least = s.rules.tier_cost[0]
        for tier in range(s.rules.tier_cost.size):
            least = min(least, s.rules.tier_cost[tier])
        if purse < least:
            why.because(Reason.NEEDS_DUCATS, least, purse)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        cost, purse = self.price(s, move), s.players[seat].ducats
        if verb_of(move) == Verb.SELL and arg(move, 0) == FIRST:
            why.because(Reason.GOLDEN_SQUARE)
        elif verb_of(move) == Verb.SPEND and cost > purse:
            why.because(Reason.NEEDS_DUCATS, cost, purse)

    def price(self, s: PlusUltra, move: i64) -> i64:
        tier = arg(move, 1)
        return s.rules.tier_cost[tier] if arg(move, 0) == SECOND and tier < s.rules.tier_cost.size else 0

    def sells_for(self, s: PlusUltra, move: i64) -> i64:
        return sale(s, arg(move, 1)) if arg(move, 0) == FIRST else 0

    def buys(self, s: PlusUltra, move: i64) -> i64:
        return s.rules.tier_gp[arg(move, 1)] if arg(move, 0) == SECOND else 0


def sale(s: PlusUltra, source: i64) -> i64:
    """What a tile brings: others of its kind in the market spoil the price."""
    if source == 0:
        others = in_market(s, s.surplus[s.surplus.size - 1])
    else:
        others = in_market(s, s.market[0]) - 1
    return max(i64(0), s.rules.trader_b1_base - others)
