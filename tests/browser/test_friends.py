"""Friends and manners in the browser: asking, being invited to a table, and reporting what somebody said."""

from __future__ import annotations

from ludarium.server import report
from tests.browser.conftest import ME, Enter
from tests.browser.test_people import OPEN
from tests.server.conftest import Served


def test_friends_meet_and_lines_are_reported(enter: Enter, site: Served) -> None:
    ana, ben = enter(), enter()
    ids = [
        visitor.request("PUT", "/api/me", {"name": name})["user"]["id"]
        for visitor, name in ((ana, "Ana"), (ben, "Ben"))
    ]
    ana.page.goto(f"{ana.url}/person/{ids[1]}")
    ana.page.get_by_role("button", name="Add as a friend").click()
    ana.page.get_by_text("You have asked to be friends.").wait_for()
    ben.page.goto(f"{ben.url}/tables")
    ben.page.get_by_text("asks to be your friend").wait_for()
    ben.page.get_by_role("button", name="Accept").click()
    ben.page.get_by_text("of 1 here").wait_for()
    table = ana.sit_down(ME, OPEN)
    with ana.page.expect_response("**/invite"):
        ana.page.get_by_role("button", name="Invite").click()
    assert ben.request("GET", "/api/tables/mine")[0]["asks"] == [1]
    ben.alone("artificium")
    ben.visit(table)
    ben.page.get_by_role("button", name="Join").first.click()
    for visitor in (ana, ben):
        visitor.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("you fool")
    ben.page.keyboard.press("Enter")
    ana.page.get_by_role("button", name="Report what Ben said").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_text("you fool").wait_for()
    dialog.get_by_label("What happened?").fill("he always does")
    dialog.get_by_role("button", name="Send").click()
    ana.page.get_by_text("Thank you.").wait_for()
    found, who = report.listed(site.config.data, closed=False, most=1)[0]
    assert (found.table, found.said, found.text) == (table, "you fool", "he always does")
    assert (found.person, who) == (ids[1], "Ana")
