"""The list of legal moves: grouped, so that thirty swaps stay readable."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from ludarium.cli.board import Board
from ludarium.cli.label import Labels, family
from ludarium.cli.speech import Speech
from ludarium.core.moves import verb_of

GAP = 3  # spaces between two moves in a row
LEAST = 6  # letters of a heading that is still understood
LABEL = "bold cyan"


class Menu:
    """The moves of one decision, in the order they are shown, each with what is typed for it."""

    def __init__(self, speech: Speech, board: Board, seat: int, legal: Sequence[int]) -> None:
        self.speech = speech
        self.board = board
        self.seat = seat
        self.groups = _groups(speech, board.ordered(legal))
        self.moves = [move for group in self.groups for move in group]
        self.labels = Labels(speech, board, self.groups)

    def words(self, move: int, form: str = "") -> str:
        return self.speech.move(move, self.seat, self.board.details(move), form)

    def draw(self, width: int) -> Text:
        """Single moves as sentences; groups as a heading with its moves beside it, or as a grid."""
        rows: list[Text] = []
        for kind, same in groupby(self.groups, key=self._kind):
            groups = list(same)
            if kind[-1]:
                rows.append(self._seen(groups))
            elif self.labels.takes_value(groups[0][0]):
                rows += self._values(groups, width)
            else:
                rows += self._grid(groups, width) or self._lines(groups, width)
        return Text("\n").join(rows)

    def _kind(self, group: Sequence[int]) -> tuple[int, bool, bool]:
        """What is listed together: groups of a verb, single moves of it, all those the drawing shows."""
        shown = self.speech.has_form(group[0], "shown")
        return verb_of(group[0]), len(group) > 1 and not shown, shown

    def _seen(self, groups: Sequence[Sequence[int]]) -> Text:
        """Moves whose labels stand in the drawing of the table."""
        labels = self.labels.ranges([move for group in groups for move in group])
        return Text.assemble((labels, LABEL), f" {self.words(groups[0][0], 'shown')}")

    def _values(self, groups: Sequence[Sequence[int]], width: int) -> list[Text]:
        """A letter, where there is one, the heading, and the values: as a range where they say all."""
        rows = []
        letters = {group[0]: letter for letter, group in self.labels.families.items()}
        headings = [self._heading(group) for group in groups]
        wide = max(map(len, headings)) + 2
        for heading, group in zip(headings, groups):
            letter = letters[group[0]]
            head = Text.assemble((f"{letter} " if letter else "", LABEL), heading.ljust(wide))
            bare = all(self._item(move) == str(self.labels.value(move)) for move in group)
            if bare:
                rows.append(head + Text(self.labels.ranges(group), LABEL))
                continue
            pieces = [Text(self._item(move), LABEL) for move in group]
            for row in _wrapped(pieces, width - len(head)):
                rows.append(head + row)
                head = Text(" " * len(head))
        return rows

    def _heading(self, group: Sequence[int]) -> str:
        return self.words(group[0], "group" if self.speech.has_form(group[0], "group") else "")

    def _item(self, move: int) -> str:
        return (
            self.words(move, "item") if self.speech.has_form(move, "item") else str(self.labels.value(move))
        )

    def _lines(self, groups: Sequence[Sequence[int]], width: int) -> list[Text]:
        rows = []
        headings = [self.words(group[0], "group") if len(group) > 1 else "" for group in groups]
        indent = max(map(len, headings))
        indent += 2 if indent else 0
        beside = indent <= width // 2
        for heading, group in zip(headings, groups):
            form = "item" if len(group) > 1 else ""
            pieces = [self._piece(move, form) for move in group]
            if heading and not beside:  # a long heading has a line of its own
                rows.append(Text(heading))
                heading = ""
            lead = indent if beside else GAP if len(group) > 1 else 0
            for row in _wrapped(pieces, width - lead):
                rows.append(Text(heading.ljust(lead)) + row)
                heading = ""
        return rows

    def _grid(self, groups: Sequence[Sequence[int]], width: int) -> list[Text]:
        """Groups over the same things as a grid of labels; empty if that is not possible here."""
        if len(groups) < 2 or not self.speech.has_form(groups[0][0], "grid"):
            return []
        columns = [self.words(move, "item") for move in groups[0]]
        if any([self.words(move, "item") for move in group] != columns for group in groups):
            return []
        corner = self.words(groups[0][0], "grid")
        names = [self.words(group[0], "row") for group in groups]
        indent = max(map(len, [corner, *(f"  {name}" for name in names)])) + 2
        above = []
        if indent + sum(len(column) + 2 for column in columns) > width + 2:
            above = [Text(corner)]
            corner, indent = "", max(map(len, names)) + 4
            columns = _shortened(columns, width + 2 - indent)
            if not columns:
                return []
        rows = [*above, Text(corner.ljust(indent) + "  ".join(columns))]
        for name, group in zip(names, groups):
            row = Text(f"  {name}".ljust(indent))
            for column, move in zip(columns, group):
                row.append(self.labels.of[move].center(len(column)) + "  ", LABEL)
            row.rstrip()
            rows.append(row)
        return rows

    def _piece(self, move: int, form: str) -> Text:
        label = self.labels.of[move].rjust(self.labels.width if not self.labels.families else 0)
        return Text.assemble((label, LABEL), f" {self.words(move, form)}")


def _groups(speech: Speech, moves: Iterable[int]) -> list[list[int]]:
    """Moves of one verb that differ in the last argument only, where the verb has words for that."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for move in moves:
        grouped = speech.has_form(move, "group") and speech.has_form(move, "item")
        groups.setdefault((*family(speech, move), -1) if grouped else (verb_of(move), move), []).append(move)
    return list(groups.values())


def _shortened(names: Sequence[str], room: int) -> list[str]:
    """The longest of them cut until all fit, each with two spaces; empty if they could not be told apart."""
    for most in range(max(map(len, names)), LEAST - 1, -1):
        short = [name if len(name) <= most else f"{name[: most - 1].rstrip(' &')}." for name in names]
        if sum(len(name) + 2 for name in short) <= room:
            return short if len(set(short)) == len(names) else []
    return []


def _wrapped(pieces: Sequence[Text], width: int) -> list[Text]:
    rows = [Text()]
    for piece in pieces:
        if rows[-1].plain and len(rows[-1].plain) + GAP + len(piece.plain) > width:
            rows.append(Text())
        rows[-1] = Text.assemble(rows[-1], " " * GAP if rows[-1].plain else "", piece)
    return rows
