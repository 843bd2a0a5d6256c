"""`ludarium record`: checks recorded games and shows their positions."""

from __future__ import annotations

from pathlib import Path

from ludarium.cli import arguments
from ludarium.cli.arguments import WrongArgument
from ludarium.cli.board import Board, all_revealed
from ludarium.cli.file import FileError, read_record
from ludarium.cli.score import final_scores
from ludarium.cli.screen import Screen
from ludarium.cli.speech import Speech, interface
from ludarium.core.journal import Journal
from ludarium.core.record import Record, RecordError, parse, read, replayed
from ludarium.core.text import Catalogue
from ludarium.games import find_game

SPECTATOR = -1


def verify_record(path: Path) -> None:
    ui = interface()
    journal = _read(path, ui)
    game, state = journal.setup.game, journal.state
    scores = " ".join(str(int(state.score(seat))) for seat in range(state.seats)) if state.over else "none"
    print(
        ui.say(
            "record-ok",
            path=str(path),
            game=game.name,
            version=game.version,
            seats=journal.setup.seats,
            moves=len(journal.numbered()),
            scores=scores,
        )
    )


def show_record(path: Path, at_text: str | None, seat: str | None, all_hands: bool) -> None:
    ui = interface()
    at = None if at_text is None else arguments.number(at_text, "--at", 0, ui)
    if all_hands and seat is not None:
        raise WrongArgument(ui.say("error-all-seat"))
    whole = _read(path, ui)
    record = parse(read_record(path, ui), find_game)
    moves = len(whole.numbered())
    if at is not None and at > moves:
        raise WrongArgument(ui.say("error-at", moves=moves, at=at))
    if all_hands and not whole.state.over:
        raise WrongArgument(ui.say("error-all"))
    number = moves if at is None else at
    eye = _seat(seat, record, ui)
    journal = replayed(record, number)
    speech = Speech(record.setup.game, record.names)
    screen = Screen()
    state = journal.state
    view = state.view(eye)
    if all_hands:
        view = all_revealed([state.view(other) for other in range(state.seats)], view)
    if number:
        mover = journal.numbered()[-1].seat
        screen.show(ui.say("record-move", move=number, moves=moves, name=record.names[mover]), "bold")
    else:
        screen.show(ui.say("record-begin", moves=moves), "bold")
    eyes = "record-eye-all" if all_hands else "record-eye" if eye >= 0 else "record-eye-spectator"
    screen.show(f"({ui.say(eyes, name=record.names[eye] if eye >= 0 else '')})", "dim")
    screen.show(Board(record.setup, speech, view, eye, screen.size).draw())
    for line in speech.events([] if journal.staged else journal.entries[-1].events, eye):
        screen.show(line)
    if number and (note := journal.numbered()[-1].note):
        screen.show(ui.say("record-note", note=note))
    if state.over and (scores := final_scores(record.setup, speech, state)) is not None:
        screen.show(scores)


def _read(path: Path, ui: Catalogue) -> Journal:
    """The record, replayed and checked."""
    text = read_record(path, ui)
    try:
        return read(text, find_game)
    except RecordError as error:
        raise FileError(f"{path}: {error}") from None


def _seat(text: str | None, record: Record, ui: Catalogue) -> int:
    if text is None:
        return SPECTATOR
    if text in record.names:
        return record.names.index(text)
    if text.isdecimal() and int(text) < record.setup.seats:
        return int(text)
    known = ", ".join(f"{seat} ({name})" for seat, name in enumerate(record.names))
    raise WrongArgument(ui.say("error-seat", seat=repr(text), known=known))
