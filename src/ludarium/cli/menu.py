"""The numbered list of legal moves: grouped, so that thirty swaps stay readable; and typed words to moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from ludarium.cli.board import Board
from ludarium.cli.speech import SEAT, Speech
from ludarium.core.moves import arg, verb_of
from ludarium.core.words import NotationError

GAP = 3  # spaces between two moves in a row
NUMBER = "bold cyan"
MOST = 99  # of one thing in a line


class Menu:
    """The moves of one decision, numbered from 1 in the order they are shown, or as the game wishes."""

    def __init__(self, speech: Speech, board: Board, seat: int, legal: Sequence[int]) -> None:
        self.speech = speech
        self.board = board
        self.seat = seat
        self.groups = _groups(speech, board.ordered(legal))
        self.moves = [move for group in self.groups for move in group]
        self.numbers = _numbers(board, self.moves)  # by move
        self.digits = len(str(max(self.numbers.values(), default=0)))

    def _words(self, move: int, form: str = "") -> str:
        return self.speech.move(move, self.seat, self.board.details(move), form)

    # Showing

    def draw(self, width: int) -> Text:
        """Single moves as sentences; groups as a heading with its moves beside it, or as a grid."""
        rows: list[Text] = []
        for shown, same in groupby(self.groups, key=self._kind):
            groups = list(same)
            rows += (
                [self._seen(groups)] if shown[-1] else self._grid(groups, width) or self._lines(groups, width)
            )
        return Text("\n").join(rows)

    def _kind(self, group: Sequence[int]) -> tuple[int, bool, bool]:
        """What is listed together: groups of a verb, single moves of it, all those the drawing shows."""
        shown = self.speech.has_form(group[0], "shown")
        return verb_of(group[0]), len(group) > 1 and not shown, shown

    def _seen(self, groups: Sequence[Sequence[int]]) -> Text:
        """Moves whose numbers stand in the drawing of the table."""
        numbers = _ranges([self.numbers[move] for group in groups for move in group])
        return Text.assemble((numbers, NUMBER), f" {self._words(groups[0][0], 'shown')}")

    def _lines(self, groups: Sequence[Sequence[int]], width: int) -> list[Text]:
        rows = []
        headings = [self._words(group[0], "group") if len(group) > 1 else "" for group in groups]
        indent = max(map(len, headings))
        indent += 2 if indent else 0
        for heading, group in zip(headings, groups):
            form = "item" if len(group) > 1 else ""
            pieces = [self._piece(move, form) for move in group]
            for row in _wrapped(pieces, width - indent):
                rows.append(Text(heading.ljust(indent)) + row)
                heading = ""
        return rows

    def _grid(self, groups: Sequence[Sequence[int]], width: int) -> list[Text]:
        """Groups over the same things as a grid of numbers; empty if that is not possible here."""
        if len(groups) < 2 or not self.speech.has_form(groups[0][0], "grid"):
            return []
        columns = [self._words(move, "item") for move in groups[0]]
        if any([self._words(move, "item") for move in group] != columns for group in groups):
            return []
        corner = self._words(groups[0][0], "grid")
        names = [self._words(group[0], "row") for group in groups]
        indent = max(map(len, [corner, *(f"  {name}" for name in names)])) + 2
        if indent + sum(len(column) + 2 for column in columns) > width + 2:
            return []
        rows = [Text(corner.ljust(indent) + "  ".join(columns))]
        for name, group in zip(names, groups):
            row = Text(f"  {name}".ljust(indent))
            for column, move in zip(columns, group):
                row.append(str(self.numbers[move]).center(len(column)) + "  ", NUMBER)
            rows.append(row)
        return rows

    def _piece(self, move: int, form: str) -> Text:
        return Text.assemble((f"{self.numbers[move]:>{self.digits}}", NUMBER), f" {self._words(move, form)}")

    # Reading

    def read(self, text: str) -> list[int]:
        """The moves meant by a line: one, or several with commas between them, or a verb with several things."""
        whole = self._one(text)
        if whole is not None:
            return [whole]
        found: list[int] = []
        verb = ""  # of the move before: "drop farm, castle"
        for piece in [piece for piece in text.split(",") if piece.strip()] or [text]:
            try:
                moves = self._several(piece)
            except NotationError:
                if not verb:
                    raise
                moves = self._several(f"{verb} {piece}")
            verb = self.speech.game.verbs.name(moves[-1])
            found += moves
        return found

    def _one(self, text: str) -> int | None:
        """The move meant by a number or by its sentence."""
        if text.isdecimal():
            for move, number in self.numbers.items():
                if number == int(text):
                    return move
            known = _ranges(list(self.numbers.values()))
            raise NotationError(self.speech.ui.say("play-no-number", text=text, known=known))
        wanted = _plain(text)
        return next((move for move in self.moves if wanted == _plain(self._words(move))), None)

    def _several(self, text: str) -> list[int]:
        """One move, or one verb with several things and how many of each: "buy 2 coal wood"; legal or not."""
        move = self._one(text.strip())
        if move is not None:
            return [move]
        verbs = self.speech.game.verbs
        code = self._coded(_plain(text))
        try:
            return [verbs.parse(code)]
        except NotationError:
            verb, *things = code.split()
            phrase = next((phrase for phrase in verbs.phrases if phrase.name == verb), None)
            kinds = list(phrase.arguments.values()) if phrase else []
            size = len(kinds)
            if size == 1 and kinds[0].names:
                things = _counted(things)
            if not things or not kinds or kinds[-1].wide or len(things) % size:
                raise
            return [
                verbs.parse(" ".join([verb, *things[place : place + size]]))
                for place in range(0, len(things), size)
            ]

    def _coded(self, text: str) -> str:
        """Names as people write them ("charcoal hut", "Ana") replaced by their codes."""
        names: dict[str, str] = {}
        for phrase in self.speech.game.verbs.phrases:
            names[phrase.name.replace("_", " ")] = phrase.name
            for words in phrase.arguments.values():
                if words.name == SEAT:
                    names |= {_plain(name): str(seat) for seat, name in enumerate(self.speech.names)}
                for code in words.names:
                    names[code.replace("_", " ")] = code
                    names[_plain(self.speech.word(words.name, code))] = code
        padded = f" {text} ".replace(" ", "  ")  # so that two names that follow each other are both seen
        for name in sorted(names, key=len, reverse=True):  # "charcoal hut" before "hut"
            padded = padded.replace(f" {name.replace(' ', '  ')} ", f" {names[name]} ")
        return " ".join(padded.split())


def _counted(things: Sequence[str]) -> list[str]:
    """["2", "coal", "wood"] as ["coal", "coal", "wood"]."""
    found: list[str] = []
    times = 1
    for thing in things:
        if thing.isdecimal() and 0 < int(thing) <= MOST:
            times = int(thing)
        else:
            found += [thing] * times
            times = 1
    return found


def _plain(text: str) -> str:
    return " ".join(text.casefold().split()).removesuffix(".")


def _groups(speech: Speech, moves: Iterable[int]) -> list[list[int]]:
    """Moves of one verb that differ in the last argument only, where the verb has words for that."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for move in moves:
        verb = verb_of(move)
        key: tuple[int, ...] = (verb, move)
        if speech.has_form(move, "group") and speech.has_form(move, "item"):
            places = len(speech.game.verbs.phrases[verb].arguments)
            key = (verb, *(arg(move, place) for place in range(places - 1)), -1)
        groups.setdefault(key, []).append(move)
    return list(groups.values())


def _numbers(board: Board, moves: Iterable[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    following = 1
    for move in moves:
        wished = board.number(move)
        number = following if wished is None or wished in found.values() else wished
        found[move] = number
        following = max(following, number + 1)
    return found


def _ranges(numbers: Sequence[int]) -> str:
    """ "1–4, 6"."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _wrapped(pieces: Sequence[Text], width: int) -> list[Text]:
    rows = [Text()]
    for piece in pieces:
        if rows[-1].plain and len(rows[-1].plain) + GAP + len(piece.plain) > width:
            rows.append(Text())
        rows[-1] = Text.assemble(rows[-1], " " * GAP if rows[-1].plain else "", piece)
    return rows
