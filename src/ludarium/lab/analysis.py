"""Finished games analysed by many workers, here or on a cluster: one record is one piece of work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from ludarium.coach.analysis import Analyst
from ludarium.coach.report import Report
from ludarium.core.record import read
from ludarium.games import find_game
from ludarium.lab.worker_pool import work_through


class Subject(NamedTuple):
    """A record, how long it may be thought about, and what was found before."""

    record: str
    seconds: float | None
    kept: bytes = b""  # a report as JSON


def analyse(subject: Subject, start: int, stop: int) -> bytes:
    """The whole report as JSON; the first and the last game are those of every work, and there is but one."""
    kept = msgspec.json.decode(subject.kept, type=Report) if subject.kept else None
    analyst = Analyst(read(subject.record, find_game), subject.seconds, kept)
    for _ in analyst.run():
        pass
    return msgspec.json.encode(analyst.report)


def analyse_all(subjects: Sequence[Subject], workers: int, cluster: str = "") -> Iterator[tuple[int, Report]]:
    """Reports as they come, with the place of their subject."""
    for batch in work_through(subjects, 1, workers, analyse, cluster):
        yield batch.job.table, msgspec.json.decode(batch.found, type=Report)
