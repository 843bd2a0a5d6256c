"""A server in a process of its own, with games under way in it, to be attacked: what it logs, keeps and takes is
looked at from outside."""

from __future__ import annotations

import argparse
import contextlib
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from ludarium.server.app import serve
from ludarium.server.config import Config, Limits, Times
from ludarium.server.storage.database import FILE
from tests.server.client import PATIENCE, Guest

# So much that nothing bad is turned away only because there is so much of it; lengths are bounded as ever.
WIDE = replace(
    Limits(),
    rate=1e6,
    burst=10**6,
    rate_of_address=1e6,
    burst_of_address=10**6,
    requests=1e6,
    request_burst=10**6,
    hellos=1e6,
    hello_burst=10**6,
    uploads=10**6,
    guests=10**6,
    new_tables=10**6,
    tables=10**6,
)
PASSING = ("settings", "orders")  # what the server writes by itself: the time, and what its operator ordered


@dataclass
class House:
    url: str
    folder: Path
    process: subprocess.Popen[bytes]

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def resident(self) -> float:
        """MB of memory."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1000
        raise AssertionError("the server is gone")

    def kept(self) -> dict[str, set[str]]:
        """Everything that people may have changed, by where it is kept."""
        db = sqlite3.connect(self.folder / FILE)
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {
            table: {repr(row) for row in db.execute(f"SELECT * FROM {table}")}
            for table in tables
            if table not in PASSING
        }
        db.close()
        return found


@contextlib.contextmanager
def opened(folder: Path, *, wide: bool) -> Iterator[House]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    folder.mkdir(parents=True, exist_ok=True)
    command = [
        sys.executable,
        "-m",
        "tests.attack.house",
        str(port),
        str(folder),
        *(["--wide"] if wide else []),
    ]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    house = House(f"http://127.0.0.1:{port}", folder, process)
    try:
        until = time.monotonic() + PATIENCE
        while True:
            assert process.poll() is None, house.log
            assert time.monotonic() < until
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        yield house
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)


@dataclass
class Furniture:
    """What there is to attack."""

    running: list[str]  # tables
    open: str
    tournament: str  # that has begun, and takes nobody any more
    cookie: str  # of somebody who sits nowhere


def furnished(house: House) -> Furniture:
    """People with games of every kind under way, one table that waits, and a stranger."""
    ana, ben = Guest(house.url, "Ana"), Guest(house.url, "Ben")
    running = []
    for game, seats in (("artificium", 3), ("ars-universalis", 3), ("plus-ultra", 2)):
        running.append(ana.make("me", "open", *(["local"] * (seats - 2)), game=game))
        ben.join(running[-1])
    running.append(ana.make("me", game="universal-tapestry"))
    place = ana.sit(running[0])
    place.ask("say", text="hello")
    place.socket.close()
    waiting = ben.make("me", "open", game="artificium")
    cup = {"name": "Cup", "format": "swiss", "game": "artificium", "seats": 2, "rounds": 3}
    tournament = str(ana.post("/api/tournaments", cup)["info"]["id"])
    for guest in (ana, ben, Guest(house.url, "Cleo")):
        guest.post(f"/api/tournaments/{tournament}/join")
    ana.post(f"/api/tournaments/{tournament}/start")
    stranger = Guest(house.url, "Stranger")
    return Furniture(running, waiting, tournament, stranger.cookie)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--wide", action="store_true")
    chosen = parser.parse_args()
    limits = WIDE if chosen.wide else Limits()
    times = replace(Times(), bot_delay=0.05, bot_next=0.02)
    serve(Config(data=chosen.folder, port=chosen.port, limits=limits, times=times), open_browser=False)


if __name__ == "__main__":
    main()
