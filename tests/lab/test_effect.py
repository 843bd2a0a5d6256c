"""What things are worth, and how games go on the way: against answers that are known."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ludarium.core.host import Seeded
from ludarium.core.moves import Moves
from ludarium.games import all_games, find_game
from ludarium.lab.effect import Effects
from ludarium.lab.flow import Flow, Watcher
from ludarium.lab.match import Outcome, Table
from ludarium.lab.statistic import SHARE
from ludarium.lab.survey import survey

WHOLE = 12


def test_a_planted_worth_is_found() -> None:
    """Three points a time for `good`, nothing for the others; luck of the game is shared by its seats."""
    pytest.importorskip("numpy")
    dice = random.Random(4)
    found = Effects(("good", "plain", "dull", "never"))
    for _ in range(600):
        had = [[0, 0, 0, 0] for _ in range(3)]
        for seat in had:
            for _ in range(4):
                seat[dice.randrange(3)] += 1
        shared = dice.randrange(40)
        scores = [3 * seat[0] + shared + dice.randrange(7) for seat in had]
        best = [seat for seat in range(3) if scores[seat] == max(scores)]
        found.add([WHOLE // len(best) if seat in best else 0 for seat in range(3)], scores, had)
    effects = found.of_scores()
    assert effects.keys() == {"good", "plain", "dull"}
    assert effects["good"].value == pytest.approx(2, abs=0.25)  # one is better than their mean by 3 - 1
    assert effects["plain"].value == pytest.approx(-1, abs=0.25)
    assert effects["good"].interval.low < 2 < effects["good"].interval.high
    assert found.of_wins(WHOLE)["good"].interval.low > 0
    backwards = Effects(found.words)
    for game in reversed(list(found.games.elements())):
        backwards.games[game] += 1
    assert backwards.of_scores() == effects


def test_the_interval_is_as_wide_as_the_truth_asks() -> None:
    """Where nothing matters, about one interval in twenty leaves nought out."""
    pytest.importorskip("numpy")
    outside = 0
    for seed in range(120):
        dice = random.Random(seed)
        found = Effects(("a", "b", "c"))
        for _ in range(80):
            luck = [dice.randrange(9) for _ in range(4)]
            winner = luck.index(max(luck))
            had = [[dice.randrange(3) for _ in found.words] for _ in luck]
            found.add([WHOLE if seat == winner else 0 for seat in range(4)], luck, had)
        low, high = found.of_wins(WHOLE)["a"].interval
        outside += not low <= 0 <= high
    assert 0 < outside <= 14


def test_by_lot_is_by_lot_and_only_there() -> None:
    plain = Table("plus-ultra", ("novice",) * 3, seed=1)
    drawn = Table("plus-ultra", ("novice",) * 3, seed=1, at_random=("draft",))
    assert drawn.play(0, 2) == drawn.play(0, 1) + drawn.play(1, 2)
    steps: list[tuple[str, int]] = []
    drawn.watch(0, lambda state, seat, moves, move: steps.append((state.step.name, seat)))
    assert "draft" in {name for name, _ in steps}
    assert drawn.watch(0).outcome == drawn.play(0, 1)[0] != plain.play(0, 1)[0]


def test_who_starts_is_told_by_the_game() -> None:
    for game in all_games():
        for seats in game.seats:
            state = game.setup(seats).begin(Seeded(seats))
            order = game.starting(state)
            assert sorted(order) == list(range(seats))
    state = find_game("plus-ultra").setup(4).begin(Seeded(2))
    assert find_game("plus-ultra").starting(state) == state.view(0)["peers"]


def test_starting_places_are_no_seats() -> None:
    """Seats are even by construction; who starts is not."""
    table = Table("artificium", ("random",) * 2, (("rounds", "1"),), seed=3)
    found = survey(table, 0, 40)
    orders = [table.watch(index).order for index in range(40)]
    first = sum(
        1 / len(outcome.winners)
        for order, outcome in zip(orders, table.play(0, 40))
        if order[0] in outcome.winners
    )
    assert found.place_wins[0] == pytest.approx(first)
    assert sum(found.place_wins) == pytest.approx(40)


def test_the_flow_of_a_game() -> None:
    flow, watcher = Flow(), Watcher(2)
    watcher.scores = [(0, 0), (1, 0), (1, 0), (1, 2), (5, 2), (5, 2), (5, 2), (5, 2)]
    flow.add(watcher, Outcome((6, 2), 8, 8, (0,)))
    assert flow.changes.times == {2: 1}  # 0, then 1, then 0 again
    assert flow.led == {25: 1, 50: 1, 75: 1, 90: 1}
    assert all(flow.leader_wins.values())


def test_wins_by_the_order_of_turn_follow_the_rounds() -> None:
    """Against the states themselves: Plus Ultra keeps the order of a round."""
    table = Table("plus-ultra", ("novice",) * 3, (), seed=4)
    flow, expected = survey(table, 0, 6).flow, Counter[tuple[int, int]]()
    for index in range(6):
        orders: dict[int, list[int]] = {}

        def note(
            state: Any, seat: int, moves: Moves, move: int, found: dict[int, list[int]] = orders
        ) -> None:
            found.setdefault(int(state.round), [int(state.order[place]) for place in range(3)])

        winners = table.watch(index, note).outcome.winners
        for round, order in orders.items():
            for place, seat in enumerate(order):
                expected[round, place] += SHARE // len(winners) if seat in winners else 0
    half, last = flow.later_rounds()
    assert 1 < half < last
    assert flow.order_wins == +expected
    assert flow.rounds[half] == 6


def test_flows_add_up() -> None:
    table = Table("artificium", ("novice",) * 3, (("rounds", "1"),), seed=2)
    whole, parts = survey(table, 0, 4).flow, survey(table, 0, 1).flow
    parts.merge(survey(table, 1, 4).flow)
    assert vars(parts)["choices"].times == vars(whole)["choices"].times
    for name in ("games", "turns", "dead", "tried", "kingmakers", "led"):
        assert getattr(parts, name) == getattr(whole, name)
    assert whole.games == 4
    assert 0 <= whole.kingmakers <= whole.tried <= 4
