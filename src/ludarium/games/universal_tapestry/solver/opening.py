"""The way to a table that can be completed: a beam search over whole turns, exchange chains included.

Two cards d steps apart can stay only where their colours differ by d at most, for all the cells between them
will be filled. About two thirds of all deals break this, and can be won only by exchanging set-up cards away.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from ludarium.core.host import Replayed
from ludarium.core.kernel import legal, play
from ludarium.core.moves import Moves, pack, verb_of
from ludarium.games.universal_tapestry.data import (
    ANY_COLOUR,
    CARD_BITS,
    COPY_BITS,
    GAP,
    TOUCHED,
    TYPE_BITS,
    TYPES,
    WIDTH,
    Verb,
    colour_of,
    type_of,
)
from ludarium.games.universal_tapestry.ruleset import REDRAW_OFF
from ludarium.games.universal_tapestry.solver.answer import Clock
from ludarium.games.universal_tapestry.state import UniversalTapestry

CHAIN = 3  # exchanges a turn
CLASH = 3.0  # two cards that cannot both stay, a step of colour
LOOSE = 1.5  # but one of them can be exchanged
DEAD = 5.0  # a cell that admits nothing
DISCARDED = 1.0
PLAYABLE = 0.3  # a card of the area that can be laid
NOISE = 1.0


@dataclass
class Opened:
    """A position on the way, the moves to it, and what speaks against it."""

    state: UniversalTapestry
    moves: list[int]
    faults: int
    cost: float


def positions(
    s: UniversalTapestry, turns: int, width: int, clock: Clock, seed: int
) -> Iterator[list[Opened]]:
    """Turn by turn the most promising positions, the best first."""
    chance = random.Random(seed)
    beam = [rated(s, [], chance)]
    for _ in range(turns):
        found: dict[tuple[object, ...], Opened] = {}
        for opened in beam:
            for turn, after in ends_of_turn(opened.state, CHAIN):
                if clock.left <= 0:
                    return
                key = position_key(after)
                if after.over or key in found:
                    continue
                found[key] = rated(after, opened.moves + turn, chance)
        beam = sorted(found.values(), key=lambda opened: opened.cost)[:width]
        if not beam:
            return
        yield beam


def rated(s: UniversalTapestry, moves: list[int], chance: random.Random) -> Opened:
    pairs = clashes(s)
    dead = dead_cells(s)
    wrong = sum(excess for _, _, excess in pairs)
    nearly = sum(loose(s, a) or loose(s, b) for a, b, _ in pairs)
    cost = CLASH * wrong - LOOSE * nearly + DEAD * dead + DISCARDED * float(s.discards.size)
    return Opened(s, moves, len(pairs) + dead, cost - PLAYABLE * playable(s) + NOISE * chance.random())


def clashes(s: UniversalTapestry) -> list[tuple[int, int, int]]:
    """Pairs of cells with cards whose colours differ by more than the steps between them, and by how much."""
    cards = [
        (cell, cell // int(WIDTH), cell % int(WIDTH), int(colour_of(card)))
        for cell, card in s.tapestry.cards()
    ]
    found = []
    for index, (cell, row, column, colour) in enumerate(cards):
        for near, near_row, near_column, other in cards[:index]:
            apart = colour - other if colour > other else other - colour
            if apart > 1:
                excess = apart - abs(row - near_row) - abs(column - near_column)
                if excess > 0:
                    found.append((cell, near, excess))
    return found


def loose(s: UniversalTapestry, cell: int) -> bool:
    """Do the neighbours of this card let one come that beats it?"""
    bits = int(s.tapestry.cells[cell])
    if s.rules.own_symbols:
        return bits & TOUCHED != 0
    beater = (type_of(s.tapestry.card(cell)) + TYPES - 1) % TYPES
    return bits & TOUCHED != 0 and bits & (1 << (TYPE_BITS + int(beater))) != 0


def dead_cells(s: UniversalTapestry) -> int:
    """Empty cells of the bounding box whose neighbours leave no colour or no side symbol."""
    grid = s.tapestry
    symbols = 0b1111 << COPY_BITS if s.rules.own_symbols else 0b111 << TYPE_BITS
    many = 0
    for row in range(int(grid.top), int(grid.bottom) + 1):
        for cell in range(row * int(WIDTH) + int(grid.left), row * int(WIDTH) + int(grid.right) + 1):
            bits = int(grid.cells[cell])
            if bits >> CARD_BITS == 0 and (bits & ANY_COLOUR == 0 or bits & symbols == 0):
                many += 1
    return many


def playable(s: UniversalTapestry) -> int:
    """The cards of the area that could be laid now."""
    grid = s.tapestry
    needs = [int(s.rules.needs[card]) for card in s.area.dump() if card != GAP]
    free = set()
    for row in range(int(grid.first_row()), int(grid.last_row()) + 1):
        for column in range(int(grid.first_column()), int(grid.last_column()) + 1):
            bits = int(grid.cells[row * int(WIDTH) + column])
            if bits & TOUCHED and bits >> CARD_BITS == 0:
                free.add(bits)
    return sum(any(bits & need == need for bits in free) for need in needs)


# Turns


def ends_of_turn(
    s: UniversalTapestry, chain: int, *, exact: bool = False
) -> Iterator[tuple[list[int], UniversalTapestry]]:
    """Every way to end the turn with at most so many exchanges; positions are reached by their shortest way.

    Slots with cards of one kind are the same, unless `exact`: a redraw shuffles copies, so that it may matter
    which of them is still to come.
    """
    if s.hand >= 0:
        yield from _resolved(s, [], chain)
        return
    same = told_apart(s, exact)
    seen = set()
    for slot, card in enumerate(s.area.dump()):
        if card != GAP and card >> same not in seen:
            seen.add(card >> same)
            draw = int(pack(Verb.DRAW, slot))
            yield from _resolved(played(s, draw), [draw], chain)


def told_apart(s: UniversalTapestry, exact: bool) -> int:
    """The lowest bits in which cards to come may differ and yet be the same."""
    redraws = s.deck.size > 0 and s.rules.redraw != REDRAW_OFF
    return 0 if exact and redraws else int(s.rules.same_card)


def _resolved(
    s: UniversalTapestry, moves: list[int], chain: int
) -> Iterator[tuple[list[int], UniversalTapestry]]:
    reached = {table_key(s)}
    level = [(s, moves)]
    buffer = Moves()
    while level:
        following = []
        for here, way in level:
            legal(here, 0, buffer)
            for move in buffer.dump():
                if verb_of(move) != Verb.EXCHANGE:
                    yield [*way, move], played(here, move)
                elif chain > 0:
                    after = played(here, move)
                    key = table_key(after)
                    if key not in reached:
                        reached.add(key)
                        following.append((after, [*way, move]))
        level = following
        chain -= 1


def played(s: UniversalTapestry, move: int) -> UniversalTapestry:
    after = s.clone()
    play(after, 0, move, Replayed([]))
    return after


def table_key(s: UniversalTapestry) -> tuple[int, ...]:
    """Equal for positions that differ in nothing but copies which deck H1 does not tell apart."""
    same = int(s.rules.same_card)
    return tuple((cell << 8) | (card >> same) for cell, card in s.tapestry.cards())


def position_key(s: UniversalTapestry, *, exact: bool = False) -> tuple[object, ...]:
    """Of a position between turns: what has been discarded follows from it."""
    same = told_apart(s, exact)
    area = tuple(sorted(card >> same for card in s.area.dump()))
    deck = tuple(s.deck.dump()) if exact and s.redraws > 0 else ()
    return table_key(s), area, int(s.deck.size), int(s.redraws), deck
