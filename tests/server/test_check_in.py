"""Before a round people say that they are here: who does not is left out of it, and of no other."""

from __future__ import annotations

import time

import pytest

from tests.server.client import Guest, Message
from tests.server.conftest import Leap, Serve, Served
from tests.server.test_tournament import announce, crowd, do, is_round, page, play_round, wait_for

WINDOW = 600


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch, leap: Leap) -> Leap:
    """The time of tournaments, which tests can let pass."""
    for module in ("office", "entry", "round", "row"):
        monkeypatch.setattr(f"ludarium.server.tournament.{module}.time", leap)
    return leap


def gathered(people: list[Guest], **wish: object) -> str:
    """A tournament that all have entered and are asked to."""
    event = announce(people[0], check_in=WINDOW, **wish)
    for guest in people:
        do(guest, event, "join")
    do(people[0], event, "start")
    return event


def say(people: list[Guest], event: str, here: bool = True) -> Message:
    found: Message = {}
    for guest in people:
        found = do(guest, event, "here", {"here": here})
    return found


def opened(found: Message) -> bool:
    return found["ahead"] is not None


def missing(found: Message) -> set[str]:
    users = {one["entrant"]: str(one["user"]) for one in found["players"]}
    return {users[number] for number in found["ahead"]["missing"]}


def test_who_is_not_here_is_left_out_of_one_round(server: Served, passing: Leap) -> None:
    people = crowd(server, 5)
    ana, *_, eve = people
    event = gathered(people, rounds=2)
    found = page(ana, event)
    assert (found["info"]["status"], found["rounds"], len(found["ahead"]["tables"])) == ("open", [], 2)
    assert missing(found) == {guest.id for guest in people}, "nobody is here before they say so"
    assert found["info"]["asked"]
    assert ana.refused("POST", f"/api/tournaments/{event}/start", {}) == (409, "too-few")
    found = say(people[:4], event)
    assert missing(found) == {eve.id}, "everybody sees who is missing"
    assert (found["here"], found["info"]["asked"]) == (True, False)

    found = do(ana, event, "start")  # without waiting any longer
    [first] = found["rounds"]
    assert sorted(one for table in first["tables"] for one in table["entrants"]) == [0, 1, 2, 3]
    assert [(away["entrant"], away["points"], away["missing"]) for away in first["away"]] == [(4, 0, True)]
    assert found["ahead"] is None
    assert eve.refused("POST", f"/api/tournaments/{event}/here", {"here": True}) == (409, "not-open")

    play_round(server, found)
    found = wait_for(eve, event, opened)
    assert missing(found) == {guest.id for guest in people}, "for every round anew"
    say([ana, eve], event)
    passing.seconds += WINDOW + 1
    found = wait_for(ana, event, is_round(2))
    assert [table["entrants"] for table in found["rounds"][1]["tables"]] in ([[0, 4]], [[4, 0]])
    assert [away["entrant"] for away in found["rounds"][1]["away"]] == [1, 2, 3]


def test_what_is_drawn_ahead_is_played_if_all_come(server: Served, passing: Leap) -> None:
    people = crowd(server, 6)
    event = gathered(people, rounds=1)
    drawn = page(people[0], event)["ahead"]["tables"]
    for guest in people[:3]:  # whoever does not like it does not get another by going and coming back
        assert do(guest, event, "sit", {"out": True})["out"]
        wait_for(guest, event, lambda now: opened(now) and len(now["ahead"]["tables"]) == 2)
        do(guest, event, "sit", {"out": False})
        assert wait_for(guest, event, opened)["ahead"]["tables"] == drawn
    say(people, event)
    passing.seconds += WINDOW + 1
    found = wait_for(people[0], event, is_round(1))
    assert [table["entrants"] for table in found["rounds"][0]["tables"]] == drawn
    assert found["rounds"][0]["away"] == []


def test_who_sits_out_is_not_waited_for_and_who_goes_is_not_drawn(server: Served, passing: Leap) -> None:
    people = crowd(server, 6)
    event = gathered(people, rounds=2)
    say(people, event)
    assert not do(people[5], event, "sit", {"out": True})["here"]
    do(people[4], event, "leave")
    found = wait_for(people[0], event, opened)
    assert (sorted(found["ahead"]["here"]), missing(found)) == ([0, 1, 2, 3], set())
    assert found["ahead"]["out"] == [4]
    assert do(people[3], event, "here", {"here": False})["info"]["asked"]
    passing.seconds += WINDOW + 1
    found = wait_for(people[0], event, is_round(1))
    [table] = found["rounds"][0]["tables"]
    told = {away["entrant"]: (away["points"], away["asked"]) for away in found["rounds"][0]["away"]}
    # Of the three who are here one has no table; one was missing; one sits out.
    assert told[3] == (0, False)
    assert told[4] == (3, True)
    assert len(told) == 3
    assert {*table["entrants"], *told} == {0, 1, 2, 3, 4}


def test_a_time_is_set_and_too_few_come(server: Served, passing: Leap) -> None:
    people = crowd(server, 4)
    event, empty = (
        announce(people[0], begins=time.time() + 3600, check_in=WINDOW, rounds=1) for _ in range(2)
    )
    for guest in people[:3]:
        do(guest, event, "join")
        do(guest, empty, "join")
    found = page(people[0], event)
    assert found["opens"] == pytest.approx(found["info"]["begins"] - WINDOW)
    assert people[1].refused("POST", f"/api/tournaments/{event}/here", {"here": True}) == (409, "not-open")
    passing.seconds = 3600 - WINDOW + 1
    wait_for(people[0], event, opened)
    assert do(people[3], event, "join")["here"], "who comes now is here"
    say(people[:2], event)
    passing.seconds = 3602
    found = wait_for(people[0], event, is_round(1))
    assert found["info"]["status"] == "running"
    assert [away["entrant"] for away in found["rounds"][0]["away"] if away["missing"]] == [2]
    lapsed = wait_for(people[0], empty, lambda now: now["info"]["status"] != "open")
    assert lapsed["info"]["status"] == "cancelled"


def test_a_round_to_which_nobody_comes_passes(server: Served, passing: Leap) -> None:
    people = crowd(server, 3)
    event = gathered(people, rounds=2, format="everybody")
    say(people, event)
    play_round(server, do(people[0], event, "start"))
    for number in (2, 3):
        wait_for(people[0], event, opened)
        passing.seconds += WINDOW + 1
        found = wait_for(people[0], event, is_round(number))
    found = wait_for(people[0], event, lambda now: now["info"]["status"] == "finished")
    assert [len(each["tables"]) for each in found["rounds"]] == [1, 0, 0]
    assert [len(each["away"]) for each in found["rounds"]] == [1, 3, 3]


def test_a_restart_forgets_nobody_and_a_time_without_server_is_no_time(serve: Serve, passing: Leap) -> None:
    server = serve()
    people = crowd(server, 4)
    event = gathered(people, rounds=2)
    drawn = say(people, event)["ahead"]
    server.stop()
    server = serve(port=server.config.port)
    assert page(people[0], event)["ahead"] == drawn
    play_round(server, do(people[0], event, "start"))
    wait_for(people[0], event, opened)
    do(people[0], event, "next")  # whoever organises it need not wait; nobody else is here
    found = wait_for(people[0], event, lambda now: now["info"]["status"] == "finished")
    assert [away["missing"] for away in found["rounds"][1]["away"]] == [True] * 4

    event = announce(people[0], begins=passing.time() + 1000, check_in=WINDOW, rounds=1)
    for guest in people:
        do(guest, event, "join")
    server.stop()
    passing.seconds += 2000  # as long as people could have said that they are here
    server = serve(port=server.config.port)
    found = wait_for(people[0], event, opened)
    assert found["ahead"]["at"] > passing.time() + WINDOW / 2
    say(people, event)
    passing.seconds += WINDOW + 1
    assert len(wait_for(people[0], event, is_round(1))["rounds"][0]["tables"]) == 2


def test_people_are_called_when_they_can_say_it(server: Served) -> None:
    people = crowd(server, 4)
    caller, tables = server.tables.context.caller, server.tables
    server.call(lambda: caller.reachable.update(guest.id for guest in people))
    event = gathered(people)
    say(people[:1], event)
    do(people[1], event, "sit", {"out": True})
    server.wait(caller._note())

    def called() -> set[str]:
        return server.wait(
            tables.context.storage.read(
                lambda db: {row[0] for row in db.execute("SELECT guest FROM calls WHERE event = 'here'")}
            )
        )

    assert called() <= {guest.id for guest in people}
    server.wait(caller.round(tables))
    assert called() == {people[2].id, people[3].id}, "who has said it, or sits out, is left alone"


def test_only_who_has_entered_says_it_and_only_where_it_is_asked(server: Served) -> None:
    people = crowd(server, 3)
    event = gathered(people)
    path = f"/api/tournaments/{event}/here"
    assert server.guest("Mallory").refused("POST", path, {"here": True}) == (403, "not-entered")
    assert people[0].refused("POST", path, {}) == (400, "malformed")
    plain = announce(people[0])
    do(people[0], plain, "join")
    assert people[0].refused("POST", f"/api/tournaments/{plain}/here", {"here": True}) == (409, "not-open")
    assert page(people[0], plain)["opens"] is None
