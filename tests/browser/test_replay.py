"""Replays: of a finished game of this server, and of a record file dropped on the page."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Enter, Visitor, there_are
from tests.browser.planted import RECORDS
from tests.browser.screens import SHOWN, House

HAND = '[data-zone="hand"]'
HANDS = "section[aria-label=Hands]"
DROP = """(text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'game.txt', {type: 'text/plain'}));
    for (const kind of ['dragover', 'drop'])
        window.dispatchEvent(new DragEvent(kind, {dataTransfer: data, cancelable: true}));
}"""


def at(page: Any, move: int) -> None:
    page.locator(f'[data-move="{move}"]').wait_for()


def drop(visitor: Visitor, text: str) -> None:
    visitor.page.goto(f"{visitor.url}/replay")
    visitor.page.locator(".drop").wait_for()
    visitor.page.evaluate(DROP, text)


def look_from(page: Any, seat: int) -> None:
    page.get_by_label("View", exact=True).select_option(str(seat))
    page.locator(f'[data-move][data-seat="{seat}"]').wait_for()


def test_a_finished_game_step_by_step(enter: Enter, house: House) -> None:
    visitor = enter()
    visitor.become(house)
    visitor.see(house.screens["end-artificium"])
    page = visitor.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("link", name="Replay", exact=True).click()
    at(page, 0)
    page.locator("[data-moves] li").nth(60).wait_for()
    assert sum("/replay/" in url and "/api/" in url for url in asked) < 8  # the chronicle comes at once
    page.locator("[data-go=next]").click()
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.locator("[data-go=back]").click()
    at(page, 1)
    page.locator('[data-round="3"]').click()
    page.locator('[data-round="3"][aria-current=step]').wait_for()
    page.locator("[data-go=last]").click()
    page.locator("[data-results]").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record", exact=True).click()
    assert download.value.path().read_text().startswith("ludarium-record")


def test_a_dropped_record_from_any_seat(enter: Enter) -> None:
    visitor, friend = enter(permissions=["clipboard-read", "clipboard-write"]), enter()
    text = SHOWN["artificium"].record.read_text()
    drop(visitor, text)
    page = visitor.page
    at(page, 0)
    page.locator('[data-number="7"] button').click()
    at(page, 7)
    page.locator(HANDS).wait_for()  # everything is open
    look_from(page, 1)
    page.locator(HAND).first.wait_for()
    there_are(0, page.locator(HANDS))
    look_from(page, -1)
    page.locator(HAND).first.wait_for(state="detached")
    look_from(page, 1)
    page.locator(HAND).first.wait_for()

    page.get_by_role("button", name="Link to this position").click()
    page.get_by_text("Copied").first.wait_for()
    friend.page.goto(page.evaluate("navigator.clipboard.readText()"))
    friend.page.locator('[data-move="7"][data-seat="1"]').wait_for()
    there_are(page.locator(HAND).count(), friend.page.locator(HAND))

    with page.expect_download() as download:
        page.get_by_role("button", name="Record").click()
    assert download.value.path().read_text() == text


def test_how_a_work_was_made_is_told(enter: Enter) -> None:
    visitor = enter()
    text = (RECORDS / "ars_universalis/records/two-players.txt").read_text()
    drop(visitor, text)
    note = next(line.partition(" # ")[2] for line in text.splitlines() if " # " in line)
    visitor.page.locator("[data-moves] [data-note]", has_text=note).first.wait_for()


def test_a_replay_plays_by_itself(enter: Enter) -> None:
    visitor = enter()
    drop(visitor, SHOWN["universal-tapestry"].record.read_text())
    page = visitor.page
    at(page, 0)
    page.get_by_label("Speed").select_option("4")
    page.locator("[data-go=play]").click()
    page.locator('[data-move]:not([data-move="0"]):not([data-move="1"])').wait_for()
    page.locator("[data-go=play]").click()


def test_a_damaged_record_is_told_by_its_line(enter: Enter) -> None:
    visitor = enter()
    lines = SHOWN["artificium"].record.read_text().splitlines()
    broken = next(index for index, line in enumerate(lines) if line.startswith("2 "))
    lines[broken] = "2 0 fly away"
    drop(visitor, "\n".join(lines))
    problem = visitor.page.locator("[data-problem=bad-record]")
    problem.wait_for()
    assert str(broken + 1) in problem.inner_text()
    visitor.complaints.clear()  # the browser itself notes the refused request
