"""Why one line is better than another: both are played over the same deals, and what comes of them is compared.

The differences of all sources of points (`Game.breakdown`) add up to the difference of the lead, together with what
is kept for later and what the best rival gets less. A fact (`Game.facts`) that the two lines differ in most makes the
sentence: "after this you use the Swordsmith in 62 of 100 deals, otherwise in 31". Where only a part of a lead holds
(`doubt`) every difference is told as that part of it, so that they add up to the lead that is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ludarium.coach.judge import Judge, Line, error_of
from ludarium.coach.race import points_of
from ludarium.core.host import Told, derive
from ludarium.core.moves import verb_of
from ludarium.core.policy import Playout
from ludarium.core.state import State

KEPT = "kept"  # goods, coins and cards that count only later
RIVAL = "rival"  # what the best rival gets less
OTHER = "other"  # all sources too small to be told
WON = "won"  # what every playout measures
ROWS = 6  # at most
SMALL = 0.05  # points: not worth a row
CLEAR = 0.15  # of the deals: a fact that differs by less explains nothing


class Bar(msgspec.Struct, kw_only=True):
    """What the better line brings more: of a source of points, or one of KEPT, RIVAL and OTHER."""

    source: str
    points: float


class Deed(msgspec.Struct, kw_only=True):
    """Something done in more of the deals with one line than with the other: an event, and the value it names."""

    event: str
    by: str  # the argument that tells them apart; empty if none does
    value: str
    mine: bool  # done by the seat itself, or by a rival
    better: int  # deals with the better line, of a hundred
    worse: int


class Measure(msgspec.Struct, kw_only=True):
    """A number of the game after the one line and after the other, on average."""

    name: str
    better: float
    worse: float


class Why(msgspec.Struct, kw_only=True):
    """In the seat's favour: a rival's loss is a gain. Where games are played to their end there are measures, and no
    bars."""

    bars: list[Bar]
    total: float  # of all bars: points of the lead
    error: float
    deed: Deed | None
    deals: int
    measures: list[Measure] | None = None


@dataclass
class _Ledger:
    """What a line brought, over all deals."""

    sources: Counter[str]
    kept: float
    rival: float
    deeds: Counter[tuple[str, str, str, bool]]  # event, argument, value, mine
    leads: list[float]


def explain(judge: Judge, copy: State, seat: int, better: Line, worse: Line, seed: int, deals: int) -> Why:
    """`copy` may be the true position or one dealt again for the seat: every deal is dealt again."""
    if judge.playout is not None:
        return _measured(judge.playout, copy, seat, (better, worse), seed, deals)
    good, bad = (_ledger(judge, copy, seat, line, seed, deals) for line in (better, worse))
    # Sorted, so that of equal bars the same one comes first in every run.
    names = sorted({*good.sources, *bad.sources})
    gaps = {name: (good.sources[name] - bad.sources[name]) / deals for name in names}
    gaps[KEPT] = (good.kept - bad.kept) / deals
    if copy.seats > 1:
        gaps[RIVAL] = (bad.rival - good.rival) / deals
    differences = [one - other for one, other in zip(good.leads, bad.leads, strict=True)]
    trust = judge.doubt(copy.step.name).points
    total, error = trust.told(sum(gaps.values()), error_of(differences))
    return Why(
        bars=_rows({name: trust.hold * gap for name, gap in gaps.items()}),
        total=round(total, 2),
        error=round(error, 2),
        deed=_clearest(good.deeds, bad.deeds, deals, _named(judge, (*better, *worse))),
        deals=deals,
    )


def _measured(
    playout: Playout, copy: State, seat: int, lines: tuple[Line, Line], seed: int, deals: int
) -> Why:
    """Both lines in the same worlds, played to their end: how often each wins, and what else the game measures."""
    worlds = [derive(seed, deal) for deal in range(deals)]
    good, bad = ([playout.measured(copy, seat, line, world) for world in worlds] for line in lines)
    measures = []
    for name in dict.fromkeys(name for world in (*good, *bad) for name in world if name != WON):
        sides = [[world[name] for world in side if name in world] for side in (good, bad)]
        if not all(sides):
            continue  # nothing to hold it against: the one line ends the game at once
        one, other = (round(_mean(side), 1) for side in sides)
        if one != other:
            measures.append(Measure(name=name, better=one, worse=other))
    won, otherwise = (round(100 * _mean([world[WON] for world in side])) for side in (good, bad))
    deed = Deed(event=WON, by="", value="", mine=True, better=won, worse=otherwise)
    return Why(
        bars=[], total=0.0, error=0.0, deed=deed if won > otherwise else None, deals=deals, measures=measures
    )


def _mean(values: list[int]) -> float:
    return sum(values) / len(values)


def _ledger(judge: Judge, copy: State, seat: int, line: Line, seed: int, deals: int) -> _Ledger:
    found = _Ledger(Counter(), 0.0, 0.0, Counter(), [])
    game, policy, race = judge.game, judge.policy, judge.race
    for deal in range(deals):
        end = race.deal(copy, seat, list(line), derive(seed, deal), True)
        own = points_of(end, policy, seat)
        rivals = [points_of(end, policy, other) for other in range(end.seats) if other != seat]
        parts = game.breakdown(end, seat)
        found.sources.update(parts)
        found.kept += own - sum(parts.values())
        found.rival += max(rivals, default=0.0)
        found.leads.append(own - max(rivals, default=0.0))
        found.deeds.update(set(_deeds(judge, race.events, seat)))
    return found


def _deeds(judge: Judge, events: Sequence[Told], seat: int) -> list[tuple[str, str, str, bool]]:
    game = judge.game
    wanted = {fact.event: fact.by for fact in game.facts}
    found = []
    for told in events:
        phrase = game.events[told.event]
        if phrase.name in wanted:
            by = wanted[phrase.name]
            described = phrase.describe(told.values, secrets=True)
            mine = described.get("seat", seat) == seat
            found.append((phrase.name, by, str(described[by]) if by else "", mine))
    return found


def _named(judge: Judge, moves: Line) -> set[str]:
    """The pieces that moves name."""
    verbs = judge.game.verbs
    return {
        str(verbs.describe(move)[name])
        for move in moves
        for name, words in verbs.phrases[verb_of(move)].arguments.items()
        if words.names
    }


def _clearest(
    good: Counter[tuple[str, str, str, bool]],
    bad: Counter[tuple[str, str, str, bool]],
    deals: int,
    named: set[str],
) -> Deed | None:
    """The deed in which the two differ most; the seat's own rather than a rival's."""
    best: Deed | None = None
    most = CLEAR
    for event, by, value, mine in sorted({*good, *bad}):
        one, other = good[event, by, value, mine] / deals, bad[event, by, value, mine] / deals
        if min(one, other) == 0.0 and max(one, other) == 1.0 and (not by or value in named):
            continue  # the move itself, told again
        gap = (one - other) if mine else (other - one)
        if gap < 0 and by:
            continue  # a piece that is used less is the price, and no reason
        weight = abs(gap) * (1.0 if mine else 0.6) * (1.0 if gap > 0 else 0.7)
        if weight > most:
            most = weight
            best = Deed(
                event=event, by=by, value=value, mine=mine, better=round(100 * one), worse=round(100 * other)
            )
    return best


def _rows(gaps: dict[str, float]) -> list[Bar]:
    """The largest, and the rest of them in one; they add up to the total, also as they are rounded."""
    total = round(sum(gaps.values()), 1)
    order = sorted(gaps, key=lambda name: -abs(gaps[name]))
    shown = [name for name in order[:ROWS] if abs(gaps[name]) >= SMALL]
    if len([name for name in order if abs(gaps[name]) >= SMALL]) > ROWS:
        shown = shown[: ROWS - 1]
    rows = [Bar(source=name, points=round(gaps[name], 1)) for name in shown]
    rest = round(total - sum(row.points for row in rows), 1)
    if rest:
        rows.append(Bar(source=OTHER, points=rest))
    return sorted(rows, key=lambda row: (row.source == OTHER, -row.points))
