"""5.3 The secret choice of a card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Simultaneous, Why
from ludarium.games.artificium.data import Event, Reason, Verb
from ludarium.games.artificium.rules.deck import lose_openly
from ludarium.games.artificium.rules.resolution import RESOLVE
from ludarium.games.artificium.state import NONE, Artificium


class Choose(Simultaneous[Artificium]):
    """5.3 Everybody who still plays lays a card face down, or passes; then all are turned up at once."""

    def enter(self, s: Artificium, host: Host) -> None:
        active: i64 = 0
        for seat in range(s.turn.seats):
            me = s.players[seat]
            if not me.out and me.hand.size > 0:
                active |= i64(1) << seat
        if active == 0:
            s.turn.pop()
        else:
            s.turn.ask_all(active)

    def moves(self, s: Artificium, seat: i64, moves: Moves) -> None:
        moves.add(Verb.PASS)
        moves.add_each(Verb.PLAY, s.players[seat].hand)

    def finished(self, s: Artificium, seat: i64) -> bool:
        return True

    def resolve(self, s: Artificium, host: Host) -> None:
        anything = False
        for place in range(s.turn.seats):
            seat = (s.start + place) % s.turn.seats
            if (s.turn.due >> seat) & 1 == 1:
                me = s.players[seat]
                move = s.turn.drafts[seat][0]
                if verb_of(move) == Verb.PASS:
                    me.out = True
                    host.tell(Event.PASSED, EVERYBODY, seat)
                else:
                    me.revealed = arg(move, 0)
                    lose_openly(s, seat, me.revealed)
                    host.tell(Event.REVEALED, EVERYBODY, seat, me.revealed)
                    anything = True
        if anything:
            s.turn.push(RESOLVE.number, 0, 0, 0, NONE)

    def why_not(self, s: Artificium, seat: i64, move: i64, why: Why) -> None:
        why.because(Reason.NOT_IN_HAND, arg(move, 0))


CHOOSE: Final = Choose("choose", "5.3", Verb.PASS, Verb.PLAY)
