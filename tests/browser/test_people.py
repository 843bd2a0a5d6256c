"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import re
import time
from typing import Any

from tests.browser.conftest import BOT, ME, Enter, Visitor, there_are
from tests.browser.player import PATIENCE, Player, wait_for_turn
from tests.server.conftest import Served

OPEN = {"kind": "open"}
HAND = '[data-zone="hand"] [data-spot="legal"]'


def meet(enter: Enter, *names: str, **wish: object) -> list[Visitor]:
    """They sit down one after another; the last one starts the game by coming."""
    visitors = [enter() for _ in names]
    for visitor, name in zip(visitors, names, strict=True):
        visitor.request("PUT", "/api/me", {"name": name})
    host, *guests = visitors
    host.table = host.sit_down(ME, *(OPEN for _ in guests), **wish)
    for guest in guests:
        guest.alone(str(wish.get("game", "artificium")))
        guest.visit(host.table)
        guest.page.get_by_role("button", name="Join").first.click()
    for visitor in visitors:
        visitor.page.locator('[data-zone="hand"]').first.wait_for()
    return visitors


def prompt(visitor: Visitor, begins: str) -> Any:
    return visitor.page.locator("[data-prompt]", has_text=re.compile(f"^{begins}"))


def turn(*visitors: Visitor) -> Visitor:
    """Whoever is asked in the market."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for visitor in visitors:
            if prompt(visitor, "Swap").count():
                return visitor
        visitors[0].page.wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def leave_the_market(*visitors: Visitor) -> None:
    for _ in visitors:
        visitor = turn(*visitors)
        Player(visitor.page).button("Pass").click()
        prompt(visitor, "Swap").wait_for(state="detached")
    for visitor in visitors:
        prompt(visitor, "Lay").wait_for()


def test_two_people_find_each_other(enter: Enter) -> None:
    ana, ben = enter(), enter()
    for visitor in (ana, ben):
        visitor.alone("artificium")
        visitor.page.goto(f"{visitor.url}/tables")
        visitor.page.get_by_role("button", name="Find a table").click()
    for visitor in (ana, ben):
        visitor.page.locator('[data-zone="hand"]').first.wait_for()


def test_a_secret_choice_and_a_spectator(enter: Enter) -> None:
    ana, ben = meet(enter, "Ana", "Ben")
    eve = enter()
    eve.visit(ana.table)
    eve.page.locator("[data-seat='1']", has_text="Ben").wait_for()
    there_are(0, eve.page.locator('[data-zone="hand"]'))
    leave_the_market(ana, ben)

    ana.page.locator(HAND).first.click()
    ana.page.get_by_role("button", name="Lay it").click()
    for other in (ben, eve):
        other.page.locator('[data-zone="laid-0"][data-piece="back"]').wait_for()
    there_are(1, ana.page.locator('[data-zone="laid-0"]:not([data-piece="back"])'))
    ana.page.get_by_role("button", name="Change my mind").click()
    ben.page.locator('[data-zone="laid-0"]').wait_for(state="detached")

    for visitor in (ana, ben):
        visitor.page.locator(HAND).last.click()
        visitor.page.get_by_role("button", name="Lay it").click()
    for seat in (0, 1):
        eve.page.locator("[data-chronicle] li", has_text="revealed").nth(seat).wait_for()


def test_taking_back_by_consent(enter: Enter) -> None:
    ana, ben = meet(enter, "Ana", "Ben")
    one = turn(ana, ben)
    other = ben if one is ana else ana
    Player(one.page).button("Pass").click()
    prompt(other, "Swap").wait_for()
    Player(other.page).button("Pass").click()
    prompt(other, "Lay").wait_for()

    one.page.get_by_role("button", name="Ask to undo").click()
    other.page.get_by_role("button", name="Refuse").click()
    one.page.get_by_text("does not want moves taken back").first.wait_for()
    one.page.get_by_role("button", name="Ask to undo").click()
    other.page.get_by_role("button", name="Agree").click()
    prompt(one, "Swap").wait_for()


def test_a_bot_for_somebody_who_is_gone(enter: Enter) -> None:
    ana, ben = meet(enter, "Ana", "Ben")
    ben.page.goto("about:blank")
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="A bot for Ben").click()
    ana.page.get_by_text("A bot plays on for Ben").first.wait_for()
    player = Player(ana.page)
    until = time.monotonic() + PATIENCE
    revealed = ana.page.locator("[data-chronicle] li", has_text="revealed")
    while revealed.count() < 2:  # the game goes on
        assert time.monotonic() < until
        if not player.click():
            ana.page.wait_for_timeout(40)


def test_taking_the_seat_back(enter: Enter) -> None:
    ana, ben = meet(enter, "Ana", "Ben")
    ben.page.goto("about:blank")
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="A bot for Ben").click()
    ana.page.get_by_text("A bot plays on for Ben").first.wait_for()
    ben.visit(ana.table)
    ben.page.get_by_text("A bot plays on in your seat.").wait_for()
    there_are(0, ben.page.locator('[data-zone="hand"]'))
    back = ben.page.get_by_role("button", name="Take my seat back")
    back.click()
    for visitor in (ana, ben):
        visitor.page.get_by_text("Ben is back and plays on").first.wait_for()
    ben.page.locator('[data-zone="hand"]').first.wait_for()
    there_are(0, back)
    ana.page.locator("[data-seat='1']", has_text="Ben").first.wait_for()
    while not prompt(ben, "Lay").count():  # the bot may have passed already
        Player(turn(ana, ben).page).button("Pass").click()
        ben.page.wait_for_timeout(200)
    ben.page.locator(HAND).first.click()
    ben.page.get_by_role("button", name="Lay it").click()
    ana.page.locator('[data-zone="laid-1"][data-piece="back"]').wait_for()


def test_a_personal_link_asks_who_one_is(enter: Enter, site: Served) -> None:
    visitor, ana = enter(), site.guest("Ana")
    page = visitor.page
    page.goto(ana.post("/api/me/links")["url"])
    page.get_by_role("button", name="I am Ana").click()
    page.wait_for_url(f"{visitor.url}/")
    page.goto(f"{visitor.url}/settings/account")
    page.locator("[data-devices] li", has_text="this device").wait_for()
    page.get_by_role("button", name="Sign out everywhere else").click()
    there_are(1, page.locator("[data-devices] li"))
    assert ana.refused("GET", "/api/tables/mine") == (401, "no-guest")


def test_a_turn_that_takes_too_long(enter: Enter) -> None:
    visitor = enter()
    visitor.request("PUT", "/api/me", {"name": "Ana"})
    visitor.sit_down(ME, BOT, timer=5)
    page = visitor.page
    wait_for_turn(page)
    page.get_by_role("timer").wait_for()
    page.get_by_text("Ana ran out of time").first.wait_for()
    page.locator("[data-chronicle] li", has_text="You left the market").wait_for()


def test_chat_is_plain_text_and_can_be_muted(enter: Enter) -> None:
    ana, ben = meet(enter, "Ana", "Ben")
    for visitor in (ana, ben):
        visitor.page.get_by_role("tab", name="Chat").click()

    def say(text: str) -> None:
        ben.page.get_by_label("Say something").fill(text)
        ben.page.keyboard.press("Enter")
        ben.page.locator('[aria-label="Chat"] li', has_text=text).wait_for()

    lines = ana.page.locator('[aria-label="Chat"] li')
    say("<b>hello</b>")
    lines.filter(has_text="<b>hello</b>").wait_for()
    ana.page.get_by_role("button", name="Mute").click()
    lines.filter(has_text="muted").wait_for()
    say("are you there?")
    there_are(0, lines.filter(has_text="are you there?"))
    ana.page.get_by_role("button", name="Mute").click()
    lines.filter(has_text="are you there?").wait_for()


def test_who_is_connected_can_be_seen(enter: Enter) -> None:
    ana, ben = meet(enter, "Ana", "Ben")
    ben.page.goto("about:blank")
    ana.page.locator("[data-seat='1'][data-away]").wait_for()
    ben.visit(ana.table)
    ana.page.locator("[data-seat='1']:not([data-away])").wait_for()


def test_several_people_on_one_device(enter: Enter) -> None:
    visitor = enter()
    visitor.sit_down(ME, {"kind": "local", "name": "Zoe"})
    page = visitor.page
    cover = page.locator("[data-hand-over]")
    cover.wait_for()
    there_are(0, page.locator('[data-zone="hand"]'))
    first = cover.locator("h2").inner_text()
    cover.get_by_role("button").click()
    wait_for_turn(page)
    Player(page).press("Pass")
    cover.wait_for()
    assert cover.locator("h2").inner_text() != first


def test_what_happened_before_a_reload_is_shown_again(enter: Enter) -> None:
    ana, ben = meet(enter, "Ana", "Ben")
    one = turn(ana, ben)
    other = ben if one is ana else ana
    name = "Ana" if one is ana else "Ben"
    other.page.goto("about:blank")
    Player(one.page).button("Pass").click()
    prompt(one, "Swap").wait_for(state="detached")
    other.visit(ana.table)
    prompt(other, "Swap").wait_for()
    other.page.get_by_role("button", name="Show again what the others did").click()
    prompt(other, "Showing again").wait_for()
    other.page.locator("section p", has_text=f"{name} left the market.").wait_for()
    prompt(other, "Swap").wait_for()


def test_a_lost_connection_is_told_and_comes_back(enter: Enter) -> None:
    visitor = enter()
    page = visitor.page
    sockets: list[Any] = []
    down = False

    def pass_on(socket: Any) -> None:
        sockets.append(socket)
        if down:
            socket.close()
        else:
            socket.connect_to_server()

    page.route_web_socket("**/ws/**", pass_on)
    visitor.sit_down(ME, BOT)
    wait_for_turn(page)
    down = True
    sockets[-1].close()
    page.locator("[data-lost]", has_text="Connection lost").wait_for()
    down = False
    page.locator("[data-lost]").wait_for(state="detached")
    page.evaluate(
        "new MutationObserver(() => { window.lost ||= !!document.querySelector('[data-lost]') })"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    known = len(sockets)
    sockets[-1].close(code=1012, reason="come back")  # as a server does that restarts: nobody is told
    page.get_by_role("button", name="Pass").click()
    page.locator("[data-chronicle] li", has_text="You left the market").wait_for()
    assert len(sockets) == known + 1
    assert not page.evaluate("window.lost")


def test_a_reload_comes_back_to_the_seat(enter: Enter) -> None:
    visitor = enter()
    visitor.sit_down(ME, BOT)
    page = visitor.page
    wait_for_turn(page)
    hand = page.locator('[data-zone="hand"]').count()
    page.reload()
    wait_for_turn(page)
    there_are(hand, page.locator('[data-zone="hand"]'))


def test_the_home_page_leads_back_to_who_waits(enter: Enter) -> None:
    ana, ben = meet(enter, "Ana", "Ben", timer=86_400)
    asked, other = (ana, ben) if turn(ana, ben) is ana else (ben, ana)
    asked.page.goto(asked.url)
    strip = asked.page.locator("[data-turns]")
    strip.get_by_text("Your turn in one game").wait_for()
    strip.get_by_text(f"{'Ben' if asked is ana else 'Ana'} waits for you").wait_for()
    strip.get_by_text(re.compile(r"\d+ (hours|day) left")).wait_for()
    other.page.goto(other.url)
    other.page.get_by_role("link", name="Continue").wait_for()
    there_are(0, other.page.locator("[data-turns]"))
    strip.get_by_role("link", name="Continue").click()
    turn(asked)
