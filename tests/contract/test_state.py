"""Clone, equality, saving: all from one declaration, and nothing forgotten."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from itertools import islice

from ludarium.core.host import Seeded
from ludarium.core.kernel import play, play_within, redealt, run
from ludarium.core.state import Outline, State
from tests.contract.conftest import Case
from tests.contract.walk import asked, moves_of, walk


def _attributes(thing: object) -> dict[str, object]:
    """Every attribute of an object of the engine, compiled (the class lists them) or not."""
    names = {name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    names |= set(getattr(thing, "__dict__", {}))
    return {name: getattr(thing, name) for name in names if not name.startswith("__")}


def _parts(thing: object, path: str = "state") -> dict[str, object]:
    """Every object of the engine below a state, by its path; what clones share is left out."""
    found: dict[str, object] = {}
    if isinstance(thing, Outline) or type(thing).__name__ == "Rules":
        return found
    if isinstance(thing, list) or type(thing).__name__ == "vec":  # a vec of objects
        items: Iterable[object] = thing  # type: ignore[assignment]
        for index, item in enumerate(items):
            found |= _parts(item, f"{path}[{index}]")
    elif type(thing).__module__.startswith("ludarium."):
        found[path] = thing
        for name, value in _attributes(thing).items():
            found |= _parts(value, f"{path}.{name}")
    elif type(thing).__name__.startswith("vec["):
        found[path] = thing
    return found


def test_before_the_first_step_nobody_is_waited_for(case: Case) -> None:
    turn = case.setup().new().turn
    assert turn.over
    assert not turn.asked
    assert not any(turn.takes_part(seat) for seat in range(int(turn.seats)))


def test_clones_are_equal_and_share_nothing_that_changes(case: Case) -> None:
    for moment, _ in walk(case.setup(), 3):
        twin = moment.state.clone()
        assert twin.same(moment.state)
        mine, theirs = _parts(moment.state), _parts(twin)
        assert mine.keys() == theirs.keys()
        for path, part in mine.items():
            if type(part).__name__.startswith(
                "vec["
            ):  # of numbers: put into a new object whenever it is read
                assert list(part) == list(theirs[path]), path  # type: ignore[call-overload]
            else:
                assert part is not theirs[path], f"{path} is shared by the clone"


def test_a_state_becomes_another_and_shares_nothing_with_it(case: Case) -> None:
    setup = case.setup()
    states = [moment.state for moment, _ in walk(setup, 5)]
    spare = states[-1].clone()
    for state in [*states[::7], *states[::-11]]:
        spare.become(state)
        assert spare.same(state)
        assert json.dumps(spare.dump()) == json.dumps(state.dump())
        mine, theirs = _parts(state), _parts(spare)
        for path in mine.keys() & theirs.keys():
            if not type(mine[path]).__name__.startswith("vec["):
                assert mine[path] is not theirs[path], f"{path} is shared"
    before = json.dumps(states[0].dump())
    copy = redealt(states[0], 0, Seeded(1), spare)
    assert copy is spare
    assert copy.same(redealt(states[0], 0, Seeded(1)))
    play(copy, asked(copy)[0], moves_of(copy, asked(copy)[0])[0], Seeded(2))
    assert json.dumps(states[0].dump()) == before


def test_playing_on_a_clone_leaves_the_original(case: Case, seed: int) -> None:
    host = Seeded(seed)
    rng = random.Random(seed)
    for moment, _ in walk(case.setup(), seed):
        before = json.dumps(moment.state.dump())
        twin = moment.state.clone()
        for _ in range(3):
            if not twin.over:
                seat = asked(twin)[0]
                play(twin, seat, rng.choice(moves_of(twin, seat)), host)
        assert json.dumps(moment.state.dump()) == before


def test_a_move_played_within_a_phase_stops_at_its_end(case: Case, seed: int) -> None:
    policy = case.game.policy
    for moment, _ in walk(case.setup(), seed):
        whole, within = moment.state.clone(), moment.state.clone()
        host, twin = Seeded(moment.number), Seeded(moment.number)
        limit = policy.phase(whole) + 1
        play(whole, moment.seat, moment.move, host)
        play_within(within, moment.seat, moment.move, twin, policy, limit)
        if policy.phase(whole) < limit:
            assert within.same(whole)
        else:
            assert policy.phase(within) == limit or within.over
        run(within, twin)
        assert within.same(whole), "nothing is left out, only put off"


def test_saved_states_load_and_play_on_alike(case: Case, seed: int) -> None:
    setup = case.setup()
    for moment, _ in walk(setup, seed):
        loaded = setup.load(json.loads(json.dumps(moment.state.dump())))
        assert loaded.same(moment.state)
        assert moves_of(loaded, moment.seat) == moment.moves
        twin = moment.state.clone()
        for state in (loaded, twin):
            play(state, moment.seat, moment.move, Seeded(seed + moment.number))
        assert loaded.same(twin)
        assert not loaded.same(moment.state), "a move changes the position"


def test_every_saved_field_counts_for_equality(case: Case) -> None:
    setup = case.setup()
    state = [moment.state for moment, _ in islice(walk(setup, 1), 5)][-1]
    plain = json.loads(json.dumps(state.dump()))
    for key, value in plain.items():
        if isinstance(value, int) and not isinstance(value, bool) and key != "seats":
            assert not _load(setup, plain | {key: value + 1}).same(state), key


def _load(setup: object, data: dict[str, object]) -> State:
    state: State = setup.load(data)  # type: ignore[attr-defined]
    return state
