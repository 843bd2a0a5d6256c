"""The Inquisitor watches the New World and the Church."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.role import FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import NONE, Cause, Character, Verb
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.answer import Answers
from ludarium.games.plus_ultra.rules.market import goods_in_church
from ludarium.games.plus_ultra.rules.purse import earn, gain, lose
from ludarium.games.plus_ultra.state import PlusUltra


class Inquisitor(Role):
    def react(self, s: PlusUltra, owner: i64, about: i64, on: bool, host: Host) -> None:
        """When a character moves a resource to market or surplus, or natives are captured, by whomever (A36)."""
        if on:
            earn(s, owner, s.rules.inquisitor_passive_ducats, Character.INQUISITOR, host)

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        me = s.players[seat]
        for windows in range(min(s.rules.inquisitor_max_windows, me.windows) + 1):
            moves.add(Verb.WINDOWS, FIRST, windows)
        for windows in range(1, min(s.rules.inquisitor_max_windows, me.dark) + 1):
            moves.add(Verb.WINDOWS, SECOND, windows)

    def obstacle(self, s: PlusUltra, seat: i64, purse: i64, basic: i64, why: Why) -> None:
        if basic == SECOND and s.players[seat].dark == 0:
            why.because(Reason.NO_USED_WINDOW)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if verb_of(move) == Verb.WINDOWS:
            me = s.players[seat]
            owned = me.windows if arg(move, 0) == FIRST else me.dark
            why.because(Reason.TOO_FEW_WINDOWS, min(s.rules.inquisitor_max_windows, owned))

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        me = s.players[seat]
        windows = arg(move, 1)
        if arg(move, 0) == FIRST:
            me.windows -= windows
            me.dark += windows
            if windows > 0:
                host.tell(Event.WINDOWS_USED, EVERYBODY, seat, windows)
            gain(s, seat, windows * s.rules.inquisitor_b1_gp_per_window, Character.INQUISITOR, host)
            s.turn.push(COIN_STEP.number, seat)
        else:
            me.windows += windows
            me.dark -= windows
            host.tell(Event.WINDOWS_LIT, EVERYBODY, seat, windows)
            gain(s, seat, windows * s.rules.inquisitor_b2_gp_per_window, Character.INQUISITOR, host)


class CoinStep(Answers):
    """B1 Each other player puts a ducat on a Church square without a good; who has none loses GP."""

    def choice(self, s: PlusUltra, seat: i64, host: Host) -> bool:
        if s.players[seat].ducats < s.rules.inquisitor_b1_coin:
            lose(s, seat, s.rules.inquisitor_b1_penalty, Cause.INQUISITION, host)
            return False
        if goods_in_church(s) == s.rules.market_squares - 1:
            for square in range(s.rules.market_squares):
                if s.church[square] == NONE:
                    self.answer(s, seat, square, host)
            return False
        return True

    def moves(self, s: PlusUltra, seat: i64, moves: Moves) -> None:
        for square in range(s.rules.market_squares):
            if s.church[square] == NONE:
                moves.add(Verb.COIN, square)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        square = arg(move, 0)
        taken = square < s.rules.market_squares
        why.because(Reason.CHURCH_TAKEN if taken else Reason.NO_SUCH_SQUARE, square)

    def answer(self, s: PlusUltra, seat: i64, choice: i64, host: Host) -> None:
        s.players[seat].ducats -= s.rules.inquisitor_b1_coin
        s.coins[choice] += s.rules.inquisitor_b1_coin
        host.tell(Event.COIN_LAID, EVERYBODY, seat, choice)


COIN_STEP: Final = CoinStep("coin", "5 Inquisitor", Verb.COIN)
