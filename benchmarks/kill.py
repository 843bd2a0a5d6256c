"""The promise about `kill -9`: what was acknowledged is there afterwards.

python -m benchmarks.kill [--rounds 50]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from benchmarks.client import Tally, seat_all
from benchmarks.house import free_port, served
from ludarium.core.entry import Moved
from ludarium.server.row import decode_action
from ludarium.server.storage.database import FILE


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=50)
    chosen = parser.parse_args()
    print(f"kill -9 under load, {chosen.rounds} rounds")
    print(f"  {kill_rounds(chosen.rounds)} acknowledged moves, none lost")


if __name__ == "__main__":
    main()
