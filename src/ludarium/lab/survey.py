"""What many games at a table say about the game itself: where points come from, which start and which facts win.

Everything is counted in whole numbers, so surveys of parts of the games merge to the same survey in any order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from ludarium.core.deed import Deed, deeds_of
from ludarium.core.game import Fact, Game
from ludarium.core.host import derive
from ludarium.core.ruleset import SettingError
from ludarium.lab.effect import Effects
from ludarium.lab.flow import Flow, Watcher
from ludarium.lab.match import Table, Watched
from ludarium.lab.statistic import SHARE, Sample, Tally


@dataclass
class Showing:
    """How the seats fared that did something at least once in a game."""

    seats: int = 0
    shares: int = 0  # of wins, in parts of SHARE
    scores: Sample = field(default_factory=Sample)
    times: Sample = field(default_factory=Sample)
    won_times: Sample = field(default_factory=Sample)  # of the winners alone

    def merge(self, other: Showing) -> None:
        self.seats += other.seats
        self.shares += other.shares
        self.scores.merge(other.scores)
        self.times.merge(other.times)
        self.won_times.merge(other.won_times)

    @property
    def wins(self) -> float:
        return self.shares / SHARE


class Survey:
    """The games of one table, or of several with the same bots."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tally = Tally(table)
        self.seat_scores = [Sample() for _ in table.bots]
        self.place_scores = [Sample() for _ in table.bots]  # by the place in the order at the start
        self.place_shares = [0] * len(table.bots)
        self.flow = Flow()
        self.margins = Sample()  # from the best score to the next
        self.ties = 0
        self.won_scores = Sample()
        self.parts: dict[str, Sample] = {}  # points by source, where there were any
        self.won_parts: dict[str, Sample] = {}  # of the winners alone
        self.showings: dict[Deed, Showing] = {}
        game = table.setup.game
        told_apart = [number for number, fact in enumerate(game.facts) if fact.by and len(table.bots) > 1]
        self.effects = {number: Effects(words_of(game, game.facts[number])) for number in told_apart}

    @property
    def place_wins(self) -> list[float]:
        return [share / SHARE for share in self.place_shares]

    @property
    def seat_games(self) -> int:
        return self.tally.games * len(self.table.bots)

    @property
    def scores(self) -> Sample:
        """Of all seats."""
        found = Sample()
        for sample in self.seat_scores:
            found.merge(sample)
        return found

    def part(self, name: str) -> Sample:
        """Points of this source, one number a seat and game."""
        return _filled(self.parts.get(name, Sample()), self.seat_games)

    def won_part(self, name: str) -> Sample:
        return _filled(self.won_parts.get(name, Sample()), self.won_scores.count)

    def times(self, deed: Deed) -> Sample:
        """How often it was done, one number a seat and game."""
        return _filled(self.showings.get(deed, Showing()).times, self.seat_games)

    def won_times(self, deed: Deed) -> Sample:
        return _filled(self.showings.get(deed, Showing()).won_times, self.won_scores.count)

    def add(self, index: int, game: Watched) -> None:
        outcome, order, end, events = game
        self.tally.add(index, [outcome])
        winners = outcome.winners
        ranked = sorted(outcome.scores, reverse=True)
        if len(ranked) > 1:
            self.margins.add(ranked[0] - ranked[1])
        self.ties += len(winners) > 1
        deeds = deeds_of(self.table.setup.game, events)
        shares = [SHARE // len(winners) if seat in winners else 0 for seat in range(len(outcome.scores))]
        for place, seat in enumerate(order):
            self.place_scores[place].add(outcome.scores[seat])
            self.place_shares[place] += shares[seat]
        for number, effects in self.effects.items():
            had = [
                [deeds.get(seat, Counter())[number, word] for word in effects.words]
                for seat in range(len(outcome.scores))
            ]
            effects.add(shares, outcome.scores, had)
        for seat, score in enumerate(outcome.scores):
            won = seat in winners
            self.seat_scores[seat].add(score)
            if won:
                self.won_scores.add(score)
            for name, points in self.table.setup.game.breakdown(end, seat).items():
                if points:
                    self.parts.setdefault(name, Sample()).add(points)
                    if won:
                        self.won_parts.setdefault(name, Sample()).add(points)
            for deed, times in deeds.get(seat, Counter()).items():
                showing = self.showings.setdefault(deed, Showing())
                showing.seats += 1
                showing.shares += shares[seat]
                showing.scores.add(score)
                showing.times.add(times)
                if won:
                    showing.won_times.add(times)

    def merge(self, other: Survey) -> None:
        self.tally.merge(other.tally)
        self.margins.merge(other.margins)
        self.ties += other.ties
        self.won_scores.merge(other.won_scores)
        for mine, theirs in zip(self.seat_scores + self.place_scores, other.seat_scores + other.place_scores):
            mine.merge(theirs)
        self.place_shares = [mine + theirs for mine, theirs in zip(self.place_shares, other.place_shares)]
        self.flow.merge(other.flow)
        for number, effects in other.effects.items():
            self.effects[number].merge(effects)
        for mine_by, theirs_by in ((self.parts, other.parts), (self.won_parts, other.won_parts)):
            for name, sample in theirs_by.items():
                mine_by.setdefault(name, Sample()).merge(sample)
        for deed, showing in other.showings.items():
            self.showings.setdefault(deed, Showing()).merge(showing)


def _filled(sample: Sample, count: int) -> Sample:
    """With a nought for everyone who is not in the sample."""
    found = Sample()
    found.merge(sample)
    if count > sample.count:
        found.add(0, count - sample.count)
    return found


def survey(table: Table, start: int, stop: int) -> Survey:
    """The games from `start` up to `stop`."""
    found = Survey(table)
    game = table.setup.game
    for index in range(start, stop):
        watcher = Watcher(len(table.bots), game.starting)
        watched = table.watch(index, watcher.note)
        found.add(index, watched)
        found.flow.add(watcher, watched.outcome)
        if len(table.bots) > 2:
            found.flow.look_for_kingmaker(game, watcher, watched.outcome, derive(table.seed, index, 3))
    return found


def words_of(game: Game, fact: Fact) -> tuple[str, ...]:
    """All that a fact can be about, whether it happened or not."""
    [phrase] = [phrase for phrase in game.events if phrase.name == fact.event]
    return phrase.arguments[fact.by].names if fact.by else ("",)


def variants(
    game: Game,
    players: Sequence[Sequence[str]],
    choices: Mapping[str, Sequence[str]],
    seed: int,
    at_random: tuple[str, ...] = (),
) -> list[Table]:
    """A table for each list of players and each combination of what is chosen, all with the same seed.

    An option that is not offered for a number of players is left out there; it must be offered for one of them.
    """
    tables: dict[Table, None] = {}
    for bots in players:
        offered = {name: values for name, values in choices.items() if _offered(game, name, len(bots))}
        for values in product(*offered.values()):
            chosen = dict(zip(offered, values))
            game.setup(len(bots), chosen)  # refuses now what every game would refuse
            tables[Table(game.id, tuple(bots), tuple(chosen.items()), seed, at_random)] = None
    for name in choices:
        if not any(_offered(game, name, len(bots)) for bots in players):
            raise SettingError(f"option {name} is not offered for {_counts(players)} players")
    return list(tables)


def _offered(game: Game, name: str, seats: int) -> bool:
    limits = [option.seats for option in game.options if option.name == name]
    return not limits or not limits[0] or seats in limits[0]


def _counts(players: Sequence[Sequence[str]]) -> str:
    return " or ".join(str(count) for count in sorted({len(bots) for bots in players}))
