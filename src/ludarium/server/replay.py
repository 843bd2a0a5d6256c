"""Finished games and uploaded records, step by step: from any seat's view, or with everything open."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from ludarium.core.host import Recited, Recorder, Told
from ludarium.core.journal import GaveUp, Journal, Played
from ludarium.core.kernel import play
from ludarium.core.record import RecordError, read, write
from ludarium.core.state import State
from ludarium.games import find_game
from ludarium.server import schema
from ludarium.server.catalogue import Catalogue, Notation
from ludarium.server.identity import clean_text, new_id
from ludarium.server.refusal import Refusal

ALL_OPEN = -2
SPECTATOR = -1
KEPT_FILMS = 32
MOST_ENTRIES = 2000  # in one answer: about a megabyte


@dataclass
class Shot:
    """One move of the line that counts, or somebody giving up."""

    seat: int
    move: int | None
    events: list[Told]
    round: int | None
    scores: list[int] | None  # where a round has just ended
    note: str


class Film:
    """A game that is over, or a record: played once to learn what happened in it."""

    def __init__(self, film_id: str, journal: Journal, notation: Notation, rules: msgspec.Raw) -> None:
        self.id = film_id
        self.journal = journal
        self.notation = notation
        self.rules = rules
        self.shots: list[Shot] = []
        self._states: OrderedDict[int, State] = OrderedDict()
        state, self.opening = self._begin()
        self.first_round = _round(state)
        self.takes = _takes(journal)
        for take in self.takes:
            before = _round(state)
            host = _carry_out(state, take)
            now = _round(state)
            ended = state.over or (before is not None and now != before)
            scores = [int(state.score(seat)) for seat in range(state.seats)] if ended else None
            move, note = (take.move, take.note) if isinstance(take, Played) else (None, "")
            self.shots.append(Shot(take.seat, move, host.take()[1], now, scores, note))
        self.final = state

    def _begin(self) -> tuple[State, list[Told]]:
        host = Recorder(Recited(self.journal.opening))
        state = self.journal.setup.begin(host)
        return state, host.take()[1]

    def state(self, number: int) -> State:
        """The position after so many moves; the one before it is kept, since people step forwards."""
        near = max((kept for kept in self._states if kept <= number), default=0)
        state = self._states[near].clone() if near in self._states else self._begin()[0]
        for take in self.takes[near:number]:
            _carry_out(state, take)
        self._states[number] = state
        if len(self._states) > 16:
            self._states.popitem(last=False)
        return state

    def _check(self, number: int, seat: int) -> None:
        if not 0 <= number <= len(self.shots):
            raise Refusal("no-such-step", 404)
        if not ALL_OPEN <= seat < self.final.seats:
            raise Refusal("no-such-seat", 404)

    def frame(self, number: int, seat: int) -> schema.Frame:
        self._check(number, seat)
        state = self.state(number)
        return schema.Frame(
            number=number,
            total=len(self.shots),
            seat=seat,
            view=all_open(state) if seat == ALL_OPEN else state.view(seat),
            entry=self._entry(number, seat),
            round=_round(state),
        )

    def chronicle(self, first: int, seat: int) -> schema.Chronicle:
        """All entries from this one on, as far as one answer goes; no position has to be played for them."""
        self._check(first, seat)
        last = min(len(self.shots), first + MOST_ENTRIES - 1)
        entries = [self._entry(number, seat) for number in range(first, last + 1)]
        return schema.Chronicle(seat=seat, total=len(self.shots), entries=entries)

    def _entry(self, number: int, seat: int) -> schema.Entry:
        if number == 0:
            shot = Shot(SPECTATOR, None, self.opening, self.first_round, None, "")
        else:
            shot = self.shots[number - 1]
        return schema.Entry(
            seq=number,
            seat=shot.seat,
            move=None if shot.move is None else self.notation.move(shot.move),
            events=[self._event(told, seat) for told in shot.events],
            round=shot.round,
            note=shot.note,
        )

    def _event(self, told: Told, seat: int) -> schema.Event:
        if seat != ALL_OPEN:
            return self.notation.event(told, seat)
        phrase = self.notation.game.events[told.event]
        return schema.Event(event=phrase.name, args=phrase.describe(told.values))

    def info(self, results: list[schema.Score] | None = None) -> schema.Replay:
        setup = self.journal.setup
        if results is None and self.final.over:
            places = setup.game.places(self.final)
            results = [
                schema.Score(
                    seat=seat,
                    total=int(self.final.score(seat)),
                    place=places[seat],
                    breakdown=setup.game.breakdown(self.final, seat),
                )
                for seat in range(setup.seats)
            ]
        return schema.Replay(
            id=self.id,
            game=setup.game.id,
            names=self.journal.names,
            options=dict(setup.options),
            overrides=dict(setup.overrides),
            moves=len(self.shots),
            finished=bool(self.final.over),
            rounds=self._round_starts(),
            results=results,
            rounds_scores=[shot.scores for shot in self.shots if shot.scores is not None],
            rules=cast(dict[str, object], self.rules),  # already written as JSON
        )

    def _round_starts(self) -> list[int]:
        if self.first_round is None:
            return []
        starts, last = [0], self.first_round
        for number, shot in enumerate(self.shots, start=1):
            if shot.round is not None and shot.round != last:
                starts.append(number)
                last = shot.round
        return starts

    def text(self) -> str:
        return write(self.journal)


class Films:
    """Replays seen lately. Uploaded records live only here."""

    def __init__(self, catalogue: Catalogue, most_uploads: int) -> None:
        self.catalogue = catalogue
        self.most_uploads = most_uploads
        self._finished: OrderedDict[str, Film] = OrderedDict()
        self._uploaded: OrderedDict[str, Film] = OrderedDict()

    def known(self, table_id: str) -> Film | None:
        return self._finished.get(table_id)

    def keep(self, film: Film) -> Film:
        self._finished[film.id] = film
        if len(self._finished) > KEPT_FILMS:
            self._finished.popitem(last=False)
        return film

    def forget(self, table_id: str) -> None:
        self._finished.pop(table_id, None)

    def upload(self, text: str) -> Film:
        try:
            journal = read(text, find_game)
        except RecordError as error:
            why = str(error).partition(": ")[2]
            raise Refusal("bad-record", line=error.line, why=clean_text(why, 200)) from None
        except (ValueError, LookupError, OverflowError):
            raise Refusal("bad-record", line=0, why="it cannot be read") from None
        if journal.setup.game.id not in self.catalogue.games:
            raise Refusal("no-such-game", 404)
        journal.names = [clean_text(name, 40) for name in journal.names]
        notation = self.catalogue.notation(journal.setup.game.id)
        film = Film(new_id(), journal, notation, self.catalogue.rules(journal.setup))
        self._uploaded[film.id] = film
        if len(self._uploaded) > self.most_uploads:
            self._uploaded.popitem(last=False)
        return film

    def uploaded(self, film_id: str) -> Film:
        if film_id not in self._uploaded:
            raise Refusal("no-such-replay", 404)
        return self._uploaded[film_id]


def _takes(journal: Journal) -> list[Played | GaveUp]:
    """The moves that count, and giving up, which is never undone, in their order."""
    line = set(journal.line())
    takes: list[Played | GaveUp] = []
    number = 0
    for entry in journal.history:
        number += isinstance(entry, Played)
        if isinstance(entry, GaveUp) or (isinstance(entry, Played) and number in line):
            takes.append(entry)
    return takes


def _carry_out(state: State, take: Played | GaveUp) -> Recorder:
    outcomes = take.outcomes if isinstance(take, Played) else ()
    host = Recorder(Recited(outcomes))
    host.at = take.at
    if isinstance(take, Played):
        play(state, take.seat, take.move, host)
    else:
        state.give_up(take.seat, host)
    return host


def _round(state: State) -> int | None:
    number = getattr(state, "round", None)
    return None if number is None else int(number)


def all_open(state: State) -> dict[str, object]:
    """What all seats together see."""
    shown: Any = state.view(SPECTATOR)
    for seat in range(state.seats):
        shown = _merge(shown, state.view(seat))
    assert isinstance(shown, dict)
    return shown


def _merge(one: Any, other: Any) -> Any:
    """Of two views of the same thing the one that tells more."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [*one, *(key for key in other if key not in one)]
        return {
            key: _merge(one[key], other[key]) if key in one and key in other else one.get(key, other.get(key))
            for key in keys
        }
    if isinstance(one, list) and isinstance(other, list):
        if len(one) == len(other):
            return [_merge(mine, theirs) for mine, theirs in zip(one, other, strict=True)]
        return one if len(one) > len(other) else other
    if isinstance(other, dict | list) or one is None:
        return other
    return one
