"""What a seat's hand could make of the works in sight: for tables with help, where people are told."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.kernel import legal
from ludarium.core.moves import Moves, verb_of
from ludarium.games.ars_universalis.data import FIGURE, MOST_CARDS, NO_FIGURE, WORKS_EACH, Verb
from ludarium.games.ars_universalis.puzzles.materials import (
    ELEMENT,
    LETTER_BITS,
    NAMES,
    PAINT_LEFT,
    PAINT_RIGHT,
)
from ludarium.games.ars_universalis.puzzles.solve import NOTHING, with_bank
from ludarium.games.ars_universalis.puzzles.target import Category, Target
from ludarium.games.ars_universalis.state import ArsUniversalis


def outlook(state: ArsUniversalis, seat: i64) -> dict[str, object]:
    """By figure in sight, for each work: cards that make it, also with one of the bank, or what is lacking."""
    hand = state.players[seat].hand.dump()
    bank = state.bank.dump() if _may_exchange(state, seat) else []
    found: dict[str, object] = {}
    if len(hand) > MOST_CARDS:  # 8. alone, until the surplus is discarded
        return found
    for figure in _in_sight(state, seat):
        works: list[dict[str, object]] = []
        for place in range(state.rules.works[figure]):
            works.append(_of_work(state.rules.target(figure * WORKS_EACH + place), hand, bank))
        found[FIGURE.name_of(figure)] = works
    return found


def _may_exchange(state: ArsUniversalis, seat: i64) -> bool:
    if state.bank.size == 0 or not state.turn.asked >> seat & 1:
        return False
    moves = Moves()
    legal(state, seat, moves)
    for move in moves.dump():
        if verb_of(move) == Verb.EXCHANGE:
            return True
    return False


def _in_sight(state: ArsUniversalis, seat: i64) -> list[int]:
    if state.turn.seats == 1:
        return [int(state.grid[cell]) for cell in range(state.grid.size) if state.shown >> cell & 1]
    found = [*state.table.dump(), *state.players[seat].figures.dump()]
    if state.classic != NO_FIGURE:
        found.append(int(state.classic))
    return found


def _of_work(target: Target, hand: list[int], bank: list[int]) -> dict[str, object]:
    """The fewest cards, and rather without an exchange; else the parts that no order of the hand brings."""
    best: list[int] | None = None
    taken = NOTHING
    for way in with_bank(target, hand, bank):
        cards = [card for place, card in enumerate(hand) if way.used >> place & 1]
        if best is None or (way.taken == taken == NOTHING and len(cards) < len(best)):
            best, taken = cards, int(way.taken)
    if best is None:
        lacks = _lacking(target, hand)
        return {"lacks": lacks} if lacks else {}
    made: dict[str, object] = {"cards": [NAMES[card] for card in best]}
    if taken != NOTHING:
        made["take"] = NAMES[bank[taken]]
    return made


def _lacking(target: Target, hand: list[int]) -> list[str]:
    """The parts that the hand brings too rarely, whatever its cards; none where each by itself could be had."""
    kind = target.kind
    shown = target.shown()
    lacking: list[str] = []
    for place in range(target.size):
        part = target.parts[place]
        asked = shown.count(shown[place])
        if kind == Category.SCULPTURE:
            had = sum([1 for card in hand if ELEMENT[card] == part])
        elif kind == Category.LITERATURE:
            had = sum([1 for card in hand if LETTER_BITS[card] >> part & 1])
        elif kind == Category.PAINTING:
            had = asked if _mixes(part, hand) else 0
        else:
            break
        if had < asked and shown[place] not in lacking:
            lacking.append(shown[place])
    return lacking


def _mixes(colour: i64, hand: list[int]) -> bool:
    for one in hand:
        for other in hand:
            if one != other and PAINT_RIGHT[one] | PAINT_LEFT[other] == colour:
                return True
    return False
