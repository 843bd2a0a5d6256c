"""Addresses: which there are, and what a link to one shows elsewhere."""

from __future__ import annotations

import html
import re
from pathlib import Path

import httpx
import pytest

from ludarium.core.text import Catalogue
from ludarium.server import address, speech
from ludarium.server.pages import Pages
from tests.server.client import fetch
from tests.server.conftest import Serve, Served
from tests.server.test_play import play_out

ROUTES = Path(__file__).parents[2] / "web/src/routes.ts"
CARDS = Path(__file__).parents[2] / "web/public/cards"


@pytest.fixture
def site(serve: Serve, tmp_path: Path) -> Served:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text('<!doctype html><html lang="en"><head><title>x</title></head></html>')
    return serve(pages=Pages(static))


def properties(page: httpx.Response) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page.text)
    return {name: html.unescape(value) for name, value in found}


def test_server_and_browser_know_the_same_addresses() -> None:
    assert tuple(re.findall(r"route\('(/[^']*)'", ROUTES.read_text())) == address.PATTERNS


def test_a_shared_link_shows_what_it_leads_to(site: Served) -> None:
    ana = site.guest("Secretive Ana")
    open_table = ana.make("me", "open", game="artificium")
    over = ana.make("me", "novice", game="_template")
    place = ana.sit(over)
    play_out([place])
    shown = {
        "/": ("Ludarium: four board games", "home"),
        "/rules/plus-ultra": ("Plus Ultra: the rules", "plus-ultra"),
        f"/table/{open_table}": ("A table of Artificium", "artificium"),
        f"/replay/{over}": (f"A game of {site.tables.context.library.find('_template').name}", "home"),
        "/puzzles": ("Puzzles of the day", "home"),
        "/puzzles/ars-universalis/day/2026-11-16/music": ("Puzzles of the day", "ars-universalis"),
    }
    for path, (title, picture) in shown.items():
        page = fetch(site.url + path)
        found = properties(page)
        assert page.status_code == 200, path
        assert f"<title>{title}</title>" in page.text
        assert (found["og:title"], found["og:url"]) == (title, site.url + path)
        assert found["og:image"] == f"{site.url}/cards/{picture}.png"
        assert len(found["og:description"]) > 20
        assert "Ana" not in page.text, "nobody is named to whom the link is only shown"
    assert "One seat is free" in properties(fetch(f"{site.url}/table/{open_table}"))["og:description"]
    tag = fetch(f"{site.url}/rules/plus-ultra").headers["etag"]
    again = fetch(f"{site.url}/rules/plus-ultra", headers={"if-none-match": tag})
    assert again.status_code == 304
    assert fetch(site.url, headers={"if-none-match": tag}).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/nowhere",
            "/table/nowhere",
            "/replay/nowhere",
            "/rules/chess",
            "/rules/chess/1",
            "/%00",
            "/table",
        ),
        *("/puzzles/chess", "/puzzles/ars-universalis/day/tomorrow", "/favicon.ico", "/wp-login.php"),
        *("/puzzles/ars-universalis/day/2026-11-16/chess", "/puzzles/ars-universalis/practice/music/new/1"),
    ],
)
def test_what_is_not_there_is_not_found_with_the_page(site: Served, path: str) -> None:
    page = fetch(site.url + path)
    assert page.status_code == 404
    assert "<title>Not found · Ludarium</title>" in page.text
    assert properties(page)["robots"] == "noindex"


def test_a_link_speaks_the_language_of_its_reader(site: Served) -> None:
    def title(accepts: str, **headers: str) -> str:
        return properties(fetch(site.url, headers={"accept-language": accepts, **headers}))["og:title"]

    assert title("fr, de-AT;q=0.8, en;q=0.5") == "Ludarium: vier Brettspiele"
    assert title("en;q=0.2, es") == "Ludarium: cuatro juegos de mesa"
    for nonsense in ("", "xx", ";q=", "de;q=0", "," * 900):
        assert title(nonsense) == "Ludarium: four board games"
    ana = site.guest("Ana")
    ana.put("/api/me", {"language": "de"})
    assert title("es", cookie=ana.cookie) == "Ludarium: vier Brettspiele"


def test_behind_a_proxy_links_have_its_name(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>x</title>")
    site = serve(pages=Pages(tmp_path), origins=("https://play.example.org",))
    found = properties(fetch(f"{site.url}/rules", headers={"host": "play.example.org"}))
    assert found["og:url"] == "https://play.example.org/rules"
    assert found["og:image"] == "https://play.example.org/cards/home.png"


@pytest.mark.parametrize("language", speech.LANGUAGES)
def test_every_text_and_picture_is_there(language: str) -> None:
    own, english = (
        set(re.findall(r"^([a-z-]+) =", text.read_text(), re.M))
        for text in (speech.TEXTS / f"{language}.ftl", speech.TEXTS / "en.ftl")
    )
    assert own == english
    texts = Catalogue(speech.TEXTS, language, strict=True)
    for free in (0, 1, 2):
        assert texts.say("table-open", free=free)
    games = {name.removeprefix("about-") for name in own if name.startswith("about-")} - {"other"}
    assert {path.stem for path in CARDS.glob("*.png")} == games | {"home"}
    for path in CARDS.glob("*.png"):
        size = path.read_bytes()[16:24]
        assert (int.from_bytes(size[:4]), int.from_bytes(size[4:])) == (address.WIDTH, address.HEIGHT)
