"""Texts for people: Fluent catalogues, one per language, the same ones for the terminal and the browser.

The rules speak in codes; a message is found by what kind of code it is:

    verb-swap              a move as an imperative; its arguments are the move's own, seats by name
    event-drew             an event in the past tense; `event-drew-hidden` where its secrets are hidden
    would-drew             the same as it would be, for previews; without it the sentence serves both
    reason-needs-coins     why a move is refused
    step-market            what is asked now
    goal                   what one plays for, with `.end`, what ends the game; may name what `Setup.facts` tells
    card-castle            the name of a value (here of the vocabulary `card`)
    work-durer-2           the same where it depends on another argument (here on `durer`)
    score-coins            a part of the final score
    option-ties            an option, `option-ties-shared` one of its values
    preset-relaxed         a named choice of options

Arguments that name a seat hold the player's name; `$me` tells which of them is the reader ("none": none of
them), for languages in which that changes the sentence. Optional attributes: `.group` and `.item` of a verb
list many moves briefly, `.grid` and `.row` head a grid of them, `.shown` stands for all of them where the game's
drawing shows their numbers; `.many` of an event tells a run of them at once (`$times`), `.series` a run of them
that differ in anything, `.then` tells an event as a further clause of the last sentence, `.matters` says to the one
it befalls what of it. How sentences are made of them stands at the head of tests/shared/speech_cases.json, with
cases that terminal and browser must both pass.

What a game has no text for is told in plain words made of its names: a game needs no catalogue to be played.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludarium.core.game import Game
from ludarium.core.state import KERNEL_REASONS

FALLBACK = "en"  # every text exists in it
KEPT = 32  # parsed files
Argument = str | int


class MissingTextError(LookupError):
    """No catalogue has this message."""


class BrokenTextError(ValueError):
    """A message that cannot be written as it should: an argument or a reference is missing."""


class Catalogue:
    """The messages of one language from a folder of `.ftl` files; English where one is not translated."""

    def __init__(
        self, folder: Path, language: str = FALLBACK, *, strict: bool = False, game: Game | None = None
    ) -> None:
        self.strict = strict  # tests want to hear of every flaw; players want to go on
        self.bundles: list[FluentBundle] = []
        for name in dict.fromkeys((language, FALLBACK)):
            path = folder / f"{name}.ftl"
            if path.is_file():
                self._add(name, path.read_text(encoding="utf-8"))
        if game is not None:
            self._add(FALLBACK, plain_texts(game, self.has))

    def _add(self, language: str, text: str) -> None:
        self.bundles.append(_parsed(language, text))

    def has(self, message: str, attribute: str = "") -> bool:
        return self._find(message, attribute) is not None

    def say(self, message: str, attribute: str = "", /, **arguments: Argument) -> str:
        found = self._find(message, attribute)
        if found is None:
            raise MissingTextError(f"{message}.{attribute}" if attribute else message)
        bundle, pattern = found
        text, flaws = bundle.format_pattern(pattern, arguments)
        if flaws and self.strict:
            raise BrokenTextError(f"{message}: {flaws[0]}")
        return str(text)

    def _find(self, message: str, attribute: str) -> tuple[FluentBundle, Any] | None:
        for bundle in self.bundles:
            if bundle.has_message(message):
                entry = bundle.get_message(message)
                pattern = entry.attributes.get(attribute) if attribute else entry.value
                if pattern is not None:
                    return bundle, pattern
        return None


@lru_cache(KEPT)
def _parsed(language: str, text: str) -> FluentBundle:
    """Parsing takes longer than most commands do otherwise; several catalogues share a file."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def languages(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.ftl"))


def humanised(name: str | int) -> str:
    """A name of the rules as one reads it: `refresh_card` is "Refresh card"."""
    words = re.sub("[_-]+", " ", str(name)).strip()
    return words[:1].upper() + words[1:]


def plain_texts(game: Game, told: Callable[[str], bool]) -> str:
    """Messages in plain words for whatever the catalogues leave out; `told` says what they hold."""
    phrases = [*game.verbs.phrases, *game.events, *game.reasons]
    lines = [
        f"{words.name}-{name} = {humanised(name)}"
        for words in {words.name: words for phrase in phrases for words in phrase.arguments.values()}.values()
        for name in words.names
        if not told(f"{words.name}-{name}")
    ]
    for phrase in game.verbs.phrases:
        if not told(f"verb-{phrase.name}"):
            lines.append(f"verb-{phrase.name} = {humanised(phrase.name)}{_listed(' ', phrase.arguments)}")
            keys = list(phrase.arguments)
            if (
                keys and phrase.arguments[keys[-1]].name == "number"
            ):  # moves that differ in how many, in one line
                lines.append(f"    .group = {humanised(phrase.name)}{_listed(' ', keys[:-1])}")
                lines.append(f"    .item = {{ ${keys[-1]} }}")
    for phrase in game.events:
        if told(f"event-{phrase.name}"):
            continue
        open_words = [key for key, words in phrase.arguments.items() if words.name in ("seat", "number")]
        happened, lead = humanised(phrase.name), ": "
        if "seat" in phrase.arguments:
            happened, lead = f"{{ $seat }} {happened.lower()}", " "
        rest = [key for key in phrase.arguments if key != "seat"]
        shown = [key for key in rest if key in open_words]  # never a secret
        sentence = f"{happened}{_listed(lead, rest)}."
        lines.append(f"event-{phrase.name} = {sentence}")
        if rest != shown:
            lines.append(f"    .many = {sentence}")
            lines.append(f"event-{phrase.name}-hidden = {happened}{_listed(lead, shown)}.")
    for phrase in game.reasons:
        if phrase not in KERNEL_REASONS and not told(f"reason-{phrase.name}"):
            lines.append(f"reason-{phrase.name} = {humanised(phrase.name)}{_listed(': ', phrase.arguments)}.")
    return "\n".join(lines)


def _listed(lead: str, keys: Iterable[str]) -> str:
    listed = ", ".join(f"{{ ${key} }}" for key in keys)
    return lead + listed if listed else ""


@dataclass(frozen=True)
class Scene:
    """All that a game's `view.py` needs to draw the table: what one seat sees, and how to name it."""

    view: Mapping[str, Any]  # state.view(seat)
    rules: Any  # the ruleset of the setup
    seat: int  # -1: a spectator
    names: Sequence[str]
    say: Callable[..., str]  # a message of the game's catalogue
    width: int
    height: int
    labels: Mapping[int, str] = field(
        default_factory=dict
    )  # what is typed for the moves that are offered, by move
