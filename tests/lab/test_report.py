"""The balance report as a reader, a browser and a screen reader get it."""

from __future__ import annotations

import re
import sys
from collections import Counter
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from ludarium.games import find_game
from ludarium.lab.match import Outcome, Table, Watched
from ludarium.lab.report.chart import ABOVE, BELOW, Bar, binned, draw_bar, number, scale
from ludarium.lab.report.measure import LEAD
from ludarium.lab.report.page import BEGINS, titles_of, varying, write_page
from ludarium.lab.statistic import SHARE, Interval, Sample
from ludarium.lab.survey import Survey, survey

EMPTY = {"meta"}  # elements without an end


class Reader(HTMLParser):
    """Checks that elements are closed in order, and collects what tests ask for."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.rows: list[list[str]] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("th", "td"):
            self.rows[-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)
            if "tr" in self.open:
                self.rows[-1][-1] += data

    def row(self, label: str) -> list[str]:
        return next(row for row in self.rows if row and row[0] == label)

    def count(self, tag: str) -> int:
        return sum(name == tag for name, _ in self.elements)


def label(kind: str, code: str) -> str:
    return f"{kind} {code}"


def page_of(*surveys: Survey, aim: int = 1) -> str:
    return write_page(find_game(surveys[0].table.game), surveys, label, "ludarium simulate", aim)


def made_up(table: Table, *outcomes: Outcome) -> Survey:
    """A survey of games that ended as given; without events and with the points of no game."""
    found = Survey(table)
    end = table.watch(0).end
    for index, outcome in enumerate(outcomes):
        found.add(index, Watched(outcome, list(range(len(table.bots))), end, []))
    return found


@pytest.fixture(scope="module")
def several() -> list[Survey]:
    tables = [
        Table("artificium", bots, (("rounds", rounds),), 1)
        for bots in (("random", "random"), ("novice", "novice", "novice"))
        for rounds in ("1", "2")
    ]
    return [survey(table, 0, 3) for table in tables]


def test_a_page_of_its_own(several: list[Survey]) -> None:
    """Nothing is fetched, everything is closed, and every link leads somewhere."""
    page = page_of(*several, aim=3)
    assert page.startswith(BEGINS)
    assert not re.search(r"https?:|<script|<link|<img|@import|url\(", page)
    read = Reader(page)
    anchors = {str(attributes["id"]) for _, attributes in read.elements if "id" in attributes}
    links = [str(attributes["href"]) for tag, attributes in read.elements if tag == "a"]
    assert len(links) == 4
    assert {link.removeprefix("#") for link in links} <= anchors
    assert "prefers-color-scheme: dark" in page
    assert 'name="viewport"' in page


def test_tables_beside_charts(several: list[Survey]) -> None:
    """Each table has a caption and heads; charts are hidden from screen readers, which read the numbers."""
    read = Reader(page_of(*several, aim=3))
    assert read.count("table") == read.count("caption") > 20
    assert all(attributes.get("scope") in ("col", "row") for tag, attributes in read.elements if tag == "th")
    drawings = [attributes for tag, attributes in read.elements if tag == "svg"]
    assert drawings
    assert all(attributes.get("aria-hidden") == "true" for attributes in drawings)


def test_the_numbers_on_the_page() -> None:
    wins = [Outcome((10, 4), 30, 20, (0,))] * 15 + [Outcome((3, 5), 50, 20, (1,))] * 5
    read = Reader(page_of(made_up(Table("artificium", ("random", "random")), *wins), aim=20))
    assert read.row("0")[2:] == [f"75.0 % {ABOVE}", "53.1–88.8", "8.25"]
    assert read.row("1")[2:] == [f"25.0 % {BELOW}", "11.2–46.9", "4.25"]
    assert any("Final scores of all seats: 6.25 on average, 3 to 10" in text for text in read.words)
    assert any("Moves a game: 35.00 on average, 30 to 50" in text for text in read.words)


def test_a_glance_says_what_stands_out() -> None:
    wins = [Outcome((10, 4), 30, 20, (0,))] * 15 + [Outcome((3, 5), 50, 20, (1,))] * 5
    said = " ".join(Reader(page_of(made_up(Table("artificium", ("random", "random")), *wins), aim=20)).words)
    assert "The start matters: place 1 wins 75.0 % (53.1–88.8), place 2 wins 25.0 % (11.2–46.9)" in said
    assert "The winner leads the next by 5.00 points on average; 0.0 % of the games are shared." in said
    said = " ".join(Reader(page_of(made_up(Table("artificium", ("random", "random")), *wins[10:]))).words)
    assert "No starting place can be told from an even share of 50.0 %." in said


def test_two_sets_of_constants_stand_side_by_side() -> None:
    tables = [Table("artificium", ("random", "random"), (("rounds", rounds),)) for rounds in ("1", "2")]
    few = made_up(tables[0], *[Outcome((10, 4), 30, 20, (0,))] * 40)
    many = made_up(tables[1], *[Outcome((10, 8), 31, 20, (0,))] * 20, *[Outcome((8, 10), 31, 20, (1,))] * 20)
    for found, wins in ((few, 40), (many, 20)):
        found.flow.games, found.flow.rounds = 40, Counter({2: 40, 3: 40})
        found.flow.order_wins = Counter({(3, 0): (40 - wins) * SHARE, (3, 1): wins * SHARE})
    read = Reader(page_of(few, many, aim=40))
    assert ["round 3, place 2", "100.0 %", "50.0 %", f"−50.0 % {BELOW}", "−65.4 to −34.6"] in read.rows
    assert ["place 1", "100.0 %", "50.0 %", f"−50.0 % {BELOW}", "−65.4 to −34.6"] in read.rows
    assert [LEAD, "6.00", "2.00", f"−4.00 {BELOW}", "−4.00 to −4.00"] in read.rows
    assert number(-0.001) == "0.00"


def test_points_and_facts_on_the_page() -> None:
    found = survey(Table("artificium", ("greedy", "greedy"), seed=2), 0, 2)
    read = Reader(page_of(found, aim=2))
    coins = found.part("coins")
    assert read.row("score coins")[2] == number(coins.mean)
    assert read.row("score coins")[-1] == number(found.won_part("coins").mean)
    used = {word for (fact, word), _ in found.showings.items() if fact == 0}
    for card in used:
        all_seats, winners = found.times((0, card)), found.won_times((0, card))
        assert (all_seats.count, winners.count) == (2 * 2, found.won_scores.count)
        assert read.row(f"card {card}")[-2:] == [number(all_seats.mean), number(winners.mean)]
    never = [word for word in ("theft", "castle", "fair", "brewery") if word not in used]
    for card in never:
        assert read.row(f"card {card}")[2:] == ["–", "–", "–", "0.0 %", "0.00", "0.00"]
    assert any(text == "By card used" for text in read.words)


def test_without_numpy_there_is_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    """All but the regression, and what is missing is said."""
    survey_of_draft = survey(Table("plus-ultra", ("random", "random"), seed=1), 0, 4)
    monkeypatch.setitem(sys.modules, "numpy", None)
    page = write_page(find_game("plus-ultra"), [survey_of_draft], label, "", 4)
    assert "needs numpy: pip install" in page
    assert "What one more character adds" not in page
    assert "Win rate by starting place" in page


def test_a_solitaire_has_a_win_rate() -> None:
    table = Table("universal-tapestry", ("random",))
    found = made_up(table, *[Outcome((9,), 70, 60, (0,))] * 3, Outcome((0,), 70, 60, ()))
    read = Reader(page_of(found, aim=4))
    assert read.row("Won")[2:] == ["75.0 %", "30.1–95.4"]
    assert "Win rate by seat" not in read.words


def test_a_solitaire_that_nobody_won() -> None:
    read = Reader(page_of(survey(Table("universal-tapestry", ("random",)), 0, 1)))
    assert read.row("Won")[2:] == ["0.0 %", "0.0–79.3"]
    assert read.row("Discarded")[-2:] == ["–", "9"]  # times of the winners, and the most
    assert any("Nobody had any points" in text for text in read.words)


def test_titles_tell_tables_apart(several: list[Survey]) -> None:
    game = find_game("artificium")
    assert titles_of(game, several[:1], label) == ["2 players"]
    assert varying(several) == ["rounds"]
    assert titles_of(game, several, label)[:2] == ["2 players; rounds = 1", "2 players; rounds = 2"]
    tapestry = find_game("universal-tapestry")
    modes = [Survey(Table("universal-tapestry", ("random",), (("mode", m),))) for m in ("time", "discards")]
    assert titles_of(tapestry, modes, label) == [
        "1 player; option mode: option mode-time",
        "1 player; option mode: option mode-discards",
    ]
    bots = [Survey(Table("artificium", pair)) for pair in (("random", "novice"), ("novice", "novice"))]
    assert titles_of(game, bots, label) == ["2 players; random, novice", "2 players; novice, novice"]


def test_names_are_escaped() -> None:
    found = survey(Table("artificium", ("random", "random")), 0, 1)
    page = write_page(find_game("artificium"), [found], lambda kind, code: "<b>&", "a <i>", 1)
    assert "<b>" not in page
    assert "<i>" not in page
    assert "&lt;b&gt;&amp;" in page


def test_an_interrupted_run_says_so() -> None:
    none = Survey(Table("artificium", ("random", "random")))
    read = Reader(page_of(none, aim=100))
    text = " ".join(read.words)
    assert "interrupted: 100 games were asked for" in text
    assert "No game was finished" in text


def test_bars_lie_within_their_scale() -> None:
    bars = [Bar(-2.0, Interval(-3.0, -1.0)), Bar(5.0, Interval(4.0, 7.0), even=6.0)]
    assert scale(bars) == (-3.0, 7.0)
    drawn = draw_bar(bars[0], -3.0, 7.0)
    assert 'x="10.00"' in drawn  # from −2 …
    assert 'width="20.00"' in drawn  # … to nought
    assert "M60.00" not in drawn
    assert "M90.00 0V12" in draw_bar(bars[1], -3.0, 7.0)
    assert scale([]) == (0.0, 1.0)


def test_bins_hold_everything() -> None:
    sample = Sample()
    for value in (3, 3, 50, 117):
        sample.add(value)
    bins = binned(sample)
    assert len(bins) <= 40
    assert bins[0][0] == 3
    assert all(later[0] == earlier[1] + 1 for earlier, later in pairwise(bins))
    assert sum(times for _, _, times in bins) == 4
    assert bins[-1][1] >= 117
