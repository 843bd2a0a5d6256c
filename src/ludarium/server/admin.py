"""What whoever runs the server does with its database, while it runs or not: look it over, copy it, put a copy back.

Reading and copying need no leave of the server: SQLite lets others read beside it. What changes something is an order
(`order.py`).
"""

from __future__ import annotations

import contextlib
import getpass
import json
import os
import re
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from ludarium.server import start
from ludarium.server.library import Library
from ludarium.server.migration import VERSION, migrate
from ludarium.server.refusal import Refusal
from ludarium.server.row import Line, ReplayError, Row, decode_action, decode_row, rebuilt
from ludarium.server.start import StartError
from ludarium.server.storage.database import FILE, KEYS, AlreadyServedError, decode_keys, only_one

BACKUPS = "backups"  # in the data folder, where nothing else is said
COPY = re.compile(r"ludarium-\d{4}-\d\d-\d\d-\d{6}-\d{6}\.db")
DONE = "done"
DAY = 86_400.0  # seconds
MONTH = 30 * DAY
AT_ONCE = 200  # tables
MOST_COMPLAINTS = 20  # of SQLite about its file


Ordered = Literal["no-such-table", "no-such-guest", "not-running", "table-damaged", "failed"]
Obstacle = Literal["no-database", "no-copy", "running", "older", "no-answer", "no-such-report", Ordered]
Fault = Literal["file", "row", "game", "line", "replay", "scores"]


class AdminError(RuntimeError):
    """Why something cannot be done: a code with arguments."""

    def __init__(self, reason: Obstacle, **arguments: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = arguments


@dataclass(frozen=True)
class Finding:
    """Something wrong: with the file as a whole, or with one table."""

    kind: Fault
    table: str = ""
    number: int = 0  # of the line in the table's journal
    detail: str = ""


@dataclass
class Examined:
    tables: int = 0
    lines: int = 0
    outdated: int = 0  # tables of rules no longer known, which are not replayed
    findings: list[Finding] = field(default_factory=list)


def database(folder: Path) -> Path:
    file = folder / FILE
    if not file.exists():
        raise AdminError("no-database", file=str(file))
    return file


# Looking it over


def examine(
    folder: Path, library: Library | None = None, tell: Callable[[int, int], None] = lambda done, of: None
) -> Examined:
    """Everything that is wrong with a database; raises StartError where it is none. `tell`: how far it has come."""
    file, library, found = database(folder), library or Library(), Examined()
    start.check_file(file, look=False)
    try:
        with contextlib.closing(sqlite3.connect(file)) as db:
            complaints = [line for (line,) in db.execute(f"PRAGMA integrity_check({MOST_COMPLAINTS})")]
            found.findings += [Finding("file", detail=text) for text in complaints if text != "ok"]
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
            for table, data in _tables(db):
                found.tables += 1
                tell(found.tables, tables)
                found.findings += _wrong(db, table, data, library, found)
    except sqlite3.DatabaseError as error:
        found.findings.append(Finding("file", detail=str(error)))
    return found


def _tables(db: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """Some at a time: as long as somebody reads on, what a server writes meanwhile piles up beside the database."""
    last = ""
    sql = "SELECT id, data FROM tables WHERE id > ? ORDER BY id LIMIT ?"
    while some := db.execute(sql, (last, AT_ONCE)).fetchall():
        yield from some
        last = some[-1][0]


def _wrong(
    db: sqlite3.Connection, table: str, data: str, library: Library, found: Examined
) -> Iterator[Finding]:
    row = _row(data)
    if row is None:
        yield Finding("row", table)
    lines: list[Line] = []
    readable = True
    sql = "SELECT number, at, data FROM journal WHERE table_id = ? ORDER BY number"
    for number, at, text in db.execute(sql, (table,)):
        found.lines += 1
        try:
            lines.append(Line(table=table, number=number, at=at, action=decode_action(text)))
        except (msgspec.MsgspecError, TypeError):
            readable = False
            yield Finding("line", table, number)
    if row is None or not readable:
        return
    if row.game not in library.games:
        yield Finding("game", table, detail=row.game)
        return
    if not library.games[row.game].knows(row.rules):
        found.outdated += 1
        return
    try:
        journal = rebuilt(library.setup(row.game, len(row.seats), row.chosen, row.rules), row, lines)
    except ReplayError as error:
        yield Finding("replay", table, error.number)
    except Refusal:  # of its options
        yield Finding("row", table)
    else:
        if row.scores is not None and (journal is None or journal.state.scores() != row.scores):
            yield Finding("scores", table)


def _row(data: str) -> Row | None:
    try:
        return decode_row(data)
    except (msgspec.MsgspecError, TypeError):
        return None


# Copies


def backup(folder: Path, to: Path | None = None, keep: int = 0) -> tuple[Path, list[Path]]:
    """A copy as of this moment, for its owner only, opened and checked; then only the newest `keep` stay (0: all).

    Gives the copy, and those that were removed.
    """
    file, place = database(folder), to or folder / BACKUPS
    start.check_file(file, look=False)
    try:
        place.mkdir(parents=True, exist_ok=True, mode=0o700)
        made = place / f"ludarium-{_stamp()}.db"
        _copy(file, made)
        old = sorted(each for each in place.iterdir() if COPY.fullmatch(each.name))[:-keep] if keep else []
        for each in old:
            each.unlink()
    except OSError as error:
        raise AdminError("no-copy", place=str(place), why=(error.strerror or str(error)).lower()) from None
    return made, old


def restore(folder: Path, copy: Path) -> Path | None:
    """Put a copy in the database's place; gives where the former one lies now. No server may run meanwhile."""
    if not copy.is_file():
        raise AdminError("no-database", file=str(copy))
    start.check_file(copy)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        guard = only_one(folder)
    except AlreadyServedError:
        raise AdminError("running", folder=str(folder)) from None
    except OSError:
        raise StartError("folder", folder=str(folder)) from None
    file = folder / FILE
    try:
        fresh = file.with_name(f"{FILE}.new")
        fresh.unlink(missing_ok=True)
        _copy(copy, fresh)
        with contextlib.closing(sqlite3.connect(fresh, isolation_level=None)) as db:
            migrate(db)
            note(db, "restore", {"file": str(copy)}, done=True)
        _hand_over(fresh, folder)
        aside = _put_aside(file)
        fresh.replace(file)
        _settle(folder)
    except OSError as error:
        raise AdminError("no-copy", place=str(folder), why=(error.strerror or str(error)).lower()) from None
    finally:
        if guard is not None:
            guard.close()
    return aside


def _hand_over(file: Path, folder: Path) -> None:
    """To whom the folder belongs: whoever has all rights may put the copy there, but does not serve."""
    if os.name == "posix" and os.geteuid() == 0:
        owner = folder.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def _put_aside(file: Path) -> Path | None:
    """With what SQLite keeps beside it, by whose names it finds it again."""
    aside = file.with_name(f"ludarium-before-{_stamp()}.db")
    for ending in ("-wal", "-shm", ""):
        beside = file.with_name(file.name + ending)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + ending))
    return aside if aside.exists() else None


def _copy(file: Path, to: Path) -> None:
    """Under another name until it is whole and checked. The one step copies it as of one moment, whoever writes."""
    scratch = to.with_name(f"{to.name}.part")
    os.close(os.open(scratch, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
    scratch.chmod(0o600)  # also one that was left lying there
    try:
        with (
            contextlib.closing(sqlite3.connect(file)) as db,
            contextlib.closing(sqlite3.connect(scratch)) as into,
        ):
            db.backup(into)
            into.execute("PRAGMA journal_mode = DELETE")  # one file is all of it
        start.check_file(scratch)
        with scratch.open("rb") as written:
            os.fsync(written.fileno())
        scratch.rename(to)
        _settle(to.parent)
    except sqlite3.Error as error:
        raise AdminError("no-copy", place=str(to.parent), why=str(error)) from None
    finally:
        scratch.unlink(missing_ok=True)


def _settle(folder: Path) -> None:
    """Names reach the disk, too."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        os.fsync(opened)
        os.close(opened)


def _stamp() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S-%f")


# Who did what


def note(db: sqlite3.Connection, command: str, arguments: Mapping[str, str], *, done: bool = False) -> int:
    """An order that waits, or something that is done already; gives its number."""
    sql = "INSERT INTO orders (at, who, command, arguments, done, result) VALUES (?, ?, ?, ?, ?, ?)"
    now, text = time.time(), json.dumps(dict(arguments))
    over = (now, DONE) if done else (None, "")
    written = db.execute(sql, (now, operator_name(), command, text, *over))
    assert written.lastrowid is not None
    return written.lastrowid


def operator_name() -> str:
    """As the system calls them."""
    try:
        return os.environ.get("SUDO_USER") or getpass.getuser()
    except (KeyError, OSError):  # nobody of this number has a name
        return str(os.getuid())


# Figures


@contextlib.contextmanager
def reading(folder: Path) -> Iterator[sqlite3.Connection]:
    file = database(folder)
    start.check_file(file, look=False)
    with contextlib.closing(sqlite3.connect(file)) as db:
        if db.execute("PRAGMA user_version").fetchone()[0] < VERSION:
            raise AdminError("older", file=str(file))
        yield db


@dataclass(frozen=True)
class Stats:
    size: int  # bytes
    guests: int
    lately: int  # guests who were here in the last thirty days
    banned: int
    tables: dict[str, int]  # by status
    lines: int  # of all journals
    day: int  # and those of the last 24 hours
    waiting: int  # orders
    reports: int  # that are not closed
    key: float  # when the newest was made; 0 for the first


def stats(folder: Path) -> Stats:
    now = time.time()
    with reading(folder) as db:

        def count(sql: str, *parameters: float) -> int:
            return int(db.execute(f"SELECT count(*) FROM {sql}", parameters).fetchone()[0])

        (keys,) = db.execute("SELECT value FROM settings WHERE name = ?", (KEYS,)).fetchone()
        return Stats(
            size=sum(path.stat().st_size for path in folder.glob(f"{FILE}*")),
            guests=count("guests"),
            lately=count("(SELECT DISTINCT guest FROM devices WHERE guest != '' AND seen > ?)", now - MONTH),
            banned=count("bans"),
            tables=dict(db.execute("SELECT status, count(*) FROM tables GROUP BY status ORDER BY status")),
            lines=count("journal"),
            day=count("journal WHERE at > ?", now - DAY),
            waiting=count("orders WHERE done IS NULL"),
            reports=count("reports WHERE closed IS NULL"),
            key=decode_keys(keys)[0].made,
        )


class User(NamedTuple):
    id: str
    name: str
    made: float
    seen: float  # 0 where no device is known
    tables: int
    banned: bool


def users(folder: Path, like: str = "", most: int = 50) -> list[User]:
    """Those whose name has this in it, or whose id it is; the last seen first."""
    sql = (
        "SELECT id, name, created, coalesce((SELECT max(seen) FROM devices WHERE guest = id), 0) AS seen,"
        " (SELECT count(*) FROM sitters WHERE guest = id), id IN (SELECT guest FROM bans) FROM guests"
        " WHERE ?1 = '' OR id = ?1 OR instr(lower(name), lower(?1)) ORDER BY seen DESC, created DESC LIMIT ?2"
    )
    with reading(folder) as db:
        found = db.execute(sql, (like, most)).fetchall()
    return [
        User(guest, name, made, seen, tables, bool(out)) for guest, name, made, seen, tables, out in found
    ]
