"""Ars Universalis for bots: the best way to use a hand in one turn, over several works and one foreign card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.pieces import Ints, Pile
from ludarium.games.ars_universalis.data import WORKS_EACH, Period
from ludarium.games.ars_universalis.memory import find, insert
from ludarium.games.ars_universalis.policy import POINT
from ludarium.games.ars_universalis.puzzles.target import Category
from ludarium.games.ars_universalis.rate import Rates
from ludarium.games.ars_universalis.rules.solution import SOLUTIONS
from ludarium.games.ars_universalis.scoring import worth_now
from ludarium.games.ars_universalis.state import NOBODY, ArsUniversalis

NODES: Final = 3000  # of one plan
MOST_WAYS: Final = 10  # looked at, of one work: those with the fewest cards
NOTHING: Final = -1


class Option:
    """A way to complete a work: cards of the hand, and the foreign card it needs, or NOTHING."""

    used: Final[i64]
    taken: Final[i64]
    cards: Final[i64]

    def __init__(self, used: i64, taken: i64) -> None:
        self.used = used
        self.taken = taken
        self.cards = ones(used) + (0 if taken == NOTHING else 1)


class Work:
    """An open work of the seat with the ways to complete it now."""

    figure: Final[i64]
    place: Final[i64]
    ways: Final[list[Option]]

    def __init__(self, figure: i64, place: i64, ways: list[Option]) -> None:
        self.figure = figure
        self.place = place
        self.ways = ways


class Estimate:
    """What a seat could do in this turn, tried out on a few counters."""

    rates: Rates
    works: list[Work]
    value: i64  # of the best plan, in hundredths of a point; 0 if there is nothing to do
    used: i64  # the cards of the hand it uses
    taken: i64  # the foreign card it needs, or NOTHING
    first: i64  # the work it begins with, or NOTHING
    first_used: i64
    price: i64  # of a foreign card, by its place, in hundredths
    nodes: i64
    hand: i64  # all cards of the hand, as a mask
    must_give: bool  # a foreign card costs one of the hand
    ages: i64
    done: Ints  # completed works by period
    records: Ints
    left: vec[i64]  # by work: how many works of its figure are open
    path_work: i64
    path_used: i64

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.works = []
        self.value = 0
        self.used = 0
        self.taken = NOTHING
        self.first = NOTHING
        self.first_used = 0
        self.price = 0
        self.nodes = 0
        self.hand = 0
        self.must_give = True
        self.ages = 0
        self.done = Ints.zeros(Period.COUNT)
        self.records = Ints.zeros(Category.COUNT)
        self.left = vec[i64]([0] * 64)
        self.path_work = NOTHING
        self.path_used = 0

    def plan(self, s: ArsUniversalis, seat: i64, foreign: Pile, must_give: bool, price: i64) -> i64:
        """Find the best plan; `foreign` are cards of which one may be had, for so much times its column."""
        me = s.players[seat]
        self.must_give = must_give
        self.price = price
        self.hand = (i64(1) << me.hand.size) - 1
        self.ages = me.ages
        for period in range(Period.COUNT):
            self.done[period] = me.works[period]
        for category in range(Category.COUNT):
            self.records[category] = me.records[category]
        self.collect(s, seat, foreign)
        self.value = 0
        self.used = 0
        self.taken = NOTHING
        self.first = NOTHING
        self.nodes = 0
        self.search(s, seat, 0, 0, NOTHING, 0)
        return self.value

    def collect(self, s: ArsUniversalis, seat: i64, foreign: Pile) -> None:
        """The open works that can be completed, early periods first: they open the later ones."""
        me = s.players[seat]
        self.works = []
        for period in range(Period.COUNT):
            for index in range(me.figures.size):
                figure = me.figures[index]
                if s.rules.period[figure] != period:
                    continue
                self.left[figure] = s.rules.works[figure] - ones(me.done[index])
                for place in range(s.rules.works[figure]):
                    if (me.done[index] >> place) & 1 == 0:
                        ways = self.ways(s, seat, figure * WORKS_EACH + place, foreign)
                        if ways:
                            self.works.append(Work(figure, place, ways))

    def ways(self, s: ArsUniversalis, seat: i64, work: i64, foreign: Pile) -> list[Option]:
        hand = s.players[seat].hand
        found: list[Option] = []
        for mask in SOLUTIONS.minimal_of(s.rules, work, hand):
            self.note(found, work, Option(mask, NOTHING))
        if foreign.size > 0:
            self.exchanged(s, work, hand, foreign, found)
        if len(found) <= MOST_WAYS:
            return found
        few: list[Option] = []
        for cards in range(1, 10):
            for option in found:
                if option.cards == cards and len(few) < MOST_WAYS:
                    few.append(option)
        return few

    def exchanged(self, s: ArsUniversalis, work: i64, hand: Pile, foreign: Pile, found: list[Option]) -> None:
        """The ways with a foreign card: it lies among the hand's, and another of those is left to give for it."""
        whole = (i64(1) << (hand.size + 1)) - 1
        for taken in range(foreign.size):
            both = hand.clone()
            insert(both, foreign[taken])
            place = find(both, foreign[taken])
            below = (i64(1) << place) - 1
            for mask in SOLUTIONS.minimal_of(s.rules, work, both):
                if (mask >> place) & 1 == 1 and mask != whole:
                    self.note(found, work, Option(mask & below | (mask >> 1) & ~below, taken))

    def note(self, found: list[Option], work: i64, option: Option) -> None:
        """A foreign card counts twice: it has to be thought of."""
        if self.notices(work, option.cards if option.taken == NOTHING else option.cards + 1):
            found.append(option)

    def notices(self, work: i64, cards: i64) -> bool:
        """Does a way to complete this work with so many cards catch the eye? Here all of them do."""
        return True

    def search(self, s: ArsUniversalis, seat: i64, index: i64, used: i64, taken: i64, value: i64) -> None:
        """Leave the next work out, or complete it in each way that is still possible."""
        if value > self.value:
            self.value = value
            self.used = used
            self.taken = taken
            self.first = self.path_work
            self.first_used = self.path_used
        if index == len(self.works) or self.nodes > NODES:
            return
        self.search(s, seat, index + 1, used, taken, value)
        work = self.works[index]
        period = s.rules.period[work.figure]
        if period != Period.MIDDLE_AGES and self.done[period - 1] == 0:
            return
        begins = used == 0 and taken == NOTHING
        for way in work.ways:
            if way.used & used != 0 or (way.taken != NOTHING and taken != NOTHING):
                continue
            both = used | way.used
            foreign = taken if way.taken == NOTHING else way.taken
            if foreign != NOTHING and self.must_give and both == self.hand:
                continue  # no card is left to give for it
            self.nodes += 1
            if begins:
                self.path_work = index
                self.path_used = way.used
            gained = self.gain(s, seat, work) - way.cards * self.rates.card
            if way.taken != NOTHING:
                gained -= self.price * (way.taken % s.turn.seats + 1)
            self.complete(s, work, 1)
            self.search(s, seat, index + 1, both, foreign, value + gained)
            self.complete(s, work, -1)
            if begins:
                self.path_work = NOTHING

    def complete(self, s: ArsUniversalis, work: Work, step: i64) -> None:
        """Count the work, or take it back."""
        period = s.rules.period[work.figure]
        self.done[period] += step
        self.records[s.rules.category[work.figure * WORKS_EACH + work.place]] += step
        self.left[work.figure] -= step
        if period == s.period:
            self.ages += step

    def gain(self, s: ArsUniversalis, seat: i64, work: Work) -> i64:
        """What the work brings, apart from its cards."""
        rules = s.rules
        figure = work.figure
        number = figure * WORKS_EACH + work.place
        category, period = rules.category[number], rules.period[figure]
        points = worth_now(s, figure, rules.points[number])
        if self.left[figure] == 1:
            points += worth_now(s, figure, rules.bonus[figure])
        value = points * (POINT + self.rates.coin)
        if period == s.period and s.period != Period.LATE_MODERN:
            if self.ages + 1 == rules.thresholds[s.period]:
                value += rules.transition_points * POINT
            elif self.ages < rules.thresholds[s.period]:
                value += self.rates.step
        if self.done[period] == 0:
            value += self.rates.prepared
        many = self.records[category] + 1
        holder = s.developments[category]
        if holder == NOBODY:
            value += (
                rules.development_points * POINT
                if many >= rules.development_works
                else self.rates.development
            )
        elif holder != seat and many > s.players[holder].records[category]:
            value += rules.development_points * POINT * 3 // 2
        if many == 1 and s.achieved == 0:
            value += self.rates.kind if self.lacking() > 1 else rules.achievement_points * POINT
        return value

    def lacking(self) -> i64:
        """Categories without a work."""
        many: i64 = 0
        for category in range(Category.COUNT):
            if self.records[category] == 0:
                many += 1
        return many


def ones(mask: i64) -> i64:
    many: i64 = 0
    while mask != 0:
        mask &= mask - 1
        many += 1
    return many
