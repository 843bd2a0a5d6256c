"""Artificium for searches: a quick plan that plays Fair when coins run short, and Rebuilding as often as it can."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.games.artificium.data import ACTIONS, Card
from ludarium.games.artificium.estimate import (
    COINS,
    FREE,
    GAIN,
    IMPOSSIBLE,
    PLAYED,
    WIDTH,
    Estimate,
    Memo,
    purse,
)
from ludarium.games.artificium.rate import Rates
from ludarium.games.artificium.ruleset import Rules

TIGHT: Final = 5  # coins: who has fewer after a purchase may have sold something for it
ENDS: Final = 300  # of one plan: a large hand with several Rebuildings has thousands


class Sketch(Estimate):
    """An estimate whose plans begin with any card: Fair between two buildings, Rebuilding first or last."""

    late: i64  # mask over `cards`: put off until the others are played
    ends: i64  # looked at

    def __init__(self, rules: Rules, rates: Rates) -> None:
        super().__init__(rules, rates)
        self.late = 0
        self.ends = 0

    def ask(self, memo: Memo) -> None:
        super().ask(memo)
        if self.hand[Card.REBUILDING] > 0:
            played = self.played
            explored = 1 if played[Card.EXPLORATION] > 0 else 0
            memo.asked[4] = ((memo.asked[4] * 256 + self.rows[PLAYED]) * 8 + played[Card.FAIR]) * 2 + explored

    def begin(self) -> None:
        """Explore again by Rebuilding, as often as may be, before the buildings."""
        hand, rows = self.hand, self.rows
        self.late = 0
        self.ends = 0
        self.extend(0, 0, -1)
        row: i64 = 0
        if hand[Card.EXPLORATION] + self.played[Card.EXPLORATION] > 0:
            while hand[Card.REBUILDING] > 0:
                hand[Card.REBUILDING] -= 1
                self.copy(row)
                row += 1
                rows[row * WIDTH + GAIN] += self.rates.exploration
                rows[row * WIDTH + PLAYED] += 1
                self.extend(0, row, Card.REBUILDING)
        hand[Card.REBUILDING] += row

    def extend(self, index: i64, row: i64, first: i64) -> None:
        """Use the next building, after a Fair if coins are short, or put it off when it must be bought for."""
        if index == self.many:
            self.catch_up(0, row, first)
            return
        card = self.cards[index]
        hand, played = self.hand, self.played
        hand[card] -= 1
        takes = self.use(row, card)
        short = takes == IMPOSSIBLE or self.rows[(row + 1) * WIDTH + COINS] < TIGHT
        if takes != IMPOSSIBLE:
            played[card] += 1
            self.extend(index + 1, row + 1, card if first < 0 else first)
            played[card] -= 1
        if takes == IMPOSSIBLE or (takes != FREE and self.ends < ENDS):
            if short and hand[Card.FAIR] > 0 and self.rows[row * WIDTH + PLAYED] > 0:
                self.fair(row)
                if self.use(row + 1, card) != IMPOSSIBLE:
                    hand[Card.FAIR] -= 1
                    played[card] += 1
                    self.extend(index + 1, row + 2, Card.FAIR if first < 0 else first)
                    played[card] -= 1
                    hand[Card.FAIR] += 1
            hand[card] += 1
            self.late |= i64(1) << index
            self.extend(index + 1, row, first)
            self.late &= ~(i64(1) << index)
        else:
            hand[card] += 1

    def catch_up(self, index: i64, row: i64, first: i64) -> None:
        """Use what was put off, if a bonus of the track has brought what it takes."""
        while index < self.many and (self.late >> index) & 1 == 0:
            index += 1
        if index == self.many:
            self.finish(row, first)
            return
        card = self.cards[index]
        if self.use(row, card) == FREE:
            self.hand[card] -= 1
            self.played[card] += 1
            self.catch_up(index + 1, row + 1, card if first < 0 else first)
            self.played[card] -= 1
            self.hand[card] += 1
        else:
            self.catch_up(index + 1, row, first)

    def finish(self, row: i64, first: i64) -> None:
        """Stop here, with the Fairs left, or use a building once more by a Rebuilding, after a Fair if need be."""
        hand, played, rows = self.hand, self.played, self.rows
        value = self.value(row) + self.actions(row)
        if value > self.best:
            self.best = value
            fairs = first < 0 and hand[Card.FAIR] > 0 and rows[row * WIDTH + PLAYED] > 0
            self.first = Card.FAIR if fairs else first
        self.ends += 1
        if hand[Card.REBUILDING] == 0 or self.ends > ENDS:
            return
        hand[Card.REBUILDING] -= 1
        begins = Card.REBUILDING if first < 0 else first
        for card in range(ACTIONS, Card.COUNT):
            if played[card] > 0:
                if self.use(row, card) != IMPOSSIBLE:
                    self.finish(row + 1, begins)
                elif hand[Card.FAIR] > 0:
                    self.fair(row)
                    if self.use(row + 1, card) != IMPOSSIBLE:
                        hand[Card.FAIR] -= 1
                        self.finish(row + 2, Card.FAIR if first < 0 else first)
                        hand[Card.FAIR] += 1
        if played[Card.FAIR] > 0:
            played[Card.FAIR] -= 1
            hand[Card.FAIR] += 1
            self.finish(row, begins)
            hand[Card.FAIR] -= 1
            played[Card.FAIR] += 1
        hand[Card.REBUILDING] += 1

    def fair(self, row: i64) -> None:
        """Write into the next row what a Fair leaves."""
        rows = self.rows
        self.copy(row)
        at = row * WIDTH
        rows[at + WIDTH + COINS] += rows[at + PLAYED] * self.rules.fair_coins_per_card
        rows[at + WIDTH + PLAYED] += 1

    def actions(self, row: i64) -> i64:
        """Grains for the action cards in hand but Rebuilding, when everything else is played."""
        hand, rows = self.hand, self.rows
        total = hand[Card.EXPLORATION] * self.rates.exploration + hand[Card.THEFT] * self.theft
        fairs = hand[Card.FAIR]
        if fairs > 0:
            others = rows[row * WIDTH + PLAYED] + hand[Card.EXPLORATION] + hand[Card.THEFT]
            counted = fairs * others + fairs * (fairs - 1) // 2
            coins = rows[row * WIDTH + COINS]
            total -= purse(coins, self.worth)
            total += purse(coins + counted * self.rules.fair_coins_per_card, self.worth)
        return total
