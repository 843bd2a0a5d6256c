"""3 and 5.3: drawing, receiving and returning materials; the paradigm shift."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Step, Why
from ludarium.games.ars_universalis.data import Chance, Event, Reason, Verb
from ludarium.games.ars_universalis.memory import find, insert, remove
from ludarium.games.ars_universalis.state import ArsUniversalis

# Material draws: the deck is an unordered pool, and what returns to it is there at once.


def draw(s: ArsUniversalis, seat: i64, many: i64, host: Host) -> None:
    hand = s.players[seat].hand
    for _ in range(many):
        if s.pool.size == 0:
            return  # only a solo game uses the pool up
        card = host.draw(s.pool, Chance.MATERIAL_DRAWN)
        insert(hand, card)
        s.memory.drew(seat, card)
        if s.rules.open_hands:
            host.tell(Event.DREW, EVERYBODY, seat, card)
        else:
            host.tell(Event.DREW_HIDDEN, i64(1) << seat, seat, card)


def lay(s: ArsUniversalis, event: i64, host: Host) -> i64:
    """Turn up a card of the pool on the table."""
    card = host.draw(s.pool, Chance.MATERIAL_DRAWN)
    s.memory.laid(card)
    host.tell(event, EVERYBODY, card)
    return card


def show(s: ArsUniversalis, seat: i64, card: i64, host: Host) -> None:
    """A card leaves a hand; everybody sees which."""
    remove(s.players[seat].hand, card)
    s.memory.showed(seat, card)
    if not s.rules.open_hands:
        host.reveal(seat)


def give_back(s: ArsUniversalis, card: i64) -> None:
    """An open card returns to the pool; in a solo game it leaves the game (8.4)."""
    if s.turn.seats == 1:
        s.spent.add(card)
    else:
        s.pool.add(card)
        s.memory.returned(card)


def discard(s: ArsUniversalis, seat: i64, card: i64, host: Host) -> None:
    host.tell(Event.DISCARDED, EVERYBODY, seat, card)
    show(s, seat, card, host)
    give_back(s, card)


def receive(s: ArsUniversalis, seat: i64, many: i64, price: i64) -> None:
    """The seat gains materials, each for so many coins."""
    s.turn.push(RECEIVE.number, seat, many, 0, price)


class Receive(Step[ArsUniversalis]):
    """3. Within the limit draw all; else first discard as many as would be too many, or take fewer.

    One card a move, in the order of the cards.
    """

    SEAT: Final = 0
    MANY: Final = 1
    FIRST: Final = 2  # the first card that may still be discarded
    PRICE: Final = 3
    KEPT: Final = 4

    def enter(self, s: ArsUniversalis, host: Host) -> None:
        seat, many = s.turn[self.SEAT], s.turn[self.MANY]
        hand = s.players[seat].hand
        full = hand.size + many > s.limit()
        if full and s.turn[self.KEPT] == 0 and can_drop(s, seat, s.turn[self.FIRST]):
            s.turn.ask(seat)
            return
        drawn = min(many, s.limit() - hand.size)
        price = s.turn[self.PRICE]
        s.turn.pop()
        if price > 0:
            s.players[seat].coins -= price * drawn
            host.tell(Event.BOUGHT, EVERYBODY, seat, drawn, price * drawn)
        draw(s, seat, drawn, host)

    def moves(self, s: ArsUniversalis, seat: i64, moves: Moves) -> None:
        if not self.must_drop(s, seat):
            moves.add(Verb.KEEP)
        hand = s.players[seat].hand
        first = s.turn[self.FIRST]
        for place in range(hand.size):
            if hand[place] >= first:
                moves.add(Verb.DROP, hand[place])

    def must_drop(self, s: ArsUniversalis, seat: i64) -> bool:
        """4.2 Who buys must draw at least one card."""
        return s.turn[self.PRICE] > 0 and s.players[seat].hand.size == s.limit()

    def play(self, s: ArsUniversalis, seat: i64, move: i64, host: Host) -> None:
        if verb_of(move) == Verb.KEEP:
            s.turn[self.KEPT] = 1
        else:
            s.turn[self.FIRST] = arg(move, 0) + 1
            discard(s, seat, arg(move, 0), host)

    def why_not(self, s: ArsUniversalis, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == Verb.KEEP:
            why.because(Reason.MUST_DROP)
        else:
            why_not_dropped(s, seat, arg(move, 0), why)


def can_drop(s: ArsUniversalis, seat: i64, first: i64) -> bool:
    """May the seat go on? With closed hands it is asked as long as it holds cards: others learn no more (10)."""
    hand = s.players[seat].hand
    return hand.size > 0 and (not s.rules.open_hands or hand[hand.size - 1] >= first)


def why_not_dropped(s: ArsUniversalis, seat: i64, card: i64, why: Why) -> None:
    if find(s.players[seat].hand, card) < 0:
        why.because(Reason.NOT_IN_HAND, card)
    else:
        why.because(Reason.IN_CARD_ORDER)


# 5.3 Paradigm shift


def can_shift(s: ArsUniversalis, seat: i64) -> bool:
    me = s.players[seat]
    return not me.shifted and me.shifts < s.rules.marker.size - 1


def reach(s: ArsUniversalis, seat: i64) -> i64:
    """The coins a seat could have now, with a shift if it has one."""
    return s.players[seat].coins + (s.rules.shift_coins if can_shift(s, seat) else 0)


def add_shifts(s: ArsUniversalis, seat: i64, moves: Moves) -> None:
    if can_shift(s, seat):
        moves.add(Verb.SHIFT_COINS)
        if s.players[seat].hand.size > 0:
            moves.add(Verb.SHIFT_HAND)


def is_shift(move: i64) -> bool:
    verb = verb_of(move)
    return verb in (Verb.SHIFT_COINS, Verb.SHIFT_HAND)


def shift(s: ArsUniversalis, seat: i64, move: i64, host: Host) -> None:
    """Five coins, or a new hand of the same size: the old one is aside until the new one is drawn (ruling 4)."""
    me = s.players[seat]
    me.shifted = True
    me.shifts += 1
    if verb_of(move) == Verb.SHIFT_COINS:
        me.coins += s.rules.shift_coins
        host.tell(Event.SHIFTED_COINS, EVERYBODY, seat, s.rules.shift_coins)
        return
    aside = me.hand.clone()
    host.tell(Event.SHIFTED_HAND, EVERYBODY, seat, aside.size)
    for place in range(aside.size):
        host.tell(Event.PUT_ASIDE, EVERYBODY, seat, aside[place])
        show(s, seat, aside[place], host)
    draw(s, seat, aside.size, host)
    for place in range(aside.size):
        give_back(s, aside[place])


def why_no_shift(s: ArsUniversalis, seat: i64, why: Why) -> None:
    me = s.players[seat]
    if me.shifts == s.rules.marker.size - 1:
        why.because(Reason.MARKER_IS_GONE)
    elif me.shifted:
        why.because(Reason.SHIFTED_ALREADY)
    else:
        why.because(Reason.HAND_IS_EMPTY)


RECEIVE: Final = Receive("receive", "3", Verb.KEEP, Verb.DROP)
