"""How games go on the way: who leads, who waits, who is first in a round, which turns leave no choice, and who could
choose the winner.

A lead is of points as they stand; where points come at the end only, it says little, and the report says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from ludarium.core import kernel
from ludarium.core.game import Game, round_the_table
from ludarium.core.host import Seeded, derive
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.lab.match import Outcome
from ludarium.lab.statistic import SHARE, Sample

MARKS: Final = (25, 50, 75, 90)  # per cent of a game's decisions
USUAL: Final = 0.9  # of the games
WAYS: Final = 6  # of the last decision that are tried out when looking for kingmakers


class Watcher:
    """Notes what the flow of one game needs, move by move."""

    def __init__(self, seats: int, order: Callable[[State], list[int]] = round_the_table) -> None:
        """`order`: the seats in the order of turn, when a round's first decision waits."""
        self.seats = seats
        self.order = order
        self.orders: dict[int, list[int]] = {}  # by round
        self.scores: list[Sequence[int]] = []  # before each decision
        self.choices: list[int] = []  # how many moves were legal, of decisions
        self.waits: list[int] = []  # others' decisions between two turns of a seat
        self.turns = 0
        self.dead = 0  # turns without a choice
        self.last: dict[int, State] = {}  # by seat: the position of its last decision
        self._seat = -1
        self._chose = True
        self._waited = [-1] * seats  # -1 before the first turn

    def note(self, state: State, seat: int, moves: Moves, move: int) -> None:
        round = int(state.current_round())
        if round > 0 and round not in self.orders:
            self.orders[round] = self.order(state)
        together = bool(state.step.simultaneous)
        if seat != self._seat or together:
            self._end_turn()
            self._seat = seat
            self.turns += 1
            self._chose = False
            if self._waited[seat] >= 0 and not together:
                self.waits.append(self._waited[seat])
            self._waited[seat] = 0
        if moves.size < 2:
            return
        self._chose = True
        self.choices.append(moves.size)
        self.scores.append(state.scores())
        if self.seats > 2:
            self.last[seat] = state.clone()
        if not together:
            for other in range(self.seats):
                if other != seat and self._waited[other] >= 0:
                    self._waited[other] += 1

    def _end_turn(self) -> None:
        if not self._chose:
            self.dead += 1
        self._chose = True

    def end(self) -> None:
        self._end_turn()


class Flow:
    """The same of many games, in whole numbers, so that parts add up in any order."""

    def __init__(self) -> None:
        self.games = 0
        self.leader_wins = dict.fromkeys(MARKS, 0)  # shares of wins of who led at the mark
        self.led = dict.fromkeys(MARKS, 0)  # games in which somebody led alone there
        self.changes = Sample()  # of the lead in a game
        self.choices = Sample()
        self.waits = Sample()
        self.turns = 0
        self.dead = 0
        self.rounds: Counter[int] = Counter()  # games that had this round
        self.order_wins: Counter[tuple[int, int]] = (
            Counter()
        )  # shares by round and place in its order of turn
        self.tried = 0  # games looked at for kingmakers
        self.kingmakers = 0

    def add(self, watcher: Watcher, outcome: Outcome) -> None:
        watcher.end()
        self.games += 1
        self.turns += watcher.turns
        self.dead += watcher.dead
        for choices in watcher.choices:
            self.choices.add(choices)
        for wait in watcher.waits:
            self.waits.add(wait)
        if watcher.seats < 2 or not watcher.scores:
            return
        for round, order in watcher.orders.items():
            self.rounds[round] += 1
            for place, seat in enumerate(order):
                if seat in outcome.winners:
                    self.order_wins[round, place] += SHARE // len(outcome.winners)
        leaders = [_leader(scores) for scores in watcher.scores]
        alone = [leader for leader in leaders if leader >= 0]
        self.changes.add(sum(one != other for one, other in pairwise(alone)))
        for mark in MARKS:
            leader = leaders[min(len(leaders) - 1, len(leaders) * mark // 100)]
            if leader >= 0:
                self.led[mark] += 1
                if leader in outcome.winners:
                    self.leader_wins[mark] += SHARE // len(outcome.winners)

    def look_for_kingmaker(self, game: Game, watcher: Watcher, outcome: Outcome, seed: int) -> None:
        """Could the last one, in the last decision, have chosen another winner among the others?"""
        worst = min(range(watcher.seats), key=lambda seat: outcome.scores[seat])
        position = watcher.last.get(worst)
        if position is None or worst in outcome.winners:
            return
        self.tried += 1
        moves = Moves()
        kernel.legal(position, worst, moves)
        words = [moves[place] for place in range(moves.size)]
        step = max(1, len(words) // WAYS)
        winners = {_finished(game, position, worst, move, seed) for move in words[::step]}
        self.kingmakers += len({one for one in winners if worst not in one}) > 1

    def later_rounds(self) -> list[int]:
        """The one in the middle of a game and the last one, of those that nearly all games have."""
        usual = [round for round, games in self.rounds.items() if games >= USUAL * self.games]
        last = max(usual, default=0)
        return [round for round in dict.fromkeys([(last + 2) // 2, last]) if round > 1]

    def merge(self, other: Flow) -> None:
        self.rounds += other.rounds
        self.order_wins += other.order_wins
        for name in ("games", "turns", "dead", "tried", "kingmakers"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for mark in MARKS:
            self.leader_wins[mark] += other.leader_wins[mark]
            self.led[mark] += other.led[mark]
        for name in ("changes", "choices", "waits"):
            getattr(self, name).merge(getattr(other, name))


def _leader(scores: Sequence[int]) -> int:
    """Who leads alone, or -1."""
    best = max(scores)
    return scores.index(best) if list(scores).count(best) == 1 else -1


def _finished(game: Game, position: State, seat: int, move: int, seed: int) -> tuple[int, ...]:
    """Who wins after this move when everybody goes on by the game's quick policy, with the same luck."""
    state, dice, moves = position.clone(), Seeded(derive(seed, 0)), Moves()
    rng = Seeded(derive(seed, 1))
    kernel.play(state, seat, move, dice)
    while not state.over:
        actor = state.actor()
        kernel.legal(state, actor, moves)
        place = game.policy.pick(state, actor, moves, rng) if moves.size > 1 else 0
        kernel.play(state, actor, moves[place], dice)
    return tuple(state.winners())
