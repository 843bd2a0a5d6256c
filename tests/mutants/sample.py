"""Which mutants are tried: of every place in the code one, of every area a number of places drawn by a seed.

Places are ranked by a hash of what stands there, not by where it stands, so a change of one function changes the
mutants of that function only, and what was found out about the others stays known.
"""

from __future__ import annotations

import ast
import hashlib
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import cosmic_ray.mutating
import cosmic_ray.plugins
from cosmic_ray.commands import init

from . import operators  # noqa: F401  (registers them)

ROOT = Path(__file__).parent.parent.parent
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
SOURCE = Path("src/ludarium")


@dataclass(frozen=True)
class Area:
    name: str
    share: int  # of a hundred mutants
    patterns: tuple[str, ...]
    but: tuple[str, ...] = ()

    def files(self) -> list[Path]:
        """From the root of the repository."""
        found = {path for pattern in self.patterns for path in (ROOT / SOURCE).glob(pattern)}
        return sorted(path.relative_to(ROOT) for path in found if path.name not in self.but)


AREAS = (
    Area(
        "rules",
        40,
        ("games/*/rules.py", "games/*/rules/*.py", "games/*/characters/*.py", "games/*/cards/*.py"),
    ),
    Area("scoring", 10, ("games/*/scoring.py",)),
    Area(
        "kernel",
        22,
        ("core/*.py",),
        but=("knowledge.py", "redeal.py", "policy.py", "expand.py", "declaration.py"),
    ),
    Area("knowledge", 8, ("core/knowledge.py", "core/redeal.py", "games/*/memory.py")),
    Area("server", 20, ("server/**/*.py",)),
)

# Decorators that change nothing when the engine is interpreted.
IDLE = {"final", "override", "trait", "mypyc_attr", "overload", "dataclass_transform"}


@dataclass(frozen=True)
class Mutant:
    area: str
    spec: Any  # Cosmic Ray's MutationSpec
    code: str

    @cached_property
    def change(self) -> tuple[str, str]:
        """The line as it is and as it becomes."""
        operator = cosmic_ray.plugins.get_operator(self.spec.operator_name)()
        mutated = cosmic_ray.mutating.mutate_code(self.code, operator, self.spec.occurrence)
        was, becomes = self.code.splitlines(), (mutated or self.code).splitlines()
        row = self.spec.start_pos[0] - 1
        gone = len(was) - len(becomes)
        return was[row].strip(), "" if gone else " ".join(becomes[row].split())

    @cached_property
    def id(self) -> str:
        """Says all that the outcome depends on, but for the tests and for other files."""
        return digest(
            self.spec.module_path,
            self.code,
            self.spec.operator_name,
            self.spec.occurrence,
            self.spec.start_pos,
        )

    @property
    def place(self) -> str:
        return f"{self.spec.module_path}:{self.spec.start_pos[0]}"

    def __str__(self) -> str:
        was, becomes = self.change
        return f"{self.place}  {was}  ->  {becomes or '(gone)'}"


def digest(*parts: object) -> str:
    return hashlib.sha256("\0".join(str(part) for part in parts).encode()).hexdigest()[:32]


def sample(size: int, seed: int) -> list[Mutant]:
    """At least as many as asked for, where the areas have them."""
    chosen = []
    for area in AREAS:
        ranked = sorted(_places(area, seed))
        chosen += [mutant for _, _, mutant in ranked[: -(-size * area.share // 100)]]
    return chosen


class _Found:
    """Takes what Cosmic Ray finds, in place of its database, which would keep all of it."""

    def __init__(self) -> None:
        self.specs: list[Any] = []

    def clear(self) -> None:
        self.specs.clear()

    def add_work_items(self, items: Iterable[Any]) -> None:
        self.specs += [spec for item in items for spec in item.mutations]

    @classmethod
    def of(cls, path: Path) -> list[Any]:
        found = cls()
        init([path], found, {})
        return found.specs


def _places(area: Area, seed: int) -> Iterator[tuple[str, int, Mutant]]:
    """One mutant for every place, with its rank."""
    for path in area.files():
        code = (ROOT / path).read_text(encoding="utf-8")
        lines = code.splitlines()
        idle = _idle(code)
        at: dict[tuple[int, int], list[Any]] = defaultdict(list)
        for spec in _Found.of(path):
            if not any(begin <= spec.start_pos < end for begin, end in idle):
                at[spec.start_pos].append(spec)
        seen: Counter[tuple[object, ...]] = Counter()
        for start, specs in sorted(at.items()):
            here = (path, specs[0].definition_name, lines[start[0] - 1].strip(), start[1])
            seen[here] += 1  # the same line may stand twice in one function
            key = digest(seed, *here, seen[here])
            spec = min(specs, key=lambda spec: digest(key, spec.operator_name, spec.occurrence))
            yield key, start[0], Mutant(area.name, spec, code)


def _idle(code: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where a change does nothing: annotations, the guard of imports for them, decorators for the compiler."""
    spans: list[ast.AST] = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            spans.append(node.annotation)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            spans += [node.returns] if node.returns is not None else []
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            spans.append(node)
        elif isinstance(node, ast.Assert):
            spans.append(node)  # asserts tell the type checker something; a mutant of one is no fault
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            spans += [tag for tag in node.decorator_list if ast.unparse(tag).partition("(")[0] in IDLE]
    return [
        ((span.lineno, span.col_offset - 1), (span.end_lineno or 0, span.end_col_offset or 0))  # type: ignore[attr-defined]
        for span in spans
    ]


def equivalent() -> dict[tuple[str, str, str], str]:
    """The mutants shown to be equivalent: (file, line, what becomes of it) and why."""
    with EQUIVALENT.open("rb") as file:
        entries = tomllib.load(file).get("mutant", [])
    return {(entry["file"], entry["was"], entry["becomes"]): entry["why"] for entry in entries}
