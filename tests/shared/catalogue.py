"""Every catalogue there is, read as what it says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from ludarium.core.game import Game

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "es", "de")
PARSER = FluentParser(with_spans=False)
# Said of any game.
SHARED = tuple(
    ROOT / folder
    for folder in (
        "src/ludarium/cli/text",
        "src/ludarium/coach/text",
        "src/ludarium/coach/text/analysis",
        "web/src/text",
        "web/src/table/text",
        "web/src/replay/text",
        "web/src/rules/text",
    )
)


def folder_of(game: Game) -> str:
    return game.id.replace("-", "_")


def folders(game: Game) -> list[Path]:
    """Where the texts of a game lie: beside its rules, its board, and the rules to read."""
    name = folder_of(game)
    inside = sorted({path.parent for path in (ROOT / "src/ludarium/games" / name).rglob("*.ftl")})
    return [*inside, ROOT / "web/src/games" / name / "text", rules_page(game)]


def home(game: Game) -> Path:
    """Where a game names its things."""
    return ROOT / "src/ludarium/games" / folder_of(game) / "text"


def rules_page(game: Game) -> Path:
    return ROOT / "web/src/rules" / folder_of(game)


@cache
def patterns(path: Path) -> list[tuple[str, ast.Pattern]]:
    """Every message and attribute of a catalogue, as `verb-swap` and `verb-swap.group`."""
    found = []
    for entry in PARSER.parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if entry.value is not None:
                found.append((name, entry.value))
            found += [(f"{name}.{one.id.name}", one.value) for one in entry.attributes]
    return found


def words(pattern: ast.Pattern) -> str:
    """All that a message may say, whatever is chosen."""
    found = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            found += [f" {words(variant.value)} " for variant in element.expression.variants]
        else:
            found.append("…")
    return "".join(found)


@cache
def texts(path: Path) -> dict[str, str]:
    """What every message of a catalogue may say, without the names of pictures and sections in its markup."""
    return {name: re.sub(r"@[\w-]+|\(#[\w-]+\)", "", words(pattern)) for name, pattern in patterns(path)}
