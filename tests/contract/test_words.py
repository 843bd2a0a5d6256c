"""The words of a game: unambiguous, and all of them in its catalogues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from ludarium.core.game import Game
from ludarium.core.ruleset import SettingError
from ludarium.core.words import NotationError


def test_names_are_unique(game: Game) -> None:
    for phrases in (game.verbs.phrases, game.events, game.reasons):
        assert _twice(phrase.name for phrase in phrases) == set()
    outcomes = (name for words in game.chance for name in words.names)
    assert _twice(outcomes) == set(), "a recorded outcome must name its vocabulary"
    assert sum(not words.names for words in game.chance) <= 1, (
        "two vocabularies of numbers cannot be told apart"
    )
    assert len({step.name for step in game.outline.steps}) == len(game.outline.steps)


def _twice(names: Iterable[str]) -> set[str]:
    return {name for name, times in Counter(names).items() if times > 1}


def test_bad_notation_says_what_is_allowed(game: Game) -> None:
    for verb in game.verbs.phrases:
        with pytest.raises(NotationError):
            game.verbs.parse(f"{verb.name}{' nonsense' * max(1, len(verb.arguments))}")
        if verb.arguments:
            with pytest.raises(NotationError):
                game.verbs.parse(verb.name)
    for text in ("", "juggle"):
        with pytest.raises(NotationError) as refused:
            game.verbs.parse(text)
        assert str(refused.value)


def test_wrong_settings_are_refused_by_name(game: Game) -> None:
    seats = game.seats[0]
    with pytest.raises(SettingError, match=f"{game.seats[0]} to|not {game.seats[-1] + 1}"):
        game.setup(game.seats[-1] + 1)
    with pytest.raises(SettingError, match="gravity"):
        game.setup(seats, {"gravity": "9"})
    for option in game.options:
        with pytest.raises(SettingError, match=option.name):
            game.setup(seats, {option.name: "certainly not"})


def test_constants_can_be_overridden_within_their_limits(game: Game) -> None:
    seats = game.seats[0]
    for path in game.constants.paths():
        name = path.partition(".")[0]
        constant = game.constants.table[name]
        assert constant.source
        with pytest.raises(SettingError, match=path.replace(".", r"\.")):
            game.setup(seats, {path: "many"})
        if not constant.words:
            with pytest.raises(SettingError, match=str(constant.most)):
                game.setup(seats, {path: str(constant.most + 1)})


def test_an_override_stands_in_the_setup(game: Game) -> None:
    for path in [path for path in game.constants.paths() if "." not in path][:1]:
        value = str(game.constants.number(path))
        assert game.setup(game.seats[0], {path: value}).overrides == {path: value}


def test_where_the_quick_policy_is_blind_whole_games_are_judged_by(game: Game) -> None:
    assert game.policy.blind() == (game.playout is not None)
