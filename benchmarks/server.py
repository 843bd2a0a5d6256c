"""`make bench-server`: the table server under load, its memory, and its promise about `kill -9`.

    python -m benchmarks.server              load and memory
    python -m benchmarks.server --kill 50    only the kill rounds

200 clients play whole games of Artificium at random on 50 tables, over real sockets, every move on the disk
before it is acknowledged. Server and clients share the machine. A move's latency is the time until then.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ctypes
import gc
import json
import os
import random
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludarium.bots.levels import LEVELS
from ludarium.core.entry import Moved
from ludarium.server.app import Server
from ludarium.server.config import Config, Limits, Times
from ludarium.server.context import Context
from ludarium.server.row import decode_action
from ludarium.server.schema import NewSeat, NewTable
from ludarium.server.storage.database import FILE, Storage
from ludarium.server.storage.database import connect as open_database
from ludarium.server.tables import Tables

SEATS = 4
WARM_UP = 3.0


# Only what the clients look at: the rest of a message is skipped.


class Text(msgspec.Struct):
    text: str


class Position(msgspec.Struct, tag="position"):
    seq: int
    asked: list[int]
    decision: int
    legal: list[Text]
    results: list[msgspec.Raw] | None


class Fields(msgspec.Struct):
    """Of a position; what is not there is as it was."""

    seq: int | msgspec.UnsetType = msgspec.UNSET
    asked: list[int] | msgspec.UnsetType = msgspec.UNSET
    decision: int | msgspec.UnsetType = msgspec.UNSET
    legal: list[Text] | msgspec.UnsetType = msgspec.UNSET
    results: list[msgspec.Raw] | msgspec.UnsetType | None = msgspec.UNSET


class Change(msgspec.Struct, tag="change"):
    fields: Fields

    def after(self, position: Position) -> Position:
        changed = {
            name: value
            for name in Fields.__struct_fields__
            if (value := getattr(self.fields, name)) is not msgspec.UNSET
        }
        return msgspec.structs.replace(position, **changed)


class Accepted(msgspec.Struct, tag="accepted"):
    client: str


class Refused(msgspec.Struct, tag="refused"):
    client: str | None
    reason: str


class Notice(msgspec.Struct, tag="notice"):
    pass


class News(msgspec.Struct, tag="news"):
    pass


class Presence(msgspec.Struct, tag="presence"):
    pass


class Chat(msgspec.Struct, tag="chat"):
    pass


decode = msgspec.json.Decoder(Position | Change | Accepted | Refused | Notice | News | Presence | Chat).decode


def run_server(port: int, data: Path, times: Times) -> None:
    most = 10**6  # everybody comes from one address
    limits = Limits(
        guests=most,
        new_tables=most,
        tables=most,
        rate=1000.0,
        burst=1000,
        rate_of_address=most,
        burst_of_address=most,
        requests=most,
        request_burst=most,
        hellos=most,
        sockets_of_address=most,
        connections_of_address=most,
        connections_of_guest=most,
    )
    with contextlib.suppress(KeyboardInterrupt):
        Server(Config(data=data, port=port, limits=limits, times=times)).run()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def served(port: int, data: Path, *more: str, build: str = "") -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own. `build`: a folder that holds another installed `ludarium`."""
    command = [sys.executable, "-m", "benchmarks.server", "--serve", str(port), "--data", str(data), *more]
    env = {**os.environ, "PYTHONPATH": build} if build else dict(os.environ)
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=env)
    try:
        for _ in range(1200):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            process.wait(60)


@dataclass
class Tally:
    """What the clients saw."""

    sent: int = 0
    latencies: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    acknowledged: dict[str, set[str]] = field(default_factory=dict)  # table -> ids of moves
    games: int = 0
    counting: bool = False

    def acknowledgements(self) -> int:
        return sum(len(moves) for moves in self.acknowledged.values())


class Client:
    """Plays one seat at random, table after table."""

    def __init__(self, url: str, tally: Tally, seed: int) -> None:
        self.url = url
        self.tally = tally
        self.random = random.Random(seed)
        self.name = f"c{seed}"
        brief = httpx.Limits(
            keepalive_expiry=1.0
        )  # the server closes idle connections: never use one just closed
        self.http = httpx.AsyncClient(
            base_url=url, headers={"origin": url}, timeout=120, verify=False, limits=brief
        )
        self.moves = 0

    async def arrive(self) -> None:
        await self.http.get("/api/me")

    async def post(self, path: str, body: object) -> dict[str, object]:
        response = await self.http.post(path, content=json.dumps(body))
        response.raise_for_status()
        answer: dict[str, object] = response.json()
        return answer

    def open(self, table: str) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{self.url.replace('http', 'ws')}/ws/tables/{table}",
            origin=self.url,  # type: ignore[arg-type]
            additional_headers={"cookie": cookie},
            compression=None,
            open_timeout=60,
            ping_interval=None,
            local_addr=self.address,
        )

    async def play(self, table: str) -> None:
        """Until cancelled or cut off."""
        while True:
            async with self.open(table) as socket:
                await socket.send('{"type":"hello","changes":true}')
                table = await self._game(socket, table)

    async def _game(self, socket: ClientConnection, table: str) -> str:
        answered = -1
        asked = 0.0
        mine = self.tally.acknowledged.setdefault(table, set())
        known: Position | None = None
        while True:
            message = decode(await socket.recv(decode=False))
            if isinstance(message, Change) and known is not None:
                message = message.after(known)
            if isinstance(message, Position):
                known = message
                if message.results is not None:
                    self.tally.games += self.seat == 0
                    return str((await self.post(f"/api/tables/{table}/rematch", {}))["id"])
                if message.legal and message.decision != answered:
                    answered = message.decision
                    self.moves += 1
                    self.tally.sent += 1
                    move = self.random.choice(message.legal).text
                    if self.pause:
                        await asyncio.sleep(self.random.random() * 2 * self.pause)
                    asked = time.perf_counter()
                    await socket.send(
                        f'{{"type":"play","client":"{self.name}.{self.moves}","seat":{self.seat},'
                        f'"decision":{answered},"moves":["{move}"]}}',
                        text=True,
                    )
            elif isinstance(message, Accepted):
                mine.add(message.client)
                if self.tally.counting:
                    self.tally.latencies.append(time.perf_counter() - asked)
            elif isinstance(message, Refused) and message.client is None:  # a server of before
                await socket.send('{"type":"hello"}')
            elif isinstance(message, Refused):
                self.tally.refused[message.reason] = self.tally.refused.get(message.reason, 0) + 1

    seat = 0
    pause = 0.0  # seconds of thinking before a move, on average
    address: tuple[str, int] | None = None  # from where; one of this machine's own


async def seat_all(url: str, tables: int, tally: Tally, first_seed: int = 0) -> list[tuple[Client, str]]:
    """Guests at their tables, which start when the last one sits down."""
    seated = []
    for number in range(tables):
        clients = [Client(url, tally, first_seed + number * SEATS + seat) for seat in range(SEATS)]
        for client in clients:
            await client.arrive()
        wish = {"game": "artificium", "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
        table = str((await clients[0].post("/api/tables", wish))["id"])
        for seat, client in enumerate(clients):
            client.seat = seat
            if seat:
                await client.post(f"/api/tables/{table}/join", {"seat": seat})
            seated.append((client, table))
    return seated


async def load(url: str, tables: int, seconds: float, pid: int) -> dict[str, float]:
    tally = Tally()
    seated = await seat_all(url, tables, tally)
    tasks = [asyncio.create_task(client.play(table)) for client, table in seated]
    await asyncio.sleep(WARM_UP)
    tally.counting = True
    began, cpu, own = time.perf_counter(), cpu_seconds(pid), time.process_time()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    tally.counting = False
    used = cpu_seconds(pid) - cpu
    clients = time.process_time() - own
    memory = resident(pid)
    failed = [task.exception() for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if failed:
        raise SystemExit(f"a client failed: {failed[0]!r}")
    ordered = sorted(tally.latencies)
    if tally.refused:
        print(f"  refused: {tally.refused}")
    return {
        "moves": len(ordered) / took,
        "p50": ordered[len(ordered) // 2] * 1000,
        "p99": ordered[len(ordered) * 99 // 100] * 1000,
        "most": ordered[-1] * 1000,
        "games": float(tally.games),
        "server cpu": used / took,
        "client cpu": clients / took,
        "memory": float(memory),
    }


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no VmRSS")


def raw_commits(folder: Path, rows: int, seconds: float = 2.0) -> float:
    """Rows a second that this disk takes, so many in each commit: the most a server could reach."""
    db = open_database(folder / f"raw{rows}.db")
    db.execute("CREATE TABLE raw (number INTEGER PRIMARY KEY, data TEXT)")
    began, written = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        db.execute("BEGIN")
        db.executemany("INSERT INTO raw (data) VALUES (?)", [("x" * 150,)] * rows)
        db.execute("COMMIT")
        written += rows
    took = time.perf_counter() - began
    db.close()
    return written / took


# Bots


async def bot_turns(url: str, level: str) -> list[float]:
    """A game against three bots of a level: how long each whole turn of a bot takes, delay included."""
    client = Client(url, Tally(), 1)
    await client.arrive()
    wish = {"game": "artificium", "seats": [{"kind": "me"}] + [{"kind": "bot", "level": level}] * 3}
    table = str((await client.post("/api/tables", wish))["id"])
    began: dict[int, float] = {}
    turns: list[float] = []
    async with client.open(table) as socket:
        await socket.send('{"type":"hello"}')
        answered = -1
        while True:
            message = decode(await socket.recv(decode=False))
            if not isinstance(message, Position):
                continue
            now = time.perf_counter()
            for seat in [seat for seat in began if seat not in message.asked]:
                turns.append(now - began.pop(seat))
            for seat in message.asked:
                began.setdefault(seat, now)
            began.pop(0, None)
            if message.results is not None:
                return turns
            if message.legal and message.decision != answered:
                answered = message.decision
                move = client.random.choice(message.legal).text
                play = {
                    "type": "play",
                    "client": f"b{answered}",
                    "seat": 0,
                    "decision": answered,
                    "moves": [move],
                }
                await socket.send(json.dumps(play))


def report_bots() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        port = free_port()
        with served(port, Path(scratch), "--usual"):
            for level in LEVELS:
                turns = sorted(asyncio.run(bot_turns(f"http://127.0.0.1:{port}", level)))
                p50, p95 = turns[len(turns) // 2], turns[len(turns) * 95 // 100]
                print(f"  {level:12} p50 {p50:5.2f} s   p95 {p95:5.2f} s   longest {turns[-1]:5.2f} s")


# Memory


async def memory(folder: Path, tables: int, moves: int = 25) -> dict[str, float]:
    """Resident bytes per table: with its game in memory, and idle, its game put away."""
    limits = Limits(guests=10**9, new_tables=10**9, tables=10**9)
    storage = Storage(folder)
    context = Context.of(Config(data=folder, limits=limits), storage)
    registry = Tables(context)
    maker = await context.guests.find("maker")
    wanted = NewTable(game="artificium", seats=[NewSeat(kind="me")] + [NewSeat(kind="local")] * 3)
    rng = random.Random(1)

    async def one() -> None:
        table = await registry.make(wanted, maker)
        for _ in range(moves):
            journal = await table.running()
            seat = rng.choice(journal.asked())
            await table.play(journal, seat, [rng.choice(journal.legal(seat))])

    for _ in range(20):  # what every server needs, once
        await one()
    gc.collect()
    before = resident(os.getpid())
    made = 0
    while made < tables:
        await asyncio.gather(*(one() for _ in range(min(100, tables - made))))
        made += 100
    gc.collect()
    active = resident(os.getpid())
    for table in registry.resident():
        table.put_away()
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    idle = resident(os.getpid())
    await storage.close()
    return {"active": (active - before) / tables, "idle": (idle - before) / tables, "whole": float(idle)}


# kill -9


def kill_rounds(rounds: int, tables: int = 12, quiet: bool = False) -> int:
    """Kills the server under load again and again; gives how many acknowledged moves were checked."""
    checked = 0
    with tempfile.TemporaryDirectory() as scratch:
        data = Path(scratch)
        tally = Tally()
        for number in range(rounds):
            port = free_port()
            with served(port, data) as process:
                asyncio.run(_until_killed(port, process, tables, tally, number))
            lost = lost_moves(data, tally)
            checked = tally.acknowledgements()
            if lost:
                raise SystemExit(f"round {number + 1}: {len(lost)} acknowledged moves are lost: {lost[:3]}")
            if not quiet:
                print(f"  round {number + 1}: {checked} acknowledged moves, all there", flush=True)
    return checked


async def _until_killed(
    port: int, process: subprocess.Popen[bytes], tables: int, tally: Tally, number: int
) -> None:
    seated = await seat_all(f"http://127.0.0.1:{port}", tables, tally, 1000 * number)
    tasks = [asyncio.create_task(client.play(table)) for client, table in seated]
    until, before = time.monotonic() + 60, tally.acknowledgements()
    while tally.acknowledgements() == before and time.monotonic() < until:
        await asyncio.sleep(0.05)
    await asyncio.sleep(random.random())  # in the middle of anything
    process.kill()
    process.wait()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    strange = [
        error for error in done if not isinstance(error, WebSocketException | OSError | httpx.HTTPError)
    ]
    if strange:
        raise SystemExit(f"a client failed: {strange[0]!r}")


def lost_moves(data: Path, tally: Tally) -> list[str]:
    db = sqlite3.connect(data / FILE)
    kept: dict[str, set[str]] = {}
    for table, client, action in db.execute("SELECT table_id, client, data FROM journal"):
        if isinstance(decode_action(action), Moved):
            kept.setdefault(table, set()).add(client)
    db.close()
    return [
        move
        for table, moves in tally.acknowledged.items()
        for move in moves
        if move not in kept.get(table, set())
    ]


# The command


def report_memory(tables: int) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        found = asyncio.run(memory(Path(scratch), tables))
    print(f"{tables} tables resident, each in the middle of a game for four")
    print(f"  active table         {found['active'] / 1000:8.1f} kB")
    print(f"  idle table           {found['idle'] / 1000:8.1f} kB   (process {found['whole'] / 1e6:.0f} MB)")


def compare(build: str, tables: int, seconds: float, rounds: int) -> None:
    """Another build and this one take turns: on a noisy machine only figures of the same minute can be compared."""
    ratios: dict[str, list[float]] = {"moves/s": [], "CPU a move": []}
    for number in range(rounds):
        found = {}
        for which in ("", build) if number % 2 else (build, ""):
            with tempfile.TemporaryDirectory() as scratch:
                port = free_port()
                with served(port, Path(scratch), build=which) as process:
                    got = asyncio.run(load(f"http://127.0.0.1:{port}", tables, seconds, process.pid))
            found[which] = {"moves/s": got["moves"], "CPU a move": 1000 * got["server cpu"] / got["moves"]}
        was, now = found[build], found[""]
        for what, kept in ratios.items():
            kept.append(now[what] / was[what])
        print(
            f"  round {number + 1}: {was['moves/s']:5.0f} -> {now['moves/s']:5.0f} moves/s,"
            f" {was['CPU a move']:.3f} -> {now['CPU a move']:.3f} ms of CPU a move",
            flush=True,
        )
    for what, kept in ratios.items():
        print(f"  {what}: x{statistics.median(kept):.2f} (median of the rounds)")


def report(tables: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        raw = {rows: raw_commits(folder, rows) for rows in (1, 10, 50)}
        port = free_port()
        with served(port, folder / "data") as process:
            print(f"{tables * SEATS} clients on {tables} tables, {seconds:.0f} s")
            found = asyncio.run(load(f"http://127.0.0.1:{port}", tables, seconds, process.pid))
    print(f"  durable moves/s      {found['moves']:8.0f}")
    print(f"  acknowledged, p50    {found['p50']:8.1f} ms")
    print(f"  acknowledged, p99    {found['p99']:8.1f} ms   (longest {found['most']:.0f} ms)")
    print(f"  games finished       {found['games']:8.0f}")
    print(f"  processor            {found['server cpu']:8.2f} cores, clients {found['client cpu']:.2f}")
    print(f"  CPU a move           {1000 * found['server cpu'] / found['moves']:8.3f} ms")
    print("raw group commit of this disk, rows/s")
    for rows, rate in raw.items():
        print(f"  {rows:3d} rows a commit    {rate:8.0f}   (server: {found['moves'] / rate:.2f} of it)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--idle", type=int, default=5000, help="tables for the memory figures")
    parser.add_argument("--kill", type=int, default=0, help="only this many kill rounds")
    parser.add_argument("--bots", action="store_true", help="only how quickly bots answer")
    parser.add_argument("--memory", action="store_true", help="only the memory figures")
    parser.add_argument("--against", default="", help="only this build against another: its site-packages")
    parser.add_argument("--rounds", type=int, default=5, help="of --against")
    parser.add_argument("--serve", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--drowsy", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--usual", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--data", type=Path, default=None, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        quick = Times(bot_delay=0.0, bot_next=0.0)
        drowsy = Times(sleep=2.0, tick=1.0)
        run_server(chosen.serve, chosen.data, Times() if chosen.usual else drowsy if chosen.drowsy else quick)
    elif chosen.kill:
        print(f"kill -9 under load, {chosen.kill} rounds")
        print(f"  {kill_rounds(chosen.kill)} acknowledged moves, none lost")
    elif chosen.against:
        print(f"{chosen.tables * SEATS} clients, another build -> this one")
        compare(chosen.against, chosen.tables, chosen.seconds, chosen.rounds)
    elif chosen.bots:
        print("whole turns of bots, three of a level at a table")
        report_bots()
    elif chosen.memory:
        report_memory(chosen.idle)
    else:
        report(chosen.tables, chosen.seconds)
        # In a process of its own: nothing of the load is counted.
        subprocess.run(
            [sys.executable, "-m", "benchmarks.server", "--memory", "--idle", str(chosen.idle)], check=True
        )


if __name__ == "__main__":
    main()
