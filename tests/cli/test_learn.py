"""`ludarium learn`: every lesson by typing, in every language; and the check that refuses a broken one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludarium.core import lesson as lessons
from ludarium.core.lesson import Lesson, load, names, words_of
from ludarium.core.lesson_check import check, reading
from ludarium.core.text import Catalogue
from ludarium.games import all_games, find_game, folder_of
from tests.cli.conftest import Run
from tests.conftest import EXHAUSTIVE

COURSES = {game.id: names(folder_of(game)) for game in all_games()}
LESSONS = [(game, name) for game, course in COURSES.items() for name in course]
LANGUAGES = ("en", "es", "de")
# `make test` types a lesson in seven of each course, each in one language; `make test-all` every one in all.
TYPED = [
    (game, name, language)
    for game, course in COURSES.items()
    for number, name in enumerate(course)
    for place, language in enumerate(LANGUAGES)
    if EXHAUSTIVE or (number % 7 == 0 and place == len(name) % 3)
]
FIRST_STEPS, FIRST_WORDS = 25, 450


def lesson_of(game: str, name: str) -> Lesson:
    return load(folder_of(find_game(game)), name, find_game)


def texts_of(game: str, language: str) -> Catalogue:
    return Catalogue(lessons.folder_of(folder_of(find_game(game))), language, strict=True)


def typed(lesson: Lesson) -> str:
    """What a learner types who does as asked; what a bot would do is skipped."""
    write = lesson.game.verbs.write
    lines = []
    for step in lesson.steps:
        if step.task == "do":
            way = step.ways[0]
            lines += [write(move) + (f" # {way.note}" if way.note else "") for move in way.moves]
        else:
            lines.append("" if step.task == "go" else "skip")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_fits_the_rules_and_has_its_texts(game: str, name: str) -> None:
    assert check(lesson_of(game, name), {code: texts_of(game, code) for code in LANGUAGES}) == []


@pytest.mark.parametrize("game", [game for game, course in COURSES.items() if course])
def test_a_first_lesson_is_short(game: str) -> None:
    lesson = lesson_of(game, COURSES[game][0])
    assert len(lesson.steps) <= FIRST_STEPS
    assert lesson.minutes <= 5
    assert words_of(reading(lesson, texts_of(game, "en"))) <= FIRST_WORDS


@pytest.mark.parametrize(("game", "name", "language"), TYPED)
def test_a_lesson_by_typing(run: Run, game: str, name: str, language: str) -> None:
    lesson = lesson_of(game, name)
    ran = run("learn", game, name, "--again", "--lang", language, typed=typed(lesson))
    assert ran.code == 0, ran.err
    texts = texts_of(game, language)
    for step in lesson.steps:
        assert texts.say(f"{name}-{step.name}", touch="no") in ran.out
    assert "▸" in ran.out or len(lesson.names) == 1  # who plays is marked among several
    assert "✓" in run("learn", game, name, typed="quit\n").out


def test_another_move_is_answered_and_what_is_done_is_kept(run: Run) -> None:
    ran = run("learn", "artificium", "chain", typed="\n\npass\nswap theft swordsmith\nquit\n")
    assert "That would not complete the chain" in ran.out
    assert "step 4 of" in ran.out
    ran = run("learn", "artificium", "chain", typed="back\nquit\n")
    assert ran.out.index("step 4 of") < ran.out.index("step 3 of")
    assert "step 1 of" not in ran.out
    assert "step 1 of" in run("learn", "artificium", "chain", "--again", typed="quit\n").out


def test_what_is_asked_for_wrongly(run: Run) -> None:
    assert "ludarium learn artificium" in run("learn").out
    ran = run("learn", "artificium", "dragons")
    assert ran.code == 2
    assert "chain" in ran.err


def test_the_check_names_file_and_line(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("learn", "universal-tapestry", "--check").code == 0
    broken = tmp_path / "lessons"
    shutil.copytree(folder_of(find_game("artificium")) / "lessons", broken)
    path = broken / "1-chain.txt"
    text = path.read_text(encoding="utf-8").replace("do swap theft swordsmith", "do swap theft farm")
    path.write_text(text, encoding="utf-8")
    line = text.splitlines().index("    do swap theft farm") + 1
    monkeypatch.setattr("ludarium.cli.learn.folder_of", lambda game: tmp_path)
    ran = run("learn", "artificium", "--check")
    assert ran.code == 1
    assert f"1-chain.txt, line {line}: the move is not legal here" in ran.out
