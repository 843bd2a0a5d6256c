"""The draw of a tournament, on simulated ones: nobody meets again where it can be avoided, starting places are
balanced within one, and nobody sits out twice before everybody has once."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from ludarium.server.tournament.draw import Draw, Player, everybody, least_excess, rounds_of_all, sizes, swiss
from ludarium.server.tournament.row import Away, Entrant, Round, Seating, Tournament
from ludarium.server.tournament.standing import HALF, shares, standings


class Field:
    """A tournament played by lot."""

    def __init__(self, people: int, most: int, seed: int) -> None:
        self.most = most
        self.rng = random.Random(seed)
        self.here = list(range(people))
        self.points: Counter[int] = Counter()
        self.away: Counter[int] = Counter()
        self.met: Counter[tuple[int, int]] = Counter()
        self.places = {number: [0] * most for number in self.here}

    def players(self) -> list[Player]:
        return [Player(one, self.points[one], self.away[one], tuple(self.places[one])) for one in self.here]

    def play(self) -> Draw:
        drawn = swiss(self.players(), self.met, self.most, range(2, 7), self.rng)
        self.take(drawn)
        return drawn

    def take(self, drawn: Draw) -> None:
        seated = [one for table in drawn.tables for one in table]
        assert sorted([*seated, *drawn.away]) == sorted(self.here), "everybody plays, or sits out, once"
        for table in drawn.tables:
            self.met.update(itertools.combinations(sorted(table), 2))
            order = self.rng.sample(range(1, len(table) + 1), len(table))
            for place, (one, points) in enumerate(zip(table, shares(order), strict=True)):
                self.points[one] += points
                self.places[one][place] += 1
        for one in drawn.away:
            self.away[one] += 1
            self.points[one] += HALF

    def spread_of_places(self, common: int) -> int:
        return max(max(counts[:common]) - min(counts[:common]) for counts in self.places.values())


def ways(people: Sequence[int], parts: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to part people into tables."""
    if not parts:
        yield []
        return
    first, rest = people[0], people[1:]
    for size in set(parts):
        left = list(parts)
        left.remove(size)
        for company in itertools.combinations(rest, size - 1):
            remaining = [one for one in rest if one not in company]
            for others in ways(remaining, left):
                yield [(first, *company), *others]


def bad(field: Field, tables: Sequence[Sequence[int]]) -> tuple[int, int]:
    """What the draw promises to have least of, the more important first."""
    players = {player.number: player for player in field.players()}
    again = sum(
        field.met[min(a, b), max(a, b)] ** 2 for table in tables for a, b in itertools.combinations(table, 2)
    )
    common = min(map(len, tables))
    places = sum(least_excess([players[one] for one in table], common)[0] for table in tables)
    return (again, places) if field.most == 2 else (places, again)


@pytest.mark.parametrize(
    ("people", "most", "rounds"),
    [(4, 2, 4), (5, 2, 5), (6, 2, 6), (7, 2, 5), (7, 3, 4), (8, 4, 3), (9, 4, 3)],
)
def test_no_draw_of_a_small_field_is_better(people: int, most: int, rounds: int) -> None:
    field = Field(people, most, seed=people * most)
    for _ in range(rounds):
        before = Field(people, most, 0)
        before.__dict__.update(
            met=field.met.copy(), places={one: [*counts] for one, counts in field.places.items()}
        )
        drawn = field.play()
        playing = [one for one in before.here if one not in drawn.away]
        parts = sizes(people, most, range(2, 7))[0]
        least = min(bad(before, tables) for tables in ways(playing, parts))
        assert bad(before, drawn.tables) == least


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    ("people", "most", "rounds"),
    [(6, 2, 3), (8, 2, 3), (9, 2, 4), (12, 2, 5), (13, 2, 6), (21, 2, 7), (12, 3, 4), (11, 4, 5), (12, 4, 5)],
)
def test_places_are_balanced_and_nobody_sits_out_twice(
    people: int, most: int, rounds: int, seed: int
) -> None:
    field = Field(people, most, seed)
    common = min(sizes(people, most, range(2, 7))[0])
    for _ in range(rounds):
        field.play()
        assert field.spread_of_places(common) <= 1
        assert max(field.away.values(), default=0) - min(field.away[one] for one in field.here) <= 1
    if most == 2:
        assert max(field.met.values()) == 1, "with fewer rounds than half the field nobody meets again"


@pytest.mark.parametrize("seed", range(3))
def test_drop_outs_and_late_comers_are_drawn_too(seed: int) -> None:
    field = Field(14, 2, seed)
    for number in range(6):
        field.play()
        field.here.remove(field.rng.choice(field.here))
        if number == 1:
            field.here.append(14)
            field.places[14] = [0, 0]
            field.away[14] = 2  # what one has missed counts as sat out
    assert max(field.met.values()) == 1
    assert field.spread_of_places(2) <= 2


def test_equal_points_meet() -> None:
    players = [Player(number, points=120 * (number < 4)) for number in range(8)]
    drawn = swiss(players, {}, 4, range(2, 5), random.Random(1))
    assert {frozenset(table) for table in drawn.tables} == {frozenset(range(4)), frozenset(range(4, 8))}


def test_the_last_of_those_who_never_did_sits_out() -> None:
    players = [Player(0, 0, away=1), Player(1, 60), Player(2, 120), Player(3, 120), Player(4, 240)]
    assert swiss(players, {}, 2, range(2, 7), random.Random(1)).away == [1]


def test_tables_differ_by_one_at_most() -> None:
    assert sizes(12, 4, range(2, 7)) == ([4, 4, 4], 0)
    assert sizes(11, 4, range(2, 7)) == ([4, 4, 3], 0)
    assert sizes(5, 4, range(2, 7)) == ([3, 2], 0)
    assert sizes(7, 2, range(2, 7)) == ([2, 2, 2], 1)
    assert sizes(5, 4, (4,)) == ([4], 1)
    assert sizes(1, 2, range(2, 7)) == ([], 1)
    assert swiss([Player(7)], {}, 2, range(2, 7), random.Random(1)) == Draw([], [7])


@pytest.mark.parametrize("people", [3, 4, 5, 6, 11, 12])
def test_everybody_meets_everybody_once(people: int) -> None:
    met: Counter[tuple[int, int]] = Counter()
    firsts: Counter[int] = Counter()
    away: Counter[int] = Counter()
    for number in range(rounds_of_all(people, 2)):
        drawn = everybody(range(people), frozenset(range(people)), number)
        assert sorted([*drawn.away, *itertools.chain(*drawn.tables)]) == list(range(people))
        met.update((min(table), max(table)) for table in drawn.tables)
        firsts.update(table[0] for table in drawn.tables)
        away.update(drawn.away)
    assert set(met) == set(itertools.combinations(range(people), 2))
    assert set(met.values()) == {1}
    assert all(abs(2 * firsts[one] - (people - 1)) <= 1 for one in range(people))
    assert set(away.values()) <= {1}


def test_who_would_have_met_somebody_gone_sits_out() -> None:
    [table] = everybody(range(4), frozenset({0, 1, 2}), 0).tables
    away = everybody(range(4), frozenset({0, 1, 2}), 0).away
    assert {*table, *away} == {0, 1, 2}


# Points and ties


def test_a_table_is_worth_the_same_whatever_its_size() -> None:
    assert shares([1, 2]) == [120, 0]
    assert shares([2, 1, 3, 4]) == [80, 120, 40, 0]
    assert shares([1, 1, 3]) == [90, 90, 0]
    assert shares([1, 2, 2, 2, 5, 6]) == [120, 72, 72, 72, 24, 0]
    for places in itertools.product(range(1, 5), repeat=4):
        assert sum(shares([sum(other < place for other in places) + 1 for place in places])) == 240


def tournament(*rounds: Round, people: int) -> Tournament:
    return Tournament(
        id="t",
        name="A test",
        format="swiss",
        game="any",
        options={},
        seats=2,
        timer=0,
        rounds=len(rounds),
        deadline=1000,
        pause=0,
        rated=False,
        late=False,
        most=20,
        public=True,
        organiser="o",
        status="running",
        created=0.0,
        entrants=[Entrant(guest=f"g{number}") for number in range(people)],
        played=list(rounds),
    )


def pair(one: int, other: int, points: Sequence[int] = (120, 0)) -> Seating:
    return Seating(table="x", entrants=[one, other], points=list(points), end="played")


def test_ties_are_broken_by_whom_one_met_then_directly_then_by_wins() -> None:
    first = Round(began=0.0, due=1.0, tables=[pair(0, 1), pair(2, 3)])
    second = Round(began=0.0, due=1.0, tables=[pair(0, 2), pair(1, 3)])
    lines = standings(tournament(first, second, people=4))
    assert [(line.entrant, line.place) for line in lines] == [(0, 1), (1, 2), (2, 2), (3, 4)]
    met = {line.entrant: line.met // 60 for line in lines}
    assert met == {0: 240, 1: 240, 2: 240, 3: 240}
    third = Round(began=0.0, due=1.0, tables=[pair(1, 2), pair(0, 3)])
    lines = standings(tournament(first, second, third, people=4))
    assert [line.entrant for line in lines] == [0, 1, 2, 3]
    drawn = Round(began=0.0, due=1.0, tables=[pair(0, 1, (60, 60)), pair(2, 3, (60, 60))])
    even = standings(tournament(drawn, people=4))
    assert [line.place for line in even] == [1, 1, 1, 1]
    assert [line.firsts for line in even] == [1, 1, 1, 1]


def test_the_direct_meeting_decides_between_those_who_are_level() -> None:
    first = Round(began=0.0, due=1.0, tables=[pair(0, 1), pair(2, 3, (60, 60))])
    second = Round(began=0.0, due=1.0, tables=[pair(1, 2), pair(3, 0)])
    third = Round(began=0.0, due=1.0, tables=[pair(0, 2, (60, 60)), pair(1, 3, (60, 60))])
    lines = {line.entrant: line for line in standings(tournament(first, second, third, people=4))}
    level = [line for line in lines.values() if (line.points, line.met) == (lines[0].points, lines[0].met)]
    assert {line.entrant for line in level} == {0, 1}
    assert (lines[0].direct, lines[1].direct) == (1, -1)
    assert lines[0].place < lines[1].place


def test_a_round_sat_out_counts_ones_own_points() -> None:
    only = Round(
        began=0.0,
        due=1.0,
        tables=[pair(0, 1)],
        away=[Away(entrant=2, points=HALF), Away(entrant=3, points=0)],
    )
    lines = {line.entrant: line for line in standings(tournament(only, people=4))}
    assert lines[2].points == HALF
    assert lines[2].met == HALF * 60
    assert lines[3].cells == [0]
    assert [lines[number].place for number in range(4)] == [1, 3, 2, 4]
