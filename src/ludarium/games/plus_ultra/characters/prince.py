"""The Prince rises, and makes offers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves, arg
from ludarium.games.plus_ultra.characters.role import FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import Cause, Character, Reply, Verb
from ludarium.games.plus_ultra.rules.answer import Answers
from ludarium.games.plus_ultra.rules.market import goods_in_church
from ludarium.games.plus_ultra.rules.peers import advance
from ludarium.games.plus_ultra.rules.purse import crown_add, gain, pay
from ludarium.games.plus_ultra.state import PlusUltra


class Prince(Role):
    def selected(self, s: PlusUltra, seat: i64, host: Host) -> None:
        """Move up one place in the order of peers."""
        advance(s, seat, 1, host)

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        moves.add(Verb.BASIC, FIRST)
        moves.add(Verb.BASIC, SECOND)

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        if arg(move, 0) == FIRST:
            s.turn.push(OFFER_STEP.number, seat)
        else:
            gain(s, seat, goods_in_church(s) * s.rules.prince_b2_gp_per_good, Character.PRINCE, host)


class OfferStep(Answers):
    """B1 Each other player may buy GP; then the Prince has his own, and the Crown grows."""

    def choice(self, s: PlusUltra, seat: i64, host: Host) -> bool:
        return s.players[seat].ducats >= s.rules.prince_b1_others_pay

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        moves.add(Verb.OFFER, Reply.PAY)
        moves.add(Verb.OFFER, Reply.PASS)

    def answer(self, s: PlusUltra, seat: i64, choice: i64, host: Host) -> None:
        if choice == Reply.PAY:
            pay(s, seat, s.rules.prince_b1_others_pay, 0, Cause.OFFER, host)
            gain(s, seat, s.rules.prince_b1_others_gp, Cause.OFFER, host)

    def finish(self, s: PlusUltra, actor: i64, host: Host) -> None:
        gain(s, actor, s.rules.prince_b1_gp, Character.PRINCE, host)
        crown_add(s, s.rules.prince_b1_crown, host)


OFFER_STEP: Final = OfferStep("offer", "5 Prince", Verb.OFFER)
