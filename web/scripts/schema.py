"""Writes web/src/lib/schema.ts, the browser's types, from the server's messages. `--check`: is it fresh?

What the browser sends may leave out fields that have a default; what the server sends is always whole.
"""

from __future__ import annotations

import inspect
import sys
import types
import typing
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludarium.coach import hint, report, trial, why
from ludarium.core import review
from ludarium.server import account_schema, club_schema, protocol, puzzle_schema, schema, tournament_schema

TARGET = Path(__file__).parents[1] / "src" / "lib" / "schema.ts"
COACH = {
    name: value
    for module in (why, review, report, hint, trial)
    for name, value in vars(module).items()
    if inspect.isclass(value) and issubclass(value, msgspec.Struct)
}
DECLARED = {
    **vars(schema),
    **vars(puzzle_schema),
    **vars(account_schema),
    **vars(club_schema),
    **vars(tournament_schema),
    **vars(protocol),
    **COACH,
}
HEAD = "// Generated from the server's messages and the coach's reports by `make generate`: do not edit.\n"
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


def structs() -> list[type[msgspec.Struct]]:
    """The messages in the order of the source."""
    found = [kind for kind in DECLARED.values() if inspect.isclass(kind) and issubclass(kind, msgspec.Struct)]
    messages = {kind for kind in found if issubclass(kind, schema.Struct) and kind is not schema.Struct}
    return [kind for kind in found if kind in messages or kind in COACH.values()]


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


def text() -> str:
    aliases = [
        f"export type {name} = {typescript(value)};" for name, value in DECLARED.items() if name in ALIASES
    ]
    return "\n".join([HEAD, *aliases, "", *(interface(kind) + "\n" for kind in structs())])


def main() -> int:
    fresh = text()
    if "--check" in sys.argv[1:]:
        if TARGET.read_text(encoding="utf-8") != fresh:
            print(f"{TARGET} is stale: run `make generate`", file=sys.stderr)
            return 1
    else:
        TARGET.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
