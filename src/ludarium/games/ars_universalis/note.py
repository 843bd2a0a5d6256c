"""Arrangements beside moves: how a person solved a puzzle, as the move completing the work does not say it."""

from __future__ import annotations

from ludarium.core.moves import arg, pack, tail, verb_of
from ludarium.core.state import State
from ludarium.games.ars_universalis.data import COMPLETE, MATERIAL, MATERIAL_SET, WORKS_EACH
from ludarium.games.ars_universalis.puzzles.arrangement import (
    parse_arrangement,
    verify,
)
from ludarium.games.ars_universalis.puzzles.layout import ArrangementError, Problem
from ludarium.games.ars_universalis.state import ArsUniversalis


def note_fits(state: State, move: int, note: str) -> bool:
    """Is the note an arrangement, in its canonical text, that completes the work with exactly the move's cards?"""
    assert isinstance(state, ArsUniversalis)
    if verb_of(move) != COMPLETE:
        return False
    target = state.rules.target(arg(move, 0) * WORKS_EACH + arg(move, 1))
    cards = MATERIAL_SET.members_of(tail(move, 2)).dump()
    try:
        arrangement = parse_arrangement(target, note)
    except ArrangementError:
        return False
    return (
        arrangement.text() == note
        and sorted(arrangement.cards()) == cards
        and verify(target, arrangement, cards) is None
    )


def submit(state: ArsUniversalis, seat: int, figure: int, place: int, text: str) -> tuple[int, str] | Problem:
    """What a workbench sends: the move with its note, or what is wrong with the arrangement.

    Raises ArrangementError for a text that is none. Whether the work may be completed now is the list's to say.
    """
    target = state.rules.target(figure * WORKS_EACH + place)
    arrangement = parse_arrangement(target, text)
    problem = verify(target, arrangement, state.players[seat].hand.dump())
    if problem is not None:
        return problem
    cards = MATERIAL_SET.read(" ".join(str(MATERIAL.write(card)) for card in arrangement.cards()))
    return int(pack(COMPLETE, figure, place, cards)), arrangement.text()
