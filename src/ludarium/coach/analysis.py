"""The analysis of a finished game: luck, what every decision was worth, and why the best ones were better.

The work comes in parts, and after each of them the report is as good as it is: whoever has it done may show how far
it is, keep what there is, stop, and go on later from there.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import sqrt

from ludarium.coach.decision import Decision, decisions
from ludarium.coach.doubt import SURE
from ludarium.coach.judge import BY_CHANCE, BY_POINTS, Arm, Effort, Found, Judge, Lead
from ludarium.coach.luck import WORLDS, luck_of, strokes
from ludarium.coach.race import points_of
from ludarium.coach.report import FINDS, Balance, Judgement, Report, fingerprint, key_decisions
from ludarium.coach.why import explain
from ludarium.core.host import Seeded, derive
from ludarium.core.journal import Journal
from ludarium.core.kernel import redealt
from ludarium.core.record import write
from ludarium.core.review import Review

CURVE = 80  # deals for a point of the graph
FEWEST_WORLDS = 20  # for the luck of an outcome, where there is little time
EXPLAINED = 300  # deals for a reason
DEEPER = 4  # times the thinking where it is not certain
DOUBTS = 16  # decisions that are thought about again, at most
FEW = 4  # moves to choose from, below which finding the right one is no merit
LEAST_EFFORT, MOST_EFFORT = 0.05, 100.0
USUAL_DEALS = 1400  # of a decision, for an estimate of the time


class Analyst:
    """Analyses one game. `kept` is what an earlier one, which was stopped, had found."""

    def __init__(self, journal: Journal, seconds: float | None = None, kept: Report | None = None) -> None:
        self.journal = journal
        self.setup = journal.setup
        self.judge = Judge(journal.setup)
        self.decisions = list(decisions(journal))
        report = self._fresh()
        if kept is not None and (kept.record, kept.engine) == (report.record, report.engine):
            report = kept
        elif seconds is not None:
            report.effort = self._effort(seconds)
        self.report = report
        self.judge.effort = self.judge.usual(report.effort)

    def _fresh(self) -> Report:
        state, game = self.journal.state, self.setup.game
        winners = state.winners() if state.over else []
        hints = self.journal.hints()
        return Report(
            game=game.id,
            rules=self.setup.version,
            options={**self.setup.options, **self.setup.overrides},
            engine=fingerprint(game),
            record=write(self.journal).split()[-1],
            by_chance=self.judge.by_chance,
            played_out=self.judge.playout is not None,
            seats=[
                Balance(name=name, score=score, won=seat in winners, hints=hints[seat])
                for seat, (name, score) in enumerate(zip(self.journal.names, state.scores(), strict=True))
            ],
        )

    def _effort(self, seconds: float) -> float:
        """How much thinking fits into so many seconds of a processor, by a few deals tried."""
        if not self.decisions:
            return 1.0
        judge, usual = self.judge, Effort()
        began, tried = time.process_time(), 0
        for decision in self.decisions[:: max(1, len(self.decisions) // 24)]:
            judge.meet(decision.before, decision.seat, Arm(decision.line), tried)
            tried += 1
        each = max(1e-7, (time.process_time() - began) / tried)
        deals = USUAL_DEALS * judge.usual().search / usual.search
        fitting = seconds / (each * deals * len(self.decisions))
        return round(max(LEAST_EFFORT, min(MOST_EFFORT, fitting)), 3)

    def run(self) -> Iterator[Report]:
        """Does what is left, part by part."""
        report = self.report
        parts = 1 + len(self.decisions)
        report.parts = max(report.parts, parts + DOUBTS + 2)
        while not report.whole:
            began = time.process_time()
            if report.done == 0:
                self._luck()
            elif report.done < parts:
                self._judge(self.decisions[report.done - 1])
            elif not self._closer() and not self._review():
                report.whole = True
                report.done = report.parts
            self._sum_up()
            report.seconds = round(report.seconds + time.process_time() - began, 3)
            if not report.whole:
                report.done = min(report.done + 1, report.parts - 1)
            yield report

    # The parts

    def _luck(self) -> None:
        report = self.report
        worlds = max(FEWEST_WORLDS, round(WORLDS * min(1.0, report.effort)))
        found = list(strokes(self.journal, self.judge.race, worlds))
        for balance, (points, error) in zip(report.seats, luck_of(self.setup, found), strict=True):
            balance.luck, balance.luck_error = round(points, 2), round(error, 2)
        report.deals += 2 * worlds * len(found)
        if self.decisions:
            report.curve = [self._point(self.decisions[0], before=True)]

    def _point(self, decision: Decision, before: bool = False) -> list[float]:
        """How all seats stand, all hands known: by the same deals after each decision. Where games are played to
        their end, by what the one seat could know."""
        state = decision.before if before else decision.after
        seats = range(self.setup.seats)
        if self.judge.playout is not None:
            rest = Arm(())
            for deal in range(CURVE):
                self.judge.meet(state, decision.seat, rest, derive(decision.number, deal))
            self.report.deals += CURVE
            return [round(rest.mean(True), 4)]
        total = [0.0 for _ in seats]
        for deal in range(CURVE):
            end = self.judge.race.onward(state, derive(decision.number, deal))
            if self.report.by_chance:
                told = self.judge.chance.of_all(end)
            else:
                told = [points_of(end, self.judge.policy, seat) for seat in seats]
            total = [so_far + one for so_far, one in zip(total, told, strict=True)]
        self.report.deals += CURVE
        return [round(value / CURVE, 4) for value in total]

    def _judge(self, decision: Decision) -> None:
        report = self.report
        if decision.round is not None and decision.round not in [round for round, _ in report.rounds]:
            report.rounds.append((decision.round, decision.number))
        report.verdicts.append(self._verdict(decision, self.judge.effort))
        report.curve.append(self._point(decision))

    def _verdict(self, decision: Decision, effort: Effort) -> Judgement:
        judge, write = self.judge, self.setup.game.verbs.write
        judge.effort = effort
        seed = derive(decision.number, effort.compare)
        found = judge.judge(decision.before, decision.seat, decision.line, seed)
        verdict = Judgement(
            number=decision.number,
            seat=decision.seat,
            step=decision.step,
            entry=decision.entry,
            before=decision.before_entry,
            played=[write(move) for move in decision.line],
            best=[write(move) for move in (found.best if found.lead is not None else decision.line)],
            options=decision.options,
            round=decision.round,
        )
        self.report.deals += effort.search
        if found.lead is None:
            self._praise(verdict, decision, found)
        else:
            self._blame(verdict, found.lead)
        return verdict

    def _blame(self, verdict: Judgement, lead: Lead) -> None:
        verdict.label, verdict.certain = lead.label, lead.certain
        verdict.loss, verdict.error = round(lead.value, 4), round(lead.error, 4)
        verdict.points, verdict.points_error = round(lead.points, 3), round(lead.points_error, 3)
        verdict.chance, verdict.chance_best, verdict.deals = lead.worse, lead.better, lead.deals
        self.report.deals += 2 * lead.deals

    def _praise(self, verdict: Judgement, decision: Decision, found: Found) -> None:
        """Was it the one good move? Then it is sound, and a masterstroke where the quick policy misses it."""
        ranking = found.ranking
        if ranking:
            verdict.chance = verdict.chance_best = ranking[0].chance
            verdict.deals = ranking[0].deals
        others = [one for one in ranking if one.line != decision.line]
        if not others or decision.options < FEW:
            return
        by_chance = self.report.by_chance
        mine = next((one for one in ranking if one.line == decision.line), None)
        limit = (BY_CHANCE if by_chance else BY_POINTS)[0]
        if (
            mine is None
            or _value(mine.chance, mine.points) - _value(others[0].chance, others[0].points) < limit
        ):
            return
        second = others[0].line
        copy = redealt(decision.before, decision.seat, Seeded(derive(decision.number, 7)))
        lead = self.judge.compare(copy, decision.seat, decision.line, second, derive(decision.number, 8))
        self.report.deals += 2 * lead.deals
        if lead.value < limit or lead.value < SURE * lead.error:
            return
        verdict.label = "sound" if found.quick == decision.line[0] else "masterstroke"
        verdict.ahead, verdict.error = round(lead.value, 4), round(lead.error, 4)
        verdict.second = [self.setup.game.verbs.write(move) for move in second]
        verdict.chance = verdict.chance_best = lead.better
        verdict.deals = lead.deals

    def _closer(self) -> bool:
        """Think again about a loss that is not certain, or say why a key decision is one; False: all is done."""
        report = self.report
        deeper = self.judge.usual(report.effort * DEEPER)
        doubtful = [
            verdict
            for verdict in key_decisions([v for v in report.verdicts if not v.certain])
            if verdict.deals < deeper.compare and self._settles(verdict)
        ]
        if doubtful and report.done < report.parts - 2:
            verdict = max(doubtful, key=lambda one: one.loss)
            place = report.verdicts.index(verdict)
            report.verdicts[place] = self._verdict(self.decisions[verdict.number - 1], deeper)
            return True
        wanted = [v for seat in range(self.setup.seats) for v in key_decisions(report.verdicts, seat)]
        unexplained = [verdict for verdict in wanted if verdict.why is None]
        if not unexplained:
            report.keys = sorted(verdict.number for verdict in wanted)
            return False
        self._explain(unexplained[0])
        return True

    def _settles(self, verdict: Judgement) -> bool:
        """Could more deals make it certain? Not where it is the model that is doubted."""
        doubt = self.judge.doubt(verdict.step)
        return (doubt.chance if self.report.by_chance else doubt.points).settles(verdict.loss)

    def _explain(self, verdict: Judgement) -> None:
        decision, parse = self.decisions[verdict.number - 1], self.setup.game.verbs.parse
        better = tuple(map(parse, verdict.best))
        worse = tuple(map(parse, verdict.second if verdict.label in FINDS else verdict.played))
        seed = derive(decision.number, 9)
        verdict.why = explain(self.judge, decision.before, decision.seat, better, worse, seed, EXPLAINED)
        self.report.deals += 2 * EXPLAINED

    def _review(self) -> bool:
        """What the game's exact solver finds, a piece further; False: all is done."""
        report, reviewer = self.report, self.setup.game.review
        if reviewer is None or (report.review is not None and report.review.whole):
            return False
        if report.review is None:
            report.review = Review()
        reviewer(self.journal, report.review, report.effort)
        return True

    def _sum_up(self) -> None:
        for seat, told in enumerate(self.report.seats):
            own = [verdict for verdict in self.report.verdicts if verdict.seat == seat]
            told.count = len(own)
            told.sure = sum(verdict.certain for verdict in own)
            told.decisions = -round(sum(verdict.counted_points for verdict in own), 2) or 0.0
            told.decisions_error = round(sqrt(sum(v.points_error**2 for v in own if v.counted_points > 0)), 2)
            told.error_rate = round(sum(v.counted for v in own) / len(own), 5) if own else 0.0
            told.par = round(told.score - told.luck - told.decisions, 2)


def _value(chance: float | None, points: float) -> float:
    return points if chance is None else chance
