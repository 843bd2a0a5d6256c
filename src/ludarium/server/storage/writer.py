"""The one writer: a thread with group commit.

What is asked to be written while a commit is under way goes into the next one, so that many tables share the
cost of reaching the disk. A write is done when its future is: then it has survived a power cut.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ludarium.server.metrics import COMMIT_SECONDS, COMMIT_SIZE, FSYNC_SECONDS, WRITE_FAILURES
from ludarium.server.refusal import Refusal
from ludarium.server.row import Line, text_of

Statement = tuple[str, tuple[Any, ...]]
Then = Callable[[Exception | None], None]  # called in the event loop with what went wrong, or nothing

MOST_JOBS = 512  # in one commit, or a few more
MOST_LINES = 100  # in one statement: every statement makes the writer queue for the interpreter again
_LINE = "(?, ?, ?, ?, ?, ?)"
log = logging.getLogger("ludarium.server")


class StorageError(Refusal):
    """Something could not be written, or read; nobody was told anything."""

    def __init__(self) -> None:
        super().__init__("not-stored", 503)


class Chain:
    """Writes that build on each other: once one of them fails, those after it are refused."""

    broken = False


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """For whoever still waits."""
    if not done.done():
        done.set_result(None) if error is None else done.set_exception(error)


class _Job:
    def __init__(
        self,
        lines: Sequence[Line],
        statements: Sequence[Statement],
        chain: Chain,
        then: Then,
    ) -> None:
        self.chain = chain
        self.lines = [
            (line.table, line.number, line.at, line.user, line.client, text_of(line.action)) for line in lines
        ]
        self.statements = statements
        self.then = then


class Writer:
    """Begin within a running event loop; `close` writes what is waiting."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.commits = 0
        self._connect = connect
        self._loop = asyncio.get_running_loop()
        self.waiting = 0  # writes that are not on the disk yet
        self._gathered: list[_Job] = []  # in this turn of the event loop: the thread is woken once for all
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    def submit(
        self, lines: Sequence[Line], statements: Sequence[Statement], chain: Chain
    ) -> asyncio.Future[None]:
        """Writes reach the disk in the order they were submitted."""
        done: asyncio.Future[None] = self._loop.create_future()
        self.put(lines, statements, chain, partial(settle, done))
        return done

    def put(self, lines: Sequence[Line], statements: Sequence[Statement], chain: Chain, then: Then) -> None:
        """The same where nobody waits: what follows is done in the turn of the loop that hears of the commit."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Job(lines, statements, chain, then))
        self.waiting += 1

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _write_all(self) -> None:
        db = self._connect()
        ending = False
        while not ending:
            batch: list[_Job] = []
            while True:
                jobs = self._jobs.get()
                ending = jobs is None
                batch += jobs or ()
                if ending or len(batch) >= MOST_JOBS or self._jobs.empty():
                    break
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
            self.waiting -= len(batch)
            for job in batch:
                try:
                    job.then(None if error is None else StorageError())
                except Exception:  # one table's: the others hear of theirs
                    log.exception("after a write")

        try:
            self._loop.call_soon_threadsafe(tell)
        except RuntimeError:  # the loop is closed: nobody waits any more
            pass
