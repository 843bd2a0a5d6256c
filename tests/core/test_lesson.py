"""Lessons: what a file says, what is wrong with one, and a learner who goes through it."""

from __future__ import annotations

import pytest

from ludarium.core.journal import IllegalMoveError
from ludarium.core.lesson import Lesson, LessonError, parse
from ludarium.core.lesson_check import check
from ludarium.core.tutor import NotTheTask, Tutor
from ludarium.games import find_game

HEAD = """\
ludarium-lesson 1
game: artificium
minutes: 5
seats: 2
seat 0: you
seat 1: Novice
seed: 3
begin = 0 sawmill charcoal_hut iron_foundry theft fair farm mill_bakery brewery crystal_mine sawmill \
swordsmith castle laboratory rebuilding exploration wizard_tower
"""
STEPS = """\
step look
    show market
    teaches 5.2 4-B5
    go
step swap
    show swap take=swordsmith
    do swap theft swordsmith
    do swap fair castle
1 swap sawmill laboratory
step free
    any swap pass
others
step round
    until round
step end
    go
"""


def lesson(steps: str = STEPS, head: str = HEAD) -> Lesson:
    return parse(head + steps, "1-some.txt", "some", find_game)


def moves(tutor: Tutor, *texts: str) -> list[int]:
    return [tutor.lesson.game.verbs.parse(text) for text in texts]


def test_a_learner_goes_through_it() -> None:
    tutor = Tutor(lesson())
    assert tutor.step is not None
    assert (tutor.step.name, tutor.step.teaches, tutor.step.shows[0].area) == (
        "look",
        ["5.2", "4 B5"],
        "market",
    )
    with pytest.raises(NotTheTask):
        tutor.play(moves(tutor, "pass"))  # legal, but only to be read
    tutor.go_on()
    with pytest.raises(NotTheTask):
        tutor.play(moves(tutor, "pass"))
    with pytest.raises(NotTheTask):
        tutor.go_on()
    tutor.play(moves(tutor, "swap fair castle"))  # the second of its ways
    assert tutor.journal.entries[-1].seat == 1  # who has answered
    with pytest.raises(IllegalMoveError):
        tutor.play(moves(tutor, "swap farm castle"))
    tutor.play(moves(tutor, "pass"))
    assert tutor.step is not None
    assert tutor.step.name == "round"
    before = tutor.journal.round
    tutor.skip()
    assert tutor.journal.round != before
    tutor.go_on()
    assert tutor.step is None


def test_moves_of_one_go_may_come_one_by_one() -> None:
    steps = "step a\n    do swap theft swordsmith\n1 pass\nstep b\n    do pass\n1 play farm\n"
    steps += "step c\n    do play sawmill\nstep d\n    do buy coal + use\nstep e\n    go\n"
    for goes in [[["buy coal", "use"]], [["use", "buy coal"]], [["buy coal"], ["use"]]]:
        tutor = Tutor(lesson(steps))
        for _ in range(3):
            tutor.skip()
        for way in goes:
            assert tutor.step is not None
            assert tutor.step.name == "d"
            tutor.play(moves(tutor, *way))
        assert tutor.step is not None
        assert tutor.step.name == "e"
        assert Tutor(lesson(steps), tutor.done).journal.state.same(tutor.journal.state)
    tutor = Tutor(lesson(steps))
    for _ in range(3):
        tutor.skip()
    tutor.play(moves(tutor, "buy coal"))
    with pytest.raises(NotTheTask):
        tutor.play(moves(tutor, "buy coal"))
    tutor.skip()  # what is left of it
    assert tutor.step is not None
    assert tutor.step.name == "e"


def test_who_comes_back_finds_it_as_it_was() -> None:
    tutor = Tutor(lesson())
    for _ in range(4):
        tutor.skip()
    again = Tutor(lesson(), tutor.done)
    assert again.step is not None
    assert again.step.name == "end"
    assert again.journal.state.same(tutor.journal.state)


def test_back_to_the_beginning_of_a_step_and_to_the_one_before() -> None:
    tutor = Tutor(lesson())
    for _ in range(3):
        tutor.skip()
    begun = tutor.journal.state.clone()
    tutor.play([tutor.journal.legal(0)[0]])
    assert not tutor.journal.state.same(begun)
    tutor = tutor.back()
    assert tutor.journal.state.same(begun)
    tutor = tutor.back()
    assert tutor.step is not None
    assert tutor.step.name == "free"


@pytest.mark.parametrize(
    ("steps", "line", "reason"),
    [
        ("step a\n    go\nstep a\n    go\n", 12, "two steps"),
        ("step a\n    show nowhere\n    go\n", 11, "no area"),
        ("step a\n    show swap price=2\n    go\n", 11, "has no 'price'"),
        ("step a\n    show swap take=moon\n    go\n", 11, "'moon' is no card"),
        ("step a\n    do swap theft moon\n", 11, "'moon' is no card"),
        ("step a\n    do swap theft swordsmith = moon\n", 11, "no chance outcome"),
        ("step a\n    do swap theft swordsmith = farm\n", 11, "more chance outcomes"),
        ("step a\n    do swap castle farm\n", 11, "not legal"),
        ("step a\n    do pass\n    do swap castle farm\n", 12, "not legal"),
        ("step a\n    any dance\n", 11, "no verb"),
        ("step a\n    until tomorrow\n", 11, "until round"),
        ("step a\n    go\n    do pass\n", 12, "a task already"),
        ("step a\n    show market\n", 10, "no task"),
        ("step a\n    show buy resource=coal\n    go\n", 11, "nothing can be clicked"),
        ("1 pass\nstep a\n    go\n", 10, "not legal"),
        ("7 pass\nstep a\n    go\n", 10, "no seat 7"),
        ("    go\n", 10, "none has begun"),
        ("step a\n    do pass\nstep b\n    do pass\n", 12, "nothing to decide"),
        ("", 9, "at least one step"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(steps: str, line: int, reason: str) -> None:
    head = HEAD.replace("\nbegin", "\n\nbegin")  # comments and empty lines may stand anywhere
    try:
        wrong = check(lesson(steps, head), {})
    except LessonError as error:
        wrong = [str(error)]
    assert len(wrong) == 1
    assert wrong[0].startswith(f"1-some.txt, line {line}: ")
    assert reason in wrong[0]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("ludarium-lesson 1", "lesson", "begins with"),
        ("game: artificium", "game: chess", "chess"),
        ("seats: 2", "seats: 9", "2 to 6"),
        ("seat 0: you", "seat 0: Ana", "the learner's"),
        ("minutes: 5\n", "", "'minutes' is missing"),
        ("minutes: 5", "minutes: few", "a number is needed"),
        ("seed: 3", "speed: 3", "no header"),
        ("begin = 0 sawmill", "begin = 0 moon", "no chance outcome"),
        ("begin = 0 sawmill", "begin = 0", "outcome is missing"),
        ("wizard_tower", "wizard_tower farm", "more chance outcomes"),
        ("begin", "end", "'begin' is missing"),
    ],
)
def test_a_wrong_header_is_told(old: str, new: str, reason: str) -> None:
    try:
        wrong = check(lesson(head=HEAD.replace(old, new)), {})
    except LessonError as error:
        wrong = [str(error)]
    assert reason in wrong[0]
