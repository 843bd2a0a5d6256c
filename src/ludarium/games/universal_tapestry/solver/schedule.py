"""From a complete tapestry to the moves that lay it, in the order in which the cards come.

Every card has its cell, or is one too many and is discarded. A card that lies in a cell planned for another
one is exchanged when that one comes. The moves are tried on the rules themselves: refills and redraws are
theirs.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from ludarium.core.host import Replayed
from ludarium.core.kernel import legal, play
from ludarium.core.moves import Moves, pack
from ludarium.games.universal_tapestry.data import (
    CARD_BITS,
    FIRST_LINE,
    FULL,
    GAP,
    TOUCHED,
    WIDTH,
    Result,
    Verb,
    beaten_by,
    type_of,
)
from ludarium.games.universal_tapestry.grid import cell_at
from ludarium.games.universal_tapestry.solver.answer import Cell, Clock
from ludarium.games.universal_tapestry.solver.faces import Table
from ludarium.games.universal_tapestry.state import UniversalTapestry

Turn = list[int]  # moves
EXCHANGED = 6.0  # what an exchange of the plan is worth, in cells opened
DISCARDED = 4.0


class Schedule:
    """A depth-first search over the turns, in a random order with the best guesses first."""

    def __init__(self, s: UniversalTapestry, plan: Mapping[Cell, int], clock: Clock, seed: int) -> None:
        self.start = s
        self.clock = clock
        self.random = random.Random(seed)
        table = Table(s)
        self.of = table.faces.of
        self.plan = {int(cell_at(*cell)): face for cell, face in plan.items()}
        self.homes: list[list[int]] = [[] for _ in range(table.faces.many)]
        for cell, face in self.plan.items():
            self.homes[face].append(cell)
        self.spare = table.faces.count((*table.left, *table.laid.values()))
        for face in self.plan.values():
            self.spare[face] -= 1
        self.steps = 0
        self.limit = 0
        self.failed: set[tuple[object, ...]] = set()

    def search(self, limit: int) -> list[int] | None:
        """The moves to a won game, or None after so many turns tried."""
        self.limit = limit
        self.steps = 0
        self.failed.clear()
        return self._go_on(self.start)

    def _go_on(self, s: UniversalTapestry) -> list[int] | None:
        """Depth first, without recursion: a game may have 68 turns."""
        path: list[Turn] = []
        stack = [self._turns(s)]
        while stack:
            for turn, after in stack[-1]:
                self.steps += 1
                if self.steps > self.limit or self.clock.left <= 0:
                    return None
                if after.over:
                    if after.result == Result.WON:
                        return [move for turn in (*path, turn) for move in turn]
                    continue
                key = self._key(after)
                if key in self.failed:
                    continue
                self.failed.add(key)
                path.append(turn)
                stack.append(self._turns(after))
                break
            else:
                stack.pop()
                if path:
                    path.pop()
        return None

    def _key(self, s: UniversalTapestry) -> tuple[object, ...]:
        """The same cells with their final cards, and the same draws to come."""
        return (
            tuple(s.tapestry.card(cell) + 1 and self.of[s.tapestry.card(cell)] + 1 for cell in self.plan),
            tuple(sorted(s.area.dump())),
            int(s.deck.size),
            int(s.redraws),
        )

    # The turns that follow the plan

    def _turns(self, s: UniversalTapestry) -> Iterator[tuple[Turn, UniversalTapestry]]:
        if s.hand < 0 and s.tapestry.size == FULL and self._finished(s):
            yield [pack(Verb.FINISH)], self._played(s, [pack(Verb.FINISH)])
            return
        found: list[tuple[float, Turn]] = []
        if s.hand >= 0:
            self._resolved(s, int(s.hand), [], found)
        else:
            seen = set()
            for slot, card in enumerate(s.area.dump()):
                if card != GAP and card >> s.rules.same_card not in seen:
                    seen.add(card >> s.rules.same_card)
                    self._resolved(s, card, [pack(Verb.DRAW, slot)], found)
        found.sort(key=lambda pair: pair[0])
        for _, turn in found:
            yield turn, self._played(s, turn)

    def _finished(self, s: UniversalTapestry) -> bool:
        return all(self.of[s.tapestry.card(cell)] == face for cell, face in self.plan.items())

    def _resolved(
        self, s: UniversalTapestry, card: int, turn: Turn, found: list[tuple[float, Turn]], depth: int = 0
    ) -> None:
        """Everything the plan has for this card in hand, with a guess at how good it is (low is good)."""
        face = self.of[card]
        need = int(s.rules.needs[card])
        jitter = self.random.random()
        for cell in self.homes[face]:
            bits = int(s.tapestry.cells[cell])
            if bits & need != need:
                continue
            if bits >> CARD_BITS == 0:
                if bits & TOUCHED:
                    cost = jitter - self._opens(s, cell) - EXCHANGED * depth
                    found.append((cost, [*turn, _move(Verb.PLACE, cell)]))
            else:
                self._exchanged(s, cell, card, turn, found, depth)
        if self._spare(s, face) > 0:
            found.append((jitter + DISCARDED - EXCHANGED * depth, [*turn, pack(Verb.DISCARD)]))

    def _exchanged(
        self,
        s: UniversalTapestry,
        cell: int,
        card: int,
        turn: Turn,
        found: list[tuple[float, Turn]],
        depth: int,
    ) -> None:
        taken = int(s.tapestry.card(cell))
        if self.of[taken] == self.plan[cell] or beaten_by(type_of(card)) != type_of(taken):
            return
        exchange = _move(Verb.EXCHANGE, cell)
        after = s.clone()
        for move in turn if depth == 0 else []:
            play(after, 0, move, Replayed([]))
        moves = Moves()
        legal(after, 0, moves)
        if moves.has(exchange):
            play(after, 0, exchange, Replayed([]))
            self._resolved(after, taken, [*turn, exchange], found, depth + 1)

    def _opens(self, s: UniversalTapestry, cell: int) -> int:
        """How many cells of the plan a card here would be the first to touch."""
        around = (cell - 1, cell + 1, cell - int(WIDTH), cell + int(WIDTH))
        return sum(near in self.plan and int(s.tapestry.cells[near]) & TOUCHED == 0 for near in around)

    def _spare(self, s: UniversalTapestry, face: int) -> int:
        gone = sum(self.of[card] == face for card in s.discards.dump()[self.start.discards.size :])
        return self.spare[face] - gone

    def _played(self, s: UniversalTapestry, turn: Turn) -> UniversalTapestry:
        after = s.clone()
        host = Replayed([])
        for move in turn:
            play(after, 0, move, host)
        return after


def _move(verb: int, cell: int) -> int:
    row, column = cell // int(WIDTH), cell % int(WIDTH)
    top = int(cell_at(FIRST_LINE, FIRST_LINE))
    return int(pack(verb, row - top // int(WIDTH), column - top % int(WIDTH)))
