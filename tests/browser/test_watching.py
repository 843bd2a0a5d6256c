"""Those who look on, those whom the players let in, and what is said and decided before it is one's turn."""

from __future__ import annotations

from tests.browser.conftest import ME, PHONE, Enter, there_are
from tests.browser.test_people import OPEN, meet, turn


def test_talk_in_the_waiting_room_and_a_game_seen_later(enter: Enter) -> None:
    ana, ben, cleo = enter(), enter(**PHONE), enter(**PHONE)
    for visitor, name in ((ana, "Ana"), (ben, "Ben"), (cleo, "Cleo")):
        visitor.request("PUT", "/api/me", {"name": name})
        visitor.alone("artificium")
    table = ana.sit_down(ME, OPEN, watching={"moves": 3})
    for visitor in (ben, cleo):
        visitor.visit(table)
    said = "Room for one more?"
    ben.page.get_by_label("Say something").fill(said)
    ben.page.get_by_role("button", name="Send").click()
    ana.page.get_by_text(said).wait_for()
    ben.page.get_by_role("button", name="Join").first.click()
    ana.page.locator('[data-zone="hand"]').first.wait_for()
    cleo.page.get_by_text("You will see it 3 moves behind").wait_for()
    cleo.page.get_by_role("button", name="Ask to see all hands").click()
    cleo.page.get_by_text("Still to agree: Ana and Ben.").wait_for()
    for visitor in (ana, ben):
        request = visitor.page.locator("[data-request=comment]")
        request.get_by_text("Cleo would like to see all hands").wait_for()
        request.get_by_role("button", name="Agree").click()
        request.wait_for(state="detached")
    cleo.page.get_by_text("You will see it 5 minutes and 4 moves behind").wait_for()
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Close the hands to Cleo").click()
    cleo.page.get_by_role("button", name="Ask to see all hands").wait_for()


def test_what_is_decided_ahead_is_done(enter: Enter) -> None:
    ana, ben = meet(enter, "Ana", "Ben")
    first = turn(ana, ben)
    other = ben if first is ana else ana
    there_are(0, first.page.get_by_role("button", name="Decide ahead"))
    other.page.get_by_role("button", name="Decide ahead").click()
    other.page.get_by_role("button", name="Leave it so").click()
    other.page.get_by_role("button", name="Forget it").wait_for()
    other.page.keyboard.press("Escape")
    other.page.get_by_role("button", name="Decided ahead: 1").wait_for()
    first.page.get_by_role("button", name="Pass").click()
    for visitor in (ana, ben):
        visitor.page.locator("[data-prompt]", has_text="Lay").wait_for()
