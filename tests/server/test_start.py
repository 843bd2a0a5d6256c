"""What keeps a server from starting is one sentence, and nothing is touched."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.cli.app import run
from ludarium.server import migration, start
from ludarium.server.storage.database import FILE, connect, only_one
from tests.server.client import fetch
from tests.server.conftest import Served, free_port


def spoil(folder: Path, reason: str) -> None:
    if reason == "folder":
        folder.write_text("a file where the folder should be")
        return
    folder.mkdir()
    if reason == "empty":
        (folder / FILE).touch()
    elif reason in ("newer", "damaged"):
        db = connect(folder / FILE)
        migration.migrate(db)
        if reason == "newer":
            db.execute(f"PRAGMA user_version = {migration.VERSION + 1}")
        db.close()
        if reason == "damaged":
            content = (folder / FILE).read_bytes()
            (folder / FILE).write_bytes(content[:4096] + bytes(len(content) - 4096))


MAIL = ("smtp", "mail-from", "mail-origin", "mail-extra")


@pytest.mark.parametrize("reason", [reason for reason in start.SENTENCES if reason not in MAIL])
def test_start_up_says_in_one_sentence_what_is_wrong(
    tmp_path: Path, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    spoil(folder, reason)
    guard = only_one(folder) if reason == "served" else None
    before = (folder / FILE).read_bytes() if (folder / FILE).exists() else b""
    port = str(free_port())
    assert run(["serve", "--port", port, "--data", str(folder), "--no-browser", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("ludarium: ")
    assert len(said.splitlines()) == 1
    assert "Traceback" not in said
    with pytest.raises(start.StartError) as error:
        start.check(folder)
    assert (error.value.reason, f"ludarium: {error.value}") == (reason, said.strip())
    if (folder / FILE).exists():
        assert (folder / FILE).read_bytes() == before
    if guard is not None:
        guard.close()


@pytest.mark.parametrize("reason", MAIL)
def test_mail_that_could_not_be_sent_is_said_at_the_start(
    tmp_path: Path, reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LUDARIUM_SMTP", "mail.example.org" if reason == "smtp" else "smtp://mail.example.org")
    monkeypatch.setenv("LUDARIUM_MAIL_FROM", "Ludarium" if reason == "mail-from" else "l@example.org")
    if reason == "mail-extra":
        monkeypatch.setattr("ludarium.server.mail.find_spec", lambda name: None)
    origin = [] if reason == "mail-origin" else ["--origin", "https://play.example.org"]
    asked = ["serve", "--port", str(free_port()), "--data", str(tmp_path), "--no-browser", "--lang", "en"]
    assert run([*asked, *origin]) == 2
    assert capsys.readouterr().err == f"ludarium: {start.StartError(reason)}\n"


def test_a_port_is_no_quantity(server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    port = server.url.rpartition(":")[2]
    assert run(["serve", "--port", port, "--no-browser", "--lang", "en"]) == 2
    assert f":{port}:" in capsys.readouterr().err


def test_damage_is_looked_for_only_where_wanted(tmp_path: Path) -> None:
    spoil(tmp_path / "data", "damaged")
    start.check(tmp_path / "data", look=False)


def test_health_and_readiness(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [fetch(f"{server.url}/{name}").text for name in ("healthz", "readyz")] == ["ok", "ok"]
    monkeypatch.setattr(
        server.tables.context.storage.writer, "_commit", lambda db, batch: OSError("no space left")
    )
    assert fetch(f"{server.url}/readyz").status_code == 503
    assert fetch(f"{server.url}/healthz").status_code == 200
