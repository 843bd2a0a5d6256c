"""A game's own look back at a finished game: what its exact solver finds, without imagining deals.

Kept with the analysis, piece by piece: `known` is what the game wants to go on from.
"""

from __future__ import annotations

import msgspec

PIECE = 1.2  # seconds that a piece of the work may take, at the usual effort: bots wait for it


class Note(msgspec.Struct, kw_only=True):
    """One finding: `note-<message>` of the game's catalogue, which may name its numbers and the name of its seat.

    `moves` lead from the position after `entry` to what is meant; beside each, how it is made where it takes a note.
    """

    message: str
    seat: int = 0
    numbers: dict[str, int] = {}
    entry: int = 0
    moves: list[str] = []
    made: list[str] = []


class Review(msgspec.Struct, kw_only=True):
    """`hindsight` says that the solver knew what was hidden then, so nobody is to blame for what it finds."""

    hindsight: bool = False
    notes: list[Note] = []
    known: dict[str, list[int]] = {}
    whole: bool = False
