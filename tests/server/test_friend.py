"""Friends: both must want it, only they are told where the other is, and a seat is kept for one; strangers and
blocked people get nowhere."""

from __future__ import annotations

import sqlite3

import pytest

from ludarium.server.config import Limits
from ludarium.server.storage.database import FILE
from tests.server.client import Guest
from tests.server.conftest import GENEROUS, Serve, Served
from tests.server.test_account import link_of
from tests.server.test_block import block

PATH = "/api/me/friends"


def ask(guest: Guest, other: Guest) -> dict[str, str]:
    return states(guest.put(f"{PATH}/{other.id}", {}))


def part(guest: Guest, other: Guest) -> dict[str, str]:
    return states(guest.http.delete(f"{PATH}/{other.id}").json())


def states(told: list[dict[str, object]]) -> dict[str, str]:
    return {str(one["user"]["name"]): str(one["state"]) for one in told}  # type: ignore[index]


def befriend(one: Guest, other: Guest) -> None:
    ask(one, other)
    assert "friends" in ask(other, one).values()


def known(guest: Guest) -> dict[str, str]:
    return states(guest.get(PATH))


def test_both_have_to_want_it(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    assert ask(ana, ben) == {"Ben": "asking"}
    assert known(ben) == {"Ana": "asked"}
    assert ben.get(f"/api/people/{ana.id}")["friend"] == "asked"
    assert ana.get(f"/api/people/{ben.id}")["friend"] == "asking"
    assert part(ben, ana) == {}, "he says no"
    assert known(ana) == {}
    befriend(ana, ben)
    assert ana.get(f"/api/people/{ben.id}")["friend"] == "friends"
    assert part(ana, ben) == {}
    assert known(ben) == {}


def test_only_friends_are_told_where_one_is(server: Served) -> None:
    ana, ben, eve = server.guest("Ana"), server.guest("Ben"), server.guest("Eve")
    ask(eve, ana)
    befriend(ana, ben)
    table = ana.make("me", "open", public=True)
    place = ana.sit(table)
    [friend] = ben.get(PATH)
    assert (friend["here"], friend["table"], friend["game"]) == (True, table, "artificium")
    assert friend["plays"]
    assert friend["free"]
    [stranger] = eve.get(PATH)
    assert (stranger["state"], stranger["here"], stranger["table"]) == ("asking", False, "")
    assert eve.get(f"/api/people/{ana.id}")["whole"] is False
    place.close()
    secret = ana.make("me", "open")
    place = ana.sit(secret)
    [friend] = ben.get(PATH)
    assert friend["here"]
    assert friend["table"] == "", "a private table's id is its key"
    place.close()


def test_a_seat_is_kept_for_a_friend(server: Served) -> None:
    ana, ben, eve = server.guest("Ana"), server.guest("Ben"), server.guest("Eve")
    befriend(ana, ben)
    table = ana.make("me", "open")
    path = f"/api/tables/{table}/invite"
    assert ana.refused("POST", path, {"person": eve.id}) == (403, "not-a-friend")
    assert eve.refused("POST", path, {"person": ana.id}) == (403, "not-a-friend")
    befriend(eve, ben)
    assert eve.refused("POST", path, {"person": ben.id}) == (403, "not-your-seat"), "not to others' tables"
    told = ana.post(path, {"person": ben.id})
    assert [seat["asked"] for seat in told["seats"]] == [False, True]
    assert ana.refused("POST", path, {"person": ben.id}) == (409, "already-invited")
    assert eve.refused("POST", f"/api/tables/{table}/join", {}) == (409, "table-full"), "it is kept"
    [mine] = ben.get("/api/tables/mine")
    assert mine["asks"] == [1]
    assert ben.join(table)["status"] == "running"
    assert ana.refused("POST", path, {"person": ben.id}) == (409, "already-started")


def test_whoever_is_blocked_asks_in_vain_and_is_not_told(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    befriend(ana, ben)
    table = ben.make("me", "open")
    block(ana, ben)
    assert known(ana) == {}
    assert ask(ben, ana) == {"Ana": "asking"}, "as if she had not looked yet"
    assert known(ana) == {}
    assert ben.refused("POST", f"/api/tables/{table}/invite", {"person": ana.id}) == (403, "not-a-friend")
    assert ana.refused("PUT", f"{PATH}/{ben.id}", {}) == (409, "blocked")
    ana.http.delete(f"/api/me/blocks/{ben.id}")
    assert known(ana) == {"Ben": "asked"}


@pytest.mark.parametrize("nobody", ["nobody", "", "%00", "x" * 300])
def test_there_is_no_friendship_with_nobody(server: Served, nobody: str) -> None:
    ana = server.guest("Ana")
    assert ana.refused("PUT", f"{PATH}/{nobody}", {})[0] in (404, 405)
    assert ana.refused("PUT", f"{PATH}/{ana.id}", {}) == (404, "not-found")
    stranger = server.guest()
    stranger.http.cookies.clear()
    assert stranger.refused("GET", PATH) == (401, "no-guest")
    assert stranger.refused("PUT", f"{PATH}/{ana.id}", {}) == (401, "no-guest")


def test_nobody_asks_everybody(serve: Serve) -> None:
    server = serve(limits=Limits(friends=1, friend_asks=3))
    ana, ben, cleo = server.guest("Ana"), server.guest("Ben"), server.guest("Cleo")
    ask(ana, ben)
    assert ana.refused("PUT", f"{PATH}/{cleo.id}", {}) == (429, "too-many-friends")
    part(ana, ben)
    ask(ana, ben)
    assert ana.refused("PUT", f"{PATH}/{cleo.id}", {}) == (429, "too-fast")


def test_friends_come_along_and_are_forgotten(serve: Serve) -> None:
    server = serve(limits=GENEROUS)
    ana, ben, cleo = server.guest("Ana"), server.guest("Ben"), server.guest("Cleo")
    befriend(ana, ben)
    ask(cleo, ana)
    other = server.guest("Other")
    befriend(other, cleo)
    other.http.post(f"/api/links/{link_of(ana)}", json={"bring": True})
    assert known(other) == {"Ben": "friends", "Cleo": "friends"}, "two who became one have both's friends"
    ben.http.delete("/api/me")
    assert known(other) == {"Cleo": "friends"}
    other.http.delete("/api/me")
    with sqlite3.connect(server.config.data / FILE) as db:
        assert db.execute("SELECT count(*) FROM friends").fetchone()[0] == 0
