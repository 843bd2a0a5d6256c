"""The analysis of whole games: it adds up, goes on where it was stopped, and tells good players from bad ones."""

from __future__ import annotations

import msgspec
import pytest

from ludarium.coach.analysis import Analyst
from ludarium.coach.report import KEYS, Report, key_decisions
from ludarium.core.journal import Journal
from tests.coach.play import game_of


def _analysed(journal: Journal, effort: float = 0.05) -> Report:
    analyst = Analyst(journal)
    analyst.report.effort = effort
    analyst = Analyst(journal, kept=analyst.report)
    for _ in analyst.run():
        pass
    return analyst.report


@pytest.fixture(scope="module")
def journal() -> Journal:
    return game_of("artificium", ["novice", "master"], 4)


@pytest.fixture(scope="module")
def report(journal: Journal) -> Report:
    return _analysed(journal)


def test_par_luck_and_decisions_are_the_score(report: Report) -> None:
    for seat in report.seats:
        assert abs(seat.par + seat.luck + seat.decisions - seat.score) < 0.02
        assert seat.decisions <= 0


def test_the_graph_has_a_point_for_every_decision_and_one_before(report: Report) -> None:
    assert len(report.curve) == len(report.verdicts) + 1
    assert [verdict.number for verdict in report.verdicts] == list(range(1, len(report.verdicts) + 1))
    if report.by_chance:
        assert all(abs(sum(row) - 1) < 0.001 for row in report.curve)
        assert report.curve[-1][report.seats.index(max(report.seats, key=lambda seat: seat.score))] > 0.99


def test_the_key_decisions_are_few_and_say_why(report: Report) -> None:
    keys = key_decisions(report.verdicts)
    assert 0 < len(keys) <= KEYS
    for verdict in keys:
        assert verdict.number in report.keys
        assert verdict.why is not None
        assert abs(sum(bar.points for bar in verdict.why.bars) - verdict.why.total) < 0.11


def test_an_uncertain_loss_counts_nothing(report: Report) -> None:
    for verdict in report.verdicts:
        if verdict.loss < 2 * verdict.error - 0.001:  # both are rounded
            assert verdict.counted == 0


def test_a_stopped_analysis_goes_on_where_it_was(journal: Journal, report: Report) -> None:
    analyst = Analyst(journal, kept=msgspec.json.decode(msgspec.json.encode(_begun(journal)), type=Report))
    assert analyst.report.done == 6
    for _ in analyst.run():
        pass
    assert analyst.report.verdicts == report.verdicts
    assert analyst.report.curve == report.curve


def _begun(journal: Journal) -> Report:
    analyst = Analyst(journal)
    analyst.report.effort = 0.05
    analyst = Analyst(journal, kept=analyst.report)
    for number, _ in enumerate(analyst.run(), start=1):
        if number == 6:
            break
    return analyst.report


def test_what_another_engine_found_is_not_gone_on_with(journal: Journal) -> None:
    begun = _begun(journal)
    begun.engine = "another"
    assert Analyst(journal, kept=begun).report.done == 0
