"""What a server with very many people and games in its database asks of it, and how long that takes.

    python -m benchmarks.crowd FOLDER      makes such a database
    python -m benchmarks.scale FOLDER      start, pages, what the server does by itself, all ratings again
    python -m benchmarks.scale FOLDER --check     and `ludarium admin check`, which replays every game

A page's queries are the time in the reader's thread, wall and CPU, of one whole request over the real app, asked by
people of all sorts, the busiest first; they should take less than 50 ms. The request itself is told beside them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import httpx

from benchmarks import percentile
from ludarium.core.daily import today
from ludarium.server import admin, audit
from ludarium.server.app import create_app, keep_what_is_loaded
from ludarium.server.config import Config, Limits, Times
from ludarium.server.identity import COOKIE, Signer, new_id
from ludarium.server.reckoning import Reckoning
from ludarium.server.storage.database import FILE, KEYS, Storage, decode_keys
from ludarium.server.tables import Tables

T = TypeVar("T")
PEOPLE = 200  # who ask for every page: the busiest, and others
BUSIEST = 20
PAGES = {
    "me": "/api/me",
    "lobby": "/api/lobby",
    "my games": "/api/tables/mine",
    "games by name": "/api/me/games?opponent=person+1",
    "games by text": "/api/me/games?text=well+played",
    "profile": "/api/people/{guest}",
    "leaderboard": "/api/games/artificium/ratings",
    "deal of the day": "/api/daily/universal-tapestry",
    "puzzles": "/api/games/ars-universalis/puzzles",
    "devices": "/api/me/devices",
    "account": "/api/me/account",
    "calls": "/api/me/calls",
    "blocks": "/api/me/blocks",
    "friends": "/api/me/friends",
    "vacation": "/api/me/vacation",
    "slow table": "/api/tables/{slow}",
    "replay": "/api/tables/{finished}/replay",
}
SETTLED = 5.0  # seconds until running tables are taken up
MILLI = 1000


class Watched:
    """The reader's thread, and how long it was at work."""

    def __init__(self) -> None:
        self.wall = self.cpu = 0.0
        read = Storage._read
        watched = self

        def timed(storage: Storage, question: Callable[[sqlite3.Connection], T]) -> T:
            wall, cpu = time.perf_counter(), time.thread_time()
            try:
                return read(storage, question)
            finally:
                watched.wall += time.perf_counter() - wall
                watched.cpu += time.thread_time() - cpu

        Storage._read = timed  # type: ignore[method-assign, assignment]

    def take(self) -> tuple[float, float]:
        found = (self.wall, self.cpu)
        self.wall = self.cpu = 0.0
        return found


class Pauses:
    """How long Python's collector of objects stops everything, also in the middle of a query."""

    def __init__(self) -> None:
        self.began = self.longest = 0.0
        self.many = 0
        gc.callbacks.append(self.note)

    def note(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self.began = time.perf_counter()
        elif info["generation"] == 2:  # of all objects; the others are short
            self.many += 1
            self.longest = max(self.longest, time.perf_counter() - self.began)


def figures(name: str, values: Sequence[tuple[float, float, float]]) -> None:
    """Median, 99th percentile and worst: queries by the wall and by CPU, and the whole request."""
    told = [
        f"{statistics.median(some) * MILLI:7.1f} {percentile(some, 0.99) * MILLI:6.1f} {max(some) * MILLI:6.1f}"
        for some in zip(*values, strict=True)
    ]
    print(f"{name:16} {' | '.join(told)}", flush=True)


class House:
    """The app with its database, in this process, without sockets."""

    def __init__(self, folder: Path) -> None:
        limits = Limits(requests=1e9, request_burst=10**9)
        self.folder = folder
        never = 1e6  # what the server does by itself is measured apart
        times = Times(tick=never, calls=never, orders=never)
        self.app: Any = create_app(Config(data=folder, limits=limits, times=times, bot_workers=1))
        self.watched = Watched()
        with sqlite3.connect(folder / FILE) as db:
            [(keys,)] = db.execute("SELECT value FROM settings WHERE name = ?", (KEYS,))
            busy = "SELECT guest FROM sitters GROUP BY guest ORDER BY count(*) DESC LIMIT ?"
            self.guests = [guest for (guest,) in db.execute(busy, (BUSIEST,))]
            some = "SELECT id FROM guests ORDER BY random() LIMIT ?"
            self.guests += [guest for (guest,) in db.execute(some, (PEOPLE - BUSIEST,))]
            table = "SELECT id FROM tables WHERE status = ? AND daily = '' AND id > ? LIMIT 1"
            self.slow, self.finished = (
                [db.execute(table, (status, new_id())).fetchone() or ("none",) for _ in self.guests]
                for status in ("running", "finished")
            )
        self.signer = Signer(decode_keys(keys))

    async def ask_all(self) -> None:
        """Every page, by everybody."""
        print("milliseconds         queries, wall        | queries, CPU         | request")
        print("                  median   99 %  worst |  median   99 %  worst |  median   99 %  worst")
        transport = httpx.ASGITransport(app=self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8360") as client:
            for name, path in PAGES.items():
                found = []
                for number, guest in enumerate(self.guests):
                    values = {
                        "guest": guest,
                        "slow": self.slow[number][0],
                        "finished": self.finished[number][0],
                    }
                    cookie = f"{COOKIE}={self.signer.cookie(guest, 'device')}"
                    self.watched.take()
                    began = time.perf_counter()
                    answer = await client.get(path.format(**values), headers={"cookie": cookie})
                    took = time.perf_counter() - began
                    if answer.status_code != 200:
                        print(f"{name}: {answer.status_code} {answer.text[:200]}")
                        break
                    found.append((*self.watched.take(), took))
                if found:
                    figures(name, found)

    async def care(self, tables: Tables) -> None:
        """What the server does by itself, again and again."""
        reckoning = Reckoning(tables)

        async def reckon() -> None:
            tables.context.ratings_due = True
            await reckoning.catch_up()

        works: dict[str, Callable[[], Awaitable[object]]] = {
            "reckon ratings": reckon,
            "wake what is due": tables.wake_due,
            "close abandoned": tables.close_abandoned,
            "calls due": lambda: tables.context.caller.round(tables),
        }
        for name, work in works.items():
            await work()  # what there is to do is done
            found = []
            for _ in range(20):
                self.watched.take()
                began = time.perf_counter()
                await work()
                took = time.perf_counter() - began
                found.append((*self.watched.take(), took))
            figures(name, found)


async def pages(folder: Path) -> None:
    house = House(folder)
    starlette = house.app.app
    async with starlette.router.lifespan_context(starlette):
        await asyncio.sleep(SETTLED)
        keep_what_is_loaded()
        pauses = Pauses()
        await house.ask_all()
        print(f"{pauses.many} whole collections in between, the longest {pauses.longest * MILLI:.0f} ms")
        await house.care(starlette.state.tables)


def start(folder: Path) -> None:
    """Until the first page is answered, as an operator starts it: with a look for damage, and without."""
    for more in ((), ("--no-check",)):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        command = [
            sys.executable,
            "-m",
            "ludarium.cli",
            "serve",
            "--no-browser",
            "--port",
            str(port),
            "--data",
        ]
        began = time.perf_counter()
        process = subprocess.Popen([*command, str(folder), *more])
        try:
            while True:
                try:
                    httpx.get(f"http://127.0.0.1:{port}/api/lobby", timeout=120)
                    break
                except httpx.TransportError:
                    time.sleep(0.05)
            took = time.perf_counter() - began
            ticks = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
            cpu = (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK")
            resident = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * resource.getpagesize()
            how = " ".join(more) or "as usual"
            print(f"start, {how}: {took:.1f} s, CPU {cpu:.1f} s, {resident / 1e6:.0f} MB")
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(60)


def recompute(folder: Path) -> None:
    wall, cpu, games = time.perf_counter(), time.process_time(), 0

    def progress() -> None:
        nonlocal games
        games += 1
        if games % 50_000 == 0:
            print(f"  {games} games, {time.perf_counter() - wall:.0f} s", flush=True)

    wrong = audit.recompute_all(folder, progress)
    print(
        f"all ratings again: {games} games in {time.perf_counter() - wall:.0f} s,"
        f" CPU {time.process_time() - cpu:.0f} s; {wrong} lines were wrong"
    )


def check(folder: Path) -> None:
    wall, cpu = time.perf_counter(), time.process_time()

    def tell(done: int, of: int) -> None:
        if done % 50_000 == 0:
            print(f"  {done} of {of} tables, {time.perf_counter() - wall:.0f} s", flush=True)

    found = admin.examine(folder, tell=tell)
    print(
        f"admin check: {found.tables} tables, {found.lines} lines in {time.perf_counter() - wall:.0f} s,"
        f" CPU {time.process_time() - cpu:.0f} s; {len(found.findings)} findings"
    )


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description="how a server bears very many people and games")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--check", action="store_true", help="replay every game, too")
    parser.add_argument("--only", choices=("start", "pages", "ratings", "check"), help="one part")
    chosen = parser.parse_args(arguments)
    parts = {
        "start": start,
        "pages": lambda folder: asyncio.run(pages(folder)),
        "ratings": recompute,
        **({"check": check} if chosen.check or chosen.only == "check" else {}),
    }
    print(f"{chosen.folder / FILE}: {(chosen.folder / FILE).stat().st_size / 1e9:.1f} GB, {today()}")
    for name, part in parts.items():
        if chosen.only in (None, name):
            part(chosen.folder)


if __name__ == "__main__":
    main(sys.argv[1:])
