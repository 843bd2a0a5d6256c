"""A table: the one authority over its game. Everything that changes goes through here, one thing at a time:
checked, written to the disk, and only then told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from ludarium.core.daily import DEAL, day_seed
from ludarium.core.entry import Began, GaveUp, Moved, Paused
from ludarium.core.host import Host, Secure, Seeded
from ludarium.core.journal import Journal
from ludarium.server.alarm import Alarm
from ludarium.server.bot_turn import BotTurns
from ludarium.server.clock import BankClock, SlowClock
from ludarium.server.company import Visitor
from ludarium.server.context import Context
from ludarium.server.hint_turn import Hints
from ludarium.server.intention import Intentions
from ludarium.server.ledger import Ledger
from ludarium.server.metrics import MOVES
from ludarium.server.observer import Observers
from ludarium.server.refusal import Refusal
from ludarium.server.row import (
    Line,
    Replaced,
    Returned,
    Row,
    Said,
    Seat,
    Summary,
    decode_summary,
    deeds_in,
    rebuilt,
    text_of,
)
from ludarium.server.schema import SPECTATOR
from ludarium.server.seating import copy_of, is_person, name_bots, places
from ludarium.server.storage.table import journal_of, save_due, save_row
from ludarium.server.storage.writer import Chain, Statement, StorageError, Then, settle

BY_PERSON, BY_BOT, BY_CLOCK = (MOVES.labels(by) for by in ("person", "bot", "clock"))
log = logging.getLogger("ludarium.server")


class Go(NamedTuple):
    """Moves of a seat in one go."""

    seat: int
    moves: Sequence[int]
    notes: Sequence[str]
    by_clock: bool


class Table(Ledger):
    def __init__(self, context: Context, row: Row, *, new: bool = False, stage: str = "") -> None:
        """`stage`: what is kept of it for lists, where turns take hours or days."""
        super().__init__(context, row)
        if stage:
            self.summary = decode_summary(stage)
        self.asleep = not new  # is the journal yet to be read?
        self.damaged = False  # is there something in its journal that cannot be read?
        self.paused_at = 0.0
        self._due: tuple[float | None, str] = (None, stage)  # as it is written: when a turn of days is over
        self.replace_level = ""
        self.replace_due = 0.0  # monotonic; the request's own `at` is for people to read
        self.bot_turns = BotTurns(self)
        self.hints = Hints(self)
        self.alarm = Alarm(self)
        self.observers = Observers(self)
        self.intentions = Intentions(self)

    @property
    def busy(self) -> bool:
        return (
            self.lock.locked()
            or bool(self._pending)
            or self.bot_turns.busy
            or self.hints.busy
            or self.alarm.busy
            or self.observers.busy
            or self.intentions.busy
        )

    # The game. Everything below that changes something is called under the lock.

    async def awake(self) -> Journal | None:
        """The game as it stands, rebuilt from the journal if need be; None before the start."""
        self.touched = time.monotonic()
        if self.asleep:
            await self.settled()
            self._chain = Chain()
            try:
                lines = await self.context.storage.read(lambda db: journal_of(db, self.row.id))
                for line in lines:
                    if isinstance(line.action, Said) and line.user:
                        await self.context.guests.find(line.user)
                self._rebuild(lines)
            except StorageError:
                raise
            except Exception:  # whatever it is, it is this table's alone
                if not self.damaged:
                    log.exception("table %s cannot be read", self.row.id)
                self.damaged, self.journal = True, None
            self.asleep = False
        return self.journal

    @property
    def outdated(self) -> bool:
        """Was it begun under rules that are no longer known? Then it cannot go on, and says so."""
        return not self.setup.game.knows(self.row.rules)

    async def running(self) -> Journal:
        """The game, to be changed."""
        await self.awake()
        return self.ready()

    def ready(self) -> Journal:
        """The same of a table that is awake."""
        if self.damaged:
            raise Refusal("table-damaged", 409)
        if self.row.status == "open" or self.row.status == "closed":
            raise Refusal("not-running", 409)
        if self.journal is None:
            raise Refusal("rules-changed", 409, version=self.row.rules)
        if self.row.status == "finished":
            raise Refusal("game-over", 409)
        return self.journal

    def _rebuild(self, lines: Sequence[Line]) -> None:
        slow = isinstance(self.clock, SlowClock)
        journal = (
            None if self.outdated else rebuilt(self.setup, self.row, lines, self._clocked if slow else None)
        )
        self.lines = lines[-1].number + 1 if lines else 0
        self.clients.clear()
        self.chats.clear()
        for line in lines:
            match line.action:
                case Said(seat=seat, text=text):
                    self._heard(line, seat, text)
                case Moved() | GaveUp() | Paused() as action if journal is not None:
                    self._timed(action, line.at)
            self._remember(line.user, line.client)
        if journal is not None:
            journal.host.source = self._chance()
        self.journal = journal
        self._follow()

    def _clocked(self, journal: Journal, line: Line) -> None:
        """A turn of hours or days began when the journal says that somebody was asked."""
        self.clock.follow(journal, self._people(journal.asked()), line.at)

    def _people(self, seats: Sequence[int]) -> list[int]:
        return [seat for seat in seats if is_person(self.row.seats[seat])]

    def _timed(self, action: Moved | GaveUp | Paused, now: float) -> None:
        self.clock.before = max(self.clock.before, action.at)
        if isinstance(action, Paused):
            self._paused(action, now)

    def _paused(self, action: Paused, now: float) -> None:
        self.paused = action.on
        if action.on:
            self.paused_at = now

    async def pause(self, journal: Journal, on: bool, user: str | None, client: str) -> None:
        now = time.time()
        self.clock.stop()
        lasted = 0 if on else max(0, int((now - self.paused_at) * 1000))
        action = Paused(on=on, at=self.clock.elapsed(), lasted=lasted)
        journal.replay(action)
        self._paused(action, now)
        row = copy_of(self.row)
        row.zero = self.clock.from_here() if self.clock.solo else None
        await self.commit(action, user=user, client=client, row=row)

    def _chance(self) -> Host:
        if self.row.daily:  # the same deal for everybody on that day
            return Seeded(
                day_seed(self.row.game, DEAL, self.row.daily, self.context.signer.of_day(self.row.daily))
            )
        return Secure() if self.row.seed is None else Seeded(self.row.seed)

    def put_away(self) -> None:
        """Forget the game; it is rebuilt from the journal when it is needed again."""
        self.journal = None
        self.asleep = True
        self.clients.clear()
        self.doers.clear()
        self.chats.clear()
        self.unlearn()
        self.clock.put_away()
        self.alarm.set()

    async def reopen(self, user: str | None) -> None:
        """A table that was closed because nobody came goes on when one of its people does."""
        comes = self.seats_of(user) or self.former_of(user)
        if self.row.status == "closed" and comes and not self.outdated and not self.row.barred:
            begun = await self.awake() is not None
            if self.damaged:
                return
            row = copy_of(self.row)
            row.status = "running" if begun else "open"
            await self.commit(row=row)
            self._follow()

    async def start(self, row: Row, statements: Sequence[Statement] = ()) -> None:
        row.status = "running"
        row.zero = self.clock.from_here() if self.clock.solo else None
        journal = Journal(self.setup, [seat.name for seat in row.seats], self._chance())
        await self.commit(Began(outcomes=journal.opening), row=row, statements=statements)
        self.journal = journal
        self.loaded = time.monotonic()
        self.changed()

    def play(
        self,
        journal: Journal,
        seat: int,
        moves: Sequence[int],
        user: str | None = None,
        client: str | None = None,
        notes: Sequence[str] = (),
        by_clock: bool = False,
        then: Callable[[], None] | None = None,
    ) -> asyncio.Future[None]:
        """Play moves in one go; raises IllegalMoveError or NoteError, and changes nothing, where they cannot be.

        The lock may be left before the future is done: secret submissions of several seats share a commit.
        When the last one under way is on the disk, everybody is told.
        """
        waited: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def tell(error: Exception | None) -> None:
            settle(waited, error)
            if error is not None:
                return
            (BY_CLOCK if by_clock else BY_BOT if user is None else BY_PERSON).inc(len(moves))
            if then is not None:
                then()
            if not self._pending and self.journal is journal:
                self.changed(settled=not journal.draft(seat))

        self._make(journal, Go(seat, moves, notes, by_clock), user, client, tell)
        return waited

    def _make(self, journal: Journal, go: Go, user: str | None, client: str | None, then: Then) -> None:
        """The moves in the journal, and on their way to the disk."""
        action = journal.play_together(go.seat, go.moves, self.clock.elapsed(), go.notes, go.by_clock)
        row = self.ended(journal) if journal.state.over else None
        if row is None and isinstance(self.clock, BankClock):
            row = copy_of(self.row)
        self._submit(self._lines([action], user, client), row, (), then)

    def ended(self, journal: Journal, row: Row | None = None) -> Row:
        row = row or copy_of(self.row)
        row.status = "finished"
        row.intentions = {}
        self.context.ratings_due |= row.rated
        if row.tournament:
            self.context.tournaments_due.add(row.tournament)
        state, seats = journal.state, range(self.setup.seats)
        row.scores = state.scores()
        row.places = places([int(state.standing(seat)) for seat in seats], row.seats)
        row.seconds = self.clock.elapsed() // 1000
        row.won = len(seats) == 1 and state.over and bool(state.won(0))
        row.deeds = deeds_in(journal)
        return row

    async def replace(self, seat: int, level: str, consent: Sequence[int]) -> None:
        """A bot takes the place of somebody who is gone. The seat stays theirs: `give_back`."""
        row = copy_of(self.row)
        was = row.seats[seat]
        row.seats[seat] = Seat(kind="bot", level=level, before=was)
        name_bots(row.seats)
        await self.running()
        await self.commit(Replaced(seat=seat, level=level, consent=list(consent)), row=row)
        self.replace_request = None
        if self.undo_request is not None and seat in self.undo_request.needed:
            self.undo_request = None  # whoever asked may ask again: bots always consent
        self.notice("replaced", seat=seat, name=was.name, level=level)
        self.changed(settled=False)

    async def give_back(self, seat: int, user: str | None = None, client: str | None = None) -> None:
        """The bot makes room for the one it replaced. Nobody else is asked: it is the player's seat."""
        row = copy_of(self.row)
        before = row.seats[seat].before
        assert before is not None
        back = msgspec.structs.replace(before)
        if back.kind == "person":  # who may have another name by now
            back.name = (await self.context.guests.find(back.user or "")).name
        row.seats[seat] = back
        name_bots(row.seats)
        await self.running()
        await self.commit(Returned(seat=seat), user=user, client=client, row=row)
        self.notice("returned", seat=seat, name=back.name)
        self.changed(settled=False)

    async def close(self) -> None:
        """The server ends: nothing is begun any more."""
        async with self.alone():
            self.bot_turns.stop()
            self.hints.stop()
            self.observers.stop()
            await self._keep_banks()
            self.put_away()

    async def _keep_banks(self) -> None:
        """What is left of them is written with every move; and when the server ends in between."""
        if isinstance(self.clock, BankClock) and self.row.status == "running":
            row = copy_of(self.row)
            row.spent = self.clock.spent()
            with contextlib.suppress(StorageError):
                await self.context.storage.write(statements=save_row(row))
            self.row = row

    # Telling

    def audience(self) -> list[Visitor]:
        side, place = self.observers.side, self.sitting.place
        return [
            visitor
            for visitor in self.connections
            if place(visitor.user, SPECTATOR).mine or side(visitor) is self
        ]

    def announce(self) -> None:
        audience = self.audience()
        self._announce_to(audience)
        if len(audience) < len(self.connections) or self.observers.any:
            self.observers.announce()

    def tell(self, visitor: Visitor) -> None:
        if self.observers.side(visitor) is self:
            super().tell(visitor)
        else:
            self.observers.tell(visitor)

    def unsay(self, user: str) -> None:
        super().unsay(user)
        self.observers.unsay(user)

    def changed(self, *, settled: bool = True) -> None:
        """After every change: requests about the old position lapse, everybody is told, bots go on."""
        if settled:
            self.undo_request = None
        if self.row.status != "running":
            self.replace_request = None
        self._follow()
        self.announce()
        self.context.caller.look(self)

    def _follow(self) -> None:
        journal = self.journal
        if journal is not None:
            self.summary = Summary(journal.round, journal.asked())
            if self.row.status == "running" and not self.paused:
                self.clock.resume(self.row.zero)
                self.clock.follow(journal, self._people(self.summary.asked))
            else:
                self.clock.stop()
        self.alarm.set()
        self.bot_turns.call()
        self.intentions.call()
        self.keep_due()

    def keep_due(self) -> None:
        """Where turns take hours or days, the database knows when to wake the table. If a write is lost it knows an
        earlier time, and the table is woken in vain."""
        if not isinstance(self.clock, SlowClock):
            return
        running = self.row.status == "running"
        due = self.clock.due() if running and not self.paused else None
        self.summary.ends = self.clock.ends()
        kept = (due, text_of(self.summary) if running else "")
        if kept != self._due:
            self._due = kept
            self.context.storage.submit((), [save_due(self.row.id, *kept)], self._chain)

    def say(self, line: Line, seat: int, text: str) -> None:
        chat = self._heard(line, seat, text)
        self.tell_all(chat, said_by=line.user)
        self.context.caller.said(self, line.user, line.number)
