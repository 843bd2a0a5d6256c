"""Ars Universalis for searches: how rollouts go on, and what a position promises when a round begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import Seeded
from ludarium.core.moves import Moves
from ludarium.core.pieces import Pile
from ludarium.core.state import State
from ludarium.games.ars_universalis.data import WORKS_EACH, Period
from ludarium.games.ars_universalis.estimate import Estimate, Option
from ludarium.games.ars_universalis.planner import ArsPlanner
from ludarium.games.ars_universalis.policy import POINT, ArsPolicy, open_points
from ludarium.games.ars_universalis.puzzles.target import Category
from ludarium.games.ars_universalis.rate import Prospects, Rates, bidding, of_auctions, tuned
from ludarium.games.ars_universalis.rules.projects import PROJECTS
from ludarium.games.ars_universalis.state import NOBODY, ArsUniversalis

SOLO_EFFORT: Final = 0.32  # of the iterations: each plays a whole game
HIRING_EFFORT: Final = 0.9  # with two: more would put the master too far above the apprentice
FIRST_COINS: Final = 10
MORE_COINS: Final = 25


class Sketch(Estimate):
    """A plan in a hurry: foreign cards are tried for those works only that the hand does not solve by itself."""

    def exchanged(self, s: ArsUniversalis, work: i64, hand: Pile, foreign: Pile, found: list[Option]) -> None:
        if not found:
            super().exchanged(s, work, hand, foreign, found)


class ArsPilot(ArsPlanner):
    """The planner, in a hurry."""

    def __init__(self, rates: Rates) -> None:
        super().__init__(rates)
        self.estimate = Sketch(rates)

    def ceiling(self, s: ArsUniversalis, seat: i64, figure: i64) -> i64:
        return most_for(self, s, seat, figure)


class ArsRollout(ArsPolicy):
    """The policy by tuned rates, with positions judged by what finished games say of them.

    Figures are hired by two and auctioned among more: rates and prospects of the one are bad for the other. The seat
    that a search thinks for plans its works with the bank, or it would not know what cards and figures are good for.
    """

    two: Rates
    more: Rates
    of_two: Prospects
    of_more: Prospects
    pilot: ArsPilot  # of two
    bidder: ArsPilot

    def __init__(self) -> None:
        super().__init__()
        self.two = tuned()
        self.more = bidding()
        self.of_two = Prospects()
        self.of_more = of_auctions()
        self.pilot = ArsPilot(self.two)
        self.bidder = ArsPilot(self.more)

    def effort(self, s: State) -> float:
        if s.turn.seats == 1:
            return SOLO_EFFORT
        return HIRING_EFFORT if s.turn.seats == 2 else 1.0

    def pick(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        self.rates = self.two if s.turn.seats == 2 else self.more
        return super().pick(s, seat, moves, rng)

    def steer(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        """With two it is the works that care is worth its time for; alone the quick policy plays on to the end."""
        if s.turn.seats > 2:
            return self.bidder.pick(s, seat, moves, rng)
        if s.turn.step.number == PROJECTS.number:
            return self.pilot.pick(s, seat, moves, rng)
        return self.pick(s, seat, moves, rng)

    def ceiling(self, s: ArsUniversalis, seat: i64, figure: i64) -> i64:
        return most_for(self, s, seat, figure)

    def expected(self, s: ArsUniversalis, seat: i64) -> i64:
        me = s.players[seat]
        rules, period = s.rules, s.period
        rates = self.of_two if s.turn.seats == 2 else self.of_more
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


def most_for(policy: ArsPolicy, s: ArsUniversalis, seat: i64, figure: i64) -> i64:
    """4.1 The most coins to bid: as many as the figure is worth more than the best of the others on offer."""
    coins = s.players[seat].coins
    other: i64 = 0
    for place in range(s.table.size):
        rival = s.table[place]
        if rival != figure and s.rules.price[rival] <= coins:
            other = max(other, policy.promise(s, seat, rival) - s.rules.price[rival] * POINT)
    return min((policy.promise(s, seat, figure) - other) // POINT, coins)
