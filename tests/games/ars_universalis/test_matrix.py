"""Every section of the rules dossier has a test, and every test names a section that exists."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).parent
SECTIONS = (
    *("1", *(f"2.{number}" for number in range(1, 10)), "3", "4", *(f"4.{number}" for number in range(1, 5))),
    *(*(f"5.{number}" for number in range(1, 6)), "6", "7", "8", "9", "10", "13"),
    *(f"11.{number}" for number in range(1, 36)),
    *(f"12.{number}" for number in range(1, 42)),
)
NOT_RULES = ("test_matrix.py", "test_bots.py", "test_corner.py", "test_view.py")
FILES = {"11": ("test_rulings.py",), "12": ("test_examples.py",)}


def marked(path: Path) -> list[tuple[str, str]]:
    """(section, test) of every rule mark of a file; those beside no test of their own count for the file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for section in node.args:
                if isinstance(section, ast.Constant):
                    found.append((str(section.value), path.name))
    return found


def by_section() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(HERE.rglob("test_*.py")):
        if path.name not in NOT_RULES:
            for section, name in marked(path):
                found[section].add(name)
    return found


def unmarked() -> list[str]:
    """Tests of this folder without a section."""
    found = []
    for path in sorted(HERE.glob("test_*.py")):
        if path.name in NOT_RULES:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                marks = [ast.unparse(decorator) for decorator in node.decorator_list]
                if not any(mark.startswith("pytest.mark.rule") for mark in marks):
                    found.append(f"{path.name}::{node.name}")
    return found


def test_every_section_has_a_test() -> None:
    found = by_section()
    assert [section for section in SECTIONS if not found[section]] == []


def test_every_test_names_a_section_that_exists() -> None:
    assert [section for section in by_section() if section not in SECTIONS] == []
    assert unmarked() == []


def test_rulings_and_examples_stand_in_their_own_files() -> None:
    for section, files in by_section().items():
        chapter, dot, _ = section.partition(".")
        if dot and chapter in FILES:
            assert set(FILES[chapter]) & files, section


def test_the_rules_page_names_files_that_exist() -> None:
    source = HERE.parents[2] / "src" / "ludarium" / "games" / "ars_universalis"
    tables = [
        line for line in (source / "RULES.md").read_text(encoding="utf-8").splitlines() if line[:1] == "|"
    ]
    named = {name for line in tables for name in line.split("`")[1::2]}
    for name in named:
        assert any((folder / name).exists() for folder in (source, HERE, HERE.parents[2])), name
