"""Chromium, driven by Playwright, against a real server with the built front end.

Without them the tests are skipped, except under CI=true. LUDARIUM_STATIC names a front end built elsewhere.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludarium.server import pages
from ludarium.server.config import Config, Times
from tests.browser.screens import House, Screen
from tests.server.conftest import GENEROUS, Served, free_port

FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "novice"}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WINDOWS = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
# Where the narrow window is the harder one, and one is enough for `make test`.
PHONE_FIRST = [pytest.param(DESKTOP, id="desktop", marks=pytest.mark.slow), WINDOWS[1]]
# Until type has come and nothing is on its way any more.
SETTLED = """async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((one) => one.finished));
}"""
NEEDED = os.environ.get("CI") == "true"
EXHAUSTIVE = os.environ.get("LUDARIUM_EXHAUSTIVE") == "1"
# A click waits until its target lies still: things that fly about are left to `make test-all` and to tests of them.
MOTION = "no-preference" if EXHAUSTIVE else "reduce"


def missing(what: str) -> None:
    if NEEDED:
        pytest.fail(what)
    pytest.skip(what)


def find_chromium() -> str | None:
    found = (shutil.which(f"chromium{kind}") for kind in ("-headless-shell", "", "-browser"))
    return os.environ.get("CHROMIUM") or next(filter(None, found), None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    program = find_chromium()
    if program is None:
        missing("browser tests need Chromium: `make chromium`, or its path in $CHROMIUM")
    try:
        from playwright.sync_api import sync_playwright  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        missing("browser tests need Playwright: `pip install playwright`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    pages.FOLDER = os.environ.get("LUDARIUM_STATIC", pages.FOLDER)
    if not (pages.Pages().folder / "index.html").is_file():
        missing("browser tests need the built front end: `make build`")
    times = Times(bot_delay=0.05, bot_next=0.02, grace=0.5, tick=0.5)
    limits = replace(GENEROUS, tables=500, new_tables=500)
    config = Config(data=tmp_path_factory.mktemp("site"), port=free_port(), times=times, limits=limits)
    served = Served(config)
    yield served
    served.stop()


@pytest.fixture(scope="session")
def house(site: Served) -> House:
    return House(site)


class Visitor:
    """One person's browser window. What its console complains about fails the test in the end."""

    def __init__(self, browser: Any, url: str, shots: Path, companion: bool = False, **settings: Any) -> None:
        wishes = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "reduced_motion": MOTION}
        wishes["service_workers"] = "block"  # but in tests about it: what it answers no test can step between
        wishes |= settings
        self.context = browser.new_context(**wishes)
        self.url = url
        self.companion = companion
        self.shots = shots
        self.complaints: list[str] = []
        self.missed: set[str] = set()
        self.table = ""  # where this person sat down last
        self.page: Any = self.window()

    def window(self) -> Any:
        page = self.context.new_page()
        page.set_default_timeout(15_000)
        page.on("console", self.hear)
        page.on("response", self.miss)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def hear(self, said: Any) -> None:
        if said.type == "error" and said.location["url"] not in self.missed:
            self.complaints.append(said.text)

    def miss(self, response: Any) -> None:
        """A page that is not there is none, and chromium says so in its console."""
        if response.status == 404 and response.request.is_navigation_request():
            self.missed.add(response.url)

    def request(self, method: str, path: str, body: object = None) -> Any:
        """As the page itself would ask, with its cookie."""
        if self.page.url == "about:blank":
            self.page.goto(self.url)
        if (method, path) == ("POST", "/api/tables") and isinstance(body, dict):
            self.alone(body["game"])
        asked = (
            "async ([method, path, body]) => (await fetch(path, {method, "
            "headers: {'Content-Type': 'application/json'}, "
            "body: body === null ? undefined : JSON.stringify(body)})).json()"
        )
        return self.page.evaluate(asked, [method, path, body])

    def alone(self, game: str) -> None:
        """Without the companion, unless the test is about it."""
        if not self.companion:
            self.request("PUT", f"/api/games/{game}/companion", {"on": False})

    def sit_down(self, *seats: dict[str, str], **more: object) -> str:
        """Opens a table and goes there; gives its id."""
        table = self.request("POST", "/api/tables", {"game": "artificium", "seats": list(seats), **more})
        self.visit(table["id"])
        return str(table["id"])

    def visit(self, table: str) -> None:
        self.page.goto(f"{self.url}/table/{table}")

    def become(self, house: House) -> None:
        """The guest of the house, by its cookie."""
        name, _, value = house.guest.cookie.partition("=")
        self.page.context.add_cookies([{"name": name, "value": value, "url": self.url}])

    def see(self, screen: Screen) -> None:
        self.page.goto(self.url + screen.address)
        self.page.locator(screen.sign).first.wait_for()
        self.page.evaluate(SETTLED)

    def shoot(self, name: str) -> None:
        self.page.screenshot(path=self.shots / f"{name}.png")


Enter = Callable[..., Visitor]


def there_are(number: int, things: Any) -> None:
    """As many things of this kind on the page: now, or as soon as the page has followed."""
    from playwright.sync_api import expect  # type: ignore[import-not-found, unused-ignore]

    expect(things).to_have_count(number, timeout=15_000)


def there_is(text: str, thing: Any) -> None:
    """What the thing says: now, or as soon as its words have come."""
    from playwright.sync_api import expect  # type: ignore[import-not-found, unused-ignore]

    expect(thing).to_have_text(text, use_inner_text=True, timeout=15_000)


@pytest.fixture
def enter(chromium: Any, site: Served, tmp_path: Path) -> Iterator[Enter]:
    """Opens browser windows of different people."""
    folder = Path(os.environ.get("LUDARIUM_SHOTS", tmp_path))
    visitors: list[Visitor] = []

    def come(**settings: Any) -> Visitor:
        visitors.append(Visitor(chromium, site.url, folder, **settings))
        return visitors[-1]

    yield come
    complaints = [text for visitor in visitors for text in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints
