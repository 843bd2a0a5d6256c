"""5.4 The revealed cards are resolved, with trade before each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Step, Why
from ludarium.games.artificium.data import ACTIONS, Card, Event, Reason, Resource, Verb
from ludarium.games.artificium.rules.card import PAYABLE, act, build, is_opponent, lacks, verb_for
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
        self.uses(s, seat, moves)
        first = s.turn[self.LAST_SOLD]
        bought = s.turn[self.LAST_BOUGHT]
        sold = s.turn[self.SOLD]
        stock, coins, prices = me.resources, me.coins, s.rules.buy
        for resource in range(Resource.COUNT):
            if bought == NONE and resource >= first and stock.has(resource):
                moves.add(Verb.SELL, resource)
            if resource >= bought and coins >= prices[resource] and (sold >> resource) & 1 == 0:
                moves.add(Verb.BUY, resource)

    def uses(self, s: Artificium, seat: i64, moves: Moves) -> None:
        """6. The ways to use the revealed card."""
        me = s.players[seat]
        card = me.revealed
        if card >= ACTIONS:
            if lacks(s, seat, card) == PAYABLE:
                if card == Card.CASTLE:
                    for victim in range(s.turn.seats):
                        if victim != seat:
                            moves.add(Verb.BESIEGE, victim)
                else:
                    moves.add(Verb.USE)
        elif card == Card.FAIR:
            moves.add(Verb.USE)
        elif card == Card.REBUILDING:
            for played in range(Card.COUNT):
                if played != Card.REBUILDING and me.played.has(played):
                    moves.add(Verb.REBUILD, played)
        else:
            for victim in range(s.turn.seats):
                if victim != seat:
                    if card == Card.EXPLORATION:
                        if s.players[victim].hand.size > 0:
                            moves.add(Verb.EXPLORE, victim)
                    else:
                        self.thefts(s, seat, victim, moves)

    def thefts(self, s: Artificium, seat: i64, victim: i64, moves: Moves) -> None:
        coins = s.players[seat].coins
        for resource in range(Resource.COUNT):
            cost = s.rules.theft_cost[resource]
            if 0 <= cost <= coins and s.players[victim].resources.has(resource):
                moves.add(Verb.STEAL, victim, resource)

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
            if card < ACTIONS:
                act(s, seat, card, move, host)
            else:
                build(s, seat, card, move, host)
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
        me = s.players[seat]
        card = me.revealed
        verb = verb_of(move)
        if verb in (Verb.SELL, Verb.BUY):
            self.why_not_trade(s, seat, verb, arg(move, 0), why)
        elif verb != verb_for(card):
            why.because(Reason.OTHER_CARD, card)
        elif verb == Verb.REBUILD:
            if arg(move, 0) == Card.REBUILDING:
                why.because(Reason.NEVER_REBUILDING)
            else:
                why.because(Reason.NOT_PLAYED, arg(move, 0))
        elif verb != Verb.USE and not is_opponent(s, seat, arg(move, 0)):
            why.because(Reason.NO_SUCH_OPPONENT, arg(move, 0))
        elif verb == Verb.EXPLORE:
            why.because(Reason.HAND_IS_EMPTY, arg(move, 0))
        elif verb == Verb.STEAL:
            victim, resource = arg(move, 0), arg(move, 1)
            cost = s.rules.theft_cost[resource]
            if cost < 0:
                why.because(Reason.TIER_IS_SAFE, resource)
            elif not s.players[victim].resources.has(resource):
                why.because(Reason.VICTIM_LACKS, victim, resource)
            else:
                why.because(Reason.NEEDS_COINS, cost, me.coins)
        else:
            missing = lacks(s, seat, card)
            if missing == Resource.COUNT:
                why.because(Reason.NEEDS_COINS, s.rules.coin_cost[card], me.coins)
            else:
                why.because(Reason.NEEDS_RESOURCE, missing)

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
