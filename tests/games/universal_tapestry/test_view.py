"""The table in a terminal (section 9): all that is seen, nothing that is hidden, with and without colour."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from ludarium.core.host import Seeded
from ludarium.core.kernel import redealt
from ludarium.core.text import Catalogue, Scene
from ludarium.core.words import Phrase, Vocabulary
from ludarium.games.universal_tapestry import GAME, view
from ludarium.games.universal_tapestry.data import __file__ as data_file
from ludarium.games.universal_tapestry.state import UniversalTapestry
from tests.games.universal_tapestry.table import at_random, cells_of, legal, lively, play

TEXTS = Catalogue(Path(data_file).parent / "text", strict=True)


def scene(s: UniversalTapestry, width: int = 120) -> Scene:
    return Scene(s.view(0), s.rules, 0, ["You"], TEXTS.say, width, 40)


def drawn(what: RenderableType, *, colour: bool) -> str:
    console = Console(width=120, force_terminal=colour, no_color=not colour, highlight=False)
    with console.capture() as captured:
        console.print(what)
    return captured.get()


@pytest.mark.rule("9")
@pytest.mark.parametrize("options", [{}, {"deck": "H2", "isolated_exchange": "true"}, {"mode": "time"}])
def test_the_table_is_drawn_at_any_moment(options: dict[str, str]) -> None:
    s, rng = at_random(options, 6), Seeded(6)
    while True:
        for width in (70, 120):
            plain = drawn(view.draw(scene(s, width)), colour=False)
            assert "\x1b[" not in plain
            assert plain.count("+") == len(cells_of(s, "place")) + ("place here" in plain)
            assert plain.count("[") == len(cells_of(s, "exchange")) + ("exchange here" in plain)
        assert "\x1b[" in drawn(view.draw(scene(s)), colour=True)
        assert drawn(view.reference(scene(s)), colour=False)
        if s.over:
            break
        for _ in range(3):  # not quite every moment: drawing takes its time
            if not s.over:
                play(s, lively(s, rng))
        copy = redealt(s, 0, Seeded(int(rng.word())))
        assert isinstance(copy, UniversalTapestry)
        if not s.over:
            assert copy.view(0) == s.view(0)
            assert drawn(view.draw(scene(copy)), colour=False) == drawn(view.draw(scene(s)), colour=False)


@pytest.mark.rule("9")
def test_every_move_has_a_sentence() -> None:
    s, rng = at_random({"isolated_exchange": "true"}, 2), Seeded(2)
    while not s.over:
        for text in legal(s):
            described = GAME.verbs.describe(GAME.verbs.parse(text))
            details = view.details(scene(s), described)
            arguments = {**details, **{key: value for key, value in described.items() if key != "verb"}}
            assert TEXTS.say(f"verb-{described['verb']}", **arguments)
        assert TEXTS.say(f"step-{s.step.name}", **view.details(scene(s), {}))
        play(s, lively(s, rng))


@pytest.mark.rule("9")
def test_every_code_has_a_text() -> None:
    codes = [f"{kind}-{phrase.name}" for kind, phrases in _phrases() for phrase in phrases]
    codes += [f"option-{option.name}-{value}" for option in GAME.options for value in option.values]
    codes += [f"option-{option.name}" for option in GAME.options]
    codes += [f"preset-{name}" for name in GAME.presets]
    codes += [f"rank-{name}" for name in ("crack", "legendary", "advanced", "normal", "rookie")]
    codes += [f"{words.name}-{name}" for words in _vocabularies() for name in words.names]
    assert [code for code in codes if not TEXTS.has(code)] == []


def _phrases() -> list[tuple[str, tuple[Phrase, ...]]]:
    return [("verb", GAME.verbs.phrases), ("event", GAME.events), ("reason", GAME.own_reasons)]


def _vocabularies() -> list[Vocabulary]:
    return [words for _, phrases in _phrases() for phrase in phrases for words in phrase.arguments.values()]
