"""What the games' own solvers find about finished games: it can be played, and it is told in words."""

from __future__ import annotations

import msgspec
import pytest

from ludarium.cli.coach import Coach
from ludarium.cli.speech import Speech
from ludarium.coach.analysis import Analyst
from ludarium.coach.line import followed
from ludarium.core.host import Seeded, derive
from ludarium.core.journal import Journal
from ludarium.core.kernel import redealt
from ludarium.core.record import read, write
from ludarium.core.review import Note, Review
from ludarium.games import find_game
from ludarium.games.ars_universalis.review import best_plan, best_trade
from ludarium.games.ars_universalis.state import ArsUniversalis
from ludarium.games.universal_tapestry.data import Result
from ludarium.games.universal_tapestry.solver.sat import MissingSolver
from ludarium.games.universal_tapestry.state import UniversalTapestry
from tests.coach.play import game_of
from tests.games.ars_universalis.table import LM, table


def reviewed(journal: Journal, effort: float) -> Review:
    """Killed after each piece, and gone on with what was kept."""
    reviewer = journal.setup.game.review
    assert reviewer is not None
    kept = Review()
    for _ in range(60):
        reviewer(journal, kept, effort)
        if kept.whole:
            return kept
        kept = msgspec.json.decode(msgspec.json.encode(kept), type=Review)
    raise AssertionError("it comes to no end")


@pytest.fixture(scope="module")
def given_up() -> Journal:
    """A game of the Tapestry that somebody gave up shortly before its end, when it was as good as won."""
    whole = game_of("universal-tapestry", ["master@1"], 0)
    assert isinstance(whole.state, UniversalTapestry)
    assert whole.state.result == Result.WON
    journal = followed(whole, Note(message="", entry=whole.last - 8))
    journal.give_up(0)
    return journal


def test_a_deal_given_up_could_still_be_won_by_this_line(given_up: Journal) -> None:
    found = reviewed(given_up, 0.2)
    assert found.hindsight
    note = next(note for note in found.notes if note.message == "given-up")
    end = followed(given_up, note).state
    assert isinstance(end, UniversalTapestry)
    assert end.result == Result.WON
    assert note.numbers["moves"] == len(note.moves)


def test_where_games_are_played_out_chances_are_told_and_no_points(given_up: Journal) -> None:
    begun = Analyst(given_up).report
    begun.effort = 0.2
    analyst = Analyst(given_up, kept=begun)
    for _ in analyst.run():
        pass
    report = analyst.report
    assert report.played_out
    assert len(report.curve) == 1 + len(report.verdicts) == 1 + len(analyst.decisions)
    assert report.curve[-2][0] > 0.9  # as good as won
    assert report.curve[-1][0] == 0.0  # and given up
    for verdict in report.verdicts:
        assert verdict.points == 0.0
        assert (verdict.why is not None) == (verdict.number in report.keys)
        if verdict.why is not None:
            assert verdict.why.measures
            assert verdict.why.deed is not None
            assert verdict.why.deed.better > verdict.why.deed.worse
        assert verdict.played
        assert verdict.best
    seat = report.seats[0]
    assert (seat.par, seat.luck, seat.decisions) == (seat.score, 0.0, 0.0)
    assert 0.0 < seat.error_rate < 0.1
    assert report.review is not None
    assert report.review.notes


def test_nothing_is_a_mistake_where_all_is_lost() -> None:
    """The last discards of a game that was thrown away change nothing any more: nobody is blamed for them."""
    lost = game_of("universal-tapestry", ["random"], 3)
    begun = Analyst(lost).report
    begun.effort = 0.2
    analyst = Analyst(lost, kept=begun)
    for report in analyst.run():
        if len(report.verdicts) == len(analyst.decisions):
            break
    ends = analyst.report.verdicts[-3:]
    assert [verdict.chance_best for verdict in ends] == [0.0] * 3
    assert not any(verdict.label for verdict in ends)


@pytest.mark.slow
def test_better_players_of_the_tapestry_lose_less_by_a_decision() -> None:
    """While there is something to lose: once a deal is lost nobody errs any more."""
    rates = []
    for bot in ("novice", "apprentice", "master"):
        lost: list[float] = []
        for seed in range(4):
            analyst = Analyst(game_of("universal-tapestry", [bot], derive(91, seed)))
            for report in analyst.run():
                if len(report.verdicts) == len(analyst.decisions):
                    break
            lost += [one.counted for one in analyst.report.verdicts if (one.chance_best or 0.0) > 0.1]
        rates.append(sum(lost) / len(lost))
    print("\nlost by a decision of the Tapestry:", [round(rate, 4) for rate in rates])
    assert min(rates[:2]) > 1.3 * rates[2]  # novices and apprentices are too near for four games each


def test_without_the_extra_only_endings_are_looked_at(
    given_up: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*arguments: object, **named: object) -> None:
        raise MissingSolver

    monkeypatch.setattr("ludarium.games.universal_tapestry.review.solve_line", missing)
    found = reviewed(given_up, 0.1)
    assert found.notes[-1].message == "no-solver"


@pytest.fixture(scope="module")
def ars() -> Journal:
    return game_of("ars-universalis", ["novice", "apprentice", "novice"], 3)


@pytest.fixture(scope="module")
def findings(ars: Journal) -> Review:
    return reviewed(ars, 0.1)


def test_works_that_were_missed_can_be_made_so(ars: Journal, findings: Review) -> None:
    missed = [note for note in findings.notes if note.message == "missed"]
    assert missed, "novices overlook works"
    made = {
        (entry.seat, " ".join(move.split()[:3]))
        for entry in ars.entries
        for move in (ars.setup.game.verbs.write(move) for move in entry.moves)
    }
    for note in missed:
        before = ars.position(note.entry).scores()[note.seat]
        line = followed(ars, note)
        assert line.state.scores()[note.seat] - before == note.numbers["points"] > note.numbers["made"]
        again = read(write(line), find_game)  # arrangements are checked when a record is read
        assert again.state.dump() == line.state.dump()
        works = [" ".join(move.split()[:3]) for move, how in zip(note.moves, note.made, strict=True) if how]
        assert any((note.seat, work) not in made for work in works)


def test_the_bank_is_weighed_for_every_seat_it_served(findings: Review) -> None:
    for note in findings.notes:
        if note.message == "bank":
            assert note.numbers["could"] > 0
            assert note.numbers["took"] >= 0
    assert not findings.hindsight


def test_what_could_be_made_depends_on_nothing_hidden() -> None:
    journal = game_of("ars-universalis", ["novice", "novice"], 5, most=90)
    looked = 0
    for entry in journal.line():
        state = journal.position(entry)
        if state.over or state.step.name != "projects":
            continue
        seat = int(state.actor())
        other = redealt(state, seat, Seeded(entry))
        assert isinstance(state, ArsUniversalis)
        assert isinstance(other, ArsUniversalis)
        assert best_plan(state, seat) == best_plan(other, seat)
        assert best_trade(state, seat) == best_trade(other, seat)
        looked += 1
        if looked == 6:
            break
    assert looked


def test_a_full_hand_is_weighed_though_a_card_of_the_bank_makes_it_too_large() -> None:
    """All nine cards together would make the work, and no move can name so many."""
    state = table(
        period=LM,
        hands=["M001 M022 M038 M054 M064 M090 M095 M100"],
        figures=["aleijadinho rodin"],
        works=[{"middle_ages": 3, "early_modern": 1}],
        bank="M006 M035 M062",
    )
    assert best_trade(state, 0).points >= best_plan(state, 0).points > 0


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_findings_are_told_in_words(ars: Journal, findings: Review, language: str) -> None:
    speech = Speech(ars.setup.game, ars.names, language, strict=True)
    coach = Coach(ars.setup, speech)
    for note in findings.notes:
        assert "review-" not in coach.noted(note)
        assert len(coach.steps(ars, note)) == len(note.moves)
