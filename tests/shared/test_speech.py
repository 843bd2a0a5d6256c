"""The terminal tells the shared cases as they are written; the browser's side is web/scripts/speech.mjs."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludarium.games import all_games, find_game
from tests.shared.speech import FILE, NAMES, RULES, declared, plain, speech_of

CASES: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
GAMES = [game.id for game in all_games()]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_terminal_tells_the_cases(game_id: str) -> None:
    game = find_game(game_id)
    for case in CASES["games"][game_id]["cases"]:
        speech = speech_of(game_id, case["language"])
        if "events" in case:
            assert speech.lines(case["events"], case["reader"]) == case["lines"]
        elif "would" in case:
            assert speech.lines(case["would"], case["reader"], would=True) == case["lines"]
        elif "move" in case:
            arguments = dict(case["move"])
            move = game.verbs.build(arguments.pop("verb"), arguments)
            assert speech.move(move, case["reader"], case["details"]) == case["text"]


# Sentences without a verb say the same of what is and of what would be.
WITHOUT_A_VERB = {
    "plus-ultra": {
        *("earned", "paid", "tile_gone", "to_market", "to_surplus", "acted", "did_common", "sailed"),
    }
}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_preview_tells_what_would_be(game_id: str) -> None:
    foretold = [case for case in CASES["games"][game_id]["cases"] if "would" in case]
    assert {case["language"] for case in foretold} == {"en", "es", "de"}
    for case in foretold:
        texts = speech_of(game_id, case["language"]).texts.bundles[0]  # its own words, not the English ones
        told = {event["event"] for event in case["would"]} - WITHOUT_A_VERB.get(game_id, set())
        assert {name for name in told if not texts.has_message(f"would-{name}")} == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_cases_know_what_the_game_declares(game_id: str) -> None:
    game, found = find_game(game_id), CASES["games"][game_id]
    used = {sort: set(found[sort]) for sort in ("verbs", "events", "reasons")}
    assert {key: found[key] for key in found if key != "cases"} == declared(game, used)


def test_the_rules_and_the_plain_words_are_written_down() -> None:
    assert (CASES["rules"], CASES["names"]) == (list(RULES), list(NAMES))
    assert CASES["plain"] == plain()


def test_no_code_is_told_where_there_is_a_name() -> None:
    told = [line for case in CASES["games"]["ars-universalis"]["cases"] for line in case.get("lines", ())]
    assert any("completed “" in line for line in told)
    assert not any("“1”" in line for line in told)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_befalls_a_seat_is_told_with_why_it_matters(game_id: str) -> None:
    """All that one seat does to another is, and whatever else the game names; each is seen somewhere on the table."""
    game = find_game(game_id)
    seats = {
        phrase.name: [key for key, words in phrase.arguments.items() if words.name == "seat"]
        for phrase in game.events
    }
    assert {name for name, keys in seats.items() if len(keys) > 1} <= set(game.befalls)
    assert set(game.befalls.values()) <= set(game.areas)
    for language in ("en", "es", "de"):
        speech = speech_of(game_id, language)
        for name in game.befalls:
            assert seats[name], name
            assert speech.texts.bundles[0].get_message(f"event-{name}").attributes["matters"], name


def test_what_befalls_a_seat_is_told_to_it_alone() -> None:
    speech = speech_of("artificium", "en")
    stole: dict[str, str | int] = {"event": "stole", "seat": 0, "victim": 1, "resource": "wood", "coins": 1}
    other: dict[str, str | int] = {"event": "bought", "seat": 0, "resource": "wood", "coins": 2}
    (line,) = speech.befell([other, stole], 1)
    assert line.startswith("Ana stole 1 wood from you for 1. One of your cards may lack it now")
    assert speech.befell([other, stole], 0) == speech.befell([other, stole], 2) == []
    raised: dict[str, str | int] = {"event": "raised", "seat": 0, "other": 1, "bid": 6}
    (line,) = speech_of("ars-universalis", "en").befell([raised], 1)
    assert line.startswith("Ana bid 6. That is more than yours.")
    lost: dict[str, str | int] = {"event": "lost", "seat": 2, "points": 2, "cause": "king", "total": 5}
    assert (
        speech_of("plus-ultra", "de").befell([lost], 2)[0].endswith("unter null fällt vor dem Ende niemand.")
    )
