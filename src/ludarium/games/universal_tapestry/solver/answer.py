"""What the solver answers, how it tells of its progress, and the time it is given."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

Cell = tuple[int, int]  # row and column as people count them


class Verdict(Enum):
    YES = "yes"  # with a tapestry or a line that shows it
    NO = "no"  # proved
    OPEN = "open"  # not decided in the time given


@dataclass(frozen=True)
class Progress:
    """Where the solver stands: what it does now, and the best score it has found so far."""

    stage: str
    score: int | None = None
    bound: int | None = None


Listener = Callable[[Progress], None]


def nobody(progress: Progress) -> None:
    """Listens to nothing."""


class Clock:
    """The seconds given, running from now; of a processor where the answer should not depend on what else it does."""

    def __init__(self, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.began = now()
        self.seconds = seconds

    @property
    def gone(self) -> float:
        return self.now() - self.began

    @property
    def left(self) -> float:
        return max(0.0, self.seconds - self.gone)

    def share(self, part: float, least: float = 0.0) -> float:
        """A part of what is left, at least so many seconds, never more than there are."""
        return min(self.left, max(least, self.left * part))

    def part(self, part: float, least: float = 0.0) -> Clock:
        """A clock with such a share."""
        return Clock(self.share(part, least), self.now)


@dataclass
class LayoutAnswer:
    """To the first question. `reason` says why it is no; the scores are those of the eight left over."""

    verdict: Verdict
    reason: str = ""
    tapestry: dict[Cell, int] = field(default_factory=dict)
    left_over: list[int] = field(default_factory=list)  # of the cards not yet discarded
    score: int | None = None  # none in mode time
    bound: int | None = None
    seconds: float = 0.0

    @property
    def best(self) -> bool:
        """Is no higher score possible?"""
        return self.score is not None and self.score == self.bound


@dataclass
class LineAnswer:
    """To the second question: the moves from the position to the end of the won game."""

    verdict: Verdict
    reason: str = ""
    moves: list[int] = field(default_factory=list)
    score: int | None = None
    bound: int | None = None
    seconds: float = 0.0

    @property
    def best(self) -> bool:
        return self.score is not None and self.score == self.bound
