"""The companion in the terminal: a card the first time a kind of decision comes up; what was seen is kept."""

from __future__ import annotations

import msgspec
from rich.text import Text

from ludarium.cli import keep
from ludarium.cli.speech import Speech
from ludarium.core import companion
from ludarium.core.game import Setup
from ludarium.core.text import Catalogue
from ludarium.games import folder_of

FILE = "companion.json"


class Acquaintance(msgspec.Struct):
    """How well somebody knows a game."""

    seen: list[str] = []  # kinds of decisions whose card was shown
    finished: int = 0
    on: bool | None = None  # None: nobody has chosen


class Companion:
    def __init__(self, setup: Setup, speech: Speech) -> None:
        self.game = setup.game
        self.facts = setup.facts()
        self.texts = Catalogue(companion.folder_of(folder_of(setup.game)), speech.language)
        self.heading = speech.ui.say("companion-heading")
        self.all = keep.recall(FILE, dict[str, Acquaintance]) or {}
        self.known = self.all.setdefault(self.game.id, Acquaintance())

    @property
    def on(self) -> bool:
        return self.known.finished < companion.GAMES if self.known.on is None else self.known.on

    def card(self, kind: str) -> Text | None:
        card = companion.card(self.texts, kind, self.facts)
        if card is None:
            return None
        written = Text(f"{self.heading}: {card.title}\n", "bold cyan")
        written.append(card.text, "not bold default")
        for lead, rest in card.weigh:
            written.append(f"\n  · {lead}", "bold default").append(f" {rest}", "not bold default")
        return written

    def first(self, kind: str) -> Text | None:
        """The card of a kind of decision that comes up for the first time."""
        if not self.on or kind in self.known.seen:
            return None
        self.known.seen.append(kind)
        keep.remember(FILE, self.all)
        return self.card(kind)

    def switch(self, on: bool) -> None:
        self.known.on = on
        keep.remember(FILE, self.all)

    def finish(self) -> None:
        """A game has been played to its end."""
        self.known.finished += 1
        keep.remember(FILE, self.all)
