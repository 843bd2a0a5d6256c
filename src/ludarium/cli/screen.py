"""The terminal: printing, clearing, asking. Works as well in a pipe, as plain text."""

from __future__ import annotations

import sys

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from ludarium.cli.prompt import Prompt, Suggestions, nothing

ERASE_SCROLLBACK = "\x1b[3J"


class Screen:
    """One keyboard and one screen. `shared`: several people use them, so nothing secret may stay visible."""

    def __init__(self, shared: bool = False) -> None:
        self.console = Console(highlight=False)
        self.prompt = Prompt()
        self.shared = shared

    @property
    def live(self) -> bool:
        return self.console.is_terminal

    @property
    def size(self) -> tuple[int, int]:
        return self.console.width, self.console.height

    def clear(self) -> None:
        """A new page. What one player saw is also gone from the scrollback when another one comes."""
        if self.live:
            self.console.clear()
            if self.shared:
                self.console.file.write(ERASE_SCROLLBACK)
        else:
            self.console.print(Rule(style="dim"))

    def hide(self) -> None:
        """A new page, and nothing of the old ones can be scrolled back to."""
        self.clear()
        if self.live:
            self.console.file.write(ERASE_SCROLLBACK)

    def height_of(self, content: RenderableType) -> int:
        """Lines it takes on this screen."""
        return len(
            self.console.render_lines(Text(content) if isinstance(content, str) else content, pad=False)
        )

    def lines_of(self, content: RenderableType) -> list[Text]:
        """What is drawn, line by line, as wide as this screen."""
        with self.console.capture() as captured:
            self.console.print(content)
        return [Text.from_ansi(line) for line in captured.get().splitlines()]

    def show(self, content: RenderableType, style: str = "") -> None:
        self.console.print(Text(content, style) if isinstance(content, str) else content, soft_wrap=False)

    def page(self, content: RenderableType, more: str) -> None:
        """Something long, a screen at a time: Enter goes on, anything else ends it."""
        lines = self.lines_of(content)
        room = self.size[1] - 1 if self.live else len(lines) + 1
        for start in range(0, len(lines), room):
            self.show(Text("\n").join(lines[start : start + room]))
            if start + room < len(lines) and self.ask(more):
                return

    def ask(self, prompt: str, suggestions: Suggestions = nothing) -> str:
        """A typed line, without blanks around it. EOFError where the input ends."""
        self.console.file.flush()
        answer = self.prompt.ask(prompt, suggestions)
        if not sys.stdin.isatty():
            self.console.print()  # nobody typed the line break that an echo would show
        return answer.strip()

    def forget_typed(self) -> None:
        self.prompt.forget()
