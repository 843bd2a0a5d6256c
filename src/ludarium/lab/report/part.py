"""Parts of the page about one table: what things are worth, and how the games went on the way."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludarium.core.game import Fact, Game
from ludarium.lab.effect import Effects
from ludarium.lab.flow import MARKS, WAYS, Flow
from ludarium.lab.report.chart import (
    ABOVE,
    BELOW,
    Bar,
    Label,
    Row,
    histogram,
    mean,
    number_interval,
    percent,
    percent_interval,
    table,
)
from ludarium.lab.statistic import SHARE, wilson

BY_LOT = "Given by lot, so this is what it is worth in these hands."
CHOSEN = (
    "Chosen by the players, so this is also who chose it and when: give it by lot (--at-random STEP) to know what "
    "it is worth."
)
KINGMAKER = f"The last one's last decision could choose the winner (of up to {WAYS} ways tried)"


def effects(game: Game, fact: Fact, found: Effects, at_random: Sequence[str], label: Label) -> str:
    """What one more of each thing adds to the chance to win and to the score, most first."""
    [phrase] = [phrase for phrase in game.events if phrase.name == fact.event]
    kind = phrase.arguments[fact.by].name
    wins, scores = found.of_wins(SHARE), found.of_scores()
    rows = []
    for word in sorted(wins, key=lambda word: -wins[word].value):
        win, score = wins[word], scores[word]
        mark = ABOVE if win.interval.low > 0 else BELOW if win.interval.high < 0 else ""
        cells = [
            f"{100 * win.value:+.1f} %",
            percent_interval(win.interval),
            f"{score.value:+.2f}",
            number_interval(score.interval),
        ]
        rows.append(Row(label(kind, word), Bar(win.value, win.interval), cells, mark=mark))
    if not rows:
        return ""
    by = fact.by.replace("_", " ")
    caption = f"{BY_LOT if at_random else CHOSEN} Regression within games, errors clustered by game"
    heads = ["Chance to win", "95 %", "Score", "95 %"]
    return f"<h3>What one more {escape(by)} adds</h3>\n" + table(caption, by.capitalize(), heads, rows)


def flow(found: Flow, seats: int) -> str:
    """Choices, waiting, and how early the winner is known."""
    if found.games == 0:
        return ""
    rows = [
        Row("Choices in a decision", None, [mean(found.choices), number_interval(found.choices.interval)]),
        Row("Turns without a choice", None, _share(found.dead, found.turns)),
    ]
    if seats > 1:
        waits = [mean(found.waits), number_interval(found.waits.interval)]
        rows.append(Row("Others' decisions between two turns", None, waits))
        for mark in MARKS:
            wins = found.leader_wins[mark] / SHARE
            rows.append(Row(f"Who leads alone after {mark} % wins", None, _share(wins, found.led[mark])))
        changes = [mean(found.changes), number_interval(found.changes.interval)]
        rows.append(Row("Changes of the lead in a game", None, changes))
    if found.tried:
        rows.append(Row(KINGMAKER, None, _share(found.kingmakers, found.tried)))
    caption = "A lead is of points as they stand: where points come at the end, it says little"
    shown = table(caption, "", ["Figure", "95 %"], rows)
    return "<h3>On the way</h3>\n" + shown + histogram("Legal moves in a decision", "Moves", found.choices)


def _share(wins: float, games: int) -> list[str]:
    return [percent(wins / games), percent_interval(wilson(wins, games))] if games else ["–", "–"]
