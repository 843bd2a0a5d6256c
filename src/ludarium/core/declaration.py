"""What a game declares, as JSON: fields and who sees them, names, verbs, events, reasons and numbers.

The browser's types are made from it (`web/scripts/games.py`), and the board for games without one of their own.
"""

from __future__ import annotations

import sys
import tomllib
import typing
from pathlib import Path
from typing import Any, get_type_hints

from ludarium.core.declare import vocabulary
from ludarium.core.fields import ALSO_SEEN, Field, declared
from ludarium.core.game import Game
from ludarium.core.state import Part
from ludarium.core.words import Phrase, Vocabulary

SEEN = {"OPEN": "open", "OWN": "own", "COUNT": "count"}
TYPES = {"i64": "int", "bool": "bool", "Bag": "bag", "Pile": "pile", "Ints": "row"}


def describe(game: Game) -> dict[str, Any]:
    """Everything above; the same for every table of the game."""
    return Description(game).found


def components(game: Game) -> dict[str, Any]:
    """The cards, tiles and the like of the game's data file."""
    file = sys.modules[game.rules.__module__].__file__
    assert file is not None
    path = Path(file).parent / "data.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


class Description:
    def __init__(self, game: Game) -> None:
        self.vocabularies: dict[str, list[str] | None] = {}
        self.parts: dict[str, list[dict[str, Any]]] = {}
        self.part(game.state)
        self.found: dict[str, Any] = {
            "state": game.state.__name__,
            "parts": self.parts,
            "verbs": self.phrases(game.verbs.phrases),
            "events": self.phrases(game.events),
            "reasons": self.phrases(game.reasons),
            "sections": dict(game.sections),
            "befalls": dict(game.befalls),
            "numbers": {name: constant.value for name, constant in game.constants.table.items()},
            "vocabularies": self.vocabularies,
        }

    def part(self, cls: type[Any]) -> None:
        self.parts[cls.__name__] = []  # in its place before those it holds
        module = vars(sys.modules[cls.__module__])
        rows = [self.field(field, module) for field in declared(cls) if field.seen in SEEN]
        self.parts[cls.__name__] = [*rows, *also_seen(cls)]

    def field(self, field: Field, module: dict[str, Any]) -> dict[str, Any]:
        kind, of = TYPES.get(field.type, "other"), ""
        if field.names:
            of = self.names(vocabulary(module[field.names]))
            kind = "kind" if kind == "int" else kind
        elif field.of:
            kind, of = "list", field.of
            self.part(module[field.of])
        elif field.type in module and kind == "other":
            kind = self.container(module[field.type])
        return {"name": field.name, "type": kind, "seen": SEEN[field.seen], "of": of or None}

    def container(self, cls: type[Any]) -> str:
        """A container of the game's own: what its view gives, as far as that is known."""
        if issubclass(cls, Part):
            self.part(cls)
            return "part"
        return written(get_type_hints(cls.view).get("return", Any))

    def names(self, words: Vocabulary) -> str:
        self.vocabularies[words.name] = list(words.names) or None
        return words.name

    def phrases(self, phrases: tuple[Phrase, ...]) -> dict[str, dict[str, str]]:
        return {
            phrase.name: {key: self.names(words) for key, words in phrase.arguments.items()}
            for phrase in phrases
        }


def also_seen(cls: type[Any]) -> list[dict[str, Any]]:
    """What a class shows beside its fields: a TypedDict says of what types."""
    method = vars(cls).get(ALSO_SEEN)
    shown = get_type_hints(method).get("return") if method is not None else None
    if shown is None:
        return []
    hints = get_type_hints(shown, include_extras=True)
    return [
        {
            "name": name,
            "type": written(hint),
            "seen": "open",
            "of": None,
            "optional": typing.get_origin(hint) is typing.NotRequired,
        }
        for name, hint in hints.items()
    ]


def written(hint: Any) -> str:
    """A type of Python as TypeScript writes it."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    plain = {int: "number", str: "string", bool: "boolean", type(None): "null"}
    if hint in plain:
        return plain[hint]
    if origin is typing.NotRequired:
        return written(inner[0])
    if origin is typing.Literal:
        return " | ".join(f"'{word}'" for word in inner)
    if origin is list:
        held = written(inner[0])
        return f"readonly ({held})[]" if " " in held else f"readonly {held}[]"
    if origin is dict:
        return f"Readonly<Record<{written(inner[0])}, {written(inner[1])}>>"
    if typing.is_typeddict(hint):
        rows = get_type_hints(hint).items()
        return f"{{ {'; '.join(f'{name}: {written(kind)}' for name, kind in rows)} }}"
    if inner:
        return " | ".join(written(kind) for kind in inner)
    return "unknown"
