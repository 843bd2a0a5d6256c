"""What has happened, kept for every pair of eyes: each seat reads it redacted, and from where it left off."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.cli.speech import Speech
from ludarium.core.host import Told
from ludarium.core.journal import Journal


class Log:
    """Events with the number of moves that had been made by then, so that an undo can take them out."""

    def __init__(self, speech: Speech, journal: Journal) -> None:
        """Of a game that goes on, everybody has read what came before their own last move."""
        self.speech = speech
        self.entries: list[tuple[int, Told | str]] = [(0, told) for told in journal.entries[0].events]
        self.own: dict[int, int] = {}  # by how many moves had been made: whose the last one was
        self.read_to = dict.fromkeys(range(-1, journal.setup.seats), 0)
        for moves, number in enumerate(journal.line(), start=1):
            self.seen(journal.entries[number].seat)
            self.add(moves, journal.entries[number].events, journal.entries[number].seat)

    def add(self, moves: int, events: Sequence[Told], seat: int) -> None:
        self.entries += [(moves, told) for told in events]
        self.own[moves] = seat

    def seen(self, reader: int) -> None:
        """The reader has seen everything so far."""
        self.read_to[reader] = len(self.entries)

    def undo(self, moves: int, note: str) -> None:
        """Forget what came after this many moves, and say so."""
        self.entries = [entry for entry in self.entries if entry[0] <= moves]
        self.read_to = {seat: min(read, len(self.entries)) for seat, read in self.read_to.items()}
        self.entries.append((moves, note))

    def news(self, reader: int) -> list[str]:
        return self._told(self.entries[self.read_to[reader] :], reader)

    def befell(self, reader: int) -> list[str]:
        """What of the news the others did to the reader."""
        news = self.entries[self.read_to[reader] :]
        theirs = [
            self.speech.game.describe_event(told, reader)
            for moves, told in news
            if not isinstance(told, str) and self.own.get(moves) != reader
        ]
        return self.speech.befell(theirs, reader)

    def all(self, reader: int) -> list[str]:
        return self._told(self.entries, reader)

    def _told(self, entries: Sequence[tuple[int, Told | str]], reader: int) -> list[str]:
        lines: list[str] = []
        run: list[Told] = []
        for _, entry in entries:
            if isinstance(entry, str):
                lines += [*self.speech.events(run, reader), entry]
                run = []
            else:
                run.append(entry)
        return lines + self.speech.events(run, reader)
