"""A tree of a seat's own moves, and rollouts that learn from it (information-set Monte-Carlo tree search).

A node stands for all positions that the same own moves lead to, whatever chance and the others did; only those of its
moves count that are legal in the position at hand (UCB1 with the number of times a move was offered). Below the tree
the policy plays on.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludarium.bots.race import Race
from ludarium.core import kernel
from ludarium.core.host import Seeded
from ludarium.core.moves import Moves
from ludarium.core.policy import Policy
from ludarium.core.state import State

NONE: Final = -1
ROOT: Final = 0


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


class TreeRace(Race):
    """A race whose rollouts choose the seat's further moves by what earlier ones brought."""

    curiosity: float  # UCB1's weight of what was tried seldom
    breadth: float  # how soon a node gets a further move: they stay fewer than this times the root of visits
    tree: Tree
    path: vec[i64]
    depth: i64
    luck: Seeded
    count: i64  # values seen, with their mean and spread
    mean: float
    squares: float

    def __init__(self, policy: Policy, seed: int, curiosity: float = 0.35, breadth: float = 0.3) -> None:
        super().__init__(policy, seed)
        self.curiosity = curiosity
        self.breadth = breadth
        self.luck = Seeded(seed)
        self.path = vec[i64]()
        self.depth = 0
        self.tree = Tree()
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def fresh(self) -> None:
        """Other worlds, and nothing learned yet."""
        super().fresh()
        self.tree = Tree()
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def value(self, s: State, seat: i64, move: i64, deal: i64) -> float:
        """Make the first move, go down the tree and add a node, play to the end of the phase, remember."""
        node = self.first(move)
        self.depth = 0
        self.note(node)
        policy, moves = self.policy, self.moves
        limit = policy.phase(s) + 1
        c = self.world(s, seat, deal)
        self.play(c, seat, move, self.own, limit)
        while c.turn.depth > 0 and policy.phase(c) < limit and self.tree.visits[node] > 0:
            actor = c.actor()
            kernel.legal(c, actor, moves)
            if moves.size == 1:
                self.play(c, actor, moves[0], self.own if actor == seat else self.others, limit)
            elif actor == seat:
                policy.narrow(c, seat, moves)
                node = self.descend(node, c, seat, moves)
                self.note(node)
                self.play(c, actor, self.tree.move[node], self.own, limit)
            else:
                index = policy.pick(c, actor, moves, self.others)
                self.play(c, actor, moves[index], self.others, limit)
        self.play_on(c, seat, limit)
        value = self.worth(c, seat)
        self.spare = c
        self.remember(value)
        return value

    def first(self, move: i64) -> i64:
        """The node of a first move."""
        tree = self.tree
        node = tree.child[ROOT]
        while node != NONE:
            if tree.move[node] == move:
                return node
            node = tree.sibling[node]
        return tree.add(ROOT, move)

    def descend(self, parent: i64, c: State, seat: i64, moves: Moves) -> i64:
        """The next node: a move not tried yet while the node is narrow for its visits, else the best by UCB1."""
        tree = self.tree
        if tree.child[parent] == NONE:
            return tree.add(parent, moves[self.policy.pick(c, seat, moves, self.own)])
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
            return tree.add(parent, moves[self.policy.pick(c, seat, moves, self.own)])
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
                if self.luck.roll(many) == 0:
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
