"""A game in the terminal with a typist who can see the session: answers are made up while it runs."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console

from ludarium.bots.bot import RandomBot
from ludarium.cli.clock import Clock
from ludarium.cli.prompt import Suggestions, nothing
from ludarium.cli.screen import Screen
from ludarium.cli.session import Session, Sitter
from ludarium.cli.speech import Speech
from ludarium.core.batch import offered
from ludarium.core.host import Seeded
from ludarium.core.journal import Journal
from ludarium.games import find_game


class Typist(Screen):
    """Types what `answer` says; keeps what was on the screen at every question."""

    def __init__(self, shared: bool) -> None:
        super().__init__(shared)
        self.console = Console(file=io.StringIO(), width=120, highlight=False)
        self.answer: Callable[[str], str] = lambda prompt: ""
        self.asked: list[tuple[str, str]] = []  # the question, and the screen above it

    def clear(self) -> None:
        self.console.file = io.StringIO()

    def hide(self) -> None:
        self.clear()

    @property
    def text(self) -> str:
        assert isinstance(self.console.file, io.StringIO)
        return self.console.file.getvalue()

    def ask(self, prompt: str, suggestions: Suggestions = nothing) -> str:
        self.asked.append((prompt, self.text))
        return self.answer(prompt)


def terminal(
    names: Sequence[str],
    bots: int = 1,
    seed: int = 1,
    chosen: Mapping[str, str] | None = None,
    game_id: str = "artificium",
    clock: Clock | None = None,
    language: str = "en",
    kept_in: Path | None = None,
) -> tuple[Session, Typist]:
    """A session of these people and some random bots, not yet run."""
    game = find_game(game_id)
    sitters = [Sitter(name) for name in names]
    sitters += [Sitter(f"random {number}", RandomBot(seed + number)) for number in range(bots)]
    setup = game.setup(len(sitters), chosen)
    typist = Typist(shared=len(names) > 1)
    journal = Journal(setup, [sitter.name for sitter in sitters], Seeded(seed))
    speech = Speech(game, journal.names, language, strict=True)
    return Session(journal, sitters, speech, typist, kept_in, clock), typist


def legal_texts(session: Session) -> list[str]:
    """The moves of whoever sits at the keyboard, in notation."""
    assert session.at_keyboard is not None
    moves = offered(session.state, session.at_keyboard, session.staged)
    return [session.setup.game.verbs.write(move) for move in moves]
