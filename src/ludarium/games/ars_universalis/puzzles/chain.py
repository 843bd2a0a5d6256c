"""Cards in a row that spell or sing a target from left to right: the sets of cards that can.

Used by literature and music. After a row of cards some first parts of the target are done; how many can be done
with a set of cards, in any order, is kept as bits of one number. A card adds `k` parts by a shift by `k`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

LONGEST: Final[i64] = 4  # parts that one card gives


class Steps:
    """What each of up to nine cards can add, as bits over the number of parts done before."""

    adds: vec[i64]  # [card][k - 1]: may add exactly k parts
    ends: vec[i64]  # [card]: may end the row
    begins: vec[i64]  # [card]: the numbers of parts done after it, as the first card

    def __init__(self, cards: i64) -> None:
        self.adds = vec[i64]([0] * (cards * LONGEST))
        self.ends = vec[i64]([0] * cards)
        self.begins = vec[i64]([0] * cards)


def mark_chains(steps: Steps, size: i64, marks: vec[u8]) -> None:
    """Set the mark of every set of cards with which `size` parts can be done, each card adding to them."""
    adds, ends, begins = steps.adds, steps.ends, steps.begins
    # Cards that can give nothing are left out: sets are then counted over the others only.
    useful = vec[i64]([0] * len(ends))
    cards: i64 = 0
    for card in range(i64(len(ends))):
        base = card * LONGEST
        if begins[card] | ends[card] | adds[base] | adds[base + 1] | adds[base + 2] | adds[base + 3]:
            useful[cards] = card
            cards += 1
    sets: i64 = 1 << cards
    whole: i64 = 1 << size
    below = whole - 1
    done = vec[i64]([0] * sets)
    hand = vec[i64]([0] * sets)  # the same set over the whole hand
    for top in range(cards):
        bit: i64 = 1 << top
        in_hand: i64 = 1 << useful[top]
        for lower in range(bit):
            hand[bit + lower] = hand[lower] | in_hand
        done[bit] = begins[useful[top]]
    for k in range(cards):
        card = useful[k]
        if begins[card] & whole:
            marks[1 << card] = 1
    for used in range(3, sets):
        if used & (used - 1) == 0:
            continue
        reached: i64 = 0
        for k in range(cards):
            if not used >> k & 1:
                continue
            before = done[used ^ (1 << k)] & below
            if before:
                card = useful[k]
                base = card * LONGEST
                reached |= (before & adds[base]) << 1
                reached |= (before & adds[base + 1]) << 2
                reached |= (before & adds[base + 2]) << 3
                reached |= (before & adds[base + 3]) << 4
                if before & ends[card]:
                    reached |= whole
        done[used] = reached
        if reached & whole:
            marks[hand[used]] = 1
