"""Every section of the rules dossier has a test, every test names a section that exists, every step too."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.data import CONSTANTS
from tests.games.plus_ultra.dossier import CHARACTERS, COMMON

ROOT = Path(__file__).parents[3]
RULES = ROOT / "src" / "ludarium" / "games" / "plus_ultra" / "RULES.md"
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


def test_the_table_of_rules_names_what_exists() -> None:
    """RULES.md: code and tests of every section are where it says."""
    rows = [line for line in RULES.read_text(encoding="utf-8").splitlines() if line.startswith("| ")][1:]
    assert len(rows) > 20
    for row in rows:
        _, _, _, code, tests, _ = row.split("|")
        for name in re.findall(r"`([^`]+)`", code):
            assert _exists(name), name
        for name in re.findall(r"`([^`]+)`", tests):
            assert (Path(__file__).parent / name).exists() or (ROOT / name).exists(), name


def _exists(name: str) -> bool:
    """A file, or a thing defined in a module: `rules.war.Bids`."""
    if name.endswith((".py", ".toml", "/")):
        return (RULES.parent / name).exists()
    parts = name.split(".")
    for cut in range(1, len(parts)):
        module = RULES.parent.joinpath(*parts[:cut]).with_suffix(".py")
        if module.exists():
            text = module.read_text(encoding="utf-8")
            return all(re.search(rf"(def|class) {part}\b", text) for part in parts[cut:])
    return False


def test_every_reconstructed_constant_is_named_in_the_rules() -> None:
    text = RULES.read_text(encoding="utf-8").partition("## What is reconstructed")[2]
    named = set(re.findall(r"`(\w+)`", text))
    ours = {constant.name for constant in CONSTANTS.table.values() if constant.source == "RECONSTRUCTED"}
    assert ours - named == set()
    assert {name for name in named if name not in CONSTANTS.table} == set()
