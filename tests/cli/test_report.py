"""`ludarium simulate --report`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run

COMMAND = (
    *("simulate", "artificium", "--players", "random,random", "--players", "random,novice,random"),
    *("--option", "rounds=1,2", "--games", 6, "--seed", 4),
)


def test_a_report_of_several_tables(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "out.html"
    ran = run(*COMMAND, "--report", path)
    assert (ran.code, ran.err) == (0, "")
    for words in ("2 players; rounds = 1", "3 players; rounds = 2", "Win rate by seat", str(path)):
        assert words in ran.out
    page = path.read_text(encoding="utf-8")
    assert "24 games at 4 tables" in page
    assert "Charcoal hut" in page  # named as the game's catalogue names it
    assert "--option rounds=1,2 --report FILE" in page
    assert [entry.name for entry in tmp_path.iterdir()] == ["out.html"]


def test_the_number_of_workers_does_not_matter(run: Run, tmp_path: Path) -> None:
    pages = []
    counts = []
    for workers in (1, 2):
        path = tmp_path / f"{workers}.html"
        ran = run(*COMMAND, "--workers", workers, "--report", path, "--json")
        pages.append(path.read_bytes())
        counts.append(json.loads(ran.out)["tables"])
    assert pages[0] == pages[1]
    assert counts[0] == counts[1]
    assert [table["games"] for table in counts[0]] == [6] * 4


def test_the_same_games_as_without_a_report(run: Run, tmp_path: Path) -> None:
    command = ("simulate", "artificium", "--players", "random,novice", "--games", 5, "--json")
    [reported] = json.loads(run(*command, "--report", tmp_path / "x.html").out)["tables"]
    plain = json.loads(run(*command).out)
    assert reported == {key: plain[key] for key in reported}


def test_a_report_is_replaced_and_other_files_are_not(run: Run, tmp_path: Path) -> None:
    one = ("simulate", "_template", "--players", "random,random", "--games", 2, "--report")
    path = tmp_path / "out.html"
    assert run(*one, path).code == 0
    assert run(*one, path).code == 0
    letter = tmp_path / "letter.html"
    letter.write_text("<!doctype html>\nDear Ana", encoding="utf-8")
    for file, part in (
        (letter, "is no report: it is left alone"),
        (tmp_path, "it is a folder"),
        (tmp_path / "no" / "x.html", "is no folder"),
    ):
        ran = run(*one, file)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert part in ran.err
    assert letter.read_text(encoding="utf-8").endswith("Dear Ana")


def test_wrong_arguments_of_a_report(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "out.html"
    two = ("simulate", "artificium", "--players", "random,random")
    for arguments, part in (
        ((*two, "--option", "rounds=1,,2"), "rounds takes one value or several with commas between"),
        ((*two, "--option", "rounds=1,1"), "rounds names a value twice"),
        ((*two, "--option", "rounds=1,99"), "between 1 and 12"),
        ((*two, "--option", "gravity=1,2"), "'gravity' is neither an option nor a constant"),
        ((*two, "--players", "random,random"), "--players random,random is given twice"),
        ((*two, "--players", "random"), "2 to 6 players, not 1"),
        (
            (
                *two,
                "--option",
                "rounds=1,2,3,4,5,6,7,8,9,10,11,12",
                "--option",
                "start_coins=1,2,3,4,5,6,7,8,9",
            ),
            "that makes 108 tables; a report has at most 100",
        ),
    ):
        ran = run(*arguments, "--report", path)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1), ran
        assert part in ran.err
    assert not path.exists()
    ran = run(*two, "--players", "random,random,random")
    assert (ran.code, ran.out) == (2, "")
    assert "add --report FILE" in ran.err
