"""4.1 The auction phase: opening, bidding, and what a new figure brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import LARGEST, Moves, arg, verb_of
from ludarium.core.state import Step, Why
from ludarium.games.ars_universalis.data import NO_FIGURE, Chance, Event, Reason, Verb
from ludarium.games.ars_universalis.memory import find, remove
from ludarium.games.ars_universalis.rules.material import (
    add_shifts,
    is_shift,
    reach,
    receive,
    shift,
    why_no_shift,
)
from ludarium.games.ars_universalis.state import NOBODY, ArsUniversalis


def reveal_figure(s: ArsUniversalis, host: Host, apart: i64 = NO_FIGURE) -> None:
    """The next figure of the deck goes to the table; a short deck takes up those nobody bought (ruling 9).

    A figure that lies apart, or none, stays among the discards.
    """
    if s.deck.size == 0:
        s.deck.add_all(s.discard)
        s.discard.clear()
        if apart != NO_FIGURE:
            s.deck.remove(apart)
            s.discard.add(apart)
        if s.deck.size > 0:
            host.tell(Event.RESHUFFLED, EVERYBODY, s.deck.size)
    if s.deck.size > 0:
        figure = host.draw(s.deck, Chance.FIGURE_DRAWN)
        s.table.push(figure)
        host.tell(Event.REVEALED, EVERYBODY, figure)


def clear_table(s: ArsUniversalis, host: Host) -> None:
    """Figures that nobody bought."""
    while s.table.size > 0:
        figure = s.table.pop()
        s.discard.add(figure)
        host.tell(Event.UNSOLD, EVERYBODY, figure)


def show_classic(s: ArsUniversalis, host: Host) -> None:
    """9. Turn up the next card of the classics deck, if there is one."""
    s.classic = NO_FIGURE
    if s.classics.size > 0:
        s.classic = host.draw(s.classics, Chance.FIGURE_DRAWN)
        host.tell(Event.CLASSIC_SHOWN, EVERYBODY, s.classic)


def can_take_classic(s: ArsUniversalis, coins: i64) -> bool:
    return s.classic != NO_FIGURE and s.rules.price[s.classic] <= coins


def why_no_classic(s: ArsUniversalis, seat: i64, figure: i64, why: Why) -> None:
    if s.classic != figure:
        why.because(Reason.NO_CLASSIC, figure)
    else:
        why.because(Reason.NEEDS_COINS, s.rules.price[s.classic], s.players[seat].coins)


def take_classic(s: ArsUniversalis, seat: i64, host: Host) -> None:
    acquire(s, seat, s.classic, s.rules.price[s.classic], host)
    show_classic(s, host)


def can_reach_any(s: ArsUniversalis, seat: i64) -> bool:
    """Can the seat pay for a figure on offer, if need be with a coin shift (ruling 6)?"""
    coins = reach(s, seat)
    for place in range(s.table.size):
        if s.rules.price[s.table[place]] <= coins:
            return True
    return can_take_classic(s, coins)


def acquire(s: ArsUniversalis, seat: i64, figure: i64, coins: i64, host: Host) -> None:
    me = s.players[seat]
    me.coins -= coins
    me.acquired = True
    host.tell(Event.ACQUIRED, EVERYBODY, seat, figure, coins)
    s.turn.push(ACQUIRE.number, seat, figure)


class Acquire(Step[ArsUniversalis]):
    """4.1 A fourth figure first costs one of the three; then the new one comes with its materials."""

    SEAT: Final = 0
    FIGURE: Final = 1

    def enter(self, s: ArsUniversalis, host: Host) -> None:
        seat, figure = s.turn[self.SEAT], s.turn[self.FIGURE]
        me = s.players[seat]
        if me.figures.size >= s.rules.active_figures:
            s.turn.ask(seat)
            return
        me.figures.push(figure)
        me.done.push(0)
        s.turn.pop()
        receive(s, seat, s.rules.materials[figure], 0)

    def moves(self, s: ArsUniversalis, seat: i64, moves: Moves) -> None:
        figures = s.players[seat].figures
        for place in range(figures.size):
            moves.add(Verb.DISMISS, figures[place])

    def play(self, s: ArsUniversalis, seat: i64, move: i64, host: Host) -> None:
        me = s.players[seat]
        place = find(me.figures, arg(move, 0))
        me.figures.take(place)
        me.done.take(place)
        s.gone.add(arg(move, 0))
        host.tell(Event.DISMISSED, EVERYBODY, seat, arg(move, 0))

    def why_not(self, s: ArsUniversalis, seat: i64, move: i64, why: Why) -> None:
        why.because(Reason.NOT_ACTIVE, arg(move, 0))


class Auction(Step[ArsUniversalis]):
    """4.1 Figures are revealed; the opener puts one up, or withdraws; the last one in play takes at the price."""

    STARTED: Final = 0

    def enter(self, s: ArsUniversalis, host: Host) -> None:
        if s.turn[self.STARTED] == 0:
            s.turn[self.STARTED] = 1
            s.in_play = (i64(1) << s.turn.seats) - 1
            s.opener = s.lead
            for _ in range(s.turn.seats):
                reveal_figure(s, host)
        while s.in_play != 0 and (s.table.size > 0 or s.classic != NO_FIGURE):
            if can_reach_any(s, s.opener):
                s.turn.ask(s.opener)
                return
            self.leave(s, s.opener, host)
        clear_table(s, host)
        s.opener = NOBODY
        s.in_play = 0
        s.turn.pop()

    def leave(self, s: ArsUniversalis, seat: i64, host: Host) -> None:
        host.tell(Event.WITHDREW, EVERYBODY, seat)
        out_of_phase(s, seat)

    def last(self, s: ArsUniversalis, seat: i64) -> bool:
        return s.in_play == i64(1) << seat

    def moves(self, s: ArsUniversalis, seat: i64, moves: Moves) -> None:
        coins = s.players[seat].coins
        last = self.last(s, seat)
        most = min(coins, LARGEST)
        moves.add(Verb.WITHDRAW)
        add_shifts(s, seat, moves)
        for place in range(s.table.size):
            figure = s.table[place]
            least = s.rules.price[figure]
            if last:
                if least <= coins:
                    moves.add(Verb.TAKE, figure)
            else:
                for bid in range(least, most + 1):
                    moves.add(Verb.OPEN, figure, bid)
        if can_take_classic(s, coins):
            moves.add(Verb.TAKE_CLASSIC, s.classic)

    def play(self, s: ArsUniversalis, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if is_shift(move):
            shift(s, seat, move, host)
        elif verb == Verb.WITHDRAW:
            self.leave(s, seat, host)
        elif verb == Verb.TAKE_CLASSIC:
            out_of_phase(s, seat)
            take_classic(s, seat, host)
        elif verb == Verb.TAKE:
            figure = arg(move, 0)
            remove(s.table, figure)
            out_of_phase(s, seat)
            acquire(s, seat, figure, s.rules.price[figure], host)
        else:
            s.auctioned = arg(move, 0)
            s.bid = arg(move, 1)
            s.bidder = seat
            s.bidding = s.in_play
            host.tell(Event.OPENED, EVERYBODY, seat, s.auctioned, s.bid)
            s.turn.push(BIDDING.number, s.next_seat(seat, s.bidding))

    def why_not(self, s: ArsUniversalis, seat: i64, move: i64, why: Why) -> None:
        verb = verb_of(move)
        figure = arg(move, 0)
        coins = s.players[seat].coins
        if is_shift(move):
            why_no_shift(s, seat, why)
        elif verb == Verb.TAKE_CLASSIC:
            why_no_classic(s, seat, figure, why)
        elif verb == Verb.OPEN and self.last(s, seat):
            why.because(Reason.LAST_IN_PLAY)
        elif verb == Verb.TAKE and not self.last(s, seat):
            why.because(Reason.OTHERS_IN_PLAY)
        elif find(s.table, figure) < 0:
            why.because(Reason.NOT_ON_TABLE, figure)
        elif verb == Verb.TAKE or arg(move, 1) > coins:
            why.because(
                Reason.NEEDS_COINS, s.rules.price[figure] if verb == Verb.TAKE else arg(move, 1), coins
            )
        else:
            why.because(Reason.BID_TOO_LOW, s.rules.price[figure])


def out_of_phase(s: ArsUniversalis, seat: i64) -> None:
    """A winner or one who withdraws; if it was the opener, the next one opens."""
    s.in_play &= ~(i64(1) << seat)
    if s.opener == seat:
        s.opener = s.next_seat(seat, s.in_play)


class Bidding(Step[ArsUniversalis]):
    """4.1 Clockwise each one raises or passes, until one is left."""

    TURN: Final = 0

    def enter(self, s: ArsUniversalis, host: Host) -> None:
        while s.bidding != i64(1) << s.bidder:
            seat = s.turn[self.TURN]
            if reach(s, seat) > s.bid:
                s.turn.ask(seat)
                return
            self.leave(s, seat, host)  # coins and markers are open, so this betrays nothing
        figure, seat, bid = s.auctioned, s.bidder, s.bid
        remove(s.table, figure)
        s.auctioned = NO_FIGURE
        s.bidder = NOBODY
        s.bid = 0
        s.bidding = 0
        out_of_phase(s, seat)
        s.turn.pop()
        acquire(s, seat, figure, bid, host)

    def leave(self, s: ArsUniversalis, seat: i64, host: Host) -> None:
        host.tell(Event.PASSED, EVERYBODY, seat)
        s.bidding &= ~(i64(1) << seat)
        s.turn[self.TURN] = s.next_seat(seat, s.bidding)

    def moves(self, s: ArsUniversalis, seat: i64, moves: Moves) -> None:
        moves.add(Verb.PASS)
        add_shifts(s, seat, moves)
        for bid in range(s.bid + 1, min(s.players[seat].coins, LARGEST) + 1):
            moves.add(Verb.RAISE, bid)

    def play(self, s: ArsUniversalis, seat: i64, move: i64, host: Host) -> None:
        if is_shift(move):
            shift(s, seat, move, host)
        elif verb_of(move) == Verb.PASS:
            self.leave(s, seat, host)
        else:
            host.tell(Event.RAISED, EVERYBODY, seat, s.bidder, arg(move, 0))
            s.bid = arg(move, 0)
            s.bidder = seat
            s.turn[self.TURN] = s.next_seat(seat, s.bidding)

    def why_not(self, s: ArsUniversalis, seat: i64, move: i64, why: Why) -> None:
        if is_shift(move):
            why_no_shift(s, seat, why)
        elif arg(move, 0) <= s.bid:
            why.because(Reason.BID_TOO_LOW, s.bid + 1)
        else:
            why.because(Reason.NEEDS_COINS, arg(move, 0), s.players[seat].coins)


AUCTION: Final = Auction(
    "auction",
    "4.1",
    Verb.OPEN,
    Verb.TAKE,
    Verb.TAKE_CLASSIC,
    Verb.WITHDRAW,
    Verb.SHIFT_HAND,
    Verb.SHIFT_COINS,
)
BIDDING: Final = Bidding("bidding", "4.1", Verb.RAISE, Verb.PASS, Verb.SHIFT_HAND, Verb.SHIFT_COINS)
ACQUIRE: Final = Acquire("acquire", "4.1", Verb.DISMISS)
