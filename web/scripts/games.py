"""Writes web/src/generated/<game>.ts, the types of each game's view, rules and moves. `--check`: are they fresh?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from ludarium.core.declaration import components, describe
from ludarium.core.game import Game
from ludarium.core.words import SetVocabulary
from ludarium.games import all_games

TARGET = Path(__file__).parents[1] / "src" / "generated"
HEAD = "// Generated from the declarations in src/ludarium/games/{folder} by `make generate`: do not edit.\n"
PLAIN = {"int": "number", "bool": "boolean"}
TURN = "{ step: string; over: boolean; asked: number[]; in: number[]; draft: string[] }"


def pascal(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def value_type(vocabularies: dict[str, list[str] | None], of: str) -> str:
    return "number" if vocabularies[of] is None else pascal(of)


def field_type(row: dict[str, Any], vocabularies: dict[str, list[str] | None]) -> str:
    """How a field stands in the view."""
    of, kind = row["of"], row["type"]
    if row["seen"] == "count":
        return "number"
    named = value_type(vocabularies, of) if of and kind not in ("list", "part") else ""
    found = {
        **PLAIN,
        "kind": f"{named} | null",
        "bag": f"Counts<{named}>" if named else "readonly number[]",
        "row": f"Readonly<Record<{named}, number>>" if named else "readonly number[]",
        "pile": f"readonly {named or 'number'}[]",
        "list": f"readonly {of}[]",
        "part": str(of),
    }.get(kind, kind)
    return f"{found} | number" if row["seen"] == "own" else found


def shape(value: object) -> str:
    """The type of a constant or of a component out of the data file."""
    match value:
        case bool():
            return "boolean"
        case int():
            return "number"
        case str():
            return "string"
        case list() | tuple():
            kinds = sorted({shape(item) for item in value})
            return f"readonly ({' | '.join(kinds)})[]"
        case dict() if value and all(isinstance(item, dict) for item in value.values()):
            keys = list(dict.fromkeys(key for item in value.values() for key in item))
            rows = []
            for key in keys:
                held = [item[key] for item in value.values() if key in item]
                kinds = sorted({shape(item) for item in held})
                rows.append(f"{key}{'?' if len(held) < len(value) else ''}: {' | '.join(kinds)}")
            return f"Readonly<Record<string, {{ {'; '.join(rows)} }}>>"
        case dict():
            kinds = sorted({shape(item) for item in value.values()})
            return f"Readonly<Record<string, {' | '.join(kinds)}>>"
    return "unknown"


def text(game: Game) -> str:
    found = describe(game)
    words = found["vocabularies"]
    arguments_of = [kind for phrase in game.verbs.phrases for kind in phrase.arguments.values()]
    sets = {kind.name for kind in arguments_of if isinstance(kind, SetVocabulary)}  # written as a text
    lines = [HEAD.format(folder=game.id.replace("-", "_"))]
    lines.append(
        "export type Counts<Kind extends string | number> = Readonly<Partial<Record<Kind, number>>>;\n"
    )
    for name, texts in words.items():
        if texts is not None:
            lines.append(f"export type {pascal(name)} = {' | '.join(repr(one) for one in texts)};")
    for part, rows in found["parts"].items():
        whole = part == found["state"]
        lines.append(f"\nexport type {'View' if whole else part} = {{")
        lines += [f"  turn: {TURN};"] if whole else []
        for row in rows:
            lines.append(f"  {row['name']}{'?' if row.get('optional') else ''}: {field_type(row, words)};")
        lines.append("};")
    lines.append("\nexport type Rules = {")
    for name, value in {**found["numbers"], **components(game)}.items():
        lines.append(f"  {name}: {shape(value)};")
    lines.append("};")
    lines.append("\nexport type Moves = {")
    for verb, arguments in found["verbs"].items():
        inner = "; ".join(
            f"{key}: {'string' if of in sets else value_type(words, of)}" for key, of in arguments.items()
        )
        lines.append(f"  {verb}: {{ {inner} }};" if inner else f"  {verb}: Record<never, never>;")
    lines.append("};")
    lines.append("export type Verb = keyof Moves;")
    for kind in ("events", "reasons"):
        joined = " | ".join(repr(name) for name in found[kind])
        lines.append(f"export type {kind[:-1].capitalize()}Name = {joined};")
    return "\n".join(lines) + "\n"


def main() -> int:
    check = "--check" in sys.argv[1:]
    stale = 0
    TARGET.mkdir(exist_ok=True)
    for game in all_games():
        path = TARGET / f"{game.id.replace('-', '_')}.ts"
        fresh = text(game)
        if path.exists() and path.read_text(encoding="utf-8") == fresh:
            continue
        stale += 1
        if check:
            print(f"{path} is stale: run `make generate`", file=sys.stderr)
        else:
            path.write_text(fresh, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
