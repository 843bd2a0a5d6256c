"""The table in the terminal and the sentences of all languages: complete, clear, and without secrets."""

from __future__ import annotations

import re
from itertools import islice

import pytest
from rich.console import Console

from ludarium.cli.board import Board
from ludarium.cli.menu import Menu
from ludarium.cli.speech import Speech
from ludarium.core import kernel
from ludarium.core.moves import Moves, pack
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.sentence import numbers
from ludarium.games.plus_ultra.state import PlusUltra
from ludarium.games.plus_ultra.view import VERB_ORDER
from tests.games.plus_ultra.driving import (
    act,
    close,
    last_move,
    play,
    run,
    turn_of,
)
from tests.games.plus_ultra.position import lay
from tests.games.plus_ultra.reading import Position
from tests.games.plus_ultra.table import deal, draft_table, table
from tests.games.plus_ultra.wander import rich, wander

NAMES = ["Ana", "Ben", "Cleo", "Dora"]
EVERYTHING = {"power_of_court": "on", "new_world": "on", "ambassador": "on"}


def shown(s: PlusUltra, seat: int, *, width: int = 100, language: str = "en", colour: bool = False) -> str:
    """The drawing and the menu as a player sees them."""
    options = {
        "new_world": "on" if s.rules.new_world else "off",
        **({"power_of_court": "on", "ambassador": "on"} if s.rules.ambassador and s.rules.court else {}),
    }
    setup = GAME.setup(int(s.seats), options)
    speech = Speech(GAME, NAMES[: int(s.seats)], language, strict=True)
    console = Console(
        width=width, height=60, force_terminal=colour, highlight=False, color_system="256" if colour else None
    )
    view = Board(setup, speech, s.view(seat), seat, (width, 60))
    with console.capture() as captured:
        labels: dict[int, str] = {}
        if seat >= 0 and s.asks(seat):
            moves = Moves()
            kernel.legal(s, seat, moves)
            menu = Menu(speech, view, seat, moves.dump())
            labels = menu.labels.of
            console.print(view.asked())
            console.print(menu.draw(width))
        console.print(view.draw(labels))
        console.print(view.reference())
    return captured.get()


@pytest.mark.parametrize(
    ("language", "seats", "options"),
    [("en", 4, EVERYTHING), ("es", 3, EVERYTHING), ("de", 4, EVERYTHING), ("de", 2, {"new_world": "off"})],
)
def test_everything_can_be_said_and_drawn_in_every_language(
    language: str, seats: int, options: dict[str, str]
) -> None:
    """A strict speech raises where an argument is missing."""
    setup = GAME.setup(seats, options)
    speech = Speech(GAME, NAMES[:seats], language, strict=True)
    s, host = rich(setup, 3)
    moves = Moves()
    for number, (before, seat, _, told) in enumerate(wander(s, host, 3)):
        for reader in (-1, seat):
            assert not [line for line in speech.events(told, reader) if "{" in line]
        if number % 3:
            continue
        view = Board(setup, speech, before.view(seat), seat, (100, 50))
        assert "{" not in view.asked()
        kernel.legal(before, seat, moves)
        assert moves.size > 0
        for move in moves.dump()[:: 1 + moves.size // 6]:
            details = view.details(move)
            for form in ("", "group", "item"):
                if not form or speech.has_form(move, form):
                    assert "{" not in speech.move(move, seat, details, form)
        for verb in range(number % 5, len(GAME.verbs.phrases), 5):
            why = kernel.why_not(before, seat, pack(verb, number % 3, number % 2))
            if why is not None:
                assert "{" not in speech.reason(why, seat)
        if number % 60 == 0:
            Console(width=100).render_lines(view.draw())


@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_table_fits_its_width(width: int) -> None:
    s, host = rich(GAME.setup(4, EVERYTHING), 4)
    for before, seat, _, _ in islice(wander(s, host, 4), 20, 300, 40):
        assert max(map(len, shown(before, seat, width=width).splitlines())) <= width


def test_colour_adds_nothing_but_colour() -> None:
    s = table(4, [["king"]], colonies={1: (4, [0, 1, 2])}, tiles={1: "natives"}, ducats=4)
    plain, coloured = shown(s, 0), shown(s, 0, colour=True)
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
    assert coloured != plain


def test_both_orders_are_named_and_not_confused() -> None:
    s = table(3, peers=[2, 0, 1])
    lay(s, peers=[1, 2, 0])
    text = shown(s, 2)
    assert "Turn order ▸You › Ana › Ben" in text
    assert "Order of peers Ben › You › Ana" in text


def test_the_new_world_forecasts_the_end_of_the_round() -> None:
    s = table(4, colonies={1: (4, [1]), 2: (2, [])}, tiles={1: "natives", 2: "gold", 3: "gems"})
    lines = {
        line.split()[0]: line for line in shown(s, 0).splitlines() if line[:2] in ("1 ", "2 ", "3 ", "4 ")
    }
    assert "natives → sacking" in lines["1"]
    assert "gold → market 2" in lines["2"]
    assert "→" not in lines["3"]
    assert "unexplored" in lines["4"]


def test_a_menu_names_tiles_prices_and_places() -> None:
    s = table(4, [["trader"]], market=["silver", "silver"], surplus=["gems"], ducats=3)
    play(s, 0, "play_card trader")
    text = shown(s, 0)
    assert "silver (market square 1): 3 D" in text
    assert "gems (surplus): 4 D" in text
    assert "2 GP for 1 D" in text


def test_the_drawing_of_a_seat_holds_no_secret() -> None:
    """What may not be known changes nothing on the screen."""
    screens = []
    for back in ("bull", "house"):
        s = table(3, estates=[[], [back]], ducats=3)
        screens.append((shown(s, 0), shown(s, -1)))
    assert screens[0] == screens[1]
    s = draft_table(3)
    play(s, 0, "draft king")
    other = draft_table(3)
    other.aside = s.aside
    play(other, 0, "draft trader")
    assert shown(s, -1) == shown(other, -1)
    assert shown(s, 0) != shown(other, 0)


def test_who_has_what_once_revealed() -> None:
    s = draft_table(3)
    deal(s, [["king", "trader"], ["pirate", "admiral"]], "cardinal")
    text = shown(s, 0)
    assert "Trader, King" in text
    assert "Admiral, Pirate" in text
    assert "Set aside  Cardinal" in text
    turn_of_first = table(3, [["king", "trader"]])
    turn_of(turn_of_first, 0)
    play(turn_of_first, 0, "play_card king")
    assert "King✓" in shown(turn_of_first, 0)


def asked_about(s: PlusUltra) -> tuple[object, object, object]:
    """The card played, whose action is performed, and the position in question, the same to everybody."""
    views = [s.view(seat) for seat in (-1, *range(s.seats))]
    found = {(view["acting"], view["performing"], view["where"]) for view in views}
    assert len(found) == 1
    return found.pop()


@pytest.mark.rule("5 edge")
def test_a_copied_action_is_named_after_its_character() -> None:
    s = table(4, [["ambassador"], ["queen"]], court=True, ambassador=True, aside="king", ducats=4, crown=6)
    play(s, 0, "play_card ambassador")
    assert asked_about(s) == ("ambassador", "ambassador", None)
    play(s, 0, "copy 2 queen")
    assert asked_about(s) == ("ambassador", "queen", None)
    assert "Queen: perform one of the two actions" in shown(s, 0)
    play(s, 0, "basic 2")
    assert asked_about(s) == ("ambassador", "king", None)
    assert "King: perform one of the two actions" in shown(s, 0)
    play(s, 0, "basic 1")
    assert asked_about(s)[1] == "ambassador"  # the copy is over


@pytest.mark.rule("5 Pirate")
def test_a_question_to_others_names_the_place() -> None:
    position: Position = {
        "colonies": {1: (4, []), 2: (4, [1, 2])},
        "tiles": {2: "gold"},
        "ducats": 2,
        "ready": 1,
    }
    s = table(3, [["ambassador"], ["pirate"], []], ambassador=True, **position)
    act(s, 0, "ambassador", "copy 2 pirate")
    assert asked_about(s) == ("ambassador", "pirate", None)
    play(s, 0, "plunder 2 2")
    assert asked_about(s)[2] == 2
    assert "Pirates plunder beside colony 2" in shown(s, 1)
    run(s, "1 ransom ducat", "2 ransom regiment")
    assert asked_about(s)[2] is None


@pytest.mark.rule("5 Conqueror")
@pytest.mark.parametrize(("found", "step", "where"), [("natives", "natives", 4), ("colony_2", "house", 3)])
def test_what_the_conqueror_found_is_asked_where_it_lies(found: str, step: str, where: int) -> None:
    """Natives stay on their square; a colony goes to the first free one."""
    colonies = {1: (4, []), 2: (2, [1])}
    s = table(3, [["conqueror"]], colonies=colonies, tiles={2: None, 3: None}, ducats=1, ready=1)
    play(s, 0, "play_card conqueror")
    play(s, 0, "basic 1", found)
    assert s.step.name == step
    assert asked_about(s)[2] == where


@pytest.mark.rule("7.2")
def test_the_place_of_a_mission_and_of_a_raid_is_named() -> None:
    laid: Position = {
        "sites": {2: "nw_cuba", 3: "nw_new_spain"},
        "colonies": {1: (4, {}), 2: (4, {}), 3: (3, {})},
        "crown": 6,
        "ducats": 5,
    }
    s = table(4, [["viceroy"]], new_world=True, tiles={2: "natives"}, **laid)
    act(s, 0, "viceroy", "settle 1 1 2")
    assert (s.step.name, asked_about(s)[2]) == ("mission", 1)
    s = table(4, new_world=True, **laid)
    last_move(s)
    lay(s, colonies={1: (4, {1: 0}), 2: (4, {2: 1}), 3: (3, {1: 2})}, raiders={2: 1}, tiles={2: None})
    close(s)
    assert (s.step.name, asked_about(s)[2]) == ("raid", 2)
    text = shown(s, 1)
    assert "destroyed your house in Cuba (2)" in text
    assert "down, to La Española (1)" in text
    assert "up, to Nueva España (3)" in text


@pytest.mark.rule("7.1")
def test_a_passive_that_is_triggered_is_named() -> None:
    s = table(4, [["king"], ["cardinal", "banker", "trader"]], court=True, ducats=4, gp=4)
    play(s, 0, "loan")
    assert (s.step.name, asked_about(s)[1]) == ("passive", "banker")
    assert "The passive of your Banker is triggered" in shown(s, 1)


def test_verbs_of_the_menu_exist() -> None:
    assert set(VERB_ORDER) <= {phrase.name for phrase in GAME.verbs.phrases}


def test_texts_show_tuned_numbers() -> None:
    tuned = GAME.setup(3, {"bull_cost": "4", "king_b1_gp.6": "9"})
    told = numbers(tuned.rules)
    assert (told["bull_cost"], told["king_tiers"]) == (4, "6 → 9, 4–5 → 2, 2–3 → 1")
    told = numbers(GAME.setup(3, {}).rules)
    assert (told["trader_offers"], told["queen_places"]) == ("1 → 2, 3 → 4, 5 → 6", "4 / 3 / 2 / 1")
    assert told["painter_faces"] == "1, 2, 4, 6"
