"""What a character is: a passive, two basic actions, and what it asks of others (dossier 5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.declare import names
from ludarium.core.host import Host
from ludarium.core.moves import Moves, bit
from ludarium.core.state import Why
from ludarium.games.plus_ultra.data import Character
from ludarium.games.plus_ultra.state import PlusUltra

FIRST: Final = 0  # the first basic action, as the first argument of a move
SECOND: Final = 1


class Role:
    """Base of all characters. A copied action is performed with the copier's pieces and purse: `seat` is his."""

    number: i64
    verbs: i64  # the verbs of its basic actions, as a mask

    def __init__(self, name: str, *verbs: int) -> None:
        self.number = names(Character).index(name)
        self.verbs = 0
        for verb in verbs:
            self.verbs |= bit(verb)

    def selected(self, s: PlusUltra, seat: i64, host: Host) -> None:
        """The passive of a character that works when its card is played."""

    def react(self, s: PlusUltra, owner: i64, about: i64, on: bool, host: Host) -> None:
        """The passive of a character that answers an event. Off: nobody holds it, or its owner does without."""

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        """List both basic actions, as far as they can be performed with so many ducats; `by_bull`: once more, when
        the bull for it is spent."""
        raise NotImplementedError

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def obstacle(self, s: PlusUltra, seat: i64, purse: i64, basic: i64, why: Why) -> None:
        """Say why this basic action cannot be performed at all with so many ducats; nothing if it can be."""

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        """Say why it cannot be performed in this way, while another would do."""

    def foretells(self, basic: i64) -> bool:
        """Can what the action brings be told before the reveal and the bids?"""
        return True

    def idle(self, s: PlusUltra, seat: i64, host: Host) -> None:
        """The card was played, but neither of its actions could be performed."""

    def price(self, s: PlusUltra, move: i64) -> i64:
        """What the action costs its performer in ducats."""
        return 0

    def sells_for(self, s: PlusUltra, move: i64) -> i64:
        """What it brings in ducats, if it sells something."""
        return 0

    def buys(self, s: PlusUltra, move: i64) -> i64:
        """What it brings in GP, if it buys them."""
        return 0


CAST: Final = vec[Role]([Role("king")] * Character.COUNT)  # by number; cast.py puts each one in
