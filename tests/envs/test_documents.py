"""What docs/research.md and the README show runs as it stands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "research.md"


def examples(path: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)


def run(code: str, *, cwd: Path | None = None, python: str = sys.executable) -> str:
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False, cwd=cwd)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_five_lines_are_the_same_everywhere() -> None:
    five = examples(GUIDE)[0]
    assert len(five.splitlines()) == 5
    assert re.sub(r"  # .*", "", examples(ROOT / "README.md")[-1]) == five


def test_the_five_lines_play_a_game() -> None:
    out = run(examples(GUIDE)[0] + "\nprint(over, info['scores'])")
    assert re.fullmatch(r"True \[\d+, \d+\]\n", out)


def test_many_games_at_once() -> None:
    episodes, *_ = run(examples(GUIDE)[1]).split()
    assert int(episodes) > 64


def test_the_bot_of_your_own_plays(tmp_path: Path) -> None:
    code = examples(GUIDE)[2]
    assert len(code.splitlines()) <= 30
    (tmp_path / "hoarder.py").write_text(code, encoding="utf-8")
    match = "print(Table('artificium', ('hoarder:Hoarder', 'random')).play(0, 1))"
    assert "Outcome" in run(f"from ludarium.lab.match import Table\n{match}", cwd=tmp_path)


@pytest.mark.slow
def test_the_extra_is_installed_in_a_clean_environment(tmp_path: Path) -> None:
    """The wheel with its extra from the registry, and the five lines."""
    (wheel,) = (ROOT / "build" / "wheel").glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    subprocess.run([python, "-m", "pip", "install", "-q", f"{wheel}[research]"], check=True)
    out = run(examples(GUIDE)[0] + "\nprint(over, info['scores'])", cwd=tmp_path, python=str(python))
    assert re.fullmatch(r"True \[\d+, \d+\]\n", out)
