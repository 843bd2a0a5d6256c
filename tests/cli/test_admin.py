"""`ludarium admin`: what it prints, its exit codes, and one line for what cannot be."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ludarium.server import migration
from ludarium.server.storage.database import FILE, connect, only_one
from tests.cli.conftest import Run


def furnish(folder: Path) -> None:
    db = connect(folder / FILE)
    migration.migrate(db)
    db.close()


def test_check_backup_and_restore(run: Run, own_data: Path, tmp_path: Path) -> None:
    furnish(own_data)
    assert run("admin", "check").out.splitlines() == [
        "Looked at 0 tables and 0 lines of journals.",
        "Everything is well.",
    ]
    saved = run("admin", "backup", tmp_path / "kept", "--keep", "1", "--lang", "de")
    assert saved.out.startswith("Gesichert und geprüft: ")
    (copy,) = (tmp_path / "kept").iterdir()
    db = connect(own_data / FILE)
    db.execute(
        "INSERT INTO tables (id, status, public, creator, changed, data) VALUES ('t', '', 0, '', 0, '{')"
    )
    db.close()
    found = run("admin", "check")
    assert (found.code, found.out.splitlines()[0]) == (1, "Table t: its row cannot be read")
    back = run("admin", "restore", copy)
    assert (back.code, back.err) == (0, "")
    assert run("admin", "check").code == 0


def test_what_cannot_be_costs_one_line(run: Run, own_data: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.db"
    letter.write_text("Dear Ana" * 100)
    guard = only_one(own_data)
    for arguments, part in (
        (("backup", "--keep", "0"), "--keep must be a whole number, 1 or more"),
        (("restore", letter), "letter.db is damaged"),
        (("juggle",), "check, backup, restore"),
    ):
        ran = run("admin", *arguments)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert part in ran.err
    furnish(own_data)
    assert f"a server uses {own_data}: stop it first" in run("admin", "restore", own_data / FILE).err
    assert "cannot copy into" in run("admin", "backup", letter).err
    guard.close()


def test_orders_figures_and_guests(run: Run, own_data: Path) -> None:
    """In a thread of its own: an order has an event loop, and Playwright's may be running in this one."""
    with ThreadPoolExecutor(1) as apart:
        apart.submit(orders_figures_and_guests, run, own_data).result()


def orders_figures_and_guests(run: Run, own_data: Path) -> None:
    furnish(own_data)
    db = connect(own_data / FILE)
    db.execute("INSERT INTO guests VALUES ('-a1', 'Ana [x]', 'en', 86400)")
    db.close()
    assert run("admin", "rotate-key", "--lang", "es").out == "Desde ahora firma una clave nueva.\n"
    assert run("admin", "ban", "-a1").out == "-a1 is kept out.\n"
    assert "there is no such guest: b2" in run("admin", "ban", "b2").err
    listed = run("admin", "users").out.splitlines()
    assert [line.split() for line in listed] == [
        ["guest", "name", "since", "last", "seen", "tables"],
        ["-a1", "Ana", "[x]", "1970-01-02", "–", "0", "kept", "out"],
    ]
    figures = dict(line.rsplit(maxsplit=1) for line in run("admin", "stats").out.splitlines())
    assert (figures["Guests"], figures["Guests kept out"], figures["Tables, open"]) == ("1", "1", "0")


def test_reports_are_listed_and_closed(run: Run, own_data: Path) -> None:
    furnish(own_data)
    assert run("admin", "reports").out == "No report is open.\n"
    db = connect(own_data / FILE)
    db.execute("INSERT INTO guests VALUES ('ana', 'Ana', 'en', 1)")
    for values in (
        (1, "ana", "ben", "Ben", "t1", 4, "insult", "rude", "you fool"),
        (2, "", "c", "C", "", -1, "name", "", ""),
    ):
        db.execute(
            "INSERT INTO reports (at, guest, person, name, table_id, number, reason, text, said)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            values,
        )
    db.close()
    listed = run("admin", "reports").out
    assert "Insult: Ben (ben)" in listed
    assert "said at table t1: you fool" in listed
    assert "reported by Ana (ana): rude" in listed
    assert run("admin", "close-report", "1", "warned", "--lang", "de").out == "Meldung 1 ist geschlossen.\n"
    assert "Ben" not in run("admin", "reports").out
    assert ": warned" in run("admin", "reports", "--closed").out
    again = run("admin", "close-report", "1")
    assert (again.code, again.err) == (2, "ludarium: There is no open report 1.\n")
