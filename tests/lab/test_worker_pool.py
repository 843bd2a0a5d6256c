"""Games over processes and clusters: a lost worker costs nothing, a fault in the work is told."""

from __future__ import annotations

import os
import signal
import socket
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludarium.lab import cluster
from ludarium.lab.match import Outcome, Table
from ludarium.lab.worker_pool import WorkerLostError, WorkFailedError, work_through

TABLE = Table("artificium", ("random", "random"), seed=3)


def killed_once(table: Table, start: int, stop: int, folder: Path) -> list[Outcome]:
    """The first worker that comes to game 5 is killed there, as the system does when memory is short."""
    if start <= 5 < stop and not (folder / "killed").exists():
        (folder / "killed").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return table.play(start, stop)


def killed_always(table: Table, start: int, stop: int) -> list[Outcome]:
    if start <= 5 < stop:
        os.kill(os.getpid(), signal.SIGKILL)
    return table.play(start, stop)


def failing(table: Table, start: int, stop: int) -> list[Outcome]:
    raise ValueError(f"no game {start}")


def played(work: Any, **more: Any) -> list[Outcome]:
    found: dict[int, Outcome] = {}
    for batch in work_through([TABLE], 12, 2, work, **more):
        for place, outcome in enumerate(batch.found):
            assert batch.job.start + place not in found
            found[batch.job.start + place] = outcome
    return [found[game] for game in range(12)]


def test_a_lost_worker_costs_nothing(tmp_path: Path) -> None:
    assert played(partial(killed_once, folder=tmp_path)) == TABLE.play(0, 12)
    assert (tmp_path / "killed").exists()


def test_games_that_end_every_worker_are_named() -> None:
    with pytest.raises(WorkerLostError, match=r"games \d+ to \d+ of table 1 ended 3 worker"):
        played(killed_always)


def test_a_fault_in_the_work_is_told() -> None:
    with pytest.raises(WorkFailedError, match="ValueError: no game"):
        played(failing)


@pytest.fixture(scope="module")
def address() -> Any:
    distributed = pytest.importorskip("distributed")
    settings = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": ":0"}
    with distributed.LocalCluster(processes=False, **settings) as here:
        yield here.scheduler_address


def test_a_cluster_plays_the_same_games(address: str) -> None:
    assert played(Table.play, cluster=address) == TABLE.play(0, 12)
    with pytest.raises(WorkFailedError, match="no game"):
        played(failing, cluster=address)


def test_another_engine_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "engine_hash", lambda: "compiled-of-another-time")
    with pytest.raises(cluster.ClusterError, match=r"has another engine .*: install the same wheel"):
        cluster.refuse_others({"tcp://elsewhere": "compiled-0123"})


def test_nobody_there(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    with pytest.raises(cluster.ClusterError, match="no Dask scheduler answers"):
        played(Table.play, cluster="tcp://127.0.0.1:9")
    with pytest.raises(cluster.ClusterError, match="no Dask scheduler answers"):
        played(Table.play, cluster="nonsense")
    no_scheduler = socket.create_server(("127.0.0.1", 0))
    with no_scheduler, pytest.raises(cluster.ClusterError, match="no Dask scheduler answers"):
        played(Table.play, cluster=f"tcp://127.0.0.1:{no_scheduler.getsockname()[1]}")


def test_without_dask_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(cluster.ClusterError, match=r"pip install 'ludarium\[lab\]'"):
        played(Table.play, cluster="tcp://127.0.0.1:9")


def test_a_bot_that_a_worker_does_not_have_is_named(address: str) -> None:
    strangers = Table("artificium", ("nowhere.at.all:Bot", "random"))
    with pytest.raises(cluster.ClusterError, match="No module named 'nowhere'; a bot of your own must be"):
        list(work_through([strangers], 2, 2, Table.play, address))


def test_workers_are_asked_who_they_are() -> None:
    """One that is lost meanwhile costs nothing, one that has no engine is refused."""

    class Asked:
        told: dict[str, object] = {"here": "compiled-1", "lost": ConnectionError("closed")}

        def run(self, *_given: object, **_more: object) -> dict[str, object]:
            return self.told

    client: Any = Asked()
    assert cluster._engines(client, None) == {"here": "compiled-1"}
    Asked.told["bare"] = ModuleNotFoundError("No module named 'ludarium'")
    with pytest.raises(cluster.ClusterError, match="bare cannot say which engine it has"):
        cluster._engines(client, None)


@pytest.mark.slow
def test_a_cluster_outlives_its_workers(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    with cluster.local(2) as address:
        assert played(partial(killed_once, folder=tmp_path), cluster=address) == TABLE.play(0, 12)
    assert (tmp_path / "killed").exists()
