"""The clock of a game played here: milliseconds since the first decision, standing still in a pause."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """Runs from `start` on, in a game that goes on from where it stood. Never says 0, which stands for "not
    measured" on a move."""

    def __init__(self, now: Callable[[], float] = time.monotonic, stood: int = 0) -> None:
        self.now = now
        self.stood = stood
        self.zero: float | None = None
        self.paused: float | None = None  # since when it stands still

    def start(self) -> None:
        """The first question is about to be asked; later calls change nothing."""
        if self.zero is None:
            self.zero = self.now() - self.stood / 1000

    def read(self) -> int:
        if self.zero is None:
            return 0
        return max(1, _milliseconds((self.now() if self.paused is None else self.paused) - self.zero))

    def pause(self) -> int:
        """Stand still; gives the time."""
        self.paused = self.now()
        return self.read()

    def resume(self) -> int:
        """Go on; tells how long it stood still."""
        assert self.zero is not None
        assert self.paused is not None
        lasted = self.now() - self.paused
        self.zero += lasted
        self.paused = None
        return _milliseconds(lasted)


def _milliseconds(seconds: float) -> int:
    return int(seconds * 1000)


def minutes(milliseconds: int) -> str:
    """Minutes and seconds."""
    whole, seconds = divmod(milliseconds // 1000, 60)
    return f"{whole}:{seconds:02}"
