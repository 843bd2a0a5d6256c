"""Artificium for bots: plans the whole hand with care, order and all (dossier 12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.moves import Moves, pack
from ludarium.core.numbers import constants_of
from ludarium.games.artificium.data import ACTIONS, Card, Verb
from ludarium.games.artificium.estimate import (
    COINS,
    GAIN,
    IMPOSSIBLE,
    PLAYED,
    ROWS,
    WIDTH,
    Estimate,
)
from ludarium.games.artificium.policy import ArtificiumPolicy, index_of
from ludarium.games.artificium.rate import Rates
from ludarium.games.artificium.ruleset import Rules
from ludarium.games.artificium.state import Artificium

NODES: Final = 4000  # of one plan


class Orders(Estimate):
    """An estimate that tries the orders of the hand, depth first, buildings and actions alike."""

    nodes: i64

    def __init__(self, rules: Rules, rates: Rates) -> None:
        super().__init__(rules, rates)
        self.nodes = 0

    def plan(self) -> i64:
        self.best = self.value(0)
        self.first = -1
        self.nodes = 0
        self.search(0, -1)
        return self.best

    def search(self, row: i64, first: i64) -> None:
        """Play each card of the hand next. Stopping here is a plan too."""
        if row > 0:
            value = self.value(row)
            if value > self.best:
                self.best = value
                self.first = first
        if row >= ROWS - 2:
            return
        hand, played = self.hand, self.played
        for card in range(Card.COUNT):
            if hand[card] == 0 or self.nodes > NODES:
                continue
            begins = card if row == 0 else first
            hand[card] -= 1
            if card == Card.REBUILDING:
                self.fetch(row, begins)
            elif (self.use(row, card) if card >= ACTIONS else self.act(row, card)) != IMPOSSIBLE:
                self.nodes += 1
                played[card] += 1
                self.search(row + 1, begins)
                played[card] -= 1
            hand[card] += 1

    def fetch(self, row: i64, begins: i64) -> None:
        """6.2 Rebuilding: take each played card back in turn."""
        hand, played = self.hand, self.played
        for card in range(Card.COUNT):
            if card != Card.REBUILDING and played[card] > 0:
                self.nodes += 1
                self.copy(row)
                hand[card] += 1
                played[card] -= 1
                played[Card.REBUILDING] += 1
                self.search(row + 1, begins)
                played[Card.REBUILDING] -= 1
                played[card] += 1
                hand[card] -= 1

    def act(self, row: i64, card: i64) -> i64:
        """Write into the next row what an action card brings, guessing what others decide or chance does."""
        rows = self.rows
        self.copy(row)
        to = (row + 1) * WIDTH
        rows[to + PLAYED] += 1
        if card == Card.EXPLORATION:
            rows[to + GAIN] += self.rates.exploration
        elif card == Card.THEFT:
            if self.theft == 0:
                return IMPOSSIBLE
            rows[to + GAIN] += self.theft
        elif card == Card.FAIR:
            rows[to + COINS] += rows[row * WIDTH + PLAYED] * self.rules.fair_coins_per_card
        return 1


class ArtificiumPlanner(ArtificiumPolicy):
    """The policy's play, with every order of the hand and every swap of the market tried."""

    orders: Orders

    def __init__(self, rates: Rates, guesses: bool = False) -> None:
        super().__init__(rates, rates, guesses)
        self.orders = Orders(Rules({}, constants_of(Rules), 2), rates)
        self.estimate = self.orders

    def market(self, s: Artificium, seat: i64, moves: Moves) -> i64:
        return self.any_swap(s, seat, moves)

    def choose(self, s: Artificium, seat: i64, moves: Moves) -> i64:
        estimate = self.orders
        estimate.take(s, seat)
        estimate.plan()
        return index_of(moves, pack(Verb.PASS) if estimate.first < 0 else pack(Verb.PLAY, estimate.first))
