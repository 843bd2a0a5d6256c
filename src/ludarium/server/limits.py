"""Counters behind the limits: how much in a stretch of time, how fast, how many at once; by guest or by address.

docs/hosting.md lists every limit with its reason. Whose request it is decides alone: what is told or kept secret at a
table changes no limit and no delay.
"""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache

from ludarium.server.metrics import LIMITS

OTHER = "other"  # the name of a limit that is not counted apart
KEPT = 20_000  # keys of one counter: those not seen for longest are forgotten


@lru_cache(4096)
def network_of(host: str) -> str:
    """The address limits count by: of IPv6 the network, since whoever has one address there has 2^64."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))


class Meter:
    """Counts what each key does within a stretch of time, and says when it is too much."""

    def __init__(self, most: int, seconds: float, limit: str = OTHER) -> None:
        self.most = most
        self.seconds = seconds
        self._hits = LIMITS.labels(limit)
        self._since: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def allows(self, key: str) -> bool:
        now = time.monotonic()
        start, count = self._since.pop(key, (now, 0))
        if now - start >= self.seconds:
            start, count = now, 0
        self._since[key] = (start, count + 1)
        if len(self._since) > KEPT:
            self._since.popitem(last=False)
        if count >= self.most:
            self._hits.inc()
            return False
        return True


class Bucket:
    """Lets things pass at a rate, with a burst; counts those beyond it."""

    __slots__ = ("_hits", "at", "beyond", "burst", "left", "rate")

    def __init__(self, rate: float, burst: int, limit: str = OTHER) -> None:
        self.rate = rate
        self.burst = burst
        self._hits = LIMITS.labels(limit)
        self.left = float(burst)
        self.beyond = 0
        self.at = time.monotonic()

    def allows(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            self.beyond += 1
            self._hits.inc()
            return False
        self.left -= cost
        if self.left > self.burst / 2:
            self.beyond = 0
        return True


class Buckets:
    """A bucket for each key."""

    def __init__(self, rate: float, burst: int, limit: str = OTHER) -> None:
        self.rate = rate
        self.burst = burst
        self.limit = limit
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str, cost: float = 1.0) -> bool:
        bucket = self._of.get(key)
        if bucket is None:
            bucket = self._of[key] = Bucket(self.rate, self.burst, self.limit)
            if len(self._of) > KEPT:
                self._of.popitem(last=False)
        self._of.move_to_end(key)
        return bucket.allows(cost)


class CrowdedError(Exception):
    """There is no room for one more."""


class Crowd:
    """How many are there at once, in all and of each key."""

    def __init__(self, most: int, most_of_one: int, limit: str = OTHER) -> None:
        self.most = most
        self._hits = LIMITS.labels(limit)
        self.most_of_one = most_of_one
        self.many = 0
        self._of: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """False where there is no room; whoever came in leaves again."""
        if self.many >= self.most or self._of.get(key, 0) >= self.most_of_one:
            self._hits.inc()
            return False
        self.many += 1
        self._of[key] = self._of.get(key, 0) + 1
        return True

    @contextlib.contextmanager
    def room(self, key: str) -> Iterator[None]:
        if not self.enter(key):
            raise CrowdedError
        try:
            yield
        finally:
            self.leave(key)

    def leave(self, key: str) -> None:
        self.many -= 1
        self._of[key] -= 1
        if not self._of[key]:
            del self._of[key]
