"""Quick pairing: who fits with whom, and that those who fit get a table at once."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.server.config import Limits, Times
from ludarium.server.pairing import Group, Seeker, group_for, group_with_bots
from ludarium.server.rating import Rating
from tests.server.client import Guest, Message
from tests.server.conftest import Serve, Served
from tests.server.test_lobby import rate

GAME = "artificium"


def seeker(
    name: str,
    *seats: int,
    points: int = 1000,
    near: int = 0,
    game: str = GAME,
    timer: int = 30,
    bank: int = 0,
    rated: bool = True,
    bots: bool = False,
) -> Seeker:
    wanted = {game: frozenset(seats or (2,))}
    return Seeker(name, wanted, (timer, bank), rated, near, bots, {game: points})


def names(group: Group | None) -> set[str]:
    return set() if group is None else {one.guest for one in group.people}


def test_two_who_like_the_same_are_a_group() -> None:
    ana, ben = seeker("ana"), seeker("ben")
    assert names(group_for(ben, [ana])) == {"ana", "ben"}
    assert group_for(ben, [ben]) is None, "nobody plays with themselves"


@pytest.mark.parametrize(
    "other",
    [
        seeker("ben", 3),
        seeker("ben", game="plus-ultra"),
        seeker("ben", timer=120),
        seeker("ben", bank=600),
        seeker("ben", rated=False),
        seeker("ben", points=1300, near=100),
    ],
)
def test_who_likes_something_else_is_no_partner(other: Seeker) -> None:
    assert group_for(seeker("ana"), [other]) is None
    assert group_for(other, [seeker("ana")]) is None


def test_as_many_as_are_there_and_are_liked() -> None:
    waiting = [seeker("ana", 2, 3), seeker("ben", 3, 4)]
    found = group_for(seeker("cleo", 3, 4), waiting)
    assert (names(found), found and found.seats) == ({"ana", "ben", "cleo"}, 3)


def test_the_nearest_in_strength_sit_together() -> None:
    waiting = [seeker("far", points=1400), seeker("near", points=1080)]
    assert names(group_for(seeker("ana"), waiting)) == {"ana", "near"}


def test_nobody_is_seated_beyond_what_they_accept() -> None:
    weak, strong = seeker("weak", 3, points=900, near=150), seeker("strong", 3, points=1100, near=150)
    assert group_for(seeker("ana", 3, near=150), [weak, strong]) is None, "these two do not accept each other"
    wide = seeker("wide", 3, points=1050, near=150)
    assert names(group_for(seeker("ana", 3, near=150), [weak, strong, wide])) == {"ana", "strong", "wide"}


SEEKERS = st.lists(
    st.builds(
        lambda points, near, seats: (points, near, frozenset(seats)),
        st.integers(800, 1300),
        st.sampled_from([0, 50, 150, 300]),
        st.sets(st.integers(2, 4), min_size=1),
    ),
    min_size=1,
    max_size=8,
)


@given(SEEKERS)
def test_a_group_is_found_exactly_where_there_is_one(drawn: list[tuple[int, int, frozenset[int]]]) -> None:
    people = [
        seeker(str(number), *seats, points=points, near=near)
        for number, (points, near, seats) in enumerate(drawn)
    ]

    def accepts(one: Seeker, other: Seeker) -> bool:
        return not one.near or abs(one.points[GAME] - other.points[GAME]) <= one.near

    def accept(group: tuple[Seeker, ...]) -> bool:
        liked = all(len(group) in one.wanted[GAME] for one in group)
        return liked and all(accepts(one, other) for one in group for other in group)

    last, *waiting = people
    there_is = any(accept((last, *others)) for many in (1, 2, 3) for others in combinations(waiting, many))
    found = group_for(last, waiting)
    assert (found is not None) == there_is
    if found is not None:
        assert accept(tuple(found.people))
        assert found.people[0] is last


def test_who_keeps_apart_is_not_seated_together() -> None:
    ana, ben = seeker("ana", 3), seeker("ben", 3)
    cleo = replace(seeker("cleo", 3), apart=frozenset({"ana"}))
    assert group_for(ben, [ana, cleo]) is None
    assert names(group_for(ben, [ana, cleo, seeker("dora", 3)])) == {"ana", "ben", "dora"}


def test_bots_take_what_is_left_for_those_who_want_it() -> None:
    ana, ben = seeker("ana", 3, 4, bots=True), seeker("ben", 3, bots=True, rated=False)
    found = group_with_bots(ana, [ana, ben])
    assert found is not None
    assert (names(found), found.seats, found.rated) == ({"ana", "ben"}, 3, False)
    assert names(group_with_bots(ana, [seeker("cleo", 3)])) == {"ana"}, "who wants people only is left alone"
    assert group_with_bots(seeker("cleo", 3), [ana]) is None


# Over HTTP


def wish(*seats: int, **rest: Any) -> Message:
    return {"games": [GAME], "seats": list(seats or (2,)), "timer": 30, **rest}


def seek(guest: Guest, *seats: int, **rest: Any) -> Message:
    told: Message = guest.put("/api/pairing", wish(*seats, **rest))
    return told


def test_two_people_find_a_table(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    assert ana.get("/api/pairing")["state"] == "none"
    assert seek(ana, 2, 3, rated=True, bank=600)["state"] == "waiting"
    found = seek(ben, 2, rated=True, bank=600)
    assert found["state"] == "found"
    assert ana.get("/api/pairing") == found
    table = ana.get(f"/api/tables/{found['table']}")
    assert (table["status"], table["rated"], table["timer"], table["bank"]) == ("running", True, 30, 600)
    assert {seat["name"] for seat in table["seats"]} == {"Ana", "Ben"}
    assert seek(ana)["state"] == "waiting", "the next search begins anew"


def test_seats_are_drawn(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    first = set()
    for seed in range(6):
        monkeypatch.setattr("ludarium.server.pairing.secrets.SystemRandom", lambda seed=seed: Random(seed))
        ana, ben = server.guest("Ana"), server.guest("Ben")
        seek(ana)
        table = ben.get(f"/api/tables/{seek(ben)['table']}")
        first.add(table["seats"][0]["name"])
    assert first == {"Ana", "Ben"}


def test_the_range_of_rating_counts_for_both(server: Served) -> None:
    ana, ben, cleo = server.guest("Ana"), server.guest("Ben"), server.guest("Cleo")
    rate(server, ben.id, Rating(35.0, 3.0))
    seek(ana, near=150)
    assert seek(ben)["state"] == "waiting"
    assert seek(cleo, near=150)["state"] == "found"
    assert (ana.get("/api/pairing")["state"], ben.get("/api/pairing")["state"]) == ("found", "waiting")


def test_a_search_ends_when_it_is_stopped_or_nobody_asks(serve: Serve) -> None:
    server = serve(times=Times(search=0.0))
    ana, ben = server.guest("Ana"), server.guest("Ben")
    seek(ana)
    assert seek(ben)["state"] == "waiting", "Ana has left"


def test_who_stops_is_not_seated(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    seek(ana)
    assert ben.http.delete("/api/pairing").status_code == 204
    assert ana.http.delete("/api/pairing").status_code == 204
    assert seek(ben)["state"] == "waiting"
    seek(ana, timer=120)
    assert ana.get("/api/pairing")["others"] == 0


def test_who_is_forgotten_is_not_seated(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    seek(ana)
    ana.http.delete("/api/me")
    assert seek(ben)["state"] == "waiting"


def test_bots_come_after_a_while(serve: Serve) -> None:
    server = serve(times=Times(bot_delay=60.0, bots_fill=0.0))
    ana, ben = server.guest("Ana"), server.guest("Ben")
    seek(ben, 3, rated=True)
    seek(ana, 3, rated=True, bots=True)
    found = ana.get("/api/pairing")
    table = ana.get(f"/api/tables/{found['table']}")
    assert (table["status"], table["rated"]) == ("running", False)
    assert sorted(seat["kind"] for seat in table["seats"]) == ["bot", "bot", "person"]
    assert ben.get("/api/pairing")["state"] == "waiting"


def test_searches_are_bounded(serve: Serve) -> None:
    server = serve(limits=Limits(seekers_of_address=1, searches=3))
    ana, ben = server.guest("Ana"), server.guest("Ben")
    seek(ana, 2)
    assert ben.refused("PUT", "/api/pairing", wish(3)) == (429, "too-fast")
    seek(ana, 3)
    seek(ana, 4)
    assert ana.refused("PUT", "/api/pairing", wish(2)) == (429, "too-fast")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"games": []}, "malformed"),
        ({"seats": []}, "malformed"),
        ({"seats": [1]}, "bad-seats"),
        ({"seats": [99]}, "bad-seats"),
        ({"games": ["chess"]}, "no-such-game"),
        ({"timer": -1}, "bad-timer"),
        ({"timer": 0, "bank": 600}, "bad-bank"),
        ({"near": 7}, "malformed"),
        ({"games": ["artificium"] * 21}, "malformed"),
    ],
)
def test_what_cannot_be_wished_for(server: Served, wrong: Message, reason: str) -> None:
    assert server.guest().refused("PUT", "/api/pairing", wish() | wrong)[1] == reason
