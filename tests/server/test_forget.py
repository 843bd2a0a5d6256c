"""Forgetting is complete, and before it one can take along what is kept."""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile

import pytest

from ludarium.server.storage.database import FILE
from tests.server.client import Guest
from tests.server.conftest import Serve, Served
from tests.server.test_leaving import replaced
from tests.server.test_play import play_out, two_players
from tests.server.test_undo import three_players

GAME = "universal-tapestry"


def everything(server: Served) -> str:
    """All rows of all tables of the database, as text."""
    server.stop()
    db = sqlite3.connect(server.config.data / FILE)
    names = [found[0] for found in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return "\n".join(str(db.execute(f"SELECT * FROM {name}").fetchall()) for name in names)


def test_seats_resigned_and_replaced_and_words_of_a_looker_on_are_forgotten(server: Served) -> None:
    quirin = server.guest("Quirin")
    cleo, dan, third = three_players(server)
    third.guest.put("/api/me", {"name": "Quirin III"})
    third.ask("give-up", seat=2)
    cleo.until(lambda position: position["table"]["seats"][2]["kind"] == "bot")
    assert cleo.position["table"]["seats"][2]["name"] == "Quirin III"
    looker = quirin.sit(cleo.table)
    looker.ask("say", text="a quaint opening")
    eve, fay = two_players(server, game="_template")
    fay.guest.put("/api/me", {"name": "Quirin IV"})
    eve.until(lambda position: position["table"]["seats"][1]["name"] == "Quirin IV")
    replaced(server, eve, leaves=fay)
    for guest in (quirin, third.guest, fay.guest):
        assert guest.http.delete("/api/me").status_code == 204
    assert dan.guest.sit(cleo.table).position["table"]["seats"][2]["name"] == ""
    chats = [message for message in dan.guest.sit(cleo.table).heard if message["type"] == "chat"]
    assert chats == []
    kept = everything(server)
    for word in ("Quirin", "quaint", quirin.id, third.guest.id, fay.guest.id):
        assert word not in kept


def test_more_tables_than_a_list_shows_are_forgotten(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.server.storage.table.ids_of_guest.__defaults__", (2,))
    quirin = server.guest("Quirin")
    for _ in range(5):
        quirin.make("me", "open", game="_template")
    assert len(quirin.get("/api/tables/mine")) == 2
    server.tables._tables.clear()
    assert quirin.http.delete("/api/me").status_code == 204
    kept = everything(server)
    assert "Quirin" not in kept
    assert quirin.id not in kept


def test_ones_own_data_as_a_file(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    ana.ask("say", text="well met")
    play_out([ana, ben])
    running, _ = two_players(server, game="_template")
    guest = ana.guest
    guest.join(running.guest.make("me", "open", game="_template"))
    answer = guest.http.get("/api/me/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    files = zipfile.ZipFile(io.BytesIO(answer.content))
    assert json.loads(files.read("guest.json"))[0]["name"] == "Ana"
    assert [said["text"] for said in json.loads(files.read("said.json"))] == ["well met"]
    assert {table["status"] for table in json.loads(files.read("tables.json"))} == {"finished", "running"}
    records = [name for name in files.namelist() if name.startswith("games/")]
    assert records == [f"games/_template-{ana.table}.txt"]
    assert files.read(records[0]).decode() == guest.http.get(f"/api/tables/{ana.table}/record").text


def test_forgetting_oneself_gives_no_second_first_try(serve: Serve) -> None:
    server = serve()
    ana = server.guest("Ana")
    date = ana.get(f"/api/daily/{GAME}")["date"]
    puzzle = f"/api/games/ars-universalis/puzzles/{date}/music"
    ana.post(puzzle)
    first = ana.sit(ana.make("me", game=GAME, daily=True))
    first.ask("give-up", seat=0)
    first.until(lambda position: position["results"] is not None)
    assert [result["name"] for result in ana.get(f"/api/daily/{GAME}")["results"]] == ["Ana"]
    assert ana.http.delete("/api/me").status_code == 204
    ana.put("/api/me", {"name": "Anna"})
    assert ana.get("/api/me")["user"]["id"] != ana.id
    assert ana.post(puzzle)["state"] == "shown", "it was seen"
    second = ana.sit(ana.make("me", game=GAME, daily=True))
    second.ask("give-up", seat=0)
    second.until(lambda position: position["results"] is not None)
    assert ana.get(f"/api/daily/{GAME}")["results"] == []


def test_a_deal_counts_from_the_moment_it_is_seen_and_is_not_told_before_the_day_ends(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana: Guest = server.guest("Ana")
    date = ana.get(f"/api/daily/{GAME}")["date"]
    ana.make("me", game=GAME, daily=True)  # seen, and left
    second = ana.sit(ana.make("me", game=GAME, daily=True))
    second.ask("give-up", seat=0)
    second.until(lambda position: position["results"] is not None)
    assert ana.get(f"/api/daily/{GAME}")["results"] == [], "the first one counts"
    ben = server.guest("Ben")
    place = ben.sit(ben.make("me", game=GAME, daily=True))
    place.play(place.position["legal"][0]["text"])
    place.ask("give-up", seat=0)
    place.until(lambda position: position["results"] is not None)
    (result,) = ana.get(f"/api/daily/{GAME}")["results"]
    assert (result["name"], result["quick"]) == ("Ben", True), "nobody is that quick"
    for path in ("record", "replay", "replay/1", "replay/entries"):
        assert ben.refused("GET", f"/api/tables/{place.table}/{path}") == (403, "day-not-over")
    files = zipfile.ZipFile(io.BytesIO(ben.http.get("/api/me/export").content))
    assert not [name for name in files.namelist() if name.startswith("games/")]
    monkeypatch.setattr("ludarium.server.api.replay.today", lambda: f"{date}+")
    assert "gave up 0" in ben.http.get(f"/api/tables/{place.table}/record").text
