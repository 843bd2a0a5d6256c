"""Artificium for searches: which first moves are worth a look, and how long."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.moves import Moves, arg, pack, verb_of
from ludarium.core.numbers import constants_of
from ludarium.core.state import State
from ludarium.games.artificium.data import ACTIONS, Card, Resource, Verb
from ludarium.games.artificium.estimate import COINS, SOME, purse, weigh
from ludarium.games.artificium.policy import ArtificiumPolicy, index_of
from ludarium.games.artificium.rate import POINT, Prospects, Rates
from ludarium.games.artificium.rules.market import MARKET, swap_cost
from ludarium.games.artificium.rules.resolution import RESOLVE
from ludarium.games.artificium.rules.round import ROUND_START
from ludarium.games.artificium.ruleset import Rules
from ludarium.games.artificium.sketch import Sketch
from ludarium.games.artificium.state import Artificium

SWAPS: Final = 6  # of the market's, those that the quick plan likes best
MOST_SWAPS: Final = 64
MARKET_EFFORT: Final = 2.0  # a swap decides what the whole round is worth
RESOLVE_EFFORT: Final = 0.25  # most of the decisions, and few that matter


class ArtificiumRollout(ArtificiumPolicy):
    """The policy, with what a search wants to know beside it."""

    prospects: Prospects  # what positions of two are judged by, in place of `judged`
    ranks: vec[i64]

    def __init__(self, rates: Rates, judged: Rates) -> None:
        super().__init__(rates, judged)
        self.prospects = Prospects()
        self.estimate = Sketch(Rules({}, constants_of(Rules), 2), rates)
        self.ranks = vec[i64]([0] * MOST_SWAPS)

    def market(self, s: Artificium, seat: i64, moves: Moves) -> i64:
        return self.any_swap(s, seat, moves)

    def choose(self, s: Artificium, seat: i64, moves: Moves) -> i64:
        """Explore first, while hands are full; then along the plan; steal before a Fair or a Rebuilding."""
        estimate = self.estimate
        estimate.take(s, seat)
        estimate.plan()
        hand = estimate.hand
        card = estimate.first
        if hand[Card.EXPLORATION] > 0:
            card = Card.EXPLORATION
        elif card < ACTIONS and hand[Card.THEFT] > 0 and estimate.theft > 0:
            card = Card.THEFT
        return index_of(moves, pack(Verb.PASS) if card < 0 else pack(Verb.PLAY, card))

    def effort(self, s: State) -> float:
        step = s.turn.step.number
        if step == MARKET.number:
            return MARKET_EFFORT
        return RESOLVE_EFFORT if step == RESOLVE.number else 1.0

    def expect(self, s: State, seat: i64) -> float:
        assert isinstance(s, Artificium)
        return self.expected(s, seat)

    def expected(self, s: Artificium, seat: i64) -> float:
        """Between two rounds it is known who begins the next one (5.1), and has the first choice of its market."""
        points = super().expected(s, seat)
        if s.turn.step.number == ROUND_START.number and ROUND_START.next_start(s) == seat:
            start = self.prospects.start if s.turn.seats == 2 else self.judged.start
            points += float(start[min(s.rules.rounds - s.round, 2)]) / float(POINT)
        return points

    def owns(self, s: Artificium, seat: i64) -> float:
        """A thing is worth no more than the coins that would buy it: who has them can have it at any time. Without
        this limit who is rich would buy for the sake of the regression's numbers."""
        if s.turn.seats == 2:
            return self.of_two(s, seat)
        me = s.players[seat]
        worth = self.worth
        weigh(s.rules, s.rules.rounds - s.round + 1, worth, self.judged)
        grains = purse(me.coins, worth)
        for resource in range(Resource.COUNT):
            if me.resources[resource] > 0:
                price = purse(me.coins + s.rules.buy[resource], worth) - purse(me.coins, worth)
                grains += me.resources[resource] * min(worth[resource], price)
        return float(me.score) + float(grains) / float(POINT)

    def of_two(self, s: Artificium, seat: i64) -> float:
        me, prospects = s.players[seat], self.prospects
        left = min(s.rules.rounds - s.round, 2)
        worth = prospects.worth[left]
        first = min(me.coins, SOME)
        grains = first * worth[COINS] + (me.coins - first) * worth[COINS + 1]
        for resource in range(Resource.COUNT):
            grains += me.resources[resource] * worth[resource]
        all, limit = float(grains), prospects.limit[left]
        return float(me.score) * prospects.melt[left] + all * limit / (all + limit) / float(POINT)

    def spread(self, s: State) -> float:
        assert isinstance(s, Artificium)
        return 0.1 if s.over else sqrt(float(s.rules.rounds - s.round + 1))

    def narrow(self, s: State, seat: i64, moves: Moves) -> None:
        assert isinstance(s, Artificium)
        step = s.turn.step.number
        if step == MARKET.number:
            self.narrow_market(s, seat, moves)
        elif step == RESOLVE.number:
            self.narrow_trades(s, seat, moves)

    def narrow_market(self, s: Artificium, seat: i64, moves: Moves) -> None:
        """5.2 Pass, begin anew, and the best swaps by the quick plan; never a card for its like."""
        estimate = self.estimate
        estimate.take(s, seat)
        hand, ranks = estimate.hand, self.ranks
        fee = swap_cost(s, seat)
        estimate.rows[COINS] -= fee
        kept: i64 = 0
        swaps: i64 = 0
        for index in range(moves.size):
            move = moves[index]
            if verb_of(move) == Verb.SWAP:
                give, take = arg(move, 0), arg(move, 1)
                if give == take or swaps == MOST_SWAPS:
                    continue
                hand[give] -= 1
                hand[take] += 1
                ranks[swaps] = estimate.plan()
                hand[take] -= 1
                hand[give] += 1
                swaps += 1
            moves.words[kept] = move
            kept += 1
        moves.size = kept
        estimate.rows[COINS] += fee
        if swaps > SWAPS:
            self.keep_best(moves, swaps)

    def keep_best(self, moves: Moves, swaps: i64) -> None:
        """Leave the swaps with the highest ranks, in the order of the list."""
        ranks = self.ranks
        for _drop in range(swaps - SWAPS):
            worst: i64 = -1
            for place in range(swaps):
                if ranks[place] >= 0 and (worst < 0 or ranks[place] <= ranks[worst]):
                    worst = place
            ranks[worst] = -1
        kept: i64 = 0
        place = 0
        for index in range(moves.size):
            move = moves[index]
            if verb_of(move) == Verb.SWAP:
                place += 1
                if ranks[place - 1] < 0:
                    continue
            moves.words[kept] = move
            kept += 1
        moves.size = kept

    def narrow_trades(self, s: Artificium, seat: i64, moves: Moves) -> None:
        """5.4 Nothing is bought that no building here takes: the card, the rest of the hand, or what was played and
        may come back. Nobody throws away a building that can be paid."""
        me = s.players[seat]
        card = me.revealed
        pays = s.rules.pays
        payable = card >= ACTIONS and self.price(s, seat, card) <= me.coins
        wanted: i64 = 0
        for building in range(ACTIONS, Card.COUNT):
            if building == card or me.hand[building] + me.played[building] > 0:
                for resource in range(Resource.COUNT):
                    if pays[building * Resource.COUNT + resource] > 0:
                        wanted |= i64(1) << resource
        kept: i64 = 0
        for index in range(moves.size):
            move = moves[index]
            verb = verb_of(move)
            if verb == Verb.BUY and (wanted >> arg(move, 0)) & 1 == 0:
                continue
            if verb == Verb.DISCARD and payable:
                continue
            moves.words[kept] = move
            kept += 1
        moves.size = kept

    def price(self, s: Artificium, seat: i64, card: i64) -> i64:
        """Coins that a building takes, what it lacks bought."""
        stock, pays = s.players[seat].resources, s.rules.pays
        cost = s.rules.coin_cost[card]
        for resource in range(Resource.COUNT):
            short = pays[card * Resource.COUNT + resource] - stock[resource]
            if short > 0:
                cost += short * s.rules.buy[resource]
        return cost
