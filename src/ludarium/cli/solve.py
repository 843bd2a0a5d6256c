"""`ludarium solve`: what one who knows all cards could make of a deal or of a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import Progress as Bar
from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.text import Text

from ludarium.cli import arguments
from ludarium.cli.arguments import WrongArgument
from ludarium.cli.file import FileError, check_writable, read_record, save_record
from ludarium.cli.speech import interface
from ludarium.core.game import Game
from ludarium.core.host import Seeded
from ludarium.core.journal import Journal
from ludarium.core.moves import verb_of
from ludarium.core.record import RecordError, parse, read, replayed
from ludarium.core.text import Catalogue
from ludarium.games import find_game
from ludarium.games.universal_tapestry import GAME as TAPESTRY
from ludarium.games.universal_tapestry.data import CARD_NAMES, Verb
from ludarium.games.universal_tapestry.ruleset import Rules
from ludarium.games.universal_tapestry.solver import (
    LayoutAnswer,
    LineAnswer,
    MissingSolver,
    Progress,
    Verdict,
    check_installed,
    solve_layout,
    solve_line,
)
from ludarium.games.universal_tapestry.solver.answer import Cell, Listener
from ludarium.games.universal_tapestry.state import UniversalTapestry, column_of, row_of
from ludarium.games.universal_tapestry.view import SIGNS, STYLES

QUESTIONS = ("layout", "line", "both")
SOLVER = "solver"
STAGES = {
    "layout": "solving-layout",
    "layout-score": "solving-layout-score",
    "endgame": "solving-endgame",
    "opening": "solving-opening",
    "plan": "solving-plan",
    "line-score": "solving-line-score",
    "bound": "solving-bound",
}
VERDICTS = {
    "layout": {
        Verdict.YES: "solve-layout-yes",
        Verdict.NO: "solve-layout-no",
        Verdict.OPEN: "solve-layout-open",
    },
    "line": {Verdict.YES: "solve-line-yes", Verdict.NO: "solve-line-no", Verdict.OPEN: "solve-line-open"},
}
VERDICT_STYLES = {Verdict.YES: "green", Verdict.NO: "red", Verdict.OPEN: "yellow"}
REASONS = {
    "too-few-cards": "unsolvable-too-few-cards",
    "dead-cell": "unsolvable-dead-cell",
    "no-layout": "unsolvable-no-layout",
    "vortex": "unsolvable-vortex",
    "all-lines": "unsolvable-all-lines",
    "lost": "unsolvable-lost",
}


def solve_game(
    game_id: str,
    seed_text: str | None,
    record: Path | None,
    at_text: str | None,
    seconds_text: str,
    preset: str | None,
    options: Sequence[str],
    question: str,
    save: Path | None,
) -> int:
    ui = interface()
    game = find_game(game_id)
    if game.id != TAPESTRY.id:
        raise WrongArgument(ui.say("error-no-solver", game=game.name, known=TAPESTRY.id))
    if question not in QUESTIONS:
        raise WrongArgument(ui.say("error-question", known=", ".join(QUESTIONS), text=repr(question)))
    if save is not None and question == "layout":
        raise WrongArgument(ui.say("error-solve-save"))
    seconds = arguments.number(seconds_text, "--seconds", 1, ui)
    journal = _journal(game, seed_text, record, at_text, preset, options, ui)
    if save is not None:
        check_writable(save, ui)
    try:
        check_installed()
    except MissingSolver as error:
        raise WrongArgument(str(error)) from None
    console = Console(highlight=False)
    state = journal.state
    assert isinstance(state, UniversalTapestry)
    if question != "line":
        with _listening(ui) as listener:
            layout = solve_layout(state, seconds, listener=listener)
        _show_layout(console, ui, state, layout)
    if question != "layout":
        with _listening(ui) as listener:
            line = solve_line(state, seconds, listener=listener)
        _show_line(console, ui, journal, line)
        if save is not None and line.verdict is Verdict.YES:
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
    text = read_record(path, ui)
    try:
        moves = len(read(text, find_game).numbered())
    except RecordError as error:
        raise FileError(f"{path}: {error}") from None
    record = parse(text, find_game)
    if record.setup.game.id != game.id:
        raise WrongArgument(ui.say("error-solve-game", path=str(path), game=record.setup.game.name))
    at = moves if at_text is None else arguments.number(at_text, "--at", 0, ui)
    if at > moves:
        raise WrongArgument(ui.say("error-at", moves=moves, at=at))
    return replayed(record, at)


@contextmanager
def _listening(ui: Catalogue) -> Iterator[Listener]:
    """What the solver does, on stderr, and gone when done: stdout holds the result alone."""
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)

        def listener(progress: Progress) -> None:
            score, bound = progress.score, progress.bound
            found = "" if score is None else ui.say("solve-so-far", score=score, bound=bound or score)
            bar.update(task, description=ui.say(STAGES[progress.stage]) + found)

        yield listener


# The answers


def _show_layout(console: Console, ui: Catalogue, s: UniversalTapestry, answer: LayoutAnswer) -> None:
    console.print(ui.say("solve-layout"), style="bold", soft_wrap=True)
    _show_verdict(console, ui, "layout", answer.verdict, answer.reason, answer.seconds)
    if answer.verdict is Verdict.YES:
        kept = {(int(row_of(cell)), int(column_of(cell))) for cell, _ in s.tapestry.cards()}
        console.print(picture(s.rules, answer.tapestry, kept))
        console.print(ui.say("solve-legend"), style="dim")
        console.print(_cards(ui, "solve-left-over", s.rules, [*s.discards.dump(), *answer.left_over]))
        _show_score(console, ui, answer.score, answer.bound)
    console.print()


def _show_line(console: Console, ui: Catalogue, journal: Journal, answer: LineAnswer) -> None:
    """Plays the line in the journal, so that what is shown is what the rules made of it."""
    console.print(ui.say("solve-line"), style="bold", soft_wrap=True)
    _show_verdict(console, ui, "line", answer.verdict, answer.reason, answer.seconds)
    if answer.verdict is not Verdict.YES:
        return
    for turn in _played(journal, answer.moves):
        console.print(turn, soft_wrap=True)
    s = journal.state
    assert isinstance(s, UniversalTapestry)
    laid = {(int(row_of(cell)), int(column_of(cell))): card for cell, card in s.tapestry.cards()}
    console.print(picture(s.rules, laid, set()))
    if not s.rules.by_time:
        console.print(_cards(ui, "solve-discards", s.rules, s.discards.dump()))
        _show_score(console, ui, answer.score, answer.bound)


def _played(journal: Journal, moves: Sequence[int]) -> Iterator[Text]:
    """One turn a line: the moves as records write them, after the card that was drawn."""
    verbs = journal.setup.game.verbs
    s = journal.state
    assert isinstance(s, UniversalTapestry)
    turn: list[str] = []
    card = CARD_NAMES[s.hand] if s.hand >= 0 else ""
    for index, move in enumerate(moves):
        journal.play(0, move)
        turn.append(verbs.write(move))
        if verb_of(move) == Verb.DRAW:
            card = CARD_NAMES[s.hand]
        if index + 1 == len(moves) or verb_of(moves[index + 1]) == Verb.DRAW or s.hand < 0:
            yield Text.assemble((f"{s.turns:>3}  {card:<4} ", "dim"), "; ".join(turn))
            turn, card = [], ""


def _show_verdict(
    console: Console, ui: Catalogue, question: str, verdict: Verdict, reason: str, seconds: float
) -> None:
    text = ui.say(VERDICTS[question][verdict])
    if reason:
        text = f"{text} {ui.say(REASONS[reason])}"
    console.print(Text.assemble((text, VERDICT_STYLES[verdict]), f" ({seconds:.1f} s)"))


def _show_score(console: Console, ui: Catalogue, score: int | None, bound: int | None) -> None:
    if score is not None and bound is not None:
        message = "solve-score-best" if score == bound else "solve-score-open"
        console.print(ui.say(message, score=score, bound=bound))


# Pictures, which need no colours


def picture(rules: Rules, cards: Mapping[Cell, int], kept: set[Cell]) -> Text:
    """The tapestry with the numbers of its lines; cards that lay there before stand in brackets."""
    rows = sorted({row for row, _ in cards})
    columns = sorted({column for _, column in cards})
    width = 5 if rules.own_symbols else 4
    lines = [Text("    " + "".join(f"{column:^{width}}" for column in columns), "dim")]
    for row in rows:
        line = Text(f"{row:>3} ", "dim")
        for cell in ((row, column) for column in columns):
            name = CARD_NAMES[cards[cell]]
            line.append(
                f"[{_face(rules, name)}]" if cell in kept else f" {_face(rules, name)} ", STYLES[name[0]]
            )
        lines.append(line)
    return Text("\n").join(lines)


def _face(rules: Rules, name: str) -> str:
    return f"{name[0]}{SIGNS[name[1]]}{name[2] if rules.own_symbols else ''}"


def _cards(ui: Catalogue, label: str, rules: Rules, cards: Sequence[int]) -> Text:
    line = Text(ui.say(label) + " ")
    for name in (CARD_NAMES[card] for card in cards):
        line.append(f" {_face(rules, name)} ", STYLES[name[0]]).append(" ")
    return line
