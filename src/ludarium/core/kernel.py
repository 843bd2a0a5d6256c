"""The kernel: lists moves, plays them, and lets the steps run until somebody has to decide."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludarium.core.host import Host, Preview, Seeded, Told, UnknownAhead
from ludarium.core.moves import Moves, first_of, verb_of
from ludarium.core.policy import Policy
from ludarium.core.state import ALREADY_IN, GAME_OVER, NOT_NOW, NOT_YOUR_TURN, State, Step, Why


def begin(s: State, host: Host) -> None:
    """Enter the first step of the outline and run to the first decision."""
    s.turn.push(0)
    run(s, host)


def run(s: State, host: Host) -> None:
    turn = s.turn
    while turn.asked == 0 and turn.depth > 0:
        turn.step.enter(s, host)


def legal(s: State, seat: i64, moves: Moves) -> None:
    """Fill the buffer with the seat's legal moves: none unless the seat has to decide."""
    moves.size = 0
    turn = s.turn
    if (turn.asked >> seat) & 1 == 1:
        turn.step.moves(s, seat, moves)


def play(s: State, seat: i64, move: i64, host: Host) -> None:
    """Play a legal move of a seat that has to decide, then run to the next decision."""
    _make(s, s.turn.step, seat, move, host)
    run(s, host)


def play_within(s: State, seat: i64, move: i64, host: Host, policy: Policy, limit: i64) -> None:
    """As `play`, but once the policy's phase has grown to `limit` no further step is entered: a rollout that ends
    there need not deal for the next round."""
    turn = s.turn
    _make(s, turn.step, seat, move, host)
    while turn.asked == 0 and turn.depth > 0 and policy.phase(s) < limit:
        turn.step.enter(s, host)


def _make(s: State, step: Step[Any], seat: i64, move: i64, host: Host) -> None:
    """Let the step on top play a move, or stage it; nothing follows yet."""
    turn = s.turn
    if step.simultaneous:
        turn.drafts[seat].push(move)
        if step.finished(s, seat):
            turn.asked &= ~(i64(1) << seat)
            if turn.asked == 0:
                host.reveal()
                step.resolve(s, host)
                turn.forget_drafts()
                turn.due = 0
    else:
        turn.asked = 0
        step.play(s, seat, move, host)


def retract(s: State, seat: i64) -> bool:
    """Take back the seat's draft in a simultaneous step, as long as not everybody is in."""
    turn = s.turn
    if s.over or not s.step.simultaneous or not turn.takes_part(seat) or turn.drafts[seat].size == 0:
        return False
    turn.drafts[seat].clear()
    turn.asked |= i64(1) << seat
    return True


def is_legal(s: State, seat: i64, move: i64) -> bool:
    moves = Moves()
    legal(s, seat, moves)
    return moves.has(move)


def why_not(s: State, seat: i64, move: i64) -> Why | None:
    """Why the move is not legal for this seat; None exactly when it is."""
    if is_legal(s, seat, move):
        return None
    why = Why()
    if s.over:
        why.because(GAME_OVER)
    elif not s.asks(seat):
        why.because(ALREADY_IN if s.step.simultaneous and s.turn.takes_part(seat) else NOT_YOUR_TURN)
    else:
        if (s.step.verbs >> verb_of(move)) & 1 == 1:
            s.step.why_not(s, seat, move, why)
        else:
            s.untimely(verb_of(move), why)
        if why.reason < 0:
            why.because(NOT_NOW)
    return why


def preview(s: State, seat: i64, move: i64) -> list[Told]:
    """What the move would do, up to the first unknown or the next decision. The state stays as it is."""
    host = Preview()
    try:
        play(s.clone(), seat, move, host)
    except UnknownAhead:
        pass
    return host.events


def copied(s: State, spare: State | None) -> State:
    """A clone. A spare state that nobody looks at any more is taken for it, where it fits: that is quicker than a new
    one."""
    if spare is not None and spare.turn.outline is s.turn.outline and spare.turn.seats == s.turn.seats:
        spare.become(s)
        return spare
    return s.clone()


def redealt(s: State, seat: i64, host: Seeded, spare: State | None = None) -> State:
    """A copy in which everything the seat cannot know is dealt again: what a bot may look at.

    Other seats' drafts are unknown too: those that are in are replaced by random ones of the new hands.
    """
    c = copied(s, spare)
    turn = c.turn
    was_asked = turn.asked
    if not c.over and c.step.simultaneous:
        _forget_drafts(c, seat)
    c.redeal(seat, host)
    if turn.asked != was_asked:
        _draft_again(c, was_asked, host)
    return c


def _draft_again(c: State, was_asked: i64, host: Seeded) -> None:
    turn, moves = c.turn, Moves()
    while turn.asked != was_asked:
        for other in range(c.seats):
            bit = i64(1) << other
            while turn.asked & bit != was_asked & bit:
                legal(c, other, moves)
                play(c, other, moves[host.roll(moves.size)], host)


def _forget_drafts(c: State, seat: i64) -> None:
    for other in range(c.seats):
        if other != seat and c.turn.takes_part(other):
            c.turn.drafts[other].clear()
            c.turn.asked |= i64(1) << other


def open_drafts(c: State, seat: i64) -> None:
    """On a redealt clone: let the other seats choose again, for searches that choose for them."""
    if not c.over and c.step.simultaneous:
        _forget_drafts(c, seat)


class Playout:
    """The kernel's own loop of random play. A decision is a position with at least two legal moves."""

    games: i64
    decisions: i64
    moves_played: i64
    moves: Moves

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.moves_played = 0
        self.moves = Moves()

    def run(self, s: State, host: Seeded) -> None:
        """Play `s` to its end with uniformly random moves."""
        moves, turn = self.moves, s.turn
        while turn.depth > 0:
            seat, step = first_of(turn.asked), turn.step
            moves.size = 0
            step.moves(s, seat, moves)
            size = moves.size
            index: i64 = 0
            if size > 1:
                self.decisions += 1
                index = host.roll(size)
            self.moves_played += 1
            _make(s, step, seat, moves.words[index], host)
            run(s, host)
        self.games += 1

    def game(self, table: State, host: Seeded) -> State:
        """Play a whole game from an empty table, which stays so, dealing included; gives its end."""
        s = table.clone()
        begin(s, host)
        self.run(s, host)
        return s

    def run_many(self, table: State, games: i64, host: Seeded) -> None:
        """Play whole games from the same empty table; one after the other in one state, whose room is kept."""
        s = table.clone()
        for _game in range(games):
            s.become(table)
            begin(s, host)
            self.run(s, host)
