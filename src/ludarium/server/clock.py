"""The clocks of a table: how long a solo game lasts, and how long each seat may think about its turn."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from ludarium.core.journal import Journal
from ludarium.server import protocol
from ludarium.server.row import Row

SLOW = 3600  # seconds a turn, from which on people play over days
DAY = 86_400


class Steady:
    """Seconds that only go forward: the machine's monotonic time within a run of the server, and from one run to the
    next what the wall clock says has passed, if that is not less than nothing."""

    def __init__(self, kept: bytes | None) -> None:
        count, wall = msgspec.json.decode(kept, type=tuple[float, float]) if kept else (0.0, time.time())
        self._begun = count + max(0.0, time.time() - wall)
        self._at = time.monotonic()

    def now(self) -> float:
        return self._begun + time.monotonic() - self._at

    def kept(self) -> bytes:
        """For the run after this one; to be written now and then."""
        return msgspec.json.encode((self.now(), time.time()))


class Clock:
    """A game for one lasts as long as it does in the world, whether its table is asleep or the server down: only a
    pause stops its clock. Turns are timed while the table is awake."""

    def __init__(self, limit: int, solo: bool, steady: Steady) -> None:
        self.limit = limit  # seconds a turn; 0: none
        self.solo = solo
        self.steady = steady
        self.before = 0  # milliseconds of the game that have passed for certain: it is never less
        self.zero = 0.0  # steady time at which the running clock stood at zero
        self.since: float | None = None  # monotonic; None while it stands still
        self._turns: dict[int, tuple[str, float]] = {}  # seat -> what it is asked, and since when

    @property
    def shown(self) -> bool:
        return self.solo or self.limit > 0

    def elapsed(self) -> int:
        """Milliseconds of play so far; 0 where time plays no part."""
        if not self.solo:
            return 0
        if self.since is not None:
            self.before = max(self.before, int((self.steady.now() - self.zero) * 1000))
        return self.before

    def from_here(self) -> float:
        """The zero of a clock that goes on from where it stands."""
        return self.steady.now() - self.before / 1000

    def put_away(self) -> None:
        """The game sleeps: turns wait for it, a game for one does not."""
        if not self.solo:
            self.stop()

    def stop(self) -> None:
        if self.since is None:
            return
        now = time.monotonic()
        self.elapsed()
        self._turns = {seat: (what, start - now) for seat, (what, start) in self._turns.items()}
        self.since = None

    def resume(self, zero: float | None) -> None:
        """After `stop`: turns go on with the time they had. None: a game begun before its zero was kept."""
        if self.since is None:
            now = time.monotonic()
            self.zero = self.from_here() if zero is None else zero
            self._turns = {seat: (what, start + now) for seat, (what, start) in self._turns.items()}
            self.since = now

    def follow(self, journal: Journal, asked: list[int], now: float | None = None) -> None:
        """A turn begins when a seat is asked, and lasts while it is asked for the same step."""
        if not self.limit:
            return
        now = self.ticking() if now is None else now
        what = "" if journal.state.over else f"{journal.round} {journal.state.step.name}"
        turns = {}
        for seat in asked:
            known = self._turns.get(seat)
            turns[seat] = known if known is not None and known[0] == what else (what, now)
        self._turns = turns

    def ticking(self) -> float:
        """What turns are timed by."""
        return time.monotonic()

    def _ends(self) -> dict[int, float]:
        """By seat: when its turn is over."""
        return {seat: start + self.limit for seat, (_, start) in self._turns.items()}

    def deadline(self) -> float | None:
        """When the first turn is over, in monotonic time."""
        if not self.limit or self.since is None or not self._turns:
            return None
        return min(self._ends().values())

    def late(self) -> list[int]:
        if not self.limit or self.since is None:
            return []
        now = time.monotonic()
        return [seat for seat, end in self._ends().items() if now >= end]

    def info(self) -> protocol.Clock | None:
        if not self.shown:
            return None
        now = 0.0 if self.since is None else time.monotonic()
        left = {
            str(seat): max(0, int((start + self.limit - now) * 1000))
            for seat, (_, start) in self._turns.items()
        }
        return protocol.Clock(
            elapsed=self.elapsed(), running=self.since is not None, limit=self.limit * 1000, left=left
        )


class BankClock(Clock):
    """Beyond the seconds of a turn each seat has a bank for the whole game, which nobody fills up again."""

    def __init__(self, limit: int, bank: int, spent: Sequence[int], steady: Steady) -> None:
        super().__init__(limit, solo=False, steady=steady)
        self.bank = bank
        self._spent = [milliseconds / 1000 for milliseconds in spent]  # by seat, of turns that are over

    def follow(self, journal: Journal, asked: list[int], now: float | None = None) -> None:
        now = self.ticking() if now is None else now
        before = self._turns
        super().follow(journal, asked, now)
        for seat, turn in before.items():
            if self._turns.get(seat) != turn:
                self._spent[seat] += self._beyond(turn[1], now)

    def _beyond(self, start: float, now: float) -> float:
        return max(0.0, now - start - self.limit)

    def spent(self) -> list[int]:
        """Milliseconds by seat, with those of turns under way."""
        now = 0.0 if self.since is None else self.ticking()
        under_way = {seat: self._beyond(start, now) for seat, (_, start) in self._turns.items()}
        return [int((spent + under_way.get(seat, 0.0)) * 1000) for seat, spent in enumerate(self._spent)]

    def _ends(self) -> dict[int, float]:
        return {seat: end + max(0.0, self.bank - self._spent[seat]) for seat, end in super()._ends().items()}

    def info(self) -> protocol.Clock | None:
        told = super().info()
        assert told is not None
        told.banks = {str(seat): max(0, self.bank * 1000 - spent) for seat, spent in enumerate(self.spent())}
        return told


class SlowClock(Clock):
    """Turns of hours or days: they are timed by the wall, from the moment that the journal says somebody was asked,
    whether the table is awake, asleep, or the server down. Who is on vacation has more time."""

    def __init__(self, limit: int, steady: Steady) -> None:
        super().__init__(limit, solo=False, steady=steady)
        self._more: dict[int, float] = {}  # seat -> the wall's time before which it is not late

    def ticking(self) -> float:
        return time.time()

    def put_away(self) -> None:
        """It goes on."""

    def stop(self) -> None:
        self.since = None

    def resume(self, zero: float | None) -> None:
        self.since = time.monotonic()

    def give(self, seat: int, until: float) -> None:
        """More time for a seat, at least until then."""
        self._more[seat] = until

    def _ends(self) -> dict[int, float]:
        return {
            seat: max(start + self.limit, self._more.get(seat, 0.0))
            for seat, (_, start) in self._turns.items()
        }

    def due(self) -> float | None:
        """When something is to be done next, by the wall: somebody reminded, or a turn over; None while nobody is
        asked."""
        now = time.time()
        soon = {seat: end - self._last() for seat, end in self._ends().items()}
        return min(
            (soon[seat] if now < soon[seat] else end for seat, end in self._ends().items()), default=None
        )

    def _last(self) -> float:
        """The last part of a turn, in which one is reminded: a quarter, or the last day of a long one."""
        return min(self.limit / 4, DAY)

    def ends(self) -> dict[int, float]:
        """By seat: when the turns under way are over, by the wall."""
        return self._ends()

    def deadline(self) -> float | None:
        ends = self._ends()
        if not ends or self.since is None:
            return None
        return time.monotonic() + min(ends.values()) - time.time()

    def late(self) -> list[int]:
        now = time.time()
        return [seat for seat, end in self._ends().items() if now >= end]

    def nearly(self) -> list[int]:
        """Whose time is nearly over."""
        now = time.time()
        return [seat for seat, end in self._ends().items() if now >= end - self._last()]

    def info(self) -> protocol.Clock:
        now = time.time()
        left = {str(seat): max(0, int((end - now) * 1000)) for seat, end in self._ends().items()}
        return protocol.Clock(elapsed=0, running=self.since is not None, limit=self.limit * 1000, left=left)


def clock_of(row: Row, steady: Steady) -> Clock:
    if row.timer >= SLOW:
        return SlowClock(row.timer, steady)
    if row.bank:
        return BankClock(row.timer, row.bank, row.spent or [0] * len(row.seats), steady)
    return Clock(row.timer, len(row.seats) == 1, steady)
