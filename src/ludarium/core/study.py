"""A study: a game's own analysis of a position, which `ludarium solve` asks for in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ludarium.core.journal import Journal

Listener = Callable[[str], None]  # told what the study is at


class StudyError(Exception):
    """The study cannot work here: a part of it is not installed, say."""


class Study(Protocol):
    """`questions` are what can be asked; `lines` those of them that look for moves, which can be kept as a record."""

    questions: tuple[str, ...]
    lines: tuple[str, ...]

    def check(self) -> None:
        """Raise StudyError where it cannot work."""

    def answer(self, journal: Journal, question: str, seconds: int, listener: Listener) -> Iterator[object]:
        """What the terminal shows: texts, or pictures of rich. Moves that it finds are played in the journal."""
