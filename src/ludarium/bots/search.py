"""The searching bot: a race of first moves over worlds dealt again, whose luck all of them share.

The luck of a deal is mostly larger than the difference between two moves. So all first moves meet the same deals; the
worse half is given up after each stage (sequential halving), and whatever has clearly fallen behind before that. What
is left is compared deal by deal with the move that the game's planner proposes, which stands in doubt. When one move
is left, or nothing tells the moves apart, the race is over and the rest of the budget is saved.
"""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from ludarium.bots.bot import Bot
from ludarium.bots.race import Arm, Race
from ludarium.bots.tree import TreeRace
from ludarium.core.moves import Moves
from ludarium.core.policy import Policy, Tuning
from ludarium.core.state import State

ITERATIONS: Final = 2000
ENOUGH: Final = 8  # deals before a difference means anything
FIRST_LOOK: Final = 16  # deals after which moves are given up; then again after half as many more


class SearchBot(Bot):
    """Thinks for a number of iterations (0: any), and no longer than some seconds when `seconds` is positive."""

    policy: Policy
    guide: Policy  # proposes the first move
    iterations: i64
    seconds: float
    brief: bool  # its iterations make the level: time to spare does not make it think longer
    tuning: Tuning
    race: Race
    proposed: i64
    buffer: Moves

    def __init__(
        self,
        policy: Policy,
        guide: Policy,
        seed: int,
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        tuning: Tuning | None = None,
    ) -> None:
        super().__init__(seed)
        self.policy = policy
        self.guide = guide
        self.iterations = iterations
        self.seconds = seconds
        self.brief = False
        self.tuning = Tuning() if tuning is None else tuning
        self.race = TreeRace(policy, seed) if self.tuning.tree else Race(policy, seed)
        self.race.calm = self.tuning.calm
        self.race.temper = self.tuning.temper
        self.proposed = 0
        self.buffer = Moves()

    def think_for(self, seconds: float) -> None:
        """At a table: so long, and if the bot is brief no longer than its iterations take."""
        self.seconds = seconds
        if not self.brief:
            self.iterations = 0

    def choose(self, s: State, seat: i64, moves: Moves) -> i64:
        if moves.size == 1:
            return moves[0]
        self.race.fresh()
        arms = self.entrants(s, seat, moves)
        if len(arms) > 1:
            self.run(s, seat, arms)
        return self.verdict(arms).move

    def entrants(self, s: State, seat: i64, moves: Moves) -> list[Arm]:
        """The proposed move first, then the others that are worth a look."""
        proposed = moves[self.guide.pick(s, seat, moves, self.rng)]
        self.proposed = proposed
        arms = [Arm(proposed)]
        listed = self.buffer
        listed.clear()
        for index in range(moves.size):
            listed.add_word(moves[index])
        self.policy.narrow(s, seat, listed)
        for index in range(listed.size):
            if listed[index] != proposed:
                arms.append(Arm(listed[index]))
        return arms

    def run(self, s: State, seat: i64, arms: list[Arm]) -> None:
        """Play the race; those given up leave the list."""
        stages = (len(arms) - 1).bit_length()
        iterations = float(self.iterations) * self.policy.effort(s)
        race = self.race
        began = time.perf_counter()
        done: i64 = 0
        deal: i64 = 0
        look: i64 = FIRST_LOOK
        for stage in range(1, stages + 1):
            while True:
                for arm in arms:
                    arm.add(race.value(s, seat, arm.move, deal))
                done += len(arms)
                deal += 1
                if deal == look:
                    look += look // 2
                    self.drop(arms)
                    if len(arms) == 1:
                        return
                part = float(stage) / float(stages)
                if self.iterations > 0 and float(done + len(arms)) > iterations * part:
                    break
                if self.seconds > 0.0 and time.perf_counter() >= began + self.seconds * part:
                    break
            halve(arms, self.proposed)

    def drop(self, arms: list[Arm]) -> None:
        """Give up what is clearly behind the best; of moves that nothing tells apart the first stays."""
        best = leader(arms)
        index = len(arms) - 1
        while index >= 0:
            arm = arms[index]
            if arm is not best:
                error = best.error(arm)
                if best.lead(arm) > self.tuning.drop * error or error == 0.0:
                    arms.pop(index)
            index -= 1

    def verdict(self, arms: list[Arm]) -> Arm:
        """The best move left, unless its lead over the proposed one may well be luck."""
        best = leader(arms)
        proposed = arms[0]
        if best is proposed or proposed.move != self.proposed:  # given up: too far behind
            return best
        sure = len(best.values) >= ENOUGH and best.lead(proposed) > self.tuning.doubt * best.error(proposed)
        return best if sure else proposed


def leader(arms: list[Arm]) -> Arm:
    """The move with the best mean, the first of equals."""
    best = arms[0]
    for arm in arms:
        if arm.total > best.total:
            best = arm
    return best


def halve(arms: list[Arm], proposed: i64) -> None:
    """Give up the worse half, but not the proposed move, nor the last two."""
    keep = max(2, (len(arms) + 1) // 2)
    while len(arms) > keep:
        worst = len(arms) - 1
        for index in range(len(arms) - 1):
            if arms[index].move != proposed and arms[index].total < arms[worst].total:
                worst = index
        arms.pop(worst)
