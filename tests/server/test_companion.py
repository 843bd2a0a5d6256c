"""The companion is on for who does not know a game, and what was seen is kept with the guest."""

from __future__ import annotations

import sqlite3

from ludarium.core.companion import GAMES
from ludarium.server.storage.database import FILE
from ludarium.server.storage.table import row_of, save_row
from tests.server.client import Guest
from tests.server.conftest import Served

PATH = "/api/games/artificium/companion"


def finish(server: Served, guest: Guest) -> None:
    """One more game of this guest is over, as far as the database knows."""
    table = guest.make("me", "open")
    with sqlite3.connect(server.config.data / FILE, timeout=10) as db:
        row = row_of(db, table)
        assert row is not None
        row.status = "finished"
        for statement in save_row(row):
            db.execute(*statement)


def test_what_was_seen_is_kept(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    assert ana.get(PATH) == {"on": True, "seen": [], "games": GAMES}
    assert ana.put(PATH, {"seen": "market"})["seen"] == ["market"]
    assert ana.put(PATH, {"seen": "choose"})["seen"] == ["choose", "market"]
    assert ana.put(PATH, {"seen": "market"})["seen"] == ["choose", "market"]
    assert ben.get(PATH)["seen"] == []
    assert ana.get("/api/games/plus-ultra/companion")["seen"] == []
    assert ana.refused("PUT", PATH, {"seen": "auction"}) == (400, "malformed")
    assert ana.refused("GET", "/api/games/chess/companion")[0] == 404


def test_it_goes_by_itself_and_is_switched(server: Served) -> None:
    ana = server.guest("Ana")
    for number in range(GAMES):
        assert ana.get(PATH)["on"], f"after {number} games"
        finish(server, ana)
    assert not ana.get(PATH)["on"]
    assert ana.get("/api/games/plus-ultra/companion")["on"], "of another game nothing is known"
    assert ana.put(PATH, {"on": True})["on"]
    assert not ana.put(PATH, {"on": False})["on"]


def test_who_is_forgotten_begins_anew(server: Served) -> None:
    ana = server.guest("Ana")
    ana.put(PATH, {"on": False, "seen": "market"})
    guest = ana.id
    assert ana.http.delete("/api/me").status_code == 204
    with sqlite3.connect(server.config.data / FILE, timeout=10) as db:
        for table in ("companions", "cards"):
            assert db.execute(f"SELECT count(*) FROM {table} WHERE guest = ?", (guest,)).fetchone() == (0,)
