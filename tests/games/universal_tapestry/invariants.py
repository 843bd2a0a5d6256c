"""The invariants of section 12, asked of a game after every move. For hypothesis and for long soaks."""

from __future__ import annotations

from ludarium.games.universal_tapestry.state import UniversalTapestry
from tests.games.universal_tapestry.table import (
    BEATS,
    DECK,
    POINTS,
    Cards,
    Options,
    area,
    box_ok,
    cells_of,
    deck,
    discards,
    everywhere,
    exchanges,
    fits,
    hand,
    legal,
    live,
    outcome,
    placements,
    same_position,
    step,
    tapestry,
    touching,
)

ALL_CARDS = dict.fromkeys(DECK, 1)


class Watch:
    """Follows one game: call `look` before the first move and after every one."""

    def __init__(self, s: UniversalTapestry, options: Options) -> None:
        self.options = options
        self.seen: set[object] = set()
        self.before: Cards = tapestry(s)
        self.began = len(self.before) + len(discards(s))
        self.in_pile = len(deck(s)) + sum(card is not None for card in area(s)) + (hand(s) is not None)
        self.look(s, "")

    def look(self, s: UniversalTapestry, move: str) -> None:
        cards, held = tapestry(s), hand(s)
        assert everywhere(s) == ALL_CARDS  # 1
        assert all(fits(cards, cell, card, self.options) for cell, card in cards.items())  # 2
        assert box_ok(list(cards))  # 3
        assert self.before.keys() <= cards.keys()
        changed = [cell for cell, card in self.before.items() if cards[cell] != card]
        assert len(changed) == move.startswith("exchange")
        self.before = cards
        if move != "finish":
            self._counts(s)  # 4
        if s.over:
            self._over(s)  # 5
        elif step(s) == "resolve":
            assert held is not None
            if move.startswith("draw"):
                self.seen = set()
            here = same_position(cards, held, self.options)
            assert here not in self.seen  # 8
            self.seen.add(here)
            self._resolve(s, cards, held)
        else:
            self._draw(s, cards)

    def _counts(self, s: UniversalTapestry) -> None:
        finished = s.turns - (hand(s) is not None)
        assert len(tapestry(s)) + len(discards(s)) == self.began + finished
        filled = sum(card is not None for card in area(s))
        if self.in_pile == 68:
            assert len(deck(s)) == max(0, 60 - finished)
            assert filled == min(8, 68 - finished) - (hand(s) is not None)
        if deck(s):
            assert filled == 8 - (hand(s) is not None)

    def _over(self, s: UniversalTapestry) -> None:
        if not s.gave_up:
            assert (outcome(s) == "won") == (len(tapestry(s)) == 64)
        if outcome(s) == "won" and not s.rules.by_time:
            assert len(discards(s)) == 8
            assert s.score(0) == sum(POINTS[card[0]] for card in discards(s))
            assert 0 <= s.score(0) <= 16
        if outcome(s) == "lost":
            assert s.score(0) == 0
        assert not legal(s)

    def _resolve(self, s: UniversalTapestry, cards: Cards, held: str) -> None:
        assert "discard" in legal(s)  # 6
        assert cells_of(s, "place") == placements(cards, held, self.options)  # 5. Legality, by the oracle
        swaps = exchanges(cards, held, self.seen, self.options)
        assert cells_of(s, "exchange") == swaps
        if self.options.get("deck") != "H2":
            for cell in swaps:  # 7
                assert {card[1] for card in touching(cards, cell)} <= {BEATS[cards[cell][1]]}

    def _draw(self, s: UniversalTapestry, cards: Cards) -> None:
        slots = {f"draw {slot}" for slot, card in enumerate(area(s)) if card}
        complete = len(cards) == 64
        assert legal(s) == slots | ({"finish"} if complete else set())
        assert slots  # 6
        if self.options.get("redraw") != "off" and not complete and deck(s):  # 7. No useless area is left
            useful = any(live(cards, card[0], self.options) for card in area(s) if card)
            assert useful or not any(live(cards, card[0], self.options) for card in deck(s))
