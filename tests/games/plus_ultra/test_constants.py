"""Every step of the outline is called after a section, every reconstructed constant is named in RULES.md."""

from __future__ import annotations

import re
from pathlib import Path

from ludarium.core.declare import names
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.data import Cause, Character, Nation
from tests.games.plus_ultra.sections import SECTIONS

RULES = Path(__file__).parents[3] / "src" / "ludarium" / "games" / "plus_ultra" / "RULES.md"
WHOLE = ("4", "4 A", "4 E")  # steps that only lead through their parts


def test_every_step_is_called_after_a_section_that_is_tested() -> None:
    assert [step.name for step in GAME.outline.steps if step.section not in (*SECTIONS, *WHOLE)] == []


def test_every_reconstructed_constant_is_named_in_the_rules() -> None:
    text = RULES.read_text(encoding="utf-8").partition("## What is reconstructed")[2]
    named = set(re.findall(r"`(\w+)`", text))
    ours = {constant.name for constant in GAME.constants.table.values() if constant.source == "RECONSTRUCTED"}
    assert ours - named == set()
    assert {name for name in named if name not in GAME.constants.table} == set()


def test_a_character_and_a_nation_are_causes_by_their_own_numbers() -> None:
    assert names(Cause)[: Character.COUNT] == names(Character)
    assert names(Cause)[Cause.AUSTRIA :][: Nation.COUNT] == names(Nation)
