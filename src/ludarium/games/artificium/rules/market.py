"""5.2 The market."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Step, Why
from ludarium.games.artificium.data import Card, Chance, Event, Reason, Verb
from ludarium.games.artificium.rules.deck import draw, gain_openly, lose_openly, reshuffle, throw
from ludarium.games.artificium.state import Artificium


def swap_cost(s: Artificium, seat: i64) -> i64:
    """5.2 The first exchange of a round is free, each further one has its price."""
    return s.rules.extra_swap_cost if s.players[seat].swaps > 0 else 0


class Market(Step[Artificium]):
    """5.2 Going round from the start player: swap one card with the market, or redraw the hand, or pass."""

    OPENED: Final = 0
    NEXT: Final = 1

    def enter(self, s: Artificium, host: Host) -> None:
        if s.turn[self.OPENED] == 0:
            self.open(s, host)
        for distance in range(s.turn.seats):
            seat = (s.turn[self.NEXT] + distance) % s.turn.seats
            me = s.players[seat]
            if not me.passed:
                if me.coins >= swap_cost(s, seat):
                    s.turn[self.NEXT] = (seat + 1) % s.turn.seats
                    s.turn.ask(seat)
                    return
                self.leave(s, seat, host)  # swaps and coins are open, so this betrays nothing
        s.discard.add_all(s.market)
        s.market.clear()
        host.tell(Event.MARKET_CLEARED, EVERYBODY)
        s.turn.pop()

    def open(self, s: Artificium, host: Host) -> None:
        s.turn[self.OPENED] = 1
        s.turn[self.NEXT] = s.start
        for me in s.players:
            me.swaps = 0
            me.passed = False
        for _ in range(s.rules.market_size):
            reshuffle(s, host)
            if s.deck.size > 0:
                card = host.draw(s.deck, Chance.CARD_DRAWN)
                s.market.add(card)
                host.tell(Event.MARKET_LAID, EVERYBODY, card)
                reshuffle(s, host)

    def leave(self, s: Artificium, seat: i64, host: Host) -> None:
        s.players[seat].passed = True
        host.tell(Event.LEFT_MARKET, EVERYBODY, seat)

    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        me = s.players[seat]
        moves.add(Verb.PASS)
        if me.swaps == 0:
            moves.add(Verb.MULLIGAN)
        if me.coins >= swap_cost(s, seat):
            moves.add_pairs(Verb.SWAP, me.hand, s.market)

    def play(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if verb == Verb.PASS:
            self.leave(s, seat, host)
        elif verb == Verb.MULLIGAN:
            self.mulligan(s, seat, host)
        else:
            self.swap(s, seat, arg(move, 0), arg(move, 1), host)

    def swap(self, s: Artificium, seat: i64, give: i64, take: i64, host: Host) -> None:
        me = s.players[seat]
        cost = swap_cost(s, seat)
        me.coins -= cost
        me.swaps += 1
        lose_openly(s, seat, give)
        s.market.remove(take)
        s.market.add(give)
        gain_openly(s, seat, take)
        host.tell(Event.SWAPPED, EVERYBODY, seat, give, take, cost)
        host.reveal(seat)

    def mulligan(self, s: Artificium, seat: i64, host: Host) -> None:
        me = s.players[seat]
        me.swaps = 1
        host.tell(Event.MULLIGANED, EVERYBODY, seat)
        for card in range(Card.COUNT):
            while me.hand.has(card):
                throw(s, seat, card, host)
        draw(s, seat, s.rules.mulligan_draw, host)

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        me = s.players[seat]
        if verb_of(move) == Verb.MULLIGAN:
            why.because(Reason.FIRST_SWAP_ONLY)
        elif me.coins < swap_cost(s, seat):
            why.because(Reason.NEEDS_COINS, swap_cost(s, seat), me.coins)
        elif not me.hand.has(arg(move, 0)):
            why.because(Reason.NOT_IN_HAND, arg(move, 0))
        else:
            why.because(Reason.NOT_IN_MARKET, arg(move, 1))


MARKET: Final = Market("market", "5.2", Verb.PASS, Verb.MULLIGAN, Verb.SWAP)
