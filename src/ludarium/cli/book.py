"""The rules page of a game as text. The texts are the browser's: one catalogue a language, a message a section.

They lie with the browser's pages, web/src/rules; a wheel carries a copy of them (hatch_build.py). Pictures are left
out, but for what is written below them. How the texts are marked up stands in web/src/rules/markup.ts.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Set
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from ludarium.cli.part import folder_of, part
from ludarium.cli.reading import plain
from ludarium.cli.speech import Speech
from ludarium.core.game import Setup
from ludarium.core.ruleset import settle
from ludarium.core.text import FALLBACK, Argument, Catalogue

BOOK = "book"  # a game's module with the numbers that its rules page derives
PACKED = Path(__file__).parent / "rules"
SOURCES = Path(__file__).parents[3] / "web" / "src" / "rules"
WIDEST = 78  # columns that are read with ease
SIGN = "†"  # behind what is ours and not printed: see web/src/rules/provenance.ts
NOTE = "ours-note"  # of the pages around the rules: what the sign means
OURS = ("RECONSTRUCTED", "INVENTED")  # sources of such constants
_SECTION = re.compile(r"^([a-z][\w-]*) =", re.M)
_MARKS = re.compile(r"\*\*(.+?)\*\*|(?<![\w\d])_(.+?)_(?![\w\d])|\[([^\]]+)\]\(#[\w-]+\)", re.S)
_WRITTEN = re.compile(r"\{\s*\$(\w+)\s*\}")
_ITEM = re.compile(r"(?:^|\n)\s*(- |\d+\. )")


def texts_for(setup: Setup) -> Path | None:
    """The folder of a game's rules, in the package or in its sources."""
    folders = [base / folder_of(setup.game) for base in (PACKED, SOURCES)]
    return next((folder for folder in folders if (folder / f"{FALLBACK}.ftl").is_file()), None)


class _Signed(Catalogue):
    """A catalogue that writes the sign behind these arguments."""

    def __init__(self, folder: Path, language: str, ours: Set[str], *, strict: bool) -> None:
        self.ours = ours
        super().__init__(folder, language, strict=strict)

    def _add(self, language: str, text: str) -> None:
        super()._add(language, _WRITTEN.sub(self._signed, text))

    def _signed(self, found: re.Match[str]) -> str:
        return found[0] + SIGN if found[1] in self.ours else found[0]


@dataclass(frozen=True)
class Section:
    name: str
    title: str
    text: str


class Book:
    """The sections in their order, numbered from 1; none where the game has no rules page."""

    def __init__(self, setup: Setup, speech: Speech) -> None:
        self.setup = setup
        self.speech = speech
        self.made: list[Section] | None = None
        self.note = ""  # what the sign means

    @property
    def sections(self) -> list[Section]:
        if self.made is None:
            self.made = self._read()
        return self.made

    def _read(self) -> list[Section]:
        folder = texts_for(self.setup)
        if folder is None:
            return []
        arguments, ours = self.arguments()
        texts = _Signed(folder, self.speech.language, ours, strict=self.speech.ui.strict)
        order = _SECTION.findall((folder / f"{FALLBACK}.ftl").read_text(encoding="utf-8"))
        self.note = Catalogue(folder.parent / "text", self.speech.language).say(NOTE)
        return [
            Section(name, texts.say(name), texts.say(name, "text", **arguments))
            for name in order
            if texts.has(name, "text")
        ]

    def arguments(self) -> tuple[dict[str, Argument], set[str]]:
        """The constants of this table by name, entries of tables as `buy_wood`, what the game derives of them, and
        which of all these are ours."""
        game = self.setup.game
        chosen = {**self.setup.options, **self.setup.overrides}
        _, constants = settle(game.options, game.constants, self.setup.seats, chosen)
        found: dict[str, Argument] = {}
        ours: set[str] = set()
        for name, constant in constants.table.items():
            value = constant.value
            entries = value.items() if isinstance(value, Mapping) else [("", value)]
            told = {
                f"{name}_{key}".rstrip("_"): entry for key, entry in entries if isinstance(entry, int | str)
            }
            found |= told
            ours |= told.keys() if constant.source in OURS else set()
        module = part(game, BOOK)
        if module is not None:
            found |= module.derived(self.setup.rules, constants, self.speech.texts.say)
            ours |= set(getattr(module, "OURS", ()))
        return found, ours

    # Showing

    def contents(self, how: str) -> Text:
        """All sections, in two columns, and how to read one."""
        titles = [f"{number:>2} {section.title}" for number, section in enumerate(self.sections, start=1)]
        half = (len(titles) + 1) // 2
        wide = max(map(len, titles[:half])) + 3
        right = [*titles[half:], *[""] * (half * 2 - len(titles))]
        rows = [f"{one.ljust(wide)}{other}".rstrip() for one, other in zip(titles, right)]
        return Text("\n").join([*map(Text, rows), Text(how, "dim")])

    def section(self, number: int) -> Text:
        section = self.sections[number - 1]
        shown = [Text(f"{number}  {section.title}", "bold"), *map(_block, re.split(r"\n\s*\n", section.text))]
        if SIGN in section.text:
            shown.append(Text(_filled(bare(self.note)), "dim"))
        return Text("\n\n").join([block for block in shown if block.plain])

    def named(self, name: str) -> Text:
        """A section by the name of its message; nothing where there is none."""
        numbers = [number for number, section in enumerate(self.sections, start=1) if section.name == name]
        return self.section(numbers[0]) if numbers else Text()

    def about_step(self, step: str) -> Text:
        """The section that a step of the game names."""
        return self.named(self.setup.game.sections.get(step, ""))

    def about(self, text: str) -> list[int]:
        """The numbers of the sections that hold all these words; those with them in the title first."""
        wanted = plain(text).split()
        found = []
        for number, section in enumerate(self.sections, start=1):
            if all(word in plain(f"{section.title} {bare(section.text)}") for word in wanted):
                titled = all(word in plain(section.title) for word in wanted)
                found.append((not titled, number))
        return [number for _, number in sorted(found)]

    def suggestions(self) -> list[str]:
        word = self.speech.ui.say("command-rules").partition("|")[0].strip()
        return [f"{word} {section.title}" for section in self.sections]


def _block(text: str) -> Text:
    text = text.strip()
    if text.startswith("@"):
        caption = text.partition(" ")[2]
        return Text(_filled(bare(caption), "  ", "  "), "italic") if caption.strip() else Text()
    if text.startswith("> "):
        return Text(_filled(bare(text[2:]), "  │ ", "  │ "))
    if not _ITEM.match(text):
        return Text(_filled(bare(text)))
    marks = [mark.replace("- ", "• ") for mark in _ITEM.findall(text)]
    items = [item for item in re.split(r"(?:^|\n)\s*(?:- |\d+\. )", text) if item.strip()]
    filled = [_filled(bare(item), f"  {mark}", "  " + " " * len(mark)) for mark, item in zip(marks, items)]
    return Text("\n".join(filled))


def bare(text: str) -> str:
    """Without its marks."""
    return _MARKS.sub(lambda found: next(filter(None, found.groups())), text)


def _filled(text: str, first: str = "", then: str = "") -> str:
    return textwrap.fill(
        " ".join(text.split()),
        WIDEST,
        initial_indent=first,
        subsequent_indent=then,
        break_long_words=False,
        break_on_hyphens=False,
    )
