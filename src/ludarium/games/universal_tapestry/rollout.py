"""The rollout bot of Universal Tapestry: plays the best ends of a turn out in common worlds."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.host import Seeded
from ludarium.games.universal_tapestry.planner import NEVER, Planner, Table, World, zeros


class Budget:
    """How much a bot thinks."""

    def __init__(self, ends: int = 6, worlds: int = 10, chain: int = 100, playout: int = 20, draw: int = 8) -> None:
        self.ends = ends
        self.worlds = worlds
        self.chain = chain
        self.playout = playout
        self.draw = draw
        self.point = 0.0
        self.missing = 0.04


class Thinker:
    """Chooses a colour to draw, and how to end a turn."""

    planner: Planner
    budget: Budget
    root: Table
    candidates: list[Table]
    nodes: vec[i64]
    cells: vec[i64]
    worlds: list[World]
    path: list[int]  # the exchanges of the chosen end, in order
    cell: int  # where the card then in hand goes; -1: discard it
    playouts: i64

    def __init__(self, planner: Planner, budget: Budget) -> None:
        self.planner = planner
        self.budget = budget
        self.root = Table()
        self.candidates = [Table() for _ in range(max(1, budget.ends))]
        self.nodes = zeros(64)
        self.cells = zeros(64)
        self.worlds = [World() for _ in range(max(1, budget.worlds))]
        self.path = []
        self.cell = -1
        self.playouts = 0

    def colour(self) -> i64:
        if self.budget.draw == 0:
            return self.planner.quick_colour()
        return self.planner.deep_colour(self.budget.draw)

    def resolve(self, hand: i64, top: i64, rng: Seeded) -> None:
        """Decide what to do with the card in hand; the table is left as it was."""
        p = self.planner
        b = self.budget
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
        work = Table()
        sums = [0.0] * many
        p.table = root
        for index in range(b.worlds):
            p.deal(self.worlds[index], rng, top)
        p.table = work
        for index in range(b.worlds):
            for candidate in range(many):
                work.set(self.candidates[candidate])
                for colour in range(6):
                    work.drawn[colour] = 0
                work.dealt = 0
                p.refill(self.worlds[index])
                sums[candidate] += self.value(p.playout(self.worlds[index], b.playout))
                self.playouts += 1
        best: i64 = 0
        for candidate in range(many):
            if sums[candidate] > sums[best] + 1e-9:
                best = candidate
        self.path = paths[best]
        self.cell = self.cells[best]
        p.table = root

    def value(self, missing: i64) -> float:
        if missing == 0:
            return 1.0 + self.budget.point * float(self.planner.score())
        return -self.budget.missing * float(missing)

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

    def play(self, seed: int) -> tuple[int, int, int]:
        """A whole game of the model itself: cells left empty, points, discards."""
        p = self.planner
        rng = Seeded(seed)
        thinking = Seeded(seed + 1000003)
        p.clear()
        truth = World()
        p.deal(truth, rng, -1)
        t = p.table
        for index in range(4):
            colour = truth.deck[t.dealt]
            t.dealt += 1
            kind = truth.faces[colour * 12 + t.drawn[colour]]
            t.drawn[colour] += 1
            p.see(kind)
            p.lay(9 + (2 + index) * 9 + 2 + index, kind)
        p.settle(t.node)
        for _ in range(8):
            p.refill(truth)
        while t.empty > 0 and t.slots > 0 and t.discards <= 8:
            p.redraw(truth)
            colour = self.colour()
            hand = p.draw(colour, truth)
            top = truth.deck[t.dealt] if t.dealt < truth.size else -1
            self.resolve(hand, top, thinking)
            p.table = t
            t.slots = t.slots
            self.follow(hand)
            p.refill(truth)
            t = p.table
        return int(t.empty), int(p.score()), int(t.discards)

    def follow(self, hand: i64) -> None:
        """Carry the chosen end out on the table."""
        p = self.planner
        p.nodes[0].set(p.table.node)
        p.nodes[0].hand = hand
        p.used = 1
        at: i64 = 0
        for cell in self.path:
            p.swap(at, cell)
            at = p.used - 1
        p.carry_out(at, self.cell)
