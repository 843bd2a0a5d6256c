"""`python -m benchmarks.idle`: how much memory a full house takes while nobody does anything.

10,000 tables, each in the middle of a game for four and every one of them in the server's memory, and 2,000 sockets
that have said Hello, each at a table of its own. What counts is the resident memory of the server once the games
are put away.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection

from benchmarks.client import Client, Tally
from benchmarks.house import free_port, resident, served
from ludarium.server.config import Config, Limits
from ludarium.server.context import Context
from ludarium.server.schema import NewSeat, NewTable
from ludarium.server.storage.database import FILE, Storage, connect
from ludarium.server.tables import Tables

MOVES = 25
GOAL = 400  # MB
AT_ONCE = 50


async def one_game(folder: Path) -> str:
    """A table with a game under way; gives its id."""
    storage = Storage(folder)
    registry = Tables(Context.of(Config(data=folder, limits=Limits()), storage))
    maker = await registry.context.guests.find("maker")
    seats = [NewSeat(kind="me"), *(NewSeat(kind="local") for _ in range(3))]
    table = await registry.make(NewTable(game="artificium", seats=seats), maker)
    rng = random.Random(1)
    for _ in range(MOVES):
        journal = await table.running()
        seat = rng.choice(journal.asked())
        await table.play(journal, seat, [rng.choice(journal.legal(seat))])
    await storage.close()
    return table.row.id


def copies(folder: Path, original: str, many: int) -> list[str]:
    """The same game at so many tables."""
    db = connect(folder / FILE)
    columns = ", ".join(
        name for _, name, *_ in db.execute("PRAGMA table_info(tables)") if name not in ("id", "data")
    )
    ids = [f"idle{number:06d}" for number in range(many)]
    db.execute("BEGIN")
    for each in ids:
        db.execute(
            f"INSERT INTO tables (id, data, {columns}) SELECT ?1, replace(data, id, ?1), {columns}"
            " FROM tables WHERE id = ?2",
            (each, original),
        )
        db.execute(
            "INSERT INTO journal SELECT ?, number, at, guest, client, data FROM journal WHERE table_id = ?",
            (each, original),
        )
    db.execute("COMMIT")
    db.close()
    return ids


async def fill(url: str, tables: list[str], sockets: int, pid: int) -> dict[str, float]:
    """Looks at every table, sits down at some, and waits until the games are asleep."""
    found = {"begun": resident(pid) / 1e6}
    brief = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=1.0)  # the server closes idle connections
    async with httpx.AsyncClient(base_url=url, timeout=120, limits=brief) as http:
        for start in range(0, len(tables), AT_ONCE):
            answers = await asyncio.gather(
                *(http.get(f"/api/tables/{each}") for each in tables[start : start + AT_ONCE])
            )
            assert all(answer.status_code == 200 for answer in answers)
    found["tables"] = resident(pid) / 1e6
    visitor = Client(url, Tally(), 0)
    await visitor.arrive()
    async with contextlib.AsyncExitStack() as stack:

        async def sit(table: str) -> None:
            socket: ClientConnection = await stack.enter_async_context(visitor.open(table))
            await socket.send('{"type":"hello","changes":true}')
            await socket.recv()

        for start in range(0, sockets, AT_ONCE):
            await asyncio.gather(*(sit(each) for each in tables[start : min(start + AT_ONCE, sockets)]))
        found["most"] = resident(pid) / 1e6
        until = time.monotonic() + 25
        while time.monotonic() < until:
            await asyncio.sleep(1)
        found["sockets"] = resident(pid) / 1e6
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--sockets", type=int, default=2_000)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder, port = Path(scratch), free_port()
        tables = copies(folder, asyncio.run(one_game(folder)), chosen.tables)
        with served(port, folder, "--drowsy") as process:
            found = asyncio.run(fill(f"http://127.0.0.1:{port}", tables, chosen.sockets, process.pid))
    each_table = (found["tables"] - found["begun"]) / chosen.tables * 1000
    each_socket = (found["sockets"] - found["tables"]) / chosen.sockets * 1000
    print(f"{chosen.tables} idle tables in memory, {chosen.sockets} idle sockets")
    print(f"  server without them  {found['begun']:8.0f} MB")
    print(f"  with the tables      {found['tables']:8.0f} MB   ({each_table:.1f} kB a table)")
    print(f"  all sockets greeted  {found['most']:8.0f} MB")
    print(f"  games put away       {found['sockets']:8.0f} MB   ({each_socket:.1f} kB a socket; goal {GOAL})")


if __name__ == "__main__":
    main()
