"""Plus Ultra in a real browser, by clicks, taps and keys alone."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Gone

from tests.browser.conftest import BOT, EXHAUSTIVE, ME, PHONE, WINDOWS, Enter, Visitor
from tests.browser.planted import stored, take_over
from tests.browser.player import AT_MOST, PATIENCE, Keys
from tests.server.conftest import Served

RESULTS = "[data-results]"
EXPANSIONS = {"power_of_court": "on", "new_world": "on", "ambassador": "on"}
PACK = '[data-zone="pack"] [data-spot="legal"]'
LEGAL = '[data-spot="legal"]'
MAIN = "section.prompt button.filled:not([disabled])"
WAYS_ON = ("No, go on", "Without effect", "Spend a bull")
FITS = "document.documentElement.scrollWidth <= innerWidth"
NO_SCROLL = "document.documentElement.scrollHeight <= innerHeight"


def sit_down(visitor: Visitor, bots: int = 1, **options: str) -> str:
    wish = {"game": "plus-ultra", "seats": [ME, *[BOT] * bots], "options": options}
    table = str(visitor.request("POST", "/api/tables", wish)["id"])
    visitor.visit(table)
    visitor.page.locator(PACK).first.wait_for()
    return table


class Courtier:
    """Clicks anything that can be chosen, confirms what is ready, and knows nothing else."""

    def __init__(self, page: Any, seed: int = 0) -> None:
        self.page = page
        self.rng = Random(seed)

    def play(self, until: str = RESULTS) -> int:
        """Gives the number of clicks."""
        clicks, last = 0, time.monotonic()
        while not self.page.locator(until).count():
            if self.click():
                clicks, last = clicks + 1, time.monotonic()
            else:
                title = " ".join(self.page.locator("[data-prompt]").all_inner_texts())
                assert time.monotonic() - last < PATIENCE, f"nothing can be done: {title}"
                self.page.wait_for_timeout(40)
        return clicks

    def click(self) -> bool:
        main = self.page.locator(MAIN)
        if main.count() and (self.page.locator('[data-spot="selected"]').count() or self.rng.random() < 0.4):
            return self.tap(main.first)
        spots = self.page.locator(LEGAL)
        many = spots.count()
        if many:
            return self.tap(spots.nth(self.rng.randrange(many)))
        if main.count():
            return self.tap(main.first)
        buttons = (self.page.get_by_role("button", name=name, exact=True) for name in WAYS_ON)
        dots = self.page.locator("[data-tab]:has(.dot)")
        return any(found.count() and self.tap(found.first) for found in (*buttons, dots))

    def tap(self, target: Any) -> bool:
        """Click its corner, where nothing else lies, unless the table has moved on since it was seen."""
        try:
            target.click(timeout=AT_MOST, position={"x": 5, "y": 5})
        except Gone:
            return False
        return True


@pytest.mark.parametrize("part", [pytest.param(0.0, marks=pytest.mark.slow), 0.8], ids=["whole", "end"])
def test_a_game_against_a_bot(enter: Enter, site: Served, part: float) -> None:
    visitor = enter()
    if part:
        table = take_over(site, visitor, stored("plus_ultra/records/2p.txt", part), 0, bots=True)
    else:
        table = sit_down(visitor)
    page = visitor.page
    assert Courtier(page).play() > (60 if not part else 5)
    visitor.shoot("plus-ultra-results")
    totals = [int(cell.inner_text()) for cell in page.locator("[data-total]").all()]
    info = visitor.request("GET", f"/api/tables/{table}")
    assert info["status"] == "finished"
    assert sorted(totals) == sorted(info["scores"])
    page.get_by_role("button", name="See the table").click()
    page.locator("[data-position]").first.wait_for()


@pytest.mark.parametrize("window", WINDOWS)
def test_rounds_with_all_expansions_fit_the_window(enter: Enter, window: dict[str, Any]) -> None:
    visitor = enter(reduced_motion="reduce", **window)
    sit_down(visitor, 3, **EXPANSIONS)
    page = visitor.page
    courtier = Courtier(page, seed=3)
    for number in (2, 3) if EXHAUSTIVE else (2,):
        courtier.play(until=f'[data-round="{number}"], {RESULTS}')
        assert page.evaluate(FITS)
        if window is not PHONE:
            assert page.evaluate(NO_SCROLL)
    visitor.shoot("plus-ultra-expansions")


def test_a_phone_shows_one_zone_at_a_time(enter: Enter) -> None:
    visitor = enter(**PHONE)
    sit_down(visitor, 2, new_world="on")
    page = visitor.page
    tabs = page.locator("[data-tab]")
    assert tabs.count() == 8
    for tab in tabs.all():
        tab.click()
        page.locator(f'[data-zone-page="{tab.get_attribute("data-tab")}"]').wait_for()
        assert page.evaluate(FITS)
        small = "spots => spots.map(s => s.getBoundingClientRect()).filter(r => r.width < 44 || r.height < 44).length"
        assert page.locator("[data-zone-page] [data-spot], .held [data-spot]").evaluate_all(small) == 0


def test_expansions_appear_only_when_used(enter: Enter) -> None:
    visitor = enter()
    sit_down(visitor)
    page = visitor.page
    assert page.locator("[data-common]").count() == 8
    assert not page.get_by_text("La Española").count()
    sit_down(visitor, 2, **EXPANSIONS)
    assert page.locator("[data-common]").count() == 9
    page.get_by_text("La Española").first.wait_for()


def test_a_draft_by_keys_alone(enter: Enter) -> None:
    visitor = enter()
    sit_down(visitor)
    page = visitor.page
    keys = Keys(page)
    pack = page.locator(PACK).count()
    keys.tab_to('[data-zone="pack"] [data-spot=legal]')
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert keys.here("[data-spot=selected]")
    kept = page.evaluate("document.activeElement.closest('[data-piece]').dataset.piece")
    page.locator("[data-preview]").wait_for()
    page.keyboard.press("Enter")  # once more: confirms
    page.wait_for_function("many => document.querySelectorAll('[data-zone=pack]').length !== many", arg=pack)
    page.locator('li[data-seat="0"] .chip').first.wait_for()
    assert kept


def test_cards_are_looked_up_at_the_table(enter: Enter) -> None:
    visitor = enter()
    sit_down(visitor)
    page = visitor.page
    page.get_by_role("button", name="Look up cards").click()
    cards = page.locator("[data-reference] article")
    assert cards.count() == 9 + 8
    assert "Cardinal" in " ".join(page.locator("[data-reference] h4").all_inner_texts())
    page.keyboard.press("Escape")
    cards.first.wait_for(state="hidden")


def test_a_locked_or_costly_action_says_why(enter: Enter) -> None:
    visitor = enter()
    sit_down(visitor)
    page = visitor.page
    page.locator("[data-common=loan] button").click(force=True)  # it is marked as disabled
    page.locator("[data-reason]").wait_for()
    assert page.locator("[data-reason]").inner_text()


# Notes how long after their coming the characters and the bid of each seat are turned up, in milliseconds.
WATCH = """() => {
    window.waited = {card: {}, bid: {}};
    const came = new Map();
    new MutationObserver((changes) => {
        for (const part of changes.flatMap(({addedNodes}) => [...addedNodes])) came.set(part, performance.now());
    }).observe(document.body, {subtree: true, childList: true});
    document.addEventListener('introstart', ({target}) => {
        const kind = target.matches('.held') ? 'card' : target.matches('.bid') ? 'bid' : null;
        if (!kind) return;
        const {seat, bid} = target.closest('[data-seat], [data-bid]').dataset;
        window.waited[kind][seat ?? bid] = performance.now() - came.get(target);
    }, true);
}"""
APART = 280  # between two players
AT_ONCE = 100


def reveal_all(page: Any) -> dict[str, list[float]]:
    """Plays to the war; how long things waited to be turned up, in the order of turn."""
    page.evaluate(WATCH)
    Courtier(page, seed=1).play(until='[data-bid="0"] .bid')
    page.wait_for_function("() => Object.keys(window.waited.bid).length === 4")
    order = [row.get_attribute("data-seat") for row in page.locator("li[data-seat]").all()]
    waited = page.evaluate("window.waited")
    others = [seat for seat in order if seat != "0"]  # one knows one's own cards
    return {
        "card": [waited["card"][seat] for seat in others],
        "bid": [waited["bid"][seat] for seat in order],
    }


def test_characters_and_bids_are_turned_up_player_by_player(enter: Enter) -> None:
    visitor = enter(reduced_motion="no-preference")
    sit_down(visitor, 3)
    for waited in reveal_all(visitor.page).values():
        assert waited == sorted(waited)
        assert waited[-1] > (len(waited) - 1) * APART - AT_ONCE


def test_nothing_is_turned_up_slowly_where_motion_is_reduced(enter: Enter) -> None:
    visitor = enter(reduced_motion="reduce")
    sit_down(visitor, 3)
    for waited in reveal_all(visitor.page).values():
        assert max(waited) - min(waited) < AT_ONCE
