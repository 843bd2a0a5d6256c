"""Does a lesson fit the rules and its texts? Plays it in every way that its steps allow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludarium.core.lesson import Lesson, LessonError, Pointer, Step, Way
from ludarium.core.moves import verb_of
from ludarium.core.text import BrokenTextError, Catalogue
from ludarium.core.tutor import UNFIT, Tutor, unfit

# Of a step in which anything may be played: so many moves are followed to the end.
MOST_WAYS = 60


def check(lesson: Lesson, texts: Mapping[str, Catalogue]) -> list[str]:
    """What is wrong with it, each with file and line; nothing if it is fine."""
    wrong = list(_texts(lesson, texts))
    try:
        _follow(lesson)
    except LessonError as error:
        wrong.append(str(error))
    return wrong


# Texts


def _texts(lesson: Lesson, texts: Mapping[str, Catalogue]) -> Iterator[str]:
    for language, catalogue in texts.items():
        for line, message, attribute in _wanted(lesson):
            name = f"{message}.{attribute}" if attribute else message
            if not catalogue.has(message, attribute):
                yield str(lesson.wrong(line, f"there is no text {name!r} in {language}"))
                continue
            try:
                catalogue.say(message, attribute, touch="no")
            except BrokenTextError as error:
                yield str(lesson.wrong(line, f"the text in {language} is broken: {error}"))


def _wanted(lesson: Lesson) -> Iterator[tuple[int, str, str]]:
    yield 1, f"lesson-{lesson.name}", ""
    yield 1, f"lesson-{lesson.name}", "text"
    for step in lesson.steps:
        message = f"{lesson.name}-{step.name}"
        yield step.line, message, ""
        yield step.line, message, "text"
        if step.task != "go":
            yield step.line, message, "task"
        if step.task in ("do", "any"):
            yield step.line, message, "but"


def reading(lesson: Lesson, catalogue: Catalogue) -> list[str]:
    """All that a learner reads who makes no mistake."""
    return [
        catalogue.say(message, attribute, touch="no")
        for _, message, attribute in _wanted(lesson)
        if attribute != "but" and not message.startswith("lesson-")
    ]


# Play


def _follow(lesson: Lesson) -> None:
    """The first way to the end; from every step on it each other way, too."""
    tutor = Tutor(lesson)
    while (step := tutor.step) is not None:
        _check_step(tutor, step)
        done = list(tutor.done)
        for way in _other_ways(tutor, step):
            branch = Tutor(lesson, done)
            _take(branch, way)
            _to_the_end(branch)
        _skip(tutor, step)


def _to_the_end(tutor: Tutor) -> None:
    while (step := tutor.step) is not None:
        _check_step(tutor, step)
        _skip(tutor, step)


def _skip(tutor: Tutor, step: Step) -> None:
    try:
        tutor.skip()
    except UNFIT as error:
        raise unfit(tutor.lesson, step.ways[0].line if step.ways else step.line, error) from None


def _take(tutor: Tutor, way: Way) -> None:
    try:
        tutor.play(way.moves, way.notes)
    except UNFIT as error:
        raise unfit(tutor.lesson, way.line, error) from None


def _other_ways(tutor: Tutor, step: Step) -> list[Way]:
    """What a learner may do here beside the first way."""
    if step.task == "do":
        return step.ways[1:]
    if step.task == "any":
        seat = tutor.lesson.seat
        moves = [move for move in tutor.journal.legal(seat) if not step.verbs or verb_of(move) in step.verbs]
        return [Way(step.line, seat, (move,)) for move in moves[:: max(1, len(moves) // MOST_WAYS)]]
    return []


def _check_step(tutor: Tutor, step: Step) -> None:
    lesson = tutor.lesson
    if step.task != "go" and not tutor.journal.state.asks(lesson.seat):
        raise lesson.wrong(step.line, "the learner has nothing to decide here")
    for pointer in step.shows:
        if pointer.verb and not _points(tutor, pointer):
            raise lesson.wrong(
                pointer.line, f"nothing can be clicked for {pointer.verb!r} here: {pointer.arguments}"
            )


def _points(tutor: Tutor, pointer: Pointer) -> bool:
    """Is there a legal move with these arguments?"""
    game = tutor.lesson.game
    wanted = dict(pointer.arguments)
    for move in tutor.journal.legal(tutor.lesson.seat):
        phrase = game.verbs.phrases[verb_of(move)]
        if phrase.name == pointer.verb:
            told = {key: str(value) for key, value in game.verbs.describe(move).items()}
            if all(told.get(key) == value for key, value in wanted.items()):
                return True
    return False
