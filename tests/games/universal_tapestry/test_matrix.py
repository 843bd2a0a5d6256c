"""Every section of the rules dossier has a test, and every test names a section that exists."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SECTIONS = (
    *("1", "3", "4", "5", "6", "7", "8", "9"),  # 2 compares the texts, 13 to 15 are findings
    *(f"10.{number}" for number in range(1, 19)),
    *(f"11.{number}" for number in range(1, 27)),
    *(f"12.{number}" for number in range(1, 11)),
)
NOT_RULES = ("test_bots.py", "test_solver.py")
FILES = {"10": "test_rulings.py", "11": "test_examples.py", "12": "test_invariants.py"}


def marks(node: ast.FunctionDef) -> list[str]:
    """The sections of @pytest.mark.rule("section") on a test function."""
    found = []
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            (section,) = decorator.args
            assert isinstance(section, ast.Constant)
            found.append(str(section.value))
    return found


def collected() -> dict[str, list[str]]:
    """The files of each section's tests; under "" the tests without a section."""
    by_section = defaultdict(list)
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name in (Path(__file__).name, *NOT_RULES):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for section in marks(node) or [""]:
                    by_section[section].append(path.name if section else node.name)
    return by_section


def test_every_section_has_a_test() -> None:
    by_section = collected()
    assert [section for section in SECTIONS if not by_section[section]] == []


def test_every_test_names_a_section_that_exists() -> None:
    by_section = collected()
    assert by_section.pop("", []) == []
    assert [section for section in by_section if section not in SECTIONS] == []


def test_rulings_examples_and_invariants_stand_in_their_own_files() -> None:
    for section, files in collected().items():
        chapter, dot, _ = section.partition(".")
        if dot:
            assert FILES[chapter] in files, section


def test_the_rules_page_names_code_and_tests_that_exist() -> None:
    source = Path(__file__).parents[3] / "src" / "ludarium" / "games" / "universal_tapestry"
    tables = [
        line for line in (source / "RULES.md").read_text(encoding="utf-8").splitlines() if line[:1] == "|"
    ]
    named = {part.split("`")[0] for line in tables for part in line.split("`")[1::2]}
    for name in named:
        if name.endswith((".py", ".toml")):
            assert (source / name).exists() or (Path(__file__).parent / name).exists(), name
            continue
        module, _, thing = name.partition(".")
        if module in ("core", "Journal"):
            continue
        text = (source / f"{module}.py").read_text(encoding="utf-8")
        for part in thing.split("."):
            assert f"def {part}(" in text or f"class {part}" in text or f"{part}: " in text, name
