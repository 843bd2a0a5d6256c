"""Ars Universalis for bots: a quick way to play sensibly in rollouts, and what a position is worth (dossier 14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import Seeded
from ludarium.core.moves import Moves, arg, pack, tail, verb_of
from ludarium.core.policy import Policy
from ludarium.core.state import State
from ludarium.games.ars_universalis.data import (
    CELLS,
    COLUMNS,
    MATERIAL_SET,
    WORKS_EACH,
    Period,
    Verb,
)
from ludarium.games.ars_universalis.puzzles.target import Category
from ludarium.games.ars_universalis.rate import Rates
from ludarium.games.ars_universalis.rules.auction import ACQUIRE, AUCTION, BIDDING
from ludarium.games.ars_universalis.rules.material import RECEIVE
from ludarium.games.ars_universalis.rules.projects import PROJECTS
from ludarium.games.ars_universalis.rules.recruitment import RECRUITMENT
from ludarium.games.ars_universalis.rules.solo import SOLO, cell_of, inspires
from ludarium.games.ars_universalis.rules.solution import SOLUTIONS
from ludarium.games.ars_universalis.rules.trade import TRADE
from ludarium.games.ars_universalis.scoring import worth_now
from ludarium.games.ars_universalis.state import NOBODY, ArsUniversalis, works_done

# What things are worth, in hundredths of a point
POINT: Final = 100

LOWEST_ARGUMENTS: Final = 0xFFFFFF  # of a move: the verb and its first two arguments
WON: Final = 100.0  # points that make a winner of whoever has them: the score alone does not
LAST_SPREAD: Final = 3.0  # by period, until the end
SOLO_EFFORT: Final = 1.0 / 6.0  # of the iterations: each plays a whole game
SOLO_CARD: Final = 100
SOLO_PERIOD: Final = 600
SOLO_REVEAL: Final = 250
SOLO_KIND: Final = 150
SOLO_OPENED: Final = 200  # a work of the next period that becomes possible


class ArsPolicy(Policy):
    """Bids about what a figure is worth, fills the hand, completes what it can with few cards."""

    rates: Rates

    def __init__(self, rates: Rates | None = None) -> None:
        self.rates = Rates() if rates is None else rates

    def pick(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        assert isinstance(s, ArsUniversalis)
        if moves.size == 1:
            return 0
        step = s.turn.step.number
        if step == PROJECTS.number:
            return self.projects(s, seat, moves)
        if step == TRADE.number:
            return self.trade(s, seat, moves)
        if step == AUCTION.number:
            return self.auction(s, seat, moves)
        if step == BIDDING.number:
            return self.bidding(s, seat, moves)
        if step == RECRUITMENT.number:
            return self.recruitment(s, seat, moves)
        if step == ACQUIRE.number:
            return self.dismissal(s, seat, moves)
        if step == RECEIVE.number:
            return self.receipt(s, seat, moves)
        if step == SOLO.number:
            return self.solo(s, seat, moves)
        return self.discards(s, seat, moves)

    def phase(self, s: State) -> i64:
        """Alone a game is short enough to be played to its end, and only the end says what a hand was worth."""
        assert isinstance(s, ArsUniversalis)
        return 0 if s.turn.seats == 1 else s.round

    def effort(self, s: State) -> float:
        return SOLO_EFFORT if s.turn.seats == 1 else 1.0

    def narrow(self, s: State, seat: i64, moves: Moves) -> None:
        """Of completions the minimal ones, of bids the lowest: more cards or coins never bring more."""
        assert isinstance(s, ArsUniversalis)
        hand = s.players[seat].hand
        kept: i64 = 0
        last: i64 = -1
        for index in range(moves.size):
            move = moves[index]
            verb = verb_of(move)
            if verb == Verb.COMPLETE:
                work = arg(move, 0) * WORKS_EACH + arg(move, 1)
                if work != last:  # all sets of a work stand together, at least as many as minimal ones
                    last = work
                    start = move & LOWEST_ARGUMENTS
                    for mask in SOLUTIONS.minimal_of(s.rules, work, hand):
                        moves.words[kept] = start | MATERIAL_SET.place(hand, mask) << 24
                        kept += 1
                continue
            if verb == Verb.OPEN and arg(move, 1) > s.rules.price[arg(move, 0)] + 1:
                continue
            if verb == Verb.RAISE and arg(move, 0) > s.bid + 2:
                continue
            moves.words[kept] = move
            kept += 1
        moves.size = kept

    # What a position is worth

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, ArsUniversalis)
        if s.turn.seats == 1:
            return self.solo_value(s)
        if s.over:
            return self.final(s, seat)
        best: i64 = -1_000_000
        for other in range(s.turn.seats):
            if other != seat:
                best = max(best, self.expected(s, other))
        return float(self.expected(s, seat) - best) / float(POINT)

    def expect(self, s: State, seat: i64) -> float:
        assert isinstance(s, ArsUniversalis)
        if s.over:
            return float(s.players[seat].score) + (WON if s.won(seat) else 0.0)
        return float(self.expected(s, seat)) / float(POINT)

    def spread(self, s: State) -> float:
        assert isinstance(s, ArsUniversalis)
        return 0.1 if s.over else LAST_SPREAD - float(s.period)

    def final(self, s: ArsUniversalis, seat: i64) -> float:
        """The margin at the end; winning at all is worth some points."""
        best: i64 = -1_000_000
        for other in range(s.turn.seats):
            if other != seat:
                best = max(best, s.players[other].score)
        margin = float(s.players[seat].score - best)
        return margin + 15.0 if s.won(seat) else margin - 15.0

    def expected(self, s: ArsUniversalis, seat: i64) -> i64:
        """The points of a seat, with what it holds, in hundredths."""
        me = s.players[seat]
        rules = s.rules
        worth = me.score * POINT + rules.marker[me.shifts] * POINT
        worth += min(me.coins, 40) * self.rates.coin + me.hand.size * self.rates.card
        for index in range(me.figures.size):
            figure = me.figures[index]
            worth += open_points(s, figure, me.done[index]) * self.rates.open_work
        for period in range(Period.LATE_MODERN):
            if me.works[period] > 0:
                worth += self.rates.prepared
        if s.period < Period.LATE_MODERN and me.ages < rules.thresholds[s.period]:
            worth += me.ages * self.rates.step
        for category in range(Category.COUNT):
            many = me.records[category]
            if many > 0:
                if s.achieved == 0:
                    worth += self.rates.kind
                if s.developments[category] == NOBODY:
                    worth += (many - 1) * self.rates.development
        if s.turn.seats == 2:
            worth -= me.idle * self.rates.idle
        return worth

    def solo_value(self, s: ArsUniversalis) -> float:
        if s.over:
            return 100.0 if s.won(0) else 0.0
        me = s.players[0]
        return float(me.works[1] * 6 + works_done(s) * 2 + me.hand.size * 3 + (3 if me.shifts == 0 else 0))

    # 4.1 and 7

    def promise(self, s: ArsUniversalis, seat: i64, figure: i64) -> i64:
        """What a figure on offer is worth to the seat, in hundredths of a coin."""
        me = s.players[seat]
        point = self.rates.hire_point if s.turn.seats == 2 else self.rates.figure_point
        worth = worth_now(s, figure, whole_points(s, figure)) * point
        worth += min(s.rules.materials[figure], s.limit() - me.hand.size + 1) * self.rates.figure_card
        if me.figures.size >= s.rules.active_figures:
            worth -= self.rates.crowded
        return worth

    def ceiling(self, s: ArsUniversalis, seat: i64, figure: i64) -> i64:
        """The most coins to bid."""
        most = min(self.promise(s, seat, figure) // POINT, s.rules.price[figure] + self.rates.most_above)
        return min(most, s.players[seat].coins)

    def auction(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        """Open, or take, what is worth most above its price; else the classic; else nothing."""
        choice: i64 = 0  # withdraw
        best: i64 = -1
        for index in range(moves.size):
            move = moves[index]
            verb = verb_of(move)
            figure = arg(move, 0)
            opens = verb == Verb.OPEN and arg(move, 1) == s.rules.price[figure]
            if opens or verb in (Verb.TAKE, Verb.TAKE_CLASSIC):
                surplus = self.promise(s, seat, figure) - s.rules.price[figure] * POINT
                if surplus > best:
                    best = surplus
                    choice = index
        return choice

    def bidding(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        wanted = s.bid + 1
        if wanted <= self.ceiling(s, seat, s.auctioned):
            for index in range(moves.size):
                if verb_of(moves[index]) == Verb.RAISE and arg(moves[index], 0) == wanted:
                    return index
        return 0  # pass

    def recruitment(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        """With two, going without a figure loses: an idle round makes any figure dear."""
        choice: i64 = 0  # decline
        best: i64 = -self.rates.idle * s.players[seat].idle - 1
        for index in range(moves.size):
            move = moves[index]
            if verb_of(move) in (Verb.HIRE, Verb.TAKE_CLASSIC):
                figure = arg(move, 0)
                surplus = self.promise(s, seat, figure) - s.rules.price[figure] * POINT
                left = s.players[seat].coins - s.rules.price[figure]
                if left < self.rates.reserve:
                    surplus -= (self.rates.reserve - left) * self.rates.last_coin
                if surplus > best:
                    best = surplus
                    choice = index
        return choice

    def dismissal(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        """The figure with the fewest open points."""
        me = s.players[seat]
        choice: i64 = 0
        least: i64 = 1_000_000
        for index in range(moves.size):
            if (
                verb_of(moves[index]) == Verb.DISMISS
                and open_points(s, me.figures[index], me.done[index]) < least
            ):
                least = open_points(s, me.figures[index], me.done[index])
                choice = index
        return choice

    # 3 and 4.2

    def receipt(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        """Discard nothing, if that is possible."""
        return 0

    def discards(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        return 0

    def trade(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        """Fill the hand, but keep coins for the next figure."""
        me = s.players[seat]
        wanted = min(s.limit() - me.hand.size, (me.coins - self.reserve(s, seat)) // s.rules.buy_price)
        if wanted > 0:
            for index in range(moves.size):
                if verb_of(moves[index]) == Verb.BUY and arg(moves[index], 0) + 1 == wanted:
                    return index
        return 0  # end

    def reserve(self, s: ArsUniversalis, seat: i64) -> i64:
        """Figures get dearer by the period; with two, one must be hired, the more so after an idle round."""
        if s.turn.seats > 2:
            return self.rates.reserve + s.period
        return (
            self.rates.reserve
            + s.period * self.rates.dearer
            + (0 if s.players[seat].acquired else self.rates.hurry)
        )

    # 4.3

    def projects(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        """The completion that brings most for its cards."""
        choice: i64 = 0  # end
        best: i64 = 0
        last: i64 = -1
        reward: i64 = 0
        for index in range(moves.size):
            move = moves[index]
            if verb_of(move) == Verb.COMPLETE:
                work = move & LOWEST_ARGUMENTS
                if work != last:
                    last = work
                    reward = self.reward(s, seat, arg(move, 0), arg(move, 1))
                value = reward - MATERIAL_SET.size_of(tail(move, 2)) * self.rates.card
                if value > best:
                    best = value
                    choice = index
        return choice

    def reward(self, s: ArsUniversalis, seat: i64, figure: i64, place: i64) -> i64:
        """What completing a work brings, apart from its cards."""
        me = s.players[seat]
        rules = s.rules
        work = figure * WORKS_EACH + place
        category = rules.category[work]
        value = worth_now(s, figure, rules.points[work]) * (POINT + self.rates.coin)
        if rules.period[figure] == s.period and s.period < Period.LATE_MODERN:
            if me.ages + 1 == rules.thresholds[s.period]:
                value += rules.transition_points * POINT
            else:
                value += self.rates.step
        if me.works[rules.period[figure]] == 0:
            value += self.rates.prepared
        if me.records[category] == 0 and s.achieved == 0:
            value += self.rates.kind
        elif s.developments[category] == NOBODY:
            value += self.rates.development
        return value

    # 8

    def solo(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        """Towards the last period; many materials for few; figures turned up."""
        choice: i64 = 0
        best: i64 = -1_000_000
        last: i64 = -1
        reward: i64 = 0
        for index in range(moves.size):
            move = moves[index]
            value: i64 = -SOLO_PERIOD  # a new hand only when nothing else is left
            if verb_of(move) == Verb.COMPLETE:
                work = move & LOWEST_ARGUMENTS
                if work != last:  # all sets of a work stand together
                    last = work
                    reward = self.solo_reward(s, arg(move, 0), arg(move, 1))
                value = reward - MATERIAL_SET.size_of(tail(move, 2)) * SOLO_CARD
            if value > best:
                best = value
                choice = index
        return choice

    def solo_reward(self, s: ArsUniversalis, figure: i64, place: i64) -> i64:
        rules = s.rules
        period = rules.period[figure]
        if period == Period.LATE_MODERN:
            return 1_000_000
        value = period * SOLO_PERIOD + rules.materials[figure] * SOLO_CARD
        cell = cell_of(s, figure)
        if s.done[cell] == 0:
            value += SOLO_REVEAL * (1 + cell // COLUMNS)
        if inspires(s, figure, place):
            value += SOLO_CARD
        return value + self.solo_opens(s, period, rules.category[figure * WORKS_EACH + place])

    def solo_opens(self, s: ArsUniversalis, period: i64, category: i64) -> i64:
        """8.2 What a first work of a category opens in the next period, face up or still face down."""
        value: i64 = SOLO_KIND
        for cell in range(CELLS):
            figure = s.grid[cell]
            for place in range(s.rules.works[figure]):
                if s.rules.category[figure * WORKS_EACH + place] == category and (s.shown >> cell) & 1 == 1:
                    if s.rules.period[figure] == period and (s.done[cell] >> place) & 1 == 1:
                        return 0  # it has been opened before
                    if s.rules.period[figure] == period + 1:
                        value += SOLO_OPENED * (1 + period)
        return value


def whole_points(s: ArsUniversalis, figure: i64) -> i64:
    """All a figure can bring."""
    points = s.rules.bonus[figure]
    for place in range(s.rules.works[figure]):
        points += s.rules.points[figure * WORKS_EACH + place]
    return points


def open_points(s: ArsUniversalis, figure: i64, done: i64) -> i64:
    """What is still to be had of an active figure."""
    points = worth_now(s, figure, s.rules.bonus[figure])
    for place in range(s.rules.works[figure]):
        if (done >> place) & 1 == 0:
            points += worth_now(s, figure, s.rules.points[figure * WORKS_EACH + place])
    return points


def safe(s: State, seat: int, listed: list[int]) -> int:
    """4.4 Pass, withdraw, decline, end, discard nothing; a figure that must go has the fewest open points."""
    assert isinstance(s, ArsUniversalis)
    for verb in (Verb.PASS, Verb.WITHDRAW, Verb.DECLINE, Verb.END, Verb.KEEP):
        if pack(verb) in listed:
            return int(pack(verb))
    if verb_of(listed[0]) != Verb.DISMISS:
        return min(listed)
    me = s.players[seat]
    left = {
        me.figures[place]: open_points(s, me.figures[place], me.done[place])
        for place in range(me.figures.size)
    }
    return min(listed, key=lambda move: (left[arg(move, 0)], arg(move, 0)))
