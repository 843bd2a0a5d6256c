"""The oldest database there is comes up to today's with nothing lost: people, tables, moves, words, results."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import msgspec

from ludarium.core.entry import Began, GaveUp
from ludarium.core.host import Seeded
from ludarium.core.journal import Journal
from ludarium.games import find_game
from ludarium.server import admin
from ludarium.server.export import collect
from ludarium.server.library import Library
from ludarium.server.migration import STEPS, VERSION, _ladders, migrate
from ludarium.server.row import Row, Said, Seat, text_of
from ludarium.server.seating import places
from ludarium.server.storage.account import join_guests
from ludarium.server.storage.daily import deals_of, finish_deal
from ludarium.server.storage.database import FILE, connect
from ludarium.server.storage.guest import forget_guest
from ludarium.server.storage.result import Wish as Looked
from ludarium.server.storage.result import finished_by, met_by, places_of, results_of, search
from ludarium.server.storage.table import all_ids_of_guest, ids_of_guest, journal_of, row_of

ANA, BEN = Seat(kind="person", user="ana", name="Ana"), Seat(kind="person", user="ben", name="Ben\u2028é'\"")
BOT = Seat(kind="bot", level="master", name="master")
LEFT = Seat(kind="bot", level="apprentice", resigned=True, left="cleo", name="Cleo")
GONE = Seat(kind="bot", level="master", name="master", before=Seat(kind="person", user="cleo", name="Cleo"))
HERE = [Seat(kind="local", user="ana", name=name) for name in ("Ana", "Her sister")]
FORGOTTEN = Seat(kind="person", name="")
SEATINGS = ([ANA, BEN], [BEN, ANA], [ANA, BOT], [ANA, LEFT], [GONE, BEN], HERE, [FORGOTTEN, BEN])


def old_database(folder: Path) -> tuple[Path, dict[str, Row]]:
    """As version 1 had it: games in every state, with everything that was written about them then."""
    folder.mkdir()
    db = connect(folder / FILE)
    migrate(db, 1)
    db.execute("BEGIN")
    rows = {}
    for guest in ("ana", "ben", "cleo"):
        db.execute("INSERT INTO guests VALUES (?, ?, 'es', 1000.5)", (guest, guest.title()))
    for number in range(4 * len(SEATINGS)):
        status = ("finished", "running", "closed", "finished")[number % 4]
        row = played(db, f"t{number}", SEATINGS[number // 4], status, number)
        rows[row.id] = row
    rows["open"] = msgspec.structs.replace(
        rows["t0"], id="open", status="open", seats=[ANA, Seat(kind="open")], scores=None, places=None
    )
    store(db, rows["open"])
    db.execute("INSERT INTO tables VALUES ('torn', 'finished', 0, 'ana', 1.0, '{\"id\": \"torn\", ')")
    db.execute("COMMIT")
    db.close()
    return folder / FILE, rows


def played(db: sqlite3.Connection, table: str, seats: list[Seat], status: str, seed: int) -> Row:
    setup = find_game("_template").setup(len(seats))
    journal = Journal(setup, [seat.name for seat in seats], Seeded(seed))
    rng = random.Random(seed)
    lines: list[object] = [Began(outcomes=journal.opening), Said(seat=0, text=f"hello from {table}")]
    while not journal.state.over and (status == "finished" or len(lines) < 5):
        seat = journal.asked()[0]
        lines.append(journal.play_together(seat, [rng.choice(journal.legal(seat))]))
    if any(seat.left for seat in seats):
        lines.append(GaveUp(seat=1))
    for number, line in enumerate(lines):
        user = seats[getattr(line, "seat", 0)].user
        db.execute(
            "INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?)",
            (table, number, 2000.0 + number, user, f"client-{number}", text_of(line)),
        )
    row = Row(
        id=table,
        game="_template",
        rules=setup.game.version,
        chosen=dict(setup.options),
        seats=seats,
        status=status,  # type: ignore[arg-type]
        public=seed % 2 == 0,
        creator=seats[0].user or "",
        created=2000.0,
        changed=3000.0 + seed,
    )
    if status == "finished":
        row.scores = journal.state.scores()
        row.places = places([int(journal.state.standing(seat)) for seat in range(len(seats))], seats)
    store(db, row)
    return row


def store(db: sqlite3.Connection, row: Row) -> None:
    place = (row.id, row.status, row.public, row.creator, row.changed, text_of(row))
    db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", place)
    for user in {seat.user for seat in row.seats if seat.user}:
        db.execute("INSERT INTO sitters VALUES (?, ?)", (user, row.id))


def everything(db: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    """What version 1 kept, as it stands there."""
    return {
        "guests": db.execute("SELECT id, name, language, created FROM guests ORDER BY id").fetchall(),
        "tables": db.execute(
            "SELECT id, status, public, creator, changed, data FROM tables ORDER BY id"
        ).fetchall(),
        "sitters": db.execute("SELECT guest, table_id FROM sitters ORDER BY 1, 2").fetchall(),
        "journal": db.execute("SELECT * FROM journal ORDER BY table_id, number").fetchall(),
    }


def test_nothing_of_the_oldest_database_is_lost(tmp_path: Path) -> None:
    file, rows = old_database(tmp_path / "data")
    with sqlite3.connect(file) as old:
        before = everything(old)
    db = connect(file)
    migrate(db)
    assert db.execute("PRAGMA user_version").fetchone()[0] == VERSION
    assert everything(db) == before
    assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    for table, row in rows.items():
        assert row_of(db, table) == row, table
        assert len(journal_of(db, table)) == sum(line[0] == table for line in before["journal"])
    db.execute("DELETE FROM tables WHERE id = 'torn'")  # the check says that it is
    db.close()
    assert admin.examine(tmp_path / "data", Library(template=True)).findings == []


def test_results_are_made_as_they_are_written_today(tmp_path: Path) -> None:
    """Told by the database's own language, which knows nothing of the rows' types."""
    file, rows = old_database(tmp_path / "data")
    db = connect(file)
    migrate(db)
    for guest in ("ana", "ben", "cleo"):
        wanted = {
            result.table: result
            for row in rows.values()
            if row.status == "finished"
            for result in results_of(row)
            if result.guest == guest
        }
        found, count = search(db, guest, Looked(), 0, 1000)
        assert {one.table: one for one in found} == wanted
        assert count == len(wanted) > 0
        assert [one.ended for one in found] == sorted((one.ended for one in found), reverse=True)
        assert set(ids_of_guest(db, guest)) >= {
            row.id for row in rows.values() if any(seat.user == guest for seat in row.seats)
        }
    assert finished_by(db, "cleo") == {}, "who left has not played to the end"
    assert finished_by(db, "ana")["_template"] == 10
    assert sum(sum(counted.values()) for counted, _ in places_of(db, "ana").values()) == 8, (
        "of two seats none"
    )
    assert [one[0] for one in met_by(db, "ana", 100, 5)] == ["ben", "cleo"]


def test_where_somebody_did_something_is_known_from_the_journal(tmp_path: Path) -> None:
    file, _ = old_database(tmp_path / "data")
    db = connect(file)
    db.execute(
        "INSERT INTO journal VALUES ('t0', 99, 9.0, 'dora', 'd', ?)", (text_of(Said(seat=-1, text="hi")),)
    )
    lines = "SELECT DISTINCT guest, table_id FROM journal WHERE guest IS NOT NULL ORDER BY 1, 2"
    wanted = db.execute(lines).fetchall()
    migrate(db)
    assert db.execute("SELECT guest, table_id FROM doings ORDER BY 1, 2").fetchall() == wanted
    assert all_ids_of_guest(db, "dora") == ["t0"], "who only talked there"
    assert [word["text"] for word in collect(db, "dora")["said"]] == ["hi"]
    for sql, values in forget_guest("dora"):
        db.execute(sql, values)
    assert db.execute("SELECT count(*) FROM journal WHERE number = 99").fetchone()[0] == 0
    for sql, values in join_guests("ana", "ben"):
        db.execute(sql, values)
    assert db.execute("SELECT count(*) FROM journal WHERE guest = 'ana'").fetchone()[0] == 0
    assert (
        db.execute("SELECT guest, table_id FROM doings ORDER BY 1, 2").fetchall()
        == db.execute(lines).fetchall()
    )


def test_every_step_keeps_what_the_oldest_had(tmp_path: Path) -> None:
    file, _ = old_database(tmp_path / "data")
    db = connect(file)
    before = everything(db)
    for version in range(2, VERSION + 1):
        migrate(db, version)
        assert everything(db) == before, version


def test_deals_of_a_day_are_told_as_they_are_written_today(tmp_path: Path) -> None:
    file, rows = old_database(tmp_path / "data")
    db = connect(file)
    migrate(db, STEPS.index(_ladders))
    for table in (*rows, "torn"):
        db.execute("INSERT INTO starts VALUES ('_template', '2026-01-02', ?, ?)", (f"of {table}", table))
    migrate(db)
    kept = deals_of(db, "_template", "2026-01-02")
    assert {deal.guest for deal in kept} == {
        f"of {row.id}" for row in rows.values() if row.status == "finished"
    }
    assert any(deal.score for deal in kept)
    db.execute("UPDATE starts SET name = '', won = NULL, score = NULL, seconds = NULL, entries = NULL")
    for row in rows.values():
        for sql, values in finish_deal(msgspec.structs.replace(row, daily="2026-01-02")):
            db.execute(sql, values)
    assert deals_of(db, "_template", "2026-01-02") == kept
