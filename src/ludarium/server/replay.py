"""Finished games and uploaded records, step by step: from any seat's view, or with everything open.

A replay shows the entries of a journal that count and its take-backs, numbered from 0, the deal. Its frames are
positions like those of a table under way.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import msgspec

from ludarium.bots.levels import LEVELS
from ludarium.core.entry import advance
from ludarium.core.host import Replayed
from ludarium.core.journal import Journal
from ludarium.core.record import RecordError, read, write
from ludarium.core.state import State
from ludarium.games import find_game
from ludarium.server import protocol, schema, view
from ludarium.server.identity import clean_text, new_id
from ludarium.server.library import Library
from ludarium.server.refusal import Refusal

KEPT_REPLAYS = 32
KEPT_STATES = 16
MOST_LINES = 5000  # of an uploaded record: ten times the longest games of people
MOST_UPLOADED = 50_000  # entries of uploaded records in memory, some 100 MB
MOST_ENTRIES = 2000  # in one answer: about a megabyte


class Replay:
    """A view of a journal, its game over or broken off."""

    def __init__(
        self, info: schema.TableInfo, journal: Journal, library: Library, results: list[protocol.Score] | None
    ) -> None:
        self.info = info
        self.journal = journal
        self.notation = library.notation(info.game)
        self.rules = library.rules(journal.setup)
        self.results = results
        self.line = journal.shown()
        self._states: OrderedDict[int, State] = OrderedDict()

    @property
    def total(self) -> int:
        return len(self.line) - 1

    def state(self, number: int) -> State:
        """The position after so many entries; the one before it is kept, since people step forwards."""
        near = max((kept for kept in self._states if kept <= number), default=0)
        known = self._states.get(near)
        state = known.clone() if known else self.journal.setup.begin(Replayed(self.journal.opening))
        advance(state, (self.journal.entries[other] for other in self.line[near + 1 : number + 1]))
        self._states[number] = state
        if len(self._states) > KEPT_STATES:
            self._states.popitem(last=False)
        return state

    def _check(self, number: int, seat: int) -> None:
        if not 0 <= number <= self.total:
            raise Refusal("no-such-step", 404)
        if not schema.ALL_OPEN <= seat < self.journal.setup.seats:
            raise Refusal("no-such-seat", 404)

    def frame(self, number: int, seat: int) -> protocol.Position:
        self._check(number, seat)
        state = self.state(number)
        entries = [self.journal.entries[other] for other in self.line[: number + 1]]
        asked = [other for other in range(state.seats) if state.asks(other)]
        return protocol.Position(
            seq=number,
            seat=seat,
            table=msgspec.structs.replace(
                self.info, status="running", round=entries[-1].round, asked=asked, scores=None, places=None
            ),
            view=view.seen(state, seat),
            rules=self.rules,
            asked=asked,
            results=self.results if number == self.total else None,
            ended=view.ended(self.journal) if number == self.total and self.results is not None else "",
            rounds=[entry.scores for entry in entries if entry.scores is not None],
        )

    def chronicle(self, first: int, seat: int) -> protocol.Chronicle:
        """All entries from this one on, as far as one answer goes; no position has to be played for them."""
        self._check(first, seat)
        last = min(self.total, first + MOST_ENTRIES - 1)
        entries = [
            view.told(self.notation, self.journal.entries[self.line[number]], number, seat)
            for number in range(first, last + 1)
        ]
        return protocol.Chronicle(seat=seat, total=self.total, entries=entries)

    def summary(self) -> protocol.Replay:
        return protocol.Replay(
            table=self.info,
            moves=self.total,
            finished=self.results is not None,
            rounds=self._round_starts(),
        )

    def _round_starts(self) -> list[int]:
        rounds = [self.journal.entries[other].round for other in self.line]
        changes = [number for number in range(1, len(rounds)) if rounds[number] != rounds[number - 1]]
        return [] if rounds[0] is None else [0, *changes]

    def text(self) -> str:
        return write(self.journal)


class Replays:
    """Replays seen lately. Uploaded records live only here."""

    def __init__(self, library: Library, most_uploads: int) -> None:
        self.library = library
        self.most_uploads = most_uploads
        self._finished: OrderedDict[str, Replay] = OrderedDict()
        self._uploaded: OrderedDict[str, Replay] = OrderedDict()

    def known(self, table_id: str) -> Replay | None:
        return self._finished.get(table_id)

    def keep(self, replay: Replay) -> Replay:
        self._finished[replay.info.id] = replay
        if len(self._finished) > KEPT_REPLAYS:
            self._finished.popitem(last=False)
        return replay

    def forget(self, table_id: str) -> None:
        self._finished.pop(table_id, None)

    def upload(self, text: str, go_on: Callable[[], None]) -> Replay:
        """In a thread; `go_on` raises when it lasts too long or nobody waits any more."""
        if text.count("\n") > MOST_LINES:
            raise Refusal("bad-record", line=MOST_LINES, why="it is too long")
        try:
            journal = read(text, find_game, go_on=go_on)
        except RecordError as error:
            why = str(error).partition(": ")[2]
            raise Refusal("bad-record", line=error.line, why=clean_text(why, 200)) from None
        except (ValueError, LookupError, OverflowError):
            raise Refusal("bad-record", line=0, why="it cannot be read") from None
        if journal.setup.game.id not in self.library.games:
            raise Refusal("no-such-game", 404)
        journal.names = [clean_text(name, 40) for name in journal.names]
        return Replay(_info(journal), journal, self.library, _results(journal))

    def keep_uploaded(self, replay: Replay) -> None:
        self._uploaded[replay.info.id] = replay
        while (
            len(self._uploaded) > self.most_uploads
            or sum(len(each.journal.entries) for each in self._uploaded.values()) > MOST_UPLOADED
        ):
            self._uploaded.popitem(last=False)

    def uploaded(self, replay_id: str) -> Replay:
        if replay_id not in self._uploaded:
            raise Refusal("no-such-replay", 404)
        return self._uploaded[replay_id]


def _info(journal: Journal) -> schema.TableInfo:
    """The table as far as a record tells."""
    setup = journal.setup
    return schema.TableInfo(
        id=new_id(),
        game=setup.game.id,
        options={**setup.options, **setup.overrides},
        seats=[_sitter(name) for name in journal.names],
        status="finished" if journal.state.over else "closed",
        public=False,
        creator="",
        created=0,
        changed=0,
        undo_off="",
        timer=0,
        round=journal.round,
    )


def _sitter(name: str) -> schema.SeatInfo:
    """Bots are called by their level; several of a level are numbered."""
    level = name.partition(" ")[0]
    if level not in LEVELS:
        return schema.SeatInfo(kind="person", name=name, connected=True)
    return schema.SeatInfo(kind="bot", name=name, level=level, connected=True)


def _results(journal: Journal) -> list[protocol.Score] | None:
    state, game = journal.state, journal.setup.game
    return view.scores(game, state, state.scores(), game.places(state)) if state.over else None
