"""The Banker lends to the Crown and lives on loans."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.role import FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import Character, Common, Tile, Verb
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.common_action import lock
from ludarium.games.plus_ultra.rules.market import in_market
from ludarium.games.plus_ultra.rules.purse import earn, gain, pay
from ludarium.games.plus_ultra.state import PlusUltra


class Banker(Role):
    def react(self, s: PlusUltra, owner: i64, about: i64, on: bool, host: Host) -> None:
        """When somebody takes a loan: it is not locked, and if it is somebody else the owner earns."""
        if not on:
            lock(s, about, Common.LOAN)
        elif about != owner:
            earn(s, owner, s.rules.banker_passive_ducats, Character.BANKER, host)

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        for ducats in range(1, min(purse, s.rules.crown_max - s.crown) + 1):
            moves.add(Verb.DEPOSIT, FIRST, ducats)
        moves.add(Verb.BASIC, SECOND)

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        if arg(move, 0) == FIRST:
            self.deposit(s, seat, arg(move, 1), host)
        else:
            tiles = in_market(s, Tile.GOLD) + in_market(s, Tile.SILVER)
            earn(s, seat, tiles * s.rules.banker_b2_ducats_per_tile, Character.BANKER, host)

    def obstacle(self, s: PlusUltra, seat: i64, purse: i64, basic: i64, why: Why) -> None:
        if basic == FIRST:
            if s.crown >= s.rules.crown_max:
                why.because(Reason.CROWN_FULL)
            elif purse == 0:
                why.because(Reason.NEEDS_DUCATS, 1, 0)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == Verb.DEPOSIT and arg(move, 0) == FIRST:
            purse, ducats = s.players[seat].ducats, arg(move, 1)
            if ducats > purse:
                why.because(Reason.NEEDS_DUCATS, ducats, purse)
            elif ducats > 0:
                why.because(Reason.CROWN_ROOM, s.rules.crown_max - s.crown)

    def deposit(self, s: PlusUltra, seat: i64, ducats: i64, host: Host) -> None:
        """B1 Own ducats into the Crown, as far as it has room."""
        pay(s, seat, ducats, 0, Character.BANKER, host)
        s.crown += ducats
        host.tell(Event.CROWN_GREW, EVERYBODY, ducats, s.crown)
        gain(s, seat, ducats * s.rules.banker_b1_gp_per_ducat, Character.BANKER, host)
