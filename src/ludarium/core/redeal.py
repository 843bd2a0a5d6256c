"""Dealing again: the hidden hands and the deck as a seat might imagine them, within what it has learned."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludarium.core.host import Host
from ludarium.core.knowledge import (
    HOME,
    HOME_IF_ROOM,
    KIND,
    LOOSE,
    MASK,
    MOVE,
    ONE_AT_MOST,
    RULE,
    Knowledge,
    compact,
)
from ludarium.core.pieces import Bag


def deal_again(facts: Knowledge, observer: i64, hands: vec[Bag], deck: Bag, host: Host, words: i64) -> None:
    """Deal the other hands and the deck again, in place, as the observer might imagine them."""
    sizes = vec[i64]([hand.size for hand in hands])
    for holder in range(facts.seats):
        if holder != observer:
            deck.add_all(hands[holder])
            hands[holder].clear()
    _place_known(facts, observer, hands, deck)
    if len(facts.loose) > 0:
        _place_loose(facts, observer, hands, deck, sizes, host, words)
    if facts.reshuffled:
        _place_old(facts, observer, hands, deck, sizes, host, words)
    for holder in range(facts.seats):
        if holder != observer:
            hand = hands[holder]
            for _card in range(sizes[holder] - hand.size):
                hand.add(host.draw(deck, words))
    _forget_others(facts, observer)


def _place_known(facts: Knowledge, observer: i64, hands: vec[Bag], pool: Bag) -> None:
    known, cell = facts.known, observer * facts.seats * facts.kinds
    for holder in range(facts.seats):
        hand = hands[holder]
        for kind in range(facts.kinds):
            for _card in range(i64(known[cell])):  # none in the observer's own hand
                pool.remove(kind)
                hand.add(kind)
            cell += 1


def _place_loose(
    facts: Knowledge, observer: i64, hands: vec[Bag], pool: Bag, sizes: vec[i64], host: Host, words: i64
) -> None:
    """For each hidden move decide which card it carried, if it was one of these; then place them all."""
    places = [place for place in range(0, len(facts.loose), LOOSE) if facts.loose[place] == observer]
    carried: list[i64] = []
    for place in places:
        group = [other for other in places if facts.loose[other + MOVE] == facts.loose[place + MOVE]]
        if group[0] == place and facts.loose[place + RULE] != HOME_IF_ROOM:
            many: i64 = len(group)
            if facts.loose[place + RULE] == ONE_AT_MOST:
                many += sizes[facts.loose[place + HOME]]  # as likely one of the cards nobody knew
            pick = host.below(many, words)
            if pick < len(group):
                carried.append(group[pick])
    for place in places:
        kind = facts.loose[place + KIND]
        holder = _holder(facts, place, place in carried, hands, sizes)
        if holder >= 0:
            pool.remove(kind)
            hands[holder].add(kind)


def _holder(facts: Knowledge, place: i64, away: bool, hands: vec[Bag], sizes: vec[i64]) -> i64:
    """A hand with room among those that may hold the card: its home, or another one if it was carried."""
    home, mask = facts.loose[place + HOME], facts.loose[place + MASK]
    if not away and hands[home].size < sizes[home]:
        return home
    for other in range(facts.seats):
        if other != home and (mask >> other) & 1 == 1 and hands[other].size < sizes[other]:
            return other
    return home if hands[home].size < sizes[home] else -1


def _place_old(
    facts: Knowledge, observer: i64, hands: vec[Bag], pool: Bag, sizes: vec[i64], host: Host, words: i64
) -> None:
    """First where new cards cannot fill the hand, then where an old one can be, then anywhere with room."""
    old = Bag.empty(facts.kinds)
    for kind in range(facts.kinds):
        old.put(kind, min(i64(facts.old[observer * facts.kinds + kind]), pool[kind]))
    room = vec[i64]([0] * facts.seats)
    for turn in range(3):
        for holder in range(facts.seats):
            if holder == observer:
                continue
            hand = observer * facts.seats + holder
            free = sizes[holder] - hands[holder].size
            if turn == 0:
                room[holder] = i64(facts.most_old[hand])
                free = min(free - i64(facts.most_new[hand]), room[holder])
            elif turn == 1:
                free = min(free, room[holder])
            for _card in range(free):
                if old.size == 0:
                    return
                # In the second turn a hand may also stay as it is: leave some for those that follow.
                if turn == 1 and host.below(2, words) == 0:
                    continue
                kind = host.draw(old, words)
                pool.remove(kind)
                hands[holder].add(kind)
                room[holder] -= 1


def _forget_others(facts: Knowledge, observer: i64) -> None:
    """What the others have learned is theirs: a copy holds the observer's own knowledge only."""
    _clear_others(facts.known, observer, facts.seats)
    if facts.reshuffled:
        _clear_others(facts.old, observer, facts.seats)
        _clear_others(facts.most_old, observer, facts.seats)
        _clear_others(facts.most_new, observer, facts.seats)
        _clear_others(facts.guess, observer, facts.seats)
    if len(facts.loose) > 0:
        for place in range(0, len(facts.loose), LOOSE):
            if facts.loose[place] != observer:
                facts.loose[place] = -1
        facts.loose = compact(facts.loose)


def _clear_others(row: vec[u8], observer: i64, seats: i64) -> None:
    """Zeros in all of a row by observers but the part of one."""
    width = len(row) // seats
    for cell in range(observer * width):
        row[cell] = 0
    for cell in range((observer + 1) * width, len(row)):
        row[cell] = 0
