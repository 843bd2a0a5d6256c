"""The sections of the dossier that are rules (see tests/games/test_matrix.py)."""

from __future__ import annotations

SECTIONS = (
    *("1", *(f"2.{number}" for number in range(1, 10)), "3", "4", *(f"4.{number}" for number in range(1, 5))),
    *(*(f"5.{number}" for number in range(1, 6)), "6", "7", "8", "9", "10", "13"),
    *(f"11.{number}" for number in range(1, 37)),
    *(f"12.{number}" for number in range(1, 42)),
)
FILES = {"11": "test_rulings", "12": "test_examples"}
NOT_RULES = ("test_bots.py", "test_puzzle.py", "test_view.py")
# Sections that no lesson needs to teach (see tests/games/test_courses.py).
NOT_TAUGHT: dict[str, str] = {
    "13": "invariants for property tests",
}
