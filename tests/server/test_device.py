"""Devices and the links that lead to them: asked before, once, for a short time, listed and revoked."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from ludarium.server import migration
from ludarium.server.device import described
from ludarium.server.identity import Key, Signer
from ludarium.server.storage.database import FILE, connect
from tests.server.client import Guest, fetch
from tests.server.conftest import Serve, Served
from tests.server.test_play import two_players

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"
)


def token_of(guest: Guest) -> str:
    return str(guest.post("/api/me/links")["url"].rpartition("/")[2])


def test_a_link_asks_and_names_who_it_is_before_it_does_anything(server: Served) -> None:
    ana, _ = two_players(server)
    token = token_of(ana.guest)
    phone = Guest(server.url)
    assert phone.http.get(f"/link/{token}").status_code == 200
    assert phone.get("/api/me")["user"]["id"] == phone.id, "opening it makes nobody somebody else"
    assert phone.get(f"/api/links/{token}")["name"] == "Ana"
    elsewhere = phone.http.post(f"/api/links/{token}", headers={"origin": "https://evil.example"})
    assert elsewhere.status_code == 403
    assert phone.http.post(f"/api/links/{token}").status_code == 204
    assert phone.get("/api/me")["user"]["id"] == ana.guest.id
    assert phone.sit(ana.table).position["seats"] == [0]


def test_a_link_works_once_and_for_a_short_time(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    token = token_of(ana)
    assert ben.http.post(f"/api/links/{token}").status_code == 204
    assert Guest(server.url).refused("POST", f"/api/links/{token}") == (404, "link-gone")
    assert Guest(server.url).refused("GET", "/api/links/made-up") == (404, "link-gone")
    monkeypatch.setattr("ludarium.server.device.LINK_SECONDS", -1.0)
    assert Guest(server.url).refused("POST", f"/api/links/{token_of(ana)}") == (404, "link-gone")
    text = (server.config.data / FILE).read_bytes() + (server.config.data / f"{FILE}-wal").read_bytes()
    assert token.encode() not in text


def test_links_and_devices_are_listed_and_revoked(server: Served) -> None:
    ana, _ = two_players(server)
    guest = ana.guest
    guest.http.headers["user-agent"] = FIREFOX
    phone = Guest(server.url)
    phone.http.headers["user-agent"] = PHONE
    assert phone.get("/api/me/devices") == {"devices": [], "links": []}, "who looks around leaves no trace"
    assert phone.http.post(f"/api/links/{token_of(guest)}").status_code == 204
    known = guest.get("/api/me/devices")["devices"]
    told = [(device["browser"], device["system"], device["here"]) for device in known]
    assert told == [("Firefox", "Linux", True), ("Chrome", "Android", False)]
    waiting = token_of(guest)
    (link,) = guest.get("/api/me/devices")["links"]
    assert guest.http.delete(f"/api/me/links/{link['id']}").json()["links"] == []
    assert phone.refused("POST", f"/api/links/{waiting}") == (404, "link-gone")
    place = phone.sit(ana.table)
    stranger = server.guest("Cleo")
    assert stranger.refused("DELETE", f"/api/me/devices/{known[1]['id']}") == (404, "no-such-device")
    left = guest.http.delete(f"/api/me/devices/{known[1]['id']}").json()["devices"]
    assert [device["here"] for device in left] == [True]
    assert place.close_code() == 4007
    assert phone.refused("GET", "/api/tables/mine") == (401, "no-guest")
    assert phone.get("/api/me")["user"]["id"] != guest.id


def test_signing_out_everywhere_else_lasts(serve: Serve) -> None:
    server = serve()
    ana = server.guest("Ana")
    others = [Guest(server.url) for _ in range(2)]
    for other in others:
        assert other.http.post(f"/api/links/{token_of(ana)}").status_code == 204
    lying_about = token_of(ana)
    assert len(ana.http.delete("/api/me/devices").json()["devices"]) == 1
    assert others[0].refused("POST", f"/api/links/{lying_about}") == (404, "link-gone")
    server.stop()
    again = serve()
    for guest, status in ((ana, 200), (others[0], 401), (others[1], 401)):
        cookie = {"cookie": guest.cookie}
        assert fetch(f"{again.url}/api/tables/mine", headers=cookie).status_code == status


def test_behind_tls_only_the_cookie_counts_that_no_neighbour_can_set(serve: Serve) -> None:
    server = serve(origins=("https://play.example.org",))
    headers = {"host": "play.example.org", "x-forwarded-proto": "https"}
    given = fetch(f"{server.url}/api/me", headers=headers).headers["set-cookie"].partition(";")[0]
    name, _, value = given.partition("=")
    assert name == "__Host-ludarium"
    mine = f"{server.url}/api/tables/mine"
    assert fetch(mine, headers={**headers, "cookie": given}).status_code == 200
    assert fetch(mine, headers={**headers, "cookie": f"ludarium={value}"}).status_code == 401
    local = {"host": "box.local", "cookie": given}
    assert fetch(mine, headers=local).status_code == 403, (
        "names of a home network are not ours on the internet"
    )


def test_names_of_the_local_network_lead_to_a_server_that_is_there(server: Served) -> None:
    assert fetch(f"{server.url}/api/games", headers={"host": "box.local"}).status_code == 200


def test_a_cookie_from_before_devices_goes_on(serve: Serve, tmp_path: Any) -> None:
    """It is written anew; all such cookies of a guest are one device."""
    (tmp_path / "data").mkdir()
    old = connect(tmp_path / "data" / FILE)
    migration.migrate(old, 6)
    secret = old.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()[0]
    old.execute("INSERT INTO guests VALUES ('ana', 'Ana', NULL, 0)")
    old.close()
    cookie = f"ana.{Signer([Key(made=0.0, secret=secret)]).cookie('ana', '').rpartition('.')[2]}"
    server = serve()
    answer = fetch(f"{server.url}/api/me", headers={"cookie": f"ludarium={cookie}"})
    assert answer.json()["user"]["name"] == "Ana"
    assert answer.headers["set-cookie"].startswith("ludarium=ana.ana.")


def test_keys_are_rotated_without_throwing_anybody_out() -> None:
    old, new = Key(made=0.0, secret=b"old"), Key(made=86_400.0 * 3, secret=b"new")
    cookie = Signer([old]).cookie("ana", "laptop")
    assert Signer([old]).read_cookie(cookie) == ("ana", "laptop", False)
    assert Signer([new, old]).read_cookie(cookie) == ("ana", "laptop", True), "to be written anew"
    assert Signer([new, Key(made=0.0, secret=b"old", accepted=False)]).read_cookie(cookie) is None
    assert Signer([new]).read_cookie(cookie) is None
    both = Signer([new, old])
    days = [both.of_day(date) for date in ("1970-01-03", "1970-01-04", "1970-01-05")]
    assert days == [b"old", b"old", b"new"], "no deal changes on the day itself"


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (PHONE, ("Chrome", "Android")),
        ("curl/8", ("", "")),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14) Version/18 Safari/605", ("Safari", "Mac")),
    ],
)
def test_what_a_browser_is_called(agent: str, told: tuple[str, str]) -> None:
    assert described(agent) == told


def test_being_forgotten_signs_all_devices_out_and_leaves_no_name(server: Served) -> None:
    ana = server.guest("Ana")
    phone = Guest(server.url)
    phone.http.post(f"/api/links/{token_of(ana)}")
    cookie = {"cookie": phone.cookie}
    assert ana.http.delete("/api/me").status_code == 204
    assert fetch(f"{server.url}/api/tables/mine", headers=cookie).status_code == 401
    server.stop()
    db = sqlite3.connect(server.config.data / FILE)
    assert db.execute("SELECT count(*) FROM devices WHERE guest != '' OR browser != ''").fetchone() == (0,)
