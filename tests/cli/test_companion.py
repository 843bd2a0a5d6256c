"""The companion and the goal in the terminal: a card once for each kind of decision, kept on this computer."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run

BOTS = ("--seat", "human", "--seat", "random", "--seed", 5)
CARD = {"en": "Companion: Make your five cards", "es": "Acompañante: Haz que", "de": "Begleiter: Mach, dass"}
GOAL = {"en": "score track: ends after 4 rounds", "es": "termina tras 4 rondas", "de": "endet nach 4 Runden"}


@pytest.mark.parametrize("language", CARD)
def test_a_card_is_shown_once_and_the_goal_always(run: Run, language: str) -> None:
    first = run("play", "artificium", *BOTS, "--lang", language, typed="1\n" * 4).out
    assert first.count(CARD[language]) == 1
    assert first.count(GOAL[language]) >= 4
    assert CARD[language] not in run("play", "artificium", *BOTS, "--lang", language, typed="1\n").out


def test_it_is_asked_for_and_switched_off(run: Run) -> None:
    run("play", "artificium", *BOTS, typed="1\n")
    asked = run("play", "artificium", *BOTS, typed="companion\ncompanion off\n").out
    assert CARD["en"] in asked
    assert "The companion is off." in asked
    assert "Which card now?" not in run("play", "artificium", *BOTS, typed="pass\n").out
    assert "The companion is on." in run("play", "artificium", *BOTS, typed="companion on\n").out
    assert "Which card now?" in run("play", "artificium", *BOTS, typed="pass\n").out


def test_after_three_games_it_is_off_by_itself(run: Run) -> None:
    for _ in range(3):
        assert "The game is over" in run("play", "artificium", *BOTS, typed="pass\n" * 20 + "1\n" * 400).out
    run("play", "artificium", "--seat", "human", "--seat", "random", "--seed", 6, typed="companion\n")
    last = run("play", "artificium", *BOTS, typed="1\n" * 4)
    assert "Companion:" not in last.out


def test_two_people_at_one_keyboard_have_none(run: Run) -> None:
    seats = ("--seat", "human:Ana", "--seat", "human:Ben", "--seed", 5)
    out = run("play", "artificium", *seats, typed="\ncompanion\n").out
    assert "The companion is for one person among bots." in out
    assert CARD["en"] not in out
