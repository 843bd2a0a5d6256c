"""The course of a game: whatever was done to it, replaying what was kept gives the same."""

from __future__ import annotations

import random

import pytest

from ludarium.core.host import Secure, Seeded
from ludarium.core.journal import UndoError
from ludarium.games import find_game
from ludarium.server.course import Course
from ludarium.server.entry import Began, Moved, Retracted, Undid


def asked_and_moves(course: Course, rng: random.Random) -> tuple[int, int]:
    seat = rng.choice(course.asked())
    return seat, rng.choice(course.legal(seat))


@pytest.mark.parametrize("game", ["artificium", "_template"])
@pytest.mark.parametrize("seed", range(6))
def test_replaying_gives_the_same_course(game: str, seed: int) -> None:
    rng = random.Random(seed)
    setup = find_game(game).setup(3)
    course = Course.begin(setup, ["a", "b", "c"], Seeded(seed))
    kept: list[object] = [Began(outcomes=list(course.journal.opening))]
    for _ in range(150):
        if course.state.over:
            break
        dice = rng.random()
        if dice < 0.08 and course.last > 0:
            try:
                kept.append(course.undo(rng.randrange(course.last + 1), rng.randrange(3), [0]))
            except UndoError:
                pass
        elif dice < 0.2:
            seat = rng.randrange(3)
            if course.retract(seat):
                kept.append(Retracted(seat=seat))
        else:
            kept.append(course.play(*asked_and_moves(course, rng)))
    again = replayed(setup, kept)
    assert again.state.same(course.state)
    assert again.decisions == course.decisions
    assert len(again.steps) == len(course.steps)
    assert [(step.seat, step.move, step.undone, step.scores) for step in again.steps] == [
        (step.seat, step.move, step.undone, step.scores) for step in course.steps
    ]
    assert again.journal.host.reuse == course.journal.host.reuse
    for seat in range(3):
        assert again.free_undo(seat) == course.free_undo(seat)
        assert again.undo_point(seat) == course.undo_point(seat)


def replayed(setup: object, kept: list[object]) -> Course:
    course: Course | None = None
    for entry in kept:
        if isinstance(entry, Began):
            course = Course.begin_again(setup, ["a", "b", "c"], entry.outcomes)  # type: ignore[arg-type]
        assert course is not None
        if isinstance(entry, Moved):
            course.play_again(entry)
        elif isinstance(entry, Retracted):
            course.retract(entry.seat)
        elif isinstance(entry, Undid):
            course.undo(entry.to, entry.by, entry.consent)
    assert course is not None
    course.go_on(Secure())
    return course


def test_a_secret_step_is_undone_as_a_whole() -> None:
    setup = find_game("_template").setup(2)
    course = Course.begin(setup, ["a", "b"], Seeded(1))
    for seat in (0, 1):
        course.play(seat, course.legal(seat)[0])
    for seat in (1, 0):
        course.play(seat, course.legal(seat)[0])
    assert course.last == 4
    assert [step.seat for step in course.steps[3:]] == [0, 1]
    assert course.whole(3) == 2
    assert course.undo_point(0) == 2
    course.undo(3, 0, [1])
    assert course.secret
    assert course.asked() == [0, 1]


def test_only_ones_own_question_changes_by_a_draft() -> None:
    setup = find_game("_template").setup(2)
    course = Course.begin(setup, ["a", "b"], Seeded(1))
    for seat in (0, 1):
        course.play(seat, course.legal(seat)[0])
    before = list(course.decisions)
    course.play(1, course.legal(1)[0])
    assert course.decisions == [before[0], before[1] + 1]
    course.retract(1)
    assert course.decisions == [before[0], before[1] + 2]
