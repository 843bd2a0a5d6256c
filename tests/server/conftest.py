"""A real server on a real port, in a thread of the test."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ludarium.server.app import Server
from ludarium.server.config import Config, Limits, Times
from ludarium.server.pages import Pages
from ludarium.server.storage.database import FILE
from ludarium.server.tables import Tables
from tests.server.calendar import Calendar
from tests.server.client import PATIENCE, Guest

T = TypeVar("T")
QUICK = Times(bot_delay=0.0, bot_next=0.0, grace=0.4, orders=0.05, tick=0.2)
# Tests say more in a second than people.
GENEROUS = Limits(
    rate=1000.0,
    burst=1000,
    rate_of_address=1e6,
    burst_of_address=10**6,
    requests=1e6,
    request_burst=10**6,
    hellos=1e6,
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A running server that tests may look into."""

    def __init__(self, config: Config, pages: Pages | None = None) -> None:
        self.config = config
        self.url = f"http://127.0.0.1:{config.port}"
        self.server = Server(config, pages=pages)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < until
            time.sleep(0.01)

    @property
    def tables(self) -> Tables:
        guard: Any = self.server.config.app
        found = guard.app.state.tables
        assert isinstance(found, Tables)
        return found

    def guest(self, name: str | None = None) -> Guest:
        return Guest(self.url, name)

    def call(self, function: Callable[[], T]) -> T:
        """In the server's own thread, between two things it does."""

        async def called() -> T:
            return function()

        loop = self.tables.context.storage._loop
        return asyncio.run_coroutine_threadsafe(called(), loop).result(PATIENCE)

    def wait(self, coroutine: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(coroutine, self.tables.context.storage._loop).result(PATIENCE)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


class Leap:
    """The game clocks' time, which tests can let pass, and the wall's, which they can set."""

    seconds = 0.0
    wall = 0.0  # by how much it is wrong

    def time(self) -> float:
        return time.time() + self.seconds + self.wall

    def monotonic(self) -> float:
        return time.monotonic() + self.seconds


@pytest.fixture
def leap(monkeypatch: pytest.MonkeyPatch) -> Leap:
    leap = Leap()
    monkeypatch.setattr("ludarium.server.clock.time", leap)
    return leap


def lines_not_found(file: Path) -> list[tuple[str, str]]:
    """Who wrote at which table, without the database knowing where to look for it: nobody could be forgotten."""
    if not file.exists() or not file.stat().st_size:
        return []
    sql = "SELECT guest, table_id FROM journal WHERE guest NOT NULL EXCEPT SELECT guest, table_id FROM doings"
    with contextlib.closing(sqlite3.connect(file)) as db, contextlib.suppress(sqlite3.DatabaseError):
        return db.execute(sql).fetchall()
    return []  # a test has spoilt it


Serve = Callable[..., Served]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers on one data folder; all are stopped in the end."""
    running: list[Served] = []

    def start(
        *, limits: Limits = GENEROUS, times: Times = QUICK, pages: Pages | None = None, **settings: Any
    ) -> Served:
        settings = {"port": free_port(), "template": True, **settings}
        config = Config(data=tmp_path / "data", limits=limits, times=times, **settings)
        served = Served(config, pages)
        running.append(served)
        return served

    yield start
    for served in running:
        if served.thread.is_alive():
            served.stop()
    assert lines_not_found(tmp_path / "data" / FILE) == []


@pytest.fixture
def server(serve: Serve) -> Served:
    return serve()


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    calendar = Calendar()
    monkeypatch.setattr("ludarium.server.puzzle.time", calendar)
    monkeypatch.setattr("ludarium.server.puzzle.today", calendar.today)
    monkeypatch.setattr("ludarium.server.api.puzzle.today", calendar.today)
    return calendar
