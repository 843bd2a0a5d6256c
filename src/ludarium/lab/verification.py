"""Is an archive of games what it says? Every game is played again and compared."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from ludarium.core.game import Setup
from ludarium.core.host import Replayed, ReplayError
from ludarium.core.kernel import legal, play
from ludarium.core.moves import Moves
from ludarium.lab.archive import RECORDS, Archive, ArchiveError, Part
from ludarium.lab.match import Outcome, Table, outcome_of
from ludarium.lab.worker_pool import Job, work_off


class Checked(NamedTuple):
    """One part: how many of its games are as they should be, and what is wrong, one line each."""

    part: Part
    games: int
    wrong: list[str]


def verify(archive: Archive, workers: int, cluster: str = "") -> Iterator[Checked]:
    """Check every part. Where records were kept they are played without bots and seeds, otherwise by the bots."""
    work = partial(check_parts, folder=archive.folder)
    every = Job(0, 0, len(archive.parts()))
    for batch in work_off([archive.table], [every], workers, work, cluster):
        yield from batch.found


def check_parts(table: Table, first: int, last: int, folder: Path) -> list[Checked]:
    """The parts with these numbers, up to `last`."""
    archive = Archive.open(folder)
    return [_check(archive, part) for part in archive.parts()[first:last]]


def _check(archive: Archive, part: Part) -> Checked:
    try:
        told = archive.outcomes(part)
        found = _replayed(archive, part) if RECORDS in archive.kinds else archive.table.play(*part)
    except ArchiveError as error:
        return Checked(part, 0, [str(error)])
    wrong = [
        f"game {game}: {again if isinstance(again, str) else f'{again} instead of {once}'}"
        for game, once, again in zip(range(*part), told, found)
        if again != once
    ]
    return Checked(part, len(told) - len(wrong), wrong)


def _replayed(archive: Archive, part: Part) -> list[Outcome | str]:
    setup = archive.setup
    return [_replay(setup, row["seats"], row["moves"], row["outcomes"]) for row in archive.recorded(part)]


def _replay(setup: Setup, seats: list[int], moves: list[int], chance: list[int]) -> Outcome | str:
    """How the recorded game ends, or why it cannot have been."""
    host, listed = Replayed.of(chance), Moves()
    decisions = 0
    try:
        state = setup.begin(host)
        for number, (seat, move) in enumerate(zip(seats, moves), start=1):
            if not 0 <= seat < state.seats:
                return f"move {number} is of a seat that is not there"
            legal(state, seat, listed)
            if not listed.has(move):
                return f"move {number} is not legal"
            decisions += listed.size > 1
            play(state, seat, move, host)
    except ReplayError as error:
        return str(error)
    if not state.over or not host.exhausted():
        return "the record ends before the game" if not state.over else "outcomes of chance are left over"
    return outcome_of(state, len(moves), decisions)
