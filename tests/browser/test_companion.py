"""The companion beside the table: a card the first time, folded then, switched off in the menu; and the goal."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import BOT, ME, PHONE, Enter, there_are

CARD = "section[data-companion]"


def kept(page: Any, game: str) -> dict[str, Any]:
    found = page.evaluate(f"async () => (await fetch('/api/games/{game}/companion')).json()")
    assert isinstance(found, dict)
    return found


def test_a_card_comes_once_and_is_switched_off(enter: Enter) -> None:
    visitor = enter(companion=True)
    table = visitor.sit_down(ME, BOT)
    page = visitor.page
    card = page.locator(f"{CARD}[data-companion=market]")
    card.get_by_role("heading", name="Make your five cards fit each other").wait_for()
    assert "each further one costs 2" in card.inner_text()
    assert "ends after 4 rounds" in page.locator("[data-goal]").inner_text()
    there_are(0, page.locator("[data-chronicle]"))
    with page.expect_response("**/companion"):
        card.get_by_role("button", name="Got it").press("Enter")
    page.locator("[data-chronicle]").wait_for()
    assert kept(page, "artificium")["seen"] == ["market"]
    visitor.visit(table)
    folded = page.locator("button[data-companion]")
    folded.press("Enter")
    card.wait_for()  # once more, because it was asked for
    page.get_by_role("button", name="Pass").click()
    page.locator(f"{CARD}[data-companion=choose]").wait_for()
    page.get_by_role("button", name="Menu").click()
    with page.expect_response("**/companion"):
        page.get_by_role("button", name="Companion: on").click()
    there_are(0, page.locator("[data-companion]"))
    assert not kept(page, "artificium")["on"]


def test_at_a_desk_all_of_it_can_be_read(enter: Enter) -> None:
    """In the narrow column of the Tapestry, too, where what it explains makes room for it."""
    visitor = enter(companion=True, locale="de-DE")
    visitor.sit_down(ME, game="universal-tapestry")
    page = visitor.page
    for kind in ("draw", "resolve"):
        card = page.locator(f"{CARD}[data-companion={kind}] .card")
        card.wait_for()
        assert card.evaluate("card => card.scrollHeight <= card.clientHeight + 1"), kind
        if kind == "draw":
            page.locator("[data-spot=legal]").first.click()
    visitor.sit_down(ME, BOT, game="plus-ultra")
    card = page.locator(f"{CARD}[data-companion=draft] .card")
    card.wait_for()
    assert card.evaluate("card => card.scrollHeight <= card.clientHeight + 1")


def test_on_a_phone_it_stands_above_the_cards(enter: Enter) -> None:
    visitor = enter(**PHONE, companion=True, locale="de-DE")
    visitor.sit_down(ME, BOT, game="plus-ultra")
    page = visitor.page
    card = page.locator(f"{CARD}[data-companion=draft]")
    card.get_by_role("heading", name="Wähle, wer für dich arbeitet").wait_for()
    there_are(0, card.locator("li"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    card.get_by_role("button", name="Was zu bedenken ist").tap()
    page.get_by_role("dialog").get_by_text("Kannst du sie bezahlen?").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Verstanden").tap()
    card.get_by_role("button", name="Verstanden").tap()
    page.locator("button[data-companion]").wait_for()
    assert "endet nach 7 Runden" in page.locator("[data-goal]").inner_text()


def test_on_a_phone_it_leaves_the_market_in_sight(enter: Enter) -> None:
    visitor = enter(**PHONE, companion=True)
    visitor.sit_down(ME, BOT)
    page = visitor.page
    page.locator(f"{CARD}[data-companion=market]").wait_for()
    name = page.locator('[data-zone="market"]').first.bounding_box()
    assert name["y"] + name["height"] / 2 <= page.locator("[data-dock]").bounding_box()["y"]
