"""A game for one over the server: its clock, its pause, giving up, and the deal of the day."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Place
from tests.server.conftest import Leap, Serve, Served
from tests.server.test_durability import moved

GAME = "universal-tapestry"


def alone(server: Served, **wish: object) -> Place:
    guest = server.guest("Ana")
    return guest.sit(guest.make("me", game=GAME, **wish))


def step(place: Place, most: int) -> None:
    for _ in range(most):
        if place.position["results"] is not None:
            return
        assert place.play(place.position["legal"][0]["text"])["type"] == "accepted"
        place.wait("position")


def test_the_clock_runs_and_stands_still_in_a_pause(server: Served, leap: Leap) -> None:
    place = alone(server)
    step(place, 3)
    assert place.position["clock"]["running"]
    leap.seconds += 500.0
    seen = place.position["view"]
    assert place.ask("pause", seat=0, on=True)["type"] == "accepted"
    hidden = place.until(lambda position: position["table"]["paused"])
    assert hidden["view"] == {}
    assert hidden["legal"] == []
    stood = hidden["clock"]["elapsed"]
    assert stood >= 500_000
    leap.seconds += 5000.0
    assert place.ask("pause", seat=0, on=False)["type"] == "accepted"
    back = place.until(lambda position: not position["table"]["paused"])
    assert back["view"] == seen
    assert stood <= back["clock"]["elapsed"] < stood + 1_000_000
    step(place, 2)


def test_a_pause_survives_a_restart(serve: Serve) -> None:
    first = serve()
    place = alone(first)
    step(place, 2)
    place.ask("pause", seat=0, on=True)
    stood = place.until(lambda position: position["table"]["paused"])["clock"]["elapsed"]
    first.stop()
    again = moved(place.guest, serve()).sit(place.table)
    assert again.position["table"]["paused"]
    assert again.position["clock"]["elapsed"] == stood
    again.ask("pause", seat=0, on=False)
    again.until(lambda position: bool(position["legal"]))
    step(again, 2)


def test_the_clock_goes_on_while_the_server_sleeps_and_through_restarts(serve: Serve, leap: Leap) -> None:
    first = serve()
    place = alone(first)
    step(place, 2)
    leap.seconds += 100.0
    first.call(first.tables.resident()[0].put_away)
    leap.seconds += 100.0
    assert place.play(place.position["legal"][0]["text"])["type"] == "accepted"
    assert place.wait("position")["clock"]["elapsed"] >= 200_000, "asleep"
    place.close()
    first.tables._tables.clear()
    leap.seconds += 100.0
    shown = place.guest.sit(place.table).position["clock"]["elapsed"]
    assert shown >= 300_000, "out of memory"
    first.stop()
    leap.seconds += 1000.0
    second = serve()
    again = moved(place.guest, second).sit(place.table).position["clock"]["elapsed"]
    assert again >= 1_300_000, "the server was down"
    second.stop()
    leap.wall -= 86_400.0
    third = serve()
    assert moved(place.guest, third).sit(place.table).position["clock"]["elapsed"] >= again, "set back"


def test_a_paused_game_answers_no_question(server: Served) -> None:
    place = alone(server)
    step(place, 3)
    move = place.position["legal"][0]["text"]
    place.ask("pause", seat=0, on=True)
    place.until(lambda position: position["table"]["paused"])
    assert place.refusal("why", seat=0, move=move) == "paused"
    assert place.refusal("judge", seat=0, move=move, note="") == "paused"
    decision = place.position["decision"]
    assert place.refusal("consider", seat=0, decision=decision, moves=[move]) == "paused"
    tab = place.guest.sit(place.table)
    hidden = tab.position
    assert [hidden[key] for key in ("view", "legal", "draft", "rounds")] == [{}, [], [], []]
    assert tab.entries == [], "what happened would tell the position"
    tab.ask("pause", seat=0, on=False)
    tab.until(lambda position: bool(position["view"]))
    assert [entry["seq"] for entry in tab.entries] == [0, 1, 2, 3]


def test_giving_up_is_part_of_the_record(server: Served) -> None:
    place = alone(server)
    step(place, 4)
    assert place.position["resign"] == "ends"
    assert place.ask("give-up", seat=0)["type"] == "accepted"
    place.until(lambda position: position["results"] is not None)
    assert place.position["view"]["gave_up"]
    assert place.position["ended"] == "resigned"
    assert place.entries[-1]["events"][0]["event"] == "gave_up"
    base = f"/api/tables/{place.table}"
    assert "gave up 0" in place.guest.http.get(f"{base}/record").text
    replay = place.guest.get(f"{base}/replay")
    last = place.guest.get(f"{base}/replay/{replay['moves']}?seat=0")
    assert last["view"]["gave_up"]
    assert place.refusal("give-up", seat=0) == "game-over"


def test_the_deck_is_shown_to_nobody(server: Served) -> None:
    place = alone(server)
    step(place, 10)
    for message in place.heard:
        if message["type"] == "position":
            assert isinstance(message["view"]["deck"], int)
            assert "key" not in message["view"]
            assert "chain" not in message["view"]


def test_the_deal_of_the_day_is_the_same_for_everybody(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = "2026-11-16"
    for module in ("tables", "api.puzzle", "api.replay"):
        monkeypatch.setattr(f"ludarium.server.{module}.today", lambda: today)
    ana, ben = alone(server, daily=True), alone(server, daily=True)
    other = alone(server)
    assert ana.guest.get(f"/api/daily/{GAME}")["date"] == today
    assert [place.position["table"]["daily"] for place in (ana, ben, other)] == [today, today, ""]
    assert ana.guest.get(f"/api/tables/{ana.table}")["daily"] == today
    assert opening(ana) == opening(ben) != opening(other)
    ana.ask("give-up", seat=0)
    ana.until(lambda position: position["results"] is not None)
    daily = ana.guest.get(f"/api/daily/{GAME}")
    assert [(result["name"], result["won"]) for result in daily["results"]] == [("Ana", False)]
    assert ana.guest.get(f"/api/daily/{GAME}?date={today}") == daily
    other_day = ana.guest.get(f"/api/daily/{GAME}?date=2020-02-02")
    assert other_day == {"date": "2020-02-02", "results": [], "people": 0}
    wish = {"game": "artificium", "seats": [{"kind": "me"}, {"kind": "open"}], "daily": True}
    assert ana.guest.refused("POST", "/api/tables", wish)[1] == "no-daily-deal"


def opening(place: Place) -> Any:
    return [place.position["view"][key] for key in ("tapestry", "area", "deck")]


def test_all_four_games_are_offered(server: Served) -> None:
    games = {game["id"]: game for game in server.guest().get("/api/games")}
    assert list(games)[:4] == ["artificium", GAME, "ars-universalis", "plus-ultra"]
    assert games[GAME]["daily"]
    assert set(games[GAME]["presets"]) == {"classic", "relaxed", "gentle"}
    assert not games["ars-universalis"]["daily"]
    constants = server.guest().get("/api/games/artificium/constants")
    assert {
        "name": "rounds",
        "value": 4,
        "source": "RULEBOOK",
        "why": "",
        "least": 1,
        "most": 12,
    } in constants
