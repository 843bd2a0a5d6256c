"""What each seat has learned about the hands of the others, and the dealing again that respects it.

For games with one deck of known composition, hidden hands and an open discard pile. Everything here follows
from what the observing seat saw, never from what is really in a hand: so a redealt copy betrays nothing.

Three kinds of knowledge are kept per observer:
* `known`: cards it saw enter a hand and not leave it;
* `loose`: known cards that may have been carried on by a hidden move between two other hands;
* `old`: since the last reshuffle it knows, as one multiset, which cards were then in the others' hands.
Where a played card could be explained in two ways the simpler one is taken, and taken back when it turns out
to be impossible; so the kept knowledge always has at least one explanation.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ludarium.core.host import Host
from ludarium.core.pieces import Bag

_LOOSE = 4  # words of a loose fact: observer, kind, home, mask of the seats that may hold it


class Knowledge:
    seats: i64
    kinds: i64
    known: vec[u8]  # [observer][holder][kind]
    loose: vec[i64]
    old: vec[u8]  # [observer][kind]: unknown cards held by others since the last reshuffle
    held: vec[u8]  # [observer][holder]: how many of them this holder still has
    guess: vec[u8]  # [observer][holder][kind]: played cards taken for old ones that may have been new
    reshuffled: bool

    def __init__(
        self,
        seats: i64,
        kinds: i64,
        known: vec[u8],
        loose: vec[i64],
        old: vec[u8],
        held: vec[u8],
        guess: vec[u8],
        reshuffled: bool,
    ) -> None:
        self.seats = seats
        self.kinds = kinds
        self.known = known
        self.loose = loose
        self.old = old
        self.held = held
        self.guess = guess
        self.reshuffled = reshuffled

    @staticmethod
    def empty(seats: i64, kinds: i64) -> Knowledge:
        nothing = vec[u8]()
        return Knowledge(
            seats, kinds, vec[u8]([0] * (seats * seats * kinds)), vec[i64](), nothing, nothing, nothing, False
        )

    # What was seen

    def saw_gain(self, holder: i64, kind: i64) -> None:
        """Everybody saw this card go to the holder's hand."""
        for observer in range(self.seats):
            if observer != holder:
                self.known[(observer * self.seats + holder) * self.kinds + kind] += 1

    def saw_loss(self, holder: i64, kind: i64, before: i64) -> None:
        """Everybody saw the holder, who had `before` cards, lose this one."""
        for observer in range(self.seats):
            if observer != holder:
                self._lost(observer, holder, kind, before)

    def saw_move(self, source: i64, target: i64, kind: i64, before: i64) -> None:
        """A card went from one hand to another; only these two saw which. `before`: the source's cards."""
        for observer in range(self.seats):
            if observer == source:
                self.known[(observer * self.seats + target) * self.kinds + kind] += 1
            elif observer == target:
                self._lost(observer, source, kind, before)
            else:
                self._blurred(observer, source, target, before)

    def saw_reshuffle(self, hands: list[Bag]) -> None:
        """The discard pile became the deck: what was in the hands is known as one multiset."""
        seats, kinds = self.seats, self.kinds
        self.reshuffled = True
        self.old = vec[u8]([0] * (seats * kinds))
        self.held = vec[u8]([0] * (seats * seats))
        self.guess = vec[u8]([0] * (seats * seats * kinds))
        for observer in range(seats):
            for holder in range(seats):
                if holder == observer:
                    continue
                for kind in range(kinds):
                    cell = (observer * seats + holder) * kinds + kind
                    unknown = hands[holder][kind] - i64(self.known[cell])
                    self.old[observer * kinds + kind] += u8(unknown)
                    self.held[observer * seats + holder] += u8(unknown)
        # A loose card is one of the old cards from now on: who of its possible holders has it is forgotten.
        self.loose = vec[i64]()

    # How it is kept

    def _lost(self, observer: i64, holder: i64, kind: i64, before: i64) -> None:
        cell = (observer * self.seats + holder) * self.kinds + kind
        if self.known[cell] > 0:
            self.known[cell] -= 1
            return
        if len(self.loose) > 0 and self._lost_loose(observer, holder, kind):
            return
        if self.reshuffled:
            self._lost_unknown(observer, holder, kind, before)

    def _lost_loose(self, observer: i64, holder: i64, kind: i64) -> bool:
        """Take the card for a loose one, rather one that never left its home."""
        found: i64 = -1
        for place in range(0, len(self.loose), _LOOSE):
            if (
                self.loose[place] == observer
                and self.loose[place + 1] == kind
                and (self.loose[place + 3] >> holder) & 1 == 1
                and (found < 0 or self.loose[place + 2] == holder)
            ):
                found = place
        if found < 0:
            return False
        home = self.loose[found + 2]
        self.loose[found] = -1
        if home != holder:
            # One hidden move carries one card: the others from there stayed at home.
            for place in range(0, len(self.loose), _LOOSE):
                if self.loose[place] == observer and self.loose[place + 2] == home:
                    self._learn(observer, home, self.loose[place + 1])
                    self.loose[place] = -1
        self.loose = _compact(self.loose)
        return True

    def _lost_unknown(self, observer: i64, holder: i64, kind: i64, before: i64) -> None:
        seats, kinds = self.seats, self.kinds
        row = observer * kinds + kind
        mine = observer * seats + holder
        new = before - i64(self.held[mine]) - self._facts(observer, holder)
        if self.old[row] > 0 and self.held[mine] > 0:
            self.old[row] -= 1
            self.held[mine] -= 1
            if new > 0:
                self.guess[mine * kinds + kind] += 1
        elif new <= 0 and self.held[mine] > 0:
            # It must be old, so an earlier one taken for old was new: that player still holds an old one.
            for other in range(seats):
                theirs = observer * seats + other
                if self.guess[theirs * kinds + kind] > 0:
                    self.guess[theirs * kinds + kind] -= 1
                    self.held[theirs] += 1
                    self.held[mine] -= 1
                    return

    def _blurred(self, observer: i64, source: i64, target: i64, before: i64) -> None:
        """A card unknown to this observer changed hands: what it knew of the source may have moved."""
        seats, kinds = self.seats, self.kinds
        for place in range(0, len(self.loose), _LOOSE):
            if self.loose[place] == observer and (self.loose[place + 3] >> source) & 1 == 1:
                self.loose[place + 3] |= i64(1) << target
        base = (observer * seats + source) * kinds
        for kind in range(kinds):
            while self.known[base + kind] > 0:
                self.known[base + kind] -= 1
                self.loose = append(self.loose, observer)
                self.loose = append(self.loose, kind)
                self.loose = append(self.loose, source)
                self.loose = append(self.loose, (i64(1) << source) | (i64(1) << target))
        if self.reshuffled and i64(self.held[observer * seats + source]) > before - 1 - self._facts(
            observer, source
        ):
            # No new unknown card was left in the source's hand, so an old one moved.
            if self.held[observer * seats + source] > 0:
                self.held[observer * seats + source] -= 1
                self.held[observer * seats + target] += 1

    def _learn(self, observer: i64, holder: i64, kind: i64) -> None:
        self.known[(observer * self.seats + holder) * self.kinds + kind] += 1

    def _facts(self, observer: i64, holder: i64) -> i64:
        """How many cards of this hand the observer knows."""
        many: i64 = 0
        base = (observer * self.seats + holder) * self.kinds
        for kind in range(self.kinds):
            many += i64(self.known[base + kind])
        for place in range(0, len(self.loose), _LOOSE):
            if self.loose[place] == observer and self.loose[place + 2] == holder:
                many += 1
        return many

    def knows(self, observer: i64, holder: i64, kind: i64) -> i64:
        """How many cards of this kind the observer is sure to find in this hand."""
        return i64(self.known[(observer * self.seats + holder) * self.kinds + kind])

    # Dealing again

    def deal(self, observer: i64, hands: list[Bag], deck: Bag, host: Host, words: i64) -> None:
        """Deal the other hands and the deck again, in place, as the observer might imagine them."""
        sizes = [int(hand.size) for hand in hands]
        pool = deck.clone()
        for holder in range(self.seats):
            if holder != observer:
                pool.add_all(hands[holder])
                hands[holder].clear()
        deck.clear()
        self._place_known(observer, hands, pool)
        if len(self.loose) > 0:
            self._place_loose(observer, hands, pool, sizes, host, words)
        if self.reshuffled:
            self._place_old(observer, hands, pool, sizes, host, words)
        for holder in range(self.seats):
            if holder != observer:
                while hands[holder].size < sizes[holder]:
                    hands[holder].add(host.draw(pool, words))
        deck.add_all(pool)
        self._forget_others(observer)

    def _forget_others(self, observer: i64) -> None:
        """What the others have learned is theirs: keep only what the observer shares or has given away."""
        seats, kinds = self.seats, self.kinds
        for other in range(seats):
            if other == observer:
                continue
            for holder in range(seats):
                if holder in (observer, other):
                    continue
                for kind in range(kinds):
                    self.known[(other * seats + holder) * kinds + kind] = self.known[
                        (observer * seats + holder) * kinds + kind
                    ]
            if self.reshuffled:
                for kind in range(kinds):
                    self.old[other * kinds + kind] = 0
                for holder in range(seats):
                    self.held[other * seats + holder] = 0
                    for kind in range(kinds):
                        self.guess[(other * seats + holder) * kinds + kind] = 0
        for place in range(0, len(self.loose), _LOOSE):
            if self.loose[place] != observer:
                self.loose[place] = -1
        self.loose = _compact(self.loose)

    def _place_known(self, observer: i64, hands: list[Bag], pool: Bag) -> None:
        for holder in range(self.seats):
            if holder == observer:
                continue
            base = (observer * self.seats + holder) * self.kinds
            for kind in range(self.kinds):
                for _ in range(i64(self.known[base + kind])):
                    pool.remove(kind)
                    hands[holder].add(kind)

    def _place_loose(
        self, observer: i64, hands: list[Bag], pool: Bag, sizes: list[int], host: Host, words: i64
    ) -> None:
        """At most one loose card of each home may be away; the rest are at home."""
        away: i64 = 0  # mask of homes whose moved card is placed
        for place in range(0, len(self.loose), _LOOSE):
            if self.loose[place] != observer:
                continue
            kind, home, mask = self.loose[place + 1], self.loose[place + 2], self.loose[place + 3]
            holder = home
            full = hands[home].size >= sizes[home]
            if full or ((away >> home) & 1 == 0 and host.below(sizes[home] + 1, words) == 0):
                for other in range(self.seats):
                    if other != home and (mask >> other) & 1 == 1 and hands[other].size < sizes[other]:
                        holder = other
                if holder != home:
                    away |= i64(1) << home
            if hands[holder].size < sizes[holder]:
                pool.remove(kind)
                hands[holder].add(kind)

    def _place_old(
        self, observer: i64, hands: list[Bag], pool: Bag, sizes: list[int], host: Host, words: i64
    ) -> None:
        old = Bag.empty(self.kinds)
        for kind in range(self.kinds):
            old.put(kind, min(i64(self.old[observer * self.kinds + kind]), pool[kind]))
        for holder in range(self.seats):
            if holder != observer:
                for _ in range(i64(self.held[observer * self.seats + holder])):
                    if old.size > 0 and hands[holder].size < sizes[holder]:
                        kind = host.draw(old, words)
                        pool.remove(kind)
                        hands[holder].add(kind)

    # One declaration for all: every attribute above is copied, compared and saved here.

    def clone(self) -> Knowledge:
        return Knowledge(
            self.seats,
            self.kinds,
            self.known[:],
            self.loose[:],
            self.old[:],
            self.held[:],
            self.guess[:],
            self.reshuffled,
        )

    def same(self, other: Knowledge) -> bool:
        return self.dump() == other.dump()

    def dump(self) -> list[list[int]]:
        return [
            [int(self.seats), int(self.kinds), int(self.reshuffled)],
            [int(value) for value in self.known],
            [int(value) for value in self.loose],
            [int(value) for value in self.old],
            [int(value) for value in self.held],
            [int(value) for value in self.guess],
        ]

    @staticmethod
    def load(data: Sequence[Sequence[int]]) -> Knowledge:
        return Knowledge(
            data[0][0],
            data[0][1],
            _bytes(data[1]),
            _words(data[2]),
            _bytes(data[3]),
            _bytes(data[4]),
            _bytes(data[5]),
            data[0][2] == 1,
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


def _compact(loose: vec[i64]) -> vec[i64]:
    """Drop the facts marked as gone."""
    kept = vec[i64]()
    for place in range(0, len(loose), _LOOSE):
        if loose[place] >= 0:
            for word in range(_LOOSE):
                kept = append(kept, loose[place + word])
    return kept
