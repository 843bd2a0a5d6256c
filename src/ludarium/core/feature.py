"""A position and a move as rows of numbers, for those who learn; and what each cell is called.

`State.features(seat, out)` follows from the declared fields as the view does (`core.fields`) and holds nothing that
the view hides; seats come from one's own on. A number takes one cell, a name one cell for each that there is, a bag
one for each kind. The same code names the cells: a `Row` that is `naming` notes their names and writes nothing.

From one decision to the next few cells change. So a row can be kept for a game and written again and again:
containers are written where they are `stale` for it (`core.pieces`), plain numbers always, and for another seat than
the last one all that depends on the seat. Of a name the row remembers which cell is set (`Row.last`), and of what
depends on the seat how far any are: so a name that stays costs one look, one that changes two cells, and what is and
was empty nothing. A seat counts as a name here, from one's own on: mostly it is oneself.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludarium.core.moves import ARGUMENTS, arg, bit, tail, verb_of
from ludarium.core.pieces import Bag, Ints, Pile
from ludarium.core.words import MoveNotation, SetVocabulary, Vocabulary

LARGEST: Final = 32_767  # in a cell; what is beyond stays there
SMALLEST: Final = -32_768
HALF: Final = 32_768  # as many numbers as there are below zero
BEYOND: Final = ~65_535  # bits that a number from SMALLEST on up to LARGEST does not have, once HALF is added
UNUSUAL: Final = ~32_767  # bits that no number from zero on up to LARGEST has
SEATS_WORDS: Final = "seat"  # the vocabulary of seats, in every game that has one
SIGN: Final = 63  # shifted so far, a number is -1 below zero and else 0
NOT_SET: Final = -1  # in a slot: no cell is set
MOST_NAMED: Final = 32  # values without names up to which each has a cell of its own


def clamped(value: i64) -> i16:
    """A number as a cell holds it."""
    if value > LARGEST:  # each by itself: mypyc would make an object of the three in one expression
        return LARGEST
    if value < SMALLEST:
        return SMALLEST
    return i16(value)


def place_from(value: i64, seat: i64, seats: i64) -> i64:
    """How many places a seat is on from another one."""
    return value - seat if value >= seat else value - seat + seats


# What is written where nothing is named. Each takes the mark of the row off what it has written. Where a seat lies is
# found in the loops themselves and without a branch, not by `place_from`: that saves half of their time. Rows are
# gone through value by value, which needs no look whether an index is within them.

EVERY_TIME: Final = 1 << 32  # the mark of rows that are not kept: nobody takes it off


def clear(cells: vec[i16], start: i64, end: i64) -> None:
    at = start
    while at + 4 <= end:  # four at a time: the loop itself would take as long as they do
        cells[at] = 0
        cells[at + 1] = 0
        cells[at + 2] = 0
        cells[at + 3] = 0
        at += 4
    while at < end:
        cells[at] = 0
        at += 1


def write_bag(bag: Bag, mark: i64, cells: vec[i16], at: i64) -> None:
    """How many of each kind."""
    bag.stale &= ~mark | EVERY_TIME
    for count in bag.counts:
        cells[at] = count
        at += 1


def write_ints(ints: Ints, mark: i64, cells: vec[i16], at: i64) -> None:
    ints.stale &= ~mark | EVERY_TIME
    for value in ints.row:
        if (value + HALF) & BEYOND == 0:  # as `clamped`, but what is usual is found at once
            cells[at] = i16(value)
        else:
            cells[at] = clamped(value)
        at += 1


def change_kind(value: i64, last: vec[i16], slot: i64, cells: vec[i16], at: i64) -> None:
    """One of several, or none for a value below zero; the slot remembers the one that is set."""
    before = i64(last[slot])
    if before == value:
        return
    last[slot] = i16(value)
    if before >= 0:
        cells[at + before] = 0
    if value >= 0:
        cells[at + value] = 1


def change_kinds(ints: Ints, many: i64, out: Row, slot: i64, at: i64) -> None:
    """A row of kinds: which one each is."""
    ints.stale &= ~out.mark | EVERY_TIME
    last, cells = out.last, out.cells
    for value in ints.row:
        change_kind(value, last, slot, cells, at)
        slot += 1
        at += many


def write_pile(pile: Pile, many: i64, mark: i64, cells: vec[i16], at: i64) -> None:
    """How many of each kind there are in a pile."""
    pile.stale &= ~mark | EVERY_TIME
    clear(cells, at, at + many)
    items = pile.items
    for place in range(pile.size):
        value = items[place]
        if value >= 0:
            cells[at + value] += 1


def change_places(pile: Pile, most: i64, many: i64, out: Row, slot: i64, at: i64) -> None:
    """A pile in its order: which one lies at each of so many places."""
    pile.stale &= ~out.mark | EVERY_TIME
    last, cells, items, size = out.last, out.cells, pile.items, pile.size
    for place in range(most):
        kind: i64 = NOT_SET
        if place < size:
            kind = items[place]
        change_kind(kind, last, slot + place, cells, at + place * many)


def change_seat(
    value: i64, seat: i64, seats: i64, last: vec[i16], slot: i64, cells: vec[i16], at: i64
) -> None:
    """A seat or -1, from one's own on: mostly it is oneself, as it was the last time."""
    place: i64 = NOT_SET
    if value >= 0:
        place = value - seat
        place += (place >> SIGN) & seats
    change_kind(place, last, slot, cells, at)


def turned(mask: i64, seat: i64, seats: i64) -> i64:
    """A mask of seats, from one's own on."""
    return (mask >> seat) | ((mask << (seats - seat)) & (bit(seats) - 1))


def change_seats(
    mask: i64, seat: i64, seats: i64, last: vec[i16], slot: i64, cells: vec[i16], at: i64
) -> None:
    """A mask of seats, from one's own on: mostly as it was the last time, too."""
    places = turned(mask, seat, seats)
    if i64(last[slot]) != places:
        last[slot] = i16(places)
        for place in range(seats):
            cells[at + place] = i16((places >> place) & 1)


def write_seat_ints(ints: Ints, seat: i64, seats: i64, out: Row, slot: i64, at: i64) -> None:
    """A row that holds seats, and has changed: of each value all its cells, which needs no branch that nobody can
    foresee. The slots remember how many of the values are seats, how many there are, and which ones are."""
    ints.stale &= ~out.alike | EVERY_TIME
    cells, last = out.cells, out.last
    index, place = i64(0), slot + 2
    for value in ints.row:
        last[place] = i16(index)
        place += i64(value >= 0)
        index += 1
    last[slot] = i16(place - slot - 2)
    last[slot + 1] = i16(index)
    if seats == 2:  # both at once
        other = 1 - seat
        for value in ints.row:
            cells[at] = i16(value == seat)
            cells[at + 1] = i16(value == other)
            at += 2
        return
    for value in ints.row:
        other = seat
        for cell in range(at, at + seats):
            cells[cell] = i16(value == other)
            other += 1
            if other == seats:
                other = 0
        at += seats


def turn_seat_ints(ints: Ints, seat: i64, seats: i64, out: Row, slot: i64, at: i64) -> None:
    """The same where only the seat that looks is another one: the cells of the values that are seats."""
    last, cells, row = out.last, out.cells, ints.row
    place = slot + 2
    end = place + i64(last[slot])
    while place < end:
        index = i64(last[place])
        cell = at + index * seats
        clear(cells, cell, cell + seats)
        cells[cell + place_from(row[index], seat, seats)] = 1
        place += 1


def turn_pairs(rows: i64, last: vec[i16], slot: i64, cells: vec[i16], at: i64) -> None:
    """The same of so many rows that follow each other, at a table of two: without a look at the rows themselves."""
    for _row in range(rows):
        place = slot + 2
        end = place + i64(last[slot])
        while place < end:
            cell = at + 2 * i64(last[place])
            mine = cells[cell]
            cells[cell] = cells[cell + 1]
            cells[cell + 1] = mine
            place += 1
        many = i64(last[slot + 1])
        at += 2 * many
        slot += many + 2


def filled(size: i64, last: vec[i16], slot: i64) -> bool:
    """Whether there is anything to write: it holds something, or what the row shows of it does. Remembers it."""
    if size == 0 and last[slot] == NOT_SET:
        return False
    last[slot] = i16(size != 0) + NOT_SET
    return True


def write_seat_pile(pile: Pile, seat: i64, seats: i64, mark: i64, cells: vec[i16], at: i64) -> None:
    """How often each seat is in a pile of seats."""
    pile.stale &= ~mark | EVERY_TIME
    clear(cells, at, at + seats)
    items = pile.items
    for index in range(pile.size):
        value = items[index]
        if value >= 0:
            place = value - seat
            cells[at + place + ((place >> SIGN) & seats)] += 1


class Row:
    """Cells that are written one after another, from `at` on: all of them, or, where they are kept, what has changed
    since (`mark`)."""

    cells: vec[i16]
    at: i64
    last: vec[i16]  # by slot: the value that is set of a name; of what depends on the seat, how far any are
    first: i64  # slot of the position
    slot: i64  # the next one; every position has as many, in the same order
    mark: i64  # its bit among those for which something is stale
    alike: i64  # the same for what every seat sees alike
    naming: bool
    names: list[str]
    of: str  # whose cells these are, before their names

    def __init__(self, cells: vec[i16], last: vec[i16], naming: bool = False) -> None:
        self.cells = cells
        self.at = 0
        self.last = last
        self.first = 0
        self.slot = 0
        self.mark = EVERY_TIME
        self.alike = EVERY_TIME
        self.naming = naming
        self.names = []
        self.of = ""

    @staticmethod
    def zeros(size: i64) -> Row:
        """For one position. A cell needs three slots at most, so there are enough of them."""
        return Row.many(1, size, 3 * size)

    @staticmethod
    def many(positions: i64, width: i64, slots: i64) -> Row:
        return Row(vec[i16]([0] * (positions * width)), vec[i16]([NOT_SET] * (positions * slots)))

    @staticmethod
    def naming_only() -> Row:
        return Row(vec[i16](), vec[i16](), naming=True)

    def begin(self, start: i64, mark: i64, alike: i64, first: i64 = 0) -> None:
        """Write from `start` on, with the slots from `first` on, and of containers those that have this mark, or the
        one for what seats see alike."""
        self.at = start
        self.first = first
        self.mark = mark
        self.alike = alike

    def values(self) -> list[int]:
        return [int(value) for value in self.cells]

    # What is written

    def number(self, name: str, value: i64) -> None:
        if self.naming:
            self.names.append(self.of + name)
        else:
            self.cells[self.at] = clamped(value)
            self.at += 1

    def flag(self, name: str, value: bool) -> None:
        self.number(name, 1 if value else 0)

    def size_of(self, name: str, value: i64) -> None:
        """How many there are of something."""
        self.number(f"{name} size" if self.naming else name, value)

    def one_of(self, name: str, value: i64, words: Vocabulary) -> None:
        """A cell for each value that there is; none is set for a value below zero."""
        if self.naming:
            self._named(name, words)
            return
        change_kind(value, self.last, self.slot, self.cells, self.at)
        self.at += words.many
        self.slot += 1

    def bag(self, name: str, bag: Bag, words: Vocabulary) -> None:
        """How many of each kind."""
        if self.naming:
            self._named(name, words)
            return
        if bag.stale & self.mark != 0:
            write_bag(bag, self.mark, self.cells, self.at)
        self.at += words.many

    def pile(self, name: str, pile: Pile, words: Vocabulary) -> None:
        """How many of each kind; their order is not told."""
        if self.naming:
            self._named(name, words)
            return
        if pile.stale & self.mark != 0:
            write_pile(pile, words.many, self.mark, self.cells, self.at)
        self.at += words.many

    def places(self, name: str, pile: Pile, words: Vocabulary, most: i64) -> None:
        """A pile in its order: which one lies at each of so many places."""
        if self.naming:
            for place in range(most):
                self._named(f"{name} {place + 1}", words)
            return
        if pile.stale & self.mark != 0:
            change_places(pile, most, words.many, self, self.slot, self.at)
        self.at += most * words.many
        self.slot += most

    def each_of(self, name: str, row: Ints, words: Vocabulary) -> None:
        """A row whose values have names: which one each is."""
        if self.naming:
            for index in range(row.size):
                self._named(f"{name} {index + 1}", words)
            return
        if row.stale & self.mark != 0:
            change_kinds(row, words.many, self, self.slot, self.at)
        self.at += row.size * words.many
        self.slot += row.size

    def ints(self, name: str, row: Ints, words: Vocabulary | None = None) -> None:
        if self.naming:
            for index in range(row.size):
                self.names.append(f"{self.of}{name} {index + 1 if words is None else words.write(index)}")
            return
        if row.stale & self.mark != 0:
            write_ints(row, self.mark, self.cells, self.at)
        self.at += row.size

    def seat(self, name: str, value: i64, seat: i64, seats: i64) -> None:
        """A seat or -1: a cell for each, from one's own on."""
        if self.naming:
            for other in range(seats):
                self.names.append(f"{self.of}{name} is {seat_name(other)}")
            return
        change_seat(value, seat, seats, self.last, self.slot, self.cells, self.at)
        self.at += seats
        self.slot += 1

    def seats(self, name: str, mask: i64, seat: i64, seats: i64) -> None:
        """A mask of seats."""
        if self.naming:
            for other in range(seats):
                self.names.append(f"{self.of}{name} has {seat_name(other)}")
            return
        change_seats(mask, seat, seats, self.last, self.slot, self.cells, self.at)
        self.at += seats
        self.slot += 1

    def seat_ints(self, name: str, row: Ints, seat: i64, seats: i64, words: Vocabulary | None = None) -> None:
        """A row that holds seats."""
        if self.naming:
            for index in range(row.size):
                self.seat(f"{name} {index + 1 if words is None else words.write(index)}", -1, seat, seats)
            return
        if row.stale & self.alike != 0:
            write_seat_ints(row, seat, seats, self, self.slot, self.at)
        elif self.mark & EVERY_TIME != 0:
            turn_seat_ints(row, seat, seats, self, self.slot, self.at)
        self.at += row.size * seats
        self.slot += row.size + 2

    def seat_pile(self, name: str, pile: Pile, seat: i64, seats: i64) -> None:
        """How often each seat is in a pile of seats."""
        if self.naming:
            for other in range(seats):
                self.names.append(f"{self.of}{name} of {seat_name(other)}")
            return
        if pile.stale & self.mark != 0:
            write_seat_pile(pile, seat, seats, self.mark, self.cells, self.at)
        self.at += seats

    def enter(self, place: i64) -> None:
        """What follows belongs to the seat so many places on from one's own; -1: to nobody."""
        if self.naming:
            self.of = f"{seat_name(place)}: " if place >= 0 else ""

    def _named(self, name: str, words: Vocabulary) -> None:
        for value in range(words.many):
            self.names.append(f"{self.of}{name} {words.write(value)}")


def seat_name(place: i64) -> str:
    return "me" if place == 0 else f"next {place}"


class MoveRows:
    """A move as a row of numbers: which verb; and of each argument, which value. Arguments of one name share cells.

    Seats are told from one's own on, and a set by its members; of numbers without names beyond a few, the number.
    """

    width: i64
    names: list[str]
    cell: Ints  # by verb
    start: Ints  # by verb and argument: its first cell
    form: Ints  # by verb and argument: how it is written
    sets: list[SetVocabulary]

    def __init__(self, verbs: MoveNotation, which: i64 = -1) -> None:
        """For these verbs, as a mask."""
        many = len(verbs.phrases)
        known = [verb for verb in range(many) if (which >> verb) & 1 == 1]
        self.names = [f"verb {verbs.phrases[verb].name}" for verb in known]
        self.cell = Ints.of([known.index(verb) if verb in known else -1 for verb in range(many)])
        self.start = Ints.zeros(many * ARGUMENTS)
        self.form = Ints.zeros(many * ARGUMENTS)
        self.sets = []
        shared: dict[tuple[str, str], int] = {}
        called: set[str] = set()
        for verb in known:
            for place, (name, words) in enumerate(verbs.phrases[verb].arguments.items()):
                key = (name, words.name)
                if key not in shared:
                    shared[key] = len(self.names)
                    self.names += _cells(f"{name} of {words.name}" if name in called else name, words)
                    called.add(name)
                self.start[verb * ARGUMENTS + place] = shared[key]
                self.form[verb * ARGUMENTS + place] = self._form(words)
        self.width = len(self.names)

    def _form(self, words: Vocabulary) -> i64:
        if isinstance(words, SetVocabulary):
            self.sets.append(words)
            return _SET + len(self.sets) - 1
        if words.name == SEATS_WORDS:
            return _SEAT
        return _NUMBER if is_number(words) else _VALUE

    def add(self, move: i64, seat: i64, seats: i64, out: vec[i16], at: i64, by: i16 = 1) -> None:
        """Add the move's row to cells; by -1 it is taken off again, which writes only the few cells it has."""
        verb = verb_of(move)
        out[at + self.cell[verb]] += by
        for place in range(ARGUMENTS):
            form = self.form[verb * ARGUMENTS + place]
            if form == 0:
                return
            start = at + self.start[verb * ARGUMENTS + place]
            if form >= _SET:
                members = self.sets[form - _SET].members_of(tail(move, place))
                for index in range(members.size):
                    out[start + members[index]] += by
            elif form == _VALUE:
                out[start + arg(move, place)] += by
            elif form == _SEAT:
                out[start + place_from(arg(move, place), seat, seats)] += by
            else:
                out[start] += i16(arg(move, place)) * by


_VALUE: Final = 1
_NUMBER: Final = 2
_SEAT: Final = 3
_SET: Final = 4  # and the place of its vocabulary among those of sets


def is_number(words: Vocabulary) -> bool:
    return not words.names and words.many > MOST_NAMED


def _cells(name: str, words: Vocabulary) -> list[str]:
    if isinstance(words, SetVocabulary):
        return [f"{name} has {word}" for word in words.members.names]
    if words.name == SEATS_WORDS:
        return [f"{name} is {seat_name(place)}" for place in range(int(words.many))]
    if is_number(words):
        return [name]
    return [f"{name} {words.write(value)}" for value in range(int(words.many))]
