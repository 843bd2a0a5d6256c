"""Parts of the page about one table: what things are worth, and how the games went on the way."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludarium.core.game import Fact, Game
from ludarium.lab.effect import MISSING, Effects, reckoned
from ludarium.lab.report.chart import (
    ABOVE,
    BELOW,
    Bar,
    Label,
    Row,
    histogram,
    number_interval,
    percent_interval,
    points,
    points_interval,
    share,
    share_interval,
    table,
)
from ludarium.lab.report.measure import LEAD, TIES, results, way
from ludarium.lab.statistic import SHARE
from ludarium.lab.survey import Survey

BY_LOT = "Given by lot, so this is what it is worth in these hands."
CHOSEN = (
    "Chosen by the players, so this is also who chose it and when: give it by lot (--at-random STEP) to know what "
    "it is worth."
)


def effects(game: Game, fact: Fact, found: Effects, at_random: Sequence[str], label: Label) -> str:
    """What one more of each thing adds to the chance to win and to the score, most first."""
    if not reckoned():
        return f"<p>{escape(MISSING)}</p>\n"
    [phrase] = [phrase for phrase in game.events if phrase.name == fact.event]
    kind = phrase.arguments[fact.by].name
    wins, scores = found.of_wins(SHARE), found.of_scores()
    rows = []
    for word in sorted(wins, key=lambda word: -wins[word].value):
        win, score = wins[word], scores[word]
        mark = ABOVE if win.interval.low > 0 else BELOW if win.interval.high < 0 else ""
        cells = [
            share(win.value),
            share_interval(win.interval),
            points(score.value),
            points_interval(score.interval),
        ]
        rows.append(Row(label(kind, word), Bar(win.value, win.interval), cells, mark=mark))
    if not rows:
        return ""
    by = fact.by.replace("_", " ")
    caption = f"{BY_LOT if at_random else CHOSEN} Regression within games, errors clustered by game"
    heads = ["Chance to win", "95 %", "Score", "95 %"]
    return f"<h3>What one more {escape(by)} adds</h3>\n" + table(caption, by.capitalize(), heads, rows)


def flow(survey: Survey) -> str:
    """Choices, waiting, how early the winner is known, and by how much the game was won."""
    if survey.flow.games == 0:
        return ""
    found = [*way(survey), *(one for one in results(survey) if one.name in (LEAD, TIES))]
    rows = [
        Row(one.name, None, [one.text, (percent_interval if one.rate else number_interval)(one.interval)])
        for one in found
    ]
    alone = len(survey.table.bots) == 1
    lead = "A lead is of points as they stand: where points come at the end, it says little"
    caption = "How much there is to decide" if alone else lead
    shown = table(caption, "", ["Figure", "95 %"], rows)
    return (
        "<h3>On the way</h3>\n"
        + shown
        + histogram("Legal moves in a decision", "Moves", survey.flow.choices)
        + histogram("Others' decisions between two turns", "Decisions", survey.flow.waits)
    )
