"""The decisions of a game: moves of a seat that belong together, with the position before the first of them.

One decision is one: trades of a turn, and a draft in secret, count once, or two orders of the same trades would be
two mistakes. It ends where the seat learns something, where another is asked, and where another question is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludarium.core import kernel
from ludarium.core.entry import Entry, GaveUp
from ludarium.core.host import Host, Replayed
from ludarium.core.journal import Journal
from ludarium.core.moves import Moves
from ludarium.core.state import State


@dataclass(frozen=True)
class Decision:
    """`before` is the true position: whoever judges it deals it again for the seat."""

    number: int  # from 1, through the whole game
    seat: int
    line: tuple[int, ...]  # the moves made
    before: State
    after: State  # once the moves have been made and everybody else who decides in secret is in
    entry: int  # of the journal: the last one that it is part of
    before_entry: int  # of the journal: what was known when it began
    round: int | None
    step: str
    options: int  # first moves that could be made


@dataclass
class _Open:
    """A decision that may go on."""

    seat: int
    step: int
    secret: bool
    before: State
    before_entry: int
    options: int
    line: list[int]
    entry: int


def decisions(journal: Journal) -> Iterator[Decision]:
    """Of the line that counts in the end, in the order of play; forced moves are none."""
    number = 0
    state = journal.setup.begin(Replayed(journal.opening))
    begun: _Open | None = None
    last = 0  # the entry before this one
    for place in journal.line():
        entry = journal.entries[place]
        host = _host(entry)
        if isinstance(entry.done, GaveUp):
            state.give_up(entry.seat, host)
        for index, move in enumerate(entry.moves):
            if begun is not None and not _goes_on(begun, state, entry.seat):
                number += 1
                yield _closed(begun, number, state)
                begun = None
            if begun is None:
                moves = Moves()
                kernel.legal(state, entry.seat, moves)
                if moves.size > 1:
                    known = entry.start - 1 if state.step.simultaneous else last
                    begun = _Open(
                        entry.seat,
                        int(state.step.number),
                        bool(state.step.simultaneous),
                        state.clone(),
                        max(0, known),
                        int(moves.size),
                        [],
                        place,
                    )
            if begun is not None:
                begun.line.append(move)
                begun.entry = place
            kernel.play(state, entry.seat, move, host)
            if begun is not None and entry.revealed and index == len(entry.moves) - 1:
                number += 1
                yield _closed(begun, number, state)
                begun = None
        last = place
    if begun is not None:
        yield _closed(begun, number + 1, state)


def _goes_on(begun: _Open, state: State, seat: int) -> bool:
    return begun.seat == seat and not state.over and int(state.step.number) == begun.step


def _closed(begun: _Open, number: int, after: State) -> Decision:
    round = int(begun.before.current_round())
    return Decision(
        number,
        begun.seat,
        tuple(begun.line),
        begun.before,
        after.clone(),
        begun.entry,
        begun.before_entry,
        None if round < 0 else round,
        begun.before.step.name,
        begun.options,
    )


def _host(entry: Entry) -> Host:
    host = Replayed(entry.outcomes)
    if not isinstance(entry.done, GaveUp) and hasattr(entry.done, "at"):
        host.at = entry.done.at
    return host
