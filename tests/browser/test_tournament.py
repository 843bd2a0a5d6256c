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
        if table.row.status == "running":  # nobody has left it
            await resign(table, await table.running(), 1, table.row.seats[1].user)


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


def test_twelve_say_that_they_are_here_and_some_drop_out(enter: Enter, site: Served) -> None:
    names = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fee", "Gil", "Hana", "Ivo", "Jan", "Kim", "Lena")
    people = {name: come(enter, name) for name in names}
    page = people["Ana"].page
    page.goto(f"{people['Ana'].url}/tournaments/new")
    page.get_by_label("Name", exact=True).fill("Twelve on Tuesday")
    page.get_by_label("Rounds", exact=True).select_option("2")
    page.get_by_label("Time to say").select_option("5 minutes")
    page.get_by_role("button", name="Announce a tournament").click()
    page.get_by_role("heading", name="Twelve on Tuesday", level=2).wait_for()
    event = page.url.rsplit("/", 1)[-1]
    for visitor in people.values():
        visitor.page.goto(f"{visitor.url}/tournament/{event}")
        visitor.page.get_by_role("button", name="Take part").click()
        visitor.page.get_by_role("button", name="Leave").wait_for()
    assert page.get_by_role("button", name="I am here").count() == 0
    page.get_by_role("button", name="Ask who is here").click()

    begin = page.get_by_role("button", name="Begin with those who are here")
    begin.wait_for()
    for name in names[:-1]:
        _say_here(people[name])
    page.get_by_role("status").filter(has_text="Lena is not here yet").wait_for()
    begin.click()
    page.get_by_text("Lena did not say that they were here").wait_for()
    assert page.get_by_role("heading", name="Table 5").is_visible(), "eleven: five tables, and one without"
    assert page.get_by_role("heading", name="Table 6").count() == 0

    ben = people["Ben"].page
    ben.reload()
    ben.get_by_role("button", name="Leave").click()
    ben.get_by_role("dialog").get_by_role("button", name="Leave").click()
    ben.get_by_role("button", name="Leave").first.wait_for(state="hidden")
    _play_round(site, people["Ana"], event)

    for name in ("Ana", *names[2:]):
        people[name].page.reload()
        _say_here(people[name])
    sitting = people["Cleo"].page
    with sitting.expect_response(lambda answer: answer.request.method != "GET"):  # before Ana looks
        sitting.get_by_role("button", name="Sit out a round").click()
    page.reload()
    page.get_by_role("status").filter(has_text="all 10 are here").wait_for()
    begin.click()
    page.get_by_text("Cleo sits this round out").wait_for()
    _play_round(site, people["Ana"], event)

    page.reload()
    page.get_by_role("tab", name="Standings").click()
    page.get_by_text("after round 2 of 2").wait_for()
    assert page.locator("tbody tr").count() == len(names)
    assert page.get_by_role("row").filter(has_text="Ben").get_by_text("has left").is_visible()


def _say_here(visitor: Visitor) -> None:
    button = visitor.page.get_by_role("button", name="I am here")
    if not button.count():
        visitor.page.reload()
    button.click()
    visitor.page.get_by_role("button", name="I am here", pressed=True).wait_for()


def _play_round(site: Served, visitor: Visitor, event: str) -> None:
    """To its end, and until what follows it has begun."""
    found = visitor.request("GET", f"/api/tournaments/{event}")
    for table in found["rounds"][-1]["tables"]:
        if table["points"] is None:
            site.wait(_win(site, table["table"]))
    until = time.monotonic() + PATIENCE
    while found["info"]["status"] == "running" and found["ahead"] is None:
        assert time.monotonic() < until, found
        visitor.page.wait_for_timeout(50)
        found = visitor.request("GET", f"/api/tournaments/{event}")
