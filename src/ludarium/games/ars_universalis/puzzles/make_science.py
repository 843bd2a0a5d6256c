"""Makes science.bin: `python -m ludarium.games.ars_universalis.puzzles.make_science`.

Exact for all multisets of one to eight numbers from 1 to 10 and every science target of figures.csv, or the numbers
given as arguments instead. Half a minute with the compiled engine, much longer without.
"""

from __future__ import annotations

import argparse
import time
from itertools import combinations_with_replacement

from ludarium.games.ars_universalis.data import FIGURE_DATA
from ludarium.games.ars_universalis.puzzles.arithmetic import Arithmetic, bag_of, mergers_of
from ludarium.games.ars_universalis.puzzles.materials import LARGEST_NUMBER
from ludarium.games.ars_universalis.puzzles.science import (
    MOST_NUMBERS,
    MULTISETS,
    TABLE,
    place_of,
    write_table,
)

SMALL = 5  # 4.5 million values: with all of them a search of eight numbers takes milliseconds


def science_targets() -> list[int]:
    return sorted(
        int(row[f"w{k}_target"])
        for row in FIGURE_DATA
        for k in (1, 2, 3)
        if row[f"w{k}_category"] == "science"
    )


def make_rows(targets: list[int], *, most: int = MOST_NUMBERS, tell: bool = False) -> dict[int, list[bool]]:
    """By target and place: can this multiset make it? Exact for multisets of up to `most` numbers."""
    search = Arithmetic(SMALL)
    solved: dict[int, int] = {}  # by multiset: bits of the targets it makes
    rows = {target: [False] * MULTISETS for target in targets}
    for size in range(1, most + 1):
        begun, searched = time.perf_counter(), 0
        for numbers in combinations_with_replacement(range(1, LARGEST_NUMBER + 1), size):
            bag = bag_of(list(numbers))
            found = 0
            if size > SMALL:
                for merger in mergers_of(bag):
                    found |= solved[merger.left]
            for k, target in enumerate(targets):
                if not found >> k & 1:
                    searched += 1
                    found |= search.reaches(bag, target, 1) << k
                rows[target][place_of(list(numbers))] = bool(found >> k & 1)
            solved[bag] = found
        if tell:
            seconds = time.perf_counter() - begun
            print(f"{size} numbers: {searched} searches, {seconds:.1f} s", flush=True)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description="Makes the table of the science puzzles.")
    parser.add_argument("target", nargs="*", type=int, help="instead of those of figures.csv")
    targets = parser.parse_args().target or science_targets()
    TABLE.write_bytes(write_table(make_rows(targets, tell=True)))
    print(f"wrote {TABLE.stat().st_size} bytes for {len(targets)} targets")


if __name__ == "__main__":
    main()
