"""The workbenches of Ars Universalis: they say what the engine says, and cards are laid by hand and by keys."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.cli.speech import Speech
from ludarium.games import find_game
from ludarium.games.ars_universalis.puzzles.judge import judge
from ludarium.games.ars_universalis.puzzles.materials import NAMES
from ludarium.games.ars_universalis.puzzles.puzzle import make_puzzle
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES
from tests.browser.bench import lay
from tests.browser.conftest import DESKTOP, ME, PHONE, Enter
from tests.games.ars_universalis.puzzles.test_judge import beginnings

SEED = 4711


@pytest.mark.parametrize("kind", CATEGORY_NAMES)
def test_a_bench_says_what_the_terminal_says(enter: Enter, kind: str) -> None:
    """On the way to a solution, with a card that does not fit, and in the end."""
    puzzle = make_puzzle(SEED, kind, 1)
    speech = Speech(find_game("ars-universalis"), [])
    visitor = enter()
    page = visitor.page
    page.goto(f"{visitor.url}/puzzles/ars-universalis/practice/{kind}/early_modern/{SEED}")
    bench = page.locator("[data-workbench]")
    bench.wait_for()
    texts = beginnings(kind, puzzle.solution())[:4]
    if kind != "literature":
        used = puzzle.solution()
        texts.append(next(NAMES[card] for card in puzzle.hand if NAMES[card] not in used))
    for text in texts:
        verdict = judge(puzzle.target, text, puzzle.hand)
        lay(bench, text)
        if text.endswith(":"):  # nothing is picked yet
            page.locator(f'[data-tray="{text.split()[-1][:4]}"]').click()
        bench.locator(f'[data-judged="{text}"]').wait_for()
        said = bench.locator(".says").inner_text().replace("−", "-")
        assert said == speech.verdict(verdict), (text, verdict)
    lay(bench, puzzle.solution())
    page.locator("[data-solved]").wait_for()


def box(found: Any) -> tuple[float, float, float]:
    """Its middle, and its width."""
    shape = found.bounding_box()
    return shape["x"] + shape["width"] / 2, shape["y"] + shape["height"] / 2, shape["width"]


def drag(page: Any, what: Any, where: Any, aside: float = 0) -> None:
    """`aside` in widths of what is gone to: half of it is its edge."""
    x, y, _ = box(what)
    to_x, to_y, width = box(where)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x + aside * width, to_y, steps=6)
    page.mouse.up()


@pytest.mark.parametrize("window", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")])
def test_cards_are_dragged_tapped_and_moved_by_keys(enter: Enter, window: dict[str, Any]) -> None:
    visitor = enter(**window)
    wish = {"game": "ars-universalis", "seats": [ME], "options": {}}
    visitor.visit(visitor.request("POST", "/api/tables", wish)["id"])
    page = visitor.page
    works = page.locator("[data-work]")
    works.first.wait_for()
    for work in works.all():
        button = work.locator(".action button")
        (button.first if button.count() else work).click()
        bench = page.locator("[data-workbench]")
        bench.wait_for()
        if bench.locator(".stage").count():  # a painting, a melody or a sculpture
            break
        bench.locator(".close").click()
    else:
        pytest.skip("no work whose cards lie in rows is on the table")

    def laid() -> list[str]:
        return [str(card.get_attribute("data-card")) for card in bench.locator("[data-card]").all()]

    def card(name: str) -> Any:
        return bench.locator(f'[data-card="{name}"]')

    trays = [str(one.get_attribute("data-tray")) for one in page.locator("[data-tray]").all()]
    a, b, c = trays[:3]
    drag(page, page.locator(f'[data-tray="{a}"]'), bench.locator('[data-row="0"]'))
    page.locator(f'[data-tray="{b}"]').click()
    assert laid() == [a, b]
    drag(page, page.locator(f'[data-tray="{c}"]'), card(b), -0.4)
    assert laid() == [a, c, b]
    drag(page, card(a), card(b), 0.4)
    assert laid() == [c, b, a]
    card(a).press("Shift+ArrowLeft")
    assert laid() == [c, a, b]
    assert page.evaluate("document.activeElement.dataset.card") == a
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Delete")
    assert laid() == [c, a]
    drag(page, card(c), page.locator("[data-hand]"))
    assert laid() == [a]
    bench.get_by_role("button", name=f"Take {a} back").first.click()
    assert laid() == []
    assert page.locator("button.filled:visible").all_inner_texts() == []
