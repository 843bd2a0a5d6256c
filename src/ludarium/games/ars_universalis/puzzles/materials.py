"""2.1 The 100 materials cards. Their numbers here are 0 to 99; people read M001 to M100.

One attribute of a card counts in each kind of puzzle: paints, letters, notes, element with connectors, number.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DATA: Final = Path(__file__).parent.parent / "materials.csv"
MATERIALS: Final[i64] = 100

# Paints are bits, so that two ends mix by `|`.
COLOURS: Final = {"red": 1, "yellow": 2, "orange": 3, "blue": 4, "purple": 5, "green": 6}
COLOUR_NAMES: Final = ("", "red", "yellow", "orange", "blue", "purple", "green")
PRIMARIES: Final = (1, 2, 4)  # red, yellow, blue
ELEMENTS: Final = ("cone", "cylinder", "sphere", "cube")
HEIGHTS: Final = "LMH"  # of a connector; turned by 180°, height h is HIGHEST - h
HEIGHT_NAMES: Final = ("low", "middle", "high")
HIGHEST: Final = 2
LARGEST_NUMBER: Final = 10


def _read() -> list[dict[str, str]]:
    with DATA.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _paint(row: dict[str, str], side: str) -> int:
    return COLOURS[row[f"paint_{side}"]]


def _height(row: dict[str, str], side: str) -> int:
    return HEIGHTS.index(row[f"conn_{side}"])


def _letter_bits(letters: str) -> int:
    bits = 0
    for letter in letters:
        bits |= 1 << (ord(letter) - ord("A"))
    return bits


def _notes(text: str) -> tuple[int, ...]:
    return tuple([int(note) for note in text.split("-")])


_ROWS: Final = _read()
NAMES: Final = tuple([row["id"] for row in _ROWS])
NUMBER: Final = vec[i64]([int(row["number"]) for row in _ROWS])
PAINT_LEFT: Final = vec[i64]([_paint(row, "left") for row in _ROWS])
PAINT_RIGHT: Final = vec[i64]([_paint(row, "right") for row in _ROWS])
ELEMENT: Final = vec[i64]([ELEMENTS.index(row["element"]) for row in _ROWS])
JOINT_LEFT: Final = vec[i64]([_height(row, "left") for row in _ROWS])
JOINT_RIGHT: Final = vec[i64]([_height(row, "right") for row in _ROWS])
LETTERS: Final = tuple([row["letters"] for row in _ROWS])
LETTER_BITS: Final = vec[i64]([_letter_bits(row["letters"]) for row in _ROWS])
NOTES: Final = tuple([_notes(row["notes"]) for row in _ROWS])
# The same notes for the solver: [card][note], and how many they are.
MOST_NOTES: Final[i64] = 3
NOTE: Final = vec[i64]([note for notes in NOTES for note in (*notes, 0, 0)[:3]])
NOTE_COUNT: Final = vec[i64]([len(notes) for notes in NOTES])
