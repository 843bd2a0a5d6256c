"""Names that are kept without a password: by passkeys, by mail, by a code; and two guests who are one."""

from __future__ import annotations

import io
import json
import re
import sqlite3
import zipfile
from dataclasses import replace
from email.message import EmailMessage
from typing import Any

import pytest

from ludarium.server.mail import Mailer, MailSettingError, Post
from ludarium.server.migration import migrate
from ludarium.server.passkey import Passkeys
from ludarium.server.start import StartError, check_mail
from ludarium.server.storage.account import join_guests
from ludarium.server.storage.daily import hand_starts_on
from ludarium.server.storage.database import FILE
from ludarium.server.storage.guest import forget_guest
from tests.server.authenticator import Authenticator
from tests.server.client import Guest
from tests.server.conftest import GENEROUS, Serve, Served, free_port
from tests.server.post_office import PostOffice, post_office
from tests.server.test_play import two_players

__all__ = ["post_office"]
ANA = "ana@example.org"


def local(server: Served, name: str | None = None) -> Guest:
    """Somebody who came by the machine's name: passkeys know no numbers."""
    return Guest(server.url.replace("127.0.0.1", "localhost"), name)


def key_for(guest: Guest, **more: int) -> Authenticator:
    return Authenticator("localhost", guest.url, **more)


def add(guest: Guest, key: Authenticator, name: str = "") -> dict[str, Any]:
    options = guest.post("/api/me/passkeys/options")["options"]
    answer: dict[str, Any] = guest.post("/api/me/passkeys", {"credential": key.make(options), "name": name})
    return answer


def enter(guest: Guest, key: Authenticator, bring: bool = False) -> int:
    options = guest.post("/api/enter/passkey/options")["options"]
    body = {"credential": key.use(options), "bring": bring}
    return guest.http.post("/api/enter/passkey", json=body).status_code


def who(guest: Guest) -> str:
    return str(guest.get("/api/me")["user"]["id"])


@pytest.fixture
def mailing(serve: Serve, post_office: PostOffice) -> Served:
    port = free_port()
    return serve(port=port, origins=(f"http://127.0.0.1:{port}",), **mail(post_office))


def mail(office: PostOffice) -> dict[str, Any]:
    return {
        "smtp": office.url,
        "mail_from": "Ludarium <ludarium@example.org>",
        "limits": replace(GENEROUS, letters=100, letters_of_address=100),
    }


# Passkeys


def test_a_passkey_brings_the_same_guest_to_another_browser(server: Served) -> None:
    ana = local(server, "Ana")
    assert ana.get("/api/me")["account"] is False
    key = key_for(ana)
    (kept,) = add(ana, key, "Phone")["passkeys"]
    assert kept["name"] == "Phone"
    assert ana.get("/api/me")["account"] is True
    other = local(server)
    assert enter(other, key) == 204
    assert who(other) == ana.id
    devices = ana.get("/api/me/devices")["devices"]
    assert len(devices) == 2, "each browser is a device of its own, and can be revoked"


def test_counters_that_do_not_count_are_no_reason_to_refuse(server: Served) -> None:
    ana = local(server, "Ana")
    key = key_for(ana, counter=5)
    add(ana, key)
    key.counter = 0
    assert enter(local(server), key) == 204
    assert enter(local(server), key) == 204


def test_several_passkeys_are_named_and_removed(server: Served) -> None:
    ana, keys = local(server, "Ana"), []
    for name in ("Phone", "Laptop"):
        keys.append(key_for(ana))
        kept = add(ana, keys[-1], name)["passkeys"]
    options = ana.post("/api/me/passkeys/options")["options"]
    assert len(options["excludeCredentials"]) == 2
    renamed = ana.put(f"/api/me/passkeys/{kept[0]['id']}", {"name": "Old phone"})["passkeys"]
    assert [each["name"] for each in renamed] == ["Old phone", "Laptop"]
    eve = local(server, "Eve")
    eve.http.delete(f"/api/me/passkeys/{kept[0]['id']}")
    eve.http.put(f"/api/me/passkeys/{kept[0]['id']}", json={"name": "Eve's"})
    assert ana.get("/api/me/account")["passkeys"] == renamed, "somebody else's passkeys cannot be touched"
    ana.http.delete(f"/api/me/passkeys/{kept[0]['id']}")
    assert enter(local(server), keys[0]) == 403
    assert enter(local(server), keys[1]) == 204


def test_an_answer_counts_once_for_whoever_was_asked_and_at_this_site(server: Served) -> None:
    ana = local(server, "Ana")
    key = key_for(ana)
    add(ana, key)
    eve = local(server)
    answer = {"credential": key.use(eve.post("/api/enter/passkey/options")["options"])}
    assert local(server).refused("POST", "/api/enter/passkey", answer) == (403, "no-passkey")
    assert eve.refused("POST", "/api/enter/passkey", answer) == (403, "no-passkey"), "it was used up"
    asked = eve.post("/api/enter/passkey/options")["options"]
    answer = {"credential": key.use(asked)}
    assert eve.http.post("/api/enter/passkey", json=answer).status_code == 204
    assert eve.refused("POST", "/api/enter/passkey", answer) == (403, "no-passkey")
    for wrong in (Authenticator("evil.example", eve.url), Authenticator("localhost", "https://evil.example")):
        wrong.id, wrong.key = key.id, key.key
        assert enter(local(server), wrong) == 403
    stolen = key_for(ana)
    stolen.id = key.id
    assert enter(local(server), stolen) == 403, "an id is not a key"
    made = stolen.make(eve.post("/api/me/passkeys/options")["options"])
    assert eve.refused("POST", "/api/me/passkeys", {"credential": made}) == (403, "no-passkey")
    for nonsense in ({}, {"id": 3}, {"id": "!"}, {"id": "a", "response": {"clientDataJSON": "e30"}}):
        status, _ = local(server).refused("POST", "/api/enter/passkey", {"credential": nonsense})
        assert status in (400, 403)


def test_where_there_are_no_passkeys_the_page_is_told_why(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def offer(scheme: str, netloc: str, *origins: str) -> tuple[bool, str, str]:
        found = Passkeys(replace(server.config, origins=origins)).site(scheme, netloc)[1]
        return found.on, found.why, found.at

    ana = server.guest("Ana")
    there = f"http://localhost:{server.config.port}"
    told = {"on": False, "why": "number", "at": there}
    assert ana.get("/api/me/account")["passkeys_offer"] == told
    assert ana.refused("POST", "/api/me/passkeys/options") == (409, "passkeys-number")
    assert offer("http", "localhost:8360") == (True, "", "")
    assert offer("http", "box.local:8360") == (False, "no-tls", "")
    assert offer("http", "192.168.1.2:8360") == (False, "no-tls", "")
    play = "https://play.example.org"
    assert offer("https", "play.example.org", play) == (True, "", "")
    assert offer("http", "play.example.org", play) == (True, "", ""), (
        "a proxy that does not say it speaks TLS"
    )
    assert offer("http", "127.0.0.1:8360", play) == (False, "elsewhere", play)
    assert offer("http", "play.example.org", "http://play.example.org") == (False, "no-tls", "")
    monkeypatch.setattr("ludarium.server.passkey.find_spec", lambda name: None)
    assert offer("http", "localhost:8360") == (False, "not-installed", "")


# Mail


def test_an_address_keeps_a_name_and_signs_in(mailing: Served, post_office: PostOffice) -> None:
    ana = mailing.guest("Ana")
    assert ana.http.post("/api/me/mail", json={"address": "Ana@Example.ORG"}).status_code == 202
    token = post_office.link()
    assert ana.get("/api/me/account")["mail"] == "", "it is kept once it is confirmed"
    offer = ana.get(f"/api/letters/{token}")
    assert (offer["kind"], offer["name"], offer["mail"]) == ("confirm", "Ana", "A…a@example.org")
    assert ana.http.post(f"/api/letters/{token}").status_code == 204
    assert ana.get("/api/me/account")["mail"] == "A…a@example.org"
    assert ana.refused("POST", f"/api/letters/{token}") == (404, "link-gone")
    other = Guest(mailing.url)
    assert other.http.post("/api/enter/mail", json={"address": ANA}).status_code == 202
    token = post_office.link(2)
    assert other.get(f"/api/letters/{token}")["kind"] == "enter"
    assert who(other) == other.id, "opening it does nothing yet"
    elsewhere = other.http.post(f"/api/letters/{token}", headers={"origin": "https://evil.example"})
    assert elsewhere.status_code == 403
    assert other.http.post(f"/api/letters/{token}").status_code == 204
    assert who(other) == ana.id
    assert Guest(mailing.url).refused("POST", f"/api/letters/{token}") == (404, "link-gone")
    text = (mailing.config.data / FILE).read_bytes() + (mailing.config.data / f"{FILE}-wal").read_bytes()
    assert token.encode() not in text
    letter = post_office.wait(2)
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["To"] == "Ana@example.org", "as it was confirmed"


def test_nobody_learns_whether_an_address_is_known(mailing: Served, post_office: PostOffice) -> None:
    keep(mailing.guest("Ana"), post_office)
    eve = mailing.guest("Eve")
    answers = [
        eve.http.post(path, json={"address": address})
        for path in ("/api/enter/mail", "/api/me/mail")
        for address in (ANA, "abe@example.org")
    ]
    told = [(each.status_code, sorted(each.json())) for each in answers]
    assert told == [(202, ["mail"])] * 4
    # Ana is written to twice, as whom she is; Abe once, since Eve says that she is.
    post_office.wait(4)
    sent = sorted((letter["To"], letter["Subject"]) for letter in post_office.letters[1:])
    enter_, confirm = "Sign in to Ludarium", "Keep your name at Ludarium"
    assert sent == [("abe@example.org", confirm), (ANA, enter_), (ANA, enter_)]
    assert eve.get("/api/me/account")["mail"] == ""


def keep(guest: Guest, office: PostOffice, address: str = ANA) -> None:
    number = len(office.letters) + 1
    assert guest.http.post("/api/me/mail", json={"address": address}).status_code == 202
    assert guest.http.post(f"/api/letters/{office.link(number)}").status_code == 204


def test_letters_end_and_are_few(
    serve: Serve, post_office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    settings = mail(post_office) | {"limits": replace(GENEROUS, letters=2, letters_of_address=9)}
    server = serve(port=port, origins=(f"http://127.0.0.1:{port}",), **settings)
    ana = server.guest("Ana")
    monkeypatch.setattr("ludarium.server.letter.LETTER_SECONDS", -1.0)
    ana.http.post("/api/me/mail", json={"address": ANA})
    assert ana.refused("POST", f"/api/letters/{post_office.link()}") == (404, "link-gone")
    assert Guest(server.url).http.post("/api/enter/mail", json={"address": ANA}).status_code == 202
    late = Guest(server.url).refused("POST", "/api/enter/mail", {"address": ANA.upper()})
    assert late == (429, "too-fast"), "of an address, whoever asks"
    for wrong in (
        "",
        "ana",
        "a@b@c.org",
        "a b@c.org",
        "ana@example.org\r\nBcc: x@y.org",
        "a" * 300 + "@b.org",
    ):
        assert ana.refused("POST", "/api/me/mail", {"address": wrong}) == (400, "bad-mail")


def test_who_changes_an_address_is_told_at_the_old_one(mailing: Served, post_office: PostOffice) -> None:
    ana = mailing.guest("Ana")
    keep(ana, post_office)
    keep(ana, post_office, "new@example.org")
    letter: EmailMessage = post_office.wait(3)
    assert (letter["To"], letter["Subject"]) == (ANA, "Your address at Ludarium was changed")
    ana.http.delete("/api/me/mail")
    assert ana.get("/api/me/account")["mail"] == ""


def test_an_address_is_one_guests_alone(mailing: Served, post_office: PostOffice) -> None:
    ana, ben = mailing.guest("Ana"), mailing.guest("Ben")
    for guest in (ana, ben):
        guest.http.post("/api/me/mail", json={"address": ANA})
    links = [post_office.link(1), post_office.link(2)]
    assert ana.http.post(f"/api/letters/{links[0]}").status_code == 204
    assert ben.refused("POST", f"/api/letters/{links[1]}") == (409, "mail-taken")


def test_a_letter_that_could_not_be_sent_is_sent_later(
    mailing: Served, post_office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludarium.server.mail.AGAIN", (0.05, 0.05, 0.05, 30.0))
    post_office.refusing = True
    ana = mailing.guest("Ana")
    ana.http.post("/api/me/mail", json={"address": ANA})
    post_office.refusing = False
    assert post_office.wait()["To"] == ANA


def test_without_a_mail_server_mail_is_not_offered(server: Served) -> None:
    ana = server.guest("Ana")
    assert ana.get("/api/me/account")["mail_offer"] == {"on": False, "why": "no-mail", "at": ""}
    assert ana.refused("POST", "/api/me/mail", {"address": ANA}) == (409, "mail-no-mail")


def test_mail_settings_that_cannot_work_cost_one_sentence(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = replace(
        server.config,
        smtp="smtps://lu:p%40ss@mail.example.org",
        mail_from="Ludarium <l@example.org>",
        origins=("https://play.example.org",),
    )
    assert Post.of(good) == Post("mail.example.org", 465, "lu", "p@ss", True, "Ludarium <l@example.org>")
    for change, reason in (
        ({"smtp": "mail.example.org"}, "smtp"),
        ({"smtp": "smtp://mail.example.org:many"}, "smtp"),
        ({"mail_from": "Ludarium"}, "mail-from"),
        ({"origins": ()}, "mail-origin"),
    ):
        with pytest.raises(StartError) as error:
            check_mail(replace(good, **change))
        assert error.value.reason == reason
    with pytest.raises(MailSettingError):
        Post.of(replace(good, mail_from=""))
    monkeypatch.setattr(Mailer, "installed", lambda: False)
    with pytest.raises(StartError, match="pip install"):
        check_mail(good)


# The code


def test_a_code_brings_a_name_back_once(server: Served) -> None:
    ana = server.guest("Ana")
    old, code = ana.post("/api/me/recovery")["code"], ana.post("/api/me/recovery")["code"]
    assert ana.get("/api/me/account")["recovery"] is not None
    for wrong in (old, "", "abcd"):
        assert Guest(server.url).refused("POST", "/api/enter/recovery", {"code": wrong}) == (403, "no-code")
    lost = Guest(server.url)
    body = {"code": code.upper().replace("-", " ")}
    assert lost.http.post("/api/enter/recovery", json=body).status_code == 204
    assert who(lost) == ana.id
    assert Guest(server.url).refused("POST", "/api/enter/recovery", {"code": code}) == (403, "no-code")


def test_nobody_guesses_for_long(serve: Serve) -> None:
    server = serve(limits=replace(GENEROUS, entries=3))
    eve = server.guest("Eve")
    for _ in range(3):
        assert eve.refused("POST", "/api/enter/recovery", {"code": "abcd"}) == (403, "no-code")
    assert Guest(server.url).refused("POST", "/api/enter/recovery", {"code": "abcd"}) == (429, "too-fast")


# Joining


def link_of(guest: Guest) -> str:
    return str(guest.post("/api/me/links")["url"].rpartition("/")[2])


def test_everything_a_guest_had_comes_along(serve: Serve) -> None:
    server = serve()
    first, _ = two_players(server)  # Ana plays here as a guest
    guest = first.guest
    guest.put("/api/games/_template/companion", {"on": False})
    ana = server.guest("Anna")
    code = ana.post("/api/me/recovery")["code"]
    phone = Guest(server.url)
    assert phone.http.post(f"/api/links/{link_of(guest)}").status_code == 204  # another device of the guest
    assert guest.http.post("/api/enter/recovery", json={"code": code, "bring": True}).status_code == 204
    assert who(guest) == ana.id
    assert [each["id"] for each in ana.get("/api/tables/mine")] == [first.table]
    place = ana.sit(first.table)
    assert place.position["seats"] == [0]
    assert place.position["table"]["seats"][0]["name"] == "Anna"
    assert first.close_code() == 4007
    assert who(phone) == ana.id, "the guest's other devices come along"
    assert ana.get("/api/games/_template/companion")["on"] is False
    cookie = phone.cookie
    server.stop()
    again = serve()
    later = Guest(again.url)
    later.http.headers["cookie"] = cookie
    assert who(later) == ana.id


def test_two_at_one_table_stay_two(server: Served) -> None:
    ana, ben = two_players(server)
    token = link_of(ben.guest)
    assert ana.guest.refused("POST", f"/api/links/{token}", {"bring": True}) == (409, "same-table")
    assert who(ana.guest) == ana.guest.id
    assert ana.guest.http.post(f"/api/links/{token}").status_code == 204, "the link was not used up"


def test_results_of_both_count_once(server: Served) -> None:
    ana, guest = server.guest("Ana"), server.guest("Guest")
    db = sqlite3.connect(server.config.data / FILE)
    rows = [("g", "2026-11-01", "k", ana.id, 1.0, 900), ("g", "2026-11-01", "k", guest.id, 2.0, 100)]
    rows.append(("g", "2026-11-02", "k", guest.id, 3.0, 300))
    db.executemany(
        "INSERT INTO puzzles (game, date, kind, guest, begun, took) VALUES (?, ?, ?, ?, ?, ?)", rows
    )
    lessons = [(ana.id, "g", "l", "[]", 1, None), (guest.id, "g", "l", "[1]", 2, 5.0)]
    db.executemany("INSERT INTO lessons VALUES (?, ?, ?, ?, ?, ?)", lessons)
    db.commit()
    assert guest.http.post(f"/api/links/{link_of(ana)}", json={"bring": True}).status_code == 204
    assert sorted(db.execute("SELECT date, guest, took FROM puzzles")) == [
        ("2026-11-01", ana.id, 900),
        ("2026-11-02", ana.id, 300),
    ]
    assert db.execute("SELECT guest, acts, step, done FROM lessons").fetchall() == [(ana.id, "[1]", 2, 5.0)]
    assert db.execute("SELECT count(*) FROM guests WHERE id = ?", (guest.id,)).fetchone() == (0,)


def test_nothing_that_is_kept_of_a_guest_is_left_out() -> None:
    """Neither when two become one nor when one is forgotten: every table that names a guest is thought of."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    migrate(db)
    named = {
        table
        for (table,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        if any(column[1] == "guest" for column in db.execute(f"PRAGMA table_info({table})"))
    }
    joins, forgets = (
        {table for table in named for sql, _ in statements if re.search(rf"\b{table}\b", sql)}
        for statements in (join_guests("a", "b"), [*forget_guest("a"), *hand_starts_on("a", "b", "")])
    )
    assert named - joins == {"bans"}, "whoever is kept out joins nobody"
    assert named - forgets == {"bans", "devices", "links"}, "those of `Devices.forget`, and the ban"


# Taking along, and being forgotten


def test_all_of_it_is_exported_and_forgotten(mailing: Served, post_office: PostOffice) -> None:
    guest, ana = mailing.guest("Guest"), mailing.guest("Ana")
    guest.http.post(f"/api/links/{link_of(ana)}", json={"bring": True})
    keep(ana, post_office)
    ana.post("/api/me/recovery")
    files = zipfile.ZipFile(io.BytesIO(ana.http.get("/api/me/export").content))
    assert json.loads(files.read("mail.json"))[0]["address"] == ANA
    assert [each["kind"] for each in json.loads(files.read("account.json"))] == ["recovery code"]
    assert ana.http.delete("/api/me").status_code == 204
    mailing.stop()
    db = sqlite3.connect(mailing.config.data / FILE)
    for table in ("passkeys", "mails", "letters", "recoveries", "joined", "guests"):
        assert db.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table
