"""`python -m ludarium.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludarium.server.app import serve
from ludarium.server.config import PORT, Config, default_data
from ludarium.server.logs import FORMS
from ludarium.server.metrics import READERS
from ludarium.server.start import StartError


def main() -> None:
    parser = argparse.ArgumentParser(prog="ludarium serve", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets others on the network join")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--data", type=Path, default=default_data(), help="folder of the database")
    parser.add_argument("--bot-workers", type=int, default=1, help="processes in which bots think")
    parser.add_argument("--origin", action="append", default=[], help="public address, behind a proxy")
    parser.add_argument("--metrics", choices=READERS, default=Config.metrics, help="who may read /metrics")
    parser.add_argument("--log", choices=FORMS, default=Config.log, help="how lines of the log look")
    parser.add_argument("--access-log", action="store_true", help="log every request")
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--no-check", action="store_true", help="do not look for damage of the database")
    chosen = parser.parse_args()
    try:
        config = Config(
            data=chosen.data,
            host=chosen.host,
            port=chosen.port,
            bot_workers=chosen.bot_workers,
            origins=tuple(chosen.origin),
            metrics=chosen.metrics,
            log=chosen.log,
            access_log=chosen.access_log,
        )
        serve(config, open_browser=not chosen.no_browser, look=not chosen.no_check)
    except StartError as error:
        raise SystemExit(f"ludarium: {error}") from None


if __name__ == "__main__":
    main()
