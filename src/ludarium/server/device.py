"""A guest's devices, and the links that bring the guest to another one.

Every cookie names a device; one that is revoked is nobody's any more, wherever it is kept. A link says who it is for
before it does anything, works once, for a short time, and is kept as a hash: nobody reads it out of the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Sequence

from ludarium.server import schema
from ludarium.server.identity import Who, new_id
from ludarium.server.refusal import Refusal
from ludarium.server.storage.database import Storage
from ludarium.server.storage.writer import Statement, StorageError

LINK_SECONDS = 900.0
MOST_LINKS = 5  # of one guest: the oldest makes room
MOST_DEVICES = 50  # listed, the last used first
NOTED_AGAIN = 600.0  # seconds until "last used" is written anew
KEPT_NOTES = 10_000

# In this order: most browsers name others that they are not.
BROWSERS = (
    ("Edge", "Edg"),
    ("Opera", "OPR/|Opera"),
    ("Samsung Internet", "SamsungBrowser"),
    ("Firefox", "Firefox|FxiOS"),
    ("Chrome", "Chrome|CriOS|Chromium"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac", "Macintosh|Mac OS X"),
    ("ChromeOS", "CrOS"),
    ("Linux", "Linux|X11"),
)


def described(agent: str) -> tuple[str, str]:
    """Browser and system out of a User-Agent, by their proper names; nothing where it says nothing."""
    return _first(BROWSERS, agent[:500]), _first(SYSTEMS, agent[:500])


def _first(names: Sequence[tuple[str, str]], agent: str) -> str:
    return next((name for name, pattern in names if re.search(pattern, agent)), "")


class Devices:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._revoked: set[str] = set()
        self._noted: OrderedDict[str, float] = OrderedDict()
        self._using = asyncio.Lock()

    async def load(self) -> None:
        self._revoked = await self.storage.read(_revoked_ids)

    def is_revoked(self, device: str) -> bool:
        return device in self._revoked

    async def note(self, who: Who, agent: str) -> None:
        """That it is used; written now and then."""
        now = time.monotonic()
        if now - self._noted.get(who.device, -NOTED_AGAIN) < NOTED_AGAIN:
            return
        with contextlib.suppress(StorageError):  # a full disk is no reason to know nobody
            await self.storage.write(statements=[_save_device(who, agent, time.time())])
            self._noted[who.device] = now
        while len(self._noted) > KEPT_NOTES:
            self._noted.popitem(last=False)

    async def listed(self, who: Who) -> schema.Devices:
        devices = await self.storage.read(lambda db: _devices_of(db, who))
        links = await self.storage.read(lambda db: _links_of(db, who.guest, time.time()))
        return schema.Devices(devices=devices, links=links)

    async def revoke(self, guest: str, devices: Sequence[str]) -> list[str]:
        """Those of them that are the guest's own."""
        own = await self.storage.read(lambda db: _ids_of(db, guest))
        gone = [device for device in devices if device in own]
        await self.storage.write(
            statements=[
                statement
                for device in gone
                for statement in (
                    ("UPDATE devices SET revoked = 1 WHERE id = ?", (device,)),
                    ("DELETE FROM channels WHERE device = ?", (device,)),  # it is called no more
                )
            ]
        )
        self._forget(gone)
        return gone

    async def of(self, guest: str) -> list[str]:
        return await self.storage.read(lambda db: _ids_of(db, guest))

    async def forget(self, guest: str) -> list[str]:
        """The guest is forgotten: the cookies are no longer good for anybody, and nobody knows whose they were."""
        gone = await self.of(guest)
        await self.storage.write(
            statements=[
                (
                    "UPDATE devices SET guest = '', browser = '', system = '', made = 0, seen = 0, revoked = 1"
                    " WHERE guest = ?",
                    (guest,),
                ),
                ("DELETE FROM links WHERE guest = ?", (guest,)),
            ]
        )
        self._forget(gone)
        return gone

    def _forget(self, gone: Sequence[str]) -> None:
        self._revoked.update(gone)
        for device in gone:
            self._noted.pop(device, None)

    # Links

    async def make_link(self, guest: str) -> tuple[str, float]:
        token, now = new_id() + new_id(), time.time()
        until = now + LINK_SECONDS
        await self.storage.write(
            statements=[
                ("DELETE FROM links WHERE until < ?", (now,)),
                (
                    "DELETE FROM links WHERE guest = ? AND hash NOT IN"
                    " (SELECT hash FROM links WHERE guest = ? ORDER BY made DESC LIMIT ?)",
                    (guest, guest, MOST_LINKS - 1),
                ),
                ("INSERT INTO links VALUES (?, ?, ?, ?)", (hashed(token), guest, now, until)),
            ]
        )
        return token, until

    async def link(self, token: str) -> tuple[str, float]:
        """Whose it is, and until when it works."""
        found = await self.storage.read(lambda db: _link_of(db, hashed(token), time.time()))
        if found is None:
            raise Refusal("link-gone", 404)
        return found

    async def use_link(self, token: str) -> str:
        """The guest whose it is: once."""
        async with self._using:
            guest, _ = await self.link(token)
            await self.storage.write(statements=[("DELETE FROM links WHERE hash = ?", (hashed(token),))])
        return guest

    async def drop_link(self, guest: str, name: str) -> None:
        sql = "DELETE FROM links WHERE guest = ? AND substr(hash, 1, ?) = ?"
        await self.storage.write(statements=[(sql, (guest, NAME_LENGTH, name))])


NAME_LENGTH = 16  # characters of the hash by which a link is listed


def hashed(token: str) -> str:
    """As a token is kept: nobody reads it out of the database."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def _save_device(who: Who, agent: str, now: float) -> Statement:
    sql = (
        "INSERT INTO devices (id, guest, browser, system, made, seen) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id)"
        " DO UPDATE SET browser = excluded.browser, system = excluded.system, seen = excluded.seen WHERE NOT revoked"
    )
    return sql, (who.device, who.guest, *described(agent), now, now)


def _revoked_ids(db: sqlite3.Connection) -> set[str]:
    return {found[0] for found in db.execute("SELECT id FROM devices WHERE revoked")}


def _ids_of(db: sqlite3.Connection, guest: str) -> list[str]:
    return [found[0] for found in db.execute("SELECT id FROM devices WHERE guest = ?", (guest,))]


def _devices_of(db: sqlite3.Connection, who: Who) -> list[schema.Device]:
    sql = (
        "SELECT id, browser, system, made, seen FROM devices WHERE guest = ? AND NOT revoked"
        " ORDER BY id != ?, seen DESC LIMIT ?"
    )
    return [
        schema.Device(
            id=found, browser=browser, system=system, made=made, seen=seen, here=found == who.device
        )
        for found, browser, system, made, seen in db.execute(sql, (who.guest, who.device, MOST_DEVICES))
    ]


def _links_of(db: sqlite3.Connection, guest: str, now: float) -> list[schema.OpenLink]:
    sql = "SELECT hash, made, until FROM links WHERE guest = ? AND until >= ? ORDER BY made"
    return [
        schema.OpenLink(id=found[:NAME_LENGTH], made=made, until=until)
        for found, made, until in db.execute(sql, (guest, now))
    ]


def _link_of(db: sqlite3.Connection, found: str, now: float) -> tuple[str, float] | None:
    sql = "SELECT guest, until FROM links WHERE hash = ? AND until >= ?"
    link: tuple[str, float] | None = db.execute(sql, (found, now)).fetchone()
    return link
