"""Proofs that a position cannot be won, whatever comes and whatever is exchanged."""

from __future__ import annotations

from ludarium.games.universal_tapestry.data import TYPES, type_of
from ludarium.games.universal_tapestry.solver.answer import Cell
from ludarium.games.universal_tapestry.solver.faces import Table, neighbours


def why_lost(table: Table) -> str:
    """The reason why no line of moves can win; empty where none is seen at once."""
    if not table.enough_cards():
        return "too-few-cards"
    if not table.rules.own_symbols and has_vortex(table):
        return "vortex"
    return ""


def has_vortex(table: Table) -> bool:
    """Does some closed walk over the table run round the cycle of types (deck H1)?

    Neighbours differ in type, so each step of a walk goes one up or one down the cycle. Round any four cells
    the steps cancel out, and so they do on every closed walk of a complete tapestry. An exchange needs
    neighbours of one type alone (6, lemma): it turns one step up into one down and the reverse, on each walk
    through its cell, and so changes no sum. A closed walk whose steps do not cancel out stays one for ever.
    """
    height: dict[Cell, int] = {}
    for start in table.laid:
        if start in height:
            continue
        height[start] = 0
        waiting = [start]
        while waiting:
            here = waiting.pop()
            for near in neighbours(here):
                if near in table.laid:
                    above = height[here] + _step(table.laid[here], table.laid[near])
                    if near not in height:
                        height[near] = above
                        waiting.append(near)
                    elif height[near] != above:
                        return True
    return False


def _step(card: int, near: int) -> int:
    return 1 if (type_of(near) - type_of(card)) % TYPES == 1 else -1
