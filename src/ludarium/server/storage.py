"""The database: SQLite, one writer thread with group commit, one reader thread.

What is asked to be written while a commit is under way goes into the next one, so that many tables share the
cost of reaching the disk. A write is done when its future is: then it has survived a power cut.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from ludarium.server.identity import Key
from ludarium.server.metrics import COMMIT_SECONDS, COMMIT_SIZE, FSYNC_SECONDS, WRITE_FAILURES
from ludarium.server.migration import migrate
from ludarium.server.refusal import Refusal
from ludarium.server.row import Line, Row, decode_action, decode_row, encode

T = TypeVar("T")
Statement = tuple[str, tuple[Any, ...]]

FILE = "ludarium.db"
KEYS = "keys"  # a setting: the keys that sign cookies, newest first
STEADY = "steady"  # a setting: what `clock.Steady` keeps
MOST_JOBS = 512  # in one commit
MOST_LINES = 100  # in one statement: every statement makes the writer queue for the interpreter again
_LINE = "(?, ?, ?, ?, ?, ?)"
decode_keys = msgspec.json.Decoder(list[Key]).decode
log = logging.getLogger("ludarium.server")


class AlreadyServedError(RuntimeError):
    """Another server uses this data folder."""


class StorageError(Refusal):
    """Something could not be written, or read; nobody was told anything."""

    def __init__(self) -> None:
        super().__init__("not-stored", 503)


class Chain:
    """Writes that build on each other: once one of them fails, those after it are refused."""

    broken = False


class _Job:
    def __init__(
        self,
        lines: Sequence[Line],
        statements: Sequence[Statement],
        chain: Chain,
        done: asyncio.Future[None],
    ) -> None:
        self.chain = chain
        self.lines = [
            (line.table, line.number, line.at, line.user, line.client, _text(line.action)) for line in lines
        ]
        self.statements = statements
        self.done = done


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
        self.commits = 0
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._reading: sqlite3.Connection | None = None

    def setting(self, name: str) -> bytes | None:
        """As it was when the database was opened."""
        return self._settings.get(name)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        if self._guard is not None:
            self._guard.close()

    # Writing

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    async def write(self, lines: Sequence[Line] = (), statements: Sequence[Statement] = ()) -> None:
        """Returns when everything is on the disk; raises StorageError when nothing of it is."""
        await self.submit(lines, statements, Chain())

    def submit(
        self, lines: Sequence[Line], statements: Sequence[Statement], chain: Chain
    ) -> asyncio.Future[None]:
        """The same without waiting. Writes reach the disk in the order they were submitted."""
        job = _Job(lines, statements, chain, self._loop.create_future())
        self._jobs.put(job)
        return job.done

    def _write_all(self) -> None:
        db = connect(self.path)
        ending = False
        while not ending:
            batch: list[_Job] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    ending = True
                    break
                batch.append(job)
                if len(batch) == MOST_JOBS or self._jobs.empty():
                    break
                job = self._jobs.get()
            if batch:
                self._write_batch(db, batch)
        db.close()

    def _write_batch(self, db: sqlite3.Connection, batch: list[_Job]) -> None:
        if not any(job.chain.broken for job in batch) and self._commit(db, batch) is None:
            self._tell(batch, None)
            return
        for job in batch:  # let the innocent through
            error = StorageError() if job.chain.broken else self._commit(db, [job])
            job.chain.broken = error is not None
            self._tell([job], error)

    def _commit(self, db: sqlite3.Connection, batch: list[_Job]) -> Exception | None:
        began = time.perf_counter()
        try:
            db.execute("BEGIN IMMEDIATE")
            lines = [line for job in batch for line in job.lines]
            for start in range(0, len(lines), MOST_LINES):
                some = lines[start : start + MOST_LINES]
                values = [value for line in some for value in line]
                db.execute(f"INSERT INTO journal VALUES {', '.join([_LINE] * len(some))}", values)
            for job in batch:
                for sql, parameters in job.statements:
                    db.execute(sql, parameters)
            filled = time.perf_counter()
            db.execute("COMMIT")
        except sqlite3.Error as error:
            WRITE_FAILURES.inc()
            log.error("could not write: %s", error)
            if db.in_transaction:
                db.execute("ROLLBACK")
            return error
        done = time.perf_counter()
        COMMIT_SECONDS.observe(done - began)
        FSYNC_SECONDS.observe(done - filled)
        COMMIT_SIZE.observe(len(batch))
        self.commits += 1
        return None

    def _tell(self, batch: list[_Job], error: Exception | None) -> None:
        def tell() -> None:
            for job in batch:
                if job.done.done():
                    continue
                if error is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(StorageError())

        try:
            self._loop.call_soon_threadsafe(tell)
        except RuntimeError:  # the loop is closed: nobody waits any more
            pass

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


# Statements and questions


def _text(kept: object) -> str:
    return encode(kept).decode()  # text: the database can look into it, and so can people


def save_row(row: Row) -> Statement:
    return (
        "INSERT INTO tables (id, status, public, creator, changed, daily, data) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public,"
        " creator = excluded.creator, changed = excluded.changed, data = excluded.data",
        (
            *(row.id, row.status, row.public, row.creator, row.changed),
            *(f"{row.game} {row.daily}" if row.daily else "", _text(row)),
        ),
    )


def save_setting(name: str, value: bytes) -> Statement:
    return "INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, value)


def seat_guest(guest: str, table: str) -> Statement:
    return "INSERT OR IGNORE INTO sitters VALUES (?, ?)", (guest, table)


def unseat_guest(guest: str, table: str) -> Statement:
    return "DELETE FROM sitters WHERE guest = ? AND table_id = ?", (guest, table)


def save_guest(guest: str, name: str, language: str | None) -> Statement:
    return (
        "INSERT INTO guests VALUES (?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language",
        (guest, name, language, time.time()),
    )


def forget_guest(guest: str) -> list[Statement]:
    """Names, seats, solved puzzles and everything said; the moves stay, as nobody's."""
    return [
        ("UPDATE journal SET data = '{}' WHERE guest = ? AND NOT json_valid(data)", (guest,)),
        ("DELETE FROM journal WHERE guest = ? AND json_extract(data, '$.kind') = 'said'", (guest,)),
        ("UPDATE journal SET guest = NULL, client = NULL WHERE guest = ?", (guest,)),
        ("DELETE FROM sitters WHERE guest = ?", (guest,)),
        ("DELETE FROM puzzles WHERE guest = ?", (guest,)),
        ("DELETE FROM lessons WHERE guest = ?", (guest,)),
        ("UPDATE orders SET arguments = '{}' WHERE instr(arguments, ?)", (guest,)),
        ("DELETE FROM companions WHERE guest = ?", (guest,)),
        ("DELETE FROM cards WHERE guest = ?", (guest,)),
        ("DELETE FROM guests WHERE id = ?", (guest,)),
    ]


def blot_out(table: str, guest: str, name: str) -> Statement:
    """Whoever it was, in a row that cannot be read."""
    sql = (
        "UPDATE tables SET data = replace(replace(data, ?, ''), ?, '\"\"'),"
        " creator = iif(creator = ?, '', creator) WHERE id = ?"
    )
    return sql, (guest, _text(name), guest, table)


def row_of(db: sqlite3.Connection, table: str) -> Row | None:
    found = db.execute("SELECT data FROM tables WHERE id = ?", (table,)).fetchone()
    return decode_row(found[0]) if found else None


def journal_of(db: sqlite3.Connection, table: str) -> list[Line]:
    found = db.execute(
        "SELECT number, at, guest, client, data FROM journal WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall()
    return [
        Line(table=table, number=number, at=at, action=decode_action(data), user=guest, client=client)
        for number, at, guest, client, data in found
    ]


def ids_by_status(db: sqlite3.Connection, status: str, before: float = 1e18, most: int = 1000) -> list[str]:
    sql = "SELECT id FROM tables WHERE status = ? AND changed < ? ORDER BY changed DESC LIMIT ?"
    return [found[0] for found in db.execute(sql, (status, before, most))]


def quiet_ids(db: sqlite3.Connection, status: str, since: float) -> list[str]:
    """Tables of this status about which nothing was written since then."""
    sql = (
        "SELECT id FROM tables WHERE status = ? AND changed < ?"
        " AND coalesce((SELECT max(at) FROM journal WHERE table_id = id), 0) < ? LIMIT 1000"
    )
    return [found[0] for found in db.execute(sql, (status, since, since))]


def public_ids(db: sqlite3.Connection, most: int = 100) -> list[str]:
    sql = (
        "SELECT id FROM tables WHERE status IN ('open', 'running') AND public = 1"
        " ORDER BY changed DESC LIMIT ?"
    )
    return [found[0] for found in db.execute(sql, (most,))]


def ids_of_guest(db: sqlite3.Connection, guest: str, most: int = 200) -> list[str]:
    sql = "SELECT id FROM tables JOIN sitters ON table_id = id WHERE guest = ? ORDER BY changed DESC LIMIT ?"
    return [found[0] for found in db.execute(sql, (guest, most))]


def all_ids_of_guest(db: sqlite3.Connection, guest: str) -> list[str]:
    """Tables that the guest made or has a seat at, or had one, or where the guest did something."""
    sql = (
        "SELECT table_id FROM sitters WHERE guest = ?1 UNION SELECT id FROM tables WHERE creator = ?1"
        " UNION SELECT table_id FROM journal WHERE guest = ?1"
    )
    return [found[0] for found in db.execute(sql, (guest,))]


def resigned_seats(db: sqlite3.Connection, guest: str) -> dict[str, set[int]]:
    """By table: the seats that the guest gave up. Whose they were stands in the journal alone."""
    sql = (
        "SELECT table_id, json_extract(data, '$.seat') FROM journal"
        " WHERE guest = ? AND iif(json_valid(data), json_extract(data, '$.kind'), '') = 'gave-up'"
    )
    found: dict[str, set[int]] = {}
    for table, seat in db.execute(sql, (guest,)):
        found.setdefault(table, set()).add(seat)
    return found


def finished_by(db: sqlite3.Connection, guest: str) -> dict[str, int]:
    """How many of which game the guest has played to their end."""
    sql = (
        "SELECT json_extract(data, '$.game'), count(DISTINCT tables.id)"
        " FROM tables JOIN sitters ON table_id = tables.id,"
        " json_each(iif(json_valid(data), data, '{}'), '$.seats') AS seat WHERE guest = ? AND status = 'finished'"
        " AND json_extract(seat.value, '$.user') = guest"
        " AND coalesce(json_extract(seat.value, '$.resigned'), 0) = 0 GROUP BY 1 ORDER BY 1"
    )
    return dict(db.execute(sql, (guest,)).fetchall())


def count_made_by(db: sqlite3.Connection, guest: str) -> int:
    sql = "SELECT count(*) FROM tables WHERE creator = ? AND status IN ('open', 'running')"
    return int(db.execute(sql, (guest,)).fetchone()[0])


def start_deal(row: Row) -> Statement:
    """A daily deal is begun when it is first seen, and once."""
    return "INSERT OR IGNORE INTO starts VALUES (?, ?, ?, ?)", (row.game, row.daily, row.creator, row.id)


def hand_starts_on(guest: str, successor: str, date: str) -> list[Statement]:
    """What was begun on this day is begun; nothing else goes over."""
    return [
        ("UPDATE starts SET guest = ?, table_id = '' WHERE guest = ? AND date = ?", (successor, guest, date)),
        ("DELETE FROM starts WHERE guest = ?", (guest,)),
        (
            "UPDATE puzzles SET guest = ?, took = NULL, tries = 0, shown = 1 WHERE guest = ? AND date = ?",
            (successor, guest, date),
        ),
    ]


def daily_rows(db: sqlite3.Connection, game: str, date: str) -> list[tuple[Row, int]]:
    """The finished first tries, each with how many entries its journal has."""
    sql = (
        "SELECT data, (SELECT count(*) FROM journal WHERE journal.table_id = tables.id) FROM tables"
        " JOIN starts ON starts.table_id = tables.id"
        " WHERE starts.game = ? AND starts.date = ? AND status = 'finished'"
    )
    found = []
    for data, entries in db.execute(sql, (game, date)):
        with contextlib.suppress(msgspec.MsgspecError):
            found.append((decode_row(data), int(entries)))
    return found


def guest_of(db: sqlite3.Connection, guest: str) -> tuple[str, str | None] | None:
    found = db.execute("SELECT name, language FROM guests WHERE id = ?", (guest,)).fetchone()
    return (str(found[0]), found[1]) if found else None


# Puzzles


class Place(NamedTuple):
    """Which puzzle of which day, and whose."""

    game: str
    date: str
    kind: str
    guest: str


@dataclass(frozen=True)
class Solving:
    """How far a guest is with a puzzle of the day."""

    begun: float
    took: int | None  # milliseconds, once it is solved
    tries: int
    shown: bool  # a solution was asked for before it was solved

    @property
    def counts(self) -> bool:
        """Can it still be solved for a place?"""
        return self.took is None and not self.shown


_ONE = "game = ? AND date = ? AND kind = ? AND guest = ?"


def begin_puzzle(place: Place, now: float) -> Statement:
    """The clock runs from the first time on."""
    sql = "INSERT OR IGNORE INTO puzzles (game, date, kind, guest, begun) VALUES (?, ?, ?, ?, ?)"
    return sql, (*place, now)


def try_puzzle(place: Place, took: int | None) -> Statement:
    """An attempt, with the time it took if it solves. The first solution counts."""
    sql = f"UPDATE puzzles SET tries = tries + 1, took = ? WHERE {_ONE} AND took IS NULL AND NOT shown"
    return sql, (took, *place)


def give_puzzle_up(place: Place) -> Statement:
    return f"UPDATE puzzles SET shown = 1 WHERE {_ONE} AND took IS NULL", tuple(place)


def solving_of(db: sqlite3.Connection, game: str, date: str, guest: str) -> dict[str, Solving]:
    """By kind."""
    sql = "SELECT kind, begun, took, tries, shown FROM puzzles WHERE game = ? AND date = ? AND guest = ?"
    found = db.execute(sql, (game, date, guest))
    return {kind: Solving(begun, took, tries, bool(shown)) for kind, begun, took, tries, shown in found}


def known_kinds(db: sqlite3.Connection, game: str, guest: str) -> set[str]:
    """The kinds of puzzles the guest has begun one of, on any day."""
    sql = "SELECT DISTINCT kind FROM puzzles WHERE guest = ? AND game = ?"
    return {kind for (kind,) in db.execute(sql, (guest, game))}


def solved_puzzles(db: sqlite3.Connection, game: str, date: str) -> list[tuple[str, str, str, int]]:
    """Who solved what on this day: guest, name, kind, milliseconds."""
    sql = (
        "SELECT guest, name, kind, took FROM puzzles JOIN guests ON guest = id"
        " WHERE game = ? AND date = ? AND took IS NOT NULL"
    )
    return db.execute(sql, (game, date)).fetchall()


def puzzle_days(
    db: sqlite3.Connection, game: str, first: str, last: str, guest: str
) -> dict[str, tuple[int, int]]:
    """By day: how many people solved something, and how many puzzles this guest did."""
    sql = (
        "SELECT date, count(DISTINCT guest), sum(guest = ?) FROM puzzles"
        " WHERE game = ? AND date BETWEEN ? AND ? AND took IS NOT NULL GROUP BY date"
    )
    return {date: (people, own) for date, people, own in db.execute(sql, (guest, game, first, last))}


# Lessons


@dataclass(frozen=True)
class Learning:
    """How far a guest is in a lesson."""

    acts: str  # what was done in each step, as JSON
    step: int
    done: float | None  # when it was first gone through


def keep_lesson(guest: str, game: str, lesson: str, acts: str, step: int, done: float | None) -> Statement:
    sql = (
        "INSERT INTO lessons VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (guest, game, lesson)"
        " DO UPDATE SET acts = excluded.acts, step = excluded.step, done = coalesce(done, excluded.done)"
    )
    return sql, (guest, game, lesson, acts, step, done)


def learned_by(db: sqlite3.Connection, guest: str) -> list[str]:
    """The games of which the guest has gone through a lesson."""
    sql = "SELECT DISTINCT game FROM lessons WHERE guest = ? AND done IS NOT NULL ORDER BY game"
    return [game for (game,) in db.execute(sql, (guest,))]


def lessons_of(db: sqlite3.Connection, guest: str, game: str) -> dict[str, Learning]:
    """By lesson."""
    sql = "SELECT lesson, acts, step, done FROM lessons WHERE guest = ? AND game = ?"
    return {lesson: Learning(acts, step, done) for lesson, acts, step, done in db.execute(sql, (guest, game))}


# Companion


def switch_companion(guest: str, game: str, on: bool) -> Statement:
    return "INSERT OR REPLACE INTO companions VALUES (?, ?, ?)", (guest, game, on)


def see_card(guest: str, game: str, kind: str) -> Statement:
    return "INSERT OR IGNORE INTO cards VALUES (?, ?, ?)", (guest, game, kind)


def companion_of(db: sqlite3.Connection, guest: str, game: str) -> tuple[bool | None, list[str]]:
    """Is it switched on or off, if the guest ever chose; and the kinds of decisions whose card was seen."""
    chosen = db.execute(
        "SELECT chosen FROM companions WHERE guest = ? AND game = ?", (guest, game)
    ).fetchone()
    seen = db.execute("SELECT kind FROM cards WHERE guest = ? AND game = ? ORDER BY kind", (guest, game))
    return None if chosen is None else bool(chosen[0]), [kind for (kind,) in seen]
