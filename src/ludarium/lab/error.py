"""What ends a run of the laboratory that a person can do something about."""

from __future__ import annotations


class LabError(RuntimeError):
    """The message is one line that says what is wrong, and what to do."""
