"""Nim: the rules."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg
from ludarium.core.state import Outline, Step, Why

from .data import Event, Reason, Verb
from .state import Nim


class Take(Step[Nim]):  # 1. in turn, take any number of matches from one heap
    def enter(self, s: Nim, host: Host) -> None:
        if sum(s.matches.dump()) == 0:
            s.turn.pop()
        else:
            s.turn.ask(s.mover)

    def moves(self, s: Nim, seat: i64, moves: Moves) -> None:
        for heap in range(s.matches.size):
            for number in range(s.matches[heap]):
                moves.add(Verb.TAKE, heap, number)

    def play(self, s: Nim, seat: i64, move: i64, host: Host) -> None:
        s.matches[arg(move, 0)] -= arg(move, 1) + 1
        host.tell(Event.TOOK, EVERYBODY, seat, arg(move, 0), arg(move, 1))
        s.mover = 1 - seat

    def why_not(self, s: Nim, seat: i64, move: i64, why: Why) -> None:
        why.because(Reason.TOO_FEW, arg(move, 0))


OUTLINE = Outline(Verb, [Take("take", "1", Verb.TAKE)])
