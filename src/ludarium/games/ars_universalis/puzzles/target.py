"""2.2 What a work asks for: a row of colours, letters, notes or elements, or a number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.declare import Kinds, count, kind, names
from ludarium.games.ars_universalis.puzzles.materials import COLOURS, ELEMENTS


class Category(Kinds):
    PAINTING = kind()
    LITERATURE = kind()
    MUSIC = kind()
    SCULPTURE = kind()
    SCIENCE = kind()
    COUNT = count()


CATEGORY_NAMES: Final = names(Category)

MOST_PARTS: Final = 60  # prefixes are kept as bits of one number
TOP_LINE: Final = 8  # staff positions are 0 to 8
LARGEST_TARGET: Final = 1_000_000


class TargetError(ValueError):
    """A text that is no target of its category."""


class Target:
    """What a work asks for. `parts` are colours, letters (A is 0), notes or elements; of science its one number."""

    kind: Final[i64]
    text: Final[str]
    parts: Final[vec[i64]]
    size: Final[i64]

    def __init__(self, kind: i64, text: str, parts: vec[i64]) -> None:
        self.kind = kind
        self.text = text
        self.parts = parts
        self.size = len(parts)

    @property
    def category(self) -> str:
        return CATEGORY_NAMES[self.kind]

    def shown(self) -> list[str]:
        """The parts as people read them."""
        return list(self.text) if self.kind == Category.LITERATURE else self.text.split("-")

    def __repr__(self) -> str:
        return f"Target({self.category!r}, {self.text!r})"


def parse_target(category: str, text: str) -> Target:
    """The target of a work, e.g. ("painting", "green-red-yellow"), ("literature", "RISF"), ("science", "47")."""
    if category not in CATEGORY_NAMES:
        raise TargetError(f"{category!r} is none of {', '.join(CATEGORY_NAMES)}")
    kind = CATEGORY_NAMES.index(category)
    text = text.strip()
    text = text.upper() if kind == Category.LITERATURE else text.lower()
    words = list(text) if kind == Category.LITERATURE else text.split("-")
    parts = [_part(kind, word) for word in words]
    if not 1 <= len(parts) <= MOST_PARTS or (kind == Category.SCIENCE and len(parts) > 1) or min(parts) < 0:
        raise TargetError(f"{text!r} is no target of {category}")
    return Target(kind, text, vec[i64](parts))


def _part(kind: int, word: str) -> int:
    """A part as a number; -1 if it is none."""
    if kind == Category.PAINTING:
        return COLOURS.get(word, -1)
    if kind == Category.SCULPTURE:
        return ELEMENTS.index(word) if word in ELEMENTS else -1
    if kind == Category.LITERATURE:
        return ord(word) - ord("A") if "A" <= word <= "Z" else -1
    if not (word.isascii() and word.isdigit() and len(word) < 8):
        return -1
    number = int(word)
    if kind == Category.MUSIC:
        return number if number <= TOP_LINE else -1
    return number if 1 <= number <= LARGEST_TARGET else -1
