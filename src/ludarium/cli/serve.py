"""`ludarium serve`: the game room in a browser."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from pathlib import Path

from ludarium.cli.arguments import WrongArgument, number, one_of
from ludarium.cli.speech import interface
from ludarium.server import restart
from ludarium.server.app import serve
from ludarium.server.config import Config, default_data
from ludarium.server.logs import FORMS
from ludarium.server.metrics import READERS
from ludarium.server.start import StartError

LAST_PORT = 65535


def serve_room(
    host: str,
    port_text: str,
    data: Path | None,
    workers_text: str,
    origins: Sequence[str],
    metrics: str,
    log: str,
    language: str,
    *,
    access_log: bool,
    browser: bool,
    look: bool,
) -> None:
    ui = interface(language)
    port = number(port_text, "--port", 0, ui)
    workers = number(workers_text, "--bot-workers", 1, ui)
    readers = one_of(metrics, "--metrics", READERS, ui)
    form = one_of(log, "--log", FORMS, ui)
    if port > LAST_PORT:
        raise WrongArgument(ui.say("error-port", most=str(LAST_PORT), port=str(port)))
    if not restart.under_way() and not _free(host, port):
        raise WrongArgument(ui.say("error-port-taken", host=host, port=str(port)))
    try:
        serve(
            Config(
                data=data or default_data(),
                host=host,
                port=port,
                bot_workers=workers,
                origins=tuple(origins),
                metrics=readers,
                log=form,
                access_log=access_log,
            ),
            open_browser=browser,
            look=look,
        )
    except StartError as error:
        raise WrongArgument(ui.say(f"error-start-{error.reason}", **error.arguments)) from None


def _free(host: str, port: int) -> bool:
    """Asked beforehand, so that a taken port costs one line and not a server's traceback."""
    try:
        with socket.create_server((host, port), reuse_port=False):
            return True
    except OSError:
        return False
