"""What holds after every move of every game (dossier 11): random games over all counts and expansions."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludarium.core.host import Recorder, Seeded, Told
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.state import PlusUltra
from tests.games.plus_ultra.invariants import Check
from tests.games.plus_ultra.reading import (
    breakdown,
    log,
)
from tests.games.plus_ultra.wander import Options, combinations, name_of, rich, wander

CASES = combinations()
drawn = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.rule("11")
@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_every_position_of_a_random_game_is_sound(case: tuple[int, Options]) -> None:
    seats, options = case
    for seed in range(2):
        s, host = rich(GAME.setup(seats, options), seed)
        check = Check(s)
        for _, seat, move, _ in wander(s, host, seed):
            check.after(s, seat, move)
        assert s.over


@pytest.mark.rule("11")
@pytest.mark.parametrize(
    "likes", ["discard_estate", "use_bull", "catch", "donate", "settle", "copy", "passive"]
)
def test_and_of_games_that_seek_what_is_rare(likes: str) -> None:
    everything = {"power_of_court": "on", "new_world": "on", "ambassador": "on"}
    s, host = rich(GAME.setup(4, everything), 5)
    check = Check(s)
    for _, seat, move, _ in wander(s, host, 5, likes):
        check.after(s, seat, move)


@drawn
@given(case=st.sampled_from(CASES), seed=st.integers(0, 10**6))
@pytest.mark.rule("11")
@pytest.mark.rule("2.1")
def test_events_account_for_every_point_and_ducat(case: tuple[int, Options], seed: int) -> None:
    """Nothing changes silently: purses, the Crown and GP follow from what is told."""
    seats, options = case
    s, host = rich(GAME.setup(seats, options), seed)
    for before, _, _, told in wander(s, host, seed):
        assert _told(before, told) == _held(s)


def _held(s: PlusUltra) -> tuple[list[int], list[int], int]:
    return [int(p.score) for p in s.players], [int(p.ducats) for p in s.players], int(s.crown)


def _told(before: PlusUltra, told: list[Told]) -> tuple[list[int], list[int], int]:
    points, purses, crown = _held(before)
    for entry in log(told):
        seat = int(entry.get("seat", -1))
        match entry["event"]:
            case "scored":
                points[seat] += int(entry["points"])
                assert points[seat] == entry["total"] or points[seat] < 0
            case "lost":
                points[seat] -= int(entry["points"])
            case "earned":
                purses[seat] += int(entry["ducats"])
            case "paid":
                purses[seat] -= int(entry["ducats"])
                crown -= int(entry["crown"])
            case "coin_laid":
                purses[seat] -= 1
            case "crown_grew":
                crown += int(entry["ducats"])
    return points, purses, crown


@drawn
@given(case=st.sampled_from(CASES), seed=st.integers(0, 10**6))
@pytest.mark.rule("11")
def test_the_same_seed_and_moves_lead_to_the_same_state(case: tuple[int, Options], seed: int) -> None:
    seats, options = case
    ends = []
    for _ in range(2):
        s, host = rich(GAME.setup(seats, options), seed)
        for _ in wander(s, host, seed):
            pass
        ends.append(s.dump())
    assert ends[0] == ends[1]


@drawn
@given(case=st.sampled_from(CASES), seed=st.integers(0, 10**6))
@pytest.mark.rule("11")
@pytest.mark.rule("4 F")
def test_the_breakdown_adds_up(case: tuple[int, Options], seed: int) -> None:
    seats, options = case
    s, host = rich(GAME.setup(seats, options), seed)
    for _ in wander(s, host, seed):
        pass
    for seat in range(seats):
        assert sum(breakdown(s, seat).values()) == s.score(seat)


@pytest.mark.rule("11")
def test_random_games_reach_every_kind_of_move_and_event() -> None:
    """Otherwise the properties above would prove little."""
    verbs: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for number, (seats, options) in enumerate(CASES * 3):
        s, host = rich(GAME.setup(seats, options), number)
        for _, _, move, told in wander(s, host, number):
            verbs[GAME.verbs.name(move)] += 1
            events.update(str(entry["event"]) for entry in log(told))
    assert {phrase.name for phrase in GAME.verbs.phrases} - set(verbs) == set()
    begun = Recorder(Seeded(1))
    GAME.setup(3).begin(begun)
    events.update(str(entry["event"]) for entry in log(begun.events))
    assert {phrase.name for phrase in GAME.events} - set(events) == set()
