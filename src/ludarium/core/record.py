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
    4 1 buy coal
    5 1 + buy wood
    undo to 3 by 1
    take-back to 1 by 0 with 1
    paused @7400 for 60000
    hint 2 for 0
    gave up 1 @9100
    ...
    scores: 61 54
    end: 120 moves, digest 0123456789abcdef

A move line is its number, the seat and the move; `@` gives the host's time stamp in milliseconds and `=` the
chance outcomes in the order they were asked for; after `#` stands a note: how the move was made where it does
not say that itself. `+` before the move says that it was made in one go with the one before it. A take-back is an
undo past something newly seen; older records call it an undo, too. Records replay without any seed. A pause without
its length is still going on.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ludarium.core.entry import DEAL, Action, Also, Entry, GaveUp, Hinted, Moved, Outcomes, Paused, Undid
from ludarium.core.game import Game, Setup
from ludarium.core.host import Replayed, ReplayError
from ludarium.core.journal import IllegalMoveError, Journal, NoteError, TableError, UndoError
from ludarium.core.ruleset import SettingError
from ludarium.core.words import NotationError, Vocabulary

KIND = "ludarium-record"
FORMAT = f"{KIND} 1"
_NUMBER = "([0-9]{1,15})"
_MOVE = re.compile(rf"{_NUMBER} {_NUMBER} (\+ )?([^@=#]+?)(?: @{_NUMBER})?(?: = ([^#]*?))?(?: # (.*))?")
_UNDO = re.compile(rf"(undo|take-back) to {_NUMBER} by {_NUMBER}(?: with ([0-9 ]{{1,40}}))?")
_GAVE_UP = re.compile(rf"gave up {_NUMBER}(?: @{_NUMBER})?")
_PAUSED = re.compile(rf"paused @{_NUMBER}(?: for {_NUMBER})?")
_HINT = re.compile(rf"hint ([1-3]) for {_NUMBER}")
_END = re.compile(rf"end: {_NUMBER} moves, digest ([0-9a-f]{{16}})")


class RecordError(ValueError):
    """A record that cannot be read or replayed; names the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


class ForeignRecordError(RecordError):
    """No record of a game at all."""


class NewerRecordError(RecordError):
    """Written by a later version, in a form or under rules that this one does not know."""


# Writing


def write(journal: Journal) -> str:
    """The record of a game, finished or not."""
    setup = journal.setup
    lines = [FORMAT, f"game: {setup.game.id}", f"rules: {setup.version}", f"seats: {setup.seats}"]
    lines += [f"seat {seat}: {name}" for seat, name in enumerate(journal.names)]
    lines += [f"option {name}: {value}" for name, value in setup.options.items()]
    lines += [f"constant {path}: {value}" for path, value in setup.overrides.items()]
    lines.append("begin" + _outcomes(setup.game, journal.opening))
    made = [0]  # by entry: how many moves were made up to it
    for entry in [*journal.entries, *journal.staged]:
        lines += _entry(setup.game, entry, made)
        lines += [f"paused @{at} for {lasted}" for at, lasted in entry.pauses]
        lines += [f"hint {grade} for {seat}" for seat, grade in entry.hints]
    if journal.paused is not None:
        lines.append(f"paused @{journal.paused}")
    if journal.state.over:
        lines.append("scores: " + " ".join(map(str, journal.state.scores())))
    lines.append(f"end: {made[-1]} moves, digest {_digest(lines)}")
    return "\n".join(lines) + "\n"


def _entry(game: Game, entry: Entry, made: list[int]) -> list[str]:
    before = made[-1]
    if entry.seat == DEAL:
        return []
    made.append(before + len(entry.moves))
    match entry.done:
        case Undid() as undo:
            consent = f" with {' '.join(map(str, undo.consent))}" if undo.consent else ""
            word = "take-back" if undo.seen else "undo"
            return [f"{word} to {made[undo.to]} by {undo.by}{consent}"]
        case GaveUp() as gave_up:
            return [f"gave up {gave_up.seat}{_stamp(gave_up.at)}"]
    lines = []
    for number, move in enumerate(entry.played(), start=before + 1):
        together = "+ " if number > before + 1 else ""
        note = f" # {move.note}" if move.note else ""
        text = (
            f"{together}{game.verbs.write(move.move)}{_stamp(move.at)}{_outcomes(game, move.outcomes)}{note}"
        )
        lines.append(f"{number} {move.seat} {text}")
    return lines


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


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


# Reading


@dataclass
class Record:
    """A record as read, before it is replayed."""

    setup: Setup
    names: list[str]
    opening: Outcomes
    opening_line: int
    actions: list[tuple[int, Action]]  # with their line numbers
    scores: list[int] | None
    scores_line: int
    entered: list[
        int
    ]  # by move number: the entry that it ends, or -1 where others were made in one go with it
    entries: int = 0  # so far, beside the deal


@dataclass
class _Header:
    values: dict[str, str] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)
    chosen: dict[str, str] = field(default_factory=dict)


def parse(text: str, find_game: Callable[[str], Game]) -> Record:
    """Read a record; says which line is wrong and why."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        kind, _, version = lines[0].partition(" ") if lines else ("", "", "")
        if kind == KIND and version.isdecimal():
            raise NewerRecordError(
                1, f"a newer Ludarium wrote this: it begins with {lines[0]!r}, not {FORMAT!r}"
            )
        raise ForeignRecordError(1, f"a record begins with {FORMAT!r}")
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
        opening=read_outcomes(setup.game, lines[begin].partition(" = ")[2], begin + 1),
        opening_line=begin + 1,
        actions=[],
        scores=None,
        scores_line=0,
        entered=[0],
    )
    for number in range(begin + 2, len(lines)):
        _read_line(record, number, lines[number - 1])
    moves = len(record.entered) - 1
    if moves != int(end[1]):
        raise RecordError(len(lines), f"the record says {end[1]} moves, but {moves} are written")
    return record


def read(
    text: str,
    find_game: Callable[[str], Game],
    until: int | None = None,
    go_on: Callable[[], None] | None = None,
) -> Journal:
    """Read, replay and check a record; gives its journal. `until` stops after that move number; `go_on` is called
    before each line is replayed, and may raise."""
    record = parse(text, find_game)
    journal = replayed(record, until, go_on)
    if until is None:
        lines = text.splitlines()
        if record.scores is not None:
            if not journal.state.over:
                raise RecordError(record.scores_line, "scores are written, but the game is not over")
            if record.scores != journal.state.scores():
                actual = " ".join(map(str, journal.state.scores()))
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
        setup = game.setup(int(header.values["seats"]), header.chosen, header.values["rules"])
    except (LookupError, SettingError) as error:
        raise RecordError(2, str(error)) from None
    version = header.values["rules"]
    if not game.knows(version):
        numbers = all(re.fullmatch(_NUMBER, each) for each in (version, game.version))
        problem = NewerRecordError if numbers and int(version) > int(game.version) else RecordError
        raise problem(3, f"played under rules version {version[:40]}; this is version {game.version}")
    return setup


def _read_line(record: Record, number: int, line: str) -> None:
    if record.scores is not None:
        raise RecordError(number, "nothing may follow the scores but the end")
    if move := _MOVE.fullmatch(line):
        _read_move(record, number, move)
    elif undo := _UNDO.fullmatch(line):
        consent = [int(seat) for seat in (undo[4] or "").split()]
        to = int(undo[2])
        if to >= len(record.entered) or record.entered[to] < 0:
            raise RecordError(number, f"there is no move {to} to go back to")
        seen = undo[1] == "take-back"
        done = Undid(to=record.entered[to], by=int(undo[3]), consent=consent, seen=seen)
        _check_seats(record, number, done.by, *consent)
        _add(record, number, done)
    elif gave_up := _GAVE_UP.fullmatch(line):
        _check_seats(record, number, int(gave_up[1]))
        _add(record, number, GaveUp(seat=int(gave_up[1]), at=int(gave_up[2] or 0)))
    elif paused := _PAUSED.fullmatch(line):
        record.actions.append((number, Paused(on=True, at=int(paused[1]))))
        if paused[2]:
            record.actions.append((number, Paused(on=False, lasted=int(paused[2]))))
    elif hint := _HINT.fullmatch(line):
        _check_seats(record, number, int(hint[2]))
        record.actions.append((number, Hinted(seat=int(hint[2]), grade=int(hint[1]))))
    elif line.startswith("scores: "):
        try:
            record.scores = [int(score) for score in line.split()[1:]]
        except ValueError:
            raise RecordError(number, "scores are whole numbers") from None
        record.scores_line = number
    else:
        raise RecordError(number, f"this is no move, no table action and not the scores: {line!r}")


def _read_move(record: Record, number: int, move: re.Match[str]) -> None:
    game, expected, seat = record.setup.game, len(record.entered), int(move[2])
    if int(move[1]) != expected:
        raise RecordError(number, f"move {expected} is expected here, not {move[1]}")
    _check_seats(record, number, seat)
    try:
        game.verbs.parse(move[4])
    except NotationError as error:
        raise RecordError(number, str(error)) from None
    outcomes, at, note = read_outcomes(game, move[6] or "", number), int(move[5] or 0), move[7] or ""
    if not move[3]:
        _add(record, number, Moved(seat=seat, move=move[4], outcomes=outcomes, at=at, note=note))
    else:
        before = record.actions[-1][1] if record.actions else None
        if not isinstance(before, Moved) or (before.seat, before.at, before.outcomes) != (seat, at, []):
            raise RecordError(number, "this move cannot have been made in one go with the one before it")
        before.then.append(Also(move=move[4], note=note))
        before.outcomes = outcomes
        record.entered[-1] = -1
    record.entered.append(record.entries)


def _add(record: Record, number: int, done: Action) -> None:
    record.actions.append((number, done))
    record.entries += 1


def _check_seats(record: Record, number: int, *seats: int) -> None:
    for seat in seats:
        if seat >= record.setup.seats:
            raise RecordError(number, f"there is no seat {seat}")


def read_outcomes(game: Game, text: str, number: int) -> Outcomes:
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
    return outcomes


def _knows(words: Vocabulary, token: str) -> bool:
    return token in words.names if words.names else re.fullmatch(_NUMBER, token) is not None


def replayed(record: Record, until: int | None = None, go_on: Callable[[], None] | None = None) -> Journal:
    """The game of a record, or what came of it up to this move number; undone moves count, too."""
    try:
        script = Replayed(record.opening)
        journal = Journal(record.setup, record.names, script)
        if not script.exhausted():
            raise ReplayError("more chance outcomes are written than the set-up has")
    except ReplayError as error:
        raise RecordError(record.opening_line, str(error)) from None
    made = 0
    for line, done in record.actions:
        if until is not None and made >= until:
            break
        if go_on is not None:
            go_on()
        try:
            journal.replay(done)
        except IllegalMoveError as error:
            reason = record.setup.game.describe_reason(error.why)
            raise RecordError(line, f"the move is not legal here: {_plain(reason)}") from None
        except (ReplayError, UndoError, TableError, NoteError) as error:
            raise RecordError(line, str(error)) from None
        made += len(done.moves) if isinstance(done, Moved) else 0
    return journal


def _plain(reason: dict[str, str | int]) -> str:
    named = ", ".join(f"{key} {value}" for key, value in reason.items() if key != "reason")
    return f"{reason['reason']}{f' ({named})' if named else ''}"
