"""Moves in one go: people give several in any order, and the engine finds one in which they are legal.

A list of moves counts equal sets once by asking for them in one order (cards ascending, sales before purchases).
Nobody at a table need know that order: `arrange` finds it, and `offered` lists what may join the moves staged so
far, whichever place it takes among them. Everything is tried on clones, with no look at what the seat cannot know:
only the last move of a batch may draw, reveal a secret, or hand the turn over.

Withheld moves (`Setup.withheld`) stand alone, so that no answer about a batch tells whether one is legal.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from mypy_extensions import i64

from ludarium.core.host import Preview, UnknownAhead
from ludarium.core.kernel import legal, play, why_not
from ludarium.core.moves import Moves, verb_of
from ludarium.core.state import NOT_NOW, State, Why

LIMIT: Final = 400  # moves tried before a search gives up: no real batch comes near
NOTHING_WITHHELD: Final[frozenset[int]] = frozenset()


class BatchError(ValueError):
    """Moves that cannot be made together in any order: one that does not fit, and why not."""

    def __init__(self, move: int, why: Why) -> None:
        super().__init__("these moves cannot be made together")
        self.move = move
        self.why = why


def arrange(s: State, seat: i64, moves: list[int], withheld: Set[int] = NOTHING_WITHHELD) -> list[int]:
    """The moves in an order in which each is legal after the others: the given one where that is possible."""
    if len(moves) > 1:
        for move in moves:
            if verb_of(move) in withheld:
                raise BatchError(move, not_now())
    search = _Search(seat, False)
    if search.fits(s, moves):
        return list(moves)
    found = search.order(s, moves)
    if found is None:
        filling = _Search(seat, True)
        if filling.order(s, moves) is None:  # not only too few: it knows better which one does not fit
            search = filling
        raise BatchError(search.move, search.why)
    return found


def offered(s: State, seat: i64, staged: list[int], withheld: Set[int] = NOTHING_WITHHELD) -> list[int]:
    """The moves that may join the staged ones, the engine's list first; none if these do not go together.

    Where nothing but one verb is possible ("drop three cards"), a move counts that needs more of them before it.
    """
    for move in staged:
        if verb_of(move) in withheld:
            return []
    search = _Search(seat, True)
    order = list(staged) if search.fits(s, staged) else search.order(s, staged)
    if order is None:
        return []
    points = search.points(s, order)
    filled = len(order) > len(staged)
    last: dict[int, int] = {}  # of the moves that are legal somewhere between the staged ones: where last
    moves = Moves()
    for place in range(len(points)):
        if filled and place >= len(order) and not _same_step(points[len(order) - 1], points[place]):
            break  # first the step has to be filled
        legal(points[place], seat, moves)
        for move in moves.dump():
            if verb_of(move) not in withheld:
                last[move] = place
    return [
        move
        for move, place in last.items()
        if (place >= len(order) and not filled) or _Search(seat, True).joins(s, order, move, staged)
    ]


def follow(s: State, seat: i64, move: i64, at: i64 = 0) -> State | None:
    """A clone after a move, where the seat can go on with its batch as far as it knows; None where it must end."""
    c, host = s.clone(), Preview(seat)
    host.at = at
    try:
        play(c, seat, move, host)
    except UnknownAhead:
        return None
    if (
        c.over or c.step.simultaneous != s.step.simultaneous
    ):  # a secret choice is taken back otherwise than a move
        return None
    return c


def ahead(s: State, seat: i64, moves: list[int]) -> State | None:
    """A clone after these moves, legal in this order; None unless the seat goes on there, as far as it knows."""
    here: State | None = s.clone()
    for move in moves:
        if here is None:
            return None
        here = follow(here, seat, move)
    return here


def waits(s: State, seat: i64, staged: list[int], withheld: Set[int] = NOTHING_WITHHELD) -> bool:
    """Is it too early to make the staged moves? A set is not full, a secret choice not complete, or moves of the same
    step that could have come before them would be gone."""
    joining = offered(s, seat, staged, withheld)
    if not joining:
        return False
    try:
        order = arrange(s, seat, staged, withheld)
    except BatchError:
        return True
    end = ahead(s, seat, order)
    if end is None or not end.asks(seat) or not _same_step(s, end):
        return False
    moves = Moves()
    legal(end, seat, moves)
    return s.step.simultaneous or any(not moves.has(move) for move in joining)


def not_now() -> Why:
    why = Why()
    why.because(NOT_NOW)
    return why


class _Search:
    """Looks for an order, depth first; the move first that leaves the most of the others possible."""

    seat: i64
    filling: bool  # may further moves of a forced step come between?
    left: i64
    fewest: i64  # moves that were left at the best dead end
    move: int
    why: Why
    buffer: Moves

    def __init__(self, seat: i64, filling: bool) -> None:
        self.seat = seat
        self.filling = filling
        self.left = LIMIT
        self.fewest = LIMIT
        self.move = 0
        self.why = not_now()
        self.buffer = Moves()

    def after(self, s: State, move: i64) -> State | None:
        self.left -= 1
        return follow(s, self.seat, move)

    def fits(self, s: State, moves: list[int]) -> bool:
        """Are the moves legal in just this order?"""
        here: State | None = s
        for place in range(len(moves)):
            if here is None or why_not(here, self.seat, moves[place]) is not None:
                return False
            if place < len(moves) - 1:
                here = self.after(here, moves[place])
        return True

    def points(self, s: State, order: list[int]) -> list[State]:
        """The positions before each move of an order and after all; then on through a forced step."""
        found = [s]
        for move in order:
            following = self.after(found[len(found) - 1], move)
            if following is None:
                return found
            found.append(following)
        while True:
            last = found[len(found) - 1]
            moves = self.forced(last)
            following = self.after(last, moves[0]) if moves else None
            if following is None or not self.goes_on(last, following):
                return found
            found.append(following)

    def goes_on(self, s: State, following: State) -> bool:
        """Is the seat asked for more of the same?"""
        return following.asks(self.seat) and _same_step(s, following)

    def forced(self, s: State) -> list[int]:
        """The moves of a step in which only one verb is possible."""
        legal(s, self.seat, self.buffer)
        moves = self.buffer.dump()
        for move in moves:
            if verb_of(move) != verb_of(moves[0]):
                return []
        return moves

    def joins(self, s: State, order: list[int], move: int, staged: list[int]) -> bool:
        """Can the move be made together with the staged ones? First tried somewhere between them."""
        for place in range(len(order) - 1, -1, -1):
            if self.fits(s, [*order[:place], move, *order[place:]]):
                return True
        return self.order(s, [*staged, move]) is not None

    def order(self, s: State, rest: list[int]) -> list[int] | None:
        """An order of the rest from here; None if there is none, with the reason where it went furthest."""
        if not rest:
            return []
        legal(s, self.seat, self.buffer)
        possible: list[int] = []
        for move in rest:
            if self.buffer.has(move) and move not in possible:
                possible.append(move)
        if len(rest) == 1 and possible:
            return possible
        self.note(s, rest)
        if not possible and self.filling:
            possible = self.forced(s)
        ways: list[tuple[int, State, int]] = []
        for move in possible:
            following = self.after(s, move) if self.left > 0 else None
            if following is not None and (move in rest or self.goes_on(s, following)):
                ways.append((self.kept(following, rest), following, move))
        ways.sort(key=_most_kept)
        for _kept, following, move in ways:
            found = self.order(following, _without(rest, move))
            if found is not None:
                return [move, *found]
        return None

    def kept(self, s: State, rest: list[int]) -> int:
        """How many of the others would be legal now."""
        legal(s, self.seat, self.buffer)
        many = 0
        for move in rest:
            if self.buffer.has(move):
                many += 1
        return many

    def note(self, s: State, rest: list[int]) -> None:
        """Remember why it may not go on here, if nothing went further yet."""
        if len(rest) >= self.fewest:
            return
        self.fewest = len(rest)
        for move in rest:
            why = why_not(s, self.seat, move)
            if why is not None:
                self.move, self.why = move, why
                return
        self.move, self.why = rest[len(rest) - 1], not_now()  # each is possible, but none before another


def _same_step(s: State, other: State) -> bool:
    return s.turn.depth == other.turn.depth and s.turn.step is other.turn.step


def _most_kept(way: tuple[int, State, int]) -> int:
    return -way[0]


def _without(moves: list[int], move: int) -> list[int]:
    rest = list(moves)
    if move in rest:
        rest.remove(move)
    return rest
