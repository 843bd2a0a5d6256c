"""Imports point one way: core <- games <- bots <- lab, server <- cli."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parent.parent.parent / "src" / "ludarium"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "lab": {"core", "games", "bots", "lab"},
    "server": {"core", "games", "bots", "server"},
    "cli": {"core", "games", "bots", "lab", "server", "cli"},
}


def _imports(path: Path) -> set[str]:
    """The areas of ludarium that a module imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        found |= {name.split(".")[1] for name in names if name.startswith("ludarium.")}
    return found


def test_arrows_point_one_way() -> None:
    areas = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert areas <= MAY_IMPORT.keys(), "a new area: say what it may import"
    for area in areas:
        for path in (SOURCE / area).rglob("*.py"):
            assert _imports(path) <= MAY_IMPORT[area], path


def test_a_game_imports_no_other_game() -> None:
    for folder in (SOURCE / "games").iterdir():
        for path in folder.glob("*.py") if folder.is_dir() else ():
            for line in path.read_text(encoding="utf-8").splitlines():
                if "ludarium.games." in line:
                    assert f"ludarium.games.{folder.name}" in line, path
