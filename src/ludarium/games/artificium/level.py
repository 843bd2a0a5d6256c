"""Artificium for bots: levels that overlook and undervalue as people do."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.glance import seen
from ludarium.core.host import Seeded
from ludarium.core.moves import Moves, pack
from ludarium.core.numbers import constants_of
from ludarium.core.policy import Policy
from ludarium.core.state import State
from ludarium.games.artificium.data import Card, Verb
from ludarium.games.artificium.estimate import BOUGHT, COINS, IMPOSSIBLE, Estimate, weigh
from ludarium.games.artificium.planner import ArtificiumPlanner
from ludarium.games.artificium.policy import ArtificiumPolicy, index_of
from ludarium.games.artificium.rate import Rates
from ludarium.games.artificium.rules.market import swap_cost
from ludarium.games.artificium.ruleset import Rules
from ludarium.games.artificium.state import Artificium

MARKET = 64  # added to a card's number: a card of the market is another thing to notice than one in hand


class Glimpse(Estimate):
    """A hand of which some cards are overlooked, in plans no longer than `chain` buildings."""

    look: i64
    hand_seen: i64  # in a hundred looks, by card
    chain: i64
    buys: bool  # does a plan buy what is missing?
    saves: bool  # is what is left over worth more than the bank pays?

    def __init__(self, rates: Rates, hand_seen: int, chain: int, buys: bool, saves: bool) -> None:
        super().__init__(Rules({}, constants_of(Rules), 2), rates)
        self.look = 0
        self.hand_seen = hand_seen
        self.chain = chain
        self.buys = buys
        self.saves = saves

    def take(self, s: Artificium, seat: i64) -> None:
        super().take(s, seat)
        for card in range(Card.COUNT):
            if not seen(self.look, card, self.hand_seen):
                self.hand[card] = 0
        if not self.saves:
            weigh(self.rules, 0, self.worth, self.rates)

    def extend(self, index: i64, row: i64, first: i64) -> None:
        if row < self.chain or index == self.many:
            super().extend(index, row, first)
        else:
            super().extend(self.many, row, first)

    def use(self, row: i64, card: i64) -> i64:
        takes = super().use(row, card)
        return IMPOSSIBLE if takes == BOUGHT and not self.buys else takes


class ArtificiumAmateur(ArtificiumPolicy):
    """Plays by the cards it happens to notice, in the hand and in the market."""

    glimpse: Glimpse
    market_seen: i64

    def __init__(
        self, rates: Rates, hand_seen: int, market_seen: int, chain: int, buys: bool, saves: bool
    ) -> None:
        super().__init__(rates, rates)
        self.glimpse = Glimpse(rates, hand_seen, chain, buys, saves)
        self.estimate = self.glimpse
        self.market_seen = market_seen

    def pick(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        self.glimpse.look = rng.word()
        return super().pick(s, seat, moves, rng)

    def market(self, s: Artificium, seat: i64, moves: Moves) -> i64:
        """The swap that helps most among the cards noticed; nobody here thinks of beginning anew."""
        estimate = self.glimpse
        estimate.take(s, seat)
        best = estimate.plan()
        give = self.spare(s, seat)
        choice: i64 = pack(Verb.PASS)
        hand = estimate.hand
        if hand[give] > 0:
            hand[give] -= 1
        estimate.rows[COINS] -= swap_cost(s, seat)
        for take in range(Card.COUNT):
            if take != give and s.market.has(take) and seen(estimate.look, take + MARKET, self.market_seen):
                hand[take] += 1
                value = estimate.plan()
                hand[take] -= 1
                if value > best:
                    best = value
                    choice = pack(Verb.SWAP, give, take)
        return index_of(moves, choice)

    def spare(self, s: Artificium, seat: i64) -> i64:
        """The card that seems to be missed least: one that was overlooked, before all."""
        true_hand = s.players[seat].hand
        for card in range(Card.COUNT):
            if true_hand[card] > 0 and self.glimpse.hand[card] == 0:
                return card
        return self.least_missed(0)

    def wizard(self, s: Artificium, seat: i64, moves: Moves) -> i64:
        """The first card that may go: what else could be done with it is not thought of."""
        return 0


def artisan(name: str) -> Policy | None:
    """The policy of a named bot; None for those that play as in every game."""
    match name:
        case "novice":
            return ArtificiumAmateur(Rates(), hand_seen=95, market_seen=55, chain=4, buys=True, saves=False)
        case "apprentice":
            return ArtificiumAmateur(Rates(), hand_seen=99, market_seen=80, chain=7, buys=True, saves=True)
        case "master":
            return ArtificiumPlanner(Rates())
        case _:
            return None
