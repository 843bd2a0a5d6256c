"""Many games side by side for learners: all arrays at once, as quick as the engine allows (`core.vector`)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludarium.envs.board import (
    SEED_BITS,
    Actions,
    Reward,
    Standing,
    look_into,
    make_setup,
    make_vector,
    seen_in,
    whole,
)

ACTION = np.dtype("<i4")  # as the engine reads it


class VectorEnv:
    """`games` games; each shows its position to the seat that is asked, and takes that seat's action.

    All arrays stay where they are: they show the next step's values after the next step. Copy what you keep.
    A game that is over begins anew in the same step (`terminated` says so): then `rewards` holds what each seat got,
    and the observation is the new game's first.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        games: int = 1024,
        options: Mapping[str, str] | None = None,
        *,
        actions: Actions | None = None,
        reward: Reward = "win",
        places: int | None = None,
        move_rows: bool = False,
        observe: bool = True,
        forced: bool = True,
        seed: int | None = None,
    ) -> None:
        """Who plays by the masks alone leaves the observations out (`observe=False`): that is quicker. With
        `forced=False` moves without an alternative are made, and nobody is asked."""
        self._made_of = (game, seats, games, options)
        self._made_with = {
            "actions": actions,
            "reward": reward,
            "places": places,
            "move_rows": move_rows,
            "observe": observe,
            "forced": forced,
        }
        self.setup = make_setup(game, seats, options)
        self.seats = self.setup.seats
        self.num_envs = self.games = whole("games", games, 1)
        seed = secrets.randbits(SEED_BITS) if seed is None else whole("seed", seed, 0)
        self.vector = make_vector(
            self.setup,
            self.games,
            seed,
            actions=actions,
            reward=reward,
            places=places,
            move_rows=move_rows,
            observe=observe,
            forced=forced,
        )
        vector = self.vector
        self.feature_names = list(vector.names)
        self.move_feature_names = list(vector.rows.names)
        width, size = int(vector.width), int(vector.actions)
        self.single_observation_space = spaces.Box(-32_768, 32_767, (width,), np.int16)
        self.single_action_space = spaces.Discrete(size)
        self.observations: NDArray[np.int16] = seen_in(vector)
        self.masks: NDArray[np.int8] = look_into(vector.masks, np.int8).reshape(games, size)
        self.actors: NDArray[np.uint8] = look_into(vector.actors, np.uint8)
        self.counts: NDArray[np.int32] = look_into(vector.counts, np.int32)
        self.rewards: NDArray[np.float64] = look_into(vector.rewards, np.float64).reshape(games, self.seats)
        self.scores: NDArray[np.int32] = look_into(vector.scores, np.int32).reshape(games, self.seats)
        self.illegal: NDArray[np.bool_] = look_into(vector.illegal, np.bool_)
        self.terminated: NDArray[np.bool_] = look_into(vector.done, np.bool_)
        self.truncated: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.info: dict[str, Any] = {
            "action_mask": self.masks,
            "actor": self.actors,
            "legal_moves": self.counts,
            "scores": self.scores,
            "illegal": self.illegal,
        }
        if len(vector.move_rows) > 0:
            shape = (games, size, int(vector.rows.width))
            self.move_rows: NDArray[np.int16] = look_into(vector.move_rows, np.int16).reshape(shape)
            self.info["moves"] = self.move_rows

    def __reduce__(self) -> tuple[Any, ...]:
        return vector_again, (self._made_of, self._made_with, Standing.of(self.vector))

    @property
    def episodes(self) -> int:
        """Games that have ended so far."""
        return int(self.vector.episodes)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """New games at all places; the same seed gives the same ones."""
        self.vector.reset(secrets.randbits(SEED_BITS) if seed is None else whole("seed", seed, 0))
        return self.observations, self.info

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[np.int16], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action a game. An illegal one does no harm: the first legal move is made, and `illegal` says so."""
        chosen = np.asarray(actions, dtype=ACTION)
        self.vector.step(chosen.tobytes())
        return self.observations, self.rewards, self.terminated, self.truncated, self.info

    def sample(self, random: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each equally likely."""
        if not self.vector.fixed:
            return (random.random(self.games) * np.minimum(self.counts, self.masks.shape[1])).astype(np.int64)
        chosen = (random.random(self.games) * self.counts).astype(np.int64)
        legal = (
            self.masks.view(np.bool_).reshape(-1).nonzero()[0]
        )  # one row of flags: numpy is quickest at that
        first = np.concatenate(([0], np.cumsum(self.counts)[:-1]))
        return np.asarray(legal[first + chosen] % self.masks.shape[1])

    def move_text(self, game: int, action: int) -> str:
        """An action of the seat that is asked in this game, in words; empty if it is not legal."""
        move = self.vector.move_of(game, int(self.actors[game]), int(action))
        return "" if move < 0 else str(self.setup.game.verbs.write(move))

    def close(self) -> None:
        pass


def vector_again(made_of: tuple[Any, ...], made_with: dict[str, Any], standing: Standing) -> VectorEnv:
    """An environment like the one that was copied, its games as they stood."""
    env = VectorEnv(*made_of, **made_with)
    standing.put(env.vector)
    return env
