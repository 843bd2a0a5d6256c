"""Many games over several processes or machines. What comes out does not depend on how the games were divided.

A worker that is lost (killed, out of memory) costs nothing but time: its games have seeds of their own, so another
one plays them again, the same.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, NamedTuple, TypeVar

from ludarium.lab.error import LabError
from ludarium.lab.match import Outcome, Table

Found = TypeVar("Found")
Subject = TypeVar("Subject")  # what is worked on: a table, most often
Work = Callable[[Subject, int, int], Found]

AIM_SECONDS = 0.2  # a batch should take about this long: quick enough for a smooth progress bar
LARGEST_BATCH = 2_000
MOST_LOSSES = 3  # workers that the same games may cost: then the games are at fault


class WorkerLostError(LabError):
    """The same games ended several worker processes."""


class WorkFailedError(RuntimeError):
    """The work itself raised an error in a worker; the message is its traceback."""


class Job(NamedTuple):
    """Some consecutive games of one table."""

    table: int
    start: int
    stop: int


class Batch(NamedTuple, Generic[Found]):
    """A job done."""

    job: Job
    found: Found


def play_tables(
    tables: Sequence[Table], games: int, workers: int, cluster: str = ""
) -> Iterator[Batch[list[Outcome]]]:
    """Play `games` games at every table."""
    return work_through(tables, games, workers, Table.play, cluster)


def work_through(
    tables: Sequence[Subject], games: int, workers: int, work: Work[Subject, Found], cluster: str = ""
) -> Iterator[Batch[Found]]:
    """Do `work` over `games` games of every table, by so many processes here or by the workers of a Dask cluster.

    `work` gets a table, its first game and the one after its last; it is a function of a module, so that workers
    find it. Batches come as they are done, in any order. Closing the iterator, or an exception while waiting for it,
    ends the workers at once.
    """
    return work_off(tables, [Job(table, 0, games) for table in range(len(tables))], workers, work, cluster)


def work_off(
    tables: Sequence[Subject],
    spans: Iterable[Job],
    workers: int,
    work: Work[Subject, Found],
    cluster: str = "",
    *,
    seconds: float = AIM_SECONDS,
    largest: int = LARGEST_BATCH,
) -> Iterator[Batch[Found]]:
    """The same over just these spans of games, in batches of about so many seconds."""
    if cluster:
        from ludarium.lab.cluster import AIM_SECONDS as LONGER
        from ludarium.lab.cluster import LARGEST_BATCH as LARGER
        from ludarium.lab.cluster import over_cluster

        jobs = Jobs(spans, max(seconds, LONGER), max(largest, LARGER))
        yield from over_cluster(cluster, tables, jobs, work)
        return
    jobs = Jobs(spans, seconds, largest)
    if workers == 1:
        while (job := jobs.next()) is not None:
            began = time.perf_counter()
            batch = Batch(job, work(tables[job.table], job.start, job.stop))
            jobs.took(job, time.perf_counter() - began)
            yield batch
    else:
        yield from _over_processes(tables, jobs, workers, work)


class Jobs:
    """Cuts spans of games into batches whose size follows the time the last ones took."""

    def __init__(self, spans: Iterable[Job], seconds: float, largest: int) -> None:
        self.spans = [span for span in spans if span.start < span.stop]
        self.again: list[Job] = []
        self.losses: Counter[Job] = Counter()
        self.seconds = seconds
        self.largest = largest
        self.size = 1

    def next(self) -> Job | None:
        if self.again:
            return self.again.pop()
        if not self.spans:
            return None
        table, start, end = self.spans[0]
        stop = min(end, start + self.size)
        if stop == end:
            del self.spans[0]
        else:
            self.spans[0] = Job(table, stop, end)
        return Job(table, start, stop)

    def took(self, job: Job, seconds: float) -> None:
        each = seconds / (job.stop - job.start)
        fitting = int(self.seconds / each) if each > 0 else self.largest
        self.size = max(1, min(fitting, self.size * 4, self.largest))

    def lost(self, job: Job) -> None:
        """Its worker is gone: another one shall do it."""
        self.losses[job] += 1
        if self.losses[job] == MOST_LOSSES:
            games = f"{job.start} to {job.stop - 1}"
            raise WorkerLostError(
                f"games {games} of table {job.table + 1} ended {MOST_LOSSES} worker processes"
            )
        self.again.append(job)


class _Worker(NamedTuple):
    process: BaseProcess
    job: Job  # that it is doing


def _over_processes(
    tables: Sequence[Subject], jobs: Jobs, workers: int, work: Work[Subject, Found]
) -> Iterator[Batch[Found]]:
    # Spawned, not forked: the progress bar runs in a thread, and a fork would copy its locks.
    context = multiprocessing.get_context("spawn")
    crew: dict[Connection, _Worker] = {}

    def engage() -> None:
        """Workers for what is to be done, as many as there may be."""
        while len(crew) < workers and (job := jobs.next()) is not None:
            ours, theirs = context.Pipe()
            process: BaseProcess = context.Process(
                target=_work, args=(theirs, tuple(tables), work), daemon=True
            )
            process.start()
            theirs.close()
            crew[ours] = _Worker(process, job)
            ours.send(job)

    try:
        engage()
        while crew:
            for ready in wait(list(crew)):
                assert isinstance(ready, Connection)
                worker = crew.pop(ready)
                try:
                    found, seconds = ready.recv()
                except (EOFError, OSError):
                    ready.close()
                    jobs.lost(worker.job)
                    continue
                if isinstance(found, _Failed):
                    raise WorkFailedError(found.trace)
                jobs.took(worker.job, seconds)
                job = jobs.next()
                try:
                    ready.send(job)
                except OSError:  # it was lost just now, idle
                    if job is not None:
                        jobs.again.append(job)
                    job = None
                if job is None:
                    ready.close()
                else:
                    crew[ready] = worker._replace(job=job)
                yield Batch(worker.job, found)
            engage()
    finally:
        for worker in crew.values():
            worker.process.terminate()


class _Failed(NamedTuple):
    trace: str


def _work(line: Connection, tables: tuple[Subject, ...], work: Work[Subject, Found]) -> None:
    """A worker's life: jobs in, what was found out, until there is none, or nobody at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who counts
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while (job := line.recv()) is not None:
            began = time.perf_counter()
            try:
                found: Found | _Failed = work(tables[job.table], job.start, job.stop)
            except Exception:
                found = _Failed(traceback.format_exc())
            line.send((found, time.perf_counter() - began))
