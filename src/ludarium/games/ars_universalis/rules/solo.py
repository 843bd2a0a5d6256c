"""8. The solo game: a table of twenty figures and the inspiration deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import Moves, arg, tail, verb_of
from ludarium.core.state import Step, Why
from ludarium.games.ars_universalis.data import (
    CELLS,
    COLUMNS,
    MATERIAL_SET,
    NO_FIGURE,
    ROW_PERIOD,
    WORKS_EACH,
    Chance,
    Event,
    Period,
    Reason,
    Result,
    Verb,
)
from ludarium.games.ars_universalis.rules.material import (
    RECEIVE,
    Receive,
    discard,
    draw,
    shift,
    why_not_dropped,
)
from ludarium.games.ars_universalis.rules.projects import spend, why_unsolved
from ludarium.games.ars_universalis.rules.solution import SOLUTIONS, add_completions
from ludarium.games.ars_universalis.state import UNDECIDED, ArsUniversalis, works_done

SOLO_SEAT: Final = 0


def set_up_solo(s: ArsUniversalis, host: Host) -> None:
    """8.1 Five columns of four figures face down; the others are the inspiration deck."""
    for period in range(Period.COUNT):
        deck = s.rules.of_period(period)
        for cell in range(CELLS):
            if ROW_PERIOD[cell // COLUMNS] == period:
                s.grid[cell] = host.draw(deck, Chance.FIGURE_DRAWN)
        s.inspirations.add_all(deck)
    s.deck.clear()
    draw(s, SOLO_SEAT, s.rules.solo_materials, host)
    for cell in range(COLUMNS):
        turn_up(s, cell, host)
    inspire(s, host)


def turn_up(s: ArsUniversalis, cell: i64, host: Host) -> None:
    if (s.shown >> cell) & 1 == 0:
        s.shown |= i64(1) << cell
        host.reveal()
        host.tell(Event.TURNED_UP, EVERYBODY, s.grid[cell])


def inspire(s: ArsUniversalis, host: Host) -> None:
    """The next inspiration card. There are more of them than works to complete, so the deck never runs out."""
    if s.inspiration != NO_FIGURE:
        s.inspired.add(s.inspiration)
    s.inspiration = host.draw(s.inspirations, Chance.FIGURE_DRAWN)
    host.tell(Event.INSPIRED, EVERYBODY, s.inspiration)


def inspires(s: ArsUniversalis, figure: i64, place: i64) -> bool:
    """8.2d Does the inspiration card share the figure's period, or the work's category?"""
    card = s.inspiration
    if s.rules.period[card] == s.rules.period[figure]:
        return True
    for other in range(s.rules.works[card]):
        if s.rules.category[card * WORKS_EACH + other] == s.rules.category[figure * WORKS_EACH + place]:
            return True
    return False


def cell_of(s: ArsUniversalis, figure: i64) -> i64:
    """The cell in which a figure lies face up, or -1."""
    for cell in range(CELLS):
        if s.grid[cell] == figure and (s.shown >> cell) & 1 == 1:
            return cell
    return -1


def prepared(s: ArsUniversalis, figure: i64, place: i64) -> bool:
    """8.2 A later work needs one of its own category in the period before."""
    period = s.rules.period[figure]
    if period == Period.MIDDLE_AGES:
        return True
    category = s.rules.category[figure * WORKS_EACH + place]
    for cell in range(CELLS):
        other = s.grid[cell]
        if s.done[cell] != 0 and s.rules.period[other] == period - 1:
            for earlier in range(s.rules.works[other]):
                if (s.done[cell] >> earlier) & 1 == 1:
                    if s.rules.category[other * WORKS_EACH + earlier] == category:
                        return True
    return False


class Solo(Step[ArsUniversalis]):
    """8. Complete works of figures turned up, or once take a new hand, until one of the last period is done."""

    def enter(self, s: ArsUniversalis, host: Host) -> None:
        if s.outcome == UNDECIDED:
            if self.can_shift(s) or self.can_complete(s):
                s.turn.ask(SOLO_SEAT)
                return
            s.outcome = Result.LOST
            host.tell(Event.LOST, EVERYBODY, works_done(s))
        s.turn.pop()

    def can_shift(self, s: ArsUniversalis) -> bool:
        me = s.players[SOLO_SEAT]
        return me.shifts == 0 and me.hand.size > 0 and s.pool.size > 0

    def is_open(self, s: ArsUniversalis, cell: i64, place: i64) -> bool:
        figure = s.grid[cell]
        return (s.done[cell] >> place) & 1 == 0 and prepared(s, figure, place)

    def can_complete(self, s: ArsUniversalis) -> bool:
        hand = s.players[SOLO_SEAT].hand
        for cell in range(CELLS):
            if (s.shown >> cell) & 1 == 1:
                figure = s.grid[cell]
                for place in range(s.rules.works[figure]):
                    if self.is_open(s, cell, place):
                        if len(SOLUTIONS.all_of(s.rules, figure * WORKS_EACH + place, hand)) > 0:
                            return True
        return False

    def moves(self, s: ArsUniversalis, seat: i64, moves: Moves) -> None:
        if self.can_shift(s):
            moves.add(Verb.SHIFT_HAND)
        for cell in range(CELLS):
            if (s.shown >> cell) & 1 == 1:
                figure = s.grid[cell]
                for place in range(s.rules.works[figure]):
                    if self.is_open(s, cell, place):
                        add_completions(s.rules, figure, place, s.players[seat].hand, moves)

    def play(self, s: ArsUniversalis, seat: i64, move: i64, host: Host) -> None:
        if verb_of(move) == Verb.SHIFT_HAND:
            shift(s, seat, move, host)
        else:
            self.complete(s, seat, arg(move, 0), arg(move, 1), tail(move, 2), host)

    def complete(self, s: ArsUniversalis, seat: i64, figure: i64, place: i64, cards: i64, host: Host) -> None:
        """8.2 In the order of its steps."""
        me = s.players[seat]
        cell = cell_of(s, figure)
        s.done[cell] |= i64(1) << place
        me.works[s.rules.period[figure]] += 1
        me.records[s.rules.category[figure * WORKS_EACH + place]] += 1
        host.tell(Event.SOLVED, EVERYBODY, seat, figure, place, cards)
        spend(s, seat, MATERIAL_SET.members_of(cards), host)
        if s.rules.period[figure] == Period.LATE_MODERN:
            s.outcome = Result.WON
            host.tell(Event.WON, EVERYBODY, works_done(s))
            return
        if cell + COLUMNS < CELLS:
            turn_up(s, cell + COLUMNS, host)
        draw(s, seat, s.rules.materials[figure] + (1 if inspires(s, figure, place) else 0), host)
        s.turn.push(SOLO_DISCARD.number, max(0, me.hand.size - s.limit()))

    def why_not(self, s: ArsUniversalis, seat: i64, move: i64, why: Why) -> None:
        figure, place = arg(move, 0), arg(move, 1)
        me = s.players[seat]
        if verb_of(move) == Verb.SHIFT_HAND:
            if me.shifts > 0:
                why.because(Reason.MARKER_IS_GONE)
            elif me.hand.size == 0:
                why.because(Reason.HAND_IS_EMPTY)
            else:
                why.because(Reason.POOL_IS_EMPTY)
        elif cell_of(s, figure) < 0:
            why.because(Reason.NOT_ACTIVE, figure)
        elif place >= s.rules.works[figure]:
            why.because(Reason.NO_SUCH_WORK, figure, place)
        elif (s.done[cell_of(s, figure)] >> place) & 1 == 1:
            why.because(Reason.WORK_IS_DONE, figure, place)
        elif not prepared(s, figure, place):
            category = s.rules.category[figure * WORKS_EACH + place]
            why.because(Reason.NEEDS_EARLIER_KIND, s.rules.period[figure] - 1, category)
        else:
            why_unsolved(s, seat, move, why)


class SoloDiscard(Step[ArsUniversalis]):
    """8.2e and f: discard down to the limit, one card a move in the order of the cards; then a new inspiration."""

    LEFT: Final = 0
    FIRST: Final = 1

    def enter(self, s: ArsUniversalis, host: Host) -> None:
        if s.turn[self.LEFT] > 0:
            s.turn.ask(SOLO_SEAT)
        else:
            s.turn.pop()
            inspire(s, host)

    def moves(self, s: ArsUniversalis, seat: i64, moves: Moves) -> None:
        hand = s.players[seat].hand
        for place in range(hand.size - s.turn[self.LEFT] + 1):  # enough must be left to go on
            if hand[place] >= s.turn[self.FIRST]:
                moves.add(Verb.DROP, hand[place])

    def play(self, s: ArsUniversalis, seat: i64, move: i64, host: Host) -> None:
        s.turn[self.LEFT] -= 1
        s.turn[self.FIRST] = arg(move, 0) + 1
        discard(s, seat, arg(move, 0), host)

    def why_not(self, s: ArsUniversalis, seat: i64, move: i64, why: Why) -> None:
        why_not_dropped(s, seat, arg(move, 0), why)


SOLO: Final = Solo("solo", "8", Verb.COMPLETE, Verb.SHIFT_HAND)
SOLO_DISCARD: Final = SoloDiscard("solo_discard", "8", Verb.DROP)


def surplus(s: ArsUniversalis) -> i64:
    """How many materials whoever is asked must discard, or may, to receive all that come; 0 in other steps."""
    if s.over:
        return 0
    if s.step.number == SOLO_DISCARD.number:
        return s.turn[SoloDiscard.LEFT]
    if s.step.number == RECEIVE.number:
        return s.players[s.turn[Receive.SEAT]].hand.size + s.turn[Receive.MANY] - s.limit()
    return 0
