"""What was acknowledged is there: after a restart, a kill, a failed disk, and in an old database."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from benchmarks.kill import kill_rounds
from ludarium.core.entry import Moved
from ludarium.server import migration
from ludarium.server.row import Line, Said
from ludarium.server.storage.database import FILE, AlreadyServedError, Storage, connect, decode_keys
from ludarium.server.storage.table import journal_of
from ludarium.server.storage.writer import Chain, StorageError
from tests.server.client import PATIENCE, Guest, Place
from tests.server.conftest import Serve, Served
from tests.server.test_play import play_out, two_players


def moved(guest: Guest, served: Served) -> Guest:
    """The same browser at a server that was started again."""
    again = Guest.__new__(Guest)
    again.url = served.url
    again.me = guest.me
    again.http = httpx.Client(
        base_url=served.url, cookies=guest.http.cookies, headers={"origin": served.url}, timeout=PATIENCE
    )
    return again


def same_position(one: Place, other: Place) -> None:
    for key in ("seq", "view", "asked", "submitted", "legal", "draft", "free_undo", "rounds", "decision"):
        assert one.position[key] == other.position[key], key


@pytest.mark.parametrize("moves", [1, 7, 40])
def test_a_game_goes_on_after_a_restart(serve: Serve, moves: int) -> None:
    first = serve()
    ana, ben = two_players(first)
    play_out([ana, ben], seed=moves, most=moves)
    ana.ask("say", text="see you")
    first.stop()
    second = serve()
    places = [moved(place.guest, second).sit(ana.table) for place in (ana, ben)]
    for old, new in zip((ana, ben), places, strict=True):
        same_position(old, new)
        assert [entry["events"] for entry in new.entries] == [entry["events"] for entry in old.entries]
        new.wait("chat", lambda message: message["text"] == "see you")
    play_out(places)
    assert places[0].position["table"]["status"] == "finished"


def test_secret_drafts_and_undone_moves_survive_a_restart(serve: Serve) -> None:
    first = serve()
    ana, ben = two_players(first, game="_template")
    ana.play("keep")
    ana.until(lambda position: position["seq"] == 1)
    ana.ask("undo", seat=0, to=0)
    ana.until(lambda position: position["seq"] == 2)
    ana.play(ana.position["legal"][1]["text"])  # replaces a card
    ben.until(lambda position: position["seq"] == 3)
    ben.play("keep")
    ben.until(lambda position: position["view"]["turn"]["step"] == "lay")
    ben.play(ben.position["legal"][0]["text"])
    ben.until(lambda position: bool(position["draft"]))
    ben.ask("retract", seat=1)
    ben.until(lambda position: not position["draft"])
    ben.play(ben.position["legal"][-1]["text"])
    ben.until(lambda position: bool(position["draft"]))
    ana.until(lambda position: position["submitted"] == [1])
    first.stop()
    second = serve()
    for old in (ana, ben):
        same_position(old, moved(old.guest, second).sit(old.table))


def test_a_retry_is_recognised_after_a_restart(serve: Serve) -> None:
    first = serve()
    ana, _ = two_players(first, game="_template")
    decision = ana.position["decision"]
    assert ana.play("keep", client="just once")["type"] == "accepted"
    first.stop()
    again = moved(ana.guest, serve()).sit(ana.table)
    seq = again.position["seq"]
    assert again.play("keep", client="just once", decision=decision)["type"] == "accepted"
    assert seq == again.guest.sit(ana.table).position["seq"] == 1


def test_bots_go_on_after_a_restart(serve: Serve) -> None:
    first = serve()
    guest = first.guest("Ana")
    place = guest.sit(guest.make("me", "novice", "novice"))
    play_out([place], most=5)
    first.stop()
    second = serve()
    again = moved(guest, second).sit(place.table)
    play_out([again])
    assert again.position["results"] is not None


def test_an_undo_does_not_roll_again_after_a_restart(serve: Serve) -> None:
    """Outcomes that an undo took back come again, even if the server was started in between."""
    first = serve()
    guest = first.guest("Ana")
    place = guest.sit(guest.make("me", "local", game="_template"))
    refresh = place.position["legal"][1]["text"]
    place.play(refresh)
    after = place.until(lambda position: position["seq"] == 1)["view"]["players"][0]["hand"]
    place.ask("undo", seat=0, to=0)
    place.until(lambda position: position["seq"] == 2)
    first.stop()
    again = moved(guest, serve()).sit(place.table)
    again.play(refresh)
    assert again.until(lambda position: position["seq"] == 3)["view"]["players"][0]["hand"] == after


@pytest.mark.parametrize(("rules", "known"), [("2", True), ("1", False)])
def test_a_game_of_earlier_rules_goes_on_under_them_if_they_are_known(
    serve: Serve, rules: str, known: bool
) -> None:
    first = serve()
    ana, ben = two_players(first, game="ars-universalis")
    play_out([ana, ben], most=3)
    first.stop()
    with sqlite3.connect(first.config.data / FILE) as db:
        db.execute("UPDATE tables SET data = json_set(data, '$.rules', ?)", (rules,))
    db.close()
    second = serve()
    places = [moved(place.guest, second).sit(ana.table) for place in (ana, ben)]
    if known:
        same_position(ana, places[0])
        assert second.tables.resident()[0].setup.rules.refused_returns == 1
        play_out(places, most=3)
    else:
        notice = places[0].wait("notice", lambda message: message["code"] == "rules-changed")
        assert notice["args"] == {"version": "1"}


def test_a_sleeping_table_wakes_up(serve: Serve) -> None:
    server = serve()
    ana, ben = two_players(server)
    play_out([ana, ben], most=12)
    table = server.tables.resident()[0]
    before = ana.position
    server.call(table.put_away)
    assert table.journal is None
    fresh = ana.guest.sit(ana.table)
    assert fresh.position["view"] == before["view"]
    play_out([fresh, ben])


def test_a_move_that_cannot_be_written_is_not_played(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()
    ana, ben = two_players(server, game="_template")
    storage = server.tables.context.storage

    def full(db: object, batch: object) -> Exception:
        return sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(storage.writer, "_commit", full)
    assert ana.refusal("play", seat=0, decision=ana.position["decision"], moves=["keep"]) == "not-stored"
    monkeypatch.undo()
    fresh = ana.guest.sit(ana.table)
    assert fresh.position["seq"] == 0
    assert fresh.play("keep")["type"] == "accepted"
    ben.until(lambda position: position["seq"] == 1)


def test_nobody_is_told_before_a_move_is_on_the_disk(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()
    ana, ben = two_players(server, game="_template")
    watcher = server.guest().sit(ana.table)
    twin = ana.guest.sit(ana.table)
    storage = server.tables.context.storage
    commit, reached, released = storage.writer._commit, threading.Event(), threading.Event()

    def slow(db: sqlite3.Connection, batch: Any) -> Exception | None:
        reached.set()
        assert released.wait(PATIENCE)
        return commit(db, batch)

    monkeypatch.setattr(storage.writer, "_commit", slow)
    move = {
        "type": "play",
        "client": "slow",
        "seat": 0,
        "decision": ana.position["decision"],
        "moves": ["keep"],
    }
    ana.say(move)
    assert reached.wait(PATIENCE)
    twin.say(move)  # who is not sure that it came through
    for place in (ana, ben, watcher, twin):
        with pytest.raises(TimeoutError):
            place.wait_briefly("position", "accepted", "news")
    late = threading.Thread(target=lambda: server.guest().sit(ana.table).close())
    late.start()  # nor is somebody who comes in the middle of it
    assert sqlite3.connect(storage.path).execute("SELECT count(*) FROM journal").fetchone() == (1,)
    released.set()
    for place in (ana, twin):
        assert place.wait("accepted")["client"] == "slow"
    for place in (ana, ben, watcher):
        assert place.until(lambda position: position["seq"] == 1)["asked"] == [1]
    late.join(PATIENCE)


def test_kill_9_loses_nothing_acknowledged() -> None:
    """A few rounds; `python -m benchmarks.kill` does more."""
    assert kill_rounds(2, tables=4, quiet=True) > 0


# The database itself

KEYS_SINCE = 7  # the version of the database in which there are several keys


@pytest.mark.parametrize("version", range(1, migration.VERSION))
def test_an_older_database_is_brought_up_to_date(serve: Serve, version: int) -> None:
    server = serve()
    ana, ben = two_players(server)
    play_out([ana, ben], most=10)
    server.stop()
    data = server.config.data
    newest = sqlite3.connect(data / FILE)
    old = connect(data / "old.db")
    migration.migrate(old, version)
    old.execute("DELETE FROM settings")
    for table in ("settings", "guests", "tables", "sitters", "journal"):
        columns = ", ".join(row[1] for row in old.execute(f"PRAGMA table_info({table})"))
        rows = newest.execute(f"SELECT {columns} FROM {table}").fetchall()
        marks = ", ".join("?" * len(columns.split(",")))
        old.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", rows)
    if version < KEYS_SINCE:
        keys = old.execute("SELECT value FROM settings WHERE name = 'keys'").fetchone()[0]
        old.execute("DELETE FROM settings")
        old.execute("INSERT INTO settings VALUES ('secret', ?)", (decode_keys(keys)[0].secret,))
    old.close()
    newest.close()
    for leftover in data.glob(f"{FILE}*"):
        leftover.unlink()
    (data / "old.db").rename(data / FILE)
    for leftover in data.glob("old.db-*"):
        leftover.unlink()
    again = serve()
    places = [moved(place.guest, again).sit(ana.table) for place in (ana, ben)]
    same_position(ana, places[0])
    play_out(places)
    version = sqlite3.connect(data / FILE).execute("PRAGMA user_version").fetchone()[0]
    assert version == migration.VERSION


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    db = connect(tmp_path / "x.db")
    db.execute(f"PRAGMA user_version = {migration.VERSION + 1}")
    with pytest.raises(migration.NewerDatabaseError, match="newer ludarium"):
        migration.migrate(db)


def test_a_migration_is_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(db: sqlite3.Connection) -> None:
        db.execute("CREATE TABLE half (x)")
        raise sqlite3.OperationalError("power cut")

    db = connect(tmp_path / "x.db")
    migration.migrate(db)
    monkeypatch.setattr(migration, "STEPS", (*migration.STEPS, breaks))
    with pytest.raises(sqlite3.OperationalError):
        migration.migrate(db, migration.VERSION + 1)
    db.close()
    db = connect(tmp_path / "x.db")
    assert db.execute("PRAGMA user_version").fetchone()[0] == migration.VERSION
    assert not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'half'").fetchone()


def test_two_servers_do_not_share_a_folder(serve: Serve) -> None:
    server = serve()

    async def second() -> None:
        Storage(server.config.data)

    with pytest.raises(AlreadyServedError):
        asyncio.run(second())


def test_writes_are_in_order_and_a_broken_chain_stays_broken(tmp_path: Path) -> None:
    async def run() -> list[str]:
        storage = Storage(tmp_path)
        chain, other = Chain(), Chain()

        def line(table: str, number: int) -> Line:
            return Line(table=table, number=number, at=0.0, action=Said(seat=0, text=str(number)))

        writes = [
            storage.submit([line("a", 0)], [], chain),
            storage.submit([line("a", 0)], [], chain),  # the number is taken: this one fails
            storage.submit([line("a", 1)], [], chain),  # and with it what builds on it
            storage.submit([line("b", 0)], [], other),  # but nobody else's
        ]
        done = await asyncio.gather(*writes, return_exceptions=True)
        kept = await storage.read(lambda db: [*journal_of(db, "a"), *journal_of(db, "b")])
        assert [(found.table, found.number) for found in kept] == [("a", 0), ("b", 0)]
        await storage.close()
        return [type(result).__name__ for result in done]

    names = asyncio.run(run())
    assert names == ["NoneType", StorageError.__name__, StorageError.__name__, "NoneType"]


def test_many_writes_share_a_commit(tmp_path: Path) -> None:
    async def run() -> int:
        storage = Storage(tmp_path)
        lines = [
            Line(table=f"t{n}", number=0, at=0.0, action=Moved(seat=0, move="pass", outcomes=[(0, 1)]))
            for n in range(400)
        ]
        await asyncio.gather(*(storage.write([line]) for line in lines))
        commits = storage.writer.commits
        await storage.close()
        return commits

    assert asyncio.run(run()) < 50
