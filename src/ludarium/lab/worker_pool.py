"""Many games over several processes. What comes out does not depend on how the games were divided."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, NamedTuple, TypeVar

from ludarium.lab.match import Outcome, Table

Found = TypeVar("Found")
Work = Callable[[Table, int, int], Found]

AIM_SECONDS = 0.2  # a batch should take about this long: quick enough for a smooth progress bar
LARGEST_BATCH = 2_000


class WorkerLostError(RuntimeError):
    """A worker process ended before its games did."""


class Job(NamedTuple):
    """Some consecutive games of one table."""

    table: int
    start: int
    stop: int


class Batch(NamedTuple, Generic[Found]):
    """A job done."""

    job: Job
    found: Found


def play_tables(tables: Sequence[Table], games: int, workers: int) -> Iterator[Batch[list[Outcome]]]:
    """Play `games` games at every table."""
    return work_through(tables, games, workers, Table.play)


def work_through(
    tables: Sequence[Table], games: int, workers: int, work: Work[Found]
) -> Iterator[Batch[Found]]:
    """Do `work` over `games` games of every table. Batches come as they are done, in any order.

    `work` gets a table, its first game and the one after its last; it is a function of a module, so that workers
    find it. Closing the iterator, or an exception while waiting for it, ends the workers at once.
    """
    jobs = _Jobs(len(tables), games)
    if workers == 1:
        while (job := jobs.next()) is not None:
            began = time.perf_counter()
            batch = Batch(job, work(tables[job.table], job.start, job.stop))
            jobs.took(job, time.perf_counter() - began)
            yield batch
    else:
        yield from _over_processes(tables, jobs, workers, work)


class _Jobs:
    """Cuts the games into batches whose size follows the time the last ones took."""

    def __init__(self, tables: int, games: int) -> None:
        self.tables = tables
        self.games = games
        self.table = 0
        self.start = 0
        self.size = 1

    def next(self) -> Job | None:
        if self.table == self.tables:
            return None
        stop = min(self.games, self.start + self.size)
        job = Job(self.table, self.start, stop)
        self.start = stop
        if stop == self.games:
            self.table += 1
            self.start = 0
        return job

    def took(self, job: Job, seconds: float) -> None:
        each = seconds / (job.stop - job.start)
        fitting = int(AIM_SECONDS / each) if each > 0 else LARGEST_BATCH
        self.size = max(1, min(fitting, self.size * 4, LARGEST_BATCH))


def _over_processes(
    tables: Sequence[Table], jobs: _Jobs, workers: int, work: Work[Found]
) -> Iterator[Batch[Found]]:
    # Spawned, not forked: the progress bar runs in a thread, and a fork would copy its locks.
    context = multiprocessing.get_context("spawn")
    crew: dict[Connection, BaseProcess] = {}
    try:
        for _ in range(workers):
            job = jobs.next()
            if job is None:
                break
            ours, theirs = context.Pipe()
            worker: BaseProcess = context.Process(
                target=_work, args=(theirs, tuple(tables), work), daemon=True
            )
            worker.start()
            theirs.close()
            crew[ours] = worker
            ours.send(job)
        while crew:
            for ready in wait(list(crew)):
                assert isinstance(ready, Connection)
                try:
                    batch, seconds = ready.recv()
                except EOFError:
                    raise WorkerLostError("a worker process ended before its games did") from None
                jobs.took(batch.job, seconds)
                job = jobs.next()
                ready.send(job)
                if job is None:
                    crew.pop(ready).join()
                    ready.close()
                yield batch
    finally:
        for worker in crew.values():
            worker.terminate()


def _work(line: Connection, tables: tuple[Table, ...], work: Work[Found]) -> None:
    """A worker's life: jobs in, batches out, until there is none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who counts
    while (job := line.recv()) is not None:
        began = time.perf_counter()
        found = work(tables[job.table], job.start, job.stop)
        line.send((Batch(job, found), time.perf_counter() - began))
