"""States travel: by pickle, by copies, by text; and what is no state is refused in a sentence."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from ludarium.core.host import Seeded
from ludarium.core.kernel import legal, play
from ludarium.core.moves import Moves
from ludarium.core.snapshot import SnapshotError, from_text, setup_of, to_text
from ludarium.core.state import State
from ludarium.games import all_games


def midgame(game: object, seats: int) -> State:
    host = Seeded(seats)
    state: State = game.setup(seats).begin(host)  # type: ignore[attr-defined]
    moves = Moves()
    for _ in range(30):
        seat = state.actor()
        legal(state, seat, moves)
        play(state, seat, moves[host.roll(moves.size)], host)
        if state.over:
            break
    return state


@pytest.mark.parametrize("game", all_games(template=True), ids=lambda game: game.id)
def test_a_state_comes_back_as_it_was(game: object) -> None:
    for seats in game.seats:  # type: ignore[attr-defined]
        state = midgame(game, seats)
        for again in (
            pickle.loads(pickle.dumps(state)),
            copy.deepcopy([state])[0],
            copy.copy(state),
            from_text(to_text(state)),
        ):
            assert again.same(state)
            assert again is not state
            before = state.dump()
            host, moves = Seeded(7), Moves()
            if not again.over:
                legal(again, again.actor(), moves)
                play(again, again.actor(), moves[0], host)
            assert state.dump() == before


def test_rules_travel_with_their_options() -> None:
    game = next(game for game in all_games() if game.options and 2 in game.seats)
    option = next(option for option in game.options if not option.seats or 2 in option.seats)
    setup = game.setup(2, {option.name: option.values[-1]})
    again = pickle.loads(pickle.dumps(setup.begin(Seeded(1))))
    assert setup_of(again).options == setup.options


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        json.dumps({"made_of": {"game": "os", "seats": 2, "chosen": {}, "version": "1"}, "state": {}}),
        json.dumps({"made_of": {"game": "ludarium.games.chess", "seats": 2, "chosen": {}, "version": "1"}}),
    ],
)
def test_what_is_no_snapshot_is_refused(text: str) -> None:
    with pytest.raises(SnapshotError):
        from_text(text)
