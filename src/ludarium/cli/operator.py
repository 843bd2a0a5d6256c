"""`ludarium admin`: the operator's commands and their arguments; `admin.py` does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludarium.cli.parameter import Language, spoken

operator = typer.Typer(name="admin", help="usage-admin", no_args_is_help=True)

Data = Annotated[Path | None, typer.Option(metavar="DIR", help="usage-admin-data")]
WITH_IDS = {"ignore_unknown_options": True}  # an id may begin with a hyphen
GuestId = Annotated[str, typer.Argument(metavar="GUEST", help="usage-admin-guest")]


@operator.command(help="usage-admin-check")
def check(data: Data = None, lang: Language = None) -> None:
    from ludarium.cli.admin import check_data

    raise typer.Exit(check_data(data, spoken(lang)))


@operator.command(help="usage-admin-backup")
def backup(
    to: Annotated[Path | None, typer.Argument(metavar="DIR", help="usage-admin-backup-to")] = None,
    keep: Annotated[str | None, typer.Option(metavar="N", help="usage-admin-keep")] = None,
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import back_up

    back_up(to, keep, data, spoken(lang))


@operator.command(help="usage-admin-restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="usage-admin-restore-file")],
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import put_back

    put_back(file, data, spoken(lang))


@operator.command("rotate-key", help="usage-admin-rotate")
def rotate_key(
    give_up: Annotated[str | None, typer.Option(metavar="DAYS", help="usage-admin-give-up")] = None,
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import rotate

    rotate(give_up, data, spoken(lang))


@operator.command(help="usage-admin-stats")
def stats(data: Data = None, lang: Language = None) -> None:
    from ludarium.cli.admin import show_stats

    show_stats(data, spoken(lang))


@operator.command(help="usage-admin-ratings")
def ratings(
    recompute: Annotated[bool, typer.Option("--recompute", help="usage-admin-recompute")] = False,
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import recompute_ratings, show_thrown

    (recompute_ratings if recompute else show_thrown)(data, spoken(lang))


@operator.command(help="usage-admin-users", context_settings=WITH_IDS)
def users(
    like: Annotated[str, typer.Argument(metavar="NAME", help="usage-admin-users-like")] = "",
    most: Annotated[str, typer.Option(metavar="N", help="usage-admin-users-most")] = "50",
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import show_users

    show_users(like, most, data, spoken(lang))


@operator.command(help="usage-admin-reports")
def reports(
    most: Annotated[str, typer.Option(metavar="N", help="usage-admin-users-most")] = "50",
    closed: Annotated[bool, typer.Option("--closed", help="usage-admin-reports-closed")] = False,
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import show_reports

    show_reports(most, closed, data, spoken(lang))


@operator.command("close-report", help="usage-admin-close-report")
def close_report(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="usage-admin-close-report-id")],
    verdict: Annotated[str, typer.Argument(metavar="VERDICT", help="usage-admin-close-report-verdict")] = "",
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import close_report as close

    close(report, verdict, data, spoken(lang))


@operator.command("close-table", help="usage-admin-close", context_settings=WITH_IDS)
def close_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="usage-admin-close-table")],
    data: Data = None,
    lang: Language = None,
) -> None:
    from ludarium.cli.admin import order

    order("close-table", "admin-closed", data, spoken(lang), table=table)


@operator.command(help="usage-admin-ban", context_settings=WITH_IDS)
def ban(guest: GuestId, data: Data = None, lang: Language = None) -> None:
    from ludarium.cli.admin import order

    order("ban", "admin-banned", data, spoken(lang), guest=guest)


@operator.command(help="usage-admin-unban", context_settings=WITH_IDS)
def unban(guest: GuestId, data: Data = None, lang: Language = None) -> None:
    from ludarium.cli.admin import order

    order("unban", "admin-unbanned", data, spoken(lang), guest=guest)
