"""`ludarium learn`: the lessons of a game in the terminal, and a check of all of them."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludarium.cli import arguments, keep
from ludarium.cli.arguments import WrongArgument
from ludarium.cli.board import Board
from ludarium.cli.decision import Decision
from ludarium.cli.screen import Screen
from ludarium.cli.session import Quit, Session, Sitter
from ludarium.cli.speech import Speech, interface
from ludarium.core import companion
from ludarium.core import lesson as lessons
from ludarium.core.lesson import Lesson, LessonError, Step
from ludarium.core.lesson_check import check
from ludarium.core.text import Catalogue, languages
from ludarium.core.tutor import Act, NotTheTask, Tutor
from ludarium.games import all_games, find_game, folder_of

FILE = "lessons.json"
INTERRUPTED = 130


class Progress(msgspec.Struct):
    """How far somebody is in a lesson."""

    acts: list[list[Act]] = []
    done: bool = False


class Notebook:
    """What was learned on this computer, by game and lesson."""

    def __init__(self) -> None:
        self.kept = keep.recall(FILE, dict[str, dict[str, Progress]]) or {}

    def of(self, lesson: Lesson) -> Progress:
        return self.kept.get(lesson.game.id, {}).get(lesson.name, Progress())

    def keep(self, tutor: Tutor) -> None:
        lesson = tutor.lesson
        progress = Progress(tutor.done, self.of(lesson).done or tutor.step is None)
        self.kept.setdefault(lesson.game.id, {})[lesson.name] = progress
        keep.remember(FILE, self.kept)


class Lecture(Session):
    """One step of a lesson."""

    def __init__(self, tutor: Tutor, texts: Catalogue, speech: Speech, screen: Screen) -> None:
        sitters = [Sitter(name) for name in speech.names]
        super().__init__(tutor.journal, sitters, speech, screen)
        self.tutor = tutor
        self.texts = texts
        self.people = [tutor.lesson.seat]
        self.at_keyboard = tutor.lesson.seat
        for name in ("pause", "give up", "save", "companion"):
            del self.actions[name]
        self.actions |= {"undo": self._back, "back": self._back, "skip": self._skip}
        self.commands = self._commands()

    @property
    def step(self) -> Step:
        assert self.tutor.step is not None
        return self.tutor.step

    def text(self, attribute: str = "") -> str:
        return self.texts.say(f"{self.tutor.lesson.name}-{self.step.name}", attribute, touch="typed")

    def go(self) -> Tutor:
        """Until the step is left, one way or the other; gives the lesson as it stands then."""
        if self.step.task == "go":
            self._read()
        else:
            self._do()
        return self.tutor

    def _do(self) -> None:
        step, say = self.step, self.speech.ui.say
        count = say("learn-step", step=len(self.tutor.done) + 1, steps=len(self.tutor.lesson.steps))
        while True:
            self.notice = f"{self.text()} ({count})\n{self.text('text')}\n→ {self.text('task')}"
            self._person(self.tutor.lesson.seat)
            if not self.staged or self.tutor.step is not step:
                return

    def _read(self) -> None:
        """A step in which nothing is done but reading."""
        say, show, seat = self.speech.ui.say, self.screen.show, self.tutor.lesson.seat
        self.screen.clear()
        board = Board(self.setup, self.speech, self.state.view(seat), seat, self.screen.size)
        show(board.goal(), "dim")
        show(board.draw())
        for line in self.log.news(seat)[-6:]:
            show(line, "dim")
        count = say("learn-step", step=len(self.tutor.done) + 1, steps=len(self.tutor.lesson.steps))
        show(f"{self.text()} ({count})", "bold")
        show(self.text("text"))
        name = self.commands.get(self.screen.ask(say("learn-go")).casefold())
        if name == "quit":
            raise Quit
        if name in ("back", "undo"):
            self.tutor = self.tutor.back()
        else:
            self.tutor.go_on()

    def _try(self, decision: Decision, typed: str) -> bool:
        try:
            tried = super()._try(decision, typed)
            if self.staged and self.tutor.completes(
                self.staged
            ):  # more could be sold, but nothing more is asked for
                self._play(decision.seat, self.decision(decision.seat).order([]))
            return tried
        except NotTheTask:
            self.screen.show(self.text("but" if self.step.task != "until" else "task"), "yellow")
            self.staged = []
            return False

    def _play(self, seat: int, moves: Sequence[int], note: str = "", noted: int = -1) -> None:
        notes = [note if move == noted else "" for move in moves]
        self.tutor.play(moves, notes if note else ())
        self.staged = []

    def _back(self, decision: Decision, text: str) -> bool:
        if self.staged:
            self.staged.pop()
        else:
            self.tutor = self.tutor.back()
        return True

    def _skip(self, decision: Decision, text: str) -> bool:
        self.tutor.skip()
        return True


def learn(game_id: str | None, name: str | None, language: str, *, again: bool) -> int:
    ui, notebook = interface(language), Notebook()
    if game_id is None:
        return _list_games(ui)
    game = arguments.game_named(game_id, ui)
    folder = folder_of(game)
    known = lessons.names(folder)
    if not known:
        raise WrongArgument(ui.say("error-no-lessons", game=game.name))
    if name is not None and name not in known:
        raise WrongArgument(ui.say("error-no-lesson", lesson=name, known=", ".join(known)))
    course = {one: lessons.load(folder, one, find_game) for one in known}
    undone = [one for one in known if not notebook.of(course[one]).done]
    chosen = course[name or (undone or known)[0]]
    texts = Catalogue(lessons.folder_of(folder), language)
    screen = Screen()
    _list_course(course, notebook, texts, screen, ui)
    return _teach(_begun(chosen, notebook, again=again), notebook, texts, screen, language)


def _begun(lesson: Lesson, notebook: Notebook, *, again: bool) -> Tutor:
    acts = notebook.of(lesson).acts
    if not again and len(acts) < len(lesson.steps):
        with contextlib.suppress(LessonError, NotTheTask, ValueError):  # it has changed since
            return Tutor(lesson, acts)
    return Tutor(lesson)


def _teach(tutor: Tutor, notebook: Notebook, texts: Catalogue, screen: Screen, language: str) -> int:
    ui, code = interface(language), 0
    # Who is called by a bot's level has a name in every language.
    names = [texts.say(f"seat-{name}") if texts.has(f"seat-{name}") else name for name in tutor.lesson.names]
    speech = Speech(tutor.lesson.game, names, language)
    screen.show(f"── {texts.say(f'lesson-{tutor.lesson.name}')} ──", "bold")
    try:
        while tutor.step is not None:
            tutor = Lecture(tutor, texts, speech, screen).go()
            notebook.keep(tutor)
        screen.show(ui.say("learn-over"), "bold")
    except (Quit, EOFError):
        screen.show(ui.say("learn-left"))
    except KeyboardInterrupt:
        screen.show(ui.say("learn-left"))
        code = INTERRUPTED
    return code


def _list_games(ui: Catalogue) -> int:
    found = [game for game in all_games() if lessons.names(folder_of(game))]
    print(ui.say("learn-games"))
    for game in found:
        print(f"  ludarium learn {game.id}")
    return 0


def _list_course(
    course: dict[str, Lesson], notebook: Notebook, texts: Catalogue, screen: Screen, ui: Catalogue
) -> None:
    for name, lesson in course.items():
        mark = "✓" if notebook.of(lesson).done else "·"
        minutes = ui.say("learn-minutes", count=lesson.minutes)
        screen.show(f"{mark} {name:<14} {texts.say(f'lesson-{name}')} ({minutes})", "dim")


def check_lessons(game_id: str | None, language: str) -> int:
    """Plays all of them in every way; what is wrong is told with file and line."""
    ui = interface(language)
    games = all_games() if game_id is None else [arguments.game_named(game_id, ui)]
    wrong: list[str] = []
    checked = 0
    for game in games:
        folder = folder_of(game)
        texts = {
            code: Catalogue(lessons.folder_of(folder), code, strict=True)
            for code in languages(lessons.folder_of(folder))
        }
        wrong += companion.wrong(game, folder)
        for name in lessons.names(folder):
            checked += 1
            print(f"{game.id} {name}", flush=True)
            try:
                wrong += _located(folder, check(lessons.load(folder, name, find_game), texts))
            except LessonError as error:
                wrong += _located(folder, [str(error)])
    for line in wrong:
        print(line)
    print(ui.say("learn-checked", count=checked, wrong=len(wrong)))
    return 1 if wrong else 0


def _located(folder: Path, wrong: Sequence[str]) -> list[str]:
    return [str(lessons.folder_of(folder) / line) for line in wrong]
