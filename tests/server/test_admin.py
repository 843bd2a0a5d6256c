"""What whoever runs a server does with its database: looked over, copied, put back; while it runs or not."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from ludarium.server import admin
from ludarium.server.admin import AdminError, Finding
from ludarium.server.library import Library
from ludarium.server.start import StartError
from ludarium.server.storage import FILE
from tests.server.client import Place
from tests.server.conftest import Serve, Served

LIBRARY = Library(template=True)


def begun(server: Served) -> Place:
    """A game for two on one device, with a move in it."""
    ana = server.guest("Ana")
    place = ana.sit(ana.make("me", "local", game="_template"))
    assert place.play(place.position["legal"][0]["text"])["type"] == "accepted"
    return place


def execute(file: Path, statement: str, *parameters: object) -> None:
    db = sqlite3.connect(file)
    db.execute(statement, parameters)
    db.commit()
    db.close()


def lines_of(file: Path, table: str) -> int:
    db = sqlite3.connect(file)
    found = int(db.execute("SELECT count(*) FROM journal WHERE table_id = ?", (table,)).fetchone()[0])
    db.close()
    return found


SCORES = "UPDATE tables SET data = json_set(data, '$.scores', json('[98, 99]')) WHERE id = ?"
FAULTS: dict[admin.Fault, tuple[str, int]] = {
    "row": ("UPDATE tables SET data = 'x' || data WHERE id = ?", 0),
    "game": ("UPDATE tables SET data = json_set(data, '$.game', 'chess') WHERE id = ?", 0),
    "line": ("UPDATE journal SET data = 'x' || data WHERE number = 1 AND table_id = ?", 1),
    "replay": (
        """UPDATE journal SET data = '{"kind": "undid", "to": 99, "by": 0}' WHERE number = 1 AND table_id = ?""",
        1,
    ),
    "scores": (SCORES, 0),
}


def test_a_check_finds_what_is_wrong_and_with_which_table(serve: Serve) -> None:
    server = serve()
    places = {kind: begun(server).table for kind in [*FAULTS, "well"]}
    folder = server.config.data
    while_it_runs = admin.examine(folder, LIBRARY)
    assert (while_it_runs.findings, while_it_runs.tables) == ([], len(places))
    assert while_it_runs.lines >= 2 * len(places)
    server.stop()
    for kind, (statement, _) in FAULTS.items():
        execute(folder / FILE, statement, places[kind])
    found = admin.examine(folder, LIBRARY).findings
    details: dict[admin.Fault, str] = {"game": "chess"}
    expected = {Finding(kind, places[kind], FAULTS[kind][1], details.get(kind, "")) for kind in FAULTS}
    assert set(found) == expected
    assert len(found) == len(expected)


def test_a_check_finds_damage_of_the_file(tmp_path: Path, serve: Serve) -> None:
    server = serve()
    begun(server)
    file = admin.backup(server.config.data, tmp_path / "copy")[0].rename(tmp_path / "copy" / FILE)
    content = file.read_bytes()
    file.write_bytes(content[: 3 * 4096] + bytes(4096) + content[4 * 4096 :])
    assert {finding.kind for finding in admin.examine(file.parent, LIBRARY).findings} >= {"file"}
    file.write_bytes(b"no database at all, but long enough to be one" * 100)
    with pytest.raises(StartError, match="is damaged"):
        admin.examine(file.parent)
    with pytest.raises(AdminError, match="no-database"):
        admin.examine(tmp_path / "nowhere")


def test_a_backup_of_a_running_server_holds_what_was_acknowledged_and_goes_back(
    serve: Serve, tmp_path: Path
) -> None:
    server = serve()
    place = begun(server)
    folder, to = server.config.data, tmp_path / "kept"
    made, removed = admin.backup(folder, to)
    assert removed == []
    assert [each.name for each in to.iterdir()] == [made.name]  # nothing beside it: it is whole
    assert (made.stat().st_mode & 0o777, to.stat().st_mode & 0o777) == (0o600, 0o700)
    lines = lines_of(made, place.table)
    assert lines == lines_of(folder / FILE, place.table) == 2
    assert place.ask("say", text="later")["type"] == "accepted"
    with pytest.raises(AdminError, match="running"):
        admin.restore(folder, made)
    server.stop()
    aside = admin.restore(folder, made)
    assert aside is not None
    assert (lines_of(aside, place.table), lines_of(folder / FILE, place.table)) == (3, 2)
    assert (folder / FILE).stat().st_mode & 0o777 == 0o600
    assert serve().tables is not None


def test_only_the_newest_backups_stay_and_nothing_else_is_touched(serve: Serve, tmp_path: Path) -> None:
    folder = serve().config.data
    other = tmp_path / "ludarium-of-my-own.db"
    other.touch()
    made = [admin.backup(folder, tmp_path, keep=2)[0] for _ in range(4)]
    assert sorted(each.name for each in tmp_path.glob("*.db")) == sorted(
        [made[2].name, made[3].name, other.name]
    )
    assert admin.backup(folder)[0].parent == folder / admin.BACKUPS


def test_what_is_no_backup_is_not_put_in_place(tmp_path: Path) -> None:
    for content, error in ((b"", "is empty"), (b"a letter, dear Ana" * 100, "is damaged")):
        (tmp_path / "copy.db").write_bytes(content)
        with pytest.raises(StartError, match=error):
            admin.restore(tmp_path / "data", tmp_path / "copy.db")
    with pytest.raises(AdminError, match="no-database"):
        admin.restore(tmp_path / "data", tmp_path / "nowhere.db")
    assert not (tmp_path / "data").exists()
