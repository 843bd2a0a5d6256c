"""Ars Universalis for searches: what a position promises when a round begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import Seeded
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.games.ars_universalis.data import WORKS_EACH, Period
from ludarium.games.ars_universalis.policy import POINT, ArsPolicy, open_points
from ludarium.games.ars_universalis.puzzles.target import Category
from ludarium.games.ars_universalis.rate import Prospects, Rates, tuned
from ludarium.games.ars_universalis.state import NOBODY, ArsUniversalis

FIRST_COINS: Final = 10
MORE_COINS: Final = 25


class ArsRollout(ArsPolicy):
    """The policy; with two players by tuned rates, and with positions judged by what finished games say of them.

    Both come from games of two. At larger tables, where figures are auctioned, a search with them loses to one that
    knows only the first guesses.
    """

    two: Rates
    more: Rates
    prospects: Prospects

    def __init__(self) -> None:
        super().__init__()
        self.two = tuned()
        self.more = self.rates
        self.prospects = Prospects()

    def pick(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        self.rates = self.two if s.turn.seats == 2 else self.more
        return super().pick(s, seat, moves, rng)

    def expected(self, s: ArsUniversalis, seat: i64) -> i64:
        if s.turn.seats != 2:
            self.rates = self.more
            return super().expected(s, seat)
        me = s.players[seat]
        rules, period = s.rules, s.period
        rates = self.prospects
        first = min(me.coins, FIRST_COINS)
        second = min(me.coins, MORE_COINS) - first
        worth = me.score * POINT + rules.marker[me.shifts] * rates.marker[period]
        worth += first * rates.first_coins[period] + second * rates.more_coins[period]
        worth += (me.coins - first - second) * rates.many_coins[period]
        worth += me.hand.size * rates.card[period] + me.figures.size * rates.figure[period]
        for index in range(me.figures.size):
            figure, done = me.figures[index], me.done[index]
            rate = rates.past_work[period] if rules.period[figure] < period else rates.open_work[period]
            worth += open_points(s, figure, done) * rate
            for place in range(WORKS_EACH):
                worth += ((done >> place) & 1) * rates.begun[period]
        for earlier in range(Period.LATE_MODERN):
            if me.works[earlier] > 0:
                worth += rates.prepared[period]
        if me.ages < rules.thresholds[period]:
            worth += me.ages * rates.step[period]
        for category in range(Category.COUNT):
            many = me.records[category]
            if many > 0:
                if s.achieved == 0:
                    worth += rates.kind[period]
                if s.developments[category] == NOBODY:
                    worth += (many - 1) * rates.development[period]
                elif s.developments[category] == seat:
                    worth += rates.held[period]
        return worth - me.idle * rates.idle[period]
