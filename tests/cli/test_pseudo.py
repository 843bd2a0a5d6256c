"""People at a terminal of 80×24: every game is played to its end in every language, and keys do what they should."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from wcwidth import wcswidth

from ludarium.cli.reading import Tongue
from ludarium.cli.speech import Speech, interface
from ludarium.core.record import read
from ludarium.games import find_game
from tests.cli.pseudo import COLUMNS, Person, play

pty = pytest.importorskip("pty")  # not on Windows
NOVICE = ("--seat", "human", "--seat", "novice")
# What the person tries, in this order: verbs in the words of the language, or what stands in the list.
WAYS: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "artificium": (NOVICE, ["use", "pass", "done", "1", "2"]),
    "ars-universalis": (
        (*NOVICE, "--option", "end_score=20"),
        ["complete", "7", "a 7", "b 7", "end", "pass", "withdraw", "decline", "keep", "1", "a"],
    ),
    "universal-tapestry": ((), ["discard", "finish", *map(str, range(8))]),
    "plus-ultra": ((*NOVICE, "--option", "rounds=2"), ["1", "0", "a", "b"]),
}


IN_BRIEF = {
    ("artificium", "de"),
    ("ars-universalis", "es"),
    ("universal-tapestry", "en"),
    ("plus-ultra", "de"),
}


@pytest.mark.parametrize(
    ("game_id", "language"),
    [
        pytest.param(game, language, marks=() if (game, language) in IN_BRIEF else pytest.mark.slow)
        for game in WAYS
        for language in ("en", "es", "de")
    ],
)
def test_every_game_is_played_to_its_end_in_every_language(
    game_id: str, language: str, tmp_path: Path
) -> None:
    """The short run takes every game and every language once."""
    game = find_game(game_id)
    options, ways = WAYS[game_id]
    speech = Speech(game, [], language)
    tongue = Tongue(speech)
    words = {phrase.name: tongue.verbs(phrase)[0] for phrase in game.verbs.phrases}
    line = ["play", game_id, "--lang", language, "--seed", "3", *options]
    person = Person(line, {"LUDARIUM_DATA": str(tmp_path)})
    decisions = play(person, [words.get(way, way) for way in ways])
    assert person.end() == 0
    assert decisions > 5
    shown = person.text(person.seen)
    assert speech.ui.say("play-over") in shown
    assert "{" not in shown
    assert wcswidth(person.widest()) <= COLUMNS, person.widest()
    (record,) = tmp_path.rglob("*.txt")
    assert read(record.read_text(encoding="utf-8"), find_game).state.over


def test_the_keys_complete_remember_and_interrupt(tmp_path: Path) -> None:
    data = {"LUDARIUM_DATA": str(tmp_path)}
    person = Person(["play", "artificium", "--seed", "5", "--seat", "human:Ana", "--seat", "random"], data)
    assert person.wait()
    person.press(b"mull\t")
    person.expect("igan")
    person.press(b"\r")
    assert person.wait()
    assert person.turned  # "mull" was completed to the move
    person.type("log")
    assert person.wait()
    assert "You drew" in person.text(person.page)
    person.press(b"\x1b[A\r")  # the arrow brings it back
    assert person.wait()
    assert "You drew" in person.text(person.page)
    person.press(b"\x03")  # Ctrl-C
    assert person.end() == 130
    assert interface().say("play-interrupted") in person.text(person.seen)

    person = Person(["play", "--resume"], data)
    assert person.wait()
    assert "Ana" in person.text(person.seen) or "You" in person.text(person.seen)
    person.press(b"\x04")  # Ctrl-D
    assert person.end() == 0
    assert "--resume" in person.text(person.seen)
