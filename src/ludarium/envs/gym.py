"""Gymnasium: one seat of a game is the learner's, bots have the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from ludarium.bots.bot import Bot
from ludarium.bots.levels import make_bot
from ludarium.bots.opponent import play_others, take_turn
from ludarium.core.host import derive
from ludarium.core.ruleset import SettingError
from ludarium.envs.board import (
    HUMAN,
    RENDER_MODES,
    SEED_BITS,
    Actions,
    Board,
    Reward,
    chance_of,
    check_render_mode,
    set_chance,
)
from ludarium.games import all_games

NAMESPACE = "ludarium"
VERSION = 0


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """What the seat sees is the observation; the mask of its legal actions is in `info` and from `action_masks()`.

    Where moves are chosen by place in the list, the observation also holds a row of numbers for each move. An
    illegal action does no harm: the first legal move is made, and `info` says so.
    """

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | Sequence[str] = "greedy",
        options: Mapping[str, str] | None = None,
        actions: Actions | None = None,
        reward: Reward = "win",
        places: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`bots` are one name for all other seats, or one for each of them in turn; with `seat=None` the learner sits
        elsewhere in every game."""
        check_render_mode(render_mode)
        self.board = Board(game, seats, options, actions, reward, places)
        self.feature_names = self.board.feature_names
        self.move_feature_names = self.board.move_feature_names
        self.render_mode = render_mode
        self._printed = render_mode == HUMAN
        others = self.board.seats - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others:
            raise SettingError(f"{others} bots are needed for the other seats, not {len(self.bots)}")
        if seat is not None and seat not in range(self.board.seats):
            raise SettingError(
                f"the seat is one of 0 to {self.board.seats - 1}, or None for any, not {seat!r}"
            )
        for name in self.bots:
            make_bot(name, self.board.setup.game, 0)  # refuses names that there are not
        self.fixed_seat = None if seat is None else int(seat)
        self.seat = self.fixed_seat or 0
        self.action_space = spaces.Discrete(self.board.size)
        self.observation_space = (
            spaces.Dict({"observation": self.board.cells(), "moves": self.board.moves_space()})
            if self.board.listed
            else self.board.cells()
        )
        self._look()
        self._bots: list[Bot] = []
        self._playing = False
        self._mask: NDArray[np.int8] = np.zeros(self.board.size, np.int8)

    def _look(self) -> None:
        """At the engine's own numbers, which no copy takes along."""
        self._vector = self.board.vector
        self._illegal = memoryview(self.board.vector.illegal)

    def __getstate__(self) -> dict[str, Any]:
        """With the chance of the bots; what they remember beside it they find again."""
        engine = ("_vector", "_illegal", "_bots")
        kept = {name: value for name, value in self.__dict__.items() if name not in engine}
        return {**kept, "_chance": [chance_of(bot.rng) for bot in self._bots]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        chance = kept.pop("_chance")
        self.__dict__.update(kept)
        self._look()
        self._bots = self._seated(0) if chance else []
        for bot, words in zip(self._bots, chance):
            set_chance(bot.rng, words)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << SEED_BITS))
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.board.seats))
        self.board.reset(drawn)
        self._bots = self._seated(drawn)
        play_others(self._vector, 0, self.seat, self._bots)
        self._vector.show_to(0, self.seat)
        self._playing = True
        return self._shown(), {"action_mask": self._mask}

    def _seated(self, seed: int) -> list[Bot]:
        """New bots by seat; at the learner's own sits one that is never asked."""
        game = self.board.setup.game
        bots = [make_bot(name, game, derive(seed, 1 + place)) for place, name in enumerate(self.bots)]
        bots.insert(self.seat, bots[0] if bots else make_bot("random", game, 0))
        return bots

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self._playing:
            raise ResetNeeded("call reset() first: there is no game, or it is over")
        going_on = take_turn(self._vector, 0, self.seat, int(action), self._bots)
        seen = self._shown() if going_on else self._last()
        info: dict[str, Any] = {"action_mask": self._mask}
        if self._illegal[0]:
            info["illegal"] = True
        if going_on:
            return seen, 0.0, False, False, info
        self._playing = False
        self._vector.end(0)
        info.update(self.board.outcome(self.seat))
        return seen, float(self.board.rewards[self.seat]), True, False, info

    def _shown(self) -> Any:
        board = self.board
        self._mask = board.mask()
        if self._printed:
            self.render()
        return {"observation": board.seen(), "moves": board.move_rows()} if board.listed else board.seen()

    def _last(self) -> Any:
        """How the seat sees the end: there is nothing to do."""
        seen = self.board.seen_by(self.seat)
        self._mask = seen.pop("action_mask")
        if self._printed:
            self.render()
        return seen if self.board.listed else seen["observation"]

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as libraries with masked policies ask for them."""
        return self._mask.astype(np.bool_)

    def move_text(self, action: int) -> str:
        """An action in words."""
        return self.board.move_text(self.seat, action)

    def render(self) -> str | None:
        return self.board.rendered(self.render_mode, self.seat)


def env_id(game_id: str) -> str:
    """The name under which a game is registered: ludarium/HighCard-v0."""
    words = "".join(word.capitalize() for word in game_id.replace("_", "-").split("-"))
    return f"{NAMESPACE}/{words}-v{VERSION}"


def register() -> None:
    """Make all games known to `gymnasium.make`."""
    for game in all_games():
        if env_id(game.id) not in gymnasium.registry:
            gymnasium.register(
                env_id(game.id),
                entry_point="ludarium.envs.gym:SeatEnv",
                kwargs={"game": game.id},
                nondeterministic=False,
                order_enforce=False,  # both wrappers together take half as long as a step
                disable_env_checker=True,
            )
