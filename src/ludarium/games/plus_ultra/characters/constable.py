"""The Constable decides wars."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.games.plus_ultra.characters.role import FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import Character, Event, Readiness, Verb
from ludarium.games.plus_ultra.rules.purse import gain
from ludarium.games.plus_ultra.rules.supply import has_regiment, take_regiment
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
