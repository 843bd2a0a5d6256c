"""Find the best move, in a real browser: at the table, from the list, with a clue; why, and the next one."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core.best_move import BestMove, BestMoves
from ludarium.games import find_game
from tests.browser.conftest import WINDOWS, Enter

GAME = "artificium"


def shown(page: Any) -> BestMove:
    page.locator("[data-puzzle]").wait_for()
    number = int(page.locator("[data-puzzle]").get_attribute("data-puzzle"))
    hook = find_game(GAME).puzzles
    assert isinstance(hook, BestMoves)
    return next(one for one in hook.all if one.kept.number == number)


@pytest.mark.parametrize("window", WINDOWS)
def test_the_move_of_the_day_is_tried_and_found(enter: Enter, window: dict[str, Any]) -> None:
    """A wrong move costs a try and tells what it loses; the right one tells why; Enter goes on to the next."""
    visitor = enter(**window)
    page = visitor.page
    page.goto(f"{visitor.url}/puzzles/{GAME}")
    page.get_by_role("link", name="Begin", exact=True).click()
    puzzle = shown(page)
    visitor.shoot(f"best-move-{window['viewport']['width']}")
    choice = page.locator("[data-puzzle] select")
    choice.select_option(puzzle.kept.others[0].move)
    page.get_by_role("button", name="Check it").click()
    page.locator("[data-tried]").wait_for()
    page.get_by_text("2 tries left").wait_for()
    page.get_by_role("button", name="A clue (one try)").click()
    page.get_by_text("Clue:").wait_for()
    choice.select_option(puzzle.kept.best)
    page.get_by_role("button", name="Check it").click()
    page.locator("[data-best]").wait_for()
    assert page.locator("[data-tried=sound]").count() == 1
    assert "You found the best move" in page.locator("[data-prompt]").first.inner_text()
    page.get_by_text("found it at once").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == window["viewport"]["width"]
    visitor.shoot(f"best-move-{window['viewport']['width']}-end")
    page.locator("[data-puzzle] .filled:focus").wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/puzzles/{GAME}/practice/**")
    # The address is there before the page that belongs to it.
    page.locator(f"[data-puzzle]:not([data-puzzle='{puzzle.kept.number}'])").wait_for()
