"""`ludarium simulate --data` and `ludarium archive`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

pytest.importorskip("pyarrow")


def test_in_the_command_line(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    command = (
        "simulate",
        "artificium",
        "--players",
        "random,random",
        "--seed",
        2,
        "--data",
        folder,
        "--records",
    )
    first = json.loads(run(*command, "--games", 5, "--json").out)
    more = json.loads(run(*command, "--games", 20, "--json").out)
    plain = json.loads(run(*command[:6], "--games", 20, "--json").out)
    assert (first["found"], more["found"], more["games"]) == (0, 5, 20)
    assert more["wins"] == plain["wins"]
    assert more["mean_scores"] == plain["mean_scores"]
    assert "20 games are as played" in run("archive", "verify", folder).out
    assert run("archive", "record", folder, 3).out.startswith("ludarium-record")
    assert "no game 77" in run("archive", "record", folder, 77).err
    assert "add --data" in run(*command[:6], "--records").err
