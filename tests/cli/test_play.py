"""`ludarium play`, as it is typed and read."""

from __future__ import annotations

import re
from pathlib import Path

from ludarium.core.record import read
from ludarium.games import find_game
from tests.cli.conftest import Run

BOTS = ("--seat", "human", "--seat", "random", "--seat", "random")


def test_a_whole_game_by_numbers(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    ran = run("play", "artificium", *BOTS, "--seed", 5, "--save", path, typed="1\n" * 400)
    assert ran.code == 0
    assert ran.err == ""
    assert "The game is over" in ran.out
    assert str(path) in ran.out
    journal = read(path.read_text(encoding="utf-8"), find_game)
    assert journal.state.over
    assert journal.names == ["human", "random 1", "random 2"]
    total = re.search(r"Total +(\d+) +(\d+) +(\d+)", ran.out)
    assert total is not None
    assert sorted(map(int, total.groups())) == sorted(int(journal.state.score(seat)) for seat in range(3))


def test_it_starts_at_once_against_two_bots(run: Run) -> None:
    ran = run("play", "artificium")
    assert ran.code == 0
    assert "Your hand" in ran.out
    assert len(re.findall(r"^. +apprentice \d", ran.out, re.M)) == 2
    assert "kept" in ran.out


def test_before_the_first_move_nothing_is_kept(run: Run, own_data: Path) -> None:
    ran = run("play", "universal-tapestry")
    assert "nothing is kept" in ran.out
    assert list(own_data.rglob("*.txt")) == []


def test_the_same_seed_is_the_same_game(run: Run, tmp_path: Path) -> None:
    save = ("--save", tmp_path / "game.txt")
    line = ("play", "artificium", *BOTS, "--seed", 8, *save)
    run(*line, typed="1\n" * 20)  # what the companion says, it says once
    first, second = (run(*line, typed="1\n" * 20).out for _ in range(2))
    assert first == second


def test_refusals_say_why(run: Run) -> None:
    typed = "swap castle castle\nwhy mulligan\nwhy use\nwhy\njuggle\nswap\n99\nwhy discard\n"
    out = run("play", "artificium", *BOTS, "--seed", 7, typed=typed).out
    assert "Not possible: You do not hold Castle." in out
    assert "That is possible now: Discard your hand and draw 5 new cards." in out
    assert "Not possible: That cannot be done now." in out
    assert "Say what you wish for" in out
    assert "“juggle” is no move of this game" in out
    assert "swap is typed like this: `swap " in out
    assert "99 is no number of the list: 1–" in out


def test_help_cards_log_and_table(run: Run) -> None:
    out = run("play", "artificium", *BOTS, "--seed", 7, typed="help\ncards\nlog\ntable\n").out
    assert "preview MOVE" in out
    assert "Wizard's tower" in out
    assert out.count("Round 1 began") >= 2
    assert out.count("Your hand") == 2


def test_no_colours_outside_a_terminal(run: Run) -> None:
    assert "\x1b" not in run("play", "artificium", *BOTS, typed="1\n1\n").out


def test_save_and_quit(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "running.txt"
    ran = run("play", "artificium", *BOTS, typed=f"pass\nsave {path}\nsave {tmp_path}/nowhere/x\nquit\n")
    assert ran.code == 0
    assert not read(path.read_text(encoding="utf-8"), find_game).state.over
    assert "is no folder" in ran.out
    foreign = tmp_path / "letter.txt"
    foreign.write_text("Dear Ana", encoding="utf-8")
    assert "is no record of a game" in run("play", "artificium", *BOTS, typed=f"save {foreign}\n").out
    assert foreign.read_text(encoding="utf-8") == "Dear Ana"


def test_a_game_without_a_drawing_of_its_own(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    seats = ("--seat", "human", "--seat", "novice")
    ran = run("play", "_template", *seats, "--option", "ties=shared", "--save", path, typed="1\n" * 99)
    assert ran.code == 0
    assert "High Card" in ran.out
    assert read(path.read_text(encoding="utf-8"), find_game).setup.options["ties"] == "shared"


def test_bots_alone(run: Run) -> None:
    ran = run("play", "artificium", "--seat", "random", "--seat", "random", "--seed", 1)
    assert ran.code == 0
    assert "random 1 drew 5 cards." in ran.out
    assert "The game is over" in ran.out
