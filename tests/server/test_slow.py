"""Play over days: turns timed by the wall, through sleep and restarts; a stand-in, reminders, vacations."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest

from ludarium.server.storage.table import due_ids
from tests.server.client import PATIENCE, Place
from tests.server.conftest import QUICK, Serve, Served

DAY = 86_400
NOW = time.time
SLEEPY = replace(QUICK, sleep=0.1, forget=0.2)


class Wall:
    """The wall clock, which tests can let pass."""

    ahead = 0.0

    def time(self) -> float:
        return NOW() + self.ahead


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    """For everybody: what is compiled has no other way to the time."""
    wall = Wall()
    monkeypatch.setattr(time, "time", wall.time)
    return wall


def eventually(condition: Any) -> Any:
    until = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < until
        time.sleep(0.03)
    return found


def two(server: Served, timer: int) -> tuple[Place, Place]:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.make("me", "open", timer=timer)
    ben.join(table)
    return ana.sit(table), ben.sit(table)


def asked(places: tuple[Place, Place]) -> tuple[int, Place]:
    seat = places[0].position["asked"][0]
    return seat, places[seat]


def test_a_turn_takes_days_and_then_a_bot_stands_in(serve: Serve, wall: Wall) -> None:
    server = serve(times=SLEEPY)
    places = two(server, 3 * DAY)
    seat, slow = asked(places)
    other = places[1 - seat]
    left = slow.position["clock"]["left"][str(seat)]
    assert 3 * DAY - 60 < left / 1000 <= 3 * DAY
    for place in places:
        place.close()
    eventually(lambda: server.call(lambda: len(server.tables)) == 0)  # asleep, and out of the memory
    wall.ahead = 3 * DAY - 30
    time.sleep(0.5)
    row = other.guest.get(f"/api/tables/{other.table}")
    assert row["seats"][seat]["kind"] == "person", "not late yet"
    wall.ahead = 3 * DAY + 30
    eventually(lambda: other.guest.get(f"/api/tables/{other.table}")["seats"][seat]["kind"] == "bot")
    again = slow.guest.sit(slow.table)
    assert again.position["table"]["former"] == [seat]
    assert again.ask("take-back", seat=seat)["type"] == "accepted"  # the seat stays theirs
    assert again.guest.get(f"/api/tables/{slow.table}")["mine"] == [seat]


def test_days_go_by_while_the_server_is_down(serve: Serve, wall: Wall) -> None:
    server = serve(times=SLEEPY)
    places = two(server, DAY)
    seat, _ = asked(places)
    server.stop()
    wall.ahead = 2 * DAY
    again = serve(times=SLEEPY)
    guest = again.guest("Cleo")
    eventually(lambda: guest.get(f"/api/tables/{places[0].table}")["seats"][seat]["kind"] == "bot")


def test_a_move_begins_the_next_turn(serve: Serve, wall: Wall) -> None:
    server = serve()
    places = two(server, DAY)
    seat, mine = asked(places)
    wall.ahead = DAY / 2
    assert (
        mine.ask("play", seat=seat, decision=mine.position["decision"], moves=["pass"])["type"] == "accepted"
    )
    yours = places[1 - seat]
    yours.until(lambda position: position["asked"] == [1 - seat])
    assert yours.position["clock"]["left"][str(1 - seat)] / 1000 > DAY - 60
    server.wait(server.tables.context.storage.write(statements=[]))
    late = server.wait(server.tables.context.storage.read(lambda db: due_ids(db, wall.time() + 0.8 * DAY, 9)))
    assert late == [mine.table], "woken to be reminded in the last quarter"
    soon = server.wait(server.tables.context.storage.read(lambda db: due_ids(db, wall.time() + 0.7 * DAY, 9)))
    assert soon == []


def test_on_vacation_nobody_is_late(serve: Serve, wall: Wall) -> None:
    server = serve(times=SLEEPY)
    places = two(server, DAY)
    seat, mine = asked(places)
    taken = mine.guest.put("/api/me/vacation", {"days": 10})
    assert taken["left"] == 32
    wall.ahead = 9.5 * DAY
    time.sleep(1.0)
    assert mine.guest.get(f"/api/tables/{mine.table}")["seats"][seat]["kind"] == "person"
    wall.ahead = 11.5 * DAY
    eventually(lambda: mine.guest.get(f"/api/tables/{mine.table}")["seats"][seat]["kind"] == "bot")
    assert mine.guest.refused("PUT", "/api/me/vacation", {"days": 60}) == (400, "bad-vacation")


def test_a_vacation_that_ends_early_gives_days_back(server: Served) -> None:
    ana = server.guest("Ana")
    assert ana.put("/api/me/vacation", {"days": 10})["left"] == 32
    back = ana.put("/api/me/vacation", {"days": 0})
    assert back["left"] == 41, "the day that was begun counts"
    assert back["until"] <= time.time() + 1


def test_how_long_a_turn_may_be(server: Served) -> None:
    ana = server.guest("Ana")
    seats = [{"kind": "me"}, {"kind": "open"}]
    for timer in (3, 15 * DAY):
        wish = {"game": "artificium", "seats": seats, "timer": timer}
        assert ana.refused("POST", "/api/tables", wish) == (400, "bad-timer")
    assert ana.make("me", "open", timer=14 * DAY)


def test_lists_tell_until_when_and_the_table_what_happened_since(server: Served) -> None:
    places = two(server, DAY)
    seat, first = asked(places)
    other = places[1 - seat]
    path = f"/api/tables/{first.table}"
    due = first.guest.get("/api/tables/mine")[0]["due"]
    assert DAY - 60 < due - time.time() <= DAY
    assert other.guest.get(path)["due"] is None
    assert server.guest("Cleo").get(path)["due"] is None
    assert first.play(first.position["legal"][0]["text"])["type"] == "accepted"
    other.until(lambda position: bool(position["legal"]))
    told = other.guest.get(f"{path}/since")
    assert told["seat"] == 1 - seat
    assert [entry["seat"] for entry in told["entries"]] == [seat]
    assert first.guest.get(f"{path}/since")["entries"] == []
    assert server.guest("Cleo").refused("GET", f"{path}/since") == (403, "not-your-seat")


def test_lists_tell_until_when_after_a_restart(serve: Serve, wall: Wall) -> None:
    server = serve()
    places = two(server, 2 * DAY)
    _, first = asked(places)
    due = first.guest.get("/api/tables/mine")[0]["due"]
    server.stop()
    wall.ahead = DAY
    serve(port=server.config.port)
    assert first.guest.get("/api/tables/mine")[0]["due"] == due, "nobody has looked into the game"
