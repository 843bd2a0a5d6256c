"""What the server counts, for Prometheus: docs/hosting.md says how to read it, docs/monitoring/ draws it.

Counters are the process's, as the client library has them, and cheap: labels are few and known beforehand, never a
table, a guest or an address. What can be looked up is looked up when somebody asks.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, get_args

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludarium.server.refusal import Refusal

if TYPE_CHECKING:
    from ludarium.server.live import Live
    from ludarium.server.tables import Tables

Readers = Literal["off", "local", "all"]  # of /metrics: nobody, this machine, everybody
READERS: tuple[Readers, ...] = get_args(Readers)

# When each counter began would be as many lines again, which nobody reads.
disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()
AREAS = ("api", "assets", "page")
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE")
ANSWERS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
DISK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
THOUGHT = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 512)
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


def _counter(name: str, text: str, *labels: str) -> Counter:
    return Counter(f"ludarium_{name}", text, labels, registry=REGISTRY)


def _histogram(name: str, text: str, buckets: Iterable[float], *labels: str) -> Histogram:
    return Histogram(f"ludarium_{name}", text, labels, buckets=tuple(buckets), registry=REGISTRY)


REQUESTS = _counter("requests", "HTTP requests answered.", "area", "method", "status")
REQUEST_SECONDS = _histogram("request_seconds", "Time to answer an HTTP request.", ANSWERS, "area")
CONNECTIONS = Gauge("ludarium_connections", "Connections of any kind.", registry=REGISTRY)
MESSAGES = _counter("messages", "WebSocket messages that came in.")
CLOSED = _counter("sockets_closed", "WebSockets that the server ended, by close code.", "code")
MOVES = _counter("moves", "Moves that reached the disk, by who made them.", "by")
COMMIT_SECONDS = _histogram("commit_seconds", "A whole transaction, from BEGIN on.", DISK)
FSYNC_SECONDS = _histogram("fsync_seconds", "COMMIT alone: until the disk has confirmed.", DISK)
COMMIT_SIZE = _histogram("commit_writes", "Writes that shared a commit.", SIZES)
WRITE_FAILURES = _counter("write_failures", "Transactions that the disk or the database refused.")
BOT_QUEUE = Gauge("ludarium_bot_queue", "Decisions that wait for a free bot worker.", registry=REGISTRY)
BOT_WAIT_SECONDS = _histogram("bot_wait_seconds", "How long a decision waited for a worker.", THOUGHT)
BOT_THINK_SECONDS = _histogram("bot_think_seconds", "How long a worker thought about a decision.", THOUGHT)
BOT_FAILURES = _counter("bot_failures", "Workers that died, hung or answered nonsense.")
CALLS = _counter(
    "calls", "Letters and calls to people, by channel and what became of them.", "channel", "result"
)
LIMITS = _counter("limits_hit", "What was refused because it was too much, by limit.", "limit")
ProcessCollector(registry=REGISTRY)
for _area in AREAS:
    for _method in METHODS:
        REQUESTS.labels(
            _area, _method, "500"
        )  # at zero from the start: Prometheus sees the first one as a rise


def area_of(path: str) -> str:
    """One of three: no address of its own makes a line of its own."""
    first = path[1:].partition("/")[0]
    return first if first in AREAS else "page"


def count_request(path: str, method: str, status: int, seconds: float) -> None:
    area = area_of(path)
    REQUESTS.labels(area, method if method in METHODS else "other", str(status)).inc()
    REQUEST_SECONDS.labels(area).observe(seconds)


class Held(Collector):
    """What one server holds, looked up when asked for."""

    def __init__(self, tables: Tables, live: Live) -> None:
        self.tables, self.live = tables, live

    def collect(self) -> Iterable[Metric]:
        asleep = sum(table.asleep for table in self.tables.resident())
        held = GaugeMetricFamily("ludarium_tables", "Tables in memory.", labels=["state"])
        held.add_metric(["awake"], len(self.tables) - asleep)
        held.add_metric(["asleep"], asleep)
        yield held
        yield GaugeMetricFamily("ludarium_sockets", "Open WebSockets.", value=len(self.live.connected))
        waiting = self.tables.context.storage.writer.waiting
        yield GaugeMetricFamily(
            "ludarium_write_queue", "Writes that wait for the next commit.", value=waiting
        )


class Exposition:
    """`/metrics`. Whoever may not read it finds nothing there."""

    def __init__(self, readers: Readers, tables: Tables, live: Live) -> None:
        self.readers = readers
        self.held = CollectorRegistry()
        self.held.register(Held(tables, live))

    def routes(self) -> list[Route]:
        return [Route("/metrics", self.tell)]

    async def tell(self, request: Request) -> Response:
        if self.readers == "off" or (self.readers == "local" and not is_local(request)):
            raise Refusal("not-found", 404)
        text = generate_latest(REGISTRY) + generate_latest(self.held)
        return Response(text, headers={"content-type": CONTENT_TYPE_LATEST, "cache-control": "no-store"})


def is_local(request: Request) -> bool:
    """Asked on this machine by its own address, and not by a proxy for somebody else: one that forgets to say for
    whom still passes the public name on."""
    if any(name in request.headers for name in FORWARDED):
        return False
    return _is_loopback(request.client.host if request.client else "") and _is_loopback(
        request.url.hostname or ""
    )


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
