"""Find the best move: positions of real games in which one move is better than all others, as puzzles.

They are data of the game (`best_moves.jsonl` in its folder, one a line, made by `ludarium puzzles find`): the
outcomes of chance and the moves that lead to the position, whose turn it is, and what every move there is worth.
Nothing has to be thought about again to judge an answer. Whoever solves one is shown the seat's own view, never the
position itself.
"""

from __future__ import annotations

import hashlib
import importlib
import json
from collections.abc import Sequence
from functools import cached_property
from importlib import resources
from typing import Final

import msgspec

from ludarium.core.game import Game, Setup
from ludarium.core.host import Host, Replayed, derive
from ludarium.core.kernel import legal, play
from ludarium.core.moves import Moves, verb_of
from ludarium.core.state import State
from ludarium.core.verdict import COMPLETE, WRONG, Verdict
from ludarium.core.words import NotationError

FILE: Final = "best_moves.jsonl"
KIND: Final = "best-move"
EASY, FAIR, HARD = LEVELS = ("easy", "fair", "hard")
TRIES: Final = 3
UNNAMED: Final = ("kept", "rival", "other")  # bars that are no source of points
LONGEST: Final = 100_000  # moves of a game: more than any has


class Reason(msgspec.Struct, kw_only=True, array_like=True):
    """Why the best move is better, as `coach.why` found it; written without names, as there are many."""

    bars: list[tuple[str, float]]  # sources of points
    total: float
    error: float
    deals: int
    deed: tuple[str, str, str, bool, int, int] | None  # event, by, value, mine, better, worse

    def told(self) -> dict[str, object]:
        names = ("event", "by", "value", "mine", "better", "worse")
        return {
            "bars": [{"source": source, "points": points} for source, points in self.bars],
            "total": self.total,
            "error": self.error,
            "deals": self.deals,
            "deed": None if self.deed is None else dict(zip(names, self.deed)),
        }


class Other(msgspec.Struct, kw_only=True, array_like=True):
    """A move that is not the best one: what it costs, in chance where that is told, else in points."""

    move: str
    loss: float
    error: float
    points: float  # the same in points
    deals: int
    why: Reason | None  # None where it was not asked for


class Source(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Where it comes from: a game of bots, or a record of people's by its digest."""

    decision: int  # the place among all decisions of the game, from 1
    bots: list[str] = []
    seed: int = 0
    game: int = 0
    record: str = ""


class Kept(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A puzzle as it is kept. `missed` are the levels of bots that do not find the move, weakest first."""

    number: int
    version: str  # of the rules
    seats: int
    options: dict[str, str] = {}
    chance: list[int]
    moves: list[int]  # by their place in the list, where there was a choice
    seat: int
    view: str  # the digest of what the seat sees
    best: str
    line: list[str] = []  # the whole decision that begins so, where it is longer
    by_chance: bool
    worth: float  # the chance after the best move, or the lead in points
    missed: list[str]
    others: list[Other]  # by loss
    source: Source
    engine: str  # the fingerprint of what judged

    @property
    def lead(self) -> Other:
        """The second best move."""
        return self.others[0]

    @property
    def level(self) -> str:
        return LEVELS[min(len(self.missed), len(LEVELS)) - 1]


def digest(state: State, seat: int) -> str:
    """Of what the seat sees: a position that comes out otherwise than it was is no puzzle any more."""
    seen = json.dumps(state.view(seat), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(seen.encode()).hexdigest()[:12]


def to_decision(state: State, host: Host) -> Moves:
    """Make forced moves until somebody has a choice; gives the choice, or nothing where the game is over."""
    moves = Moves()
    for _ in range(LONGEST):
        if state.over:
            moves.size = 0
            break
        seat = state.actor()
        legal(state, seat, moves)
        if moves.size > 1:
            break
        play(state, seat, moves[0], host)
    return moves


def replayed(setup: Setup, chance: Sequence[int], numbers: Sequence[int]) -> State:
    """The position that these outcomes and choices lead to; raises ValueError where they do not lead to one."""
    host = Replayed.of(chance)
    state = setup.begin(host)
    for number in numbers:
        moves = to_decision(state, host)
        if not 0 <= number < moves.size:
            raise ValueError("a move is not in the list")
        play(state, state.actor(), moves[number], host)
    if to_decision(state, host).size == 0:
        raise ValueError("the game is over")
    return state


class BestMove:
    """One of them."""

    def __init__(self, game: Game, kept: Kept) -> None:
        self.game = game
        self.kept = kept
        self.kind = KIND
        self.level = kept.level
        self.fewest = 1

    @cached_property
    def setup(self) -> Setup:
        return self.game.setup(self.kept.seats, self.kept.options, self.kept.version)

    @cached_property
    def state(self) -> State:
        """The true position; what is shown of it is the seat's view."""
        state = replayed(self.setup, self.kept.chance, self.kept.moves)
        if state.actor() != self.kept.seat or digest(state, self.kept.seat) != self.kept.view:
            raise ValueError(f"puzzle {self.kept.number} of {self.game.name} has another position now")
        return state

    def content(self) -> dict[str, object]:
        """How clear it is, and which levels miss it: the move is not told."""
        kept = self.kept
        return {
            "seat": kept.seat,
            "by_chance": kept.by_chance,
            "ahead": kept.lead.loss,
            "error": kept.lead.error,
            "deals": kept.lead.deals,
            "missed": kept.missed,
            "options": len(kept.others) + 1,
            "bots": list(kept.source.bots),
        }

    def spelled(self, answer: str) -> str:
        """In the spelling of records; empty if it is no move of this position."""
        try:
            text = self.game.verbs.write(self.game.verbs.parse(answer))
        except NotationError:
            return ""
        return text if text == self.kept.best or any(one.move == text for one in self.kept.others) else ""

    def reads(self, answer: str) -> bool:
        return bool(self.spelled(answer))

    def judge(self, answer: str) -> Verdict:
        """A wrong one is told what it costs, and nothing of the right one."""
        move = self.spelled(answer)
        if move == self.kept.best:
            return Verdict(COMPLETE, note=move)
        for other in self.kept.others:
            if other.move == move:
                return Verdict(WRONG, "worse", details={"loss": other.loss, "error": other.error})
        return Verdict(WRONG, "unreadable")

    def clue(self) -> tuple[list[tuple[str, str]], str]:
        """What the best move names, without saying what is done with it, and what it gains most by."""
        verbs = self.game.verbs
        move = verbs.parse(self.kept.best)
        described, phrase = verbs.describe(move), verbs.phrases[verb_of(move)]
        pieces = [
            (words.name, str(described[name])) for name, words in phrase.arguments.items() if words.names
        ]
        return pieces, self._gain()

    def _gain(self) -> str:
        """The source of points that the best move gains most by over the second best; nothing if none stands out."""
        why = self.kept.lead.why
        gains = (
            [] if why is None else [name for name, points in why.bars if points > 0 and name not in UNNAMED]
        )
        return gains[0] if gains else ""

    def solution(self) -> str:
        return self.kept.best


class BestMoves:
    """The hook of a game: `puzzles=BestMoves(__name__)`. They are read when first asked for."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.kinds = (KIND,)
        self.levels = LEVELS

    @cached_property
    def game(self) -> Game:
        found: Game = importlib.import_module(self.package).GAME
        return found

    @cached_property
    def all(self) -> list[BestMove]:
        file = resources.files(self.package) / FILE
        lines = file.read_bytes().splitlines() if file.is_file() else []
        return [BestMove(self.game, msgspec.json.decode(line, type=Kept)) for line in lines]

    @cached_property
    def order(self) -> dict[str, list[BestMove]]:
        """By level, as they are practised: neighbours come from different games."""
        mixed = sorted(self.all, key=lambda one: derive(one.kept.number, 1))
        return {level: [one for one in mixed if one.level == level] for level in LEVELS}

    def of_day(self, seed: int) -> list[BestMove]:
        return [self.all[seed % len(self.all)]] if self.all else []

    def practice(self, seed: int, kind: str, level: str) -> BestMove:
        """One after the other; the seed says how far along."""
        some = self.order.get(level) or self.all
        return some[seed % len(some)]
