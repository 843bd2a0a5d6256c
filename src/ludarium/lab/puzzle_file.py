"""The file of a game's puzzles: looked for in game after game, by several workers, and gone on with."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path

import msgspec

from ludarium.coach.report import fingerprint
from ludarium.core.best_move import BestMove, Kept
from ludarium.core.game import Game
from ludarium.core.host import derive
from ludarium.lab.best_move import Finder
from ludarium.lab.error import LabError
from ludarium.lab.match import Table
from ludarium.lab.moment import played
from ludarium.lab.worker_pool import Job, work_off


class PuzzleFileError(LabError):
    """The file cannot be gone on with."""


def examined(table: Table, start: int, stop: int) -> list[list[Kept]]:
    """The puzzles of these games, game by game: what a worker does."""
    finder = Finder(table.setup)
    return [finder.search(played(table, index), derive(table.seed, index, 2)) for index in range(start, stop)]


def read_file(path: Path, game: Game) -> list[Kept]:
    """The puzzles kept so far; raises PuzzleFileError where it is no such file of this game."""
    if not path.exists():
        return []
    found: list[Kept] = []
    for number, line in enumerate(path.read_bytes().splitlines(), start=1):
        try:
            found.append(msgspec.json.decode(line, type=Kept))
        except msgspec.MsgspecError as error:
            raise PuzzleFileError(f"{path}, line {number}: {error}") from None
        if not game.knows(found[-1].version):
            raise PuzzleFileError(f"{path}, line {number}: of other rules than those of {game.name} here")
    return found


def add(path: Path, kept: Sequence[Kept], found: Sequence[Kept]) -> list[Kept]:
    """Those of `found` that are new, numbered on and written at the end of the file."""
    known = {one.view for one in kept}
    number = max((one.number for one in kept), default=0)
    new: list[Kept] = []
    for one in found:
        if one.view not in known:
            number += 1
            known.add(one.view)
            new.append(msgspec.structs.replace(one, number=number))
    with path.open("ab") as file:
        for one in new:
            file.write(msgspec.json.encode(one) + b"\n")
    return new


def find(
    table: Table, path: Path, wanted: int, workers: int = 1, cluster: str = ""
) -> Iterator[tuple[int, int]]:
    """Looks through games until the file has so many puzzles; tells after every batch how many games were looked
    through, and how many puzzles there are. Stopped, it goes on where it was: after the last game that had one."""
    kept = read_file(path, table.setup.game)
    same = [one.source.game for one in kept if _same_games(one, table)]
    begin = after = max(same, default=-1) + 1
    waiting: dict[int, tuple[int, list[list[Kept]]]] = {}
    if len(kept) >= wanted:
        return
    for batch in work_off([table], [Job(0, begin, begin + wanted * 1000)], workers, examined, cluster):
        waiting[batch.job.start] = (batch.job.stop, batch.found)
        while after in waiting:  # in the order of the games, so that going on leaves none out
            after, games = waiting.pop(after)
            kept += add(path, kept, [one for game in games for one in game])
        yield after - begin, len(kept)
        if len(kept) >= wanted:
            return


def judge_again(path: Path, game: Game) -> Generator[int]:
    """Judges every puzzle of the file with the engine of now, and leaves out those that are none any more; tells how
    many were judged. Stopped, it goes on with those that another engine judged."""
    kept = read_file(path, game)
    engine = fingerprint(game)
    finders: dict[tuple[int, str], Finder] = {}
    left: list[Kept] = []
    done = 0
    try:
        for one in kept:
            found: Kept | None = one
            if one.engine != engine:
                puzzle = BestMove(game, one)
                table = (one.seats, str(sorted(one.options.items())))
                finder = finders.get(table) or finders.setdefault(table, Finder(puzzle.setup))
                found = finder.again(puzzle)
            if found is not None:
                left.append(found)
            done += 1
            yield done
    finally:  # what was judged is kept when it is stopped, and so is what was not
        half = path.with_name(f"{path.name}.new")
        half.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in [*left, *kept[done:]]))
        half.replace(path)


def _same_games(one: Kept, table: Table) -> bool:
    return one.source.seed == table.seed and sorted(one.source.bots) == sorted(table.bots)
