"""The sections of the dossier that are rules (see tests/games/test_matrix.py)."""

from __future__ import annotations

from tests.games.plus_ultra.dossier import CHARACTERS, COMMON

SECTIONS = (
    *(f"1.{number}" for number in range(1, 8)),
    *("2.1", "2.2"),
    "3",
    *(f"4 B{number}" for number in range(1, 10)),
    *(f"4 T{number}" for number in range(5)),
    *(f"4 E{number}" for number in range(1, 6)),
    *(f"4 F{number}" for number in range(1, 9)),
    "4 F",
    *(f"5 {name.capitalize()}" for name in CHARACTERS),
    "5 edge",
    *(f"6 {name}" for name in COMMON),
    *("6", "6 estates"),
    *("7.1", "7.2", "7.3"),
    "8",
    *(f"A{number}" for number in range(1, 55)),
    *(f"10.{number}" for number in range(1, 61)),
    "11",
)
FILES = {"A": "test_rulings", "10": "test_examples"}
NOT_RULES = (
    "test_cards.py",
    "test_constants.py",
    "test_prospect.py",
    "test_reasons.py",
    "test_view.py",
    "test_bots.py",
    "test_records.py",
)
# Sections that no lesson needs to teach (see tests/games/test_courses.py).
NOT_TAUGHT: dict[str, str] = {
    "11": "invariants for property tests",
}
