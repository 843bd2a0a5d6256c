"""A line that was not played: the game up to a position, and on from there as a finding says it could have gone."""

from __future__ import annotations

from ludarium.core.host import Replayed, Seeded
from ludarium.core.journal import Journal
from ludarium.core.review import Note

SOURCE = 1  # of chance, where a line needs any: what nobody knows is no part of it


def followed(journal: Journal, note: Note) -> Journal:
    """What led to the position as it was played, without what was taken back, then the moves of the note."""
    found = Journal(journal.setup, journal.names, Replayed(journal.opening))
    for place in journal.line():
        if place > note.entry:
            break
        found.replay(journal.entries[place].done)
    found.host.source = Seeded(SOURCE)
    parse, made = journal.setup.game.verbs.parse, note.made or [""] * len(note.moves)
    for text, how in zip(note.moves, made, strict=True):
        found.play(note.seat, parse(text), at=found.clock, note=how)
    return found
