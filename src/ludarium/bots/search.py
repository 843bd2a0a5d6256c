"""The searching bot: Monte-Carlo tree search over positions dealt again (information-set MCTS).

Every iteration plays on a fresh clone in which all that the seat cannot know is dealt anew. The tree branches
on the bot's own decisions only: a node stands for all positions that the same own moves lead to, whatever chance
and the others did, and only those of its moves count that are legal in the position at hand. The other seats,
and the rest of the game below the tree, are played by the game's policy up to a horizon, where it says what the
position is worth.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludarium.bots.bot import Bot
from ludarium.core import kernel
from ludarium.core.host import Seeded
from ludarium.core.moves import Moves
from ludarium.core.policy import Policy
from ludarium.core.state import State

NONE: Final = -1
ROOT: Final = 0
CLOCK: Final = 16  # iterations between two looks at the clock


class Tree:
    """Moves as nodes, in rows of numbers: how often each was played and could have been, and what it brought."""

    size: i64
    move: vec[i64]
    child: vec[i64]  # the first move tried after this one
    sibling: vec[i64]  # the next move tried instead of this one
    width: vec[i64]  # how many moves were tried after this one
    visits: vec[i64]
    offered: vec[i64]  # how often it was legal when its siblings were weighed
    total: vec[float]

    def __init__(self) -> None:
        self.size = 0
        self.move = vec[i64]()
        self.child = vec[i64]()
        self.sibling = vec[i64]()
        self.width = vec[i64]()
        self.visits = vec[i64]()
        self.offered = vec[i64]()
        self.total = vec[float]()
        self.add(NONE, 0)

    def add(self, parent: i64, move: i64) -> i64:
        node = self.size
        self.size += 1
        self.move = append(self.move, move)
        self.child = append(self.child, NONE)
        self.width = append(self.width, 0)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 1)
        self.total = append(self.total, 0.0)
        if parent == NONE:
            self.sibling = append(self.sibling, NONE)
        else:
            self.sibling = append(self.sibling, self.child[parent])
            self.child[parent] = node
            self.width[parent] += 1
        return node

    def tried(self, parent: i64, move: i64) -> bool:
        node = self.child[parent]
        while node != NONE:
            if self.move[node] == move:
                return True
            node = self.sibling[node]
        return False

    def favourite(self, parent: i64) -> i64:
        """The node tried most often."""
        best = self.child[parent]
        node = best
        while node != NONE:
            if self.visits[node] > self.visits[best]:
                best = node
            node = self.sibling[node]
        return best


class SearchBot(Bot):
    """Thinks for a number of iterations, or for some seconds when `seconds` is positive."""

    policy: Policy
    guide: Policy  # proposes the first move to try at the root
    iterations: i64
    seconds: float
    horizon: i64
    curiosity: float
    breadth: float
    doubt: float
    tree: Tree
    path: vec[i64]
    depth: i64
    buffer: Moves
    dice: Seeded
    deals: int  # where the seeds of this search's deals begin
    count: i64  # values seen in this search, with their mean and spread
    mean: float
    squares: float

    def __init__(
        self,
        policy: Policy,
        guide: Policy,
        seed: int,
        iterations: int = 2000,
        seconds: float = 0.0,
        horizon: int = 1,
        curiosity: float = 0.1,
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
        guided = self.tree.add(ROOT, moves[self.guide.pick(s, seat, moves, self.rng)])
        until = time.perf_counter() + self.seconds
        done: i64 = 0
        while self.seconds > 0.0 or done < self.iterations:
            if self.seconds > 0.0 and done % CLOCK == CLOCK - 1 and time.perf_counter() >= until:
                break
            self.iterate(s, seat, moves)
            done += 1
        return self.tree.move[self.verdict(guided)]

    def verdict(self, guided: i64) -> i64:
        """The node tried most, unless its lead over the guide's proposal may well be luck."""
        tree = self.tree
        best = tree.favourite(ROOT)
        if best == guided or tree.visits[guided] == 0:
            return best
        mine, theirs = float(tree.visits[best]), float(tree.visits[guided])
        lead = tree.total[best] / mine - tree.total[guided] / theirs
        error = self.spread() / 4.0 * sqrt(1.0 / mine + 1.0 / theirs)
        return best if lead > self.doubt * error else guided

    def iterate(self, s: State, seat: i64, choices: Moves) -> None:
        """Choose a first move, deal again, go down the tree and add a node, play to the horizon, remember."""
        self.depth = 0
        self.note(ROOT)
        node = self.descend(ROOT, s, seat, choices)
        self.note(node)
        # The first moves are compared on the same deals with the same luck, as far as the play allows.
        dice = self.dice
        dice.reseed(self.deals + int(self.tree.visits[node]))
        c = kernel.redealt(s, seat, dice)
        kernel.open_drafts(c, seat)
        kernel.play(c, seat, self.tree.move[node], dice)
        policy, moves = self.policy, self.buffer
        limit = policy.phase(s) + self.horizon
        inside = self.tree.visits[node] > 0
        while c.frames.depth > 0 and policy.phase(c) < limit:
            actor = c.actor()
            kernel.legal(c, actor, moves)
            if moves.size == 1:
                kernel.play(c, actor, moves[0], dice)
            elif inside and actor == seat:
                node = self.descend(node, c, seat, moves)
                inside = self.tree.visits[node] > 0
                self.note(node)
                kernel.play(c, actor, self.tree.move[node], dice)
            else:
                kernel.play(c, actor, moves[policy.pick(c, actor, moves, dice)], dice)
        self.remember(policy.value(c, seat))

    def descend(self, parent: i64, c: State, seat: i64, moves: Moves) -> i64:
        """The next node: a move not tried yet while the node is narrow for its visits, else the best by UCB1."""
        tree = self.tree
        if tree.child[parent] == NONE:
            return tree.add(parent, moves[self.policy.pick(c, seat, moves, self.rng)])
        if parent == ROOT or float(tree.width[parent]) < self.breadth * sqrt(float(tree.visits[parent])):
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
