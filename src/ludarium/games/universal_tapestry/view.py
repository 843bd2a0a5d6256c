"""Universal Tapestry in a terminal: the table drawn from a seat's view and the rules alone.

Without colours nothing is lost: a card is its colour's letter and its type's sign (in deck H2 also the
number of its symbol), places for the hand card have the number of their move, cards that it may replace stand in
brackets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludarium.core.moves import pack
from ludarium.core.text import Argument, Scene
from ludarium.games.universal_tapestry.data import (
    CARD_NAMES,
    COLOUR_NAMES,
    FIRST_LINE,
    RANK_NAMES,
    SIDE,
    TYPE_NAMES,
    Verb,
    near,
)
from ludarium.games.universal_tapestry.ruleset import Rules

VERB_ORDER = ("place", "exchange", "draw", "discard", "finish")
NUMBERED_BY = {"draw": "slot"}
STYLES = {
    "R": "bold white on red3",
    "O": "bold black on dark_orange",
    "Y": "bold black on yellow1",
    "G": "bold white on green4",
    "B": "bold white on blue3",
    "P": "bold white on purple4",
}
SIGNS = {"A": "◆", "C": "▲", "N": "●"}
NUMBER_STYLE = "bold cyan"  # as in the list of moves
HEAD = 4  # columns for the number of a row
GAP = 3  # columns between the tapestry and the rest
LEAST_ROOM = 28  # columns that the rest needs beside it
NARROWER = 3  # columns that names have less than what stands behind them
Cell = tuple[int, int]


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    widest = HEAD + (int(SIDE) + 1) * _cell_width(scene)  # before the box has its size there is a margin
    room = scene.width - widest - GAP
    if room < LEAST_ROOM:
        return Group(_heading(scene), _tapestry(scene), *_facts(scene, scene.width))
    beside = Table.grid(padding=(0, GAP, 0, 0))
    beside.add_column(width=widest, no_wrap=True)
    beside.add_row(_tapestry(scene), Text("\n").join([Text(), *_facts(scene, room)]))
    return Group(_heading(scene), beside)


def _facts(scene: Scene, room: int) -> list[Text]:
    """All but the tapestry, in so many columns."""
    rows = [_area(scene), _deck(scene), _hand(scene), _discards(scene), _unseen(scene)]
    named = [(scene.say(label), pieces) for label, pieces in rows if pieces]
    indent = min(max(len(name) for name, _ in named) + 1, room // 2 - NARROWER)
    return [*(_row(name, indent, pieces, room) for name, pieces in named), *_end(scene)]


def details(scene: Scene, described: Mapping[str, str | int]) -> dict[str, Argument]:
    """What a sentence about a move, or about what is asked, needs beyond the move's own arguments."""
    view = scene.view
    found: dict[str, Argument] = {}
    if view["hand"] is not None:
        found["card"] = _named(scene, view["hand"])
    if described.get("verb") == "draw":
        back = view["area"][int(described["slot"])]
        found["colour"] = "–" if back == "-" else scene.say(f"colour-{back}")
    if described.get("verb") == "exchange":
        taken = view["tapestry"].get(f"{described['row']} {described['column']}")
        found["taken"] = "–" if taken is None else _named(scene, taken)
    return found


def reference(scene: Scene) -> RenderableType:
    """The colours with their points and neighbours, and how many cards of each kind are still unseen."""
    rules: Rules = scene.rules
    left = scene.view["unseen"]
    labels = [scene.say("label-card"), scene.say("label-value"), scene.say("label-touches")]
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for label in [*labels, *(f"{SIGNS[type]} {scene.say(f'type-{type}')}" for type in TYPE_NAMES)]:
        table.add_column(label)
    for number, colour in enumerate(COLOUR_NAMES):
        touching = [scene.say(f"colour-{COLOUR_NAMES[other]}") for other in near(number)]
        counts = [scene.say("label-left", cards=left[colour + type]) for type in TYPE_NAMES]
        name = Text.assemble(_back(scene, colour), " ", scene.say(f"colour-{colour}"))
        table.add_row(name, str(rules.points[number]), ", ".join(touching), *counts)
    parts: list[RenderableType] = [table, Text(), _cycle(scene)]
    if rules.own_symbols:
        parts.append(Text("   ".join(f"{copy} {scene.say(f'symbol-{copy}')}" for copy in "1234"), "dim"))
    return Group(*parts)


def sections(scene: Scene) -> tuple[str, ...]:
    """What of the rules page belongs beside the cards: how the game is won and told."""
    return ("end", "mode-time" if scene.rules.by_time else "mode-discards")


# The parts of the table


def _heading(scene: Scene) -> Text:
    view = scene.view
    facts = [
        scene.say("label-mode-time" if scene.rules.by_time else "label-mode-discards"),
        scene.say("label-turn", turn=view["turns"]),
        scene.say("label-laid", cards=len(view["tapestry"])),
    ]
    return Text.assemble(("Universal Tapestry", "bold"), " · ", " · ".join(facts))


def _tapestry(scene: Scene) -> Text:
    """The lines that can still be reached, with their numbers."""
    cards = {_cell(key): str(card) for key, card in scene.view["tapestry"].items()}
    places, swaps = _marks(scene)
    box = scene.view["box"]
    rows = range(box["first_row"], box["last_row"] + 1)
    columns = range(box["first_column"], box["last_column"] + 1)
    width = _cell_width(scene)
    lines = [Text(" " * HEAD + "".join(f"{column:^{width}}" for column in columns), "dim")]
    for row in rows:
        line = Text().append(f"{row:>3} ", "dim")
        for cell in ((row, column) for column in columns):
            if cell in cards:
                face = _face(scene, cards[cell])
                line.append(f"[{face}]" if cell in swaps else f" {face} ", STYLES[cards[cell][0]])
            elif cell in places:
                line.append(f"{places[cell]:^{width}}", NUMBER_STYLE)
            else:
                line.append(f"{'·':^{width}}", "dim")
        lines.append(line)
    if places or swaps:
        legend = scene.say("label-legend-numbers" if scene.labels else "label-legend")
        lines.append(Text(" " * HEAD + legend, "dim"))
    return Text("\n").join(lines)


Row = tuple[str, list[Text]]  # a label, and what stands behind it


def _area(scene: Scene) -> Row:
    pieces = []
    over = "faces" in scene.view
    faces = scene.view["faces"] if over else scene.view["area"]
    for slot, (back, face) in enumerate(zip(scene.view["area"], faces, strict=True)):
        label = scene.labels.get(pack(Verb.DRAW, slot))
        piece = Text.assemble((str(slot), "dim" if label is None else NUMBER_STYLE))
        if back == "-":
            pieces.append(piece.append(f"{'–':^{_cell_width(scene) if over else 3}}", "dim"))
        else:
            pieces.append(piece.append_text(_card(scene, face) if len(face) > 1 else _back(scene, back)))
    return "label-area", pieces


def _deck(scene: Scene) -> Row:
    pieces = [Text(scene.say("label-deck-cards", cards=scene.view["deck"]))]
    top = scene.view["top"]
    if top is not None:
        pieces.append(Text.assemble(scene.say("label-top"), " ", _back(scene, top)))
    return "label-deck", pieces


def _hand(scene: Scene) -> Row:
    card = scene.view["hand"]
    if card is None:
        return "label-hand", []
    beaten = scene.view["holding"]["beats"]
    return "label-hand", [
        _card(scene, card).append(f" {_named(scene, card)}", "not bold default on default"),
        Text(scene.say("label-beats", type=f"{SIGNS[beaten]} {scene.say(f'type-{beaten}')}")),
    ]


def _discards(scene: Scene) -> Row:
    found = scene.view["discards"]
    pieces = [_card(scene, card) for card in found] or [Text(scene.say("note-nothing"), "dim")]
    most = scene.view["most_discards"]
    count = Text(f"{len(found)}/{most}", "bold red" if len(found) >= most else "dim")
    if not scene.rules.by_time:
        count.append(" · " + scene.say("label-points", points=scene.view["points"]), "not bold default")
    return "label-discards", [*pieces, count]


def _unseen(scene: Scene) -> Row:
    """How many cards of each colour are still to come."""
    left: Counter[str] = Counter()
    for kind, many in scene.view["unseen"].items():
        left[kind[0]] += many
    return "label-unseen", [
        Text.assemble(_back(scene, colour), f"{left[colour]:>3}") for colour in COLOUR_NAMES
    ]


def _end(scene: Scene) -> list[Text]:
    view = scene.view
    if view["result"] is None:
        return []
    line = Text(scene.say(f"result-{view['result']}"), "bold")
    rank = view.get("rank")
    if rank is None:
        return [line]
    minutes, seconds = divmod(view["elapsed"] // 1000, 60)
    line.append(f" · {minutes}:{seconds:02} · {scene.say('label-rank')}: {scene.say(f'rank-{rank}')}")
    return [line, Text(scene.say(f"rank-{rank}", "story"), "italic")] if rank == RANK_NAMES[0] else [line]


def _cycle(scene: Scene) -> Text:
    """Who beats whom, once round."""
    names = [f"{SIGNS[type]} {scene.say(f'type-{type}')}" for type in (*TYPE_NAMES, TYPE_NAMES[0])]
    return Text(" > ".join(names))


# Small pieces


def _marks(scene: Scene) -> tuple[dict[Cell, str], set[Cell]]:
    """Where the hand card may be placed, with the number of the move, and which cards it may replace."""
    holding = scene.view.get("holding", {"places": (), "swaps": ()})
    places: dict[Cell, str] = {}
    for cell in map(_cell, holding["places"]):
        move = pack(Verb.PLACE, cell[0] - FIRST_LINE, cell[1] - FIRST_LINE)
        places[cell] = scene.labels.get(move, "+")
    return places, {_cell(key) for key in holding["swaps"]}


def _cell(key: str) -> Cell:
    row, column = key.split()
    return int(row), int(column)


def _face(scene: Scene, card: str) -> str:
    symbol = card[2] if scene.rules.own_symbols else ""
    return f"{scene.say(f'short-{card[0]}')}{SIGNS[card[1]]}{symbol}"


def _card(scene: Scene, card: str) -> Text:
    return Text(f" {_face(scene, card)} ", STYLES[card[0]])


def _named(scene: Scene, card: str) -> str:
    """With the symbol of its own where the deck has them."""
    name = scene.say(f"card-{card}")
    return f"{name}, {scene.say(f'symbol-{card[2]}')}" if scene.rules.own_symbols else name


def _back(scene: Scene, colour: str) -> Text:
    return Text(f" {scene.say(f'short-{colour}')} ", STYLES[colour])


def _cell_width(scene: Scene) -> int:
    return len(_face(scene, CARD_NAMES[0])) + 2


def _row(name: str, indent: int, pieces: Sequence[Text], room: int) -> Text:
    """The pieces behind the name, on as many lines as they need; pieces of one size stand in even columns."""
    lines = [Text(f"{name} ".ljust(indent), "dim")]
    begun = len(lines[0])
    for piece in pieces:
        if len(lines[-1]) > begun and len(lines[-1]) + len(piece) > room:
            begun = indent
            lines.append(Text(" " * indent))
        lines[-1] = Text.assemble(lines[-1], piece, " " if len(lines[-1]) + len(piece) < room else "")
    return Text("\n").join(lines)
