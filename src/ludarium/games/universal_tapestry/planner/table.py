"""What lies on the planner's table, and one way in which the hidden cards may lie."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.games.universal_tapestry.planner.kind import BOARD, COLOURS, DOMAINS, copy, zeros


class World:
    """One way the hidden cards may lie: each colour's faces in drawing order, the colours of the deck."""

    faces: vec[i64]  # colour * 12 + how many of the colour were drawn since
    deck: vec[i64]
    size: i64

    def __init__(self) -> None:
        self.faces = zeros(72)
        self.deck = zeros(72)
        self.size = 0


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
