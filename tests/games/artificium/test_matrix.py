"""Every section of the rules dossier has a test, and every test names a section that exists."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

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
        if path == Path(__file__):
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


def test_rulings_and_examples_stand_in_their_own_files() -> None:
    by_section, _ = collected()
    for section, tests in by_section.items():
        if section.startswith("9."):
            assert any(test.startswith("test_rulings.py") for test in tests), section
        if section.startswith("10."):
            assert any(test.startswith("test_examples.py") for test in tests), section


def test_the_rules_page_names_code_and_tests_that_exist() -> None:
    """`market.Market` is the class or function of that name in the game's module or in `rules/`."""
    source = Path(__file__).parents[3] / "src" / "ludarium" / "games" / "artificium"
    page = (source / "RULES.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|")]
    named = {name for row in rows for name in row.split("`")[1::2]}
    assert {"market.Market", "card.act", "test_cards.py"} <= named
    for name in named:
        if name.endswith((".py", ".toml")):
            places = (source, Path(__file__).parent, Path(__file__).parents[3])
            assert any((place / name).exists() for place in places), name
        elif not name.startswith("core."):
            module, *things = name.split(".")
            path = next(path for path in (source, source / "rules") if (path / f"{module}.py").exists())
            text = (path / f"{module}.py").read_text(encoding="utf-8")
            for thing in things:
                assert f"def {thing}(" in text or f"class {thing}(" in text, name
