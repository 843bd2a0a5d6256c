"""What the kernel knows of a game: its words, its steps, its options, and how to begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludarium.core.host import Host, Told
from ludarium.core.kernel import begin
from ludarium.core.policy import Policy
from ludarium.core.ruleset import Constants, Option, SettingError, settle
from ludarium.core.state import KERNEL_REASONS, Outline, State, Why
from ludarium.core.words import Phrase, Verbs, Words


@dataclass(frozen=True)
class Setup:
    """A game about to be played: the seats, the options and overrides, and the rules they give."""

    game: Game
    seats: int
    options: Mapping[str, str]
    overrides: Mapping[str, str]
    rules: Any  # the game's own immutable ruleset

    def new(self) -> State:
        """The table before the first step."""
        return self.game.deal(self.rules, self.seats)

    def begin(self, host: Host) -> State:
        """A game that waits for its first decision."""
        state = self.new()
        begin(state, host)
        return state

    def load(self, data: Mapping[str, Any]) -> State:
        return self.game.load(data, self.rules)


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
    options: tuple[Option, ...]
    constants: Constants
    verbs: Verbs
    events: tuple[Phrase, ...]
    own_reasons: tuple[Phrase, ...]
    chance: tuple[Words, ...]
    outline: Outline
    make_rules: Callable[[Mapping[str, str], Constants, int], Any]
    deal: Callable[[Any, int], State]
    load: Callable[[Mapping[str, Any], Any], State]
    breakdown: Callable[[State, int], dict[str, int]]
    policy: Policy  # quick and cheap, for rollouts
    planner: Policy  # plans with care, for the greedy bot
    presets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # named choices of options
    levels: Callable[[str], Policy] | None = None  # own policies for named bots, a new one for each seat
    facts: tuple[Fact, ...] = ()  # what balance reports look at beyond the points

    @property
    def reasons(self) -> tuple[Phrase, ...]:
        return KERNEL_REASONS + self.own_reasons

    def setup(self, seats: int, chosen: Mapping[str, str] | None = None) -> Setup:
        if seats not in self.seats:
            allowed = f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else str(self.seats[0])
            players = "player" if self.seats == (1,) else "players"
            raise SettingError(f"{self.name} is for {allowed} {players}, not {seats}")
        options, constants = settle(self.options, self.constants, seats, chosen or {})
        overrides = {path: str(value) for path, value in constants.overrides.items()}
        return Setup(self, seats, options, overrides, self.make_rules(options, constants, seats))

    def describe_event(self, told: Told, seat: int) -> dict[str, str | int]:
        """The event as this seat may see it; -1 is a spectator."""
        phrase = self.events[told.event]
        knows = seat >= 0 and (told.knows >> seat) & 1 == 1
        return {"event": phrase.name, **phrase.describe(told.values, secrets=knows or not phrase.secret)}

    def describe_reason(self, why: Why) -> dict[str, str | int]:
        phrase = self.reasons[why.reason]
        return {"reason": phrase.name, **phrase.describe(why.values)}

    def places(self, state: State) -> list[int]:
        """Each seat's place, 1 for the best; equal scores share a place and the next ones are skipped."""
        scores = state.scores()
        return [1 + sum(other > score for other in scores) for score in scores]
