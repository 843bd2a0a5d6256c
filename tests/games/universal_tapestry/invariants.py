"""The invariants of section 12, asked of a game after every move: for hypothesis and for long soaks."""

from __future__ import annotations

from ludarium.core.state import State
from ludarium.games.universal_tapestry import GAME
from ludarium.games.universal_tapestry.ruleset import REDRAW_COLOURS, REDRAW_OFF
from ludarium.games.universal_tapestry.state import UniversalTapestry
from tests.games.universal_tapestry.table import (
    BEATS,
    DECK,
    POINTS,
    Cards,
    area,
    box_ok,
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
FULL_EVERY = 10  # a soak compares with the naive oracle in one game of so many: it costs ten times the game


class Check:
    """Holds the last position; `after` compares it with the one a move led to.

    Without `full` the naive oracle is left out: the lists of moves, the redraw, and old cards against their
    neighbours.
    """

    def __init__(self, s: State, *, full: bool = True) -> None:
        assert isinstance(s, UniversalTapestry)
        self.full = full
        self.options = {
            "deck": "H2" if s.rules.own_symbols else "H1",
            "isolated_exchange": "true" if s.rules.isolated_exchange else "false",
            "max_exchanges": str(s.rules.max_exchanges),
            "redraw": "colours" if s.rules.redraw == REDRAW_COLOURS else "cells",
        }
        self.seen: set[object] = set()
        self.cards: Cards = tapestry(s)
        self.changed = list(self.cards)
        self.used = len(self.cards) + len(discards(s)) - int(s.turns) + (hand(s) is not None)
        self._position(s, "")

    def after(self, s: State, seat: int, move: int) -> None:
        assert isinstance(s, UniversalTapestry)
        verb = GAME.verbs.name(move)
        before, self.cards = self.cards, tapestry(s)
        changed = sum(self.cards.get(cell) != card for cell, card in before.items())
        assert changed == (verb == "exchange"), "3: a card left the tapestry"
        assert len(self.cards) == len(before) + (verb == "place"), "3: a card came to the tapestry"
        self.changed = [cell for cell, card in self.cards.items() if before.get(cell) != card]
        self._position(s, verb)

    def _position(self, s: UniversalTapestry, verb: str) -> None:
        cards = self.cards
        assert everywhere(s) == ALL_CARDS, "1: a card is missing or there twice"
        for cell in cards if self.full else self.changed:
            assert fits(cards, cell, cards[cell], self.options), f"2: {cards[cell]} at {cell}"
        assert box_ok(list(cards)), "3: the box"
        if verb != "finish":
            self._counts(s)
        held = hand(s)
        if s.over:
            self._over(s)
        elif held is not None:
            if verb == "draw":
                self.seen.clear()
            here = same_position(cards, held, self.options)
            assert here not in self.seen, "8: a position came back"
            self.seen.add(here)
            if self.full:
                self._resolve(s, cards, held)
        else:
            assert step(s) == "draw"
            if self.full:
                self._draw(s, cards)

    def _counts(self, s: UniversalTapestry) -> None:
        holding = hand(s) is not None
        finished = int(s.turns) - holding
        assert len(self.cards) + len(discards(s)) == self.used + finished, "4: a turn uses up one card"
        left = len(DECK) - self.used - finished
        slots = int(s.rules.draw_area)
        assert len(deck(s)) == max(0, left - slots), "4: the deck"
        assert sum(card is not None for card in area(s)) == min(slots, left) - holding, "4: the draw area"

    def _over(self, s: UniversalTapestry) -> None:
        assert not legal(s)
        assert s.gave_up or (outcome(s) == "won") == (len(self.cards) == 64), (
            "5: won and complete are the same"
        )
        if outcome(s) == "lost":
            assert s.score(0) == 0, "5: a lost game scores nothing"
        elif not s.rules.by_time:
            assert len(discards(s)) == 8, "5: a won game has eight discards"
            assert s.score(0) == sum(POINTS[card[0]] for card in discards(s)), "5: the score"
            assert 0 <= s.score(0) <= 16

    def _resolve(self, s: UniversalTapestry, cards: Cards, held: str) -> None:
        places = placements(cards, held, self.options)
        swaps = exchanges(cards, held, self.seen, self.options)
        expected = {"discard"}
        expected |= {f"place {row} {column}" for row, column in places}
        expected |= {f"exchange {row} {column}" for row, column in swaps}
        assert legal(s) == expected, "6: the list of moves"
        if self.options["deck"] == "H1":
            for cell in swaps:
                around = {card[1] for card in touching(cards, cell)}
                assert around <= {BEATS[cards[cell][1]]}, "7: the lemma"

    def _draw(self, s: UniversalTapestry, cards: Cards) -> None:
        slots = {f"draw {slot}" for slot, card in enumerate(area(s)) if card}
        complete = len(cards) == 64
        assert slots, "6: nothing to draw"
        assert legal(s) == slots | ({"finish"} if complete else set()), "6: the list of moves"
        if s.rules.redraw != REDRAW_OFF and not complete and s.deck.size > 0:
            colours = [card[0] for card in area(s) if card]
            if not any(live(cards, colour, self.options) for colour in set(colours)):
                hidden = {card[0] for card in deck(s)}
                assert not any(live(cards, colour, self.options) for colour in hidden), "a useless draw area"
