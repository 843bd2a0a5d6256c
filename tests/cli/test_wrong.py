"""Every wrong argument: one line that names it and what is allowed, exit code 2, nothing on stdout."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

TWO = ("--players", "random,random")
WRONG = {
    "no such command": (("juggle",), ("juggle", "games, play, learn, simulate")),
    "no such option": (("games", "--loud"), ("--loud", "games --help")),
    "no game": (("play",), ("GAME",)),
    "misspelt game": (("play", "artificum"), ("'artificum'", "did you mean artificium?")),
    "unknown game": (("simulate", "chess", *TWO), ("'chess'", "known: ars-universalis, artificium")),
    "too few seats": (("play", "artificium", "--seat", "human"), ("2 to 6 players", "not 1")),
    "too many players": (
        ("simulate", "artificium", "--players", ",".join(["random"] * 7)),
        ("2 to 6", "not 7"),
    ),
    "misspelt human": (("play", "artificium", "--seat", "humam"), ("'humam'", "human:NAME")),
    "empty name": (("play", "artificium", "--seat", "human:"), ("1 to 20 characters",)),
    "same names": (
        ("play", "artificium", "--seat", "human:Ana", "--seat", "human:ana"),
        ("two players are called 'Ana'",),
    ),
    "misspelt bot": (("play", "artificium", "--seat", "human", "--seat", "novic"), ("'novic'", "novice")),
    "unknown bot": (("simulate", "artificium", "--players", "random,deepblue"), ("'deepblue'", "greedy")),
    "empty bot": (("simulate", "artificium", "--players", "random,"), ("--players", "commas")),
    "unknown option": (("play", "artificium", "--option", "gravity=9"), ("'gravity'", "start_coins")),
    "unknown option beside others": (
        ("simulate", "universal-tapestry", "--players", "random", "--option", "wind=strong"),
        ("'wind'", "its options: mode, deck", "its constants: draw_area"),
    ),
    "option in capitals": (
        ("simulate", "universal-tapestry", "--players", "random", "--option", "MODE=time"),
        ("'MODE'", "did you mean mode?"),
    ),
    "table without entry": (
        ("simulate", "artificium", *TWO, "--option", "buy=1"),
        ("buy has several entries", "buy.wood"),
    ),
    "entry of a number": (("play", "artificium", "--option", "rounds.x=2"), ("rounds is one value",)),
    "entry out of range": (
        ("simulate", "artificium", *TWO, "--option", "bonus.999=coal"),
        ("bonus has no entry '999'", "takes 1 to 199"),
    ),
    "two in a solitaire": (("simulate", "universal-tapestry", *TWO), ("1 player, not 2",)),
    "near constant": (("play", "artificium", "--option", "start_coin=9"), ("did you mean start_coins?",)),
    "option without value": (("simulate", "artificium", *TWO, "--option", "x"), ("NAME=VALUE", "'x'")),
    "option twice": (
        ("simulate", "artificium", *TWO, "--option", "rounds=2", "--option", "rounds=3"),
        ("rounds is given twice",),
    ),
    "value not allowed": (
        ("simulate", "_template", *TWO, "--option", "ties=maybe"),
        ("ties", "nobody, shared", "'maybe'"),
    ),
    "constant out of range": (("play", "artificium", "--option", "rounds=99"), ("between 1 and 12", "99")),
    "seed no number": (("play", "artificium", "--seed", "lucky"), ("--seed", "whole number", "'lucky'")),
    "negative seed": (("simulate", "artificium", *TWO, "--seed=-1"), ("--seed", "0 or more", "'-1'")),
    "no games": (("simulate", "artificium", *TWO, "--games", "0"), ("--games", "1 or more", "'0'")),
    "no workers": (("simulate", "artificium", *TWO, "--workers", "0"), ("--workers", "1 or more", "'0'")),
    "no players": (("simulate", "artificium"), ("--players",)),
    "misspelt preset": (
        ("play", "universal-tapestry", "--preset", "clasic"),
        ("'clasic'", "classic, relaxed, gentle", "did you mean classic?"),
    ),
    "unknown preset": (
        ("simulate", "universal-tapestry", "--players", "random", "--preset", "hard"),
        ("'hard'", "known: classic, relaxed, gentle"),
    ),
    "no presets": (("tournament", "artificium", "--bots", "random,novice", "--preset", "x"), ("no presets",)),
    "no daily deal": (("play", "artificium", "--daily"), ("no daily deal", "universal-tapestry")),
    "daily and seed": (("play", "universal-tapestry", "--daily", "--seed", "1"), ("--daily and --seed",)),
    "unknown language": (("play", "artificium", "--lang", "xx"), ("'xx'", "en")),
    "same bot twice": (("tournament", "artificium", "--bots", "random,random"), ("random twice",)),
    "too few bots": (
        ("tournament", "artificium", "--bots", "random,novice", "--players", "3"),
        ("3 bots", "not 2"),
    ),
    "tables too large": (
        ("tournament", "artificium", "--bots", "random,novice", "--players", "9"),
        ("2 to 6",),
    ),
    "no record": (("record", "verify", "nowhere.txt"), ("nowhere.txt", "no such file")),
    "no record command": (("record", "burn", "x"), ("burn", "verify, show")),
}


@pytest.mark.parametrize("name", WRONG)
def test_one_line_and_code_two(name: str, run: Run) -> None:
    arguments, parts = WRONG[name]
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("ludarium: ")
    assert ran.err.count("\n") == 1
    for part in parts:
        assert part in ran.err, ran.err


def test_files_that_cannot_be(run: Run, tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "letter").write_text("Dear Ana", encoding="utf-8")
    for arguments, part in (
        (("record", "verify", tmp_path), "directory"),
        (("record", "verify", tmp_path / "binary"), "no text file"),
        (("record", "verify", tmp_path / "letter"), "is no record of a game"),
        (("play", "artificium", "--save", tmp_path), "it is a folder"),
        (("play", "artificium", "--save", tmp_path / "no" / "x"), "is no folder"),
        (("play", "artificium", "--save", tmp_path / "letter"), "left alone"),
    ):
        ran = run(*arguments)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert part in ran.err


def test_without_a_command_there_is_help(run: Run) -> None:
    ran = run()
    assert "simulate" in ran.out
    assert ran.err == ""
