"""Puzzles in a real browser: the set of the day by clicks and keys, practice, and solutions shown."""

from __future__ import annotations

import datetime
import re
from typing import Any

import pytest

from ludarium.core.daily import PUZZLES, day_seed, today
from ludarium.games.ars_universalis.puzzles.puzzle import daily_puzzles, make_puzzle
from tests.browser.bench import lay
from tests.browser.conftest import PHONE_FIRST, Enter, Visitor, there_are
from tests.server.conftest import Served

GAME = "ars-universalis"
BENCH = "[data-workbench]"
SOLVED = "[data-solved]"


def visit(visitor: Visitor) -> Any:
    visitor.page.goto(f"{visitor.url}/puzzles")
    visitor.page.locator("[data-tile]").first.wait_for()
    return visitor.page


def fits(page: Any, window: dict[str, Any]) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth") == window["viewport"]["width"])


@pytest.mark.parametrize("window", PHONE_FIRST)
def test_the_set_of_the_day_is_solved_against_the_clock(
    enter: Enter, site: Served, window: dict[str, Any]
) -> None:
    """All five, each on its bench; what is right is handed in at once, and Enter goes on to the next. Its clock waits
    until whoever never had a puzzle of its kind has read how it is done."""
    visitor = enter(**window)
    visitor.request("PUT", "/api/me", {"name": "Cleo"})
    page = visit(visitor)
    assert fits(page, window)
    visitor.shoot(f"puzzles-{window['viewport']['width']}")
    page.locator("[data-tile] button.filled").click()
    seed = day_seed(GAME, PUZZLES, today(), site.tables.context.signer.of_day(today()))
    for puzzle in daily_puzzles(seed):
        page.locator("[data-how] p").first.wait_for()
        there_are(0, page.get_by_role("timer"))
        page.get_by_role("button", name="Begin", exact=True).click()
        bench = page.locator(f"{BENCH}.{puzzle.target.category}")
        bench.wait_for()
        there_are(1, page.get_by_role("timer"))
        assert fits(page, window)
        lay(bench, puzzle.solution())
        page.locator(SOLVED).wait_for()
        visitor.shoot(f"puzzles-{window['viewport']['width']}-{puzzle.target.category}")
        page.locator(f"{SOLVED} .filled:focus").wait_for()
        page.keyboard.press("Enter")
    page.locator(".tile.solved").nth(4).wait_for()
    mine = page.locator("[data-result].mine")
    mine.wait_for()
    assert "Cleo" in mine.inner_text()
    assert len(re.findall(r"\d+:\d\d", mine.inner_text())) == 6  # five and their sum
    assert fits(page, window)
    visitor.shoot(f"puzzles-{window['viewport']['width']}-end")
    page.goto(visitor.url)
    page.get_by_text("5 of 5 solved").wait_for()
    page.get_by_role("link", name="See the result").click()
    mine.wait_for()


def test_practice_is_shared_by_its_address(enter: Enter) -> None:
    visitor = enter()
    page = visit(visitor)
    page.get_by_role("radio", name="Literature").check(force=True)
    page.get_by_role("radio", name="Late Modern").check(force=True)
    page.get_by_role("link", name="Take a puzzle").click()
    bench = page.locator(f"{BENCH}.literature")
    bench.wait_for()
    found = re.search(r"/puzzles/ars-universalis/practice/literature/late_modern/(\d+)$", page.url)
    assert found
    puzzle = make_puzzle(int(found[1]), "literature", 2)
    lay(bench, puzzle.solution())
    page.locator(SOLVED).wait_for()
    other = enter()
    other.page.goto(page.url)
    other.page.get_by_role("button", name="Show me a solution").click()
    other.page.get_by_text("A solution lies on the bench").wait_for()
    first = page.url
    page.get_by_role("button", name="Another one").click()
    page.wait_for_url(lambda url: url != first)
    page.locator(BENCH).wait_for()


def test_a_solution_costs_the_place_after_a_warning(enter: Enter) -> None:
    visitor = enter()
    page = visit(visitor)
    page.locator('[data-tile="music"] button').click()
    page.get_by_role("button", name="Begin", exact=True).click()
    show = page.get_by_role("button", name="Show me a solution")
    show.click()
    page.get_by_role("button", name="Cancel").click()
    there_are(1, page.get_by_role("timer"))
    show.click()
    page.get_by_role("button", name="Show it").click()
    page.get_by_text("A solution was shown: no time").wait_for()
    page.get_by_role("link", name="All puzzles").click()
    page.locator('[data-tile="music"].shown').wait_for()


def test_a_puzzle_waits_until_it_is_begun(enter: Enter) -> None:
    """Who follows an address to a puzzle of today does not start the clock by that."""
    visitor = enter()
    page = visitor.page
    page.goto(f"{visitor.url}/puzzles/{GAME}/day/{today()}/science")
    page.get_by_role("button", name="Begin", exact=True).wait_for()
    assert {tile["state"] for tile in visitor.request("GET", f"/api/games/{GAME}/puzzles")["tiles"]} == {
        "new"
    }
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator(f"{BENCH}.science").wait_for()
    page.reload()
    page.locator(f"{BENCH}.science").wait_for()
    tomorrow = datetime.date.fromisoformat(today()) + datetime.timedelta(1)
    assert visitor.request("GET", f"/api/games/{GAME}/puzzles/{tomorrow}")["reason"] == "not-yet"
    visitor.complaints.clear()  # the browser notes that it was refused
