"""Universal Tapestry: the position. Who sees what stands beside each field (section 9)."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.feature import EVERY_TIME, Row, clear
from ludarium.core.host import EVERYBODY, Host
from ludarium.core.pieces import STALE, Bag, Pile
from ludarium.core.state import (
    APART,
    COUNT,
    HIDDEN,
    OPEN,
    SHARED,
    State,
    empty,
)
from ludarium.core.turn import Turn
from ludarium.games.universal_tapestry.data import (
    BACK,
    CARD,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    FULL,
    GAP,
    KEY_SIZE,
    NO_CARD,
    SLOT,
    UNDECIDED,
    Chance,
    Event,
    Result,
    colour_of,
)
from ludarium.games.universal_tapestry.grid import CARD_FEATURES, Grid, name_card, write_card, write_colour
from ludarium.games.universal_tapestry.ruleset import Rules

# An exchange is remembered as one number, so that a turn never comes back to a position (section 6).


def pack_exchange(cell: i64, card: i64, taken: i64) -> i64:
    return cell | card << 8 | taken << 16


def exchanged_cell(exchange: i64) -> i64:
    return exchange & 255


def card_laid(exchange: i64) -> i64:
    return exchange >> 8 & 255


def card_taken(exchange: i64) -> i64:
    return exchange >> 16


class ExchangeSeen(TypedDict):
    """An exchange of this turn."""

    cell: str
    card: str
    taken: str


class BoxSeen(TypedDict):
    """The lines that can be reached from here; the tapestry floats until its box is full."""

    first_row: int
    last_row: int
    first_column: int
    last_column: int


class HoldingSeen(TypedDict):
    """What may be done with the hand card."""

    beats: str  # the type
    touches: list[str]  # colours
    places: list[str]  # cells
    swaps: list[str]  # cells whose card it may replace


class AlsoSeen(TypedDict):
    """What follows from the fields (`forecast`)."""

    top: str | None  # the back on top of the deck
    exchanges: list[ExchangeSeen]
    points: int
    full: int  # cards of a complete tapestry
    most_discards: int  # with which it can be completed
    box: BoxSeen
    unseen: dict[str, int]  # by kind: cards that nobody has seen
    holding: NotRequired[HoldingSeen]
    faces: NotRequired[list[str | None]]  # of the draw area, in the end
    order: NotRequired[list[str]]  # of the deck, in the end
    rank: NotRequired[str]  # of a game by time that was won


class UniversalTapestry(State):
    """The whole table."""

    rules: Annotated[Rules, SHARED]
    tapestry: Annotated[Grid, OPEN] = empty()
    area: Annotated[Pile, OPEN, BACK, APART] = empty()  # by slot: the card, or GAP
    deck: Annotated[Pile, COUNT] = empty()
    hand: Annotated[i64, OPEN, CARD, APART] = NO_CARD  # or -1
    hand_slot: Annotated[i64, OPEN] = -1  # where it came from, or -1
    discards: Annotated[Pile, OPEN, CARD] = empty()
    chain: Annotated[Pile, HIDDEN] = empty()  # the exchanges of this turn, packed; seen as "exchanges"
    turns: Annotated[i64, OPEN] = 0
    redraws: Annotated[i64, OPEN] = 0
    result: Annotated[i64, OPEN, Result] = UNDECIDED  # or -1
    gave_up: Annotated[bool, OPEN] = False
    elapsed: Annotated[i64, OPEN] = 0  # mode time: milliseconds at the 64th card; 0: not measured
    key: Annotated[i64, HIDDEN] = 0  # from it and their number follow all redraws

    def also_seen(self, seat: i64) -> AlsoSeen:
        from ludarium.games.universal_tapestry.forecast import also_seen  # late: it is about states

        return also_seen(self)

    def also_features(self, seat: i64, out: Row) -> None:
        """The hand card, and the colours of the backs that are seen: on top of the deck, and by slot."""
        if out.naming:
            name_card(out, "hand")
            out.names += [f"top {name}" for name in COLOUR_NAMES]
            out.names += [f"slot {slot}: {name}" for slot in SLOT.values for name in COLOUR_NAMES]
            return
        cells, at = out.cells, out.at
        clear(cells, at, at + CARD_FEATURES + COLOURS)
        if self.hand != NO_CARD:
            write_card(cells, at, self.hand)
        at += CARD_FEATURES
        if self.deck.size > 0:
            write_colour(cells, at, self.deck[self.deck.size - 1])
        at += COLOURS
        if self.area.stale & out.mark != 0:
            self.area.stale &= ~out.mark | EVERY_TIME
            clear(cells, at, at + SLOT.many * COLOURS)
            area = self.area.items
            for slot in range(self.area.size):
                if area[slot] != GAP:
                    write_colour(cells, at + slot * COLOURS, area[slot])
        out.at = at + SLOT.many * COLOURS

    def points(self) -> i64:
        """8. What the discards are worth so far, should the tapestry be completed."""
        total: i64 = 0
        for place in range(self.discards.size):
            total += self.rules.points[colour_of(self.discards[place])]
        return total

    def scores_open(self) -> bool:
        return False

    def score(self, seat: i64) -> i64:
        """8. A game that is not won scores nothing; a game by time is only won or not."""
        if self.result != Result.WON:
            return 0
        return 1 if self.rules.by_time else self.points()

    def standing(self, seat: i64) -> i64:
        from ludarium.games.universal_tapestry.scoring import standing  # late: scoring is about states

        return standing(self, seat)

    def won(self, seat: i64) -> bool:
        """8. Complete is won, also with no point."""
        return self.result == Result.WON

    def timed(self) -> bool:
        return self.rules.by_time

    def give_up(self, seat: i64, host: Host) -> bool:
        """4. Possible as long as the tapestry is not complete."""
        if self.over or self.tapestry.size == FULL:
            return False
        self.gave_up = True
        self.result = Result.LOST
        self.turn.asked = 0
        while self.turn.depth > 0:
            self.turn.pop()
        host.tell(Event.GAVE_UP, EVERYBODY, self.tapestry.size)
        host.reveal()
        return True

    def redeal(self, seat: i64, host: Host) -> None:
        """9. Faces change places within their colour; the deck's order is new below the colour on top."""
        if self.over:
            return
        area, deck, size = self.area.items, self.deck.items, self.deck.size
        self.area.stale = STALE
        self.deck.stale = STALE
        hidden = Bag.empty(CARDS + 1)
        backs = Bag.empty(COLOURS + 1)
        left = vec[i64](
            [0] * (COLOURS + 1)
        )  # by colour: the end of its faces in the row of all; gaps come last
        for slot in range(self.area.size):
            hidden.add(area[slot])
            left[colour_of(area[slot])] += 1
        for place in range(size):
            hidden.add(deck[place])
            backs.add(colour_of(deck[place]))
            left[colour_of(deck[place])] += 1
        hidden.put(GAP, 0)
        faces = vec[i64]([0] * (CARDS + 1))
        hidden.list_kinds(faces, 0)
        first: i64 = 0
        for colour in range(COLOURS):
            left[colour] += first
            shuffle(faces, first, left[colour], host)
            first = left[colour]
        for slot in range(self.area.size):
            if area[slot] != GAP:
                area[slot] = take_face(faces, left, colour_of(area[slot]))
        if size > 0:
            top = colour_of(deck[size - 1])
            backs.remove(top)
            end: i64 = 0
            for colour in range(COLOURS):
                for _card in range(backs[colour]):
                    deck[end] = colour
                    end += 1
            shuffle(deck, 0, end, host)
            deck[end] = top
            for place in range(size):
                deck[place] = take_face(faces, left, deck[place])
        self.key = new_key(host)


def take_face(faces: vec[i64], left: vec[i64], colour: i64) -> i64:
    left[colour] -= 1
    return faces[left[colour]]


def shuffle(row: vec[i64], first: i64, end: i64, host: Host) -> None:
    for last in range(end - 1, first, -1):
        other = first + host.below(last - first + 1, Chance.CARD_DRAWN)
        card = row[last]
        row[last] = row[other]
        row[other] = card


def new_key(host: Host) -> i64:
    high = host.below(KEY_SIZE, Chance.KEY_DRAWN)
    return high * KEY_SIZE + host.below(KEY_SIZE, Chance.KEY_DRAWN)


def new_table(turn: Turn, rules: Rules) -> UniversalTapestry:
    """3. Set-up, before the shuffle."""
    return UniversalTapestry(
        turn=turn,
        rules=rules,
    )
