"""The command line: `ludarium games`, `play`, `simulate`, `tournament`, `solve`, `record`."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; gives its exit code. Wrong arguments cost one line and code 2, never a traceback."""
    try:
        from ludarium.cli.app import run  # late: worker processes import this module and need none of it

        return run(arguments)
    except KeyboardInterrupt:
        return 130
