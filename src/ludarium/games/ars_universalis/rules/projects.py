"""4.3 The projects phase: the materials bank or Leonardo's workshop, and completing works."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, tail, verb_of
from ludarium.core.pieces import Pile
from ludarium.core.state import Step, Why
from ludarium.games.ars_universalis.data import MATERIAL_SET, Event, Period, Reason, Verb
from ludarium.games.ars_universalis.memory import find, insert, remove
from ludarium.games.ars_universalis.rules.material import (
    add_shifts,
    discard,
    give_back,
    is_shift,
    lay,
    shift,
    show,
    why_no_shift,
)
from ludarium.games.ars_universalis.rules.solution import add_completions
from ludarium.games.ars_universalis.scoring import achieve, reward_figure, reward_work
from ludarium.games.ars_universalis.state import ArsUniversalis


class Projects(Step[ArsUniversalis]):
    """4.3 Each patron from the lead on completes works, and once a turn exchanges a card with the bank.

    With Leonardo's Workshop (9) there is no bank; once a turn a card may be bought there.
    """

    STARTED: Final = 0
    TURN: Final = 1
    USED: Final = 2  # the exchange, or the workshop, this turn

    def enter(self, s: ArsUniversalis, host: Host) -> None:
        if s.turn[self.STARTED] == 0:
            s.turn[self.STARTED] = 1
            self.open(s, host)
        if s.turn[self.TURN] == s.turn.seats:
            s.turn.pop()
        else:
            s.turn.ask((s.lead + s.turn[self.TURN]) % s.turn.seats)

    def open(self, s: ArsUniversalis, host: Host) -> None:
        if not s.rules.workshop:
            for _ in range(s.rules.bank_size):
                insert(s.bank, lay(s, Event.BANK_LAID, host))
        elif s.workshop.size == 0:
            for _ in range(s.rules.workshop_rows * s.turn.seats):
                s.workshop.push(lay(s, Event.WORKSHOP_LAID, host))

    def moves(self, s: ArsUniversalis, seat: i64, moves: Moves) -> None:
        me = s.players[seat]
        moves.add(Verb.END)
        add_shifts(s, seat, moves)
        if s.turn[self.USED] == 0:
            moves.add_crossed(Verb.EXCHANGE, me.hand, s.bank)
            for place in range(s.workshop.size):
                if column(s, place) <= me.coins:
                    moves.add(Verb.FETCH, s.workshop[place])
        for index in range(me.figures.size):
            figure = me.figures[index]
            if prepared(s, seat, figure):
                for place in range(s.rules.works[figure]):
                    if (me.done[index] >> place) & 1 == 0:
                        add_completions(s.rules, figure, place, me.hand, moves)

    def play(self, s: ArsUniversalis, seat: i64, move: i64, host: Host) -> None:
        verb = verb_of(move)
        if verb == Verb.END:
            s.turn[self.TURN] += 1
            s.turn[self.USED] = 0
        elif is_shift(move):
            shift(s, seat, move, host)
        elif verb == Verb.COMPLETE:
            complete(s, seat, arg(move, 0), arg(move, 1), tail(move, 2), host)
        else:
            s.turn[self.USED] = 1
            if verb == Verb.EXCHANGE:
                self.exchange(s, seat, arg(move, 0), arg(move, 1), host)
            elif s.players[seat].hand.size == s.limit():
                s.turn.push(MAKE_ROOM.number, seat, arg(move, 0))
            else:
                fetch(s, seat, arg(move, 0), host)

    def exchange(self, s: ArsUniversalis, seat: i64, give: i64, take: i64, host: Host) -> None:
        """What is given stays in the bank for those who follow."""
        host.tell(Event.EXCHANGED, EVERYBODY, seat, give, take)
        show(s, seat, give, host)
        remove(s.bank, take)
        insert(s.bank, give)
        insert(s.players[seat].hand, take)
        s.memory.took(seat, take)

    def why_not(self, s: ArsUniversalis, seat: i64, move: i64, why: Why) -> None:
        verb = verb_of(move)
        if is_shift(move):
            why_no_shift(s, seat, why)
        elif verb == Verb.COMPLETE:
            self.why_not_complete(s, seat, move, why)
        elif verb == Verb.EXCHANGE and s.rules.workshop:
            why.because(Reason.NO_BANK)
        elif verb == Verb.FETCH and not s.rules.workshop:
            why.because(Reason.NO_WORKSHOP)
        elif s.turn[self.USED] == 1:
            why.because(Reason.ONCE_A_TURN)
        elif verb == Verb.EXCHANGE:
            if find(s.players[seat].hand, arg(move, 0)) < 0:
                why.because(Reason.NOT_IN_HAND, arg(move, 0))
            else:
                why.because(Reason.NOT_IN_BANK, arg(move, 1))
        elif find(s.workshop, arg(move, 0)) < 0:
            why.because(Reason.NOT_IN_WORKSHOP, arg(move, 0))
        else:
            price = column(s, find(s.workshop, arg(move, 0)))
            why.because(Reason.NEEDS_COINS, price, s.players[seat].coins)

    def why_not_complete(self, s: ArsUniversalis, seat: i64, move: i64, why: Why) -> None:
        me = s.players[seat]
        figure, place = arg(move, 0), arg(move, 1)
        index = find(me.figures, figure)
        if index < 0:
            why.because(Reason.NOT_ACTIVE, figure)
        elif place >= s.rules.works[figure]:
            why.because(Reason.NO_SUCH_WORK, figure, place)
        elif (me.done[index] >> place) & 1 == 1:
            why.because(Reason.WORK_IS_DONE, figure, place)
        elif not prepared(s, seat, figure):
            why.because(Reason.NEEDS_EARLIER, s.rules.period[figure] - 1)
        else:
            why_unsolved(s, seat, move, why)


def why_unsolved(s: ArsUniversalis, seat: i64, move: i64, why: Why) -> None:
    """The work may be completed, but not with these cards."""
    cards = MATERIAL_SET.members_of(tail(move, 2))
    for place in range(cards.size):
        if find(s.players[seat].hand, cards[place]) < 0:
            why.because(Reason.NOT_IN_HAND, cards[place])
            return
    why.because(Reason.UNSOLVED, arg(move, 0), arg(move, 1))


def prepared(s: ArsUniversalis, seat: i64, figure: i64) -> bool:
    """5.1 A work of a later period needs one of the period before, finished whenever (ruling 35)."""
    period = s.rules.period[figure]
    return period == Period.MIDDLE_AGES or s.players[seat].works[period - 1] > 0


def complete(s: ArsUniversalis, seat: i64, figure: i64, place: i64, cards: i64, host: Host) -> None:
    """4.3 COMPLETE, in the order of its steps."""
    me = s.players[seat]
    spend(s, seat, MATERIAL_SET.members_of(cards), host)
    reward_work(s, seat, figure, place, cards, host)
    index = find(me.figures, figure)
    me.done[index] |= i64(1) << place
    if me.done[index] == (i64(1) << s.rules.works[figure]) - 1:
        if s.rules.works[figure] > 1:
            reward_figure(s, seat, figure, host)
        me.figures.take(index)
        me.done.take(index)
        s.gone.add(figure)
    achieve(s, seat, host)


def spend(s: ArsUniversalis, seat: i64, cards: Pile, host: Host) -> None:
    for place in range(cards.size):
        show(s, seat, cards[place], host)
        give_back(s, cards[place])


# 9. Leonardo's Workshop


def column(s: ArsUniversalis, place: i64) -> i64:
    """The column of a card of the workshop, counted from 1: its price."""
    return place % s.turn.seats + 1


def fetch(s: ArsUniversalis, seat: i64, card: i64, host: Host) -> None:
    """Pay the patrons on the left, take the card, close the gap and refill the row."""
    place = find(s.workshop, card)
    price = column(s, place)
    s.players[seat].coins -= price
    host.tell(Event.FETCHED, EVERYBODY, seat, card, price)
    for distance in range(1, min(price, s.turn.seats - 1) + 1):  # what is left over goes to the bank
        other = (seat + distance) % s.turn.seats
        s.players[other].coins += 1
        host.tell(Event.TIPPED, EVERYBODY, seat, other)
    insert(s.players[seat].hand, card)
    s.memory.took(seat, card)
    last = place - place % s.turn.seats + s.turn.seats - 1
    for gap in range(place, last):
        s.workshop[gap] = s.workshop[gap + 1]
    s.workshop[last] = lay(s, Event.WORKSHOP_LAID, host)


class MakeRoom(Step[ArsUniversalis]):
    """9. A full hand discards a card before it gets one of the workshop."""

    SEAT: Final = 0
    CARD: Final = 1

    def enter(self, s: ArsUniversalis, host: Host) -> None:
        s.turn.ask(s.turn[self.SEAT])

    def moves(self, s: ArsUniversalis, seat: i64, moves: Moves) -> None:
        hand = s.players[seat].hand
        for place in range(hand.size):
            moves.add(Verb.DROP, hand[place])

    def play(self, s: ArsUniversalis, seat: i64, move: i64, host: Host) -> None:
        card = s.turn[self.CARD]
        s.turn.pop()
        discard(s, seat, arg(move, 0), host)
        fetch(s, seat, card, host)

    def why_not(self, s: ArsUniversalis, seat: i64, move: i64, why: Why) -> None:
        why.because(Reason.NOT_IN_HAND, arg(move, 0))


PROJECTS: Final = Projects(
    "projects", "4.3", Verb.EXCHANGE, Verb.FETCH, Verb.COMPLETE, Verb.SHIFT_HAND, Verb.SHIFT_COINS, Verb.END
)
MAKE_ROOM: Final = MakeRoom("make_room", "9", Verb.DROP)
