"""What the environments need beside ludarium itself, and what is said where it is missing."""

from __future__ import annotations

import importlib
from typing import Any

EXTRA = "research"


class MissingExtra(ImportError):
    """A library of the extra is not installed."""


def need(module: str) -> Any:
    """The module, or one sentence that says how to get it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise MissingExtra(
            f"This environment needs {package}, which is not installed here: pip install 'ludarium[{EXTRA}]'"
        ) from error
