"""The analysis of a finished game: on request, kept, stopped and gone on with; never before the game is over."""

from __future__ import annotations

import time
from typing import Any

from tests.server.client import PATIENCE, Guest, Place
from tests.server.conftest import Served
from tests.server.test_play import play_out, two_players


def finished(server: Served) -> Place:
    ana, ben = two_players(server, game="_template")
    play_out([ana, ben])
    return ana


def _until(guest: Guest, path: str, whole: bool = True) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found: dict[str, Any] = guest.get(path)
        if found["report"] is not None and (found["report"]["whole"] or not whole):
            return found
        time.sleep(0.05)
    raise AssertionError("the analysis does not come to an end")


def test_it_is_made_on_request_and_kept(server: Served) -> None:
    ana = finished(server)
    path = f"/api/tables/{ana.table}/analysis"
    assert ana.guest.get(path) == {"running": False, "report": None}
    ana.guest.post(path)
    report = _until(ana.guest, path)["report"]
    last = ana.guest.get(f"/api/tables/{ana.table}/replay")["moves"]
    for seat in report["seats"]:
        assert abs(seat["par"] + seat["luck"] + seat["decisions"] - seat["score"]) < 0.02
    for verdict in report["verdicts"]:
        assert 0 <= verdict["before"] <= verdict["entry"] <= last
    assert ana.guest.post(path)["report"] == report, "once is enough"
    assert server.guest("Ben").get(path)["report"] == report, "whoever sees the replay sees this"


def test_not_while_the_game_goes_on(server: Served) -> None:
    ana = server.guest("Ana")
    table = ana.make("me", "novice")
    assert ana.refused("POST", f"/api/tables/{table}/analysis") == (403, "not-over")
    assert ana.refused("GET", f"/api/tables/{table}/analysis") == (403, "not-over")


def test_a_stopped_one_keeps_what_it_found(server: Served) -> None:
    ana = finished(server)
    path = f"/api/tables/{ana.table}/analysis"
    ana.guest.post(path)
    stopped = ana.guest.http.delete(path).json()
    assert not stopped["running"]
    ana.guest.post(path)
    assert _until(ana.guest, path)["report"]["whole"]


def test_a_decision_can_be_tried_oneself(server: Served) -> None:
    ana = finished(server)
    path = f"/api/tables/{ana.table}/analysis"
    assert ana.guest.refused("GET", f"{path}/decisions/1") == (404, "no-such-step"), "not before it is judged"
    ana.guest.post(path)
    verdict = _until(ana.guest, path)["report"]["verdicts"][0]
    there = f"{path}/decisions/{verdict['number']}"
    position = ana.guest.get(there)
    assert position["seat"] == verdict["seat"]
    assert position["asked"] == [verdict["seat"]]
    legal = [move["text"] for move in position["legal"]]
    assert verdict["played"][0] in legal
    best = ana.guest.post(there, {"moves": verdict["best"][:1]})
    assert best["right"]
    assert best["loss"] == 0
    assert ana.guest.refused("POST", there, {"moves": []}) == (400, "malformed")
    assert ana.guest.refused("POST", there, {"moves": ["no such move"]}) == (400, "malformed")
    assert ana.guest.refused("GET", f"{path}/decisions/0") == (404, "no-such-step")
    assert ana.guest.refused("GET", f"{path}/decisions/9999") == (404, "no-such-step")


def test_lines_are_those_of_a_solver(server: Served) -> None:
    ana = finished(server)
    path = f"/api/tables/{ana.table}/analysis"
    assert ana.guest.refused("GET", f"{path}/lines/0") == (404, "no-such-step"), "this game has none"
