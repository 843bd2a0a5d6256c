"""A restart in place (SIGUSR2), as `make play` does it once the engine is compiled: nobody is turned away, no move is
lost, none is made twice."""

from __future__ import annotations

import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from ludarium.server.storage.database import FILE
from tests.server.client import PATIENCE, Guest, Place, new_client
from tests.server.conftest import free_port
from tests.server.test_command import wait_until_up

RESTARTS = 2
pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGUSR2"), reason="no such signal here")


class Browser:
    """Comes back when the connection is lost, and then repeats what was not answered."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.place = guest.sit(table)
        self.accepted: list[str] = []
        self.lost = 0

    def play_until(self, enough: threading.Event) -> None:
        rng = random.Random(0)
        wish: dict[str, object] = {}
        while not (enough.is_set() and not wish) and self.place.position["results"] is None:
            try:
                if not wish and self.place.is_asked():
                    decision = self.place.position["decision"]
                    move = rng.choice(self.place.position["legal"])["text"]
                    wish = {"move": move, "client": new_client(), "decision": decision}
                if not wish:
                    self.place.hear()  # the bot is at it
                    continue
                answer = self.place.play(**wish)  # type: ignore[arg-type]
                assert answer["type"] == "accepted", answer
                self.accepted.append(str(wish["client"]))
                asked, wish = wish["decision"], {}
                self.place.until(lambda position, asked=asked: position["decision"] != asked)  # type: ignore[misc]
            except ConnectionClosed:
                self.lost += 1
                self.place = self._sit()

    def _sit(self) -> Place:
        while True:
            try:
                return self.guest.sit(self.table)
            except (
                ConnectionClosed,
                InvalidMessage,
            ):  # just before the restart; a refusal would be an OSError
                continue


def test_play_goes_on_over_restarts(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "ludarium.cli", "serve", "--port", str(port)]
    command += ["--data", str(tmp_path), "--no-browser"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    enough = threading.Event()
    said = [process.stdout.readline()]
    refused: list[Exception] = []

    def restart_now_and_then() -> None:
        for number in range(RESTARTS):
            played = len(browser.accepted)
            while browser.lost < number or len(browser.accepted) <= played:  # it is back, and plays
                time.sleep(0.05)
            process.send_signal(signal.SIGUSR2)
            said.append(process.stdout.readline() if process.stdout else "")
        noticed = time.monotonic() + PATIENCE
        while browser.lost < RESTARTS and time.monotonic() < noticed:  # before it stops for good
            time.sleep(0.05)
        enough.set()

    def knock() -> None:
        while not enough.wait(0.1):
            try:
                httpx.get(f"{url}/api/games", timeout=PATIENCE)
            except httpx.ConnectError as error:
                refused.append(error)
            except httpx.TransportError:
                pass  # it was inside when the server went down: browsers ask again

    try:
        wait_until_up(url)
        guest = Guest(url, "Ana")
        browser = Browser(guest, guest.make("me", "novice"))
        threads = [threading.Thread(target=work, daemon=True) for work in (restart_now_and_then, knock)]
        for thread in threads:
            thread.start()
        browser.play_until(enough)
        for thread in threads:
            thread.join(PATIENCE)
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
    assert process.returncode == 0
    assert url in said[0]
    assert [line.startswith("Ludarium: restarted, with the ") for line in said[1:]] == [True] * RESTARTS
    assert not refused
    assert browser.lost >= RESTARTS
    db = sqlite3.connect(tmp_path / FILE)
    made = dict(db.execute("SELECT client, COUNT(*) FROM journal WHERE client != '' GROUP BY client"))
    db.close()
    assert [made.get(client) for client in browser.accepted] == [1] * len(browser.accepted)
    assert len(made) == len(browser.accepted)
