"""`ludarium admin`: what whoever runs a server does with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludarium.cli.arguments import WrongArgument, number
from ludarium.cli.speech import interface
from ludarium.core.text import Catalogue
from ludarium.server import admin
from ludarium.server.admin import AdminError
from ludarium.server.config import default_data
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
    with _explained(ui):
        found = admin.examine(data or default_data())
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
