"""Artificium in a real browser, by clicks, taps and keys alone."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.conftest import BOT, ME, PHONE, Enter
from tests.browser.planted import stored, take_over
from tests.browser.player import Keys, Player, wait_for_turn
from tests.server.conftest import Served


def shows(page: Any, selector: str, text: str) -> None:
    page.locator(selector, has_text=re.compile(f"^{text}$")).wait_for()


@pytest.mark.parametrize("part", [pytest.param(0.0, marks=pytest.mark.slow), 0.7], ids=["whole", "end"])
def test_a_game_against_a_bot(enter: Enter, site: Served, part: float) -> None:
    visitor = enter()
    if part:
        table = take_over(site, visitor, stored("artificium/records/2-players.txt", part), 0, bots=True)
    else:
        table = visitor.sit_down(ME, BOT)
    page = visitor.page
    page.locator("[data-prompt]").wait_for()
    assert Player(page).play_to_the_end() > (20 if not part else 5)
    visitor.shoot("results")
    totals = [int(cell.inner_text()) for cell in page.locator("[data-total]").all()]
    info = visitor.request("GET", f"/api/tables/{table}")
    assert sorted(totals) == sorted(info["scores"])
    assert page.locator("[data-results] svg[role=img]").is_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert "artificium" in download.value.path().read_text()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url)
    page.locator("[data-prompt]").wait_for()


def test_a_click_narrows_and_escape_goes_back(enter: Enter) -> None:
    visitor = enter()
    visitor.sit_down(ME, BOT)
    page = visitor.page
    wait_for_turn(page)
    player = Player(page)
    asked = player.title
    player.legal("hand").first.click()
    assert re.fullmatch("Swap .+ for …", player.title)
    assert player.prompt.locator("button.filled").is_disabled()
    player.legal("market").first.click()
    assert re.fullmatch(r"Swap .+ for .+", player.title)
    assert player.title in page.title()
    page.locator("section p", has_text="You would swap").wait_for()  # it is not done yet
    page.keyboard.press("Escape")
    assert player.title.endswith("…")
    page.keyboard.press("Escape")
    assert player.title == asked
    player.press("New hand")
    assert "cannot be undone" not in player.prompt.inner_text()  # it can


def kinds(page: Any, zone: str) -> list[str]:
    found: list[str] = page.locator(f'[data-zone="{zone}"]').evaluate_all(
        "(all) => all.map((one) => one.dataset.piece)"
    )
    return found


RING = "(one) => getComputedStyle(one).boxShadow"
# Cards that fly, held half way; then what lies on top of the prompt, wherever one looks.
HALF_WAY = """async () => {
    const flying = () => document.getAnimations().filter(({ effect }) => effect.target.dataset?.piece);
    while (!flying().length) await new Promise(requestAnimationFrame);
    for (const one of flying()) { one.pause(); one.currentTime = 120; }
    const prompt = document.querySelector('section.prompt');
    const { left, top, width, height } = prompt.getBoundingClientRect();
    const covered = [...Array(100).keys()].flatMap((at) => [0.2, 0.5, 0.8].map((down) =>
        document.elementFromPoint(left + width * (at + 0.5) / 100, top + height * down)));
    const pieces = flying().map(({ effect }) => effect.target.getBoundingClientRect());
    for (const one of flying()) one.finish();
    return {
        across: pieces.some((box) => box.top < top + height && box.bottom > top),
        over: covered.filter((one) => !prompt.contains(one)).length,
    };
}"""


def test_the_market_keeps_its_places(enter: Enter, site: Served) -> None:
    visitor = enter(reduced_motion="no-preference")
    take_over(site, visitor, stored("artificium/records/4-players.txt", 0.0), 3)
    page, player = visitor.page, Player(visitor.page)
    wait_for_turn(page)
    assert player.title == "Swap a card, take a new hand, or pass"
    own, market = player.legal("hand").first, player.legal("market")
    leads = own.evaluate(RING)
    assert market.first.evaluate(RING) != leads  # one begins with a card of one's own
    before, gives = kinds(page, "market"), kinds(page, "hand")[0]
    own.click()
    page.wait_for_function(f"(one) => ({RING})(one) === '{leads}'", arg=market.nth(2).element_handle())
    market.nth(2).click()
    player.button("Swap").click()
    seen = page.evaluate(HALF_WAY)
    assert seen == {"across": True, "over": 0}
    page.locator("[data-prompt]", has_text="choosing").wait_for()
    assert kinds(page, "market") == [*before[:2], gives, *before[3:]]
    page.reload()
    page.locator('[data-zone="market"]').first.wait_for()
    assert kinds(page, "market") == [*before[:2], gives, *before[3:]]


def test_what_cannot_be_paid_asks_for_no_victim(enter: Enter, site: Served) -> None:
    visitor = enter()
    take_over(site, visitor, stored("artificium/records/3-players.txt", 0.785), 0)
    page, player = visitor.page, Player(visitor.page)
    player.prompt.get_by_text("You cannot pay for your Castle yet").wait_for()
    assert "You lack 1 sword." in player.prompt.inner_text()
    edge = "(one) => getComputedStyle(one).borderColor"
    trade = '[data-spot="legal"] [data-trade="{}"]'.format
    assert page.locator(trade("buy sword")).evaluate(edge) != page.locator(trade("buy spell")).evaluate(edge)
    for offer in ("sell crystal", "buy sword"):
        page.locator(f"button:has({trade(offer).split('] ')[1]})").click()
    player.prompt.get_by_text("Castle: choose whom to set back").wait_for()


def test_an_unavailable_thing_says_why(enter: Enter) -> None:
    visitor = enter()
    visitor.sit_down(ME, BOT, undo=False)
    page = visitor.page
    wait_for_turn(page)
    page.locator('button:has([data-trade="buy wood"])').click(force=True)  # it is marked as disabled
    assert page.locator("[data-reason]").inner_text() == "That cannot be done now."
    Player(page).press("New hand")
    page.locator("section.prompt p", has_text="This cannot be undone.").wait_for()


def test_trades_in_any_order_and_their_undo(enter: Enter) -> None:
    visitor = enter()
    visitor.sit_down(ME, BOT)
    page = visitor.page
    player = Player(page)
    wait_for_turn(page)
    player.press("Pass")
    page.locator(".chain").first.wait_for()
    page.locator("[data-prompt]", has_text=re.compile("^Lay")).wait_for()
    player.legal("hand").last.click()
    player.button("Lay it").click()
    offer = page.locator('button[data-spot="legal"]:has([data-trade="buy coal"])')
    edge = "(one) => getComputedStyle(one.querySelector('[data-trade]')).borderStyle"
    assert offer.evaluate(edge) == "solid"  # what cannot be bought has a dashed edge
    offer.click()
    shows(page, "[data-stock=coal]", "1")
    # Wood comes before coal in the rules' order of trades; the table sees to that.
    page.locator('button[data-spot="legal"]:has([data-trade="buy wood"])').click()
    shows(page, "[data-stock=wood]", "1")
    shows(page, "[data-stock=coal]", "1")
    shows(page, "[data-coins]", "0")
    # Selling what was just bought takes the purchase back.
    page.locator('button[data-spot="legal"]:has([data-trade="sell coal"])').click()
    shows(page, "[data-coins]", "3")
    player.button("Undo").click()
    shows(page, "[data-coins]", "5")


def test_a_whole_turn_by_keys_alone(enter: Enter) -> None:
    visitor = enter()
    visitor.sit_down(ME, BOT)
    page = visitor.page
    wait_for_turn(page)
    player = Player(page)
    keys = Keys(page)
    # Swap: choose two cards, Enter once more confirms.
    keys.tab_to('[data-zone="market"] [data-spot]')
    page.keyboard.press("Space")
    assert keys.here("[data-spot=selected]")
    keys.tab_to('[data-zone="hand"] [data-spot]')
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert re.fullmatch(r"Swap .+ for .+", player.title)
    page.keyboard.press("Enter")
    page.locator("[data-chronicle] li", has_text="You swapped").first.wait_for()
    # Leave the market when asked again, then wait for the others.
    page.locator("[data-prompt]", has_text=re.compile("^Swap")).wait_for()
    keys.press("Pass")
    page.locator("[data-chronicle] li", has_text="You left the market").wait_for()
    page.locator("[data-prompt]", has_text=re.compile("^Lay")).wait_for()
    # Lay a building, use it or take it back.
    keys.tab_to('[data-zone="hand"] [data-spot=legal]')
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.locator("[data-chronicle] li", has_text="You revealed").first.wait_for()
    prompt = page.locator("section.prompt")
    use = prompt.get_by_role("button", name="Use it")
    leave = prompt.get_by_role("button", name="Discard it")
    use.or_(leave).first.wait_for()
    keys.press("Use it" if use.count() else "Discard it")
    done = page.locator("[data-chronicle] li", has_text=re.compile("You (used|discarded)"))
    main = prompt.locator("button.filled:not([disabled])")
    done.or_(main).first.wait_for()
    if not done.count():
        keys.tab_to("section.prompt button.filled:not([disabled])")
        page.keyboard.press("Enter")
    done.first.wait_for()


@pytest.mark.slow
def test_a_whole_game_on_a_phone(enter: Enter) -> None:
    visitor = enter(**PHONE, reduced_motion="reduce")
    visitor.sit_down(ME, BOT)
    page = visitor.page
    wait_for_turn(page)
    visitor.shoot("phone")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    Player(page).play_to_the_end()
    visitor.shoot("phone-results")
    assert page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800), (1024, 768), (390, 844)])
def test_nothing_is_wider_than_its_place(enter: Enter, width: int, height: int) -> None:
    visitor = enter(viewport={"width": width, "height": height})
    visitor.sit_down(ME, BOT, BOT, BOT, BOT, BOT)
    page = visitor.page
    page.locator("[data-prompt]").wait_for()
    page.wait_for_timeout(600)
    visitor.shoot(str(width))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width > 760:  # on a phone the market is a row to be pushed
        card = page.locator('[data-zone="market"]').last.bounding_box()
        assert card["x"] + card["width"] <= page.locator("[data-anchor=deck]").bounding_box()["x"]
    else:  # the resources are seen whole above the dock
        stock = page.locator("[data-area='stock']").bounding_box()
        assert stock["y"] + stock["height"] <= page.locator("div.dock").bounding_box()["y"]


@pytest.mark.parametrize(("locale", "word"), [("es-ES", "Mercado"), ("de-DE", "Markt")])
def test_other_languages(enter: Enter, locale: str, word: str) -> None:
    visitor = enter(locale=locale)
    visitor.sit_down(ME, BOT)
    wait_for_turn(visitor.page)
    visitor.shoot(f"language-{locale}")
    assert visitor.page.get_by_role("heading", name=word, exact=True).is_visible()
