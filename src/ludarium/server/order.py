"""What whoever runs the server orders: the table `orders` is the queue, and afterwards the log of who did what.

Whoever holds the data folder carries an order out: the running server, which looks at the queue every second, or the
command itself where none runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import sqlite3
import time
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple, get_args

from ludarium.server.admin import DAY, DONE, AdminError, Obstacle, database, note
from ludarium.server.ban import network_in
from ludarium.server.config import Config
from ludarium.server.context import Context
from ludarium.server.identity import Key
from ludarium.server.lesson import LessonTable
from ludarium.server.live import Live
from ludarium.server.refusal import Refusal
from ludarium.server.row import encode
from ludarium.server.seating import copy_of
from ludarium.server.start import StartError, check_file
from ludarium.server.storage.database import KEYS, AlreadyServedError, Storage, connect, save_setting
from ludarium.server.storage.guest import guest_of
from ludarium.server.storage.writer import Statement, StorageError
from ludarium.server.tables import Tables

Command = Literal["rotate-key", "close-table", "ban", "unban"]
PATIENCE = 30.0  # seconds for the server to carry an order out
LOOKS = 0.1  # between two looks whether it has
log = logging.getLogger("ludarium.server")


class Order(NamedTuple):
    id: int
    command: str
    arguments: str  # as JSON; nobody says that what stands there can be read


class Orders:
    """Carries them out. `live`: the connections, where there are any."""

    def __init__(self, tables: Tables, live: Live | None = None) -> None:
        self.tables = tables
        self.context = tables.context
        self.live = live

    async def load(self) -> None:
        self.context.bans.add(await self.context.storage.read(_banned))

    async def watch(self) -> None:
        """For ever."""
        while True:
            with contextlib.suppress(StorageError):  # a full disk: it is tried again
                await self.carry_out()
            await asyncio.sleep(self.context.config.times.orders)

    async def carry_out(self) -> None:
        for order in await self.context.storage.read(_waiting):
            try:
                await self._obey(order)
                log.info("order %d carried out: %s %s", order.id, order.command, order.arguments)
            except StorageError:
                raise
            except Refusal as refusal:
                await self._write(_over(order, refusal.reason))
            except Exception:
                log.exception("order %d: %s", order.id, order.command)
                await self._write(_over(order, "failed"))

    async def _obey(self, order: Order) -> None:
        match order.command, json.loads(order.arguments):
            case "rotate-key", {"give_up": days}:
                await self._rotate(order, float(days) if days else None)
            case "close-table", {"table": table}:
                await self._close(order, table)
            case "ban", {"guest": guest}:
                await self._ban(order, guest)
            case "unban", {"guest": guest}:
                if guest not in self.context.bans:
                    raise Refusal("no-such-guest", 404)
                kept = network_in(guest) or guest
                await self._write(("DELETE FROM bans WHERE guest = ?", (kept,)), _over(order))
                self.context.bans.lift(guest)
            case _:
                raise Refusal("failed")

    async def _write(self, *statements: Statement) -> None:
        await self.context.storage.write(statements=statements)

    async def _rotate(self, order: Order, give_up: float | None) -> None:
        """Cookies of older keys stay good, and are written anew when they come; those of keys that were replaced so
        many days ago do not. Given up or not, a key is kept: deals of earlier days are drawn from it."""
        signer, now = self.context.signer, time.time()
        keys = [Key(made=now, secret=secrets.token_bytes(32)), *signer.keys]
        if give_up is not None:
            replaced = [(older, newer.made) for newer, older in pairwise(keys)]
            keys[1:] = [
                Key(key.made, key.secret, key.accepted and now - since < give_up * DAY)
                for key, since in replaced
            ]
        await self._write(save_setting(KEYS, encode(keys)), _over(order))
        signer.keys = keys

    async def _close(self, order: Order, table_id: str) -> None:
        table = await self.tables.find(table_id)
        if isinstance(table, LessonTable):
            raise Refusal("no-such-table", 404)
        async with table.alone():
            if table.row.status == "finished" or table.row.barred:
                raise Refusal("not-running", 409)
            row = copy_of(table.row)
            row.status, row.barred = "closed", True
            await table.commit(row=row, statements=[_over(order)])
            table.put_away()
            if table.connections:
                await table.awake()
                table.announce()
                for side in table.observers.sides():
                    side.notice("table-barred")

    async def _ban(self, order: Order, who: str) -> None:
        """A guest, or a network."""
        network = network_in(who)
        if network is None and await self.context.storage.read(lambda db: guest_of(db, who)) is None:
            raise Refusal("no-such-guest", 404)
        await self._write(
            ("INSERT OR IGNORE INTO bans VALUES (?, ?)", (network or who, time.time())), _over(order)
        )
        self.context.bans.add([who])
        if self.live is not None:
            self.live.turn_out(who)
            self.live.keep_out(self.context.bans)


def _over(order: Order, result: str = DONE) -> Statement:
    return "UPDATE orders SET done = ?, result = ? WHERE id = ?", (time.time(), result, order.id)


def _waiting(db: sqlite3.Connection) -> list[Order]:
    sql = "SELECT id, command, arguments FROM orders WHERE done IS NULL ORDER BY id"
    return [Order(*found) for found in db.execute(sql)]


def _banned(db: sqlite3.Connection) -> set[str]:
    return {guest for (guest,) in db.execute("SELECT guest FROM bans")}


# Giving them


def give(folder: Path, command: Command, arguments: Mapping[str, str], patience: float = PATIENCE) -> None:
    """Returns when it is carried out; raises AdminError where it is not."""
    file = database(folder)
    check_file(file, look=False)
    try:
        try:
            result = asyncio.run(_here(folder, command, arguments))
        except AlreadyServedError:
            result = _by_server(file, command, arguments, patience)
    except OSError:
        raise StartError("folder", folder=str(folder)) from None
    except (sqlite3.Error, StorageError):
        result = "failed"
    if result != DONE:
        reason: Obstacle = next((each for each in get_args(Obstacle) if each == result), "failed")
        raise AdminError(reason, **arguments)


async def _here(folder: Path, command: Command, arguments: Mapping[str, str]) -> str:
    storage = Storage(folder)
    orders = Orders(Tables(Context.of(Config(data=folder), storage)))
    try:
        await orders.load()
        with contextlib.closing(connect(storage.path)) as db:
            number = note(db, command, arguments)
            await orders.carry_out()
            return _result(db, number) or "failed"
    finally:
        await storage.close()


def _by_server(file: Path, command: Command, arguments: Mapping[str, str], patience: float) -> str:
    until = time.monotonic() + patience
    with contextlib.closing(connect(file)) as db:
        number = note(db, command, arguments)
        while time.monotonic() < until:
            if result := _result(db, number):
                return result
            time.sleep(LOOKS)
    raise AdminError("no-answer", seconds=str(round(patience)))


def _result(db: sqlite3.Connection, number: int) -> str:
    """Nothing while it waits."""
    return str(db.execute("SELECT result FROM orders WHERE id = ?", (number,)).fetchone()[0])
