"""A fifth game of at most 120 lines, without texts: the contract, the terminal and simulation take it as it is.

The browser's part is tests/browser/test_generic.py. A game outside the package runs on the interpreted engine.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FIFTH = ROOT / "tests" / "fifth"
ENGINE = {
    "LUDARIUM_GAMES": str(FIFTH),
    "LUDARIUM_DATA": tempfile.mkdtemp(),
    "PYTHONPATH": str(ROOT / "src"),
    "LUDARIUM_ENGINE": "interpreted",
}
ENV = {**{key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}, **ENGINE}


def run(*arguments: str, given: str | None = None) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=ROOT,
        env=ENV,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_it_is_small() -> None:
    lines = [line for path in (FIFTH / "nim").glob("*.py") for line in path.read_text().splitlines()]
    assert len(lines) <= 120
    assert not list((FIFTH / "nim").rglob("*.ftl"))


def test_it_passes_the_contract() -> None:
    assert " passed" in run("pytest", "tests/contract", "-q", "-k", "nim", "-n", "0", "-x")


def test_it_is_simulated_with_bots_of_all_kinds() -> None:
    players = "greedy,random"
    told = run("ludarium.cli", "simulate", "nim", "--players", players, "--games", "20", "--seed", "1")
    assert "greedy" in told


@pytest.mark.parametrize("seat", [0, 1])
def test_it_is_played_in_a_terminal(seat: int) -> None:
    seats = ["--seat", "random", "--seat", "random"]
    seats[2 * seat + 1] = "human:Ana"
    typed = "".join(f"{heap} 1\n" for heap in "abc") * 5 + "1\n" * 5
    told = run("ludarium.cli", "play", "nim", *seats, "--seed", "3", given=typed)
    assert "a Take " in told
    assert "won." in told
