"""The interpreted and the compiled engine play the same games, move for move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludarium.core.kernel
from tests.contract.conftest import Case

ROOT = Path(__file__).parent.parent.parent
COMPILED = not ludarium.core.kernel.__file__.endswith(".py")


@pytest.mark.skipif(not COMPILED, reason="this run is interpreted already")
def test_interpreted_and_compiled_agree(case: Case) -> None:
    source = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    installed = {**os.environ, "PYTHONPATH": str(ROOT)}
    chosen = [f"{name}={value}" for name, value in case.chosen]
    command = [sys.executable, "-m", "tests.contract.trace", case.game.id, str(case.seats), *chosen]
    traces = [
        subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for env in (source, installed)
    ]
    engines, moves = zip(*(trace.split("\n", 1) for trace in traces), strict=True)
    assert engines == ("interpreted", "compiled")
    assert moves[0] == moves[1]
    assert len(moves[0]) > 500
