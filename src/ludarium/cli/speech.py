"""Sentences: what the rules say in codes, said in words to one reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

from ludarium.cli.language import TEXTS
from ludarium.core.game import Game
from ludarium.core.host import Told
from ludarium.core.moves import verb_of
from ludarium.core.state import Why
from ludarium.core.text import FALLBACK, Argument, Catalogue, humanised
from ludarium.core.verdict import Verdict
from ludarium.core.words import Phrase

SEAT = "seat"  # the vocabulary whose values are places at the table
NOBODY = "none"


def interface(language: str = FALLBACK, *, strict: bool = False) -> Catalogue:
    return Catalogue(TEXTS, language, strict=strict)


def texts_of(game: Game) -> Path:
    """The folder of a game's catalogues: beside its rules."""
    return Path(str(resources.files(game.rules.__module__.rpartition(".")[0]))) / "text"


class _Run:
    """Equal events one after another, told at once."""

    def __init__(self, phrase: Phrase, described: dict[str, str | int], stem: str) -> None:
        self.phrase = phrase
        self.stem = stem  # of its messages
        self.described = described  # of the first
        self.varying = _varying(phrase)
        self.values = [described[self.varying]] if self.varying in described else []
        self.others = {key: value for key, value in described.items() if key != self.varying}
        self.times = 1
        self.differ = False  # in other arguments than the varying one
        first = next(iter(phrase.arguments), "")
        self.doer = described.get(first) if first and phrase.arguments[first].name == SEAT else None


class Speech:
    """Speaks about one game at one table, in one language. A reader is a seat; -1 is a spectator."""

    def __init__(
        self, game: Game, names: Sequence[str], language: str = FALLBACK, *, strict: bool = False
    ) -> None:
        self.game = game
        self.language = language
        self.names = list(names)
        self.phrases = {phrase.name: phrase for phrase in game.events}
        self.texts = Catalogue(texts_of(game), language, strict=strict, game=game)
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
        return humanised(value)

    def listed(self, vocabulary: str, values: Iterable[str | int]) -> str:
        """Several values, equal ones counted: "Farm ×2, Castle"."""
        return ", ".join(
            self.word(vocabulary, value) + (f" ×{count}" if count > 1 else "")
            for value, count in Counter(values).items()
        )

    def part(self, key: str) -> str:
        """A part of the final score."""
        message = f"score-{key}"
        return self.texts.say(message) if self.texts.has(message) else humanised(key)

    def option(self, name: str, value: str = "") -> str:
        message = f"option-{name}-{value}" if value else f"option-{name}"
        return self.texts.say(message) if self.texts.has(message) else humanised(value or name)

    def preset(self, name: str) -> str:
        message = f"preset-{name}"
        return self.texts.say(message) if self.texts.has(message) else humanised(name)

    def goal(self, facts: Mapping[str, Argument]) -> str:
        message, texts = "goal", self.texts
        if not texts.has(message):
            return ""
        return f"{texts.say(message, **facts)}: {texts.say(message, 'end', **facts)}"

    # Moves

    def move(
        self, move: int, reader: int, details: Mapping[str, Argument] | None = None, form: str = ""
    ) -> str:
        """The move as an imperative; `form` asks for one of its short forms."""
        phrase = self.game.verbs.phrases[verb_of(move)]
        spoken = self._spoken(phrase, self.game.verbs.describe(move), reader)
        return self.texts.say(f"verb-{phrase.name}", form, **{**(details or {}), **spoken})

    def has_form(self, move: int, form: str) -> bool:
        return self.texts.has(f"verb-{self.game.verbs.name(move)}", form)

    def step(self, name: str, details: Mapping[str, Argument]) -> str:
        message = f"step-{name}"
        return self.texts.say(message, **details) if self.texts.has(message) else humanised(name)

    def reason(self, why: Why, reader: int) -> str:
        phrase = self.game.reasons[why.reason]
        message = f"reason-{phrase.name}"
        texts = self.texts if self.texts.has(message) else self.ui  # which has the kernel's own
        return texts.say(message, **self._spoken(phrase, self.game.describe_reason(why), reader))

    def verdict(self, verdict: Verdict) -> str:
        """What is wrong or missing in a note; values that have names are parts, with spaces between several."""
        spoken: dict[str, Argument] = {}
        for key, value in verdict.arguments.items():
            names = [
                self.texts.say(f"part-{one}") if self.texts.has(f"part-{one}") else one
                for one in str(value).split()
            ]
            spoken[key] = value if isinstance(value, int) else ", ".join(names)
        return self.texts.say(f"verdict-{verdict.reason or verdict.state}", **spoken)

    # Events

    def events(self, told: Sequence[Told], reader: int, *, would: bool = False) -> list[str]:
        """What happened, or would happen, redacted for the reader."""
        return self.lines([self.game.describe_event(one, reader) for one in told], reader, would=would)

    def lines(
        self, events: Sequence[Mapping[str, str | int]], reader: int, *, would: bool = False
    ) -> list[str]:
        """Events as sentences; a run of equal ones, or of consequences of the first, is one line."""
        lines: list[str] = []
        begun: _Run | None = None  # what the last line is about
        for run in self._runs(events, would):
            message = self._message(run)
            if begun is not None and run.doer is not None and run.doer == begun.doer:
                if self.texts.has(message, "then"):
                    stem = lines[-1].removesuffix(".")
                    follows = ": " in stem or begun.phrase is run.phrase  # one more of the same
                    clause = self._event(run, message, "then", reader)
                    lines[-1] = f"{stem}{', ' if follows else ': '}{clause}."
                    continue
            lines.append(self._event(run, message, "", reader))
            begun = run
        return lines

    def befell(self, events: Sequence[Mapping[str, str | int]], reader: int) -> list[str]:
        """What others did to the reader and what of it, a line for each kind of event."""
        touching = [event for event in events if self.game.befell(event, reader)]
        told = []
        for name in dict.fromkeys(str(event["event"]) for event in touching):
            alike = [event for event in touching if event["event"] == name]
            arguments = self._spoken(self.phrases[name], alike[-1], reader)
            sentences = [*self.lines(alike, reader), self.texts.say(f"event-{name}", "matters", **arguments)]
            told.append(" ".join(sentences))
        return told

    def _runs(self, events: Sequence[Mapping[str, str | int]], would: bool) -> list[_Run]:
        runs: list[_Run] = []
        for event in events:
            phrase = self.phrases[str(event["event"])]
            mood = "would" if would and self.texts.has(f"would-{phrase.name}") else "event"
            described = {key: event[key] for key in phrase.arguments if key in event}
            one = _Run(phrase, described, f"{mood}-{phrase.name}")
            last = runs[-1] if runs else None
            if last is None or last.phrase is not phrase or set(last.described) != set(one.described):
                runs.append(one)
                continue
            differ = last.differ or last.others != one.others
            if self._run_form(one, differ) or (last.described == one.described and not last.differ):
                last.differ = differ
                last.values += one.values
                last.times += 1
            else:
                runs.append(one)
        return runs

    def _message(self, run: _Run) -> str:
        """Without its secret arguments an event may have another sentence."""
        hidden = f"{run.stem}-hidden"
        missing = len(run.described) < len(run.phrase.arguments)
        return hidden if missing and self.texts.has(hidden) else run.stem

    def _event(self, run: _Run, message: str, form: str, reader: int) -> str:
        arguments = self._spoken(run.phrase, run.described, reader, int(run.described.get("number", 1)))
        arguments["times"] = run.times
        joined = self._run_form(run, run.differ) if run.times > 1 else ""
        if joined and run.values:
            arguments[run.varying] = self.listed(run.phrase.arguments[run.varying].name, run.values)
        if not form and joined and self.texts.has(message, joined):
            form = joined
        text = self.texts.say(message, form, **arguments)
        listed = bool(joined and run.values)
        if run.times == 1 or listed or text != self.texts.say(message, form, **{**arguments, "times": 1}):
            return text
        return f"{text.removesuffix('.')} ×{run.times}{'.' if text.endswith('.') else ''}"

    def _run_form(self, run: _Run, differ: bool) -> str:
        """The attribute that tells a run of this event; none if there is none."""
        forms = ("series",) if differ else ("many", "series")
        return next((form for form in forms if self.texts.has(run.stem, form)), "")

    def _spoken(
        self, phrase: Phrase, described: Mapping[str, str | int], reader: int, count: int = 1
    ) -> dict[str, Argument]:
        """The arguments as they are said; `count` of the one thing that an event names."""
        arguments: dict[str, Any] = {"me": NOBODY}
        given = {key: described[key] for key in phrase.arguments if key in described}
        for key, value in given.items():
            words = phrase.arguments[key]
            if words.name == SEAT:
                arguments[key] = self.name(int(value), reader)
                if value == reader:
                    arguments["me"] = key
                continue
            of = next((of for of in given.values() if self.texts.has(f"{words.name}-{of}-{value}")), None)
            if of is not None:
                arguments[key] = self.word(f"{words.name}-{of}", value)
            else:
                many = count if key == _varying(phrase) else 1
                arguments[key] = self.word(words.name, value, many) if words.names else value
        return arguments


def _varying(phrase: Phrase) -> str:
    """The one argument in which events of a run may differ: the only one that names a thing."""
    named = [key for key, words in phrase.arguments.items() if words.names]
    return named[0] if len(named) == 1 else ""
