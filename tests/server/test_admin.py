"""What whoever runs a server does with its database: looked over, copied, put back; while it runs or not."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from ludarium.server import admin
from ludarium.server.admin import AdminError, Finding
from ludarium.server.ban import Bans
from ludarium.server.library import Library
from ludarium.server.migration import migrate
from ludarium.server.order import give
from ludarium.server.start import StartError
from ludarium.server.storage.database import FILE, only_one
from tests.server.client import Place, fetch
from tests.server.conftest import Serve, Served
from tests.server.test_durability import moved

LIBRARY = Library(template=True)


def begun(server: Served, game: str = "_template") -> Place:
    """A game for two on one device, with a move in it."""
    ana = server.guest("Ana")
    place = ana.sit(ana.make("me", "local", game=game))
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


def test_what_is_written_during_a_check_does_not_pile_up(serve: Serve) -> None:
    server = serve()
    for _ in range(3):
        begun(server)
    server.stop()
    file = server.config.data / FILE
    beside = sqlite3.connect(file, isolation_level=None)
    beside.execute("PRAGMA journal_mode = WAL")
    emptied = []

    def write(done: int, of: int) -> None:
        beside.execute("UPDATE tables SET changed = changed + 1")
        emptied.append(beside.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0)

    assert admin.examine(server.config.data, LIBRARY, write).findings == []
    beside.close()
    assert emptied == [True] * 3


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


@pytest.mark.skipif(os.geteuid() != 0, reason="only whoever has all rights may give files away")
def test_what_is_restored_belongs_to_whom_the_folder_does(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "copy.db", isolation_level=None)
    migrate(db)
    db.close()
    (tmp_path / "data").mkdir()
    os.chown(tmp_path / "data", 12345, 12345)
    assert admin.restore(tmp_path / "data", tmp_path / "copy.db") is None
    assert (tmp_path / "data" / FILE).stat().st_uid == 12345
    assert logged(tmp_path / "data") == [("restore", "done")]


# Orders


def logged(folder: Path) -> list[tuple[str, str]]:
    db = sqlite3.connect(folder / FILE)
    found = db.execute(
        "SELECT command, result FROM orders WHERE who != '' AND done >= at ORDER BY id"
    ).fetchall()
    db.close()
    return found


def test_a_new_key_throws_nobody_out(serve: Serve) -> None:
    server = serve()
    ana, folder = server.guest("Ana"), server.config.data
    before = ana.cookie
    give(folder, "rotate-key", {"give_up": ""})
    assert ana.get("/api/me")["user"]["id"] == ana.id
    assert ana.cookie != before  # written anew, with the new key
    late = server.guest("Bob")
    give(folder, "rotate-key", {"give_up": "1"})  # none was replaced so long ago
    assert ana.get("/api/me")["user"]["id"] == ana.id
    server.stop()
    give(folder, "rotate-key", {"give_up": ""})
    again = serve()
    assert moved(ana, again).get("/api/me")["user"]["id"] == ana.id
    give(folder, "rotate-key", {"give_up": "0"})
    assert moved(late, again).get("/api/me")["user"]["id"] != late.id
    assert logged(folder) == [("rotate-key", "done")] * 4
    assert len(again.tables.context.signer.keys) == 5  # earlier days' deals are drawn from them


def test_a_table_closed_by_order_stays_closed(serve: Serve) -> None:
    server = serve()
    place, folder = begun(server, "artificium"), server.config.data
    give(folder, "close-table", {"table": place.table})
    assert place.wait("notice")["code"] == "table-barred"
    assert place.refusal("say", text="hello?") == "not-running"
    again = place.guest.sit(place.table)
    assert again.position["table"]["status"] == "closed"
    assert again.wait("notice")["code"] == "table-barred"
    other = begun(server, "artificium")
    server.stop()
    give(folder, "close-table", {"table": other.table})
    for table, reason in ((place.table, "not-running"), ("nowhere", "no-such-table")):
        with pytest.raises(AdminError, match=reason):
            give(folder, "close-table", {"table": table})
    assert logged(folder) == [
        ("close-table", "done"),
        ("close-table", "done"),
        ("close-table", "not-running"),
        ("close-table", "no-such-table"),
    ]


def test_who_is_banned_is_kept_out_until_let_in_again(serve: Serve) -> None:
    server = serve()
    place, folder = begun(server), server.config.data
    ana = place.guest
    give(folder, "ban", {"guest": ana.id})
    assert place.close_code() == 4007
    assert ana.refused("GET", "/api/me") == (403, "banned")
    page = ana.http.get("/")
    assert "set-cookie" not in page.headers  # no other name for whoever comes back
    server.stop()
    again = serve()
    back = moved(ana, again)
    assert back.refused("POST", "/api/tables", {}) == (403, "banned")
    assert [user.banned for user in admin.users(folder, "an")] == [True]
    give(folder, "unban", {"guest": ana.id})
    assert back.get("/api/me")["user"]["id"] == ana.id
    assert again.guest("Bob").id != ana.id
    for command in ("ban", "unban"):
        with pytest.raises(AdminError, match="no-such-guest"):
            give(folder, command, {"guest": "nobody"})
    assert back.http.delete("/api/me").status_code == 204
    assert ana.id not in str(sqlite3.connect(folder / FILE).execute("SELECT * FROM orders").fetchall())


def test_an_address_is_kept_out_with_everybody_who_comes_from_it(serve: Serve) -> None:
    server = serve()
    place, folder = begun(server), server.config.data
    give(folder, "ban", {"guest": "127.0.0.0/24"})
    assert place.close_code() == 4007
    assert fetch(server.url + "/api/games").json()["reason"] == "banned"
    assert fetch(server.url + "/").status_code == 403
    server.stop()
    again = serve()
    assert fetch(again.url + "/api/games").status_code == 403
    with pytest.raises(AdminError, match="no-such-guest"):
        give(folder, "unban", {"guest": "127.0.1.0/24"})
    give(folder, "unban", {"guest": "127.0.0.0/24"})
    assert fetch(again.url + "/api/games").status_code == 200


@pytest.mark.parametrize(
    ("kept", "host", "reached"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.0/24", "::ffff:203.0.113.8", True),
        ("2001:db8::1", "2001:db8::2", True),  # of IPv6 it is the network
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("guest", "", False),
    ],
)
def test_whom_a_ban_reaches(kept: str, host: str, reached: bool) -> None:
    bans = Bans()
    bans.add([kept])
    assert bans.reaches(host) is reached
    assert kept in bans
    bans.lift(kept)
    assert kept not in bans
    assert not bans.reaches(host)


def test_an_order_that_nobody_carries_out_waits(serve: Serve) -> None:
    server = serve()
    folder = server.config.data
    server.stop()
    guard = only_one(folder)
    with pytest.raises(AdminError, match="no-answer"):
        give(folder, "rotate-key", {"give_up": ""}, patience=0.0)
    guard.close()
    execute(folder / FILE, "INSERT INTO orders (at, who, command, arguments) VALUES (0, 'eve', 'ban', '{')")
    assert (admin.stats(folder).waiting, logged(folder)) == (2, [])
    give(folder, "rotate-key", {"give_up": ""})
    assert logged(folder) == [("rotate-key", "done"), ("ban", "failed"), ("rotate-key", "done")]


def test_figures_and_guests(serve: Serve) -> None:
    server = serve()
    begun(server)
    figures = admin.stats(server.config.data)
    assert (figures.guests, figures.banned, figures.waiting) == (1, 0, 0)
    assert (figures.tables, figures.lines, figures.day) == ({"running": 1}, 2, 2)
    (ana,) = admin.users(server.config.data, "ANA")
    assert (ana.name, ana.tables, ana.banned) == ("Ana", 1, False)
    assert admin.users(server.config.data, "bob") == []
