"""Questions of an action to several players, asked openly in the order of turn (dossier 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import Host
from ludarium.core.moves import arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.data import Verb
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.estate import discard_estate
from ludarium.games.plus_ultra.state import Inquiry, PlusUltra


class Answers(Inquiry):
    """Goes round once. Who has no choice is dealt with at once; at the end the action is finished."""

    ACTOR: Final = 0
    PLACE: Final = 1
    ABOUT: Final = 2

    def enter(self, s: PlusUltra, host: Host) -> None:
        actor, place, about = s.turn[self.ACTOR], s.turn[self.PLACE], s.turn[self.ABOUT]
        while place < s.turn.seats:
            seat = s.order[place]
            if self.concerns(s, seat, actor, about) and self.choice(s, seat, host):
                s.turn[self.PLACE] = place
                s.turn.ask(seat)
                return
            place += 1
        s.turn.pop()
        self.finish(s, actor, host)

    def concerns(self, s: PlusUltra, seat: i64, actor: i64, about: i64) -> bool:
        return seat != actor

    def choice(self, s: PlusUltra, seat: i64, host: Host) -> bool:
        """Has the seat a choice? If not, what must happen has happened."""
        raise NotImplementedError

    def play(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        if verb_of(move) == Verb.DISCARD_ESTATE:
            discard_estate(s, seat, arg(move, 0), host)
        else:
            s.turn[self.PLACE] += 1
            self.answer(s, seat, arg(move, 0), host)

    def answer(self, s: PlusUltra, seat: i64, choice: i64, host: Host) -> None:
        raise NotImplementedError

    def finish(self, s: PlusUltra, actor: i64, host: Host) -> None:
        """What the actor gets, after all have answered."""

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == Verb.DISCARD_ESTATE:
            why.because(Reason.NO_ESTATE, arg(move, 0))
        else:
            self.unfit(s, seat, move, why)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        """Say why this answer is not open, where not all are."""
