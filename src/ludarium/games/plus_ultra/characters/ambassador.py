"""The Ambassador visits embassies, and borrows the characters of others (expansion)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Step, Why
from ludarium.games.plus_ultra.characters.role import CAST, FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import NONE, Character, Common, Desk, Status, Verb
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.action import push_copy
from ludarium.games.plus_ultra.rules.estate import discard_estate, list_estates
from ludarium.games.plus_ultra.rules.purse import pay, price
from ludarium.games.plus_ultra.rules.supply import any_embassy, has_embassy, take_embassy
from ludarium.games.plus_ultra.state import PlusUltra


class Ambassador(Role):
    def selected(self, s: PlusUltra, seat: i64, host: Host) -> None:
        """Unlock a common action, if one is locked."""
        for common in range(Common.COUNT):
            if s.locks[common] != NONE:
                s.turn.push(UNLOCK_STEP.number, seat)
                return

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        rules = s.rules
        if purse >= price(s, rules.ambassador_b1_own, rules.ambassador_b1_crown):
            for desk in range(Desk.COUNT):
                if has_embassy(s, desk):
                    moves.add(Verb.TAKE_EMBASSY, FIRST, desk)
        left = purse - rules.ambassador_b2_cost
        if left >= 0:
            for character in range(Character.COUNT):
                if self.can_copy(s, seat, character, left, by_bull, moves):
                    moves.add(Verb.COPY, SECOND, character)

    def can_copy(
        self, s: PlusUltra, seat: i64, character: i64, left: i64, by_bull: bool, moves: Moves
    ) -> bool:
        """B2 A character of another player, not used yet, with an action that can be paid with the ducats left."""
        owner = s.holder[character]
        if owner in (NONE, seat) or s.status[character] == Status.USED:
            return False
        before = moves.size
        CAST[character].moves(s, seat, left, by_bull, moves)
        found = moves.size > before
        moves.size = before
        return found

    def obstacle(self, s: PlusUltra, seat: i64, purse: i64, basic: i64, why: Why) -> None:
        rules = s.rules
        cost = rules.ambassador_b2_cost
        if basic == FIRST:
            cost = price(s, rules.ambassador_b1_own, rules.ambassador_b1_crown)
            if not any_embassy(s):
                why.because(Reason.NO_EMBASSY)
        if why.reason < 0 and purse < cost:
            why.because(Reason.NEEDS_DUCATS, cost, purse)
        if why.reason < 0 and basic == SECOND:
            moves = Moves()
            for character in range(Character.COUNT):
                if self.can_copy(s, seat, character, purse - cost, False, moves):
                    return
            why.because(Reason.COPIES_NOTHING)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == Verb.TAKE_EMBASSY and arg(move, 0) == FIRST:
            why.because(Reason.NO_EMBASSY)
        elif verb_of(move) == Verb.COPY and arg(move, 0) == SECOND:
            used = s.status[arg(move, 1)] == Status.USED
            why.because(Reason.CARD_USED if used else Reason.CANNOT_COPY, arg(move, 1))

    def foretells(self, basic: i64) -> bool:
        return basic != SECOND

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        rules = s.rules
        if arg(move, 0) == FIRST:
            pay(s, seat, rules.ambassador_b1_own, rules.ambassador_b1_crown, Character.AMBASSADOR, host)
            take_embassy(s, seat, arg(move, 1), host)
        else:
            pay(s, seat, rules.ambassador_b2_cost, 0, Character.AMBASSADOR, host)
            push_copy(s, seat, arg(move, 1))

    def price(self, s: PlusUltra, move: i64) -> i64:
        if arg(move, 0) == FIRST:
            return price(s, s.rules.ambassador_b1_own, s.rules.ambassador_b1_crown)
        return s.rules.ambassador_b2_cost


class UnlockStep(Step[PlusUltra]):
    """T1 The Ambassador's passive: a locked common action is open again, its marker goes home (A8, A53)."""

    SEAT: Final = 0

    def enter(self, s: PlusUltra, host: Host) -> None:
        s.turn.ask(s.turn[self.SEAT])

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        for common in range(Common.COUNT):
            if s.locks[common] != NONE:
                moves.add(Verb.UNLOCK, common)
        moves.add(Verb.UNLOCK, Common.COUNT)
        list_estates(s, seat, moves)

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        if verb_of(move) == Verb.DISCARD_ESTATE:
            discard_estate(s, seat, arg(move, 0), host)
            return
        s.turn.pop()
        common = arg(move, 0)
        if common < Common.COUNT:
            owner = s.locks[common]
            s.locks[common] = NONE
            s.players[owner].markers += 1
            host.tell(Event.UNLOCKED_ACTION, EVERYBODY, seat, common, owner)

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == Verb.DISCARD_ESTATE:
            why.because(Reason.NO_ESTATE, arg(move, 0))
        else:
            why.because(Reason.NOT_LOCKED)


UNLOCK_STEP: Final = UnlockStep("unlock", "5 Ambassador", Verb.UNLOCK, Verb.DISCARD_ESTATE)
