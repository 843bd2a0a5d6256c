"""Uploaded records: read in a time that grows with their length, stopped when nobody waits, kept within bounds."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import replace

import pytest

from ludarium.core import entry
from ludarium.core.host import Seeded
from ludarium.core.journal import Journal
from ludarium.core.record import read, write
from ludarium.games import find_game
from ludarium.server.replay import MOST_LINES, Replays
from tests.attack.raw import dial
from tests.server.client import PATIENCE, fetch
from tests.server.conftest import GENEROUS, QUICK, Serve


def wavering(undos: int, back: Sequence[int] = (1,), length: int = 120) -> Journal:
    """A game whose players take moves back again and again."""
    journal = Journal(find_game("artificium").setup(5, {"rounds": "12"}), list("abcde"), Seeded(3))

    def go_on() -> None:
        while len(journal.line()) < length:
            seat = journal.asked()[-1]
            journal.play(seat, journal.legal(seat)[-1])

    go_on()
    for number in range(undos):
        line = [0, *journal.line()]
        journal.undo(journal.whole(line[-1 - back[number % len(back)]]), 0)
        go_on()
    return journal


def test_reading_takes_as_long_as_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """In moves carried out, not in seconds: taking back used to play the whole game again."""
    played = 0
    carry_out = entry.carry_out

    def counted(*args: object) -> None:
        nonlocal played
        played += 1
        carry_out(*args)  # type: ignore[arg-type]

    text = write(wavering(400))
    monkeypatch.setattr("ludarium.core.entry.carry_out", counted)
    journal = read(text, find_game)
    assert played < 400 * 40  # it was 400 * 120
    assert write(journal) == text


def test_going_back_leads_where_playing_leads() -> None:
    """States kept on the way are those that playing from the start gives."""
    journal = wavering(120, back=(1, 3, 20, 2, 70, 1))
    for number in [0, *journal.line()]:
        kept = (journal.entries[other] for other in journal.line() if other <= number)
        fresh = Journal(journal.setup, [], Seeded(3)).state
        assert journal.position(number).same(entry.advance(fresh, kept))
    assert journal._saved


def test_an_upload_needs_a_guest_and_is_bounded(serve: Serve) -> None:
    server = serve(times=replace(QUICK, upload=0.0))
    text = write(wavering(1))
    bare = fetch(f"{server.url}/api/replays", "POST", content=text, headers={"origin": server.url})
    assert (bare.status_code, bare.json()["reason"]) == (401, "no-guest")
    guest = server.guest()
    for record in (text, "\n" * (MOST_LINES + 1)):
        answer = guest.http.post("/api/replays", content=record)
        assert (answer.status_code, answer.json()["reason"]) == (400, "bad-record")


def test_whoever_leaves_stops_the_reading(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(limits=replace(GENEROUS, uploads_waiting=1))
    begun, stopped = threading.Event(), threading.Event()

    def endless(self: Replays, text: str, go_on: object) -> None:
        begun.set()
        try:
            while True:
                go_on()  # type: ignore[operator]
        finally:
            stopped.set()

    monkeypatch.setattr(Replays, "upload", endless)
    guest = server.guest()
    head = (
        f"POST /api/replays HTTP/1.1\r\nHost: {server.url[7:]}\r\nOrigin: {server.url}\r\n"
        f"Cookie: {guest.cookie}\r\nContent-Length: 1\r\n\r\nx"
    )
    with dial(server.url) as sender:
        sender.sendall(head.encode())
        assert begun.wait(PATIENCE)
        assert guest.refused("POST", "/api/replays", {}) == (503, "busy")
    assert stopped.wait(PATIENCE)
    assert guest.get("/api/games")
