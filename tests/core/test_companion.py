"""The companion has a card for every kind of decision that a beginner meets and the first lesson did not show."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from ludarium.bots.levels import make_bot
from ludarium.core import lesson as lessons
from ludarium.core.companion import card, folder_of, kinds, wrong
from ludarium.core.game import Game, Setup
from ludarium.core.host import Seeded, derive
from ludarium.core.kernel import legal, play
from ludarium.core.moves import Moves
from ludarium.core.text import Catalogue
from ludarium.core.tutor import Tutor
from ludarium.games import all_games, find_game
from ludarium.games import folder_of as game_folder
from ludarium.lab.match import decide

GAMES = all_games()
FEW, MANY = 2, 1000  # games of Novices for each number of players
LANGUAGES = ("en", "es", "de")


def asked_in(setup: Setup, seed: int) -> set[str]:
    """The kinds of decisions of one game of Novices."""
    host, found = Seeded(seed), set()
    state = setup.begin(host)
    bots = [make_bot("novice", setup.game, derive(seed, seat)) for seat in range(setup.seats)]
    while not state.over:
        found.add(state.step.name)
        seat = next(seat for seat in range(setup.seats) if state.asks(seat))
        moves = Moves()
        legal(state, seat, moves)
        play(state, seat, decide(bots[seat], state, seat, moves), host)
    return found


def met_in_first_lesson(game: Game) -> set[str]:
    """What the learner decides there."""
    found: set[str] = set()
    for name in lessons.names(game_folder(game))[:1]:
        tutor = Tutor(lessons.load(game_folder(game), name, find_game))
        while tutor.step is not None:
            if tutor.step.task != "go":
                found.add(tutor.journal.state.step.name)
            tutor.skip()
    return found


def unexplained(game: Game, asked: Iterable[str], texts: Catalogue) -> set[str]:
    facts = game.setup(game.seats[0]).facts()
    carded = {kind for kind in kinds(game) if card(texts, kind, facts) is not None}
    return set(asked) - carded - met_in_first_lesson(game)


def walk(game: Game, seats: Iterable[int], games: int) -> set[str]:
    setups = [game.setup(count) for count in seats]
    return {kind for setup in setups for seed in range(games) for kind in asked_in(setup, seed)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_beginner_is_told_what_is_decided(game: Game) -> None:
    asked = walk(game, [min(game.seats, key=lambda count: (count < 2, count))], FEW)
    assert asked, "nobody was asked anything"
    for language in LANGUAGES:
        assert not unexplained(game, asked, Catalogue(folder_of(game_folder(game)), language))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, count, id=f"{game.id}-{count}") for game in GAMES for count in game.seats],
)
def test_nothing_in_a_thousand_games_is_left_unexplained(game: Game, seats: int) -> None:
    asked = walk(game, [seats], MANY)
    assert not unexplained(game, asked, Catalogue(folder_of(game_folder(game))))


def test_a_missing_card_is_found(tmp_path: Path) -> None:
    game = find_game("plus-ultra")
    shutil.copytree(folder_of(game_folder(game)), tmp_path / "companion")
    file = tmp_path / "companion/en.ftl"
    lines = file.read_text("utf-8").splitlines(keepends=True)
    cut = next(number for number, line in enumerate(lines) if line.startswith("decision-bids"))
    file.write_text("".join(lines[:cut]), "utf-8")
    lost = set(kinds(game)) - {"draft", "stand_up", "buy_bulls"} - met_in_first_lesson(game)
    assert lost, "the first lesson shows everything"
    assert unexplained(game, kinds(game), Catalogue(tmp_path / "companion")) == lost
    assert f"{file}: there is no card 'bids'" in wrong(game, tmp_path)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_card_is_whole_in_every_language(game: Game) -> None:
    assert wrong(game, game_folder(game)) == []


def test_a_card_that_fits_no_step_or_has_no_lead_is_refused(tmp_path: Path) -> None:
    game = find_game("artificium")
    shutil.copytree(folder_of(game_folder(game)), tmp_path / "companion")
    file = tmp_path / "companion/en.ftl"
    text = file.read_text("utf-8").replace("Can you begin?", "Can you begin!")
    file.write_text(text.replace("decision-choose", "decision-chose"), "utf-8")
    found = wrong(game, tmp_path)
    assert f"{file}, line 3: a line of it has no lead" in found
    assert any(line.endswith("'chose' is no kind of decision") and ", line 10:" in line for line in found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_goal_and_end_are_told_in_one_line(game: Game) -> None:
    for language in LANGUAGES:
        texts = Catalogue(game_folder(game) / "text", language, strict=True)
        for seats in game.seats:
            facts = game.setup(seats).facts()
            told = f"{texts.say('goal', **facts)} {texts.say('goal', 'end', **facts)}"
            assert len(told) < 120
            assert "\n" not in told
