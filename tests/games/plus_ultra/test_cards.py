"""What the cards say is what the characters do: every number of theirs, in every language, and when passives work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludarium
from ludarium.core.declare import names
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.characters.role import CAST, Role
from ludarium.games.plus_ultra.data import Character, Common

TEXTS = Path(ludarium.__file__).parent / "games" / "plus_ultra" / "text"
BROWSER = Path(__file__).parents[3] / "web" / "src" / "games" / "plus_ultra" / "cards.ts"
LANGUAGES = ("en", "es", "de")
LISTS = {  # constants that a text names as a whole
    "trader_b2_tiers": "trader_offers",
    "king_b1_gp": "king_tiers",
    "queen_b1_gp": "queen_places",
    "painter_values": "painter_faces",
}
# What an action brings by a rule of its own: captured natives score (A12), a completed Church does.
BROUGHT = {
    "action-conqueror-1": "natives_capture_gp",
    "action-viceroy-2": "natives_capture_gp",
    "action-cardinal-1": "cathedral_complete_bonus",
}


def catalogue(language: str) -> dict[str, str]:
    """Every message with its attributes, as it is written."""
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    return {part.partition(" =")[0]: part for part in re.split(r"\n(?=[a-z])", text)}


def named(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names(Character))
def test_a_card_names_every_number_of_its_character(language: str, name: str) -> None:
    told = catalogue(language)
    texts = [told[f"action-{name}-{basic}"].partition(".full")[2] for basic in (1, 2)]
    texts += [told.get(f"{kind}-{name}", "") for kind in ("passive", "idle")]
    own = {LISTS.get(number, number) for number in GAME.constants.table if number.startswith(f"{name}_")}
    assert own
    assert own - named(" ".join(texts)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names(Common))
def test_a_common_action_names_every_number_of_its_own(language: str, name: str) -> None:
    own = {LISTS.get(number, number) for number in GAME.constants.table if number.startswith(f"{name}_")}
    assert own
    assert own - named(catalogue(language)[f"about-{name}"].partition(".full")[2]) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("action", "number"), BROUGHT.items())
def test_what_an_action_brings_beside_is_told_too(language: str, action: str, number: str) -> None:
    brief, _, full = catalogue(language)[action].partition(".full")
    assert number in named(full)
    if number == "natives_capture_gp":
        assert number in named(brief)


@pytest.mark.parametrize(
    ("language", "begins"), [("en", "When played"), ("es", "Al jugarl"), ("de", "Beim Ausspielen")]
)
def test_a_passive_that_works_once_says_so_and_is_marked_so(language: str, begins: str) -> None:
    once = {
        names(Character)[place] for place, role in enumerate(CAST) if type(role).selected is not Role.selected
    }
    told = catalogue(language)
    for name in names(Character):
        text = told.get(f"passive-{name}", "")
        assert (f"= {begins}" in text) == (name in once)
    marked = re.search(r"ONCE.*?\[(.*?)\]", BROWSER.read_text(encoding="utf-8"), re.DOTALL)
    assert marked
    assert set(re.findall(r"'(\w+)'", marked[1])) == once
