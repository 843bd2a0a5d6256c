"""The line that a person types: with history and completion at a terminal, plain where the input is a pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory

from ludarium.cli.reading import plain

Suggestions = Callable[[], Sequence[str]]  # asked for only when somebody wants a completion


def nothing() -> Sequence[str]:
    return ()


class Prompt:
    """Asks for lines. What was typed can be called back with the arrow keys, until it is forgotten."""

    def __init__(self) -> None:
        self.completer = _Known()
        self.session: PromptSession[str] | None = None
        if sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            self.session = self._session()

    def ask(self, prompt: str, suggestions: Suggestions = nothing) -> str:
        self.completer.suggestions = suggestions
        if self.session is None:
            return input(prompt)
        return self.session.prompt(prompt)

    def forget(self) -> None:
        """The next player must not find the last one's commands with the arrow keys."""
        if self.session is not None:
            self.session = self._session()

    def _session(self) -> PromptSession[str]:
        return PromptSession(
            history=InMemoryHistory(),
            completer=self.completer,
            complete_while_typing=False,
            enable_history_search=True,
        )


class _Known(Completer):
    """Completes the move that is being typed: what stands behind the last comma."""

    def __init__(self) -> None:
        self.suggestions: Suggestions = nothing

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        begun = document.text_before_cursor.rpartition(",")[2].lstrip()
        for text in dict.fromkeys(self.suggestions()):
            if plain(text).startswith(plain(begun)) and text != begun:
                yield Completion(text, start_position=-len(begun))
