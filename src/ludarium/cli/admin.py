"""`ludarium admin`: what whoever runs a server does with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import get_args

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from ludarium.cli.arguments import WrongArgument, number
from ludarium.cli.simulate import progress_bar
from ludarium.cli.speech import interface
from ludarium.core.text import Catalogue
from ludarium.server import admin, audit, report
from ludarium.server.admin import AdminError
from ludarium.server.config import default_data
from ludarium.server.order import Command, give
from ludarium.server.schema import TableStatus
from ludarium.server.start import StartError

FOUND = 1  # exit code of a check that has found something


@contextmanager
def _explained(ui: Catalogue) -> Iterator[None]:
    try:
        yield
    except AdminError as error:
        raise WrongArgument(ui.say(f"error-admin-{error.reason}", **error.arguments)) from None
    except StartError as error:
        raise WrongArgument(ui.say(f"error-start-{error.reason}", **error.arguments)) from None


def check_data(data: Path | None, language: str) -> int:
    ui = interface(language)
    folder = data or default_data()
    with _explained(ui), progress_bar(str(folder), 1) as (bar, task):
        found = admin.examine(folder, tell=lambda done, of: bar.update(task, completed=done, total=of))
    for finding in found.findings:
        print(
            ui.say(
                f"admin-found-{finding.kind}",
                table=finding.table,
                number=str(finding.number),
                detail=finding.detail,
            )
        )
    print(ui.say("admin-checked", tables=found.tables, lines=found.lines))
    if found.outdated:
        print(ui.say("admin-outdated", tables=found.outdated))
    print(ui.say("admin-findings", findings=len(found.findings)))
    return FOUND if found.findings else 0


def back_up(to: Path | None, keep_text: str | None, data: Path | None, language: str) -> None:
    ui = interface(language)
    keep = 0 if keep_text is None else number(keep_text, "--keep", 1, ui)
    with _explained(ui):
        made, removed = admin.backup(data or default_data(), to, keep)
    print(ui.say("admin-backed-up", file=str(made)))
    if removed:
        print(ui.say("admin-removed", files=len(removed)))


def put_back(file: Path, data: Path | None, language: str) -> None:
    ui = interface(language)
    with _explained(ui):
        aside = admin.restore(data or default_data(), file)
    print(ui.say("admin-restored", file=str(file)))
    if aside is not None:
        print(ui.say("admin-aside", file=str(aside)))


def order(command: Command, done: str, data: Path | None, language: str, **arguments: str) -> None:
    """`done`: the message that says so."""
    ui = interface(language)
    with _explained(ui):
        give(data or default_data(), command, arguments)
    print(ui.say(done, **arguments))


def rotate(give_up: str | None, data: Path | None, language: str) -> None:
    days = "" if give_up is None else str(number(give_up, "--give-up", 0, interface(language)))
    order("rotate-key", "admin-rotated", data, language, give_up=days)


def show_stats(data: Path | None, language: str) -> None:
    ui = interface(language)
    with _explained(ui):
        found = admin.stats(data or default_data())
    grid = Grid(box=None, padding=(0, 3, 0, 0), pad_edge=False, show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_row(ui.say("admin-size"), f"{found.size / 1e6:.1f} MB")
    grid.add_row(ui.say("admin-guests"), str(found.guests))
    grid.add_row(ui.say("admin-lately"), str(found.lately))
    grid.add_row(ui.say("admin-guests-banned"), str(found.banned))
    for status in get_args(TableStatus):
        grid.add_row(ui.say(f"admin-tables-{status}"), str(found.tables.get(status, 0)))
    grid.add_row(ui.say("admin-lines"), str(found.lines))
    grid.add_row(ui.say("admin-lines-day"), str(found.day))
    grid.add_row(ui.say("admin-waiting"), str(found.waiting))
    grid.add_row(ui.say("admin-reports-open"), str(found.reports))
    grid.add_row(ui.say("admin-key"), _day(found.key))
    Console(highlight=False).print(grid)


def show_users(like: str, most_text: str, data: Path | None, language: str) -> None:
    ui = interface(language)
    most = number(most_text, "--most", 1, ui)
    with _explained(ui):
        found = admin.users(data or default_data(), like, most)
    grid = Grid(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="dim")
    for label in ("guest", "name", "made", "seen", "tables"):
        grid.add_column(ui.say(f"admin-user-{label}"), no_wrap=label == "guest")
    grid.add_column()
    for user in found:
        banned = ui.say("admin-user-banned") if user.banned else ""
        grid.add_row(user.id, escape(user.name), _day(user.made), _day(user.seen), str(user.tables), banned)
    Console(highlight=False).print(grid)


def show_reports(most_text: str, closed: bool, data: Path | None, language: str) -> None:
    ui = interface(language)
    most = number(most_text, "--most", 1, ui)
    with _explained(ui):
        found = report.listed(data or default_data(), closed=closed, most=most)
    if not found:
        print(ui.say("admin-reports-none"))
    for one, who in found:
        reason = ui.say(f"report-{one.reason}")
        about = ui.say(
            "admin-report", id=one.id, day=_day(one.at), reason=reason, name=one.name, person=one.person
        )
        print(about)
        if one.table:
            print("  " + ui.say("admin-report-said", table=one.table, text=one.said))
        print("  " + ui.say("admin-report-by", name=who or "–", guest=one.guest or "–", text=one.text or "–"))
        if one.closed is not None:
            verdict = one.verdict or "–"
            print(
                "  " + ui.say("admin-report-closed", day=_day(one.closed), who=one.closed_by, verdict=verdict)
            )


def close_report(number_text: str, verdict: str, data: Path | None, language: str) -> None:
    ui = interface(language)
    found = number(number_text, "REPORT", 1, ui)
    with _explained(ui):
        report.close(data or default_data(), found, verdict)
    print(ui.say("admin-report-done", id=found))


def show_thrown(data: Path | None, language: str) -> None:
    """Who may throw games to whom."""
    ui = interface(language)
    with _explained(ui):
        found = audit.thrown(data or default_data())
    if not found:
        print(ui.say("admin-thrown-none"))
        return
    grid = Grid(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="dim")
    for label in ("game", "winner", "loser", "games", "lost", "share"):
        grid.add_column(ui.say(f"admin-thrown-{label}"))
    for one in found:
        grid.add_row(*map(str, one[:5]), f"{100 * one.share:.0f} %")
    Console(highlight=False).print(grid)
    print(ui.say("admin-thrown-note"))


def recompute_ratings(data: Path | None, language: str) -> None:
    ui = interface(language)
    done = 0
    with _explained(ui), Console(stderr=True).status("") as status:

        def progress() -> None:
            nonlocal done
            done += 1
            if done % 1000 == 0:
                status.update(ui.say("admin-recomputing", games=done))

        wrong = audit.recompute_all(data or default_data(), progress)
    print(ui.say("admin-recomputed", games=done, wrong=wrong))


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d") if at else "–"
