"""The terminal: printing, clearing, asking. Works as well in a pipe, as plain text."""

from __future__ import annotations

import sys

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

ERASE_SCROLLBACK = "\x1b[3J"


class Screen:
    """One keyboard and one screen. `shared`: several people use them, so nothing secret may stay visible."""

    def __init__(self, shared: bool = False) -> None:
        self.console = Console(highlight=False)
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

    def show(self, content: RenderableType, style: str = "") -> None:
        self.console.print(Text(content, style) if isinstance(content, str) else content, soft_wrap=False)

    def ask(self, prompt: str) -> str:
        """A typed line, without blanks around it. EOFError where the input ends."""
        self.console.file.flush()
        answer = input(prompt)
        if not sys.stdin.isatty():
            self.console.print()  # nobody typed the line break that an echo would show
        return answer.strip()

    def forget_typed(self) -> None:
        """The next player must not find the last one's commands with the arrow keys."""
        try:
            import readline
        except ImportError:  # not on every system; then there is no history either
            return
        readline.clear_history()

    def edit_lines(self) -> None:
        """Line editing and history, where the system has it and a person types."""
        if sys.stdin.isatty():
            try:
                import readline  # noqa: F401  (importing it is what switches it on)
            except ImportError:
                pass
