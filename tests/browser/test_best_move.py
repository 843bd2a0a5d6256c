"""Find the best move, in a real browser: at the table, from the list, with a clue; why, and the next one."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core.best_move import BestMove, BestMoves
from ludarium.games import find_game
from tests.browser.conftest import PHONE, WINDOWS, Enter, there_are

GAME = "artificium"
# What a best move begins with, and what of it is on the table to be marked.
MARKED = [
    ("artificium", "drop", "drop.card={0}"),
    ("plus-ultra", "play_card", "play_card.character={0}"),
    ("plus-ultra", "bid", "bid.regiments={0}"),  # no thing of the board, but told beside the prompt
    ("universal-tapestry", "place", "place.column={1} place.row={0}"),
]
FLAGS = "[data-flag]"
# Where a piece lies on the page, whatever has been scrolled.
PLACE = "(one) => one.getBoundingClientRect().top + scrollY"
# The ring lies around it, and nothing over it.
AROUND = """([flag, words]) => {
    const [ring] = document.querySelectorAll(`[data-flag=${flag}]`);
    const piece = [...document.querySelectorAll('[data-handle]')].find(
        (one) => words.every((word) => one.dataset.handle.split(' ').includes(word)) && one.checkVisibility());
    const [a, b] = [ring.getBoundingClientRect(), piece.getBoundingClientRect()];
    const over = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
    return Math.abs(a.left - b.left) < 3 && Math.abs(a.top - b.top) < 3 && piece.contains(over);
}"""


def hook_of(game: str) -> BestMoves:
    hook = find_game(game).puzzles
    assert isinstance(hook, BestMoves)
    return hook


def shown(page: Any) -> BestMove:
    page.locator("[data-puzzle]").wait_for()
    number = int(page.locator("[data-puzzle]").get_attribute("data-puzzle"))
    return next(one for one in hook_of(GAME).all if one.kept.number == number)


def unfold(page: Any) -> None:
    """On a phone the puzzle begins folded."""
    page.locator("[data-puzzle]").wait_for()
    folded = page.locator("[data-fold][aria-expanded=false]")
    if folded.count():
        folded.tap()


@pytest.mark.parametrize("window", WINDOWS)
def test_the_move_of_the_day_is_tried_and_found(enter: Enter, window: dict[str, Any]) -> None:
    """A wrong move costs a try and tells what it loses; the right one tells why; Enter goes on to the next."""
    visitor = enter(**window)
    page = visitor.page
    page.goto(f"{visitor.url}/puzzles/{GAME}")
    page.get_by_role("link", name="Begin", exact=True).click()
    puzzle = shown(page)
    visitor.shoot(f"best-move-{window['viewport']['width']}")
    unfold(page)
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


@pytest.mark.parametrize(("game", "verb", "handle"), MARKED)
@pytest.mark.parametrize("window", WINDOWS)
def test_the_best_move_is_marked_on_the_table(
    enter: Enter, window: dict[str, Any], game: str, verb: str, handle: str
) -> None:
    """And what was tried instead; before the answer nothing is, and nothing is known of it."""
    hook = hook_of(game)

    def fits(seed: int) -> bool:
        kept = hook.practice(seed, "best-move", "fair").kept
        return kept.best.startswith(f"{verb} ") and kept.others[0].move.startswith(f"{verb} ")

    seed = next(seed for seed in range(len(hook.all)) if fits(seed))
    kept = hook.practice(seed, "best-move", "fair").kept
    visitor = enter(**window)
    page = visitor.page
    page.goto(f"{visitor.url}/puzzles/{game}/practice/best-move/fair/{seed}")
    unfold(page)
    choice = page.locator("[data-puzzle] select")
    choice.select_option(kept.others[0].move)
    page.get_by_role("button", name="Check it").click()
    page.locator("[data-tried]").wait_for()
    there_are(0, page.locator(FLAGS))
    choice.select_option(kept.best)
    page.get_by_role("button", name="Check it").click()
    page.locator("[data-flag=best]").wait_for()
    visitor.shoot(f"best-move-marked-{game}-{verb}-{window['viewport']['width']}")
    words = handle.format(*kept.best.split()[1:]).split()
    assert page.evaluate(AROUND, ["best", words])
    if window is not PHONE:
        words = handle.format(*kept.others[0].move.split()[1:]).split()
        assert page.evaluate(AROUND, ["other", words])
        assert page.locator("[data-flag=other]").inner_text() == "your try"


def test_on_a_phone_the_table_stays_where_it_is(enter: Enter) -> None:
    """A puzzle is a sheet in the prompt's place: it opens with what is new and makes way for what is chosen."""
    visitor = enter(**PHONE)
    page = visitor.page
    page.goto(f"{visitor.url}/puzzles/{GAME}/practice/best-move/fair/1")
    head = page.locator("[data-fold]")
    head.wait_for()
    prompt = page.locator("section.prompt")
    chips = page.locator("[data-area=masters]").first
    place = chips.evaluate(PLACE)
    assert prompt.is_visible()
    head.tap()
    there_are(1, page.locator("[data-sheet=open]"))
    assert not prompt.is_visible()
    assert chips.evaluate(PLACE) == place
    page.keyboard.press("Escape")
    there_are(1, page.locator("[data-sheet=folded] [data-fold]:focus"))
    page.keyboard.press("Enter")
    page.locator("[data-puzzle] select").select_option(index=1)
    there_are(1, page.locator("[data-sheet=folded]"))
    assert prompt.is_visible()
    head.tap()
    page.get_by_role("button", name="Solution").tap()
    page.locator("[data-best]").wait_for()
    there_are(1, page.locator("[data-sheet=open]"))
    assert chips.evaluate(PLACE) == place
