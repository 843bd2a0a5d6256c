"""Lessons at a real table: only the learner's own, one step after another, and kept."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Guest, Place
from tests.server.conftest import Served

GAME, LESSON = "artificium", "chain"
BASE = f"/api/games/{GAME}/lessons"


def begin(guest: Guest, **wish: object) -> Place:
    return guest.sit(guest.post(f"{BASE}/{LESSON}", wish)["table"])


def step(place: Place) -> str:
    return str(place.position["lesson"]["step"])


def learn(place: Place, what: str) -> None:
    assert place.ask("learn", what=what)["type"] == "accepted"
    place.wait("position")


def info(guest: Guest) -> dict[str, Any]:
    return next(one for one in guest.get(BASE) if one["name"] == LESSON)


def test_a_lesson_is_gone_through(server: Served) -> None:
    ana = server.guest("Ana")
    assert (info(ana)["step"], info(ana)["done"]) == (0, None)
    place = begin(ana)
    assert step(place) == "goal"
    assert (
        place.refusal("play", seat=0, decision=place.position["decision"], moves=["pass"]) == "not-the-task"
    )  # only to be read
    learn(place, "go")
    learn(place, "go")
    lesson = place.position["lesson"]
    assert (lesson["task"], lesson["number"]) == ("do", 2)
    assert {"area": "", "verb": "swap", "args": {"take": "swordsmith"}} in lesson["shows"]
    answer = place.play("swap theft castle")
    assert (answer["type"], answer["reason"]) == ("refused", "not-the-task")
    answer = place.play("swap theft dragon")
    assert (answer["type"], answer["reason"]) == ("refused", "no-such-move")
    assert place.ask("learn", what="go")["reason"] == "not-the-task"
    assert place.play("swap theft swordsmith")["type"] == "accepted"
    assert place.until(lambda position: position["lesson"]["step"] == "leave")
    while step(place):
        learn(place, "skip")
        # A lesson has its own way back.
        assert (place.position["free_undo"], place.position["ask_undo"]) == (None, None)
    assert info(ana)["done"] is not None
    assert ana.get("/api/tables/mine") == []  # a lesson is no table of one's own


def test_who_comes_back_goes_on(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    place = begin(ana)
    for what in ("go", "go", "skip", "skip"):
        learn(place, what)
    place.close()
    again = begin(ana)
    assert step(again) == "sawmill"
    assert again.position["view"] == place.position["view"]
    assert (info(ana)["step"], info(ben)["step"]) == (4, 0)
    assert step(begin(ana, again=True)) == "goal"
    assert step(begin(ben)) == "goal"


def test_a_step_back_tells_the_game_anew(server: Served) -> None:
    place = begin(server.guest())
    before = place.position
    learn(place, "go")
    learn(place, "go")
    learn(place, "skip")
    assert len(place.entries) > 1
    place.entries.clear()
    for expected in ("swap", "hand", "goal", "goal"):
        learn(place, "back")
        assert step(place) == expected
    assert place.position["view"] == before["view"]
    assert [entry["seq"] for entry in place.entries[-1:]] == [0]  # nothing but the deal
    assert place.position["free_undo"] is None


@pytest.mark.parametrize(
    ("kind", "rest"),
    [
        ("undo", {"seat": 0, "to": 0}),
        ("give-up", {"seat": 0}),
        ("say", {"text": "hello"}),
        ("pause", {"seat": 0, "on": True}),
    ],
)
def test_what_belongs_to_tables_is_refused(server: Served, kind: str, rest: dict[str, Any]) -> None:
    assert begin(server.guest()).refusal(kind, **rest) == "in-lesson"


def test_nobody_else_learns_there(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = begin(ana).table
    watcher = ben.sit(table)
    assert watcher.position["seat"] == -1
    assert isinstance(watcher.position["view"]["players"][0]["hand"], int)
    assert watcher.refusal("learn", what="go") == "no-lesson"
    other = ana.sit(ana.make("me", "novice"))
    assert other.refusal("learn", what="go") == "no-lesson"
    assert other.position["lesson"] is None


def test_unknown_lessons_and_games(server: Served) -> None:
    guest = server.guest()
    assert guest.refused("POST", f"{BASE}/dragons", {}) == (404, "no-such-lesson")
    assert guest.refused("POST", "/api/games/chess/lessons/first", {}) == (404, "no-such-game")
    assert guest.refused("GET", "/api/games/chess/lessons") == (404, "no-such-game")


def test_a_forgotten_guest_has_learned_nothing(server: Served) -> None:
    ana = server.guest("Ana")
    learn(begin(ana), "go")
    assert info(ana)["step"] == 1
    ana.http.request("DELETE", "/api/me")
    assert info(ana)["step"] == 0
