"""6.4 The Castle sends a knight against another player."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves, arg
from ludarium.core.state import Why
from ludarium.games.artificium.cards.building import PAYABLE, Building
from ludarium.games.artificium.cards.effect import no_opponent
from ludarium.games.artificium.data import Verb
from ludarium.games.artificium.scoring import set_back
from ludarium.games.artificium.state import Artificium


class Castle(Building):
    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        """A victim must be chosen, also one who has nothing to lose (rulings 17 and 24)."""
        if self.lacks(s, seat) == PAYABLE:
            for victim in range(s.turn.seats):
                if victim != seat:
                    moves.add(Verb.BESIEGE, victim)

    def use(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        self.build(s, seat, host)
        set_back(s, seat, arg(move, 0), host)

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        if not no_opponent(s, seat, arg(move, 0), why):
            super().why_not(s, seat, move, why)
