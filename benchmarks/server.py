"""`make bench-server`: the table server under load, and its memory.

    python -m benchmarks.server              load and memory
    python -m benchmarks.server --bots       how quickly bots answer
    python -m benchmarks.server --against SITE_PACKAGES    this build and another, by turns

200 clients play whole games of Artificium at random on 50 tables, over real sockets, every move on the disk
before it is acknowledged. Server and clients share the machine. A move's latency is the time until then.
"""

from __future__ import annotations

import argparse
import asyncio
import ctypes
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.client import SEATS, Client, Position, Tally, decode, seat_all
from benchmarks.house import cpu_seconds, free_port, resident, served
from ludarium.bots.levels import LEVELS
from ludarium.server.config import Config, Limits
from ludarium.server.context import Context
from ludarium.server.schema import NewSeat, NewTable
from ludarium.server.storage.database import Storage
from ludarium.server.storage.database import connect as open_database
from ludarium.server.tables import Tables

WARM_UP = 3.0


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
    parser.add_argument("--bots", action="store_true", help="only how quickly bots answer")
    parser.add_argument("--memory", action="store_true", help="only the memory figures")
    parser.add_argument("--against", default="", help="only this build against another: its site-packages")
    parser.add_argument("--rounds", type=int, default=5, help="of --against")
    chosen = parser.parse_args()
    if chosen.against:
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
