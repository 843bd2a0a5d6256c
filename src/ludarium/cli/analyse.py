"""`ludarium analyse`: what the decisions of a finished game were worth, in the terminal, as JSON or as a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid
from rich.text import Text

from ludarium.cli import arguments, keep
from ludarium.cli.arguments import WrongArgument
from ludarium.cli.coach import IN_WORDS, Coach, percent
from ludarium.cli.file import check_writable, read_journal, save_page
from ludarium.cli.simulate import progress_bar
from ludarium.cli.speech import Speech, interface
from ludarium.coach.analysis import Analyst
from ludarium.coach.report import FINDS, Balance, Judgement, Report, fingerprint, key_decisions
from ludarium.core.journal import Journal
from ludarium.core.record import write
from ludarium.core.review import Review
from ludarium.core.text import Catalogue
from ludarium.lab.analysis import Subject, analyse_all

FOLDER = "analyses"
EVERY = 5  # parts of the work between two times that it is kept


def analyse_records(
    paths: Sequence[Path],
    seconds_text: str | None,
    html: Path | None,
    workers_text: str,
    cluster: str,
    language: str,
    *,
    as_json: bool,
) -> int:
    """One record, or several: by so many processes or the workers of a cluster. All are read before any is thought
    about."""
    ui = interface(language)
    if as_json and html is not None:
        raise WrongArgument(ui.say("error-analyse-both"))
    seconds = None if seconds_text is None else _seconds(seconds_text, ui)
    workers = arguments.number(workers_text, "--workers", 1, ui)
    journals = [read_finished(path, ui) for path in paths]
    pages = _pages(paths, html, ui)
    several = len(paths) > 1
    found = _analysed(journals, seconds, workers, cluster, ui)
    for place, analyst in enumerate(found):
        if as_json:
            print(msgspec.json.encode(analyst.report).decode())
        elif pages:
            from ludarium.cli.analysis_page import BEGINS, write_page

            save_page(write_page(analyst, language), pages[place], ui, BEGINS, "error-file-analysis")
            print(ui.say("analyse-written", path=str(pages[place])))
        else:
            if several:
                print(f"\n== {paths[place]}\n" if place else f"== {paths[place]}\n")
            print_report(analyst, language)
    return 0


def _pages(paths: Sequence[Path], html: Path | None, ui: Catalogue) -> list[Path]:
    """Where the pages go: several of them into a folder, each called as its record."""
    if html is None:
        return []
    from ludarium.cli.analysis_page import BEGINS

    found = [html]
    if len(paths) > 1:
        if not html.is_dir():
            raise WrongArgument(ui.say("error-analyse-folder", path=str(html)))
        found = [html / f"{path.stem}.html" for path in paths]
        if len(set(found)) < len(found):
            raise WrongArgument(ui.say("error-analyse-names", path=str(html)))
    for page in found:
        check_writable(page, ui, BEGINS, "error-file-analysis")
    return found


def _seconds(text: str, ui: Catalogue) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.1 <= seconds <= 100_000:
        raise WrongArgument(ui.say("error-seconds", flag="--seconds", text=repr(text[:40])))
    return seconds


def read_finished(path: Path, ui: Catalogue) -> Journal:
    """The record of a finished game, checked; says what is wrong with any other file."""
    journal = read_journal(path, ui)
    if not journal.state.over:
        raise WrongArgument(ui.say("error-analyse-over", path=str(path)))
    return journal


def _analysed(
    journals: Sequence[Journal], seconds: float | None, workers: int, cluster: str, ui: Catalogue
) -> Iterator[Analyst]:
    """In the order of the records. What is found is kept as it comes: a run that was killed goes on where it was."""
    if len(journals) > 1 and (workers > 1 or cluster):
        yield from _shared_out(journals, seconds, workers, cluster, ui)
    else:
        for journal in journals:
            yield analysed(journal, seconds, ui)


def _begun(journal: Journal, seconds: float | None) -> tuple[str, Report | None]:
    """The file in which the analysis is kept, and what is in it."""
    named = "usual" if seconds is None else f"{seconds:g}s"
    digest = write(journal).split()[-1]
    file = f"{FOLDER}/{digest}-{fingerprint(journal.setup.game)}-{named}.json"
    return file, keep.recall(file, Report)


def _shared_out(
    journals: Sequence[Journal], seconds: float | None, workers: int, cluster: str, ui: Catalogue
) -> Iterator[Analyst]:
    begun = [_begun(journal, seconds) for journal in journals]
    reports = {place: kept for place, (_, kept) in enumerate(begun) if kept is not None and kept.whole}
    waiting = [place for place in range(len(journals)) if place not in reports]
    subjects = []
    for place in waiting:
        kept = begun[place][1]
        subjects.append(
            Subject(write(journals[place]), seconds, b"" if kept is None else msgspec.json.encode(kept))
        )
    with progress_bar(ui.say("analyse-progress"), len(journals)) as (bar, task):
        bar.advance(task, len(reports))
        for number, report in analyse_all(subjects, workers, cluster):
            keep.remember(begun[waiting[number]][0], report)
            reports[waiting[number]] = report
            bar.advance(task, 1)
    for place, journal in enumerate(journals):
        yield Analyst(journal, seconds, reports[place])


def analysed(journal: Journal, seconds: float | None, ui: Catalogue) -> Analyst:
    file, kept = _begun(journal, seconds)
    analyst = Analyst(journal, seconds, kept)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        report = analyst.report
        task = bar.add_task(ui.say("analyse-progress"), total=report.parts or None, completed=report.done)
        for number, report in enumerate(analyst.run()):
            bar.update(task, total=report.parts, completed=report.done)
            if number % EVERY == 0 or report.whole:
                keep.remember(file, report)
    return analyst


def print_report(analyst: Analyst, language: str) -> None:
    report, setup = analyst.report, analyst.setup
    speech = Speech(setup.game, analyst.journal.names, language)
    coach = Coach(setup, speech)
    console = Console(highlight=False)
    console.print(Text(headline(coach, report), "bold"))
    _print_verdicts(console, coach, analyst)
    if report.review is not None and report.review.notes:
        _print_review(console, coach, analyst, report.review)


def _print_verdicts(console: Console, coach: Coach, analyst: Analyst) -> None:
    report = analyst.report
    console.print(Text(finding(coach, report), "italic"))
    console.print(coach.tell("analysis-care", **care(report)), style="dim")
    console.print()
    console.print(balance(coach, report))
    console.print(coach.tell(balance_help(report)), style="dim")
    keys = key_decisions(report.verdicts)
    console.print()
    console.print(Text(coach.tell("analysis-keys") if keys else coach.tell("analysis-none"), "bold"))
    for verdict in keys:
        _print_decision(console, coach, analyst, verdict)


def _print_review(console: Console, coach: Coach, analyst: Analyst, review: Review) -> None:
    console.print()
    console.print(Text(coach.tell("analysis-exact"), "bold"))
    console.print(coach.tell(knows(review)), style="dim")
    for note in review.notes:
        console.print(Text(f"\n{coach.noted(note)}"))
        for line in coach.steps(analyst.journal, note) if note.moves else []:
            console.print(Padding(Text(line, "dim" if len(note.moves) > IN_WORDS else ""), (0, 0, 0, 2)))


def knows(review: Review) -> str:
    return f"analysis-exact-{'hindsight' if review.hindsight else 'known'}"


def headline(coach: Coach, report: Report) -> str:
    winners = [seat for seat in report.seats if seat.won]
    if len(report.seats) == 1:
        return (
            coach.tell("analysis-alone", score=winners[0].score) if winners else coach.tell("analysis-lost")
        )
    if len(winners) == 1:
        return coach.tell("analysis-won", name=winners[0].name, score=winners[0].score)
    names = ", ".join(seat.name for seat in winners)
    return coach.tell("analysis-shared", names=names, score=winners[0].score if winners else 0)


def finding(coach: Coach, report: Report) -> str:
    """What the game was decided by: the worst of the losers, or luck."""
    if report.played_out:
        mistakes = sum(v.counted > 0 and bool(v.label) for v in report.verdicts)
        return coach.tell("analysis-finding-alone", count=mistakes)
    behind = min(report.seats, key=lambda seat: (seat.won, seat.decisions))
    place = report.seats.index(behind)
    many = sum(v.seat == place and v.counted > 0 and bool(v.label) for v in report.verdicts)
    if many and -behind.decisions > abs(behind.luck):
        return coach.tell("analysis-finding-errors", count=many, name=behind.name)
    if not any(v.counted > 0 and v.label for v in report.verdicts):
        best = max(report.seats, key=lambda seat: seat.decisions)
        return coach.tell("analysis-finding-clean", name=best.name)
    return coach.tell("analysis-finding-luck")


def care(report: Report) -> dict[str, str | int]:
    count = sum(seat.count for seat in report.seats)
    return {"deals": report.deals, "sure": sum(seat.sure for seat in report.seats), "count": count}


def balance_names(report: Report) -> tuple[str, ...]:
    """What is told of every seat: par + luck + decisions = score, where points are reckoned."""
    return (
        ("score", "error-rate") if report.played_out else ("par", "luck", "decisions", "score", "error-rate")
    )


def balance_help(report: Report) -> str:
    return "analysis-played-out-help" if report.played_out else "analysis-par-help"


def balance_row(coach: Coach, report: Report, seat: Balance) -> dict[str, str]:
    return {
        "par": coach.decimal(seat.par),
        "luck": coach.within(seat.luck, seat.luck_error),
        "decisions": coach.within(seat.decisions, seat.decisions_error),
        "score": str(seat.score),
        "error-rate": coach.rate(seat.error_rate, report.by_chance),
    }


def balance(coach: Coach, report: Report) -> Grid:
    names = balance_names(report)
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("" if report.played_out else coach.tell("analysis-luck-and-decisions"))
    for name in names:
        grid.add_column(coach.tell(f"analysis-{name}"), justify="right")
    for seat in report.seats:
        row = balance_row(coach, report, seat)
        cells = [Text(row[name], "bold" if name == "score" else "") for name in names]
        grid.add_row(Text(seat.name, "bold" if seat.won else ""), *cells)
    return grid


def _print_decision(console: Console, coach: Coach, analyst: Analyst, verdict: Judgement) -> None:
    report, decision = analyst.report, analyst.decisions[verdict.number - 1]
    tell = coach.tell
    where = [tell("analysis-decision", number=verdict.number)]
    if verdict.round is not None:
        where.insert(0, tell("analysis-round", round=verdict.round))
    loss = verdict.ahead if verdict.label in FINDS else -verdict.loss
    told = coach.signed(loss) if not report.by_chance else f"{'+' if loss > 0 else '−'}{percent(abs(loss))}"
    head = Text("\n").append_text(coach.label(verdict)).append(f"  {told}  ")
    head.append(f"{report.seats[verdict.seat].name}, {', '.join(where)}", "dim")
    console.print(head)
    rows = [("analysis-played", verdict.played, verdict.chance)]
    if verdict.label in FINDS:
        rows.append(("analysis-second", verdict.second, None))
    else:
        rows.append(("analysis-best", verdict.best, verdict.chance_best))
    for name, moves, chance in rows:
        words = coach.line(decision.before, verdict.seat, moves)
        console.print(f"  {tell(name)}: {words}{'' if chance is None else f'  {percent(chance)}'}")
    if verdict.why is not None:
        console.print(coach.bars(verdict.why))
        console.print(f"  {coach.cause(verdict.why)}")
    lead = verdict.ahead if verdict.label in FINDS else verdict.loss
    console.print(f"  {coach.sure(lead, verdict.error, report.by_chance)}", style="dim")
