"""Requests without end, connections without a word, frames without pause: each costs its sender the connection, and
nobody else anything."""

from __future__ import annotations

import contextlib
import re
import time
from dataclasses import fields, replace
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.frames import Frame, Opcode

from ludarium.server.config import Limits, Times
from ludarium.server.cookie import own_cookie
from ludarium.server.limits import Bucket, Buckets, Crowd, Meter, network_of
from ludarium.server.transport import files
from tests.attack.raw import ask, ask_all, dial, status
from tests.server.client import PATIENCE, Guest
from tests.server.conftest import GENEROUS, QUICK, Serve, Served

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
HOST = b"Host: localhost\r\n"
LATE = replace(QUICK, head=0.2, body=0.2, hello=0.2, linger=0.2, send=0.2)


def test_the_length_of_a_request_is_bounded_everywhere(serve: Serve) -> None:
    server = serve(times=replace(QUICK, linger=0.1))
    limits = server.config.limits
    longest = b"x" * limits.header
    requests = (
        (b"GET / HTTP/1.1\r\n" + HOST + b"a: " + longest + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + HOST + longest + b": a\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + HOST + b"a: b\r\n" * limits.headers + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + HOST + (b"a: " + longest[9:] + b"\r\n") * 5 + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + HOST + b"a: " + longest * 50, 431),  # it never ends
        (b"GET /" + longest + b" HTTP/1.1\r\n" + HOST + b"\r\n", 414),
        (b"GET /?" + b"x" * (limits.query + 1) + b" HTTP/1.1\r\n" + HOST + b"\r\n", 414),
        (b"GET / HTTP/1.1\r\n" + HOST + b"\r\n" + b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200, 0),
        (b"POST / HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n1;" + longest * 130, 403),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),  # TLS
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
        (b"GET / HTTP/9.9\r\n\r\n", 400),
        (b"\x00" * 100, 400),
    )
    answers = ask_all(server.url, [request for request, _ in requests])
    for answer, (request, expected) in zip(answers, requests, strict=True):
        assert status(answer) == expected, request[:60]
    assert server.guest().get("/api/games")


def test_an_upgrade_that_is_none_is_refused(server: Served) -> None:
    guest = server.guest()
    place = f"/ws/tables/{guest.make('me', 'local')}"
    origin = f"Origin: {server.url}\r\nHost: {server.url[7:]}\r\nConnection: Upgrade\r\n"
    for head in (
        f"GET {place} HTTP/1.1\r\n{origin}Upgrade: websocket\r\n\r\n",
        f"POST {place} HTTP/1.1\r\n{origin}Upgrade: websocket\r\nContent-Length: 0\r\n\r\n",
        f"GET {place} HTTP/1.1\r\n{origin}Upgrade: websocket\r\nSec-WebSocket-Key: \x80\r\n\r\n",
        f"GET {place} HTTP/1.1\r\n{origin}Upgrade: h2c\r\n\r\n",
    ):
        assert 400 <= status(ask(server.url, head.encode("latin-1"))) < 500, head


def test_whoever_is_silent_is_shown_out(serve: Serve) -> None:
    server = serve(times=LATE)
    guest = server.guest()
    table = guest.make("me", "local")
    requests = (
        (b"", 0),
        (b"G", 408),
        (b"GET / HTTP/1.1\r\nHost: local", 408),
        (b"GET / HTTP/1.1\r\n" + HOST + b"Content-Length: 9\r\n\r\n", 200),
        (
            f"POST /api/tables HTTP/1.1\r\nHost: {server.url[7:]}\r\nOrigin: {server.url}\r\n".encode()
            + f"Cookie: {guest.cookie}\r\nContent-Length: 9\r\n\r\n{{".encode(),
            408,
        ),
    )
    answers = ask_all(server.url, [begun for begun, _ in requests])
    assert [status(answer) for answer in answers] == [expected for _, expected in requests]
    place = guest.sit(table, hello=False)
    assert place.close_code() == 4006
    server.call(lambda: None)
    assert guest.get("/api/games")


def test_whoever_does_not_read_is_shown_out(serve: Serve) -> None:
    server = serve(times=LATE)
    with dial(server.url) as deaf:
        page = b"GET /api/games/ars-universalis/declaration HTTP/1.1\r\n" + HOST + b"\r\n"
        until = time.monotonic() + PATIENCE
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < until:
                deaf.sendall(page)
        assert time.monotonic() < until
    assert server.guest().get("/api/games")


def test_one_address_does_not_take_all_the_room(serve: Serve) -> None:
    server = serve(limits=replace(GENEROUS, sockets_of_address=5, connections_of_address=2))
    crowd = [dial(server.url, "127.0.0.2") for _ in range(5)]
    for waiting in crowd:
        waiting.sendall(b"GET")  # each is counted by the time the next one is answered
    assert status(ask(server.url, b"", "127.0.0.2")) == 503
    guest = server.guest()
    table = guest.make("me", "local")
    kept = [guest.sit(table), guest.sit(table)]
    assert Guest(server.url).sit(table, hello=False).close_code() == 4005
    for waiting in crowd:
        waiting.close()
    assert kept[0].ask("why", seat=0, move="x")["client"]
    until = time.monotonic() + PATIENCE
    while status(ask(server.url, b"GET /api/games HTTP/1.0\r\n" + HOST + b"\r\n", "127.0.0.2")) != 200:
        assert time.monotonic() < until


def test_requests_of_an_address_are_counted(serve: Serve) -> None:
    server = serve(limits=replace(GENEROUS, requests=0.001, request_burst=20))
    one = b"GET /api/games HTTP/1.1\r\nConnection: close\r\n" + HOST + b"\r\n"
    answers = [status(ask(server.url, one, "127.0.0.2")) for _ in range(22)]
    assert answers == [200] * 20 + [429] * 2
    assert status(ask(server.url, one)) == 200


def test_behind_a_proxy_the_address_it_names_counts(serve: Serve) -> None:
    server = serve(
        origins=("https://play.example.org",),
        limits=replace(GENEROUS, requests=0.001, request_burst=5, sockets_of_address=1),
    )
    head = b"GET /api/games HTTP/1.1\r\nConnection: close\r\nHost: play.example.org\r\nX-Forwarded-For: "
    with dial(server.url), dial(server.url):  # a proxy holds as many as it likes
        for address in (b"198.51.100.1", b"2001:db8::1"):
            answers = [status(ask(server.url, head + address + b"\r\n\r\n")) for _ in range(6)]
            assert answers == [200] * 5 + [429]
        assert status(ask(server.url, head + b"2001:db8::2\r\n\r\n")) == 429  # the same network
        assert status(ask(server.url, head + b"1.2.3.4, 203.0.113.9\r\n\r\n")) == 200


def test_control_frames_are_counted_too(server: Served) -> None:
    for opcode, data in ((Opcode.PING, b""), (Opcode.PONG, b"x" * 125), (Opcode.CONT, b"")):
        guest = server.guest()
        place = guest.sit(guest.make("me", "local"))
        frame = Frame(opcode, data, fin=opcode is not Opcode.CONT).serialize(mask=True)
        begin = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True) if opcode is Opcode.CONT else b""
        until = time.monotonic() + PATIENCE
        with contextlib.suppress(OSError):
            place.socket.socket.sendall(begin)
            while time.monotonic() < until:
                place.socket.socket.sendall(frame * 100)
        assert time.monotonic() < until
        assert guest.get("/api/games")


def test_whoever_sends_too_many_frames_can_read_why(serve: Serve) -> None:
    """Bytes that come to a closed socket break the connection of whoever has not read the goodbye yet."""
    server = serve(
        limits=replace(GENEROUS, rate=0.5, burst=10, flood=60), times=replace(QUICK, linger=PATIENCE)
    )
    guest = server.guest()
    with dial(server.url) as connection:
        address = f"GET /ws/tables/{guest.make('me', 'local')} HTTP/1.1\r\nHost: {server.url[7:]}\r\n"
        origin = f"Origin: {server.url}\r\nCookie: {guest.cookie}\r\n"
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key = f"Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n"
        connection.sendall((address + origin + upgrade + key).encode())
        read = connection.recv(65_536)  # no frame before the line is open
        hello = Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True)
        connection.sendall(hello * 300)  # in one piece: the server stops in the midst of it
        while (4002).to_bytes(2) not in read:
            chunk = connection.recv(65_536)
            assert chunk, read
            read += chunk
        for _ in range(5):
            time.sleep(0.02)
            connection.sendall(hello)


def test_a_frame_that_is_not_text_ends_the_connection(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    guest = server.guest()
    for parts in ([b"\xff\xfe"], [b"{\xc3", b"("]):
        place = guest.sit(guest.make("me", "local"))
        for number, part in enumerate(parts):
            opcode = Opcode.CONT if number else Opcode.TEXT
            frame = Frame(opcode, part, fin=number == len(parts) - 1)
            place.socket.socket.sendall(frame.serialize(mask=True))
        assert place.close_code() == 1007
    assert not [record for record in caplog.records if record.exc_info]


def test_names_hellos_and_chat_are_counted(serve: Serve) -> None:
    server = serve(limits=replace(GENEROUS, names=3, hellos=0.001, hello_burst=4, chat_of_address=3))
    guest = server.guest()
    for number in range(3):
        guest.put("/api/me", {"name": f"Ana {number}"})
    assert guest.refused("PUT", "/api/me", {"name": "Ana"}) == (429, "too-fast")
    table = guest.make("me", "local")
    place = guest.sit(table)
    others = [server.guest() for _ in range(2)]
    for other in others:
        talking = other.sit(table)
        for _ in range(2):
            answer = talking.ask("say", text="hello")
    assert (answer["type"], answer["reason"]) == ("refused", "too-fast")
    place.say({"type": "hello"})
    place.wait("position")
    place.say({"type": "hello"})
    assert place.wait("refused")["reason"] == "too-fast"
    assert Guest(server.url).sit(table, hello=False)
    late = guest.sit(table, hello=False)
    late.say({"type": "hello"})
    assert late.close_code() == 1013


# The counters themselves


def test_counters(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("ludarium.server.limits.time.monotonic", lambda: now)
    meter, bucket, buckets = Meter(2, 10), Bucket(1, 3), Buckets(1, 2)
    assert [meter.allows("a") for _ in range(3)] == [True, True, False]
    assert meter.allows("b")
    assert [bucket.allows() for _ in range(4)] == [True, True, True, False]
    assert [buckets.allows("a", 2), buckets.allows("a"), buckets.allows("b")] == [True, False, True]
    now = 10.0
    assert meter.allows("a")
    assert bucket.allows(3)
    assert buckets.allows("a")
    crowd = Crowd(3, 2)
    assert [crowd.enter(key) for key in "aaabb"] == [True, True, False, True, False]
    crowd.leave("a")
    assert [crowd.enter(key) for key in "bb"] == [True, False]


def test_addresses_are_counted_by_network() -> None:
    assert network_of("192.0.2.1") == "192.0.2.1" == network_of("::ffff:192.0.2.1")
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("testclient") == "testclient"


def test_only_our_own_cookie_is_read() -> None:
    def read(*cookies: str) -> str | None:
        headers = [(b"cookie", cookie.encode("latin-1")) for cookie in cookies]
        return own_cookie(HTTPConnection({"type": "http", "headers": headers}), ("first", "second"))

    assert read("a=1; second=2; b") == "2"
    assert read("second=2", "first=1=1") == "1=1"
    assert read('a="; first=x"; second="2"') == 'x"'
    assert read("", ";;=;", "firsts=1") is None
    assert read("a=" + '"\\' * 2_000_000 + "; first=1") == "1"


def test_the_process_may_open_enough_files() -> None:
    assert files() >= 1024
    assert Times().head <= 10


def test_the_page_for_operators_names_every_limit() -> None:
    section = PAGE.read_text("utf-8").partition("## What is limited")[2].partition("\n## ")[0]
    told = set(re.findall(r"\d[\d,]*", section.replace("MB", ",000,000").replace(" ,", ",")))
    for limit in fields(Limits):
        assert f"{limit.default:,.0f}" in told, limit.name
