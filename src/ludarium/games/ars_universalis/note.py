"""Arrangements beside moves: how a person solved a puzzle, as the move completing the work does not say it."""

from __future__ import annotations

from ludarium.core.moves import arg, tail, verb_of
from ludarium.core.state import State
from ludarium.core.verdict import OPEN, Verdict
from ludarium.core.words import NotationError
from ludarium.games.ars_universalis.data import FIGURE, MATERIAL_SET, WORK, WORKS_EACH, Verb
from ludarium.games.ars_universalis.outlook import outlook
from ludarium.games.ars_universalis.puzzles.arrangement import arrange, parse_arrangement
from ludarium.games.ars_universalis.puzzles.judge import judge
from ludarium.games.ars_universalis.puzzles.target import Target
from ludarium.games.ars_universalis.state import ArsUniversalis


def read_note(state: State, move: int, note: str) -> str:
    """The canonical text of an arrangement that completes the work with exactly the move's cards, or nothing."""
    target = _completed(state, move)
    if target is None:
        return ""
    cards = MATERIAL_SET.members_of(tail(move, 2)).dump()
    found = judge(target, note, cards).note
    return found if found and sorted(parse_arrangement(target, found).cards()) == cards else ""


def judge_note(state: State, seat: int, move: str, note: str) -> Verdict | None:
    """The verdict on an arrangement of this seat's cards for the work that a move names: `complete durer 2 ...`.

    Where a table has help and no work is named, what the hand could make of all works in sight.
    """
    assert isinstance(state, ArsUniversalis)
    words = move.split()
    if words == [state.turn.outline.verbs.name(Verb.COMPLETE)] and not note and state.rules.help:
        return Verdict(OPEN, "no-cards", details={"outlook": outlook(state, seat)})
    if len(words) < 3 or words[0] != state.turn.outline.verbs.name(Verb.COMPLETE):
        return None
    try:
        target = _target(state, FIGURE.read(words[1]), WORK.read(words[2]))
    except NotationError:
        return None
    return None if target is None else judge(target, note, state.players[seat].hand.dump())


def note_for(state: State, move: int) -> str:
    """An arrangement that completes the work with exactly the move's cards."""
    target = _completed(state, move)
    if target is None:
        return ""
    cards = MATERIAL_SET.members_of(tail(move, 2)).dump()
    return arrange(target, cards, (1 << len(cards)) - 1).text()


def _completed(state: State, move: int) -> Target | None:
    """What the work asks for that a move completes; None for other moves."""
    return _target(state, arg(move, 0), arg(move, 1)) if verb_of(move) == Verb.COMPLETE else None


def _target(state: State, figure: int, place: int) -> Target | None:
    """What a work asks for; None where the figure has no such work."""
    assert isinstance(state, ArsUniversalis)
    return state.rules.targets[figure * WORKS_EACH + place]
