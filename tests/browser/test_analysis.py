"""The page of an analysis: key decisions, trying one oneself, what the solver found, and the marks in the replay."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import msgspec
import pytest

from ludarium.coach.analysis import Analyst
from ludarium.coach.report import Report
from ludarium.core import record
from ludarium.core.review import Note
from ludarium.games import find_game
from ludarium.server.analysis import engine_of
from ludarium.server.storage.analysis import keep_analysis
from tests.browser.conftest import EXHAUSTIVE, PHONE, WINDOWS, Enter, Visitor, there_are, there_is
from tests.browser.screens import SHOWN, House
from tests.browser.test_accessibility import CHECK, axe
from tests.server.conftest import Served

__all__ = ["axe"]
LITTLE = 0.05  # of the usual effort
TRIAL = "[data-trial]"
WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@cache
def report_of(game: str) -> Report:
    journal = record.read(SHOWN[game].record.read_text(encoding="utf-8"), find_game)
    begun = Analyst(journal).report
    begun.effort = LITTLE
    analyst = Analyst(journal, kept=begun)
    for _ in analyst.run():
        pass
    report = analyst.report
    if (
        report.review is not None
    ):  # good players missed nothing: what they did stands for what they might have
        first = report.verdicts[0]
        numbers = {"round": 1, "works": 1, "points": 5, "made": 0}
        line = Note(
            message="missed", seat=first.seat, numbers=numbers, entry=first.before, moves=first.played
        )
        report.review.notes.insert(0, line)
    return report


def looked_at(enter: Enter, site: Served, house: House, game: str, **settings: Any) -> tuple[Visitor, str]:
    """The page of a finished game whose analysis is kept."""
    table = house.screens[f"end-{game}"].address.rpartition("/")[2]
    data = msgspec.json.encode(report_of(game)).decode()
    site.wait(
        site.tables.context.storage.write(
            statements=[keep_analysis(table, time.time(), engine_of(game), data)]
        )
    )
    visitor = enter(**settings)
    visitor.become(house)
    visitor.page.goto(f"{visitor.url}/analysis/{table}")
    visitor.page.locator("[data-analysis=whole]").wait_for()
    return visitor, table


def flaws(visitor: Visitor, axe: str) -> list[str]:
    visitor.page.evaluate(axe)
    found: list[str] = visitor.page.evaluate(CHECK)
    return found


def test_a_key_decision_is_tried_oneself(enter: Enter, site: Served, house: House) -> None:
    visitor, _ = looked_at(enter, site, house, "artificium")
    page = visitor.page
    page.get_by_role("button", name="all", exact=True).click()
    page.locator("[data-decision]").first.click()
    page.get_by_role("button", name="Try it yourself").click()
    page.locator(f"{TRIAL} [data-prompt]").wait_for()
    listed = page.locator("[data-trial-list]")
    there_are(1, listed)
    listed.select_option(index=1)
    page.get_by_role("button", name="Check it").click()
    page.locator("[data-right]").wait_for()
    page.get_by_role("button", name="Show the answer").click()
    there_are(0, page.locator(TRIAL))


def test_a_try_outlives_a_reload_and_a_way_back(enter: Enter, site: Served, house: House) -> None:
    """What was tried and what was said of it; Back leaves the desk. What was left before its answer is asked anew."""
    visitor, _ = looked_at(enter, site, house, "artificium")
    page = visitor.page
    page.set_default_timeout(45_000)  # thinking takes its time where much else is done
    page.get_by_role("button", name="all", exact=True).click()
    page.locator("[data-decision]").first.click()
    page.get_by_role("button", name="Try it yourself").click()
    page.locator("[data-trial-list]").select_option(index=1)
    page.get_by_role("button", name="Check it").click()
    answer = page.locator("[data-right]")
    answer.wait_for()
    said = answer.inner_text()
    page.reload()
    there_is(said, answer)
    page.go_back()
    there_are(0, page.locator(TRIAL))
    page.get_by_role("button", name="Try it yourself").click()
    there_is(said, answer)
    page.route(
        "**/analysis/decisions/*", lambda way: None if way.request.method == "POST" else way.fallback()
    )
    page.locator("[data-trial-list]").select_option(index=2)
    page.get_by_role("button", name="Check it").click()
    page.get_by_text("The coach is thinking").wait_for()
    page.unroute_all(behavior="ignoreErrors")
    page.reload()
    page.locator("ol.tries li").wait_for()
    assert answer.inner_text() != said


def test_a_figure_put_up_is_flagged(enter: Enter, site: Served, house: House) -> None:
    """Nothing is legal on an analysed board, and still the figures on offer are what opens an auction."""
    visitor, table = looked_at(enter, site, house, "ars-universalis")
    opened = next(one for one in report_of("ars-universalis").verdicts if one.played[0].startswith("open "))
    visitor.page.goto(f"{visitor.url}/analysis/{table}?decision={opened.number}")
    visitor.page.locator("[data-flag=other], [data-flag=both]").first.wait_for()


def test_the_replay_has_the_same_marks_and_a_way_back(enter: Enter, site: Served, house: House) -> None:
    visitor, table = looked_at(enter, site, house, "artificium")
    page = visitor.page
    marked = [verdict for verdict in report_of("artificium").verdicts if verdict.label not in ("", "sound")]
    assert marked
    page.goto(f"{visitor.url}/replay/{table}")
    there_are(len(marked), page.locator("[data-marks] svg"))
    page.locator("[data-next-mark]").click()
    page.locator("[data-mark-link]").click()
    page.wait_for_url(f"**/analysis/{table}?decision=*")
    page.locator("[data-analysis=whole]").wait_for()


def test_what_the_solver_found_is_told_and_can_be_watched(enter: Enter, site: Served, house: House) -> None:
    visitor, _ = looked_at(enter, site, house, "ars-universalis")
    review = report_of("ars-universalis").review
    assert review is not None
    page = visitor.page
    there_are(len(review.notes), page.locator("[data-findings] ul > li"))
    page.get_by_role("button", name="Watch this line").first.click()
    page.wait_for_url("**/replay?record=*")
    page.locator("[data-moves] li").first.wait_for()


@pytest.mark.parametrize("window", WINDOWS)
def test_where_games_are_played_out_nothing_is_told_in_points(
    enter: Enter, site: Served, house: House, axe: str, window: dict[str, Any]
) -> None:
    visitor, _ = looked_at(enter, site, house, "universal-tapestry", **window)
    page = visitor.page
    assert report_of("universal-tapestry").played_out
    page.get_by_text("a simple bot goes on to win").wait_for()
    visitor.shoot("analysis-played-out")
    assert not flaws(visitor, axe)
    assert not page.evaluate(WIDE)
    if window is PHONE:
        page.get_by_role("tab", name="Verdicts", exact=True).click()
    page.get_by_text("Luck is not reckoned here").wait_for()
    there_are(0, page.locator(".balance .whisker"))
    visitor.shoot("analysis-played-out-decisions")
    assert not flaws(visitor, axe)
    if window is PHONE:
        page.get_by_role("tab").first.click()
    page.get_by_role("button", name="Try it yourself").click()
    listed = page.locator("[data-trial-list]")
    listed.select_option(index=1)
    page.get_by_role("button", name="Check it").click()
    page.locator("[data-right]").wait_for()
    visitor.shoot("analysis-played-out-trial")
    assert not page.evaluate(WIDE)


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("window", WINDOWS)
def test_it_reads_well_everywhere(
    enter: Enter, site: Served, house: House, axe: str, window: dict[str, Any], language: str
) -> None:
    """`make test` looks once in each window, `make test-all` in all languages."""
    if not EXHAUSTIVE and (language == "en") != (window is PHONE):
        pytest.skip("in make test-all")
    scheme = "dark" if window is PHONE else "light"
    visitor, _ = looked_at(
        enter, site, house, "ars-universalis", **window, locale=language, color_scheme=scheme
    )
    page = visitor.page
    if window is PHONE:
        page.get_by_role("tab").last.click()
    page.locator("[data-findings] li").first.wait_for()
    visitor.shoot(f"analysis-findings-{language}-{scheme}")
    assert not flaws(visitor, axe)
    assert not page.evaluate(WIDE)
    if window is PHONE:
        page.get_by_role("tab").first.click()
    page.locator(".foot button").click()
    page.locator(f"{TRIAL} [data-prompt]").wait_for()
    visitor.shoot(f"analysis-trial-{language}-{scheme}")
    assert not flaws(visitor, axe)
