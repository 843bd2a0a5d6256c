"""The cards as the bots tell them apart, and the tables of what fits what."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.host import Seeded

WIDE: Final = 9
BOARD: Final = 91
EMPTY: Final = -1
BORDER: Final = -2
COLOURS: Final = 6
INTERVALS: Final = 21
DOMAINS: Final = 1024

# Nine bits for each interval of colours, seven intervals a number.
FIELDS: Final = 7
FIELD: Final = 9


def zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


def copy(target: vec[i64], source: vec[i64], length: i64) -> None:
    for index in range(length):
        target[index] = source[index]


class Kinds:
    """The cards as the bot tells them apart: 18 kinds in deck H1, 72 in H2; and the tables of domains."""

    many: i64
    sides: i64
    colour: vec[i64]
    type: vec[i64]
    group: vec[i64]  # colour * 4 + side: what a cell looks at
    domain: vec[i64]
    points: vec[i64]
    copies: i64
    full: i64
    allow: vec[i64]  # what a neighbour with this domain leaves to a cell
    inside0: vec[i64]  # in which intervals of colours the domain lies
    inside1: vec[i64]
    inside2: vec[i64]
    first: vec[i64]  # per group: where its list in `within` starts
    within: vec[i64]  # the domains (with an interval of colours) that hold the group
    low: vec[i64]  # the intervals
    high: vec[i64]
    zobrist: vec[i64]

    def __init__(self, h2: bool) -> None:
        self.sides = 4 if h2 else 3
        self.many = 72 if h2 else 18
        self.copies = 1 if h2 else 4
        colour = []
        type = []
        group = []
        worth = [0, 1, 2, 2, 1, 0]
        for kind in range(72 if h2 else 18):
            c, t, side = (kind // 12, kind // 4 % 3, kind % 4) if h2 else (kind // 3, kind % 3, kind % 3)
            colour.append(c)
            type.append(t)
            group.append(c * 4 + side)
        self.colour = vec[i64](colour)
        self.type = vec[i64](type)
        self.group = vec[i64](group)
        self.points = vec[i64]([worth[c] for c in colour])
        self.domain = vec[i64]([(16 << (g // 4)) | (1 << (g % 4)) for g in group])
        sides = (1 << (4 if h2 else 3)) - 1
        self.full = (63 << 4) | sides
        low = [a for a in range(6) for b in range(a, 6)]
        high = [b for a in range(6) for b in range(a, 6)]
        self.low = vec[i64](low)
        self.high = vec[i64](high)
        allow = []
        inside: list[list[int]] = [[], [], []]
        for domain in range(DOMAINS):
            colours, symbols = domain >> 4, domain & 15
            near = (colours | colours << 1 | colours >> 1) & 63
            others = sides & ~symbols if symbols & (symbols - 1) == 0 else sides
            allow.append(0x3FF if colours == 0 or symbols & sides == 0 else near << 4 | others)
            fields = [0, 0, 0]
            for index in range(INTERVALS):
                mask = (2 << high[index]) - (1 << low[index])
                if index != 5 and colours & ~mask == 0:
                    fields[index // FIELDS] |= 1 << (FIELD * (index % FIELDS))
            for place in range(3):
                inside[place].append(fields[place])
        self.allow = vec[i64](allow)
        self.inside0 = vec[i64](inside[0])
        self.inside1 = vec[i64](inside[1])
        self.inside2 = vec[i64](inside[2])
        first = []
        within: list[int] = []
        masks = [(2 << high[index]) - (1 << low[index]) for index in range(INTERVALS)]
        for g in range(24):
            first.append(len(within))
            bits = (16 << (g // 4)) | (1 << (g % 4))
            for mask in masks:
                for symbols in range(1, sides + 1):
                    domain = mask << 4 | symbols
                    if domain & bits == bits:
                        within.append(domain)
        first.append(len(within))
        self.first = vec[i64](first)
        self.within = vec[i64](within)
        words_of = Seeded(72)
        self.zobrist = vec[i64]([(words_of.word() << 30) ^ words_of.word() for _ in range(BOARD * 72)])
