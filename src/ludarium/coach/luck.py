"""Luck, as GNU Backgammon has it: what came of chance was worth, less what it is worth on average.

What came is played on to the end of the phase by the game's quick policy, many times, and so is the position before
it with chance asked anew. Both are drawn alike, so luck is zero on average, whoever plays and whatever the policy is
worth. It is reckoned from the true position, once the game is over and nothing is secret any more.

Who plays better than the quick policy makes more of a bad deal and less of a good one. So it was seen, in games of
bots, what part of luck is found again in the final scores (`python -m benchmarks.luck`), and that part is told. It
is data of the game (`luck.json` in its folder), with where it comes from; elsewhere luck is part of par.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import msgspec

from ludarium.coach.doubt import Trust
from ludarium.coach.race import LineRace, points_of
from ludarium.core import kernel
from ludarium.core.entry import Entry, GaveUp, Moved, carry_out
from ludarium.core.game import Game, Setup
from ludarium.core.host import Host, Replayed, Seeded, derive
from ludarium.core.journal import Journal
from ludarium.core.state import State
from ludarium.games import folder_of

FILE = "luck.json"
WORLDS = 400  # each side of a difference is the mean of so many, usually
DRAWN = 0  # in a path of seeds: what is drawn anew
ONWARD = 1  # and how it goes on, on both sides
Act = Callable[[State, Host], object]


@dataclass(frozen=True)
class Throw:
    """Where chance was asked: the position before the act, the act, and the true position after it."""

    before: State
    act: Act
    after: State

    def gaps(
        self, race: LineRace, seed: int, worlds: int, measure: Callable[[State], Sequence[float]]
    ) -> list[list[float]]:
        """World by world: what is measured at the end of the phase after what came, less after what might have."""
        found = []
        for world in range(worlds):
            fresh = self.before.clone()
            self.act(fresh, Seeded(derive(seed, DRAWN, world)))
            ends = [race.onward(state, derive(seed, ONWARD, world)) for state in (self.after, fresh)]
            came, might = map(measure, ends)
            found.append([one - other for one, other in zip(came, might, strict=True)])
        return found


class Stroke(NamedTuple):
    """What chance brought every seat in one entry of the journal, in points of its own score; not all of it holds."""

    entry: int  # 0 is the deal
    by_seat: list[float]
    errors: list[float]  # the standard error of each


class Held(msgspec.Struct, kw_only=True, frozen=True):
    """What part of luck, in points of a seat's own score, holds at one sort of table."""

    seats: int
    options: dict[str, str] = {}  # those that are not as usual
    version: str  # of the rules
    bot: str
    games: int
    seed: int
    trust: Trust


class Table(msgspec.Struct, kw_only=True):
    held: list[Held]


def load(game: Game) -> Table:
    path = Path(folder_of(game)) / FILE
    return msgspec.json.decode(path.read_bytes(), type=Table) if path.exists() else Table(held=[])


def trust_of(setup: Setup) -> Trust:
    """Where no such table was looked at, luck holds no more than at any other of the game."""
    kept = load(setup.game).held
    for one in kept:
        same = (one.seats, one.options, one.version) == (setup.seats, setup.variant, setup.version)
        if same and not setup.overrides:
            return one.trust
    return min((one.trust for one in kept), key=lambda trust: trust.hold, default=Trust(hold=0.0))


def luck_of(setup: Setup, found: Sequence[Stroke]) -> list[tuple[float, float]]:
    """By seat: the luck of all these together, and its standard error."""
    trust = trust_of(setup)
    return [
        trust.told(
            sum(stroke.by_seat[seat] for stroke in found),
            sqrt(sum(stroke.errors[seat] ** 2 for stroke in found)),
        )
        for seat in range(setup.seats)
    ]


def strokes(journal: Journal, race: LineRace, worlds: int = WORLDS) -> Iterator[Stroke]:
    """All luck of the line that counts in the end; none where the quick policy cannot tell good from bad."""
    if race.policy.blind():
        return

    def points(state: State) -> list[float]:
        return [points_of(state, race.policy, seat) for seat in range(state.seats)]

    for entry, throw in throws(journal):
        gaps = throw.gaps(race, derive(entry), worlds, points)
        means, errors = zip(*(_mean(row) for row in zip(*gaps, strict=True)), strict=True)
        yield Stroke(entry, list(means), list(errors))


def _mean(row: Sequence[float]) -> tuple[float, float]:
    """And its standard error."""
    mean = sum(row) / len(row)
    return mean, sqrt(sum((one - mean) ** 2 for one in row) / (len(row) - 1) / len(row))


def throws(journal: Journal) -> Iterator[tuple[int, Throw]]:
    """Wherever chance was asked, with the number of the entry."""
    state = journal.setup.begin(Replayed(journal.opening))
    if journal.opening:
        yield 0, Throw(journal.setup.new(), kernel.begin, state.clone())
    for number in journal.line():
        entry = journal.entries[number]
        before = state.clone() if entry.outcomes else state
        act = _carrying(entry)
        act(state, Replayed(entry.outcomes))
        if entry.outcomes:
            yield number, Throw(before, act, state.clone())


def _carrying(entry: Entry) -> Act:
    def act(state: State, host: Host) -> None:
        if isinstance(entry.done, Moved | GaveUp):
            host.at = entry.done.at
        carry_out(state, entry, host)

    return act
