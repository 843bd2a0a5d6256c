"""The planner's first layer: cards are laid and seen; what still fits where is counted along."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.games.universal_tapestry.planner.kind import (
    BOARD,
    BORDER,
    COLOURS,
    DOMAINS,
    EMPTY,
    FIELD,
    FIELDS,
    INTERVALS,
    WIDE,
    Kinds,
    zeros,
)
from ludarium.games.universal_tapestry.planner.table import Node, Table

BIAS: Final = 64  # keeps the difference of two fields positive


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


class Position:
    """The table between turns, and the prices that depend on the unseen cards. Works on `table`."""

    kinds: Kinds
    table: Table
    isolated: bool
    price_of: vec[i64]  # by how many unseen cards fit

    def __init__(self, h2: bool, weights: Weights, isolated: bool) -> None:
        self.kinds = Kinds(h2)
        self.table = Table()
        self.isolated = isolated
        self.price_of = zeros(73)
        self.price_of[0] = int(weights.dead)
        for n in range(1, 73):
            self.price_of[n] = int(weights.tight / math.pow(float(n), weights.power))

    def clear(self) -> None:
        """An empty table, all cards unseen."""
        t = self.table
        k = self.kinds
        self.wipe()
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
        self.count()

    def wipe(self) -> None:
        """An empty square; what was seen stays seen."""
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
        t.stale = True

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
            field = (many + BIAS) << (FIELD * (index % FIELDS))
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
