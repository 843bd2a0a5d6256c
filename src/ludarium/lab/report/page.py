"""The page: all tables compared, then each on its own. The same games give the same page, byte for byte."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from ludarium.core.game import Fact, Game
from ludarium.lab.report.chart import (
    ABOVE,
    BELOW,
    Bar,
    Label,
    Row,
    histogram,
    mean,
    number,
    number_interval,
    percent,
    percent_interval,
    table,
)
from ludarium.lab.report.comparison import side_by_side
from ludarium.lab.report.glance import glance
from ludarium.lab.report.measure import ORDER, turn
from ludarium.lab.report.part import effects, flow
from ludarium.lab.statistic import SHARE, Interval, wilson
from ludarium.lab.survey import Survey, words_of

BEGINS = "<!doctype html>\n<!-- ludarium balance report -->"  # tells a report from other pages
STYLE = Path(__file__).with_name("page.css")

GUIDE = (
    "Whiskers and ranges are 95 % confidence intervals: Wilson's for rates, normal ones for means. A win that is "
    "shared counts in parts. The dashed line is an even share of the wins; ▲ and ▼ stand where the interval leaves "
    "it out. One row in twenty does so by mere luck, so look for rows that stand out, and play more games before "
    "you trust a small difference. Bots that differ in strength make seats, cards and characters look better or "
    "worse than they are: judge the game by tables of equal bots."
)


@dataclass(frozen=True)
class Section:
    """A table, or several of the same bots taken together."""

    title: str
    anchor: str
    survey: Survey
    pooled: bool = False


def write_page(game: Game, surveys: Sequence[Survey], label: Label, command: str, aim: int) -> str:
    """The whole report; `aim` is the number of games that each table was to play."""
    titles = titles_of(game, surveys, label)
    singles = [
        Section(title, f"table-{place}", survey)
        for place, (title, survey) in enumerate(zip(titles, surveys), start=1)
    ]
    sections = _pooled(surveys) + singles
    parts = [_head(game, surveys, command, aim)]
    if len(singles) > 1:
        parts.append(_overview(singles))
        parts += [_by_choice(game, name, surveys, label) for name in varying(surveys)]
    for section in sections:
        body = _section(game, section, label)
        if len(singles) == 1:
            parts.append(f'<h2 id="{section.anchor}">{escape(section.title)}</h2>\n{body}')
        else:
            opened = " open" if section.pooled else ""
            parts.append(
                f'<details class="section" id="{section.anchor}"{opened}><summary>{escape(section.title)}'
                f"</summary>\n{body}</details>\n"
            )
    style = STYLE.read_text(encoding="utf-8")
    return (
        f'{BEGINS}\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(game.name)}: balance report</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "".join(parts)
        + "</main>\n</body>\n</html>\n"
    )


# --- which table is which -----------------------------------------------------------------------------------


def varying(surveys: Sequence[Survey]) -> list[str]:
    """The options and constants in which the tables differ."""
    chosen = [dict(survey.table.chosen) for survey in surveys]
    names = dict.fromkeys(name for one in chosen for name in one)
    return [name for name in names if len({one[name] for one in chosen if name in one}) > 1]


def titles_of(game: Game, surveys: Sequence[Survey], label: Label) -> list[str]:
    """What tells each table from the others."""
    differing = varying(surveys)
    tables = [survey.table for survey in surveys]
    titles = []
    for one in tables:
        parts = [players(len(one.bots))]
        if len({other.bots for other in tables if len(other.bots) == len(one.bots)}) > 1:
            parts.append(", ".join(one.bots))
        chosen = dict(one.chosen)
        parts += [choice(game, name, chosen[name], label) for name in differing if name in chosen]
        titles.append("; ".join(parts))
    return titles


def players(count: int) -> str:
    return "1 player" if count == 1 else f"{count} players"


def choice(game: Game, name: str, value: str, label: Label) -> str:
    if any(option.name == name for option in game.options):
        return f"{label('option', name)}: {label('option', f'{name}-{value}')}"
    return f"{name} = {value}"


def _pooled(surveys: Sequence[Survey]) -> list[Section]:
    """All tables of the same bots together, where there are several."""
    by_bots: dict[tuple[str, ...], list[Survey]] = {}
    for survey in surveys:
        by_bots.setdefault(survey.table.bots, []).append(survey)
    found = []
    for place, (bots, group) in enumerate(by_bots.items(), start=1):
        if len(group) > 1:
            together = Survey(group[0].table)
            for survey in group:
                together.merge(survey)
            several = len({len(other) for other in by_bots}) < len(by_bots)
            who = f" ({', '.join(bots)})" if several else ""
            title = f"{players(len(bots))}{who}: all {len(group)} tables together"
            found.append(Section(title, f"together-{place}", together, pooled=True))
    return found


# --- the parts of the page ----------------------------------------------------------------------------------


def _head(game: Game, surveys: Sequence[Survey], command: str, aim: int) -> str:
    games = sum(survey.tally.games for survey in surveys)
    many = f"{games:,} games" + (f" at {len(surveys)} tables" if len(surveys) > 1 else "")
    warning = ""
    if games < aim * len(surveys):
        warning = (
            f'<p class="warning">The simulation was interrupted: {aim * len(surveys):,} games were asked for, '
            "so tables may have played different numbers of games or none.</p>\n"
        )
    fixed = {
        name: value
        for survey in surveys
        for name, value in survey.table.chosen
        if name not in varying(surveys)
    }
    entries = {
        "Rules": f"{game.name}, version {game.version}",
        "Bots": " | ".join(dict.fromkeys(", ".join(survey.table.bots) for survey in surveys)),
        "Settings": ", ".join(f"{name}={value}" for name, value in fixed.items()),
        "Seed": str(surveys[0].table.seed),
        "Made by": command,
    }
    listed = "".join(
        f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in entries.items() if text
    )
    return (
        f"<h1>{escape(game.name)}: balance report</h1>\n{warning}<p>{many}.</p>\n<dl>{listed}</dl>\n"
        f"<details><summary>How to read this</summary><p>{escape(GUIDE)}</p></details>\n"
    )


def _figures(survey: Survey) -> tuple[Bar, list[str]]:
    """The line of a table among others: in a solitaire the win rate leads, else the score."""
    tally = survey.tally
    scores = survey.scores
    moves = f"{tally.lengths.mean:.1f}"
    won = mean(survey.won_scores)
    if len(survey.table.bots) == 1:
        rate, interval = _rate(tally.seat_wins[0], tally.games)
        cells = [
            f"{tally.games:,}",
            percent(rate),
            percent_interval(interval),
            number(scores.mean),
            won,
            moves,
        ]
        return Bar(rate, interval), cells
    return Bar(scores.mean, scores.interval), [
        f"{tally.games:,}",
        number(scores.mean),
        number_interval(scores.interval),
        won,
        number(survey.margins.mean),
        percent(survey.ties / tally.games) if tally.games else "–",
        moves,
    ]


def _heads(alone: bool) -> list[str]:
    if alone:
        return ["Games", "Won", "95 %", "Score", "Score of wins", "Moves"]
    return ["Games", "Score", "95 %", "Score of winners", "Lead", "Ties", "Moves"]


def _overview(sections: Sequence[Section]) -> str:
    parts = ['<h2 id="all">All tables</h2>\n']
    for alone in (True, False):  # a solitaire has other figures
        rows = []
        for section in sections:
            if (len(section.survey.table.bots) == 1) == alone:
                bar, cells = _figures(section.survey)
                rows.append(Row(section.title, bar, cells, link=section.anchor))
        if rows:
            parts.append(table("Scores and lengths", "Table", _heads(alone), rows))
    return "".join(parts)


def _by_choice(game: Game, name: str, surveys: Sequence[Survey], label: Label) -> str:
    """What a setting changes, other things being equal: the tables that have it, taken together by its value."""
    option = any(option.name == name for option in game.options)
    title = label("option", name) if option else name
    parts = [f'<h2 id="by-{escape(name)}">By {escape(title)}</h2>\n']
    having = [survey for survey in surveys if name in dict(survey.table.chosen)]
    for bots in dict.fromkeys(survey.table.bots for survey in having):
        group = [survey for survey in having if survey.table.bots == bots]
        rows, starts = [], []
        values: dict[str, Survey] = {}
        for value in dict.fromkeys(dict(survey.table.chosen)[name] for survey in group):
            together = Survey(group[0].table)
            for survey in group:
                if dict(survey.table.chosen)[name] == value:
                    together.merge(survey)
            text = label("option", f"{name}-{value}") if option else value
            values[text] = together
            bar, cells = _figures(together)
            rows.append(Row(text, bar, cells))
            if len(bots) > 1:
                first = _place_rows(together)[0]
                starts.append(Row(text, first.bar, first.cells, mark=first.mark))
        caption = f"{players(len(bots))}: {', '.join(bots)}"
        parts.append(table(caption, title, _heads(len(bots) == 1), rows))
        beside = side_by_side(game, values, label)
        if starts and not beside:
            beside = table(f"{caption}; win rate of who starts", title, RATE_HEADS, starts)
        parts.append(beside)
    return "".join(parts)


def _section(game: Game, section: Section, label: Label) -> str:
    survey = section.survey
    tally = survey.tally
    if tally.games == 0:
        return "<p>No game was finished.</p>\n"
    parts = [f"<p>{tally.games:,} games: {escape(', '.join(survey.table.bots))}.</p>\n"]
    parts.append(glance(game, survey, label))
    if len(survey.table.bots) == 1:
        rate, interval = _rate(tally.seat_wins[0], tally.games)
        row = Row("Won", Bar(rate, interval), [percent(rate), percent_interval(interval)])
        parts += ["<h3>Win rate</h3>\n", table("Games won", "", ["Rate", "95 %"], [row])]
    else:
        places = table(PLACE_CAPTION, "Place", RATE_HEADS, _place_rows(survey))
        parts += ["<h3>Win rate by starting place</h3>\n", places]
        if rows := _order_rows(survey):
            turns = table(ORDER_CAPTION, "Round and place", RATE_HEADS[:2], rows)
            parts += [f"<h3>{ORDER}</h3>\n", turns]
        parts += ["<h3>Win rate by seat</h3>\n", table("By seat", "Seat", RATE_HEADS, _seat_rows(survey))]
        if len(tally.wins) > 1:
            parts += ["<h3>Win rate by bot</h3>\n", table("By bot", "Bot", RATE_HEADS, _bot_rows(survey))]
    parts += ["<h3>Points by source</h3>\n", _sources(survey, label)]
    for place, fact in enumerate(game.facts):
        parts.append(_fact(game, place, fact, survey, label))
        if place in survey.effects:
            parts.append(effects(game, fact, survey.effects[place], survey.table.at_random, label))
    parts.append(flow(survey))
    parts += [
        "<h3>Scores and lengths</h3>\n",
        histogram("Final scores of all seats", "Score", survey.scores),
        histogram("The winner's lead over the next", "Points", survey.margins),
        histogram("Moves a game", "Moves", tally.lengths),
    ]
    return "".join(parts)


RATE_HEADS = ["Win rate", "95 %", "Score"]
ORDER_CAPTION = (
    "By the order in a round; where it is earned, or given to who is behind, this is also who they are"
)
PLACE_CAPTION = "By the order at the start of the game, which is drawn by lot or goes round from who begins"


def _rate(wins: float, games: int) -> tuple[float, Interval]:
    return (wins / games if games else 0.0), wilson(wins, games)


def _rate_row(label: str, wins: float, games: int, even: float, cells: Sequence[str]) -> Row:
    rate, interval = _rate(wins, games)
    mark = ABOVE if interval.low > even else BELOW if interval.high < even else ""
    bar = Bar(rate, interval, even)
    return Row(label, bar, [percent(rate), percent_interval(interval), *cells], mark=mark)


def _seat_rows(survey: Survey) -> list[Row]:
    even = 1 / len(survey.table.bots)
    return [
        _rate_row(str(seat), wins, survey.tally.games, even, [number(survey.seat_scores[seat].mean)])
        for seat, wins in enumerate(survey.tally.seat_wins)
    ]


def _place_rows(survey: Survey) -> list[Row]:
    even = 1 / len(survey.table.bots)
    return [
        _rate_row(
            f"place {place}", wins, survey.tally.games, even, [number(survey.place_scores[place - 1].mean)]
        )
        for place, wins in enumerate(survey.place_wins, start=1)
    ]


def _order_rows(survey: Survey) -> list[Row]:
    flow, seats = survey.flow, len(survey.table.bots)
    return [
        _rate_row(
            turn(round, place),
            flow.order_wins[round, place] / SHARE,
            flow.rounds[round],
            1 / seats,
            [],
        )
        for round in flow.later_rounds()
        for place in range(seats)
    ]


def _bot_rows(survey: Survey) -> list[Row]:
    bots = survey.table.bots
    return [
        _rate_row(
            name,
            wins,
            survey.tally.games,
            bots.count(name) / len(bots),
            [number(survey.tally.scores[name].mean)],
        )
        for name, wins in survey.tally.wins.items()
    ]


def _sources(survey: Survey, label: Label) -> str:
    """The mean points of a seat by source, most first, and those of the winners."""
    total = survey.scores.mean
    samples = {name: survey.part(name) for name in survey.parts}
    order = sorted(samples, key=lambda name: (-samples[name].mean, name))
    rows = []
    for name in order:
        sample = samples[name]
        rows.append(
            Row(
                label("score", name),
                Bar(sample.mean, sample.interval),
                [
                    number(sample.mean),
                    number_interval(sample.interval),
                    percent(sample.mean / total) if total else "–",
                    mean(survey.won_part(name)),
                ],
            )
        )
    if not rows:
        return "<p>Nobody had any points.</p>\n"
    heads = ["Points", "95 %", "Of the score", "Winners"]
    return table("Points of a seat in a game, on average", "Source", heads, rows)


def _fact(game: Game, place: int, fact: Fact, survey: Survey, label: Label) -> str:
    event = fact.event.replace("_", " ")
    if not fact.by:
        times, won = survey.times((place, "")), survey.won_times((place, ""))
        row = Row(
            event.capitalize(),
            Bar(times.mean, times.interval),
            [number(times.mean), number_interval(times.interval), mean(won), str(times.most)],
        )
        heads = ["Times", "95 %", "Winners", "Most"]
        caption = "How often in a game, on average"
        return f"<h3>{escape(event.capitalize())}</h3>\n" + table(caption, "", heads, [row])
    [phrase] = [phrase for phrase in game.events if phrase.name == fact.event]
    kind = phrase.arguments[fact.by].name
    even = 1 / len(survey.table.bots)
    alone = len(survey.table.bots) == 1
    ranked: list[tuple[float, Row]] = []
    for word in words_of(game, fact):
        name = label(kind, word)
        showing = survey.showings.get((place, word))
        if showing is None:
            never = ["–", "–", "–", percent(0.0), number(0.0), number(0.0)]
            ranked.append((-1.0, Row(name, None, never)))
            continue
        cells = [
            number(showing.scores.mean),
            percent(showing.seats / survey.seat_games),
            number(survey.times((place, word)).mean),
            number(survey.won_times((place, word)).mean),
        ]
        rate, interval = _rate(showing.wins, showing.seats)
        if alone:
            row = Row(name, Bar(rate, interval), [percent(rate), percent_interval(interval), *cells])
        else:
            row = _rate_row(name, showing.wins, showing.seats, even, cells)
        ranked.append((rate, row))
    ranked.sort(key=lambda pair: (-pair[0], pair[1].label))
    by = fact.by.replace("_", " ")
    heads = ["Win rate", "95 %", "Score", "Seats", "Times", "Winners"]
    caption = "Seats that did so at least once, how they fared; and how often all seats did and the winners"
    return f"<h3>By {escape(by)} {escape(event)}</h3>\n" + table(
        caption, by.capitalize(), heads, [row for _, row in ranked]
    )
