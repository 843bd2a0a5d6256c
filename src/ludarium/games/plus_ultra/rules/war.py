"""The European war: dice (B4), blind bids (B8), placement (B9) and its end (E1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg
from ludarium.core.state import Simultaneous, Why
from ludarium.games.plus_ultra.characters.role import CAST
from ludarium.games.plus_ultra.data import NONE, Cause, Chance, Character, Status, Verb
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.purse import gain
from ludarium.games.plus_ultra.state import PlusUltra

DIE: Final = 6


def roll_level(s: PlusUltra, host: Host) -> None:
    """B4 The median of three dice is the level of the war."""
    dice = s.dice
    for die in range(dice.size):
        dice[die] = host.below(DIE, Chance.ROLLED_NUMBER) + 1
    first, second, third = dice[0], dice[1], dice[2]
    s.level = min(max(min(first, second), min(max(first, second), third)), s.rules.war_squares)
    host.tell(Event.DICE_ROLLED, EVERYBODY, first, second, third, s.level)


class Bids(Simultaneous[PlusUltra]):
    """B8 Everybody bids ready regiments in secret; who has none bids none."""

    DONE: Final = 0

    def enter(self, s: PlusUltra, host: Host) -> None:
        if s.turn[self.DONE] == 1:
            s.turn.pop()
            return
        s.turn[self.DONE] = 1
        able: i64 = 0
        for seat in range(s.turn.seats):
            if s.players[seat].ready > 0:
                able |= i64(1) << seat
        if able == 0:
            s.reached = False
        else:
            s.turn.ask_all(able)

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        for regiments in range(s.players[seat].ready + 1):
            moves.add(Verb.BID, regiments)

    def finished(self, s: PlusUltra, seat: i64) -> bool:
        return True

    def resolve(self, s: PlusUltra, host: Host) -> None:
        for place in range(s.turn.seats):
            seat = s.order[place]
            if (s.turn.due >> seat) & 1 == 1:
                host.tell(Event.BID_MADE, EVERYBODY, seat, arg(s.turn.drafts[seat][0], 0))
        self.place(s, host)

    def place(self, s: PlusUltra, host: Host) -> None:
        """B9 The highest bid first, one regiment each time round; what finds no room goes home tired."""
        highest: i64 = 0
        for seat in range(s.turn.seats):
            highest = max(highest, self.bid(s, seat))
        for turn in range(highest):
            for bid in range(highest, turn, -1):
                for place in range(s.turn.seats):  # equal bids stand in the order of peers
                    seat = s.peers[place]
                    if self.bid(s, seat) == bid:
                        s.players[seat].ready -= 1
                        if s.track.size < s.level:
                            s.track.push(seat)
                            host.tell(Event.PLACED, EVERYBODY, seat, s.track.size - 1)
                        else:
                            s.players[seat].tired += 1
                            host.tell(Event.SENT_HOME, EVERYBODY, seat, 1)
        s.reached = s.track.size == s.level

    def bid(self, s: PlusUltra, seat: i64) -> i64:
        draft = s.turn.drafts[seat]
        return arg(draft[0], 0) if draft.size > 0 else 0

    def why_not(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        why.because(Reason.TOO_FEW_READY, s.players[seat].ready)


def end_war(s: PlusUltra, host: Host) -> None:
    """E1 Won if the level is reached: each regiment brings GP. All go home tired, either way."""
    won = s.track.size == s.level
    host.tell(Event.WAR_WON if won else Event.WAR_LOST, EVERYBODY, s.level)
    for square in range(s.track.size):
        s.players[s.track[square]].tired += 1
    if won:
        for square in range(s.track.size):
            gain(s, s.track[square], s.rules.war_gp_per_regiment, Cause.WAR, host)
        owner = s.holder[Character.CONSTABLE]
        works = owner != NONE and (
            not s.rules.court or s.status[Character.CONSTABLE] == Status.USED
        )  # 7.1: if he was played
        CAST[Character.CONSTABLE].react(s, owner, 0, works, host)
    s.track.clear()


BIDS: Final = Bids("bids", "4 B8", Verb.BID)
