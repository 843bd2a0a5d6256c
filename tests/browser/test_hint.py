"""Hints at a table, grade by grade, and the switch for them where a table is made."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import PHONE, WINDOWS, Enter, Visitor, there_are
from tests.browser.test_accessibility import CHECK, axe

__all__ = ["axe"]
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "novice"}
# Pieces that the hint is about and of which something else lies on top.
COVERED = """async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('[data-hinted]')].filter((piece) => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        return !piece.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).length;
}"""
# Where a piece lies on the page, whatever has been scrolled.
PLACE = "(one) => one.getBoundingClientRect().top + scrollY"


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


def at_a_tapestry(enter: Enter, window: dict[str, Any]) -> Visitor:
    """A hint of the first grade is open."""
    visitor = enter(**window)
    page = visitor.page
    page.set_default_timeout(45_000)
    visitor.sit_down(ME, game="universal-tapestry")
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator("[data-hint='1'] .look").wait_for()
    return visitor


@pytest.mark.parametrize("window", WINDOWS)
def test_what_a_click_would_play_is_not_set_up(enter: Enter, window: dict[str, Any]) -> None:
    """A back of the Tapestry is drawn as soon as it is clicked: the hint rings it, no more."""
    visitor = at_a_tapestry(enter, window)
    page = visitor.page
    page.locator("[data-hint]").get_by_role("tab", name="A good move").click()
    page.locator("[data-hinted]").wait_for()
    there_are(0, page.get_by_role("button", name="Set it up"))
    page.locator("[data-hint]").get_by_text("What the grandmaster would do").wait_for()
    there_are(3, page.locator("[data-hint] .chance"))
    visitor.shoot(f"hint-tapestry-{window['viewport']['width']}")


@pytest.mark.parametrize("window", WINDOWS)
def test_games_played_to_their_end_give_reasons_too(enter: Enter, axe: str, window: dict[str, Any]) -> None:
    """What the same imagined games came to after the first move and after the second; nothing in points."""
    visitor = at_a_tapestry(enter, window)
    page = visitor.page
    page.locator("[data-hint]").get_by_role("tab", name="Why").click()
    panel = page.locator("[data-hint='3']")
    panel.get_by_text("Imagined deals, the same for both").wait_for()
    panel.locator("[data-measures]").or_(panel.get_by_text("the two hardly differ")).first.wait_for()
    there_are(0, panel.get_by_text("points"))
    visitor.shoot(f"hint-tapestry-why-{window['viewport']['width']}")
    page.evaluate(axe)
    assert not page.evaluate(CHECK)


def test_on_a_phone_the_table_stays_where_it_is(enter: Enter) -> None:
    """A hint is a sheet in the prompt's place: it covers nothing that it is about, and goes by touch and by key."""
    visitor = enter(**PHONE)
    page = visitor.page
    page.set_default_timeout(45_000)
    visitor.sit_down(ME, BOT, game="plus-ultra")
    button = page.get_by_role("button", name="Hint", exact=True)
    button.wait_for()
    pack = page.locator("[data-zone=pack]").first
    place = pack.evaluate(PLACE)
    button.tap()
    page.locator("[data-hint='1'] .look").wait_for()
    assert pack.evaluate(PLACE) == place
    assert page.locator("[data-sheet=open]").bounding_box()["height"] <= 0.6 * PHONE["viewport"]["height"]
    page.locator("[data-hint]").get_by_role("tab").nth(1).tap()
    page.locator("[data-hinted]").wait_for()
    assert page.evaluate(COVERED) == 0
    assert pack.evaluate(PLACE) == place
    page.keyboard.press("Escape")
    there_are(0, page.locator("[data-hint]"))
    there_are(1, page.locator("[data-ask-hint] button:focus"))
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Set it up").tap()
    there_are(1, page.locator("[data-sheet=folded]"))
    assert page.locator("section.prompt button.filled").is_enabled()
    page.get_by_role("button", name="close", exact=True).tap()
    there_are(0, page.locator("[data-hint]"))


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
