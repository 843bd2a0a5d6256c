"""The terminal in the reader's language: chosen, spoken and understood."""

from __future__ import annotations

import pytest

from ludarium.cli.language import of_line, of_system
from ludarium.cli.reading import Tongue
from ludarium.cli.session import Quit
from ludarium.cli.speech import Speech
from ludarium.games import find_game
from tests.cli.conftest import Run
from tests.cli.terminal import terminal
from tests.games.artificium.table import reveal
from tests.games.artificium.table import table as artificium


@pytest.mark.parametrize(
    ("setting", "language"),
    [("de_DE.UTF-8", "de"), ("es", "es"), ("de.UTF-8", "de"), ("fr_FR", "en"), ("C", "en"), ("", "en")],
)
def test_the_system_is_asked(setting: str, language: str) -> None:
    assert of_system({"LANG": setting}) == language
    assert of_system({"LANG": "es_ES", "LC_ALL": setting or "C"}) == language
    assert of_line(["play", "--lang", "es"]) == of_line(["--lang=es", "play"]) == "es"


def test_the_locale_or_the_flag_decides(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert "Tu mano" in run("play", "artificium", "--seed", 1).out
    for line in (("--lang", "de", "play", "artificium"), ("play", "artificium", "--lang", "de")):
        assert "Deine Hand" in run(*line).out
    assert "no es posible rendirse" in run("play", "artificium", typed="rendirse\nsalir\n").out
    monkeypatch.setenv("LC_ALL", "C")
    for language, words in {
        "de": ("Aufruf:", "Optionen", "Befehle", "Zeigt dies"),
        "es": ("Uso:", "Opciones", "Órdenes", "Enseña esto"),
    }.items():
        out = run("--lang", language, "--help").out
        assert all(word in out for word in words), out
        assert "Usage" not in out
        for command in ("games", "play", "simulate", "tournament", "solve", "serve", "record"):
            assert "usage-" not in run("--lang", language, command, "--help").out


@pytest.mark.parametrize(
    ("line", "de", "es"),
    [
        (("juggle",), "keinen Befehl 'juggle'", "ninguna orden 'juggle'"),
        (("games", "--loud"), "keine Option --loud", "ninguna opción --loud"),
        (("simulate", "artificium"), "--players fehlt", "falta --players"),
        (("play", "chess"), "kein Spiel 'chess'", "ningún juego 'chess'"),
        (("puzzles", "check", "chess"), "kein Spiel 'chess'", "ningún juego 'chess'"),
        (("learn", "artificium", "chess"), "keine Lektion", "no existe la lección"),
        (("play", "artificium", "--seat", "human"), "2 bis 6 Spieler", "2 a 6 jugadores"),
        (("play", "artificium", "--seat", "human:novice 2"), "anderen Namen", "otro nombre"),
    ],
)
def test_wrong_arguments_are_told_in_it(line: tuple[str, ...], de: str, es: str, run: Run) -> None:
    for language, part in (("de", de), ("es", es)):
        ran = run("--lang", language, *line)
        assert ran.code == 2
        assert part in ran.err


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        (
            "de",
            [
                "warum abwerfen {castle}",
                "2 {wheat} verkaufen",
                "{wood} kaufen, {coal}",
                "nutzen, verkaufen 1 {food}",
            ],
        ),
        (
            "es",
            [
                "por qué descartar {castle}",
                "vender 2 {wheat}",
                "comprar {wood}, {coal}",
                "vender {food}, usar",
            ],
        ),
        ("en", ["why drop {castle}", "sell 2 {wheat}", "buy 1 {coal} 1 {wood}", "use, sell {food}"]),
        ("de", ["sell wheat wheat", "buy wood coal", "sell food, use"]),
    ],
)
def test_sets_of_moves_in_words_of_every_language(language: str, typed: list[str]) -> None:
    session, typist = terminal(["Ana"], language=language)
    state = artificium(hands=[["farm"], []], resources=[{"wheat": 2, "food": 1}], coins=[3, 0])
    reveal(state, "farm")
    session.journal.state = state
    word = session.speech.word
    words = {name: word("resource", name).upper() for name in ("wheat", "wood", "coal", "food")}
    left = [text.format(castle=word("card", "castle"), **words) for text in typed]

    def answer(prompt: str) -> str:
        if not left:
            raise Quit
        return left.pop(0)

    typist.answer = answer
    with pytest.raises(Quit):
        session.run()
    verbs = session.setup.game.verbs
    played = [verbs.write(entry.move) for entry in session.journal.numbered() if entry.seat == 0]
    assert sorted(played[:5]) == ["buy coal", "buy wood", "sell food", "sell wheat", "sell wheat"]
    assert played[5] == "use"


@pytest.mark.parametrize(("language", "word"), [("en", "pay"), ("es", "pagar"), ("de", "bezahlen")])
def test_a_word_that_stands_for_several_things_is_that_of_its_verb(language: str, word: str) -> None:
    tongue = Tongue(Speech(find_game("plus-ultra"), [], language))
    for verb, meant in (("offer", "pay"), ("tribute", "ducat"), ("ransom", "ducat")):
        assert tongue.coded(f"{verb} {word}") == f"{verb} {meant}"
