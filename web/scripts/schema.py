"""Writes web/src/lib/schema/, the browser's types, from the server's messages. `--check`: are they fresh?

A file for each module that declares messages, and `index.ts`, which hands on all of them. What the browser sends may
leave out fields that have a default; what the server sends is always whole.
"""

from __future__ import annotations

import inspect
import re
import sys
import types
import typing
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludarium.coach import hint, report, trial, why
from ludarium.core import review
from ludarium.server import account_schema, club_schema, protocol, puzzle_schema, schema, tournament_schema

TARGET = Path(__file__).parents[1] / "src" / "lib" / "schema"
FILES = {
    "coach": (why, review, report, hint, trial),
    "room": (schema,),
    "puzzle": (puzzle_schema,),
    "account": (account_schema,),
    "club": (club_schema,),
    "tournament": (tournament_schema,),
    "protocol": (protocol,),
}
HEAD = "// Generated from the server's messages and the coach's reports by `make generate`: do not edit."
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    object: "unknown",
    type(None): "null",
}
ALIASES = {
    *("Args", "SeatKind", "TableStatus", "ServerMessage", "ClientMessage"),
    "PuzzleState",
    "PairingState",
    "LetterKind",
    *("CallEvent", "CallKind"),
    *("TournamentFormat", "TournamentStatus"),
}


def declared(file: str) -> dict[str, Any]:
    """The names a file has to hold, in the order of the source: aliases first, then messages."""
    names = [(name, value) for module in FILES[file] for name, value in vars(module).items()]
    own = {module.__name__ for module in FILES[file]}
    messages = {
        name: kind
        for name, kind in names
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct)
        if kind.__module__ in own and kind is not schema.Struct
    }
    return {name: value for name, value in names if name in ALIASES} | messages


def typescript(kind: Any) -> str:
    """The type as TypeScript writes it."""
    if kind in PLAIN:
        return PLAIN[kind]
    if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(typescript(part) for part in arguments)
    if origin is Literal:
        return " | ".join(f"'{word}'" for word in arguments)
    if origin is tuple:
        return f"[{', '.join(typescript(part) for part in arguments)}]"
    if origin is list:
        inner = typescript(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{typescript(arguments[0])}, {typescript(arguments[1])}>"
    raise TypeError(f"no TypeScript for {kind}")


def from_browser() -> set[type[msgspec.Struct]]:
    return {
        schema.NewTable,
        schema.NewSeat,
        schema.CompanionChange,
        tournament_schema.NewTournament,
        *typing.get_args(protocol.ClientMessage),
    }


def interface(kind: type[msgspec.Struct]) -> str:
    """One message as an interface."""
    lines = []
    if kind.__doc__:
        lines.append(f"/** {' '.join(kind.__doc__.split())} */")
    lines.append(f"export interface {kind.__name__} {{")
    tag = kind.__struct_config__.tag
    if tag is not None:
        lines.append(f"  type: '{tag}';")
    hints = typing.get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        may_miss = kind in from_browser() and not field.required
        lines.append(f"  {field.name}{'?' if may_miss else ''}: {typescript(hints[field.name])};")
    return "\n".join([*lines, "}"])


def texts() -> dict[str, str]:
    """By the name of the file: what stands in it."""
    home: dict[str, str] = {}
    for file in FILES:
        for name in declared(file):
            home.setdefault(name, file)  # an alias may be imported by a later module
    found = {}
    for file in FILES:
        names = [name for name in declared(file) if home[name] == file]
        parts = [write(name, value) for name, value in declared(file).items() if name in names]
        body = "\n".join(parts)
        foreign: dict[str, list[str]] = {}
        for word in sorted(
            set(re.findall(r"\b[A-Z]\w+", re.sub(r"/\*\*.*?\*/|'.*?'", "", body))) - set(names)
        ):
            if word in home:
                foreign.setdefault(home[word], []).append(word)
        imports = [f"import type {{ {', '.join(words)} }} from './{at}';" for at, words in foreign.items()]
        found[f"{file}.ts"] = "\n".join([HEAD, "", *imports, *([""] if imports else []), body])
    found["index.ts"] = "\n".join([HEAD, "", *(f"export type * from './{file}';" for file in FILES), ""])
    return found


def write(name: str, value: Any) -> str:
    if inspect.isclass(value) and issubclass(value, msgspec.Struct):
        return interface(value) + "\n"
    return f"export type {name} = {typescript(value)};\n"


def main() -> int:
    fresh = texts()
    if "--check" in sys.argv[1:]:
        there = {file.name: file.read_text(encoding="utf-8") for file in TARGET.glob("*.ts")}
        if there != fresh:
            print(f"{TARGET} is stale: run `make generate`", file=sys.stderr)
            return 1
        return 0
    TARGET.mkdir(exist_ok=True)
    for file in TARGET.glob("*.ts"):
        file.unlink()
    for name, text in fresh.items():
        (TARGET / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
