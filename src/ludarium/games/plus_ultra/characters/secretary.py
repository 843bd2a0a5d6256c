"""The Secretary of State furnishes what is needed."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.role import FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import NONE, Character, Good, Verb
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.estate import next_estate, take_estate
from ludarium.games.plus_ultra.rules.purse import earn, pay, price
from ludarium.games.plus_ultra.rules.supply import has_good, take_good
from ludarium.games.plus_ultra.state import PlusUltra


class Secretary(Role):
    def selected(self, s: PlusUltra, seat: i64, host: Host) -> None:
        """A ducat, unless another player drafted the King."""
        if s.holder[Character.KING] == seat or s.holder[Character.KING] == NONE:
            earn(s, seat, s.rules.secretary_passive_ducats, Character.SECRETARY, host)

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        rules = s.rules
        if purse >= price(s, rules.secretary_b1_own, rules.secretary_b1_crown):
            for good in range(Good.COUNT):
                if has_good(s, seat, good):
                    moves.add(Verb.ACQUIRE, FIRST, good)
        if purse >= rules.secretary_b2_cost and s.estates != 0:
            moves.add(Verb.TAKE_ESTATE, SECOND, next_estate(s))

    def obstacle(self, s: PlusUltra, seat: i64, purse: i64, basic: i64, why: Why) -> None:
        rules = s.rules
        cost = rules.secretary_b2_cost
        if basic == FIRST:
            cost = price(s, rules.secretary_b1_own, rules.secretary_b1_crown)
            left = False
            for good in range(Good.COUNT):
                left = left or has_good(s, seat, good)
            if not left:
                why.because(Reason.NOTHING_LEFT)
        elif s.estates == 0:
            why.because(Reason.NO_ESTATE_LEFT)
        if why.reason < 0 and purse < cost:
            why.because(Reason.NEEDS_DUCATS, cost, purse)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == Verb.ACQUIRE and arg(move, 0) == FIRST:
            why.because(Reason.NONE_LEFT, arg(move, 1))
        elif verb_of(move) == Verb.TAKE_ESTATE and arg(move, 0) == SECOND:
            why.because(Reason.NEXT_ESTATE, next_estate(s))

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        rules = s.rules
        if arg(move, 0) == FIRST:
            pay(s, seat, rules.secretary_b1_own, rules.secretary_b1_crown, Character.SECRETARY, host)
            take_good(s, seat, arg(move, 1), host)
        else:
            pay(s, seat, rules.secretary_b2_cost, 0, Character.SECRETARY, host)
            take_estate(s, seat, arg(move, 1), host)

    def price(self, s: PlusUltra, move: i64) -> i64:
        if arg(move, 0) == FIRST:
            return price(s, s.rules.secretary_b1_own, s.rules.secretary_b1_crown)
        return s.rules.secretary_b2_cost
