"""OpenSpiel: a game with its chance explicit, one node for every outcome that the rules ask for.

The rules ask for outcomes while a move is played. So a state keeps the position before the move, the move, and the
outcomes so far; a clone plays it with a host that stops at the first outcome still open (`core.host.Asking`), and
there is the chance node. Simultaneous steps are sequential here, with drafts that nobody else sees.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from ludarium.core.feature import Row
from ludarium.core.game import Game, Setup
from ludarium.core.host import Asking, Host, Recorder, Replayed, UnknownAhead
from ludarium.core.kernel import begin, legal, play
from ludarium.core.moves import Moves
from ludarium.core.numbering import Numbering
from ludarium.core.numbers import Origin
from ludarium.core.ruleset import SettingError
from ludarium.core.snapshot import setup_like
from ludarium.core.state import State
from ludarium.envs.board import PLACES_ALONE as PLACES
from ludarium.envs.board import look_into
from ludarium.games import all_games

BEGINNING = -1  # instead of a move: the game has yet to begin
MOST_OUTCOMES = 1024  # of one chance node; more are asked for digit by digit
LONGEST = 20_000  # moves; no game needs more
BETWEEN, MEANS = "+", ":"  # options in a parameter: help:on+hands:open


def default_seats(game: Game) -> int:
    return 2 if 2 in game.seats else min(game.seats)


def game_name(game: Game) -> str:
    return f"python_ludarium_{game.id.strip('_').replace('-', '_')}"


def register() -> None:
    """Make all games known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for game in all_games():
        if game_name(game) not in known:
            pyspiel.register_game(_type(game, default_seats(game)), _maker(game))


def _type(game: Game, seats: int) -> Any:
    return pyspiel.GameType(
        short_name=game_name(game),
        long_name=f"Ludarium: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=getattr(pyspiel.GameType.Utility, "GENERAL_SUM" if seats == 1 else "ZERO_SUM"),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": default_seats(game), "options": ""},
    )


def _maker(game: Game) -> type[Any]:
    class Made(SpielGame):
        def __init__(self, params: Any = None) -> None:
            super().__init__(game, params or {})

    return Made


def read_options(text: str) -> dict[str, str]:
    """Options as a parameter has them: name:value+name:value."""
    found = {}
    for part in filter(None, text.split(BETWEEN)):
        name, means, value = part.partition(MEANS)
        if not means:
            raise SettingError(f"options are written name{MEANS}value{BETWEEN}name{MEANS}value, not {text!r}")
        found[name.strip()] = value.strip()
    return found


class Frame:
    """What all states of one game share; copies and pickles of states do not carry it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.numbering = Numbering(setup.game.verbs, setup.seats)
        self.by_number = self.numbering.few
        self.table = setup.new()
        naming = Row.naming_only()
        self.table.features(0, naming)
        self.feature_names = naming.names

    def __deepcopy__(self, memo: dict[int, Any]) -> Frame:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return frame_of, (self.setup.rules.origin,)


@lru_cache(maxsize=64)
def frame_of(origin: Origin) -> Frame:
    return Frame(setup_like(origin))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its parameters: `seats`, and `options` as name:value+name:value."""

    def __init__(self, game: Game, params: Mapping[str, Any]) -> None:
        seats = int(params.get("seats", default_seats(game)))
        self.frame = Frame(game.setup(seats, read_options(str(params.get("options", "")))))
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.frame.numbering.size) if self.frame.by_number else PLACES,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(game, seats), info, dict(params))

    @property
    def feature_names(self) -> list[str]:
        """What the cells of an observation tensor are."""
        return list(self.frame.feature_names)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.frame, iig_obs_type, params)


@dataclass(frozen=True)
class Open:
    """A chance outcome that is open: what may come, each with its probability."""

    words: int
    drawn: bool  # out of a bag; otherwise a number
    radices: tuple[int, ...]  # of the digits in which a large number is told
    outcomes: tuple[tuple[int, float], ...]  # of the draw; empty for numbers

    def __deepcopy__(self, memo: dict[int, Any]) -> Open:
        return self

    @staticmethod
    def of(host: Asking) -> Open:
        many, words = int(host.many), int(host.words)
        if host.bag is None:
            return Open(words, False, _digits(many), ())
        return Open(words, True, (1,), tuple((kind, count / many) for kind, count in host.open_outcomes()))


@lru_cache
def _digits(many: int) -> tuple[int, ...]:
    """A number of so many values in digits that a node has room for."""
    left, found = many, []
    while left > MOST_OUTCOMES:
        digit = next((base for base in range(MOST_OUTCOMES, 1, -1) if left % base == 0), 0)
        if digit == 0:
            raise ValueError(f"{many} outcomes cannot be told digit by digit")
        found.append(digit)
        left //= digit
    return (*found, left)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a move whose chance is being decided."""

    def __init__(
        self, game: SpielGame, log: list[tuple[State, int, int, tuple[int, ...]]] | None = None
    ) -> None:
        super().__init__(game)
        self.frame = game.frame
        self.position: State = game.frame.table.clone()
        self.pending: tuple[int, int] | None = (0, BEGINNING)  # seat and move
        self.given: tuple[int, ...] = ()  # its outcomes so far
        self.digits: tuple[int, ...] = ()  # of the next one
        self.open: Open | None = None
        self.log = log  # where wanted: each move with the position before it and its outcomes
        self._go_on()

    # Chance

    def _go_on(self) -> None:
        """Play the pending move with the outcomes there are: it is done, or another outcome is open."""
        assert self.pending is not None
        copy, host = self.position.clone(), Asking(self.given)
        seat, move = self.pending
        try:
            _play(copy, seat, move, host)
        except UnknownAhead:
            self.open = Open.of(host)
            return
        if self.log is not None:
            self.log.append((self.position, seat, move, self.given))
        self.position, self.pending, self.given, self.open = copy, None, (), None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.open is not None
        if self.open.drawn:
            return list(self.open.outcomes)
        many = self.open.radices[len(self.digits)]
        return [(value, 1.0 / many) for value in range(many)]

    def _decide(self, outcome: int) -> None:
        assert self.open is not None
        self.digits = (*self.digits, outcome)
        if len(self.digits) == len(self.open.radices):
            value = 0
            for digit, radix in zip(self.digits, self.open.radices, strict=True):
                value = value * radix + digit
            self.given, self.digits = (*self.given, value), ()
            self._go_on()

    # What OpenSpiel asks

    def current_player(self) -> int:
        if self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else int(self.position.actor())

    def _moves(self, seat: int) -> list[int]:
        moves = Moves()
        legal(self.position, seat, moves)
        return moves.dump()

    def _legal_actions(self, player: int) -> list[int]:
        moves, numbering = self._moves(player), self.frame.numbering
        if self.frame.by_number:
            return sorted([int(numbering.number(move, player)) for move in moves])
        return list(range(min(len(moves), PLACES)))

    def _move(self, player: int, action: int) -> int:
        if self.frame.by_number:
            return int(self.frame.numbering.move(action, player))
        return self._moves(player)[action]

    def _apply_action(self, action: int) -> None:
        if self.pending is not None:
            if action not in (outcome for outcome, _ in self.chance_outcomes()):
                raise ValueError(f"{action} is no outcome that may come here")
            self._decide(action)
        elif self.position.over:
            raise ValueError("the game is over")
        else:
            player = int(self.position.actor())
            # OpenSpiel does not ask whether an action is legal, and the kernel plays what it is given.
            if action not in self._legal_actions(player):
                raise ValueError(f"action {action} of player {player} is not legal here")
            self.pending = (player, self._move(player, action))
            self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.frame.setup.game
        if player != pyspiel.PlayerId.CHANCE:
            return str(game.verbs.write(self._move(player, action)))
        if self.open is None:
            return str(action)
        words = game.chance[self.open.words]
        return f"{words.name} {words.write(action) if self.open.drawn else action}"

    def is_terminal(self) -> bool:
        return self.pending is None and bool(self.position.over)

    def returns(self) -> list[float]:
        seats = self.frame.seats
        if not self.is_terminal():
            return [0.0] * seats
        winners = self.position.winners()
        if seats == 1:
            return [1.0 if winners else -1.0]
        share = seats / len(winners)
        return [((share if seat in winners else 0.0) - 1.0) / (seats - 1) for seat in range(seats)]

    def __str__(self) -> str:
        """The position to one who sees all of it."""
        waits = "" if self.pending is None else f" while {self.pending} waits for chance, {self.given} so far"
        return f"{self.position.dump()}{waits}"


def _play(state: State, seat: int, move: int, host: Host) -> None:
    if move == BEGINNING:
        begin(state, host)
    else:
        play(state, seat, move, host)


class Observer:
    """What a seat sees: as numbers (`core.feature`), and as text. With perfect recall, as text only: all that the
    seat was told since the beginning, and what it did itself."""

    def __init__(self, frame: Frame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, but were given {params}")
        self.frame = frame
        self.recalls = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
        self.row = Row.zeros(len(frame.feature_names))
        self.tensor = np.zeros(0 if self.recalls else len(frame.feature_names), np.float32)
        self.dict = {} if self.recalls else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.recalls:
            self.row.at = 0
            state.position.features(player, self.row)
            self.tensor[:] = look_into(self.row.cells, np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        return _recall(state, player) if self.recalls else json.dumps(state.position.view(player))


def _recall(state: SpielState, player: int) -> str:
    game = state.frame.setup.game
    log: list[tuple[State, int, int, tuple[int, ...]]] = []
    again = SpielState(state.get_game(), log)
    for action in state.history():
        again.apply_action(action)
    heard: list[str] = []
    for before, seat, move, given in log:
        host = Recorder(Replayed.of(given))
        _play(before.clone(), seat, move, host)
        if seat == player and move != BEGINNING:
            heard.append(game.verbs.write(move))
        heard += [json.dumps(game.describe_event(told, player)) for told in host.take()[1]]
    return "\n".join(heard)
