"""Lessons: pieces of a real game with a script, one file each in the `lessons` folder of the game.

    ludarium-lesson 1
    game: artificium
    minutes: 5
    seats: 2
    seat 0: you
    seat 1: Novice
    option ties: shared
    seed: 7
    begin = 0 sawmill farm ...

    1 swap farm castle = brewery
    step market
        show market
        teaches 5.1 5.2
        go
    step sawmill
        show swap market=sawmill, hand
        do swap castle sawmill
        do swap castle farm = mine
    others
    step alone
        any swap leave
    step round
        until round

The learner has the seat named `you`. The header is that of a record; `begin` are the chance outcomes of the deal.
What stands outside the steps happens by itself: moves, with the seat before them and their outcomes after `=`, or
`others`, the moves that bots make until the learner is asked. Chance that nobody wrote down comes from the seed.

A step has texts in the catalogue of the lessons, `<lesson>-<step>` with `.text`, `.task` and `.but` (what is said to
another legal move); they may differ by `$touch`: `yes` where things are tapped, `no` where they are clicked, `typed`
in the terminal. It has lines of its own: what it shows (areas of the table, or things by the moves that they are
clicked for), which sections of the dossier it teaches (`4-B5` for the section `4 B5`), and its task: `go` (read, go
on), `do` (a move, or one of several; ` + ` joins those made in one go), `any` (any legal move, with one of these
verbs if they are named), or `until` (play on until the `round` ends, the `game` is over, or a step of the rules
begins).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ludarium.core.entry import Outcomes
from ludarium.core.game import Game, Setup
from ludarium.core.record import RecordError, read_outcomes
from ludarium.core.ruleset import SettingError
from ludarium.core.words import NotationError

FORMAT = "ludarium-lesson 1"
LEARNER = "you"
_HEADER = re.compile(r"(game|minutes|seats|seed|seat [0-9]|option [a-z0-9_]+|constant [a-z0-9_.]+): (.+)")
_STEP = re.compile(r"step ([a-z0-9-]+)")
_MOVE = re.compile(r"([0-9]) ([^=#]+?)(?: = ([^#]*?))?(?: # (.*))?")
_WAY = re.compile(r"([^=#]+?)(?: = ([^#]*?))?(?: # (.*))?")
_TASKS = ("go", "do", "any", "until")


class LessonError(ValueError):
    """A lesson that cannot be read or played: the file, the line and the reason."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}, line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class Way:
    """Moves that fulfil a task, or that the script makes for a seat; `seat` is -1 for the bots' moves."""

    line: int
    seat: int
    moves: tuple[int, ...] = ()
    outcomes: Outcomes | None = None  # None: from the seed
    note: str = ""

    @property
    def notes(self) -> Sequence[str]:
        """The note with every move of the go, as a journal wants them."""
        return [self.note] * len(self.moves) if self.note else ()


@dataclass(frozen=True)
class Pointer:
    """What a step shows: an area of the table, or a thing by a verb that uses it and the arguments it stands for."""

    line: int
    area: str = ""
    verb: str = ""
    arguments: tuple[tuple[str, str], ...] = ()


@dataclass
class Step:
    name: str
    line: int
    task: str = ""  # "go", "do", "any", "until"
    ways: list[Way] = field(default_factory=list)  # of "do"
    verbs: list[int] = field(default_factory=list)  # of "any": none for all
    until: str = ""
    shows: list[Pointer] = field(default_factory=list)
    teaches: list[str] = field(default_factory=list)
    script: list[Way] = field(default_factory=list)  # what happens after it


@dataclass
class Lesson:
    name: str
    file: str
    setup: Setup
    names: list[str]
    seat: int
    minutes: int
    seed: int
    opening: Outcomes | None
    opening_line: int
    script: list[Way] = field(default_factory=list)  # what happens before the first step
    steps: list[Step] = field(default_factory=list)

    @property
    def game(self) -> Game:
        return self.setup.game

    def wrong(self, line: int, reason: str) -> LessonError:
        return LessonError(self.file, line, reason)


def folder_of(game_folder: Path) -> Path:
    return game_folder / "lessons"


def names(game_folder: Path) -> list[str]:
    """The lessons of a game in the order of its course: `2-market.txt` is the lesson `market`."""
    found = folder_of(game_folder).glob("*.txt")
    return [path.stem.partition("-")[2] for path in sorted(found, key=_place)]


def minutes(game_folder: Path) -> dict[str, int]:
    """How long each lesson takes, in the order of the course."""
    found = sorted(folder_of(game_folder).glob("*.txt"), key=_place)
    return {path.stem.partition("-")[2]: _minutes_in(path) for path in found}


def _minutes_in(path: Path) -> int:
    found = re.search(r"^minutes: ([0-9]+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return int(found[1]) if found is not None else 0


def load(game_folder: Path, name: str, find_game: Callable[[str], Game]) -> Lesson:
    for path in folder_of(game_folder).glob("*.txt"):
        if path.stem.partition("-")[2] == name:
            return parse(path.read_text(encoding="utf-8"), path.name, name, find_game)
    raise LookupError(f"there is no lesson {name!r}")


def _place(path: Path) -> tuple[int, str]:
    number = path.stem.partition("-")[0]
    return (int(number) if number.isdecimal() else 0, path.stem)


def parse(text: str, file: str, name: str, find_game: Callable[[str], Game]) -> Lesson:
    """Read a lesson; says which line is wrong and why."""
    return _Reader(text, file, name, find_game).read()


class _Reader:
    def __init__(self, text: str, file: str, name: str, find_game: Callable[[str], Game]) -> None:
        self.lines = text.splitlines()
        self.file = file
        self.name = name
        self.find_game = find_game

    def wrong(self, line: int, reason: str) -> LessonError:
        return LessonError(self.file, line, reason)

    def read(self) -> Lesson:
        if not self.lines or self.lines[0] != FORMAT:
            raise self.wrong(1, f"a lesson begins with {FORMAT!r}")
        begin = next((n for n, line in enumerate(self.lines) if line.split(" ")[0] == "begin"), None)
        if begin is None:
            raise self.wrong(len(self.lines), "the line 'begin' is missing")
        lesson = self._header(begin)
        step: Step | None = None
        for number, line in enumerate(self.lines[begin + 1 :], start=begin + 2):
            if not line.strip() or line.startswith("#"):
                continue
            if line.startswith(" "):
                if step is None:
                    raise self.wrong(number, "this line belongs to a step, but none has begun")
                self._part(lesson, step, number, line.strip())
            elif found := _STEP.fullmatch(line):
                if any(other.name == found[1] for other in lesson.steps):
                    raise self.wrong(number, f"there are two steps {found[1]!r}")
                step = Step(found[1], number)
                lesson.steps.append(step)
            else:
                (step.script if step else lesson.script).append(self._script(lesson, number, line))
        for step in lesson.steps:
            if not step.task:
                raise self.wrong(step.line, f"the step has no task: one of {', '.join(_TASKS)}")
        if not lesson.steps:
            raise self.wrong(len(self.lines), "a lesson has at least one step")
        return lesson

    def _header(self, begin: int) -> Lesson:
        values: dict[str, str] = {}
        for number, line in enumerate(self.lines[1:begin], start=2):
            if not line or line.startswith("#"):
                continue
            found = _HEADER.fullmatch(line)
            if found is None:
                raise self.wrong(number, f"this is no header of a lesson: {line!r}")
            values[found[1]] = found[2]
        for key in ("game", "minutes", "seats"):
            if key not in values:
                raise self.wrong(begin + 1, f"the header {key!r} is missing")
        chosen = {
            key.split(" ")[1]: value for key, value in values.items() if key[:6] in ("option", "consta")
        }
        try:
            setup = self.find_game(values["game"]).setup(self._number(values["seats"], begin), chosen)
        except (LookupError, SettingError) as error:
            raise self.wrong(begin + 1, str(error)) from None
        seated = [values.get(f"seat {seat}", f"seat {seat}") for seat in range(setup.seats)]
        if seated.count(LEARNER) != 1:
            raise self.wrong(begin + 1, f"one seat must be {LEARNER!r}: the learner's")
        line = self.lines[begin]
        opening = self._outcomes(setup.game, line.partition(" = ")[2], begin + 1) if "=" in line else None
        return Lesson(
            name=self.name,
            file=self.file,
            setup=setup,
            names=seated,
            seat=seated.index(LEARNER),
            minutes=self._number(values["minutes"], begin),
            seed=self._number(values.get("seed", "1"), begin),
            opening=opening,
            opening_line=begin + 1,
        )

    def _number(self, text: str, begin: int) -> int:
        if not text.isdecimal():
            raise self.wrong(begin + 1, f"a number is needed, not {text!r}")
        return int(text)

    def _script(self, lesson: Lesson, number: int, line: str) -> Way:
        if line == "others":
            return Way(number, -1)
        found = _MOVE.fullmatch(line)
        if found is None:
            raise self.wrong(number, f"this is neither a step nor a move with its seat: {line!r}")
        if int(found[1]) >= lesson.setup.seats:
            raise self.wrong(number, f"there is no seat {found[1]}")
        return self._way(lesson, number, int(found[1]), found[2], found[3], found[4])

    def _way(
        self, lesson: Lesson, number: int, seat: int, moves: str, outcomes: str | None, note: str | None
    ) -> Way:
        try:
            made = tuple(lesson.game.verbs.parse(move) for move in moves.split(" + "))
        except NotationError as error:
            raise self.wrong(number, str(error)) from None
        chance = None if outcomes is None else self._outcomes(lesson.game, outcomes, number)
        return Way(number, seat, made, chance, note or "")

    def _outcomes(self, game: Game, text: str, number: int) -> Outcomes:
        try:
            return read_outcomes(game, text, number)
        except RecordError as error:
            raise self.wrong(number, str(error).partition(": ")[2]) from None

    def _part(self, lesson: Lesson, step: Step, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "show":
            step.shows += [self._pointer(lesson, number, text) for text in rest.split(",") if text.strip()]
        elif word == "teaches":
            step.teaches += [section.replace("-", " ") for section in rest.split()]
        elif word not in _TASKS:
            raise self.wrong(number, f"a step has show, teaches, {', '.join(_TASKS)}, not {word!r}")
        elif step.task and (step.task, word) != ("do", "do"):
            raise self.wrong(number, "the step has a task already")
        else:
            step.task = word
            self._task(lesson, step, number, rest)

    def _task(self, lesson: Lesson, step: Step, number: int, rest: str) -> None:
        game = lesson.game
        if step.task == "do":
            found = _WAY.fullmatch(rest)
            if found is None:
                raise self.wrong(number, f"this is no move: {rest!r}")
            step.ways.append(self._way(lesson, number, lesson.seat, found[1], found[2], found[3]))
        elif step.task == "any":
            known = [phrase.name for phrase in game.verbs.phrases]
            for verb in rest.split():
                if verb not in known:
                    raise self.wrong(number, f"{verb!r} is no verb; known: {', '.join(known)}")
                step.verbs.append(known.index(verb))
        elif step.task == "until":
            steps = [one.name for one in game.outline.steps]
            if rest != "round" and rest != "game" and rest not in steps:
                raise self.wrong(number, f"until round, game or one of {', '.join(steps)}, not {rest!r}")
            step.until = rest
        elif rest:
            raise self.wrong(number, "nothing follows 'go'")

    def _pointer(self, lesson: Lesson, number: int, text: str) -> Pointer:
        parts = text.split()
        verb, arguments = parts[0], parts[1:]
        game = lesson.game
        if not arguments and verb in game.areas:
            return Pointer(number, area=verb)
        phrase = next((phrase for phrase in game.verbs.phrases if phrase.name == verb), None)
        if phrase is None:
            raise self.wrong(
                number, f"{verb!r} is no verb and no area of the table; areas: {', '.join(game.areas)}"
            )
        found = []
        for argument in arguments:
            name, _, value = argument.partition("=")
            words = phrase.arguments.get(name)
            if words is None:
                raise self.wrong(number, f"{verb} has no {name!r}; it has {', '.join(phrase.arguments)}")
            try:
                words.read(value)
            except NotationError as error:
                raise self.wrong(number, str(error)) from None
            found.append((name, value))
        return Pointer(number, verb=verb, arguments=tuple(found))


def words_of(texts: Sequence[str]) -> int:
    """How many words a learner has to read."""
    return sum(len(text.split()) for text in texts)
