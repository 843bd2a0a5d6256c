"""7. Two players: recruitment in place of the auction."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Step, Why
from ludarium.games.ars_universalis.data import (
    DECLINE,
    DECLINED,
    HIRE,
    NEEDS_COINS,
    NO_FIGURE,
    NOT_ON_TABLE,
    SHIFT_COINS,
    SHIFT_HAND,
    TAKE_CLASSIC,
)
from ludarium.games.ars_universalis.memory import find
from ludarium.games.ars_universalis.rules.auction import (
    acquire,
    can_reach_any,
    can_take_classic,
    clear_table,
    reveal_figure,
    take_classic,
    why_no_classic,
)
from ludarium.games.ars_universalis.rules.material import add_shifts, is_shift, shift, why_no_shift
from ludarium.games.ars_universalis.state import ArsUniversalis


class Recruitment(Step[ArsUniversalis]):
    """7. Two figures, one after the other, each offered to the lead and then to the second patron.

    Who has a figure this round is offered none. So a hired first figure leaves the second one to the other patron
    alone (ruling 25), and two refusals offer it to both.
    """

    FIGURE: Final = 0  # 0 and 1: the first and the second
    REVEALED: Final = 1
    TURN: Final = 2  # 0: the lead, 1: the second patron

    def enter(self, s: ArsUniversalis, host: Host) -> None:
        while s.frames[self.FIGURE] < s.seats and not self.all_served(s):
            if s.frames[self.REVEALED] == 0:
                s.frames[self.REVEALED] = 1
                s.frames[self.TURN] = 0
                reveal_figure(s, host)
            while s.frames[self.TURN] < s.seats:
                seat = (s.lead + s.frames[self.TURN]) % s.seats
                me = s.players[seat]
                if not me.acquired and (s.table.size > 0 or s.classic != NO_FIGURE):
                    me.offered = True
                    if can_reach_any(s, seat):
                        s.ask(seat)
                        return
                    self.refuse(s, seat, host)
                else:
                    s.frames[self.TURN] += 1
            clear_table(s, host)
            self.next_figure(s)
        clear_table(s, host)
        s.frames.pop()

    def all_served(self, s: ArsUniversalis) -> bool:
        for me in s.players:
            if not me.acquired:
                return False
        return True

    def next_figure(self, s: ArsUniversalis) -> None:
        s.frames[self.FIGURE] += 1
        s.frames[self.REVEALED] = 0

    def refuse(self, s: ArsUniversalis, seat: i64, host: Host) -> None:
        host.tell(DECLINED, EVERYBODY, seat, s.table[0] if s.table.size > 0 else s.classic)
        s.frames[self.TURN] += 1

    def moves(self, s: ArsUniversalis, seat: i64, moves: Moves) -> None:
        coins = s.players[seat].coins
        moves.add(DECLINE)
        add_shifts(s, seat, moves)
        if s.table.size > 0 and s.rules.price[s.table[0]] <= coins:
            moves.add(HIRE, s.table[0])
        if can_take_classic(s, coins):
            moves.add(TAKE_CLASSIC, s.classic)

    def play(self, s: ArsUniversalis, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if is_shift(move):
            shift(s, seat, move, host)
        elif verb == DECLINE:
            self.refuse(s, seat, host)
        elif verb == TAKE_CLASSIC:
            s.frames[self.TURN] += 1
            take_classic(s, seat, host)
        else:
            self.next_figure(s)
            figure = s.table.pop()
            acquire(s, seat, figure, s.rules.price[figure], host)

    def why_not(self, s: ArsUniversalis, seat: i64, move: i64, why: Why) -> None:
        figure = arg(move, 0)
        if is_shift(move):
            why_no_shift(s, seat, why)
        elif verb_of(move) == TAKE_CLASSIC:
            why_no_classic(s, seat, figure, why)
        elif find(s.table, figure) < 0:
            why.because(NOT_ON_TABLE, figure)
        else:
            why.because(NEEDS_COINS, s.rules.price[figure], s.players[seat].coins)


RECRUITMENT: Final = Recruitment("recruitment", "7", HIRE, DECLINE, TAKE_CLASSIC, SHIFT_HAND, SHIFT_COINS)
