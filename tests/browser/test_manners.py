"""Manners of every table: Escape, the focus, talk unread, how a game ends and what comes after it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import BOT, EXHAUSTIVE, ME, PHONE, Enter, there_are
from tests.browser.planted import stored, take_over
from tests.browser.player import wait_for_turn
from tests.browser.screens import SHOWN
from tests.browser.test_people import HAND, meet
from tests.server.conftest import Served

FOCUS = """() => {
    const here = document.activeElement;
    return here === document.body || here === null ? '' : here.outerHTML.slice(0, 120);
}"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
ACTIONS = 6
# Spots of the board, then whatever the prompt offers; taking back leads nowhere.
NEXT = (
    '[data-spot="legal"], section.prompt button.filled:not([disabled]), section.prompt button:not([disabled])'
)


def focused(page: Any) -> str:
    page.evaluate(FRAMES)
    found: str = page.evaluate(FOCUS)
    return found


@pytest.mark.parametrize("game", SHOWN if EXHAUSTIVE else ["universal-tapestry"])
def test_the_focus_never_falls_to_the_body(enter: Enter, game: str) -> None:
    """Played by keys: after each of them something has the focus, also while others move."""
    visitor = enter()
    page = visitor.page
    visitor.sit_down(*(ME if seat == "me" else BOT for seat in SHOWN[game].seats), game=game)
    for number in range(ACTIONS):
        page.locator(NEXT).first.wait_for()
        ready = page.locator("section.prompt button.filled:not([disabled])")
        target = ready if ready.count() else page.locator('[data-spot="legal"]')
        (target if target.count() else page.locator(NEXT)).first.focus()
        page.keyboard.press("Enter")
        for _ in range(5):
            assert focused(page), f"{game}: nothing has the focus after key {number + 1}"


def test_escape_closes_only_what_is_on_top(enter: Enter) -> None:
    visitor = enter()
    page = visitor.page
    visitor.sit_down(ME, BOT)
    wait_for_turn(page)
    page.locator(HAND).first.click()
    chosen = page.locator('[data-zone="hand"] [data-spot="selected"]')
    chosen.wait_for()
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").wait_for()
    page.get_by_text("You come last").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    there_are(1, chosen)
    menu.click()
    page.get_by_role("link", name="My games").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="My games").wait_for(state="detached")
    there_are(1, chosen)
    assert "Menu" in focused(page)
    page.keyboard.press("Escape")
    chosen.wait_for(state="detached")


def test_the_end_is_told_and_the_others_are_asked_to_play_again(enter: Enter) -> None:
    """On the way: what was said while one looked elsewhere is counted on a phone."""
    ana, ben = meet(enter, "Ana", "Ben")
    ben.page.set_viewport_size(PHONE["viewport"])
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Say something").fill("Good luck")
    ana.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="Chat: 1 unread line").click()
    ben.page.get_by_role("dialog").get_by_text("Good luck").wait_for()
    ben.page.keyboard.press("Escape")
    there_are(0, ben.page.locator("[data-unread]"))

    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Resign").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    ana.page.locator("[data-results]", has_text="You resigned.").wait_for()
    ben.page.locator("[data-results]", has_text="Ana resigned.").wait_for()
    ana.page.get_by_role("button", name="Play again").click()
    ana.page.locator("main li", has_text="Ben is asked").wait_for()
    asked = ben.page.locator("[data-request=rematch]")
    asked.get_by_text("Ana would like to play again.").wait_for()
    asked.get_by_role("button", name="Play again").click()
    for visitor in (ana, ben):
        visitor.page.locator('[data-zone="hand"]').first.wait_for()
    assert ana.page.url == ben.page.url != f"{ana.url}/table/{ana.table}"


FIRST_LESSON = "/learn/artificium/chain"


def test_a_beginner_meets_a_novice_after_a_lesson_and_an_address_without_a_page_says_so(enter: Enter) -> None:
    visitor = enter()
    page = visitor.page
    page.goto(visitor.url)
    plate = page.locator("article", has_text="Artificium")
    plate.wait_for()
    there_are(1, plate.locator("button, .filled"))  # a plate leads with one thing
    lead = page.locator("[data-lead]")
    assert lead.get_by_role("link", name="Begin with Artificium").get_attribute("href") == FIRST_LESSON
    assert plate.get_by_role("link", name="Learn Artificium first").get_attribute("href") == FIRST_LESSON
    there_are(0, plate.locator(".filled"))  # a lesson comes first
    page.goto(f"{visitor.url}/new?game=artificium")
    page.get_by_text("New to Artificium?").wait_for()
    page.goto(visitor.url)
    lead.get_by_role("button", name="I know these games").click()
    there_are(0, lead)
    there_are(1, plate.locator(".filled"))
    assert [text.split("\n")[-1] for text in page.locator("article .facts").all_inner_texts()] == [
        *("20–50 min", "30–45 min", "45 min", "about 90 min")
    ]
    plate.get_by_role("button", name="Play Artificium").click()
    wait_for_turn(page)
    there_are(1, page.locator("[data-seat]", has_text="Novice"))  # the fewest
    page.locator("[data-companion=market]").wait_for()
    page.goto(visitor.url)
    page.get_by_role("link", name="Other ways to play").click()
    for preset in ("Classic", "Relaxed", "Gentle"):
        page.get_by_text(preset, exact=True).wait_for()
    assert page.goto(f"{visitor.url}/nowhere").status == 404
    page.get_by_text("There is nothing at this address.").wait_for()


def test_a_beginner_is_told_what_the_others_did_to_them(enter: Enter, site: Served) -> None:
    """Without asking, and the board shows where; once it is read it is gone."""
    visitor = enter()
    page = visitor.page
    take_over(site, visitor, stored("artificium/records/3-players.txt", 162 / 200), 2)
    told = page.locator("[data-befell]")
    expect(told.locator("li")).to_have_text(re.compile("Ana set you back by 4 .* Bonus squares"))
    expect(page.locator(".befallen")).to_have_attribute("data-area", "track")
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    expect(page.locator(".befallen")).to_have_count(0)


SLOWLY = """
    localStorage.setItem('ludarium.preferences', '{"bots": "slow", "pace": "slow"}');
    const wait = setTimeout;
    window.waits = [];
    window.setTimeout = (then, time, ...more) => {
        waits.push(time);
        return wait(then, time === 2500 ? 0 : time, ...more);
    };
"""

BOT_SEEN_OR_ASKED = """() => window.waits.includes(2500) ||
    [...document.querySelectorAll('section.prompt button:not([disabled])')].some(
        (one) => one.classList.contains('filled') || one.innerText.trim() === 'Pass')"""
ROUNDS = 12  # own decisions, at most


def test_bots_and_motion_go_as_fast_as_one_likes(enter: Enter) -> None:
    visitor = enter()
    page = visitor.page
    page.add_init_script(SLOWLY)
    visitor.sit_down(ME, BOT)
    own = page.get_by_role("button", name="Pass", exact=True)
    own = own.or_(page.locator("section.prompt button.filled:not([disabled])"))
    # Whether the bot plays after the first own move is a matter of the deal: play on until it does.
    for _ in range(ROUNDS):
        page.wait_for_function(BOT_SEEN_OR_ASKED)
        if page.evaluate("window.waits.includes(2500)"):
            break
        own.first.click()
    page.wait_for_function("() => window.waits.includes(2500)")
    assert page.evaluate("document.documentElement.style.getPropertyValue('--pace')") == "2.5"
    page.goto(f"{visitor.url}/settings")
    page.get_by_role("radio", name="as they play").check(force=True)
    page.wait_for_function("() => JSON.parse(localStorage.getItem('ludarium.preferences')).bots === 'fast'")
