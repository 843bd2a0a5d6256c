"""Imports point one way: core <- games <- bots <- coach, envs <- lab, server <- cli."""

from __future__ import annotations

import ast
import re
from pathlib import Path

SOURCE = Path(__file__).parent.parent.parent / "src" / "ludarium"
GAMES = [path.parent for path in (SOURCE / "games").glob("[a-z]*/__init__.py")]
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "coach": {"core", "games", "bots", "coach"},
    "envs": {"core", "games", "bots", "envs"},
    "lab": {"core", "games", "bots", "coach", "envs", "lab"},
    "server": {"core", "games", "bots", "coach", "server"},
    "cli": {"core", "games", "bots", "coach", "envs", "lab", "server", "cli"},
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
    for folder in GAMES:
        for path in folder.rglob("*.py"):
            for line in path.read_text(encoding="utf-8").splitlines():
                if "ludarium.games." in line:
                    assert f"ludarium.games.{folder.name}" in line, path


def test_nothing_but_the_games_knows_a_game() -> None:
    """Neither by its folder nor by its id: not as a name, not within a string."""
    names = {folder.name for folder in GAMES} | {folder.name.replace("_", "-") for folder in GAMES}
    known = re.compile("|".join(sorted(names)))
    for path in SOURCE.rglob("*.py"):
        if SOURCE / "games" not in path.parents:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                for text in _names(node):
                    assert not known.search(text), f"{path}:{getattr(node, 'lineno', '?')}: {text[:60]}"


def _names(node: ast.AST) -> list[str]:
    """The identifiers and strings of a node; a text over several lines, which only explains, may give an example."""
    match node:
        case ast.ImportFrom(module=module, names=names):
            return [module or "", *(alias.name for alias in names)]
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
            return [name]
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Constant(value=str() as text) if "\n" not in text:
            return [text]
    return []
