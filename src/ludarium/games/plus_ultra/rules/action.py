"""Performing a basic action: the card's own (T2), once more by a papal bull (T3), or copied (dossier 4 and 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.character import CAST
from ludarium.games.plus_ultra.data import (
    ACQUIRE,
    ACTED,
    BASIC,
    BULL_SPENT,
    CAN_ACT,
    CARRY,
    CATCH,
    COPY,
    DECLINE,
    DEPOSIT,
    DISCARD_ESTATE,
    DONATE,
    NEEDS_DUCATS,
    NO_BULL,
    NO_EFFECT,
    NO_ESTATE,
    NOT_OFFERED,
    OTHER_CHARACTER,
    PLUNDER,
    RAID,
    RECRUIT,
    REINFORCE,
    REPLACE,
    REQUISITE,
    SELL,
    SETTLE,
    SHIP,
    SPEND,
    TAKE_EMBASSY,
    TAKE_ESTATE,
    TURN_WINDOWS,
    USE_BULL,
    WITHOUT_EFFECT,
)
from ludarium.games.plus_ultra.rules.colony import may_spend_bull, spend_bull
from ludarium.games.plus_ultra.rules.estate import discard_estate, list_estates
from ludarium.games.plus_ultra.state import Inquiry, PlusUltra

# How an action comes about
OWN_CARD: Final = 0
BY_BULL: Final = 1
COPIED: Final = 2


def push_copy(s: PlusUltra, seat: i64, character: i64) -> None:
    """Perform an action of another character, with its costs; its passives do not work."""
    s.frames.push(BASIC_STEP.number, seat, character, COPIED)


class BasicStep(Inquiry):
    """T2 Perform one of the character's two actions. `no_effect` is always possible with the card itself (A17)."""

    SEAT: Final = 0
    CHARACTER: Final = 1
    WAY: Final = 2

    def performing(self, s: PlusUltra) -> i64:
        return s.frames[self.CHARACTER]

    def enter(self, s: PlusUltra, host: Host) -> None:
        s.ask(s.frames[self.SEAT])

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        CAST[s.frames[self.CHARACTER]].moves(s, seat, moves)
        # An estate discarded meanwhile may have taken what a copy or a bull was meant for.
        if moves.size == 0 or s.frames[self.WAY] == OWN_CARD:
            moves.add(NO_EFFECT)
        list_estates(s, seat, moves)

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        character = s.frames[self.CHARACTER]
        verb = verb_of(move)
        if verb == DISCARD_ESTATE:
            discard_estate(s, seat, arg(move, 0), host)
        elif verb == NO_EFFECT:
            self.do_nothing(s, seat, character, host)
        else:
            s.frames.pop()
            host.tell(ACTED, EVERYBODY, seat, character, arg(move, 0))
            CAST[character].perform(s, seat, move, host)

    def do_nothing(self, s: PlusUltra, seat: i64, character: i64, host: Host) -> None:
        host.tell(WITHOUT_EFFECT, EVERYBODY, seat, character)
        own = s.frames[self.WAY] == OWN_CARD
        s.frames.pop()
        if own:
            s.frames.pop()  # T3: a bull needs an action that was performed (A16)
            moves = Moves()
            CAST[character].moves(s, seat, moves)
            if moves.size == 0:
                CAST[character].idle(s, seat, host)

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        character = s.frames[self.CHARACTER]
        verb = verb_of(move)
        cost = CAST[character].price(s, move)
        if verb == DISCARD_ESTATE:
            why.because(NO_ESTATE, arg(move, 0))
        elif verb == NO_EFFECT:
            why.because(CAN_ACT)
        elif (CAST[character].verbs >> verb) & 1 == 0:
            why.because(OTHER_CHARACTER, character)
        elif s.players[seat].ducats < cost:
            why.because(NEEDS_DUCATS, cost, s.players[seat].ducats)
        else:
            why.because(REQUISITE, character, arg(move, 0))


class BullStep(Inquiry):
    """T3 Spend a bull to perform an action of the card once more: the same or the other one."""

    SEAT: Final = 0
    CHARACTER: Final = 1

    scratch: Moves

    def __init__(self, name: str, section: str, *verbs: int) -> None:
        super().__init__(name, section, *verbs)
        self.scratch = Moves()

    def performing(self, s: PlusUltra) -> i64:
        return s.frames[self.CHARACTER]

    def enter(self, s: PlusUltra, host: Host) -> None:
        seat = s.frames[self.SEAT]
        me = s.players[seat]
        if not me.bull_spent and (me.estates.size > 0 or self.can_use(s, seat)):
            s.ask(seat)
        else:
            s.frames.pop()

    def can_use(self, s: PlusUltra, seat: i64) -> bool:
        """Is there an action that can be performed once the bull lies on the board again?"""
        if not may_spend_bull(s, seat):
            return False
        me, moves = s.players[seat], self.scratch
        moves.clear()
        me.bull_spent = True
        me.bulls -= 1
        s.bulls += 1
        CAST[s.frames[self.CHARACTER]].moves(s, seat, moves)
        me.bull_spent = False
        me.bulls += 1
        s.bulls -= 1
        return moves.size > 0

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        if self.can_use(s, seat):
            moves.add(USE_BULL)
        moves.add(DECLINE)
        list_estates(s, seat, moves)

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if verb == DISCARD_ESTATE:
            discard_estate(s, seat, arg(move, 0), host)
            return
        character = s.frames[self.CHARACTER]
        s.frames.pop()
        if verb == USE_BULL:
            spend_bull(s, seat, host)
            s.frames.push(BASIC_STEP.number, seat, character, BY_BULL)

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == DISCARD_ESTATE:
            why.because(NO_ESTATE, arg(move, 0))
        elif s.players[seat].bulls == 0:
            why.because(NO_BULL)
        elif s.players[seat].bull_spent:
            why.because(BULL_SPENT)
        else:
            why.because(NOT_OFFERED)


BASIC_STEP: Final = BasicStep(
    "basic",
    "4 T2",
    NO_EFFECT,
    DISCARD_ESTATE,
    *(BASIC, SHIP, DEPOSIT, DONATE, SELL, SPEND, REPLACE, REINFORCE, RECRUIT, CARRY, TURN_WINDOWS),
    *(RAID, PLUNDER, ACQUIRE, TAKE_ESTATE, SETTLE, CATCH, TAKE_EMBASSY, COPY),
)
BULL_STEP: Final = BullStep("bull", "4 T3", USE_BULL, DECLINE, DISCARD_ESTATE)
