"""Hints at a table: grade by grade, only where they are allowed, and they stay in the record."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from ludarium.server.storage.database import FILE
from tests.server.client import Place
from tests.server.conftest import Served


def _asked(server: Served, *seats: str) -> Place:
    ana = server.guest("Ana")
    place = ana.sit(ana.make("me", *seats))
    place.until(lambda position: bool(position["legal"]))
    return place


def _hint(place: Place, grade: int) -> dict[str, Any]:
    told = place.ask(
        "ask-hint", seat=place.position["seat"], decision=place.position["decision"], grade=grade
    )
    assert told["type"] == "hint", told
    hint: dict[str, Any] = told["hint"]
    return hint


def test_grades_are_told_one_by_one(server: Served) -> None:
    place = _asked(server, "novice")
    assert place.position["hints_off"] == ""
    legal = {move["text"] for move in place.position["legal"]}
    look = _hint(place, 1)
    assert (look["good"], look["why"]) == ([], None), "what to look at names no move"
    moves = _hint(place, 2)
    assert moves["why"] is None
    assert {good["moves"][0] for good in moves["good"]} <= legal
    assert _hint(place, 2) == moves, "it is thought of once"
    assert _hint(place, 3)["good"] == moves["good"]


def test_that_a_hint_was_given_stays_in_the_journal(server: Served) -> None:
    place = _asked(server, "novice")
    _hint(place, 1)
    _hint(place, 1)
    _hint(place, 2)
    with sqlite3.connect(server.config.data / FILE, timeout=10) as db:
        sql = "SELECT data FROM journal WHERE table_id = ? ORDER BY number"
        lines = [json.loads(data) for (data,) in db.execute(sql, (place.table,))]
    assert [line["grade"] for line in lines if line["kind"] == "hinted"] == [1, 2]


def test_among_people_only_where_the_table_was_set_up_so(server: Served) -> None:
    for agreed, off in ((False, "people"), (True, "")):
        ana, ben = server.guest("Ana"), server.guest("Ben")
        table = ana.make("me", "open", hints=agreed)
        ben.join(table)
        places = [ana.sit(table), ben.sit(table)]
        for place in places:
            place.until(lambda position: position["table"]["status"] == "running")
            assert place.position["hints_off"] == off
        asked = next(place for place in places if place.position["legal"])
        seat, decision = asked.position["seat"], asked.position["decision"]
        if off:
            assert asked.refusal("ask-hint", seat=seat, decision=decision, grade=1) == "hints-off"
        else:
            assert _hint(asked, 1)["good"] == []


def test_never_in_the_deal_of_the_day(server: Served) -> None:
    ana = server.guest("Ana")
    place = ana.sit(ana.make("me", game="universal-tapestry", daily=True))
    assert place.position["hints_off"] == "daily"
    assert place.refusal("ask-hint", seat=0, decision=place.position["decision"], grade=1) == "hints-off"


def test_only_for_a_decision_of_ones_own(server: Served) -> None:
    place = _asked(server, "novice")
    seat, decision = place.position["seat"], place.position["decision"]
    assert place.refusal("ask-hint", seat=1 - seat, decision=decision, grade=1) == "not-your-seat"
    assert place.refusal("ask-hint", seat=seat, decision=decision + 1, grade=1) == "stale"
    assert place.refusal("ask-hint", seat=seat, decision=decision, grade=4) == "malformed"


def test_whoever_makes_a_table_against_bots_may_want_none(server: Served) -> None:
    ana = server.guest("Ana")
    table = ana.make("me", "novice", hints=False)
    assert ana.get(f"/api/tables/{table}")["hints_off"] == "chosen"
    place = ana.sit(table)
    place.until(lambda position: bool(position["legal"]))
    refused = place.ask("ask-hint", seat=0, decision=place.position["decision"], grade=1)
    assert (refused["reason"], refused["args"]["why"]) == ("hints-off", "chosen")
