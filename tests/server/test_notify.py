"""People are called: once for each decision, after a minute, where and about what they want."""

from __future__ import annotations

import base64
import json
import os
import sqlite3
import time
from dataclasses import replace
from typing import Any

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from ludarium.server import outgoing
from ludarium.server.notify import EVENTS
from ludarium.server.refusal import Refusal
from ludarium.server.storage.database import FILE
from ludarium.server.webhook import clean_template, filled
from tests.server.client import PATIENCE, Guest, Place
from tests.server.conftest import QUICK, Serve, Served, free_port
from tests.server.post_office import PostOffice, post_office
from tests.server.receiver import Receiver, receiver
from tests.server.test_account import keep, link_of, mail
from tests.server.test_play import two_players

__all__ = ["post_office", "receiver"]
MINUTE, HOUR, DAY = 61.0, 3600.0, 86_400


class Wall:
    """The caller's time, which tests can let pass."""

    seconds = 0.0

    def time(self) -> float:
        return time.time() + self.seconds

    def monotonic(self) -> float:
        return time.monotonic()


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    wall = Wall()
    monkeypatch.setattr("ludarium.server.notify.time", wall)
    return wall


class Phone:
    """A browser's subscription: reads what only it can."""

    def __init__(self, receiver: Receiver, path: str = "/push") -> None:
        self.endpoint = receiver.url + path
        self.path = path
        self.receiver = receiver
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def wish(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text(point), "auth": text(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self) -> list[dict[str, str]]:
        return [
            json.loads(
                http_ece.decrypt(each.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
            )
            for each in self.receiver.received
            if each.path == self.path
        ]


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@pytest.fixture
def calling(serve: Serve) -> Served:
    return serve(inward=True)


def rounds(server: Served, wall: Wall, seconds: float = MINUTE) -> None:
    """Time passes, and the caller looks twice: nobody is called twice."""
    tables = server.tables
    server.wait(tables.context.caller.round(tables))
    wall.seconds += seconds
    for _ in range(2):
        server.wait(tables.context.caller.round(tables))


def subscribed(server: Served, receiver: Receiver) -> tuple[Place, Place, Phone]:
    """Ben has left the table and can be reached; Ana sits there, and it is her turn."""
    ana, ben = two_players(server, game="_template")
    phone = Phone(receiver)
    ben.guest.post("/api/me/calls/push", phone.wish)
    ben.close()
    wait_gone(server, ana.table, ben.guest.id)
    return ana, ben, phone


def wait_gone(server: Served, table: str, guest: str) -> None:
    until = time.monotonic() + 60
    while guest in server.call(server.tables._tables[table].present):
        assert time.monotonic() < until
        time.sleep(0.01)


def test_whoever_is_asked_and_gone_is_called_once(calling: Served, receiver: Receiver, wall: Wall) -> None:
    ana, ben, phone = subscribed(calling, receiver)
    ana.play("keep")
    rounds(calling, wall, 30)
    assert phone.read() == [], "a minute to come back by oneself"
    rounds(calling, wall, 31)
    (told,) = phone.read()
    assert (told["title"], told["url"]) == ("High Card", f"/table/{ana.table}")
    assert told["text"] == "High Card: it is your turn."
    rounds(calling, wall, HOUR)
    assert len(phone.read()) == 1
    (sent,) = receiver.received
    assert sent.headers["content-encoding"] == "aes128gcm"
    assert sent.headers["topic"] == ana.table
    assert Vapid02.verify(sent.headers["authorization"])
    claims = json.loads(_padded(sent.headers["authorization"].split("t=")[1].split(".")[1]))
    assert claims["aud"] == receiver.url
    assert claims["exp"] < time.time() + 86_400
    assert ben.guest.get("/api/me/calls")["push"][0]["used"] is not None


def _padded(part: str) -> bytes:
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))


def test_whoever_comes_back_is_not_called(calling: Served, receiver: Receiver, wall: Wall) -> None:
    ana, ben, phone = subscribed(calling, receiver)
    ana.play("keep")
    calling.wait(calling.tables.context.caller.round(calling.tables))
    back = ben.guest.sit(ana.table)
    rounds(calling, wall)
    back.close()
    wait_gone(calling, ana.table, ben.guest.id)
    ana.ask("say", text="are you there?")
    rounds(calling, wall)
    assert phone.read() == [], "it was seen, and chat is not asked for"


def test_a_call_outlives_a_restart_and_the_end_is_told_where_wanted(
    serve: Serve, receiver: Receiver, wall: Wall
) -> None:
    server = serve(inward=True)
    ana, ben, phone = subscribed(server, receiver)
    ben.guest.put("/api/me/calls/wishes", {"event": "over", "kind": "push", "on": True})
    ana.play("keep")
    server.wait(server.tables.context.caller.round(server.tables))
    key = ben.guest.get("/api/me/calls")["key"]
    server.stop()
    again = serve(inward=True)
    rounds(again, wall)
    assert [told["text"] for told in phone.read()] == ["High Card: it is your turn."]
    back = Guest(again.url)
    back.http.cookies = ana.guest.http.cookies
    place = back.sit(ana.table)
    assert back.get("/api/me/calls")["key"] == key, "one key for ever: subscriptions hang on it"
    place.ask("give-up", seat=0)
    place.until(lambda position: position["results"] is not None)
    rounds(again, wall)
    assert phone.read()[-1]["text"] == "High Card: the game is over."


def test_an_endpoint_that_is_gone_is_forgotten(calling: Served, receiver: Receiver, wall: Wall) -> None:
    ana, ben, _ = subscribed(calling, receiver)
    receiver.status = 410
    ana.play("keep")
    rounds(calling, wall)
    assert ben.guest.get("/api/me/calls")["push"] == []
    assert len(receiver.received) == 1


def test_a_service_that_fails_is_tried_again_and_in_the_end_given_up(
    calling: Served, receiver: Receiver, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, _ = subscribed(calling, receiver)
    receiver.status = 503
    ana.play("keep")
    rounds(calling, wall)
    assert ben.guest.get("/api/me/calls")["push"][0]["failed"] == 1
    rounds(calling, wall, MINUTE)
    assert len(receiver.received) == 2
    monkeypatch.setattr("ludarium.server.notify.DEAD", 3)
    rounds(calling, wall, HOUR)
    assert ben.guest.get("/api/me/calls")["push"] == []


def test_a_device_that_is_signed_out_is_called_no_more(
    calling: Served, receiver: Receiver, wall: Wall
) -> None:
    ana, ben, phone = subscribed(calling, receiver)
    other = Guest(calling.url)
    other.http.post(f"/api/links/{link_of(ben.guest)}")
    here = next(each["id"] for each in other.get("/api/me/devices")["devices"] if not each["here"])
    other.http.delete(f"/api/me/devices/{here}")
    assert other.get("/api/me/calls")["push"] == []
    ana.play("keep")
    rounds(calling, wall)
    assert phone.read() == []


def test_one_browser_is_one_guests(calling: Served, receiver: Receiver) -> None:
    phone, ana, ben = Phone(receiver), calling.guest("Ana"), calling.guest("Ben")
    for guest in (ana, ben):
        guest.post("/api/me/calls/push", phone.wish)
    (channel,) = ben.get("/api/me/calls")["push"]
    assert ana.get("/api/me/calls")["push"] == [], "whoever sat here before is not called to this screen"
    ana.http.delete(f"/api/me/calls/push/{channel['id']}")
    assert len(ben.get("/api/me/calls")["push"]) == 1, "nobody removes what is somebody else's"


# Webhooks


def test_a_webhook_gets_what_its_template_says(calling: Served, receiver: Receiver, wall: Wall) -> None:
    ana, ben = two_players(calling, game="_template")
    template = '{"content": "{text} <{url}>", "username": "{title}"}'
    hook = {"address": f"{receiver.url}/hook?wait=1", "template": template}
    assert ben.guest.put("/api/me/calls/webhook", hook)["webhook"]["template"] == template
    assert ben.guest.post("/api/me/calls/test", {"kind": "webhook"})["webhook"]["used"] is not None
    ben.close()
    wait_gone(calling, ana.table, ben.guest.id)
    ana.play("keep")
    rounds(calling, wall)
    (test, sent) = receiver.received
    assert json.loads(test.body)["content"].startswith("This is how")
    assert sent.path == "/hook?wait=1"
    assert sent.headers["content-type"] == "application/json"
    told = {"content": f"High Card: it is your turn. </table/{ana.table}>", "username": "High Card"}
    assert json.loads(sent.body) == told
    ben.guest.http.delete("/api/me/calls/webhook")
    assert ben.guest.get("/api/me/calls")["webhook"] is None


def test_templates() -> None:
    told = {"title": "A", "text": 'x "y"\n', "url": "u"}
    assert filled('{"a": "{text}"}', told) == (b'{"a": "x \\"y\\"\\n"}', "application/json")
    assert filled("{title}: {text}{other}", told)[0] == b'A: x "y"\n{other}'
    assert json.loads(filled(clean_template(" "), told)[0]) == told
    for wrong in ('{"a": {text}}', '{"a": "{text}"', "x" * 2000):
        with pytest.raises(Refusal):
            clean_template(wrong)


def test_a_webhook_that_does_not_answer_or_leads_on_is_not_followed(
    calling: Served, receiver: Receiver
) -> None:
    ana = calling.guest("Ana")
    ana.put("/api/me/calls/webhook", {"address": f"{receiver.url}/hook"})
    receiver.status = 302
    assert ana.refused("POST", "/api/me/calls/test", {"kind": "webhook"}) == (409, "not-reached")
    assert [each.path for each in receiver.received] == ["/hook"]
    ana.put("/api/me/calls/webhook", {"address": f"http://127.0.0.1:{free_port()}/"})
    assert ana.refused("POST", "/api/me/calls/test", {"kind": "webhook"}) == (409, "not-reached")


# No way into the operator's network

INWARD = [
    "http://example.org/",
    "https://example.org:22/",
    "ftp://example.org/",
    "https://user@example.org/",
    "https:///nothing",
    "https://example.org:many/",
    "https://example.org/ HTTP/1.1",
    "https://example.org/\r\nx: y",
    "file:///etc/passwd",
    "x" * 2000,
]


@pytest.mark.parametrize("address", INWARD, ids=range(len(INWARD)))
def test_addresses_that_are_refused(server: Served, address: str) -> None:
    ana = server.guest("Ana")
    assert ana.refused("PUT", "/api/me/calls/webhook", {"address": address}) == (400, "bad-webhook")
    keys = {"p256dh": "", "auth": ""}
    asked = {"endpoint": address, "keys": keys}
    assert ana.refused("POST", "/api/me/calls/push", asked) == (400, "bad-webhook")


PRIVATE = [
    *("127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
    *("::1", "fe80::1%eth0", "fc00::1", "::ffff:10.0.0.1", "2002:0a00:0001::1", "64:ff9b::a00:1", "::"),
    *("224.0.0.1", "255.255.255.255", "ff02::1", "2001:0:53aa:64c:0:0:f5ff:fffe"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not outgoing.is_public(address)


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
def test_addresses_that_are(address: str) -> None:
    assert outgoing.is_public(address)


def test_a_name_of_this_machine_reaches_nothing(
    server: Served, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However it is written, and whatever else the name leads to."""
    ana = server.guest("Ana")
    for host in ("localhost", "127.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]"):
        assert ana.put("/api/me/calls/webhook", {"address": f"https://{host}/"})["webhook"] is not None
        assert ana.refused("POST", "/api/me/calls/test", {"kind": "webhook"}) == (409, "not-reached")
        assert ana.get("/api/me/calls")["webhook"] is None, "such an address is not kept either"
    assert receiver.received == []


def test_keys_that_are_none(calling: Served, receiver: Receiver) -> None:
    ana, wish = calling.guest("Ana"), Phone(receiver).wish
    for keys in (
        {"p256dh": "AAAA", "auth": wish["keys"]["auth"]},
        {"p256dh": text(b"\4" + bytes(64)), "auth": "!"},
    ):
        wrong = {**wish, "keys": {**wish["keys"], **keys}}
        assert ana.refused("POST", "/api/me/calls/push", wrong) == (400, "malformed")


# Mail


def test_letters_are_few_and_can_be_stopped_by_one_click(
    serve: Serve, post_office: PostOffice, wall: Wall
) -> None:
    port = free_port()
    server = serve(port=port, origins=(f"http://127.0.0.1:{port}",), **mail(post_office))
    places = [two_players(server, game="_template") for _ in range(2)]
    (ana, ben), (cleo, dora) = places
    dora.guest.http.post(f"/api/links/{link_of(ben.guest)}", json={"bring": True})  # Ben plays at both tables
    ben.close()
    keep(ben.guest, post_office)
    ben.guest.put("/api/me/calls/wishes", {"event": "turn", "kind": "mail", "on": True})
    wait_gone(server, ana.table, ben.guest.id)
    ana.play("keep")
    rounds(server, wall)
    letter = post_office.wait(2)
    assert letter["Subject"] == "High Card: it is your turn."
    assert f"{server.url}/table/{ana.table}" in letter.get_content()
    cleo.play("keep")
    rounds(server, wall, 600)
    assert len(post_office.letters) == 2, "not more than one an hour"
    rounds(server, wall, HOUR)
    assert f"/table/{cleo.table}" in post_office.wait(3).get_content()
    assert f"/table/{ana.table}" not in post_office.letters[2].get_content(), "once for each decision"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = letter["List-Unsubscribe"].strip("<>")
    asked = httpx.post(address, content="List-Unsubscribe=One-Click")  # a mail program: no cookie, no origin
    assert asked.status_code == 204
    wishes = ben.guest.get("/api/me/calls")["wishes"]
    assert [each["on"] for each in wishes if each["kind"] == "mail"] == [False] * len(EVENTS)
    forged = address.rpartition("/")[2].partition(".")[0] + ".AAAA"
    assert httpx.post(f"{server.url}/api/unsubscribe/{forged}").status_code == 404


def test_everything_about_calls_is_forgotten(calling: Served, receiver: Receiver, wall: Wall) -> None:
    ana, ben, _ = subscribed(calling, receiver)
    ana.play("keep")
    calling.wait(calling.tables.context.caller.round(calling.tables))
    assert ben.guest.http.delete("/api/me").status_code == 204
    db = sqlite3.connect(calling.config.data / FILE)
    for table in ("channels", "wishes", "calls"):
        assert db.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table


def test_whoever_left_a_table_open_is_called_when_somebody_comes(
    calling: Served, receiver: Receiver, wall: Wall
) -> None:
    ana, ben = calling.guest("Ana"), calling.guest("Ben")
    phone = Phone(receiver)
    ana.post("/api/me/calls/push", phone.wish)
    table = ana.make("me", "open", "open", public=True)
    ben.join(table)
    rounds(calling, wall, 1)
    (told,) = phone.read()
    assert (told["text"], told["url"]) == (
        "Artificium: somebody has sat down at your table.",
        f"/table/{table}",
    )
    for _ in range(2):  # who comes and goes calls nobody again
        ben.post(f"/api/tables/{table}/leave")
        ben.join(table)
    rounds(calling, wall, HOUR)
    assert len(phone.read()) == 1


def test_whoever_takes_days_is_reminded_once_before_the_end(
    serve: Serve, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall()
    for module in ("notify", "clock", "alarm", "tables", "table"):
        monkeypatch.setattr(f"ludarium.server.{module}.time", wall)
    server = serve(inward=True, times=replace(QUICK, sleep=0.1, forget=0.2))
    ana, ben = server.guest("Ana"), server.guest("Ben")
    table = ana.make("me", "open", timer=4 * DAY)
    ben.join(table)
    place = ana.sit(table)
    late = (ana, ben)[place.position["asked"][0]]
    phone = Phone(receiver)
    late.post("/api/me/calls/push", phone.wish)
    place.close()
    ana.get("/api/tables/mine")
    server.stop()
    server = serve(inward=True, times=server.config.times)
    rounds(server, wall, DAY)
    first = len(phone.read())
    wall.seconds = 3.1 * DAY  # in the last day
    until = time.monotonic() + PATIENCE
    while len(phone.read()) == first:
        assert time.monotonic() < until
        rounds(server, wall, 61.0)
        time.sleep(0.05)
    rounds(server, wall, HOUR)
    told = [each["text"] for each in phone.read()]
    assert told == ["Artificium: it is your turn."] * (first + 1)
