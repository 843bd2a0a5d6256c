"""Hints at a table, grade by grade, and the switch for them where a table is made."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import WINDOWS, Enter, there_are
from tests.browser.test_accessibility import CHECK, axe

__all__ = ["axe"]
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "novice"}


@pytest.mark.parametrize("window", WINDOWS)
def test_a_hint_comes_grade_by_grade(enter: Enter, axe: str, window: dict[str, Any]) -> None:
    visitor = enter(**window)
    visitor.sit_down(ME, BOT)
    page = visitor.page
    page.set_default_timeout(45_000)  # thinking takes its time where much else is done
    page.get_by_role("button", name="Hint", exact=True).click()
    panel = page.locator("[data-hint]")
    panel.get_by_text("Look at").or_(panel.get_by_text("Look beyond")).first.wait_for()
    there_are(0, panel.locator("table"))
    panel.get_by_role("tab", name="A good move").click()
    panel.get_by_text("Best moves").wait_for()
    panel.get_by_role("tab", name="Why").click()
    page.locator("[data-hint='3']").wait_for()
    visitor.shoot(f"hint-{window['viewport']['width']}")
    page.evaluate(axe)
    assert not page.evaluate(CHECK)


@pytest.mark.parametrize("window", WINDOWS)
def test_what_a_click_would_play_is_not_set_up(enter: Enter, window: dict[str, Any]) -> None:
    """A back of the Tapestry is drawn as soon as it is clicked: the hint rings it, no more."""
    visitor = enter(**window)
    page = visitor.page
    page.set_default_timeout(45_000)
    visitor.sit_down(ME, game="universal-tapestry")
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator("[data-hint='1'] .look").wait_for()
    page.locator("[data-hint]").get_by_role("tab", name="A good move").click()
    page.locator("[data-hinted]").wait_for()
    there_are(0, page.get_by_role("button", name="Set it up"))
    page.locator("[data-hint]").get_by_text("What the grandmaster would do").wait_for()
    there_are(3, page.locator("[data-hint] .chance"))
    visitor.shoot(f"hint-tapestry-{window['viewport']['width']}")


def test_a_table_can_be_made_without_hints(enter: Enter) -> None:
    visitor = enter()
    page = visitor.page
    page.goto(f"{visitor.url}/new?game=artificium")
    switch = page.get_by_role("switch", name="Hints")
    assert switch.is_checked(), "against bots they are on"
    page.get_by_text("Hints", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-prompt]").wait_for()
    there_are(0, page.get_by_role("button", name="Hint", exact=True))
