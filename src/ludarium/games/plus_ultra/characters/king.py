"""The King comes first, and asks for tribute."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves, arg
from ludarium.games.plus_ultra.characters.role import FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import Cause, Character, TributeBy, Verb
from ludarium.games.plus_ultra.rules.answer import Answers
from ludarium.games.plus_ultra.rules.peers import advance
from ludarium.games.plus_ultra.rules.purse import crown_add, gain, lose, pay
from ludarium.games.plus_ultra.state import PlusUltra


class King(Role):
    def selected(self, s: PlusUltra, seat: i64, host: Host) -> None:
        """Move to the first place in the order of peers."""
        advance(s, seat, s.turn.seats, host)

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        moves.add(Verb.BASIC, FIRST)
        moves.add(Verb.BASIC, SECOND)

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        if arg(move, 0) == FIRST:
            gain(s, seat, s.rules.king_b1_gp[s.crown], Character.KING, host)
        else:
            s.turn.push(TRIBUTE_STEP.number, seat)


class TributeStep(Answers):
    """B2 Each other player loses GP or pays, his choice; then the Crown grows."""

    def choice(self, s: PlusUltra, seat: i64, host: Host) -> bool:
        me = s.players[seat]
        if me.score >= s.rules.king_b2_penalty and me.ducats >= s.rules.king_b2_pay:
            return True
        self.answer(s, seat, TributeBy.DUCAT if me.ducats >= s.rules.king_b2_pay else TributeBy.GP, host)
        return False

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        moves.add(Verb.TRIBUTE, TributeBy.GP)
        moves.add(Verb.TRIBUTE, TributeBy.DUCAT)

    def answer(self, s: PlusUltra, seat: i64, choice: i64, host: Host) -> None:
        """Who can do neither loses what GP he has."""
        if choice == TributeBy.GP:
            lose(s, seat, s.rules.king_b2_penalty, Cause.TRIBUTE, host)
        else:
            pay(s, seat, s.rules.king_b2_pay, 0, Cause.TRIBUTE, host)

    def finish(self, s: PlusUltra, actor: i64, host: Host) -> None:
        crown_add(s, s.rules.king_b2_crown, host)


TRIBUTE_STEP: Final = TributeStep("tribute", "5 King", Verb.TRIBUTE)
