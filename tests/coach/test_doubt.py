"""The doubt of the model: leads are told as far as they were seen to hold, and what is told adds up."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from benchmarks import doubts as measured
from ludarium.coach import judge as judging
from ludarium.coach.analysis import Analyst
from ludarium.coach.doubt import NONE, Doubt, Table, Trust, doubts_of
from ludarium.coach.hint import Hint, hint
from ludarium.coach.judge import Effort, Judge, Lead
from ludarium.coach.report import Report
from ludarium.coach.why import explain
from ludarium.core.host import Seeded
from ludarium.core.kernel import redealt
from ludarium.core.state import State
from ludarium.games import find_game
from tests.coach.play import game_of

GAME = find_game("plus-ultra")
DRAFT = "draft"
FEW = 0.000_001  # seconds: as few deals as there may be


def drafting(seats: int = 3) -> tuple[State, int]:
    """Where the first seat picks, with all to choose from."""
    journal = game_of(GAME.id, ["novice"] * seats, 5, most=0)
    for most in range(1, 40):
        if journal.state.step.name == DRAFT:
            break
        journal = game_of(GAME.id, ["novice"] * seats, 5, most=most)
    seat = int(journal.state.actor())
    return redealt(journal.state, seat, Seeded(1)), seat


def test_a_lead_is_told_as_far_as_it_holds_and_with_all_its_doubt() -> None:
    told, error = Trust(hold=0.5, error=0.1, spread=0.03).told(0.2, 0.02)
    assert told == pytest.approx(0.1)
    assert error == pytest.approx((0.01**2 + 0.02**2 + 0.03**2) ** 0.5)
    assert NONE.chance.told(0.2, 0.02) == (0.2, 0.02)


def test_two_chances_are_drawn_together_as_their_lead_is() -> None:
    raw = Lead(0.2, 0.01, 8.0, 0.5, 100, 0.6, 0.4)
    doubt = Doubt(chance=Trust(hold=0.5, spread=0.08), points=Trust(hold=0.25))
    lead = raw.doubted(doubt)
    assert (lead.chance, lead.points) == (0.1, 2.0)
    assert lead.better == pytest.approx(0.55)
    assert lead.worse == pytest.approx(0.45)
    assert raw.certain
    assert not lead.certain
    assert raw.doubted(NONE) == raw


def test_chances_told_too_high_are_lowered_and_their_lead_stays() -> None:
    raw = Lead(0.2, 0.01, 8.0, 0.5, 100, 0.6, 0.4)
    lead = raw.doubted(Doubt(chance=Trust(high=0.05)))
    assert lead.chance == raw.chance
    assert lead.better == pytest.approx(0.55)
    assert lead.worse == pytest.approx(0.35)
    assert raw.doubted(Doubt(chance=Trust(high=0.5))).worse == 0.0


def test_many_deals_settle_nothing_where_the_model_is_doubted() -> None:
    assert Trust().settles(0.01)
    assert Trust(hold=0.5, spread=0.04).settles(0.09)
    assert not Trust(hold=0.5, spread=0.04).settles(0.07)
    assert not Trust(hold=0.5, error=0.3).settles(10.0)
    assert not Trust(hold=0.0).settles(0.0)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_pick_in_the_draft_is_doubted_at_every_table(seats: int) -> None:
    doubt = doubts_of(GAME.setup(seats))[DRAFT]
    assert doubt.seats == seats
    assert doubt.chance.hold < 0.7
    assert doubt.chance.spread > 0.02


def test_other_tables_are_doubted_no_less() -> None:
    other = doubts_of(GAME.setup(3, {"new_world": "on"}))[DRAFT]
    rows = [doubts_of(GAME.setup(seats))[DRAFT] for seats in GAME.seats]
    assert other.chance.hold == min(row.chance.hold for row in rows)
    assert other.points.spread == max(row.points.spread for row in rows)


def test_whole_games_played_with_care_are_not_doubted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "doubts_of", lambda _: {"place": Doubt(chance=Trust(hold=0.5))})
    assert Judge(GAME.setup(3)).doubt("place").chance.hold == 0.5
    assert Judge(find_game("universal-tapestry").setup(1)).doubt("place") is NONE


def raw_and_told(monkeypatch: pytest.MonkeyPatch) -> tuple[Judge, Judge]:
    told = Judge(GAME.setup(3), Effort(200, 32, 128))
    monkeypatch.setattr(judging, "doubts_of", lambda _: {})
    return Judge(GAME.setup(3), Effort(200, 32, 128)), told


def test_a_comparison_takes_the_same_deals_and_tells_the_part_that_holds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    raw, told = raw_and_told(monkeypatch)
    copy, seat = drafting()
    lines = raw.lines(copy, seat, (), Seeded(1))
    doubt = told.doubt(DRAFT)
    for other in lines[1:]:
        one, two = (judge.compare(copy, seat, lines[0], other, 7) for judge in (raw, told))
        assert two.deals == one.deals
        assert two.value == pytest.approx(doubt.chance.hold * one.value)
        assert two.points == pytest.approx(doubt.points.hold * one.points)
        assert two.error >= doubt.chance.spread
        assert two.better is not None
        assert two.worse is not None
        assert two.better - two.worse == pytest.approx(two.value)


def test_reasons_add_up_to_the_lead_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    raw, told = raw_and_told(monkeypatch)
    copy, seat = drafting()
    lines = raw.lines(copy, seat, (), Seeded(1))
    trust = told.doubt(DRAFT).points
    one, two = (explain(judge, copy, seat, lines[0], lines[1], 3, 24) for judge in (raw, told))
    assert abs(one.total) > 0.1
    assert two.total == pytest.approx(trust.hold * one.total, abs=0.02)
    assert sum(bar.points for bar in two.bars) == pytest.approx(two.total, abs=0.11)
    assert two.error >= round(trust.spread, 2)


def test_a_hint_tells_chances_that_fit_its_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    copy, seat = drafting()
    told = hint(GAME.setup(3), copy, seat, 5, FEW)
    monkeypatch.setattr(judging, "doubts_of", lambda _: {})
    raw = hint(GAME.setup(3), copy, seat, 5, FEW)
    assert [good.moves for good in told.good] == [good.moves for good in raw.good]
    doubt = doubts_of(GAME.setup(3))[DRAFT]
    first = told.good[0]
    assert (first.behind, first.error) == (0.0, 0.0)
    for good, before in list(zip(told.good, raw.good, strict=True))[1:]:
        assert good.behind == pytest.approx(doubt.chance.hold * before.behind, abs=0.0002)
        assert good.error >= doubt.chance.spread - 0.0001
        assert _chance(told, 0) - (good.chance or 0.0) == pytest.approx(good.behind, abs=0.0003)
        assert first.points - good.points == pytest.approx(
            doubt.points.hold * (raw.good[0].points - before.points), abs=0.03
        )


def _chance(hint: Hint, place: int) -> float:
    found = hint.good[place].chance
    assert found is not None
    return found


def test_an_analysis_thinks_no_longer_for_the_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    """What more deals cannot settle is not looked at again."""
    journal = game_of(GAME.id, ["novice", "apprentice"], 3)

    def analysed() -> Report:
        analyst = Analyst(journal)
        analyst.report.effort = 0.05
        analyst = Analyst(journal, kept=analyst.report)
        for _ in analyst.run():
            pass
        return analyst.report

    told = analysed()
    drafts = [verdict for verdict in told.verdicts if verdict.step == DRAFT and verdict.loss > 0]
    assert drafts
    spread = doubts_of(journal.setup)[DRAFT].chance.spread
    assert all(verdict.error >= spread - 0.0001 for verdict in drafts)
    assert not any(verdict.certain for verdict in drafts if verdict.loss < 2 * spread)
    monkeypatch.setattr(judging, "doubts_of", lambda _: {})
    assert told.deals <= 1.05 * analysed().deals


# How it is measured


def test_the_part_that_holds_is_found_and_what_is_left_beside_it() -> None:
    dice = Seeded(3)

    def lot() -> float:
        return dice.roll(2001) / 1000 - 1  # a standard deviation of 0.58

    leads = [0.1 + dice.roll(1000) / 2000 for _ in range(400)]
    rows = []
    for lead in leads:
        truth = 0.4 * lead + 0.2 * lot()
        rows.append([truth + 0.5 * lot() for _ in range(20)])
    trust = measured.fitted(leads, rows)
    assert trust.hold == pytest.approx(0.4, abs=3 * trust.error)
    assert 0.0 < trust.error < 0.05
    assert trust.spread == pytest.approx(0.115, abs=0.02)


def test_what_is_won_less_often_than_told_is_told_too_high() -> None:
    def seen(won: float) -> measured.Seen:
        pairs = [measured.Pair(0.0, 0.0)] * 2
        return measured.Seen(0, 0.2, 4.0, 0.01, 0.5, 0.5, won, pairs)

    trust = Trust(hold=0.5)
    told = 0.45  # 0.5 and 0.3, drawn together by half
    assert measured.too_high([seen(told - 0.1), seen(told - 0.12)] * 20, trust) == pytest.approx(0.11)
    assert measured.too_high([seen(0.0), seen(0.85)] * 20, trust) == 0.0, "that may be luck"


def test_positions_are_kept_and_gone_on_with(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(measured, "RESULTS", tmp_path)
    monkeypatch.setattr(measured, "EFFORT", Effort(20, 8, 8))
    series = measured.Series(GAME.setup(2), DRAFT, "novice", 2, 1)
    first = list(measured.positions(series, 2))
    assert [len(seen.pairs) for seen in first] == [2, 2]
    more = list(measured.positions(series, 3))
    assert more[:2] == first
    assert len(more) == 3
    found = measured.doubt_of(series, more)
    assert (found.step, found.seats, found.positions) == (DRAFT, 2, 3)
    assert "of a lead holds" in measured.told(found, more)


def test_the_same_move_is_as_good_as_itself() -> None:
    """Both games of a pair have the same world, luck and players."""
    series = measured.Series(GAME.setup(2), DRAFT, "novice", 2, 1)
    state, seat = measured.position(series, 0)
    move = Judge(GAME.setup(2)).lines(state, seat, (), Seeded(1))[0][0]
    assert measured.ended(series, state, seat, move, 9) == measured.ended(series, state, seat, move, 9)


def test_the_numbers_of_other_tables_stay(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(measured, "__file__", str(tmp_path / "benchmarks" / "doubts.py"))
    (tmp_path / "src/ludarium/games/plus_ultra").mkdir(parents=True)
    for found in (Doubt(step=DRAFT, seats=3), Doubt(step=DRAFT, seats=2), Doubt(step=DRAFT, seats=3, seed=4)):
        measured.write(GAME, found)
    file = tmp_path / "src/ludarium/games/plus_ultra/doubt.json"
    table = msgspec.json.decode(file.read_bytes(), type=Table)
    assert [(doubt.seats, doubt.seed) for doubt in table.doubts] == [(2, 0), (3, 4)]
