"""6.2 Exploration takes a card out of another hand."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves, arg
from ludarium.core.state import Why
from ludarium.games.artificium.cards.effect import Effect, no_opponent
from ludarium.games.artificium.data import Chance, Event, Reason, Verb
from ludarium.games.artificium.rules.deck import draw
from ludarium.games.artificium.state import Artificium


class Exploration(Effect):
    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        """Anybody with a card in hand may be explored (rulings 11 and 12)."""
        for victim in range(s.turn.seats):
            if victim != seat and s.players[victim].hand.size > 0:
                moves.add(Verb.EXPLORE, victim)

    def use(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        """A random card of the victim changes hands, seen by both; the victim draws a replacement."""
        victim = arg(move, 0)
        hand = s.players[victim].hand
        before = hand.size
        card = host.draw(hand, Chance.CARD_DRAWN)
        s.players[seat].hand.add(card)
        s.known.saw_move(victim, seat, card, before)
        host.tell(Event.EXPLORED, i64(1) << seat | i64(1) << victim, seat, victim, card)
        draw(s, victim, 1, host)

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        if not no_opponent(s, seat, arg(move, 0), why):
            why.because(Reason.HAND_IS_EMPTY, arg(move, 0))
