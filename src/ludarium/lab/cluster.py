"""Games over the workers of a Dask cluster: the extra `lab`.

The scheduler gives the tasks of a lost worker to another one; seeds make the result the same. What Dask does not see
is whether a worker has the same engine: every answer carries the hash of its own, and a foreign one is refused.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from logging import ERROR
from typing import TYPE_CHECKING, Any, TypeVar

from ludarium.bots.levels import UnknownBot
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
    with connect(address) as client:
        from distributed import KilledWorker, as_completed
        from distributed.client import FutureCancelledError

        waiting = as_completed()
        doing: dict[Any, Job] = {}
        known = set(client.nthreads())  # `connect` has asked them

        def give() -> None:
            """As much as keeps all workers busy; those that have joined are asked first who they are."""
            threads: dict[str, int] = client.nthreads()
            refuse_others(_engines(client, sorted(threads.keys() - known)))
            known.update(threads)
            most = max(1, sum(threads.values())) * AHEAD
            while len(doing) < most and (job := jobs.next()) is not None:
                task = client.submit(do, work, tables[job.table], job.start, job.stop, pure=False, retries=0)
                doing[task] = job
                waiting.add(task)

        give()
        try:
            for task in waiting:
                job = doing.pop(task)
                try:
                    engine, found, seconds = task.result()
                except KilledWorker as error:
                    raise WorkerLostError(f"games {job.start} to {job.stop - 1}: {error}") from None
                except FutureCancelledError:
                    raise ClusterError(f"the scheduler at {address!r} is gone") from None
                except ClusterError:
                    raise
                except Exception as error:
                    raise WorkFailedError(f"{type(error).__name__}: {error}") from error
                refuse_others({"a worker that joined later": engine})
                jobs.took(job, seconds)
                give()
                yield Batch(job, found)
        finally:
            client.cancel(list(doing))


def do(work: Work[Subject, Found], table: Subject, start: int, stop: int) -> tuple[str, Found, float]:
    """What a worker does: the work, with its engine and the time it took."""
    began = time.perf_counter()
    try:
        found = work(table, start, stop)
    except UnknownBot as error:
        missing = str(error)
    else:
        return engine_hash(), found, time.perf_counter() - began
    # Out here, so that Dask need not send the compiled error along, which it cannot.
    raise ClusterError(f"a worker says: {missing}; a bot of your own must be installed everywhere")


def connect(address: str) -> Client:
    """The cluster's scheduler, with at least one worker, all of them with this engine."""
    try:
        from distributed import Client
    except ImportError:
        raise ClusterError(MISSING) from None
    try:
        with ThreadPoolExecutor(1) as apart:  # a notebook has a loop of its own under way
            apart.submit(asyncio.run, _greet(address)).result()
        client = Client(address, timeout=PATIENCE)
    except (OSError, TimeoutError, ValueError) as error:
        raise ClusterError(
            f"no Dask scheduler answers at {address!r} ({str(error) or 'something else does'}); `ludarium cluster "
            "local 2` starts one to try"
        ) from None
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
        refuse_others(_engines(client, None))
    except TimeoutError:
        client.close()
        raise ClusterError(
            f"the scheduler at {address!r} has no worker; start some: dask worker {address}"
        ) from None
    except BaseException:
        client.close()
        raise
    return client


async def _greet(address: str) -> None:
    """Raises where no scheduler answers. Dask's client waits for ever for the answer of something else."""
    from distributed.comm import connect
    from distributed.security import Security

    settings = Security().get_connection_args("client")
    line = await asyncio.wait_for(connect(address, timeout=PATIENCE, **settings), PATIENCE)
    line.abort()


def _engines(client: Client, workers: list[str] | None) -> dict[str, str]:
    """Of these workers, or of all; one that is lost meanwhile has none."""
    if workers == []:
        return {}
    told = client.run(engine_hash, workers=workers, on_error="return")
    for worker, engine in told.items():
        if isinstance(engine, Exception) and not isinstance(engine, OSError):
            raise ClusterError(
                f"{worker} cannot say which engine it has ({engine}): install the same wheel of ludarium "
                "everywhere, then start the workers again"
            )
    return {worker: engine for worker, engine in told.items() if isinstance(engine, str)}


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
