"""The race: first moves of one seat on the same worlds dealt again, each played on by the game's policy.

    race = Race(game.policy, seed)
    values = race.run(state, seat, moves, deals)   # one row a move: its value, deal by deal
    end = race.rollout(state, seat, move, deal)    # the end of one of those rollouts, for a closer look

World number `deal` of a race is the same for every move, as far as play allows: what is hidden is dealt again, what
the seat's own moves draw comes from one generator and what the others' draw from another, so that a card more drawn
here shifts nothing there. Nothing is learned from one deal to the next: with a policy without moods of its own the
deals are independent, and the standard error of a mean difference is what the text books say. `fresh` goes on to
worlds that this race has never dealt. A rollout ends with the phase (a round, say), before the next one is dealt.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludarium.core import kernel
from ludarium.core.host import Seeded
from ludarium.core.moves import Moves
from ludarium.core.policy import Policy
from ludarium.core.state import State

OTHERS: Final = 1 << 31  # the seeds of the others' generator begin here
WORLDS: Final = 1 << 32  # so many deals belong to one seed


class Race:
    """Plays first moves out."""

    policy: Policy
    calm: bool  # does a rollout end before the next phase is dealt?
    temper: float  # with three and more: play for the share of the win with this temper (0: for the margin)
    seeds: Seeded
    deals: int  # where the seeds of the deals begin
    own: Seeded
    others: Seeded
    moves: Moves
    spare: State | None  # a world that nobody looks at any more, for the next one

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.calm = True
        self.temper = 0.0
        self.seeds = Seeded(seed)
        self.deals = int(self.seeds.word()) * WORLDS
        self.own = Seeded(seed)
        self.others = Seeded(seed)
        self.moves = Moves()
        self.spare = None

    def fresh(self) -> None:
        """From now on other worlds are dealt."""
        self.deals = int(self.seeds.word()) * WORLDS

    def world(self, s: State, seat: i64, deal: i64) -> State:
        """World number `deal` before the move; the drafts of the others are open."""
        self.own.reseed(self.deals + int(deal))
        self.others.reseed(self.deals + int(deal) + OTHERS)
        c = kernel.redealt(s, seat, self.own, self.spare)
        self.spare = None
        kernel.open_drafts(c, seat)
        return c

    def rollout(self, s: State, seat: i64, move: i64, deal: i64) -> State:
        """World number `deal` after the move and all that the policy did to the end of the phase."""
        policy = self.policy
        limit = policy.phase(s) + 1
        c = self.world(s, seat, deal)
        self.play(c, seat, move, self.own, limit)
        self.play_on(c, seat, limit)
        return c

    def play_on(self, c: State, seat: i64, limit: i64) -> None:
        policy, moves = self.policy, self.moves
        own, others = self.own, self.others
        while c.turn.depth > 0 and policy.phase(c) < limit:
            actor = c.actor()
            kernel.legal(c, actor, moves)
            dice = own if actor == seat else others
            index: i64 = 0
            if moves.size > 1:
                if actor == seat:
                    index = policy.steer(c, actor, moves, dice)
                else:
                    index = policy.pick(c, actor, moves, dice)
            self.play(c, actor, moves[index], dice, limit)

    def play(self, c: State, actor: i64, move: i64, dice: Seeded, limit: i64) -> None:
        if self.calm:
            kernel.play_within(c, actor, move, dice, self.policy, limit)
        else:
            kernel.play(c, actor, move, dice)

    def value(self, s: State, seat: i64, move: i64, deal: i64) -> float:
        """What the rollout is worth to the seat."""
        end = self.rollout(s, seat, move, deal)
        self.spare = end
        return self.worth(end, seat)

    def worth(self, c: State, seat: i64) -> float:
        if self.temper > 0.0 and c.turn.seats > 2:
            return self.policy.share(c, seat, self.temper)
        return self.policy.value(c, seat)

    def run(self, s: State, seat: i64, moves: list[int], deals: int) -> list[list[float]]:
        """The values of each move, deal by deal, in worlds of its own: every call deals anew."""
        self.fresh()
        return [[self.value(s, seat, move, deal) for deal in range(deals)] for move in moves]


class Arm:
    """A first move, and the values it brought, deal by deal."""

    move: i64
    values: vec[float]
    total: float

    def __init__(self, move: i64) -> None:
        self.move = move
        self.values = vec[float]()
        self.total = 0.0

    def add(self, value: float) -> None:
        self.values = append(self.values, value)
        self.total += value

    def lead(self, other: Arm) -> float:
        """How far this one is ahead, a deal."""
        return (self.total - other.total) / float(len(self.values))

    def error(self, other: Arm) -> float:
        """The standard error of that lead: the two met the same deals."""
        deals = len(self.values)
        if deals < 2:
            return 1.0e9
        squares = 0.0
        for deal in range(deals):
            gap = self.values[deal] - other.values[deal]
            squares += gap * gap
        many = float(deals)
        mean = self.lead(other)
        return sqrt(max(0.0, squares / many - mean * mean) / (many - 1.0))
