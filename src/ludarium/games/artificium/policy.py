"""Artificium for bots: a quick way to play sensibly in rollouts, what a position is worth, and a safe move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.host import Seeded
from ludarium.core.moves import Moves, arg, pack, verb_of
from ludarium.core.numbers import constants_of
from ludarium.core.policy import Policy
from ludarium.core.state import State
from ludarium.games.artificium.cards.wizard_tower import WIZARD_DISCARD
from ludarium.games.artificium.data import ACTIONS, Card, Resource, Verb
from ludarium.games.artificium.estimate import COINS, TOKENS, Estimate, purse, weigh
from ludarium.games.artificium.rate import POINT, Rates
from ludarium.games.artificium.rules.choice import CHOOSE
from ludarium.games.artificium.rules.market import MARKET, swap_cost
from ludarium.games.artificium.rules.resolution import RESOLVE
from ludarium.games.artificium.ruleset import Rules
from ludarium.games.artificium.state import Artificium

WORTH_KEEPING: Final = 5  # points of a card that is rather taken back than thrown away


class ArtificiumPolicy(Policy):
    """Plays the hand along the chain of production, with the fewest trades that this needs."""

    estimate: Estimate
    worth: vec[i64]
    rates: Rates  # what it chooses by
    judged: Rates  # what a position is judged by
    guesses: bool  # weighs rivals with the cards that they may hold; only the landmark does

    def __init__(self, rates: Rates, judged: Rates, guesses: bool = False) -> None:
        self.rates = rates
        self.judged = judged
        self.guesses = guesses
        self.estimate = Estimate(Rules({}, constants_of(Rules), 2), rates)
        self.worth = vec[i64]([0] * TOKENS)

    def pick(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        assert isinstance(s, Artificium)
        if moves.size == 1:
            return 0
        step = s.turn.step.number
        if step == RESOLVE.number:
            return self.resolve(s, seat, moves)
        if step == CHOOSE.number:
            return self.choose(s, seat, moves)
        if step == MARKET.number:
            return self.market(s, seat, moves)
        if step == WIZARD_DISCARD.number:
            return self.wizard(s, seat, moves)
        return self.round_end(s, seat, moves)

    def phase(self, s: State) -> i64:
        assert isinstance(s, Artificium)
        return s.round

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Artificium)
        best = -1.0e9
        for other in range(s.turn.seats):
            if other != seat:
                best = max(best, self.expected(s, other))
        return self.expected(s, seat) - best

    def expected(self, s: Artificium, seat: i64) -> float:
        """The final score of a seat, less what every seat may expect of the rounds to come."""
        me = s.players[seat]
        if s.over:
            return float(me.score)
        grains: i64 = 0
        promise = self.judged.promise
        for card in range(Card.COUNT):
            grains += me.hand[card] * promise[card]
        return self.owns(s, seat) + float(grains) / float(POINT)

    def owns(self, s: Artificium, seat: i64) -> float:
        """The same without the hand."""
        me = s.players[seat]
        weigh(s.rules, s.rules.rounds - s.round + 1, self.worth, self.judged)
        grains = purse(me.coins, self.worth)
        for resource in range(Resource.COUNT):
            grains += me.resources[resource] * self.worth[resource]
        return float(me.score) + float(grains) / float(POINT)

    # 5.2

    def market(self, s: Artificium, seat: i64, moves: Moves) -> i64:
        """Give what is missed least for what then helps most; begin anew if the hand stays poor."""
        me = s.players[seat]
        estimate = self.estimate
        estimate.take(s, seat)
        before = estimate.value(0)
        best = estimate.plan()
        fee = swap_cost(s, seat)
        choice: i64 = pack(Verb.PASS)
        give = self.least_missed(0)
        hand = estimate.hand
        hand[give] -= 1
        estimate.rows[COINS] -= fee
        for take in range(Card.COUNT):
            if take != give and s.market.has(take):
                hand[take] += 1
                value = estimate.plan()
                hand[take] -= 1
                if value > best:
                    best = value
                    choice = pack(Verb.SWAP, give, take)
        hand[give] += 1
        estimate.rows[COINS] += fee
        if me.swaps == 0 and best - before < self.rates.mulligan:
            choice = pack(Verb.MULLIGAN)
        return index_of(moves, choice)

    def any_swap(self, s: Artificium, seat: i64, moves: Moves) -> i64:
        """The swap after which the hand brings most, whatever it gives; begin anew if the hand stays poor."""
        me = s.players[seat]
        estimate = self.estimate
        estimate.take(s, seat)
        hand = estimate.hand
        best = estimate.plan()
        fee = swap_cost(s, seat)
        before = estimate.value(0)
        choice: i64 = pack(Verb.PASS)
        estimate.rows[COINS] -= fee
        for index in range(moves.size):
            move = moves[index]
            give, take = arg(move, 0), arg(move, 1)
            if verb_of(move) == Verb.SWAP and give != take:
                hand[give] -= 1
                hand[take] += 1
                value = estimate.plan()
                hand[take] -= 1
                hand[give] += 1
                if value > best:
                    best = value
                    choice = move
        if me.swaps == 0 and best - before < self.rates.mulligan:
            choice = pack(Verb.MULLIGAN)
        return index_of(moves, choice)

    def least_missed(self, first: i64) -> i64:
        """The card, of kind `first` or later, without which the plan loses least."""
        estimate = self.estimate
        hand = estimate.hand
        found: i64 = -1
        best: i64 = -1
        for card in range(first, Card.COUNT):
            if hand[card] > 0:
                hand[card] -= 1
                value = estimate.plan()
                hand[card] += 1
                if value > best:
                    best = value
                    found = card
        return found

    # 5.3

    def choose(self, s: Artificium, seat: i64, moves: Moves) -> i64:
        """Explore first, while hands are full; then along the chain; Rebuilding and Fair at the end."""
        estimate = self.estimate
        estimate.take(s, seat)
        estimate.plan()
        hand = estimate.hand
        card: i64 = -1
        if hand[Card.EXPLORATION] > 0:
            card = Card.EXPLORATION
        elif estimate.first >= 0:
            card = estimate.first
        elif hand[Card.THEFT] > 0 and estimate.theft > 0:
            card = Card.THEFT
        elif hand[Card.REBUILDING] > 0 and estimate.rebuilding(0) > 0:
            card = Card.REBUILDING
        elif hand[Card.FAIR] > 0 and s.players[seat].played.size > 0:
            card = Card.FAIR
        return index_of(moves, pack(Verb.PASS) if card < 0 else pack(Verb.PLAY, card))

    # 5.4

    def resolve(self, s: Artificium, seat: i64, moves: Moves) -> i64:
        """Use the card, after the fewest trades that this needs; else throw it away, or save a dear one."""
        me = s.players[seat]
        card = me.revealed
        move: i64 = -1
        if card >= ACTIONS:
            move = self.build(s, seat, card)
        elif card == Card.FAIR:
            move = pack(Verb.USE)
        elif card == Card.REBUILDING:
            move = self.rebuild(s, seat)
        elif card == Card.THEFT:
            move = self.steal(s, seat, moves)
        else:
            move = self.explore(s, seat)
        if move >= 0 and moves.has(move):
            return index_of(moves, move)
        saves = s.round < s.rules.rounds and s.rules.points[card] >= WORTH_KEEPING and me.hand.size == 0
        return index_of(moves, pack(Verb.TAKE_BACK if saves else Verb.DISCARD))

    def build(self, s: Artificium, seat: i64, card: i64) -> i64:
        """The next trade towards a building, or its use."""
        me = s.players[seat]
        stock, pays = me.resources, s.rules.pays
        base = card * Resource.COUNT
        missing: i64 = -1
        cost = s.rules.coin_cost[card]
        for resource in range(Resource.COUNT):
            short = pays[base + resource] - stock[resource]
            if short > 0:
                cost += short * s.rules.buy[resource]
                if missing < 0:
                    missing = resource
        if me.coins < cost:
            resource = self.for_sale(s, seat, card, cost - me.coins)
            return -1 if resource < 0 else pack(Verb.SELL, resource)
        if missing >= 0:
            return pack(Verb.BUY, missing)
        return pack(Verb.BESIEGE, self.leader(s, seat)) if card == Card.CASTLE else pack(Verb.USE)

    def for_sale(self, s: Artificium, seat: i64, card: i64, short: i64) -> i64:
        """The first resource to sell when `short` coins are missing, or -1: unwanted ones first."""
        me = s.players[seat]
        stock, pays, sell = me.resources, s.rules.pays, s.rules.sell
        for spares in range(2):
            raised: i64 = 0
            first: i64 = -1
            last: i64 = -1
            for resource in range(Resource.COUNT):
                many = stock[resource] - pays[card * Resource.COUNT + resource]
                if spares == 0 and many > 0:
                    for other in range(ACTIONS, Card.COUNT):
                        many -= me.hand[other] * pays[other * Resource.COUNT + resource]
                if many > 0 and raised < short:
                    raised += many * sell[resource]
                    if first < 0:
                        first = resource
                    last = resource
            if raised >= short:
                # One dear thing may do alone what several cheap ones began.
                return last if sell[last] >= short else first
        return -1

    def leader(self, s: Artificium, seat: i64) -> i64:
        """The rival who stands best, by what everybody sees: their cards are only dealt by chance here."""
        found: i64 = -1
        best = -1.0e9
        for other in range(s.turn.seats):
            if other != seat:
                stands = self.expected(s, other) if self.guesses else self.owns(s, other)
                if stands > best:
                    best = stands
                    found = other
        return found

    def explore(self, s: Artificium, seat: i64) -> i64:
        """Rob the leader among those who hold cards."""
        found: i64 = -1
        for other in range(s.turn.seats):
            if other != seat and s.players[other].hand.size > 0:
                if found < 0 or s.players[other].score > s.players[found].score:
                    found = other
        return -1 if found < 0 else pack(Verb.EXPLORE, found)

    def steal(self, s: Artificium, seat: i64, moves: Moves) -> i64:
        """What the hand makes most of; from the leader if several have it."""
        estimate = self.estimate
        estimate.take(s, seat)
        choice: i64 = -1
        best: i64 = -1
        for index in range(moves.size):
            move = moves[index]
            if verb_of(move) == Verb.STEAL:
                resource = arg(move, 1)
                cost = s.rules.theft_cost[resource]
                estimate.rows[resource] += 1
                estimate.rows[COINS] -= cost
                value = estimate.plan() * POINT + s.players[arg(move, 0)].score
                estimate.rows[resource] -= 1
                estimate.rows[COINS] += cost
                if value > best:
                    best = value
                    choice = move
        return choice

    def rebuild(self, s: Artificium, seat: i64) -> i64:
        """The card that brings most when it is played again."""
        estimate = self.estimate
        estimate.take(s, seat)
        hand = estimate.hand
        choice: i64 = -1
        best: i64 = -1
        for card in range(Card.COUNT):
            if card != Card.REBUILDING and estimate.played[card] > 0:
                hand[card] += 1
                value = estimate.plan()
                hand[card] -= 1
                if value > best:
                    best = value
                    choice = pack(Verb.REBUILD, card)
        return choice

    # 6.3

    def wizard(self, s: Artificium, seat: i64, moves: Moves) -> i64:
        """Find the cards missed least, one after another, and discard the first of them."""
        estimate = self.estimate
        estimate.take(s, seat)
        first: i64 = Card.COUNT
        for _ in range(s.turn[WIZARD_DISCARD.LEFT]):
            card = self.least_missed(s.turn[WIZARD_DISCARD.LAST])
            estimate.hand[card] -= 1
            first = min(first, card)
        return index_of(moves, pack(Verb.DROP, first))

    # 5.5

    def round_end(self, s: Artificium, seat: i64, moves: Moves) -> i64:
        """Drop what promises less than a new card, and sell for the next market what is missed least."""
        coins = s.players[seat].coins
        draft = s.turn.drafts[seat]
        for place in range(draft.size):
            if verb_of(draft[place]) == Verb.SELL:
                coins += s.rules.sell[arg(draft[place], 0)]
        weigh(s.rules, s.rules.rounds - s.round, self.worth, self.rates)
        choice: i64 = 0  # done
        least: i64 = POINT
        for index in range(moves.size):
            move = moves[index]
            if verb_of(move) == Verb.DROP and self.rates.promise[arg(move, 0)] < self.rates.poor:
                return index
            if verb_of(move) == Verb.SELL and coins < self.rates.reserve:
                resource = arg(move, 0)
                loss = self.worth[resource] + purse(coins, self.worth)
                loss -= purse(coins + s.rules.sell[resource], self.worth)
                if loss < least:
                    least = loss
                    choice = index
        return choice


def index_of(moves: Moves, move: i64) -> i64:
    for index in range(moves.size):
        if moves[index] == move:
            return index
    return 0


def safe(s: State, seat: int, listed: list[int]) -> int:
    """What costs nothing: pass (5.2, 5.3), take the card back (5.4), change nothing at the round's end (5.5).

    Who takes back sits out the rest of the phase, as who passes does: the others do not wait again and again. Only
    the Wizard's discards (6.3) are forced: the first kinds of the canonical order, which are worth least.
    """
    for verb in (Verb.PASS, Verb.TAKE_BACK, Verb.DONE):
        if pack(verb) in listed:
            return pack(verb)
    return min(listed)
