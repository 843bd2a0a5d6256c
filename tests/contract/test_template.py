"""docs/add-a-game.md, carried out: a copy of the template passes the whole contract before its first rule."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_a_copied_template_passes_the_contract(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    script = re.search(r"```\n(game=.*?)```", guide, re.DOTALL)
    assert script is not None
    ignored = shutil.ignore_patterns("__pycache__", "static")  # the front end may be under construction
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    commands = script[1].strip().replace(".venv/bin/python", sys.executable) + " -n 0 -x"
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    run = subprocess.run(
        ["bash", "-ec", commands], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-2000:]
    assert " passed" in run.stdout
