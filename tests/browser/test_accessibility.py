"""axe-core on every screen, in both windows, light and dark: nothing serious, nothing critical."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludarium.core.lesson import names
from ludarium.games import all_games, folder_of
from tests.browser.conftest import EXHAUSTIVE, PHONE, WINDOWS, Enter, missing
from tests.browser.screens import House, Screen

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
CHECK = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(({id, nodes}) => `${id}: ` + nodes.slice(0, 3).map(({target, failureSummary}) =>
        `${target} ${failureSummary}`).join('; '))"""
SCHEMES = ("light", "dark")


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.exists():
        missing("accessibility tests need axe-core: `make web-check` installs it")
    return AXE.read_text()


@pytest.mark.parametrize("window", WINDOWS)
def test_no_serious_violation_on_any_screen(
    enter: Enter, house: House, axe: str, window: dict[str, Any]
) -> None:
    """`make test` looks at each screen in one window and either light or dark, `make test-all` at all in all."""
    visitor = enter(**window, reduced_motion="reduce")
    visitor.become(house)
    found: list[str] = []
    for number, (name, screen) in enumerate(house.screens.items()):
        if number % 2 != (window is PHONE) and not EXHAUSTIVE:
            continue
        for scheme in SCHEMES if EXHAUSTIVE else [SCHEMES[number // 2 % 2]]:
            visitor.page.emulate_media(color_scheme=scheme)
            visitor.see(screen)
            visitor.page.evaluate(axe)  # not by a script element, which the policy forbids
            found += [f"{name}, {scheme}: {flaw}" for flaw in visitor.page.evaluate(CHECK)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("window", WINDOWS)
def test_nor_in_a_course_or_its_first_lesson(enter: Enter, axe: str, window: dict[str, Any]) -> None:
    visitor = enter(**window, reduced_motion="reduce")
    found: list[str] = []
    for number, game in enumerate(all_games()):
        visitor.page.emulate_media(color_scheme=SCHEMES[(number + (window is PHONE)) % 2])
        course = Screen(f"/learn/{game.id}", "main li")
        for screen in (course, Screen(f"{course.address}/{names(folder_of(game))[0]}", "[data-lesson]")):
            visitor.see(screen)
            visitor.page.evaluate(axe)
            found += [f"{screen.address}: {flaw}" for flaw in visitor.page.evaluate(CHECK)]
    assert not found, "\n".join(found)
