"""The Pirate harasses ships and colonies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.role import FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import NONE, Cause, Character, RansomBy, Verb
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.answer import Answers
from ludarium.games.plus_ultra.rules.colony import good_at, has_house, has_resource, tire
from ludarium.games.plus_ultra.rules.estate import list_estates
from ludarium.games.plus_ultra.rules.market import leave_game
from ludarium.games.plus_ultra.rules.peers import sail
from ludarium.games.plus_ultra.rules.purse import gain, lose, pay
from ludarium.games.plus_ultra.state import PlusUltra


class Pirate(Role):
    """No passive."""

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        for victim in range(s.turn.seats):
            if victim != seat and s.players[victim].sea > 0:
                moves.add(Verb.RAID, FIRST, victim)
        for position in range(s.sites):
            if s.size[position] > 0 and has_resource(s, position):
                moves.add(Verb.PLUNDER, SECOND, position)

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        if arg(move, 0) == FIRST:
            sail(s, arg(move, 1), -1, host)
            gain(s, seat, s.rules.pirate_b1_gp, Character.PIRATE, host)
        else:
            position = arg(move, 1)
            leave_game(s, s.tile[position], host)
            s.tile[position] = NONE
            s.turn.push(RANSOM_STEP.number, seat, 0, position)

    def obstacle(self, s: PlusUltra, seat: i64, purse: i64, basic: i64, why: Why) -> None:
        if basic == FIRST:
            for victim in range(s.turn.seats):
                if victim != seat and s.players[victim].sea > 0:
                    return
            why.because(Reason.NOBODY_AT_SEA)
            return
        for position in range(s.sites):
            if s.size[position] > 0 and has_resource(s, position):
                return
        why.because(Reason.NO_GOOD_BESIDE)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        verb, what = verb_of(move), arg(move, 1)
        if verb == Verb.RAID and arg(move, 0) == FIRST:
            if what == seat:
                why.because(Reason.OWN_SHIP)
            else:
                why.because(Reason.IN_HARBOUR, what)
        elif verb == Verb.PLUNDER and arg(move, 0) == SECOND:
            if not good_at(s, what):
                why.because(Reason.NO_GOOD_THERE, what)
            else:
                why.because(Reason.NO_COLONY_THERE, what)

    def idle(self, s: PlusUltra, seat: i64, host: Host) -> None:
        gain(s, seat, s.rules.pirate_fallback_gp, Character.PIRATE, host)


class RansomStep(Answers):
    """B2 Each player with a house in the plundered colony, the Pirate too: tire a regiment or pay (A19)."""

    def where(self, s: PlusUltra) -> i64:
        return s.turn[self.ABOUT]

    def concerns(self, s: PlusUltra, seat: i64, actor: i64, about: i64) -> bool:
        return has_house(s, about, seat)

    def choice(self, s: PlusUltra, seat: i64, host: Host) -> bool:
        """The Pirate himself, within his turn, may also discard estates first."""
        me = s.players[seat]
        pays = me.ducats >= s.rules.pirate_b2_ransom
        if (me.ready > 0 and pays) or (seat == s.active and me.estates.size > 0):
            return True
        if me.ready > 0:
            self.answer(s, seat, RansomBy.REGIMENT, host)
        elif pays:
            self.answer(s, seat, RansomBy.DUCAT, host)
        else:
            self.refuse(s, seat, host)
        return False

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        me = s.players[seat]
        if me.ready > 0:
            moves.add(Verb.RANSOM, RansomBy.REGIMENT)
        if me.ducats >= s.rules.pirate_b2_ransom:
            moves.add(Verb.RANSOM, RansomBy.DUCAT)
        if moves.size == 0:
            moves.add(Verb.DECLINE)
        list_estates(s, seat, moves)

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        if verb_of(move) == Verb.DECLINE:
            s.turn[self.PLACE] += 1
            self.refuse(s, seat, host)
        else:
            super().play(s, seat, move, host)

    def answer(self, s: PlusUltra, seat: i64, choice: i64, host: Host) -> None:
        if choice == RansomBy.REGIMENT:
            tire(s, seat, host)
        else:
            pay(s, seat, s.rules.pirate_b2_ransom, 0, Cause.PIRACY, host)

    def refuse(self, s: PlusUltra, seat: i64, host: Host) -> None:
        """Who can do neither loses GP."""
        lose(s, seat, s.rules.pirate_b2_penalty, Cause.PIRACY, host)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == Verb.DECLINE:
            why.because(Reason.CAN_PAY)
        elif arg(move, 0) == RansomBy.REGIMENT:
            why.because(Reason.NO_READY)
        else:
            why.because(Reason.NEEDS_DUCATS, s.rules.pirate_b2_ransom, s.players[seat].ducats)

    def finish(self, s: PlusUltra, actor: i64, host: Host) -> None:
        gain(s, actor, s.rules.pirate_b2_gp, Character.PIRATE, host)


RANSOM_STEP: Final = RansomStep("ransom", "5 Pirate", Verb.RANSOM, Verb.DECLINE, Verb.DISCARD_ESTATE)
