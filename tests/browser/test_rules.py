"""The rules' pages: contents, pictures, search."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.conftest import WINDOWS, Enter
from tests.browser.screens import SHOWN


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(("game", "word"), [("artificium", "theft"), ("universal-tapestry", "exchange")])
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
