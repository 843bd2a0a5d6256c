"""Source expansion for the compiled engine: what declarations do when classes are made, written out as plain code.

mypyc compiles constants, fields and methods that stand in the source. Interpreted, the same follows from the
declarations at run time (`core.declare`, `core.fields`, `core.numbers`); `scripts/engine.py` compiles a copy of the
sources that went through `expand`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable

from ludarium.core.declare import first_number, text_of, vocabulary_name
from ludarium.core.feature_text import ALSO_FEATURES, FEATURE_NAMES
from ludarium.core.fields import ALSO_SEEN, NAMES, methods, read_field, words_of

_INTERPRETED = re.compile(r"^ *# <interpreted>\n.*?^ *# </interpreted>\n", re.M | re.S)
_TRANSFORM = re.compile(r"^@dataclass_transform\(.*\)\n", re.M)
DECLARED = ("Kinds", "Verbs", "Events", "Reasons", "Chances")
# By the way a number is declared: its field's type, and how it is read.
READERS = {
    "number": ("i64", 'number_of(constants, "{name}")'),
    "by_seats": ("i64", 'number_by_seats(constants, "{name}", seats)'),
    "row": ("Ints", 'row_of(constants, "{name}", {of})'),
    "table": ("Ints", ""),
}
Replacement = tuple[int, int, list[str]]  # lines from, to (exclusive), and what stands there instead


def expand(text: str, module: str) -> str:
    """The module's text as it is compiled."""
    text = _TRANSFORM.sub("", _INTERPRETED.sub("", text))
    tree = ast.parse(text)
    found: list[Replacement] = []
    imported: set[str] = set()
    words: dict[str, str] = {}  # the vocabularies that features need, of all classes of the module
    for node in tree.body:
        if not isinstance(node, ast.ClassDef) or not node.bases:
            continue
        base = ast.unparse(node.bases[0])
        if base in DECLARED and not module.startswith("ludarium.core."):
            found += _names(node, base)
            imported |= {"declare_kinds", "declare_phrases", "declare_chances", "phrase", "Final", "i64"}
        elif base in ("Part", "State") and not module.startswith("ludarium.core."):
            found += _fields(node, base, words)
            imported |= {
                *NAMES,
                *FEATURE_NAMES,
                "Final",
                "Mapping",
                "Any",
                "Outline",
                "Turn",
                "i64",
                "Field",
                "declare_fields",
                "mypyc_attr",
            }
        elif base == "Ruleset" and not module.startswith("ludarium.core."):
            found += _numbers(node)
            imported |= {*_HOMES["ludarium.core.numbers"], "Constants", "Mapping", "Ints", "i64"}
    if not found:
        return text
    lines = text.split("\n")
    for first, last, instead in sorted(found, reverse=True):
        lines[first:last] = instead
    start = next(place for place, line in enumerate(lines) if line.startswith("from __future__")) + 1
    lines[start:start] = _imports(imported - _known(tree))
    lines += [f"{name}: Final = {value}" for name, value in words.items()]
    return "\n".join(lines)


_HOMES = {
    "ludarium.core.declare": ("declare_kinds", "declare_phrases", "declare_chances", "phrase", "vocabulary"),
    "ludarium.core.fields": ("Field", "declare_fields"),
    "ludarium.core.feature": tuple(name for name in FEATURE_NAMES if name not in ("i16", "i64")),
    "ludarium.core.state": ("bag_view", "own_view", "pile_view", "row_view", "value_view", "Outline"),
    "ludarium.core.turn": ("Turn",),
    "ludarium.core.numbers": ("constant", "declare_numbers", "number_by_seats", "number_of", "row_of"),
    "ludarium.core.pieces": ("Ints",),
    "ludarium.core.ruleset": ("Constants",),
    "collections.abc": ("Mapping",),
    "librt.vecs": ("vec",),
    "typing": ("Any", "Final"),
    "mypy_extensions": ("i16", "i64", "mypyc_attr"),
}


def _imports(names: Iterable[str]) -> list[str]:
    wanted = set(names)
    return [
        f"from {home} import {', '.join(name for name in held if name in wanted)}"
        for home, held in _HOMES.items()
        if wanted & set(held)
    ]


def _known(tree: ast.Module) -> set[str]:
    """The names a module imports itself."""
    return {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def _span(node: ast.stmt) -> tuple[int, int]:
    assert node.end_lineno is not None
    return node.lineno - 1, node.end_lineno


def _names(node: ast.ClassDef, base: str) -> list[Replacement]:
    """Numbers instead of marks, and behind the class what the marks said."""
    found: list[Replacement] = []
    marks: dict[str, ast.Call] = {}
    counts: list[tuple[str, ast.stmt]] = []
    for item in node.body:
        if not isinstance(item, ast.Assign) or not isinstance(item.value, ast.Call):
            continue
        assert isinstance(item.targets[0], ast.Name)
        name, called = item.targets[0].id, ast.unparse(item.value.func)
        if called == "count":
            counts.append((name, item))
        elif called in ("kind", "verb", "event", "reason", "chance"):
            number = first_number(base) + len(marks)
            marks[name] = item.value
            found.append((*_span(item), [f"    {name}: Final = {number}"]))
    found += [(*_span(item), [f"    {name}: Final[i64] = {len(marks)}"]) for name, item in counts]
    if node.keywords:
        found.append((node.lineno - 1, node.lineno, [f"class {node.name}({base}):"]))
    end = _span(node)[1]
    match base:
        case "Kinds":
            given = [key.value for key in node.keywords if key.arg == "name"]
            name = ast.literal_eval(given[0]) if given else vocabulary_name(node.name)
            texts = [text_of(base, mark) for mark in marks]
            said = f"declare_kinds({node.name}, {name!r}, {texts!r})"
        case "Chances":
            said = (
                f"declare_chances({node.name}, [{', '.join(ast.unparse(m.args[0]) for m in marks.values())}])"
            )
        case _:
            said = (
                f"declare_phrases({node.name}, ["
                + ", ".join(_phrase(text_of(base, key), mark) for key, mark in marks.items())
                + "])"
            )
    return [*found, (end, end, ["", said])]


def _phrase(text: str, mark: ast.Call) -> str:
    secret = next((ast.unparse(key.value) for key in mark.keywords if key.arg == "secret"), "()")
    given = [f"{key.arg}={ast.unparse(key.value)}" for key in mark.keywords if key.arg != "secret"]
    return f"phrase({', '.join([repr(text), secret, *given])})"


def _fields(node: ast.ClassDef, base: str, words: dict[str, str]) -> list[Replacement]:
    """Plain fields, and the methods that follow from them at the end of the class."""
    found: list[Replacement] = []
    fields = []
    own: set[str] = set()
    for item in node.body:
        if isinstance(item, ast.FunctionDef):
            own.add(item.name)
        if not isinstance(item, ast.AnnAssign) or not isinstance(item.target, ast.Name):
            continue
        default = "" if item.value is None else ast.unparse(item.value)
        field = read_field(node.name, item.target.id, ast.unparse(item.annotation), default)
        fields.append(field)
        found.append((*_span(item), [f"    {field.name}: {field.type}"]))
    start, end = _span(node)
    # A state holds its parts and its shared rules, which never lead back to it: no work for the garbage collector.
    found.append((start, start, ["@mypyc_attr(acyclic=True)"]))
    words |= words_of(fields)
    text = methods(node.name, base, fields, also_seen=ALSO_SEEN in own, also_features=ALSO_FEATURES in own)
    rows = [f"    {field!r}," for field in fields]
    said = ["", f"declare_fields({node.name}, [", *rows, "])"]
    return [*found, (end, end, ["", *(f"    {line}" for line in text.split("\n")), *said])]


def _numbers(node: ast.ClassDef) -> list[Replacement]:
    """Typed fields instead of marks, a constructor that reads them, and behind the class what the marks said."""
    found: list[Replacement] = []
    marks: dict[str, ast.Call] = {}
    reads = []
    for item in node.body:
        if not isinstance(item, ast.Assign) or not isinstance(item.value, ast.Call):
            continue
        assert isinstance(item.targets[0], ast.Name)
        name, called = item.targets[0].id, ast.unparse(item.value.func)
        if called not in READERS:
            continue
        kind, read = READERS[called]
        marks[name] = item.value
        found.append((*_span(item), [f"    {name}: {kind}"]))
        if read:
            of = ast.unparse(item.value.args[0])
            reads.append(f"        self.{name} = {read.format(name=name, of=of)}")
    end = _span(node)[1]
    init = [
        "    def __init__(self, options: Mapping[str, str], constants: Constants, seats: int) -> None:",
        *reads,
        "        self.derive(options, constants, seats)",
    ]
    said = [f"    {name!r}: constant({_arguments(mark)})," for name, mark in marks.items()]
    return [*found, (end, end, ["", *init, "", f"declare_numbers({node.name}, {{", *said, "})"])]


def _arguments(mark: ast.Call) -> str:
    """What a constant is made of: all that is said, without the kinds of a row."""
    given = mark.args[1:] if ast.unparse(mark.func) == "row" else mark.args
    named = [f"{key.arg}={ast.unparse(key.value)}" for key in mark.keywords]
    return ", ".join([*(ast.unparse(part) for part in given), *named])
