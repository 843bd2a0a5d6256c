"""The board as one seat sees it: the game's own drawing where it has one, a plain one where not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludarium.cli.part import VIEW, part
from ludarium.cli.speech import SEAT, Speech
from ludarium.core.declaration import describe
from ludarium.core.game import Game, Setup
from ludarium.core.text import Argument, Scene, humanised


class Board:
    """The board for one pair of eyes. Gets the seat's view, never the state."""

    def __init__(
        self,
        setup: Setup,
        speech: Speech,
        view: Mapping[str, Any],
        seat: int,
        size: tuple[int, int] = (80, 24),
    ) -> None:
        self.setup = setup
        self.speech = speech
        self.module = part(setup.game, VIEW)
        self.scene = Scene(
            view=view,
            rules=setup.rules,
            seat=seat,
            names=[speech.name(other, seat) for other in range(setup.seats)],
            say=speech.texts.say,
            width=size[0],
            height=size[1],
        )

    def draw(self, labels: Mapping[int, str] | None = None) -> RenderableType:
        """The drawing; `labels` of the moves that are offered beside it."""
        if self.module is not None:
            drawn: RenderableType = self.module.draw(replace(self.scene, labels=labels or {}))
            return drawn
        return _Plain(self.setup.game, self.speech, self.scene).draw()

    def goal(self) -> str:
        """What one plays for, and what ends the game."""
        return self.speech.goal(self.setup.facts())

    def reference(self) -> RenderableType | None:
        """The game's list of cards and prices, if it offers one."""
        make = getattr(self.module, "reference", None)
        return None if make is None else make(self.scene)

    def details(self, move: int | None = None) -> dict[str, Argument]:
        """What the sentence of a move (or of what is asked now) needs beyond the move's arguments."""
        make = getattr(self.module, "details", None)
        if make is None:
            return {}
        described = {} if move is None else self.setup.game.verbs.describe(move)
        found: dict[str, Argument] = make(self.scene, described)
        return found

    def sections(self) -> Sequence[str]:
        """The sections of the rules page that belong beside the list of cards."""
        make = getattr(self.module, "sections", None)
        return () if make is None else make(self.scene)

    def notation(self) -> list[str]:
        """How an arrangement is written, where the game asks for one now."""
        make = getattr(self.module, "notation", None)
        return [] if make is None else list(make(self.scene))

    def misspelt(self, reason: str) -> bool:
        """Does this reason of a verdict mean that a note cannot be read at all?"""
        return reason in getattr(self.module, "MISSPELT", ())

    def ordered(self, moves: Sequence[int]) -> list[int]:
        """The moves in the order in which the game likes to offer them."""
        order: Sequence[str] = getattr(self.module, "VERB_ORDER", ())
        if not order:
            return list(moves)
        verbs = self.setup.game.verbs
        rank = {name: place for place, name in enumerate(order)}
        return sorted(moves, key=lambda move: rank.get(verbs.name(move), len(rank)))

    def number(self, move: int) -> int | None:
        """The number that the game wants a move to be offered under: of a slot, a card, a place."""
        by: Mapping[str, str] = getattr(self.module, "NUMBERED_BY", {})
        argument = by.get(self.setup.game.verbs.name(move))
        return None if argument is None else int(self.setup.game.verbs.describe(move)[argument])

    def asked(self) -> str:
        """What is asked now."""
        return self.speech.step(str(self.scene.view["turn"]["step"]), self.details())


def all_revealed(views: Sequence[Mapping[str, Any]], spectator: Mapping[str, Any]) -> dict[str, Any]:
    """A finished table with every hand open: each player as that player's own view shows it."""
    merged = dict(spectator)
    for key, value in spectator.items():
        if isinstance(value, list) and len(value) == len(views):
            merged[key] = [view[key][seat] for seat, view in enumerate(views)]
    return merged


class _Plain:
    """Any game, by what it declares: what is common to all as lines, what each seat has as a grid."""

    def __init__(self, game: Game, speech: Speech, scene: Scene) -> None:
        self.game = game
        self.speech = speech
        self.scene = scene
        found = describe(game)
        self.parts: dict[str, list[dict[str, Any]]] = found["parts"]
        self.state: str = found["state"]

    def draw(self) -> RenderableType:
        drawn: list[RenderableType] = [Text(self.game.name, "bold")]
        for field, value in self._fields(self.state, self.scene.view):
            if field["type"] == "list" and len(value) == len(self.scene.names):
                drawn.append(self._by_seat(field["of"], value))
            else:
                label = f"{humanised(field['name'])}  "
                drawn.append(Text.assemble((label, "dim"), self._told(value, field["of"])))
        return Group(*drawn)

    def _fields(self, part: str, view: Mapping[str, Any]) -> Iterator[tuple[dict[str, Any], Any]]:
        for field in self.parts[part]:
            if field["name"] in view:
                yield field, view[field["name"]]

    def _by_seat(self, part: str, rows: Sequence[Mapping[str, Any]]) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column(self.speech.ui.say("label-player"))
        for field, _ in self._fields(part, rows[0]):
            grid.add_column(humanised(field["name"]))
        for seat, row in enumerate(rows):
            mark = "▸ " if seat in self.scene.view["turn"]["asked"] else "  "
            name = Text(mark + self.scene.names[seat], "bold" if seat == self.scene.seat else "")
            grid.add_row(name, *(self._told(value, field["of"]) for field, value in self._fields(part, row)))
        return grid

    def _told(self, value: object, of: str | None) -> str:
        """A value in the names of its vocabulary; `of` may also be a part."""
        if isinstance(value, Mapping):
            if of in self.parts:
                fields = self._fields(of, value)
                return ", ".join(f"{humanised(f['name'])} {self._told(v, f['of'])}" for f, v in fields)
            return ", ".join(f"{count} {self._told(key, of)}" for key, count in value.items()) or "–"
        if isinstance(value, list):
            return ", ".join(self._told(item, of) for item in value) or "–"
        if value is None:
            return "–"
        if of == SEAT and isinstance(value, int):
            return self.scene.names[value] if 0 <= value < len(self.scene.names) else "–"
        return self.speech.word(of or "", value) if isinstance(value, str) else str(value)
