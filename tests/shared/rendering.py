"""Every message said with whatever can fill it: numbers, choices, and words of every kind.

`python -m tests.shared.rendering [folder]` prints what is said, to be read once by a person who knows the language.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import islice, product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ludarium.core.game import Game
from ludarium.games import all_games
from tests.shared.catalogue import LANGUAGES, ROOT, SHARED, folders, home, patterns, rules_page

NUMBERS = (0, 1, 2, 5)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
ANYTHING: tuple[str | int, ...] = ("Ana", 1)  # for what is said nowhere to be a number or a name of the rules
NAMES = ("name", "title", "game")
MOST = 12  # ways to say one message, and names of a kind that are tried


@dataclass
class Slot:
    """What a message wants to be told under one name."""

    number: bool = False
    choices: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Catalogue:
    folder: Path
    language: str
    game: Game | None

    @property
    def path(self) -> Path:
        return self.folder / f"{self.language}.ftl"

    @property
    def is_rules_page(self) -> bool:
        return self.game is not None and self.folder == rules_page(self.game)

    def __str__(self) -> str:
        return str(self.path.relative_to(ROOT))


def catalogues() -> Iterator[Catalogue]:
    for language in LANGUAGES:
        homes = [(folder, game) for game in all_games() for folder in folders(game)]
        for folder, game in [*homes, *((folder, None) for folder in SHARED)]:
            if (folder / f"{language}.ftl").exists():
                yield Catalogue(folder, language, game)


def slots(pattern: ast.Pattern, others: Mapping[str, ast.Pattern] = {}) -> dict[str, Slot]:
    """The arguments of a message and of those it quotes: which choose among its variants, and how."""
    found: dict[str, Slot] = {}
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            _note(element.expression, others, found)
    return found


def _note(expression: object, others: Mapping[str, ast.Pattern], found: dict[str, Slot]) -> None:
    if isinstance(expression, ast.VariableReference):
        found.setdefault(expression.id.name, Slot())
    elif isinstance(expression, ast.MessageReference) and expression.id.name in others:
        _merge(slots(others[expression.id.name], others), found)
    elif isinstance(expression, ast.SelectExpression):
        if isinstance(expression.selector, ast.VariableReference):
            slot = found.setdefault(expression.selector.id.name, Slot())
            keys = [variant.key for variant in expression.variants]
            names = [key.name for key in keys if isinstance(key, ast.Identifier)]
            if set(names) <= PLURALS:
                slot.number = True
                slot.choices += [key.value for key in keys if isinstance(key, ast.NumberLiteral)]
            else:
                slot.choices += names
        for variant in expression.variants:
            _merge(slots(variant.value, others), found)


def _merge(more: Mapping[str, Slot], found: dict[str, Slot]) -> None:
    for name, slot in more.items():
        known = found.setdefault(name, Slot())
        known.number |= slot.number
        known.choices += slot.choices


@cache
def words_of(folder: Path, language: str, count: int = 1) -> dict[str, list[str]]:
    """What so many things are called, by their vocabulary: `card` has all the cards."""
    found: dict[str, list[str]] = {}
    bundle = _bundle(folder / f"{language}.ftl")
    for name, pattern in patterns(folder / f"{language}.ftl"):
        kind, dash, rest = name.partition("-")
        if dash and "." not in rest and set(slots(pattern)) <= {"count"}:
            value = bundle.get_message(name).value
            assert value is not None
            found.setdefault(kind, []).append(str(bundle.format_pattern(value, {"count": count})[0]))
    return found


def counted(catalogue: Catalogue, arguments: dict[str, str | int]) -> dict[str, str | int]:
    """As the sentence engines do it: things are named by the event's argument `number`."""
    many = arguments.get("number")
    if catalogue.game is None or not isinstance(many, int):
        return arguments
    names_of = home(catalogue.game)
    one, several = (words_of(names_of, catalogue.language, count) for count in (1, many))
    names = {word: name for kind in one for word, name in zip(one[kind], several[kind], strict=True)}
    return {
        key: names.get(value, value) if isinstance(value, str) else value for key, value in arguments.items()
    }


@cache
def _bundle(path: Path) -> FluentBundle:
    bundle = FluentBundle([path.stem], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


@cache
def numeric(folder: Path) -> frozenset[str]:
    """Names under which numbers are told somewhere in a folder."""
    return frozenset(
        name
        for language in LANGUAGES
        if (folder / f"{language}.ftl").exists()
        for _, pattern in patterns(folder / f"{language}.ftl")
        for name, slot in slots(pattern).items()
        if slot.number
    )


@dataclass(frozen=True)
class Saying:
    catalogue: Catalogue
    message: str
    arguments: Mapping[str, str | int]
    text: str
    flaws: tuple[str, ...]

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.catalogue} {self.message}({told}): {self.text}"


def values(catalogue: Catalogue, message: str, name: str, slot: Slot) -> list[str | int]:
    if slot.number:
        return [*NUMBERS, *(int(key) for key in slot.choices if key.isdigit() and int(key) not in NUMBERS)]
    game = catalogue.game
    if game is None:
        return list(NUMBERS if name in numeric(catalogue.folder) else dict.fromkeys(slot.choices) or ANYTHING)
    kind = _vocabulary(game, message, name)
    known = words_of(home(game), catalogue.language)
    constants = {path.replace(".", "_") for path in game.constants.paths()}
    if kind == "number" or name in numeric(catalogue.folder) | numeric(home(game)) | constants:
        return list(NUMBERS)
    if (kind or name) not in vocabularies(game):
        return list(dict.fromkeys(slot.choices) or ANYTHING[: 1 if kind == "seat" or name in NAMES else None])
    names = list(dict.fromkeys(known[kind or name]))
    return list(names[:: len(names) // MOST + 1])


def vocabularies(game: Game) -> frozenset[str]:
    """What has names in a catalogue."""
    phrases = (*game.verbs.phrases, *game.events, *game.reasons)
    return frozenset(words.name for one in phrases for words in one.arguments.values() if words.names)


def _vocabulary(game: Game, message: str, name: str) -> str:
    """What fills an argument of a verb, an event or a reason."""
    kind, _, rest = message.partition(".")[0].partition("-")
    phrases = {"verb": game.verbs.phrases, "event": game.events, "reason": game.reasons}.get(kind, ())
    for phrase in phrases:
        if phrase.name == rest.removesuffix("-hidden") and name in phrase.arguments:
            words = phrase.arguments[name]
            return words.name if words.names or words.name == "seat" else "number"
    return ""


def printed(game: Game, wanted: Mapping[str, Slot]) -> dict[str, str | int]:
    """The rules to read tell the numbers of the ruleset as they are; what is derived from them is not known here."""
    numbers: dict[str, str | int] = {}
    for name, constant in game.constants.table.items():
        if isinstance(constant.value, Mapping):
            numbers |= {f"{name}_{key}": value for key, value in constant.value.items()}
        elif not isinstance(constant.value, tuple):
            numbers[name] = constant.value
    return {key: numbers.get(key, "…") for key in wanted}


def sayings(catalogue: Catalogue) -> Iterator[Saying]:
    bundle = _bundle(catalogue.path)
    others = dict(patterns(catalogue.path))
    for name, pattern in others.items():
        if name.startswith("-"):
            continue
        wanted = slots(pattern, others)
        if catalogue.is_rules_page and catalogue.game is not None:
            ways = [printed(catalogue.game, wanted)]
        else:
            fill = {key: values(catalogue, name, key, slot) for key, slot in wanted.items()}
            ways = list(_ways(fill))
        message, _, attribute = name.partition(".")
        entry = bundle.get_message(message)
        spoken = entry.attributes[attribute] if attribute else entry.value
        assert spoken is not None
        for arguments in (counted(catalogue, way) for way in ways):
            text, flaws = bundle.format_pattern(spoken, arguments)
            yield Saying(catalogue, name, arguments, str(text), tuple(map(str, flaws)))


def _ways(fill: Mapping[str, list[str | int]]) -> Iterator[dict[str, str | int]]:
    """All together where they are few; then each value at least once."""
    together = (dict(zip(fill, chosen, strict=True)) for chosen in product(*fill.values()))
    yield from islice(together, MOST)
    longest = max(map(len, fill.values()), default=0)
    for at in range(longest):
        yield {key: found[at % len(found)] for key, found in fill.items()}


if __name__ == "__main__":
    for one in catalogues():
        if all(word in str(one) for word in sys.argv[1:]):
            last = ""
            for saying in sayings(one):
                if saying.text != last:
                    print(saying)
                last = saying.text
