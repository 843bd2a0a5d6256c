"""6. What a card is: how it is used, what that does, and why it cannot be."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves
from ludarium.core.state import Why
from ludarium.games.artificium.data import Reason
from ludarium.games.artificium.state import Artificium


class Effect:
    """Base of all cards, buildings and actions."""

    card: i64
    verb: i64  # how it is used

    def __init__(self, card: i64, verb: i64) -> None:
        self.card = card
        self.verb = verb

    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        """List the ways to use it, as things stand."""
        raise NotImplementedError

    def use(self, s: Artificium, seat: i64, move: i64, host: Host) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        """Say why a move with its verb is not among them."""


def no_opponent(s: Artificium, seat: i64, victim: i64, why: Why) -> bool:
    """Is the victim no other player? Says so."""
    if victim != seat and victim < s.turn.seats:
        return False
    why.because(Reason.NO_SUCH_OPPONENT, victim)
    return True
