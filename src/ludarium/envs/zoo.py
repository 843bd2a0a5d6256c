"""PettingZoo: a game as an environment of several agents, one after another or all at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv, ParallelEnv

from ludarium.envs.board import HUMAN, RENDER_MODES, Actions, Board, Observation, Reward, check_render_mode


def aec_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    actions: Actions | None = None,
    reward: Reward = "win",
    places: int | None = None,
    render_mode: str | None = None,
) -> AecGame:
    """The game for agents that act one after another (docs/research.md)."""
    return AecGame(Board(game, seats, options, actions, reward, places), render_mode)


def parallel_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    actions: Actions | None = None,
    reward: Reward = "win",
    places: int | None = None,
    render_mode: str | None = None,
) -> ParallelGame:
    """The game for agents that all act at once; who is not asked waits, with the last action."""
    return ParallelGame(Board(game, seats, options, actions, reward, places), render_mode)


def _metadata(board: Board, **more: Any) -> dict[str, Any]:
    name = board.setup.game.id.strip("_").replace("-", "_")
    return {"name": f"ludarium_{name}_v0", "render_modes": [*RENDER_MODES], "render_fps": 1, **more}


class AecGame(AECEnv):  # type: ignore[misc]
    """An illegal action does no harm: the first legal move is made, and `infos` says so."""

    def __init__(self, board: Board, render_mode: str | None) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.board = board
        self.feature_names = board.feature_names
        self.move_feature_names = board.move_feature_names
        self.render_mode = render_mode
        self._printed = render_mode == HUMAN
        self.metadata = _metadata(board, is_parallelizable=False)
        self.possible_agents = [f"player_{seat}" for seat in range(board.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: board.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(board.size) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._look()

    def _look(self) -> None:
        """At the engine's own numbers, which no copy takes along."""
        self._vector = self.board.vector
        self._actors = memoryview(self.board.vector.actors)
        self._illegal = memoryview(self.board.vector.illegal)

    def __getstate__(self) -> dict[str, Any]:
        engine = ("_vector", "_actors", "_illegal")
        return {name: value for name, value in self.__dict__.items() if name not in engine}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._look()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.board.reset(seed)
        self._vector.show(0)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._actors[0]]
        if self._printed:
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        if seat == self._actors[0]:
            return self.board.observation()
        return self.board.seen_by(seat)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        actor = self._vector.advance(0, -1 if action is None else int(action))
        if self._illegal[0]:
            self.infos[agent] = {"illegal": True}
        elif self.infos[agent]:
            self.infos[agent] = {}
        if actor < 0:
            self._end()
        else:
            self.agent_selection = self.possible_agents[actor]
        if self._printed:
            self.render()

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked sees and got; as the base class has it, but quicker."""
        agent = self.agent_selection
        seen = None
        if observe:
            seen = self.observe(agent) if self.terminations[agent] else self.board.observation()
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def _end(self) -> None:
        self._vector.end(0)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = float(self.board.rewards[seat])
            self.terminations[agent] = True
            self.infos[agent] = {**self.infos[agent], **self.board.outcome(seat)}

    def move_text(self, agent: str, action: int) -> str:
        """An action of an agent in words; empty if it is not legal."""
        return self.board.move_text(self._seat_of[agent], action)

    def render(self) -> str | None:
        return self.board.rendered(self.render_mode, self.board.actor)

    def close(self) -> None:
        pass


class ParallelGame(ParallelEnv):  # type: ignore[misc]
    """All that are asked act at once; in a step that is not simultaneous that is one."""

    def __init__(self, board: Board, render_mode: str | None) -> None:
        check_render_mode(render_mode)
        self.board = board
        self.feature_names = board.feature_names
        self.move_feature_names = board.move_feature_names
        self.wait = board.size
        self.render_mode = render_mode
        self._printed = render_mode == HUMAN
        self.metadata = _metadata(board)
        self.possible_agents = [f"player_{seat}" for seat in range(board.seats)]
        self.agents: list[str] = []
        self._vector = board.vector
        space = board.observation_space()
        space.spaces["action_mask"] = spaces.Box(0, 1, (board.size + 1,), np.int8)
        self.observation_spaces = {agent: spaces.Dict(dict(space.spaces)) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(board.size + 1) for agent in self.possible_agents}

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_vector"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._vector = self.board.vector

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.board.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        if not self.agents:
            raise ResetNeeded("call reset() first: there is no game, or it is over")
        vector, state = self._vector, self.board.state
        asked = [seat for seat in range(self.board.seats) if state.asks(seat)]
        missing = [agent for seat in asked if (agent := self.possible_agents[seat]) not in actions]
        if missing:
            raise KeyError(f"no action for {', '.join(missing)}: whoever is asked must act")
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in asked:
            agent = self.possible_agents[seat]
            if not vector.act_as(0, seat, int(actions[agent])):
                infos[agent]["illegal"] = True
        over = self.board.over
        if over:
            vector.end(0)
            for seat, agent in enumerate(self.agents):
                infos[agent].update(self.board.outcome(seat))
        rewards = {
            agent: float(self.board.rewards[seat]) if over else 0.0 for seat, agent in enumerate(self.agents)
        }
        observations = self._observations()
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return observations, rewards, ended, cut, infos

    def _observations(self) -> dict[str, Observation]:
        if self._printed:
            self.render()
        found = {}
        state = self.board.state
        for seat, agent in enumerate(self.possible_agents):
            seen = self.board.seen_by(seat)
            seen["action_mask"] = np.append(seen["action_mask"], np.int8(not state.asks(seat)))
            found[agent] = seen
        return found

    def move_text(self, agent: str, action: int) -> str:
        """An action of an agent in words; empty if it is not legal."""
        return self.board.move_text(self.possible_agents.index(agent), action)

    def render(self) -> str | None:
        return self.board.rendered(self.render_mode, None)

    def close(self) -> None:
        pass
