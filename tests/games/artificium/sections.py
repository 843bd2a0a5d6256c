"""The sections of the dossier that are rules (see tests/games/test_matrix.py)."""

from __future__ import annotations

SECTIONS = (
    "1",
    *("2.1", "2.2", "2.3"),
    "3",
    "4",
    *(f"5.{number}" for number in range(1, 7)),
    "6",
    *(f"6.{number}" for number in range(1, 6)),
    "7",
    "8",
    *(f"9.{number}" for number in range(1, 29)),
    *(f"10.{number}" for number in range(1, 21)),
    "11",
)
FILES = {"9": "test_rulings", "10": "test_examples"}
NOT_RULES = ("test_bots.py",)
# Sections that no lesson needs to teach (see tests/games/test_courses.py).
NOT_TAUGHT: dict[str, str] = {
    "2.3": "a block of constants for the code",
    "11": "invariants for property tests",
}
