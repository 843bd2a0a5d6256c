"""5.4 The revealed cards are resolved, with trade before each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Step, Why
from ludarium.games.artificium.cards.register import EFFECTS
from ludarium.games.artificium.data import ACTIONS, Event, Reason, Resource, Verb
from ludarium.games.artificium.rules.deck import gain_openly
from ludarium.games.artificium.state import NONE, Artificium


class Resolve(Step[Artificium]):
    """5.4 First all action cards in order, then all buildings: trade, then use, discard or take back.

    Trades come one token at a time: sales first, then purchases, each in the order of the resource board, and
    never a resource just sold. Every useful trade can be made that way, each in one way only, and it ends.
    """

    TURN: Final = 0  # 0 to n-1: actions in order; n to 2n-1: buildings
    LAST_SOLD: Final = 1
    SOLD: Final = 2  # mask
    LAST_BOUGHT: Final = 3

    def enter(self, s: Artificium, host: Host) -> None:
        turn = s.turn[self.TURN]
        while turn < 2 * s.turn.seats:
            seat = (s.start + turn) % s.turn.seats
            card = s.players[seat].revealed
            if card != NONE and (card < ACTIONS) == (turn < s.turn.seats):
                s.turn[self.TURN] = turn
                s.turn.ask(seat)
                return
            turn += 1
            s.turn[self.LAST_SOLD] = 0
            s.turn[self.SOLD] = 0
            s.turn[self.LAST_BOUGHT] = NONE
        s.turn.pop()

    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        me = s.players[seat]
        moves.add(Verb.DISCARD)
        moves.add(Verb.TAKE_BACK)
        EFFECTS[me.revealed].moves(s, seat, moves)
        sold, bought = s.turn[self.SOLD], s.turn[self.LAST_BOUGHT]
        first = s.turn[self.LAST_SOLD] if bought == NONE else Resource.COUNT
        stock, coins, prices = me.resources.counts, me.coins, s.rules.buy.row
        words, size = moves.room(2 * Resource.COUNT), moves.size
        for resource in range(Resource.COUNT):  # without branches, as in Moves.add_each
            words[size] = Verb.SELL | resource << 8
            size += i64(resource >= first) & i64(stock[resource] > 0)
            words[size] = Verb.BUY | resource << 8
            size += i64(resource >= bought) & i64(coins >= prices[resource]) & ~(sold >> resource)
        moves.size = size

    def play(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if verb == Verb.SELL:
            self.sell(s, seat, arg(move, 0), host)
            return
        if verb == Verb.BUY:
            self.buy(s, seat, arg(move, 0), host)
            return
        me = s.players[seat]
        card = me.revealed
        if verb == Verb.DISCARD:
            me.revealed = NONE
            s.discard.add(card)
            host.tell(Event.DISCARDED, EVERYBODY, seat, card)
        elif verb == Verb.TAKE_BACK:
            me.revealed = NONE
            me.out = True
            gain_openly(s, seat, card)
            host.tell(Event.TOOK_BACK, EVERYBODY, seat, card)
        else:
            host.tell(Event.USED, EVERYBODY, seat, card)
            EFFECTS[card].use(s, seat, move, host)
            me.revealed = NONE
            me.played.add(card)

    def sell(self, s: Artificium, seat: i64, resource: i64, host: Host) -> None:
        me = s.players[seat]
        s.turn[self.LAST_SOLD] = resource
        s.turn[self.SOLD] |= i64(1) << resource
        me.resources.remove(resource)
        me.coins += s.rules.sell[resource]
        host.tell(Event.SOLD, EVERYBODY, seat, resource, s.rules.sell[resource])

    def buy(self, s: Artificium, seat: i64, resource: i64, host: Host) -> None:
        me = s.players[seat]
        s.turn[self.LAST_BOUGHT] = resource
        me.coins -= s.rules.buy[resource]
        me.resources.add(resource)
        host.tell(Event.BOUGHT, EVERYBODY, seat, resource, s.rules.buy[resource])

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        card = s.players[seat].revealed
        verb = verb_of(move)
        if verb in (Verb.SELL, Verb.BUY):
            self.why_not_trade(s, seat, verb, arg(move, 0), why)
        elif verb != EFFECTS[card].verb:
            why.because(Reason.OTHER_CARD, card)
        else:
            EFFECTS[card].why_not(s, seat, move, why)

    def why_not_trade(self, s: Artificium, seat: i64, verb: i64, resource: i64, why: Why) -> None:
        me = s.players[seat]
        if verb == Verb.SELL:
            if not me.resources.has(resource):
                why.because(Reason.NONE_TO_SELL, resource)
            elif s.turn[self.LAST_BOUGHT] != NONE:
                why.because(Reason.SELL_BEFORE_BUYING)
            else:
                why.because(Reason.IN_BOARD_ORDER)
        elif me.coins < s.rules.buy[resource]:
            why.because(Reason.NEEDS_COINS, s.rules.buy[resource], me.coins)
        elif (s.turn[self.SOLD] >> resource) & 1 == 1:
            why.because(Reason.JUST_SOLD, resource)
        else:
            why.because(Reason.IN_BOARD_ORDER)


RESOLVE: Final = Resolve(
    "resolve",
    "5.4",
    Verb.SELL,
    Verb.BUY,
    Verb.USE,
    Verb.EXPLORE,
    Verb.STEAL,
    Verb.REBUILD,
    Verb.BESIEGE,
    Verb.DISCARD,
    Verb.TAKE_BACK,
)
