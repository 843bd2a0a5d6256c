"""Games with all their decisions, played by bots or read from records: where puzzles are looked for."""

from __future__ import annotations

from dataclasses import dataclass

from ludarium.bots.levels import make_bot
from ludarium.core import kernel
from ludarium.core.best_move import Source
from ludarium.core.game import Setup
from ludarium.core.host import Recorder, Replayed, Seeded, derive
from ludarium.core.journal import Journal
from ludarium.core.moves import Moves
from ludarium.core.record import write
from ludarium.core.state import State
from ludarium.lab.match import Table, decide


@dataclass(frozen=True)
class Moment:
    """A decision of a game: the position, and how to come to it again."""

    state: State
    seat: int
    number: int  # among the decisions, from 1
    chance: int  # outcomes before it


@dataclass(frozen=True)
class Played:
    """A game with all its decisions."""

    setup: Setup
    moments: list[Moment]
    chance: list[int]
    moves: list[int]
    source: Source


def played(table: Table, index: int) -> Played:
    """Game number `index` of a table of bots."""
    setup = table.setup
    host = Recorder(Seeded(derive(table.seed, index)))
    host.listening = False
    state = setup.begin(host)
    bots = [
        make_bot(name, setup.game, derive(table.seed, index, seat))
        for seat, name in enumerate(table.seated(index))
    ]
    moments: list[Moment] = []
    numbers: list[int] = []
    moves = Moves()
    while not state.over:
        seat = state.actor()
        kernel.legal(state, seat, moves)
        move = int(moves[0])
        if moves.size > 1:
            moments.append(Moment(state.clone(), seat, len(numbers) + 1, len(host.outcomes)))
            move = decide(bots[seat], state, seat, moves)
            numbers.append(moves.dump().index(move))
        kernel.play(state, seat, move, host)
    source = Source(decision=0, bots=list(table.seated(index)), seed=table.seed, game=index)
    return Played(setup, moments, [value for _, value in host.outcomes], numbers, source)


def recorded(journal: Journal) -> Played:
    """A game of people, up to where it can be told as decisions in the order of the seats that are asked."""
    setup = journal.setup
    opening = [value for _, value in journal.opening]
    state = setup.begin(Replayed.of(opening))
    chance, numbers, moves = list(opening), list[int](), Moves()
    moments: list[Moment] = []
    for place in journal.line():
        entry = journal.entries[place]
        host = Replayed(entry.outcomes)
        if not entry.moves or state.over:
            break
        for move in entry.moves:
            if entry.seat != state.actor():  # not in the order in which it would be asked again
                return Played(setup, moments, chance, numbers, _of_record(journal))
            kernel.legal(state, entry.seat, moves)
            if moves.size > 1:
                moments.append(Moment(state.clone(), entry.seat, len(numbers) + 1, len(chance)))
                numbers.append(moves.dump().index(move))
            kernel.play(state, entry.seat, move, host)
        chance += [value for _, value in entry.outcomes]
    return Played(setup, moments, chance, numbers, _of_record(journal))


def _of_record(journal: Journal) -> Source:
    return Source(decision=0, record=write(journal).split()[-1])
