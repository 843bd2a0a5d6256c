"""Universal Tapestry in a real browser, by clicks, taps and keys alone."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core.host import Replayed
from ludarium.core.journal import Journal
from ludarium.core.record import read
from ludarium.games import find_game
from ludarium.server import table as server_table
from tests.browser.conftest import ME, PHONE, Enter, Visitor, there_are
from tests.browser.player import Keys
from tests.browser.screens import SHOWN

BACKS = '[data-zone="area"] [data-spot="legal"]'
PLACES = '[data-cell]:not([data-zone]) [data-spot="legal"]'
MAIN = "section.prompt button.filled:not([disabled])"


def sit_down(visitor: Visitor, **options: str) -> str:
    wish = {"game": "universal-tapestry", "seats": [ME], "options": options}
    table = str(visitor.request("POST", "/api/tables", wish)["id"])
    visitor.visit(table)
    visitor.page.locator(BACKS).first.wait_for()
    return table


def draw(page: Any) -> None:
    page.locator(BACKS).first.click()
    page.locator('[data-zone="hand"]').wait_for()


@pytest.fixture
def known_deal(monkeypatch: pytest.MonkeyPatch) -> Journal:
    """Every deal is that of a won record, whose first seven backs are of cards that can be placed at once."""
    won = read(SHOWN["universal-tapestry"].record.read_text(), find_game)
    monkeypatch.setattr(server_table, "Secure", lambda: Replayed.of([value for _, value in won.opening]))
    return won


def draw_what_fits(page: Any, slot: int) -> None:
    page.locator(f'[data-zone="slot-{slot}"] [data-spot="legal"]').click()
    page.locator(PLACES).first.wait_for()


def discard(page: Any) -> None:
    if not page.locator(MAIN).count():
        page.locator("section.prompt").get_by_role("button", name="Discard it").click()
    page.locator(MAIN).click()
    page.locator('[data-zone="hand"]').wait_for(state="detached")


def test_nine_discards_lose_the_game(enter: Enter) -> None:
    visitor = enter(**PHONE)
    table = sit_down(visitor)
    page = visitor.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "the ninth discard loses" in page.locator("[data-goal]").inner_text()
    for left in reversed(range(9)):
        there_are(int(left == 0), page.locator("[data-last]"))
        draw(page)
        discard(page)
    page.locator('[data-results="lost"]').wait_for()
    visitor.shoot("tapestry-lost")
    assert page.locator("[data-discarded]").inner_text() == "9: one too many"
    assert page.locator("[data-end]").inner_text() == "The ninth discard lost the game."
    assert visitor.request("GET", f"/api/tables/{table}")["status"] == "finished"
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url)
    page.locator(BACKS).first.wait_for()


def test_the_end_of_the_deal_of_the_day(enter: Enter) -> None:
    visitor = enter(reduced_motion="reduce")
    visitor.request("PUT", "/api/me", {"name": "Dora"})
    wish = {"game": "universal-tapestry", "seats": [ME], "daily": True}
    table = str(visitor.request("POST", "/api/tables", wish)["id"])
    visitor.visit(table)
    page = visitor.page
    page.locator(BACKS).first.wait_for()
    for _ in range(9):
        draw(page)
        discard(page)
    page.locator("[data-daily] li", has_text="Dora").wait_for()
    page.get_by_role("button", name="Play again").click()  # a day has one deal: the next one is another
    page.wait_for_url(lambda url: table not in url)
    page.locator(BACKS).first.wait_for()


def first_place(page: Any) -> tuple[str, Any]:
    """A cell that the card in hand may go to."""
    place = page.locator('[data-cell]:not([data-zone]):has([data-spot="legal"])').first
    cell = place.get_attribute("data-cell")
    return cell, page.locator(f'[data-cell="{cell}"]')


def lies(page: Any, cell: str) -> Any:
    return page.locator(f'[data-cell="{cell}"][data-zone="tapestry"]')


@pytest.mark.usefixtures("known_deal")
def test_a_card_is_placed_where_it_was_shown(enter: Enter) -> None:
    visitor = enter()
    sit_down(visitor)
    page = visitor.page
    draw_what_fits(page, 1)
    cell, place = first_place(page)
    place.locator("button").click()
    visitor.shoot("tapestry-ghost")
    page.locator(MAIN).click()
    lies(page, cell).wait_for()
    assert page.locator("[data-laid]").inner_text() == "5 of 64"
    draw_what_fits(page, 5)  # the next one is carried there
    cell, place = first_place(page)
    page.locator('[data-zone="hand"]').drag_to(place)
    lies(page, cell).wait_for()


def tap(page: Any, target: Any) -> None:
    """With a finger: what lies under it may change between touching it and letting go."""
    box = target.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.usefixtures("known_deal")
def test_a_tap_chooses_and_a_second_one_confirms(enter: Enter) -> None:
    visitor = enter(**PHONE)
    sit_down(visitor)
    page = visitor.page
    there_are(0, page.get_by_role("tab", name="Chat"))  # nobody is there to talk to
    draw_what_fits(page, 1)
    asked = page.locator("section.prompt p")
    assert "Tap one, then tap it again." in asked.inner_text()
    cell, place = first_place(page)
    tap(page, place)
    page.locator(f'[data-cell="{cell}"] [data-spot="selected"]').wait_for()
    assert "Tap the cell again" in asked.inner_text()
    page.wait_for_timeout(600)  # not a double tap
    tap(page, place)
    lies(page, cell).wait_for()
    told = page.locator("[data-chronicle] li").all_inner_texts()
    assert any("placed at row" in line for line in told)
    assert not any("came to slot" in line for line in told)


@pytest.mark.usefixtures("known_deal")
def test_a_whole_turn_by_keys_alone(enter: Enter) -> None:
    visitor = enter()
    sit_down(visitor)
    page = visitor.page
    keys = Keys(page)
    keys.tab_to('[data-zone^="slot-"] [data-spot=legal]')
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(PLACES).first.wait_for()
    keys.tab_to("[data-cell]:not([data-zone]) [data-spot=legal]")
    cell = page.evaluate("document.activeElement.closest('[data-cell]').dataset.cell")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.closest('[data-cell]').dataset.cell") != cell
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert keys.here("[data-spot=selected]")
    page.keyboard.press("Enter")  # once more: confirms
    page.locator(f'[data-cell="{cell}"][data-zone="tapestry"]').wait_for()
    page.locator(BACKS).first.wait_for()
    assert page.locator("[data-laid]").inner_text() == "5 of 64"


@pytest.mark.slow
def test_a_tapestry_to_the_end(enter: Enter, known_deal: Journal) -> None:
    """The moves of the won record, clicked."""
    text = SHOWN["universal-tapestry"].record.read_text()
    visitor = enter(reduced_motion="reduce")
    table = sit_down(visitor, **known_deal.setup.options)
    page = visitor.page
    for line in text.splitlines():
        if not line[0].isdigit():
            continue
        verb, *where = line.split()[2:]
        if verb == "draw":
            page.locator(f'[data-zone="slot-{where[0]}"] [data-spot="legal"]').click()
        elif verb == "discard":
            discard(page)
        elif verb == "finish":
            page.get_by_role("button", name="Finish").click()
        else:  # a double click chooses and confirms
            cell = page.locator(f'[data-cell="{" ".join(where)}"]')
            taken = cell.get_attribute("data-piece")
            cell.locator('[data-spot="legal"]').dblclick()
            if verb == "exchange":  # only then may the card taken be discarded
                page.locator(f'[data-zone="hand"][data-piece="{taken}"]').wait_for()
    page.locator('[data-results="won"]').wait_for()
    visitor.shoot("tapestry-won")
    assert page.locator("[data-laid]").inner_text() == "64 of 64"
    assert f"scores: {page.locator('[data-total]').inner_text()}\n" in text
    assert visitor.request("GET", f"/api/tables/{table}")["status"] == "finished"


def test_an_impossible_cell_says_why(enter: Enter) -> None:
    visitor = enter()
    sit_down(visitor)
    page = visitor.page
    draw(page)
    page.locator('[data-cell="-2 5"] button').click(force=True)
    page.locator("[data-reason]").wait_for()
    assert page.locator("[data-reason]").inner_text() == "No card lies beside it."


def test_a_pause_covers_the_table(enter: Enter) -> None:
    visitor = enter()
    sit_down(visitor, mode="time")
    page = visitor.page
    page.locator("[role=timer]").wait_for()
    page.get_by_role("button", name="Pause").first.click()
    page.locator("[data-tapestry]").wait_for(state="detached")
    visitor.shoot("tapestry-paused")
    page.get_by_role("button", name="Resume").first.click()
    page.locator("[data-tapestry]").wait_for()
