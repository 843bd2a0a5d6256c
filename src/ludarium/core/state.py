"""States and steps: the whole position of a game, and what may be done at a point of its rules.

A step is a singleton called after its rulebook section, which lists the legal moves and plays one. Which steps are
under way stands in the state's turn (`core.turn`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, Self, TypeVar, dataclass_transform

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludarium.core.declare import FIRST_REASON, Named, Verbs, phrases, vocabulary
from ludarium.core.feature import MoveRows, Row
from ludarium.core.host import Host
from ludarium.core.moves import Moves, bit, first_of
from ludarium.core.pieces import Bag, Ints, Pile
from ludarium.core.turn import Turn
from ludarium.core.words import MoveNotation, Phrase

# Who may see a field, written beside it: Annotated[type, SEEN, names]. `core.fields` builds views and features of it.
OPEN: Final = "everybody sees it"
OWN: Final = "its owner sees it, the others see how many"
COUNT: Final = "everybody sees how many"
HIDDEN: Final = "nobody sees it"
SHARED: Final = "constant, shared by clones, not part of the position"
TOLD: Final = "everybody knows it; the view says it in its own way"
LEARNED: Final = "what each seat has learned; nobody sees it, and each seat's features hold its own"

# More about a field, behind its names: how it stands among the features.
A_SEAT: Final = "holds a seat, or several"
SEAT_MASK: Final = "holds seats as a mask"
APART: Final = "`also_features` writes it"
TALLY: Final = "kept for the breakdown at the end; no feature"


def empty() -> Any:
    """As the default of a field: an empty container of its type, with room for all its kinds."""
    return None


class Why:
    """Why a move is not possible: a reason's number in the game's list, and its arguments."""

    reason: i64
    values: tuple[int, ...]

    def __init__(self) -> None:
        self.reason = -1
        self.values = ()

    def because(self, reason: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.reason = reason
        self.values = (a, b, c)


# The reasons the kernel itself gives; a game's own follow from FIRST_REASON on.
GAME_OVER: Final = 0
NOT_YOUR_TURN: Final = 1
ALREADY_IN: Final = 2
NOT_NOW: Final = 3
KERNEL_REASONS: Final = (
    Phrase("game-over"),
    Phrase("not-your-turn"),
    Phrase("already-in"),
    Phrase("not-now"),
)
assert len(KERNEL_REASONS) == FIRST_REASON


@dataclass_transform(kw_only_default=True)
@mypyc_attr(acyclic=True)
class Fields:
    """Base of all whose fields are declared: `name: Annotated[type, SEEN, names] = default`."""


@mypyc_attr(acyclic=True)
class Part(Fields):
    """A piece of a state with declared fields; clone, equality, JSON and view follow from them (`core.fields`)."""

    # <interpreted>
    def __init_subclass__(cls) -> None:
        make_methods(cls, "Part")

    # </interpreted>

    def clone(self) -> Self:
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        raise NotImplementedError

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> Self:
        raise NotImplementedError

    def view(self, mine: bool) -> dict[str, object]:
        raise NotImplementedError

    def view_beside(self, shown: dict[str, object]) -> dict[str, object]:
        """As its owner sees it, with what the others see taken over as it is."""
        raise NotImplementedError

    def name_features(self, mine: bool, out: Row) -> None:
        """Note the names of its features; `features_of` of the class itself writes those of all seats."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class State(Fields):
    """The whole position of a game. Subclasses declare their fields; here stands the turn."""

    turn: Turn

    def __init__(self, turn: Turn) -> None:
        self.turn = turn

    # <interpreted>
    def __init_subclass__(cls) -> None:
        make_methods(cls, "State")

    # </interpreted>

    @property
    def seats(self) -> i64:
        return self.turn.seats

    @property
    def over(self) -> bool:
        return self.turn.depth == 0

    @property
    def step(self) -> Step[Any]:
        return self.turn.step

    def asks(self, seat: i64) -> bool:
        return (self.turn.asked >> seat) & 1 == 1

    def actor(self) -> i64:
        """The first seat that has to decide; -1 when the game is over."""
        return first_of(self.turn.asked)

    def clone(self) -> Self:
        raise NotImplementedError

    def become(self, other: State) -> None:
        """Become equal to a state of the same game and number of seats: a clone without new objects."""
        raise NotImplementedError

    def same(self, other: State) -> bool:
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        raise NotImplementedError

    @classmethod
    def load(cls, data: Mapping[str, Any], outline: Outline, rules: Any) -> Self:
        raise NotImplementedError

    def view(self, seat: i64) -> dict[str, object]:
        """What the seat sees; -1 is a spectator."""
        return self.view_beside(seat, self.open_view())

    def open_view(self) -> dict[str, Any]:
        """What of the view is the same for everybody, with every part as the others see it."""
        raise NotImplementedError

    def view_beside(self, seat: i64, shown: dict[str, Any]) -> dict[str, object]:
        """The seat's view with what is open already, taken over as it is: for several seats it is made once."""
        raise NotImplementedError

    def features(self, seat: i64, out: Row) -> None:
        """What this seat sees and has learned, as numbers; seats from its own on (`core.feature`)."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A state travels as its JSON, with what its rules were made of."""
        from ludarium.core.snapshot import revive  # late: it needs games

        whole: Any = self
        return revive, (whole.rules.origin, self.dump())

    def redeal(self, seat: i64, host: Host) -> None:
        """Deal again, in place, everything this seat cannot know; keep everything it knows."""
        if self.hides():
            raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The seat's score as it stands; final once the game is over."""
        raise NotImplementedError

    def standing(self, seat: i64) -> i64:
        """What places are decided by when the game is over: the score, unless more breaks its ties."""
        return self.score(seat)

    def won(self, seat: i64) -> bool:
        """Has the seat won, now that the game is over? The best one does; a solitaire has its own answer."""
        for other in range(self.seats):
            if self.standing(other) > self.standing(seat):
                return False
        return True

    def untimely(self, verb: i64, why: Why) -> None:
        """Say when a verb that the step under way does not know can be used, where a player might try it before."""

    def hides(self) -> bool:
        """Is anything of the position hidden from a seat? Where nothing is, dealing again changes nothing."""
        return True

    def current_round(self) -> i64:
        """The number of the round under way, in games that have rounds; -1 in others."""
        return -1

    def scores_open(self) -> bool:
        """May everybody see the scores before the game is over?"""
        return True

    def scores(self) -> list[int]:
        """The scores of all seats."""
        return [int(self.score(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that share the win, now that the game is over; a lost solitaire has none."""
        return [int(seat) for seat in range(self.seats) if self.won(seat)]

    def timed(self) -> bool:
        """Does time count here? Then the host stamps it on the moves."""
        return False

    def give_up(self, seat: i64, host: Host) -> bool:
        """A table action outside the list of moves: the seat gives up. False where that is not possible."""
        return False


S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """A point of the rules. `verbs` is the mask of verbs that can occur in it."""

    name: str
    section: str
    number: i64
    verbs: i64
    simultaneous: bool

    def __init__(self, name: str, section: str, *verbs: int) -> None:
        self.name = name
        self.section = section
        self.number = -1
        self.verbs = 0
        for verb in verbs:
            self.verbs |= bit(verb)
        self.simultaneous = False

    def enter(self, s: S, host: Host) -> None:
        """Called while this step is on top and nobody is asked: go on, ask a seat, push a step, or pop."""
        raise NotImplementedError

    def moves(self, s: S, seat: i64, moves: Moves) -> None:
        """List the seat's legal moves, each once. The only source of legality."""

    def play(self, s: S, seat: i64, move: i64, host: Host) -> None:
        """Carry out a move of the list. Never checks legality again."""

    def why_not(self, s: S, seat: i64, move: i64, why: Why) -> None:
        """Say why a move with one of this step's verbs is not in the list."""

    def finished(self, s: S, seat: i64) -> bool:
        """In a simultaneous step: is the seat's draft complete?"""
        raise NotImplementedError

    def resolve(self, s: S, host: Host) -> None:
        """In a simultaneous step: all drafts are in, reveal and apply them."""
        raise NotImplementedError


class Simultaneous(Step[S]):
    """A step in which several seats decide in secret: each stages moves until it has `finished`."""

    def __init__(self, name: str, section: str, *verbs: int) -> None:
        super().__init__(name, section, *verbs)
        self.simultaneous = True


class Course:
    """Steps that follow one another: a round, a turn."""

    steps: vec[Step]  # type: ignore[type-arg]  # interpreted, a vec takes a plain class

    def __init__(self, steps: list[Step[Any]]) -> None:
        self.steps = vec[Step](steps)  # type: ignore[type-arg]

    def begin(self, turn: Turn) -> None:
        for place in range(len(self.steps) - 1, -1, -1):
            turn.push(self.steps[place].number)


class Outline:
    """The verbs of a game and all its steps, numbered; the first one begins the game."""

    verbs: MoveNotation
    steps: vec[Step]  # type: ignore[type-arg]  # interpreted, a vec takes a plain class
    rows: MoveRows
    drafts: MoveRows | None  # of the moves that are staged in simultaneous steps, if there are any

    def __init__(self, verbs: type[Verbs], steps: list[Step[Any]]) -> None:
        self.verbs = MoveNotation(phrases(verbs))
        self.steps = vec[Step](steps)  # type: ignore[type-arg]
        self.rows = MoveRows(self.verbs)
        staged: i64 = 0
        for step in steps:
            if step.simultaneous:
                staged |= step.verbs
        self.drafts = None if staged == 0 else MoveRows(self.verbs, staged)
        for number in range(len(steps)):
            steps[number].number = number


# How views write values for people.


def bag_view(bag: Bag, of: Named) -> dict[str, int]:
    names = vocabulary(of)
    return {str(names.write(kind)): int(bag[kind]) for kind in range(bag.kinds) if bag.has(kind)}


def row_view(row: Ints, of: Named) -> dict[str, int]:
    names = vocabulary(of)
    return {str(names.write(index)): int(row[index]) for index in range(row.size)}


def own_view(seat: i64, own: dict[str, object], shown: list[dict[str, object]]) -> list[dict[str, object]]:
    """The parts of all seats as one of them sees them: its own is another."""
    seen = shown.copy()
    seen[seat] = own
    return seen


def pile_view(pile: Pile, of: Named) -> list[str | int]:
    names = vocabulary(of)
    return [names.write(item) for item in pile.dump()]


def name_view(value: i64, of: Named) -> str | None:
    """As `value_view`, for values that have names."""
    return None if value < 0 else vocabulary(of).name_of(value)


def value_view(value: i64, of: Named) -> str | int | None:
    return None if value < 0 else vocabulary(of).write(value)


# <interpreted>
from ludarium.core.fields import make_methods  # noqa: E402  (it needs the views above)

# </interpreted>
