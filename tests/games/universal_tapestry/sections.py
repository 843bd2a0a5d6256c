"""The sections of the dossier that are rules (see tests/games/test_matrix.py)."""

from __future__ import annotations

SECTIONS = (
    *("1", "3", "4", "5", "6", "7", "8", "9"),  # 2 compares the texts, 13 to 15 are findings
    *(f"10.{number}" for number in range(1, 19)),
    *(f"11.{number}" for number in range(1, 27)),
    *(f"12.{number}" for number in range(1, 11)),
)
FILES = {"10": "test_rulings", "11": "test_examples", "12": "test_invariants"}
NOT_RULES = ("test_bots.py", "test_solver.py")
# Sections that no lesson needs to teach (see tests/games/test_courses.py).
NOT_TAUGHT: dict[str, str] = {}
