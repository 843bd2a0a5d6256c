"""Luck: nothing on average over what might have come; where it matters it is found, and told as far as it holds."""

from __future__ import annotations

from math import hypot, sqrt
from pathlib import Path

import msgspec
import pytest

from benchmarks import luck as measured
from ludarium.coach.doubt import Trust
from ludarium.coach.luck import Held, Stroke, Table, Throw, load, luck_of, strokes, throws, trust_of
from ludarium.coach.race import LineRace, points_of
from ludarium.core.host import Seeded, derive
from ludarium.core.state import State
from ludarium.games import find_game
from tests.coach.play import game_of

AGAIN = 60


def race_of(game_id: str) -> LineRace:
    game = find_game(game_id)
    return LineRace(game.policy, game.tuning)


def test_chance_is_found_wherever_it_was_asked() -> None:
    """The deal, and every entry with an outcome; what came after it is where the game went on."""
    journal = game_of("artificium", ["master", "master"], 2, most=60)
    found = dict(throws(journal))
    assert set(found) == {0} | {place for place in journal.line() if journal.entries[place].outcomes}
    for entry, throw in found.items():
        assert throw.after.same(journal.position(entry))


@pytest.mark.parametrize("game_id", ["artificium", "ars-universalis", "plus-ultra"])
def test_luck_is_nothing_over_all_that_might_have_come(game_id: str) -> None:
    """The same act again and again, with chance of its own each time."""
    journal = game_of(game_id, ["master", "master"], 2, most=40)
    race = race_of(game_id)
    throw = list(throws(journal))[-1][1]

    def points(state: State) -> list[float]:
        return [points_of(state, race.policy, seat) for seat in range(state.seats)]

    luck = []
    for number in range(AGAIN):
        instead = throw.before.clone()
        throw.act(instead, Seeded(derive(77, number)))
        gaps = Throw(throw.before, throw.act, instead).gaps(race, derive(78, number), 20, points)
        luck.append(sum(gap[0] for gap in gaps) / len(gaps))
    mean = sum(luck) / AGAIN
    error = sqrt(sum((one - mean) ** 2 for one in luck) / AGAIN / (AGAIN - 1))
    assert abs(mean) < 3 * error


def test_a_good_hand_is_luck() -> None:
    """5.1 A new hand of five cards, dealt when the round begins, is worth more than what the deals differ by."""
    journal = game_of("artificium", ["master", "master"], 3)
    found = list(strokes(journal, race_of("artificium")))
    assert len(found) >= 4
    sure = [stroke for stroke in found if abs(stroke.by_seat[0]) > 3 * stroke.errors[0]]
    assert sure, "no outcome of a whole game stands out"


def test_no_luck_is_told_where_the_policy_is_blind() -> None:
    journal = game_of("universal-tapestry", ["novice"], 1, most=3)
    assert list(strokes(journal, race_of("universal-tapestry"))) == []


# What part of it is told


def test_no_more_luck_is_told_than_holds_at_such_a_table() -> None:
    game = find_game("plus-ultra")
    rows = {one.seats: one.trust for one in load(game).held if not one.options}
    assert set(rows) == {2, 3, 4}
    assert trust_of(game.setup(3)) == rows[3]
    assert trust_of(game.setup(2, {"new_world": "on"})).hold == min(trust.hold for trust in rows.values())
    assert trust_of(find_game("universal-tapestry").setup(1)).hold == 0.0
    found = [Stroke(0, [10.0, -5.0, 0.0], [3.0, 1.0, 1.0]), Stroke(4, [6.0, 1.0, 0.0], [4.0, 1.0, 1.0])]
    points, error = luck_of(game.setup(3), found)[0]
    assert points == pytest.approx(16.0 * rows[3].hold)
    assert error == pytest.approx(hypot(5.0 * rows[3].hold, 16.0 * rows[3].error))


def test_every_usual_table_of_several_was_looked_at() -> None:
    for game_id in ("artificium", "ars-universalis", "plus-ultra"):
        game = find_game(game_id)
        looked_at = {one.seats for one in load(game).held if not one.options and one.version == game.version}
        assert looked_at == {seats for seats in game.seats if seats > 1}


# How that is measured


def test_the_part_that_holds_is_found_whatever_noise_the_reckoning_has() -> None:
    dice = Seeded(3)

    def lot(width: float) -> float:
        return width * (dice.roll(2001) / 1000 - 1)  # a variance of a third of the square

    played = []
    for index in range(2000):
        luck = [lot(20.0), lot(20.0)]
        noise = [12.0, 12.0]
        scores = [round(60 + 0.6 * points + lot(5.0)) for points in luck]
        played.append(measured.Played(index, [points + lot(6.0) for points in luck], noise, scores))
    trust = measured.held(played)
    assert trust.hold == pytest.approx(0.6, abs=3 * trust.error)
    assert 0.0 < trust.error < 0.02


def test_games_are_kept_and_gone_on_with(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(measured, "RESULTS", tmp_path)
    monkeypatch.setattr(measured, "WORLDS", 4)
    series = measured.Series(find_game("artificium").setup(2), "novice", 1)
    first = list(measured.games(series, 2))
    more = list(measured.games(series, 3))
    assert (more[:2], len(more)) == (first, 3)


def test_the_numbers_of_other_tables_stay(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(measured, "__file__", str(tmp_path / "benchmarks" / "luck.py"))
    (tmp_path / "src/ludarium/games/artificium").mkdir(parents=True)
    for seats, seed in ((3, 0), (2, 0), (3, 4)):
        found = Held(seats=seats, version="1", bot="novice", games=2, seed=seed, trust=Trust(hold=0.5))
        measured.write(find_game("artificium"), found)
    file = tmp_path / "src/ludarium/games/artificium/luck.json"
    table = msgspec.json.decode(file.read_bytes(), type=Table)
    assert [(one.seats, one.seed) for one in table.held] == [(2, 0), (3, 4)]
