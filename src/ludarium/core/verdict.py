"""What the engine says of something a person is still making: cards laid for a puzzle, say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COMPLETE: Final = "complete"
OPEN: Final = "open"  # good so far: going on from here may complete it
WRONG: Final = "wrong"  # going on does not help: something has to change


class Verdict:
    """How far it is, what is wrong or missing, as a code with arguments, and what a board draws of it.

    Nothing in it depends on more than what was made and what the one who made it sees.
    """

    def __init__(
        self,
        state: str,
        reason: str = "",  # empty where it is complete
        arguments: Mapping[str, str | int] | None = None,
        note: str = "",  # in the spelling that is kept; empty where it is not complete
        details: Mapping[str, object] | None = None,  # the game's own, as JSON
    ) -> None:
        self.state = state
        self.reason = reason
        self.arguments: Mapping[str, str | int] = arguments or {}
        self.note = note
        self.details: Mapping[str, object] = details or {}

    def __repr__(self) -> str:
        return f"Verdict({self.state!r}, {self.reason!r}, {dict(self.arguments)!r}, {self.note!r})"
