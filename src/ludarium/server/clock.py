"""The clocks of a table: how long a solo game lasts, and how long each seat may think about its turn."""

from __future__ import annotations

import time

from ludarium.core.journal import Journal
from ludarium.server import schema


class Clock:
    """Real time is monotonic; nothing runs while the table is paused or asleep."""

    def __init__(self, limit: int, solo: bool) -> None:
        self.limit = limit  # seconds a turn; 0: none
        self.solo = solo
        self.before = 0  # milliseconds of the game before `since`
        self.since: float | None = None
        self._turns: dict[int, tuple[str, float]] = {}  # seat -> what it is asked, and since when

    @property
    def shown(self) -> bool:
        return self.solo or self.limit > 0

    def elapsed(self) -> int:
        """Milliseconds of play so far; 0 where time plays no part."""
        if not self.solo:
            return 0
        return self.before + (0 if self.since is None else int((time.monotonic() - self.since) * 1000))

    def stop(self) -> None:
        if self.since is None:
            return
        now = time.monotonic()
        self.before = self.elapsed()
        self._turns = {seat: (what, start - now) for seat, (what, start) in self._turns.items()}
        self.since = None

    def resume(self) -> None:
        """After `stop`: turns go on with the time they had."""
        if self.since is None:
            now = time.monotonic()
            self._turns = {seat: (what, start + now) for seat, (what, start) in self._turns.items()}
            self.since = now

    def follow(self, journal: Journal, asked: list[int]) -> None:
        """A turn begins when a seat is asked, and lasts while it is asked for the same step."""
        if not self.limit:
            return
        now = time.monotonic()
        what = "" if journal.state.over else f"{journal.round} {journal.state.step.name}"
        turns = {}
        for seat in asked:
            known = self._turns.get(seat)
            turns[seat] = known if known is not None and known[0] == what else (what, now)
        self._turns = turns

    def deadline(self) -> float | None:
        """When the first turn is over, in monotonic time."""
        if not self.limit or self.since is None or not self._turns:
            return None
        return min(start for _, start in self._turns.values()) + self.limit

    def late(self) -> list[int]:
        if not self.limit or self.since is None:
            return []
        now = time.monotonic()
        return [seat for seat, (_, start) in self._turns.items() if now >= start + self.limit]

    def info(self) -> schema.Clock | None:
        if not self.shown:
            return None
        now = 0.0 if self.since is None else time.monotonic()
        left = {
            str(seat): max(0, int((start + self.limit - now) * 1000))
            for seat, (_, start) in self._turns.items()
        }
        return schema.Clock(
            elapsed=self.elapsed(), running=self.since is not None, limit=self.limit * 1000, left=left
        )
