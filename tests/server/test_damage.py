"""One line that cannot be read breaks its own table, which says so, and nothing else."""

from __future__ import annotations

import sqlite3

import pytest

from ludarium.server.storage.database import FILE
from tests.server.client import Guest, Place
from tests.server.conftest import Serve, Served
from tests.server.test_durability import moved
from tests.server.test_play import two_players


def damaged(serve: Serve, statement: str) -> tuple[Served, Guest, Place, Place]:
    """Ana sits at a table that cannot be read, and at another one that can."""
    first = serve()
    ana, _ = two_players(first, game="_template", public=True)
    ana.ask("say", text="my secret recipe")
    well = ana.guest.sit(ana.guest.make("me", "local", game="_template", public=True))
    first.stop()
    db = sqlite3.connect(first.config.data / FILE)
    db.execute(statement, (ana.table,))
    db.commit()
    db.close()
    server = serve()
    return server, moved(ana.guest, server), ana, well


LINE = "UPDATE journal SET data = 'x' || data WHERE table_id = ? AND number = 0"
MOVE = (
    """UPDATE journal SET data = '{"kind": "undid", "to": 99, "by": 0}' WHERE table_id = ? AND number = 1"""
)


@pytest.mark.parametrize("statement", [LINE, MOVE])
def test_a_line_that_cannot_be_read_breaks_only_its_own_table(serve: Serve, statement: str) -> None:
    server, guest, broken, well = damaged(serve, statement)
    assert {table["id"] for table in guest.get("/api/tables/mine")} == {broken.table, well.table}
    assert {table["id"] for table in guest.get("/api/tables")} == {broken.table, well.table}
    place = guest.sit(broken.table)
    assert place.wait("notice")["code"] == "table-damaged"
    assert place.refusal("say", text="hello?") == "table-damaged"
    assert guest.refused("GET", f"/api/tables/{broken.table}/replay") == (403, "not-over")
    assert guest.put("/api/me", {"name": "Anna"})["user"]["name"] == "Anna"
    again = guest.sit(well.table)
    assert again.position["table"]["seats"][0]["name"] == "Anna"
    assert again.play(again.position["legal"][0]["text"])["type"] == "accepted"
    server.wait(server.tables.close_abandoned())
    assert guest.http.delete("/api/me").status_code == 204
    server.stop()
    db = sqlite3.connect(server.config.data / FILE)
    kept = str([db.execute(f"SELECT * FROM {name}").fetchall() for name in ("tables", "journal", "guests")])
    assert guest.id not in kept
    assert "Anna" not in kept
    assert "recipe" not in kept


def test_a_row_that_cannot_be_read_is_not_listed(serve: Serve) -> None:
    server, guest, broken, well = damaged(serve, "UPDATE tables SET data = 'x' || data WHERE id = ?")
    assert [table["id"] for table in guest.get("/api/tables/mine")] == [well.table]
    assert [table["id"] for table in guest.get("/api/tables")] == [well.table]
    assert guest.refused("GET", f"/api/tables/{broken.table}") == (409, "table-damaged")
    assert guest.get("/api/me")["user"]["name"] == "Ana"
    assert guest.http.delete("/api/me").status_code == 204
    kept = sqlite3.connect(server.config.data / FILE).execute("SELECT * FROM tables").fetchall()
    assert guest.id not in str(kept)
    assert "Ana" not in str(kept)
