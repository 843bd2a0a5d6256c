"""Records: a game as a readable text file, and back.

    ludarium-record 1
    game: artificium
    rules: 1
    seats: 2
    seat 0: Ana
    seat 1: master
    begin = 1 sawmill farm ...
    1 1 swap farm castle
    2 0 mulligan @5230 = brewery theft fair sawmill farm
    3 0 complete newton 1 M004 M008 M014 # M014*M008+M004
    undo to 1 by 0 with 1
    paused @7400 for 60000
    gave up 1 @9100
    ...
    scores: 61 54
    end: 120 moves, digest 0123456789abcdef

A move line is its number, the seat and the move; `@` gives the host's time stamp in milliseconds and `=` the
chance outcomes in the order they were asked for; after `#` stands a note: how the move was made where it does
not say that itself. Records replay without any seed. A pause without its length is still going on.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ludarium.core.game import Game, Setup
from ludarium.core.host import Recited, ReplayError, Told
from ludarium.core.journal import (
    Entry,
    GaveUp,
    IllegalMoveError,
    Journal,
    NoteError,
    Outcomes,
    Paused,
    Played,
    TableError,
    UndoError,
    Undone,
)
from ludarium.core.ruleset import SettingError
from ludarium.core.state import State
from ludarium.core.words import NotationError, Vocabulary

FORMAT = "ludarium-record 1"
_NUMBER = "([0-9]{1,15})"
_MOVE = re.compile(rf"{_NUMBER} {_NUMBER} ([^@=#]+?)(?: @{_NUMBER})?(?: = ([^#]*?))?(?: # (.*))?")
_UNDO = re.compile(rf"undo to {_NUMBER} by {_NUMBER}(?: with ([0-9 ]{{1,40}}))?")
_GAVE_UP = re.compile(rf"gave up {_NUMBER}(?: @{_NUMBER})?")
_PAUSED = re.compile(rf"paused @{_NUMBER}(?: for {_NUMBER})?")
_END = re.compile(rf"end: {_NUMBER} moves, digest ([0-9a-f]{{16}})")


class RecordError(ValueError):
    """A record that cannot be read or replayed; names the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


# Writing


def write(journal: Journal) -> str:
    """The record of a game, finished or not."""
    setup = journal.setup
    lines = [FORMAT, f"game: {setup.game.id}", f"rules: {setup.game.version}", f"seats: {setup.seats}"]
    lines += [f"seat {seat}: {name}" for seat, name in enumerate(journal.names)]
    lines += [f"option {name}: {value}" for name, value in setup.options.items()]
    lines += [f"constant {path}: {value}" for path, value in setup.overrides.items()]
    lines.append("begin" + _outcomes(setup.game, journal.opening))
    number = 0
    for entry in journal.history:
        number += isinstance(entry, Played)
        lines.append(_entry(setup.game, number, entry))
    if journal.paused is not None:
        lines.append(f"paused @{journal.paused}")
    if journal.state.over:
        lines.append("scores: " + " ".join(str(score) for score in _scores(journal.state)))
    lines.append(f"end: {number} moves, digest {_digest(lines)}")
    return "\n".join(lines) + "\n"


def _entry(game: Game, number: int, entry: Entry) -> str:
    match entry:
        case Played():
            text = game.verbs.write(entry.move)
            note = f" # {entry.note}" if entry.note else ""
            return f"{number} {entry.seat} {text}{_stamp(entry.at)}{_outcomes(game, entry.outcomes)}{note}"
        case Undone():
            consent = f" with {' '.join(map(str, entry.consent))}" if entry.consent else ""
            return f"undo to {entry.to} by {entry.by}{consent}"
        case GaveUp():
            return f"gave up {entry.seat}{_stamp(entry.at)}"
        case Paused():
            return f"paused @{entry.at} for {entry.lasted}"


def _stamp(at: int) -> str:
    return f" @{at}" if at else ""


def save(journal: Journal, path: Path) -> None:
    """Write the record to a file, whole or not at all."""
    scratch = path.with_name(path.name + ".part")
    scratch.write_text(write(journal), encoding="utf-8")
    scratch.replace(path)


def _outcomes(game: Game, outcomes: Outcomes) -> str:
    if not outcomes:
        return ""
    return " = " + " ".join(str(game.chance[words].write(value)) for words, value in outcomes)


def _scores(state: State) -> list[int]:
    return [int(state.score(seat)) for seat in range(state.seats)]


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


# Reading


@dataclass(frozen=True)
class Pausing:
    """The record was written during a pause that began then."""

    at: int


@dataclass
class Record:
    """A record as read, before it is replayed."""

    setup: Setup
    names: list[str]
    opening: Outcomes
    opening_line: int
    entries: list[tuple[int, Entry | Pausing]]  # with their line numbers
    scores: list[int] | None
    scores_line: int


@dataclass
class _Header:
    values: dict[str, str] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)
    chosen: dict[str, str] = field(default_factory=dict)


def parse(text: str, find_game: Callable[[str], Game]) -> Record:
    """Read a record; says which line is wrong and why."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise RecordError(1, f"a record begins with {FORMAT!r}")
    begin = next((n for n, line in enumerate(lines) if line.partition(" ")[0] == "begin"), None)
    if begin is None:
        raise RecordError(len(lines), "the record breaks off before the game begins")
    header = _read_header(lines[1:begin])
    setup = _setup(header, find_game)
    end = _END.fullmatch(lines[-1])
    if end is None:
        raise RecordError(len(lines), "the record is truncated: its last line must be 'end: ...'")
    record = Record(
        setup=setup,
        names=[header.seats.get(seat, f"seat {seat}") for seat in range(setup.seats)],
        opening=_read_outcomes(setup.game, lines[begin].partition(" = ")[2], begin + 1),
        opening_line=begin + 1,
        entries=[],
        scores=None,
        scores_line=0,
    )
    for number in range(begin + 2, len(lines)):
        _read_line(record, number, lines[number - 1])
    moves = sum(isinstance(entry, Played) for _, entry in record.entries)
    if moves != int(end[1]):
        raise RecordError(len(lines), f"the record says {end[1]} moves, but {moves} are written")
    return record


def read(text: str, find_game: Callable[[str], Game], until: int | None = None) -> Journal:
    """Read, replay and check a record; gives its journal. `until` stops after that move number."""
    record = parse(text, find_game)
    journal = _replayed(record, until)
    if until is None:
        lines = text.splitlines()
        if record.scores is not None:
            if not journal.state.over:
                raise RecordError(record.scores_line, "scores are written, but the game is not over")
            if record.scores != _scores(journal.state):
                actual = " ".join(map(str, _scores(journal.state)))
                raise RecordError(record.scores_line, f"the scores should be {actual}")
        elif journal.state.over:
            raise RecordError(len(lines), "the game is over, but no scores are written")
        found = _END.fullmatch(lines[-1])
        if found is None or found[2] != _digest(lines[:-1]):
            raise RecordError(
                len(lines), "the digest does not match: the record was changed after it was written"
            )
    return journal


def _read_header(lines: Sequence[str]) -> _Header:
    header = _Header()
    for number, line in enumerate(lines, start=2):
        key, colon, value = line.partition(": ")
        kind, _, name = key.partition(" ")
        if not colon:
            raise RecordError(number, f"a header line reads 'name: value', not {line!r}")
        if kind == "seat" and re.fullmatch(_NUMBER, name):
            header.seats[int(name)] = value
        elif kind in ("option", "constant") and name:
            header.chosen[name] = value
        elif key in ("game", "rules", "seats"):
            header.values[key] = value
        else:
            raise RecordError(number, f"{key!r} is no header of a record")
    for key in ("game", "rules", "seats"):
        if key not in header.values:
            raise RecordError(2, f"the header {key!r} is missing")
    return header


def _setup(header: _Header, find_game: Callable[[str], Game]) -> Setup:
    try:
        game = find_game(header.values["game"])
        if not re.fullmatch(_NUMBER, header.values["seats"]):
            raise RecordError(4, f"seats must be a number, not {header.values['seats'][:40]!r}")
        setup = game.setup(int(header.values["seats"]), header.chosen)
    except (LookupError, SettingError) as error:
        raise RecordError(2, str(error)) from None
    if header.values["rules"] != game.version:
        raise RecordError(
            3,
            f"played under rules version {header.values['rules']}; this is version {game.version}",
        )
    return setup


def _read_line(record: Record, number: int, line: str) -> None:
    if record.scores is not None:
        raise RecordError(number, "nothing may follow the scores but the end")
    if move := _MOVE.fullmatch(line):
        expected = 1 + sum(isinstance(entry, Played) for _, entry in record.entries)
        if int(move[1]) != expected:
            raise RecordError(number, f"move {expected} is expected here, not {move[1]}")
        game = record.setup.game
        if int(move[2]) >= record.setup.seats:
            raise RecordError(number, f"there is no seat {move[2]}")
        try:
            packed = game.verbs.parse(move[3])
        except NotationError as error:
            raise RecordError(number, str(error)) from None
        outcomes = _read_outcomes(game, move[5] or "", number)
        played = Played(int(move[2]), packed, outcomes, int(move[4] or 0), note=move[6] or "")
        record.entries.append((number, played))
    elif undo := _UNDO.fullmatch(line):
        consent = tuple(int(seat) for seat in (undo[3] or "").split())
        for seat in (int(undo[2]), *consent):
            if seat >= record.setup.seats:
                raise RecordError(number, f"there is no seat {seat}")
        record.entries.append((number, Undone(int(undo[1]), int(undo[2]), consent)))
    elif gave_up := _GAVE_UP.fullmatch(line):
        if int(gave_up[1]) >= record.setup.seats:
            raise RecordError(number, f"there is no seat {gave_up[1]}")
        record.entries.append((number, GaveUp(int(gave_up[1]), int(gave_up[2] or 0))))
    elif paused := _PAUSED.fullmatch(line):
        at = int(paused[1])
        record.entries.append((number, Paused(at, int(paused[2])) if paused[2] else Pausing(at)))
    elif line.startswith("scores: "):
        try:
            record.scores = [int(score) for score in line.split()[1:]]
        except ValueError:
            raise RecordError(number, "scores are whole numbers") from None
        record.scores_line = number
    else:
        raise RecordError(number, f"this is no move, no table action and not the scores: {line!r}")


def _read_outcomes(game: Game, text: str, number: int) -> Outcomes:
    """A named outcome belongs to the vocabulary that has the name; a number to the one without names."""
    outcomes = []
    for token in text.split():
        words = next((w for w, known in enumerate(game.chance) if _knows(known, token)), None)
        if words is None:
            raise RecordError(number, f"{token!r} is no chance outcome of {game.name}")
        try:
            outcomes.append((words, game.chance[words].read(token)))
        except NotationError as error:
            raise RecordError(number, str(error)) from None
    return tuple(outcomes)


def _knows(words: Vocabulary, token: str) -> bool:
    return token in words.names if words.names else re.fullmatch(_NUMBER, token) is not None


def _replayed(record: Record, until: int | None) -> Journal:
    try:
        script = Recited(record.opening)
        journal = Journal(record.setup, record.names, script)
        if not script.exhausted():
            raise ReplayError("more chance outcomes are written than the set-up has")
    except ReplayError as error:
        raise RecordError(record.opening_line, str(error)) from None
    number = 0
    for line, entry in record.entries:
        if number == until:
            break
        try:
            replay(journal, entry)
            number += isinstance(entry, Played)
        except IllegalMoveError as error:
            reason = record.setup.game.describe_reason(error.why)
            raise RecordError(line, f"the move is not legal here: {_plain(reason)}") from None
        except (ReplayError, UndoError, TableError, NoteError) as error:
            raise RecordError(line, str(error)) from None
    return journal


def replay(journal: Journal, entry: Entry | Pausing) -> list[Told]:
    """Carry out one entry of a record; gives the events of a move or of giving up."""
    events: list[Told] = []
    match entry:
        case Played():
            events = journal.replay(entry)
        case Undone():
            journal.undo(entry.to, entry.by, entry.consent)
            journal.host.reuse = []  # the outcomes that came again are written at their moves
        case GaveUp():
            events = journal.give_up(entry.seat, entry.at)
        case Paused():
            journal.pause(entry.at)
            journal.resume(entry.lasted)
        case Pausing():
            journal.pause(entry.at)
    return events


def _plain(reason: dict[str, str | int]) -> str:
    named = ", ".join(f"{key} {value}" for key, value in reason.items() if key != "reason")
    return f"{reason['reason']}{f' ({named})' if named else ''}"
