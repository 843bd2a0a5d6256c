"""What pages ask for and are answered about puzzles, of the day and for practice; `schema` has the rest."""

from __future__ import annotations

from typing import Literal

from ludarium.coach.why import Why
from ludarium.server.schema import Struct, Verdict

PuzzleState = Literal["new", "begun", "solved", "shown"]  # shown: a solution was asked for before


class PuzzleTile(Struct):
    """A puzzle of a day's set: what may be known of it before it is begun, and how far one is."""

    kind: str
    level: str
    state: PuzzleState
    time: int  # milliseconds it took, or has been under way
    known: bool  # begun one of its kind before? Who has not is told how it is done before the clock runs


class PuzzleResult(Struct):
    """What somebody solved of a day's set; those who solved more come first, then the quicker ones. Guests, who can
    be anybody, and many, stand apart from those with an account, with places of their own."""

    place: int
    name: str
    account: bool
    mine: bool
    times: list[int | None]  # milliseconds, in the order of the set
    quick: bool  # was one of them quicker than hands can be?
    solved: int
    total: int


class PuzzleDate(Struct):
    date: str
    people: int  # who solved something
    solved: int  # by the one who asks


class PuzzleDay(Struct):
    """The set of a day with its results. One's own line is always there if one has solved anything."""

    date: str
    today: str
    tiles: list[PuzzleTile]
    results: list[PuzzleResult]
    people: int  # who solved something
    recent: list[PuzzleDate]  # the last days, newest first


class Puzzle(Struct):
    """A puzzle handed out. `ranked`: it is begun, the server's clock runs, and it counts."""

    kind: str
    level: str
    content: dict[str, object]  # the game's own
    ranked: bool
    state: PuzzleState
    time: int
    tries: int
    progress: MoveProgress | None = (
        None  # where the best move is to be found: `content.position` is the table
    )


class PuzzleTry(Struct):
    answer: str


class PuzzleVerdict(Struct):
    verdict: Verdict
    state: PuzzleState
    time: int
    tries: int
    fewest: int | None = None  # pieces of the shortest solution; told to those who have one
    progress: MoveProgress | None = None


class PuzzleSolution(Struct):
    answer: str
    state: PuzzleState
    progress: MoveProgress | None = None


# Find the best move


class MoveTried(Struct):
    """A move that was tried, and what it costs: nothing, if it is the best one. In chance where that is told, else in
    points."""

    move: str  # as records write it
    loss: float
    error: float


class MoveClue(Struct):
    """What the best move names (vocabulary and value), not what is done with it, and the points it gains most by."""

    pieces: list[tuple[str, str]]
    source: str


class MoveCost(Struct):
    """What another move than the best one costs, and why."""

    move: str
    loss: float
    error: float
    points: float
    why: Why | None


class MoveAnswer(Struct):
    """Told once there is nothing left to try."""

    best: str
    line: list[str]  # the whole decision that begins with it
    worth: float  # the chance after it, or the lead in points
    others: list[MoveCost]  # the second best first


class MoveProgress(Struct):
    """How far somebody is with a puzzle. First tries count, of the day and for practice."""

    number: int
    left: int  # tries
    tried: list[MoveTried]
    found: bool
    clue: MoveClue | None  # it cost one try
    answer: MoveAnswer | None
    people: int  # who tried it or gave it up
    at_once: int  # of them: with the first try
    own: int  # puzzles of this game tried by the one who asks
    own_at_once: int
