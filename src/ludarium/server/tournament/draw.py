"""The draw of a tournament: who sits at which table of a round, and in which starting place. Pure functions.

Two at a table: it counts first that nobody meets the same person again, and then that everybody has either starting
place equally often, or once more. More at a table, where most have met somebody after a round or two: the starting
places first, and then that as few as possible meet again. Last, in a Swiss draw, that those meet who have as many
points. Fields of up to twelve are searched whole; in larger ones the search ends after so many steps, and what it
found is bettered by exchanging two people at a time.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

STEPS = 40_000  # companies looked at: enough for every way to part twelve people
WORK = (
    100_000  # what looking at new companies may take in all, in eighths of the ways to seat them one by one
)
NEAR = 12  # in a larger field, so many of the next by points are looked at as company
KICKS = 12  # times that a draw which could be better is shaken
CANDIDATES = 8  # who might sit out: so many are tried

Met = Mapping[tuple[int, int], int]  # how often two people have met, the smaller number first


@dataclass(frozen=True)
class Player:
    """Somebody who plays the round, as far as the draw has to know."""

    number: int
    points: int = 0
    away: int = 0  # rounds without a table so far
    places: tuple[int, ...] = (0,) * 6  # how often in each starting place of the largest table


class Draw(NamedTuple):
    tables: list[list[int]]  # the players' numbers, by starting place
    away: list[int]  # for whom there is no seat in this round


class Cost(NamedTuple):
    """What is bad about a draw: what comes first counts first."""

    first: int
    second: int
    apart: int  # the squares of the differences in points

    def plus(self, other: Cost) -> Cost:
        return Cost(self.first + other.first, self.second + other.second, self.apart + other.apart)


NONE = Cost(0, 0, 0)
Group = tuple[int, ...]  # positions in the field, ascending


def sizes(people: int, most: int, allowed: Sequence[int]) -> tuple[list[int], int]:
    """Of the tables, the larger first, which differ by one at most; and for how many there is no seat."""
    for away in range(people):
        many = -(-(people - away) // most)
        small, larger = divmod(people - away, many)
        found = [small + 1] * larger + [small] * (many - larger)
        if all(size > 1 and size in allowed for size in found):
            return found, away
    return [], people


def swiss(players: Sequence[Player], met: Met, most: int, allowed: Sequence[int], rng: random.Random) -> Draw:
    """Equal points meet; within equal points the lot decides. Who sits out is the last of those who have done so
    least, unless the draw is better when another of them does."""
    order = list(players)
    rng.shuffle(order)
    order.sort(key=lambda player: -player.points)
    parts, away = sizes(len(order), most, allowed)
    if not parts:
        return Draw([], [player.number for player in order])
    least_away = order[::-1]
    least_away.sort(key=lambda player: player.away)
    resting = [least_away[:away]]
    if away == 1:
        resting = [[one] for one in least_away if one.away == least_away[0].away][:CANDIDATES]
    best: tuple[Cost, list[list[Player]], list[Player]] | None = None
    for rest in resting:
        cost, groups = _part([player for player in order if player not in rest], met, most, parts, rng)
        if best is None or cost[:2] < best[0][:2]:
            best = cost, groups, rest
        if cost[:2] == NONE[:2]:
            break
    assert best is not None
    return Draw(_seated(best[1], min(parts), rng), [player.number for player in best[2]])


def rounds_of_all(people: int, most: int) -> int:
    """Rounds in which everybody can have met everybody."""
    if most == 2:
        return people - 1 + people % 2
    return -(-(people - 1) // (most - 1))


def everybody(numbers: Sequence[int], here: frozenset[int], number: int) -> Draw:
    """The round of this number (from 0) in which everybody meets everybody once, two at a table: all but the last
    player go round a circle, and each has either starting place equally often, or once more. Who would meet nobody,
    since the field is odd or somebody is gone, sits out."""
    field: list[int | None] = [*numbers]
    if len(field) % 2:
        field.append(None)
    turning = len(field) - 1
    draw = Draw([], [])
    for half in range(len(field) // 2):
        if half:
            one, other = field[(number + half) % turning], field[(number - half) % turning]
            swapped = half % 2 == 1
        else:
            one, other = field[turning], field[number % turning]
            swapped = number % 2 == 1
        pair = [who for who in ((other, one) if swapped else (one, other)) if who is not None and who in here]
        if len(pair) == 2:
            draw.tables.append(pair)
        else:
            draw.away.extend(pair)
    return draw


class _Parting:
    """One field to be parted into tables."""

    def __init__(self, field: Sequence[Player], met: Met, most: int, common: int) -> None:
        self.field = field
        self.most = most
        self.common = common
        self.again = [
            [
                met.get((min(one.number, other.number), max(one.number, other.number)), 0) ** 2
                for other in field
            ]
            for one in field
        ]
        self.cost = cache(self._cost)
        self.steps = STEPS
        self.work = WORK
        self.best: Cost | None = None
        self.groups: list[Group] = []

    def _cost(self, group: Group) -> Cost:
        self.work -= len(group) << len(group) >> 3
        again = apart = 0
        for one, other in itertools.combinations(group, 2):
            again += self.again[one][other]
            apart += (self.field[one].points - self.field[other].points) ** 2
        places = least_excess([self.field[one] for one in group], self.common)[0]
        return Cost(again, places, apart) if self.most == 2 else Cost(places, again, apart)

    def total(self, groups: Sequence[Group]) -> Cost:
        cost = NONE
        for group in groups:
            cost = cost.plus(self.cost(group))
        return cost

    def search(self, left: Group, parts: tuple[int, ...], found: list[Group], cost: Cost) -> None:
        """The best way to part those who are left, with what is found already, of whatever there is time for."""
        if not left:
            self.best, self.groups = cost, list(found)
            return
        first, others = left[0], left[1:]
        near = others if len(left) <= NEAR else others[:NEAR]
        for size in sorted(set(parts), reverse=True):
            rest = list(parts)
            rest.remove(size)
            company = near if len(near) >= size - 1 else others
            offers = [(first, *chosen) for chosen in itertools.combinations(company, size - 1)]
            self.steps -= len(offers)
            for group in sorted(offers, key=self.cost):
                then = cost.plus(self.cost(group))
                if self.best is not None and then >= self.best:
                    break
                taken = set(group)
                remaining = tuple([one for one in left if one not in taken])
                self.search(remaining, tuple(rest), [*found, group], then)
                if self.steps < 0 or self.work < 0:
                    return

    def improve(self, groups: list[Group], cost: Cost) -> tuple[Cost, list[Group]]:
        """Exchange two people as long as it helps."""
        helped = True
        while helped and self.work > 0:
            helped = False
            for one, other in itertools.combinations(range(len(groups)), 2):
                better = self._exchange(groups[one], groups[other])
                if better is not None:
                    groups[one], groups[other] = better
                    helped = True
        return self.total(groups), groups

    def _exchange(self, one: Group, other: Group) -> tuple[Group, Group] | None:
        now = self.cost(one).plus(self.cost(other))
        best = None
        for mine, theirs in itertools.product(one, other):
            ours = tuple(sorted([theirs if each == mine else each for each in one]))
            others = tuple(sorted([mine if each == theirs else each for each in other]))
            then = self.cost(ours).plus(self.cost(others))
            if then < now:
                now, best = then, (ours, others)
        return best


def _part(
    field: Sequence[Player], met: Met, most: int, parts: Sequence[int], rng: random.Random
) -> tuple[Cost, list[list[Player]]]:
    parting = _Parting(field, met, most, min(parts))
    parting.search(tuple(range(len(field))), tuple(parts), [], NONE)
    assert parting.best is not None
    best, groups = parting.improve(parting.groups, parting.best)
    for _ in range(KICKS if best[:2] != NONE[:2] and len(field) > NEAR else 0):
        parting.work = max(parting.work, WORK // KICKS)
        shaken = parting.improve(_shaken(groups, rng), best)
        if shaken[0] < best:
            best, groups = shaken
    return best, [[field[one] for one in group] for group in groups]


def _shaken(groups: Sequence[Group], rng: random.Random) -> list[Group]:
    """The same draw with some people exchanged by lot."""
    shaken = [list(group) for group in groups]
    for _ in range(max(2, len(groups) // 2)):
        one, other = rng.sample(range(len(shaken)), 2)
        mine, theirs = rng.randrange(len(shaken[one])), rng.randrange(len(shaken[other]))
        shaken[one][mine], shaken[other][theirs] = shaken[other][theirs], shaken[one][mine]
    return [tuple(sorted(group)) for group in shaken]


def _seated(groups: Sequence[list[Player]], common: int, rng: random.Random) -> list[list[int]]:
    """Everybody in a starting place; where several would do, the lot decides."""
    tables = []
    for group in groups:
        mixed = list(group)
        rng.shuffle(mixed)
        _, order = least_excess(mixed, common)
        tables.append([mixed[one].number for one in order])
    return tables


def least_excess(group: Sequence[Player], common: int) -> tuple[int, list[int]]:
    """By how much starting places repeat at best, squared and summed up; and who then sits in which, as positions in
    the group by starting place. What repeats is seen against the `common` places, which all tables of the round
    have."""
    size = len(group)
    costs = []
    for player in group:
        least = min(player.places[:common])
        costs.append([max(0, count - least) ** 2 for count in player.places[:size]])
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}  # by who sits, in the first places
    for place in range(size):
        after: dict[int, tuple[int, list[int]]] = {}
        for sitting, (cost, order) in best.items():
            for one in range(size):
                if sitting >> one & 1:
                    continue
                then = cost + costs[one][place]
                mask = sitting | 1 << one
                if mask not in after or then < after[mask][0]:
                    after[mask] = (then, [*order, one])
        best = after
    return best[(1 << size) - 1]
