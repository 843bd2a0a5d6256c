"""The invariants of the dossier's section 13, checked from one position to the next."""

from __future__ import annotations

from collections import Counter

from ludarium.core.moves import arg, tail, verb_of
from ludarium.core.state import State
from ludarium.games.ars_universalis.data import FIGURES, MATERIAL_SET, MATERIALS, WORKS_EACH, Verb
from ludarium.games.ars_universalis.puzzles.arrangement import arrange, verify
from ludarium.games.ars_universalis.puzzles.target import Category
from ludarium.games.ars_universalis.scoring import breakdown
from ludarium.games.ars_universalis.state import ArsUniversalis

# A solitaire that uses all 100 materials and not its marker (test_solo.py has it); a wish to complete just the figure
# that lacks an earlier work (test_periods.py has it).
TOO_RARE = ("reason pool-is-empty", "reason needs-earlier")


class Check:
    """Holds the last position; `after` compares it with the one a move led to."""

    def __init__(self, s: State) -> None:
        assert isinstance(s, ArsUniversalis)
        self._position(s)
        self.before = s.clone()
        self.gained: Counter[int] = Counter()  # figures this round, by seat

    def after(self, s: State, seat: int, move: int) -> None:
        assert isinstance(s, ArsUniversalis)
        self._position(s)
        before = self.before
        if verb_of(move) == Verb.COMPLETE:
            self._solved(before, seat, move)
        if s.seats > 1:
            self._progress(before, s)
            points, coins = self._rewards(before, s, seat, move)
            self._scores(before, s, points)
            self._coins(before, s, seat, move, coins)
        self.before = s.clone()

    # One position

    def _position(self, s: ArsUniversalis) -> None:
        self._materials(s)
        if s.seats == 1:
            self._solo_figures(s)
        else:
            self._figures(s)
        for seat, me in enumerate(s.players):
            assert me.coins >= 0, "coins below zero"
            assert me.hand.dump() == sorted(set(me.hand.dump())), "a hand is in order"
            assert me.hand.size <= s.limit() or (not s.over and s.step.name == "solo_discard")
            assert me.figures.size == me.done.size <= s.rules.active_figures
            assert me.shifts < s.rules.marker.size
            assert sum(me.records.dump()) == sum(me.works.dump()), "records by category and by period differ"
            assert sum(breakdown(s, seat).values()) == s.score(seat)
            if s.seats > 1:
                worked = me.works[s.period]
                assert me.ages == min(s.rules.thresholds[s.period], worked), "the cube on the record by ages"
        for category in range(Category.COUNT):
            self._development(s, category)

    def _materials(self, s: ArsUniversalis) -> None:
        lying = Counter(s.pool.items())
        lying.update(s.spent.items())
        for pile in (s.bank, s.workshop, *(player.hand for player in s.players)):
            lying.update(pile.dump())
        assert lying == Counter(range(int(MATERIALS))), "materials are lost or doubled"

    def _figures(self, s: ArsUniversalis) -> None:
        lying: Counter[int] = Counter()
        for bag in (s.deck, s.discard, s.gone, s.classics):
            lying.update(bag.items())
        for pile in (s.table, *(player.figures for player in s.players)):
            lying.update(pile.dump())
        if s.classic >= 0:
            lying[int(s.classic)] += 1
        if not s.over:  # a figure just bought, whose new patron must dismiss another one first
            lying.update(_coming(s))
        lying.update(figure for figure in range(int(FIGURES)) if s.rules.period[figure] > s.period)
        assert lying == Counter(range(int(FIGURES))), "figures are lost or doubled"

    def _solo_figures(self, s: ArsUniversalis) -> None:
        lying = Counter(s.grid.dump())
        lying.update(s.inspirations.items())
        lying.update(s.inspired.items())
        lying[int(s.inspiration)] += 1
        assert lying == Counter(range(int(FIGURES))), "figures are lost or doubled"

    def _development(self, s: ArsUniversalis, category: int) -> None:
        holder = s.developments[category]
        counts = [int(player.records[category]) for player in s.players]
        if holder >= 0:
            assert counts[holder] == max(counts) >= s.rules.development_works
        elif s.seats > 1:
            assert max(counts) < s.rules.development_works

    # From one position to the next

    def _solved(self, before: ArsUniversalis, seat: int, move: int) -> None:
        """The cards of a completed work have an arrangement that the verifier accepts."""
        cards = MATERIAL_SET.members_of(tail(move, 2)).dump()
        target = before.rules.target(arg(move, 0) * WORKS_EACH + arg(move, 1))
        arrangement = arrange(target, cards, (1 << len(cards)) - 1)
        assert verify(target, arrangement, before.players[seat].hand.dump()) is None
        assert sorted(arrangement.cards()) == cards

    def _progress(self, before: ArsUniversalis, s: ArsUniversalis) -> None:
        assert before.round <= s.round <= before.round + 1
        assert before.period <= s.period <= before.period + 1
        if s.round > before.round:
            self.gained.clear()
        for seat, (old, me) in enumerate(zip(before.players, s.players, strict=True)):
            self.gained[seat] += len(set(me.figures.dump()) - set(old.figures.dump()))
            assert self.gained[seat] <= 1, "two figures in a round"
            assert old.shifts <= me.shifts <= old.shifts + 1
            if me.shifts > old.shifts and s.round == before.round:
                assert not old.shifted, "two shifts in a round"
            for period in range(3):
                assert me.works[period] >= old.works[period]

    def _rewards(
        self, before: ArsUniversalis, s: ArsUniversalis, seat: int, move: int
    ) -> tuple[list[int], list[int]]:
        """4.3 and 5: the points and coins that completing a work brings to each seat."""
        points, coins = [0] * int(s.seats), [0] * int(s.seats)
        if verb_of(move) != Verb.COMPLETE:
            return points, coins
        rules, me = before.rules, before.players[seat]
        figure, place = arg(move, 0), arg(move, 1)
        late = rules.period[figure] < before.period
        work = figure * WORKS_EACH + place
        done = me.done[me.figures.dump().index(figure)] | 1 << place
        rewards = [int(rules.points[work])]
        if done == (1 << rules.works[figure]) - 1:
            rewards.append(int(rules.bonus[figure]))
        coins[seat] = points[seat] = sum(reward // 2 if late else reward for reward in rewards)
        threshold = rules.thresholds[before.period]
        if not late and me.ages + 1 == threshold and before.period < 2:
            points[seat] += int(rules.transition_points)
        category = rules.category[work]
        holder, many = before.developments[category], me.records[category] + 1
        rival = before.players[holder].records[category] if holder >= 0 else rules.development_works - 1
        if holder != seat and many > rival:
            points[seat] += int(rules.development_points)
            if holder >= 0:
                points[holder] -= int(rules.development_points)
        records = [many + (kind == category) for kind, many in enumerate(me.records.dump())]
        first = before.achieved == 0 or (rules.greatness and before.achieved == before.round)
        if min(records) > 0 and first and not (before.achievers >> seat) & 1:
            points[seat] += int(rules.achievement_points)
        return points, coins

    def _scores(self, before: ArsUniversalis, s: ArsUniversalis, points: list[int]) -> None:
        for seat, me in enumerate(s.players):
            gained = me.score - before.players[seat].score - me.marker - me.treasures
            assert gained == points[seat], f"seat {seat} scored {gained} instead of {points[seat]}"
        if s.over:
            assert [int(me.marker) for me in s.players] == [
                int(s.rules.marker[me.shifts]) for me in s.players
            ]

    def _coins(
        self, before: ArsUniversalis, s: ArsUniversalis, seat: int, move: int, coins: list[int]
    ) -> None:
        rules, verb = before.rules, verb_of(move)
        if verb == Verb.SELL:
            coins[seat] += int(rules.sell_price)
        elif verb == Verb.SHIFT_COINS:
            coins[seat] += int(rules.shift_coins)
        elif verb in (Verb.TAKE, Verb.TAKE_CLASSIC, Verb.HIRE):
            coins[seat] -= int(rules.price[arg(move, 0)])
        elif _fetches(before, move):
            card = arg(move, 0) if verb == Verb.FETCH else before.turn[1]
            price = before.workshop.dump().index(int(card)) % int(s.seats) + 1
            coins[seat] -= price
            for distance in range(1, min(price, int(s.seats) - 1) + 1):
                coins[(seat + distance) % int(s.seats)] += 1
        buying = verb == Verb.BUY or (before.step.name == "receive" and before.turn[3] > 0)
        if buying and not (not s.over and s.step.name == "receive"):
            pool = before.pool.size + (before.step.name == "receive" and verb != Verb.KEEP)
            coins[seat] -= int(rules.buy_price) * int(pool - s.pool.size - _laid(before, s))
        if before.auctioned >= 0 or verb == Verb.OPEN:
            figure = before.auctioned if before.auctioned >= 0 else arg(move, 0)
            if s.auctioned != figure:
                raised = (
                    arg(move, 1) if verb == Verb.OPEN else arg(move, 0) if verb == Verb.RAISE else before.bid
                )
                winner = seat if verb in (Verb.OPEN, Verb.RAISE) else int(before.bidder)
                coins[winner] -= int(raised)
        if s.period > before.period:
            coins = [money + int(rules.transition_coins) for money in coins]
        for other, me in enumerate(s.players):
            paid = me.coins - before.players[other].coins
            assert paid == coins[other], f"seat {other} has {paid} more coins instead of {coins[other]}"


def _coming(s: ArsUniversalis) -> list[int]:
    """The figure bought by one who must dismiss another first."""
    return [] if s.over or s.step.name != "acquire" else [int(s.turn[1])]


def _fetches(before: ArsUniversalis, move: int) -> bool:
    """Does this move take a card of the workshop?"""
    if before.step.name == "make_room":
        return True
    me = before.players[before.actor()]
    return verb_of(move) == Verb.FETCH and me.hand.size < before.limit()


def _laid(before: ArsUniversalis, s: ArsUniversalis) -> int:
    """Materials turned up on the table by the move, as a phase began."""
    return int(s.bank.size - before.bank.size + s.workshop.size - before.workshop.size)
