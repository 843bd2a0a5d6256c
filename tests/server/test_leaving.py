"""Resigning, being gone, being replaced by a bot, coming back, and tables nobody returns to."""

from __future__ import annotations

import time

from ludarium.server.config import Times
from ludarium.server.storage.table import row_of
from tests.server.client import PATIENCE, Guest, Place
from tests.server.conftest import QUICK, Serve, Served
from tests.server.test_durability import moved
from tests.server.test_play import play_out, two_players
from tests.server.test_undo import three_players

PATIENT = Times(bot_delay=0, bot_next=0, grace=600)  # nothing happens by itself


def test_resigning_ends_a_game_nobody_else_plays(server: Served) -> None:
    ana, ben = two_players(server)
    assert (ana.position["resign"], ana.position["ended"]) == ("ends", ""), "it is said before"
    assert ana.ask("give-up", seat=0)["type"] == "accepted"
    results = ben.until(lambda position: position["results"] is not None)["results"]
    assert [score["place"] for score in results] == [2, 1]
    assert (ben.position["ended"], ben.position["table"]["seats"][0]["resigned"]) == ("resigned", True)
    assert any(message.get("code") == "resigned" for message in ben.heard)
    assert ben.refusal("play", seat=1, decision=ben.position["decision"], moves=["pass"]) == "game-over"


def test_after_resigning_a_bot_plays_on_for_the_others(server: Served) -> None:
    ana, ben, cleo = (server.guest(name) for name in ("Ana", "Ben", "Cleo"))
    table = ana.make("me", "open", "open", game="_template")
    ben.join(table)
    cleo.join(table)
    places = [guest.sit(table) for guest in (ana, ben, cleo)]
    assert places[0].position["resign"] == "bot"
    assert places[0].ask("give-up", seat=0)["type"] == "accepted"
    places[0].until(lambda position: position["seats"] == [])
    play_out(places[1:])
    assert places[1].position["ended"] == "points"
    assert places[1].position["results"][0]["place"] == 3
    assert places[1].position["table"]["seats"][0]["resigned"]


def test_somebody_gone_is_replaced_after_the_grace_period(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    assert ana.refusal("replace", seat=0, absent=1, level="novice") == "not-absent"
    began = time.monotonic()
    ben.close()
    ana.wait("presence", lambda message: not message["seats"][1]["connected"])
    assert ana.refusal("replace", seat=0, absent=1, level="wizard") == "no-such-level"
    assert ana.ask("replace", seat=0, absent=1, level="novice")["type"] == "accepted"
    assert ana.wait("notice")["code"] == "replaced"
    assert time.monotonic() - began >= QUICK.grace
    play_out([ana])
    assert ana.position["table"]["seats"][1]["kind"] == "bot"
    assert ben.guest.get(f"/api/tables/{ana.table}")["mine"] == []


def test_somebody_who_comes_back_is_not_replaced(serve: Serve) -> None:
    server = serve(times=PATIENT)
    ana, ben = two_players(server, game="_template")
    ben.close()
    ana.wait("presence", lambda message: not message["seats"][1]["connected"])
    assert ana.ask("replace", seat=0, absent=1, level="novice")["type"] == "accepted"
    ana.until(lambda position: position["replace_request"] is not None)
    ben.guest.sit(ana.table)
    ana.until(lambda position: position["replace_request"] is None)


def test_nobody_cuts_the_grace_period_short(serve: Serve) -> None:
    """Not the consent of all others, not a wall clock set forward, and not asking again."""
    server = serve(times=PATIENT)
    ana, ben, cleo = three_players(server)
    gone(cleo, ana, ben)
    for _ in range(2):
        assert ana.ask("replace", seat=0, absent=2, level="novice")["type"] == "accepted"
        request = ben.until(lambda position: position["replace_request"] is not None)["replace_request"]
        assert request["needed"] == [1]
        assert ben.ask("answer", seat=1, what="replace", yes=True)["type"] == "accepted"
    consented = ana.until(lambda position: (position["replace_request"] or {}).get("consent") == [1])
    assert consented["table"]["seats"][2]["kind"] == "person"
    table = server.tables.resident()[0]
    assert table.replace_request is not None
    table.replace_request.at = 0.0
    server.wait(table.alarm._time_is_up())
    assert ana.guest.get(f"/api/tables/{ana.table}")["seats"][2]["kind"] == "person"


def gone(place: Place, *others: Place) -> Guest:
    """The guest has closed the last tab, and the others know."""
    seat = place.position["seat"]
    place.close()
    for other in others:
        other.wait("presence", lambda message: not message["seats"][seat]["connected"])
    return place.guest


def test_one_of_the_others_may_rather_wait(serve: Serve) -> None:
    server = serve(times=PATIENT)
    ana, ben, cleo = three_players(server)
    gone(cleo, ana, ben)
    assert ana.ask("replace", seat=0, absent=2, level="novice")["type"] == "accepted"
    ben.until(lambda position: position["replace_request"] is not None)
    assert ana.refusal("answer", seat=0, what="replace", yes=True) == "nothing-asked"
    assert ben.ask("answer", seat=1, what="replace", yes=False)["type"] == "accepted"
    assert ana.wait("notice")["code"] == "replace-refused"
    ana.until(lambda position: position["replace_request"] is None)
    assert ana.position["table"]["seats"][2]["kind"] == "person"


def test_a_bot_that_replaces_somebody_consents_to_an_undo(serve: Serve) -> None:
    """A request that waited for the one who is gone lapses; asked again, nobody is left to refuse."""
    server = serve(times=QUICK)
    ana, ben = two_players(server, game="_template")
    ana.play("keep")
    ben.until(lambda position: bool(position["legal"]))
    ben.play("keep")
    ana.until(lambda position: position["seq"] == 2)
    ana.ask("undo", seat=0, to=0)
    gone(ben, ana)
    ana.ask("replace", seat=0, absent=1, level="novice")
    assert ana.wait("notice")["code"] == "replaced"
    ana.until(lambda position: position["undo_request"] is None and position["seq"] == 2)
    assert ana.ask("undo", seat=0, to=0)["type"] == "accepted"
    assert ana.until(lambda position: position["seq"] == 3)["asked"] == [0]


def replaced(server: Served, *stay: Place, leaves: Place) -> Guest:
    """A bot plays for the one who left, after the grace period."""
    seat = leaves.position["seat"]
    guest = gone(leaves, *stay)
    assert stay[0].ask("replace", seat=stay[0].position["seat"], absent=seat, level="novice")
    for place in stay:
        place.wait("notice", lambda message: message["code"] == "replaced")
        place.until(lambda position: position["table"]["seats"][seat]["kind"] == "bot")
    return guest


def test_who_was_replaced_gets_the_seat_back_and_nobody_is_asked(server: Served) -> None:
    ana, ben, cleo = three_players(server)
    cleo_again = replaced(server, ana, ben, leaves=cleo).sit(ana.table)
    assert (cleo_again.position["seat"], cleo_again.position["seats"]) == (-1, [])
    assert cleo_again.position["table"]["former"] == [2]
    assert ana.position["table"]["former"] == []
    assert isinstance(cleo_again.position["view"]["players"][2]["hand"], int), "not yet"
    assert cleo_again.ask("take-back", seat=2)["type"] == "accepted"
    back = cleo_again.until(lambda position: position["seats"] == [2])
    assert (back["seat"], back["table"]["former"]) == (2, [])
    assert isinstance(back["view"]["players"][2]["hand"], dict)
    deal = cleo_again.entries[-1 - back["seq"]]  # everything is told again, as the seat may know it
    own = [event for event in deal["events"] if event["args"].get("seat") == 2]
    assert deal["seq"] == 0
    assert own == [event for event in cleo.entries[0]["events"] if event["args"].get("seat") == 2]
    assert own != [event for event in cleo_again.entries[0]["events"] if event["args"].get("seat") == 2]
    seat = back["table"]["seats"][2]
    assert (seat["kind"], seat["name"], seat["user"], seat["level"]) == (
        "person",
        "Cleo",
        cleo.guest.id,
        None,
    )
    ana.wait("notice", lambda message: message["code"] == "returned")
    play_out([ana, ben, cleo_again])
    assert ana.position["results"] is not None


def test_a_seat_is_nobody_elses_to_take_back(server: Served) -> None:
    ana, ben, cleo = three_players(server)
    replaced(server, ana, ben, leaves=cleo)
    stranger = server.guest().sit(ana.table)
    for place in (stranger, ben):
        for seat in (0, 2, -1, 9):
            assert place.refusal("take-back", seat=seat) == "not-your-seat"
    ana.ask("give-up", seat=0)
    ana.until(lambda position: position["seats"] == [])
    assert ana.refusal("take-back", seat=0) == "not-your-seat", "who resigned does not come back"


def test_who_comes_back_to_an_empty_table_has_the_name_of_now(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    guest = replaced(server, ana, leaves=ben)
    guest.put("/api/me", {"name": "Benno"})
    again = guest.sit(ana.table)
    gone(ana, again)
    assert again.ask("take-back", seat=1)["type"] == "accepted"
    assert again.until(lambda position: position["seats"] == [1])["table"]["seats"][1]["name"] == "Benno"


def test_a_replaced_seat_and_its_return_survive_restarts(serve: Serve) -> None:
    first = serve()
    ana, ben = two_players(first, game="_template")
    replaced(first, ana, leaves=ben)
    first.stop()
    second = serve()
    again = moved(ben.guest, second).sit(ana.table)
    assert again.position["table"]["former"] == [1]
    assert again.ask("take-back", seat=1)["type"] == "accepted"
    again.until(lambda position: position["seats"] == [1])
    second.stop()
    third = serve()
    places = [moved(place.guest, third).sit(ana.table) for place in (ana, ben)]
    assert [place.position["seats"] for place in places] == [[0], [1]]
    play_out(places)
    assert places[0].position["results"] is not None


def test_a_bot_does_not_move_for_somebody_who_is_back(serve: Serve) -> None:
    """It was thinking when its person came back: the decision is the person's."""
    server = serve(times=Times(bot_delay=3600, bot_next=3600, grace=0.1))
    ana, ben = two_players(server, game="_template")
    replaced(server, ana, leaves=ben)
    ana.play("keep")
    ana.until(lambda position: position["asked"] == [1])
    again = ben.guest.sit(ana.table)
    again.ask("take-back", seat=1)
    again.until(lambda position: bool(position["legal"]))
    assert again.play("keep")["type"] == "accepted"
    assert again.until(lambda position: position["seq"] == 2)["view"]["turn"]["step"] == "lay"


def test_who_is_forgotten_cannot_come_back(serve: Serve) -> None:
    server = serve(times=QUICK)
    ana, ben = two_players(server, game="_template")
    guest = replaced(server, ana, leaves=ben)
    assert guest.http.delete("/api/me").status_code == 204
    row = server.wait(server.tables.context.storage.read(lambda db: row_of(db, ana.table)))
    assert row is not None
    assert guest.id not in str(row)


def test_a_pause_does_not_shut_out_who_comes_back(serve: Serve) -> None:
    server = serve(times=QUICK)
    ana, ben = two_players(server, game="_template")
    guest = replaced(server, ana, leaves=ben)
    ana.ask("pause", seat=0, on=True)
    ana.until(lambda position: position["table"]["paused"])
    again = guest.sit(ana.table)
    gone(ana, again)
    again.ask("take-back", seat=1)
    again.until(lambda position: position["seats"] == [1])
    assert again.refusal("pause", seat=1, on=True) == "others-play"
    assert again.ask("pause", seat=1, on=False)["type"] == "accepted"
    again.until(lambda position: not position["table"]["paused"])


def test_tables_nobody_returns_to_are_closed_but_not_deleted(serve: Serve) -> None:
    server = serve(times=Times(bot_delay=0, bot_next=0, abandon_open=0.0, abandon_running=0.0, tick=3600))
    ana, ben = two_players(server, game="_template")
    play_out([ana, ben], most=1)
    waiting = ana.guest.make("me", "open", game="_template", public=True)
    server.wait(server.tables.close_abandoned())
    assert ana.guest.get(f"/api/tables/{ana.table}")["status"] == "running", "somebody is here"
    assert ben.guest.get("/api/tables") == []
    before = ana.position
    for place in (ana, ben):
        place.close()
    until = time.monotonic() + PATIENCE
    while ben.guest.get(f"/api/tables/{ana.table}")["status"] != "closed" and time.monotonic() < until:
        server.wait(server.tables.close_abandoned())
    assert {found["status"] for found in ana.guest.get("/api/tables/mine")} == {"closed"}
    stranger = server.guest().sit(ana.table)
    assert stranger.position["table"]["status"] == "closed"
    again = ana.guest.sit(ana.table)  # goes on when one of its players opens it
    assert again.position["table"]["status"] == "running"
    assert (again.position["view"], again.position["seq"]) == (before["view"], before["seq"])
    assert ana.guest.get(f"/api/tables/{waiting}")["status"] == "closed"
    assert ana.guest.sit(waiting).position["table"]["status"] == "open"
