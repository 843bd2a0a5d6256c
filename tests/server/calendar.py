"""A clock and date for puzzles of the day; the fixture `calendar` puts them in."""

from __future__ import annotations

import datetime
import time

DAY = datetime.date(2026, 11, 16)


class Calendar:
    """The server's clock and date, which tests can let pass."""

    day = DAY
    seconds = 0.0

    def time(self) -> float:
        return time.time() + self.seconds

    def today(self) -> str:
        return self.day.isoformat()
