"""2.8 Science: which sets of cards can make a number.

For the targets of the game a table answers: science.bin, made by `make_science.py`. For any other number the exact
search does, and remembers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludarium.games.ars_universalis.puzzles.arithmetic import Arithmetic, bag_of
from ludarium.games.ars_universalis.puzzles.expression import Expression
from ludarium.games.ars_universalis.puzzles.materials import NUMBER
from ludarium.games.ars_universalis.puzzles.target import Target

TABLE: Final = Path(__file__).parent / "science.bin"
_ARITHMETIC: Final = Arithmetic()


def mark_numbers(target: Target, hand: list[int], marks: vec[u8]) -> None:
    """Set the mark of every set of cards over which some expression has the target as its value."""
    sets: i64 = 1 << len(hand)
    for used in range(1, sets):
        numbers = [int(NUMBER[hand[place]]) for place in range(len(hand)) if used >> place & 1]
        if _ARITHMETIC.reaches(bag_of(numbers), target.parts[0], 1):
            marks[used] = 1


def calculate(target: Target, cards: list[int]) -> Expression | None:
    """An expression over exactly these cards, or None."""
    postfix = _ARITHMETIC.derive(bag_of([int(NUMBER[card]) for card in cards]), target.parts[0], 1)
    return None if postfix is None else Expression(_with_cards(postfix, cards))


def _with_cards(postfix: list[int], cards: list[int]) -> list[int]:
    """Each number replaced by a card that has it."""
    free = list(cards)
    tokens = []
    for token in postfix:
        if token > 0:
            card = next(card for card in free if NUMBER[card] == token)
            free.remove(card)
            token = card
        tokens.append(token)
    return tokens
