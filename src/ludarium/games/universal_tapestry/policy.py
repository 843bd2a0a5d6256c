"""Universal Tapestry: how bots play it, from a random move to rollouts.

A `Weaver` reads from the state what the seat may see and nothing else: the tapestry, the hand, the discards,
the colours of the slots and of the deck's top card. The unseen faces follow by subtraction.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.core.host import Seeded
from ludarium.core.moves import Moves, arg, pack, verb_of
from ludarium.core.policy import Policy
from ludarium.core.state import State
from ludarium.games.universal_tapestry.data import CELLS, EDGE, GAP, MARGIN, SIDE, WIDTH, Verb, colour_of
from ludarium.games.universal_tapestry.planner.planner import Planner
from ludarium.games.universal_tapestry.planner.position import Weights
from ludarium.games.universal_tapestry.planner.turn import ANY_EXCHANGES
from ludarium.games.universal_tapestry.rollout import Budget, Thinker
from ludarium.games.universal_tapestry.state import (
    UniversalTapestry,
    card_laid,
    card_taken,
    exchanged_cell,
)

# What another window must save. While cards are few all windows differ by some tens for nothing: who goes to and fro
# between them spoils a game.
AMISS: Final = 300


class TapestryPolicy(Policy):
    """Any legal move. A phase is a turn: every turn uses up one card."""

    def blind(self) -> bool:
        return True

    def phase(self, s: State) -> i64:
        assert isinstance(s, UniversalTapestry)
        return s.turns

    def alike(self, s: State, move: i64) -> i64:
        """Backs of one colour are alike: nobody knows more of one than of another."""
        assert isinstance(s, UniversalTapestry)
        if verb_of(move) != Verb.DRAW:
            return move
        slot: i64 = 0
        while s.area[slot] == GAP or colour_of(s.area[slot]) != colour_of(s.area[arg(move, 0)]):
            slot += 1
        return pack(Verb.DRAW, slot)


class Weaver(TapestryPolicy):
    """Plays by the planner: draws a colour, then plans the whole turn with the card it has seen.

    `exchanges` limits its own chains (0: as the rules). `point` is what a point is worth to it, in thousandths of a
    win: with 0, or where points do not count, it plays for the win alone.
    """

    budget: Budget
    exchanges: int
    point: float
    thinkers: dict[int, Thinker]
    plan: list[int]  # the moves left of this turn
    expected: i64  # the position they were planned for
    misses: int  # planned moves that were not legal: none, or there is a bug
    everywhere: bool  # looks for another window where the usual one cannot be filled
    first_row: i64  # the window: its first lines in the square of cells
    first_column: i64

    def __init__(
        self, budget: Budget, exchanges: int = 0, point: float = 0.0, everywhere: bool = True
    ) -> None:
        self.budget = budget
        self.everywhere = everywhere
        self.exchanges = exchanges
        self.point = point
        self.thinkers = {}
        self.plan = []
        self.expected = 0
        self.misses = 0
        self.first_row = 0
        self.first_column = 0

    def pick(self, s: State, seat: i64, moves: Moves, rng: Seeded) -> i64:
        assert isinstance(s, UniversalTapestry)
        if moves.size == 1:
            return 0
        for_points = self.point > 0.0 and not s.rules.by_time
        if moves[moves.size - 1] == Verb.FINISH and not for_points:
            return moves.size - 1
        thinker = self.thinker(s, for_points)
        self.look(s, thinker.planner)
        if verb_of(moves[0]) == Verb.DRAW:
            self.plan = []
            return self.slot(s, moves, thinker.colour())
        return self.next_move(s, moves, thinker, rng)

    def slot(self, s: UniversalTapestry, moves: Moves, colour: i64) -> i64:
        """A draw of this colour: the first such slot, as all of them are alike."""
        for index in range(moves.size):
            if verb_of(moves[index]) == Verb.DRAW and colour_of(s.area[arg(moves[index], 0)]) == colour:
                return index
        return 0

    def next_move(self, s: UniversalTapestry, moves: Moves, thinker: Thinker, rng: Seeded) -> i64:
        """Go on with the plan of this turn; make one where there is none for this position."""
        p = thinker.planner
        if not self.plan or self.expected != p.table.node.hash:
            top = colour_of(s.deck[s.deck.size - 1]) if s.deck.size > 0 else -1
            thinker.resolve(self.kind(s, s.hand), top, rng)
            self.plan = [self.move(Verb.EXCHANGE, cell) for cell in thinker.path]
            self.plan.append(self.move(Verb.PLACE, thinker.cell) if thinker.cell >= 0 else Verb.DISCARD)
        move = self.plan.pop(0)
        if self.plan:
            cell = self.window((arg(move, 0) + MARGIN) * WIDTH + arg(move, 1) + MARGIN)
            self.expected = p.after_swap(cell, self.kind(s, s.hand))
        for index in range(moves.size):
            if moves[index] == move:
                return index
        self.plan = []
        self.misses += 1
        return moves.size - 1

    def move(self, verb: i64, cell: i64) -> int:
        row = (cell - 9) // 9 + self.first_row - MARGIN
        column = (cell - 9) % 9 + self.first_column - MARGIN
        return int(pack(verb, row, column))

    def kind(self, s: UniversalTapestry, card: i64) -> i64:
        return card if s.rules.own_symbols else card >> 2

    def thinker(self, s: UniversalTapestry, for_points: bool) -> Thinker:
        """The planner for these rules; kept, since its tables take time to build."""
        rules = s.rules
        key = (1 if rules.own_symbols else 0) | (2 if rules.isolated_exchange else 0)
        key |= 4 if for_points else 0
        thinker = self.thinkers.get(key)
        if thinker is None:
            weights = Weights()
            budget = self.budget
            if for_points:
                weights.point = POINT_COST * self.point
                budget = budget.for_points(self.point)
            thinker = Thinker(Planner(rules.own_symbols, weights, rules.isolated_exchange), budget)
            self.thinkers[key] = thinker
        most: i64 = rules.max_exchanges if rules.max_exchanges > 0 else ANY_EXCHANGES
        if self.exchanges > 0:
            most = min(most, self.exchanges)
        thinker.planner.max_exchanges = most
        thinker.planner.exchanges_left = max(0, most - s.chain.size)
        return thinker

    def look(self, s: UniversalTapestry, p: Planner) -> None:
        """Lay the position out on the planner's table."""
        grid = s.tapestry
        usual = EDGE - 2 if s.rules.spacing == 1 else EDGE
        stays = self.everywhere and len(self.plan) > 0  # in the midst of a turn
        row = self.first_row if stays else usual
        column = self.first_column if stays else usual
        self.first_row = max(grid.bottom - SIDE + 1, min(grid.top, row))
        self.first_column = max(grid.right - SIDE + 1, min(grid.left, column))
        p.clear()
        for cell in range(CELLS):
            card = grid.card(cell)
            if card >= 0:
                p.know(self.kind(s, card))
        for place in range(s.discards.size):
            p.know(self.kind(s, s.discards[place]))
        if s.hand >= 0:
            p.know(self.kind(s, s.hand))
        t = p.table
        t.discards = s.discards.size
        for slot in range(s.area.size):
            if s.area[slot] != GAP:
                t.area[colour_of(s.area[slot])] += 1
                t.slots += 1
        self.lay(s, p)
        if self.everywhere and not stays and t.node.cost > AMISS:
            self.lay_elsewhere(s, p)
        hash = t.node.hash
        p.banned = []
        for index in range(s.chain.size - 1, -1, -1):
            exchange = s.chain[index]
            cell = self.window(exchanged_cell(exchange)) * 72
            hash ^= p.kinds.zobrist[cell + self.kind(s, card_laid(exchange))]
            hash ^= p.kinds.zobrist[cell + self.kind(s, card_taken(exchange))]
            p.banned.append(int(hash))

    def lay(self, s: UniversalTapestry, p: Planner) -> None:
        """The cards of the tapestry, where the window is."""
        for cell in range(CELLS):
            card = s.tapestry.card(cell)
            if card >= 0:
                p.lay(self.window(cell), self.kind(s, card))
        p.ready()

    def lay_elsewhere(self, s: UniversalTapestry, p: Planner) -> None:
        """Others lay their cards where they like: a window that cannot well be filled may be the wrong one, so take
        the one that costs least, if it costs far less."""
        grid = s.tapestry
        best_row, best_column, lowest = self.first_row, self.first_column, p.table.node.cost - AMISS
        for row in range(max(0, grid.bottom - SIDE + 1), grid.top + 1):
            for column in range(max(0, grid.right - SIDE + 1), grid.left + 1):
                self.first_row, self.first_column = row, column
                p.wipe()
                self.lay(s, p)
                if p.table.node.cost < lowest:
                    best_row, best_column, lowest = row, column, p.table.node.cost
        self.first_row, self.first_column = best_row, best_column
        p.wipe()
        self.lay(s, p)

    def window(self, cell: i64) -> i64:
        """A cell of the state as a cell of the planner."""
        return 9 + (cell // WIDTH - self.first_row) * 9 + cell % WIDTH - self.first_column


POINT_COST: Final = 2.0  # what a point is worth in the evaluation, of what it is worth in playouts

# Many ends, and none given up before it has met eight worlds: so playouts find better ends, where more of them for
# the last two would not.
LONG: Final = Budget(ends=20, playouts=600, late_playouts=1200, least=8, doubt=12, worlds=400)


def weaver(name: str) -> Policy:
    """The policy of a named bot, for one seat of one table: it keeps the plan of its turn.

    `greedy` is the bare heuristic; `search` thinks as long as the grandmaster, but more of points.
    """
    match name:
        case "novice":
            return Weaver(Budget(ends=3, playouts=6, late_playouts=8, least=2, draw=0), exchanges=2)
        case "greedy":
            return Weaver(Budget(ends=1))
        case "apprentice":
            return Weaver(Budget(ends=6, playouts=18, late_playouts=24, least=3, draw=4), point=30.0)
        case "master":
            return Weaver(Budget(ends=8, playouts=60, late_playouts=120, doubt=12), point=30.0)
        case "search":
            return Weaver(LONG, point=500.0)
        case _:
            return Weaver(LONG, point=30.0)


def safe(s: State, seat: int, listed: list[int]) -> int:
    """4: draw from the first slot and never finish. 5: lay the card at the first cell; discard it only where none is.

    A discard brings the loss nearer (8) and an exchange ends no turn, so laying is what harms least.
    """
    for verb in (Verb.DRAW, Verb.PLACE):
        for move in listed:
            if verb_of(move) == verb:
                return move
    return pack(Verb.DISCARD)
