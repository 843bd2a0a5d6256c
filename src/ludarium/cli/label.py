"""What is typed for a move of the list: its number; or, where numbers are values, the value itself.

Numbers of a list and values never stand side by side. Where a move takes a value (a bid, how many to buy), a number
is that value and nothing else, and every other move has a letter. Where several moves take values, each of them has a
letter too, and letter and value go together: `b 6`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from ludarium.cli.board import Board
from ludarium.cli.speech import Speech
from ludarium.core.moves import arg, verb_of

VALUE = "number"  # the vocabulary of what is counted or bid
LETTERS = "abcdefghkmprtuvwxz"  # not those that mean yes, no or quit in some language, nor o, i and l


class Labels:
    """The labels of one decision. `families` are the moves that differ in their value only, by their letter, which is
    empty where there is but one of them."""

    def __init__(self, speech: Speech, board: Board, groups: Sequence[Sequence[int]]) -> None:
        self.verbs = speech.game.verbs
        self.of: dict[int, str] = {}  # by move
        self.families: dict[str, Sequence[int]] = {}
        valued = [group for group in groups if self.takes_value(group[0])]
        if not valued:
            self._number(board, groups)
            return
        letters = _letters(sum(1 if self.takes_value(group[0]) else len(group) for group in groups))
        for group in groups:
            if self.takes_value(group[0]):
                letter = next(letters) if len(valued) > 1 else ""
                self.families[letter] = group
                self.of |= {move: f"{letter}{self.value(move)}" for move in group}
            else:
                self.of |= {move: next(letters) for move in group}

    def _number(self, board: Board, groups: Sequence[Sequence[int]]) -> None:
        """From 1 in the order in which they are shown, or as the game wishes."""
        taken: set[int] = set()
        following = 1
        for move in (move for group in groups for move in group):
            wished = board.number(move)
            number = following if wished is None or wished in taken else wished
            self.of[move] = str(number)
            taken.add(number)
            following = max(following, number + 1)

    @property
    def width(self) -> int:
        return max(map(len, self.of.values()), default=0)

    def takes_value(self, move: int) -> bool:
        arguments = list(self.verbs.phrases[verb_of(move)].arguments.values())
        return bool(arguments) and arguments[-1].name == VALUE

    def value(self, move: int) -> int:
        return int(list(self.verbs.describe(move).values())[-1])

    def move(self, text: str) -> int | None:
        """The move with this label; of a family also one whose value is not offered: the engine says why not."""
        typed = "".join(text.split())
        for move, label in self.of.items():
            if label == typed:
                return move
        letter = typed.rstrip("0123456789")
        value = typed.removeprefix(letter)
        if letter not in self.families or not value:
            return None
        described = self.verbs.describe(self.families[letter][0])
        verb, *keys = described
        return self.verbs.build(str(described[verb]), {**{k: described[k] for k in keys}, keys[-1]: value})

    def ranges(self, moves: Sequence[int]) -> str:
        """Their labels, in brief: "1–4, 6"; of a family the values."""
        labels = [self.of[move] for move in moves]
        if all(map(self.takes_value, moves)):
            return ranges([self.value(move) for move in moves])
        return ranges([int(label) for label in labels]) if not self.families else ", ".join(labels)

    @property
    def example(self) -> str:
        """A letter with a value."""
        letter, group = next(iter(self.families.items()))
        return f"{letter} {self.value(group[0])}".strip()


def family(speech: Speech, move: int) -> tuple[int, ...]:
    """What moves that differ in the last argument only have in common."""
    places = len(speech.game.verbs.phrases[verb_of(move)].arguments)
    return (verb_of(move), *(arg(move, place) for place in range(places - 1)))


def _letters(many: int) -> Iterator[str]:
    size = 1 if many <= len(LETTERS) else 2
    return ("".join(letters) for letters in product(LETTERS, repeat=size))


def ranges(numbers: Sequence[int]) -> str:
    """ "1–4, 6"."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
