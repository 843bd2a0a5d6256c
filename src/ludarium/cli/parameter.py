"""Parameters that several commands have, each with its help: a message of the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameId = Annotated[str, typer.Argument(metavar="GAME", help="usage-game")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="usage-option")]
Preset = Annotated[str | None, typer.Option(metavar="NAME", help="usage-preset")]
Seed = Annotated[str, typer.Option(metavar="N", help="usage-seed")]
Games = Annotated[str, typer.Option(metavar="N", help="usage-games-many")]
Workers = Annotated[str, typer.Option(metavar="K", help="usage-workers")]
Cluster = Annotated[str, typer.Option(metavar="ADDRESS", help="usage-to-cluster")]
ArchiveFolder = Annotated[Path, typer.Argument(metavar="DIR", help="usage-archive-folder")]
AsJson = Annotated[bool, typer.Option("--json", help="usage-json")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="usage-record-file")]
At = Annotated[str | None, typer.Option(metavar="N", help="usage-at")]
Language = Annotated[str | None, typer.Option(metavar="en|es|de", help="usage-lang")]


def spoken(lang: str | None) -> str:
    """The language that is asked for; `run` sees to it that there is one."""
    from ludarium.cli.arguments import check_language
    from ludarium.cli.language import known, of_system
    from ludarium.cli.speech import interface

    chosen = lang or of_system()
    check_language(chosen, known(), interface(of_system()))
    return chosen
