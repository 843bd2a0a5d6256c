"""Every section of the rules dossier has a test, every test names a section that exists, every step too."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from ludarium.games.plus_ultra import GAME
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
WHOLE = ("4", "4 A", "4 E")  # steps that only lead through their parts


def marks(tree: ast.Module) -> list[tuple[str, str]]:
    """(section, test) of every @pytest.mark.rule("section") on a test function."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
                    (section,) = decorator.args
                    assert isinstance(section, ast.Constant)
                    found.append((str(section.value), node.name))
    return found


def collected() -> tuple[dict[str, list[str]], list[str]]:
    """The tests of each section, and the tests without any."""
    by_section = defaultdict(list)
    without = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name in (Path(__file__).name, "test_view.py", "test_bots.py", "test_records.py"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        marked = marks(tree)
        for section, test in marked:
            by_section[section].append(f"{path.name}::{test}")
        named = {test for _, test in marked}
        without += [
            f"{path.name}::{node.name}"
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and node.name not in named
        ]
    return by_section, without


def test_every_section_has_a_test() -> None:
    by_section, _ = collected()
    assert [section for section in SECTIONS if not by_section[section]] == []


def test_no_test_names_a_section_that_does_not_exist() -> None:
    by_section, _ = collected()
    assert [by_section[section] for section in by_section if section not in SECTIONS] == []


def test_every_rule_test_names_its_section() -> None:
    _, without = collected()
    assert without == []


def test_every_step_is_called_after_a_section_that_is_tested() -> None:
    assert [step.name for step in GAME.outline.steps if step.section not in (*SECTIONS, *WHOLE)] == []


def test_rulings_and_examples_stand_in_their_own_files() -> None:
    by_section, _ = collected()
    for section, tests in by_section.items():
        if section.startswith("A"):
            assert any(test.startswith("test_rulings") for test in tests), section
        if section.startswith("10."):
            assert any(test.startswith("test_examples") for test in tests), section
