"""5.6 Drawing, discarding and reshuffling."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.games.artificium.data import Chance, Event
from ludarium.games.artificium.state import Artificium


def reshuffle(s: Artificium, host: Host) -> None:
    if s.deck.size == 0 and s.discard.size > 0:
        host.tell(Event.RESHUFFLED, EVERYBODY, s.discard.size)
        s.deck.add_all(s.discard)
        s.discard.clear()
        s.known.saw_reshuffle(s.hands())


def draw(s: Artificium, seat: i64, many: i64, host: Host) -> None:
    """Draw cards to a hand one after another; an exhausted deck is renewed at once (ruling 18)."""
    for _place in range(many):  # a bare _ would be boxed
        reshuffle(s, host)
        if s.deck.size == 0:
            return  # every card is in a hand or on the table
        card = host.draw(s.deck, Chance.CARD_DRAWN)
        s.players[seat].hand.add(card)
        s.known.saw_draw(seat)
        host.tell(Event.DREW, i64(1) << seat, seat, card)
        reshuffle(s, host)


def discard(s: Artificium, seat: i64, card: i64, host: Host) -> None:
    """A hand card goes face up to the discard pile (ruling 8)."""
    throw(s, seat, card, host)
    host.reveal(seat)


def throw(s: Artificium, seat: i64, card: i64, host: Host) -> None:
    """One of several discards before a draw, which is what the seat cannot foresee."""
    lose_openly(s, seat, card)
    s.discard.add(card)
    host.tell(Event.DISCARDED, EVERYBODY, seat, card)


def lose_openly(s: Artificium, seat: i64, card: i64) -> None:
    hand = s.players[seat].hand
    s.known.saw_loss(seat, card)
    hand.remove(card)


def gain_openly(s: Artificium, seat: i64, card: i64) -> None:
    s.players[seat].hand.add(card)
    s.known.saw_gain(seat, card)
