"""Tables that differ in one setting, side by side: every figure, and for two of them the difference."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from itertools import chain
from math import hypot

from ludarium.core.game import Game
from ludarium.lab.report.chart import (
    ABOVE,
    BELOW,
    Label,
    Row,
    points,
    points_interval,
    share,
    share_interval,
    table,
)
from ludarium.lab.report.measure import Measure, measures
from ludarium.lab.statistic import Interval
from ludarium.lab.survey import Survey

WIDEST = 5  # tables that stand beside each other
APART = "Differences have intervals as if the games had nothing in common; ▲ and ▼ stand where they leave out nought."


def side_by_side(game: Game, surveys: Mapping[str, Survey], label: Label) -> str:
    """By the value of the setting: one table of figures for each group of them."""
    if not 2 <= len(surveys) <= WIDEST:
        return ""
    columns = [
        {(one.group, one.name): one for one in measures(game, survey, label)} for survey in surveys.values()
    ]
    groups: dict[str, list[Row]] = {}
    for key in dict.fromkeys(chain.from_iterable(columns)):
        found = [column.get(key) for column in columns]
        groups.setdefault(key[0], []).append(_row(key[1], found))
    two = len(surveys) == 2
    heads = [*surveys, *(["Difference", "95 %"] if two else [])]
    tables = [
        f"<h3>{escape(group)}</h3>\n" + table("Side by side", "", heads, rows)
        for group, rows in groups.items()
    ]
    return "".join([f"<p>{APART}</p>\n" if two else "", *tables])


def _row(name: str, found: list[Measure | None]) -> Row:
    cells = ["–" if one is None else one.text for one in found]
    if len(found) != 2:
        return Row(name, None, cells)
    first, second = found
    if first is None or second is None:
        return Row(name, None, [*cells, "–", "–"])
    difference = second.value - first.value
    spread = hypot(_half(first.interval), _half(second.interval))
    interval = Interval(difference - spread, difference + spread)
    mark = ABOVE if interval.low > 0 else BELOW if interval.high < 0 else ""
    told = share(difference) if first.rate else points(difference)
    between = share_interval(interval) if first.rate else points_interval(interval)
    return Row(name, None, [*cells, told, between], mark=mark, marked=len(cells), of="nought")


def _half(interval: Interval) -> float:
    return (interval.high - interval.low) / 2
