"""What no browser would send is answered with 400, and a disk that takes nothing with 503: never with an error of
ours."""

from __future__ import annotations

import sqlite3

import pytest

from tests.attack.raw import ask, status
from tests.server.client import fetch
from tests.server.conftest import Serve, Served
from tests.server.test_play import two_players

HOSTS = ("[", "]", "[::1", "127.0.0.1:99999", "127.0.0.1:x", "a b", "a,b", "[x]:1", "é", "")
ORIGINS = ("http://[", "http://[::1", "http://][")
NUMBERED = (
    "/api/replays/x/{}",
    "/api/tables/x/replay/{}?seat=0",
    "/api/games/ars-universalis/practice/trio/easy/{}",
)


def test_what_is_no_request_is_answered_with_400(server: Served) -> None:
    for host in HOSTS:
        head = f"GET /api/me HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        assert status(ask(server.url, head.encode())) == 400, host
    guest = server.guest()
    for origin in ORIGINS:
        answer = guest.http.post("/api/tables", json={}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed"), origin
    endless = "9" * 5000
    for path in NUMBERED:
        assert fetch(server.url + path.format(endless)).status_code == 400, path
    table = guest.make("me", "open")
    answer = guest.http.post(f"/api/tables/{table}/join", content=f'{{"seat": {endless}}}')
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")


def full(db: object, batch: object) -> Exception:
    return sqlite3.OperationalError("database or disk is full")


def test_a_full_disk_is_told_to_everybody_who_would_write(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    ana, ben = two_players(server, game="_template")
    host = server.guest("Host")
    waiting = host.make("me", "open")
    new = server.guest()
    monkeypatch.setattr(server.tables.context.storage.writer, "_commit", full)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    day = new.get("/api/games/ars-universalis/puzzles")
    kind = day["tiles"][0]["kind"]
    wishes: list[tuple[str, str, object]] = [
        ("PUT", "/api/me", {"name": "Nobody"}),
        ("POST", "/api/tables", {"game": "_template", "seats": seats}),
        ("POST", f"/api/tables/{waiting}/join", {}),
        ("POST", "/api/games/artificium/lessons/chain", {}),
        ("POST", f"/api/games/ars-universalis/puzzles/{day['date']}/{kind}", None),
    ]
    for guest in (new, host):
        for wish in wishes:
            if guest is host and (wish[1].endswith("join") or "lessons" in wish[1]):
                continue  # sits there already; lessons are not stored
            assert guest.refused(*wish) == (503, "not-stored"), wish
    for method, path in (
        ("POST", f"/api/tables/{waiting}/leave"),
        ("POST", f"/api/tables/{waiting}/fill"),
        ("DELETE", "/api/me"),
    ):
        assert host.refused(method, path, {"level": "novice"}) == (503, "not-stored"), path
    assert ana.refusal("play", seat=0, decision=ana.position["decision"], moves=["keep"]) == "not-stored"
    assert ana.refusal("say", text="hello") == "not-stored"
    assert ana.refusal("give-up", seat=0) == "not-stored"
    assert (host.get("/api/me")["user"]["name"], new.get("/api/me")["user"]["name"]) != ("Nobody", "Nobody")
    monkeypatch.undo()
    assert new.put("/api/me", {"name": "Somebody"})["user"]["name"] == "Somebody"
    assert ben.guest.sit(ben.table).position["seq"] == 0
