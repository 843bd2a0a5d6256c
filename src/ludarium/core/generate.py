"""Writes clone, equality, JSON and view of every state from its declared fields.

`python -m ludarium.core.generate SOURCE_DIR` rewrites the marked blocks of games' state.py and player.py;
with `--check` it only says which blocks are stale (and fails). A field is declared once, beside who sees it:

    hand: Annotated[Bag, OWN, CARDS]
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path

BEGIN = "    # <generated from the fields above by `make generate`>"
OFF, ON = "    # fmt: off", "    # fmt: on"
END = "    # </generated>"
ALSO_SEEN = "also_seen"  # a class may have this method: what follows from its fields is seen too
TURN_FIELDS = ("outline", "seats", "frames", "asked", "due", "drafts")  # core.state.State's own
WIDTH = 110
FILES = ("player.py", "state.py")


@dataclass(frozen=True)
class Field:
    name: str
    type: str
    seen: str
    words: str  # the vocabulary its values are written in, or ""

    @property
    def clone(self) -> str:
        value = f"self.{self.name}"
        if self.seen == "SHARED" or self.type in ("i64", "bool"):
            return value
        return f"[part.clone() for part in {value}]" if self.type.startswith("list[") else f"{value}.clone()"

    @property
    def differs(self) -> str:
        mine, theirs = f"self.{self.name}", f"other.{self.name}"
        if self.type in ("i64", "bool"):
            return f"{mine} != {theirs}"
        if self.type.startswith("list["):
            return f"not all(mine.same(theirs) for mine, theirs in zip({mine}, {theirs}, strict=True))"
        return f"not {mine}.same({theirs})"

    @property
    def dump(self) -> str:
        value = f"self.{self.name}"
        if self.type in ("i64", "bool"):
            return f"{'int' if self.type == 'i64' else 'bool'}({value})"
        return f"[part.dump() for part in {value}]" if self.type.startswith("list[") else f"{value}.dump()"

    @property
    def load(self) -> str:
        value = f'data["{self.name}"]'
        if self.type in ("i64", "bool"):
            return value
        if self.type.startswith("list["):
            return f"[{self.type[5:-1]}.load(part) for part in {value}]"
        return f"{self.type}.load({value})"

    @property
    def shown(self) -> str:
        """The field as one who may see it sees it."""
        value = f"self.{self.name}"
        if self.type == "bool" or (self.type == "i64" and not self.words):
            return self.dump
        if self.type.startswith("list["):
            return f"[part.view(owner == seat) for owner, part in enumerate({value})]"
        writers = {"i64": "value_view", "Bag": "bag_view", "Ints": "row_view", "Pile": "pile_view"}
        if self.type not in writers:
            return f"{value}.view()"  # a container of the game's own
        return f"{writers[self.type]}({value}, {self.words})" if self.words else self.dump

    def view(self) -> str | None:
        count = f"int(self.{self.name}.size)"
        match self.seen:
            case "OPEN":
                return self.shown
            case "OWN":
                return f"{self.shown} if mine else {count}"
            case "COUNT":
                return count
            case _:
                return None


def fields_of(node: ast.ClassDef) -> list[Field]:
    found = []
    for item in node.body:
        if not isinstance(item, ast.AnnAssign) or not isinstance(item.target, ast.Name):
            continue
        if not (
            isinstance(item.annotation, ast.Subscript) and ast.unparse(item.annotation.value) == "Annotated"
        ):
            raise SystemExit(f"{node.name}.{item.target.id}: say who sees it: Annotated[type, SEEN, words]")
        assert isinstance(item.annotation.slice, ast.Tuple)
        parts = [ast.unparse(part) for part in item.annotation.slice.elts]
        found.append(Field(item.target.id, parts[0], parts[1], parts[2] if len(parts) > 2 else ""))
    return found


def _has(node: ast.ClassDef, method: str) -> bool:
    return any(isinstance(item, ast.FunctionDef) and item.name == method for item in node.body)


def block(name: str, base: str, fields: list[Field], also_seen: bool = False) -> str:
    whole = base == "State"
    kept = [field for field in fields if field.seen != "SHARED"]
    shared = [field for field in fields if field.seen == "SHARED"]
    turn = [
        Field("outline", "Outline", "SHARED", ""),
        Field("seats", "i64", "OPEN", ""),
        Field("frames", "Frames", "HIDDEN", ""),
        Field("asked", "i64", "HIDDEN", ""),
        Field("due", "i64", "HIDDEN", ""),
        Field("drafts", "Drafts", "HIDDEN", ""),
    ]
    every = (turn if whole else []) + fields
    saved = [field for field in every if field.seen != "SHARED"]
    lines = [BEGIN, OFF, ""]
    lines += _call("    def __init__", ["self", *(f"{f.name}: {f.type}" for f in every)], " -> None:")
    if whole:
        lines.append(f"        super().__init__({', '.join(TURN_FIELDS)})")
    lines += [f"        self.{field.name} = {field.name}" for field in fields]
    lines += ["", f"    def clone(self) -> {name}:"]
    lines += _call(f"        return {name}", [field.clone for field in every], "")
    other = "State" if whole else name
    lines += ["", f"    def same(self, other: {other}) -> bool:"]
    if whole:
        lines.append(f"        assert isinstance(other, {name})")
    lines += ["        return not ("]
    lines += [f"            {'or ' if place else ''}{field.differs}" for place, field in enumerate(saved)]
    lines += ["        )", "", "    def dump(self) -> dict[str, object]:", "        return {"]
    lines += [f'            "{field.name}": {field.dump},' for field in saved]
    lines += ["        }", "", "    @staticmethod"]
    loads = ["data: Mapping[str, Any]"]
    loads += [f"{field.name}: {field.type}" for field in [*(turn[:1] if whole else []), *shared]]
    lines += _call("    def load", loads, f" -> {name}:")
    lines += _call(
        f"        return {name}",
        [field.name if field.seen == "SHARED" else field.load for field in every],
        "",
    )
    who = "seat: i64" if whole else "mine: bool"
    lines += ["", f"    def view(self, {who}) -> dict[str, object]:", "        return {"]
    if whole:
        lines.append('            "turn": self.turn_view(seat),')
    lines += [f'            "{field.name}": {field.view()},' for field in kept if field.view() is not None]
    if also_seen:
        lines.append(f"            **self.{ALSO_SEEN}({who.partition(':')[0]}),")
    lines += ["        }", "", ON, END]
    return "\n".join(lines)


def _call(head: str, arguments: list[str], tail: str) -> list[str]:
    """`head(arguments)tail`, wrapped as the formatter would wrap it."""
    joined = ", ".join(arguments)
    indent = " " * (len(head) - len(head.lstrip()))
    if len(head) + len(joined) + len(tail) + 2 <= WIDTH:
        return [f"{head}({joined}){tail}"]
    return [f"{head}(", *(f"{indent}    {argument}," for argument in arguments), f"{indent}){tail}"]


def generate(source: str) -> str:
    """The module's text with every marked block written anew."""
    lines = source.split("\n")
    body = ast.parse(source).body
    ends = [node.lineno - 1 for node in body[1:]] + [
        len(lines)
    ]  # markers are comments: no node ends with them
    for node, end in reversed(list(zip(body, ends, strict=True))):
        if not isinstance(node, ast.ClassDef) or not node.bases:
            continue
        base = ast.unparse(node.bases[0])
        if base not in ("Part", "State"):
            continue
        marks = [place for place in range(node.lineno, end) if lines[place] in (BEGIN, END)]
        if len(marks) != 2:
            raise SystemExit(
                f"{node.name} has no block to generate: add the two marker lines\n{BEGIN}\n{END}"
            )
        first, last = marks
        lines[first : last + 1] = block(node.name, base, fields_of(node), _has(node, ALSO_SEEN)).split("\n")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    folder = Path(
        next((argument for argument in arguments if not argument.startswith("-")), "src/ludarium/games")
    )
    stale = []
    for path in sorted(path for name in FILES for path in folder.glob(f"*/{name}")):
        text = path.read_text(encoding="utf-8")
        fresh = generate(text)
        if fresh != text:
            stale.append(path)
            if not check:
                path.write_text(fresh, encoding="utf-8")
    for path in stale:
        print(f"{path}: {'stale, run `make generate`' if check else 'written'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
