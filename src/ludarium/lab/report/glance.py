"""A table in a few sentences: what stands out, and what does not."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludarium.core.game import Game
from ludarium.lab.report.chart import Label, percent, percent_interval
from ludarium.lab.report.measure import (
    CHOICES,
    DEAD,
    KINGMAKER,
    LEAD,
    PLACES,
    RESULT,
    SOURCES,
    TIES,
    WAITS,
    WAY,
    WON,
    Measure,
    leader,
    measures,
)
from ludarium.lab.survey import Survey

HALF = 50
NAMED = 4  # things of a group that are named
BY_LUCK = 20  # rows of which one stands out by mere luck


def glance(game: Game, survey: Survey, label: Label) -> str:
    """What a designer would ask first, each answered in one line."""
    found = measures(game, survey, label)
    groups: dict[str, list[Measure]] = {}
    for one in found:
        groups.setdefault(one.group, []).append(one)
    by_name = {one.name: one for one in (*groups.get(RESULT, ()), *groups.get(WAY, ()))}
    even = 1 / len(survey.table.bots)
    lines = [
        _places(groups.get(PLACES, ()), even),
        *_result(by_name, even),
        _sources(groups.get(SOURCES, ())),
    ]
    lines += [_effects(group, rows, survey) for group, rows in groups.items() if rows[0].change]
    listed = "".join(f"<li>{escape(line)}</li>" for line in lines if line)
    return f"<h3>At a glance</h3>\n<ul>{listed}</ul>\n"


def _places(rows: Sequence[Measure], even: float) -> str:
    if not rows:
        return ""
    apart = [
        f"{row.name} wins {row.text} ({percent_interval(row.interval)})"
        for row in rows
        if not row.interval.low <= even <= row.interval.high
    ]
    if apart:
        return f"The start matters: {', '.join(apart)}; {percent(even)} would be even."
    return f"No starting place can be told from an even share of {percent(even)}."


def _result(by_name: dict[str, Measure], even: float) -> list[str]:
    lines = []
    if WON in by_name:
        won = by_name[WON]
        lines.append(f"{won.text} of the games are won ({percent_interval(won.interval)}).")
    if LEAD in by_name:
        lines.append(
            f"The winner leads the next by {by_name[LEAD].text} points on average; {by_name[TIES].text} of the "
            "games are shared."
        )
    if leader(HALF) in by_name:
        half = by_name[leader(HALF)]
        lines.append(
            f"Who leads alone at half time wins {half.text} ({percent_interval(half.interval)}; "
            f"{percent(even)} would be even)."
        )
    if CHOICES in by_name:
        waits = f"; between two turns others decide {by_name[WAITS].text} times" if WAITS in by_name else ""
        lines.append(
            f"A decision has {by_name[CHOICES].text} choices on average, and {by_name[DEAD].text} of the turns "
            f"have none{waits}."
        )
    if KINGMAKER in by_name:
        made = by_name[KINGMAKER]
        lines.append(f"In {made.text} of the games the last one's last decision could choose the winner.")
    return lines


def _sources(rows: Sequence[Measure]) -> str:
    total = sum(row.value for row in rows)
    if not rows or total <= 0:
        return ""
    first = ", ".join(f"{row.name} ({percent(row.value / total)})" for row in rows[:3])
    return f"Most points come from {first}."


def _effects(group: str, rows: Sequence[Measure], survey: Survey) -> str:
    better = [row for row in rows if row.interval.low > 0]
    worse = [row for row in reversed(rows) if row.interval.high < 0]
    whose = "given by lot" if survey.table.at_random else "chosen by the players, not given by lot"
    if not better and not worse:
        return f"{group} ({whose}): nothing that can be told from the average of all {len(rows)}."
    told = []
    for word, some in (("more", better), ("less", worse)):
        if some:
            names = ", ".join(f"{row.name} {row.text}" for row in some[:NAMED])
            rest = f" and {len(some) - NAMED} others" if len(some) > NAMED else ""
            told.append(f"{word} than most: {names}{rest}")
    luck = f"; of {len(rows)}, {len(rows) / BY_LUCK:.1f} would stand out by mere luck"
    return f"{group} ({whose}): {'; '.join(told)}{luck}."
