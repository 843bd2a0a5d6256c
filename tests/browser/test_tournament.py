"""A tournament in the browser: announced, entered by several, started, drawn, played, and read."""

from __future__ import annotations

import time

from ludarium.server.command import resign
from tests.browser.conftest import PHONE, Enter, Visitor
from tests.browser.player import PATIENCE
from tests.server.conftest import Served


def come(enter: Enter, name: str) -> Visitor:
    visitor = enter(**PHONE)
    visitor.request("PUT", "/api/me", {"name": name})
    return visitor


async def _win(site: Served, table_id: str) -> None:
    """Whoever sits second gives up."""
    table = await site.tables.find(table_id)
    async with table.alone():
        journal = await table.running()
        await resign(table, journal, 1, table.row.seats[1].user)


def test_a_tournament_from_its_announcement_to_its_results(enter: Enter, site: Served) -> None:
    ana, *others = [come(enter, name) for name in ("Ana", "Ben", "Cleo", "Dora")]
    page = ana.page
    page.goto(f"{ana.url}/tables")
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_role("link", name="Announce a tournament").click()
    page.get_by_label("Name", exact=True).fill("Four on Friday")
    page.get_by_label("Rounds", exact=True).select_option("2")
    page.get_by_label("Between two rounds").select_option("at once")
    page.get_by_role("button", name="Announce a tournament").click()
    page.get_by_role("heading", name="Four on Friday", level=2).wait_for()
    page.get_by_role("button", name="Take part").click()
    page.get_by_role("button", name="Leave").wait_for()
    for other in others:
        other.page.goto(page.url)
        other.page.get_by_role("button", name="Take part").click()
        other.page.get_by_role("button", name="Leave").wait_for()
        assert other.page.get_by_role("button", name="Start now").count() == 0
    page.get_by_role("button", name="Start now").click()

    page.get_by_role("heading", name="Table 2").wait_for()
    assert page.get_by_role("heading", name="Table 3").count() == 0
    event = page.url.rsplit("/", 1)[-1]
    for number in (1, 2):
        page.reload()
        page.get_by_role("heading", name=f"Round {number}").first.wait_for()
        found = ana.request("GET", f"/api/tournaments/{event}")
        assert len(found["rounds"]) == number
        for table in found["rounds"][-1]["tables"]:
            site.wait(_win(site, table["table"]))
        until = time.monotonic() + PATIENCE
        while len(found["rounds"]) == number and found["info"]["status"] == "running":
            assert time.monotonic() < until, found
            page.wait_for_timeout(50)
            found = ana.request("GET", f"/api/tournaments/{event}")
    page.reload()
    page.get_by_role("tab", name="Standings").click()
    rows = page.locator("tbody tr")
    assert rows.count() == 4
    assert rows.first.locator("td").first.inner_text() == "1"
    assert page.get_by_text("after round 2 of 2").is_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Results as a file").click()
    written = download.value.path().read_text()
    assert written.splitlines()[0] == "place,player,points,met,direct,firsts,round 1,round 2"
    assert {"Ana", "Ben", "Cleo", "Dora"} <= set(written.replace("\n", ",").split(","))
