"""6.2 Rebuilding fetches a card that was used this round."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg
from ludarium.core.state import Why
from ludarium.games.artificium.cards.effect import Effect
from ludarium.games.artificium.data import Card, Event, Reason, Verb
from ludarium.games.artificium.rules.deck import gain_openly
from ludarium.games.artificium.state import Artificium


class Rebuilding(Effect):
    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        """Any card of one's played area but another Rebuilding (ruling 6)."""
        played = s.players[seat].played
        for card in range(Card.COUNT):
            if card != Card.REBUILDING and played.has(card):
                moves.add(Verb.REBUILD, card)

    def use(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        card = arg(move, 0)
        s.players[seat].played.remove(card)
        gain_openly(s, seat, card)
        host.tell(Event.REBUILT, EVERYBODY, seat, card)

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        if arg(move, 0) == Card.REBUILDING:
            why.because(Reason.NEVER_REBUILDING)
        else:
            why.because(Reason.NOT_PLAYED, arg(move, 0))
