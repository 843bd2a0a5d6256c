"""Moves decided ahead: done when they can be, left to the person when not, and nobody else's business."""

from __future__ import annotations

import json
from typing import Any

from tests.server.client import Guest, Place
from tests.server.conftest import Serve, Served
from tests.server.test_play import asked_of, two_players

LEAVE = {"step": "market", "play": ["pass"]}


def at_the_market(server: Served, **wish: object) -> tuple[Place, Place]:
    """Whoever is asked first, and the other."""
    ana, ben = two_players(server, **wish)  # type: ignore[arg-type]
    assert ana.position["view"]["turn"]["step"] == "market"
    first = asked_of(ana, ben)
    return first, ben if first is ana else ana


def intend(place: Place, *intentions: dict[str, Any]) -> None:
    seat = place.position["seat"]
    assert place.ask("intend", seat=seat, intentions=intentions)["type"] == "accepted"


def swap(place: Place) -> str:
    return next(str(move["text"]) for move in place.position["legal"] if move["verb"] == "swap")


def test_it_is_done_as_soon_as_one_is_asked(server: Served) -> None:
    first, other = at_the_market(server)
    seat = other.position["seat"]
    intend(other, LEAVE)
    assert first.play(swap(first))["type"] == "accepted"
    position = first.until(lambda position: position["view"]["players"][seat]["passed"])
    assert position["asked"] == [1 - seat]
    assert first.entries[-1]["moves"][0]["text"] == "pass"
    other.until(lambda position: position["seq"] == first.position["seq"])
    assert len(other.position["intentions"]) == 1, "it holds for the round"


def test_nobody_else_learns_of_it(server: Served) -> None:
    first, other = at_the_market(server)
    watcher = server.guest("Cleo").sit(first.table)
    intend(other, LEAVE)
    other.until(lambda position: bool(position["intentions"]))
    assert first.refusal("intend", seat=other.position["seat"], intentions=[]) == "not-your-seat"
    for place in (first, watcher):
        place.catch_up()
        assert place.position["intentions"] == []
        assert '"market","play"' not in " ".join(place.raw).replace(" ", "")
    assert "intentions" not in json.dumps(first.guest.get(f"/api/tables/{first.table}"))


def test_a_condition_leaves_it_to_the_person(server: Served) -> None:
    """Pass, unless a swap can be made; and only as long as the table looks so."""
    first, other = at_the_market(server)
    seat = other.position["seat"]
    held = next(iter(other.position["view"]["players"][seat]["hand"]))
    shown = [card for card in other.position["view"]["market"] if card != held]
    unless = [f"swap {held} {card}" for card in shown]
    intend(other, {**LEAVE, "unless": unless}, {**LEAVE, "when": {"round": 99}})
    first.play("pass")
    position = other.until(lambda position: bool(position["legal"]))
    assert not position["view"]["players"][seat]["passed"]
    kept = other.until(lambda position: len(position["intentions"]) == 1)["intentions"]
    assert kept[0]["unless"] == unless


def test_what_cannot_be_done_is_left_and_said(server: Served) -> None:
    first, other = at_the_market(server)
    card = next(iter(first.position["view"]["market"]))
    seat = other.position["seat"]
    hand = other.position["view"]["players"][seat]["hand"]
    missing = next(name for name in all_cards(other) if name not in hand)
    intend(other, {"step": "market", "play": [f"swap {missing} {card}"]})
    first.play("pass")
    told = other.until(lambda position: bool(position["intentions"]) and position["intentions"][0]["lapsed"])
    assert told["legal"], "the decision is the person's"
    intend(other)
    assert other.until(lambda position: not position["intentions"])["legal"]


def all_cards(place: Place) -> list[str]:
    return sorted(place.guest.get("/api/games/artificium/declaration")["vocabularies"]["card"])


def test_it_survives_a_restart(serve: Serve) -> None:
    server = serve()
    first, other = at_the_market(server)
    intend(other, {**LEAVE, "once": True})
    server.stop()
    serve(port=server.config.port)
    back, again = first.guest.sit(first.table), other.guest.sit(other.table)
    assert len(again.position["intentions"]) == 1
    back.play("pass")
    again.until(lambda position: position["view"]["turn"]["step"] != "market")
    assert again.position["intentions"] == [], "once is once"


def test_a_bidder_goes_as_far_as_was_said(server: Served) -> None:
    """Ars Universalis: raise by the least up to a bid, then pass; only for this figure."""
    guests = [server.guest(name) for name in ("Ana", "Ben", "Cleo")]
    table = guests[0].make("me", "open", "open", game="ars-universalis")
    for guest in guests[1:]:
        guest.join(table)
    places = [guest.sit(table) for guest in guests]
    first = asked_of(*places)
    other, third = [place for place in places if place is not first]
    opening = next(move for move in first.position["legal"] if move["verb"] == "open")
    assert first.play(opening["text"])["type"] == "accepted"
    bid = other.until(lambda position: position["view"]["turn"]["step"] == "bidding")["view"]["bid"]
    figure = other.position["view"]["auctioned"]
    here = {"step": "bidding", "when": {"auctioned": figure}}
    raises = [f"raise {number}" for number in range(bid + 1, bid + 4)]
    intend(third, {**here, "play": ["pass"]})
    intend(other, {**here, "play": [*raises, "pass"]})
    first.until(lambda position: position["view"]["bid"] == bid + 1 and bool(position["legal"]))
    assert first.play(f"raise {bid + 3}")["type"] == "accepted"
    first.until(lambda position: position["view"]["auctioned"] != figure)
    bids = [event["event"] for entry in first.entries for event in entry["events"]]
    assert bids.count("raised") == 2
    assert bids.count("passed") == 2
    other.until(lambda position: position["view"]["auctioned"] != figure)


def test_what_makes_no_sense_is_refused(server: Served) -> None:
    first, _ = at_the_market(server)
    seat = first.position["seat"]

    def refused(*intentions: dict[str, Any]) -> str:
        return first.refusal("intend", seat=seat, intentions=intentions)

    assert refused({"step": "nowhere", "play": ["pass"]}) == "malformed"
    assert refused({"step": "market", "play": []}) == "malformed"
    assert refused({"step": "market", "play": ["fly"]}) == "no-such-move"
    assert refused(*[LEAVE] * 7) == "too-many-intentions"
    assert refused({"step": "market", "play": ["pass"] * 61}) == "malformed"


def test_who_is_forgotten_wants_nothing(server: Served) -> None:
    first, other = at_the_market(server)
    intend(other, LEAVE)
    forgetful: Guest = other.guest
    forgetful.http.delete("/api/me")
    table = server.wait(server.tables.find(first.table))
    assert table.row.intentions == {}
