"""Ratings: what a rated game does, who is listed, and that all of it can be reckoned again to the last digit."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludarium.games import all_games, find_game
from ludarium.server.audit import recompute_all, thrown
from ludarium.server.migration import migrate
from ludarium.server.rating import Rating, landmarks, rate
from ludarium.server.reckoning import changes_of_game, recompute
from ludarium.server.row import Row, Seat
from ludarium.server.storage.database import FILE
from ludarium.server.storage.rating import changes_of, join_ratings, rating_of, save_changes
from tests.server.client import PATIENCE, Guest
from tests.server.conftest import Serve, Served
from tests.server.test_play import play_out


def test_who_wins_goes_up_and_doubt_falls() -> None:
    first, second, third = rate([Rating(), Rating(), Rating()], [1, 2, 3])
    assert first.mu > second.mu > third.mu
    assert all(one.sigma < Rating().sigma for one in (first, second, third))
    tied = rate([Rating(), Rating()], [1, 1])
    assert tied[0] == tied[1]
    assert tied[0].points == 1000


def test_levels_are_landmarks_in_order() -> None:
    for game in all_games():
        marks = list(landmarks(game).values())
        assert [mark.mu for mark in marks] == sorted(mark.mu for mark in marks)
        assert landmarks(game)["apprentice"].points == 1000


def finished(table: str, at: float, places: list[int], *seats: Seat) -> Row:
    return Row(
        id=table,
        game="artificium",
        rules="1",
        chosen={},
        seats=list(seats),
        status="finished",
        public=False,
        creator="ana",
        created=at,
        changed=at,
        rated=True,
        rated_at=at,
        scores=[0] * len(seats),
        places=places,
    )


ANA, BEN = (Seat(kind="person", name=name, user=name.casefold()) for name in ("Ana", "Ben"))
MASTER = Seat(kind="bot", level="master", name="master")


def test_a_bot_counts_and_is_not_rated() -> None:
    game = find_game("artificium")
    fresh = {seat: Rating() for seat in range(3)}
    found = changes_of_game(finished("t", 1.0, [2, 3, 1], ANA, BEN, MASTER), game, fresh)
    assert [(one.guest, one.place) for one in found] == [("ana", 2), ("ben", 3)]
    without = changes_of_game(finished("t", 1.0, [1, 2], ANA, BEN), game, fresh)
    assert found[0].after.mu < without[0].after.mu


def test_who_leaves_is_last_whatever_the_bot_did() -> None:
    game = find_game("artificium")
    left = Seat(kind="bot", level="novice", name="novice", before=BEN)
    found = changes_of_game(finished("t", 1.0, [2, 1], ANA, left), game, {0: Rating(), 1: Rating()})
    by_guest = {one.guest: one for one in found}
    assert by_guest["ana"].after.mu > Rating().mu > by_guest["ben"].after.mu
    assert by_guest["ben"].place == 2


@pytest.fixture
def database() -> sqlite3.Connection:
    db = sqlite3.connect(":memory:", isolation_level=None)
    migrate(db)
    return db


def keep(db: sqlite3.Connection, row: Row, standing: dict[str, Rating]) -> None:
    from ludarium.server.storage.table import save_row

    game = find_game(row.game)
    before = {number: standing.get(seat.user or "", Rating()) for number, seat in enumerate(row.seats)}
    changes = changes_of_game(row, game, before)
    for statement, values in [*save_row(row), *save_changes(changes)]:
        db.execute(statement, values)
    standing |= {change.guest: change.after for change in changes if change.guest}


def test_everything_is_reckoned_again_to_the_last_digit(database: sqlite3.Connection) -> None:
    standing: dict[str, Rating] = {}
    for number in range(30):
        places = [[1, 2, 3], [3, 1, 2], [1, 1, 3]][number % 3]
        keep(database, finished(f"t{number}", 1000.0 + number, places, ANA, BEN, MASTER), standing)
    before = database.execute("SELECT * FROM ratings").fetchall()
    assert recompute(database, find_game, lambda: None) == 0
    assert database.execute("SELECT * FROM ratings").fetchall() == before
    assert len(changes_of(database, "artificium", "ana", 100)) == 30
    database.execute("UPDATE rating_changes SET mu = mu + 1 WHERE table_id = 't7' AND seat = 0")
    assert recompute(database, find_game, lambda: None) == 1
    assert database.execute("SELECT * FROM ratings").fetchall() == before


def test_who_is_forgotten_leaves_the_others_as_they_are(database: sqlite3.Connection) -> None:
    from ludarium.server.row import decode_row
    from ludarium.server.storage.rating import forget_ratings
    from ludarium.server.storage.table import save_row

    standing: dict[str, Rating] = {}
    for number in range(5):
        keep(database, finished(f"t{number}", 1000.0 + number, [1, 2], ANA, BEN), standing)
    for statement, values in forget_ratings("ben"):
        database.execute(statement, values)
    for (data,) in database.execute("SELECT data FROM tables").fetchall():
        row = decode_row(data)
        row.seats[1] = Seat(kind="person", name="")
        for one in save_row(row):
            database.execute(*one)
    before = database.execute("SELECT * FROM ratings").fetchall()
    assert [line[1] for line in before] == ["ana"]
    assert recompute(database, find_game, lambda: None) == 0
    assert database.execute("SELECT * FROM ratings").fetchall() == before


def test_two_who_become_one_keep_what_was_reckoned(database: sqlite3.Connection) -> None:
    standing: dict[str, Rating] = {}
    cleo = Seat(kind="person", name="Cleo", user="cleo")
    for number in range(6):
        keep(
            database,
            finished(f"t{number}", 1000.0 + number, [1, 2], ANA, BEN if number % 2 else cleo),
            standing,
        )
    for statement, values in join_ratings("cleo", "ben"):
        database.execute(statement, values)
    before = database.execute("SELECT * FROM ratings").fetchall()
    assert [line[1] for line in before] == ["ana", "ben"]
    assert len(changes_of(database, "artificium", "ben", 100)) == 6
    assert recompute(database, find_game, lambda: None) == 0
    assert database.execute("SELECT * FROM ratings").fetchall() == before
    for statement, values in join_ratings("ben", "dan"):  # who has no rating yet takes it over
        database.execute(statement, values)
    assert standing["ben"] == rating_of(database, "artificium", "dan")
    assert recompute(database, find_game, lambda: None) == 0
    assert standing["ben"] == rating_of(database, "artificium", "dan")


def waiting_for(condition: Callable[[], Any]) -> Any:
    until = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < until
        time.sleep(0.02)
    return found


def test_a_rated_table_counts_once(serve: Serve) -> None:
    server = serve()
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.make("me", "open", rated=True)
    ben.join(table)
    mine, yours = ana.sit(table), ben.sit(table)
    assert (mine.position["table"]["rated"], mine.position["table"]["undo_off"]) == (True, "rated")
    assert yours.ask("give-up", seat=1)["type"] == "accepted"
    up, down = waiting_for(lambda: ana.get(f"/api/tables/{table}/ratings"))
    assert up["after"]["points"] > up["before"]["points"] == 1000 > down["after"]["points"]
    ranking = ana.get("/api/games/artificium/ratings")
    assert (ranking["people"], ranking["me"]["rating"]["sure"]) == ([], False), (
        "nobody is sure after one game"
    )
    assert (ranking["me"]["games"], ranking["me"]["places"]) == (1, [1])
    assert [mark["level"] for mark in ranking["landmarks"]] == [
        "novice",
        "apprentice",
        "master",
        "grandmaster",
    ]
    server.stop()
    again = serve()
    assert Guest(again.url).get(f"/api/tables/{table}/ratings") == [up, down]


def test_resigning_from_three_does_not_spare_the_rating(server: Served) -> None:
    ana, ben, cleo = (server.guest(name) for name in ("Ana", "Ben", "Cleo"))
    table = ana.make("me", "open", "open", game="_template", rated=True)
    ben.join(table)
    cleo.join(table)
    places = [guest.sit(table) for guest in (ana, ben, cleo)]
    assert places[0].ask("give-up", seat=0)["type"] == "accepted"
    places[0].until(lambda position: position["seats"] == [])
    play_out(places[1:])
    changes = waiting_for(lambda: ben.get(f"/api/tables/{table}/ratings"))
    assert [change["seat"] for change in changes] == [0, 1, 2]
    assert changes[0]["after"]["points"] < 1000


def test_what_cannot_be_rated(server: Served) -> None:
    ana = server.guest("Ana")
    for seats in (["me", "novice"], ["me", "local"], ["open", "local", "me"], ["me"]):
        kinds = [{"kind": seat} if seat != "novice" else {"kind": "bot", "level": seat} for seat in seats]
        game = "universal-tapestry" if seats == ["me"] else "artificium"
        wish = {"game": game, "seats": kinds, "rated": True}
        assert ana.refused("POST", "/api/tables", wish) == (400, "not-rated")
    assert ana.refused("GET", "/api/games/chess/ratings")[0] == 404


def test_thrown_games_are_seen(tmp_path: Path) -> None:
    """Two who always lose to a third stand in the list; even opponents do not."""
    db = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    migrate(db)
    standing: dict[str, Rating] = {}
    cleo, dan = (Seat(kind="person", name=name, user=name.casefold()) for name in ("Cleo", "Dan"))
    for number in range(12):
        keep(db, finished(f"a{number}", 1000.0 + number, [1, 2], ANA, BEN), standing)
        keep(
            db, finished(f"b{number}", 2000.0 + number, [1 + number % 2, 2 - number % 2], cleo, dan), standing
        )
    db.close()
    assert [(one.winner, one.loser, one.games, one.lost) for one in thrown(tmp_path)] == [
        ("ana", "ben", 12, 12)
    ]
    assert recompute_all(tmp_path, lambda: None) == 0


def test_a_persons_page_shows_what_they_choose(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.make("me", "open", rated=True)
    ben.join(table)
    _, yours = ana.sit(table), ben.sit(table)
    assert yours.ask("give-up", seat=1)["type"] == "accepted"
    waiting_for(lambda: ana.get(f"/api/tables/{table}/ratings"))
    mine = ana.get(f"/api/people/{ana.id}")
    assert (mine["mine"], mine["whole"], mine["shown"]) == (True, True, False)
    assert [(one["game"], one["games"], len(one["history"])) for one in mine["ratings"]] == [
        ("artificium", 1, 1)
    ]
    assert mine["results"] == [{"game": "artificium", "seats": 2, "places": [1, 0], "won": 1}]
    assert [(one["name"], one["ahead"], one["behind"]) for one in mine["opponents"]] == [("Ben", 1, 0)]
    assert [(one["table"], one["others"], one["rated"]) for one in mine["recent"]] == [(table, ["Ben"], True)]
    seen = ben.get(f"/api/people/{ana.id}")
    assert (seen["whole"], seen["recent"], seen["opponents"], len(seen["ratings"])) == (False, [], [], 1)
    ana.put("/api/me/profile", {"shown": True})
    assert ben.get(f"/api/people/{ana.id}")["recent"] == mine["recent"]
    ana.put("/api/me/profile", {"shown": False})
    assert ben.get(f"/api/people/{ana.id}")["recent"] == []
    assert ben.refused("GET", "/api/people/nobody") == (404, "not-found")
