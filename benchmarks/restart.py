"""Stop and start under load: what 200 players notice of it.

    python -m benchmarks.restart [--rounds 3] [--tables 50]

Clients play as in `benchmarks.server`, and come back as browsers do. A restart is a SIGINT, the end of the process,
and a new one on the same port and folder: the worst case. SIGUSR2 keeps the port open besides.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from benchmarks.client import Client, Tally, seat_all
from benchmarks.house import free_port, served
from benchmarks.kill import lost_moves

BETWEEN = 4.0  # seconds of play before each stop
FIRST_WAIT = 0.4  # seconds, as web/src/table/link.svelte.ts has it


@dataclass
class Noticed:
    codes: Counter[str] = field(default_factory=Counter)  # with which sockets ended
    unanswered: int = 0  # moves that were on their way: they are made again
    away: list[float] = field(default_factory=list)  # seconds from the end of a socket to the next one


async def play(client: Client, table: str, noticed: Noticed) -> None:
    """Until cancelled."""
    ended: float | None = None
    while True:
        try:
            async with client.open(table) as socket:
                if ended is not None:
                    noticed.away.append(time.perf_counter() - ended)
                    ended = None
                await socket.send('{"type":"hello","changes":true}')
                table = await client._game(socket, table)
                continue
        except ConnectionClosed as closed:
            noticed.codes[str(closed.rcvd.code) if closed.rcvd else "none"] += 1
            last = f"{client.name}.{client.moves}"
            noticed.unanswered += last not in client.tally.acknowledged.get(table, ())
            ended = time.perf_counter()
        except (WebSocketException, OSError, httpx.HTTPError):
            pass  # nobody is there yet
        await asyncio.sleep(FIRST_WAIT * (0.7 + 0.6 * random.random()))


async def restarts(rounds: int, tables: int, data: Path) -> None:
    port, tally, noticed = free_port(), Tally(), Noticed()
    tasks: list[asyncio.Task[None]] = []
    stops: list[float] = []
    for number in range(rounds + 1):
        with contextlib.ExitStack() as running:
            process = await asyncio.to_thread(running.enter_context, served(port, data))
            if not tasks:
                seated = await seat_all(f"http://127.0.0.1:{port}", tables, tally)
                tasks = [asyncio.create_task(play(client, table, noticed)) for client, table in seated]
            await asyncio.sleep(BETWEEN)
            if number == rounds:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            began = time.perf_counter()
            process.send_signal(signal.SIGINT)
            await asyncio.to_thread(process.wait, 60)
            stops.append(time.perf_counter() - began)
    away = sorted(noticed.away)
    lost = lost_moves(data, tally)
    print(f"{len(tasks)} clients on {tables} tables, {rounds} restarts, {tally.acknowledgements()} moves")
    print(f"  acknowledged and lost  {len(lost)}")
    print(f"  sockets ended with     {dict(noticed.codes)}")
    print(f"  moves on their way     {noticed.unanswered}   (made again)")
    print(f"  the server stopped in  {max(stops[:-1]):.2f} s at most")
    print(f"  players were away for  {away[len(away) // 2]:.2f} s, at most {away[-1]:.2f} s")
    if lost:
        raise SystemExit(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=50)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        asyncio.run(restarts(chosen.rounds, chosen.tables, Path(scratch)))


if __name__ == "__main__":
    main()
