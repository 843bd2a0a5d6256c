"""The Queen minds her place, and borrows the character set aside."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves, arg
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.role import CAST, FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import Character, Verb
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.action import push_copy
from ludarium.games.plus_ultra.rules.purse import gain
from ludarium.games.plus_ultra.state import PlusUltra


class Queen(Role):
    def react(self, s: PlusUltra, owner: i64, about: i64, on: bool, host: Host) -> None:
        """When another player overtakes her owner in the order of peers."""
        if on:
            gain(s, owner, s.rules.queen_passive_gp, Character.QUEEN, host)

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        """B2 is offered if the character set aside has an action that can be performed and paid."""
        before = moves.size
        CAST[s.aside].moves(s, seat, purse, by_bull, moves)
        copies = moves.size > before
        moves.size = before
        moves.add(Verb.BASIC, FIRST)
        if copies:
            moves.add(Verb.BASIC, SECOND)

    def obstacle(self, s: PlusUltra, seat: i64, purse: i64, basic: i64, why: Why) -> None:
        if basic == SECOND:
            moves = Moves()
            CAST[s.aside].moves(s, seat, purse, False, moves)
            if moves.size == 0:
                why.because(Reason.CANNOT_COPY, s.aside)

    def foretells(self, basic: i64) -> bool:
        return basic != SECOND

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        if arg(move, 0) == FIRST:
            gain(s, seat, s.rules.queen_b1_gp[s.place(seat) + 1], Character.QUEEN, host)
        else:
            push_copy(s, seat, s.aside)
