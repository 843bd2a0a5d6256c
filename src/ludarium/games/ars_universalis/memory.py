"""Ars Universalis: what each seat knows of closed hands, and dealing again within it (dossier 10).

The pool has no order and takes cards back at once, so all that counts is time: a card that a seat sees now cannot
have been drawn before it was lost from sight. Each observer keeps, for every hidden card of a hand, the latest time
at which it can have been drawn (a slot), and for every card since when it is out of sight. A slot may hold the
cards lost from sight before it; these sets are nested, so dealing the early slots first always succeeds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludarium.core.feature import Row, clear, seat_name
from ludarium.core.host import Host
from ludarium.core.pieces import Bag, Pile
from ludarium.core.words import Vocabulary

SEEN: Final = 1 << 40  # instead of a time: the observer knows where the card is
NOBODY: Final = -1


@mypyc_attr(acyclic=True)
class Memory:
    """Empty (no seats) where hands are open."""

    seats: i64
    kinds: i64
    clock: i64
    unseen_since: vec[i64]  # [observer][card]
    holder: vec[i64]  # [observer][card]: whose hand surely holds it, of the others; or NOBODY
    slots: vec[Pile]  # [observer][holder]: times, ascending

    def __init__(
        self, seats: i64, kinds: i64, clock: i64, unseen_since: vec[i64], holder: vec[i64], slots: vec[Pile]
    ) -> None:
        self.seats = seats
        self.kinds = kinds
        self.clock = clock
        self.unseen_since = unseen_since
        self.holder = holder
        self.slots = slots

    @staticmethod
    def empty(seats: i64, kinds: i64) -> Memory:
        """All cards are in the pool."""
        cards = seats * kinds
        slots = vec[Pile]([Pile.empty() for _pair in range(seats * seats)])
        return Memory(seats, kinds, 0, vec[i64]([0] * cards), vec[i64]([NOBODY] * cards), slots)

    # What was seen

    def drew(self, seat: i64, card: i64) -> None:
        """A seat drew a card that nobody else saw."""
        if self.seats == 0:
            return
        self.clock += 1
        self.unseen_since[seat * self.kinds + card] = SEEN
        for observer in range(self.seats):
            if observer != seat:
                self.slots[observer * self.seats + seat].push(self.clock)

    def laid(self, card: i64) -> None:
        """A card was turned up on the table."""
        for observer in range(self.seats):
            self.unseen_since[observer * self.kinds + card] = SEEN

    def took(self, seat: i64, card: i64) -> None:
        """A card of the table went to a hand."""
        for observer in range(self.seats):
            if observer != seat:
                self.holder[observer * self.kinds + card] = seat

    def showed(self, seat: i64, card: i64) -> None:
        """A card left a hand and lies open."""
        for observer in range(self.seats):
            if observer != seat:
                place = observer * self.kinds + card
                if self.holder[place] == seat:
                    self.holder[place] = NOBODY
                else:
                    self._close(self.slots[observer * self.seats + seat], self.unseen_since[place])
                self.unseen_since[place] = SEEN

    def returned(self, card: i64) -> None:
        """An open card went back to the pool."""
        for observer in range(self.seats):
            self.unseen_since[observer * self.kinds + card] = self.clock

    def _close(self, slots: Pile, since: i64) -> None:
        """The first slot that can have held a card lost from sight then."""
        for place in range(slots.size):
            if slots[place] > since:
                slots.take(place)
                return
        slots.pop()  # only in a copy dealt again for another seat

    # Dealing again

    def deal(self, observer: i64, hands: vec[Pile], pool: Bag, host: Host, words: i64) -> None:
        """Deal the other hands and the pool again, in place, as the observer might imagine them."""
        seats, kinds = self.seats, self.kinds
        unseen = pool.clone()
        for seat in range(seats):
            if seat != observer:
                for place in range(hands[seat].size):
                    unseen.add(hands[seat][place])
                hands[seat].clear()
        for card in range(kinds):
            seat = self.holder[observer * kinds + card]
            if seat != NOBODY:
                unseen.remove(card)
                insert(hands[seat], card)
        nexts = Pile.of([0] * seats)
        while True:
            slot, seat = self._earliest(observer, nexts)
            if seat == NOBODY:
                break
            nexts[seat] += 1
            possible = Bag.empty(kinds)
            for card in range(kinds):
                if unseen.has(card) and self.unseen_since[observer * kinds + card] < slot:
                    possible.add(card)
            card = host.choose(possible, words)
            unseen.remove(card)
            insert(hands[seat], card)
        pool.clear()
        pool.add_all(unseen)
        self._forget_others(observer, hands, pool)

    def _earliest(self, observer: i64, nexts: Pile) -> tuple[i64, i64]:
        """The earliest slot not dealt yet, and whose it is."""
        best: i64 = SEEN
        found: i64 = NOBODY
        for seat in range(self.seats):
            slots = self.slots[observer * self.seats + seat]
            if nexts[seat] < slots.size and slots[nexts[seat]] < best:
                best = slots[nexts[seat]]
                found = seat
        return best, found

    def _forget_others(self, observer: i64, hands: vec[Pile], pool: Bag) -> None:
        """What the others know would betray their hands: in the copy they know their own hands only."""
        seats, kinds = self.seats, self.kinds
        for other in range(seats):
            if other == observer:
                continue
            for card in range(kinds):
                self.holder[other * kinds + card] = NOBODY
                self.unseen_since[other * kinds + card] = 0 if pool.has(card) else SEEN
            for seat in range(seats):
                slots = self.slots[other * seats + seat]
                slots.clear()
                if seat != other:
                    for place in range(hands[seat].size):
                        slots.push(self.clock + 1)
                        self.unseen_since[other * kinds + hands[seat][place]] = 0

    # As numbers

    def features(self, observer: i64, out: Row, words: Vocabulary) -> None:
        """By hand, from the next seat's on: the cards that are surely in it. Then the cards that are out of sight."""
        seats, kinds = self.seats, self.kinds
        if seats == 0:
            return
        if out.naming:
            hands = [seat_name(place) for place in range(1, seats)]
            out.names += [f"{hand}: surely holds {card}" for hand in hands for card in words.names]
            out.names += [f"out of sight {card}" for card in words.names]
            return
        cells, at, base = out.cells, out.at, observer * kinds
        hidden = at + (seats - 1) * kinds
        clear(cells, at, hidden + kinds)
        for card in range(kinds):
            holder = self.holder[base + card]
            if holder != NOBODY:
                cells[at + ((holder - observer + seats) % seats - 1) * kinds + card] = 1
            elif self.unseen_since[base + card] != SEEN:
                cells[hidden + card] = 1
        out.at = hidden + kinds

    # Saving

    def become(self, other: Memory) -> None:
        """Know what the other one knows, of as many kinds; no seats of open hands."""
        self.clock = other.clock
        self.unseen_since = other.unseen_since[:]
        self.holder = other.holder[:]
        if self.seats != other.seats:
            self.seats = other.seats
            self.slots = vec[Pile]([slots.clone() for slots in other.slots])
        else:
            for pair in range(len(self.slots)):
                self.slots[pair].become(other.slots[pair])

    def clone(self) -> Memory:
        return Memory(
            self.seats,
            self.kinds,
            self.clock,
            self.unseen_since[:],
            self.holder[:],
            vec[Pile]([slots.clone() for slots in self.slots]),
        )

    def same(self, other: Memory) -> bool:
        return self.dump() == other.dump()

    def dump(self) -> dict[str, object]:
        return {
            "seats": int(self.seats),
            "kinds": int(self.kinds),
            "clock": int(self.clock),
            "unseen_since": [int(time) for time in self.unseen_since],
            "holder": [int(seat) for seat in self.holder],
            "slots": [slots.dump() for slots in self.slots],
        }

    @staticmethod
    def load(data: Mapping[str, Any]) -> Memory:
        return Memory(
            data["seats"],
            data["kinds"],
            data["clock"],
            _row(data["unseen_since"]),
            _row(data["holder"]),
            vec[Pile]([Pile.load(slots) for slots in data["slots"]]),
        )


def _row(items: Sequence[int]) -> vec[i64]:
    row = vec[i64]([0] * len(items))
    for index in range(len(items)):
        row[index] = items[index]
    return row


def insert(cards: Pile, card: i64) -> None:
    """Put a card into an ascending row."""
    cards.push(card)
    place = cards.size - 1
    while place > 0 and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card


def remove(cards: Pile, card: i64) -> None:
    """Take a card out of a row that holds it."""
    cards.take(find(cards, card))


def find(cards: Pile, card: i64) -> i64:
    """Where the card is in the row; -1 if it is not."""
    for place in range(cards.size):
        if cards[place] == card:
            return place
    return -1
