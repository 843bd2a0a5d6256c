"""Judging: blunders are found, and the judge knows no more than the seat."""

from __future__ import annotations

from ludarium.coach.decision import decisions
from ludarium.coach.judge import Effort, Judge, Lead, error_of
from ludarium.core.host import Seeded, derive
from ludarium.core.kernel import redealt
from tests.coach.play import game_of
from tests.contract.conftest import Case
from tests.contract.walk import walk

SMALL = Effort(40, 16, 16)


def test_a_lead_below_twice_its_error_is_not_certain() -> None:
    assert Lead(0.11, 0.05, 4.0, 1.0, 100, 0.6, 0.49).certain
    assert Lead(0.11, 0.05, 4.0, 1.0, 100, 0.6, 0.49).label == "slip"
    assert not Lead(0.09, 0.05, 4.0, 1.0, 100, 0.6, 0.51).certain
    assert Lead(None, None, 6.5, 1.0, 100, None, None).label == "ruin"
    assert Lead(0.04, 0.01, 1.0, 0.1, 100, 0.6, 0.56).label == ""


def test_the_error_is_that_of_the_mean() -> None:
    assert error_of([1.0] * 64) == 0.0
    assert 0.05 < error_of([0.0, 1.0] * 100) < 0.6


def test_the_judge_sees_what_the_seat_sees(case: Case) -> None:
    """From a world that looks the same to the seat it judges the same, number by number."""
    judge = Judge(case.setup(), Effort(8, 8, 8))
    looked = 0
    for moment, _ in walk(case.setup(), 1):
        if len(moment.moves) < 2 or len(moment.moves) > 12 or moment.number % 7:
            continue
        other = redealt(moment.state, moment.seat, Seeded(moment.number))
        line, seed = (moment.move,), moment.number
        assert judge.judge(moment.state, moment.seat, line, seed) == judge.judge(
            other, moment.seat, line, seed
        )
        looked += 1
        if looked == 2:
            break


def _planted(seed: int, effort: Effort) -> bool:
    """The worst first move of some decision in the middle of a strong game: does the judge say so?"""
    journal = game_of("artificium", ["greedy", "greedy"], seed)
    judge = Judge(journal.setup, effort)
    found = [
        decision for decision in decisions(journal) if decision.step == "market" and decision.options > 10
    ]
    decision = found[seed % len(found)]
    copy = redealt(decision.before, decision.seat, Seeded(seed))
    lines = judge.lines(copy, decision.seat, (), Seeded(1))
    worst, most = lines[0], -1.0
    for line in lines[1:]:
        lead = judge.compare(copy, decision.seat, lines[0], line, derive(seed, 3))
        if lead.points > most:
            worst, most = line, lead.points
    verdict = judge.judge(decision.before, decision.seat, worst, derive(seed, 5)).lead
    return verdict is not None and verdict.certain


def test_a_planted_blunder_is_found() -> None:
    assert _planted(3, Effort(160, 64, 128))
