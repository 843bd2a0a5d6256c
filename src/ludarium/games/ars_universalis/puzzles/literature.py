"""2.5 Literature: letters picked from cards in a row spell the target."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludarium.games.ars_universalis.puzzles.chain import LONGEST, Steps, mark_chains
from ludarium.games.ars_universalis.puzzles.layout import (
    Arrangement,
    ArrangementError,
    Problem,
    compare,
    read_card,
    strictly_begins,
)
from ludarium.games.ars_universalis.puzzles.materials import LETTER_BITS, LETTERS, NAMES
from ludarium.games.ars_universalis.puzzles.target import Target


class Spelling(Arrangement):
    """Cards in a row, each with the letters picked from it in the order they are read."""

    def __init__(self, row: list[int], picked: list[str]) -> None:
        self.row = row
        self.picked = picked

    def cards(self) -> list[int]:
        return list(self.row)

    def text(self) -> str:
        return " ".join([f"{NAMES[card]}:{letters}" for card, letters in zip(self.row, self.picked)])

    def made(self) -> list[str]:
        return list("".join(self.picked))

    def problem(self, target: Target) -> Problem | None:
        misread = self._misread()
        if misread is not None:
            return misread
        for place in range(len(self.row)):
            if not self.picked[place]:
                return Problem("dead-card", self.row[place])
        return compare(target, self.made())

    def _misread(self) -> Problem | None:
        """A letter that is not on its card, or taken from it twice."""
        for place in range(len(self.row)):
            card = self.row[place]
            seen = ""
            for letter in self.picked[place]:
                if letter not in LETTERS[card]:
                    return Problem("no-such-letter", card, found=letter)
                if letter in seen:
                    return Problem("letter-twice", card, found=letter)
                seen += letter
        return None

    def begins(self, target: Target) -> bool:
        return (
            "" not in self.picked[:-1]
            and self._misread() is None
            and strictly_begins(self.made(), target.shown())
        )


def parse_spelling(text: str) -> Spelling:
    """`M004:RI M011:SF`; a card from which nothing is picked yet is written without letters."""
    row = []
    picked = []
    for word in text.split():
        name, _, letters = word.partition(":")
        if not (letters.isascii() and letters.isalpha()) and letters:
            raise ArrangementError(f"{letters!r} are not letters")
        row.append(read_card(name))
        picked.append(letters.upper())
    return Spelling(row, picked)


def mark_spellings(target: Target, hand: vec[i64], marks: vec[u8]) -> None:
    """Set the mark of every set of cards that can spell the target, with a letter at least from each."""
    cards: i64 = len(hand)
    size = target.size
    parts = target.parts
    steps = Steps(cards)
    adds = steps.adds
    for place in range(cards):
        printed = LETTER_BITS[hand[place]]
        base = place * LONGEST
        for begin in range(size):
            left = printed
            many: i64 = 0
            while begin + many < size and many < LONGEST:
                letter: i64 = 1 << parts[begin + many]
                if not left & letter:
                    break
                left ^= letter
                adds[base + many] |= 1 << begin
                many += 1
            if begin == 0:
                steps.begins[place] = (1 << (many + 1)) - 2
    mark_chains(steps, size, marks)


def spell(target: Target, cards: list[int]) -> Spelling | None:
    """A row that uses up exactly these cards, or None."""
    row: list[int] = []
    picked: list[str] = []
    return Spelling(row, picked) if _spell(target.text, list(cards), row, picked) else None


def _spell(text: str, free: list[int], row: list[int], picked: list[str]) -> bool:
    """Lay the free cards for the letters that are left."""
    if not free or not text:
        return not free and not text
    for card in list(free):
        free.remove(card)
        row.append(card)
        for many in range(1, len(LETTERS[card]) + 1):
            letters = text[:many]
            if len(letters) < many or letters[-1] not in LETTERS[card] or letters[-1] in letters[:-1]:
                break
            picked.append(letters)
            if _spell(text[many:], free, row, picked):
                return True
            picked.pop()
        row.pop()
        free.append(card)
    return False
