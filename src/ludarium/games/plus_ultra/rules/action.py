"""Performing a basic action: the card's own (T2), once more by a papal bull (T3), or copied (dossier 4 and 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.role import CAST
from ludarium.games.plus_ultra.data import Verb
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.colony import may_spend_bull, spend_bull
from ludarium.games.plus_ultra.rules.estate import discard_estate, list_estates
from ludarium.games.plus_ultra.state import Inquiry, PlusUltra

# How an action comes about
OWN_CARD: Final = 0
BY_BULL: Final = 1
COPIED: Final = 2


def push_copy(s: PlusUltra, seat: i64, character: i64) -> None:
    """Perform an action of another character, with its costs; its passives do not work."""
    s.turn.push(BASIC_STEP.number, seat, character, COPIED)


class BasicStep(Inquiry):
    """T2 Perform one of the character's two actions. `no_effect` is always possible with the card itself (A17)."""

    SEAT: Final = 0
    CHARACTER: Final = 1
    WAY: Final = 2

    scratch: Moves

    def __init__(self, name: str, section: str, *verbs: int) -> None:
        super().__init__(name, section, *verbs)
        self.scratch = Moves()

    def performing(self, s: PlusUltra) -> i64:
        return s.turn[self.CHARACTER]

    def enter(self, s: PlusUltra, host: Host) -> None:
        s.turn.ask(s.turn[self.SEAT])

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        CAST[s.turn[self.CHARACTER]].moves(s, seat, s.players[seat].ducats, False, moves)
        # An estate discarded meanwhile may have taken what a copy or a bull was meant for.
        if moves.size == 0 or s.turn[self.WAY] == OWN_CARD:
            moves.add(Verb.NO_EFFECT)
        list_estates(s, seat, moves)

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        character = s.turn[self.CHARACTER]
        verb = verb_of(move)
        if verb == Verb.DISCARD_ESTATE:
            discard_estate(s, seat, arg(move, 0), host)
        elif verb == Verb.NO_EFFECT:
            self.do_nothing(s, seat, character, host)
        else:
            s.turn.pop()
            host.tell(Event.ACTED, EVERYBODY, seat, character, arg(move, 0))
            CAST[character].perform(s, seat, move, host)

    def do_nothing(self, s: PlusUltra, seat: i64, character: i64, host: Host) -> None:
        host.tell(Event.WITHOUT_EFFECT, EVERYBODY, seat, character)
        own = s.turn[self.WAY] == OWN_CARD
        s.turn.pop()
        if own:
            s.turn.pop()  # T3: a bull needs an action that was performed (A16)
            moves = self.scratch
            moves.clear()
            CAST[character].moves(s, seat, s.players[seat].ducats, False, moves)
            if moves.size == 0:
                CAST[character].idle(s, seat, host)

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        character = s.turn[self.CHARACTER]
        role = CAST[character]
        verb = verb_of(move)
        if verb == Verb.DISCARD_ESTATE:
            why.because(Reason.NO_ESTATE, arg(move, 0))
        elif verb == Verb.NO_EFFECT:
            why.because(Reason.CAN_ACT)
        elif verb != Verb.BASIC and (role.verbs >> verb) & 1 == 0:
            why.because(Reason.OTHER_CHARACTER, character)
        else:
            self.why_not_act(s, seat, character, move, why)

    def why_not_act(self, s: PlusUltra, seat: i64, character: i64, move: i64, why: Why) -> None:
        role = CAST[character]
        purse = s.players[seat].ducats
        role.obstacle(s, seat, purse, arg(move, 0), why)
        if why.reason < 0 and (role.verbs >> verb_of(move)) & 1 == 1:
            role.unfit(s, seat, move, why)
        if why.reason < 0:
            why.because(Reason.REQUISITE, character, arg(move, 0))


class BullStep(Inquiry):
    """T3 Spend a bull to perform an action of the card once more: the same or the other one."""

    SEAT: Final = 0
    CHARACTER: Final = 1

    scratch: Moves

    def __init__(self, name: str, section: str, *verbs: int) -> None:
        super().__init__(name, section, *verbs)
        self.scratch = Moves()

    def performing(self, s: PlusUltra) -> i64:
        return s.turn[self.CHARACTER]

    def enter(self, s: PlusUltra, host: Host) -> None:
        seat = s.turn[self.SEAT]
        me = s.players[seat]
        if not me.bull_spent and (me.estates.size > 0 or self.can_use(s, seat)):
            s.turn.ask(seat)
        else:
            s.turn.pop()

    def can_use(self, s: PlusUltra, seat: i64) -> bool:
        """Is there an action that can be performed once the bull lies on the board again?"""
        if not may_spend_bull(s, seat):
            return False
        moves = self.scratch
        moves.clear()
        CAST[s.turn[self.CHARACTER]].moves(s, seat, s.players[seat].ducats, True, moves)
        return moves.size > 0

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        if self.can_use(s, seat):
            moves.add(Verb.USE_BULL)
        moves.add(Verb.DECLINE)
        list_estates(s, seat, moves)

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if verb == Verb.DISCARD_ESTATE:
            discard_estate(s, seat, arg(move, 0), host)
            return
        character = s.turn[self.CHARACTER]
        s.turn.pop()
        if verb == Verb.USE_BULL:
            spend_bull(s, seat, host)
            s.turn.push(BASIC_STEP.number, seat, character, BY_BULL)

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == Verb.DISCARD_ESTATE:
            why.because(Reason.NO_ESTATE, arg(move, 0))
        elif s.players[seat].bulls == 0:
            why.because(Reason.NO_BULL)
        elif s.players[seat].bull_spent:
            why.because(Reason.BULL_SPENT)
        else:
            why.because(Reason.BULL_IDLE)


BASIC_STEP: Final = BasicStep(
    "basic",
    "4 T2",
    Verb.NO_EFFECT,
    Verb.DISCARD_ESTATE,
    *(
        Verb.BASIC,
        Verb.SHIP,
        Verb.DEPOSIT,
        Verb.DONATE,
        Verb.SELL,
        Verb.SPEND,
        Verb.REPLACE,
        Verb.REINFORCE,
        Verb.RECRUIT,
        Verb.CARRY,
        Verb.WINDOWS,
    ),
    *(
        Verb.RAID,
        Verb.PLUNDER,
        Verb.ACQUIRE,
        Verb.TAKE_ESTATE,
        Verb.SETTLE,
        Verb.CATCH,
        Verb.TAKE_EMBASSY,
        Verb.COPY,
    ),
)
BULL_STEP: Final = BullStep("bull", "4 T3", Verb.USE_BULL, Verb.DECLINE, Verb.DISCARD_ESTATE)
