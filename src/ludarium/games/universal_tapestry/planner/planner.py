"""The planner itself: which colour to draw, and games played out in worlds dealt from the unseen cards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.host import Seeded
from ludarium.games.universal_tapestry.planner.kind import COLOURS, zeros
from ludarium.games.universal_tapestry.planner.position import Weights
from ludarium.games.universal_tapestry.planner.table import World
from ludarium.games.universal_tapestry.planner.turn import ALLOWED_DISCARDS, NEVER, Turn


class Planner(Turn):
    """Evaluates, searches exchange chains, and plays games out."""

    best: vec[i64]  # the lowest cost of a placement, per group

    def __init__(self, h2: bool, weights: Weights, isolated: bool = False) -> None:
        super().__init__(h2, weights, isolated)
        self.best = zeros(24)

    # --- drawing ------------------------------------------------------------------------------------------

    def quick_colour(self) -> i64:
        """The colour with the lowest expected cost, placements only."""
        t = self.table
        node = t.node
        best = self.best
        if t.stale:
            t.stale = False
            self.settle(node)
        else:
            self.total(node)
        for group in range(24):
            best[group] = NEVER
        mask: i64 = 0
        for colour in range(COLOURS):
            if t.area[colour] > 0:
                mask |= i64(16) << colour
        domain = node.domain
        left = t.left
        sides = self.kinds.sides
        mobility = self.mobility
        for place in range(t.empty):
            cell = t.empties[place]
            d = domain[cell]
            if t.touch[cell] == 0 or d & mask == 0:
                continue
            for colour in range(COLOURS):
                bit = i64(16) << colour
                if d & mask & bit != 0:
                    for side in range(sides):
                        if (d >> side) & 1 == 1 and left[colour * 4 + side] > 0:
                            cost = self.place_cost(node, cell, bit | (i64(1) << side))
                            if mobility != 0:
                                cost -= mobility * self.mobility_after(node, cell, side)
                            if cost < best[colour * 4 + side]:
                                best[colour * 4 + side] = cost
        none = node.cost + self.discard_of[t.discards + 1] - self.discard_of[t.discards]
        chosen: i64 = -1
        lowest: i64 = NEVER
        for colour in range(COLOURS):
            if t.area[colour] > 0:
                sum: i64 = 0
                for side in range(sides):
                    group = colour * 4 + side
                    cost = best[group]
                    if cost > none:
                        cost = none - self.point * self.kinds.points[colour * (self.kinds.many // 6)]
                    sum += cost * left[group]
                sum = sum * 16 // t.colour_left[colour]
                if sum < lowest:
                    lowest = sum
                    chosen = colour
        return chosen

    def deep_colour(self, limit: i64) -> i64:
        """The colour with the lowest expected cost over its unseen faces, with exchange chains."""
        t = self.table
        k = self.kinds
        chosen: i64 = -1
        lowest: i64 = NEVER
        per = k.many // 6
        for colour in range(COLOURS):
            if t.area[colour] > 0:
                sum: i64 = 0
                for kind in range(colour * per, colour * per + per):
                    if t.unseen[kind] > 0:
                        many = t.unseen[kind]
                        self.search(kind, limit, False)
                        sum += self.best_cost * many
                sum = sum * 16 // t.colour_left[colour]
                if sum < lowest:
                    lowest = sum
                    chosen = colour
        return chosen

    # --- worlds and playouts ------------------------------------------------------------------------------

    def deal(self, world: World, rng: Seeded, top: i64) -> None:
        """Deal the unseen cards: the area keeps its colours, the deck its top colour (-1: no deck)."""
        t = self.table
        per = self.kinds.many // 6
        faces = world.faces
        deck = world.deck
        size: i64 = 0
        for colour in range(COLOURS):
            start = colour * 12
            many: i64 = 0
            for kind in range(colour * per, colour * per + per):
                for _copy in range(t.unseen[kind]):  # a bare _ would be boxed
                    faces[start + many] = kind
                    many += 1
            for index in range(many - 1):
                other = index + rng.roll(many - index)
                face = faces[start + index]
                faces[start + index] = faces[start + other]
                faces[start + other] = face
            for _card in range(many - t.area[colour]):
                deck[size] = colour
                size += 1
        world.size = size
        begin: i64 = 0
        if top >= 0 and size > 0:
            for index in range(size):
                if deck[index] == top:
                    deck[index] = deck[0]
                    deck[0] = top
                    break
            begin = 1
        for index in range(begin, size - 1):
            other = index + rng.roll(size - index)
            colour = deck[index]
            deck[index] = deck[other]
            deck[other] = colour
        rng.word()  # unused; without it all that was measured with these bots would have to be measured again

    def draw(self, colour: i64, world: World) -> i64:
        t = self.table
        kind = world.faces[colour * 12 + t.drawn[colour]]
        t.drawn[colour] += 1
        t.area[colour] -= 1
        t.slots -= 1
        self.see(kind)
        return kind

    def refill(self, world: World) -> None:
        t = self.table
        if t.dealt < world.size:
            t.area[world.deck[t.dealt]] += 1
            t.dealt += 1
            t.slots += 1

    def playout(self, world: World, limit: i64) -> i64:
        """Play the table to its end by the evaluation; how many cells stay empty."""
        t = self.table
        while t.empty > 0 and t.slots > 0 and t.discards <= ALLOWED_DISCARDS:
            colour = self.quick_colour()
            kind = self.draw(colour, world)
            self.search(kind, limit, False)
            self.carry_out(self.best_node, self.best_cell)
            self.refill(world)
        return t.empty

    def score(self) -> i64:
        """The points of everything that does not lie on the table."""
        t = self.table
        points: i64 = 72
        for index in range(t.placed):
            points -= self.kinds.points[t.node.card[t.laid[index]]]
        return points
