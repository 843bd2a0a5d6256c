"""2.6 Music: cards in a row, each slid up or down by whole lines, sound the target's notes without a gap."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludarium.games.ars_universalis.puzzles.chain import LONGEST, Steps, mark_chains
from ludarium.games.ars_universalis.puzzles.layout import (
    OUTSIDE,
    RIGHT,
    WRONG,
    Arrangement,
    ArrangementError,
    Problem,
    compare,
    read_card,
    strictly_begins,
)
from ludarium.games.ars_universalis.puzzles.materials import MOST_NOTES, NAMES, NOTE, NOTE_COUNT, NOTES
from ludarium.games.ars_universalis.puzzles.target import Target

LINE: Final = 2  # staff positions from one line to the next


class Melody(Arrangement):
    """Cards in a row, each with the lines it is slid up."""

    def __init__(self, row: list[int], slides: list[int]) -> None:
        self.row = row
        self.slides = slides

    def cards(self) -> list[int]:
        return list(self.row)

    def text(self) -> str:
        return " ".join(
            [f"{NAMES[c]}{slide:+d}" if slide else NAMES[c] for c, slide in zip(self.row, self.slides)]
        )

    def sounds(self) -> list[int]:
        return [note + LINE * slide for card, slide in zip(self.row, self.slides) for note in NOTES[card]]

    def made(self) -> list[str]:
        return [str(note) for note in self.sounds()]

    def problem(self, target: Target) -> Problem | None:
        made = self.made()
        wanted = target.shown()
        begin = self._run(wanted, made)
        end = begin + len(wanted)
        if made[begin:end] == wanted:
            late = begin >= len(NOTES[self.row[0]])
            if not late and end > len(made) - len(NOTES[self.row[-1]]):
                return None
            return Problem("dead-card", self.row[0 if late else -1])
        return compare(target, made[begin:end])

    def _run(self, wanted: list[str], made: list[str]) -> int:
        """Where the target begins: where it stands, with every card in it if it can be; else on the first card, where
        all notes so far agree, or most of them."""
        first = len(NOTES[self.row[0]])
        last = len(NOTES[self.row[-1]])
        found = -1
        for begin in range(len(made) - len(wanted) + 1):
            end = begin + len(wanted)
            if made[begin:end] == wanted:
                if begin < first and end > len(made) - last:
                    return begin
                found = begin
        if found >= 0:
            return found
        best = 0
        most = -1
        for begin in range(first):
            if strictly_begins(made[begin:], wanted):
                return begin
            agree = 0
            for one, other in zip(made[begin:], wanted):
                if one == other:
                    agree += 1
            if agree > most:
                best, most = begin, agree
        return best

    def begins(self, target: Target) -> bool:
        return self._open_at(target) >= 0

    def _open_at(self, target: Target) -> int:
        """Where on the first card a run begins that only breaks off; -1 if none does."""
        made = self.made()
        for begin in range(len(NOTES[self.row[0]])):
            if strictly_begins(made[begin:], target.shown()):
                return begin
        return -1

    def marks(self, target: Target) -> list[str]:
        made = self.made()
        wanted = target.shown()
        begin = self._run(wanted, made)
        return [
            (RIGHT if made[place] == wanted[place - begin] else WRONG)
            if 0 <= place - begin < len(wanted)
            else OUTSIDE
            for place in range(len(made))
        ]

    def shown(self, target: Target) -> dict[str, object]:
        """The note that comes next."""
        begin = self._open_at(target)
        return {} if begin < 0 else {"next": {"note": target.shown()[len(self.made()) - begin]}}


def parse_melody(text: str) -> Melody:
    """`M004 M063+1 M034-1 M084`."""
    row = []
    slides = []
    for word in text.split():
        found = re.fullmatch(r"([^+-]+)([+-]\d{1,2})?", word, re.ASCII)
        if found is None:
            raise ArrangementError(f"{word!r} is no card with a slide")
        row.append(read_card(found[1]))
        slides.append(int(found[2] or 0))
    return Melody(row, slides)


def _agrees(first: i64, parts: vec[i64], part: i64, many: i64) -> bool:
    """Do this many notes from `first` on sound like the parts from `part` on, after a slide by whole lines?"""
    notes = NOTE
    shift = parts[part] - notes[first]
    if shift & 1:
        return False
    for k in range(1, many):
        if parts[part + k] - notes[first + k] != shift:
            return False
    return True


def mark_melodies(target: Target, hand: vec[i64], marks: vec[u8]) -> None:
    """Set the mark of every set of cards that can sound the target, with a note at least from each."""
    cards: i64 = len(hand)
    size = target.size
    parts = target.parts
    steps = Steps(cards)
    adds, ends = steps.adds, steps.ends
    for place in range(cards):
        first = MOST_NOTES * hand[place]
        length = NOTE_COUNT[hand[place]]
        for part in range(1, size):
            left = size - part
            if left <= length:  # the last card: what follows lies outside
                if _agrees(first, parts, part, left):
                    ends[place] |= 1 << part
            elif _agrees(first, parts, part, length):
                adds[place * LONGEST + length - 1] |= 1 << part
        begins: i64 = 0
        for begin in range(length):  # the first card: what comes before lies outside
            many = length - begin
            if many > size:
                many = size
            if _agrees(first + begin, parts, 0, many):
                begins |= 1 << many
        steps.begins[place] = begins
    mark_chains(steps, size, marks)


def sing(target: Target, cards: list[int]) -> Melody | None:
    """A row that uses up exactly these cards, or None."""
    wanted = [int(part) for part in target.parts]
    for first in cards:
        rest = [card for card in cards if card != first]
        notes = NOTES[first]
        for begin in range(len(notes)):
            slide = _slide(notes[begin:], wanted)
            if slide is None:
                continue
            row = [first]
            slides = [slide]
            if _sing(wanted[len(notes) - begin :], rest, row, slides):
                return Melody(row, slides)
    return None


def _sing(wanted: list[int], free: list[int], row: list[int], slides: list[int]) -> bool:
    """Lay the free cards for the notes that are left."""
    if not free or not wanted:
        return not free and not wanted
    for card in list(free):
        slide = _slide(NOTES[card], wanted)
        if slide is None or (len(NOTES[card]) >= len(wanted) and len(free) > 1):
            continue
        free.remove(card)
        row.append(card)
        slides.append(slide)
        if _sing(wanted[len(NOTES[card]) :], free, row, slides):
            return True
        slides.pop()
        row.pop()
        free.append(card)
    return False


def _slide(notes: tuple[int, ...], wanted: list[int]) -> int | None:
    """The lines to slide by so that these notes sound like the first ones wanted; None if they cannot."""
    shift = wanted[0] - notes[0]
    if shift % LINE:
        return None
    for note, part in zip(notes, wanted):
        if part - note != shift:
            return None
    return shift // LINE
