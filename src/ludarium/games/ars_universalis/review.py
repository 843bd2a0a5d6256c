"""A finished game of Ars Universalis, by the solvers of works: what the cards of each turn could have made.

By what the patron saw then: the own hand and figures, and the bank. A turn ends for this with a paradigm shift, too,
since what comes after it nobody could know.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from ludarium.core.host import Replayed, Seeded
from ludarium.core.journal import Journal
from ludarium.core.kernel import is_legal, legal, play
from ludarium.core.moves import Moves, arg, pack, tail, verb_of
from ludarium.core.review import PIECE, Note, Review
from ludarium.games.ars_universalis.data import MATERIAL_SET, MOST_CARDS, WORKS, WORKS_EACH, Verb
from ludarium.games.ars_universalis.memory import insert, remove
from ludarium.games.ars_universalis.note import note_for
from ludarium.games.ars_universalis.rules.projects import PROJECTS, prepared
from ludarium.games.ars_universalis.rules.solution import SOLUTIONS
from ludarium.games.ars_universalis.state import ArsUniversalis

MOST = 8  # missed works that are told of
NODES = 4000  # ways to use a hand that are looked at, at most
# The next turn; by seat the points that the bank offered, and those had; works it offered already, seat by seat.
AT, COULD, TOOK, OFFERED = "at", "could", "took", "offered"


def review(journal: Journal, found: Review, effort: float) -> None:
    """Goes on by the turns that fit into a piece."""
    seats = journal.setup.seats
    known = found.known
    at = known.setdefault(AT, [0])
    for name in (COULD, TOOK):
        known.setdefault(name, [0] * seats)
    until = time.process_time() + PIECE * min(1.0, effort)
    completed = _completed(journal)
    turns = list(_turns(journal)) if seats > 1 else []  # alone, the game goes on until nothing can be made
    while at[0] < len(turns):
        _weigh(turns[at[0]], completed, found)
        at[0] += 1
        if time.process_time() > until:
            return
    found.notes = [*_worst(found.notes), *_trades(journal, known)]
    found.whole = True


# What was done


@dataclass
class _Turn:
    """The projects of a patron in a round: the position at their beginning, and what came of them."""

    seat: int
    entry: int
    state: ArsUniversalis
    works: set[int] = field(default_factory=set)
    points: int = 0
    traded: bool = False


def _turns(journal: Journal) -> Iterator[_Turn]:
    state = _ars(journal.setup.begin(Replayed(journal.opening)))
    begun: _Turn | None = None
    last = 0
    for place in journal.line():
        entry = journal.entries[place]
        for move in entry.moves:
            here = not state.over and int(state.step.number) == PROJECTS.number
            if begun is None and here:
                begun = _Turn(entry.seat, last, state.clone())
            if begun is not None and here:
                verb = verb_of(move)
                if verb == Verb.COMPLETE:
                    begun.works.add(_work(move))
                begun.traded |= verb in (Verb.EXCHANGE, Verb.FETCH)
                if verb in (Verb.END, Verb.SHIFT_HAND, Verb.SHIFT_COINS):
                    begun.points = _score(state, begun.seat) - _score(begun.state, begun.seat)
                    yield begun
                    begun = None
            _play(state, entry.seat, move, entry.outcomes if move == entry.moves[-1] else [])
        last = place


def _play(state: ArsUniversalis, seat: int, move: int, outcomes: list[tuple[int, int]]) -> None:
    play(state, seat, move, Replayed(outcomes))


def _completed(journal: Journal) -> set[tuple[int, int]]:
    """Who completed which work, at any time."""
    return {
        (entry.seat, _work(move))
        for entry in (journal.entries[place] for place in journal.line())
        for move in entry.moves
        if verb_of(move) == Verb.COMPLETE
    }


# What could have been done


@dataclass(frozen=True)
class Plan:
    """Moves of one turn, and the points that they bring at once."""

    points: int = 0
    moves: tuple[int, ...] = ()

    def better_than(self, other: Plan) -> bool:
        return (self.points, -len(self.moves)) > (other.points, -len(other.moves))


def best_plan(state: ArsUniversalis, seat: int) -> Plan:
    """With the cards in hand alone."""
    return _Hand(state, seat).best()


def best_trade(state: ArsUniversalis, seat: int) -> Plan:
    """With one card of the bank, or of the workshop, as far as the rules let the seat have it now."""
    moves = Moves()
    legal(state, seat, moves)
    best = Plan()
    takes = {arg(move, 1): move for move in moves.dump() if verb_of(move) == Verb.EXCHANGE}
    for take in takes:
        found = _exchanged(state, seat, int(take))
        best = found if found.better_than(best) else best
    for move in moves.dump():
        if verb_of(move) == Verb.FETCH:
            found = _fetched(state, seat, move)
            best = found if found.better_than(best) else best
    return best


def _exchanged(state: ArsUniversalis, seat: int, take: int) -> Plan:
    imagined = state.clone()
    remove(imagined.bank, take)
    insert(imagined.players[seat].hand, take)
    planned = _Hand(imagined, seat, spare=take).best()
    left = _left(state, seat, planned)
    if not planned.moves or not left:
        return Plan()
    return _checked(state, seat, (int(pack(Verb.EXCHANGE, left[0], take)), *planned.moves))


def _fetched(state: ArsUniversalis, seat: int, move: int) -> Plan:
    take = int(arg(move, 0))
    imagined = state.clone()
    remove(imagined.workshop, take)
    insert(imagined.players[seat].hand, take)
    full = state.players[seat].hand.size == state.limit()
    planned = _Hand(imagined, seat, spare=take if full else -1).best()
    left = _left(state, seat, planned)
    if not planned.moves or (full and not left):
        return Plan()
    room = (int(pack(Verb.DROP, left[0])),) if full else ()
    return _checked(state, seat, (move, *room, *planned.moves))


def _left(state: ArsUniversalis, seat: int, plan: Plan) -> list[int]:
    used = {int(card) for move in plan.moves for card in MATERIAL_SET.members_of(tail(move, 2)).dump()}
    return [card for card in state.players[seat].hand.dump() if card not in used]


def _checked(state: ArsUniversalis, seat: int, moves: tuple[int, ...]) -> Plan:
    """A plan counts when the rules play it."""
    copy, host = state.clone(), Seeded(1)
    for move in moves:
        if not is_legal(copy, seat, move):
            return Plan()
        play(copy, seat, move, host)
    return Plan(_score(copy, seat) - _score(state, seat), moves)


class _Hand:
    """All ways to use a hand for the open works: earlier periods first, since later ones need them."""

    def __init__(self, state: ArsUniversalis, seat: int, spare: int = -1) -> None:
        self.state = state
        self.seat = seat
        self.spare = spare  # a card that another one of the hand must be left for
        self.nodes = 0
        self.found = Plan()
        me, rules = state.players[seat], state.rules
        open_works = [
            (int(rules.period[figure]), int(figure), place)
            for figure, done in zip(me.figures.dump(), me.done.dump(), strict=True)
            for place in range(int(rules.works[figure]))
            if done >> place & 1 == 0
        ]
        self.works = [(figure, place) for _, figure, place in sorted(open_works)]

    def best(self) -> Plan:
        self._go_on(self.state, 0, ())
        return self.found

    def _go_on(self, state: ArsUniversalis, first: int, moves: tuple[int, ...]) -> None:
        self.nodes += 1
        plan = Plan(_score(state, self.seat) - _score(self.state, self.seat), moves)
        if plan.better_than(self.found) and self._leaves(state):
            self.found = plan
        hand = state.players[self.seat].hand
        for index in range(first, len(self.works)):
            figure, place = self.works[index]
            if not self._may(state, figure):
                continue
            for mask in SOLUTIONS.minimal_of(state.rules, figure * WORKS_EACH + place, hand):
                if self.nodes > NODES or int(mask).bit_count() > MOST_CARDS:
                    continue
                move = int(pack(Verb.COMPLETE, figure, place) | MATERIAL_SET.place(hand, mask) << 24)
                after = state.clone()
                play(after, self.seat, move, Replayed([]))
                self._go_on(after, index + 1, (*moves, move))

    def _may(self, state: ArsUniversalis, figure: int) -> bool:
        """Asked of the rules, since the list of moves is not made for a hand with a card too many."""
        here = not state.over and int(state.step.number) == PROJECTS.number and state.asks(self.seat)
        return here and prepared(state, self.seat, figure)

    def _leaves(self, state: ArsUniversalis) -> bool:
        hand = state.players[self.seat].hand.dump()
        return self.spare < 0 or any(card != self.spare for card in hand)


# What is told of it


def _weigh(turn: _Turn, completed: set[tuple[int, int]], found: Review) -> None:
    """What the turn could have brought, and what of it the exchange with the bank."""
    alone = best_plan(turn.state, turn.seat)
    traded = best_trade(turn.state, turn.seat)
    if traded.points > alone.points and _is_new(turn.seat, traded, alone, found.known):
        found.known[COULD][turn.seat] += traded.points - alone.points
    if turn.traded:
        found.known[TOOK][turn.seat] += max(0, turn.points - alone.points)
    best = traded if traded.points > alone.points else alone
    missed = [
        move
        for move in best.moves
        if verb_of(move) == Verb.COMPLETE
        and _work(move) not in turn.works
        and (turn.seat, _work(move)) not in completed
    ]
    if not missed or best.points <= turn.points:
        return
    write = turn.state.turn.outline.verbs.write
    numbers = {
        "round": int(turn.state.round),
        "works": len(missed),
        "points": best.points,
        "made": turn.points,
    }
    note = Note(
        message="missed",
        seat=turn.seat,
        numbers=numbers,
        entry=turn.entry,
        moves=[write(move) for move in best.moves],
        made=[note_for(turn.state, move) for move in best.moves],
    )
    found.notes = [*found.notes, note]


def _is_new(seat: int, traded: Plan, alone: Plan, known: dict[str, list[int]]) -> bool:
    """A work that could be made in many rounds can be made but once."""
    offered = known.setdefault(OFFERED, [])
    works = {_work(move) for move in traded.moves if verb_of(move) == Verb.COMPLETE}
    works -= {_work(move) for move in alone.moves}
    new = [seat * int(WORKS) + work for work in works if seat * int(WORKS) + work not in offered]
    offered.extend(sorted(new))
    return bool(new)


def _worst(notes: list[Note]) -> list[Note]:
    """Those that cost most, in the order of play; a work is told of once."""
    told: set[tuple[int, str]] = set()
    found = []
    for note in sorted(notes, key=lambda note: note.numbers["made"] - note.numbers["points"]):
        works = {
            (note.seat, " ".join(move.split()[:3]))
            for move, how in zip(note.moves, note.made, strict=True)
            if how
        }
        if not works <= told:
            told |= works
            found.append(note)
    return sorted(found[:MOST], key=lambda note: note.entry)


def _trades(journal: Journal, known: dict[str, list[int]]) -> list[Note]:
    message = "workshop" if journal.setup.rules.workshop else "bank"
    return [
        Note(message=message, seat=seat, numbers={"could": could, "took": took})
        for seat, (could, took) in enumerate(zip(known[COULD], known[TOOK], strict=True))
        if could > 0
    ]


def _work(move: int) -> int:
    return int(arg(move, 0)) * int(WORKS_EACH) + int(arg(move, 1))


def _score(state: ArsUniversalis, seat: int) -> int:
    return int(state.players[seat].score)


def _ars(state: object) -> ArsUniversalis:
    assert isinstance(state, ArsUniversalis)
    return state
