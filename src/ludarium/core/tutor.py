"""A lesson under way: which step is due, what fulfils it, and what happens by itself in between.

Everything follows from the lesson and the learner's acts, one list of moves for each step that is done: that is what
is kept of a person's progress, and going back is the same lesson with fewer acts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludarium.core.batch import BatchError, arrange
from ludarium.core.host import Replayed, ReplayError, Seeded, derive
from ludarium.core.journal import IllegalMoveError, Journal, NoteError
from ludarium.core.lesson import Lesson, LessonError, Step, Way
from ludarium.core.moves import Moves, verb_of

# Of the others in a row, or of a learner in one step: a script that never ends is a mistake.
MOST_MOVES = 2000
Act = list[str]  # the moves of one go, each with its note after a `#`; none where a step is only read


# What a move that does not fit the rules or its outcomes raises.
UNFIT = (IllegalMoveError, ReplayError, NoteError)


class NotTheTask(ValueError):
    """A legal move that is not what the step asks for: answered in the lesson's words."""


def unfit(lesson: Lesson, line: int, error: Exception) -> LessonError:
    """What is wrong with a move that a lesson has written down."""
    if isinstance(error, IllegalMoveError):
        reason = lesson.game.describe_reason(error.why)["reason"]
        return lesson.wrong(line, f"the move is not legal here: {reason}")
    return lesson.wrong(line, str(error))


class Tutor:
    """One person in one lesson. `done` holds the acts of the steps that are done, `making` those of this one."""

    def __init__(self, lesson: Lesson, done: Sequence[Sequence[Act]] = ()) -> None:
        self.lesson = lesson
        self.done: list[list[Act]] = []
        self.making: list[Act] = []
        self._made: list[int] = []
        self._chance = Seeded(lesson.seed)
        self._bots = Seeded(derive(lesson.seed, 1))
        opening = None if lesson.opening is None else Replayed(lesson.opening)
        try:
            self.journal = Journal(lesson.setup, lesson.names, opening or self._chance)
        except ReplayError as error:
            raise lesson.wrong(lesson.opening_line, str(error)) from None
        if opening is not None and not opening.exhausted():
            raise lesson.wrong(lesson.opening_line, "more chance outcomes are written than the set-up has")
        self.journal.host.source = self._chance
        self._run(lesson.script)
        self._round = self.journal.round
        for acts in done:
            self._repeat(acts)

    @property
    def step(self) -> Step | None:
        """What is due; None when the lesson is over."""
        return self.lesson.steps[len(self.done)] if len(self.done) < len(self.lesson.steps) else None

    # What a learner does

    def go_on(self) -> None:
        """Read: to the next step."""
        step = self._due()
        if step.task != "go":
            raise NotTheTask
        self._close()

    def play(self, moves: Sequence[int], notes: Sequence[str] = ()) -> None:
        """Moves in one go. Raises NotTheTask for others than the step asks for, and what a journal raises."""
        step = self._due()
        way = self._fitting(step, moves)
        if step.task == "go" or (step.task == "do" and way is None):
            raise NotTheTask
        if step.task == "any" and step.verbs and not all(verb_of(move) in step.verbs for move in moves):
            raise NotTheTask
        whole = way is None or len(moves) == len(self._left(way))
        self._make(self.lesson.seat, moves, notes, way if whole else None)
        self._made.extend(moves)
        write = self.lesson.game.verbs.write
        self.making.append(
            [
                write(move) + (f" # {note}" if note else "")
                for move, note in zip(moves, notes or [""] * len(moves), strict=True)
            ]
        )
        if step.task == "until":
            self._others(step.line)
        if self._reached(step) if step.task == "until" else whole:
            self._close()

    def completes(self, moves: Sequence[int]) -> bool:
        """Are these all that the step still asks for, even where the rules would let more join them?"""
        step = self._due()
        way = self._fitting(step, moves) if step.task == "do" else None
        return way is not None and len(moves) == len(self._left(way))

    def skip(self) -> None:
        """The step is done for the learner, as the script or a bot would do it."""
        step = self._due()
        if step.task == "go":
            self.go_on()
        elif step.task == "do":
            first = step.ways[0]
            left = self._left(first)
            self.play(left, first.notes[: len(left)])
        else:
            for _ in range(MOST_MOVES):
                self.play([self._choice(self.lesson.seat, step.verbs)])
                if self.step is not step:
                    return
            raise self.lesson.wrong(step.line, "the step never ends")

    def back(self) -> Tutor:
        """The same lesson a step earlier; or, where something of this step is done, at its beginning."""
        return Tutor(self.lesson, self.done if self.making else self.done[:-1])

    # What happens by itself

    def _due(self) -> Step:
        if self.step is None:
            raise NotTheTask
        return self.step

    def _close(self) -> None:
        step = self._due()
        self.done.append(self.making)
        self.making, self._made = [], []
        self._run(step.script)
        self._round = self.journal.round

    def _repeat(self, acts: Sequence[Act]) -> None:
        parse = self.lesson.game.verbs.parse
        if not acts:
            self.go_on()
        for act in acts:
            parts = [text.partition(" # ") for text in act]
            self.play([parse(part[0]) for part in parts], [part[2] for part in parts])

    def _run(self, script: Sequence[Way]) -> None:
        for way in script:
            if way.seat < 0:
                self._others(way.line)
                continue
            try:
                self._make(way.seat, way.moves, way.notes, way)
            except UNFIT as error:
                raise unfit(self.lesson, way.line, error) from None

    def _make(self, seat: int, moves: Sequence[int], notes: Sequence[str], way: Way | None) -> None:
        host = self.journal.host
        if way is not None and way.outcomes is not None:
            host.source = Replayed(way.outcomes)
        try:
            if any(notes):
                self.journal.play_together(seat, moves, notes=notes)
            else:
                self.journal.play_together(seat, arrange(self.journal.state, seat, list(moves)))
            if isinstance(host.source, Replayed) and not host.source.exhausted():
                raise ReplayError("more chance outcomes are written than the move has")
        except BatchError as error:
            raise IllegalMoveError(error.why) from None
        finally:
            host.source = self._chance

    def _others(self, line: int) -> None:
        """The bots move until the learner is asked."""
        journal, seat = self.journal, self.lesson.seat
        for _ in range(MOST_MOVES):
            asked = journal.asked()
            if journal.state.over or seat in asked:
                return
            journal.play(asked[0], self._choice(asked[0]))
        raise self.lesson.wrong(line, "the others never end")

    def _choice(self, seat: int, verbs: Sequence[int] = ()) -> int:
        moves = Moves()
        for move in self.journal.legal(seat):
            if not verbs or verb_of(move) in verbs:
                moves.add_word(move)
        return moves[self.lesson.game.planner.pick(self.journal.state, seat, moves, self._bots)]

    def _fitting(self, step: Step, moves: Sequence[int]) -> Way | None:
        """The first way that these moves are on: those of one go may also come one by one."""
        for way in step.ways:
            on_it = len(self._left(way)) == len(way.moves) - len(self._made)
            if on_it and not Counter(moves) - Counter(self._left(way)):
                return way
        return None

    def _left(self, way: Way) -> list[int]:
        """What of this way is still to be done."""
        left = list(way.moves)
        for move in self._made:
            if move in left:
                left.remove(move)
        return left

    def _reached(self, step: Step) -> bool:
        state = self.journal.state
        if state.over:
            return True
        if step.until == "round":
            return self.journal.round != self._round
        return step.until == state.step.name
