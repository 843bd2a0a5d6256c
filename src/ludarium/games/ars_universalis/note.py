"""Arrangements beside moves: how a person solved a puzzle, as the move completing the work does not say it."""

from __future__ import annotations

from ludarium.core.moves import arg, tail, verb_of
from ludarium.core.state import State
from ludarium.games.ars_universalis.data import MATERIAL_SET, WORKS_EACH, Verb
from ludarium.games.ars_universalis.puzzles.arrangement import (
    arrange,
    parse_arrangement,
    verify,
)
from ludarium.games.ars_universalis.puzzles.layout import ArrangementError
from ludarium.games.ars_universalis.state import ArsUniversalis


def read_note(state: State, move: int, note: str) -> str:
    """The canonical text of an arrangement that completes the work with exactly the move's cards, or nothing."""
    assert isinstance(state, ArsUniversalis)
    if verb_of(move) != Verb.COMPLETE:
        return ""
    target = state.rules.target(arg(move, 0) * WORKS_EACH + arg(move, 1))
    cards = MATERIAL_SET.members_of(tail(move, 2)).dump()
    try:
        arrangement = parse_arrangement(target, note)
    except ArrangementError:
        return ""
    fits = sorted(arrangement.cards()) == cards and verify(target, arrangement, cards) is None
    return arrangement.text() if fits else ""


def note_for(state: State, move: int) -> str:
    """An arrangement that completes the work with exactly the move's cards."""
    assert isinstance(state, ArsUniversalis)
    if verb_of(move) != Verb.COMPLETE:
        return ""
    target = state.rules.target(arg(move, 0) * WORKS_EACH + arg(move, 1))
    cards = MATERIAL_SET.members_of(tail(move, 2)).dump()
    return arrange(target, cards, (1 << len(cards)) - 1).text()
