"""The analysis of a game as one HTML file: nothing is loaded from elsewhere, and it reads without scripts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from io import StringIO
from pathlib import Path

from rich.console import Console

from ludarium.cli.analyse import balance_help, balance_names, balance_row, care, finding, headline, knows
from ludarium.cli.board import Board
from ludarium.cli.coach import IN_WORDS, Coach, percent
from ludarium.cli.speech import Speech
from ludarium.coach.analysis import Analyst
from ludarium.coach.report import FINDS, Judgement, Report, key_decisions
from ludarium.coach.why import Measure, Why
from ludarium.core.review import Note

BEGINS = "<!doctype html>\n<!-- ludarium analysis -->"
STYLE = Path(__file__).with_name("analysis_page.css")
COLOURS = ("#8e2a23", "#26518c", "#1f6b52", "#86610f", "#5b3a78", "#3d3a36")
WIDTH, HEIGHT, EDGE = 880, 260, 46  # of the graph
BOARD = 110  # characters


def write_page(analyst: Analyst, language: str) -> str:
    return _Page(analyst, language).write()


class _Page:
    def __init__(self, analyst: Analyst, language: str) -> None:
        self.analyst = analyst
        self.report: Report = analyst.report
        self.speech = Speech(analyst.setup.game, analyst.journal.names, language)
        self.coach = Coach(analyst.setup, self.speech)
        self.language = language

    def tell(self, message: str, /, **arguments: str | int) -> str:
        return escape(self.coach.tell(message, **arguments))

    def write(self) -> str:
        report = self.report
        title = f"{self.analyst.setup.game.name}: {self.coach.tell('analysis-title')}"
        return (
            f'{BEGINS}\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n"
            f"<body>\n<main>\n<header><p>{escape(title)}</p>\n<h1>{escape(headline(self.coach, report))}</h1>\n"
            f"{self._judged()}{self._review()}</main>\n</body>\n</html>\n"
        )

    def _judged(self) -> str:
        report = self.report
        keys = key_decisions(report.verdicts)
        decisions = "".join(map(self._decision, keys)) or f"<p>{self.tell('analysis-none')}</p>"
        return (
            f'<p class="finding">{escape(finding(self.coach, report))}</p>'
            f'<p class="care">{self.tell("analysis-care", **care(report))}</p></header>\n'
            f"{self._graph(keys)}{self._balance()}"
            f"<section><h2>{self.tell('analysis-keys')}</h2>\n{decisions}</section>\n"
        )

    # The graph

    def _graph(self, keys: list[Judgement]) -> str:
        report = self.report
        if len(report.curve) < 2:
            return ""
        top = 1.0 if report.by_chance else max(1.0, *(max(row) for row in report.curve))
        low = 0.0 if report.by_chance else min(0.0, *(min(row) for row in report.curve))

        def x(place: float) -> float:
            return round(EDGE + place * (WIDTH - 2 * EDGE) / (len(report.curve) - 1), 1)

        def y(value: float) -> float:
            return round(HEIGHT - EDGE - (value - low) * (HEIGHT - 2 * EDGE) / (top - low), 1)

        lines = []
        for part in range(5):
            value = low + (top - low) * part / 4
            label = percent(value) if report.by_chance else f"{value:.0f}"
            lines.append(
                f'<line class="grid" x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y(value)}" y2="{y(value)}"/>'
                f'<text x="{EDGE - 6}" y="{y(value) + 4}" text-anchor="end">{label}</text>'
            )
        for round_number, first in report.rounds:
            label = self.tell("analysis-round", round=round_number)
            lines.append(
                f'<line class="round" x1="{x(first - 1)}" x2="{x(first - 1)}" y1="{EDGE}" y2="{HEIGHT - EDGE}"/>'
                f'<text x="{x(first - 1) + 4}" y="{EDGE - 8}">{label}</text>'
            )
        for seat, told in enumerate(report.seats):
            points = " ".join(f"{x(place)},{y(row[seat])}" for place, row in enumerate(report.curve))
            colour = COLOURS[seat % len(COLOURS)]
            lines.append(f'<polyline class="case" points="{points}"/>')
            lines.append(f'<polyline style="stroke:{colour}" points="{points}"/>')
            lines.append(
                f'<text x="{EDGE + 8 + 150 * seat}" y="{HEIGHT - 8}" style="fill:{colour}" class="name">'
                f"{escape(told.name)}</text>"
            )
        for verdict in keys:
            value = report.curve[verdict.number][verdict.seat]
            open_one = "" if verdict.certain else " open"
            lines.append(
                f'<a href="#d{verdict.number}"><circle class="{verdict.label}{open_one}" r="6" '
                f'cx="{x(verdict.number)}" cy="{y(value)}"><title>{self._named(verdict)}</title></circle></a>'
            )
        heading = self.tell("analysis-chance" if report.by_chance else "analysis-points")
        known = "analysis-played-out" if report.played_out else "analysis-known"
        return (
            f"<section><h2>{heading}</h2><p class=care>{self.tell(known)}</p>"
            f'<div class=scroll><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{heading}">'
            f"{''.join(lines)}</svg></div></section>\n"
        )

    def _named(self, verdict: Judgement) -> str:
        return escape(
            f"{self.coach.label(verdict)}, {self.coach.tell('analysis-decision', number=verdict.number)}"
        )

    # Luck and decisions

    def _balance(self) -> str:
        report = self.report
        names = balance_names(report)
        head = "".join(f"<th>{self.tell(f'analysis-{name}')}</th>" for name in names)
        heading = self.tell("analysis-verdicts" if report.played_out else "analysis-luck-and-decisions")
        most = max([abs(v) for s in report.seats for v in (s.luck, s.decisions)] + [1.0])
        rows = []
        for place, seat in enumerate(report.seats):
            colour = COLOURS[place % len(COLOURS)]
            cells = balance_row(self.coach, report, seat)
            cells["luck"] = _bar(seat.luck, most, colour, hatched=True) + cells["luck"]
            cells["decisions"] = _bar(seat.decisions, most, colour) + cells["decisions"]
            cells["score"] = f"<b>{cells['score']}</b>"
            row = "".join(
                f'<td data-name="{self.tell(f"analysis-{name}")}">{cells[name]}</td>' for name in names
            )
            rows.append(f'<tr><th style="color:{colour}">{escape(seat.name)}</th>{row}</tr>')
        return (
            f"<section><h2>{heading}</h2><div class=scroll><table class=balance>"
            f"<tr><th></th>{head}</tr>{''.join(rows)}</table></div>"
            f'<p class="care">{self.tell(balance_help(report))}</p></section>\n'
        )

    # What the game's own solver found

    def _review(self) -> str:
        review = self.report.review
        if review is None or not review.notes:
            return ""
        notes = "".join(map(self._note, review.notes))
        return (
            f"<section><h2>{self.tell('analysis-exact')}</h2><p class=care>{self.tell(knows(review))}</p>"
            f"{notes}</section>\n"
        )

    def _note(self, note: Note) -> str:
        said = escape(self.coach.noted(note))
        if not note.moves:
            return f"<p>{said}</p>"
        lines = "".join(f"<li>{escape(line)}</li>" for line in self.coach.steps(self.analyst.journal, note))
        long = len(note.moves) > IN_WORDS
        return f"<details{'' if long else ' open'}><summary>{said}</summary><ol>{lines}</ol></details>"

    # Decisions

    def _decision(self, verdict: Judgement) -> str:
        report, coach = self.report, self.coach
        decision = self.analyst.decisions[verdict.number - 1]
        found = verdict.label in FINDS
        lead = verdict.ahead if found else verdict.loss
        told = f"{'+' if found else '−'}{percent(lead) if report.by_chance else self.coach.decimal(lead)}"
        where = [self.tell("analysis-decision", number=verdict.number)]
        if verdict.round is not None:
            where.insert(0, self.tell("analysis-round", round=verdict.round))
        other = ("analysis-second", verdict.second) if found else ("analysis-best", verdict.best)
        rows = "".join(
            f"<dt>{self.tell(name)}</dt><dd>{escape(coach.line(decision.before, verdict.seat, moves))}</dd>"
            for name, moves in (("analysis-played", verdict.played), other)
        )
        open_one = "" if verdict.certain else " open"
        return (
            f'<article id="d{verdict.number}" class="{verdict.label}{open_one}"><h3>'
            f"<b>{escape(str(coach.label(verdict)))}</b> <span>{told}</span> "
            f"{escape(report.seats[verdict.seat].name)}, {', '.join(where)}</h3>"
            f"<dl>{rows}</dl>{self._board(verdict)}{self._why(verdict.why)}"
            f'<p class="care">{escape(coach.sure(lead, verdict.error, report.by_chance))}</p></article>\n'
        )

    def _why(self, why: Why | None) -> str:
        if why is None:
            return ""
        cause = f"<p>{escape(self.coach.cause(why))}</p>"
        if why.measures is not None:
            return f"<h4>{self.tell('why-heading')}</h4>{self._measures(why.measures)}{cause}"
        most = max([abs(bar.points) for bar in why.bars] + [0.1])
        rows = "".join(
            f"<tr><th>{escape(self.coach.source(bar.source, bar.points))}</th>"
            f"<td>{_bar(bar.points, most, '#1f6b52' if bar.points > 0 else '#8e1f1a', hatched=bar.points < 0)}</td>"
            f"<td>{self.coach.signed(bar.points)}</td></tr>"
            for bar in why.bars
        )
        total = self.tell("why-lead" if len(self.report.seats) > 1 else "why-points")
        return (
            f"<h4>{self.tell('why-heading')}</h4><table class=why>{rows}<tr class=total><th>{total}</th><td></td>"
            f"<td>{self.coach.signed(why.total)}</td></tr></table>{cause}"
        )

    def _measures(self, measures: Sequence[Measure]) -> str:
        heads = "".join(f"<th>{escape(self.tell(name))}</th>" for name in ("why-after", "why-otherwise"))
        decimal = self.coach.decimal
        rows = "".join(
            f"<tr><th>{escape(self.coach.measure(measure))}</th>"
            f"<td>{decimal(measure.better)}</td><td>{decimal(measure.worse)}</td></tr>"
            for measure in measures
        )
        return f"<table class=why><tr><td></td>{heads}</tr>{rows}</table>" if rows else ""

    def _board(self, verdict: Judgement) -> str:
        """The table as the seat saw it: the terminal's drawing."""
        decision = self.analyst.decisions[verdict.number - 1]
        console = Console(record=True, width=BOARD, file=StringIO(), force_terminal=True, highlight=False)
        board = Board(
            self.analyst.setup, self.speech, decision.before.view(verdict.seat), verdict.seat, (BOARD, 40)
        )
        console.print(board.draw())
        return console.export_html(inline_styles=True, code_format='<pre class="board">{code}</pre>')


def _bar(points: float, most: float, colour: str, *, hatched: bool = False) -> str:
    """A bar from the middle: gains to the right."""
    long = 50 * abs(points) / most
    left = 50.0 if points >= 0 else 50 - long
    look = (
        f"background:repeating-linear-gradient(135deg,{colour} 0 2px,transparent 2px 5px);border:1px solid {colour}"
        if hatched
        else f"background:{colour}"
    )
    return f'<i class="bar"><i style="left:{left:.1f}%;width:{long:.1f}%;{look}"></i></i>'
