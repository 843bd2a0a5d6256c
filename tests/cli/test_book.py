"""`rules`: the browser's rules page of a game, as text."""

from __future__ import annotations

import re

import pytest

from ludarium.cli.book import Book, texts_for
from ludarium.cli.speech import Speech
from ludarium.core.game import Game
from ludarium.games import all_games, find_game
from tests.cli.conftest import Run

LANGUAGES = ("en", "es", "de")


def book(game: Game, language: str = "en", chosen: dict[str, str] | None = None) -> Book:
    return Book(game.setup(game.seats[-1], chosen), Speech(game, [], language, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_section_can_be_read(game: Game, language: str) -> None:
    """A strict catalogue raises where a number is not known; nothing of the marks is left, nothing is too wide."""
    rules = book(game, language)
    folder = texts_for(rules.setup)
    assert folder is not None
    written = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    assert len(rules.sections) == len(re.findall(r"^    \.text =", written, re.M)) > 15
    for number in range(1, len(rules.sections) + 1):
        text = rules.section(number).plain
        assert not re.search(r"\*\*|\]\(#|^\s*@|[{}]|(?<!\w)_\w", text, re.M), text
        assert max(map(len, text.splitlines())) <= 80
        assert len(text.split()) > 3


def test_numbers_are_those_of_the_table() -> None:
    game = find_game("artificium")
    plain, tuned = (
        "\n".join(section.text for section in book(game, "en", chosen).sections)
        for chosen in ({}, {"rounds": "7", "castle_setback": "9"})
    )
    assert "After square 99† a second lap" in " ".join(plain.split())
    assert "after round 4" in plain
    assert "after round 7" in tuned
    assert "a rival on 7 goes back" in " ".join(plain.split())
    assert "a rival on 12 goes back" in " ".join(tuned.split())


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_question_has_its_section(game: Game) -> None:
    """Where somebody is asked, rules that are opened open there."""
    asks = {step.name for step in game.outline.steps if step.verbs}
    assert set(game.sections) == asks
    assert set(game.sections.values()) <= {section.name for section in book(game).sections}


def test_rules_by_word_and_by_number(run: Run) -> None:
    def told(language: str, *typed: str) -> list[str]:
        out = run(
            "play", "universal-tapestry", "--lang", language, typed="".join(f"{line}\n" for line in typed)
        ).out
        return out.split(" > ")[1:]

    contents, first, exchange, nothing, _ = told(
        "en", "rules", "rules 1", "rules EXCHANGE chain", "rules zeppelin"
    )
    assert re.search(
        r"^4  A turn$.*^ 1 \w[^\n]* 12 \w", contents, re.M | re.S
    )  # about what is asked, then all
    assert "`rules 3`" in contents
    assert re.search(r"^1  \w", first, re.M)
    assert not re.search(r"^2  \w", first, re.M)
    titles = re.findall(r"^\d+  (.+)$", exchange, re.M)
    assert titles
    assert len(titles) < 12
    assert "Nothing about “zeppelin” in the rules." in nothing
    assert re.search(r"^\d+  .*tausch", told("de", "regeln tausch")[0], re.M | re.I)
    assert re.search(r"^\d+  .*ntercambi", told("es", "reglas INTERCAMBIO")[0], re.M)


def test_a_game_without_a_page_says_so(run: Run) -> None:
    out = run("play", "_template", "--seat", "human", "--seat", "novice", typed="rules\n").out
    assert "not written yet" in out


def test_what_a_word_means(run: Run) -> None:
    out = run("play", "universal-tapestry", "--lang", "de", typed="was anlegeregeln\nwas zeppelin\nwas\n").out
    one, none, everything, _ = out.split(" > ")[1:]
    assert "Anlegeregeln: Eine Karte berührt" in " ".join(one.split())
    assert "Regenbogen:" not in one
    assert "„zeppelin“ ist kein Wort dieses Spiels" in none
    assert "Regenbogen:" in everything
