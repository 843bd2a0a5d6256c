"""Every move of Plus Ultra that a whole game seldom brings, made by a person on the board.

Each begins at a position of a stored game, just before somebody made that move, with a person in that seat.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludarium.core import record
from ludarium.core.declare import chances
from ludarium.core.host import Replayed
from ludarium.core.journal import Journal
from ludarium.games import find_game
from ludarium.games.plus_ultra.data import Chance
from tests.browser.conftest import PHONE, PHONE_FIRST, Enter, Visitor, there_are
from tests.browser.planted import RECORDS, take_over
from tests.server.conftest import Served

FOLDER = RECORDS / "plus_ultra" / "records"
MAIN = "section.prompt button.filled:not([disabled])"


def before(pattern: str) -> tuple[Journal, int, str]:
    """A stored game up to the first move like this, with its seat and text."""
    wanted = re.compile(rf"^(\d+) (\d) ({pattern})(?: @\d+)?(?: =.*)?$", re.MULTILINE)
    for path in sorted(FOLDER.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        found = wanted.search(text)
        if found is not None:
            return record.read(text, find_game, int(found[1]) - 1), int(found[2]), found[3]
    raise AssertionError(f"no stored game has {pattern}")


def found_overseas() -> tuple[Journal, int, str]:
    """The Conqueror of a game with colony cards finds a colony, which chance never gave in a stored one."""
    text = (FOLDER / "2p-new_world.txt").read_text(encoding="utf-8")
    tile, site = (
        next(words for words in chances(Chance) if name in words.names) for name in ("colony_2", "nw_cuba")
    )
    for number, seat in re.findall(r"^(\d+) (\d) play_card conqueror$", text, re.MULTILINE):
        journal = record.read(text, find_game, int(number))
        journal.host.source = Replayed.of([tile.read("colony_2"), site.read("nw_peru")])
        journal.play(int(seat), journal.setup.game.verbs.parse("basic 1"), 0, "")
        if journal.state.step.name == "house":
            return journal, int(seat), "house 2"
    raise AssertionError("nobody could build")


def way(move: str) -> list[str]:
    """What a person clicks for this move: things on the board by their place, answers by their words."""
    verb, *args = move.split()
    at = f'[data-position="{args[1]}"]' if len(args) > 1 else f'[data-position="{args[0]}"]'
    slot = f".slots > :nth-child({args[-1]})" if args[-1].isdigit() else ".colony button"
    match verb:
        case "recruit" | "acquire":
            return [f'[data-action="{args[0]}"]', f"= {args[1].replace('magellan', 'Magellan card')}"]
        case "settle":
            return [f'[data-action="{args[0]}"]', f"{at} {slot}"]
        case "catch":
            tile = ".raiders button" if args[2] == "aggressive_natives" else ".tile > button"
            return [f'[data-action="{args[0]}"]', f"{at} {tile}", f"= {PRICES[f'catch {args[3]}']}"]
        case "copy":
            held = f'li[data-seat] button:has-text("{args[1].capitalize()}")'
            return [f'[data-action="{args[0]}"]', held]
        case "house":
            return [f".here {slot}"]
        case "cathedral":
            return [f"{at} .slots > :last-child"]
        case "mission_capture":
            tile = ".raiders button" if args[1] == "aggressive_natives" else ".tile > button"
            return [f'[data-position="{args[0]}"] {tile}']
        case "coin":
            return [f'[data-church="{args[0]}"] button']
        case "raid_move":
            return ["li:has(+ .here) .whole button" if args[0] == "up" else ".here + li .whole button"]
    return [f"= {PRICES[move]}"]


# Answers say what they cost.
PRICES = {
    "catch regiment": "1 D and 1 D of the Crown, tire a regiment",
    "catch bull": "Spend a bull",
    "natives regiment": "Capture: 1 D and a regiment",
    "ransom regiment": "Tire a regiment",
    "ransom ducat": "Pay 1 D",
    "offer pay": "Pay 1 D for 1 GP",
}
STORED = (
    *("recruit 2 tired", "settle 1 [1-7] none", "settle 1 [1-7] [1-4]", "catch 2 [1-7] natives regiment"),
    *("catch 2 [1-7] aggressive_natives bull", "acquire 1 magellan", "natives regiment", "house none"),
    *("cathedral [1-7]", "mission_capture [1-7] natives", "mission_capture [1-7] aggressive_natives"),
    *("ransom ducat", "offer pay", "coin [1-4]", "raid_move up"),
)
TOUCHED = (
    *("settle 1 [1-7] [1-4]", "cathedral [1-7]", "mission_capture [1-7] aggressive_natives"),
    *("ransom regiment", "coin [1-4]", "raid_move down"),
)


class Person:
    """Clicks what is asked for; on a phone goes to the zone with the green dot first."""

    def __init__(self, page: Any) -> None:
        self.page = page

    def find(self, step: str) -> Any:
        if step.startswith("= "):
            return self.page.locator("[data-choices]").get_by_role("button", name=step[2:], exact=True)
        return self.page.locator(step)

    def click(self, step: str) -> None:
        """Unless the move is settled already: what is left without a choice need not be chosen."""
        target = self.find(step).and_(self.page.locator('[data-spot="legal"]'))
        if step.startswith("[data-action"):
            target = self.page.locator('[data-spot="legal"]', has=self.page.locator(step))
        dots, main = self.page.locator("[data-tab]:has(.dot)"), self.page.locator(MAIN)
        target.or_(dots).or_(main).first.wait_for()
        if main.count():
            return
        if not target.count():
            dots.first.click()
        target.click(position={"x": 5, "y": 5})


def make(site: Served, visitor: Visitor, game: tuple[Journal, int, str]) -> None:
    journal, seat, move = game
    table = take_over(site, visitor, journal, seat)
    page = visitor.page
    page.locator("[data-prompt]").wait_for()
    asked = page.locator("[data-prompt]").inner_text()
    assert asked
    assert "{" not in asked
    person = Person(page)
    for step in way(move):
        person.click(step)
    page.locator(MAIN).wait_for()
    page.locator("[data-preview] p").first.wait_for()
    told = page.locator("[data-prompt]").inner_text()
    assert told != asked  # it says what would be done
    visitor.shoot(f"verb-{move.replace(' ', '-')}-{page.viewport_size['width']}")
    page.locator(MAIN).click()
    page.wait_for_function("told => document.querySelector('[data-prompt]')?.innerText !== told", arg=told)
    played = site.wait(site.tables.find(table)).journal
    assert played is not None
    last = played.numbered()[-1]
    assert (last.seat, journal.setup.game.verbs.write(last.move)) == (seat, move)


@pytest.mark.parametrize(
    "pattern", [pytest.param(one, marks=pytest.mark.slow) if one in TOUCHED else one for one in STORED]
)
def test_a_person_makes_the_move(enter: Enter, site: Served, pattern: str) -> None:
    make(site, enter(reduced_motion="reduce"), before(pattern))


@pytest.mark.parametrize("pattern", TOUCHED)
def test_a_person_makes_the_move_on_a_phone(enter: Enter, site: Served, pattern: str) -> None:
    make(site, enter(reduced_motion="reduce", **PHONE), before(pattern))


@pytest.mark.parametrize("window", PHONE_FIRST)
def test_a_person_builds_in_a_colony_just_found(enter: Enter, site: Served, window: dict[str, Any]) -> None:
    make(site, enter(reduced_motion="reduce", **window), found_overseas())


def test_a_copied_action_is_that_of_its_character(enter: Enter, site: Served) -> None:
    visitor = enter(reduced_motion="reduce")
    make(site, visitor, before("copy 2 conqueror"))
    prompt = visitor.page.locator("section.prompt")
    prompt.get_by_text("Conqueror: choose an action").wait_for()
    prompt.get_by_text("Your Ambassador acts as the Conqueror.").wait_for()
    actions = visitor.page.locator("[data-action]").all_inner_texts()
    assert "Turn up a tile" in actions[0]


# What runs out of the prompt: its box is as high as the hand beside it, however many buttons there are.
OUTSIDE = """() => {
    const prompt = document.querySelector('section.prompt');
    const {top, bottom, left, right} = prompt.getBoundingClientRect();
    return [...prompt.querySelectorAll('h2, p, .button')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.top < top || box.bottom > bottom || box.left < left || box.right > right;
    }).map((one) => one.innerText);
}"""


@pytest.mark.parametrize("window", [(1440, 900), (1280, 800)], ids=["large", "small"])
def test_every_answer_fits_the_prompt(enter: Enter, site: Served, window: tuple[int, int]) -> None:
    """To act once more with a bull, or not; beside it the way back and a hint, in the language of long words."""
    width, height = window
    visitor = enter(viewport={"width": width, "height": height}, locale="de-DE")
    journal, seat, _ = before("use_bull")
    take_over(site, visitor, journal, seat, bots=True)
    prompt = visitor.page.locator("section.prompt")
    prompt.get_by_role("button", name="Tipp").wait_for()
    there_are(4, prompt.locator(".button"))
    assert visitor.page.evaluate(OUTSIDE) == []
