"""Universal Tapestry for bots: a fast model of the solitaire, its evaluation, exchange chains and playouts.

Cells of the fixed 8 x 8 window are numbers on a board nine wide with a border. A *domain* is a mask of the
colours (bits 4-9) and side symbols (bits 0-3) that a cell admits; a laid card has a domain of one each.
Everything the model knows is public: a world to play out in is dealt from the unseen faces.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.host import Seeded

WIDE: Final = 9
BOARD: Final = 91
EMPTY: Final = -1
BORDER: Final = -2
COLOURS: Final = 6
INTERVALS: Final = 21
DOMAINS: Final = 1024
NEVER: Final = 1 << 40
FULL_TABLE: Final = 64
ALLOWED_DISCARDS: Final = 8

# Nine bits for each interval of colours, seven intervals a word.
_FIELDS: Final = 7
_FIELD: Final = 9
_FIELD_MASK: Final = 511
_BIAS: Final = 64


def zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


def copy(target: vec[i64], source: vec[i64], length: i64) -> None:
    for index in range(length):
        target[index] = source[index]


class Weights:
    """The numbers of the evaluation, in thousandths; tuned on deals of seeds 100000 to 107000."""

    def __init__(self) -> None:
        self.discard = 2280.0
        self.discard_square = 770.0
        self.dead = 43400.0
        self.tight = 181.0
        self.power = 1.44
        self.slack = 824.0
        self.slack_base = 385.0
        self.slack_decay = 1.33
        self.mobility = 47.0
        self.exchange = 1.0
        self.point = 0.0


class Kinds:
    """The cards as the bot tells them apart: 18 kinds in deck H1, 72 in H2; and the tables of domains."""

    many: i64
    sides: i64
    colour: vec[i64]
    type: vec[i64]
    group: vec[i64]  # colour * 4 + side: what a cell looks at
    domain: vec[i64]
    points: vec[i64]
    copies: i64
    full: i64
    allow: vec[i64]  # what a neighbour with this domain leaves to a cell
    inside0: vec[i64]  # in which intervals of colours the domain lies
    inside1: vec[i64]
    inside2: vec[i64]
    first: vec[i64]  # per group: where its list in `within` starts
    within: vec[i64]  # the domains (with an interval of colours) that hold the group
    low: vec[i64]  # the intervals
    high: vec[i64]
    zobrist: vec[i64]

    def __init__(self, h2: bool) -> None:
        self.sides = 4 if h2 else 3
        self.many = 72 if h2 else 18
        self.copies = 1 if h2 else 4
        colour = []
        type = []
        group = []
        worth = [0, 1, 2, 2, 1, 0]
        for kind in range(72 if h2 else 18):
            c, t, side = (kind // 12, kind // 4 % 3, kind % 4) if h2 else (kind // 3, kind % 3, kind % 3)
            colour.append(c)
            type.append(t)
            group.append(c * 4 + side)
        self.colour = vec[i64](colour)
        self.type = vec[i64](type)
        self.group = vec[i64](group)
        self.points = vec[i64]([worth[c] for c in colour])
        self.domain = vec[i64]([(16 << (g // 4)) | (1 << (g % 4)) for g in group])
        sides = (1 << (4 if h2 else 3)) - 1
        self.full = (63 << 4) | sides
        low = [a for a in range(6) for b in range(a, 6)]
        high = [b for a in range(6) for b in range(a, 6)]
        self.low = vec[i64](low)
        self.high = vec[i64](high)
        allow = []
        inside: list[list[int]] = [[], [], []]
        for domain in range(DOMAINS):
            colours, symbols = domain >> 4, domain & 15
            near = (colours | colours << 1 | colours >> 1) & 63
            others = sides & ~symbols if symbols & (symbols - 1) == 0 else sides
            allow.append(0x3FF if colours == 0 or symbols & sides == 0 else near << 4 | others)
            words = [0, 0, 0]
            for index in range(INTERVALS):
                mask = (2 << high[index]) - (1 << low[index])
                if index != 5 and colours & ~mask == 0:
                    words[index // _FIELDS] |= 1 << (_FIELD * (index % _FIELDS))
            for word in range(3):
                inside[word].append(words[word])
        self.allow = vec[i64](allow)
        self.inside0 = vec[i64](inside[0])
        self.inside1 = vec[i64](inside[1])
        self.inside2 = vec[i64](inside[2])
        first = []
        within: list[int] = []
        masks = [(2 << high[index]) - (1 << low[index]) for index in range(INTERVALS)]
        for g in range(24):
            first.append(len(within))
            bits = (16 << (g // 4)) | (1 << (g % 4))
            for mask in masks:
                for symbols in range(1, sides + 1):
                    domain = mask << 4 | symbols
                    if domain & bits == bits:
                        within.append(domain)
        first.append(len(within))
        self.first = vec[i64](first)
        self.within = vec[i64](within)
        words_of = Seeded(72)
        self.zobrist = vec[i64]([(words_of.word() << 30) ^ words_of.word() for _ in range(BOARD * 72)])


class World:
    """One way the hidden cards may lie: each colour's faces in drawing order, the colours of the deck."""

    faces: vec[i64]  # colour * 12 + how many of the colour were drawn since
    deck: vec[i64]
    size: i64
    seed: i64

    def __init__(self) -> None:
        self.faces = zeros(72)
        self.deck = zeros(72)
        self.size = 0
        self.seed = 1


class Node:
    """A position within a turn: a tapestry and the card in hand."""

    card: vec[i64]
    domain: vec[i64]
    mobile: vec[i64]  # 1 for a laid card that its neighbours let go
    hand: i64
    hash: i64
    cells: i64  # cost of the empty cells
    in0: i64
    in1: i64
    in2: i64
    cost: i64
    parent: i64
    swapped: i64
    depth: i64
    open: bool

    def __init__(self) -> None:
        self.card = zeros(BOARD)
        self.domain = zeros(BOARD)
        self.mobile = zeros(BOARD)
        self.hand = -1
        self.hash = 0
        self.cells = 0
        self.in0 = 0
        self.in1 = 0
        self.in2 = 0
        self.cost = 0
        self.parent = -1
        self.swapped = -1
        self.depth = 0
        self.open = False

    def set(self, other: Node) -> None:
        copy(self.card, other.card, BOARD)
        copy(self.domain, other.domain, BOARD)
        copy(self.mobile, other.mobile, BOARD)
        self.hash = other.hash
        self.cells = other.cells
        self.in0 = other.in0
        self.in1 = other.in1
        self.in2 = other.in2
        self.cost = other.cost


class Table:
    """The whole position between turns, with what is still unseen."""

    node: Node
    touch: vec[i64]  # laid neighbours of each cell
    empties: vec[i64]
    empty: i64
    laid: vec[i64]
    placed: i64
    unseen: vec[i64]  # per kind
    left: vec[i64]  # per group
    colour_left: vec[i64]
    fits: vec[i64]  # unseen cards per domain
    price: vec[i64]  # cost of an empty cell per domain
    allow: vec[i64]
    room0: i64  # unseen cards per interval of colours
    room1: i64
    room2: i64
    area: vec[i64]  # slots per colour
    slots: i64
    drawn: vec[i64]  # per colour, since the world was dealt
    dealt: i64  # of the deck
    discards: i64
    stale: bool  # a kind of cell has become dead: settle again

    def __init__(self) -> None:
        self.node = Node()
        self.touch = zeros(BOARD)
        self.empties = zeros(64)
        self.empty = 0
        self.laid = zeros(64)
        self.placed = 0
        self.unseen = zeros(72)
        self.left = zeros(24)
        self.colour_left = zeros(COLOURS)
        self.fits = zeros(DOMAINS)
        self.price = zeros(DOMAINS)
        self.allow = zeros(DOMAINS)
        self.room0 = 0
        self.room1 = 0
        self.room2 = 0
        self.area = zeros(COLOURS)
        self.slots = 0
        self.drawn = zeros(COLOURS)
        self.dealt = 0
        self.discards = 0
        self.stale = True

    def set(self, other: Table) -> None:
        self.node.set(other.node)
        copy(self.touch, other.touch, BOARD)
        copy(self.empties, other.empties, other.empty)
        self.empty = other.empty
        copy(self.laid, other.laid, other.placed)
        self.placed = other.placed
        copy(self.unseen, other.unseen, 72)
        copy(self.left, other.left, 24)
        copy(self.colour_left, other.colour_left, COLOURS)
        copy(self.fits, other.fits, DOMAINS)
        copy(self.price, other.price, DOMAINS)
        copy(self.allow, other.allow, DOMAINS)
        self.room0 = other.room0
        self.room1 = other.room1
        self.room2 = other.room2
        copy(self.area, other.area, COLOURS)
        self.slots = other.slots
        copy(self.drawn, other.drawn, COLOURS)
        self.dealt = other.dealt
        self.discards = other.discards
        self.stale = other.stale


class Planner:
    """Evaluates, searches exchange chains, and plays games out. Works on `table`."""

    kinds: Kinds
    table: Table
    nodes: list[Node]
    used: i64
    trail: vec[i64]
    old: vec[i64]
    price_of: vec[i64]  # by how many unseen cards fit
    slack_of: vec[i64]  # by spare cards + 64
    discard_of: vec[i64]
    lift: i64  # added to the spare cards, leaves bit 8 of a field clear where fewer than six are spare
    guard: i64
    exchange: i64
    mobility: i64
    point: i64
    isolated: bool
    max_exchanges: i64
    # The ends of the turn found by `search`, and the best of them.
    banned: list[int]  # positions of this turn that must not come back
    exchanges_left: i64
    mark: vec[i64]
    marks: i64
    end_cost: vec[i64]
    end_node: vec[i64]
    end_cell: vec[i64]
    ends: i64
    keep_ends: bool
    best_cost: i64
    best_node: i64
    best_cell: i64
    best: vec[i64]
    evaluations: i64

    def __init__(self, h2: bool, weights: Weights, isolated: bool = False, max_exchanges: int = 0) -> None:
        self.kinds = Kinds(h2)
        self.table = Table()
        self.nodes = [Node() for _ in range(260)]
        self.used = 0
        self.trail = zeros(1000)
        self.old = zeros(1000)
        self.isolated = isolated
        self.max_exchanges = max_exchanges if max_exchanges > 0 else 1000
        self.price_of = zeros(73)
        self.slack_of = zeros(256)
        self.discard_of = zeros(80)
        self.lift = sum((256 - _BIAS - 6) << (_FIELD * field) for field in range(_FIELDS))
        self.guard = sum(256 << (_FIELD * field) for field in range(_FIELDS))
        self.banned = []
        self.exchanges_left = 1000
        self.mark = zeros(BOARD)
        self.marks = 0
        self.end_cost = zeros(20000)
        self.end_node = zeros(20000)
        self.end_cell = zeros(20000)
        self.ends = 0
        self.keep_ends = False
        self.best_cost = 0
        self.best_node = 0
        self.best_cell = 0
        self.best = zeros(24)
        self.evaluations = 0
        self.exchange = 0
        self.mobility = 0
        self.point = 0
        self.weigh(weights)

    def weigh(self, w: Weights) -> None:
        self.price_of[0] = int(w.dead)
        for n in range(1, 73):
            self.price_of[n] = int(w.tight / math.pow(float(n), w.power))
        for spare in range(-64, 7):
            if spare < 0:
                cost = w.slack_base - w.slack * spare
            elif spare < 6:
                cost = w.slack * math.exp(-spare / w.slack_decay)
            else:
                cost = 0.0
            self.slack_of[spare + 64] = int(cost)
        for d in range(80):
            cost = w.discard * d + w.discard_square * d * d if d <= ALLOWED_DISCARDS else 1e6 + 1e4 * d
            self.discard_of[d] = int(cost)
        self.exchange = int(w.exchange)
        self.mobility = int(w.mobility) if self.kinds.sides == 3 else 0
        self.point = int(w.point)

    # --- the position -------------------------------------------------------------------------------------

    def clear(self) -> None:
        """An empty table, all cards unseen."""
        t = self.table
        k = self.kinds
        node = t.node
        for cell in range(BOARD):
            node.card[cell] = BORDER
            node.domain[cell] = 0
            node.mobile[cell] = 0
            t.touch[cell] = 0
        t.empty = 0
        t.placed = 0
        for row in range(8):
            for column in range(8):
                cell = 9 + row * 9 + column
                node.card[cell] = EMPTY
                node.domain[cell] = k.full
                t.empties[t.empty] = cell
                t.empty += 1
        node.hash = 0
        for index in range(24):
            t.left[index] = 0
        for kind in range(k.many):
            t.unseen[kind] = k.copies
            t.left[k.group[kind]] += k.copies
        for colour in range(COLOURS):
            t.colour_left[colour] = 12
            t.area[colour] = 0
            t.drawn[colour] = 0
        t.slots = 0
        t.dealt = 0
        t.discards = 0
        t.stale = True
        self.count()

    def count(self) -> None:
        """Work out from `left` what fits each domain."""
        t = self.table
        k = self.kinds
        for domain in range(DOMAINS):
            t.fits[domain] = 0
        for group in range(24):
            for index in range(k.first[group], k.first[group + 1]):
                t.fits[k.within[index]] += t.left[group]
        for domain in range(DOMAINS):
            t.price[domain] = self.price_of[t.fits[domain]]
            t.allow[domain] = 0x3FF if t.fits[domain] == 0 else k.allow[domain]
        for group in range(24):  # laid cards
            domain = (16 << (group >> 2)) | (i64(1) << (group & 3))
            t.allow[domain] = k.allow[domain]
        t.room0 = 0
        t.room1 = 0
        t.room2 = 0
        for index in range(INTERVALS):
            many: i64 = 0
            for colour in range(k.low[index], k.high[index] + 1):
                many += t.colour_left[colour]
            field = (many + _BIAS) << (_FIELD * (index % _FIELDS))
            if index < 7:
                t.room0 |= field
            elif index < 14:
                t.room1 |= field
            else:
                t.room2 |= field

    def know(self, kind: i64) -> None:
        """As `see`, before `ready`."""
        t = self.table
        t.unseen[kind] -= 1
        t.left[self.kinds.group[kind]] -= 1
        t.colour_left[self.kinds.colour[kind]] -= 1

    def ready(self) -> None:
        """Work everything out for a position just laid out."""
        t = self.table
        self.count()
        for index in range(t.placed):
            self.loosen(t.node, t.laid[index])
        self.settle(t.node)
        t.stale = False

    def after_swap(self, cell: i64, kind: i64) -> i64:
        """The hash of the table with this card in the place of the one on the cell."""
        node = self.table.node
        zobrist = self.kinds.zobrist
        return node.hash ^ zobrist[cell * 72 + kind] ^ zobrist[cell * 72 + node.card[cell]]

    def see(self, kind: i64) -> None:
        """A card's face becomes known."""
        t = self.table
        k = self.kinds
        group = k.group[kind]
        t.unseen[kind] -= 1
        t.left[group] -= 1
        t.colour_left[group >> 2] -= 1
        fits = t.fits
        price = t.price
        within = k.within
        price_of = self.price_of
        for index in range(k.first[group], k.first[group + 1]):
            domain = within[index]
            n = fits[domain] - 1
            fits[domain] = n
            price[domain] = price_of[n]
            if n == 0 and (domain & (domain - 1)) & ((domain & (domain - 1)) - 1) != 0:
                t.allow[domain] = 0x3FF
                t.stale = True
        single = k.domain[kind]
        t.room0 -= k.inside0[single]
        t.room1 -= k.inside1[single]
        t.room2 -= k.inside2[single]

    def lay(self, cell: i64, kind: i64) -> None:
        """Put a card on an empty cell of the table's own node; domains are left alone."""
        t = self.table
        node = t.node
        node.card[cell] = kind
        node.domain[cell] = self.kinds.domain[kind]
        node.hash ^= self.kinds.zobrist[cell * 72 + kind]
        for index in range(t.empty):
            if t.empties[index] == cell:
                t.empty -= 1
                t.empties[index] = t.empties[t.empty]
                break
        t.laid[t.placed] = cell
        t.placed += 1
        t.touch[cell - 1] += 1
        t.touch[cell + 1] += 1
        t.touch[cell - WIDE] += 1
        t.touch[cell + WIDE] += 1

    def loosen(self, node: Node, cell: i64) -> None:
        """Mark again which cards at and around a changed cell can be exchanged by type (H1)."""
        if self.kinds.sides == 4:
            return
        self.loosen_one(node, cell)
        self.loosen_one(node, cell - 1)
        self.loosen_one(node, cell + 1)
        self.loosen_one(node, cell - WIDE)
        self.loosen_one(node, cell + WIDE)

    def loosen_one(self, node: Node, cell: i64) -> None:
        card = node.card
        kind = card[cell]
        if kind < 0:
            return
        type = self.kinds.type
        loses = type[kind] + 1
        if loses == 3:
            loses = 0
        many: i64 = 0
        good: i64 = 0
        near = card[cell - 1]
        if near >= 0:
            many += 1
            good += 1 if type[near] == loses else 0
        near = card[cell + 1]
        if near >= 0:
            many += 1
            good += 1 if type[near] == loses else 0
        near = card[cell - WIDE]
        if near >= 0:
            many += 1
            good += 1 if type[near] == loses else 0
        near = card[cell + WIDE]
        if near >= 0:
            many += 1
            good += 1 if type[near] == loses else 0
        node.mobile[cell] = 1 if many == good and (many > 0 or self.isolated) else 0

    def mobility_after(self, node: Node, cell: i64, type: i64) -> i64:
        """How the number of exchangeable cards changes by laying a card of this type."""
        card = node.card
        types = self.kinds.type
        mobile = node.mobile
        touch = self.table.touch
        loses = type + 1
        if loses == 3:
            loses = 0
        gain: i64 = 0
        own: i64 = 1
        near = cell - 1
        for side in range(4):
            if side == 1:
                near = cell + 1
            elif side == 2:
                near = cell - WIDE
            elif side == 3:
                near = cell + WIDE
            other = card[near]
            if other >= 0:
                if types[other] == loses:  # the new card beats it: it does not beat the new card
                    gain -= mobile[near]
                else:
                    own = 0
                    if touch[near] == 0 and mobile[near] == 0:
                        gain += 1
        return gain + own

    # --- evaluation ---------------------------------------------------------------------------------------

    def settle(self, node: Node) -> None:
        """Domains of all empty cells by arc consistency, and their cost."""
        t = self.table
        domain = node.domain
        allow = t.allow
        empties = t.empties
        full = self.kinds.full
        empty = t.empty
        for index in range(empty):
            domain[empties[index]] = full
        again = True
        while again:
            again = False
            for index in range(empty):
                cell = empties[index]
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
        self.total(node)

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
        for index in range(end):
            domain[region[index]] = full
        again = True
        while again:
            again = False
            for index in range(end):
                cell = region[index]
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
        self.evaluations += 1

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
        self.evaluations += 1

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
            inside >>= _FIELD
            spare >>= _FIELD
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
        self.evaluations += 1
        return cells + self.slack(in0, in1, in2)

    # --- a turn: exchange chains and ends -----------------------------------------------------------------

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
                for _ in range(t.unseen[kind]):
                    faces[start + many] = kind
                    many += 1
            for index in range(many - 1):
                other = index + rng.roll(many - index)
                face = faces[start + index]
                faces[start + index] = faces[start + other]
                faces[start + other] = face
            for _ in range(many - t.area[colour]):
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
        world.seed = rng.word() | 1

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

    def redraw(self, world: World) -> None:
        """Deal the area again while none of its colours can be laid anywhere (rare)."""
        t = self.table
        if t.dealt >= world.size or t.empty == 0:
            return
        k = self.kinds
        live: i64 = 0
        for place in range(t.empty):
            cell = t.empties[place]
            if t.touch[cell] > 0:
                colours: i64 = 0x3FF
                for near in (cell - 1, cell + 1, cell - WIDE, cell + WIDE):
                    other = t.node.card[near]
                    if other >= 0:
                        colours &= k.allow[k.domain[other]] | 15
                live |= colours >> 4
        below = False
        for index in range(t.dealt, world.size):
            if (live >> world.deck[index]) & 1 == 1:
                below = True
        if not below:
            return
        while True:
            for colour in range(COLOURS):
                if t.area[colour] > 0 and (live >> colour) & 1 == 1:
                    return
            for colour in range(COLOURS):
                for _ in range(t.area[colour]):
                    t.dealt -= 1
                    world.deck[t.dealt] = colour
                t.area[colour] = 0
            for index in range(t.dealt, world.size - 1):
                world.seed = (world.seed * 1103515245 + 12345) & 0x7FFFFFFF
                other = index + ((world.seed >> 8) * (world.size - index) >> 23)
                colour = world.deck[index]
                world.deck[index] = world.deck[other]
                world.deck[other] = colour
            for _ in range(t.slots):
                t.area[world.deck[t.dealt]] += 1
                t.dealt += 1

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
