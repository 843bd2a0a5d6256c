"""Ars Universalis in a real browser, by clicks, taps and keys alone."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Gone

from ludarium.core.host import Seeded
from ludarium.games import find_game
from ludarium.games.ars_universalis.data import FIGURE, WORKS_EACH
from ludarium.games.ars_universalis.puzzles.arrangement import arrange
from ludarium.games.ars_universalis.puzzles.materials import NAMES
from ludarium.games.ars_universalis.puzzles.solve import minimal_sets
from ludarium.games.ars_universalis.ruleset import Rules
from ludarium.server import table as server_table
from tests.browser.bench import lay
from tests.browser.conftest import BOT, ME, PHONE, WINDOWS, Enter, Visitor, there_are
from tests.browser.planted import stored, take_over
from tests.browser.player import Keys
from tests.server.conftest import Served

PATIENCE = 90  # seconds without anything to do
AT_MOST = 4000  # milliseconds until a click is given up
RESULTS = "[data-results]"
BENCH = "[data-workbench]"
MAIN = "section.prompt button.filled:not([disabled])"
SIGNS = "[data-makes], [data-lacks], .card.lit"  # whether a work can be made
CELL = "[data-cell]"
DEAR = 9  # a figure is not worth more
RULES: Rules = find_game("ars-universalis").setup(3).rules


@pytest.fixture(autouse=True)
def the_same_deals_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = count(1)
    monkeypatch.setattr(server_table, "Secure", lambda: Seeded(next(seeds)))


def sit_down(visitor: Visitor, *seats: dict[str, str], **options: str) -> str:
    wish = {"game": "ars-universalis", "seats": list(seats), "options": options}
    table = str(visitor.request("POST", "/api/tables", wish)["id"])
    visitor.visit(table)
    visitor.page.locator("[data-prompt]").wait_for()
    return table


class Patron:
    """Sensible, not strong: bids a little, buys a few cards, and solves what the hand solves."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.completed = 0
        self.tried: set[tuple[str, ...]] = set()

    @property
    def title(self) -> str:
        return " ".join(self.page.locator("[data-prompt]").all_inner_texts())

    @property
    def hand(self) -> list[str]:
        cards = self.page.locator('[data-zone="hand"][data-piece]')
        return [str(card) for card in cards.evaluate_all("all => all.map(one => one.dataset.piece)")]

    def legal(self, part: str) -> Any:
        return self.page.locator(f'{part} [data-spot="legal"]')

    def tap(self, target: Any) -> bool:
        """Click it, unless the table has moved on since it was seen: then the next look decides."""
        try:
            target.click(timeout=AT_MOST)
        except Gone:
            return False
        return True

    def press(self, name: str) -> bool:
        found = self.page.locator("section.prompt").get_by_role("button", name=name, exact=True)
        return bool(found.count()) and self.tap(found.first)

    def play(self, works: int = 1000) -> None:
        """To the end, or until so many works are completed."""
        last = time.monotonic()
        while not self.page.locator(RESULTS).count() and self.completed < works:
            if self.act():
                last = time.monotonic()
            else:
                assert time.monotonic() - last < PATIENCE, f"nothing can be done: {self.title}"
                self.page.wait_for_timeout(40)

    def act(self) -> bool:
        if self.page.locator("section.prompt.waiting").count():
            return False
        title = self.title
        chosen = self.page.locator('[data-spot="selected"]').count()
        main = self.page.locator(MAIN)
        if chosen and main.count():
            return self.tap(main.first)
        if title.startswith(("Open an auction", "You are the last", "Hire")):
            offer = self.legal(".offers")
            if offer.count():
                return self.tap(offer.first)
            return self.press("Withdraw") or self.press("Decline")
        if stands := re.search(r"stands at (\d+)", title):
            if int(stands[1]) < DEAR and main.count():  # the least is proposed
                return self.tap(main.first)
            return self.press("Pass")
        if title.startswith("Dismiss"):
            return self.tap(self.legal(".own").first)
        if title.startswith("Discard"):
            drops = self.legal("section.hand")
            return (main.count() > 0 and self.tap(main.first)) or self.tap(drops.first)
        if title.startswith("Buy and sell"):
            offers = self.legal("[data-buy]")
            few = min(offers.count(), 3)
            return self.tap(offers.nth(few - 1)) if few else self.press("End turn")
        if title.startswith("Complete"):
            return self.complete() or self.press("End turn") or self.shift()
        return bool(main.count()) and self.tap(main.first)

    def shift(self) -> bool:
        fresh = self.page.get_by_role("button", name="New hand", exact=True)
        return bool(fresh.count()) and self.tap(fresh.first)

    def solvable(self) -> Iterator[tuple[str, str]]:
        """The open works that the hand solves, each with a solution."""
        open_works = self.page.locator("[data-work]:not(.done):not(:disabled):not(.locked)")
        yield from self.solutions(open_works.evaluate_all("all => all.map(one => one.dataset.work)"))

    def solutions(self, works: list[str]) -> Iterator[tuple[str, str]]:
        hand = [NAMES.index(card) for card in self.hand]
        for work in works:
            name, number = str(work).rsplit("-", 1)
            target = RULES.target(FIGURE.read(name) * WORKS_EACH + int(number) - 1)
            sets = minimal_sets(target, hand)
            if sets:
                yield str(work), arrange(target, hand, sets[0]).text()

    def complete(self) -> bool:
        """The first open work that the hand solves, laid on the bench."""
        for work, text in self.solvable():
            if (work, *self.hand) not in self.tried:
                self.tried.add((work, *self.hand))
                return self.work(work, text)
        return False

    def open(self, work: str) -> bool:
        place = self.page.locator(f'[data-work="{work}"]')
        button = place.locator(".action button")
        return self.tap(button.first if button.count() else place.first)

    def work(self, work: str, text: str) -> bool:
        if not self.open(work):
            return False
        bench = self.page.locator(f'[data-workbench="{work}"]')
        bench.wait_for()
        lay(bench, text)
        bench.locator('.says[aria-busy="false"]').wait_for()  # what lies there is judged
        submit = self.page.locator(MAIN, has_text="Complete")
        if not submit.count():  # it is no longer our turn
            return self.tap(bench.locator(".close"))
        submit.click()
        bench.locator(".refused").or_(
            self.page.locator(f'body:not(:has([data-workbench="{work}"]))')
        ).wait_for()
        if bench.count():  # a period before has to be served first
            return self.tap(bench.locator(".close"))
        self.completed += 1
        return True


SLOW = pytest.mark.slow


@pytest.mark.parametrize(
    ("seats", "part"),
    [pytest.param(2, 0.0, marks=SLOW), pytest.param(3, 0.0, marks=SLOW), (3, 0.6)],
    ids=["two", "three", "end"],
)
def test_a_game_against_bots(enter: Enter, site: Served, seats: int, part: float) -> None:
    visitor = enter()
    if part:
        journal = stored("ars_universalis/records/three-players.txt", part)
        table = take_over(site, visitor, journal, 0, bots=True)
    else:
        table = sit_down(visitor, ME, *[BOT] * (seats - 1))
    patron = Patron(visitor.page)
    patron.play()
    assert patron.completed > 0
    visitor.shoot(f"ars-end-{seats}")
    totals = [int(cell.inner_text()) for cell in visitor.page.locator("[data-total]").all()]
    info = visitor.request("GET", f"/api/tables/{table}")
    assert sorted(totals) == sorted(info["scores"])


def test_alone(enter: Enter) -> None:
    """Each work laid on the bench turns up another figure, until nothing more can be done or the game is won."""
    visitor = enter()
    sit_down(visitor, ME)
    page = visitor.page
    there_are(5, page.locator(CELL))
    there_are(1, page.locator("[data-inspiration]"))
    patron = Patron(page)
    patron.play()
    assert patron.completed > 0
    there_are(1, page.locator(RESULTS))


def test_without_help_the_bench_hands_in_what_was_found(enter: Enter) -> None:
    visitor = enter()
    sit_down(visitor, ME, BOT, help="off")
    patron = Patron(visitor.page)
    visitor.page.locator("[data-work]").first.wait_for()
    while patron.completed < 1 and not visitor.page.locator(RESULTS).count():
        patron.act()
        there_are(0, visitor.page.locator(SIGNS))
    visitor.page.locator("[data-chronicle] li", has_text="You completed").first.wait_for(state="attached")
    there_are(0, visitor.page.get_by_role("button", name="Show me a solution"))


def test_a_solution_is_laid_out_and_goes_home_with_its_bench(enter: Enter) -> None:
    visitor = enter()
    page = visitor.page
    patron = Patron(page)
    while True:
        sit_down(visitor, ME)
        page.locator(CELL).first.wait_for()
        if found := next(patron.solvable(), None):
            break
    work, _ = found
    patron.open(work)
    bench = page.locator(BENCH)
    for _ in range(2):
        bench.get_by_role("button", name="Show me a solution").click()
        submit = page.locator(MAIN, has_text="Complete")
        submit.wait_for()
        slips = page.locator("[data-slip]")
        slips.first.wait_for()
        there_are(bench.locator("[data-card], li.number").count(), slips)
        bench.locator(".close").click()
        for gone in (slips, submit):
            there_are(0, gone)
        patron.open(work)
    bench.get_by_role("button", name="Show me a solution").click()
    submit.click()
    page.locator("[data-chronicle] li", has_text="You completed").wait_for()


def test_a_bid_is_proposed_and_changed(enter: Enter) -> None:
    visitor = enter()
    page = visitor.page
    for _ in range(4):  # until we are the first to open
        sit_down(visitor, ME, BOT, BOT)
        title = page.locator("section.prompt:not(.waiting) [data-prompt]")
        title.wait_for()
        if title.inner_text().startswith("Open an auction"):
            break
    else:
        pytest.skip("never the first to open")
    page.locator(SIGNS).first.wait_for()  # this table has help
    there_are(0, page.locator(MAIN))
    page.locator('.offers [data-spot="legal"]').first.click()
    proposed = page.locator("[data-ladder] [aria-checked=true]")
    first = int(str(proposed.get_attribute("data-bid")))
    for key, bid in (("ArrowRight", first + 1), ("+", first + 2), ("-", first + 1), ("9", 9)):
        proposed.press(key)
        if bid >= first:
            assert proposed.get_attribute("aria-label") == f"{bid}, proposed"
    page.locator(f'[data-ladder] [data-bid="{first + 3}"]').click()
    assert page.locator(MAIN).inner_text() == f"Open with {first + 3}"
    assert title.inner_text().endswith(f"with a bid of {first + 3}")
    page.keyboard.press("Escape")
    assert title.inner_text().startswith("Open an auction")
    # The same by keys alone: Enter chooses, Enter once more opens.
    Keys(page).tab_to('.offers [data-spot="legal"]')
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.locator("[data-chronicle] li", has_text="You opened").wait_for()


@pytest.mark.parametrize("window", WINDOWS)
def test_every_phase_fits_the_window(enter: Enter, window: dict[str, Any]) -> None:
    visitor = enter(**window)
    sit_down(visitor, ME, BOT, BOT, BOT, workshop="on", treasures="on")
    page = visitor.page
    patron = Patron(page)
    width, height = window["viewport"]["width"], window["viewport"]["height"]
    seen: set[str] = set()
    last = time.monotonic()
    while len(seen) < 3 and not page.locator(RESULTS).count():
        phase = " ".join(page.locator("[aria-current=step]").all_inner_texts())
        if phase and phase not in seen:
            seen.add(phase)
            visitor.shoot(f"ars-{width}-{len(seen)}")
            assert page.evaluate("document.documentElement.scrollWidth") == width
            if width >= 1280:
                assert page.evaluate("document.documentElement.scrollHeight") <= height
        patron.act()
        assert time.monotonic() - last < 2 * PATIENCE, patron.title
        page.wait_for_timeout(30)


LOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "de-DE"}
# Cards that lie on others, works that run into what stands below them, what a bench's bed cuts off, and purses under
# the prompt's buttons.
CROWDED = """() => {
    const box = (one) => one.getBoundingClientRect();
    const found = [];
    const cards = [...document.querySelectorAll('.lane .card')];
    for (const [at, one] of cards.entries())
        if (cards[at + 1] && box(cards[at + 1]).left < box(one).right - 1) found.push(`covered ${one.dataset.piece}`);
    for (const figure of document.querySelectorAll('.figure')) {
        const end = box(figure.querySelector('footer') ?? figure);
        for (const row of figure.querySelectorAll('li'))
            if (Math.max(box(row).bottom, ...[...row.children].map((one) => box(one).bottom))
                > (figure.querySelector('footer') ? end.top : end.bottom) + 1)
                found.push(`${figure.dataset.figure} ${row.dataset.work}`);
    }
    for (const bed of document.querySelectorAll('.bed'))
        if (bed.scrollHeight > bed.clientHeight + 1) found.push('bed');
    const ways = document.querySelector('section.prompt .actions');
    for (const one of document.querySelectorAll('section.prompt .between li'))
        if (box(one).right > box(ways).left + 1) found.push(`purse ${one.innerText}`);
    return found;
}"""


def test_no_card_is_covered_and_no_work_cut_on_a_small_desk(enter: Enter, site: Served) -> None:
    """With figures of three works and German titles under the hammer, and with two benches open."""
    visitor = enter(**LOW)
    page = visitor.page
    for name, moves in (("three-players", 1 / 144), ("four-players", 111 / 232), ("three-players", 98 / 145)):
        take_over(site, visitor, stored(f"ars_universalis/records/{name}.txt", moves + 0.001), 1, bots=True)
        page.locator("[data-figure]").first.wait_for()
        assert page.evaluate(CROWDED) == []
    for work in ("brunelleschi-1", "durer-1"):
        page.locator(f'[data-work="{work}"] .action button').click()
        bench = page.locator(f'[data-workbench="{work}"]')
        for _, found in Patron(page).solutions([work]):
            lay(bench, found)
            bench.locator('.says.solved[aria-busy="false"]').wait_for()
        assert page.evaluate(CROWDED) == []


def seen(target: Any) -> bool:
    """Whole in the window, with nothing over its middle."""
    return bool(
        target.evaluate(
            """(one) => {
                const { left, right, top, bottom } = one.getBoundingClientRect();
                const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return top >= 0 && bottom <= innerHeight && (one.contains(there) || there?.contains(one));
            }"""
        )
    )


def test_a_bench_asks_before_it_is_left_and_is_never_over_an_auction(enter: Enter, site: Served) -> None:
    """By touch, on a phone: a solved work, the end of the turn, and the bids of the next round."""
    visitor = enter(**PHONE)
    journal = stored("ars_universalis/records/three-players.txt", 98 / 145)
    take_over(site, visitor, journal, 1, bots=True)
    page = visitor.page
    filled = page.locator("button.filled:visible")
    patron = Patron(page)
    page.locator("[data-figure-tab]").first.wait_for()
    page.locator(".to-bench button.filled").wait_for()  # as soon as the engine has told what the hand makes
    assert filled.all_inner_texts() == ["Bench"]
    work = "brunelleschi-1"
    page.locator('[data-figure-tab="brunelleschi"]').tap()
    page.locator(f'[data-work="{work}"] .action button').tap()
    bench = page.locator(f'[data-workbench="{work}"]')
    bench.wait_for()
    assert seen(bench.locator("h3"))
    lay(bench, next(found for _, found in patron.solutions([work])))
    page.locator(MAIN, has_text="Complete").wait_for()
    there_are(1, filled)
    end = page.locator("section.prompt").get_by_role("button", name="End turn", exact=True)
    end.tap()
    asks = page.get_by_role("dialog", name="End your turn?")
    asks.get_by_role("button", name="Cancel").tap()
    there_are(1, bench)
    end.tap()
    asks.get_by_role("button", name="End turn").tap()
    lead = page.locator(".offer.lead")
    until = time.monotonic() + PATIENCE
    while not (bids := re.search(r"stands at (\d+)", patron.title)):
        assert time.monotonic() < until, patron.title
        if not page.locator("section.prompt.waiting").count() and "Open an auction" in patron.title:
            patron.act()
        page.wait_for_timeout(40)
    assert bids
    there_are(0, page.locator(BENCH))
    there_are(1, filled)
    for part in (lead, page.locator("[data-ladder]"), page.locator('[data-zone="hand"][data-piece]').first):
        assert seen(part)
    there_are(0, page.locator("[data-slip]"))
