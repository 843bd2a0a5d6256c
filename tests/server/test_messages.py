"""Wrong, strange and too many messages: each is refused, and nobody else notices."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from ludarium.server.config import Limits, Times
from tests.server.client import PATIENCE, Guest, Place
from tests.server.conftest import Serve, Served
from tests.server.test_play import two_players

MALFORMED = [
    "",
    "nonsense",
    "{",
    "[]",
    "null",
    "7",
    '"hello"',
    "{}",
    '{"type":"no-such"}',
    '{"type":"play"}',
    '{"type":"play","client":"a","seat":0,"decision":0}',
    '{"type":"play","client":"a","seat":"0","decision":0,"moves":["pass"]}',
    '{"type":"play","client":"a","seat":0,"decision":0.5,"moves":["pass"]}',
    '{"type":"play","client":"a","seat":0,"decision":0,"moves":"pass"}',
    '{"type":"play","client":"a","seat":0,"decision":0,"moves":["pass"],"extra":1}',
    '{"type":"play","client":7,"seat":0,"decision":0,"moves":["pass"]}',
    '{"type":"play","client":"","seat":0,"decision":0,"moves":["pass"]}',
    '{"type":"say","client":"a","text":null}',
    '{"type":"answer","client":"a","seat":0,"what":"everything","yes":true}',
    '{"type":"answer","client":"a","seat":0,"what":"undo","yes":"yes"}',
    '{"type":"undo","client":"a","seat":0,"to":null}',
    '{"type":"pause","client":"a","seat":0,"on":1}',
    '{"type":"hello","seen":"all"}',
    '{"type":"position","seq":1}',
    '{"type":"play","client":"' + "x" * 100 + '","seat":0,"decision":0,"moves":["pass"]}',
    "[" * 3000,
    "x" * 5000,
]


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_malformed_messages_are_refused(shared: tuple[Served, Guest, str], text: str) -> None:
    _, guest, table = shared
    place = guest.sit(table)
    place.say(text)
    assert place.wait("refused")["reason"] == "malformed"
    assert place.ask("why", seat=0, move="keep")["type"] in ("accepted", "refused")
    place.close()


def test_a_binary_message_is_refused(shared: tuple[Served, Guest, str]) -> None:
    _, guest, table = shared
    place = guest.sit(table)
    place.socket.send(b'{"type":"hello"}')
    assert place.wait("refused")["reason"] == "malformed"
    place.close()


WRONG_MOVES = ["", " ", "fly", "pass pass", "swap farm", "swap farm dragon", "play \u202e", "x" * 1000]


@pytest.mark.parametrize("move", WRONG_MOVES)
def test_texts_that_are_no_move_are_refused(server: Served, move: str) -> None:
    guest = server.guest()
    place = guest.sit(guest.make("me", "local"))
    assert place.play(move)["reason"] == "no-such-move"


def test_games_without_notes_refuse_them(server: Served) -> None:
    guest = server.guest("Ana")
    place = guest.sit(guest.make("me", "local", game="_template"))
    assert place.play("keep", note="hello")["reason"] == "no-notes"
    assert place.play("keep")["type"] == "accepted"


def test_hello_comes_first(server: Served) -> None:
    guest = server.guest()
    table = guest.make("me", "local", game="_template")
    place = Place(guest, table, -1, None, hello=False)
    assert place.refusal("play", seat=0, decision=0, moves=["keep"]) == "hello-first"
    place.say({"type": "hello"})
    assert place.wait("position")["seq"] == 0


def test_strange_numbers_are_refused(server: Served) -> None:
    ana, _ = two_players(server, game="_template")
    for seat in (-1, -2, 1, 7, 10**9, 10**30):
        assert ana.refusal("play", seat=seat, decision=0, moves=["keep"]) == "not-your-seat"
        assert ana.refusal("why", seat=seat, move="keep") == "not-your-seat"
        assert ana.refusal("give-up", seat=seat) == "not-your-seat"
        assert ana.refusal("retract", seat=seat) == "not-your-seat"
        assert ana.refusal("undo", seat=seat, to=0) == "not-your-seat"
        assert ana.refusal("pause", seat=seat, on=True) == "not-your-seat"
        assert ana.refusal("answer", seat=seat, what="undo", yes=True) == "not-your-seat"
    for absent in (-1, 9, 0):
        assert ana.refusal("replace", seat=0, absent=absent, level="novice") in ("no-such-seat", "not-absent")
    for decision in (-1, 10**12):
        assert ana.refusal("play", seat=0, decision=decision, moves=["keep"]) == "stale"


def test_too_many_messages_are_refused_and_a_flood_ends_the_connection(serve: Serve) -> None:
    server = serve(limits=Limits(rate=0.5, burst=10, flood=60))
    ana, ben = two_players(server, game="_template")
    for number in range(25):
        ana.say(json.dumps({"type": "why", "client": f"w{number}", "seat": 0, "move": "keep"}))
    assert ana.wait("refused")["reason"] == "too-fast"
    with contextlib.suppress(ConnectionClosed):  # while we are still at it
        for _ in range(200):
            ana.say('{"type":"hello"}')
    assert ana.close_code() == 4002
    ben.wait("presence", lambda message: not message["seats"][0]["connected"])


def test_a_message_far_too_long_ends_the_connection(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    ana.say("x" * 100_000)
    assert ana.close_code() == 1009
    ben.wait("presence", lambda message: not message["seats"][0]["connected"])


def test_who_does_not_read_stalls_nobody(serve: Serve) -> None:
    limits = Limits(outbox=20, rate=10_000.0, burst=10_000)
    server = serve(limits=limits, times=Times(send=2.0))
    ana, ben = two_players(server)
    deaf = open_and_never_read(server, ana.table)
    table = server.tables.resident()[0]
    wait_for(lambda: len(table.connections) == 3)
    watching = next(visitor for visitor in table.connections if visitor.seat < 0)
    mover = ana if ana.is_asked() else ben
    seq = mover.position["seq"]
    for _ in range(100):  # fills the buffers of the system, and then the deaf one's outbox
        server.call(lambda: watching.send(b"x" * 200_000))
        assert mover.ask("why", seat=mover.position["seat"], move="pass")["type"] == "accepted"
        if watching not in table.connections:
            break
    assert mover.play("pass")["type"] == "accepted"
    mover.until(lambda position: position["seq"] > seq)
    wait_for(lambda: len(table.connections) == 2)
    deaf.close()


def open_and_never_read(server: Served, table: str) -> socket.socket:
    """A spectator who says Hello and takes no byte off the wire after that."""
    guest = server.guest()
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    deaf.connect(("127.0.0.1", server.config.port))
    request = [
        f"GET /ws/tables/{table} HTTP/1.1",
        f"Host: 127.0.0.1:{server.config.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Origin: {server.url}",
        f"Cookie: {guest.cookie}",
    ]
    deaf.sendall(("\r\n".join(request) + "\r\n\r\n").encode())
    assert deaf.recv(12) == b"HTTP/1.1 101"
    hello = b'{"type":"hello"}'
    deaf.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return deaf


def wait_for(test: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not test():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_who_says_nothing_is_sent_away(serve: Serve) -> None:
    times = Times()
    server = serve(times=times)
    ana, ben = two_players(server, game="_template")
    object.__setattr__(times, "hello", 0.3)  # they have said theirs
    silent = Place(server.guest(), ana.table, -1, None, hello=False)
    assert silent.close_code() == 4006
    assert ana.play("keep")["type"] == "accepted"
    ben.until(lambda position: position["seq"] == 1)


def test_no_table_and_too_many_connections(serve: Serve) -> None:
    server = serve(limits=Limits(connections_of_guest=3))
    guest = server.guest()
    assert Place(guest, "no-such-table", -1, None, hello=False).close_code() == 4004
    table = guest.make("me", "local", game="_template")
    kept = [guest.sit(table) for _ in range(3)]
    assert Place(guest, table, -1, None, hello=False).close_code() == 4005
    assert kept[0].ask("why", seat=0, move="keep")["type"] == "accepted"


BAD_BODIES = [
    b"",
    b"{",
    b"[]",
    b'{"game":"artificium"}',
    b'{"game":"artificium","seats":[{"kind":"king"}]}',
    b'{"game":"artificium","seats":[{"kind":"me"}],"extra":1}',
    b'{"game":7,"seats":[]}',
    b"\xff\xfe",
]


@pytest.mark.parametrize("body", BAD_BODIES, ids=range(len(BAD_BODIES)))
def test_malformed_bodies_are_refused(shared: tuple[Served, Guest, str], body: bytes) -> None:
    _, guest, _ = shared
    response = guest.http.post("/api/tables", content=body)
    assert response.status_code == 400
    assert response.json()["reason"] == "malformed"


def test_wrong_wishes_for_a_table_are_refused(shared: tuple[Served, Guest, str]) -> None:
    _, guest, table = shared
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "novice"}

    def reason(**wish: object) -> str:
        return guest.refused("POST", "/api/tables", {"game": "artificium", "seats": [me, bot], **wish})[1]

    assert reason(game="chess") == "no-such-game"
    assert reason(game="universal_sudoku") == "no-such-game"
    assert reason(seats=[me]) == "bad-seats"
    assert reason(seats=[me] + [bot] * 6) == "bad-seats"
    assert reason(seats=[bot, bot]) == "nobody-plays"
    assert reason(seats=[me, me]) == "two-seats"
    assert reason(seats=[me, {"kind": "bot", "level": "god"}]) == "no-such-level"
    assert reason(seats=[me, {"kind": "local", "name": "x" * 99}]) == "bad-name"
    assert reason(options={"rounds": "1000"}) == "bad-options"
    assert reason(options={"no.such": "1"}) == "bad-options"
    assert reason(timer=-5) == "bad-timer"
    assert reason(daily=True) == "no-daily-deal"
    assert guest.refused("POST", "/api/tables/nowhere/join", {}) == (404, "no-such-table")
    assert guest.refused("POST", f"/api/tables/{table}/remove", {"seat": 50})[1] == "already-started"
    assert guest.refused("GET", f"/api/tables/{table}/replay/1")[1] == "not-over"
    assert guest.http.post("/api/tables", content=b"x" * 100_000).status_code == 413


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> object:
    """One server for all the small refusals."""
    from ludarium.server.config import Config
    from tests.server.conftest import QUICK, free_port

    limits = Limits(new_tables=1000, connections_of_guest=100)
    config = Config(
        data=tmp_path_factory.mktemp("data"), port=free_port(), template=True, times=QUICK, limits=limits
    )
    served = Served(config)
    guest = served.guest("Ana")
    yield served, guest, guest.make("me", "local", game="_template")
    served.stop()
