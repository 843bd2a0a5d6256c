"""Games over the workers of a Dask cluster: the extra `lab`.

The scheduler gives the tasks of a lost worker to another one; seeds make the result the same. What Dask does not see
is whether a worker has the same engine: every answer carries the hash of its own, and a foreign one is refused.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from logging import ERROR
from typing import TYPE_CHECKING, Any, TypeVar

from ludarium.lab.engine import engine_hash
from ludarium.lab.error import LabError
from ludarium.lab.worker_pool import Batch, Job, Jobs, Subject, Work, WorkerLostError, WorkFailedError

if TYPE_CHECKING:
    from distributed import Client

Found = TypeVar("Found")

AIM_SECONDS = 3.0  # a task costs some 4 ms of the scheduler's time
LARGEST_BATCH = 50_000
AHEAD = 2  # tasks that wait at each thread of a worker, so that none is idle
MISSING = "a cluster needs Dask: pip install 'ludarium[lab]'"
PATIENCE = 10  # seconds to find the scheduler, and a first worker


class ClusterError(LabError):
    """The cluster cannot be used; the message says why, and what to do."""


def over_cluster(
    address: str, tables: Sequence[Subject], jobs: Jobs, work: Work[Subject, Found]
) -> Iterator[Batch[Found]]:
    """Batches as they are done, in any order."""
    from distributed import KilledWorker, as_completed

    with connect(address) as client:
        waiting = as_completed()
        doing: dict[Any, Job] = {}

        def give(most: int) -> None:
            while len(doing) < most and (job := jobs.next()) is not None:
                task = client.submit(do, work, tables[job.table], job.start, job.stop, pure=False, retries=0)
                doing[task] = job
                waiting.add(task)

        give(_threads(client) * AHEAD)
        try:
            for task in waiting:
                job = doing.pop(task)
                try:
                    engine, found, seconds = task.result()
                except KilledWorker as error:
                    raise WorkerLostError(f"games {job.start} to {job.stop - 1}: {error}") from None
                except Exception as error:
                    raise WorkFailedError(f"{type(error).__name__}: {error}") from error
                refuse_others({"a worker that joined later": engine})
                jobs.took(job, seconds)
                give(max(1, _threads(client)) * AHEAD)
                yield Batch(job, found)
        finally:
            client.cancel(list(doing))


def do(work: Work[Subject, Found], table: Subject, start: int, stop: int) -> tuple[str, Found, float]:
    """What a worker does: the work, with its engine and the time it took."""
    began = time.perf_counter()
    found = work(table, start, stop)
    return engine_hash(), found, time.perf_counter() - began


def connect(address: str) -> Client:
    """The cluster's scheduler, with at least one worker, all of them with this engine."""
    try:
        from distributed import Client
    except ImportError:
        raise ClusterError(MISSING) from None
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, TimeoutError, ValueError) as error:
        raise ClusterError(
            f"no Dask scheduler answers at {address!r} ({error}); `ludarium cluster local 2` starts one to try"
        ) from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
        refuse_others(client.run(engine_hash))
    except TimeoutError:
        client.close()
        raise ClusterError(
            f"the scheduler at {address!r} has no worker; start some: dask worker {address}"
        ) from None
    except BaseException:
        client.close()
        raise
    return client


@contextmanager
def local(workers: int, port: int = 0) -> Iterator[str]:
    """A cluster of so many processes on this machine; gives its address."""
    try:
        from distributed import LocalCluster
    except ImportError:
        raise ClusterError(MISSING) from None
    settings = {
        "n_workers": workers,
        "threads_per_worker": 1,
        "scheduler_port": port,
        "dashboard_address": None,
    }
    with LocalCluster(host="127.0.0.1", silence_logs=ERROR, **settings) as cluster:
        yield str(cluster.scheduler_address)


def refuse_others(engines: dict[str, str]) -> None:
    """Every worker must have the engine of this process."""
    for worker, engine in engines.items():
        if engine != engine_hash():
            raise ClusterError(
                f"{worker} has another engine ({engine}) than this process ({engine_hash()}): install the same "
                "wheel of ludarium everywhere, then start the workers again"
            )


def _threads(client: Client) -> int:
    return sum(client.nthreads().values())
