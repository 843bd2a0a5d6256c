"""Ars Universalis in a terminal: the table as one seat sees it, drawn from its own view and the rules alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludarium.core.declare import names
from ludarium.core.text import Argument, Scene
from ludarium.games.ars_universalis.data import COLUMNS, FIGURE, FIGURE_NAMES, MATERIAL, WORKS_EACH, Period
from ludarium.games.ars_universalis.puzzles.materials import (
    COLOUR_NAMES,
    ELEMENT,
    ELEMENTS,
    HEIGHTS,
    JOINT_LEFT,
    JOINT_RIGHT,
    LETTERS,
    NOTES,
    NUMBER,
    PAINT_LEFT,
    PAINT_RIGHT,
)
from ludarium.games.ars_universalis.puzzles.target import CATEGORY_NAMES
from ludarium.games.ars_universalis.ruleset import Rules

# The order in which moves are offered: what one came for first, giving up last.
VERB_ORDER = (
    *("complete", "hire", "open", "take", "take_classic", "raise", "exchange", "fetch"),
    *("dismiss", "drop", "sell", "buy", "shift_coins", "shift_hand"),
    *("keep", "decline", "pass", "withdraw", "end"),
)
PAINTS = {
    "red": "red",
    "yellow": "bright_yellow",
    "orange": "orange1",
    "blue": "blue",
    "purple": "magenta",
    "green": "green",
}
SHAPES = {"cone": "▲", "cylinder": "▮", "sphere": "●", "cube": "■"}
KINDS = {
    "painting": "orange1",
    "literature": "cyan",
    "music": "magenta",
    "sculpture": "yellow",
    "science": "green",
}
SEAT_STYLES = ("bright_green", "bright_red", "bright_cyan", "bright_yellow")
WIDE = 100  # columns that hold the titles of works
ROOMY = 38  # lines of a terminal that has room for a line a work
SHORT = 3  # letters of a colour
JOINTS = {"H": "high", "M": "middle", "L": "low"}
# Reasons of a verdict that mean: this cannot be read.
MISSPELT = ("unreadable", "breaks-off", "number-missing", "operator-missing", "not-closed", "not-opened")


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    view = scene.view
    parts: list[RenderableType] = [_heading(scene)]
    if len(scene.names) > 1:
        parts += [_patrons(scene), *_facts(scene)]
        if view["table"]:
            parts += [*_gap(scene), _works(scene, "label-offer", view["table"], priced=True)]
        if view["classic"] is not None:
            parts.append(_works(scene, "label-classic", [view["classic"]], priced=True))
        if scene.seat >= 0 and not view["turn"]["over"]:
            me = view["players"][scene.seat]
            if me["figures"]:
                parts += [*_gap(scene), _works(scene, "label-yours", me["figures"], done=me["done"])]
    else:
        parts += _solo(scene)
    if view["bank"]:
        parts += [*_gap(scene), _materials(scene, "label-bank", view["bank"])]
    for row in range(0, len(view["workshop"]), len(scene.names)):
        shown = view["workshop"][row : row + len(scene.names)]
        parts += [_materials(scene, "label-workshop" if row == 0 else "label-card", shown)]
    if not view["turn"]["over"]:
        parts += _hands(scene)
    return Group(*parts)


def details(scene: Scene, described: Mapping[str, str | int]) -> dict[str, Argument]:
    """The sentences need nothing beyond the moves' own arguments."""
    return {}


def reference(scene: Scene) -> RenderableType:
    """All figures of this period (alone: of all), how the puzzles work, and what is reconstructed."""
    rules: Rules = scene.rules
    now = scene.view["period"]
    shown = [
        name
        for figure, name in enumerate(FIGURE_NAMES)
        if len(scene.names) == 1 or names(Period)[rules.period[figure]] == now
    ]
    parts: list[RenderableType] = []
    for seat, hand in _open_hands(scene):
        if seat != scene.seat:
            said = scene.say("note-holder", seat=scene.names[seat], list=", ".join(hand))
            parts += [Text(said, "bold"), _materials(scene, "label-card", hand), Text()]
    return Group(
        *parts,
        _works(scene, "label-grid", shown, priced=True),
        Text(),
        Text(scene.say("note-puzzles")),
        *(Text(line) for line in _written(scene, CATEGORY_NAMES)),
        Text(scene.say("note-reconstructed"), "dim"),
        Text(),
        _materials(scene, "label-card", MATERIAL.names),
    )


def sections(scene: Scene) -> tuple[str, ...]:
    """What of the rules page belongs beside the cards: where points come from."""
    return ("ages", "developments", "achievement", "end") if len(scene.names) > 1 else ("solo",)


def notation(scene: Scene) -> list[str]:
    """How an arrangement is typed, for the kinds of work that the seat could complete now."""
    view, rules = scene.view, scene.rules
    mine = view if len(scene.names) == 1 else view["players"][scene.seat]
    figures = view["grid"] if len(scene.names) == 1 else mine["figures"]
    open_works = zip(figures, mine["done"], strict=True)
    kinds = {
        CATEGORY_NAMES[rules.category[FIGURE.read(name) * WORKS_EACH + number]]
        for name, made in open_works
        if name
        for number in range(rules.works[FIGURE.read(name)])
        if not (made >> number) & 1
    }
    return _written(scene, [kind for kind in CATEGORY_NAMES if kind in kinds])


def _written(scene: Scene, kinds: Iterable[str]) -> list[str]:
    return [f"{scene.say(f'category-{kind}')}: {scene.say(f'notation-{kind}')}" for kind in kinds]


# The parts of the table


def _heading(scene: Scene) -> Text:
    view = scene.view
    if len(scene.names) == 1:
        facts = [scene.say("label-pool", pool=view["pool"])]
    else:
        lead = view["lead"]
        facts = [
            scene.say("label-round", round=view["round"]),
            scene.say(f"period-{view['period']}"),
            scene.say("label-lead", seat=scene.names[lead], me="seat" if lead == scene.seat else "none"),
            scene.say("label-figures", deck=view["deck"]),
        ]
        if view["pending"]:
            facts.append(scene.say("note-pending"))
    return Text.assemble(("Ars Universalis", "bold"), " · ", " · ".join(facts))


def _patrons(scene: Scene) -> Table:
    records = scene.height >= ROOMY or any(any(one["records"].values()) for one in scene.view["players"])
    labels = [
        "player",
        "score",
        "coins",
        "marker",
        "hand",
        "ages",
        *(["records"] if records else []),
        "active",
    ]
    table = _grid(scene, *(f"label-{label}" for label in labels), right=(1, 2, 3, 4, 5))
    for seat, player in enumerate(scene.view["players"]):
        asked = seat in scene.view["turn"]["asked"]
        name = Text("▸ " if asked else "  ")
        name.append(scene.names[seat], f"{'bold ' if seat == scene.seat else ''}{SEAT_STYLES[seat]}")
        if seat == scene.view["lead"]:
            name.append(" ★", "yellow")
        hand = player["hand"]
        table.add_row(
            name,
            Text(str(player["score"]), "bold"),
            str(player["coins"]),
            str(scene.view["markers"][seat]),
            str(len(hand) if isinstance(hand, Sequence) else hand),
            f"{player['ages']}/{scene.view['threshold']}",
            *([_records(scene, seat)] if records else []),
            ", ".join(scene.say(f"figure-{figure}") for figure in player["figures"]),
        )
    return table


def _records(scene: Scene, seat: int) -> Text:
    """Works by category; the holder of a development stands out."""
    line = Text()
    for kind in CATEGORY_NAMES:
        many = scene.view["players"][seat]["records"][kind]
        holds = scene.view["developments"][kind] == seat
        if not many and scene.height < ROOMY:
            continue
        line.append(f"{scene.say(f'category-{kind}')[:3]} ", "dim")
        line.append(f"{many}{'*' if holds else ''} ", f"bold {KINDS[kind]}" if many else "dim")
    return line


def _facts(scene: Scene) -> list[RenderableType]:
    view = scene.view
    lines: list[RenderableType] = []
    if view["auctioned"] is not None:
        said = scene.say(
            "note-auction",
            figure=scene.say(f"figure-{view['auctioned']}"),
            bid=view["bid"],
            seat=scene.names[view["bidder"]],
            list=_names(scene, view["bidding"]),
        )
        lines.append(Text(said, "bold"))
    elif view["in_play"]:
        lines.append(Text(scene.say("note-in-play", list=_names(scene, view["in_play"])), "dim"))
    held = [
        scene.say("note-of", category=scene.say(f"category-{kind}"), seat=scene.names[seat])
        for kind, seat in view["developments"].items()
        if seat >= 0
    ]
    if held:
        lines.append(Text(scene.say("note-development", list=", ".join(held)), "dim"))
    for seat, player in enumerate(view["players"]):
        if player["idle"]:
            said = scene.say("note-idle", rounds=player["idle"])
            lines.append(Text.assemble((scene.names[seat], SEAT_STYLES[seat]), (f": {said}", "red")))
    return lines


def _solo(scene: Scene) -> list[RenderableType]:
    view = scene.view
    cells = [(figure, done) for figure, done in zip(view["grid"], view["done"], strict=True) if figure]
    parts: list[RenderableType] = [
        _works(scene, "label-inspiration", [view["inspiration"]]),
        Text(),
        _works(scene, "label-grid", [figure for figure, _ in cells], done=[done for _, done in cells]),
    ]
    for row in range(0, len(view["grid"]), int(COLUMNS)):
        down = sum(figure is None for figure in view["grid"][row : row + int(COLUMNS)])
        if down:
            period = names(Period)[(0, 1, 1, 2)[row // int(COLUMNS)]]
            said = f"{scene.say(f'period-{period}')}: {scene.say('note-hidden', number=down)}"
            parts.append(Text(said, "dim"))
    return parts


def _works(
    scene: Scene,
    label: str,
    figures: Sequence[str],
    *,
    done: Sequence[int] = (),
    priced: bool = False,
) -> Table:
    """Figures with their puzzles, a line for each work."""
    if scene.height < ROOMY:
        return _brief(scene, label, figures, done, priced)
    rules: Rules = scene.rules
    wide = scene.width >= WIDE
    columns = [label, *(("label-price",) if priced else ()), "label-materials"]
    columns += [*(("label-work",) if wide else ()), "label-kind", "label-target", "label-points"]
    table = _grid(scene, *columns)
    for place, name in enumerate(figures):
        figure = FIGURE.read(name)
        made = done[place] if done else 0
        for number in range(rules.works[figure]):
            work = figure * WORKS_EACH + number
            kind = CATEGORY_NAMES[rules.category[work]]
            first = number == 0
            row: list[RenderableType] = [_figure(scene, name) if first else Text()]
            if priced:
                row.append(str(rules.price[figure]) if first else "")
            row.append(str(rules.materials[figure]) if first else "")
            if wide:
                row.append(Text(f"{number + 1} {scene.say(f'work-{name}-{number + 1}')}"))
            row.append(
                Text(f"{'' if wide else f'{number + 1} '}{scene.say(f'category-{kind}')}", KINDS[kind])
            )
            if (made >> number) & 1:
                row += [Text(scene.say("note-done"), "dim"), Text(str(rules.points[work]), "dim")]
            else:
                row += [_target(scene, kind, rules.target(work).text), Text(str(rules.points[work]), "bold")]
            table.add_row(*row)
        if rules.bonus[figure] > 0:
            said = Text(scene.say("note-bonus", points=int(rules.bonus[figure])), "dim")
            table.add_row(*[Text()] * (len(columns) - 2), said, Text(str(rules.bonus[figure]), "dim"))
    return table


def _brief(scene: Scene, label: str, figures: Sequence[str], done: Sequence[int], priced: bool) -> Table:
    """The same in few lines: a figure with all its works behind it, their points in brackets."""
    rules: Rules = scene.rules
    columns = [label, *(("label-price",) if priced else ()), "label-materials", "label-target"]
    table = _grid(scene, *columns)
    for place, name in enumerate(figures):
        figure = FIGURE.read(name)
        pieces = []
        for number in range(rules.works[figure]):
            work = figure * WORKS_EACH + number
            kind = CATEGORY_NAMES[rules.category[work]]
            piece = Text.assemble((f"{number + 1} {scene.say(f'category-{kind}')} ", KINDS[kind]))
            if done and (done[place] >> number) & 1:
                pieces.append(piece.append(scene.say("note-done"), "dim"))
            else:
                target = _target(scene, kind, rules.target(work).text)
                pieces.append(piece.append_text(target).append(f" ({rules.points[work]})"))
        if rules.bonus[figure] > 0:
            pieces.append(Text(scene.say("note-bonus", points=int(rules.bonus[figure])), "dim"))
        row: list[RenderableType] = [_figure(scene, name)]
        row += [str(rules.price[figure])] if priced else []
        table.add_row(*row, str(rules.materials[figure]), Text(" · ").join(pieces))
    return table


def _figure(scene: Scene, name: str) -> Text:
    rules: Rules = scene.rules
    code = ("MA", "EM", "LM")[rules.period[FIGURE.read(name)]]
    return Text.assemble(scene.say(f"figure-{name}"), (f" {code}", "dim"))


def _target(scene: Scene, kind: str, text: str) -> Text:
    if kind == "painting":
        colours = text.split("-")
        return Text(" ").join([_blob(one) + Text(scene.say(f"part-{one}"), PAINTS[one]) for one in colours])
    if kind == "sculpture":
        return Text(" ").join([Text(f"{SHAPES[one]}{scene.say(f'part-{one}')}") for one in text.split("-")])
    return Text(text if kind == "music" else " ".join(text) if kind == "literature" else f"= {text}", "bold")


# Materials


def _hands(scene: Scene) -> list[RenderableType]:
    parts: list[RenderableType] = []
    for seat, hand in _open_hands(scene):
        if seat == scene.seat:
            parts += [*_gap(scene), _materials(scene, "label-your-hand", hand)]
        else:
            said = ", ".join(hand) or scene.say("note-nothing")
            parts.append(Text(scene.say("note-holder", seat=scene.names[seat], list=said), "dim"))
    return parts


def _open_hands(scene: Scene) -> list[tuple[int, Sequence[str]]]:
    """The hands that this seat sees, by seat."""
    found = []
    for seat, player in enumerate(scene.view["players"]):
        hand = scene.view["hands"][seat] if "hands" in scene.view else player["hand"]
        if isinstance(hand, Sequence):
            found.append((seat, hand))
    return found


def _materials(scene: Scene, label: str, names: Iterable[str]) -> Table:
    """Cards with both faces: number, paints, element with joints, letters, notes."""
    columns = ("number", "paint", "element", "joints", "letters", "notes")
    table = _grid(scene, label, *(f"label-{column}" for column in columns), right=(1,))
    for name in names:
        card = MATERIAL.read(name)
        left, right = COLOUR_NAMES[PAINT_LEFT[card]], COLOUR_NAMES[PAINT_RIGHT[card]]
        element = ELEMENTS[ELEMENT[card]]
        table.add_row(
            Text(name, "bold"),
            str(NUMBER[card]),
            Text.assemble(
                _blob(left), (_short(scene, left), PAINTS[left]), "/", (_short(scene, right), PAINTS[right])
            )
            + _blob(right),
            f"{SHAPES[element]} {scene.say(f'part-{element}')}",
            f"{_height(scene, JOINT_LEFT[card])}–{_height(scene, JOINT_RIGHT[card])}",
            " ".join(LETTERS[card]),
            "-".join(str(note) for note in NOTES[card]),
        )
    return table


# Small pieces


def _gap(scene: Scene) -> list[RenderableType]:
    """An empty line where there is room for one."""
    return [Text()] if scene.height >= ROOMY else []


def _short(scene: Scene, colour: str) -> str:
    return scene.say(f"part-{colour}")[:SHORT]


def _height(scene: Scene, joint: int) -> str:
    return scene.say(f"part-{JOINTS[HEIGHTS[joint]]}")[0].upper()


def _blob(colour: str) -> Text:
    return Text("●", PAINTS[colour])


def _names(scene: Scene, seats: Iterable[int]) -> str:
    return ", ".join(scene.names[seat] for seat in seats)


def _grid(scene: Scene, *labels: str, right: tuple[int, ...] = ()) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for number, label in enumerate(labels):
        table.add_column(scene.say(label), justify="right" if number in right else "left")
    return table
