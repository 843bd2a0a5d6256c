"""What is said at a table while a game is played, in both directions, and how a finished one is told again.

WebSocket messages are tagged unions with the tag in `type`. The browser's types are generated from here and from
`schema` (`make generate`).
"""

from __future__ import annotations

from typing import Literal

from ludarium.coach.hint import Hint
from ludarium.server.schema import Args, HintsOff, Intention, SeatInfo, Struct, TableInfo, Verdict

# Live play: what the server says


class Move(Struct):
    text: str
    verb: str
    args: Args


class Event(Struct):
    event: str
    args: Args


class Entry(Struct):
    """One entry of the journal as this seat may know it: who moved, the moves, what happened.

    Number 0 is the deal (seat -1). An undo is an entry of its own: `undo_to` says that all entries after that
    number and before this one no longer count; when they are sent again they are marked `undone`.
    """

    seq: int
    seat: int
    moves: list[Move]  # made in one go; none: the deal, an undo, or giving up
    events: list[Event]
    undone: bool = False
    undo_to: int | None = None
    seen: bool = False  # of an undo: something hidden had become known since; such a take-back is always told
    round: int | None = None  # after this entry
    note: str = ""  # how a person made them, where the game asks for that


class Score(Struct):
    seat: int
    total: int
    place: int
    breakdown: dict[str, int]


class Position(Struct, tag="position"):
    """The table as one seat sees it (-1: a spectator). Everything needed to draw it.

    A frame of a replay is one, too (-2: everything open), with nothing to be done there.
    """

    seq: int
    seat: int
    table: TableInfo
    view: dict[str, object]
    rules: dict[str, object]  # constants the board needs
    seats: list[int] = []  # the seats this connection plays
    asked: list[int] = []
    submitted: list[int] = []
    decision: int = 0  # to be sent back with the next move of this seat
    legal: list[Move] = []
    draft: list[Move] = []
    free_undo: int | None = None  # the entry to go back to without asking anybody
    ask_undo: int | None = (
        None  # the entry before this seat's last move: to go back there the others are asked
    )
    undo_seen: bool = False  # would that be a take-back, past something newly seen?
    undo_request: UndoRequest | None = None
    replace_request: ReplaceRequest | None = None
    clock: Clock | None = None
    results: list[Score] | None = None
    ended: Ending = ""
    resign: Resigning = ""  # what would become of the game if this seat resigned
    rounds: list[list[int]] = []  # scores of all seats at the end of each round so far
    withheld: list[str] = []  # verbs that may be played now but are never listed: one has to find such a move
    lesson: LessonStep | None = None
    hints_off: HintsOff = ""  # why this seat is given no hints; empty where it may ask for them
    behind: Behind | None = None  # how far this visitor is behind the game, where it is
    commentators: list[Commentator] = []
    intentions: list[Intention] = []  # of this seat, the first first


Ending = Literal[
    "", "points", "resigned", "time"
]  # how the game ended: time, if the last move was the clock's
Resigning = Literal["", "ends", "bot"]  # the game is over, or a bot plays on


class Behind(Struct):
    """What is told here is so many moves old, and so many minutes; `open`: with all hands."""

    moves: int
    minutes: int
    open: bool


class Commentator(Struct):
    """Somebody who sees all hands, some way behind, or would like to. Whoever sits here decides, each for all."""

    user: str
    name: str
    consent: list[int]  # seats that agree
    needed: list[int]  # seats that have to
    admitted: bool
    moves: int  # behind the game, and
    minutes: int


class UndoRequest(Struct):
    by: int
    to: int
    consent: list[int]
    needed: list[int]


class ReplaceRequest(Struct):
    seat: int
    consent: list[int]
    needed: list[int]
    at: float  # when it is done unless somebody has refused; consent does not hurry it


class Clock(Struct):
    """Milliseconds; `limit` is the turn timer, `elapsed` the game clock of solo games."""

    elapsed: int
    running: bool
    limit: int
    left: dict[str, int]  # by seat
    banks: dict[
        str, int
    ] = {}  # by seat: what is left for the whole game; it runs when a turn's own time is over


class Change(Struct, tag="change"):
    """What is different from the position told before it on this connection, for those who asked for changes.

    Whatever is not named here is as it was.
    """

    fields: dict[str, object]  # of the position itself
    table: dict[str, object]  # of `Position.table`
    view: dict[str, object]  # of `Position.view`
    gone: list[str]  # keys of the view that are no longer there
    things: dict[str, dict[int, object]]  # in lists of the view: by key and place


class News(Struct, tag="news"):
    """What happened since `after`; a position, or what changed of it, follows."""

    after: int
    entries: list[Entry]


class Chat(Struct, tag="chat"):
    at: float
    name: str
    seat: int  # -1: a spectator
    text: str
    number: int = 0  # the same line may come again after a reconnect: it has the same number


class Presence(Struct, tag="presence"):
    seats: list[SeatInfo]
    watchers: int


class Notice(Struct, tag="notice"):
    """Something the table tells everybody, as a code with arguments: bot-failed, replaced, resigned ..."""

    code: str
    args: Args


class Refused(Struct, tag="refused"):
    """A command that could not be carried out. `reason` is a code with arguments; nothing was changed."""

    client: str | None
    reason: str
    args: Args


class Accepted(Struct, tag="accepted"):
    client: str


class Considered(Struct, tag="considered"):
    """What moves made in one go would do, up to the first thing the seat cannot know."""

    client: str
    moves: list[str]  # in the order in which they would be made
    events: list[Event]
    view: dict[str, object] | None  # of the position after them, where nothing unknown lies ahead
    more: list[Move] | None  # what may be made together with them; None where that was not asked
    note: str = ""  # how a single move can be made, where the game takes notes


class Judged(Struct, tag="judged"):
    client: str
    verdict: Verdict


class HintTold(Struct, tag="hint"):
    """As much of a hint as the grade tells: what to look at, good moves, why."""

    client: str
    seat: int
    decision: int
    grade: int
    hint: Hint


# Lessons


class Pointer(Struct):
    """What a step of a lesson shows: an area of the table, or a thing by a move that it is clicked for."""

    area: str
    verb: str
    args: dict[str, str]


class LessonStep(Struct):
    """Where a lesson stands. Its texts are found by `lesson` and `step`; no step: the lesson is over."""

    lesson: str
    step: str
    number: int
    steps: int
    task: str  # go, do, any, until
    verbs: list[str]  # that the task is about; none where any will do
    shows: list[Pointer]


ServerMessage = (
    Position | Change | News | Chat | Presence | Notice | Refused | Accepted | Considered | Judged | HintTold
)


# Live play: what the browser says. `client` is an id the browser makes up: a retry carries the same one.


class Hello(Struct, tag="hello"):
    """First message. `seen` is the last seq this browser has; `seat` which of its seats it looks as. Who takes
    `changes` is told one whole position, and then only what is different."""

    seen: int = -1
    seat: int | None = None
    changes: bool = False


class Play(Struct, tag="play"):
    """Moves to be made in one go, in any order: all of them, or none."""

    client: str
    seat: int
    decision: int
    moves: list[str]
    note: str = ""  # how a single move is done, where the game asks for that; needed with withheld moves


class Retract(Struct, tag="retract"):
    client: str
    seat: int


class Learn(Struct, tag="learn"):
    """In a lesson: on to the next step, a step back, the step done for one, or all of it again."""

    client: str
    what: Literal["go", "back", "skip", "again"]


class WhyNot(Struct, tag="why"):
    """Why can this not be done? What was touched may stand for several moves: the first that the step under way knows
    the verb of is answered."""

    client: str
    seat: int
    move: str
    or_else: list[str] = []


class Consider(Struct, tag="consider"):
    """What would these moves do, and what may join them? Nothing is changed or kept."""

    client: str
    seat: int
    decision: int
    moves: list[str]
    more: bool = False


class Judge(Struct, tag="judge"):
    """Asks what a note comes to that is still being written; the move may end before what only the note decides."""

    client: str
    seat: int
    move: str
    note: str


class AskHint(Struct, tag="ask-hint"):
    """The next grade of a hint, from 1 to 3; that it was given stays in the record."""

    client: str
    seat: int
    decision: int
    grade: int


class Undo(Struct, tag="undo"):
    client: str
    seat: int
    to: int


class Answer(Struct, tag="answer"):
    """To an undo or replace request."""

    client: str
    seat: int
    what: Literal["undo", "replace"]
    yes: bool


class Replace(Struct, tag="replace"):
    """Let a bot take the place of somebody who has been gone for the grace period."""

    client: str
    seat: int
    absent: int
    level: str


class TakeBack(Struct, tag="take-back"):
    """Take one's own seat (one of `TableInfo.former`), in which a bot plays now. Nobody else is asked."""

    client: str
    seat: int


class GiveUp(Struct, tag="give-up"):
    client: str
    seat: int


class Pause(Struct, tag="pause"):
    client: str
    seat: int
    on: bool


class Say(Struct, tag="say"):
    client: str
    text: str


class Intend(Struct, tag="intend"):
    """All that this seat wants done without being there, in order; what was intended before is forgotten."""

    client: str
    seat: int
    intentions: list[Intention]


class Comment(Struct, tag="comment"):
    """An observer asks to see all hands, some way behind the game, or no longer wants to."""

    client: str
    on: bool


class Admit(Struct, tag="admit"):
    """Whoever sits here lets a commentator in, or takes that back: then the commentator has to ask again."""

    client: str
    seat: int
    user: str
    yes: bool


class Look(Struct, tag="look"):
    """Hand-over: show the table to another of this device's own seats."""

    seat: int


ClientMessage = (
    Hello
    | Play
    | Retract
    | Learn
    | WhyNot
    | Consider
    | Judge
    | AskHint
    | Undo
    | Answer
    | Replace
    | TakeBack
    | GiveUp
    | Pause
    | Say
    | Intend
    | Comment
    | Admit
    | Look
)


class Since(Struct):
    """What has happened at a table since one's last move, the latest of it."""

    seat: int  # as which it is told
    entries: list[Entry]
    more: int  # entries before them


# Replays


class Chronicle(Struct):
    """Entries of a replay in a row, as one seat knows them (-2: everything open). Usually all: what does not fit into
    one answer is asked for next, `from` the number after the last."""

    seat: int
    total: int  # the number of the last entry there is
    entries: list[Entry]


class Replay(Struct):
    """A finished game or an uploaded record; its frames are positions, numbered from 0, the deal."""

    table: TableInfo
    moves: int  # the number of the last frame
    finished: bool
    rounds: list[int]  # the number at which each round begins
