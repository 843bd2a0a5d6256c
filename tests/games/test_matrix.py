"""Every section of a rules dossier has a test, every test names a section that exists, and RULES.md what exists.

A game's `sections.py` declares: SECTIONS, all sections of its dossier that are rules; FILES, the files in which the
tests of a whole chapter stand ("9" for 9.1, 9.2 ...), by the beginning of their name; NOT_RULES, files of tests
about something else.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent.name for path in Path(__file__).parent.glob("*/sections.py"))


class Matrix:
    """What a game's tests say of themselves."""

    def __init__(self, game: str) -> None:
        declared = importlib.import_module(f"tests.games.{game}.sections")
        self.sections: tuple[str, ...] = declared.SECTIONS
        self.files: dict[str, str] = declared.FILES
        self.folder = Path(__file__).parent / game
        self.source = ROOT / "src" / "ludarium" / "games" / game
        self.by_section: dict[str, set[str]] = defaultdict(set)
        self.unmarked: list[str] = []
        for path in sorted(self.folder.rglob("test_*.py")):
            if path.name not in declared.NOT_RULES:
                self._read(path)

    def _read(self, path: Path) -> None:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for section in marks(tree):
            self.by_section[section].add(path.name)
        if path.parent != self.folder:  # tools of the rules, like solvers, are tested for more than rules
            return
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                if not any(marks(decorator) for decorator in node.decorator_list):
                    self.unmarked.append(f"{path.name}::{node.name}")


def marks(tree: ast.AST) -> list[str]:
    """The sections of every pytest.mark.rule("section")."""
    return [
        str(section.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for section in node.args
        if isinstance(section, ast.Constant)
    ]


@pytest.fixture(scope="module", params=GAMES)
def matrix(request: pytest.FixtureRequest) -> Matrix:
    return Matrix(request.param)


def test_every_game_declares_its_sections() -> None:
    games = {path.parent.name for path in (ROOT / "src" / "ludarium" / "games").glob("*/RULES.md")}
    assert set(GAMES) == games - {"_template"}


def test_every_section_has_a_test(matrix: Matrix) -> None:
    assert [section for section in matrix.sections if not matrix.by_section[section]] == []


def test_every_test_names_a_section_that_exists(matrix: Matrix) -> None:
    assert matrix.unmarked == []
    assert [section for section in matrix.by_section if section not in matrix.sections] == []


def test_rulings_and_examples_stand_in_their_own_files(matrix: Matrix) -> None:
    for section in matrix.sections:
        chapter = re.match(r"(A|\d+)\.?\d", section)
        if chapter and chapter[1] in matrix.files:
            begin = matrix.files[chapter[1]]
            assert any(name.startswith(begin) for name in matrix.by_section[section]), section


def test_the_rules_page_names_code_and_tests_that_exist(matrix: Matrix) -> None:
    rows = [
        line
        for line in (matrix.source / "RULES.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("|")
    ]
    named = {name for row in rows for name in row.split("`")[1::2]}
    assert len(named) > 10
    assert [name for name in sorted(named) if not exists(name, matrix)] == []


def exists(name: str, matrix: Matrix) -> bool:
    """A file of the game or of its tests, or a thing defined in a module: `rules.war.Bids`, `core.knowledge`."""
    if name.endswith((".py", ".toml", ".csv", "/")):
        return any((place / name).exists() for place in (matrix.source, matrix.folder, ROOT))
    parts = name.split(".")
    for place in (matrix.source, matrix.source / "rules", ROOT / "src" / "ludarium"):
        for cut in range(1, len(parts) + 1):
            module = place.joinpath(*parts[:cut]).with_suffix(".py")
            if module.exists():
                text = module.read_text(encoding="utf-8")
                return all(re.search(rf"(def|class) {part}\b|^{part}: ", text, re.M) for part in parts[cut:])
    return False
