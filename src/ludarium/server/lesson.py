"""Lessons at a real table, for one person. The table lives in memory only; what is kept is how far the person is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from ludarium.core import lesson as lessons
from ludarium.core.journal import Journal
from ludarium.core.lesson import Lesson, LessonError, Step
from ludarium.core.moves import verb_of
from ludarium.core.tutor import Act, NotTheTask, Tutor
from ludarium.games import find_game, folder_of
from ludarium.server import protocol, schema
from ludarium.server.company import Visitor, encode
from ludarium.server.context import Context, Guest
from ludarium.server.identity import new_id
from ludarium.server.refusal import Refusal
from ludarium.server.row import AnyAction, Line, Row, Seat, Summary
from ludarium.server.storage.lesson import keep_lesson, lessons_of
from ludarium.server.storage.writer import Statement, Then
from ludarium.server.table import Go, Table

LEVEL = "novice"
ALLOWED = (
    protocol.Play,
    protocol.Retract,
    protocol.WhyNot,
    protocol.Consider,
    protocol.Judge,
    protocol.Look,
    protocol.Learn,
)
decode_acts = msgspec.json.Decoder(list[list[Act]]).decode


class LessonTable(Table):
    """The learner moves; everything else the lesson does."""

    def __init__(self, context: Context, tutor: Tutor, guest: Guest) -> None:
        lesson = tutor.lesson
        seats = [
            Seat(kind="person", name=guest.name, user=guest.id)
            if seat == lesson.seat
            else Seat(kind="bot", name=name, level=LEVEL)
            for seat, name in enumerate(lesson.names)
        ]
        now = time.time()
        row = Row(
            id=new_id(),
            game=lesson.game.id,
            rules=lesson.game.version,
            chosen={**lesson.setup.options, **lesson.setup.overrides},
            seats=seats,
            status="running",
            public=False,
            creator=guest.id,
            created=now,
            changed=now,
        )
        super().__init__(context, row, new=True)
        self.takes_back = False
        self.guest = guest
        self._take(tutor)

    def _take(self, tutor: Tutor) -> None:
        self.tutor = tutor
        self.journal = tutor.journal
        self._follow()

    async def awake(self) -> Journal | None:
        self.touched = time.monotonic()
        return self.journal

    def put_away(self) -> None:
        """There is nothing to rebuild it from: it stays until it is forgotten."""

    def _follow(self) -> None:
        assert self.journal is not None
        self.summary = Summary(self.journal.round, self.journal.asked())

    async def commit(
        self,
        *actions: AnyAction,
        user: str | None = None,
        client: str | None = None,
        row: Row | None = None,
        statements: Sequence[Statement] = (),
    ) -> list[Line]:
        """No action is kept, but the progress."""
        self._remember(user, client)
        await asyncio.shield(self.context.storage.submit((), [*statements, self._progress()], self._chain))
        return []

    def _progress(self) -> Statement:
        lesson, tutor = self.tutor.lesson, self.tutor
        over = time.time() if tutor.step is None else None
        acts = msgspec.json.encode(tutor.done).decode()
        return keep_lesson(self.guest.id, lesson.game.id, lesson.name, acts, len(tutor.done), over)

    def _make(self, journal: Journal, go: Go, user: str | None, client: str | None, then: Then) -> None:
        try:
            self.tutor.play(go.moves, go.notes if any(go.notes) else ())
        except NotTheTask:
            raise Refusal("not-the-task", 409) from None
        self._remember(user, client)
        self.context.storage.put((), [self._progress()], self._chain, then)

    def learn(self, what: str) -> None:
        """Go on, a step back, the step done for one, or all from the beginning."""
        tutor = self.tutor
        try:
            match what:
                case "go":
                    tutor.go_on()
                case "skip":
                    tutor.skip()
                case "back":
                    self._anew(tutor.back())
                case "again":
                    self._anew(Tutor(tutor.lesson))
        except NotTheTask:
            raise Refusal("not-the-task", 409) from None

    def _anew(self, tutor: Tutor) -> None:
        """Another game than the one that was told: everybody hears it from the beginning."""
        self._take(tutor)
        for visitor in self.connections:
            visitor.seen, visitor.known = -1, None

    def told_lesson(self) -> protocol.LessonStep:
        lesson, step = self.tutor.lesson, self.tutor.step
        return protocol.LessonStep(
            lesson=lesson.name,
            step=step.name if step else "",
            number=len(self.tutor.done),
            steps=len(lesson.steps),
            task=step.task if step else "",
            verbs=self._verbs(step) if step else [],
            shows=[
                protocol.Pointer(area=pointer.area, verb=pointer.verb, args=dict(pointer.arguments))
                for pointer in (step.shows if step else ())
            ],
        )

    def _verbs(self, step: Step) -> list[str]:
        numbers = step.verbs or [verb_of(move) for way in step.ways for move in way.moves]
        return sorted({self.setup.game.verbs.phrases[verb].name for verb in numbers})


async def learn(table: Table, visitor: Visitor, command: protocol.Learn) -> None:
    if not isinstance(table, LessonTable) or visitor.user != table.guest.id:
        raise Refusal("no-lesson", 409)
    table.learn(command.what)
    await table.commit(user=visitor.user, client=command.client)
    visitor.send(encode(protocol.Accepted(client=command.client)))
    table.changed()


class Lessons:
    """The courses of all games; read once."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._known: dict[str, dict[str, Lesson]] = {}

    def of(self, game_id: str) -> dict[str, Lesson]:
        found = self._known.get(game_id)
        if found is None:
            folder: Path = folder_of(self.context.library.find(game_id))
            found = {name: lessons.load(folder, name, find_game) for name in lessons.names(folder)}
            self._known[game_id] = found
        return found

    async def infos(self, game_id: str, guest: str | None) -> list[schema.LessonInfo]:
        kept = await self.context.storage.read(lambda db: lessons_of(db, guest or "", game_id))
        return [
            schema.LessonInfo(
                name=lesson.name,
                minutes=lesson.minutes,
                steps=len(lesson.steps),
                step=kept[lesson.name].step if lesson.name in kept else 0,
                done=kept[lesson.name].done if lesson.name in kept else None,
            )
            for lesson in self.of(game_id).values()
        ]

    async def begin(self, game_id: str, name: str, guest: Guest, again: bool) -> LessonTable:
        """Where the person left it; from the beginning if that no longer fits, or is what they want."""
        lesson = self.of(game_id).get(name)
        if lesson is None:
            raise Refusal("no-such-lesson", 404)
        kept = await self.context.storage.read(lambda db: lessons_of(db, guest.id, game_id))
        if name in kept and not again and kept[name].step < len(lesson.steps):
            # A lesson that has changed since begins anew.
            with suppress(LessonError, NotTheTask, ValueError):
                return LessonTable(self.context, Tutor(lesson, decode_acts(kept[name].acts)), guest)
        return LessonTable(self.context, Tutor(lesson), guest)
