"""The Cardinal donates to the Church and trades in bulls."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, pack, verb_of
from ludarium.core.state import Why
from ludarium.games.plus_ultra.characters.role import FIRST, SECOND, Role
from ludarium.games.plus_ultra.data import NONE, Cause, Character, Tile, Verb
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.building import CATHEDRAL_STEP
from ludarium.games.plus_ultra.rules.market import goods_in_church, leave_game
from ludarium.games.plus_ultra.rules.purse import earn, gain
from ludarium.games.plus_ultra.rules.supply import take_bull
from ludarium.games.plus_ultra.state import PlusUltra


class Cardinal(Role):
    def react(self, s: PlusUltra, owner: i64, about: i64, on: bool, host: Host) -> None:
        """When another player buys a bull, the owner earns."""
        if on:
            earn(s, owner, s.rules.cardinal_passive_ducats, Character.CARDINAL, host)

    def moves(self, s: PlusUltra, seat: i64, purse: i64, by_bull: bool, moves: Moves) -> None:
        """B1 Market square k feeds Church square k; the top of the surplus feeds any."""
        window = s.players[seat].windows > 0
        for square in range(s.rules.market_squares):
            if s.church[square] == NONE:
                if square < s.market.size:
                    self.donation(square + 1, square, window, moves)
                if s.surplus.size > 0:
                    self.donation(0, square, window, moves)
        if s.bulls > 0 or by_bull:  # that one lies there again
            moves.add(Verb.BASIC, SECOND)

    def obstacle(self, s: PlusUltra, seat: i64, purse: i64, basic: i64, why: Why) -> None:
        if basic == SECOND:
            if s.bulls == 0:
                why.because(Reason.NO_BULL_LEFT)
            return
        for square in range(s.rules.market_squares):
            if s.church[square] == NONE and (square < s.market.size or s.surplus.size > 0):
                return
        why.because(Reason.NOTHING_TO_DONATE)

    def unfit(self, s: PlusUltra, seat: i64, move: i64, why: Why) -> None:
        if arg(move, 0) != FIRST or verb_of(move) != Verb.DONATE:
            return
        source, square = arg(move, 1), arg(move, 2)
        if square >= s.rules.market_squares:
            why.because(Reason.NO_SUCH_SQUARE, square)
        elif s.church[square] != NONE:
            why.because(Reason.CHURCH_TAKEN, square)
        elif source - 1 not in (NONE, square):
            why.because(Reason.ABOVE_THE_CHURCH)
        elif source > s.market.size or (source == 0 and s.surplus.size == 0):
            why.because(Reason.NOTHING_TO_DONATE)
        else:
            why.because(Reason.NO_WINDOW)

    def donation(self, source: i64, square: i64, window: bool, moves: Moves) -> None:
        moves.add_word(pack(Verb.DONATE, FIRST, source, square, 0))
        if window:
            moves.add_word(pack(Verb.DONATE, FIRST, source, square, 1))

    def perform(self, s: PlusUltra, seat: i64, move: i64, host: Host) -> None:
        if arg(move, 0) == FIRST:
            self.donate(s, seat, arg(move, 1), arg(move, 2), arg(move, 3) == 1, host)
        else:
            take_bull(s, seat, host)

    def donate(self, s: PlusUltra, seat: i64, source: i64, square: i64, window: bool, host: Host) -> None:
        me = s.players[seat]
        tile = s.surplus.pop() if source == 0 else s.market.take(source - 1)
        s.church[square] = tile
        host.tell(Event.DONATED, EVERYBODY, seat, tile, square)
        gain(s, seat, s.rules.cardinal_b1_gp, Character.CARDINAL, host)
        earn(s, seat, s.coins[square], Cause.CHURCH, host)
        s.coins[square] = 0
        if window:
            me.windows -= 1
            me.dark += 1
            host.tell(Event.WINDOWS_USED, EVERYBODY, seat, 1)
            gain(s, seat, window_points(s, tile), Character.CARDINAL, host)
        if goods_in_church(s) == s.rules.market_squares:
            self.complete(s, seat, host)

    def complete(self, s: PlusUltra, seat: i64, host: Host) -> None:
        """All squares are filled: the goods leave the game and everybody's windows shine again."""
        host.tell(Event.CHURCH_COMPLETED, EVERYBODY, seat)
        for square in range(s.rules.market_squares):
            leave_game(s, s.church[square], host)
            s.church[square] = NONE
        for owner in range(s.turn.seats):
            them = s.players[owner]
            if them.dark > 0:
                host.tell(Event.WINDOWS_LIT, EVERYBODY, owner, them.dark)
                them.windows += them.dark
                them.dark = 0
        s.turn.push(CATHEDRAL_STEP.number, seat)


def donation_points(s: PlusUltra) -> i64:
    """What a donation brings now: with the last good also what the whole Church does."""
    last = goods_in_church(s) == s.rules.market_squares - 1
    return s.rules.cardinal_b1_gp + (s.rules.cathedral_complete_bonus if last else 0)


def window_points(s: PlusUltra, tile: i64) -> i64:
    """What a rose window adds to the donation of this tile."""
    prized = tile in (Tile.GOLD, Tile.GEMS)
    return s.rules.cardinal_b1_rose_high_gp if prized else s.rules.cardinal_b1_rose_low_gp
