"""`python -m ludarium.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludarium.server.app import serve
from ludarium.server.config import PORT
from ludarium.server.start import StartError


def main() -> None:
    parser = argparse.ArgumentParser(prog="ludarium serve", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets others on the network join")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--data", type=Path, default=None, help="folder of the database")
    parser.add_argument("--bot-workers", type=int, default=1, help="processes in which bots think")
    parser.add_argument("--origin", action="append", default=[], help="public address, behind a proxy")
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--no-check", action="store_true", help="do not look for damage of the database")
    chosen = parser.parse_args()
    try:
        serve(
            chosen.host,
            chosen.port,
            chosen.data,
            chosen.bot_workers,
            not chosen.no_browser,
            tuple(chosen.origin),
            not chosen.no_check,
        )
    except StartError as error:
        raise SystemExit(f"ludarium: {error}") from None


if __name__ == "__main__":
    main()
