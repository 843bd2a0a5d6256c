"""The rules' pages: contents, pictures, search."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ludarium.core.game import Game
from ludarium.core.numbers import INVENTED, RECONSTRUCTED
from ludarium.games import all_games
from tests.browser.conftest import BOT, DESKTOP, ME, PHONE, Enter
from tests.browser.screens import SHOWN


@pytest.mark.parametrize(
    ("game", "word", "window"),
    [("artificium", "theft", PHONE), ("universal-tapestry", "exchange", DESKTOP)],
    ids=["phone", "desktop"],
)
def test_a_search_leaves_the_sections_that_say_it(
    enter: Enter, game: str, word: str, window: dict[str, Any]
) -> None:
    visitor = enter(**window)
    page = visitor.page
    page.goto(f"{visitor.url}/rules/{game}")
    sections = page.locator("article section")
    sections.first.wait_for()
    everything = sections.count()
    assert everything > 10
    assert page.locator("article figure svg").count()
    page.get_by_role("searchbox").fill(word)
    page.get_by_role("status").filter(has_text=re.compile(r"\d")).first.wait_for()
    assert 0 < sections.count() < everything
    assert {mark.lower() for mark in page.locator("article mark").all_inner_texts()} >= {word}
    page.get_by_role("searchbox").fill("xylophone")
    sections.first.wait_for(state="detached")
    page.get_by_role("searchbox").fill("")
    sections.first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_shelf_leads_to_every_game(enter: Enter) -> None:
    visitor = enter()
    page = visitor.page
    for game in SHOWN:
        page.goto(f"{visitor.url}/rules")
        page.locator(f'main a[href="/rules/{game}"]').first.click()
        page.locator("article section").first.wait_for()


def test_at_the_table_they_open_at_what_is_asked(enter: Enter) -> None:
    """Beside it, on a phone over it; in no other tab; and Escape leads back to where one was."""
    visitor = enter()
    page = visitor.page
    visitor.sit_down(ME, BOT)
    button = page.get_by_role("button", name="Rules")
    button.click()
    rules = page.locator("[data-rules]")
    section = rules.locator("section#market")
    expect(section.locator(".title")).to_be_focused()
    expect(section).to_be_in_viewport()
    everything = rules.locator("section").count()
    rules.get_by_role("searchbox").fill("theft")
    expect(rules.locator("section#market")).to_have_count(0)
    assert 0 < rules.locator("section").count() < everything
    rules.locator("[data-now]").click()
    expect(section.locator(".title")).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(button).to_be_focused()
    page.set_viewport_size(PHONE["viewport"])
    button.click()
    expect(section).to_be_in_viewport()
    box = rules.bounding_box()
    assert box["x"] == 0
    assert box["width"] == PHONE["viewport"]["width"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_have_count(0)
    assert len(visitor.context.pages) == 1
    assert page.url.endswith(visitor.request("GET", "/api/tables/mine")[0]["id"])


def test_words_are_explained_where_they_stand(enter: Enter) -> None:
    """By pointing, by the focus and by a long tap; those of a card that has the focus by a key."""
    visitor = enter()
    page = visitor.page
    visitor.sit_down(ME, BOT, game="plus-ultra")
    tip = page.get_by_role("tooltip")
    word = page.locator("[data-prompt] [data-word=character]")
    word.hover()
    expect(tip).to_contain_text("Character: a card you draft")
    page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    word.focus()
    expect(tip).to_be_visible()
    expect(word).to_have_attribute("aria-describedby", "word-tip")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    word.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(tip).to_be_visible()
    box = tip.bounding_box()
    assert 0 <= box["x"] < box["x"] + box["width"] <= page.viewport_size["width"]
    page.locator("[data-prompt]").click()
    expect(tip).to_have_count(0)
    page.locator("[data-spot=legal]:has([data-word])").first.focus()
    expect(tip).to_have_count(0)
    page.keyboard.press("?")
    expect(tip).to_be_visible()


def test_a_section_has_an_address(enter: Enter) -> None:
    visitor = enter()
    page = visitor.page
    page.goto(f"{visitor.url}/rules/artificium")
    last = page.locator("article section").last
    last.wait_for()
    page.goto(f"{visitor.url}/rules/artificium#{last.get_attribute('id')}")
    page.reload()
    page.locator("article section").last.wait_for()
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.evaluate("scrollY") > 500


TEXTS = (
    "() => [...document.querySelectorAll('article section :is(p, li):not(figure *)')]"
    ".map((one) => one.textContent)"
)
PICTURES = "() => [...document.querySelectorAll('article figure')].map((one) => one.textContent)"
SIGN = "†"
OURS = (RECONSTRUCTED, INVENTED)
PAGES = Path(__file__).parents[2] / "web" / "src" / "rules"


def names_ours(game: Game) -> bool:
    """Does the page of this game tell a number that no rulebook states?"""
    page = PAGES / game.id.replace("-", "_") / "en.ftl"
    ours = [constant.name for constant in game.constants.table.values() if constant.source in OURS]
    return page.exists() and any(f"${name}" in page.read_text(encoding="utf-8") for name in ours)


WITH_NUMBERS_OF_OURS = [game.id for game in all_games() if names_ours(game)]


def changed(value: object) -> object:
    """Another value of a constant: what is told differently then is told by it."""
    if isinstance(value, dict):
        return {key: changed(one) for key, one in value.items()}
    return value + 1 if isinstance(value, int) else value


@pytest.mark.parametrize("game", WITH_NUMBERS_OF_OURS)
def test_every_number_of_ours_on_a_page_has_the_sign(enter: Enter, game: str) -> None:
    """No constant that is reconstructed or invented is told as if it were printed."""
    visitor = enter()
    page = visitor.page
    told: list[tuple[list[str], list[str]]] = []

    def answer(route: Any) -> None:
        constants = route.fetch().json()
        for constant in constants if told else ():
            if constant["source"] in OURS:
                constant["value"] = changed(constant["value"])
        route.fulfill(json=constants)

    page.route("**/constants", answer)
    for _ in range(2):
        page.goto(f"{visitor.url}/rules/{game}")
        page.locator("article section").last.wait_for()
        told.append((page.evaluate(TEXTS), page.evaluate(PICTURES)))
    (texts, pictures), (other_texts, other_pictures) = told
    numbers = [re.findall(rf"\d+{SIGN}?", " ".join(one)) for one in (texts, other_texts)]
    differing = [pair for pair in zip(*numbers, strict=True) if pair[0] != pair[1]]
    assert not [pair for pair in differing if not pair[0].endswith(SIGN)]
    shown = [one for one, other in zip(pictures, other_pictures, strict=True) if one != other]
    assert not [one for one in shown if SIGN not in one]
    assert differing
    assert shown
