"""Guests: names, links, seats that stay theirs, and being forgotten."""

from __future__ import annotations

import sqlite3

import httpx

from ludarium.server.config import Limits
from ludarium.server.identity import clean_text
from ludarium.server.storage.database import FILE
from tests.server.client import PATIENCE, Guest, fetch
from tests.server.conftest import Serve, Served
from tests.server.test_play import play_out, two_players


def test_a_guest_has_a_name_and_can_change_it(server: Served) -> None:
    guest = server.guest()
    assert guest.me["user"]["name"].startswith("Guest ")
    assert guest.put("/api/me", {"name": "  Ana \u202e\x00 María  "})["user"]["name"] == "Ana María"
    assert guest.get("/api/me")["user"]["name"] == "Ana María"
    for wrong in ("", "   ", "\x00", "x" * 25):
        assert guest.refused("PUT", "/api/me", {"name": wrong}) == (400, "bad-name")
    assert guest.put("/api/me", {"language": "de"})["language"] == "de"
    assert guest.refused("PUT", "/api/me", {"language": "xx"}) == (400, "no-such-language")


def test_a_new_name_shows_at_the_table(server: Served) -> None:
    ana, ben = two_players(server)
    ana.guest.put("/api/me", {"name": "Anna"})
    ben.until(lambda position: position["table"]["seats"][0]["name"] == "Anna")


def test_a_forged_cookie_is_nobody(server: Served) -> None:
    ana = server.guest("Ana")
    value = ana.http.cookies["ludarium"]
    link = ana.post("/api/me/links")["url"].rpartition("/")[2]
    changed = value[:-1] + ("A" if value[-1] != "A" else "B")
    for forged in (changed, f"{ana.id}.", ana.id, "", "é", link, "x" * 999):
        cookie = {b"cookie": f"ludarium={forged}".encode()}
        response = fetch(f"{server.url}/api/tables/mine", headers=cookie)
        assert response.status_code == 401, forged


def test_reload_and_second_tab_come_back_to_the_same_seat(server: Served) -> None:
    ana, _ = two_players(server)
    tab = ana.guest.sit(ana.table)
    assert tab.position["seats"] == ana.position["seats"] == [0]
    assert tab.position["view"] == ana.position["view"]


def test_private_tables_are_not_listed(server: Served) -> None:
    ana, ben = server.guest(), server.guest()
    private, public = ana.make("me", "open"), ana.make("me", "open", public=True)
    assert [table["id"] for table in ben.get("/api/tables")] == [public]
    assert {table["id"] for table in ana.get("/api/tables/mine")} == {private, public}
    assert ben.get("/api/tables/mine") == []
    ben.join(private)
    assert [table["id"] for table in ben.get("/api/tables/mine")] == [private]


def test_my_games_say_whose_turn_it_is_after_a_restart(serve: Serve) -> None:
    server = serve()
    guest = server.guest("Ana")
    table = guest.make("me", "local", game="_template")
    cookies = guest.http.cookies
    server.stop()
    again = serve()
    back = Guest.__new__(Guest)
    back.url, back.http = again.url, httpx.Client(base_url=again.url, cookies=cookies, timeout=PATIENCE)
    mine = back.get("/api/tables/mine")
    assert [(found["id"], found["asked"], found["round"]) for found in mine] == [(table, [0], 1)]


def test_a_guest_makes_only_so_many_tables(serve: Serve) -> None:
    server = serve(limits=Limits(tables=3, new_tables=5))
    ana = server.guest()
    for _ in range(3):
        ana.make("me", "open")
    wish = {"game": "artificium", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert ana.refused("POST", "/api/tables", wish) == (429, "too-many-tables")
    ana.refused("POST", "/api/tables", wish)
    assert ana.refused("POST", "/api/tables", wish) == (429, "too-fast")
    assert server.guest().make("me", "open")


def test_new_guests_from_one_address_are_limited(serve: Serve) -> None:
    server = serve(limits=Limits(guests=2))
    server.guest("One")
    server.guest("Two")
    assert server.guest().refused("PUT", "/api/me", {"name": "Three"}) == (429, "too-fast")


def test_being_forgotten(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    ana.ask("say", text="my secret recipe")
    play_out([ana, ben])
    running = ana.guest.make("me", "open", game="_template")
    ben.guest.join(running)
    place = ben.guest.sit(running)
    assert ana.guest.http.delete("/api/me").status_code == 204
    seats = ben.guest.get(f"/api/tables/{ana.table}")["seats"]
    assert (seats[0]["name"], seats[0]["user"]) == ("", None)
    record = ben.guest.http.get(f"/api/tables/{ana.table}/record").text
    assert "Ana" not in record
    play_out([place])  # a bot plays on
    server.stop()
    text = (server.config.data / FILE).read_bytes()
    db = sqlite3.connect(server.config.data / FILE)
    for table in ("guests", "sitters", "journal", "tables"):
        assert ana.guest.id not in str(db.execute(f"SELECT * FROM {table}").fetchall())
    assert b"my secret recipe" not in text


def test_text_is_made_harmless() -> None:
    assert clean_text("a\u202eb\u200bc\x00d\ne\u2028f", 50) == "abcd e f"
    assert clean_text("x" * 1000, 10) == "x" * 10
    assert clean_text("\ud800ok", 10) == "ok"


def test_whoever_played_a_game_to_its_end_is_no_beginner(server: Served) -> None:
    ana, ben = two_players(server, game="_template")
    assert ana.guest.get("/api/me")["finished"] == []
    play_out([ana, ben])
    assert ana.guest.get("/api/me")["finished"] == ["_template"]
    cleo, dan = two_players(server, game="_template")
    cleo.ask("give-up", seat=0)
    dan.until(lambda position: position["results"] is not None)
    assert cleo.guest.get("/api/me")["finished"] == [], "resigning finishes nothing"
    assert dan.guest.get("/api/me")["finished"] == ["_template"]
