"""4.2 The trade phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Step, Why
from ludarium.games.ars_universalis.data import Event, Reason, Verb
from ludarium.games.ars_universalis.rules.material import (
    add_shifts,
    can_drop,
    can_shift,
    give_back,
    is_shift,
    receive,
    shift,
    show,
    why_no_shift,
    why_not_dropped,
)
from ludarium.games.ars_universalis.state import ArsUniversalis

# A sale is one set of cards, sold one a move in the order of the cards; anything else ends it (ruling 2).
NOT_YET: Final = 0
GOING_ON: Final = 1
OVER: Final = 2


class Trade(Step[ArsUniversalis]):
    """4.2 Each patron from the lead on may sell once and buy once, in either order."""

    TURN: Final = 0
    SALE: Final = 1
    FIRST: Final = 2  # the first card that the sale may go on with
    BOUGHT: Final = 3

    def enter(self, s: ArsUniversalis, host: Host) -> None:
        while s.turn[self.TURN] < s.turn.seats:
            seat = (s.lead + s.turn[self.TURN]) % s.turn.seats
            if self.can_sell(s, seat) or self.most(s, seat) > 0 or can_shift(s, seat):
                s.turn.ask(seat)
                return
            self.next_patron(s)
        s.turn.pop()

    def next_patron(self, s: ArsUniversalis) -> None:
        s.turn[self.TURN] += 1
        s.turn[self.SALE] = NOT_YET
        s.turn[self.FIRST] = 0
        s.turn[self.BOUGHT] = 0

    def can_sell(self, s: ArsUniversalis, seat: i64) -> bool:
        return s.turn[self.SALE] != OVER and can_drop(s, seat, s.turn[self.FIRST])

    def most(self, s: ArsUniversalis, seat: i64) -> i64:
        """How many cards the seat may buy now."""
        if s.turn[self.BOUGHT] == 1:
            return 0
        return min(s.players[seat].coins // s.rules.buy_price, s.limit())

    def moves(self, s: ArsUniversalis, seat: i64, moves: Moves) -> None:
        hand = s.players[seat].hand
        moves.add(Verb.END)
        add_shifts(s, seat, moves)
        if s.turn[self.SALE] != OVER:
            first = s.turn[self.FIRST]
            for place in range(hand.size):
                if hand[place] >= first:
                    moves.add(Verb.SELL, hand[place])
        for many in range(self.most(s, seat)):
            moves.add(Verb.BUY, many)

    def play(self, s: ArsUniversalis, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if verb == Verb.END:
            self.next_patron(s)
        elif verb == Verb.SELL:
            card = arg(move, 0)
            s.turn[self.SALE] = GOING_ON
            s.turn[self.FIRST] = card + 1
            s.players[seat].coins += s.rules.sell_price
            host.tell(Event.SOLD, EVERYBODY, seat, card, s.rules.sell_price)
            show(s, seat, card, host)
            give_back(s, card)
        else:
            if s.turn[self.SALE] == GOING_ON:
                s.turn[self.SALE] = OVER
            if is_shift(move):
                shift(s, seat, move, host)
            else:
                s.turn[self.BOUGHT] = 1
                receive(s, seat, arg(move, 0) + 1, s.rules.buy_price)

    def why_not(self, s: ArsUniversalis, seat: i64, move: i64, why: Why) -> None:
        verb = verb_of(move)
        if is_shift(move):
            why_no_shift(s, seat, why)
        elif verb == Verb.SELL:
            if s.turn[self.SALE] == OVER:
                why.because(Reason.SALE_IS_OVER)
            else:
                why_not_dropped(s, seat, arg(move, 0), why)
        elif s.turn[self.BOUGHT] == 1:
            why.because(Reason.BOUGHT_ALREADY)
        elif arg(move, 0) >= s.limit():
            why.because(Reason.ABOVE_LIMIT, s.limit())
        else:
            why.because(Reason.NEEDS_COINS, (arg(move, 0) + 1) * s.rules.buy_price, s.players[seat].coins)


TRADE: Final = Trade("trade", "4.2", Verb.SELL, Verb.BUY, Verb.SHIFT_HAND, Verb.SHIFT_COINS, Verb.END)
