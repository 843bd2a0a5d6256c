"""Wheel and sdist alone, each installed by pip into an empty environment, make a whole game room."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import engine

ROOT = Path(__file__).parent.parent.parent
LOOK = """
import json
from importlib.resources import files
from ludarium.core import kernel
from ludarium.games import all_games
print(json.dumps([
    kernel.__file__.endswith(".py"),
    [game.id for game in all_games()],
    (files("ludarium.server") / "static" / "index.html").is_file(),
    len(list((files("ludarium.cli") / "rules" / "artificium").iterdir())),
]))
"""


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """With nothing in the environment that leads to this repository."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LUDARIUM"))}
    words = [str(word) for word in command]
    done = subprocess.run(
        words, env={**kept, **environment}, cwd=cwd, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def registry(tmp_path_factory: pytest.TempPathFactory) -> None:
    """pip needs one; who is offline still runs the other tests."""
    folder = tmp_path_factory.mktemp("registry")
    try:
        run(sys.executable, "-m", "pip", "download", "-qq", "--no-deps", "-d", folder, "mdurl", cwd=folder)
    except AssertionError as error:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(f"no package registry: {error}")


@pytest.mark.parametrize(
    "interpreted",
    [pytest.param("1", id="interpreted"), pytest.param("0", id="compiled", marks=pytest.mark.slow)],
)
# What pip makes of the sdist is a wheel, too, and .venv holds another: the wheel on its own can wait for test-all.
@pytest.mark.parametrize("kind", [pytest.param("wheel", marks=pytest.mark.slow), "sdist"])
def test_a_package_alone_is_enough(kind: str, interpreted: str, registry: None, tmp_path: Path) -> None:
    chosen = {"LUDARIUM_INTERPRETED": interpreted}
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", tmp_path, cwd=ROOT, **chosen)
    (package,) = tmp_path.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    venv = tmp_path / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", venv, cwd=tmp_path)
    pip = (sys.executable, "-m", "pip", "--python", venv, "-q")
    run(*pip, "install", package, cwd=tmp_path, **chosen)
    run(*pip, "check", cwd=tmp_path)
    is_interpreted, games, has_pages, rules = json.loads(run(venv / "bin/python", "-c", LOOK, cwd=tmp_path))
    assert is_interpreted == (interpreted == "1" or engine.why_interpreted() != "")
    assert len(games) >= 4
    assert has_pages
    assert rules == 3  # languages of the rules in the terminal
    simulated = ("simulate", "artificium", "--players", "greedy,random", "--games", "2", "--seed", "1")
    assert "greedy" in run(venv / "bin/ludarium", *simulated, cwd=tmp_path)
