"""Steps a second of the research environments, beside peers' own wrappers in the same run: CPU time, random moves.

    python -m benchmarks.research [--seconds 3] [--game artificium] [--rounds 3]

`make bench-research` runs it where the peers are installed. A step is one action of one seat. All single environments
get the same policy: a legal action out of the mask. Seeds are given once, as one who trains does. Of the rounds the
best is told: the machine may be busy.
"""

from __future__ import annotations

import argparse
import random
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np

from ludarium.core.host import Seeded
from ludarium.core.kernel import Playout, legal, play
from ludarium.core.moves import Moves
from ludarium.envs import VectorEnv, aec_env, parallel_env
from ludarium.envs.board import Actions
from ludarium.envs.gym import env_id
from ludarium.games import all_games, find_game

PYTHON = "legal and play from Python"
POLICY = "the policy alone, on masks"
WITH_POLICY = ("PettingZoo AEC", "Gymnasium, against random")
Loop = Iterator[int]  # gives the number of steps of each small piece of work


def pick(mask: Any, roll: Callable[[], float]) -> int:
    legal_actions = mask.view(np.bool_).nonzero()[0]  # of bytes, numpy finds them several times as slowly
    chosen: int = legal_actions.item(int(roll() * legal_actions.size))
    return chosen


def bare_loop(game: str, seats: int, decisions: bool = False) -> Loop:
    """The kernel's own loop, compiled; steps are all moves, or those with an alternative."""
    playout, host = Playout(), Seeded(1)
    table = find_game(game).setup(seats).new()
    while True:
        before = playout.decisions if decisions else playout.moves_played
        playout.run_many(table, 50, host)
        yield (playout.decisions if decisions else playout.moves_played) - before


def python_loop(game: str, seats: int) -> Loop:
    """`legal` and `play`, called from Python."""
    setup, host, moves = find_game(game).setup(seats), Seeded(1), Moves()
    while True:
        state, steps = setup.begin(host), 0
        while not state.over:
            seat = state.actor()
            legal(state, seat, moves)
            play(state, seat, moves[host.roll(moves.size)], host)
            steps += 1
        yield steps


def vector(
    game: str,
    seats: int,
    games: int = 1024,
    sampling: bool = False,
    observe: bool = True,
    forced: bool = True,
) -> Loop:
    """The vector environment. Actions by place, so that drawing them costs next to nothing; or by number, with a
    random policy that reads the masks. Without observations it is the engine's loop over so many games by turns."""
    actions: Actions | None = None if sampling else "list"
    env = VectorEnv(game, seats, games, seed=1, actions=actions, observe=observe, forced=forced)
    generator = np.random.default_rng(1)
    draws = generator.integers(1 << 30, size=(64, games), dtype=np.int32)
    while True:
        for draw in draws:
            env.step(env.sample(generator) if sampling else draw % env.counts)
        yield games * len(draws)


def aec(make: Callable[[], Any]) -> Loop:
    env, roll = make(), random.Random(1).random
    env.reset(seed=1)
    while True:
        steps = 0
        while True:
            observation, _, over, cut, _ = env.last()
            if over or cut:
                break
            env.step(pick(observation["action_mask"], roll))
            steps += 1
        yield max(1, steps)
        env.reset()


def policy(game: str, seats: int) -> Loop:
    """What `pick` takes on the masks of a game: it is part of every step of the single environments."""
    env, roll = aec_env(game, seats), random.Random(1).random
    env.reset(seed=1)
    masks: list[Any] = []
    while len(masks) < 1000:
        if env.terminations[env.agent_selection]:
            env.reset()
        masks.append(env.observe(env.agent_selection)["action_mask"])
        env.step(pick(masks[-1], roll))
    while True:
        for mask in masks:
            pick(mask, roll)
        yield len(masks)


def at_once(game: str, seats: int) -> Loop:
    """Joint steps."""
    env, roll = parallel_env(game, seats), random.Random(1).random
    observations, _ = env.reset(seed=1)
    while True:
        steps = 0
        while env.agents:
            actions = {agent: pick(observations[agent]["action_mask"], roll) for agent in env.agents}
            observations, *_ = env.step(actions)
            steps += 1
        yield steps
        observations, _ = env.reset()


def gym(game: str, seats: int, bots: str) -> Loop:
    """Own steps; the bots' are not counted."""
    env: Any = gymnasium.make(env_id(game), seats=seats, bots=bots)
    roll = random.Random(1).random
    _, info = env.reset(seed=1)
    while True:
        steps, over = 0, False
        while not over:
            _, _, over, _, info = env.step(pick(info["action_mask"], roll))
            steps += 1
        yield steps
        _, info = env.reset()


def open_spiel(name: str) -> Loop:
    """Moves of players; chance is played as well, and not counted."""
    import pyspiel

    loaded, roll = pyspiel.load_game(name), random.Random(1)
    while True:
        state, steps = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(roll.choices(outcomes, odds)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(roll.random() * len(actions))])
                steps += 1
        yield steps


def rlcard(name: str) -> Loop:
    import rlcard as library

    env, roll = library.make(name, config={"seed": 1}), random.Random(1)
    while True:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(roll.random() * len(actions))])
            steps += 1
        yield steps


def peers() -> dict[str, Callable[[], Loop]]:
    """Those that are installed."""
    found: dict[str, Callable[[], Loop]] = {}
    try:
        from pettingzoo.classic import connect_four_v3, texas_holdem_no_limit_v6, tictactoe_v3

        found["PettingZoo tictactoe_v3"] = lambda: aec(tictactoe_v3.env)
        found["PettingZoo connect_four_v3"] = lambda: aec(connect_four_v3.env)
        found["PettingZoo texas_holdem_no_limit_v6"] = lambda: aec(texas_holdem_no_limit_v6.env)
        found["RLCard gin-rummy"] = lambda: rlcard("gin-rummy")
        found["RLCard doudizhu"] = lambda: rlcard("doudizhu")
    except ImportError as error:
        print(f"without peers ({error}): run make bench-research")
    return found


def rate(loop: Loop, seconds: float) -> float:
    """Steps for each second of the processor."""
    next(loop)  # what is made only once
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        steps += next(loop)
    return steps / spent


def main() -> None:
    warnings.simplefilter("ignore")
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", choices=[game.id for game in all_games()], action="append")
    given = parser.parse_args()
    for name in given.game or [game.id for game in all_games()]:
        game = find_game(name)
        seats = 2 if 2 in game.seats else game.seats[0]
        spiel = f"python_ludarium_{game.id.replace('-', '_')}(seats={seats})"
        loops: dict[str, Callable[[], Loop]] = {
            "bare playout, compiled": lambda name=name, seats=seats: bare_loop(name, seats),  # type: ignore[misc]
            PYTHON: lambda name=name, seats=seats: python_loop(name, seats),  # type: ignore[misc]
            "vector, 1,024 games": lambda name=name, seats=seats: vector(name, seats),  # type: ignore[misc]
            "vector, 128 games": lambda name=name, seats=seats: vector(name, seats, 128),  # type: ignore[misc]
            "1,024 games by turns, not observed": lambda name=name, seats=seats: vector(  # type: ignore[misc]
                name, seats, observe=False
            ),
            "128 games by turns, not observed": lambda name=name, seats=seats: vector(  # type: ignore[misc]
                name, seats, 128, observe=False
            ),
            "vector, policy on masks": lambda name=name, seats=seats: vector(name, seats, sampling=True),  # type: ignore[misc]
            POLICY: lambda name=name, seats=seats: policy(name, seats),  # type: ignore[misc]
            "PettingZoo AEC": lambda name=name, seats=seats: aec(lambda: aec_env(name, seats)),  # type: ignore[misc]
            "PettingZoo parallel": lambda name=name, seats=seats: at_once(name, seats),  # type: ignore[misc]
            "Gymnasium, against random": lambda name=name, seats=seats: gym(name, seats, "random"),  # type: ignore[misc]
            "Gymnasium, against greedy": lambda name=name, seats=seats: gym(name, seats, "greedy"),  # type: ignore[misc]
            "OpenSpiel": lambda spiel=spiel: open_spiel(spiel),  # type: ignore[misc]
        }
        print(f"\n{game.name}, {seats} {'players' if seats > 1 else 'player'}")
        report(loops, given.seconds, given.rounds)
        print("  decisions only")
        report(decisions(name, seats), given.seconds, given.rounds)
    print("\npeers")
    report(peers(), given.seconds, given.rounds)


def decisions(game: str, seats: int) -> dict[str, Callable[[], Loop]]:
    """Where moves without an alternative are made by themselves."""
    loops: dict[str, Callable[[], Loop]] = {
        "bare playout, compiled": lambda: bare_loop(game, seats, decisions=True)
    }
    for games in (64, 128, 1024):
        loops[f"vector, {games:,} games"] = lambda games=games: vector(game, seats, games, forced=False)  # type: ignore[misc]
    return loops


def report(loops: dict[str, Callable[[], Loop]], seconds: float, rounds: int) -> None:
    """By turns, so that a busy minute of the machine falls on all alike."""
    made = {name: make() for name, make in loops.items()}
    best = dict.fromkeys(made, 0.0)
    for _ in range(rounds):
        for name, loop in made.items():
            best[name] = max(best[name], rate(loop, seconds))
    first, python = next(iter(best.values()), 1.0), best.get(PYTHON, 0.0)
    for name, found in best.items():
        slower = f", {python / found:.1f} times the time of the Python loop" if python else ""
        if name in WITH_POLICY:
            slower += f", {python / found - python / best[POLICY]:.1f} without the policy"
        print(
            f"  {name:<38} {found:>12,.0f} steps/s   1/{first / found:.1f} of the first{slower}", flush=True
        )


if __name__ == "__main__":
    main()
