"""Games without a folder in the front end, played on the board that is drawn from their declaration.

Nim (tests/fifth) is the fifth game: no texts, nothing but its rules. The template has hands and secrets besides.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import TimeoutError as Gone

from ludarium.server.pages import Pages
from tests.browser.conftest import BOT, ME, PHONE_FIRST, SETTLED, Visitor
from tests.fifth.test_nim import ENV, ROOT
from tests.server.conftest import Served, free_port

GAMES = {"nim": "Nim", "_template": "High Card"}
# A sentence of the game's own catalogue, which the front end was built without.
TOLD = {"nim": "", "_template": "Keep your hand, or replace one card"}
STEPS = 80  # clicks: more than any of these games takes
MAIN = "section.prompt button.filled:not([disabled])"
LEGAL = "[data-spot=legal]"
OTHERS = "section.prompt button:not(.filled):not([disabled])"
RAW = re.compile(r"\b[a-z]+_[a-z]+\b|about-|verb-|event-|step-|label-")  # names that nobody should read
SERVER = """
import sys
from pathlib import Path
from ludarium.server import pages
from ludarium.server.app import Server
from ludarium.server.config import Config, Times
pages.FOLDER = sys.argv[1]
times = Times(bot_delay=0.05, bot_next=0.02)
Server(Config(data=Path(sys.argv[2]), port=int(sys.argv[3]), template=True, times=times)).run()
"""


@pytest.fixture(scope="module")
def fifth(site: Served, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with games the front end does not know: another process, on the interpreted engine."""
    port, data = free_port(), tmp_path_factory.mktemp("fifth")
    words = [sys.executable, "-c", SERVER, str(Pages().folder), str(data), str(port)]
    url = f"http://127.0.0.1:{port}"
    with subprocess.Popen(words, cwd=ROOT, env=ENV) as server:
        until = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"{url}/api/games")
                break
            except httpx.TransportError:
                assert server.poll() is None, "the server did not start"
                assert time.monotonic() < until
                time.sleep(0.1)
        yield url
        server.terminate()


@pytest.fixture(params=PHONE_FIRST)
def visitor(request: pytest.FixtureRequest, chromium: Any, fifth: str, tmp_path: Path) -> Iterator[Visitor]:
    shots = Path(os.environ.get("LUDARIUM_SHOTS", tmp_path))
    come = Visitor(chromium, fifth, shots, reduced_motion="reduce", **request.param)
    yield come
    come.context.close()
    assert not come.complaints


def read(page: Any) -> None:
    """What is seen is fit to be read, and fits the window."""
    assert not RAW.search(page.locator("main").inner_text())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def play(page: Any) -> None:
    """To the end, by what the page shows alone: the main button, else something that can be chosen."""
    for _ in range(STEPS):
        page.locator(f"{MAIN}, {LEGAL}, {OTHERS}, [data-results]").first.wait_for()
        if page.locator("[data-results]").count():
            return
        for selector in (MAIN, LEGAL, OTHERS):
            if page.locator(selector).count():
                with suppress(Gone):  # gone meanwhile: the page has followed, and is looked at again
                    page.locator(selector).first.click(timeout=2_000)
                break
        page.wait_for_timeout(60)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_the_plain_board(visitor: Visitor, game: str) -> None:
    page, name = visitor.page, GAMES[game]
    page.goto(visitor.url)
    plate = page.locator("article", has_text=name)
    read(page)
    plate.get_by_role("button", name=f"Play {name}").click()
    page.locator(LEGAL).first.wait_for()
    page.evaluate(SETTLED)
    read(page)
    assert TOLD[game] in page.locator("main").inner_text()
    visitor.shoot(f"{game}-{page.viewport_size['width']}")
    table = page.url.rpartition("/")[2]
    play(page)
    read(page)
    info = visitor.request("GET", f"/api/tables/{table}")
    totals = [int(cell.inner_text()) for cell in page.locator("[data-total]").all()]
    assert info["status"] == "finished"
    assert sorted(totals) == sorted(info["scores"])


def test_its_other_pages(visitor: Visitor) -> None:
    page = visitor.page
    table = visitor.sit_down(ME, {"kind": "open"}, game="nim", public=True)
    page.get_by_role("button", name="Fill it with a bot").click()
    play(page)
    visitor.sit_down(ME, BOT, game="nim", public=True)
    for address, sign in (
        ("/new?game=nim", "form"),
        ("/rules/nim", "main table"),
        ("/rules", "main :text('Nim')"),
        ("/tables", "main article"),
        ("/mine", "main article"),
        (f"/replay/{table}?move=2&seat=-2", "[data-moves] li"),
    ):
        page.goto(visitor.url + address)
        page.locator(sign).first.wait_for()
        read(page)


def test_what_a_verb_needs_is_chosen_step_by_step(visitor: Visitor) -> None:
    """A heap on the table, then how many of it; what cannot be is told why."""
    page = visitor.page
    visitor.sit_down(ME, BOT, game="nim")
    page.locator(LEGAL).first.wait_for()
    page.get_by_role("button", name="Matches: Left").click()
    page.get_by_role("button", name="Take, Number: 2").click()
    assert page.locator("[data-prompt]").inner_text() == "Take Left, 2"
    page.locator(MAIN).click()
    page.get_by_role("tab", name="Chronicle").first.click()
    page.locator("[data-chronicle] li", has_text="You took Left, 2.").wait_for()
