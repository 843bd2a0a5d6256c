"""Moves in one go: whatever order they are given in, and with no word about what the seat cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations

import pytest

from ludarium.core.batch import BatchError, arrange, offered
from ludarium.core.host import Preview, UnknownAhead
from ludarium.core.kernel import is_legal, play, why_not
from ludarium.core.state import State
from tests.contract.conftest import Case
from tests.contract.walk import moves_of, some_words, walk

LONGEST = 5
POSITIONS = 12  # of a game
# Steps that ask for a set in one order: there the order given changes nothing, neither which cards nor what follows.
SETS = {
    "artificium": {"round_end": {"drop", "sell"}, "resolve": {"sell", "buy"}, "wizard_discard": {"drop"}},
    "ars-universalis": {"trade": {"sell"}, "receive": {"drop"}, "solo_discard": {"drop"}},
}


def after(state: State, seat: int, move: int) -> State | None:
    """The seat's next point of a batch, if there is one."""
    copy = state.clone()
    try:
        play(copy, seat, move, Preview(seat))
    except UnknownAhead:
        return None
    if copy.over or copy.step.simultaneous != state.step.simultaneous:
        return None
    return copy


def legal_in(state: State, seat: int, order: tuple[int, ...] | list[int]) -> bool:
    here: State | None = state
    for place, move in enumerate(order):
        if here is None or not is_legal(here, seat, move):
            return False
        here = after(here, seat, move) if place < len(order) - 1 else here
    return True


def runs(case: Case, seed: int) -> Iterator[tuple[State, int, list[int]]]:
    """Positions of a random game, each with moves that its seat can make one after another."""
    rng = random.Random(seed)
    moments = [moment for moment, _ in walk(case.setup(), seed)]
    for moment in rng.sample(moments, min(POSITIONS, len(moments))):
        here: State | None = moment.state
        run: list[int] = []
        while here is not None and len(run) < LONGEST and (moves := moves_of(here, moment.seat)):
            run.append(rng.choice(moves))
            here = after(here, moment.seat, run[-1])
        yield moment.state, moment.seat, run


def test_any_order_can_be_arranged(case: Case, seed: int) -> None:
    rng = random.Random(seed)
    for state, seat, run in runs(case, seed):
        before = state.clone()
        assert arrange(state, seat, run) == run
        given = rng.sample(run, len(run))
        order = arrange(state, seat, given)
        assert sorted(order) == sorted(run)
        assert legal_in(state, seat, order)
        assert order == given or not legal_in(state, seat, given)
        assert state.same(before)


def test_what_is_offered_is_what_can_be_added(case: Case, seed: int) -> None:
    rng = random.Random(seed)
    for state, seat, run in runs(case, seed):
        moves = moves_of(state, seat)
        assert offered(state, seat, [])[: len(moves)] == moves
        staged = run[: rng.randrange(min(3, len(run)) + 1)]
        found = offered(state, seat, staged)
        assert len(set(found)) == len(found)
        possible = {
            move
            for order in permutations(staged)
            if legal_in(state, seat, order)
            for move in additions(state, seat, order)
        }
        assert possible <= set(found)
        for move in set(found) - possible:  # it needs others of the only verb first
            assert any(legal_in(state, seat, order) for order in filled(state, seat, [*staged, move]))


def additions(state: State, seat: int, order: tuple[int, ...]) -> set[int]:
    """The moves that can be put somewhere into this order."""
    found: set[int] = set()
    here: State | None = state
    for place in range(len(order) + 1):
        if here is None:
            break
        for move in moves_of(here, seat):
            if legal_in(state, seat, [*order[:place], move, *order[place:]]):
                found.add(move)
        here = after(here, seat, order[place]) if place < len(order) else None
    return found


def filled(state: State, seat: int, moves: list[int]) -> Iterator[list[int]]:
    """Longer and longer runs with these moves and others among them, in a step with but one verb."""
    runs: list[tuple[State, list[int]]] = [(state, [])]
    while runs:
        here, run = runs.pop()
        for move in moves_of(here, seat):
            longer = [*run, move]
            if all(longer.count(wanted) >= moves.count(wanted) for wanted in moves):
                yield longer
            following = after(here, seat, move)
            if following is not None and len(longer) < LONGEST:
                runs.append((following, longer))


def test_a_set_is_the_same_in_any_order(case: Case, seed: int) -> None:
    steps = SETS.get(case.game.id, {})
    rng = random.Random(seed)
    for moment, _ in walk(case.setup(), seed):
        verbs = steps.get(moment.state.step.name, set())
        here: State | None = moment.state
        run: list[int] = []
        while here is not None and len(run) < LONGEST:
            moves = [move for move in moves_of(here, moment.seat) if case.game.verbs.name(move) in verbs]
            if not moves or here.step is not moment.state.step:
                break
            run.append(rng.choice(moves))
            here = after(here, moment.seat, run[-1])
        if here is not None and len(run) > 1:
            given = rng.sample(run, len(run))
            state = moment.state
            for move in arrange(moment.state, moment.seat, given):
                following = after(state, moment.seat, move)
                assert following is not None
                state = following
            assert state.same(here)


def test_nothing_is_said_of_what_is_not_known(case: Case, seed: int) -> None:
    """Only the last move of a batch may draw, show a secret, or end the turn."""
    for moment, seen in walk(case.setup(), seed):
        if seen.outcomes and not seen.state.over and moves_of(seen.state, moment.seat):
            following = moves_of(seen.state, moment.seat)[0]
            if not legal_in(moment.state, moment.seat, [following, moment.move]):
                with pytest.raises(BatchError):
                    arrange(moment.state, moment.seat, [moment.move, following])


def test_withheld_moves_are_not_betrayed(case: Case, seed: int) -> None:
    setup = case.setup()
    if not setup.withheld:
        return
    for moment, _ in walk(setup, seed):
        listed = setup.listed(moment.state, moment.seat)
        assert offered(moment.state, moment.seat, [], setup.withheld)[: len(listed)] == listed
        hidden = [move for move in moment.moves if move not in listed]
        for move in hidden[:1]:
            assert not offered(moment.state, moment.seat, [move], setup.withheld)
            with pytest.raises(BatchError):
                arrange(moment.state, moment.seat, [*listed[:1], move, move], setup.withheld)


def test_a_single_move_is_refused_for_the_kernels_reason(case: Case, seed: int) -> None:
    rng = random.Random(seed)
    for state, seat, _ in runs(case, seed):
        for move in some_words(case.game, rng, 4):
            why = why_not(state, seat, move)
            if why is not None:
                with pytest.raises(BatchError) as refused:
                    arrange(state, seat, [move])
                assert (refused.value.why.reason, refused.value.why.values) == (why.reason, why.values)
