"""The board as one seat sees it: the game's own drawing where it has one, a plain one where not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludarium.cli.part import VIEW, part
from ludarium.cli.speech import Speech
from ludarium.core.game import Game, Setup
from ludarium.core.text import Argument, Scene


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

    def draw(self, numbers: Mapping[int, int] | None = None) -> RenderableType:
        """The drawing; `numbers` of the moves that are offered beside it."""
        if self.module is not None:
            drawn: RenderableType = self.module.draw(replace(self.scene, numbers=numbers or {}))
            return drawn
        return draw_plainly(self.setup.game, self.speech, self.scene)

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


def draw_plainly(game: Game, speech: Speech, scene: Scene) -> RenderableType:
    """Any game: what is common to all as lines, what each seat has as a grid."""
    parts: list[RenderableType] = [Text(game.name, "bold")]
    for key, value in scene.view.items():
        if key == "turn":
            continue
        if isinstance(value, list) and len(value) == len(scene.names) and all(map(_is_mapping, value)):
            parts.append(_by_seat(speech, scene, value))
        else:
            parts.append(Text.assemble((f"{_words(key)}  ", "dim"), _value(value)))
    return Group(*parts)


def _by_seat(speech: Speech, scene: Scene, rows: Sequence[Mapping[str, Any]]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(speech.ui.say("label-player"))
    for key in rows[0]:
        grid.add_column(_words(key))
    for seat, row in enumerate(rows):
        mark = "▸ " if seat in scene.view["turn"]["asked"] else "  "
        name = Text(mark + scene.names[seat], "bold" if seat == scene.seat else "")
        grid.add_row(name, *(_value(value) for value in row.values()))
    return grid


def _is_mapping(value: object) -> bool:
    return isinstance(value, Mapping)


def _words(key: str) -> str:
    return key.replace("_", " ").capitalize()


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{_value(count)} {_value(key)}" for key, count in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(_value(item) for item in value) or "–"
    if value is None:
        return "–"
    return str(value).replace("_", " ")
