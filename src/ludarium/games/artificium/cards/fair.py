"""6.2 The Fair earns coins for what was used this round."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves
from ludarium.games.artificium.cards.effect import Effect
from ludarium.games.artificium.data import Event, Verb
from ludarium.games.artificium.state import Artificium


class Fair(Effect):
    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        """Always, also for nothing (ruling 24)."""
        moves.add(Verb.USE)

    def use(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        """Coins for every card that lies in the played area now (ruling 7)."""
        me = s.players[seat]
        coins = s.rules.fair_coins_per_card * me.played.size
        me.coins += coins
        host.tell(Event.EARNED, EVERYBODY, seat, coins)
