"""One table of bots: plays its games, each with seeds of its own, so that any worker may play any of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, cast

from ludarium.bots.bot import Bot, RandomBot
from ludarium.bots.levels import make_bot
from ludarium.core.game import Setup
from ludarium.core.host import Host, Recorder, Seeded, Told, derive
from ludarium.core.kernel import Playout, legal, play, redealt
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.games import find_game

RANDOM = "random"
LOTS = 1 << 32  # in a path of seeds: no player has this number
Note = Callable[[State, int, Moves, int], None]  # a position, the seat, its legal moves, the one it chose


class Outcome(NamedTuple):
    """How one game ended. A decision is a position with at least two legal moves."""

    scores: tuple[int, ...]  # by seat
    moves: int
    decisions: int
    winners: tuple[int, ...]  # seats that share the win; a lost solitaire has none


class Watched(NamedTuple):
    """A finished game, looked at more closely."""

    outcome: Outcome
    order: list[int]  # the seats as they stood in order at the start
    end: State
    events: list[Told]


@dataclass(frozen=True)
class Table:
    """Who plays what. `bots` are players, not seats: they move on by one seat from game to game."""

    game: str
    bots: tuple[str, ...]
    chosen: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    at_random: tuple[
        str, ...
    ] = ()  # steps in which every bot chooses by lot: what it is given is then no merit

    def __reduce__(self) -> tuple[object, ...]:
        return Table, (
            self.game,
            self.bots,
            self.chosen,
            self.seed,
            self.at_random,
        )  # without the setup: workers make their own

    @cached_property
    def setup(self) -> Setup:
        return find_game(self.game).setup(len(self.bots), dict(self.chosen))

    def player_at(self, seat: int, index: int) -> int:
        """Which player sits there in game number `index`: over as many games as seats, each everywhere."""
        return (seat + index) % len(self.bots)

    def seated(self, index: int) -> tuple[str, ...]:
        """The bots by seat in game number `index`."""
        first = index % len(self.bots)
        return self.bots[first:] + self.bots[:first]

    def play(self, start: int, stop: int) -> list[Outcome]:
        """The games from `start` up to `stop`."""
        if set(self.bots) == {RANDOM}:  # who choose by lot everywhere
            return self._random_games(start, stop)
        return [self._game(index) for index in range(start, stop)]

    def _random_games(self, start: int, stop: int) -> list[Outcome]:
        """The kernel's own loop: random players need no copies of the position."""
        playout = Playout()
        fresh = self.setup.new()
        host = Seeded(0)
        outcomes = []
        played = decided = 0
        for index in range(start, stop):
            host.reseed(derive(self.seed, index))
            state = playout.game(fresh, host)
            moves, decisions = playout.moves_played - played, playout.decisions - decided
            outcomes.append(outcome_of(state, moves, decisions))
            played += moves
            decided += decisions
        return outcomes

    def _game(self, index: int) -> Outcome:
        host = Seeded(derive(self.seed, index))
        state = self.setup.begin(host)
        moves, decisions = play_out(state, self._bots(index), host)
        return outcome_of(state, moves, decisions)

    def _bots(self, index: int) -> list[Bot]:
        """By seat. Chance has the game's own seed; each bot one that follows the player, not the seat."""
        bots = [
            make_bot(name, self.setup.game, derive(self.seed, index, self.player_at(seat, index)))
            for seat, name in enumerate(self.seated(index))
        ]
        if not self.at_random:
            return bots
        lots = [Seeded(derive(self.seed, index, LOTS, seat)) for seat in range(len(bots))]
        return [cast(Bot, ByLot(bot, self.at_random, lot)) for bot, lot in zip(bots, lots)]

    def watch(self, index: int, note: Note | None = None) -> Watched:
        """The same game as `play` has under this number, with its end and all that was told."""
        host = Recorder(Seeded(derive(self.seed, index)))
        return self._recorded(index, host, note)

    def log(self, index: int, note: Note) -> tuple[Watched, list[int]]:
        """The same game, every move noted before it is made, with the outcomes of chance; nothing is told."""
        host = Recorder(Seeded(derive(self.seed, index)))
        host.listening = False
        watched = self._recorded(index, host, note)
        return watched, [value for _, value in host.outcomes]

    def _recorded(self, index: int, host: Recorder, note: Note | None) -> Watched:
        if set(self.bots) == {RANDOM}:
            bots: list[Bot] = [RandomBot(0) for _ in self.bots]
            for bot in bots:
                bot.rng = cast(Seeded, host.source)  # as the kernel's loop does
        else:
            bots = self._bots(index)
        state = self.setup.begin(host)
        order = self.setup.game.starting(state)
        moves, decisions = play_out(state, bots, host, note)
        return Watched(outcome_of(state, moves, decisions), order, state, host.events)


class ByLot:
    """A bot that chooses by lot in some steps. Not a child of Bot: compiled classes have no interpreted ones."""

    looks = True

    def __init__(self, bot: Bot, steps: tuple[str, ...], lot: Seeded) -> None:
        self.bot = bot
        self.steps = steps
        self.lot = lot
        self.rng = bot.rng

    def choose(self, s: State, seat: int, moves: Moves) -> int:
        if s.step.name in self.steps:
            return moves[self.lot.roll(moves.size)]
        return self.bot.choose(s, seat, moves)


def outcome_of(state: State, moves: int, decisions: int) -> Outcome:
    """How this finished game ended."""
    return Outcome(tuple(state.scores()), moves, decisions, tuple(state.winners()))


def play_out(state: State, bots: list[Bot], host: Host, note: Note | None = None) -> tuple[int, int]:
    """Let the bots, by seat, play the game to its end; gives the numbers of moves and of decisions."""
    moves = Moves()
    played = decisions = 0
    while not state.over:
        seat = state.actor()
        legal(state, seat, moves)
        if moves.size > 1:
            decisions += 1
            move = decide(bots[seat], state, seat, moves)
        else:
            move = moves[0]
        if note is not None:
            note(state, seat, moves, move)
        play(state, seat, move, host)
        played += 1
    return played, decisions


def decide(bot: Bot, state: State, seat: int, moves: Moves) -> int:
    """The bot's choice. It looks at a copy in which all that its seat cannot know is dealt again."""
    move = bot.choose(redealt(state, seat, bot.rng) if bot.looks else state, seat, moves)
    if not moves.has(move):
        raise RuntimeError(f"{type(bot).__name__} chose a move that is not in its list")
    return move
