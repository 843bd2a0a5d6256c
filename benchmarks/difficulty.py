"""How hard the works of Ars Universalis are: `python -m benchmarks.difficulty` (some minutes, compiled).

Random hands for every work: how many can solve it, and with how many cards at least, beside the figures of the rules
dossier's section 15. A rate is fine within three points or three standard errors of the dossier's, a mean of cards
within three standard errors. A standard error is that of the difference, for the dossier's figures were drawn too;
they are also rounded, so what rounding may have taken away is left out of the distance. Ends with 1 if a cell is off.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from dataclasses import dataclass

from ludarium.games.ars_universalis.data import FIGURE_DATA
from ludarium.games.ars_universalis.puzzles.materials import MATERIALS
from ludarium.games.ars_universalis.puzzles.solve import minimal_sets, with_bank
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES, Category, Target, parse_target

DOSSIER_HANDS, DOSSIER_BANK_HANDS = 4000, 300
BANK = 3
POINTS, ERRORS = 3.0, 3.0
RATE_ROUNDED, CARDS_ROUNDED = 0.5, 0.005  # at most, by the dossier's last digit
MOST_NUMBERS = 7  # without the bank the dossier counts science up to seven cards

# Section 15, by category in the order of CATEGORY_NAMES: solve rate in percent, mean minimum of cards.
MAIN = {
    ("MA", 5): [(52, 3.35), (39, 2.72), (54, 3.10), (38, 2.75), (98, 3.39)],
    ("MA", 6): [(68, 3.34), (53, 2.72), (69, 3.07), (52, 2.79), (100, 3.18)],
    ("EM", 6): [(44, 4.58), (34, 3.77), (45, 4.09), (34, 3.83), (98, 4.44)],
    ("EM", 7): [(63, 4.56), (47, 3.82), (60, 4.14), (50, 3.87), (100, 4.23)],
    ("LM", 8): [(52, 5.75), (44, 4.33), (48, 5.15), (41, 4.65), (97, 5.37)],
}
ALL = {
    ("MA", 6): [(76, 3.23), (57, 2.50), (75, 2.77), (57, 2.51), (100, 3.01)],
    ("EM", 7): [(67, 4.25), (56, 3.10), (67, 3.74), (53, 3.35), (100, 3.93)],
    ("LM", 8): [(64, 5.11), (50, 3.96), (54, 4.80), (52, 3.91), (98, 4.87)],
}
WITH_BANK = {
    ("MA", 6): [88, 75, 88, 82, 100],
    ("EM", 7): [86, 71, 84, 79, 100],
    ("LM", 8): [78, 66, 73, 67, 100],
}


@dataclass
class Cell:
    """The works of one category and period: for each the fewest cards of every hand, 0 where it cannot solve."""

    works: list[list[int]]

    @property
    def rate(self) -> float:
        """In percent; every work weighs the same."""
        shares = [sum(map(bool, work)) / len(work) for work in self.works]
        return 100 * sum(shares) / len(shares)

    @property
    def cards(self) -> float:
        """The mean over all hands that solve."""
        solved = [cards for work in self.works for cards in work if cards]
        return sum(solved) / len(solved)

    def rate_error(self, hands: int) -> float:
        """The standard error of the difference between this rate and one found with so many hands a work."""
        variance = 0.0
        for work in self.works:
            share = sum(map(bool, work)) / len(work)
            variance += share * (1 - share) * (1 / len(work) + 1 / hands)
        return 100 * math.sqrt(variance) / len(self.works)

    def cards_error(self, hands: int) -> float:
        """The same for the mean of cards: a ratio of two sums, over hands drawn work by work."""
        mean = self.cards
        variance = shares = 0.0
        for work in self.works:
            gaps = [cards - mean if cards else 0.0 for cards in work]
            centre = sum(gaps) / len(gaps)
            variance += (sum(gap * gap for gap in gaps) / len(gaps) - centre**2) * (1 / len(work) + 1 / hands)
            shares += sum(map(bool, work)) / len(work)
        return math.sqrt(variance) / shares


def targets_of(category: str, period: str, places: tuple[int, ...]) -> list[Target]:
    return [
        parse_target(category, row[f"w{k}_target"])
        for row in FIGURE_DATA
        for k in places
        if row["period"] == period and row[f"w{k}_category"] == category
    ]


def fewest(target: Target, hand: list[int]) -> int:
    most = MOST_NUMBERS if target.kind == Category.SCIENCE else len(hand)
    counts = [mask.bit_count() for mask in minimal_sets(target, hand)]
    return min((cards for cards in counts if cards <= most), default=0)


def fewest_with_bank(target: Target, hand: list[int], bank: list[int]) -> int:
    ways = with_bank(target, hand, bank)
    return min((int(way.used).bit_count() + (way.taken >= 0) for way in ways), default=0)


def measure(targets: list[Target], size: int, hands: int, bank: int, rng: random.Random) -> Cell:
    works = []
    for target in targets:
        found = []
        for _ in range(hands):
            cards = rng.sample(range(MATERIALS), size + bank)
            hand, rest = cards[:size], cards[size:]
            found.append(fewest_with_bank(target, hand, rest) if bank else fewest(target, hand))
        works.append(found)
    return Cell(works)


@dataclass
class Distance:
    """How far a figure lies from the dossier's."""

    found: float
    expected: float
    error: float  # standard, of the difference
    rounded: float

    @property
    def points(self) -> float:
        return self.found - self.expected

    @property
    def errors(self) -> float:
        """In standard errors, as far as rounding does not explain it."""
        unexplained = max(0.0, abs(self.points) - self.rounded)
        return unexplained / self.error if self.error else math.inf if unexplained else 0.0


class Report:
    """Prints a line for each cell and counts those that are off."""

    def __init__(self, hands: int, seed: int) -> None:
        self.hands = hands
        self.rng = random.Random(seed)
        self.cells = 0
        self.off: list[str] = []

    def print_rates(
        self, title: str, table: dict[tuple[str, int], list[tuple[int, float]]], places: tuple[int, ...]
    ) -> None:
        self._print_title(title, with_cards=True)
        for (period, size), figures in table.items():
            for category, (rate, cards) in zip(CATEGORY_NAMES, figures):
                cell = measure(targets_of(category, period, places), size, self.hands, 0, self.rng)
                self._print_cell(
                    f"{period}, hand {size}, {category}",
                    Distance(cell.rate, rate, cell.rate_error(DOSSIER_HANDS), RATE_ROUNDED),
                    Distance(cell.cards, cards, cell.cards_error(DOSSIER_HANDS), CARDS_ROUNDED),
                )

    def print_bank(self, title: str, table: dict[tuple[str, int], list[int]]) -> None:
        self._print_title(title, with_cards=False)
        for (period, size), figures in table.items():
            for category, rate in zip(CATEGORY_NAMES, figures):
                cell = measure(targets_of(category, period, (1,)), size, self.hands // 4, BANK, self.rng)
                error = cell.rate_error(DOSSIER_BANK_HANDS)
                self._print_cell(
                    f"{period}, hand {size}, {category}", Distance(cell.rate, rate, error, RATE_ROUNDED)
                )

    def print_verdict(self) -> None:
        print(
            f"\n{self.cells - len(self.off)} of {self.cells} cells agree with the dossier: rates within {POINTS:.0f} "
            f"points or {ERRORS:.0f} standard errors, cards within {ERRORS:.0f} standard errors"
        )
        for name in self.off:
            print(f"off: {name}")

    def _print_title(self, title: str, *, with_cards: bool) -> None:
        print(f"\n{title}")
        cards = f"   {'cards':>7}{'dossier':>9}{'gap':>8}{'errors':>8}" if with_cards else ""
        print(f"{'':<24}{'rate':>7}{'dossier':>9}{'points':>8}{'errors':>8}{cards}")

    def _print_cell(self, name: str, rate: Distance, cards: Distance | None = None) -> None:
        fine = abs(rate.points) <= POINTS or rate.errors <= ERRORS
        line = f"{name:<24}{rate.found:>6.1f}%{rate.expected:>8.0f}%{rate.points:>+8.1f}{rate.errors:>8.2f}"
        if cards is not None:
            fine = fine and cards.errors <= ERRORS
            line += f"   {cards.found:>7.3f}{cards.expected:>9.2f}{cards.points:>+8.3f}{cards.errors:>8.2f}"
        self.cells += 1
        if not fine:
            self.off.append(name)
        print(line if fine else f"{line}  OFF", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--hands", type=int, default=12000, help="for each work; with the bank a quarter of them"
    )
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    report = Report(arguments.hands, arguments.seed)
    report.print_rates("Main works", MAIN, (1,))
    report.print_rates("All works", ALL, (1, 2, 3))
    report.print_bank("Main works with one exchange", WITH_BANK)
    report.print_verdict()
    return int(bool(report.off))


if __name__ == "__main__":
    sys.exit(main())
