"""Commands that only tell something: they change nothing at the table."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group
from rich.text import Text

from ludarium.cli.book import Book
from ludarium.cli.decision import Decision
from ludarium.cli.log import Log
from ludarium.cli.reading import plain
from ludarium.cli.screen import Screen
from ludarium.cli.speech import Speech, texts_of
from ludarium.core.glossary import Word, words


def _meant(word: Word, typed: str) -> bool:
    """Is this what was typed, in any of its forms? Everything is, where nothing was."""
    names = [plain(form) for form in (*word.forms, word.about.partition(":")[0])]
    return any(typed.startswith(name) or name.startswith(typed) for name in names)


class Information:
    """What one can ask for at the prompt."""

    def __init__(self, speech: Speech, screen: Screen, log: Log, book: Book) -> None:
        self.speech = speech
        self.screen = screen
        self.log = log
        self.book = book
        self.commands: dict[str, Callable[[Decision, str], None]] = {
            "why": lambda decision, text: decision.why(text),
            "preview": lambda decision, text: decision.preview(text),
            "cards": self._cards,
            "rules": self._rules,
            "what": self._what,
            "log": self._log,
            "help": self._help,
        }

    def _say(self, message: str, /, **arguments: str | int) -> None:
        self.screen.show(self.speech.ui.say(message, **arguments), "yellow")

    def _page(self, content: Text) -> None:
        self.screen.page(content, self.speech.ui.say("play-page"))

    def _cards(self, decision: Decision, text: str) -> None:
        """All that the game has to look up, or the lines of it that hold a word."""
        reference = decision.board.reference()
        if reference is None:
            self._say("play-no-cards")
            return
        sections = [Group(Text(), self.book.named(name)) for name in decision.board.sections()]
        lines = self.screen.lines_of(Group(reference, *sections))
        found = [line for line in lines if plain(text) in plain(line.plain)]
        if not found:
            self._say("play-cards-none", text=text)
        self._page(Text("\n").join(found))

    def _rules(self, decision: Decision, text: str) -> None:
        """The section about what is asked, and the contents; one by its number; or what is found about some words."""
        if not self.book.sections:
            self._say("play-no-rules")
        elif text.isdecimal() and 0 < int(text) <= len(self.book.sections):
            self._page(self.book.section(int(text)))
        elif not text:
            here = self.book.about_step(decision.state.step.name)
            contents = self.book.contents(self.speech.ui.say("rules-how"))
            self._page(Text("\n\n").join([here, contents] if here.plain else [contents]))
        elif found := self.book.about(text):
            self._page(Text("\n\n").join(map(self.book.section, found)))
        else:
            self._say("play-rules-none", text=text)

    def _what(self, decision: Decision, text: str) -> None:
        """What a word of the game means, or all of them."""
        known = words(texts_of(self.speech.game), self.speech.language)
        found = [word.about for word in known if word.about and _meant(word, plain(text))]
        if not found:
            self._say("play-what-none", text=text)
        self._page(Text("\n").join(map(Text, found)))

    def _log(self, decision: Decision, text: str) -> None:
        self._page(Text("\n").join(map(Text, self.log.all(decision.seat))))

    def _help(self, decision: Decision, text: str) -> None:
        self._page(Text(self.speech.ui.say("play-help", example=decision.example())))
