"""`ludarium solve`: answers as pictures and as moves that replay, and one line for what is wrong."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

import pytest

from ludarium.core.host import Seeded
from ludarium.games.universal_tapestry import GAME
from ludarium.games.universal_tapestry.solver import MissingSolver, Verdict, solve_layout, solve_line
from ludarium.games.universal_tapestry.state import UniversalTapestry
from tests.cli.conftest import Run

TAPESTRY = "universal-tapestry"
WON = Path(__file__).parent.parent / "games" / "universal_tapestry" / "records" / "classic-won.txt"
needs_ortools = pytest.mark.skipif(
    importlib.util.find_spec("ortools") is None and os.environ.get("CI") != "true",
    reason="OR-tools is not installed: pip install 'ludarium[solver]'",
)


@needs_ortools
def test_a_position_of_a_record(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "line.txt"
    ran = run("solve", TAPESTRY, "--record", WON, "--at", 120, "--seconds", 10, "--save", kept)
    assert (ran.code, ran.err) == (0, "")
    assert "Yes, by these moves." in ran.out
    assert "[ ] lies there already" in ran.out
    assert "finish" in ran.out
    verified = run("record", "verify", kept)
    assert verified.code == 0
    assert "is sound" in verified.out


@needs_ortools
def test_a_deal_that_cannot_be_completed_as_it_lies(run: Run) -> None:
    ran = run("solve", TAPESTRY, "--seed", 2, "--question", "layout")
    assert ran.code == 0
    assert "No, proved. At an empty cell no card that is left fits." in ran.out


@needs_ortools
def test_no_time() -> None:
    s = GAME.setup(1).begin(Seeded(1))
    assert isinstance(s, UniversalTapestry)
    layout = solve_layout(s, 0.001)
    line = solve_line(s, 0.001)
    assert (layout.verdict, layout.tapestry) == (Verdict.OPEN, {})
    assert (line.verdict, line.moves, line.score, line.bound) == (Verdict.OPEN, [], None, None)


@needs_ortools
def test_not_decided(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.games.universal_tapestry.solver.answer.Clock.left", 0.0)
    ran = run("solve", TAPESTRY, "--seed", 1)
    assert ran.code == 0
    assert ran.out.count("Not decided in the time given.") == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["artificium", "--seed", 1], "there is no solver for Artificium"),
        ([TAPESTRY], "either --seed or --record"),
        ([TAPESTRY, "--seed", 1, "--record", WON], "either --seed or --record"),
        ([TAPESTRY, "--seed", "x"], "--seed must be a whole number"),
        ([TAPESTRY, "--seed", 1, "--at", 3], "--at names a move of a record"),
        ([TAPESTRY, "--record", WON, "--at", 999], "--at must be between 0 and"),
        ([TAPESTRY, "--record", WON, "--option", "deck=H2"], "a record has its own options"),
        ([TAPESTRY, "--seed", 1, "--question", "why"], "--question must be one of layout, line,"),
        ([TAPESTRY, "--seed", 1, "--question", "layout", "--save", "x"], "--save keeps a line"),
        ([TAPESTRY, "--seed", 1, "--option", "deck=H9"], "option deck must be one of"),
        ([TAPESTRY, "--seed", 1, "--seconds", 0], "--seconds must be a whole number, 1 or more"),
        ([TAPESTRY, "--record", "nowhere.txt"], "no such file"),
    ],
)
def test_wrong_arguments(run: Run, arguments: list[object], complaint: str) -> None:
    ran = run("solve", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1


def test_without_ortools(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    ran = run("solve", TAPESTRY, "--seed", 1)
    assert ran.code == 2
    assert "pip install 'ludarium[solver]'" in ran.err
    s = GAME.setup(1).begin(Seeded(1))
    assert isinstance(s, UniversalTapestry)
    for solve in (solve_layout, solve_line):
        with pytest.raises(MissingSolver):
            solve(s, 1)
