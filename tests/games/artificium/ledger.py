"""What one seat can know for certain, kept from nothing but its own redacted log: a second opinion.

The ledger follows the open piles and its own hand, and keeps for every group of other hands and every card
a lower and an upper bound on how many of it they hold together. Only plain arithmetic, so every bound is
true: a copy dealt again for this seat has to satisfy all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations

from ludarium.games.artificium.state import Artificium
from tests.games.artificium.table import DECK, hand

Group = frozenset[int]


class Ledger:
    def __init__(self, s: Artificium, seat: int) -> None:
        """Begin at a table whose hands are not yet known to each other."""
        view = s.view(seat)
        self.seat = seat
        self.seats = int(s.seats)
        self.others = [other for other in range(self.seats) if other != seat]
        self.hand: Counter[str] = Counter(hand(s, seat))
        self.discard = _counter(view["discard"])
        self.market = _counter(view["market"])
        self.areas: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.shown: list[str | None] = [None] * self.seats
        groups = [
            frozenset(group) for size in range(1, self.seats) for group in combinations(self.others, size)
        ]
        self.least: dict[Group, Counter[str]] = {group: Counter() for group in groups}
        self.everyone = frozenset(self.others)
        self.most: Counter[str] | None = None  # of all others together, since the last reshuffle

    # What is told

    def hear(self, log: Iterable[Mapping[str, str | int]]) -> None:
        for entry in log:
            handle = getattr(self, f"_{entry['event']}", None)
            if handle is not None:
                handle(**{key: value for key, value in entry.items() if key != "event"})

    def _drew(self, seat: int, card: str | None = None) -> None:
        if seat == self.seat:
            assert card is not None, "a seat sees what it draws"
            self.hand[card] += 1
        else:
            assert card is None, "nobody sees what others draw"
            if self.most is not None:
                for kind in DECK:
                    self.most[kind] += 1

    def _reshuffled(self, cards: int) -> None:
        """All unseen cards that are not in the new deck are in the others' hands."""
        assert cards == self.discard.total()
        open_cards = self.hand + self.market + self.discard
        for area in self.areas:
            open_cards += area
        open_cards.update(card for card in self.shown if card is not None)
        held = Counter(DECK)
        held.subtract(open_cards)
        for group in self.least:
            if len(group) > 1:  # Who of several holds a card is forgotten here, as core.knowledge says.
                self.least[group] = sum((self.least[frozenset({one})] for one in group), Counter())
        self.least[self.everyone] = +held
        self.most = Counter(held)
        self.discard.clear()

    def _market_laid(self, card: str) -> None:
        self.market[card] += 1

    def _swapped(self, seat: int, give: str, take: str, coins: int) -> None:
        self._lose(seat, give)
        self._gain(seat, take)
        self.market[give] += 1
        self.market[take] -= 1

    def _market_cleared(self) -> None:
        self.discard += self.market
        self.market.clear()

    def _revealed(self, seat: int, card: str) -> None:
        self._lose(seat, card)
        self.shown[seat] = card

    def _used(self, seat: int, card: str) -> None:
        assert self.shown[seat] == card
        self.shown[seat] = None
        self.areas[seat][card] += 1

    def _discarded(self, seat: int, card: str) -> None:
        if self.shown[seat] is None:
            self._lose(seat, card)
        else:
            assert self.shown[seat] == card
            self.shown[seat] = None
        self.discard[card] += 1

    def _took_back(self, seat: int, card: str) -> None:
        self.shown[seat] = None
        self._gain(seat, card)

    def _rebuilt(self, seat: int, card: str) -> None:
        self.areas[seat][card] -= 1
        self._gain(seat, card)

    def _explored(self, seat: int, victim: int, card: str | None = None) -> None:
        if self.seat in (seat, victim):
            assert card is not None, "thief and victim see the card"
            self._lose(victim, card)
            self._gain(seat, card)
            return
        assert card is None, "others see only that a card moved"
        for group, bounds in self.least.items():
            if victim in group and seat not in group:
                for kind in bounds:
                    bounds[kind] = max(0, bounds[kind] - 1)

    def _round_ended(self, round: int) -> None:
        for area in self.areas:
            self.discard += area
            area.clear()

    # What it means

    def _gain(self, seat: int, card: str) -> None:
        if seat == self.seat:
            self.hand[card] += 1
            return
        for group, bounds in self.least.items():
            if seat in group:
                bounds[card] += 1
        if self.most is not None:
            self.most[card] += 1

    def _lose(self, seat: int, card: str) -> None:
        if seat == self.seat:
            self.hand[card] -= 1
            return
        for group, bounds in self.least.items():
            if seat in group:
                bounds[card] = max(0, bounds[card] - 1)
        if self.most is not None:
            self.most[card] -= 1

    # What it forbids

    def contradictions(self, s: Artificium) -> list[str]:
        """What of a table this seat knows to be otherwise."""
        found = []
        if +self.hand != Counter(hand(s, self.seat)):
            found.append("my own hand is another")
        for group, bounds in self.least.items():
            held = sum((Counter(hand(s, other)) for other in group), Counter())
            found += [
                f"{sorted(group)} hold at least {least} {card}, not {held[card]}"
                for card, least in bounds.items()
                if held[card] < least
            ]
        if self.most is not None:
            held = sum((Counter(hand(s, other)) for other in self.everyone), Counter())
            found += [
                f"the others hold at most {self.most[card]} {card}, not {held[card]}"
                for card in DECK
                if held[card] > self.most[card]
            ]
        return found

    def piles(self) -> dict[str, dict[str, int]]:
        return {"discard": dict(+self.discard), "market": dict(+self.market)}


def _counter(pile: object) -> Counter[str]:
    assert isinstance(pile, dict)
    return Counter(pile)
