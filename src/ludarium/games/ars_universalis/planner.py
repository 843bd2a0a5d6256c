"""Ars Universalis for bots: plans each turn with the exact solver, over works and exchange together (dossier 14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import Seeded
from ludarium.core.moves import Moves, arg, pack, tail, verb_of
from ludarium.core.pieces import Ints, Pile
from ludarium.core.state import State
from ludarium.games.ars_universalis.data import CELLS, MATERIAL_SET, WORKS_EACH, Chance, Period, Verb
from ludarium.games.ars_universalis.estimate import NOTHING, Estimate, ones
from ludarium.games.ars_universalis.memory import find, insert
from ludarium.games.ars_universalis.policy import LOWEST_ARGUMENTS, SOLO_CARD, ArsPolicy, open_points
from ludarium.games.ars_universalis.rate import Rates
from ludarium.games.ars_universalis.rules.material import can_shift
from ludarium.games.ars_universalis.rules.projects import PROJECTS, prepared
from ludarium.games.ars_universalis.rules.solo import SOLO, SOLO_DISCARD, inspires
from ludarium.games.ars_universalis.rules.solution import SOLUTIONS
from ludarium.games.ars_universalis.rules.trade import NOT_YET, TRADE
from ludarium.games.ars_universalis.state import ArsUniversalis

SOLVABLE: Final = 200  # an auction's worth of a work that the hand solves already
REFRESHED: Final = 3  # cards sold of a hand that solves nothing
BROKE: Final = 4  # fewer coins than buy two cards
WORTH_A_SHIFT: Final = 7  # open points that make a new hand worth the marker
SOLO_NEXT: Final = 130  # a further work that the rest of the hand solves
SAMPLES: Final = 6  # hands dealt to see what they would solve
SOLO_CHANCE: Final = 150
CHANCE: Final = Ints.of([1, 3, 12])  # the weight of a solvable work, by period
DEALS: Final = 24  # discards tried in a solo game


class ArsPlanner(ArsPolicy):
    """The policy's play, with the works of a turn, the exchange and the trade thought through."""

    estimate: Estimate
    exchanges: bool  # does it think of the bank and the workshop?
    nothing: Pile

    def __init__(self, rates: Rates | None = None) -> None:
        super().__init__(rates)
        self.estimate = Estimate(self.rates)
        self.exchanges = True
        self.nothing = Pile.empty()

    def pick(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        assert isinstance(s, ArsUniversalis)
        if moves.size > 1 and s.turn.step.number == SOLO_DISCARD.number:
            return self.solo_discard(s, seat, moves, rng)
        if moves.size > 1 and s.turn.step.number == SOLO.number:
            return self.solo_turn(s, seat, moves, rng)
        return super().pick(s, seat, moves, rng)

    def solves(self, s: ArsUniversalis, work: i64, hand: Pile, used: i64 = 0) -> bool:
        """Does the hand, without the cards used, complete the work in a way that is noticed?"""
        for mask in SOLUTIONS.minimal_of(s.rules, work, hand):
            if mask & used == 0 and self.estimate.notices(work, ones(mask)):
                return True
        return False

    # 4.1 and 7

    def promise(self, s: ArsUniversalis, seat: i64, figure: i64) -> i64:
        """The policy's guess, and more for what the hand solves already."""
        worth = super().promise(s, seat, figure)
        me = s.players[seat]
        for place in range(s.rules.works[figure]):
            if self.solves(s, figure * WORKS_EACH + place, me.hand):
                worth += SOLVABLE
        if s.rules.period[figure] != Period.MIDDLE_AGES and me.works[s.rules.period[figure] - 1] == 0:
            worth -= SOLVABLE
        return worth

    def recruitment(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        """A patron about to lose for want of a figure takes coins for one."""
        choice = super().recruitment(s, seat, moves)
        me = s.players[seat]
        if choice == 0 and me.idle + 1 >= s.rules.idle_rounds and s.table.size > 0:
            short = s.rules.price[s.table[0]] - me.coins
            if 0 < short <= s.rules.shift_coins:
                return index_of(moves, pack(Verb.SHIFT_COINS))
            return index_of(moves, pack(Verb.HIRE, s.table[0]))
        return choice

    def dismissal(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        """The figure with the fewest open points, those that can be had at once counted twice."""
        me = s.players[seat]
        choice: i64 = 0
        least: i64 = 1_000_000
        for index in range(me.figures.size):
            figure = me.figures[index]
            worth = open_points(s, figure, me.done[index])
            for place in range(s.rules.works[figure]):
                if (me.done[index] >> place) & 1 == 0 and prepared(s, seat, figure):
                    if self.solves(s, figure * WORKS_EACH + place, me.hand):
                        worth += s.rules.points[figure * WORKS_EACH + place]
            if worth < least:
                least = worth
                choice = index
        return choice

    # 3 and 4.2

    def useful(self, s: ArsUniversalis, seat: i64) -> i64:
        """The cards of the hand that the best plan uses, as a mask."""
        self.estimate.plan(s, seat, self.nothing, False, 0)
        return self.estimate.used

    def receipt(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        """Discard what the best plan does not need for cards that are still to come."""
        hand = s.players[seat].hand
        used = self.useful(s, seat)
        for place in range(hand.size):
            if (used >> place) & 1 == 0:
                index = index_of(moves, pack(Verb.DROP, hand[place]))
                if verb_of(moves[index]) == Verb.DROP and arg(moves[index], 0) == hand[place]:
                    return index
        return 0

    def discards(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        return self.receipt(s, seat, moves)

    def trade(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        """Fill the hand; of a full one that solves nothing, sell some cards and buy others."""
        me = s.players[seat]
        if self.is_broke(s, seat):
            return index_of(moves, pack(Verb.SHIFT_COINS))
        stale = me.hand.size > s.limit() - 2 and me.figures.size > 0 and me.coins >= self.reserve(s, seat) + 2
        going_on = s.turn[TRADE.SALE] != NOT_YET
        if stale or going_on:
            if (
                me.hand.size > s.limit() - REFRESHED
                and self.estimate.plan(s, seat, self.nothing, False, 0) == 0
            ):
                for index in range(moves.size):
                    if verb_of(moves[index]) == Verb.SELL:
                        return index
        return super().trade(s, seat, moves)

    def is_broke(self, s: ArsUniversalis, seat: i64) -> bool:
        """Neither coins nor cards to earn any: the marker's coins are the way out."""
        me = s.players[seat]
        poor = me.coins < BROKE and me.hand.size <= s.limit() - REFRESHED and can_shift(s, seat)
        return poor and self.estimate.plan(s, seat, self.nothing, False, 0) == 0

    # 4.3

    def projects(self, s: ArsUniversalis, seat: i64, moves: Moves) -> i64:
        """Carry out the best plan of the turn, the foreign card first if it needs one."""
        me = s.players[seat]
        estimate = self.estimate
        if s.turn[PROJECTS.USED] == 1 or not self.exchanges:
            estimate.plan(s, seat, self.nothing, False, 0)
        elif s.rules.workshop:
            foreign = self.affordable(s, seat)
            estimate.plan(s, seat, foreign, me.hand.size == s.limit(), self.rates.coin)
            if estimate.taken != NOTHING:
                return index_of(moves, pack(Verb.FETCH, foreign[estimate.taken]))
        else:
            estimate.plan(s, seat, s.bank, True, 0)
            if estimate.taken != NOTHING:
                return index_of(moves, pack(Verb.EXCHANGE, self.given(s, seat), s.bank[estimate.taken]))
        if estimate.first != NOTHING:
            work = estimate.works[estimate.first]
            cards = MATERIAL_SET.place(me.hand, estimate.first_used)
            return index_of(moves, pack(Verb.COMPLETE, work.figure, work.place, cards))
        if self.wants_shift(s, seat):
            return index_of(moves, pack(Verb.SHIFT_HAND))
        return index_of(moves, pack(Verb.END))

    def affordable(self, s: ArsUniversalis, seat: i64) -> Pile:
        """The workshop as far as the coins reach: whole rows, so that places keep their columns."""
        if s.players[seat].coins >= s.turn.seats:
            return s.workshop
        return self.nothing

    def given(self, s: ArsUniversalis, seat: i64) -> i64:
        """A card that the plan does not use."""
        hand = s.players[seat].hand
        for place in range(hand.size):
            if (self.estimate.used >> place) & 1 == 0:
                return hand[place]
        return hand[0]

    def wants_shift(self, s: ArsUniversalis, seat: i64) -> bool:
        """A full hand that solves nothing, and works that are worth more than the marker."""
        me = s.players[seat]
        if not can_shift(s, seat) or me.hand.size < s.limit() - 1:
            return False
        for index in range(me.figures.size):
            figure = me.figures[index]
            if prepared(s, seat, figure) and open_points(s, figure, me.done[index]) >= WORTH_A_SHIFT:
                return True
        return False

    # 8

    def solo_turn(self, s: ArsUniversalis, seat: i64, moves: Moves, rng: Seeded) -> i64:
        """Of each work the best cards; of the works the one after which the new hand is likely to solve most."""
        choice: i64 = 0
        best: i64 = -1_000_000
        index: i64 = 0
        while index < moves.size:
            found = index
            value: i64 = -SOLO_CARD  # a new hand
            work = moves[index] & LOWEST_ARGUMENTS
            if verb_of(moves[index]) == Verb.COMPLETE:
                found = self.best_cards(s, seat, moves, index)
                if found != NOTHING:
                    value = self.solo_worth(s, seat, moves[found]) + self.outlook(s, seat, moves[found], rng)
            if found != NOTHING and value > best:
                best = value
                choice = found
            while index < moves.size and moves[index] & LOWEST_ARGUMENTS == work:
                index += 1
        return choice

    def best_cards(self, s: ArsUniversalis, seat: i64, moves: Moves, first: i64) -> i64:
        """The index of the best way to complete the work whose ways begin at `first`, of those that are noticed."""
        start = moves[first] & LOWEST_ARGUMENTS
        work = arg(start, 0) * WORKS_EACH + arg(start, 1)
        choice: i64 = NOTHING
        best: i64 = -1_000_000
        for index in range(first, moves.size):
            if moves[index] & LOWEST_ARGUMENTS != start:
                break
            if not self.estimate.notices(work, MATERIAL_SET.size_of(tail(moves[index], 2))):
                continue
            value = self.solo_worth(s, seat, moves[index])
            if value > best:
                best = value
                choice = index
        return choice

    def solo_worth(self, s: ArsUniversalis, seat: i64, move: i64) -> i64:
        """The policy's reward, less the cards, with what the rest of the hand can still do."""
        figure, place = arg(move, 0), arg(move, 1)
        cards = MATERIAL_SET.members_of(tail(move, 2))
        value = self.solo_reward(s, figure, place) - cards.size * SOLO_CARD
        hand = s.players[seat].hand
        return value + self.solvable_without(s, hand, cards, figure * WORKS_EACH + place) * SOLO_NEXT

    def outlook(self, s: ArsUniversalis, seat: i64, move: i64, rng: Seeded) -> i64:
        """Deal the materials a few times, and see what the hands would solve."""
        figure, place = arg(move, 0), arg(move, 1)
        cards = MATERIAL_SET.members_of(tail(move, 2))
        kept = Pile.empty()
        hand = s.players[seat].hand
        for index in range(hand.size):
            if find(cards, hand[index]) < 0:
                kept.push(hand[index])
        drawn = s.rules.materials[figure] + (1 if inspires(s, figure, place) else 0)
        drawn = min(drawn, s.limit() - kept.size, s.pool.size)
        value: i64 = 0
        for _ in range(SAMPLES):
            pool = s.pool.clone()
            dealt = kept.clone()
            for _ in range(drawn):
                insert(dealt, rng.draw(pool, Chance.MATERIAL_DRAWN))
            value += self.chances(s, dealt, figure, place)
        return value * SOLO_CHANCE // SAMPLES

    def chances(self, s: ArsUniversalis, hand: Pile, figure: i64, place: i64) -> i64:
        """What a hand would solve once this work is done, later periods counting more."""
        category, period = s.rules.category[figure * WORKS_EACH + place], s.rules.period[figure]
        value: i64 = 0
        for cell in range(CELLS):
            if (s.shown >> cell) & 1 == 1:
                other = s.grid[cell]
                for number in range(s.rules.works[other]):
                    work = other * WORKS_EACH + number
                    opened = s.rules.period[other] == period + 1 and s.rules.category[work] == category
                    undone = (s.done[cell] >> number) & 1 == 0 and work != figure * WORKS_EACH + place
                    if undone and (opened or SOLO.is_open(s, cell, number)):
                        if self.solves(s, work, hand):
                            value += CHANCE[s.rules.period[other]]
        return value

    def solvable_without(self, s: ArsUniversalis, hand: Pile, cards: Pile, but: i64) -> i64:
        """How many open works the hand without these cards solves."""
        used: i64 = 0
        for place in range(hand.size):
            for index in range(cards.size):
                if cards[index] == hand[place]:
                    used |= i64(1) << place
        many: i64 = 0
        for cell in range(CELLS):
            if (s.shown >> cell) & 1 == 1:
                figure = s.grid[cell]
                for place in range(s.rules.works[figure]):
                    work = figure * WORKS_EACH + place
                    if work != but and SOLO.is_open(s, cell, place) and self.solves(s, work, hand, used):
                        many += 1
        return many

    def solo_discard(self, s: ArsUniversalis, seat: i64, moves: Moves, rng: Seeded) -> i64:
        """Try some discards, and keep the hand that solves most."""
        hand = s.players[seat].hand
        left, first = s.turn[SOLO_DISCARD.LEFT], s.turn[SOLO_DISCARD.FIRST]
        start: i64 = 0
        while hand[start] < first:
            start += 1
        best: i64 = -1
        choice: i64 = 0
        for _ in range(DEALS):
            dropped: i64 = 0
            while ones(dropped) < left:
                dropped |= i64(1) << (start + rng.roll(hand.size - start))
            kept = Pile.empty()
            lowest: i64 = -1
            for place in range(hand.size):
                if (dropped >> place) & 1 == 0:
                    kept.push(hand[place])
                elif lowest < 0:
                    lowest = hand[place]
            value = self.solvable_without(s, kept, self.nothing, NOTHING)
            if value > best:
                best = value
                choice = index_of(moves, pack(Verb.DROP, lowest))
        return choice


def index_of(moves: Moves, move: i64) -> i64:
    for index in range(moves.size):
        if moves[index] == move:
            return index
    return 0
