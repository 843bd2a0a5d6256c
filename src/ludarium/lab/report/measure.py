"""All that a table says, as figures with a name and an interval: for a glance at it, and beside another table."""

from __future__ import annotations

from dataclasses import dataclass

from ludarium.core.game import Game
from ludarium.lab.effect import reckoned
from ludarium.lab.flow import MARKS, WAYS
from ludarium.lab.report.chart import Label, number, percent, points, share
from ludarium.lab.statistic import SHARE, Interval, Sample, wilson
from ludarium.lab.survey import Survey

PLACES, RESULT, WAY, SOURCES = "Win rate by starting place", "Result", "On the way", "Points by source"
ORDER = "Win rate by the order of turn in later rounds"
CHOICES, DEAD, WAITS = (
    "Choices in a decision",
    "Turns without a choice",
    "Others' decisions between two turns",
)
LEAD, TIES, WON = "The winner's lead over the next", "Games that are shared", "Games won"
CHANGES = "Changes of the lead in a game"
KINGMAKER = f"The last one's last decision could choose the winner (of up to {WAYS} ways tried)"


def leader(mark: int) -> str:
    return f"Who leads alone after {mark} % wins"


def turn(round: int, place: int) -> str:
    return f"round {round}, place {place + 1}"


@dataclass(frozen=True)
class Measure:
    """A figure; `rate`: it is a share, told in per cent; `change`: it can be more or less than nought."""

    group: str
    name: str
    value: float
    interval: Interval
    rate: bool = False
    change: bool = False

    @property
    def text(self) -> str:
        if self.change:
            return share(self.value) if self.rate else points(self.value)
        return percent(self.value) if self.rate else number(self.value)


def measures(game: Game, survey: Survey, label: Label) -> list[Measure]:
    """Of one table, in the order of its page; nothing of a table that has played no game."""
    if survey.tally.games == 0:
        return []
    end = [*results(survey), *_order(survey)]
    return [*end, *way(survey), *_sources(survey, label), *_effects(game, survey, label)]


def results(survey: Survey) -> list[Measure]:
    """How games end."""
    tally = survey.tally
    if len(survey.table.bots) == 1:
        found = [_rate(RESULT, WON, tally.seat_wins[0], tally.games)]
    else:
        found = [
            _rate(PLACES, f"place {place}", wins, tally.games)
            for place, wins in enumerate(survey.place_wins, start=1)
        ]
        found.append(_mean(RESULT, LEAD, survey.margins))
        found.append(_rate(RESULT, TIES, survey.ties, tally.games))
    found.append(_mean(RESULT, "Score of a seat", survey.scores))
    if survey.won_scores.times:
        found.append(_mean(RESULT, "Score of winners", survey.won_scores))
    return [*found, _mean(RESULT, "Moves a game", tally.lengths)]


def _order(survey: Survey) -> list[Measure]:
    flow, seats = survey.flow, range(len(survey.table.bots))
    return [
        _rate(ORDER, turn(round, place), flow.order_wins[round, place] / SHARE, flow.rounds[round])
        for round in flow.later_rounds()
        for place in seats
    ]


def way(survey: Survey) -> list[Measure]:
    """How games go on the way there."""
    flow = survey.flow
    if flow.games == 0:
        return []
    found = [_mean(WAY, CHOICES, flow.choices), _rate(WAY, DEAD, flow.dead, flow.turns)]
    if len(survey.table.bots) > 1:
        found.append(_mean(WAY, WAITS, flow.waits))
        for mark in MARKS:
            found.append(_rate(WAY, leader(mark), flow.leader_wins[mark] / SHARE, flow.led[mark]))
        found.append(_mean(WAY, CHANGES, flow.changes))
    if flow.tried:
        found.append(_rate(WAY, KINGMAKER, flow.kingmakers, flow.tried))
    return found


def _sources(survey: Survey, label: Label) -> list[Measure]:
    found = [_mean(SOURCES, label("score", name), survey.part(name)) for name in survey.parts]
    return sorted(found, key=lambda one: (-one.value, one.name))


def _effects(game: Game, survey: Survey, label: Label) -> list[Measure]:
    found: list[Measure] = []
    if not reckoned():
        return found
    for place, effects in survey.effects.items():
        fact = game.facts[place]
        [phrase] = [phrase for phrase in game.events if phrase.name == fact.event]
        kind = phrase.arguments[fact.by].name
        group = f"What one more {fact.by.replace('_', ' ')} adds to the chance to win"
        wins = effects.of_wins(SHARE)
        found += [
            Measure(group, label(kind, word), effect.value, effect.interval, rate=True, change=True)
            for word, effect in sorted(wins.items(), key=lambda item: -item[1].value)
        ]
    return found


def _rate(group: str, name: str, wins: float, games: int) -> Measure:
    return Measure(group, name, wins / games if games else 0.0, wilson(wins, games), rate=True)


def _mean(group: str, name: str, sample: Sample) -> Measure:
    return Measure(group, name, sample.mean, sample.interval)
