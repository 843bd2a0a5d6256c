"""The interpreted and the compiled engine play the same games, move for move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludarium.core.kernel
from ludarium.core.game import Game

ROOT = Path(__file__).parent.parent.parent
COMPILED = not ludarium.core.kernel.__file__.endswith(".py")


@pytest.mark.skipif(not COMPILED, reason="this run is interpreted already")
def test_interpreted_and_compiled_agree(game: Game) -> None:
    """All cases of a game in one process for each engine, most of whose time would go into starting it."""
    source = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    installed = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.contract.trace", game.id]
    traces = [
        subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for env in (source, installed)
    ]
    (one, *interpreted), (two, *compiled) = (trace.splitlines() for trace in traces)
    assert (one, two) == ("interpreted", "compiled")
    assert len(interpreted) == len(compiled) > 20
    for expected, found in zip(interpreted, compiled):
        assert expected == found
