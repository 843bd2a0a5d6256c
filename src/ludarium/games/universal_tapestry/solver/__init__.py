"""The solver of Universal Tapestry: two questions for a deal or a position, for one who knows all cards.

`solve_layout`: does a complete tapestry exist with the cards on the table kept where they are?
`solve_line`: is there a legal sequence of moves to a win, and with what best score?
Both are exact where they decide, and say so where they do not. They need the extra `solver` (OR-tools).
"""

from __future__ import annotations

from ludarium.games.universal_tapestry.solver.answer import (
    Clock,
    LayoutAnswer,
    LineAnswer,
    Progress,
    Verdict,
)
from ludarium.games.universal_tapestry.solver.layout import solve_layout
from ludarium.games.universal_tapestry.solver.line import solve_line
from ludarium.games.universal_tapestry.solver.sat import MissingSolver, check_installed

__all__ = [
    "Clock",
    "LayoutAnswer",
    "LineAnswer",
    "MissingSolver",
    "Progress",
    "Verdict",
    "check_installed",
    "solve_layout",
    "solve_line",
]
