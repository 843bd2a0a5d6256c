"""`ludarium games`, `simulate` and `tournament`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from typing import Any

import pytest

from tests.cli.conftest import Run

ENDLESS = 100_000_000
INTERRUPTED = 130
TIMES = ("seconds", "decisions_per_second", "games_per_second", "workers")
PROMISED = {
    *("game", "players", "games", "seconds", "decisions", "decisions_per_second"),
    *("wins", "mean_scores", "seat_wins"),
}


def test_games(run: Run) -> None:
    assert "artificium" in run("games").out
    games = json.loads(run("games", "--json").out)
    [artificium] = [game for game in games if game["id"] == "artificium"]
    assert artificium["name"] == "Artificium"
    assert artificium["players"] == [2, 3, 4, 5, 6]
    assert artificium["rules_version"] == "1"
    assert artificium["options"] == []
    assert artificium["modes"] == {}


def test_one_object_with_all_that_is_promised(run: Run) -> None:
    ran = run("simulate", "artificium", "--players", "random,random,random", "--games", 30, "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert found.keys() >= PROMISED
    assert found["game"] == "artificium"
    assert found["players"] == ["random"] * 3
    assert found["games"] == 30
    assert found["wins"] == {"random": 30}
    assert sum(found["seat_wins"]) == pytest.approx(30)
    assert found["decisions"] > 30 * 40


def test_the_number_of_workers_does_not_matter(run: Run) -> None:
    command = (
        "simulate",
        "artificium",
        "--players",
        "random,novice,random",
        "--games",
        10,
        "--seed",
        4,
        "--json",
    )
    alone, shared = (json.loads(run(*command, "--workers", workers).out) for workers in (1, 2))
    for key in TIMES:
        alone.pop(key), shared.pop(key)
    assert alone == shared
    assert alone["wins"].keys() == {"random", "novice"}
    assert sum(alone["wins"].values()) == pytest.approx(10)


def test_options_reach_the_games(run: Run) -> None:
    command = ("simulate", "artificium", "--players", "random,random", "--games", 5, "--json")
    short = json.loads(run(*command, "--option", "rounds=1").out)
    whole = json.loads(run(*command).out)
    assert short["options"] == {"rounds": "1"}
    assert 2 * short["decisions"] < whole["decisions"]


def test_a_table_for_people(run: Run) -> None:
    out = run("simulate", "artificium", "--players", "random,novice", "--games", 4).out
    for words in ("Artificium: 4 games", "Win rate", "95 %", "Seat", "Moves a game", "decisions/s"):
        assert words in out


def test_tournament(run: Run) -> None:
    command = ("tournament", "artificium", "--bots", "random,novice,apprentice", "--games", 4, "--seed", 2)
    found = json.loads(run(*command, "--json").out)
    assert found["games"] == 12
    assert {standing["bot"] for standing in found["standings"]} == {"random", "novice", "apprentice"}
    ratings = [standing["rating"] for standing in found["standings"]]
    assert ratings == sorted(ratings, reverse=True)
    assert found["standings"][0]["bot"] == "apprentice"
    out = run(*command).out
    assert "Rating" in out
    assert "3 tables" in out


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_prints_what_there_is(workers: str) -> None:
    for wait in (2.0, 5.0, 20.0):  # a busy machine may need longer for the first games
        found = interrupted_after(wait, workers)
        if found["games"] > 0:
            break
    assert found["interrupted"] is True
    assert 0 < found["games"] < ENDLESS
    assert sum(found["seat_wins"]) == pytest.approx(found["games"])


def interrupted_after(seconds: float, workers: str) -> dict[str, Any]:
    command = ["simulate", "artificium", "--players", "random,random", "--games", str(ENDLESS), "--json"]
    # A shell starts its background jobs deaf to interrupts, and children inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [sys.executable, "-m", "ludarium.cli", *command, "--workers", workers],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        time.sleep(seconds)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    finally:
        process.kill()
        signal.signal(signal.SIGINT, before)
    if process.returncode != INTERRUPTED or not out:  # it had not even begun
        return {"games": 0}
    assert err == ""
    found: dict[str, Any] = json.loads(out)
    return found
