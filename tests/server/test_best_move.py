"""Find the best move: one a day for everybody, the rest to practise; few tries, and no word too early."""

from __future__ import annotations

import datetime
import json
from typing import Any

import pytest

from ludarium.core import kernel
from ludarium.core.best_move import KIND, TRIES, BestMove, BestMoves
from ludarium.core.daily import PUZZLES, day_seed
from ludarium.core.host import Seeded
from ludarium.games import find_game
from tests.server.calendar import DAY, Calendar
from tests.server.client import Guest
from tests.server.conftest import Served

GAME = "artificium"
TODAY = f"/api/games/{GAME}/puzzles/{DAY}/{KIND}"
PRACTICE = f"/api/games/{GAME}/practice/{KIND}"


pytestmark = pytest.mark.usefixtures("calendar")


def hook() -> BestMoves:
    found = find_game(GAME).puzzles
    assert isinstance(found, BestMoves)
    return found


def of_today(server: Served) -> BestMove:
    """The puzzle as the server chooses it."""
    key = server.tables.context.signer.of_day(DAY.isoformat())
    return hook().of_day(day_seed(GAME, PUZZLES, DAY.isoformat(), key))[0]


def wrong(puzzle: BestMove, which: int = 0) -> str:
    return puzzle.kept.others[which].move


def attempt(guest: Guest, address: str, move: str) -> Any:
    return guest.post(f"{address}/try", {"answer": move})


def test_the_move_of_the_day_is_found_with_the_first_try(server: Served, calendar: Calendar) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    puzzle = of_today(server)
    handed = ana.post(TODAY)
    assert (handed["kind"], handed["level"], handed["ranked"]) == (KIND, puzzle.level, True)
    assert (handed["progress"]["left"], handed["progress"]["answer"]) == (TRIES, None)
    position = handed["content"]["position"]
    assert position["seat"] == puzzle.kept.seat
    assert position["table"]["seats"][puzzle.kept.seat]["name"] == "Ana"
    assert {move["text"] for move in position["legal"]} == {
        puzzle.kept.best,
        *(other.move for other in puzzle.kept.others),
    }
    calendar.seconds = 30
    found = attempt(ana, TODAY, puzzle.kept.best)
    assert (found["verdict"]["state"], found["state"], found["tries"]) == ("complete", "solved", 1)
    answer = found["progress"]["answer"]
    assert answer["best"] == puzzle.kept.best
    assert [other["move"] for other in answer["others"]] == [other.move for other in puzzle.kept.others]
    assert answer["others"][0]["why"]["bars"]
    attempt_of_ben = ben.post(TODAY) and attempt(ben, TODAY, wrong(puzzle))
    assert attempt_of_ben["progress"]["people"] == 2
    assert attempt_of_ben["progress"]["at_once"] == 1
    day = ana.get(f"/api/games/{GAME}/puzzles")
    assert [(result["name"], result["solved"]) for result in day["results"]] == [("Ana", 1)]


def test_what_is_shown_is_what_the_seat_could_know(server: Served) -> None:
    """A copy in which everything unknown is dealt again gives the same puzzle."""
    puzzle = of_today(server)
    shown = server.guest("Ana").post(TODAY)["content"]["position"]
    for seed in range(5):
        copy = kernel.redealt(puzzle.state, puzzle.kept.seat, Seeded(seed))
        assert json.loads(json.dumps(copy.view(puzzle.kept.seat))) == shown["view"]
        listed = [puzzle.game.verbs.write(move) for move in puzzle.setup.listed(copy, puzzle.kept.seat)]
        assert listed == [move["text"] for move in shown["legal"]]


def test_nothing_is_told_before_it_is_tried(server: Served) -> None:
    ana = server.guest("Ana")
    puzzle = of_today(server)
    for command in ("try", "solution", "clue", "judge"):
        refused = ana.refused("POST", f"{TODAY}/{command}", {"answer": puzzle.kept.best})
        assert refused == (409, "not-begun")
    heard = ana.post(TODAY)
    assert heard["content"].keys() == {*puzzle.content(), "position"}
    assert (heard["progress"]["answer"], heard["progress"]["tried"]) == (None, [])
    assert ana.refused("POST", f"{TODAY}/judge", {"answer": puzzle.kept.best}) == (404, "no-such-puzzle")
    first = attempt(ana, TODAY, wrong(puzzle))
    assert (first["verdict"]["state"], first["state"]) == ("wrong", "begun")
    told = first["progress"]
    assert [one["move"] for one in told["tried"]] == [wrong(puzzle)]
    assert told["tried"][0]["loss"] == puzzle.kept.others[0].loss
    assert (told["answer"], told["left"], told["found"]) == (None, TRIES - 1, False)
    assert (first["verdict"]["note"], first["verdict"]["details"].keys()) == ("", {"loss", "error"})
    again = attempt(ana, TODAY, wrong(puzzle))["progress"]
    assert again["left"] == TRIES - 1, "the same move is no further try"
    for text in ("", "dance", "swap theft theft theft", "x" * 500):
        assert ana.refused("POST", f"{TODAY}/try", {"answer": text}) == (400, "no-answer")


def test_after_three_tries_the_answer_is_told_and_no_place_is_left(server: Served) -> None:
    ana, puzzle = server.guest("Ana"), of_today(server)
    ana.post(TODAY)
    clue = ana.post(f"{TODAY}/clue")
    assert (clue["left"], clue["answer"]) == (TRIES - 1, None)
    assert clue["clue"]["pieces"] == [list(piece) for piece in puzzle.clue()[0]]
    attempt(ana, TODAY, wrong(puzzle))
    assert ana.post(f"{TODAY}/clue")["left"] == 1, "one clue is all there is"
    last = attempt(ana, TODAY, wrong(puzzle, 1))
    assert (last["state"], last["progress"]["left"]) == ("shown", 0)
    assert last["progress"]["answer"]["best"] == puzzle.kept.best
    late = attempt(ana, TODAY, puzzle.kept.best)
    assert (late["state"], late["progress"]["found"]) == ("shown", False)
    assert server.guest().get(f"/api/games/{GAME}/puzzles")["results"] == []


def test_who_gives_up_has_not_found_it(server: Served) -> None:
    ana, puzzle = server.guest("Ana"), of_today(server)
    ana.post(TODAY)
    shown = ana.post(f"{TODAY}/solution")
    assert (shown["answer"], shown["state"]) == (puzzle.kept.best, "shown")
    assert shown["progress"]["answer"]["best"] == puzzle.kept.best
    assert (shown["progress"]["people"], shown["progress"]["at_once"]) == (1, 0)
    assert attempt(ana, TODAY, puzzle.kept.best)["progress"]["found"] is False


def test_practice_counts_first_tries_and_leaves_out_todays(server: Served) -> None:
    ana, ben = server.guest("Ana"), server.guest("Ben")
    level, daily = "hard", of_today(server)
    some = [one for one in hook().all if one.level == daily.level]
    seed = next(seed for seed in range(len(some)) if hook().practice(seed, KIND, daily.level) is daily)
    shown = ana.get(f"{PRACTICE}/{daily.level}/{seed}")["progress"]["number"]
    assert shown == hook().practice(seed + 1, KIND, daily.level).kept.number != daily.kept.number
    some = [one for one in hook().all if one.level == level]
    address = f"{PRACTICE}/{level}/3"
    number = ana.get(address)["progress"]["number"]
    puzzle = next(one for one in some if one.kept.number == number)
    attempt(ana, address, wrong(puzzle))
    right = attempt(ana, address, puzzle.kept.best)["progress"]
    assert (right["found"], right["people"], right["at_once"], right["own"]) == (True, 1, 0, 1)
    found = attempt(ben, address, puzzle.kept.best)["progress"]
    assert (found["people"], found["at_once"], found["own_at_once"]) == (2, 1, 1)
    assert ana.get(address)["progress"]["answer"]["best"] == puzzle.kept.best, "it is remembered"
    assert ana.http.delete("/api/me").status_code == 204
    assert ben.get(address)["progress"]["people"] == 1
    for strange in (f"{KIND}/strange/1", "music/hard/1"):
        address = f"/api/games/{GAME}/practice/{strange}"
        assert ben.refused("GET", address) == (404, "no-such-puzzle")


def test_who_has_met_it_in_practice_has_no_place(server: Served, calendar: Calendar) -> None:
    ana, puzzle = server.guest("Ana"), of_today(server)
    calendar.day = DAY - datetime.timedelta(1)
    some = [one for one in hook().all if one.level == puzzle.level]
    seed = next(seed for seed in range(len(some)) if hook().practice(seed, KIND, puzzle.level) is puzzle)
    attempt(ana, f"{PRACTICE}/{puzzle.level}/{seed}", puzzle.kept.best)
    calendar.day = DAY
    handed = ana.post(TODAY)
    assert (handed["state"], handed["progress"]["found"]) == ("shown", True)
    assert ana.get(f"/api/games/{GAME}/puzzles")["results"] == []
