"""`ludarium puzzles`: finds positions in which one move is best, and checks those that were found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ludarium.cli import arguments
from ludarium.cli.arguments import WrongArgument
from ludarium.cli.file import read_journal
from ludarium.cli.simulate import INTERRUPTED, grid, progress_bar, table_of
from ludarium.cli.speech import interface
from ludarium.core.best_move import EASY, FAIR, FILE, HARD, LEVELS, BestMove
from ludarium.core.game import Game
from ludarium.core.host import derive
from ludarium.core.text import Catalogue
from ludarium.games import folder_of
from ludarium.lab.best_move import ERRORS, Finder, least
from ludarium.lab.moment import recorded
from ludarium.lab.puzzle_file import add, find, judge_again, read_file

NAMES = {EASY: "puzzles-easy", FAIR: "puzzles-fair", HARD: "puzzles-hard"}


def find_puzzles(
    game_id: str,
    players: str | None,
    records: Sequence[Path],
    count_text: str,
    seed_text: str,
    preset: str | None,
    options: Sequence[str],
    workers_text: str,
    cluster: str,
    path: Path,
    language: str,
) -> int:
    ui = interface(language)
    game = arguments.game_named(game_id, ui)
    wanted = arguments.number(count_text, "--count", 1, ui)
    workers = arguments.number(workers_text, "--workers", 1, ui)
    if (players is None) != bool(records):
        raise WrongArgument(ui.say("error-puzzles-what"))
    if not path.parent.is_dir():
        raise WrongArgument(ui.say("error-puzzles-folder", path=str(path.parent)))
    before = len(read_file(path, game))
    many = before
    with progress_bar(ui.say("puzzles-progress"), wanted) as (bar, row):
        bar.update(row, completed=before)
        try:
            if players is None:
                for record in records:
                    many += _of_record(record, game, path, ui)
                    bar.update(row, completed=many)
            else:
                table = table_of(game, [players], seed_text, preset, options, (), ui)
                for _, many in find(table, path, wanted, workers, cluster):
                    bar.update(row, completed=many)
        except KeyboardInterrupt:
            print(ui.say("puzzles-kept", path=str(path)))
            return INTERRUPTED
    print(ui.say("puzzles-found", count=many, new=many - before, path=str(path)))
    return 0


def _of_record(path: Path, game: Game, file: Path, ui: Catalogue) -> int:
    """The puzzles out of one record that are new."""
    journal = read_journal(path, ui)
    if journal.setup.game.id != game.id:
        raise WrongArgument(ui.say("error-solve-game", path=str(path), game=journal.setup.game.name))
    played = recorded(journal)
    found = Finder(journal.setup).search(played, derive(int(played.source.record, 16)))
    return len(add(file, read_file(file, game), found))


def judge_puzzles(game_id: str, path: Path, language: str) -> int:
    """What do the bots of now say of each of them?"""
    ui = interface(language)
    game = arguments.game_named(game_id, ui)
    before = len(read_file(path, game))
    if before == 0:
        raise WrongArgument(ui.say("error-puzzles-none", path=str(path)))
    with progress_bar(ui.say("puzzles-checking"), before) as (bar, row):
        try:
            for done in judge_again(path, game):
                bar.update(row, completed=done)
        except KeyboardInterrupt:
            print(ui.say("puzzles-kept", path=str(path)))
            return INTERRUPTED
    print(ui.say("puzzles-judged", count=len(read_file(path, game)), before=before, path=str(path)))
    return 0


def check_puzzles(game_id: str, path: Path | None, language: str) -> int:
    """Does every one lead to the position it was, and is it as clear as it must be?"""
    ui = interface(language)
    game = arguments.game_named(game_id, ui)
    kept = read_file(path or folder_of(game) / FILE, game)
    wrong: list[str] = []
    with progress_bar(ui.say("puzzles-checking"), len(kept)) as (bar, row):
        for one in kept:
            puzzle = BestMove(game, one)
            try:
                listed = {game.verbs.write(move) for move in puzzle.setup.listed(puzzle.state, one.seat)}
                told = {one.best, *(other.move for other in one.others)}
                clear = all(
                    other.loss >= least(one.by_chance) and other.loss >= ERRORS * other.error
                    for other in one.others
                )
                if listed != told or not clear or not one.missed:
                    wrong.append(ui.say("puzzles-unclear", number=one.number))
            except ValueError as error:
                wrong.append(str(error))
            bar.advance(row)
    console = Console(highlight=False)
    table = grid(ui, "puzzles-level", "puzzles-many")
    levels = Counter(one.level for one in kept)
    for level in LEVELS:
        table.add_row(ui.say(NAMES[level]), str(levels[level]))
    console.print(table)
    for text in wrong:
        console.print(text, style="red")
    return 1 if wrong else 0
