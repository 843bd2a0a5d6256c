"""Stored games: golden playthroughs stay as they are, and stored records replay for ever."""

from __future__ import annotations

import pytest

from ludarium.core import record
from ludarium.core.game import Game
from ludarium.games import all_games, find_game
from tests.contract.golden import LARGEST, folder, playthroughs


@pytest.fixture(
    params=[game for game in all_games() if folder(game).parent.exists()], ids=lambda game: game.id
)
def finished(request: pytest.FixtureRequest) -> Game:
    """A game with tests of its own; a fresh copy of the template has none yet."""
    game: Game = request.param
    return game


def test_golden_playthroughs(finished: Game) -> None:
    stored = {path.name: path.read_text(encoding="utf-8") for path in folder(finished).glob("*.txt")}
    assert stored == playthroughs(finished), "if a rule changed on purpose: python -m tests.contract.golden"
    assert sum(len(text.encode()) for text in stored.values()) <= LARGEST


def test_stored_records_replay_and_use_everything(finished: Game) -> None:
    seats, verbs, cards = set(), set(), set()
    for path in (folder(finished).parent / "records").glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        journal = record.read(text, find_game)
        assert record.write(journal) == text
        assert journal.state.over
        seats.add(journal.setup.seats)
        for played in journal.numbered():
            described = finished.verbs.describe(played.move)
            verbs.add(described["verb"])
            cards.add(described.get("card"))
    assert seats == set(finished.seats)
    assert verbs == {phrase.name for phrase in finished.verbs.phrases}
    words = {name for phrase in finished.verbs.phrases for name in _card_names(phrase.arguments)}
    assert words <= cards


def _card_names(arguments: object) -> tuple[str, ...]:
    assert isinstance(arguments, dict)
    return arguments["card"].names if "card" in arguments else ()
