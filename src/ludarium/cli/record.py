"""`ludarium record`: checks recorded games and shows their positions, one or one after the other."""

from __future__ import annotations

from pathlib import Path

from ludarium.cli import arguments
from ludarium.cli.arguments import WrongArgument
from ludarium.cli.board import Board, all_revealed
from ludarium.cli.file import read_journal, read_record
from ludarium.cli.reading import plain
from ludarium.cli.score import final_scores
from ludarium.cli.screen import Screen
from ludarium.cli.speech import Speech, interface
from ludarium.core.record import Record, parse, replayed
from ludarium.core.text import Catalogue
from ludarium.games import find_game

SPECTATOR = -1
STEPS = {"step-next": 1, "step-back": -1}


def verify_record(path: Path, language: str) -> None:
    ui = interface(language)
    journal = read_journal(path, ui)
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


def show_record(
    path: Path, at_text: str | None, seat: str | None, language: str, *, all_hands: bool, step: bool
) -> None:
    ui = interface(language)
    at = None if at_text is None else arguments.number(at_text, "--at", 0, ui)
    if all_hands and seat is not None:
        raise WrongArgument(ui.say("error-all-seat"))
    whole = read_journal(path, ui)
    record = parse(read_record(path, ui), find_game)
    moves = len(whole.numbered())
    if at is not None and at > moves:
        raise WrongArgument(ui.say("error-at", moves=moves, at=at))
    if all_hands and not whole.state.over:
        raise WrongArgument(ui.say("error-all"))
    viewer = Viewer(record, moves, _seat(seat, record, ui), language, all_hands)
    if step:
        viewer.step(at or 0)
    else:
        viewer.show(moves if at is None else at)


class Viewer:
    """The positions of a record through one pair of eyes."""

    def __init__(self, record: Record, moves: int, eye: int, language: str, all_hands: bool) -> None:
        self.record = record
        self.moves = moves
        self.eye = eye
        self.all_hands = all_hands
        self.speech = Speech(record.setup.game, record.names, language)
        self.screen = Screen()

    def step(self, number: int) -> None:
        """Forwards, backwards, to a number, until the reader has enough or the input ends."""
        ui = self.speech.ui
        while True:
            self.screen.clear()
            self.show(number)
            try:
                typed = plain(self.screen.ask(ui.say("record-step", move=number, moves=self.moves)))
            except (EOFError, KeyboardInterrupt):
                return
            words = {plain(word): by for name, by in STEPS.items() for word in ui.say(name).split()}
            if typed.isdecimal():
                number = int(typed)
            elif typed in ("", *words):
                number += words.get(typed, 1)
            else:
                return
            number = min(max(number, 0), self.moves)

    def show(self, number: int) -> None:
        """The position after so many moves."""
        record, eye, speech, screen, ui = self.record, self.eye, self.speech, self.screen, self.speech.ui
        journal = replayed(record, number)
        state = journal.state
        view = state.view(eye)
        if self.all_hands:
            view = all_revealed([state.view(other) for other in range(state.seats)], view)
        if number:
            mover = journal.numbered()[-1].seat
            screen.show(
                ui.say("record-move", move=number, moves=self.moves, name=record.names[mover]), "bold"
            )
        else:
            screen.show(ui.say("record-begin", moves=self.moves), "bold")
        eyes = "record-eye-all" if self.all_hands else "record-eye" if eye >= 0 else "record-eye-spectator"
        screen.show(f"({ui.say(eyes, name=record.names[eye] if eye >= 0 else '')})", "dim")
        screen.show(Board(record.setup, speech, view, eye, screen.size).draw())
        for line in speech.events([] if journal.staged else journal.entries[-1].events, eye):
            screen.show(line)
        if number and (note := journal.numbered()[-1].note):
            screen.show(ui.say("record-note", note=note))
        if state.over and (scores := final_scores(record.setup, speech, state)) is not None:
            screen.show(scores)


def _seat(text: str | None, record: Record, ui: Catalogue) -> int:
    if text is None:
        return SPECTATOR
    if text in record.names:
        return record.names.index(text)
    if text.isdecimal() and int(text) < record.setup.seats:
        return int(text)
    known = ", ".join(f"{seat} ({name})" for seat, name in enumerate(record.names))
    raise WrongArgument(ui.say("error-seat", seat=repr(text), known=known))
