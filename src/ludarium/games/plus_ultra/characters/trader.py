"""The Trader sells goods and turns ducats into fame."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves, arg
from ludarium.games.plus_ultra.characters.role import FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import Character, Verb
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
        """B1 The tile on the golden square or the top of the surplus; others of its kind spoil the price."""
        tile = s.surplus.pop() if source == 0 else s.market.take(0)
        leave_game(s, tile, host)
        earn(s, seat, max(i64(0), s.rules.trader_b1_base - in_market(s, tile)), Character.TRADER, host)

    def price(self, s: PlusUltra, move: i64) -> i64:
        tier = arg(move, 1)
        return s.rules.tier_cost[tier] if arg(move, 0) == SECOND and tier < s.rules.tier_cost.size else 0
