"""Plus Ultra in a real browser, by clicks, taps and keys alone."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as Gone

from tests.browser.conftest import BOT, EXHAUSTIVE, ME, PHONE, WINDOWS, Enter, Visitor, there_are
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


def show_board(page: Any, button: str = "Show the board") -> None:
    """While drafting the pack lies in the board's place."""
    page.get_by_role("button", name=button, exact=True).click()


class Courtier:
    """Clicks anything that can be chosen, confirms what is ready, and knows nothing else."""

    def __init__(self, page: Any, seed: int = 0) -> None:
        self.page = page
        self.rng = Random(seed)
        self.before = ""

    def play(self, until: str = RESULTS) -> int:
        """Gives the number of clicks; none of them comes when `until` is there, however late it was looked for."""
        self.before = f"body:not(:has({until})) "
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
        main = self.page.locator(self.before + MAIN)
        if main.count() and (self.page.locator('[data-spot="selected"]').count() or self.rng.random() < 0.4):
            return self.tap(main.first)
        spots = self.page.locator(self.before + LEGAL)
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


@pytest.mark.slow
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
    show_board(page, "Board")
    tabs = page.locator("[data-tab]")
    there_are(8, tabs)
    for tab in tabs.all():
        tab.click()
        page.locator(f'[data-zone-page="{tab.get_attribute("data-tab")}"]').wait_for()
        assert page.evaluate(FITS)
        small = "spots => spots.map(s => s.getBoundingClientRect()).filter(r => r.width < 44 || r.height < 44).length"
        assert page.locator("[data-zone-page] [data-spot], .held [data-spot]").evaluate_all(small) == 0
    # A long tap explains the signs, a short one does not.
    page.locator("[data-tab=court]").click()
    signs, legend = page.locator("button.signs").first, page.locator("[data-legend]").first
    signs.dispatch_event("pointerdown", {"pointerType": "touch"})
    signs.dispatch_event("pointerup", {"pointerType": "touch"})
    signs.dispatch_event("pointerdown", {"pointerType": "touch"})
    assert not legend.is_visible()
    legend.wait_for()
    assert "ready" in legend.inner_text()


def test_expansions_appear_only_when_used(enter: Enter) -> None:
    visitor = enter()
    sit_down(visitor)
    page = visitor.page
    show_board(page)
    there_are(8, page.locator("[data-common]"))
    there_are(0, page.get_by_text("La Española"))
    sit_down(visitor, 2, **EXPANSIONS)
    show_board(page)
    there_are(9, page.locator("[data-common]"))
    page.get_by_text("La Española").first.wait_for()


def test_a_draft_by_keys_alone(enter: Enter) -> None:
    visitor = enter()
    sit_down(visitor)
    page = visitor.page
    keys = Keys(page)
    pack = page.locator(PACK).count()
    assert page.get_by_role("button", name="Show the board").is_visible()
    keys.tab_to('[data-zone="pack"] [data-spot=legal]')
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert keys.here("[data-spot=selected]")
    kept = page.evaluate("document.activeElement.closest('[data-piece]').dataset.piece")
    page.get_by_role("button", name="Full text").wait_for()
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
    there_are(9 + 8, cards)
    assert "Cardinal" in " ".join(page.locator("[data-reference] h3").all_inner_texts())
    page.keyboard.press("Escape")
    cards.first.wait_for(state="hidden")


def why_not(page: Any, thing: str) -> str:
    """What the prompt says to who touches something that cannot be chosen."""
    page.locator(thing).first.click(force=True, position={"x": 4, "y": 4})  # it is marked as disabled
    page.locator("[data-reason]").wait_for()
    return str(page.locator("[data-reason]").inner_text())


def test_whatever_is_refused_says_why(enter: Enter) -> None:
    """In the draft, in one's turn and while a character acts: never just "not now"."""
    visitor = enter()
    sit_down(visitor)
    page = visitor.page
    show_board(page)
    assert why_not(page, "[data-common=loan] button") == (
        "Common actions are done in your turn of an action phase, before the character or after it."
    )
    Courtier(page, seed=2).play(until='[data-piece][data-zone="held-0"] [data-spot="legal"]')
    loan = "[data-common=loan] button"
    if page.locator(f"{loan} .locked").count():  # the bot was first
        assert why_not(page, loan) == "Novice has locked this action: Asking for a loan."
    elif page.locator(f'{loan}[data-spot="off"]').count():  # nor has a turn of the bot brought a point
        assert why_not(page, loan) == "This needs 1 GP, and you have fewer."
    for thing in ("[data-church='2'] button", '[data-zone="market-1"] button'):
        assert why_not(page, thing) == "That is done by a character: play one that can."
    off = page.locator('[data-common] button[data-spot="off"], .estates button[data-spot="off"]')
    for index in range(off.count()):
        off.nth(index).click(force=True, position={"x": 4, "y": 4})
        page.wait_for_function("() => document.querySelector('[data-reason]')?.innerText")
        assert page.locator("[data-reason]").inner_text() != "That cannot be done now."
    # What is told again is marked where it happened.
    there_are(0, page.locator("[data-told]"))
    page.get_by_role("button", name="Show again what the others did").click()
    page.locator("[data-told]").first.wait_for()
    page.get_by_role("button", name="Back to now").click()
    page.wait_for_function("() => !document.querySelector('[data-told]')")


def test_a_pack_tells_what_its_characters_would_bring(enter: Enter) -> None:
    visitor = enter()
    table = sit_down(visitor, 2)
    page = visitor.page
    info = visitor.request("GET", f"/api/tables/{table}")
    assert info["status"] == "running"
    cards = page.locator('[data-zone="pack"]')
    for card in cards.all():
        lines = card.locator(".line").all_inner_texts()
        assert len(lines) == 3, "a passive or none, and both actions"
        assert not any("{" in line for line in lines)
    told = " ".join(cards.locator("em").all_inner_texts())
    assert "Now" in told
    kept = cards.first.get_attribute("data-piece")
    cards.first.locator("button").click(position={"x": 5, "y": 5})
    page.get_by_role("button", name=f"Keep the {str(kept).capitalize()}", exact=True).wait_for()
    page.get_by_role("button", name="Full text").click()
    page.locator("dialog[open] article").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="hidden")
    show_board(page)
    page.locator("[data-position]").first.wait_for()
    page.get_by_role("button", name="Show the pack").click()
    page.locator(MAIN).click()
    page.locator("[data-kept='1']").or_(page.locator("[data-position]").first).first.wait_for()


# Things that lie over each other or reach out of their frame, words broken in two, headings that skip a level.
FLAWS = """() => {
    const box = (part) => part.getBoundingClientRect();
    const seen = (part) => box(part).width > 0;
    const meet = (one, two) => one.left < two.right - 1 && two.left < one.right - 1
        && one.top < two.bottom - 1 && two.top < one.bottom - 1;
    const within = (one, two) => one.left >= two.left - 1 && one.right <= two.right + 1
        && one.top >= two.top - 1 && one.bottom <= two.bottom + 1;
    const flaws = [];
    for (const set of ['.ship', '[data-zone="greatness"]']) {
        const parts = [...document.querySelectorAll(set)].filter(seen);
        parts.forEach((one, index) => parts.slice(index + 1).forEach((two) => {
            if (meet(box(one), box(two))) flaws.push(`${set} overlap`);
        }));
    }
    for (const [part, frame] of [['.ship', '.sea'], ['.pillar span', '.pillar'], ['.way', '.strip'],
                                 ['[data-zone="greatness"]', '.register']]) {
        for (const one of document.querySelectorAll(part))
            if (!within(box(one), box(one.closest(frame)))) flaws.push(`${part} reaches out of ${frame}`);
    }
    for (const row of document.querySelectorAll('[data-position]')) {
        const parts = [...row.querySelectorAll('.slots, em, small')].filter(seen);
        if (!parts.every((one) => within(box(one), box(row)))) flaws.push(`position ${row.dataset.position} is cut`);
        if ([...row.querySelectorAll('.raiders')].some((tile) => parts.some((one) => meet(box(tile), box(one)))))
            flaws.push(`a tile covers position ${row.dataset.position}`);
    }
    const name = document.querySelector('.surplus i');
    if (name && meet(box(name), box(document.querySelector('.surplus .tile')))) flaws.push('surplus');
    const texts = document.createTreeWalker(document.querySelector('main, .desk') ?? document.body, 4);
    while (texts.nextNode()) {
        const node = texts.currentNode;
        if (node.parentElement.closest('.visually-hidden, style, script')) continue;
        for (const {0: word, index} of node.data.matchAll(/\\p{L}{3,}/gu)) {
            const range = new Range();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
            if (lines.size > 1) flaws.push(`broken: ${word}`);
        }
    }
    let last = 1;
    for (const head of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
        if (!seen(head) || head.closest('[aria-hidden="true"]')) continue;
        const level = Number(head.tagName[1]);
        if (level > last + 1) flaws.push(`h${last} is followed by h${level}: ${head.innerText}`);
        last = level;
    }
    return flaws;
}"""


@pytest.mark.parametrize("language", ["de-DE", pytest.param("es-ES", marks=pytest.mark.slow)])
def test_nothing_overlaps_or_breaks_on_a_small_desk(enter: Enter, site: Served, language: str) -> None:
    visitor = enter(viewport={"width": 1280, "height": 800}, locale=language)
    sit_down(visitor, 3, **EXPANSIONS)
    page = visitor.page
    assert page.evaluate(FLAWS) == []
    page.locator(".way button").click()
    page.locator(".ship").first.wait_for()
    there_are(4, page.locator(".ship"))
    assert page.evaluate(FLAWS) == []
    # The signs in the Court are explained under the pointer and on focus.
    signs, legend = page.locator("button.signs").nth(1), page.locator("[data-legend]").nth(1)
    assert not legend.is_visible()
    signs.hover()
    legend.wait_for()
    page.mouse.move(5, 5)
    legend.wait_for(state="hidden")
    page.keyboard.press("Tab")
    signs.focus()
    legend.wait_for()
    assert len(legend.locator("li").all()) >= 5
    page.keyboard.press("Escape")
    legend.wait_for(state="hidden")
    # Two lines of what the round will end with stand in their position's row.
    journal = stored("plus_ultra/records/3p-power_of_court-new_world-ambassador.txt", 0.5)
    take_over(site, visitor, journal, 0)
    page.locator("[data-position] em + em").first.wait_for()
    assert page.evaluate(FLAWS) == []


def test_on_a_phone_a_long_tap_explains_the_signs(enter: Enter, site: Served) -> None:
    visitor = enter(**PHONE)
    page = visitor.page
    take_over(site, visitor, stored("plus_ultra/records/3p.txt", 0.5), 0)
    signs, legend = page.locator("button.signs").first, page.locator("[data-legend]").first
    signs.wait_for()
    box = signs.bounding_box()
    finger = visitor.context.new_cdp_session(page)
    at = [{"x": box["x"] + 20, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    page.wait_for_timeout(700)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    legend.wait_for()
    found = legend.bounding_box()
    assert found["x"] >= 0
    assert found["x"] + found["width"] <= page.viewport_size["width"]
    page.touchscreen.tap(200, 20)
    legend.wait_for(state="hidden")


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
