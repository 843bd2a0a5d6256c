"""`python -m tests.attack.flood`: floods from one address, while twenty people play from another.

What counts is the 99th percentile of the time in which their moves are acknowledged, beside that of quiet stretches
just before and after. The attackers run in a process of their own, and politely: what is measured is how the server
shares itself, not who gets the processor.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from benchmarks.client import Client, Tally
from ludarium.core.record import write
from tests.attack.fuzz import framed
from tests.attack.house import House, opened
from tests.attack.test_upload import wavering

PEOPLE, SEATS = 20, 4
PLAYERS, ATTACKERS = "127.0.0.2", "127.0.0.3"  # two of this machine's own addresses
PAUSE = 0.15
MOST = 3.0  # times the quiet 99th percentile
ENDED = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError, httpx.HTTPError)


class Player(Client):
    """Somebody at home, who thinks a little."""

    pause = PAUSE

    def __init__(self, url: str, tally: Tally, seed: int) -> None:
        super().__init__(url, tally, seed)
        transport = httpx.AsyncHTTPTransport(local_address=PLAYERS)
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=120, transport=transport)

    address = (PLAYERS, 0)


async def seated(url: str, tally: Tally) -> list[tuple[Player, str]]:
    found = []
    for number in range(PEOPLE // SEATS):
        players = [Player(url, tally, number * SEATS + seat) for seat in range(SEATS)]
        for player in players:
            await player.arrive()
        wish = {"game": "artificium", "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
        table = str((await players[0].post("/api/tables", wish))["id"])
        for seat, player in enumerate(players):
            player.seat = seat
            if seat:
                await player.post(f"/api/tables/{table}/join", {"seat": seat})
            found.append((player, table))
    return found


# The floods. Each runs until it is cancelled.

Flood = Callable[[str], Awaitable[None]]


@contextlib.asynccontextmanager
async def dialled(url: str):  # type: ignore[no-untyped-def]
    place = urlsplit(url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(ATTACKERS, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def again(some: Callable[[], Awaitable[None]], at_once: int) -> None:
    """The same without end, so many at a time."""

    async def one() -> None:
        while True:
            with contextlib.suppress(*ENDED):
                async with asyncio.timeout(20):
                    await some()
            await asyncio.sleep(0.001)

    await asyncio.gather(*(one() for _ in range(at_once)))


async def cookies(url: str) -> None:
    """Long cookies, which were once parsed in quadratic time."""
    request = f"GET /api/me HTTP/1.1\r\nHost: {url[7:]}\r\nCookie: {'a=b;' * 1900}\r\n\r\n".encode()

    async def some() -> None:
        async with dialled(url) as (reader, writer):
            while True:
                writer.write(request)
                await reader.readuntil(b"\r\n\r\n")

    await again(some, 8)


async def headers(url: str) -> None:
    """Lines of headers without end."""

    async def some() -> None:
        async with dialled(url) as (_, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            for number in itertools.count():
                writer.write(b"a%d: %b\r\n" % (number, b"x" * 900))
                await writer.drain()

    await again(some, 8)


async def silence(url: str) -> None:
    """More connections than are let in, which say nothing."""

    async def some() -> None:
        async with dialled(url) as (reader, _):
            await reader.read(1)

    await again(some, 1100)


async def records(url: str) -> None:
    """Long records of games in which everything is taken back."""
    text = write(wavering(600)).encode()
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKERS)
    async with httpx.AsyncClient(
        base_url=url, headers={"origin": url}, transport=transport, timeout=30
    ) as http:
        await http.get("/api/me")

        async def some() -> None:
            await http.post("/api/replays", content=text)

        await again(some, 8)


async def frames(url: str, table: str, cookie: str, frame: bytes) -> None:
    head = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {url[7:]}\r\nOrigin: {url}\r\nCookie: {cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )

    async def some() -> None:
        async with dialled(url) as (reader, writer):
            writer.write(head.encode())
            await reader.readuntil(b"\r\n\r\n")
            while not reader.at_eof():
                writer.write(frame)
                await writer.drain()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0):
                        await reader.read(65_536)

    await again(some, 30)


async def guest(url: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKERS)
    http = httpx.AsyncClient(base_url=url, headers={"origin": url}, transport=transport, timeout=30)
    await http.get("/api/me")
    return http


async def made(http: httpx.AsyncClient, *levels: str) -> str:
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
    answer = await http.post("/api/tables", json={"game": "artificium", "seats": seats})
    return str(answer.json().get("id", ""))


async def pings(url: str) -> None:
    http = await guest(url)
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    await frames(url, await made(http, "novice"), cookie, framed(0x89, b"x" * 100) * 50)


async def greetings(url: str) -> None:
    """Each Hello asks for the whole game."""
    http = await guest(url)
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    await frames(url, await made(http, "novice"), cookie, framed(0x81, b'{"type":"hello"}'))


async def chatter(url: str) -> None:
    http = await guest(url)
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    words = (
        framed(0x81, b'{"type":"hello"}') + framed(0x81, b'{"type":"say","client":"c","text":"hello"}') * 20
    )
    await frames(url, await made(http, "novice"), cookie, words)


async def names(url: str) -> None:
    """Everything that changes something, as fast as it goes."""
    http = await guest(url)

    async def some() -> None:
        await http.put("/api/me", json={"name": os.urandom(4).hex()})

    await again(some, 8)


async def pages(url: str) -> None:
    request = f"GET /api/games HTTP/1.1\r\nHost: {url[7:]}\r\n\r\n".encode()

    async def some() -> None:
        async with dialled(url) as (reader, writer):
            while True:
                writer.write(request)
                head = await reader.readuntil(b"\r\n\r\n")
                length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
                await reader.readexactly(int(length or 0))

    await again(some, 8)


async def bots(url: str) -> None:
    """Thirty tables of grandmasters whom nobody looks at."""
    http = await guest(url)
    for _ in range(30):
        await made(http, *["grandmaster"] * 5)
    await asyncio.Event().wait()


FLOODS: dict[str, Flood] = {
    flood.__name__: flood
    for flood in (cookies, headers, silence, records, pings, greetings, chatter, names, pages, bots)
}


# The measurement


class Quantile:
    def __init__(self, tally: Tally) -> None:
        self.tally = tally

    async def over(self, seconds: float) -> list[float]:
        self.tally.latencies.clear()
        self.tally.counting = True
        await asyncio.sleep(seconds)
        self.tally.counting = False
        return sorted(self.tally.latencies)


def p99(latencies: list[float]) -> float:
    return latencies[min(len(latencies) - 1, len(latencies) * 99 // 100)] * 1000


async def measure(house: House, floods: list[str], seconds: float) -> dict[str, tuple[float, float]]:
    """By flood: the 99th percentile beside it, in quiet and in it."""
    tally = Tally()
    people = await seated(house.url, tally)
    playing = [asyncio.create_task(player.play(table)) for player, table in people]
    await asyncio.sleep(3)
    found, watch = {}, Quantile(tally)
    quiet = await watch.over(seconds)
    for name in floods:
        command = [sys.executable, "-m", "tests.attack.flood", "--one", name, "--url", house.url]
        attacker = subprocess.Popen(["nice", "-n", "10", *command], stderr=subprocess.DEVNULL)
        await asyncio.sleep(2)
        flooded = await watch.over(seconds)
        assert attacker.poll() is None, f"{name} ended by itself"
        attacker.terminate()
        attacker.wait()
        await asyncio.sleep(1.5)
        after = await watch.over(seconds)
        before, now = p99(sorted(quiet + after)), p99(flooded)
        found[name] = (before, now)
        quiet = after
        print(
            f"  {name:10} quiet {before:7.1f} ms   flooded {now:7.1f} ms   x{now / before:.2f}"
            f"   (median {statistics.median(flooded) * 1000:.1f} ms, {len(flooded)} moves)",
            flush=True,
        )
    for task in playing:
        if task.done():
            raise SystemExit(f"a player was cut off: {task.exception()!r}")
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    if tally.refused:
        raise SystemExit(f"players were refused: {tally.refused}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("floods", nargs="*", default=list(FLOODS), help=", ".join(FLOODS))
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--one", default="", help=argparse.SUPPRESS)
    parser.add_argument("--url", default="", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.one:
        asyncio.run(FLOODS[chosen.one](chosen.url))  # type: ignore[arg-type]
        return
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch, opened(Path(scratch) / "data", wide=False) as house:
        print(f"{PEOPLE} people play; each flood from one other address")
        found = asyncio.run(measure(house, chosen.floods, chosen.seconds))
        print(
            f"  {json.dumps({'tracebacks': house.log.count('Traceback')})}, {time.monotonic() - began:.0f} s"
        )
    late = [name for name, (quiet, flooded) in found.items() if flooded > MOST * quiet]
    if late:
        raise SystemExit(f"more than {MOST:.0f} times as late: {', '.join(late)}")


if __name__ == "__main__":
    main()
