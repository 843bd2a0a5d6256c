"""The lessons of a game together: every section of its dossier, and every verb by the learner's own hand.

Rulings and examples (the chapters that `sections.py` has in FILES) belong to the sections that they explain; what
else no lesson needs to teach stands in its NOT_TAUGHT, with the reason.
"""

from __future__ import annotations

import importlib

import pytest

from ludarium.core import lesson as lessons
from ludarium.core.lesson import Lesson
from ludarium.core.moves import verb_of
from ludarium.games import all_games, find_game, folder_of

GAMES = [game.id for game in all_games()]


def course(game_id: str) -> list[Lesson]:
    folder = folder_of(find_game(game_id))
    return [lessons.load(folder, name, find_game) for name in lessons.names(folder)]


def taught(game_id: str) -> dict[str, str]:
    """Section -> lesson and step."""
    found: dict[str, str] = {}
    for lesson in course(game_id):
        for step in lesson.steps:
            for section in step.teaches:
                found.setdefault(section, f"{lesson.name}-{step.name}")
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_every_section_is_taught(game_id: str) -> None:
    declared = importlib.import_module(f"tests.games.{game_id.replace('-', '_')}.sections")
    of_others = tuple(declared.FILES)
    wanted = {
        section
        for section in declared.SECTIONS
        if section.partition(".")[0] not in of_others and section.rstrip("0123456789") not in of_others
    }
    matrix = taught(game_id)
    assert sorted(wanted - set(declared.NOT_TAUGHT) - set(matrix)) == []
    assert sorted(set(matrix) - set(declared.SECTIONS)) == [], "sections that the dossier does not have"
    assert sorted(set(declared.NOT_TAUGHT) & set(matrix)) == [], "taught after all"
    assert set(declared.NOT_TAUGHT) <= wanted


@pytest.mark.parametrize("game_id", GAMES)
def test_every_verb_is_done_by_hand(game_id: str) -> None:
    phrases = find_game(game_id).verbs.phrases
    done = set()
    for lesson in course(game_id):
        for step in lesson.steps:
            done |= {verb_of(move) for way in step.ways for move in way.moves} | set(step.verbs)
    assert [phrase.name for verb, phrase in enumerate(phrases) if verb not in done] == []
