"""The planner's third layer: the exchange chains and the ends of a turn, searched best first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.games.universal_tapestry.planner.evaluation import Evaluation
from ludarium.games.universal_tapestry.planner.kind import BOARD, WIDE, copy, zeros
from ludarium.games.universal_tapestry.planner.position import Weights
from ludarium.games.universal_tapestry.planner.table import Node

NEVER: Final = 1 << 40
ALLOWED_DISCARDS: Final = 8
ANY_EXCHANGES: Final = 1000
_NODES: Final = 260
_ENDS: Final = 20000


class Turn(Evaluation):
    """Finds the ends of a turn, and the best of them."""

    nodes: list[Node]
    used: i64
    discard_of: vec[i64]
    exchange: i64
    point: i64
    max_exchanges: i64  # in a turn
    exchanges_left: i64  # in this turn
    banned: list[int]  # positions of this turn that must not come back
    end_cost: vec[i64]
    end_node: vec[i64]
    end_cell: vec[i64]
    ends: i64
    keep_ends: bool
    best_cost: i64
    best_node: i64
    best_cell: i64

    def __init__(self, h2: bool, weights: Weights, isolated: bool) -> None:
        super().__init__(h2, weights, isolated)
        self.nodes = [Node() for _ in range(_NODES)]
        self.used = 0
        self.discard_of = zeros(80)
        for d in range(80):
            cost = weights.discard * d + weights.discard_square * d * d
            self.discard_of[d] = int(cost if d <= ALLOWED_DISCARDS else 1e6 + 1e4 * d)
        self.exchange = int(weights.exchange)
        self.point = int(weights.point)
        self.max_exchanges = ANY_EXCHANGES
        self.exchanges_left = ANY_EXCHANGES
        self.banned = []
        self.end_cost = zeros(_ENDS)
        self.end_node = zeros(_ENDS)
        self.end_cell = zeros(_ENDS)
        self.ends = 0
        self.keep_ends = False
        self.best_cost = 0
        self.best_node = 0
        self.best_cell = 0

    def search(self, hand: i64, limit: i64, keep: bool) -> None:
        """Best-first search over exchange chains from the table with this card in hand."""
        t = self.table
        nodes = self.nodes
        root = nodes[0]
        root.set(t.node)
        root.hand = hand
        root.parent = -1
        root.swapped = -1
        root.depth = 0
        root.open = True
        if t.stale:
            t.stale = False
            self.settle(root)
            copy(t.node.domain, root.domain, BOARD)
        else:
            self.total(root)
        self.used = 1
        self.ends = 0
        self.keep_ends = keep
        self.best_cost = NEVER
        while True:
            chosen: i64 = -1
            lowest: i64 = NEVER
            for index in range(self.used):
                node = nodes[index]
                if node.open and node.cost < lowest:
                    lowest = node.cost
                    chosen = index
            if chosen < 0:
                break
            self.expand(chosen, limit)

    def end(self, cost: i64, node: i64, cell: i64) -> None:
        if cost < self.best_cost:
            self.best_cost = cost
            self.best_node = node
            self.best_cell = cell
        if self.keep_ends:
            self.end_cost[self.ends] = cost
            self.end_node[self.ends] = node
            self.end_cell[self.ends] = cell
            self.ends += 1

    def expand(self, index: i64, limit: i64) -> None:
        t = self.table
        k = self.kinds
        node = self.nodes[index]
        node.open = False
        hand = node.hand
        extra = self.exchange * node.depth
        self.end(node.cost + self.discard_of[t.discards + 1] - self.point * k.points[hand] + extra, index, -1)
        single = k.domain[hand]
        domain = node.domain
        empties = t.empties
        touch = t.touch
        paid = self.discard_of[t.discards] + extra
        mobility = self.mobility
        for place in range(t.empty):
            cell = empties[place]
            if domain[cell] & single == single and touch[cell] > 0:
                cost = self.place_cost(node, cell, single) + paid
                if mobility != 0:
                    cost -= mobility * self.mobility_after(node, cell, k.type[hand])
                self.end(cost, index, cell)
        if self.used >= limit or node.depth >= self.exchanges_left:
            return
        card = node.card
        type = k.type
        beaten = type[hand] + 1
        if beaten == 3:
            beaten = 0
        laid = t.laid
        mobile = node.mobile
        by_type = k.sides == 3
        for place in range(t.placed):
            cell = laid[place]
            other = card[cell]
            if type[other] == beaten:
                if by_type:
                    if mobile[cell] == 0:
                        continue
                elif touch[cell] == 0 and not self.isolated:
                    continue
                if self.admits(card, cell, single):
                    self.swap(index, cell)
                    if self.used >= limit:
                        return

    def admits(self, card: vec[i64], cell: i64, single: i64) -> bool:
        """Do the laid neighbours of a cell admit this domain?"""
        k = self.kinds
        allow = k.allow
        domain = k.domain
        near = card[cell - 1]
        if near >= 0 and allow[domain[near]] & single != single:
            return False
        near = card[cell + 1]
        if near >= 0 and allow[domain[near]] & single != single:
            return False
        near = card[cell - WIDE]
        if near >= 0 and allow[domain[near]] & single != single:
            return False
        near = card[cell + WIDE]
        return near < 0 or allow[domain[near]] & single == single

    def swap(self, parent: i64, cell: i64) -> None:
        """A new node: the hand of the parent exchanged with the card on the cell, unless it is known."""
        nodes = self.nodes
        k = self.kinds
        was = nodes[parent]
        hand = was.hand
        other = was.card[cell]
        hash = was.hash ^ k.zobrist[cell * 72 + hand] ^ k.zobrist[cell * 72 + other]
        for index in range(self.used):
            if nodes[index].hash == hash:
                return
        if self.banned and int(hash) in self.banned:
            return
        node = nodes[self.used]
        copy(node.card, was.card, BOARD)
        copy(node.domain, was.domain, BOARD)
        copy(node.mobile, was.mobile, BOARD)
        node.card[cell] = hand
        node.domain[cell] = k.domain[hand]
        node.hand = other
        node.hash = hash
        node.parent = parent
        node.swapped = cell
        node.depth = was.depth + 1
        node.open = True
        self.loosen(node, cell)
        self.resettle(node, was, cell)
        self.used += 1

    def carry_out(self, index: i64, cell: i64) -> None:
        """Make the end of turn found by `search` the table's position."""
        t = self.table
        node = self.nodes[index]
        if index > 0:
            t.node.set(node)
        if cell >= 0:
            self.lay(cell, node.hand)
            self.loosen(t.node, cell)
            self.tighten(t.node, cell)
        else:
            t.discards += 1
