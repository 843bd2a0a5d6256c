"""7. Two players: recruitment in place of the auction."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Step, Why
from ludarium.games.ars_universalis.data import NO_FIGURE, Event, Reason, Verb
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
    alone (ruling 25), and two refusals offer it to both. A first figure that was refused lies apart until the end
    of the phase: the second one is another card, or there is none (ruling 36).
    """

    FIGURE: Final = 0  # 0 and 1: the first and the second
    REVEALED: Final = 1
    TURN: Final = 2  # 0: the lead, 1: the second patron
    REFUSED: Final = 3  # was the first figure refused? Then the figure and 1, or else 0

    def enter(self, s: ArsUniversalis, host: Host) -> None:
        while s.turn[self.FIGURE] < s.turn.seats and not self.all_served(s):
            if s.turn[self.REVEALED] == 0:
                s.turn[self.REVEALED] = 1
                s.turn[self.TURN] = 0
                reveal_figure(s, host, s.turn[self.REFUSED] - 1)
            while s.turn[self.TURN] < s.turn.seats:
                seat = (s.lead + s.turn[self.TURN]) % s.turn.seats
                me = s.players[seat]
                if not me.acquired and (s.table.size > 0 or s.classic != NO_FIGURE):
                    me.offered = True
                    if can_reach_any(s, seat):
                        s.turn.ask(seat)
                        return
                    self.refuse(s, seat, host)
                else:
                    s.turn[self.TURN] += 1
            if s.table.size > 0 and s.rules.refused_returns == 0:
                s.turn[self.REFUSED] = s.table[0] + 1
            clear_table(s, host)
            self.next_figure(s)
        clear_table(s, host)
        s.turn.pop()

    def all_served(self, s: ArsUniversalis) -> bool:
        for me in s.players:
            if not me.acquired:
                return False
        return True

    def next_figure(self, s: ArsUniversalis) -> None:
        s.turn[self.FIGURE] += 1
        s.turn[self.REVEALED] = 0

    def refuse(self, s: ArsUniversalis, seat: i64, host: Host) -> None:
        host.tell(Event.DECLINED, EVERYBODY, seat, s.table[0] if s.table.size > 0 else s.classic)
        s.turn[self.TURN] += 1

    def moves(self, s: ArsUniversalis, seat: i64, moves: Moves) -> None:
        coins = s.players[seat].coins
        moves.add(Verb.DECLINE)
        add_shifts(s, seat, moves)
        if s.table.size > 0 and s.rules.price[s.table[0]] <= coins:
            moves.add(Verb.HIRE, s.table[0])
        if can_take_classic(s, coins):
            moves.add(Verb.TAKE_CLASSIC, s.classic)

    def play(self, s: ArsUniversalis, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if is_shift(move):
            shift(s, seat, move, host)
        elif verb == Verb.DECLINE:
            self.refuse(s, seat, host)
        elif verb == Verb.TAKE_CLASSIC:
            s.turn[self.TURN] += 1
            take_classic(s, seat, host)
        else:
            self.next_figure(s)
            figure = s.table.pop()
            acquire(s, seat, figure, s.rules.price[figure], host)

    def why_not(self, s: ArsUniversalis, seat: i64, move: i64, why: Why) -> None:
        figure = arg(move, 0)
        if is_shift(move):
            why_no_shift(s, seat, why)
        elif verb_of(move) == Verb.TAKE_CLASSIC:
            why_no_classic(s, seat, figure, why)
        elif find(s.table, figure) < 0:
            why.because(Reason.NOT_ON_TABLE, figure)
        else:
            why.because(Reason.NEEDS_COINS, s.rules.price[figure], s.players[seat].coins)


RECRUITMENT: Final = Recruitment(
    "recruitment", "7", Verb.HIRE, Verb.DECLINE, Verb.TAKE_CLASSIC, Verb.SHIFT_HAND, Verb.SHIFT_COINS
)
