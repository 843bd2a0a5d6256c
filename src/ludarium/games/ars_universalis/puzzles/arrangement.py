"""Arrangements of every kind: one notation, verifying, and finding one.

painting    M024 M033 M071 / M012 M075     rows from top to bottom
literature  M004:RI M011:SF                the letters picked from each card
music       M004 M063+1 M034-1 M084        lines slid up or down
sculpture   M007 M002~ M011                ~ turned by 180°
science     M014*(M006+M009)+M004          + - * / and parentheses
"""

from __future__ import annotations

from typing import Final

from ludarium.games.ars_universalis.puzzles.expression import parse_expression
from ludarium.games.ars_universalis.puzzles.layout import (
    Arrangement,
    ArrangementError,
    Problem,
    held,
)
from ludarium.games.ars_universalis.puzzles.literature import parse_spelling, spell
from ludarium.games.ars_universalis.puzzles.music import parse_melody, sing
from ludarium.games.ars_universalis.puzzles.painting import paint, parse_rows
from ludarium.games.ars_universalis.puzzles.science import calculate
from ludarium.games.ars_universalis.puzzles.sculpture import chain, parse_chain
from ludarium.games.ars_universalis.puzzles.target import Category, Target

LONGEST_TEXT: Final = 200  # eight cards need less; bounds the depth of parentheses too


def parse_arrangement(target: Target, text: str) -> Arrangement:
    """The arrangement that a text describes; raises ArrangementError."""
    if not text.strip():
        raise ArrangementError("an arrangement has at least one card")
    if len(text) > LONGEST_TEXT:
        raise ArrangementError("the text is too long for an arrangement")
    kind = target.kind
    if kind == Category.PAINTING:
        return parse_rows(text)
    if kind == Category.LITERATURE:
        return parse_spelling(text)
    if kind == Category.MUSIC:
        return parse_melody(text)
    if kind == Category.SCULPTURE:
        return parse_chain(text)
    return parse_expression(text)


def verify(target: Target, arrangement: Arrangement, hand: list[int]) -> Problem | None:
    """2.3 Why this arrangement of cards from this hand does not solve the target; None if it does."""
    seen: list[int] = []
    for card in arrangement.cards():
        if card not in hand:
            return Problem("not-in-hand", card)
        if card in seen:
            return Problem("card-twice", card)
        seen.append(card)
    if not seen:
        return Problem("no-cards")
    return arrangement.problem(target)


def used_by(arrangement: Arrangement, hand: list[int]) -> int:
    """The cards of the hand that it uses, as a mask."""
    mask = 0
    for card in arrangement.cards():
        mask |= 1 << hand.index(card)
    return mask


def arrange(target: Target, hand: list[int], mask: int) -> Arrangement:
    """An arrangement that solves with exactly these cards; raises ValueError where there is none."""
    cards = held(hand, mask)
    found: Arrangement | None = None
    kind = target.kind
    if cards:
        if kind == Category.PAINTING:
            found = paint(target, cards)
        elif kind == Category.LITERATURE:
            found = spell(target, cards)
        elif kind == Category.MUSIC:
            found = sing(target, cards)
        elif kind == Category.SCULPTURE:
            found = chain(target, cards)
        else:
            found = calculate(target, cards)
    if found is None:
        raise ValueError(f"these cards do not solve {target.text}")
    return found
