"""Environments play by the rules: the same games as the kernel, honest rewards, nothing hidden, clear refusals."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Literal

import gymnasium
import numpy as np
import pytest

from ludarium.core.feature import Row
from ludarium.core.host import Seeded, derive
from ludarium.core.kernel import redealt
from ludarium.core.ruleset import SettingError
from ludarium.core.vector import AT_ONCE
from ludarium.envs import VectorEnv, aec_env, parallel_env
from ludarium.envs.gym import SeatEnv, env_id
from ludarium.games import all_games, find_game
from tests.envs.conftest import Case

STEPS = 400


def test_many_games_pay_what_the_rules_say(case: Case) -> None:
    """Rewards add up to nothing, the mask is the legal list, and whoever is alone at the top has the most."""
    game, seats = case
    env = VectorEnv(game, seats, games=6, seed=3)
    random = np.random.default_rng(0)
    for _ in range(STEPS):
        assert (env.masks.sum(axis=1) == np.minimum(env.counts, env.masks.shape[1])).all()
        _, rewards, terminated, _, info = env.step(env.sample(random))
        assert not info["illegal"].any()
        assert (rewards[~terminated] == 0.0).all()
        if seats > 1:
            assert np.allclose(rewards.sum(axis=1), 0.0)
        else:
            assert (np.abs(rewards[terminated]) == 1.0).all()
    assert env.vector.cut == 0


def test_games_follow_their_seed_and_nothing_else() -> None:
    """Also not how many others are played beside them."""
    few, many = (VectorEnv("artificium", 2, games=games, seed=9) for games in (2, 5))
    random = np.random.default_rng(1)
    for _ in range(STEPS):
        assert (few.observations == many.observations[:2]).all()
        actions = many.sample(random)
        few.step(actions[:2])
        many.step(actions)
    again = VectorEnv("artificium", 2, games=2, seed=1)
    again.reset(seed=9)
    first, _ = VectorEnv("artificium", 2, games=2, seed=9).reset(seed=9)
    assert (again.observations == first).all()


def test_a_game_behind_those_played_at_once_is_played_as_alone() -> None:
    """Also when it ends, and when its action was illegal."""
    last = AT_ONCE + 1
    many, alone = VectorEnv("plus-ultra", 2, games=last + 1, seed=9), VectorEnv("plus-ultra", 2, games=1)
    alone.vector.reset_game(0, derive(9, last))
    alone.vector.show(0)
    random = np.random.default_rng(4)
    for number in range(STEPS):
        assert (alone.observations[0] == many.observations[last]).all()
        assert (alone.masks[0] == many.masks[last]).all()
        actions = many.sample(random) if number % 50 else np.full(last + 1, -1)
        _, rewards, over, _, info = alone.step(actions[last:])
        _, all_rewards, all_over, _, all_info = many.step(actions)
        assert (rewards[0] == all_rewards[last]).all()
        assert (over[0], info["illegal"][0]) == (all_over[last], all_info["illegal"][last])
    assert many.vector.episodes > 0


def test_a_vector_shows_what_the_seat_may_know() -> None:
    env = VectorEnv("artificium", 3, games=3, seed=4)
    random = np.random.default_rng(2)
    for number in range(60):
        for game in range(3):
            seat = int(env.actors[game])
            row = Row.zeros(len(env.feature_names))
            redealt(env.vector.states[game], seat, Seeded(number)).features(seat, row)
            assert env.observations[game].tolist() == row.values()
        env.step(env.sample(random))


def test_who_does_not_look_plays_the_same_games() -> None:
    """Without observations the lists, the masks and the results are the same."""
    seeing, blind = (
        VectorEnv("plus-ultra", 2, games=3, seed=7, observe=observe) for observe in (True, False)
    )
    random = np.random.default_rng(3)
    for _ in range(STEPS):
        assert (seeing.masks == blind.masks).all()
        assert (seeing.actors == blind.actors).all()
        actions = seeing.sample(random)
        assert (seeing.step(actions)[1] == blind.step(actions)[1]).all()
    assert seeing.episodes == blind.episodes > 0
    assert seeing.observations.any()
    assert not blind.observations.any()


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_moves_without_an_alternative_can_be_left_to_the_environment(game: str) -> None:
    """The same games, seen by those only who have something to decide."""
    asking, deciding = (
        VectorEnv(game, games=1, seed=5, actions="list", forced=forced) for forced in (True, False)
    )
    random, left_out = np.random.default_rng(2), 0
    for _ in range(STEPS):
        paid = asking.rewards.copy()
        while asking.counts[0] == 1:
            paid += asking.step(np.zeros(1, np.int32))[1]
            left_out += 1
        assert (deciding.rewards == paid).all()
        assert deciding.counts[0] == asking.counts[0] > 1
        assert (deciding.observations == asking.observations).all()
        assert (deciding.masks == asking.masks).all()
        action = deciding.sample(random)
        asking.step(action)
        deciding.step(action)
    assert asking.episodes == deciding.episodes > 0
    assert left_out > 0


@pytest.mark.parametrize("actions", ["fixed", "list"])
def test_a_mask_is_the_list_and_nothing_else(actions: Literal["fixed", "list"]) -> None:
    """Only what changes is written: from step to step nothing of an earlier list is left."""
    env, random = VectorEnv("artificium", 2, games=3, seed=6, actions=actions), np.random.default_rng(6)
    for _ in range(STEPS):
        env.step(env.sample(random))
        for game in range(3):
            moves, seat = env.vector.lists[game], int(env.actors[game])
            numbers = [env.vector.numbering.number(move, seat) for move in moves.words[: moves.size]]
            legal = sorted(numbers) if actions == "fixed" else list(range(len(numbers)))
            assert np.flatnonzero(env.masks[game]).tolist() == legal


def test_an_illegal_action_does_no_harm() -> None:
    env = VectorEnv("universal-tapestry", games=2, seed=1)
    illegal = int(np.flatnonzero(env.masks[0] == 0)[0])
    _, _, _, _, info = env.step(np.array([illegal, int(env.sample(np.random.default_rng(0))[1])]))
    assert info["illegal"].tolist() == [True, False]
    with pytest.raises(ValueError, match="each of 2 games"):
        env.step(np.array([0]))


def test_places_in_the_list_are_rows_of_numbers() -> None:
    """Where a move has no number, it is told by its row: the one at its place."""
    env = aec_env("ars-universalis", 2)
    env.reset(seed=1)
    for _ in range(40):
        seen = env.observe(env.agent_selection)
        legal = np.flatnonzero(seen["action_mask"])
        assert legal.tolist() == list(range(len(legal)))
        rows = {tuple(row) for row in seen["moves"][legal]}
        assert len(rows) == len(legal)
        assert not seen["moves"][len(legal) :].any()
        env.step(int(legal[-1]))


def test_observations_that_are_kept_stay_as_they_were() -> None:
    """Rows of moves are large: arrays that nobody holds are used again, those that somebody keeps are not."""
    env = aec_env("ars-universalis", 2)
    env.reset(seed=3)
    kept = []
    for number in range(24):
        seen = env.observe(env.agent_selection)
        legal = int(seen["action_mask"].sum())
        assert not seen["moves"][legal:].any()
        other = next(agent for agent in env.agents if agent != env.agent_selection)
        assert not env.observe(other)["moves"].any()
        if number % 2:
            kept.append((seen["moves"][0], seen["moves"].copy(), seen["moves"]))  # a part of it holds it, too
        env.step(number % legal)
    assert all((rows == then).all() and (first == then[0]).all() for first, then, rows in kept)
    with pytest.raises(ValueError, match="read-only"):
        kept[0][2][0, 0] = 1


def test_rows_of_a_step_leave_nothing_behind() -> None:
    """Only what was written is emptied: after many steps the rows are those of the moves that are legal now."""
    env, random = VectorEnv("ars-universalis", 2, games=3, seed=5, move_rows=True), np.random.default_rng(5)
    for _ in range(120):
        env.step(env.sample(random))
    vector = env.vector
    for game in range(3):
        expected = Row.zeros(vector.actions * vector.rows.width)
        for place, move in enumerate(vector.lists[game].words[: vector.lists[game].size]):
            vector.rows.add(move, env.actors[game], 2, expected.cells, place * vector.rows.width)
        assert env.move_rows[game].ravel().tolist() == expected.values()


def test_agents_at_once_wait_unless_they_are_asked() -> None:
    env = parallel_env("artificium", 3)
    observations, _ = env.reset(seed=2)
    together = 0
    while env.agents:
        asked = [agent for agent in env.agents if not observations[agent]["action_mask"][env.wait]]
        assert asked
        together += len(asked) > 1
        actions = {agent: int(np.argmax(observations[agent]["action_mask"])) for agent in env.agents}
        observations, rewards, ended, _, infos = env.step(actions)
        assert not any("illegal" in info for info in infos.values())
    assert together > 0
    assert all(ended.values())
    assert sum(rewards.values()) == pytest.approx(0.0)
    assert all("margin" in info for info in infos.values())


def test_a_game_must_be_begun() -> None:
    """Gymnasium's own wrappers would say so, and are left out: they take half as long as a step."""
    env = gymnasium.make(env_id("universal-tapestry"))
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    while "score" not in info:
        info = env.step(info["action_mask"].argmax())[-1]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_one_seat_against_bots_to_the_end() -> None:
    env = SeatEnv("artificium", seats=3, seat=None, bots=["random", "greedy"], reward="points")
    seats = set()
    for seed in range(4):
        env.reset(seed=seed)
        seats.add(env.seat)
        over = False
        while not over:
            _, reward, over, _, info = env.step(int(np.argmax(env.action_masks())))
        assert reward == info["margin"]
        assert not env.action_masks().any()
    assert len(seats) > 1


def test_names_are_as_users_expect() -> None:
    ids = {env_id(game.id) for game in all_games()}
    assert ids == {
        "ludarium/ArsUniversalis-v0",
        "ludarium/Artificium-v0",
        "ludarium/PlusUltra-v0",
        "ludarium/UniversalTapestry-v0",
    }
    assert ids <= set(gymnasium.registry)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_cells_and_actions_have_names(game: str) -> None:
    """The same wherever one asks."""
    many, one = VectorEnv(game, games=1, seed=1), SeatEnv(game, bots="random")
    turns, at_once = aec_env(game), parallel_env(game)
    one.reset(seed=1)
    turns.reset(seed=1)
    at_once.reset(seed=1)
    names = {len(env.feature_names) for env in (many, one, turns, at_once)}
    assert names == {many.observations.shape[1]}
    assert many.feature_names == one.feature_names == turns.feature_names == at_once.feature_names
    agent = turns.agent_selection
    legal = np.flatnonzero(turns.observe(agent)["action_mask"])
    texts = [turns.move_text(agent, int(action)) for action in legal]
    assert texts == [at_once.move_text(agent, int(action)) for action in legal]
    written = {find_game(game).verbs.write(find_game(game).verbs.parse(text)) for text in texts}
    assert written == set(texts)
    assert one.move_text(int(one.action_masks().argmax()))
    assert many.move_text(0, int(many.masks[0].argmax()))
    assert many.move_text(0, -1) == ""


def test_options_of_a_game_can_be_given() -> None:
    option = find_game("plus-ultra").options[0]  # for three or four
    env = aec_env("plus_ultra", 3, {option.name: option.values[-1]})
    assert env.board.setup.options[option.name] == option.values[-1]
    with pytest.raises(SettingError):
        aec_env("plus_ultra", 3, {option.name: "nonsense"})
    with pytest.raises(SettingError, match="2 to 6"):
        aec_env("artificium", 7)
    with pytest.raises(SettingError, match="too many moves"):
        aec_env("ars-universalis", 2, actions="fixed")
    with pytest.raises(SettingError, match="1 bots are needed"):
        SeatEnv("artificium", 2, bots=["greedy", "greedy"])


def test_what_is_given_wrongly_is_refused_in_a_sentence() -> None:
    for said, make in REFUSED.items():
        with pytest.raises(SettingError, match=said):
            make()
    env = aec_env("artificium", 2)
    with pytest.raises(SettingError, match="seed must be a whole number"):
        env.reset(seed=-1)  # Python's own generator would make the game of seed 1 of it
    env.reset(seed=np.random.default_rng(1).integers(9))  # type: ignore[arg-type]
    at_once = parallel_env("artificium", 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        at_once.step({})
    at_once.reset(seed=1)
    with pytest.raises(KeyError, match="no action for player_"):
        at_once.step({})


REFUSED: dict[str, Callable[[], Any]] = {
    "render_mode is 'ansi'": lambda: aec_env("artificium", 2, render_mode="rgb"),
    "seats must be a whole number, 1 or more, not 'two'": lambda: parallel_env("artificium", "two"),  # type: ignore[arg-type]
    "options are a dictionary": lambda: aec_env("artificium", 2, ["rounds"]),  # type: ignore[arg-type]
    "places must be": lambda: aec_env("artificium", 2, actions="list", places=0),
    "games must be": lambda: VectorEnv("artificium", 2, games=0),
    "the seat is one of 0 to 1, or None": lambda: SeatEnv("artificium", 2, seat=2),
    "not 'rgb_array'": lambda: SeatEnv("artificium", 2, render_mode="rgb_array"),
}


COPIES: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
def test_a_copy_goes_on_as_the_game_does(case: Case, copied: Callable[[Any], Any]) -> None:
    """In the midst of a game, with the chance that was to come; what is done with one leaves the other alone."""
    game, seats = case
    one = gymnasium.make(env_id(game), seats=seats, seat=None, bots="greedy")
    _, info = one.reset(seed=5)
    for _ in range(4):
        *_, info = one.step(info["action_mask"].argmax())
    assert to_the_end(copied(one)) == to_the_end(one)
    turns = aec_env(game, seats)
    turns.reset(seed=5)
    for _ in range(9):
        turns.step(int(turns.observe(turns.agent_selection)["action_mask"].argmax()))
    assert in_turn(copied(turns)) == in_turn(turns)
    assert in_turn(copied(turns)) == ([], turns.infos)  # it is over
    at_once = parallel_env(game, seats)
    at_once.reset(seed=5)
    other = copied(at_once)
    for env in (at_once, other):
        observations, *_ = env.step(dict.fromkeys(env.agents, -1))
    for agent in at_once.agents:
        assert (
            observations[agent]["observation"] == at_once.board.seen_by(int(agent[-1]))["observation"]
        ).all()


def to_the_end(env: Any) -> tuple[list[bytes], list[int]]:
    """What is seen on the way when the first legal action is always taken, and the scores."""
    seen, info = [], {}
    while "score" not in info:
        observation, *_, info = env.step(env.unwrapped.action_masks().argmax())
        seen.append(b"".join(part.tobytes() for part in parts_of(observation)))
    return seen, info["scores"]


def parts_of(observation: Any) -> list[Any]:
    return list(observation.values()) if isinstance(observation, dict) else [observation]


def in_turn(env: Any) -> tuple[list[bytes], Any]:
    seen = []
    while not env.terminations[env.agent_selection]:
        observation = env.last()[0]
        seen.append(observation["observation"].tobytes() + observation["action_mask"].tobytes())
        env.step(int(observation["action_mask"].argmax()))
    return seen, env.infos


@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize("actions", ["fixed", "list"])
def test_copies_of_many_games_go_on(actions: Literal["fixed", "list"], copied: Callable[[Any], Any]) -> None:
    env = VectorEnv("artificium", 2, games=5, seed=8, actions=actions, move_rows=True, forced=False)
    random = np.random.default_rng(3)
    for _ in range(70):
        env.step(env.sample(random))
    other = copied(env)
    assert other.episodes == env.episodes > 0
    for _ in range(STEPS):
        for name in ("observations", "masks", "actors", "counts", "rewards", "scores", "terminated"):
            assert (getattr(env, name) == getattr(other, name)).all(), name
        if actions == "list":
            assert (env.move_rows == other.move_rows).all()
        action = env.sample(random)
        env.step(action)
        other.step(action)


def test_open_spiel_tells_all_it_was_told_and_nothing_else() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    game = pyspiel.load_game("python_ludarium_artificium", {"seats": 2})
    state = game.new_initial_state()
    random = np.random.default_rng(5)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1.0)
            state.apply_action(int(random.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    told = state.information_state_string(0)
    assert '"event": "drew", "seat": 0, "card"' in told
    assert '"event": "drew", "seat": 1, "card"' not in told
    assert len(state.observation_tensor(0)) == len(game.feature_names)
    assert sum(state.returns()) == pytest.approx(0.0)


def test_open_spiel_refuses_what_is_not_legal() -> None:
    """It does not ask itself, and a game that went on from there would be none."""
    pyspiel = pytest.importorskip("pyspiel")
    for name in ("artificium", "ars_universalis"):
        state = pyspiel.load_game(f"python_ludarium_{name}").new_initial_state()
        with pytest.raises(ValueError, match="no outcome that may come here"):
            state.apply_action(1023)
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        illegal = next(action for action in range(9_999) if action not in state.legal_actions())
        with pytest.raises(ValueError, match=f"action {illegal} of player . is not legal here"):
            state.apply_action(illegal)


def test_without_the_extra_one_sentence_says_what_to_install() -> None:
    """In a Python in which none of the libraries can be imported."""
    code = (
        "import sys\n"
        "for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel'): sys.modules[name] = None\n"
        "import ludarium.envs\n"
        "try:\n    ludarium.envs.aec_env('artificium')\n"
        "except ImportError as error:\n    print(error)\n"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert (
        said
        == "This environment needs numpy, which is not installed here: pip install 'ludarium[research]'\n"
    )
