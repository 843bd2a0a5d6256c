"""The README's example runs as it stands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_example_plays_a_game() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    example = re.search(r"```python\n(.*?)```", readme, re.DOTALL)
    assert example is not None
    run = subprocess.run([sys.executable, "-c", example[1]], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\[\d+, \d+, \d+\] 4\n", run.stdout)
