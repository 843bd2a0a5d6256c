"""The rollout bot of Universal Tapestry: plays the best ends of a turn out in common worlds."""

from __future__ import annotations

import math

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.host import Seeded
from ludarium.games.universal_tapestry.planner.kind import zeros
from ludarium.games.universal_tapestry.planner.planner import Planner
from ludarium.games.universal_tapestry.planner.table import Table, World
from ludarium.games.universal_tapestry.planner.turn import NEVER


class Budget:
    """How much a bot thinks. With one end of a turn there are no playouts.

    `ends`: how many ends of a turn go into the race; `playouts`: how many it may take (`late_playouts` when
    fewer than 30 cells are empty); `least`: worlds before one may drop out; `doubt`: how far behind it must
    be, in tenths of the standard error; `chain`, `playout`, `draw`: positions in a search over exchanges, in
    the turn, in a playout, and per face when choosing a colour; `soft`: a playout that misses so many cells
    is worth 1/e of a win; `point`: what a point is worth, in thousandths of a win; `worlds`: the most that one
    race deals.
    """

    def __init__(
        self,
        ends: int = 8,
        playouts: int = 90,
        late_playouts: int = 180,
        least: int = 4,
        doubt: int = 16,
        chain: int = 100,
        playout: int = 20,
        draw: int = 8,
        soft: float = 2.0,
        point: float = 0.0,
        worlds: int = 64,
    ) -> None:
        self.ends = ends
        self.playouts = playouts
        self.late_playouts = late_playouts
        self.least = least
        self.doubt = doubt
        self.chain = chain
        self.playout = playout
        self.draw = draw
        self.soft = soft
        self.point = point
        self.worlds = worlds

    def for_points(self, point: float) -> Budget:
        return Budget(
            self.ends,
            self.playouts,
            self.late_playouts,
            self.least,
            self.doubt,
            self.chain,
            self.playout,
            self.draw,
            self.soft,
            point,
            self.worlds,
        )


class Thinker:
    """Chooses a colour to draw, and how to end a turn."""

    planner: Planner
    budget: Budget
    root: Table
    candidates: list[Table]
    nodes: vec[i64]
    cells: vec[i64]
    world: World
    work: Table
    values: vec[i64]
    sums: vec[i64]
    alive: vec[i64]
    worth: vec[i64]
    path: list[int]  # the exchanges of the chosen end, in order
    cell: int  # where the card then in hand goes; -1: discard it

    def __init__(self, planner: Planner, budget: Budget) -> None:
        self.planner = planner
        self.budget = budget
        self.root = Table()
        self.candidates = [Table() for _ in range(max(1, budget.ends))]
        self.nodes = zeros(64)
        self.cells = zeros(64)
        self.world = World()
        self.work = Table()
        self.values = zeros(64 * budget.worlds)
        self.sums = zeros(64)
        self.alive = zeros(64)
        self.worth = zeros(65)
        for missing in range(65):
            self.worth[missing] = int(1000.0 * math.exp(-missing / budget.soft))
        self.path = []
        self.cell = -1

    def colour(self) -> i64:
        if self.budget.draw == 0:
            return self.planner.quick_colour()
        return self.planner.deep_colour(self.budget.draw)

    def resolve(self, hand: i64, top: i64, rng: Seeded) -> None:
        """Decide what to do with the card in hand; the table is left as it was."""
        p = self.planner
        b = self.budget
        if p.table.empty == 0:
            self.dearest(hand)
            return
        p.search(hand, b.chain, b.ends > 1)
        if b.ends <= 1:
            self.take(p.best_node, p.best_cell)
            return
        many = self.pick_ends()
        if many == 1:
            self.take(self.nodes[0], self.cells[0])
            return
        root = self.root
        root.set(p.table)
        paths: list[list[int]] = []
        for index in range(many):
            self.take(self.nodes[index], self.cells[index])
            paths.append(self.path)
        for index in range(many):
            p.table = self.candidates[index]
            p.table.set(root)
            p.carry_out(self.nodes[index], self.cells[index])
        left = p.exchanges_left
        banned = p.banned
        p.exchanges_left = p.max_exchanges
        p.banned = []
        best = self.race(many, top, rng)
        p.exchanges_left = left
        p.banned = banned
        self.path = paths[best]
        self.cell = int(self.cells[best])
        p.table = root

    def dearest(self, hand: i64) -> None:
        """The tapestry is complete: exchange so as to discard the dearest card."""
        p = self.planner
        p.search(hand, self.budget.chain, False)
        best: i64 = 0
        for index in range(p.used):
            gain = p.kinds.points[p.nodes[index].hand] - p.kinds.points[p.nodes[best].hand]
            if gain > 0 or (gain == 0 and p.nodes[index].depth < p.nodes[best].depth):
                best = index
        self.take(best, -1)

    def race(self, many: i64, top: i64, rng: Seeded) -> i64:
        """Play the candidates out in common worlds, dropping those that fall behind; the best one."""
        p = self.planner
        b = self.budget
        root = self.root
        work = self.work
        values = self.values
        most: i64 = b.worlds
        alive = self.alive
        sums = self.sums
        left = many
        for candidate in range(many):
            alive[candidate] = 1
            sums[candidate] = 0
        allowed: i64 = b.playouts
        if root.empty < 30:
            allowed = b.late_playouts
        best: i64 = 0
        played: i64 = 0
        worlds: i64 = 0
        while left > 1 and worlds < most and played + left <= allowed:
            p.table = root
            p.deal(self.world, rng, top)
            p.table = work
            for candidate in range(many):
                if alive[candidate] == 1:
                    work.set(self.candidates[candidate])
                    for colour in range(6):
                        work.drawn[colour] = 0
                    work.dealt = 0
                    p.refill(self.world)
                    value = self.value(p.playout(self.world, b.playout))
                    values[candidate * most + worlds] = value
                    sums[candidate] += value
                    played += 1
            worlds += 1
            best = -1
            for candidate in range(many):
                if alive[candidate] == 1 and (best < 0 or sums[candidate] > sums[best]):
                    best = candidate
            if worlds >= b.least:
                left = self.drop(many, best, worlds, left)
        return best

    def drop(self, many: i64, best: i64, worlds: i64, left: i64) -> i64:
        """Give up candidates: those behind the best one beyond doubt, its equals, and half now and then."""
        values = self.values
        most: i64 = self.budget.worlds
        for candidate in range(many):
            if self.alive[candidate] == 1 and candidate != best:
                squares: i64 = 0
                for world in range(worlds):
                    behind = values[best * most + world] - values[candidate * most + world]
                    squares += behind * behind
                lag = self.sums[best] - self.sums[candidate]
                # lag / worlds > doubt * deviation / sqrt(worlds), with doubt in tenths
                spread = (squares * worlds - lag * lag) // worlds
                alike = squares == 0 and worlds >= 2 * self.budget.least
                if alike or 100 * lag * lag > self.budget.doubt * self.budget.doubt * (spread + 1):
                    self.alive[candidate] = 0
                    left -= 1
        keep = left
        if worlds == 2 * self.budget.least:
            keep = (many + 1) // 2
        elif worlds == 4 * self.budget.least:
            keep = (many + 3) // 4
        while left > keep and left > 1:
            worst: i64 = -1
            for candidate in range(many):
                if self.alive[candidate] == 1 and (worst < 0 or self.sums[candidate] < self.sums[worst]):
                    worst = candidate
            self.alive[worst] = 0
            left -= 1
        return left

    def value(self, missing: i64) -> i64:
        """What the end of a playout is worth, in thousandths of a win."""
        if missing == 0:
            return 1000 + int(self.budget.point * float(self.planner.score()))
        return self.worth[missing]

    def take(self, node: i64, cell: i64) -> None:
        """Write down the way to an end."""
        path: list[int] = []
        nodes = self.planner.nodes
        while node > 0:
            path.insert(0, int(nodes[node].swapped))
            node = nodes[node].parent
        self.path = path
        self.cell = cell

    def pick_ends(self) -> i64:
        """The cheapest ends with different outcomes."""
        p = self.planner
        many: i64 = 0
        hashes: list[int] = []
        while many < self.budget.ends:
            best: i64 = -1
            lowest: i64 = NEVER
            for index in range(p.ends):
                if p.end_cost[index] < lowest:
                    lowest = p.end_cost[index]
                    best = index
            if best < 0:
                break
            p.end_cost[best] = NEVER
            node = p.nodes[p.end_node[best]]
            cell = p.end_cell[best]
            hash = node.hash
            if cell >= 0:
                hash ^= p.kinds.zobrist[cell * 72 + node.hand]
            if hash not in hashes:
                hashes.append(hash)
                self.nodes[many] = p.end_node[best]
                self.cells[many] = cell
                many += 1
        return many
