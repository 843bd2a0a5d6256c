"""A real server on a real port, in a thread of the test."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.app import Server
from ludarium.server.config import Config, Limits, Times
from ludarium.server.pages import Pages
from ludarium.server.tables import Tables
from tests.server.client import Guest

QUICK = Times(bot_delay=0.0, bot_next=0.0, grace=0.4, tick=0.2)


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
        until = time.monotonic() + 20
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

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()


Serve = Callable[..., Served]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers on one data folder; all are stopped in the end."""
    running: list[Served] = []

    def start(
        *, limits: Limits | None = None, times: Times = QUICK, pages: Pages | None = None, **settings: Any
    ) -> Served:
        config = Config(data=tmp_path / "data", port=free_port(), template=True, times=times, **settings)
        served = Served(replace(config, limits=limits or config.limits), pages)
        running.append(served)
        return served

    yield start
    for served in running:
        if served.thread.is_alive():
            served.stop()


@pytest.fixture
def server(serve: Serve) -> Served:
    return serve()
