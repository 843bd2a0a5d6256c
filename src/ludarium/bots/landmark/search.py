"""The searching bot `search@1` of 2026-11: Monte-Carlo tree search over positions dealt again (information-set MCTS).

Every iteration plays on a fresh clone in which all that the seat cannot know is dealt anew. The tree branches
on the bot's own decisions only: a node stands for all positions that the same own moves lead to, whatever chance
and the others did, and only those of its moves count that are legal in the position at hand (UCB1 with the number
of times a move was offered). The other seats, and the rest of the game below the tree, are played by the game's
policy up to a horizon, where it says what the position is worth.

The luck of a deal is mostly larger than the difference between two moves. So the first moves meet the same deals,
all equally often, and after each stage the worse half of them is given up (sequential halving). What is left is
compared deal by deal with the move that the game's planner proposes, which stands in doubt.

A landmark: nothing here changes but for speed, so that its choices stay what they were.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludarium.bots.bot import Bot
from ludarium.bots.tree import NONE, ROOT, Tree
from ludarium.core import kernel
from ludarium.core.host import Seeded
from ludarium.core.moves import Moves
from ludarium.core.policy import Policy
from ludarium.core.state import State

ITERATIONS: Final = 2000
ENOUGH: Final = 8  # deals before a difference means anything


class Arm:
    """A first move, and the values it brought, deal by deal."""

    node: i64
    values: vec[float]
    total: float

    def __init__(self, node: i64) -> None:
        self.node = node
        self.values = vec[float]()
        self.total = 0.0

    def add(self, value: float) -> None:
        self.values = append(self.values, value)
        self.total += value


def halve(arms: list[Arm]) -> None:
    """Give up the worse half; the first one, which was proposed, stays."""
    keep = (len(arms) + 1) // 2
    while len(arms) > keep:
        worst = 1
        for index in range(2, len(arms)):
            if arms[index].total < arms[worst].total:
                worst = index
        arms.pop(worst)


class FirstSearch(Bot):
    """Thinks for a number of iterations, or for some seconds when `seconds` is positive."""

    policy: Policy
    guide: Policy  # proposes the first move
    iterations: i64
    seconds: float
    horizon: i64  # phases that an iteration plays to the end
    curiosity: float  # UCB1's weight of what was tried seldom
    breadth: (
        float  # how soon a node gets a further move: their number stays below this times the root of visits
    )
    doubt: float  # standard errors by which a move must beat the proposed one
    tree: Tree
    path: vec[i64]
    depth: i64
    buffer: Moves
    dice: Seeded
    spare: State | None  # the last world, for the next one
    deals: int  # where the seeds of this search's deals begin
    count: i64  # values seen in this search, with their mean and spread
    mean: float
    squares: float

    def __init__(
        self,
        policy: Policy,
        guide: Policy,
        seed: int,
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        horizon: int = 1,
        curiosity: float = 0.35,
        breadth: float = 0.3,
        doubt: float = 1.0,
    ) -> None:
        super().__init__(seed)
        self.policy = policy
        self.guide = guide
        self.iterations = iterations
        self.seconds = seconds
        self.horizon = horizon
        self.curiosity = curiosity
        self.breadth = breadth
        self.doubt = doubt
        self.tree = Tree()
        self.path = vec[i64]()
        self.depth = 0
        self.buffer = Moves()
        self.dice = Seeded(seed)
        self.spare = None
        self.deals = 0
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def choose(self, s: State, seat: i64, moves: Moves) -> i64:
        if moves.size == 1:
            return moves[0]
        self.tree = Tree()
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0
        self.deals = int(self.rng.word()) << 32
        proposed = moves[self.guide.pick(s, seat, moves, self.rng)]
        arms = [Arm(self.tree.add(ROOT, proposed))]
        listed = self.buffer
        listed.clear()
        for index in range(moves.size):
            listed.add_word(moves[index])
        self.policy.narrow(s, seat, listed)
        for index in range(listed.size):
            if listed[index] != proposed:
                arms.append(Arm(self.tree.add(ROOT, listed[index])))
        if len(arms) == 1:
            return proposed
        stages = (len(arms) - 1).bit_length()
        iterations = i64(float(self.iterations) * self.policy.effort(s))
        began = time.perf_counter()
        done: i64 = 0
        for stage in range(1, stages + 1):
            while True:
                for arm in arms:
                    self.iterate(s, seat, arm)
                done += len(arms)
                if self.seconds > 0.0:
                    if time.perf_counter() >= began + self.seconds * stage / stages:
                        break
                elif done + len(arms) > iterations * stage // stages:
                    break
            if stage < stages:
                halve(arms)
        return self.tree.move[self.verdict(arms).node]

    def verdict(self, arms: list[Arm]) -> Arm:
        """The best move left, unless its lead over the proposed one may well be luck."""
        proposed = arms[0]
        best = proposed
        for arm in arms:
            if arm.total > best.total:
                best = arm
        deals = len(proposed.values)
        squares = 0.0
        for deal in range(deals):
            gap = best.values[deal] - proposed.values[deal]
            squares += gap * gap
        lead = best.total - proposed.total
        # lead / deals > doubt * standard error, without the divisions
        variance = max(0.0, squares - lead * lead / float(deals))
        return best if deals >= ENOUGH and lead > self.doubt * sqrt(variance) else proposed

    def iterate(self, s: State, seat: i64, arm: Arm) -> None:
        """Deal again, make the first move, go down the tree and add a node, play to the horizon, remember."""
        node = arm.node
        self.depth = 0
        self.note(node)
        # The first moves are compared on the same deals with the same luck, as far as the play allows.
        dice = self.dice
        dice.reseed(self.deals + int(self.tree.visits[node]))
        c = kernel.redealt(s, seat, dice, self.spare)
        self.spare = c
        kernel.open_drafts(c, seat)
        kernel.play(c, seat, self.tree.move[node], dice)
        policy, moves = self.policy, self.buffer
        limit = policy.phase(s) + self.horizon
        inside = self.tree.visits[node] > 0
        while c.turn.depth > 0 and policy.phase(c) < limit:
            actor = c.actor()
            kernel.legal(c, actor, moves)
            if moves.size == 1:
                kernel.play(c, actor, moves[0], dice)
            elif inside and actor == seat:
                policy.narrow(c, seat, moves)
                node = self.descend(node, c, seat, moves)
                inside = self.tree.visits[node] > 0
                self.note(node)
                kernel.play(c, actor, self.tree.move[node], dice)
            else:
                kernel.play(c, actor, moves[policy.pick(c, actor, moves, dice)], dice)
        value = policy.value(c, seat)
        arm.add(value)
        self.remember(value)

    def descend(self, parent: i64, c: State, seat: i64, moves: Moves) -> i64:
        """The next node: a move not tried yet while the node is narrow for its visits, else the best by UCB1."""
        tree = self.tree
        if tree.child[parent] == NONE:
            return tree.add(parent, moves[self.policy.pick(c, seat, moves, self.rng)])
        if float(tree.width[parent]) < self.breadth * sqrt(float(tree.visits[parent])):
            fresh = self.untried(parent, moves)
            if fresh != NONE:
                return tree.add(parent, fresh)
        best: i64 = NONE
        most = -1.0e18
        scale = self.spread()
        node = tree.child[parent]
        while node != NONE:
            if moves.has(tree.move[node]):
                tree.offered[node] += 1
                value = self.bound(node, scale)
                if value > most:
                    most = value
                    best = node
            node = tree.sibling[node]
        if best == NONE:
            return tree.add(parent, moves[self.policy.pick(c, seat, moves, self.rng)])
        return best

    def bound(self, node: i64, scale: float) -> float:
        """UCB1 with the node's own number of offers in place of its parent's visits."""
        tree = self.tree
        visits = float(tree.visits[node])
        if visits == 0.0:
            return 1.0e9
        mean = (tree.total[node] / visits - self.mean) / scale
        return mean + self.curiosity * sqrt(log(float(tree.offered[node])) / visits)

    def untried(self, parent: i64, moves: Moves) -> i64:
        """A random legal move without a node here, or NONE."""
        found: i64 = NONE
        many: i64 = 0
        for index in range(moves.size):
            if not self.tree.tried(parent, moves[index]):
                many += 1
                if self.rng.roll(many) == 0:
                    found = moves[index]
        return found

    def note(self, node: i64) -> None:
        if self.depth < len(self.path):
            self.path[self.depth] = node
        else:
            self.path = append(self.path, node)
        self.depth += 1

    def remember(self, value: float) -> None:
        """Credit every move on the path, and learn how far values spread."""
        visits, total = self.tree.visits, self.tree.total
        for index in range(self.depth):
            node = self.path[index]
            visits[node] += 1
            total[node] += value
        self.count += 1
        gap = value - self.mean
        self.mean += gap / float(self.count)
        self.squares += gap * (value - self.mean)

    def spread(self) -> float:
        """Four standard deviations: most values lie within a range of this width."""
        if self.count < 2 or self.squares <= 0.0:
            return 1.0
        return 4.0 * sqrt(self.squares / float(self.count))
