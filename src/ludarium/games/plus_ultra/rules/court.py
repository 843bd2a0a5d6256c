"""Reactive passives, and how The Power of the Court lets their owners decide (dossier 5 and 7.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.role import CAST
from ludarium.games.plus_ultra.data import Character, PassiveUse, Status, Verb
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.estate import discard_estate, list_estates
from ludarium.games.plus_ultra.state import Inquiry, PlusUltra

OFF: Final = 0
ON: Final = 1
ASK: Final = 2


def passive_of(s: PlusUltra, character: i64) -> i64:
    """Does this character's reactive passive work now, or must its owner decide?"""
    owner = s.holder[character]
    if owner < 0:
        return OFF
    if not s.rules.court or s.status[character] == Status.COMMITTED or s.status[character] == Status.USED:
        return ON
    if s.status[character] == Status.FORFEITED or bound(s, owner) == s.rules.action_phases:
        return OFF
    return ASK


def bound(s: PlusUltra, seat: i64) -> i64:
    """How many of the seat's characters are played or must be."""
    many: i64 = 0
    for character in range(Character.COUNT):
        if s.holder[character] == seat:
            if s.status[character] == Status.COMMITTED or s.status[character] == Status.USED:
                many += 1
    return many


def trigger(s: PlusUltra, character: i64, about: i64, host: Host) -> None:
    """An event that this character's passive answers has happened."""
    state = passive_of(s, character)
    if state == ASK:
        s.turn.push(PASSIVES.number, s.holder[character], character, about)
    else:
        CAST[character].react(s, s.holder[character], about, state == ON, host)


class Passives(Inquiry):
    """7.1 Activate the passive, and the card must be played; or decline, and it is out for this round."""

    OWNER: Final = 0
    CHARACTER: Final = 1
    ABOUT: Final = 2

    def performing(self, s: PlusUltra) -> i64:
        return s.turn[self.CHARACTER]

    def enter(self, s: PlusUltra, host: Host) -> None:
        s.turn.ask(s.turn[self.OWNER])

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        moves.add(Verb.PASSIVE, PassiveUse.ACTIVATE)
        moves.add(Verb.PASSIVE, PassiveUse.DECLINE)
        list_estates(s, seat, moves)

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        if verb_of(move) == Verb.DISCARD_ESTATE:
            discard_estate(s, seat, arg(move, 0), host)
            return
        character, about = s.turn[self.CHARACTER], s.turn[self.ABOUT]
        s.turn.pop()
        host.tell(Event.PASSIVE_DECIDED, EVERYBODY, seat, character, arg(move, 0))
        on = arg(move, 0) == PassiveUse.ACTIVATE
        if on:
            s.status[character] = Status.COMMITTED
        else:
            s.status[character] = Status.FORFEITED
            for other in range(Character.COUNT):
                if s.holder[other] == seat and s.status[other] == Status.FREE:
                    s.status[other] = Status.COMMITTED
        CAST[character].react(s, seat, about, on, host)

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        why.because(Reason.NO_ESTATE, arg(move, 0))


PASSIVES: Final = Passives("passive", "7.1", Verb.PASSIVE, Verb.DISCARD_ESTATE)
