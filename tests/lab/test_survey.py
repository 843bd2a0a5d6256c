"""Surveys: the numbers behind a balance report, counted once more in another way."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import replace

import pytest

from ludarium.core.deed import deeds_of
from ludarium.core.game import Game
from ludarium.core.ruleset import Option, SettingError
from ludarium.games import all_games, find_game
from ludarium.lab.match import Outcome, Table
from ludarium.lab.statistic import SHARE, Sample
from ludarium.lab.survey import Survey, survey, variants, words_of

THREE = Table("artificium", ("random", "novice", "master"), seed=3)


@pytest.mark.parametrize(
    "table",
    [THREE, Table("artificium", ("random", "random"), seed=5), Table("universal-tapestry", ("random",))],
    ids=lambda table: ",".join(table.bots),
)
def test_who_watches_sees_the_games_that_are_played(table: Table) -> None:
    assert [table.watch(index).outcome for index in range(4)] == table.play(0, 4)


def test_points_add_up_by_source() -> None:
    found = survey(THREE, 0, 9)
    assert found.seat_games == 27
    total = sum(found.part(name).mean for name in found.parts)
    assert total == pytest.approx(found.scores.mean)
    of_winners = sum(found.won_part(name).mean for name in found.parts)
    assert of_winners == pytest.approx(found.won_scores.mean)
    assert all(found.part(name).count == 27 for name in found.parts)


def test_facts_are_what_the_events_told() -> None:
    """Counted anew: seats that used a card, how often, and what their wins and scores were."""
    found = survey(THREE, 0, 6)
    game = find_game("artificium")
    seats: Counter[str] = Counter()
    times: Counter[str] = Counter()
    points: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for index in range(6):
        outcome, _, _, events = THREE.watch(index)
        told = [game.describe_event(one, -1) for one in events]
        uses = Counter((int(e["seat"]), str(e["card"])) for e in told if e["event"] == "used")
        for (seat, card), often in uses.items():
            seats[card] += 1
            times[card] += often
            points[card] += outcome.scores[seat]
            wins[card] += SHARE // len(outcome.winners) if seat in outcome.winners else 0
    assert seats
    for card in words_of(game, game.facts[0]):
        showing = found.showings.get((0, card))
        if showing is None:
            assert seats[card] == 0
            continue
        assert showing.seats == showing.scores.count == seats[card]
        assert showing.times.mean == pytest.approx(times[card] / seats[card])
        assert showing.scores.mean == pytest.approx(points[card] / seats[card])
        assert showing.shares == wins[card]
        assert found.times((0, card)).mean == pytest.approx(times[card] / 18)


def test_surveys_merge_in_any_order() -> None:
    whole = survey(THREE, 0, 7)
    parts = [survey(THREE, 0, 2), survey(THREE, 2, 3), survey(THREE, 3, 7)]
    for order in (parts, parts[::-1]):
        merged = Survey(THREE)
        for part in order:
            merged.merge(pickle.loads(pickle.dumps(part)))  # as it comes from a worker
        assert contents(merged) == contents(whole)


def contents(found: Survey) -> object:
    def plain(value: object) -> object:
        if isinstance(value, Sample):
            return dict(value.times)
        if isinstance(value, dict):
            return {key: plain(item) for key, item in value.items()}
        if isinstance(value, list):
            return [plain(item) for item in value]
        return plain(vars(value)) if hasattr(value, "__dict__") and not isinstance(value, Table) else value

    return plain(vars(found))


def test_ties_and_leads() -> None:
    found = Survey(Table("artificium", ("random", "random")))
    game = found.table.watch(0)
    for scores, winners in (((9, 4), (0,)), ((7, 7), (0, 1)), ((1, 3), (1,))):
        found.add(0, game._replace(outcome=Outcome(scores, 10, 5, winners)))
    assert found.ties == 1
    assert dict(found.margins.times) == {5: 1, 0: 1, 2: 1}
    assert sorted(found.won_scores.times.items()) == [(3, 1), (7, 2), (9, 1)]
    assert found.tally.seat_wins == [1.5, 1.5]


@pytest.mark.parametrize("game", all_games(template=True), ids=lambda game: game.id)
def test_facts_of_every_game_can_be_counted(game: Game) -> None:
    events = {phrase.name: phrase for phrase in game.events}
    for fact in game.facts:
        phrase = events[fact.event]
        assert "seat" in phrase.arguments or game.seats == (1,)
        assert not fact.by or phrase.arguments[fact.by].names
    watched = Table(game.id, ("random",) * game.seats[0], seed=2).watch(0)
    deeds = deeds_of(game, watched.events)
    assert set(deeds) <= set(range(game.seats[0]))
    known = {(number, word) for number, fact in enumerate(game.facts) for word in words_of(game, fact)}
    assert {deed for counted in deeds.values() for deed in counted} <= known


def test_a_table_for_every_combination() -> None:
    game = find_game("universal-tapestry")
    choices = {"mode": ("discards", "time"), "spacing": ("1", "2"), "deck": ("H2",)}
    tables = variants(game, [("random",), ("novice",)], choices, seed=4)
    assert len(tables) == 8
    assert {table.seed for table in tables} == {4}
    assert tables[1] == Table(
        "universal-tapestry", ("random",), (("mode", "discards"), ("spacing", "2"), ("deck", "H2")), 4
    )


def test_an_option_is_varied_where_it_is_offered() -> None:
    plain = find_game("_template")
    game = replace(plain, options=(*plain.options, Option("extra", ("no", "yes"), seats=(3,))))
    choices = {"extra": ("no", "yes")}
    tables = variants(game, [("random",) * 2, ("random",) * 3], choices, 0)
    assert [(len(table.bots), table.chosen) for table in tables] == [
        (2, ()),
        (3, (("extra", "no"),)),
        (3, (("extra", "yes"),)),
    ]
    with pytest.raises(SettingError, match="extra is not offered for 2 players"):
        variants(game, [("random",) * 2], choices, 0)


def test_constants_vary_too_and_wrong_ones_are_refused() -> None:
    game = find_game("artificium")
    two = ("random", "random")
    assert [table.chosen for table in variants(game, [two], {"rounds": ("1", "2")}, 0)] == [
        (("rounds", "1"),),
        (("rounds", "2"),),
    ]
    with pytest.raises(SettingError, match="between 1 and 12"):
        variants(game, [two], {"rounds": ("1", "99")}, 0)
    with pytest.raises(SettingError, match="2 to 6 players"):
        variants(game, [two, ("random",)], {}, 0)
