"""What an analysis says can be believed: over many games, so only in `make test-all` (figures in docs/bots.md)."""

from __future__ import annotations

from math import sqrt

import pytest

from ludarium.coach.analysis import Analyst
from ludarium.coach.decision import Decision, decisions
from ludarium.coach.judge import BY_CHANCE, BY_POINTS, Effort, Judge, Lead, Line
from ludarium.coach.luck import strokes
from ludarium.coach.race import LineRace
from ludarium.coach.report import Report
from ludarium.core.host import Seeded, derive
from ludarium.core.journal import Journal
from ludarium.core.kernel import legal, redealt
from ludarium.core.moves import Moves
from tests.coach.play import continued, game_of

pytestmark = [pytest.mark.slow, pytest.mark.parametrize("game", ["artificium", "plus-ultra"])]


def analysed(journal: Journal, effort: float) -> Report:
    begun = Analyst(journal).report
    begun.effort = effort
    analyst = Analyst(journal, kept=begun)
    for _ in analyst.run():
        pass
    return analyst.report


def test_novices_err_more_than_apprentices_and_those_more_than_masters(game: str) -> None:
    rates: dict[str, float] = {}
    for bot in ("novice", "apprentice", "master"):
        games = [analysed(game_of(game, [bot, bot], derive(71, seed)), 0.5) for seed in range(40)]
        rates[bot] = sum(seat.error_rate for report in games for seat in report.seats) / 80
    print("\nlost by a decision:", game, {bot: round(rate, 4) for bot, rate in rates.items()})
    assert rates["novice"] > rates["apprentice"] > rates["master"]


def test_luck_is_nothing_over_many_games(game: str) -> None:
    games = [_luck(game_of(game, ["master", "master"], seed)) for seed in range(200)]
    for seat in range(2):
        row = [luck[seat] for luck in games]
        mean = sum(row) / len(row)
        error = sqrt(sum((one - mean) ** 2 for one in row) / (len(row) - 1) / len(row))
        print(f"\nluck of seat {seat}: {game} {mean:.2f} ± {2 * error:.2f} points a game")
        assert abs(mean) < 2.5 * error


def _luck(journal: Journal) -> list[float]:
    game = journal.setup.game
    found = [stroke.by_seat for stroke in strokes(journal, LineRace(game.policy, game.tuning))]
    return [sum(row[seat] for row in found) for seat in range(2)]


def test_a_planted_blunder_is_found(game: str) -> None:
    """In a strong record one move is replaced by the worst there is, and the game goes on from there."""
    found = sum(_is_found(game, seed) for seed in range(100))
    print(f"\nplanted blunders found: {game} {found} of 100")
    assert found >= 95


def _is_found(game: str, seed: int) -> bool:
    bots = ["master", "master"]
    journal = game_of(game, bots, derive(72, seed))
    decision, worst = _blunder(journal, seed)
    spoilt = continued(journal, bots, decision, worst, derive(73, seed))
    analyst = Analyst(spoilt)
    place = next(
        number
        for number, other in enumerate(analyst.decisions)
        if (other.before_entry, other.seat, other.line[0]) == (decision.before_entry, decision.seat, worst[0])
    )
    for report in analyst.run():
        if len(report.verdicts) > place:  # the others' verdicts change nothing about this one
            break
    verdict = analyst.report.verdicts[place]
    return verdict.certain and verdict.loss > 0 and bool(verdict.label)


def _blunder(journal: Journal, seed: int) -> tuple[Decision, Line]:
    """A decision, by lot, in which the worst first move is a ruin by many deals that the analysis never meets."""
    judge = Judge(journal.setup, Effort(400, 160, 160))
    limit = (BY_CHANCE if judge.by_chance else BY_POINTS)[-1]
    found = [decision for decision in decisions(journal) if decision.options > 3]
    dice = Seeded(seed)
    while True:
        decision = found.pop(dice.roll(len(found)))
        copy = redealt(decision.before, decision.seat, Seeded(seed))
        lines = [(move,) for move in _first_moves(decision)]
        leads = [judge.compare(copy, decision.seat, decision.line, line, derive(74, seed)) for line in lines]
        worst = max(range(len(lines)), key=lambda place: leads[place].value)
        if leads[worst].value > 1.2 * limit and leads[worst].certain:
            return decision, lines[worst]


def _first_moves(decision: Decision) -> list[int]:
    moves = Moves()
    legal(decision.before, decision.seat, moves)
    return moves.dump()


def test_the_error_told_is_at_least_the_spread_seen(game: str) -> None:
    """The same decision judged twenty times, over many of them: by the deals alone, as the doubt of the model, which
    is larger, would hide an error of theirs that is told too small."""
    seen = told = 0.0
    looked = 0
    for seed in range(11, 15):
        journal = game_of(game, ["novice", "novice"], seed)
        judge = Judge(journal.setup)
        judge.doubts = {}
        for decision in [one for one in decisions(journal) if one.options > 3][4:120:8]:
            leads = _judged(judge, decision, 20)
            if len(leads) < 20:  # now and then what was played is the best found
                continue
            mean = sum(lead.value for lead in leads) / 20
            seen += sum((lead.value - mean) ** 2 for lead in leads) / 19
            told += sum(lead.error**2 for lead in leads) / 20
            looked += 1
    print(f"\nspread seen / error told: {game} {sqrt(seen / told):.2f}, {looked} decisions")
    assert looked > 8
    assert seen <= told


def _judged(judge: Judge, decision: Decision, times: int) -> list[Lead]:
    found = [judge.judge(decision.before, decision.seat, decision.line, seed).lead for seed in range(times)]
    return [lead for lead in found if lead is not None]
