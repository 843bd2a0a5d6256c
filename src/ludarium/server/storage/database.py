"""The database: SQLite, one writer thread with group commit, one reader thread."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludarium.server.identity import Key
from ludarium.server.migration import migrate
from ludarium.server.row import Line
from ludarium.server.storage.writer import Chain, Statement, StorageError, Then, Writer

T = TypeVar("T")

FILE = "ludarium.db"
KEYS = "keys"  # a setting: the keys that sign cookies, newest first
STEADY = "steady"  # a setting: what `clock.Steady` keeps
decode_keys = msgspec.json.Decoder(list[Key]).decode
log = logging.getLogger("ludarium.server")


class AlreadyServedError(RuntimeError):
    """Another server uses this data folder."""


class Storage:
    """Open within a running event loop; `close` writes what is waiting."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.path = folder / FILE
        self._guard = only_one(folder)
        db = connect(self.path)
        migrate(db)
        self._settings: dict[str, bytes] = dict(db.execute("SELECT name, value FROM settings"))
        self.keys = decode_keys(self._settings[KEYS])
        db.close()
        self.path.chmod(0o600)
        self._loop = asyncio.get_running_loop()
        self.writer = Writer(lambda: connect(self.path))
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._reading: sqlite3.Connection | None = None

    def setting(self, name: str) -> bytes | None:
        """As it was when the database was opened."""
        return self._settings.get(name)

    async def close(self) -> None:
        await self.writer.close()
        self._reader.shutdown()
        if self._guard is not None:
            self._guard.close()

    # Writing

    async def write(self, lines: Sequence[Line] = (), statements: Sequence[Statement] = ()) -> None:
        """Returns when everything is on the disk; raises StorageError when nothing of it is."""
        await self.submit(lines, statements, Chain())

    def submit(
        self, lines: Sequence[Line], statements: Sequence[Statement], chain: Chain
    ) -> asyncio.Future[None]:
        """The same without waiting. Writes reach the disk in the order they were submitted."""
        return self.writer.submit(lines, statements, chain)

    def put(self, lines: Sequence[Line], statements: Sequence[Statement], chain: Chain, then: Then) -> None:
        """The same where nobody waits: `then` is called at once when it is done, or has failed."""
        self.writer.put(lines, statements, chain, then)

    # Reading

    async def read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        return await self._loop.run_in_executor(self._reader, self._read, question)

    def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            if self._reading is None:
                self._reading = connect(self.path)
            return question(self._reading)
        except sqlite3.Error as error:
            log.error("could not read: %s", error)
            raise StorageError from None


def only_one(folder: Path) -> Any:
    """Two servers on one folder would not see each other's moves."""
    try:
        import fcntl
    except ImportError:  # Windows
        return None
    guard = (folder / "lock").open("w")
    try:
        fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        guard.close()
        raise AlreadyServedError(f"another server already uses {folder}") from None
    return guard


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA wal_autocheckpoint = 4000")
    return db


def save_setting(name: str, value: bytes) -> Statement:
    return "INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, value)
