"""Blocking somebody: nothing they say arrives, they invite and meet the one who blocks no more, and never know."""

from __future__ import annotations

import sqlite3

from ludarium.server.config import Limits
from ludarium.server.storage.database import FILE
from tests.server.client import Guest
from tests.server.conftest import Serve, Served
from tests.server.test_account import link_of
from tests.server.test_pairing import seek
from tests.server.test_play import play_out, two_players


def block(guest: Guest, other: Guest) -> list[str]:
    return [user["name"] for user in guest.put(f"/api/me/blocks/{other.id}", {})]


def test_what_a_blocked_person_says_is_not_told(server: Served) -> None:
    ana, ben = two_players(server)
    eve = server.guest("Eve").sit(ana.table)
    eve.until(lambda now: True)
    assert block(ana.guest, ben.guest) == [ben.guest.me["user"]["name"]]
    assert ana.guest.get(f"/api/people/{ben.guest.id}")["blocked"]
    assert not ben.guest.get(f"/api/people/{ana.guest.id}")["blocked"], "who is blocked is not told"
    ben.ask("say", text="pest")
    assert eve.wait("chat")["text"] == "pest", "the others hear it"
    eve.ask("say", text="hello")
    assert ana.wait("chat")["text"] == "hello", "Ben's line came first and was not told"
    again = ana.guest.sit(ana.table)
    assert again.wait("chat")["text"] == "hello", "nor is it told to who comes back"
    assert ana.guest.http.delete(f"/api/me/blocks/{ben.guest.id}").json() == []
    last = ana.guest.sit(ana.table)
    assert last.wait("chat")["text"] == "pest"
    for place in (ana, ben, eve, again, last):
        place.close()


def test_neither_asks_the_other_again(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    play_out([ana, ben])
    block(ana.guest, ben.guest)
    made = ben.guest.post(f"/api/tables/{ana.table}/rematch")
    assert [seat["asked"] for seat in made["seats"]].count(True) == 0
    assert ana.guest.get(f"/api/tables/{made['id']}")["asks"] == []
    for place in (ana, ben):
        place.close()


def test_they_are_not_paired(server: Served) -> None:
    ana, ben, cleo = server.guest("Ana"), server.guest("Ben"), server.guest("Cleo")
    block(ana, ben)
    seek(ben)
    assert seek(ana)["state"] == "waiting"
    assert seek(cleo)["state"] == "found"
    assert (ben.get("/api/pairing")["state"], ana.get("/api/pairing")["state"]) == ("found", "waiting")


def test_who_can_be_blocked(serve: Serve) -> None:
    server = serve(limits=Limits(blocks=1))
    ana, ben, cleo = server.guest("Ana"), server.guest("Ben"), server.guest("Cleo")
    for nobody in (ana.id, "nobody"):
        assert ana.refused("PUT", f"/api/me/blocks/{nobody}") == (404, "not-found")
    block(ana, ben)
    assert ana.refused("PUT", f"/api/me/blocks/{cleo.id}") == (429, "too-many-blocks")


def test_blocks_last_and_are_forgotten_with_the_person(serve: Serve) -> None:
    server = serve()
    ana, ben, cleo = server.guest("Ana"), server.guest("Ben"), server.guest("Cleo")
    block(ana, ben)
    block(cleo, ana)
    server.stop()
    server = serve(port=server.config.port)
    assert ana.get(f"/api/people/{ben.id}")["blocked"]
    other = server.guest("Other Ana")
    other.http.post(f"/api/links/{link_of(ana)}", json={"bring": True})
    assert other.get(f"/api/people/{ben.id}")["blocked"], "two who became one keep them"
    ana.http.delete("/api/me")
    assert not server.call(lambda: server.tables.context.blocks.has(cleo.id, ana.id))
    with sqlite3.connect(server.config.data / FILE) as db:
        assert db.execute("SELECT count(*) FROM blocks").fetchone()[0] == 0
