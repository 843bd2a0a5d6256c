"""Keeping a name, in a real browser: passkeys of a virtual authenticator, letters of a local post office."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.config import Config
from tests.browser.conftest import PHONE, Visitor, there_are
from tests.server.conftest import GENEROUS, QUICK, Served, free_port
from tests.server.post_office import PostOffice

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Club:
    """A server with everything that accounts need, and the people who come to it."""

    def __init__(self, browser: Any, folder: Path) -> None:
        self.office = PostOffice()
        port = free_port()
        self.url = f"http://localhost:{port}"
        config = Config(
            data=folder / "data",
            port=port,
            origins=(self.url,),
            smtp=self.office.url,
            mail_from="Ludarium <ludarium@example.org>",
            limits=replace(GENEROUS, letters=50, letters_of_address=50),
            times=QUICK,
        )
        self.served = Served(config)
        self.browser = browser
        self.folder = folder
        self.visitors: list[Visitor] = []

    def come(self, **settings: Any) -> Visitor:
        self.visitors.append(Visitor(self.browser, self.url, self.folder, **settings))
        return self.visitors[-1]

    def close(self) -> None:
        complaints = [text for visitor in self.visitors for text in visitor.complaints]
        for visitor in self.visitors:
            visitor.context.close()
        self.served.stop()
        self.office.controller.stop()
        assert not complaints


@pytest.fixture
def club(chromium: Any, site: Served, tmp_path: Path) -> Iterator[Club]:
    club = Club(chromium, tmp_path)
    yield club
    club.close()


def authenticator(visitor: Visitor) -> tuple[Any, str]:
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, str(made["authenticatorId"])


def me(visitor: Visitor) -> str:
    return str(visitor.request("GET", "/api/me")["user"]["name"])


def named(club: Club, name: str, **settings: Any) -> Visitor:
    visitor = club.come(**settings)
    visitor.request("PUT", "/api/me", {"name": name})
    return visitor


def test_a_passkey_keeps_the_name_and_brings_a_guest_along(club: Club) -> None:
    ana = named(club, "Ana")
    session, made = authenticator(ana)
    page = ana.page
    page.goto(f"{club.url}/settings")
    page.get_by_role("link", name="Keep my name").click()
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_text("Your name is kept").first.wait_for()
    there_are(1, page.locator("[data-passkeys] li"))
    page.get_by_role("button", name="Rename Passkey 1").click()
    page.get_by_role("textbox", name="Name of the passkey").fill("Laptop")
    page.get_by_role("button", name="Save").click()
    page.locator("[data-passkeys] li", has_text="Laptop").wait_for()

    # Elsewhere somebody plays as a guest, and then signs in with the same key, without saying who.
    (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": made})["credentials"]
    other = named(club, "Somebody", **PHONE)
    table = other.request(
        "POST", "/api/tables", {"game": "artificium", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    away, there = authenticator(other)
    away.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": credential})
    other.page.goto(f"{club.url}/enter")
    there_are(1, other.page.get_by_role("switch", name="Bring along what Somebody has", checked=True))
    other.page.get_by_role("button", name="With a passkey").click()
    other.page.wait_for_url(f"{club.url}/")
    assert me(other) == "Ana"
    assert [each["id"] for each in ana.request("GET", "/api/tables/mine")] == [table["id"]]

    page.reload()
    there_are(3, page.locator("[data-devices] li"))  # hers, the guest's, and the one that signed in
    page.get_by_role("button", name="Remove Laptop").click()
    page.locator("[data-passkeys]").wait_for(state="detached")


def test_a_letter_keeps_the_name_and_signs_in(club: Club) -> None:
    ana = named(club, "Ana", **PHONE)
    ana.page.goto(f"{club.url}/settings/account")
    ana.page.get_by_label("Mail address").fill("ana@example.org")
    ana.page.get_by_role("button", name="Send the letter").click()
    ana.page.locator("[data-sent]", has_text="a…a@example.org").wait_for()
    ana.page.goto(f"{club.url}/letter/{club.office.link()}")
    ana.page.get_by_role("button", name="Keep it").click()
    ana.page.wait_for_url(f"{club.url}/settings/account")
    ana.page.get_by_text("confirmed").wait_for()

    other = club.come()
    other.page.goto(f"{club.url}/enter")
    other.page.get_by_label("Mail address").fill("ana@example.org")
    other.page.get_by_role("button", name="Send the letter").click()
    other.page.locator("[data-sent]").wait_for()
    other.page.goto(f"{club.url}/letter/{club.office.link(2)}")
    other.page.get_by_role("button", name="I am Ana").click()
    other.page.wait_for_url(f"{club.url}/")
    assert me(other) == "Ana"


def test_a_code_written_down_brings_the_name_back(club: Club) -> None:
    ana = named(club, "Ana")
    ana.page.goto(f"{club.url}/settings/account")
    ana.page.get_by_role("button", name="Make a code").click()
    code = ana.page.get_by_label("Recovery code").input_value()
    other = club.come()
    other.page.goto(f"{club.url}/enter")
    other.page.get_by_label("Recovery code").fill(code)
    other.page.get_by_role("button", name="Sign in", exact=True).click()
    other.page.wait_for_url(f"{club.url}/")
    assert me(other) == "Ana"


def test_without_an_encrypted_address_the_page_says_why(club: Club, site: Served) -> None:
    visitor = club.come()
    visitor.page.goto(f"{site.url}/settings/account")  # by its number, and without a mail server
    visitor.page.locator("[data-why]", has_text="this address is a number").wait_for()
    there_are(0, visitor.page.get_by_role("button", name="Add a passkey"))
    visitor.page.locator("[data-no-mail]", has_text="sends no mail").wait_for()
