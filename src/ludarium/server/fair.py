"""Whose turn it is to be thought for: tables that somebody looks at come first, and among them whoever has had the
least of the bots' time lately, counted by address and by person."""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

HALF_LIFE = 30.0  # seconds after which what somebody had counts half
KEPT = 5000


class BusyError(Exception):
    """More wait than may."""


@dataclass(frozen=True)
class Claim:
    """Who wants something thought about."""

    person: str = ""
    address: str = ""
    attended: Callable[[], bool] = lambda: True  # does anybody look? Asked whenever somebody is chosen


class Ledger:
    """How much each key has had lately."""

    def __init__(self) -> None:
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()  # key -> (when, seconds)

    def had(self, key: str) -> float:
        at, seconds = self._had.get(key, (0.0, 0.0))
        return seconds * math.exp2((at - time.monotonic()) / HALF_LIFE) if seconds else 0.0

    def add(self, key: str, seconds: float) -> None:
        self._had[key] = (time.monotonic(), self.had(key) + seconds)
        self._had.move_to_end(key)
        if len(self._had) > KEPT:
            self._had.popitem(last=False)


class FairQueue:
    """Hands a few places out."""

    def __init__(self, places: int, most_waiting: int) -> None:
        self.free = places
        self.most_waiting = most_waiting
        self._addresses, self._persons = Ledger(), Ledger()
        self._waiting: dict[asyncio.Future[None], Claim] = {}  # in the order they came

    def __len__(self) -> int:
        return len(self._waiting)

    async def enter(self, claim: Claim) -> None:
        """Until it is the claim's turn, and then until `leave`; raises BusyError where too many wait already."""
        if self.free and not self._waiting:
            self.free -= 1
            return
        if len(self._waiting) >= self.most_waiting:
            raise BusyError
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = claim
        try:
            await turn
        except asyncio.CancelledError:
            if self._waiting.pop(turn, None) is None and not turn.cancelled():  # it had just got its turn
                self.leave(claim, 0.0)
            raise

    def leave(self, claim: Claim, seconds: float) -> None:
        """The place is free again, after so much use."""
        self._addresses.add(claim.address, seconds)
        self._persons.add(claim.person, seconds)
        self.free += 1
        while self.free and self._waiting:
            turn = min(self._waiting, key=self._rank)
            del self._waiting[turn]
            if not turn.done():
                self.free -= 1
                turn.set_result(None)

    def _rank(self, turn: asyncio.Future[None]) -> tuple[bool, float, float]:
        claim = self._waiting[turn]
        return (
            not claim.attended(),
            self._addresses.had(claim.address),
            self._persons.had(claim.person),
        )
