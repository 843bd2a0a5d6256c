"""What the kernel knows of a game: its words, its steps, its options, and how to begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ludarium.core.declare import Chances, Events, Reasons, chances, phrases
from ludarium.core.host import Host, Told
from ludarium.core.kernel import begin, legal
from ludarium.core.moves import Moves, verb_of
from ludarium.core.numbers import Origin, Ruleset, constants_of
from ludarium.core.policy import Playout, Policy, Tuning
from ludarium.core.puzzle import Puzzles
from ludarium.core.ruleset import Constants, Option, SettingError, settle
from ludarium.core.state import KERNEL_REASONS, Outline, State, Why
from ludarium.core.study import Study
from ludarium.core.turn import Turn
from ludarium.core.verdict import Verdict
from ludarium.core.words import MoveNotation, Phrase, Vocabulary

if TYPE_CHECKING:
    from ludarium.core.journal import Journal
    from ludarium.core.review import Review


@dataclass(frozen=True)
class Setup:
    """A game about to be played: the seats, the options and overrides, and the rules they give."""

    game: Game
    seats: int
    options: Mapping[str, str]
    overrides: Mapping[str, str]
    rules: Any  # the game's own immutable ruleset
    version: str  # of the rules that are played: the game's, or an earlier one that it still knows
    withheld: frozenset[int] = frozenset()  # verbs whose moves people are not shown: they have to find them

    @property
    def variant(self) -> dict[str, str]:
        """The options that make it another game than the usual one."""
        options = {option.name: option for option in self.game.options}
        return {
            name: value
            for name, value in self.options.items()
            if value != options[name].default and not options[name].aid
        }

    def new(self) -> State:
        """The table before the first step."""
        return self.game.new_table(Turn.before(self.game.outline, self.seats), self.rules)

    def begin(self, host: Host) -> State:
        """A game that waits for its first decision."""
        state = self.new()
        begin(state, host)
        return state

    def load(self, data: Mapping[str, Any]) -> State:
        return self.game.state.load(data, self.game.outline, self.rules)

    def listed(self, state: State, seat: int) -> list[int]:
        """The legal moves that a person is shown: without the withheld ones, and no word on whether there are any."""
        moves = Moves()
        legal(state, seat, moves)
        found = moves.dump()
        if not self.withheld:
            return found
        return [move for move in found if verb_of(move) not in self.withheld]

    def withheld_here(self, state: State) -> list[int]:
        """The verbs of this step that are not listed: the same whether there is such a move or not."""
        return [verb for verb in sorted(self.withheld) if not state.over and state.step.verbs >> verb & 1]

    def facts(self) -> dict[str, str | int]:
        """What sentences about this game may name: its options, the single numbers of its rules, and the seats."""
        chosen = {**self.options, **self.overrides}
        _, constants = self.game.settled(self.seats, chosen, self.version)
        numbers = {name: constant.value for name, constant in constants.table.items()}
        single = {name: value for name, value in numbers.items() if isinstance(value, str | int)}
        return {**self.options, **single, "seats": self.seats}

    def safe_move(self, state: State, seat: int) -> int:
        """What the table plays for a seat that is asked and does not answer: always one of the listed moves."""
        return self.game.safe(state, seat, self.listed(state, seat))


def says_nothing(state: State, move: int) -> str:
    return ""


def first_bare(state: State, seat: int, listed: list[int]) -> int:
    """The safe move of a game that declares none: the first without arguments (pass, done), or else the first."""
    verbs = state.turn.outline.verbs
    for move in listed:
        if not verbs.phrases[verb_of(move)].arguments:
            return move
    return listed[0]


def refuses_notes(state: State, move: int, note: str) -> str:
    return ""


def in_one_sum(state: State, seat: int) -> dict[str, int]:
    """Where a seat's points come from, in a game that does not tell them apart."""
    return {"points": int(state.score(seat))}


def round_the_table(state: State) -> list[int]:
    """The seats in their order at the start: from the first one that is asked on."""
    first = state.actor()
    return [(first + place) % state.seats for place in range(state.seats)]


def no_clues(constants: Constants) -> list[str]:
    return []


def no_levels(name: str) -> Policy | None:
    return None


def judges_nothing(state: State, seat: int, move: str, note: str) -> Verdict | None:
    return None


def nothing_withheld(rules: Any) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class Landmark:
    """What the bots of an earlier time played by, unchanged since: progress is measured against them."""

    policy: Policy
    planner: Policy
    levels: Callable[[str], Policy | None] = no_levels


@dataclass(frozen=True)
class Fact:
    """Something that seats do and statistics count: an event with an argument `seat` (a solitaire needs none).

    `by` names the argument whose words are told apart: Fact("used", by="card") is how each card fares.
    """

    event: str
    by: str = ""


@dataclass(frozen=True)
class Game:
    """One game. Found by its folder; everything here is written in the game's own `__init__.py`."""

    id: str
    name: str
    version: str  # of the rules: a change that alters recorded games raises it
    seats: tuple[int, ...]
    rules: type[Ruleset]
    state: type[State]
    event: type[Events]
    outline: Outline
    new_table: Callable[[Turn, Any], State]  # before the first step; the second argument are the game's rules
    reason: type[Reasons] = Reasons
    chances: type[Chances] = Chances
    options: tuple[Option, ...] = ()
    breakdown: Callable[[State, int], dict[str, int]] = in_one_sum
    policy: Policy = field(default_factory=Policy)  # quick and cheap, for rollouts
    planner: Policy = field(default_factory=Policy)  # plans with care, for the greedy bot
    tuning: Tuning = field(default_factory=Tuning)  # how a search thinks
    playout: Callable[[], Playout] | None = None  # to judge moves by, where the quick policy is blind
    landmarks: Mapping[str, Landmark] = field(
        default_factory=dict
    )  # bots of earlier times, by number: search@1
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # named choices of options
    first: str = ""  # the preset that a first game is played with, where one is easier
    # Earlier versions whose games go on and replay: the constants that keep what has changed since.
    earlier: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    # Own policies for named bots, a new one for each seat; None for a bot that is made as in every game.
    levels: Callable[[str], Policy | None] = no_levels
    brief: Mapping[str, int] = field(default_factory=dict)  # named bots that search, with so many iterations
    # How often each level wins against the one below, with two players (docs/bots.md): how far apart they are rated.
    ladder: tuple[float, ...] = (0.75, 0.75, 0.75)
    facts: tuple[Fact, ...] = ()  # what balance reports look at beyond the points
    starting: Callable[[State], list[int]] = (
        round_the_table  # the seats in order, where the first decision waits
    )
    # What the rulebook tells of numbers that it does not print: the clues that these constants contradict.
    clues: Callable[[Constants], list[str]] = no_clues
    # What is played for a seat whose time is up, out of its listed moves: what costs it nothing, leaves it the most
    # freedom, and tells nobody what it holds.
    safe: Callable[[State, int, list[int]], int] = first_bare
    # A note that says how this move is made, in the spelling that is kept; nothing if it does not say it. Moves of
    # puzzles carry their arrangements so. Asked before the list is, for any move with a verb of the step.
    read_note: Callable[[State, int, str], str] = refuses_notes
    # What is said of a note that a seat is still writing; its move may end before what only the finished note
    # decides. None where there is nothing to say.
    judge: Callable[[State, int, str, str], Verdict | None] = judges_nothing
    # Such a note for a legal move, for a person who asks how it can be made; nothing for moves without notes.
    note_for: Callable[[State, int], str] = says_nothing
    # Verbs whose moves, by these rules, people must find themselves: neither the moves nor whether there are any
    # may be shown to them. They stand in the list all the same, and who is asked has other moves, too, unless alone.
    withheld: Callable[[Any], tuple[str, ...]] = nothing_withheld

    areas: tuple[str, ...] = ()  # parts of the table that a lesson can point at
    # Which section of the rules to read is about a step, for every step in which somebody is asked.
    sections: Mapping[str, str] = field(default_factory=dict)
    # Events that befall a seat (the last one they name) by what others do, and the area in which it is seen; the
    # attribute `.matters` of their text says what of it.
    befalls: Mapping[str, str] = field(default_factory=dict)
    order: int = 100  # the place among the games where they are listed; equal ones by name
    deals: bool = False  # is there a deal of every day, the same for everybody? For one player.
    puzzles: Puzzles | None = None  # of the day, and for practice
    study: Callable[[str], Study] | None = None  # an analysis, in a language; loaded when asked for
    # What the game's exact solver finds about a finished game, going on by one piece of work (core/review.py).
    review: Callable[[Journal, Review, float], None] | None = None

    @property
    def takes_notes(self) -> bool:
        return self.read_note is not refuses_notes

    @property
    def verbs(self) -> MoveNotation:
        return self.outline.verbs

    @property
    def events(self) -> tuple[Phrase, ...]:
        return phrases(self.event)

    @property
    def chance(self) -> tuple[Vocabulary, ...]:
        return chances(self.chances)

    @property
    def constants(self) -> Constants:
        return constants_of(self.rules)

    @property
    def own_reasons(self) -> tuple[Phrase, ...]:
        return phrases(self.reason)

    @property
    def reasons(self) -> tuple[Phrase, ...]:
        return KERNEL_REASONS + self.own_reasons

    def knows(self, version: str) -> bool:
        """Can games be played that were begun under this version of the rules?"""
        return version == self.version or version in self.earlier

    def settled(
        self, seats: int, chosen: Mapping[str, str], version: str
    ) -> tuple[dict[str, str], Constants]:
        """All options, and the constants with what is overridden, by the choice or by an earlier version."""
        return settle(self.options, self.constants, seats, {**self.earlier.get(version, {}), **chosen})

    def setup(self, seats: int, chosen: Mapping[str, str] | None = None, version: str = "") -> Setup:
        if seats not in self.seats:
            allowed = f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else str(self.seats[0])
            players = "player" if self.seats == (1,) else "players"
            raise SettingError(f"{self.name} is for {allowed} {players}, not {seats}")
        chosen, version = chosen or {}, version or self.version
        options, constants = self.settled(seats, chosen, version)
        overrides = {path: str(value) for path, value in constants.overrides.items() if path in chosen}
        rules = self.rules(options, constants, seats)
        home: Any = self.rules
        package = home.__module__.rpartition(".")[0]
        rules.origin = Origin(package, seats, tuple(sorted({**options, **overrides}.items())), version)
        names = self.withheld(rules)
        withheld = frozenset(
            number for number, phrase in enumerate(self.verbs.phrases) if phrase.name in names
        )
        return Setup(self, seats, options, overrides, rules, version, withheld)

    def describe_event(self, told: Told, seat: int) -> dict[str, str | int]:
        """The event as this seat may see it; -1 is a spectator."""
        phrase = self.events[told.event]
        knows = seat >= 0 and (told.knows >> seat) & 1 == 1
        return {"event": phrase.name, **phrase.describe(told.values, secrets=knows or not phrase.secret)}

    def befell(self, described: Mapping[str, str | int], seat: int) -> bool:
        """Is this event something that others did to this seat, or that came over it?"""
        name = str(described["event"])
        if name not in self.befalls:
            return False
        phrase = next(phrase for phrase in self.events if phrase.name == name)
        seats = [described[key] for key, words in phrase.arguments.items() if words.name == "seat"]
        return seats[-1] == seat and (len(seats) == 1 or seats[0] != seat)

    def describe_reason(self, why: Why) -> dict[str, str | int]:
        phrase = self.reasons[why.reason]
        return {"reason": phrase.name, **phrase.describe(why.values)}

    def places(self, state: State) -> list[int]:
        """Each seat's place, 1 for the best; equal ones share a place and the next ones are skipped."""
        standings = [int(state.standing(seat)) for seat in range(state.seats)]
        return [1 + sum(other > standing for other in standings) for standing in standings]
