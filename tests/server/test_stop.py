"""The server ends: what it has taken is answered, and browsers are told to come back."""

from __future__ import annotations

import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from ludarium.server.live import COME_BACK, Live
from ludarium.server.storage.writer import Writer
from tests.server.client import PATIENCE
from tests.server.conftest import Served


def live_of(served: Served) -> Live:
    live = served.server.lifespan.state["live"]
    assert isinstance(live, Live)
    return live


def wait_for(condition: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.005)


def test_what_is_under_way_is_answered_first(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.server.live.FAREWELL", PATIENCE)
    ana = server.guest("Ana")
    place, idle = ana.sit(ana.make("me", "local", game="_template")), ana.sit(ana.make("me", "open"))
    go_on, held = threading.Event(), threading.Event()
    commit = Writer._commit

    def slowly(self: Writer, db: sqlite3.Connection, batch: Any) -> Exception | None:
        held.set()
        assert go_on.wait(PATIENCE)
        return commit(self, db, batch)

    monkeypatch.setattr(Writer, "_commit", slowly)
    with ThreadPoolExecutor(2) as pool:
        move = place.position["legal"][0]["text"]
        played = pool.submit(place.play, move)
        assert held.wait(PATIENCE)
        renamed = pool.submit(ana.put, "/api/me", {"name": "Anna"})
        wait_for(lambda: server.tables.context.storage.writer.waiting)
        server.server.should_exit = True
        assert idle.close_code() == COME_BACK  # it had nothing to wait for
        assert not played.done()
        go_on.set()
        assert played.result(PATIENCE)["type"] == "accepted"
        assert renamed.result(PATIENCE)["user"]["name"] == "Anna"
    assert place.close_code() == COME_BACK
    assert place.socket.close_reason == "come back"
    server.stop()


def test_who_comes_while_it_ends_is_told_to_come_back(server: Served) -> None:
    ana = server.guest()
    table = ana.make("me", "open")
    server.wait(live_of(server).part())
    assert ana.sit(table, hello=False).close_code() == COME_BACK
