"""Plus Ultra in a terminal: the table as one seat sees it, drawn from its own view and the rules alone.

Without colours nothing is lost: a player's pieces bear his letter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludarium.core.declare import names
from ludarium.core.text import Scene
from ludarium.games.plus_ultra.data import Character, Common, Status, Tile
from ludarium.games.plus_ultra.sentence import building_of, colony_name, details, numbers

__all__ = ["VERB_ORDER", "details", "draw", "reference", "sections"]  # what the terminal asks for

# The order in which moves are offered: the card first, common actions, then what one can leave.
VERB_ORDER = (
    *("play_card", "basic", "ship", "deposit", "donate", "sell", "spend", "replace", "reinforce", "recruit"),
    *("carry", "windows", "raid", "plunder", "acquire", "take_estate", "settle", "catch", "take_embassy"),
    *("copy", "use_bull", "natives", "house", "cathedral", "mission_capture"),
    *("painter", "loan", "fund_regiments", "explore_seas", "open_mission", "visit_court", "workshops"),
    *("buy_estate", "visit_embassies", "discard_estate", "no_effect", "decline", "end_turn"),
)
SEAT_STYLES = ("bright_yellow", "bright_blue", "bright_red", "bright_green")
TILE_STYLES = {
    "gold": "gold1",
    "silver": "grey78",
    "gems": "magenta",
    "vegetables": "green3",
    "natives": "orange3",
    "aggressive_natives": "red",
}
STATUS_MARKS = {Status.USED: "✓", Status.COMMITTED: "!", Status.FORFEITED: "×"}
GAP = 3  # columns between the New World and the rest
LEAST_ROOM = 42  # columns that the rest needs beside it
WITHOUT_PASSIVE = ("admiral", "trader", "conqueror", "pirate")
CONSOLED = ("pirate",)  # gets something even if no action is possible
ROOMY = 40  # lines of a terminal that has room for what the own characters do
SHORT = 4  # letters of a building


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_heading(scene), _orders(scene), _players(scene)]
    parts += [Text()] if scene.height >= ROOMY else []
    world = _new_world(scene)
    width = max(len(line) for line in world)
    room = scene.width - width - GAP
    if room < LEAST_ROOM:
        parts += [*world, *_board(scene, scene.width)]
    else:
        beside = Table.grid(padding=(0, GAP, 0, 0))
        beside.add_column(width=width, no_wrap=True)
        beside.add_row(Text("\n").join(world), Text("\n").join(_board(scene, room)))
        parts.append(beside)
    if scene.height >= ROOMY and not scene.view["turn"]["over"]:
        parts += _own_characters(scene)
    return Group(*parts)


def reference(scene: Scene) -> RenderableType:
    """What the characters of this game and the common actions do."""
    told = numbers(scene.rules)
    parts: list[RenderableType] = []
    for name in scene.view["deck"]:
        parts += _card(scene, name, "full")
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for name in names(Common)[: scene.view["commons"]]:
        table.add_row(Text(scene.say(f"common-{name}"), "bold"), scene.say(f"about-{name}", "full", **told))
    notes = Text("\n").join([Text(scene.say(f"note-{name}"), "dim") for name in ("marks", "reconstructed")])
    return Group(*parts, Text(), table, Text(), notes)


def sections(scene: Scene) -> tuple[str, ...]:
    """What of the rules page belongs beside the cards: buildings, embassies, the end."""
    colonies = any(place["site"] is not None for place in scene.view["new_world"])
    embassies = bool(scene.rules.ambassador)
    return (
        *(("buildings",) if colonies else ()),
        *(("ambassador-expansion",) if embassies else ()),
        "scoring",
    )


# The parts of the table


def _heading(scene: Scene) -> Text:
    view = scene.view
    facts = [scene.say("label-round", round=view["round"], rounds=int(scene.rules.rounds))]
    if view["phase"] > 0:
        facts.append(scene.say("label-phase", phase=view["phase"], phases=int(scene.rules.action_phases)))
    return Text.assemble(("Plus Ultra", "bold"), " · ", " · ".join(facts))


def _orders(scene: Scene) -> Text:
    """The order of turn of this round, with whose turn it is, and the order of peers as it stands."""
    turn = _seats(scene, scene.view["order"], scene.view["active"])
    peers = _seats(scene, scene.view["peers"], -1)
    first = Text.assemble((f"{scene.say('label-order')} ", "dim"), turn)
    second = Text.assemble((f"{scene.say('label-peers')} ", "dim"), peers)
    beside = len(first) + GAP + len(second) <= scene.width
    return Text.assemble(first, " " * GAP if beside else "\n", second)


def _seats(scene: Scene, seats: Sequence[int], active: int) -> Text:
    named = [
        Text(f"▸{scene.names[seat]}" if seat == active else scene.names[seat], _seat_style(scene, seat))
        for seat in seats
    ]
    return Text(" › ", "dim").join(named)


def _players(scene: Scene) -> Table:
    """One line each: ready and tired regiments, houses in pool and supply, windows lit and used up."""
    embassies = bool(scene.rules.ambassador)
    labels = ["player", "gp", "ducats", "regiments", "houses", "windows", "bulls", "sea", "magellan"]
    labels += ["portrait", "estates", *(["embassies"] if embassies else []), "markers", "characters"]
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for label in labels:
        right = label not in ("player", "characters", "regiments", "houses", "windows")
        table.add_column(scene.say(f"label-{label}"), justify="right" if right else "left")
    for seat, player in enumerate(scene.view["players"]):
        at_war = scene.view["track"].count(seat)
        row: list[RenderableType] = [
            _name(scene, seat),
            Text(str(player["score"]), "bold"),
            str(player["ducats"]),
            f"{player['ready']}+{player['tired']}" + (f"⚔{at_war}" if at_war else ""),
            f"{player['pool']}/{player['supply']}",
            f"{player['windows']}+{player['dark']}",
            _count(player["bulls"]),
            _count(player["sea"]),
            _count(player["magellan"]),
            _portrait(scene, player["portrait"]),
            _count(_many(player["estates"])),
            *([_count(_many(player["embassies"]) + _many(player["hidden_embassies"]))] if embassies else []),
            str(player["markers"]),
            _held(scene, seat),
        ]
        table.add_row(*row)
    return table


def _name(scene: Scene, seat: int) -> Text:
    mark, name = _marks(scene)[seat], scene.names[seat]
    asked = "▸ " if seat in scene.view["turn"]["asked"] else "  "
    style = _seat_style(scene, seat)
    return Text.assemble(asked, (f"{mark} ", f"bold {style}"), (name, style))


def _portrait(scene: Scene, times: int) -> str:
    return "–" if times == 0 else f"{int(scene.rules.painter_values[times])}"


def _held(scene: Scene, seat: int) -> Text:
    """The characters of a seat once they are open; before that how many it has chosen."""
    view = scene.view
    if seat in view["turn"]["in"]:
        return Text(scene.say("note-has-bid"), "dim italic")
    if view["drafted"] is not None:
        kept = view["drafted"][seat]
        if isinstance(kept, int):
            return Text(scene.say("note-chosen", cards=kept) if kept else "", "dim italic")
        return Text(", ").join([Text(scene.say(f"character-{name}")) for name in kept])
    shown = []
    for name in names(Character):
        if view["holder"][name] == seat:
            status = view["status"][name]
            quiet = status in (Status.USED, Status.FORFEITED)
            shown.append(
                Text(scene.say(f"character-{name}") + STATUS_MARKS.get(status, ""), "dim" if quiet else "")
            )
    return Text(", ").join(shown)


def _new_world(scene: Scene) -> list[Text]:
    """From the last position down to the first, as on the board; with what the end of the round will bring."""
    rows = [Text(scene.say("label-new-world"), "dim")]
    places, forecast = scene.view["new_world"], scene.view["forecast"]
    for position in range(len(places), 0, -1):
        place = places[position - 1]
        row = Text(f"{position} ", "dim")
        if place["size"] > 0:
            row.append_text(_houses(scene, place))
            row.append(" ")
        row.append_text(_tile(scene, place) or Text("·", "dim"))
        for fate in forecast["new_world"][position - 1] if forecast else ():
            row.append_text(_fate(scene, fate))
        rows.append(row)
    return rows


def _houses(scene: Scene, place: Mapping[str, Any]) -> Text:
    """[A][ ]: houses and free places; with colony cards every slot has its building."""
    marks = _marks(scene)
    shown = Text()
    if place["site"] is None:
        for owner in place["houses"][: place["size"]]:
            shown.append_text(_house(scene, marks, owner))
        return shown
    shown.append(f"{scene.say('site-' + place['site'])} ({place['size']}) ")
    for slot, owner in enumerate(place["houses"], start=1):
        building = scene.say(f"building-{building_of(scene.rules, place['site'], slot)}")[:SHORT]
        shown.append_text(_house(scene, marks, owner)).append(
            f"{building} ", "" if owner is not None else "dim"
        )
    if place["cathedral"] is not None:
        shown.append("†").append_text(_house(scene, marks, place["cathedral"]))
    return shown


def _house(scene: Scene, marks: Sequence[str], owner: int | None) -> Text:
    if owner is None:
        return Text("[ ]", "dim")
    return Text(f"[{marks[owner]}]", f"bold {_seat_style(scene, owner)}")


def _tile(scene: Scene, place: Mapping[str, Any]) -> Text:
    kind, shown = place["tile"], Text()
    if kind == "face_down":
        shown.append(scene.say("note-face-down"), "dim")
    elif kind is not None:
        shown.append(scene.say(f"tile-{kind}"), TILE_STYLES[kind])
    if place["raiders"] > 0:
        many = f" ×{place['raiders']}" if place["raiders"] > 1 else ""
        shown.append((" " if shown else "") + scene.say("tile-aggressive_natives") + many, "red")
    return shown


def _fate(scene: Scene, fate: Mapping[str, Any]) -> Text:
    """What the end of the round brings here, as things stand."""
    kind, at = fate["kind"], fate["at"]
    if kind == "raided":
        words = scene.say("fate-raided", colony=colony_name(scene, at)) if at else scene.say("fate-raiders")
    else:
        words = scene.say(f"fate-{kind}", square=at)
    return Text(f" {words}", "dim" if kind in ("market", "surplus") else "bold red")


def _board(scene: Scene, room: int) -> list[Text]:
    """Everything else, each behind its label."""
    view = scene.view
    rows = [
        ("crown", [Text("●" * view["crown"] + "○" * (int(scene.rules.crown_max) - view["crown"]), "gold1")]),
        (
            "market",
            [
                Text(f"{square} ", "dim") + _goods_name(scene, kind)
                for square, kind in enumerate(view["market"], start=1)
            ],
        ),
        ("surplus", [_goods_name(scene, kind) for kind in reversed(view["surplus"])]),
        ("church", [_church_square(scene, square) for square in range(len(view["church"]))]),
        ("war", _war(scene)),
        ("locked", _locks(scene)),
        ("supply", _supply(scene)),
    ]
    ahead = _ahead(scene)
    if ahead or scene.height >= ROOMY:
        rows.append(("ahead", ahead))
    if scene.rules.ambassador:
        shown = [Text(scene.say(f"embassy-{tile}")) for tile in view["display"]]
        rows.append(("display", [*shown, Text(scene.say("note-stack", many=view["embassy_stack"]), "dim")]))
    if view["set_aside"] is not None:
        rows.append(("aside", [Text(scene.say(f"character-{view['set_aside']}"))]))
    if view["left_over"]:
        rows.append(("left", [Text(scene.say(f"character-{name}")) for name in view["left_over"]]))
    if view["pack"] is not None:
        rows.append(("pack", [Text(scene.say(f"character-{name}")) for name in view["pack"]]))
    indent = max(len(scene.say(f"label-{label}")) for label, _ in rows) + 2
    return [line for label, pieces in rows for line in _row(scene, label, pieces, indent, room)]


def _row(scene: Scene, label: str, pieces: Sequence[Text], indent: int, room: int) -> list[Text]:
    """The pieces behind the label, on as many lines as they need."""
    lines = [Text(f"{scene.say(f'label-{label}'):<{indent}}", "dim")]
    for piece in pieces or [Text("–", "dim")]:
        if len(lines[-1]) > indent and len(lines[-1]) + len(piece) > room:
            lines.append(Text(" " * indent))
        lines[-1] = Text.assemble(lines[-1], piece, "  ")
    return lines


def _goods_name(scene: Scene, kind: str) -> Text:
    return Text(scene.say(f"tile-{kind}"), TILE_STYLES[kind])


def _church_square(scene: Scene, square: int) -> Text:
    place = scene.view["church"][square]
    shown = Text(f"{square + 1} ", "dim")
    if place["good"] is not None:
        return shown + _goods_name(scene, place["good"])
    return shown + Text(
        f"{place['ducats']} D" if place["ducats"] else "–", "gold1" if place["ducats"] else "dim"
    )


def _war(scene: Scene) -> list[Text]:
    view = scene.view
    if view["level"] == 0:
        return []
    marks = _marks(scene)
    dice = " ".join(map(str, view["dice"]))
    squares = [_house(scene, marks, owner) for owner in view["track"]]
    squares += [Text("[ ]", "dim")] * (view["level"] - len(view["track"]))
    return [Text(scene.say("note-level", level=view["level"], dice=dice)), Text().join(squares)]


def _locks(scene: Scene) -> list[Text]:
    """What is locked, and by whom; everything else is open."""
    locked = [
        Text.assemble(f"{scene.say(f'common-{name}')} ", _house(scene, _marks(scene), owner))
        for name, owner in scene.view["locks"].items()
        if owner >= 0
    ]
    return locked or [Text(scene.say("note-open"), "dim")]


def _supply(scene: Scene) -> list[Text]:
    """What is left to be bought, drawn or won."""
    view = scene.view
    left = {key: view[key] for key in ("bulls", "magellan", "windows")}
    left |= {"estates": len(view["estates_left"]), "tiles": view["stack"]}
    return [Text(scene.say(f"note-{key}", many=many)) for key, many in left.items()]


def _ahead(scene: Scene) -> list[Text]:
    """What the end of the round and the incomes after it bring to everybody, and what the market loses."""
    forecast = scene.view["forecast"]
    if forecast is None:
        return []
    found = []
    for seat, gain in enumerate(forecast["gains"]):
        parts = [scene.say(f"gain-{what}", many=many) for what, many in gain.items() if many]
        if parts:
            found.append(Text(f"{scene.names[seat]} {' '.join(parts)}", _seat_style(scene, seat)))
    return found + [Text(scene.say("fate-gone", tile=scene.say(f"tile-{kind}"))) for kind in forecast["gone"]]


def _own_characters(scene: Scene) -> list[RenderableType]:
    """What the reader's characters do that he has not used yet."""
    view = scene.view
    if scene.seat < 0:
        return []
    held = [
        name
        for name in names(Character)
        if view["holder"][name] == scene.seat and view["status"][name] != Status.USED
    ]
    if view["acting"] is not None and view["active"] == scene.seat:
        held = [str(view["performing"])]
    return [Text(), *(line for name in held for line in _card(scene, name))] if held else []


def _card(scene: Scene, name: str, form: str = "") -> list[RenderableType]:
    """A character: its resource, its passive, its two actions; in brief unless the form is `full`."""
    told = numbers(scene.rules)
    kind = names(Tile)[scene.rules.icon[Character.read(name)]]
    head = Text.assemble(
        (scene.say(f"character-{name}"), "bold"), " (", (scene.say(f"tile-{kind}"), TILE_STYLES[kind]), ")"
    )
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=3, no_wrap=True)
    if name not in WITHOUT_PASSIVE:
        table.add_row("  ○", Text(scene.say(f"passive-{name}", **told), "italic"))
    for action in (1, 2):
        table.add_row(f"  {action}", scene.say(f"action-{name}-{action}", form, **told))
    if name in CONSOLED:
        table.add_row("", Text(scene.say(f"idle-{name}", **told), "italic"))
    return [head, table]


# Small pieces


def _marks(scene: Scene) -> list[str]:
    """One letter for each player; of "greedy 1" and "greedy 2" the number, of other names alike the seat's."""
    marks = [name[-1] if name[-1].isdigit() else name[0].upper() for name in scene.names]
    if len(set(marks)) == len(marks):
        return marks
    return [str(seat + 1) for seat in range(len(marks))]


def _seat_style(scene: Scene, seat: int) -> str:
    return f"bold {SEAT_STYLES[seat]}" if seat == scene.seat else SEAT_STYLES[seat]


def _count(many: int) -> str:
    return str(many) if many else "–"


def _many(owned: int | Sequence[str] | Mapping[str, int]) -> int:
    """How many pieces, whether the reader sees them or only their number."""
    return owned if isinstance(owned, int) else len(owned)
