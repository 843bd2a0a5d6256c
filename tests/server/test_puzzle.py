"""Puzzles: the set of the day against the server's clock, results, practice, and no word too early."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from ludarium.core.daily import PUZZLES, day_seed
from ludarium.games.ars_universalis.data import FIGURE_NAMES
from ludarium.games.ars_universalis.puzzles.arrangement import parse_arrangement, verify
from ludarium.games.ars_universalis.puzzles.materials import NAMES
from ludarium.games.ars_universalis.puzzles.puzzle import Puzzle, daily_puzzles, make_puzzle
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES
from ludarium.server import migration
from ludarium.server.config import Limits
from ludarium.server.storage.database import FILE, connect
from tests.server.calendar import DAY, Calendar
from tests.server.client import Guest, fetch
from tests.server.conftest import Serve, Served
from tests.server.test_durability import moved

GAME = "ars-universalis"
BASE = f"/api/games/{GAME}/puzzles"
PRACTICE = f"/api/games/{GAME}/practice"


pytestmark = pytest.mark.usefixtures("calendar")


def puzzles(server: Served, day: datetime.date = DAY) -> dict[str, Puzzle]:
    """The set as the server makes it, by kind."""
    key = server.tables.context.signer.of_day(day.isoformat())
    found = daily_puzzles(day_seed(GAME, PUZZLES, day.isoformat(), key))
    return dict(zip(CATEGORY_NAMES, found, strict=True))


def address(kind: str, day: datetime.date = DAY) -> str:
    return f"{BASE}/{day}/{kind}"


def solve(server: Served, guest: Guest, kind: str, day: datetime.date = DAY) -> Any:
    """Begin it if it is not, and hand in a solution."""
    guest.post(address(kind, day))
    text = puzzles(server, day)[kind].solution()
    return guest.post(f"{address(kind, day)}/try", {"answer": text})


def test_a_puzzle_is_solved_against_the_servers_clock(server: Served, calendar: Calendar) -> None:
    ana = server.guest("Ana")
    before = ana.get(BASE)
    assert [tile["kind"] for tile in before["tiles"]] == list(CATEGORY_NAMES)
    assert {tile["state"] for tile in before["tiles"]} == {"new"}
    puzzle = ana.post(address("music"))
    expected = puzzles(server)["music"]
    assert puzzle["content"]["figure"] == FIGURE_NAMES[expected.figure]
    assert puzzle["content"]["work"] == expected.place
    assert puzzle["content"]["hand"] == [NAMES[card] for card in expected.hand]
    assert (puzzle["ranked"], puzzle["state"]) == (True, "begun")
    calendar.seconds = 65
    wrong = ana.post(f"{address('music')}/try", {"answer": puzzle["content"]["hand"][0]})
    problem = verify(
        expected.target, parse_arrangement(expected.target, puzzle["content"]["hand"][0]), expected.hand
    )
    assert problem is not None
    assert wrong["verdict"]["reason"] == problem.reason
    judged = ana.post(f"{address('music')}/judge", {"answer": puzzle["content"]["hand"][0]})
    assert judged == wrong["verdict"]  # and it was no attempt
    assert (wrong["state"], wrong["tries"], wrong["fewest"]) == ("begun", 1, None)
    right = solve(server, ana, "music")
    assert (right["verdict"]["reason"], right["state"], right["tries"]) == ("", "solved", 2)
    assert 65_000 <= right["time"] < 80_000
    calendar.seconds = 500
    assert solve(server, ana, "music")["time"] == right["time"]  # the first time counts
    after = ana.get(BASE)
    assert after["tiles"][2]["state"] == "solved"
    assert after["results"] == [
        {
            "place": 1,
            "name": "Ana",
            "account": False,
            "mine": True,
            "solved": 1,
            "times": [None, None, right["time"], None, None],
            "quick": False,
            "total": right["time"],
        }
    ]


def test_the_clock_runs_on_through_a_restart(serve: Serve, calendar: Calendar) -> None:
    server = serve()
    ana = server.guest("Ana")
    ana.post(address("science"))
    calendar.seconds = 40
    assert ana.post(address("science"))["time"] >= 40_000
    server.stop()
    again = serve()
    ana = moved(ana, again)
    assert ana.get(BASE)["tiles"][4]["time"] >= 40_000
    assert solve(again, ana, "science")["time"] >= 40_000


def test_everybody_gets_the_same_set_and_nobody_can_compute_it(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    sets = [[guest.post(address(kind))["content"]["hand"] for kind in CATEGORY_NAMES] for guest in (ana, ben)]
    assert sets[0] == sets[1]
    assert sets[0] != [
        [NAMES[card] for card in puzzle.hand]
        for puzzle in daily_puzzles(day_seed(GAME, PUZZLES, DAY.isoformat()))
    ]


def test_nothing_is_told_too_early(server: Served) -> None:
    """Canary: no puzzle before it is begun, no solution before it is asked for, nothing of tomorrow."""
    ana = server.guest("Ana")
    known = puzzles(server)
    day = ana.get(BASE)
    for kind in CATEGORY_NAMES:
        for command in ("judge", "try", "solution"):
            refused = ana.refused("POST", f"{address(kind)}/{command}", {"answer": "M001"})
            assert refused == (409, "not-begun")
    assert all(tile.keys() == {"kind", "level", "state", "time", "known"} for tile in day["tiles"])
    heard = str(
        [tile for tile in day["tiles"] if tile.pop("time") == 0]
    )  # the dates beside them tell nothing
    for puzzle in known.values():
        for text in (FIGURE_NAMES[puzzle.figure], puzzle.target.text, *(NAMES[card] for card in puzzle.hand)):
            assert text not in heard
    heard = ""
    for kind, puzzle in known.items():
        heard += ana.http.post(address(kind)).text
        heard += ana.http.post(f"{address(kind)}/try", json={"answer": NAMES[puzzle.hand[0]]}).text
    heard += ana.http.get(BASE).text + ana.http.get(f"{PRACTICE}/science/late_modern/1").text
    texts = [puzzle.solution() for puzzle in [*known.values(), make_puzzle(1, "science", 2)]]
    assert not any(text in heard for text in texts)
    assert '"fewest":null' in heard
    assert heard.count('"fewest":') == heard.count('"fewest":null')
    tomorrow = DAY + datetime.timedelta(1)
    assert ana.refused("GET", f"{BASE}/{tomorrow}") == (403, "not-yet")
    for command in ("", "/try", "/solution"):
        refused = ana.refused("POST", address("music", tomorrow) + command, {"answer": "M001"})
        assert refused == (403, "not-yet")


def test_who_asks_for_a_solution_has_no_place(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    ana.post(address("painting"))
    shown = ana.post(f"{address('painting')}/solution")
    puzzle = puzzles(server)["painting"]
    assert verify(puzzle.target, parse_arrangement(puzzle.target, shown["answer"]), puzzle.hand) is None
    assert shown["state"] == "shown"
    tried = ana.post(f"{address('painting')}/try", {"answer": shown["answer"]})
    assert (tried["verdict"]["reason"], tried["state"], tried["tries"]) == ("", "shown", 0)
    solve(server, ben, "painting")
    assert ben.post(f"{address('painting')}/solution")["state"] == "solved"  # it was solved before
    day = ana.get(BASE)
    assert day["tiles"][0]["state"] == "shown"
    assert [result["name"] for result in day["results"]] == ["Ben"]


def test_results_are_ranked(server: Served, calendar: Calendar) -> None:
    """More puzzles first, then less time; each sees the own line marked."""
    ana, ben, cleo = (server.guest(name) for name in ("Ana", "Ben", "Cleo"))
    for guest in (ana, ben, cleo):
        guest.post(address("music"))
    ana.post(address("science"))
    solve(server, cleo, "music")
    calendar.seconds += 10
    solve(server, ben, "music")
    calendar.seconds += 50
    solve(server, ana, "music")
    solve(server, ana, "science")
    day = ben.get(BASE)
    found = [(result["place"], result["name"], result["solved"], result["mine"]) for result in day["results"]]
    assert found == [(1, "Ana", 2, False), (2, "Cleo", 1, False), (3, "Ben", 1, True)]
    assert day["results"][0]["total"] == sum(time for time in day["results"][0]["times"] if time)
    assert [result["quick"] for result in day["results"]] == [False, True, False], "nobody lays it in no time"
    assert day["people"] == 3
    assert day["recent"][0] == {"date": DAY.isoformat(), "people": 3, "solved": 1}
    assert server.guest().get(BASE)["results"][1]["mine"] is False


def test_a_past_set_is_for_practice(server: Served, calendar: Calendar) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    solve(server, ana, "music")
    ana.post(address("painting"))
    calendar.day += datetime.timedelta(1)
    practised = ben.post(address("music"))
    assert (practised["ranked"], practised["state"]) == (False, "new")
    assert solve(server, ben, "music")["state"] == "new"
    assert ben.post(f"{address('science')}/solution")["answer"] == puzzles(server)["science"].solution()
    assert solve(server, ana, "painting")["state"] == "solved"  # begun on its day
    past = ben.get(f"{BASE}/{DAY}")
    assert [(result["name"], result["solved"]) for result in past["results"]] == [("Ana", 2)]
    assert (past["date"], past["today"]) == ("2026-11-16", "2026-11-17")
    assert [day["people"] for day in past["recent"][:3]] == [0, 1, 0]
    assert ben.get(BASE)["results"] == []
    for date in ("2024-01-01", "20261116", "2026-11-31", "2026-W46-1", "yesterday"):
        assert ana.refused("GET", f"{BASE}/{date}") == (404, "no-such-day")


def test_practice_by_kind_and_period_is_the_same_for_a_seed(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    base = f"{PRACTICE}/literature/early_modern/4711"
    puzzle = ana.get(base)
    assert puzzle == ben.get(base)
    assert (puzzle["kind"], puzzle["level"], puzzle["ranked"]) == ("literature", "early_modern", False)
    assert puzzle != ana.get(f"{PRACTICE}/literature/early_modern/4712")
    wrong = ana.post(f"{base}/try", {"answer": f"{puzzle['content']['hand'][0]}:"})
    assert wrong["verdict"]["reason"] == "dead-card"
    text = ana.post(f"{base}/solution")["answer"]
    right = ana.post(f"{base}/try", {"answer": text})
    assert right["verdict"]["state"] == "complete"
    assert right["fewest"] == make_puzzle(4711, "literature", 1).fewest
    for strange in ("dance/early_modern/1", "music/stone_age/1", "music/early_modern/1000000000"):
        assert ana.refused("GET", f"{PRACTICE}/{strange}") == (404, "no-such-puzzle")
    assert ana.refused("POST", address("dance")) == (404, "no-such-puzzle")


def test_strange_wishes_are_refused_without_harm(serve: Serve) -> None:
    server = serve(limits=Limits(puzzles=20))
    assert fetch(f"{server.url}{PRACTICE}/music/early_modern/1").status_code == 401
    ana = server.guest("Ana")
    ana.post(address("music"))
    wish = f"{address('music')}/try"
    for text in ("", "M001 +", "M999", "x" * 5000, "M001 / M002", "é"):
        assert ana.refused("POST", wish, {"answer": text}) == (400, "no-answer")
    assert ana.refused("POST", wish, {"text": "M001"}) == (400, "malformed")
    assert ana.refused("POST", wish, {"answer": "x" * 70_000}) == (413, "too-long")
    assert ana.post(wish, {"answer": "M001"})["tries"] == 1  # those before were no attempts
    for _ in range(12):
        ana.http.post(wish, json={"answer": "M001"})
    assert ana.refused("POST", wish, {"answer": "M001"}) == (429, "too-fast")
    assert server.guest("Ben").post(address("music"))["state"] == "begun"


def test_who_is_forgotten_leaves_the_results(server: Served) -> None:
    ana = server.guest("Ana")
    solve(server, ana, "sculpture")
    assert ana.http.delete("/api/me").status_code == 204
    assert server.guest().get(BASE)["people"] == 0


@pytest.mark.parametrize("version", range(1, migration.VERSION))
def test_an_older_database_gets_its_corner(serve: Serve, version: int) -> None:
    server = serve()
    server.stop()
    for old in server.config.data.glob(f"{FILE}*"):
        old.unlink()
    db = connect(server.config.data / FILE)
    migration.migrate(db, version)
    db.close()
    again = serve()
    assert solve(again, again.guest("Ana"), "music")["state"] == "solved"


def test_who_has_begun_a_kind_before_knows_it(server: Served, calendar: Calendar) -> None:
    ana = server.guest("Ana")

    def known() -> list[str]:
        return [tile["kind"] for tile in ana.get(BASE)["tiles"] if tile["known"]]

    assert known() == []
    ana.post(address("music"))
    assert known() == ["music"]
    calendar.day += datetime.timedelta(1)
    assert known() == ["music"]
    assert not any(tile["known"] for tile in server.guest("Ben").get(BASE)["tiles"])
