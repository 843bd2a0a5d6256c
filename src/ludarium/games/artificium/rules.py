"""Artificium: the rules, as steps in the order of the rulebook (dossier 5 and 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Outline, Simultaneous, Step, Why
from ludarium.games.artificium.data import (
    ACTIONS,
    BESIEGE,
    BOUGHT,
    BUY,
    CARD_DRAWN,
    CARDS,
    CASTLE,
    DISCARD,
    DISCARDED,
    DONE,
    DREW,
    DROP,
    DROP_BEFORE_SELLING,
    EARNED,
    EXPLORATION,
    EXPLORE,
    EXPLORED,
    FAIR,
    FIRST_SWAP_ONLY,
    GAINED,
    HAND_IS_EMPTY,
    IN_BOARD_ORDER,
    IN_CARD_ORDER,
    JUST_SOLD,
    LEFT_MARKET,
    MARKET_CLEARED,
    MARKET_LAID,
    MULLIGAN,
    MULLIGANED,
    NEEDS_COINS,
    NEEDS_RESOURCE,
    NEVER_REBUILDING,
    NO_SUCH_OPPONENT,
    NONE_TO_SELL,
    NOT_IN_HAND,
    NOT_IN_MARKET,
    NOT_PLAYED,
    OTHER_CARD,
    PAID,
    PASS,
    PASSED,
    PLAY,
    REBUILD,
    REBUILDING,
    REBUILT,
    RESHUFFLED,
    RESOURCES,
    REVEALED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SEAT_DRAWN,
    SELL,
    SELL_BEFORE_BUYING,
    SOLD,
    STEAL,
    STOLE,
    SWAP,
    SWAPPED,
    TAKE_BACK,
    THEFT,
    TIER_IS_SAFE,
    TOOK_BACK,
    USE,
    USED,
    VERBS,
    VICTIM_LACKS,
    WIZARD_TOWER,
)
from ludarium.games.artificium.scoring import advance, final_scoring, set_back
from ludarium.games.artificium.state import Artificium

NONE: Final = -1


# 5.6 Drawing and reshuffling


def reshuffle(s: Artificium, host: Host) -> None:
    if s.deck.size == 0 and s.discard.size > 0:
        host.tell(RESHUFFLED, EVERYBODY, s.discard.size)
        s.deck.add_all(s.discard)
        s.discard.clear()
        s.known.saw_reshuffle([player.hand for player in s.players])


def draw(s: Artificium, seat: i64, many: i64, host: Host) -> None:
    """Draw cards to a hand one after another; an exhausted deck is renewed at once (ruling 18)."""
    for _ in range(many):
        reshuffle(s, host)
        if s.deck.size == 0:
            return  # every card is in a hand or on the table
        card = host.draw(s.deck, CARD_DRAWN)
        s.players[seat].hand.add(card)
        s.known.saw_draw(seat)
        host.tell(DREW, i64(1) << seat, seat, card)
        reshuffle(s, host)


def discard(s: Artificium, seat: i64, card: i64, host: Host) -> None:
    """A hand card goes face up to the discard pile (ruling 8)."""
    lose_openly(s, seat, card)
    s.discard.add(card)
    host.tell(DISCARDED, EVERYBODY, seat, card)
    host.reveal()


def lose_openly(s: Artificium, seat: i64, card: i64) -> None:
    hand = s.players[seat].hand
    s.known.saw_loss(seat, card)
    hand.remove(card)


def gain_openly(s: Artificium, seat: i64, card: i64) -> None:
    s.players[seat].hand.add(card)
    s.known.saw_gain(seat, card)


# 5. The game and its rounds


class Rounds(Step[Artificium]):
    """4, 5 and 7. Set-up, four rounds, final scoring."""

    def enter(self, s: Artificium, host: Host) -> None:
        if s.round == 0:
            s.start = host.below(s.seats, SEAT_DRAWN)
        if s.round < s.rules.rounds:
            s.round += 1
            for step in reversed(ROUND):
                s.frames.push(step.number)
        else:
            final_scoring(s, host)
            s.frames.pop()


class RoundStart(Step[Artificium]):
    """5.1 Name the start player, refill the hands in the new order (ruling 26), open the market."""

    def enter(self, s: Artificium, host: Host) -> None:
        if s.round > 1:
            s.start = self.next_start(s)
        host.tell(ROUND_BEGAN, EVERYBODY, s.round, s.start)
        for place in range(s.seats):
            seat = (s.start + place) % s.seats
            draw(s, seat, max(0, s.rules.hand_size - s.players[seat].hand.size), host)
        s.frames.pop()

    def next_start(self, s: Artificium) -> i64:
        """The lowest score; among equals the next one clockwise, the old start player last."""
        best: i64 = NONE
        for distance in range(1, s.seats + 1):
            seat = (s.start + distance) % s.seats
            if best == NONE or s.players[seat].score < s.players[best].score:
                best = seat
        return best


class Market(Step[Artificium]):
    """5.2 Going round from the start player: swap one card with the market, or redraw the hand, or pass."""

    OPENED: Final = 0
    NEXT: Final = 1

    def enter(self, s: Artificium, host: Host) -> None:
        if s.frames[self.OPENED] == 0:
            self.open(s, host)
        for distance in range(s.seats):
            seat = (s.frames[self.NEXT] + distance) % s.seats
            me = s.players[seat]
            if not me.passed:
                if me.swaps == 0 or me.coins >= s.rules.extra_swap_cost:
                    s.frames[self.NEXT] = (seat + 1) % s.seats
                    s.ask(seat)
                    return
                self.leave(s, seat, host)  # swaps and coins are open, so this betrays nothing
        s.discard.add_all(s.market)
        s.market.clear()
        host.tell(MARKET_CLEARED, EVERYBODY)
        s.frames.pop()

    def open(self, s: Artificium, host: Host) -> None:
        s.frames[self.OPENED] = 1
        s.frames[self.NEXT] = s.start
        for me in s.players:
            me.swaps = 0
            me.passed = False
        for _ in range(s.rules.market_size):
            reshuffle(s, host)
            if s.deck.size > 0:
                card = host.draw(s.deck, CARD_DRAWN)
                s.market.add(card)
                host.tell(MARKET_LAID, EVERYBODY, card)
                reshuffle(s, host)

    def leave(self, s: Artificium, seat: i64, host: Host) -> None:
        s.players[seat].passed = True
        host.tell(LEFT_MARKET, EVERYBODY, seat)

    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        me = s.players[seat]
        hand, market = me.hand, s.market
        moves.add(PASS)
        if me.swaps == 0:
            moves.add(MULLIGAN)
        if me.swaps == 0 or me.coins >= s.rules.extra_swap_cost:  # the first one is free
            for give in range(CARDS):
                if hand.has(give):
                    for take in range(CARDS):
                        if market.has(take):
                            moves.add(SWAP, give, take)

    def play(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if verb == PASS:
            self.leave(s, seat, host)
        elif verb == MULLIGAN:
            self.mulligan(s, seat, host)
        else:
            self.swap(s, seat, arg(move, 0), arg(move, 1), host)

    def swap(self, s: Artificium, seat: i64, give: i64, take: i64, host: Host) -> None:
        me = s.players[seat]
        cost = s.rules.extra_swap_cost if me.swaps > 0 else 0
        me.coins -= cost
        me.swaps += 1
        lose_openly(s, seat, give)
        s.market.remove(take)
        s.market.add(give)
        gain_openly(s, seat, take)
        host.reveal()
        host.tell(SWAPPED, EVERYBODY, seat, give, take, cost)

    def mulligan(self, s: Artificium, seat: i64, host: Host) -> None:
        me = s.players[seat]
        me.swaps = 1
        host.tell(MULLIGANED, EVERYBODY, seat)
        for card in range(CARDS):
            while me.hand.has(card):
                discard(s, seat, card, host)
        draw(s, seat, s.rules.mulligan_draw, host)

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        me = s.players[seat]
        if verb_of(move) == MULLIGAN:
            why.because(FIRST_SWAP_ONLY)
        elif me.swaps > 0 and me.coins < s.rules.extra_swap_cost:
            why.because(NEEDS_COINS, s.rules.extra_swap_cost, me.coins)
        elif not me.hand.has(arg(move, 0)):
            why.because(NOT_IN_HAND, arg(move, 0))
        else:
            why.because(NOT_IN_MARKET, arg(move, 1))


class Choose(Simultaneous[Artificium]):
    """5.3 Everybody who still plays lays a card face down, or passes; then all are turned up at once."""

    def enter(self, s: Artificium, host: Host) -> None:
        active: i64 = 0
        for seat in range(s.seats):
            me = s.players[seat]
            if not me.out and me.hand.size > 0:
                active |= i64(1) << seat
        if active == 0:
            s.frames.pop()
        else:
            s.ask_all(active)

    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        hand = s.players[seat].hand
        moves.add(PASS)
        for card in range(CARDS):
            if hand.has(card):
                moves.add(PLAY, card)

    def finished(self, s: Artificium, seat: i64) -> bool:
        return True

    def resolve(self, s: Artificium, host: Host) -> None:
        anything = False
        for place in range(s.seats):
            seat = (s.start + place) % s.seats
            if (s.due >> seat) & 1 == 1:
                me = s.players[seat]
                move = s.drafts.seats[seat][0]
                if verb_of(move) == PASS:
                    me.out = True
                    host.tell(PASSED, EVERYBODY, seat)
                else:
                    me.revealed = arg(move, 0)
                    lose_openly(s, seat, me.revealed)
                    host.tell(REVEALED, EVERYBODY, seat, me.revealed)
                    anything = True
        if anything:
            s.frames.push(RESOLVE.number, 0, 0, 0, NONE)

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        why.because(NOT_IN_HAND, arg(move, 0))


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
        turn = s.frames[self.TURN]
        while turn < 2 * s.seats:
            seat = (s.start + turn) % s.seats
            card = s.players[seat].revealed
            if card != NONE and (card < ACTIONS) == (turn < s.seats):
                s.frames[self.TURN] = turn
                s.ask(seat)
                return
            turn += 1
            s.frames[self.LAST_SOLD] = 0
            s.frames[self.SOLD] = 0
            s.frames[self.LAST_BOUGHT] = NONE
        s.frames.pop()

    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        me = s.players[seat]
        moves.add(DISCARD)
        moves.add(TAKE_BACK)
        self.uses(s, seat, moves)
        first = s.frames[self.LAST_SOLD]
        bought = s.frames[self.LAST_BOUGHT]
        sold = s.frames[self.SOLD]
        stock, coins, prices = me.resources, me.coins, s.rules.buy
        for resource in range(RESOURCES):
            if bought == NONE and resource >= first and stock.has(resource):
                moves.add(SELL, resource)
            if resource >= bought and coins >= prices[resource] and (sold >> resource) & 1 == 0:
                moves.add(BUY, resource)

    def uses(self, s: Artificium, seat: i64, moves: Moves) -> None:
        """6. The ways to use the revealed card."""
        me = s.players[seat]
        card = me.revealed
        if card >= ACTIONS:
            if lacks(s, seat, card) == PAYABLE:
                if card == CASTLE:
                    for victim in range(s.seats):
                        if victim != seat:
                            moves.add(BESIEGE, victim)
                else:
                    moves.add(USE)
        elif card == FAIR:
            moves.add(USE)
        elif card == REBUILDING:
            for played in range(CARDS):
                if played != REBUILDING and me.played.has(played):
                    moves.add(REBUILD, played)
        else:
            for victim in range(s.seats):
                if victim != seat:
                    if card == EXPLORATION:
                        if s.players[victim].hand.size > 0:
                            moves.add(EXPLORE, victim)
                    else:
                        self.thefts(s, seat, victim, moves)

    def thefts(self, s: Artificium, seat: i64, victim: i64, moves: Moves) -> None:
        coins = s.players[seat].coins
        for resource in range(RESOURCES):
            cost = s.rules.theft_cost[resource]
            if cost > 0 and coins >= cost and s.players[victim].resources.has(resource):
                moves.add(STEAL, victim, resource)

    def play(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if verb == SELL:
            self.sell(s, seat, arg(move, 0), host)
            return
        if verb == BUY:
            self.buy(s, seat, arg(move, 0), host)
            return
        me = s.players[seat]
        card = me.revealed
        if verb == DISCARD:
            me.revealed = NONE
            s.discard.add(card)
            host.tell(DISCARDED, EVERYBODY, seat, card)
        elif verb == TAKE_BACK:
            me.revealed = NONE
            me.out = True
            gain_openly(s, seat, card)
            host.tell(TOOK_BACK, EVERYBODY, seat, card)
        else:
            host.tell(USED, EVERYBODY, seat, card)
            if card < ACTIONS:
                self.act(s, seat, card, move, host)
            else:
                self.build(s, seat, card, move, host)
            me.revealed = NONE
            me.played.add(card)

    def sell(self, s: Artificium, seat: i64, resource: i64, host: Host) -> None:
        me = s.players[seat]
        s.frames[self.LAST_SOLD] = resource
        s.frames[self.SOLD] |= i64(1) << resource
        me.resources.remove(resource)
        me.coins += s.rules.sell[resource]
        host.tell(SOLD, EVERYBODY, seat, resource, s.rules.sell[resource])

    def buy(self, s: Artificium, seat: i64, resource: i64, host: Host) -> None:
        me = s.players[seat]
        s.frames[self.LAST_BOUGHT] = resource
        me.coins -= s.rules.buy[resource]
        me.resources.add(resource)
        host.tell(BOUGHT, EVERYBODY, seat, resource, s.rules.buy[resource])

    def act(self, s: Artificium, seat: i64, card: i64, move: i64, host: Host) -> None:
        """6.2 Action cards."""
        me = s.players[seat]
        if card == EXPLORATION:
            self.explore(s, seat, arg(move, 0), host)
        elif card == THEFT:
            victim, resource = arg(move, 0), arg(move, 1)
            cost = s.rules.theft_cost[resource]
            me.coins -= cost
            s.players[victim].resources.remove(resource)
            me.resources.add(resource)
            host.tell(STOLE, EVERYBODY, seat, victim, resource, cost)
        elif card == REBUILDING:
            fetched = arg(move, 0)
            me.played.remove(fetched)
            gain_openly(s, seat, fetched)
            host.tell(REBUILT, EVERYBODY, seat, fetched)
        else:
            coins = s.rules.fair_coins_per_card * me.played.size
            me.coins += coins
            host.tell(EARNED, EVERYBODY, seat, coins)

    def explore(self, s: Artificium, seat: i64, victim: i64, host: Host) -> None:
        """A random card of the victim changes hands, seen by both; the victim draws a replacement."""
        hand = s.players[victim].hand
        before = hand.size
        card = host.draw(hand, CARD_DRAWN)
        s.players[seat].hand.add(card)
        s.known.saw_move(victim, seat, card, before)
        host.tell(EXPLORED, i64(1) << seat | i64(1) << victim, seat, victim, card)
        draw(s, victim, 1, host)

    def build(self, s: Artificium, seat: i64, card: i64, move: i64, host: Host) -> None:
        """6. Pay, receive the product, move the marker with bonuses, then the special effect (ruling 16)."""
        me = s.players[seat]
        me.coins -= s.rules.coin_cost[card]
        for resource in range(RESOURCES):
            paid = s.rules.pays[card * RESOURCES + resource]
            if paid > 0:
                me.resources.put(resource, me.resources[resource] - paid)
                host.tell(PAID, EVERYBODY, seat, resource, paid)
        for resource in range(RESOURCES):
            gained = s.rules.gets[card * RESOURCES + resource]
            if gained > 0:
                me.resources.put(resource, me.resources[resource] + gained)
                host.tell(GAINED, EVERYBODY, seat, resource, gained)
        advance(s, seat, card, host)
        if card == CASTLE:
            set_back(s, seat, arg(move, 0), host)
        elif card == WIZARD_TOWER:
            draw(s, seat, s.rules.wizard_draw, host)
            s.frames.push(WIZARD_DISCARD.number, seat, min(s.rules.wizard_discard, me.hand.size), 0)

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        me = s.players[seat]
        card = me.revealed
        verb = verb_of(move)
        if verb in (SELL, BUY):
            self.why_not_trade(s, seat, verb, arg(move, 0), why)
        elif verb != verb_for(card):
            why.because(OTHER_CARD, card)
        elif verb == REBUILD:
            if arg(move, 0) == REBUILDING:
                why.because(NEVER_REBUILDING)
            else:
                why.because(NOT_PLAYED, arg(move, 0))
        elif verb != USE and not is_opponent(s, seat, arg(move, 0)):
            why.because(NO_SUCH_OPPONENT, arg(move, 0))
        elif verb == EXPLORE:
            why.because(HAND_IS_EMPTY, arg(move, 0))
        elif verb == STEAL:
            victim, resource = arg(move, 0), arg(move, 1)
            cost = s.rules.theft_cost[resource]
            if cost == 0:
                why.because(TIER_IS_SAFE, resource)
            elif not s.players[victim].resources.has(resource):
                why.because(VICTIM_LACKS, victim, resource)
            else:
                why.because(NEEDS_COINS, cost, me.coins)
        else:
            missing = lacks(s, seat, card)
            if missing == RESOURCES:
                why.because(NEEDS_COINS, s.rules.coin_cost[card], me.coins)
            else:
                why.because(NEEDS_RESOURCE, missing)

    def why_not_trade(self, s: Artificium, seat: i64, verb: i64, resource: i64, why: Why) -> None:
        me = s.players[seat]
        if verb == SELL:
            if not me.resources.has(resource):
                why.because(NONE_TO_SELL, resource)
            elif s.frames[self.LAST_BOUGHT] != NONE:
                why.because(SELL_BEFORE_BUYING)
            else:
                why.because(IN_BOARD_ORDER)
        elif me.coins < s.rules.buy[resource]:
            why.because(NEEDS_COINS, s.rules.buy[resource], me.coins)
        elif (s.frames[self.SOLD] >> resource) & 1 == 1:
            why.because(JUST_SOLD, resource)
        else:
            why.because(IN_BOARD_ORDER)


PAYABLE: Final = -1


def lacks(s: Artificium, seat: i64, card: i64) -> i64:
    """The first resource missing to use a building; RESOURCES if coins are missing; PAYABLE if nothing is."""
    me = s.players[seat]
    stock, pays = me.resources, s.rules.pays
    for resource in range(RESOURCES):
        if stock[resource] < pays[card * RESOURCES + resource]:
            return resource
    return RESOURCES if me.coins < s.rules.coin_cost[card] else PAYABLE


def verb_for(card: i64) -> i64:
    """How a card is used."""
    if card == EXPLORATION:
        return EXPLORE
    if card == THEFT:
        return STEAL
    if card == REBUILDING:
        return REBUILD
    return BESIEGE if card == CASTLE else USE


def is_opponent(s: Artificium, seat: i64, other: i64) -> bool:
    return other != seat and other < s.seats


class WizardDiscard(Step[Artificium]):
    """6.3 After the Wizard's five cards: discard three of all, one at a time, in the order of the cards."""

    SEAT: Final = 0
    LEFT: Final = 1
    LAST: Final = 2

    def enter(self, s: Artificium, host: Host) -> None:
        if s.frames[self.LEFT] == 0:
            s.frames.pop()
        else:
            s.ask(s.frames[self.SEAT])

    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        hand = s.players[seat].hand
        rest: i64 = 0  # cards of this kind and those after it: enough must remain to go on
        for card in range(CARDS - 1, s.frames[self.LAST] - 1, -1):
            rest += hand[card]
            if hand.has(card) and rest >= s.frames[self.LEFT]:
                moves.add(DROP, card)

    def play(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        s.frames[self.LEFT] -= 1
        s.frames[self.LAST] = arg(move, 0)
        discard(s, seat, arg(move, 0), host)

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        if not s.players[seat].hand.has(arg(move, 0)):
            why.because(NOT_IN_HAND, arg(move, 0))
        else:
            why.because(IN_CARD_ORDER)


class RoundEnd(Simultaneous[Artificium]):
    """5.5 Played cards are cleared away; then, before a further round, discard and sell what you like.

    One card or token at a time: discards first in the order of the cards, then sales in that of the board.
    """

    CLEARED: Final = 0

    def enter(self, s: Artificium, host: Host) -> None:
        if s.frames[self.CLEARED] == 1:
            s.frames.pop()
            return
        s.frames[self.CLEARED] = 1
        host.tell(ROUND_ENDED, EVERYBODY, s.round)
        for me in s.players:
            s.discard.add_all(me.played)
            me.played.clear()
            me.out = False
        if s.round < s.rules.rounds:
            able: i64 = 0  # who has nothing to discard or sell is open to all
            for seat in range(s.seats):
                if s.players[seat].hand.size > 0 or s.players[seat].resources.size > 0:
                    able |= i64(1) << seat
            s.ask_all(able)

    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        me = s.players[seat]
        hand, stock = me.hand, me.resources
        verb, last, used = self.tail(s, seat)
        moves.add(DONE)
        if verb != SELL:
            for card in range(last, CARDS):
                if hand[card] > (used if card == last else 0):
                    moves.add(DROP, card)
            last, used = 0, 0
        for resource in range(last, RESOURCES):
            if stock[resource] > (used if resource == last else 0):
                moves.add(SELL, resource)

    def tail(self, s: Artificium, seat: i64) -> tuple[i64, i64, i64]:
        """The draft's last verb, what it was done to, and how often in a row."""
        draft = s.drafts.seats[seat]
        if draft.size == 0:
            return DROP, 0, 0
        last = draft[draft.size - 1]
        used: i64 = 0
        for place in range(draft.size):
            if draft[place] == last:
                used += 1
        return verb_of(last), arg(last, 0), used

    def finished(self, s: Artificium, seat: i64) -> bool:
        draft = s.drafts.seats[seat]
        return verb_of(draft[draft.size - 1]) == DONE

    def resolve(self, s: Artificium, host: Host) -> None:
        for place in range(s.seats):
            seat = (s.start + place) % s.seats
            me = s.players[seat]
            draft = s.drafts.seats[seat]
            for index in range(draft.size):
                move = draft[index]
                if verb_of(move) == DROP:
                    discard(s, seat, arg(move, 0), host)
                elif verb_of(move) == SELL:
                    resource = arg(move, 0)
                    me.resources.remove(resource)
                    me.coins += s.rules.sell[resource]
                    host.tell(SOLD, EVERYBODY, seat, resource, s.rules.sell[resource])

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        me = s.players[seat]
        verb, last, used = self.tail(s, seat)
        thing = arg(move, 0)
        if verb_of(move) == DROP:
            if verb == SELL:
                why.because(DROP_BEFORE_SELLING)
            elif me.hand[thing] <= (used if thing == last else 0):
                why.because(NOT_IN_HAND, thing)
            else:
                why.because(IN_CARD_ORDER)
        elif me.resources[thing] <= (used if verb == SELL and thing == last else 0):
            why.because(NONE_TO_SELL, thing)
        else:
            why.because(IN_BOARD_ORDER)


ROUNDS: Final = Rounds("rounds", "5")
ROUND_START: Final = RoundStart("round_start", "5.1")
MARKET: Final = Market("market", "5.2", PASS, MULLIGAN, SWAP)
CHOOSE: Final = Choose("choose", "5.3", PASS, PLAY)
RESOLVE: Final = Resolve(
    "resolve", "5.4", SELL, BUY, USE, EXPLORE, STEAL, REBUILD, BESIEGE, DISCARD, TAKE_BACK
)
WIZARD_DISCARD: Final = WizardDiscard("wizard_discard", "6.3", DROP)
ROUND_END: Final = RoundEnd("round_end", "5.5", DROP, SELL, DONE)

ROUND: Final[list[Step[Artificium]]] = [ROUND_START, MARKET, CHOOSE, ROUND_END]  # 5. A round
OUTLINE: Final = Outline(VERBS, [ROUNDS, ROUND_START, MARKET, CHOOSE, RESOLVE, WIZARD_DISCARD, ROUND_END])
