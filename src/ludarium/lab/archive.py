"""Simulated games as files of Parquet: a folder that other programs read, and that a killed run goes on with.

A part holds consecutive games and is written whole or not at all; its name says which games. So what is missing is
known from the names alone. docs/data.md has the columns.
"""

from __future__ import annotations

import io
import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from ludarium.core.game import Setup
from ludarium.core.host import Replayed
from ludarium.core.journal import Journal
from ludarium.core.moves import Moves
from ludarium.core.ruleset import SettingError
from ludarium.core.state import State
from ludarium.games import UnknownGameError
from ludarium.lab.engine import engine_hash
from ludarium.lab.error import LabError
from ludarium.lab.match import Note, Outcome, Table
from ludarium.lab.worker_pool import Job, work_off

FORMAT = "ludarium simulation 1"
MANIFEST = "simulation.json"
GAMES, DECISIONS, RECORDS = KINDS = ("games", "decisions", "records")
READ = {  # of each table, the columns that are read again
    GAMES: ("game", "scores", "winners", "moves", "decisions"),
    DECISIONS: ("game", "number"),
    RECORDS: ("game", "seats", "moves", "outcomes"),
}
PART_SECONDS = 5.0
LARGEST_PART = 20_000
_PART = re.compile(r"part-(\d+)-(\d+)\.parquet")


class ArchiveError(LabError):
    """The folder cannot be used; the message says why."""


class Part(NamedTuple):
    """Consecutive games: the first, and the one after the last."""

    start: int
    stop: int

    @property
    def file(self) -> str:
        return f"part-{self.start:09}-{self.stop:09}.parquet"


@dataclass(frozen=True)
class Archive:
    """The folder of one simulation. `kinds` are its tables: games always, decisions and records on request."""

    folder: Path
    table: Table
    kinds: tuple[str, ...]
    engine: str
    rules: str

    @property
    def setup(self) -> Setup:
        """Of the rules that its games were played by."""
        table = self.table
        return table.setup.game.setup(len(table.bots), dict(table.chosen), self.rules)

    @staticmethod
    def open(folder: Path) -> Archive:
        """One that is there."""
        file = folder / MANIFEST
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise ArchiveError(f"{folder} holds no simulation (no {MANIFEST})") from None
        except (OSError, ValueError) as error:
            raise ArchiveError(f"{file} cannot be read: {error}") from None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise ArchiveError(f"{file} is not of the format {FORMAT!r}")
        try:
            chosen = tuple(found["options"].items())
            by_lot = tuple(found.get("at_random", ()))
            table = Table(found["game"], tuple(found["players"]), chosen, found["seed"], by_lot)
            rules = found["rules"]
            known = table.setup.game.knows(rules)
            archive = Archive(folder, table, tuple(found["tables"]), found["engine"], rules)
        except (KeyError, TypeError, AttributeError) as error:
            raise ArchiveError(f"{file} is damaged: {type(error).__name__}: {error}") from None
        except (UnknownGameError, SettingError) as error:
            raise ArchiveError(f"{file} names what is not known here: {error}") from None
        if not known:
            raise ArchiveError(f"{file} is of rules {rules} of {found['game']}, which are not known here")
        return archive

    @staticmethod
    def begin(folder: Path, table: Table, kinds: Sequence[str]) -> Archive:
        """A new one, or the same one again, to go on with."""
        ordered = tuple(kind for kind in KINDS if kind in kinds)
        wanted = Archive(folder, table, ordered, engine_hash(), table.setup.version)
        if (folder / MANIFEST).exists():
            found = Archive.open(folder)
            if found != wanted:
                raise ArchiveError(
                    f"{folder} holds another simulation ({found.described}); this one is {wanted.described}: "
                    "name another folder"
                )
            return found
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            is_not = "is not empty and holds no simulation" if folder.is_dir() else "is no folder"
            raise ArchiveError(f"{folder} {is_not}: name another folder")
        try:
            for kind in wanted.kinds:
                (folder / kind).mkdir(parents=True, exist_ok=True)
            _write(folder / MANIFEST, wanted.manifest().encode())
        except OSError as error:
            raise ArchiveError(f"{folder} cannot be written: {error.strerror}") from None
        return wanted

    @property
    def described(self) -> str:
        table = self.table
        options = " ".join(f"{name}={value}" for name, value in table.chosen)
        words = (
            table.game,
            ",".join(table.bots),
            options,
            " ".join(f"{step} by lot" for step in table.at_random),
            f"seed {table.seed}",
            f"rules {self.rules}",
            "+".join(self.kinds),
            self.engine,
        )
        return " ".join(filter(None, words))

    def manifest(self) -> str:
        table = self.table
        named = {
            "format": FORMAT,
            "game": table.game,
            "rules": self.rules,
            "players": list(table.bots),
            "options": dict(table.chosen),
            "seed": table.seed,
            "at_random": list(table.at_random),
            "tables": list(self.kinds),
            "engine": self.engine,
        }
        return json.dumps(named, indent=1) + "\n"

    def parts(self) -> list[Part]:
        """Whole ones, in order: every table has them, since the games are written last."""
        folder = self.folder / GAMES
        if not folder.is_dir():
            raise ArchiveError(f"{folder} is missing: put it back, or name another folder")
        names = (_PART.fullmatch(path.name) for path in folder.iterdir())
        return sorted(Part(int(name[1]), int(name[2])) for name in names if name)

    def missing(self, games: int) -> list[Part]:
        """What is still to be played of so many games."""
        found, at = [], 0
        for part in self.parts():
            if part.start > at:
                found.append(Part(at, min(part.start, games)))
            at = max(at, part.stop)
        if at < games:
            found.append(Part(at, games))
        return [part for part in found if part.start < part.stop]

    def fill(self, games: int, workers: int, cluster: str = "") -> Iterator[Part]:
        """Play what is missing, and write it; gives each part when it is on the disk."""
        spans = [Job(0, *part) for part in self.missing(games)]
        work = partial(make_part, kinds=self.kinds)
        batches = work_off(
            [self.table], spans, workers, work, cluster, seconds=PART_SECONDS, largest=LARGEST_PART
        )
        for batch in batches:
            part = Part(batch.job.start, batch.job.stop)
            for kind in reversed(self.kinds):  # the games last: who finds them finds the rest
                _write(self.folder / kind / part.file, batch.found[kind])
            yield part

    def rows(self, kind: str, part: Part) -> list[dict[str, Any]]:
        """Of this table and part. A file that cannot be used is named, with the way out."""
        from pyarrow import ArrowException, parquet

        file = self.folder / kind / part.file
        games = self.folder / GAMES / part.file
        way_out = f"remove {games}, and the command that made it plays its games again"
        try:
            found: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
        except (OSError, ArrowException) as error:
            raise ArchiveError(f"{file} cannot be read ({error}): {way_out}") from None
        lacking = [name for name in READ[kind] if found and name not in found[0]]
        if lacking:
            raise ArchiveError(f"{file} has no {', '.join(lacking)}: {way_out}")
        return found

    def outcomes(self, part: Part) -> list[Outcome]:
        """How the games of this part ended."""
        rows = self.rows(GAMES, part)
        if [row["game"] for row in rows] != list(range(*part)):
            raise ArchiveError(
                f"{self.folder / GAMES / part.file} does not hold the games that its name says"
            )
        return [_outcome(row) for row in rows]

    def record(self, game: int) -> Journal:
        """One game as a journal, which `core.record` writes as text."""
        if RECORDS not in self.kinds:
            raise ArchiveError(f"{self.folder} holds no records: simulate with --records")
        for part in self.parts():
            if part.start <= game < part.stop:
                return self._journal(game, self.recorded(part)[game - part.start])
        raise ArchiveError(f"{self.folder} has no game {game}")

    def recorded(self, part: Part) -> list[dict[str, Any]]:
        """The records of this part."""
        rows = self.rows(RECORDS, part)
        if [row["game"] for row in rows] != list(range(*part)):
            raise ArchiveError(
                f"{self.folder / RECORDS / part.file} does not hold the games that its name says"
            )
        return rows

    def _journal(self, game: int, row: Mapping[str, Any]) -> Journal:
        try:
            journal = Journal(self.setup, self.table.seated(game), Replayed.of(row["outcomes"]))
            for seat, move in zip(row["seats"], row["moves"]):
                journal.play(seat, move)
        except ValueError as error:
            raise ArchiveError(f"game {game} of {self.folder} is damaged: {error}") from None
        return journal


def needed() -> None:
    """Refuse at once where Parquet cannot be written."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise ArchiveError("files of Parquet need pyarrow: pip install 'ludarium[lab]'") from None


def make_part(table: Table, start: int, stop: int, kinds: Sequence[str]) -> dict[str, bytes]:
    """The files of some consecutive games, by kind."""
    if tuple(kinds) == (GAMES,):
        outcomes = table.play(start, stop)
        return {GAMES: _games(table, start, outcomes)}
    outcomes, records = [], _Records()
    decisions = _Decisions(table) if DECISIONS in kinds else None
    for game in range(start, stop):
        seats, moves = records.begin(game)
        note = _noting(seats, moves) if decisions is None else decisions.noting(game, seats, moves)
        watched, chance = table.log(game, note)
        records.outcomes.append(chance)
        outcomes.append(watched.outcome)
    made = {GAMES: _games(table, start, outcomes)}
    if decisions is not None:
        made[DECISIONS] = decisions.file()
    if RECORDS in kinds:
        made[RECORDS] = records.file()
    return made


def _noting(seats: list[int], moves: list[int]) -> Note:
    """Keeps every move with its seat, and looks at nothing else."""
    to_seats, to_moves = seats.append, moves.append

    def note(_state: State, seat: int, _legal: Moves, move: int) -> None:
        to_seats(seat)
        to_moves(move)

    return note


def _games(table: Table, start: int, outcomes: Sequence[Outcome]) -> bytes:
    import pyarrow as pa

    name = pa.dictionary(pa.int8(), pa.string())
    return _parquet(
        {
            "game": pa.array(range(start, start + len(outcomes)), pa.int64()),
            "bots": pa.array([table.seated(start + place) for place in range(len(outcomes))], pa.list_(name)),
            "scores": pa.array([outcome.scores for outcome in outcomes], pa.list_(pa.int32())),
            "winners": pa.array([outcome.winners for outcome in outcomes], pa.list_(pa.int8())),
            "moves": pa.array([outcome.moves for outcome in outcomes], pa.int32()),
            "decisions": pa.array([outcome.decisions for outcome in outcomes], pa.int32()),
        }
    )


def _outcome(row: Mapping[str, Any]) -> Outcome:
    return Outcome(tuple(row["scores"]), row["moves"], row["decisions"], tuple(row["winners"]))


class _Decisions:
    """Positions with at least two legal moves, column by column."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.texts: dict[int, str] = {}  # a move is written once
        self.columns: dict[str, list[int | str]] = {
            name: [] for name in ("game", "number", "step", "seat", "legal", "move")
        }

    def noting(self, game: int, seats: list[int], moves: list[int]) -> Note:
        """Keeps every move with its seat, and those that were chosen among several with all their columns."""
        keep = _noting(seats, moves)

        def note(state: State, seat: int, legal: Moves, move: int) -> None:
            keep(state, seat, legal, move)
            if legal.size > 1:
                row: list[int | str] = [game, len(moves), state.step.name, seat, legal.size, self._text(move)]
                for column, value in zip(self.columns.values(), row):
                    column.append(value)

        return note

    def _text(self, move: int) -> str:
        text = self.texts.get(move)
        if text is None:
            text = self.texts[move] = self.table.setup.game.verbs.write(move)
        return text

    def file(self) -> bytes:
        import pyarrow as pa

        word = pa.dictionary(pa.int32(), pa.string())
        types = (pa.int64(), pa.int32(), word, pa.int8(), pa.int32(), word)
        return _parquet(
            {name: pa.array(values, kind) for (name, values), kind in zip(self.columns.items(), types)}
        )


class _Records:
    """Every move with its seat, and every outcome of chance: enough to play the game again without bots or seed."""

    def __init__(self) -> None:
        self.games: list[int] = []
        self.seats: list[list[int]] = []
        self.moves: list[list[int]] = []
        self.outcomes: list[list[int]] = []

    def begin(self, game: int) -> tuple[list[int], list[int]]:
        """Where the seats and the moves of this game go."""
        seats: list[int] = []
        moves: list[int] = []
        self.games.append(game)
        self.seats.append(seats)
        self.moves.append(moves)
        return seats, moves

    def file(self) -> bytes:
        import pyarrow as pa

        return _parquet(
            {
                "game": pa.array(self.games, pa.int64()),
                "seats": pa.array(self.seats, pa.list_(pa.int8())),
                "moves": pa.array(self.moves, pa.list_(pa.int64())),
                "outcomes": pa.array(self.outcomes, pa.list_(pa.int32())),
            }
        )


def _parquet(columns: Mapping[str, Any]) -> bytes:
    import pyarrow as pa
    from pyarrow import parquet

    file = io.BytesIO()
    parquet.write_table(pa.table(dict(columns)), file, compression="zstd")
    return file.getvalue()


def _write(path: Path, content: bytes) -> None:
    """Whole or not at all, even if the machine is switched off: its name is given to what is on the disk."""
    scratch = path.with_name(path.name + ".writing")
    with scratch.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    scratch.replace(path)
