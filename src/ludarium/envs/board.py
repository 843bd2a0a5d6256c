"""Games as numpy arrays: what all environments stand on."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any, Literal, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludarium.core.game import Setup
from ludarium.core.host import Seeded
from ludarium.core.numbering import Numbering
from ludarium.core.ruleset import SettingError
from ludarium.core.state import State
from ludarium.core.vector import NOBODY, Vector
from ludarium.envs.shelf import Shelf
from ludarium.games import find_game

Actions = Literal["fixed", "list"]
Reward = Literal["win", "points"]
PLACES = 256  # of a list of legal moves, that can be chosen: the longest of thousands of games had 203
PLACES_ALONE = 1024  # with one hand for many works lists are longer: the longest had 744
SEED_BITS = 62
HUMAN = "human"
RENDER_MODES = ("ansi", HUMAN)
Observation = dict[str, NDArray[Any]]


def look_into(buffer: Any, kind: type[np.generic]) -> NDArray[Any]:
    """The engine's own numbers, not a copy: read only, and always as they are now."""
    return np.frombuffer(buffer, kind)


def seen_in(vector: Vector) -> NDArray[np.int16]:
    """What was shown of each game, to the seat that it was shown to last."""
    return look_into(vector.observations, np.int16).reshape(-1, int(vector.width))


def make_setup(game: str, seats: int | None, options: Mapping[str, str] | None) -> Setup:
    """The game by its id, `_` or `-` alike; for two, unless it says how many, or alone if it must be."""
    found = find_game(str(game).replace("_", "-"))
    many = whole("seats", seats, 1) if seats is not None else 2 if 2 in found.seats else found.seats[0]
    if options is not None and not isinstance(options, Mapping):
        raise SettingError(f"options are a dictionary of names and values, not {options!r}")
    return found.setup(many, {name: str(value) for name, value in (options or {}).items()})


def whole(name: str, number: Any, least: int) -> int:
    """A whole number that was given, also one of numpy's."""
    try:
        found = index(number)
    except TypeError:
        found = least - 1
    if found < least:
        raise SettingError(f"{name} must be a whole number, {least} or more, not {number!r}")
    return found


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise SettingError(f"render_mode is 'ansi' (text), 'human' (the text printed) or None, not {mode!r}")


def places_for(setup: Setup) -> int:
    return PLACES if setup.seats > 1 else PLACES_ALONE


def make_vector(
    setup: Setup,
    games: int,
    seed: int,
    *,
    actions: Actions | None = None,
    reward: Reward = "win",
    places: int | None = None,
    move_rows: bool = True,
    observe: bool = True,
    forced: bool = True,
) -> Vector:
    """The compiled games. Where moves are too many to have a number each, they are chosen by place in the list."""
    if actions not in (None, "fixed", "list"):
        raise SettingError(
            f"actions are 'fixed' (a number for every move) or 'list' (places), not {actions!r}"
        )
    if reward not in ("win", "points"):
        raise SettingError(f"reward is 'win' or 'points', not {reward!r}")
    chosen = places_for(setup) if places is None else whole("places", places, 1)
    few = Numbering(setup.game.verbs, setup.seats).few
    if actions == "fixed" and not few:
        raise SettingError(f"{setup.game.name} has too many moves for a number each: use actions='list'")
    listed = actions == "list" or not few
    return Vector(
        setup.new(),
        games,
        seed,
        places=chosen if listed else 0,
        by_points=reward == "points",
        with_rows=listed and move_rows,
        observed=observe,
        forced=forced,
    )


Words = tuple[int, int, int, int]


def chance_of(host: Seeded) -> Words:
    """Where a generator stands."""
    return host.s0, host.s1, host.s2, host.s3


def set_chance(host: Seeded, words: Words) -> None:
    host.s0, host.s1, host.s2, host.s3 = words


class Standing(NamedTuple):
    """How games stand: what a copy or a pickle of an environment takes along. All else is made anew."""

    states: list[State]
    chance: list[Words]
    paid: dict[str, list[Any]]  # what the last step and the last games left in the arrays of this name
    counted: dict[str, int]

    @staticmethod
    def of(vector: Vector) -> Standing:
        return Standing(
            [vector.states[game] for game in range(vector.games)],
            [chance_of(vector.hosts[game]) for game in range(vector.games)],
            {name: list(getattr(vector, name)) for name in ("rewards", "scores", "done", "won", "illegal")},
            {"episodes": vector.episodes, "cut": vector.cut},
        )

    def put(self, vector: Vector) -> None:
        """Into games just made."""
        for game, (state, words) in enumerate(zip(self.states, self.chance)):
            vector.reset_game(game, 0)
            vector.states[game].become(state)
            set_chance(vector.hosts[game], words)
            vector.show(game)
        for name, values in self.paid.items():
            cells = getattr(vector, name)
            for place, value in enumerate(values):
                cells[place] = value
        vector.unsettled = True
        for name, count in self.counted.items():
            setattr(vector, name, count)


class Board:
    """One game: its arrays, its spaces, and its seeds."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        actions: Actions | None = None,
        reward: Reward = "win",
        places: int | None = None,
    ) -> None:
        self._made_of = (game, seats, options, actions, reward, places)
        self.setup = make_setup(game, seats, options)
        self.seats = self.setup.seats
        self.vector = make_vector(self.setup, 1, 0, actions=actions, reward=reward, places=places)
        self.listed = not self.vector.fixed
        self.size = int(self.vector.actions)
        self.width = int(self.vector.width)
        self.row_width = int(self.vector.rows.width)
        self.feature_names = list(self.vector.names)
        self.move_feature_names = list(self.vector.rows.names)
        self.rewards = look_into(self.vector.rewards, np.float64)
        self.scores = look_into(self.vector.scores, np.int32)
        self._seen = seen_in(self.vector)[0]
        self._mask = look_into(self.vector.masks, np.int8)
        self._spare = look_into(self.vector.spare.cells, np.int16)
        self._spare_mask = look_into(self.vector.spare_mask, np.int8)
        if self.listed:
            shape = (self.size, self.row_width)
            self._rows = Shelf(look_into(self.vector.move_rows, np.int16).reshape(shape))
            self._spare_rows = Shelf(look_into(self.vector.spare_rows, np.int16).reshape(shape))
        self.seen = self._seen.copy  # what was shown last, to the seat that it was shown to,
        self.mask = self._mask.copy  # and what the seat that is asked may do
        self._random = Random(secrets.randbits(SEED_BITS))

    def __reduce__(self) -> tuple[Any, ...]:
        return board_again, (self._made_of, Standing.of(self.vector), self._random.getstate())

    # Spaces

    def cells(self) -> spaces.Box:
        return spaces.Box(-32_768, 32_767, (self.width,), np.int16)

    def observation_space(self) -> spaces.Dict:
        """What a seat sees, its mask, and, where moves are chosen by place, the rows of its moves."""
        parts: dict[str, spaces.Space[Any]] = {
            "observation": self.cells(),
            "action_mask": spaces.Box(0, 1, (self.size,), np.int8),
        }
        if self.listed:
            parts["moves"] = self.moves_space()
        return spaces.Dict(parts)

    def moves_space(self) -> spaces.Box:
        return spaces.Box(0, 32_767, (self.size, self.row_width), np.int16)

    # The game

    @property
    def state(self) -> State:
        return self.vector.states[0]

    @property
    def over(self) -> bool:
        return bool(self.vector.states[0].turn.depth == 0)

    @property
    def actor(self) -> int | None:
        """The seat that is asked."""
        seat = self.vector.actors[0]
        return None if seat == NOBODY else int(seat)

    def reset(self, seed: int | None) -> None:
        """A new game. The same seed gives the same game; without one the seeds go on from the last one given."""
        if seed is not None:
            self._random = Random(whole("seed", seed, 0))
        self.vector.reset_game(0, self._random.getrandbits(SEED_BITS))

    def observation(self) -> Observation:
        """What the seat that is asked sees, as it was shown."""
        if self.listed:
            return {"observation": self.seen(), "action_mask": self.mask(), "moves": self.move_rows()}
        return {"observation": self.seen(), "action_mask": self.mask()}

    def move_rows(self) -> NDArray[np.int16]:
        return self._rows.copy(min(self.vector.counts[0], self.size))

    def seen_by(self, seat: int) -> Observation:
        """What any seat sees now, and what it may do: nothing unless it is asked."""
        self.vector.look(0, seat)
        found = {"observation": self._spare.copy(), "action_mask": self._spare_mask.copy()}
        if self.listed:
            found["moves"] = self._spare_rows.copy(min(self.vector.spare_list.size, self.size))
        return found

    def outcome(self, seat: int) -> dict[str, Any]:
        """How a finished game went, for `info`: the score, and the margin over the best other one."""
        scores = self.scores.tolist()
        others = [score for other, score in enumerate(scores) if other != seat]
        return {"score": scores[seat], "margin": scores[seat] - max(others, default=0), "scores": scores}

    def text(self, seat: int | None) -> str:
        """The position as a seat sees it, for people."""
        return json.dumps(self.state.view(-1 if seat is None else seat), indent=2)

    def rendered(self, mode: str | None, seat: int | None) -> str | None:
        """The text, or None where it is printed or not wanted."""
        text = None if mode is None else self.text(seat)
        if mode == HUMAN:
            print(text)
            return None
        return text

    def move_text(self, seat: int, action: int) -> str:
        """A move in words."""
        move = self.vector.move_of(0, seat, action)
        return "" if move < 0 else str(self.setup.game.verbs.write(move))


def board_again(made_of: tuple[Any, ...], standing: Standing, chance: tuple[Any, ...]) -> Board:
    """A board like the one that was copied, its game as it stood."""
    board = Board(*made_of)
    standing.put(board.vector)
    board._random.setstate(chance)
    return board
