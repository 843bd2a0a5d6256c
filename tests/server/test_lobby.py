"""The lobby: who sits where, how good they are, and how many are here."""

from __future__ import annotations

from ludarium.server.rating import Rating
from ludarium.server.storage.rating import Change, save_changes
from tests.server.conftest import Served


def rate(server: Served, guest: str, after: Rating) -> None:
    change = Change("artificium", f"of-{guest}", 0, guest, guest, 1.0, 1, Rating(), after)
    server.wait(server.tables.context.storage.write(statements=save_changes([change])))


def test_the_lobby_tells_who_sits_there_and_how_good_they_are(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    rate(server, ana.id, Rating(30.0, 3.0))
    table = ana.make("me", "open", "novice", public=True, rated=True)
    hidden = ben.make("me", "open")
    [told] = ben.get("/api/lobby")["tables"]
    assert told["table"]["id"] == table != hidden
    assert told["table"]["rated"]
    assert told["ratings"] == [{"points": 1100, "doubt": 120, "sure": True}, None, None]
    ben.join(table)
    [told] = ben.get("/api/lobby")["tables"]
    assert told["table"]["status"] == "running"
    assert told["ratings"][1] is None, "who has played no rated game has no rating"
    assert told["table"]["mine"] == [1]


def test_who_looks_or_sits_at_a_table_is_here(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    assert ana.get("/api/lobby")["people"] == 1
    assert ana.get("/api/lobby")["people"] == 1, "nobody is counted twice"
    place = ben.sit(ben.make("me", "novice"))
    place.until(lambda now: True)
    assert ana.get("/api/lobby")["people"] == 2
    watched = ana.make("me", "novice", public=True)
    looking = ben.sit(watched)
    looking.until(lambda now: True)
    [told] = ana.get("/api/lobby")["tables"]
    assert told["watchers"] == 1
    looking.close()
    place.close()
