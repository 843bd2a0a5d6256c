"""The course of one game: its journal, and what the table needs beside it. Knows no people and no sockets.

The told log has one step for everything that has become known: number 0 is the deal, then one for every move
and undo. Secret drafts join it when everybody is in. Steps are only ever added, so a browser that has seen
step n lacks exactly those after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ludarium.core.game import Setup
from ludarium.core.host import Host, Recited, Told
from ludarium.core.journal import Journal, Played, TableError, UndoError
from ludarium.core.kernel import legal
from ludarium.core.moves import Moves
from ludarium.core.state import State
from ludarium.server.entry import Moved, Outcomes, Undid

DEAL = -1  # the seat of step 0


@dataclass(slots=True)
class Step:
    """One step of the told log."""

    seat: int
    move: int | None  # None: the deal, an undo, or giving up
    events: list[Told]
    round: int | None
    scores: list[int] | None  # where a round has just ended
    start: int  # the first step of the secret group it belongs to; its own number otherwise
    undo_to: int | None = None
    undone: bool = False
    note: str = ""


@dataclass
class Course:
    """A game under way or finished."""

    setup: Setup
    journal: Journal
    decisions: list[int]  # by seat: the number of the question it is asked now
    steps: list[Step] = field(default_factory=list)
    _numbers: list[int] = field(default_factory=list)  # journal move number - 1 -> step
    _again: Outcomes = field(default_factory=list)  # outcomes an undo took back, while replaying

    @staticmethod
    def begin(setup: Setup, names: Sequence[str], source: Host) -> Course:
        journal = Journal(setup, names, source)
        course = Course(setup, journal, [0] * setup.seats)
        course.steps.append(Step(DEAL, None, journal.opening_events, course.round, None, 0))
        return course

    @staticmethod
    def begin_again(setup: Setup, names: Sequence[str], outcomes: Outcomes) -> Course:
        return Course.begin(setup, names, Recited(outcomes))

    # What it is like now

    @property
    def state(self) -> State:
        return self.journal.state

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    @property
    def round(self) -> int | None:
        number = getattr(self.journal.state, "round", None)
        return None if number is None else int(number)

    @property
    def secret(self) -> bool:
        """Do several seats decide at once, unseen by each other?"""
        return not self.state.over and bool(self.state.step.simultaneous)

    def asked(self) -> list[int]:
        return _seats(int(self.state.turn.asked))

    def submitted(self) -> list[int]:
        """In a secret step: the seats whose draft is complete."""
        if not self.secret:
            return []
        return _seats(int(self.state.turn.due) & ~int(self.state.turn.asked))

    def draft(self, seat: int) -> list[int]:
        return self.state.turn.drafts[seat].dump()

    def goes_on(self, seat: int) -> bool:
        """Is the seat in the middle of its turn, or of its draft?"""
        return bool(self.draft(seat)) if self.secret else self.steps[-1].seat == seat

    def legal(self, seat: int) -> list[int]:
        moves = Moves()
        legal(self.state, seat, moves)
        return moves.dump()

    def listed(self, seat: int) -> list[int]:
        """The legal moves that a person may see."""
        return self.setup.listed(self.state, seat)

    def withheld(self) -> list[str]:
        phrases = self.setup.game.verbs.phrases
        return [phrases[verb].name for verb in self.setup.withheld_here(self.state)]

    def safe_move(self, seat: int) -> int:
        """For somebody whose time is up."""
        return self.setup.safe_move(self.state, seat)

    def scores(self) -> list[int]:
        return [int(self.state.score(seat)) for seat in range(self.setup.seats)]

    def standings(self) -> list[int]:
        """What the places are decided by."""
        return [int(self.state.standing(seat)) for seat in range(self.setup.seats)]

    def open_scores(self) -> list[int] | None:
        """The scores if everybody may see them: always after the end, before it if the view shows them."""
        if self.state.over:
            return self.scores()
        players = self.state.view(-1).get("players")
        if not isinstance(players, list) or not all("score" in player for player in players):
            return None
        return [int(player["score"]) for player in players]

    def won(self) -> bool:
        """Where a game for one can be won or lost."""
        return self.state.over and self.state.view(-1).get("outcome") == "won"

    def rounds(self) -> list[list[int]]:
        """The scores at the end of each round so far."""
        return [step.scores for step in self.steps if step.scores is not None and not step.undone]

    # Changes. Each gives the entry to be kept; `again` plays a kept entry.

    def play(self, seat: int, move: int, at: int = 0, note: str = "") -> Moved:
        """Play a legal move; raises IllegalMoveError or NoteError and changes nothing otherwise."""
        secret, round_before = self.secret, self.round
        events = self.journal.play(seat, move, at, note)
        played = self.journal.history[-1]
        assert isinstance(played, Played)
        self._follow(seat, secret, round_before, events)
        text = self.setup.game.verbs.write(move)
        return Moved(seat=seat, move=text, outcomes=list(played.outcomes), at=at, note=note)

    def play_again(self, entry: Moved) -> None:
        move = self.setup.game.verbs.parse(entry.move)
        secret, round_before = self.secret, self.round
        self.journal.host.reuse = []  # what came again is written at its move
        played = Played(entry.seat, move, tuple(entry.outcomes), entry.at, note=entry.note)
        events = self.journal.replay(played)
        self._again = self._again[len(entry.outcomes) :]
        self._follow(entry.seat, secret, round_before, events)

    def retract(self, seat: int) -> bool:
        """Take back the seat's draft as long as not everybody is in."""
        done = self.journal.retract(seat)
        if done:
            self.decisions[seat] += 1
        return done

    def undo(self, to: int, by: int, consent: Sequence[int] = ()) -> Undid:
        """Go back to just after step `to`; a secret step is taken back as a whole."""
        to = self.whole(to)
        self.journal.undo(self._number(to), by, consent)
        self._again = list(self.journal.host.reuse)
        for step in self.steps[to + 1 :]:
            step.undone = True
        number = len(self.steps)
        self.steps.append(Step(by, None, [], self.round, None, number, undo_to=to))
        self._turn_page()
        return Undid(to=to, by=by, consent=list(consent))

    def give_up(self, seat: int, at: int = 0) -> bool:
        """Where the game's rules know giving up. False where it is only a matter of the table."""
        try:
            events = self.journal.give_up(seat, at)
        except TableError:
            return False
        number = len(self.steps)
        scores = self.open_scores() if self.state.over else None
        self.steps.append(Step(seat, None, events, self.round, scores, number))
        self._turn_page()
        return True

    def pause(self, at: int) -> None:
        self.journal.pause(at)

    def resume(self, lasted: int) -> None:
        self.journal.resume(lasted)

    def go_on(self, source: Host) -> None:
        """After a replay: chance comes from here from now on, after what an undo took back."""
        self.journal.host.source = source
        self.journal.host.reuse = list(self._again)

    def _follow(self, seat: int, secret: bool, round_before: int | None, events: list[Told]) -> None:
        if secret and not self._settled():
            self.decisions[seat] += 1  # nobody else's question has changed
            return
        start = len(self.steps)
        for played in self.journal.numbered()[len(self._numbers) :]:
            number = len(self.steps)
            first = start if secret else number
            self.steps.append(Step(played.seat, played.move, [], self.round, None, first, note=played.note))
            self._numbers.append(number)
        last = self.steps[-1]
        last.events = events
        if self.state.over or (round_before is not None and self.round != round_before):
            last.scores = self.open_scores()
        self._turn_page()

    def _settled(self) -> bool:
        last = self.journal.history[-1]
        return isinstance(last, Played) and last.revealed

    def _turn_page(self) -> None:
        for seat in range(self.setup.seats):
            self.decisions[seat] += 1

    # Undo

    def free_undo(self, seat: int) -> int | None:
        """The step after which the seat may go on without asking anybody."""
        last = self.steps[-1]
        if last.seat != seat or last.move is None or self._drafting() or self.state.over:
            return None
        number = self.journal.free_undo(seat)
        return None if number is None else self._step(number)

    def undo_point(self, seat: int) -> int | None:
        """The step before the seat's last move, to which it may ask to go back."""
        for number in range(len(self.steps) - 1, 0, -1):
            step = self.steps[number]
            if not step.undone and step.move is not None and step.seat == seat:
                return self._kept_before(step.start)
        return None

    def whole(self, to: int) -> int:
        """The step itself, or the one before its secret group if it stands inside of one."""
        if not 0 <= to < len(self.steps) or self.steps[to].undone:
            raise UndoError(f"there is no step {to} to go back to")
        if self.steps[to].undo_to is not None:
            return self.whole(self._kept_before(to + 1))
        following = next((step for step in self.steps[to + 1 :] if not step.undone), None)
        if following is not None and following.move is not None and following.start <= to:
            return self._kept_before(following.start)
        return to

    def _kept_before(self, number: int) -> int:
        """The last step before this one that counts: no undo, and not undone."""
        for earlier in range(number - 1, -1, -1):
            step = self.steps[earlier]
            if not step.undone and step.undo_to is None:
                return earlier
        return 0

    def _drafting(self) -> bool:
        return any(draft.size for draft in self.state.turn.drafts)

    def _number(self, step: int) -> int:
        return 0 if step == 0 else self._numbers.index(step) + 1

    def _step(self, number: int) -> int:
        return 0 if number == 0 else self._numbers[number - 1]


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
