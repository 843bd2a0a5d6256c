"""The page that `ludarium analyse --html` writes: nothing of it runs off a phone, nor off a desk, in any language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludarium.cli.app import run
from ludarium.core.record import save
from tests.coach.play import game_of

# What reaches beyond the window although nothing around it scrolls, and columns of numbers that scroll out of sight.
LOST = """
() => [...document.querySelectorAll('section, article, .why tr, .why td, .balance td')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 30)}`)
"""


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_nothing_runs_off_the_page(
    chromium: Any, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDARIUM_DATA", str(tmp_path / "data"))
    record, file = tmp_path / "game.txt", tmp_path / "page.html"
    save(game_of("artificium", ["novice", "master"], 4), record)
    asked = ["analyse", str(record), "--seconds", "0.5", "--lang", language, "--html", str(file)]
    assert run(asked) == 0
    for width in (1440, 390):
        page = chromium.new_page(viewport={"width": width, "height": 900})
        page.goto(file.as_uri())
        page.locator(".why").first.wait_for()
        assert page.evaluate(LOST) == []
        assert page.evaluate("document.documentElement.scrollWidth") == width
        page.close()
