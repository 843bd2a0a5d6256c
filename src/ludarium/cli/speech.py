"""Sentences: what the rules say in codes, said in words to one reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

from ludarium.core.game import Game
from ludarium.core.host import Told
from ludarium.core.moves import verb_of
from ludarium.core.state import Why
from ludarium.core.text import FALLBACK, Argument, Catalogue
from ludarium.core.words import Phrase

SEAT = "seat"  # the vocabulary whose values are places at the table
NOBODY = "none"
INTERFACE = Path(__file__).parent / "text"


def interface(language: str = FALLBACK, *, strict: bool = False) -> Catalogue:
    return Catalogue(INTERFACE, language, strict=strict)


def texts_of(game: Game) -> Path:
    """The folder of a game's catalogues: beside its rules."""
    return Path(str(resources.files(game.rules.__module__.rpartition(".")[0]))) / "text"


@dataclass
class _Run:
    """Equal events one after another, told at once."""

    phrase: Phrase
    described: dict[str, str | int]
    values: list[str | int]  # of the one argument in which they differ
    times: int = 1
    differ: bool = False  # in further arguments too


class Speech:
    """Speaks about one game at one table, in one language. A reader is a seat; -1 is a spectator."""

    def __init__(
        self, game: Game, names: Sequence[str], language: str = FALLBACK, *, strict: bool = False
    ) -> None:
        self.game = game
        self.names = list(names)
        self.texts = Catalogue(texts_of(game), language, strict=strict)
        self.ui = interface(language, strict=strict)

    # Names

    def name(self, seat: int, reader: int = -1) -> str:
        if seat == reader:
            return self.ui.say("you")
        return self.names[seat] if 0 <= seat < len(self.names) else self.ui.say("seat", number=seat)

    def word(self, vocabulary: str, value: str | int, count: int = 1) -> str:
        message = f"{vocabulary}-{value}"
        if self.texts.has(message):
            return self.texts.say(message, count=count)
        return str(value).replace("_", " ")

    def listed(self, vocabulary: str, values: Iterable[str | int]) -> str:
        """Several values, equal ones counted: "Farm ×2, Castle"."""
        return ", ".join(
            self.word(vocabulary, value) + (f" ×{count}" if count > 1 else "")
            for value, count in Counter(values).items()
        )

    def part(self, key: str) -> str:
        """A part of the final score."""
        message = f"score-{key}"
        return self.texts.say(message) if self.texts.has(message) else key.replace("_", " ")

    def option(self, name: str, value: str = "") -> str:
        message = f"option-{name}-{value}" if value else f"option-{name}"
        return self.texts.say(message) if self.texts.has(message) else value or name

    def preset(self, name: str) -> str:
        message = f"preset-{name}"
        return self.texts.say(message) if self.texts.has(message) else name

    # Moves

    def move(
        self, move: int, reader: int, details: Mapping[str, Argument] | None = None, form: str = ""
    ) -> str:
        """The move as an imperative; `form` asks for one of its short forms."""
        phrase = self.game.verbs.phrases[verb_of(move)]
        message = f"verb-{phrase.name}"
        if not self.texts.has(message):
            return self.game.verbs.write(move)
        described = self.game.verbs.describe(move)
        return self.texts.say(message, form, **{**(details or {}), **self._spoken(phrase, described, reader)})

    def has_form(self, move: int, form: str) -> bool:
        return self.texts.has(f"verb-{self.game.verbs.name(move)}", form)

    def step(self, name: str, details: Mapping[str, Argument]) -> str:
        message = f"step-{name}"
        return self.texts.say(message, **details) if self.texts.has(message) else name.replace("_", " ")

    def reason(self, why: Why, reader: int) -> str:
        phrase = self.game.reasons[why.reason]
        described = self.game.describe_reason(why)
        message = f"reason-{phrase.name}"
        texts = self.texts if self.texts.has(message) else self.ui
        if not texts.has(message):
            return phrase.name.replace("-", " ")
        return texts.say(message, **self._spoken(phrase, described, reader))

    # Events

    def events(self, told: Sequence[Told], reader: int) -> list[str]:
        """What happened, redacted for the reader; a run of equal events or of consequences is one line."""
        lines: list[str] = []
        speaker: object = None  # whose sentence can be continued
        for run in self._runs(told, reader):
            who = run.described.get(SEAT)
            message = self._message(run)
            if speaker is not None and who == speaker and self.texts.has(message, "then"):
                lines[-1] = self._continued(lines[-1], self._event(run, message, "then", reader))
            else:
                lines.append(self._event(run, message, "", reader))
                speaker = who
        return lines

    def _runs(self, told: Sequence[Told], reader: int) -> list[_Run]:
        runs: list[_Run] = []
        for one in told:
            phrase = self.game.events[one.event]
            described = self.game.describe_event(one, reader)
            varying = _varying(phrase)
            value = described.pop(varying, None) if varying else None
            values = [] if value is None else [value]
            last = runs[-1] if runs else None
            if (
                last is not None
                and last.phrase is phrase
                and bool(last.values) == bool(values)
                and self._run_form(f"event-{phrase.name}", last.differ or last.described != described)
            ):
                last.differ |= last.described != described
                last.values += values
                last.times += 1
            else:
                runs.append(_Run(phrase, described, values))
        return runs

    def _message(self, run: _Run) -> str:
        message = f"event-{run.phrase.name}"
        hidden = bool(run.phrase.secret) and not run.phrase.secret <= {*run.described, *_shown(run)}
        return f"{message}-hidden" if hidden and self.texts.has(f"{message}-hidden") else message

    def _event(self, run: _Run, message: str, form: str, reader: int) -> str:
        arguments = self._spoken(run.phrase, run.described, reader)
        arguments["times"] = run.times
        varying = _varying(run.phrase)
        if varying and run.values:
            count = run.described.get("number", 1)
            arguments[varying] = (
                self.listed(run.phrase.arguments[varying].name, run.values)
                if run.times > 1
                else self.word(run.phrase.arguments[varying].name, run.values[0], int(count))
            )
        if not self.texts.has(message):
            shown = {key: value for key, value in arguments.items() if key not in ("me", "times")}
            return " ".join([run.phrase.name.replace("_", " "), *map(str, shown.values())])
        if not form and run.times > 1:
            form = self._run_form(message, run.differ)
        return self.texts.say(message, form, **arguments)

    def _run_form(self, message: str, differ: bool) -> str:
        """The attribute that tells a run of this event; none if there is none."""
        forms = ("series",) if differ else ("many", "series")
        return next((form for form in forms if self.texts.has(message, form)), "")

    def _continued(self, line: str, clause: str) -> str:
        """The first clause is joined by a colon, further ones by commas."""
        stem = line.removesuffix(".")
        return f"{stem}{', ' if ': ' in stem else ': '}{clause}."

    def _spoken(self, phrase: Phrase, described: Mapping[str, str | int], reader: int) -> dict[str, Argument]:
        arguments: dict[str, Any] = {"me": NOBODY}
        for key, words in phrase.arguments.items():
            if key not in described:
                continue
            value = described[key]
            if words.name == SEAT:
                arguments[key] = self.name(int(value), reader)
                if value == reader:
                    arguments["me"] = key
            else:
                of = next(
                    (of for of in described.values() if self.texts.has(f"{words.name}-{of}-{value}")), None
                )
                if of is not None:
                    arguments[key] = self.word(f"{words.name}-{of}", value)
                else:
                    arguments[key] = self.word(words.name, value) if words.names else value
        return arguments


def _varying(phrase: Phrase) -> str | None:
    """The one argument in which events of a run may differ: the only one that names a thing."""
    named = [key for key, words in phrase.arguments.items() if words.names]
    return named[0] if len(named) == 1 else None


def _shown(run: _Run) -> set[str]:
    varying = _varying(run.phrase)
    return {varying} if varying and run.values else set()
