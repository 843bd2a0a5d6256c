"""What each seat has learned about the hands of the others; `core.redeal` deals again within it.

For games with one deck of known composition, hidden hands and an open discard pile. Everything here follows
from what the observing seat saw, never from what is really in a hand: so a redealt copy betrays nothing.

Facts are kept per observer, and every fact is true:
* `known`: cards surely in one hand, because they were seen going there;
* `loose`: cards in one of a few hands, because a hidden move may have carried them on;
* `old`: cards in any of the other hands, because the reshuffled discard pile did not hold them.
A lost card is explained by the first fact that allows it. `most_old` and `most_new` bound how many cards of a
hand were there at the last reshuffle or came since; a guess between the two is mended when it turns out wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from ludarium.core.feature import Row, clear, seat_name
from ludarium.core.pieces import Bag
from ludarium.core.words import Vocabulary

# A loose fact: observer, kind, the hand it was seen in, mask of the hands it may be in, the hidden move that may
# have carried it, and what is known of that move.
LOOSE: Final[i64] = 6
KIND: Final = 1
HOME: Final = 2
MASK: Final = 3
MOVE: Final = 4
RULE: Final = 5
ONE_AT_MOST: Final = 0  # one of the cards of this hidden move may be away
ONE: Final = 1  # one of them must be away: nothing else could have moved
HOME_IF_ROOM: Final = 2  # the moved card is explained already


@mypyc_attr(acyclic=True)
class Knowledge:
    seats: i64
    kinds: i64
    known: vec[u8]  # [observer][holder][kind]
    loose: vec[i64]
    moves: i64  # hidden moves so far
    reshuffled: bool
    plain: i64  # hidden moves until the last reshuffle, if no card was loose then; else -1
    old: vec[u8]  # [observer][kind]
    most_old: vec[u8]  # [observer][holder]
    most_new: vec[u8]  # [observer][holder]
    guess: vec[u8]  # [observer][holder][kind]: lost cards taken for old ones that may have been new

    def __init__(
        self,
        seats: i64,
        kinds: i64,
        known: vec[u8],
        loose: vec[i64],
        moves: i64,
        reshuffled: bool,
        plain: i64,
        old: vec[u8],
        most_old: vec[u8],
        most_new: vec[u8],
        guess: vec[u8],
    ) -> None:
        self.seats = seats
        self.kinds = kinds
        self.known = known
        self.loose = loose
        self.moves = moves
        self.reshuffled = reshuffled
        self.plain = plain
        self.old = old
        self.most_old = most_old
        self.most_new = most_new
        self.guess = guess

    @staticmethod
    def empty(seats: i64, kinds: i64) -> Knowledge:
        none = vec[u8]()
        known = vec[u8]([0] * (seats * seats * kinds))
        return Knowledge(seats, kinds, known, vec[i64](), 0, False, -1, none, none, none, none)

    # What was seen

    def saw_gain(self, holder: i64, kind: i64) -> None:
        """Everybody saw this card go to the holder's hand."""
        for observer in range(self.seats):
            if observer != holder:
                self.known[(observer * self.seats + holder) * self.kinds + kind] += 1

    def saw_loss(self, holder: i64, kind: i64) -> None:
        """Everybody saw the holder lose this card."""
        for observer in range(self.seats):
            if observer != holder:
                self._lost(observer, holder, kind)

    def saw_draw(self, holder: i64) -> None:
        """The holder drew a card nobody else saw."""
        if self.reshuffled:
            for observer in range(self.seats):
                self.most_new[observer * self.seats + holder] += 1

    def saw_move(self, source: i64, target: i64, kind: i64, before: i64) -> None:
        """A card went from one hand to another; only these two saw which. `before`: the source's cards."""
        self.moves += 1
        for observer in range(self.seats):
            if observer == source:
                self.known[(observer * self.seats + target) * self.kinds + kind] += 1
            elif observer == target:
                self._lost(observer, source, kind)
            else:
                self._blurred(observer, source, target, before)

    def saw_reshuffle(self, hands: vec[Bag]) -> None:
        """The discard pile became the deck: by counting, what the other hands hold together is known."""
        seats, kinds = self.seats, self.kinds
        if self.reshuffled and self.moves == self.plain:
            for observer in range(seats):
                self._conclude(observer, hands)
        self.reshuffled = True
        self.plain = self.moves if len(self.loose) == 0 else -1
        self.old = vec[u8]([0] * (seats * kinds))
        self.most_old = vec[u8]([0] * (seats * seats))
        self.most_new = vec[u8]([0] * (seats * seats))
        self.guess = vec[u8]([0] * (seats * seats * kinds))
        for observer in range(seats):
            for holder in range(seats):
                if holder != observer:
                    for kind in range(kinds):
                        unknown = hands[holder][kind] - self.knows(observer, holder, kind)
                        self.old[observer * kinds + kind] += u8(unknown)
                        self.most_old[observer * seats + holder] += u8(unknown)
        for place in range(0, len(self.loose), LOOSE):
            self.old[self.loose[place] * kinds + self.loose[place + KIND]] -= 1

    def _conclude(self, observer: i64, hands: vec[Bag]) -> None:
        """Before a further reshuffle makes one lot of all they hold: where the cards held at the last one, or those
        that came since, can be in one hand only, the observer is sure of them there. Not after a hidden move: a
        lost card is then explained by a loose one, which may still be where it was."""
        seats, kinds = self.seats, self.kinds
        for cell in range(observer * seats * kinds, (observer + 1) * seats * kinds):
            if self.guess[cell] > 0:
                return
        keeps: i64 = -1  # the only hand that may hold old cards; -2 where there are several
        draws: i64 = -1
        for holder in range(seats):
            if holder != observer:
                unknown = hands[holder].size
                for kind in range(kinds):
                    unknown -= self.knows(observer, holder, kind)
                old = i64(self.most_old[observer * seats + holder])
                new = i64(self.most_new[observer * seats + holder])
                if old + new != unknown:
                    return  # a copy has forgotten what this one knew
                if old > 0:
                    keeps = holder if keeps == -1 else -2
                if new > 0:
                    draws = holder if draws == -1 else -2
        if keeps < 0 and draws < 0:
            return
        for kind in range(kinds):
            old = i64(self.old[observer * kinds + kind])
            new = -old
            for holder in range(seats):
                if holder != observer:
                    new += hands[holder][kind] - self.knows(observer, holder, kind)
            if keeps >= 0:
                self.known[(observer * seats + keeps) * kinds + kind] += u8(old)
            if draws >= 0 and new > 0:
                self.known[(observer * seats + draws) * kinds + kind] += u8(new)

    # How it is kept

    def knows(self, observer: i64, holder: i64, kind: i64) -> i64:
        """How many cards of this kind the observer is sure to find in this hand."""
        return i64(self.known[(observer * self.seats + holder) * self.kinds + kind])

    def _lost(self, observer: i64, holder: i64, kind: i64) -> None:
        cell = (observer * self.seats + holder) * self.kinds + kind
        if self.known[cell] > 0:
            self.known[cell] -= 1
        elif not (len(self.loose) > 0 and self._lost_loose(observer, holder, kind)) and self.reshuffled:
            self._lost_unknown(observer, holder, kind)

    def _lost_loose(self, observer: i64, holder: i64, kind: i64) -> bool:
        """Explain a lost card by a loose one. Which of several it was stays open: the rest share their hands."""
        found: i64 = -1
        mask: i64 = 0
        for place in range(0, len(self.loose), LOOSE):
            if self._may_be(place, observer, kind, holder):
                found = place
                mask |= self.loose[place + MASK]
        if found < 0:
            return False
        for place in range(0, len(self.loose), LOOSE):
            if self._may_be(place, observer, kind, holder):
                self.loose[place + MASK] = mask
            if self.loose[place] == observer and self.loose[place + MOVE] == self.loose[found + MOVE]:
                self.loose[place + RULE] = HOME_IF_ROOM
        self.loose[found] = -1
        self.loose = compact(self.loose)
        return True

    def _may_be(self, place: i64, observer: i64, kind: i64, holder: i64) -> bool:
        return (
            self.loose[place] == observer
            and self.loose[place + KIND] == kind
            and (self.loose[place + MASK] >> holder) & 1 == 1
        )

    def _lost_unknown(self, observer: i64, holder: i64, kind: i64) -> None:
        """Since a reshuffle: an unknown card was held then, or it came since."""
        row = observer * self.kinds + kind
        hand = observer * self.seats + holder
        if self.old[row] > 0 and self.most_old[hand] > 0:
            self.old[row] -= 1
            self.most_old[hand] -= 1
            if self.most_new[hand] > 0:
                self.guess[hand * self.kinds + kind] += 1
        elif self.most_new[hand] > 0:
            self.most_new[hand] -= 1
        else:
            self._mend(observer, hand, kind)

    def _mend(self, observer: i64, hand: i64, kind: i64) -> None:
        """This one must be old, so an earlier one of its kind taken for old was new: its player keeps an old one."""
        for other in range(self.seats):
            theirs = observer * self.seats + other
            if self.guess[theirs * self.kinds + kind] > 0:
                self.guess[theirs * self.kinds + kind] -= 1
                self.most_old[theirs] += 1
                if self.most_new[theirs] > 0:
                    self.most_new[theirs] -= 1
                if self.most_old[hand] > 0:
                    self.most_old[hand] -= 1
                return

    def _blurred(self, observer: i64, source: i64, target: i64, before: i64) -> None:
        """A card unknown to this observer changed hands: of each kind it knew there, one may have moved."""
        both = (i64(1) << source) | (i64(1) << target)
        for place in range(0, len(self.loose), LOOSE):
            if self.loose[place] == observer and (self.loose[place + MASK] >> source) & 1 == 1:
                self.loose[place + MASK] |= both
        base = (observer * self.seats + source) * self.kinds
        sure: i64 = 0
        for kind in range(self.kinds):
            sure += i64(self.known[base + kind])
        rule: i64 = ONE if sure == before else ONE_AT_MOST
        for kind in range(self.kinds):
            if self.known[base + kind] > 0:
                self.known[base + kind] -= 1
                for word in (observer, kind, source, both, self.moves, rule):
                    self.loose = append(self.loose, word)
        if self.reshuffled:
            there, here = observer * self.seats + target, observer * self.seats + source
            if self.most_old[here] > 0:
                self.most_old[there] += 1
            if self.most_new[here] > 0:
                self.most_new[there] += 1

    # As numbers

    def features(self, observer: i64, out: Row, words: Vocabulary) -> None:
        """By hand, from the next seat's on, and kind: cards surely in it, and those that may be; then the cards that
        are in any of the other hands since the last reshuffle."""
        seats, kinds = self.seats, self.kinds
        between = seats - 1 if seats > 2 else 0  # two alone see every card that changes hands
        if out.naming:
            cards = words.names
            hands = [seat_name(place) for place in range(1, seats)]
            out.names += [f"{hand}: surely holds {card}" for hand in hands for card in cards]
            out.names += [f"{hand}: may hold {card}" for hand in hands[:between] for card in cards]
            out.names += [f"somebody holds {card}" for card in cards]
            return
        cells, at, known = out.cells, out.at, self.known
        for place in range(1, seats):
            base = (observer * seats + (observer + place) % seats) * kinds
            for kind in range(kinds):
                cells[at + kind] = i16(known[base + kind])
            at += kinds
        if between > 0:
            loose = self.loose
            clear(cells, at, at + between * kinds)
            for fact in range(0, len(loose), LOOSE):
                if loose[fact] == observer:
                    for place in range(1, seats):
                        if (loose[fact + MASK] >> (observer + place) % seats) & 1 == 1:
                            cells[at + (place - 1) * kinds + loose[fact + KIND]] += 1
            at += between * kinds
        if self.reshuffled:
            old, base = self.old, observer * kinds
            for kind in range(kinds):
                cells[at + kind] = i16(old[base + kind])
        else:
            clear(cells, at, at + kinds)
        out.at = at + kinds

    def clone(self) -> Knowledge:
        return Knowledge(
            self.seats,
            self.kinds,
            self.known[:],
            self.loose[:],
            self.moves,
            self.reshuffled,
            self.plain,
            self.old[:],
            self.most_old[:],
            self.most_new[:],
            self.guess[:],
        )

    def become(self, other: Knowledge) -> None:
        """Know what the other one knows, of as many seats and kinds."""
        self.moves = other.moves
        self.loose = other.loose[:]
        mine, theirs = self.known, other.known
        for cell in range(len(theirs)):
            mine[cell] = theirs[cell]
        self.reshuffled = other.reshuffled
        self.plain = other.plain
        self.old = other.old[:]
        self.most_old = other.most_old[:]
        self.most_new = other.most_new[:]
        self.guess = other.guess[:]

    def same(self, other: Knowledge) -> bool:
        return self.dump() == other.dump()

    def dump(self) -> list[list[int]]:
        return [
            [int(self.seats), int(self.kinds), int(self.moves), int(self.reshuffled), int(self.plain)],
            [int(value) for value in self.known],
            [int(value) for value in self.loose],
            [int(value) for value in self.old],
            [int(value) for value in self.most_old],
            [int(value) for value in self.most_new],
            [int(value) for value in self.guess],
        ]

    @staticmethod
    def load(data: Sequence[Sequence[int]]) -> Knowledge:
        seats, kinds, moves, reshuffled, *rest = data[0]
        plain = rest[0] if rest else -1  # states of earlier versions do not tell
        known, old, most_old, most_new, guess = (
            _bytes(data[1]),
            _bytes(data[3]),
            _bytes(data[4]),
            _bytes(data[5]),
            _bytes(data[6]),
        )
        loose = _words(data[2])
        return Knowledge(
            seats, kinds, known, loose, moves, reshuffled == 1, plain, old, most_old, most_new, guess
        )


def _bytes(data: Sequence[int]) -> vec[u8]:
    row = vec[u8]()
    for value in data:
        row = append(row, u8(value))
    return row


def _words(data: Sequence[int]) -> vec[i64]:
    row = vec[i64]()
    for value in data:
        row = append(row, value)
    return row


def compact(loose: vec[i64]) -> vec[i64]:
    """Drop the facts marked as gone."""
    kept = vec[i64]()
    for place in range(0, len(loose), LOOSE):
        if loose[place] >= 0:
            for word in range(LOOSE):
                kept = append(kept, loose[place + word])
    return kept
