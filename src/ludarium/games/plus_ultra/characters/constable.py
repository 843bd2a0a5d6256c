"""The Constable decides wars."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.role import FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import Character, Readiness, Verb
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.purse import gain
from ludarium.games.plus_ultra.rules.supply import at_war, has_regiment, take_regiment
from ludarium.games.plus_ultra.state import PlusUltra


class Constable(Role):
    def react(self, s: PlusUltra, owner: i64, about: i64, on: bool, host: Host) -> None:
        """When a war is won (E1), the owner gets GP, at war or not."""
        if on:
            gain(s, owner, s.rules.constable_passive_gp, Character.CONSTABLE, host)

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        """B1 Whether the level was reached in the bidding decides, not the track as it stands."""
        ready = s.players[seat].ready > 0
        if s.reached:
            if ready:
                for square in range(s.track.size):
                    if s.track[square] != seat:
                        moves.add(Verb.REPLACE, FIRST, square)
        elif s.track.size < s.level:
            if ready:
                moves.add(Verb.REINFORCE, FIRST, seat)
            else:
                for owner in range(s.turn.seats):
                    if s.players[owner].ready > 0:
                        moves.add(Verb.REINFORCE, FIRST, owner)
        if has_regiment(s, seat):
            moves.add(Verb.RECRUIT, SECOND, Readiness.READY)
            moves.add(Verb.RECRUIT, SECOND, Readiness.TIRED)

    def obstacle(self, s: PlusUltra, seat: i64, purse: i64, basic: i64, why: Why) -> None:
        if basic == SECOND:
            if not has_regiment(s, seat):
                why.because(Reason.NO_REGIMENT_LEFT)
        elif s.reached:
            if s.players[seat].ready == 0:
                why.because(Reason.NO_READY)
            elif at_war(s, seat) == s.track.size:
                why.because(Reason.ALL_YOURS)
        elif s.track.size >= s.level:
            why.because(Reason.WAR_FULL)
        else:
            for owner in range(s.turn.seats):
                if s.players[owner].ready > 0:
                    return
            why.because(Reason.NONE_READY)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        verb, what = verb_of(move), arg(move, 1)
        if verb == Verb.REPLACE and arg(move, 0) == FIRST:
            if not s.reached:
                why.because(Reason.LEVEL_OPEN)
            elif what >= s.track.size:
                why.because(Reason.NO_SUCH_SQUARE, what)
            else:
                why.because(Reason.OWN_REGIMENT)
        elif verb == Verb.REINFORCE and arg(move, 0) == FIRST:
            if s.reached:
                why.because(Reason.LEVEL_REACHED)
            elif s.players[seat].ready > 0:
                why.because(Reason.OWN_FIRST)
            else:
                why.because(Reason.NOT_READY, what)

    def foretells(self, basic: i64) -> bool:
        return basic != FIRST

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        verb, what = verb_of(move), arg(move, 1)
        if verb == Verb.REPLACE:
            owner = s.track[what]
            s.players[seat].ready -= 1
            s.players[owner].tired += 1
            s.track[what] = seat
            host.tell(Event.REPLACED, EVERYBODY, seat, owner, what)
        elif verb == Verb.REINFORCE:
            s.players[what].ready -= 1
            s.track.push(what)
            host.tell(Event.PLACED, EVERYBODY, what, s.track.size - 1)
        else:
            take_regiment(s, seat, what, host)
