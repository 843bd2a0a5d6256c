"""`ludarium solve`: asks a game's own study about a deal or a position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import Progress as Bar
from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn

from ludarium.cli import arguments
from ludarium.cli.arguments import WrongArgument
from ludarium.cli.file import check_writable, read_journal, read_record, save_record
from ludarium.cli.speech import interface
from ludarium.core.game import Game
from ludarium.core.host import Seeded
from ludarium.core.journal import Journal
from ludarium.core.record import parse, replayed
from ludarium.core.study import Listener, StudyError
from ludarium.core.text import Catalogue
from ludarium.games import all_games, find_game

SOLVER = "solver"


def solve_game(
    game_id: str,
    seed_text: str | None,
    record: Path | None,
    at_text: str | None,
    seconds_text: str,
    preset: str | None,
    options: Sequence[str],
    question: str | None,
    save: Path | None,
    language: str,
) -> int:
    ui = interface(language)
    game = arguments.game_named(game_id, ui)
    if game.study is None:
        known = ", ".join(other.id for other in all_games() if other.study is not None)
        raise WrongArgument(ui.say("error-no-solver", game=game.name, known=known))
    study = game.study(language)
    if question is not None and question not in study.questions:
        raise WrongArgument(ui.say("error-question", known=", ".join(study.questions), text=repr(question)))
    questions = study.questions if question is None else (question,)
    if save is not None and not set(questions) & set(study.lines):
        raise WrongArgument(ui.say("error-solve-save", lines=", ".join(study.lines)))
    seconds = arguments.number(seconds_text, "--seconds", 1, ui)
    journal = _journal(game, seed_text, record, at_text, preset, options, ui)
    if save is not None:
        check_writable(save, ui)
    try:
        study.check()
    except StudyError as error:
        raise WrongArgument(str(error)) from None
    console = Console(highlight=False)
    before = journal.last
    for asked in questions:
        with _listening() as listener:
            for shown in study.answer(journal, asked, seconds, listener):
                console.print(shown, soft_wrap=True)
    if save is not None and journal.last > before:
        save_record(journal, save, ui)
        console.print(ui.say("solve-saved", path=str(save)))
    return 0


def _journal(
    game: Game,
    seed_text: str | None,
    path: Path | None,
    at_text: str | None,
    preset: str | None,
    options: Sequence[str],
    ui: Catalogue,
) -> Journal:
    """The game up to the position in question; a seed deals as `ludarium play --seed` does."""
    if (seed_text is None) == (path is None):
        raise WrongArgument(ui.say("error-solve-what"))
    if path is None:
        if at_text is not None:
            raise WrongArgument(ui.say("error-solve-at"))
        seed = arguments.number(seed_text or "", "--seed", 0, ui)
        setup = game.setup(1, arguments.settings(preset, options, game, ui))
        return Journal(setup, [SOLVER], Seeded(seed))
    if options or preset is not None:
        raise WrongArgument(ui.say("error-solve-option"))
    moves = len(read_journal(path, ui).numbered())
    record = parse(read_record(path, ui), find_game)
    if record.setup.game.id != game.id:
        raise WrongArgument(ui.say("error-solve-game", path=str(path), game=record.setup.game.name))
    at = moves if at_text is None else arguments.number(at_text, "--at", 0, ui)
    if at > moves:
        raise WrongArgument(ui.say("error-at", moves=moves, at=at))
    return replayed(record, at)


@contextmanager
def _listening() -> Iterator[Listener]:
    """What the study does, on stderr, and gone when done: stdout holds the result alone."""
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        yield lambda text: bar.update(task, description=text)
