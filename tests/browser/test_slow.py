"""A game over weeks: whoever is asked comes back days later, through restarts, until somebody stays away too long."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.config import Config
from tests.browser.conftest import ME, Visitor
from tests.browser.player import PATIENCE, Player
from tests.server.conftest import GENEROUS, Served, free_port
from tests.server.test_slow import DAY, SLEEPY, Wall, wall

__all__ = ["wall"]
TIMER = 3 * DAY


class House:
    """A server that goes down and comes back, and two people who play over days."""

    def __init__(self, browser: Any, folder: Path) -> None:
        self.config = Config(data=folder / "data", port=free_port(), limits=GENEROUS, times=SLEEPY)
        self.served = Served(self.config)
        self.people = {}
        for name in ("Ana", "Ben"):
            self.people[name] = Visitor(browser, self.served.url, folder)
            self.people[name].request("PUT", "/api/me", {"name": name})
            self.people[name].alone("artificium")

    def restart(self) -> None:
        """While nobody looks."""
        for visitor in self.people.values():
            visitor.page.goto("about:blank")
        self.served.stop()
        self.served = Served(self.config)

    def asked(self) -> list[Visitor]:
        """Whoever has to do something, after what is under way; where all choose in secret, both."""
        until = time.monotonic() + PATIENCE
        while not (found := [visitor for visitor in self.people.values() if is_asked(visitor)]):
            assert time.monotonic() < until, "nobody is asked"
            time.sleep(0.05)
        return found

    def close(self) -> None:
        complaints = [text for visitor in self.people.values() for text in visitor.complaints]
        for visitor in self.people.values():
            visitor.context.close()
        self.served.stop()
        assert not complaints


@pytest.fixture
def house(chromium: Any, site: Served, tmp_path: Path) -> Iterator[House]:
    house = House(chromium, tmp_path)
    yield house
    house.close()


def is_asked(visitor: Visitor) -> bool:
    return any(table["due"] for table in visitor.request("GET", "/api/tables/mine"))


def come_back_and_play(visitor: Visitor) -> None:
    """From the home page to the table, until it is somebody else's turn."""
    visitor.page.goto(visitor.url)
    visitor.page.locator("[data-turns]").get_by_role("link", name="Continue").click()
    player = Player(visitor.page)
    until = time.monotonic() + PATIENCE
    while is_asked(visitor):
        assert time.monotonic() < until
        if not player.click():
            visitor.page.wait_for_timeout(40)


def test_a_game_over_weeks_and_restarts(house: House, wall: Wall) -> None:
    ana, ben = house.people.values()
    table = ana.request(
        "POST", "/api/tables", {"game": "artificium", "seats": [ME, {"kind": "open"}], "timer": TIMER}
    )["id"]
    ben.visit(table)
    ben.page.get_by_role("button", name="Join").first.click()
    ben.page.locator('[data-zone="hand"]').first.wait_for()

    for number in range(8):  # each takes most of the three days: three weeks in all
        wall.ahead += 2.6 * DAY
        if number % 3 == 1:
            house.restart()
        for visitor in house.asked():
            come_back_and_play(visitor)
    row = ana.request("GET", f"/api/tables/{table}")
    assert [seat["kind"] for seat in row["seats"]] == ["person", "person"], "nobody was late"

    late, *others = house.asked()
    for visitor in others:
        come_back_and_play(visitor)
    other = ben if late is ana else ana
    house.restart()
    wall.ahead += TIMER + 60
    other.visit(table)
    name = "Ana" if late is ana else "Ben"
    other.page.locator('[data-zone="hand"]').first.wait_for()
    until = time.monotonic() + PATIENCE
    while "bot" not in [seat["kind"] for seat in other.request("GET", f"/api/tables/{table}")["seats"]]:
        assert time.monotonic() < until, f"{name} is waited for"
        time.sleep(0.05)
    late.visit(table)
    late.page.get_by_role("button", name="Take my seat back").click()
    late.page.locator('[data-zone="hand"]').first.wait_for()
    other.page.get_by_text(f"{name} is back and plays on").first.wait_for()
