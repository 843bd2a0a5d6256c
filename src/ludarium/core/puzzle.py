"""Puzzles of a game: handed out one by one, a set for every day (core.daily) and more for practice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludarium.core.verdict import Verdict


class Puzzle(Protocol):
    """One of them: always the same for the same seed, and always one that can be solved."""

    @property
    def kind(self) -> str:
        """One of the kinds; a set of a day has one of each."""

    @property
    def level(self) -> str:
        """One of the levels: what may be known of it, beside its kind, before it is begun."""

    @property
    def fewest(self) -> int:
        """The least that a solution needs, in pieces; told to those who have solved it."""

    def content(self) -> dict[str, object]:
        """What is handed out, as JSON: the game's own page knows how to show it."""

    def reads(self, answer: str) -> bool:
        """Is it an answer at all, right or wrong?"""

    def judge(self, answer: str) -> Verdict:
        """What is said of an answer, also of one half made."""

    def solution(self) -> str:
        """A shortest answer that solves it."""


class Puzzles(Protocol):
    """What a game declares to have puzzles."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """In the order of a set."""

    @property
    def levels(self) -> tuple[str, ...]:
        """What can be chosen for practice, beside the kind."""

    def of_day(self, seed: int) -> Sequence[Puzzle]:
        """The set of the day with this seed: one of each kind."""

    def practice(self, seed: int, kind: str, level: str) -> Puzzle:
        """One of this kind and level."""
