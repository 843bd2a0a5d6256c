"""The log: one line each, of which request it is, and no key in it."""

from __future__ import annotations

import io
import json
import logging
import re
import sys
from collections.abc import Iterator

import pytest

from ludarium.server import logs
from tests.server.client import fetch
from tests.server.conftest import Serve, Served


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What `ludarium serve --access-log --log json` would write."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Json())
    logging.getLogger().addHandler(handler)
    logs.access.setLevel(logging.INFO)
    yield stream
    logs.access.setLevel(logging.NOTSET)
    logging.getLogger().removeHandler(handler)


def lines(log: io.StringIO, path: str) -> list[dict[str, object]]:
    found = [json.loads(line) for line in log.getvalue().splitlines()]
    return [line for line in found if str(line.get("path", "")).startswith(path)]


def test_a_request_is_logged_under_its_number(server: Served, log: io.StringIO) -> None:
    answer = fetch(f"{server.url}/api/tables/nonesuch?key=secret", headers={"x-request-id": "mine"})
    server.stop()
    (line,) = lines(log, "/api/tables")
    assert re.fullmatch(
        "[0-9a-f]{16}", answer.headers["x-request-id"]
    )  # without a proxy nobody else numbers them
    assert line["request"] == answer.headers["x-request-id"]
    assert (line["method"], line["path"], line["status"]) == ("GET", "/api/tables/none…", 404)
    assert line["address"] == "127.0.0.1"
    assert "secret" not in json.dumps(line)


def test_a_connection_is_logged_when_it_ends(server: Served, log: io.StringIO) -> None:
    ana = server.guest()
    table = ana.make("me", "open")
    ana.sit(table).close()
    server.stop()
    (line,) = lines(log, "/ws/")
    assert (line["method"], line["path"], line["status"]) == ("WS", f"/ws/tables/{table[:4]}…", 101)


def test_a_proxy_numbers_requests(serve: Serve) -> None:
    server = serve(origins=("https://play.example.org",))
    for given, kept in (("abc-1", True), ("a b", False), ("x" * 65, False)):
        answer = fetch(f"{server.url}/healthz", headers={"x-request-id": given})
        assert (answer.headers["x-request-id"] == given) is kept


def record(message: str, *arguments: object, error: bool = False) -> logging.LogRecord:
    raised = sys.exc_info() if error else None
    return logging.LogRecord("ludarium.server", logging.ERROR, "", 0, message, arguments, raised)


def test_one_line_stays_one_line() -> None:
    planted = record("GET %s", "/a\n2026 ERROR forged\x1b[2J\u2028")
    assert logs.Text().format(planted).count("\n") == 0
    assert "\x1b" not in logs.Text().format(planted)
    assert logs.Json().format(planted).count("\n") == 0
    assert json.loads(logs.Json().format(record("lone \ud800")))["message"] == "lone \\ud800"


def test_an_error_carries_its_traceback() -> None:
    try:
        raise ValueError("wrong")
    except ValueError:
        failed = record("table %s", "t", error=True)
    line = json.loads(logs.Json().format(failed))
    assert (line["level"], line["logger"], line["message"]) == ("error", "ludarium.server", "table t")
    assert "ValueError: wrong" in line["error"]
    assert logs.Text().format(failed).endswith("ValueError: wrong")
