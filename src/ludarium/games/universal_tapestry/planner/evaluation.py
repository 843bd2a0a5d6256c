"""The planner's second layer: what a position costs, by the cards that its empty cells still admit."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.games.universal_tapestry.planner.kind import BOARD, EMPTY, FIELD, FIELDS, WIDE, zeros
from ludarium.games.universal_tapestry.planner.position import BIAS, Position, Weights
from ludarium.games.universal_tapestry.planner.table import Node

_FIELD_MASK: Final = 511


class Evaluation(Position):
    """Keeps the domains of the empty cells consistent with their neighbours, and prices them."""

    trail: vec[i64]
    old: vec[i64]
    mark: vec[i64]
    marks: i64
    slack_of: vec[i64]  # by spare cards + 64
    lift: i64  # added to the spare cards, leaves bit 8 of a field clear where fewer than six are spare
    guard: i64
    mobility: i64

    def __init__(self, h2: bool, weights: Weights, isolated: bool) -> None:
        super().__init__(h2, weights, isolated)
        self.trail = zeros(1000)
        self.old = zeros(1000)
        self.mark = zeros(BOARD)
        self.marks = 0
        self.slack_of = zeros(256)
        for spare in range(-64, 7):
            if spare < 0:
                cost = weights.slack_base - weights.slack * spare
            elif spare < 6:
                cost = weights.slack * math.exp(-spare / weights.slack_decay)
            else:
                cost = 0.0
            self.slack_of[spare + 64] = int(cost)
        self.lift = sum((256 - BIAS - 6) << (FIELD * field) for field in range(FIELDS))
        self.guard = sum(256 << (FIELD * field) for field in range(FIELDS))
        self.mobility = 0 if h2 else int(weights.mobility)

    def ready(self) -> None:
        """Work everything out for a position just laid out."""
        t = self.table
        self.count()
        for index in range(t.placed):
            self.loosen(t.node, t.laid[index])
        self.settle(t.node)
        t.stale = False

    def settle(self, node: Node) -> None:
        """Domains of all empty cells by arc consistency, and their cost."""
        self.narrow(node.domain, self.table.empties, self.table.empty)
        self.total(node)

    def narrow(self, domain: vec[i64], cells: vec[i64], many: i64) -> None:
        """Let these cells admit everything, then no more than their neighbours do."""
        allow, full = self.table.allow, self.kinds.full
        for index in range(many):
            domain[cells[index]] = full
        again = True
        while again:
            again = False
            for index in range(many):
                cell = cells[index]
                old = domain[cell]
                new = (
                    old
                    & allow[domain[cell - 1]]
                    & allow[domain[cell + 1]]
                    & allow[domain[cell - WIDE]]
                    & allow[domain[cell + WIDE]]
                )
                if new != old:
                    domain[cell] = new
                    again = True

    def resettle(self, node: Node, was: Node, changed: i64) -> None:
        """The same after an exchange, starting from the position before: only what the cell could reach."""
        t = self.table
        card = node.card
        domain = node.domain
        before = was.domain
        allow = t.allow
        full = self.kinds.full
        region = self.trail
        mark = self.mark
        self.marks += 1
        stamp = self.marks
        end: i64 = 0
        at: i64 = -1
        while at < end:
            here = changed if at < 0 else region[at]
            at += 1
            near = here - 1
            for side in range(4):
                if side == 1:
                    near = here + 1
                elif side == 2:
                    near = here - WIDE
                elif side == 3:
                    near = here + WIDE
                if card[near] == EMPTY and mark[near] != stamp:
                    mark[near] = stamp
                    if at == 0 or (allow[before[here]] & full != full and before[near] != full):
                        region[end] = near
                        end += 1
                    else:
                        mark[near] = 0
        self.narrow(domain, region, end)
        price = t.price
        inside0 = self.kinds.inside0
        inside1 = self.kinds.inside1
        inside2 = self.kinds.inside2
        cells = was.cells
        in0 = was.in0
        in1 = was.in1
        in2 = was.in2
        for index in range(end):
            old = before[region[index]]
            new = domain[region[index]]
            if new != old:
                cells += price[new] - price[old]
                in0 += inside0[new] - inside0[old]
                in1 += inside1[new] - inside1[old]
                in2 += inside2[new] - inside2[old]
        if self.mobility != 0:
            now = node.mobile
            then = was.mobile
            cells -= self.mobility * (
                now[changed]
                + now[changed - 1]
                + now[changed + 1]
                + now[changed - WIDE]
                + now[changed + WIDE]
                - then[changed]
                - then[changed - 1]
                - then[changed + 1]
                - then[changed - WIDE]
                - then[changed + WIDE]
            )
        node.cells = cells
        node.in0 = in0
        node.in1 = in1
        node.in2 = in2
        node.cost = cells + self.slack(in0, in1, in2)

    def tighten(self, node: Node, cell: i64) -> None:
        """Domains after a card was laid on the cell; the cost is left alone."""
        domain = node.domain
        allow = self.table.allow
        trail = self.trail
        trail[0] = cell
        end: i64 = 1
        at: i64 = 0
        while at < end:
            here = trail[at]
            left = allow[domain[here]]
            at += 1
            near = here - 1
            for side in range(4):
                if side == 1:
                    near = here + 1
                elif side == 2:
                    near = here - WIDE
                elif side == 3:
                    near = here + WIDE
                old = domain[near]
                new = old & left
                if new != old:
                    trail[end] = near
                    end += 1
                    domain[near] = new

    def total(self, node: Node) -> None:
        t = self.table
        domain = node.domain
        price = t.price
        empties = t.empties
        inside0 = self.kinds.inside0
        inside1 = self.kinds.inside1
        inside2 = self.kinds.inside2
        cells: i64 = 0
        mobile = node.mobile
        for index in range(t.placed):
            cells -= mobile[t.laid[index]]
        cells *= self.mobility
        in0: i64 = 0
        in1: i64 = 0
        in2: i64 = 0
        for index in range(t.empty):
            d = domain[empties[index]]
            cells += price[d]
            in0 += inside0[d]
            in1 += inside1[d]
            in2 += inside2[d]
        node.cells = cells
        node.in0 = in0
        node.in1 = in1
        node.in2 = in2
        node.cost = cells + self.slack(in0, in1, in2)

    def slack(self, in0: i64, in1: i64, in2: i64) -> i64:
        """What it costs that few spare cards are left for the cells bound to some colours."""
        t = self.table
        cost: i64 = 0
        lift = self.lift
        guard = self.guard
        spare = t.room0 - in0
        if (spare + lift) & guard != guard:
            cost += self.fields(spare, in0)
        spare = t.room1 - in1
        if (spare + lift) & guard != guard:
            cost += self.fields(spare, in1)
        spare = t.room2 - in2
        if (spare + lift) & guard != guard:
            cost += self.fields(spare, in2)
        return cost

    def fields(self, spare: i64, inside: i64) -> i64:
        slack_of = self.slack_of
        cost: i64 = 0
        while inside > 0:
            if inside & _FIELD_MASK != 0:
                cost += slack_of[spare & _FIELD_MASK]
            inside >>= FIELD
            spare >>= FIELD
        return cost

    def place_cost(self, node: Node, cell: i64, single: i64) -> i64:
        """The cost of the node's tapestry with a card of this domain laid on the cell."""
        t = self.table
        domain = node.domain
        allow = t.allow
        price = t.price
        inside0 = self.kinds.inside0
        inside1 = self.kinds.inside1
        inside2 = self.kinds.inside2
        trail = self.trail
        olds = self.old
        old = domain[cell]
        cells = node.cells - price[old]
        in0 = node.in0 - inside0[old]
        in1 = node.in1 - inside1[old]
        in2 = node.in2 - inside2[old]
        trail[0] = cell
        olds[0] = old
        domain[cell] = single
        end: i64 = 1
        at: i64 = 0
        while at < end:
            here = trail[at]
            left = allow[domain[here]]
            at += 1
            near = here - 1
            for side in range(4):
                if side == 1:
                    near = here + 1
                elif side == 2:
                    near = here - WIDE
                elif side == 3:
                    near = here + WIDE
                old = domain[near]
                new = old & left
                if new != old:
                    trail[end] = near
                    olds[end] = old
                    end += 1
                    domain[near] = new
                    cells += price[new] - price[old]
                    in0 += inside0[new] - inside0[old]
                    in1 += inside1[new] - inside1[old]
                    in2 += inside2[new] - inside2[old]
        while end > 0:
            end -= 1
            domain[trail[end]] = olds[end]
        return cells + self.slack(in0, in1, in2)
