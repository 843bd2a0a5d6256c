"""Simulated games in files: whole after a kill, read by others, played again."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ludarium.core import record
from ludarium.games import all_games, find_game
from ludarium.lab.archive import KINDS, Archive, ArchiveError, Part
from ludarium.lab.match import Table
from ludarium.lab.verification import verify

pytest.importorskip("pyarrow")
TABLE = Table("artificium", ("random", "novice"), (("rounds", "1"),), 5)


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Archive:
    made = Archive.begin(tmp_path_factory.mktemp("archive") / "games", TABLE, KINDS)
    assert sum(part.stop - part.start for part in made.fill(9, workers=1)) == 9
    return made


def test_games_are_those_of_the_table(archive: Archive) -> None:
    found = [outcome for part in archive.parts() for outcome in archive.outcomes(part)]
    assert found == TABLE.play(0, 9)
    assert archive.missing(9) == []
    assert archive.missing(12) == [Part(9, 12)]


def test_others_can_read_it(archive: Archive) -> None:
    polars = pytest.importorskip("polars")
    games = polars.scan_parquet(archive.folder / "games" / "*.parquet").collect().sort("game")
    assert games["game"].to_list() == list(range(9))
    assert games["bots"].to_list()[:2] == [["random", "novice"], ["novice", "random"]]
    decisions = polars.scan_parquet(archive.folder / "decisions" / "*.parquet").collect()
    assert len(decisions) == games["decisions"].sum()
    assert decisions["legal"].min() >= 2
    verbs = find_game("artificium").verbs
    assert all(verbs.write(verbs.parse(text)) == text for text in decisions["move"].unique())


def test_the_columns_are_as_documented(archive: Archive) -> None:
    from pyarrow import parquet, types

    def said(kind: Any) -> str:
        if types.is_list(kind):
            return f"list of {said(kind.value_type)}"
        return str(kind.value_type if types.is_dictionary(kind) else kind)

    documented: dict[str, dict[str, str]] = {}
    table = ""
    for line in (Path(__file__).parents[2] / "docs" / "data.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 6 and cells[3].split()[-1] in ("int8", "int32", "int64", "string"):
            table = cells[1].split()[0] if cells[1] else table
            documented.setdefault(table, {})[cells[2]] = cells[3]
    for kind in KINDS:
        (schema,) = {parquet.read_schema(path) for path in (archive.folder / kind).glob("*.parquet")}
        assert documented[kind] == {field.name: said(field.type) for field in schema}


def test_every_game_can_be_played_again(archive: Archive) -> None:
    assert sum(checked.games for checked in verify(archive, workers=1)) == 9
    text = record.write(archive.record(7))
    assert "seat 0: novice\nseat 1: random" in text
    journal = record.read(text, find_game)
    assert tuple(journal.state.scores()) == TABLE.play(7, 8)[0].scores
    with pytest.raises(ArchiveError, match="has no game 9"):
        archive.record(9)


def test_what_was_tampered_with_is_found(tmp_path: Path) -> None:
    from pyarrow import parquet

    made = Archive.begin(tmp_path / "games", TABLE, KINDS)
    parts = list(made.fill(30, workers=1))

    def change(kind: str, part: Part, column: str, change: Any) -> None:
        file = made.folder / kind / part.file
        table = parquet.read_table(file)
        place = table.schema.get_field_index(column)
        values = [change(value) for value in table[column].to_pylist()]
        parquet.write_table(table.set_column(place, column, [values]), file)

    change("games", parts[0], "scores", lambda scores: [score + 1 for score in scores])
    change("records", parts[1], "moves", lambda moves: moves[1:])
    change("records", parts[2], "outcomes", lambda outcomes: [*outcomes, 0])
    (made.folder / "games" / parts[3].file).write_bytes(b"PAR1, or so it says")
    faults = [line for checked in verify(made, workers=1) for line in checked.wrong]
    for words in ("instead of", "is not legal", "left over", "cannot be read"):
        assert any(words in line for line in faults), words


@pytest.fixture
def spoilt(tmp_path: Path) -> Archive:
    """One to be spoilt: its last part holds several games."""
    made = Archive.begin(tmp_path / "games", TABLE, KINDS)
    list(made.fill(9, workers=1))
    return made


def test_a_file_of_somebody_else_is_named_with_the_way_out(spoilt: Archive) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    part = spoilt.parts()[-1]
    for kind in ("records", "games"):
        parquet.write_table(pa.table({"game": [1, 2]}), spoilt.folder / kind / part.file)
        (fault,) = [line for checked in verify(spoilt, workers=1) for line in checked.wrong]
        assert re.search(rf"{kind}.part\S+ has no \w+.*: remove .*games.part\S+, and the command", fault)
    with pytest.raises(ArchiveError, match="has no seats, moves, outcomes"):
        spoilt.record(8)
    (spoilt.folder / "games" / part.file).unlink()
    assert sum(again.stop - again.start for again in spoilt.fill(9, workers=1)) == part.stop - part.start
    assert sum(checked.games for checked in verify(spoilt, workers=1)) == 9


def test_a_damaged_record_is_no_traceback(spoilt: Archive) -> None:
    from pyarrow import parquet

    file = spoilt.folder / "records" / spoilt.parts()[-1].file
    table = parquet.read_table(file)
    moves = [game[1:] for game in table["moves"].to_pylist()]
    parquet.write_table(table.set_column(table.schema.get_field_index("moves"), "moves", [moves]), file)
    with pytest.raises(ArchiveError, match=r"game 8 of .* is damaged"):
        spoilt.record(8)


def test_a_damaged_folder_is_no_traceback(spoilt: Archive, tmp_path: Path) -> None:
    manifest = spoilt.folder / "simulation.json"
    told = json.loads(manifest.read_text())
    for change, said in (
        ({"options": None}, "is damaged"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"options": {"rounds": "many"}}, "names what is not known here"),
        ({"rules": "0"}, "rules 0 of artificium, which are not known here"),
    ):
        manifest.write_text(json.dumps({**told, **change}))
        with pytest.raises(ArchiveError, match=said):
            Archive.open(spoilt.folder)
    manifest.write_text(json.dumps(told))
    shutil.rmtree(spoilt.folder / "games")
    with pytest.raises(ArchiveError, match="is missing"):
        Archive.open(spoilt.folder).parts()
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(ArchiveError, match="is no folder"):
        Archive.begin(tmp_path / "letter.txt", TABLE, KINDS)


def test_games_are_played_again_by_the_rules_they_had(tmp_path: Path) -> None:
    """A rule that was mended since is as it was."""
    game = next(game for game in all_games() if game.earlier)
    earlier = min(game.earlier)
    players = ("random",) * game.seats[-1]
    made = Archive.begin(tmp_path / "games", Table(game.id, players), ("games", "records"))
    list(made.fill(1, workers=1))
    manifest = made.folder / "simulation.json"
    manifest.write_text(json.dumps({**json.loads(manifest.read_text()), "rules": earlier}))
    assert Archive.open(made.folder).setup.version == earlier
    with pytest.raises(ArchiveError, match="another simulation"):
        Archive.begin(made.folder, made.table, made.kinds)


def test_another_simulation_or_folder_is_refused(archive: Archive, tmp_path: Path) -> None:
    with pytest.raises(ArchiveError, match="holds another simulation"):
        Archive.begin(archive.folder, Table("artificium", ("random", "novice"), (), 6), KINDS)
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(ArchiveError, match="not empty"):
        Archive.begin(tmp_path, TABLE, KINDS)
    with pytest.raises(ArchiveError, match="holds no simulation"):
        Archive.open(tmp_path)


def test_what_was_chosen_by_lot_is_remembered(tmp_path: Path) -> None:
    """A run goes on, and is checked, with the lots it began with; without them it is another one."""
    table = Table("artificium", ("novice", "novice"), (("rounds", "1"),), 5, ("market",))
    begun = Archive.begin(tmp_path / "games", table, ("games",))
    assert [part.stop for part in begun.fill(2, workers=1)][-1] == 2
    assert Archive.begin(begun.folder, table, ("games",)) == begun
    assert sum(checked.games for checked in verify(Archive.open(begun.folder), workers=1)) == 2
    with pytest.raises(ArchiveError, match="by lot"):
        Archive.begin(begun.folder, Table("artificium", table.bots, table.chosen, 5), ("games",))


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    command = [sys.executable, "-m", "ludarium.cli", "simulate", "artificium", "--players", "random,random"]
    command += ["--data", str(folder), "--games"]
    process = subprocess.Popen([*command, "100000000"], stdout=subprocess.DEVNULL)
    for _ in range(600):
        if (folder / "games").is_dir() and len(list((folder / "games").glob("*.parquet"))) >= 3:
            break
        time.sleep(0.1)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    kept = Archive.open(folder)
    last = kept.parts()[-1].stop
    (folder / "games" / f"{Part(last, last + 9).file}.writing").write_bytes(b"half")
    subprocess.run([*command, str(last + 9)], check=True, stdout=subprocess.DEVNULL)
    assert kept.missing(last + 9) == []
    assert [outcome for part in kept.parts()[-3:] for outcome in kept.outcomes(part)][-9:] == kept.table.play(
        last, last + 9
    )
