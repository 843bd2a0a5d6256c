"""Artificium in a terminal: the table as one seat sees it, drawn from its own view and the rules alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludarium.core.declare import names
from ludarium.core.text import Argument, Scene
from ludarium.games.artificium.data import ACTIONS, Card, Resource
from ludarium.games.artificium.ruleset import Rules

# The order in which moves are offered: what one came for first, giving up last.
VERB_ORDER = (
    *("use", "besiege", "explore", "steal", "rebuild", "play", "swap", "mulligan"),
    *("drop", "sell", "buy", "discard", "take_back", "done", "pass"),
)
STYLES = {
    "wood": "dark_goldenrod",
    "wheat": "yellow",
    "coal": "bright_black",
    "food": "orange3",
    "beer": "gold3",
    "crystal": "cyan",
    "metal": "steel_blue1",
    "spell": "magenta",
    "sword": "bright_blue",
}
SEAT_STYLES = ("bright_green", "bright_red", "bright_cyan", "bright_yellow", "bright_magenta", "bright_white")
ROOMY = 38  # lines of a terminal that has room for the score track
TRACK_WIDTH = 106
WIDE = 100  # columns that hold the cards before a player beside the rest
SHORT = 4  # letters of a resource on the track


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_heading(scene)]
    if scene.height >= ROOMY and scene.width >= TRACK_WIDTH and scene.rules.track_squares <= 100:
        parts += [Text(), _track(scene)]
    if scene.height >= ROOMY:
        parts.append(Text())
    parts.append(_players(scene))
    if scene.width < WIDE:
        for seat, player in enumerate(scene.view["players"]):
            if player["played"] or player["revealed"] is not None:
                parts.append(
                    Text.assemble("  ", (scene.names[seat], _seat_style(seat)), "  ", _laid(scene, player))
                )
    if scene.view["market"]:
        parts.append(_line(scene, "label-market", _cards(scene, scene.view["market"])))
    for seat, player in enumerate(scene.view["players"]):
        if seat != scene.seat and isinstance(player["hand"], Mapping):  # only after the end
            label = scene.say("label-hand-of", seat=scene.names[seat])
            parts.append(Text.assemble((f"{label}  ", "dim"), _cards(scene, player["hand"])))
    if scene.seat >= 0 and not scene.view["turn"]["over"]:
        if scene.height >= ROOMY:
            parts.append(Text())
        parts.append(_hand(scene))
    return Group(*parts)


def details(scene: Scene, described: Mapping[str, str | int]) -> dict[str, Argument]:
    """What a sentence about a move, or about what is asked, needs beyond the move's own arguments."""
    rules: Rules = scene.rules
    found: dict[str, Argument] = {
        "draw": int(rules.mulligan_draw),
        "discard": scene.view.get("to_drop", 0),
        "coins": 0,
    }
    if scene.seat < 0:
        return found
    me = scene.view["players"][scene.seat]
    verb = described.get("verb")
    if me["revealed"] is not None:
        found["card"] = scene.say(f"card-{me['revealed']}")
    if verb in ("buy", "sell"):
        prices = rules.buy if verb == "buy" else rules.sell
        found["coins"] = int(prices[Resource.read(described["resource"])])
    elif verb == "steal":
        found["coins"] = scene.view.get("theft_cost", {}).get(described["resource"], 0)
    else:
        found["coins"] = scene.view.get("swap_cost", 0)
    return found


def reference(scene: Scene) -> RenderableType:
    """All cards and the bank's prices."""
    rules: Rules = scene.rules
    cards = _grid(scene, "label-card", "label-count", "label-pays", "label-gives", "label-points")
    for card, name in enumerate(names(Card)):
        row = [_card(scene, name), Text(str(rules.deck[card])), _pays(scene, card), _gives(scene, card)]
        cards.add_row(*row, _points(rules, card))
    prices = _grid(scene, "label-resources", "label-tier", "label-buy", "label-sell")
    for resource, name in enumerate(names(Resource)):
        numbers = [str(numbers[resource]) for numbers in (rules.tier, rules.buy, rules.sell)]
        prices.add_row(_resource(scene, name), *numbers)
    return Group(cards, Text(), prices, Text(scene.say("note-reconstructed"), "dim"))


def sections(scene: Scene) -> tuple[str, ...]:
    """What of the rules page belongs beside the cards: the track and the end."""
    return ("track", "end")


# The parts of the table


def _heading(scene: Scene) -> Text:
    view = scene.view
    you = view["start"] == scene.seat
    facts = [
        scene.say("label-round", round=view["round"], rounds=int(scene.rules.rounds)),
        scene.say("label-start", seat=scene.names[view["start"]], me="seat" if you else "none"),
        scene.say("label-piles", deck=view["deck"], discard=sum(view["discard"].values())),
    ]
    return Text.assemble(("Artificium", "bold"), " · ", " · ".join(facts))


def _track(scene: Scene) -> Text:
    """The score track: markers above, bonus squares named below."""
    squares = int(scene.rules.track_squares)
    rows: list[list[tuple[str, str]]] = []
    for seat, player in enumerate(scene.view["players"]):
        square = player["score"] % squares
        row = next((row for row in reversed(rows) if row[square][0] == " "), None)
        if row is None:
            row = [(" ", "")] * squares
            rows.insert(0, row)
        row[square] = (_mark(scene.names[seat]), f"bold {_seat_style(seat)}")
    labels = [" "] * (squares + SHORT)
    line = Text()
    for square in range(squares):
        bonus = scene.rules.bonus[square]
        if bonus >= 0:
            line.append("◆", STYLES[names(Resource)[bonus]])
            short = scene.say(f"resource-{names(Resource)[bonus]}", count=1)[:SHORT]
            if labels[square - 1] == " ":
                labels[square : square + len(short)] = short
        else:
            line.append("·", "dim")
    lines = [*(Text.assemble(*row) for row in rows), line, Text("".join(labels), "dim")]
    return Text("\n").join([Text("  ") + line for line in lines])


def _mark(name: str) -> str:
    """One letter for a player; of "master 1" and "master 2" the number."""
    return name[-1] if name[-1].isdigit() else name[0].upper()


def _players(scene: Scene) -> Table:
    wide = scene.width >= WIDE
    labels = ("player", "score", "bonus", "coins", "resources", "hand", "table" if wide else "note")
    table = _grid(scene, *(f"label-{label}" for label in labels), right=(1, 3, 5))
    for seat, player in enumerate(scene.view["players"]):
        asked = seat in scene.view["turn"]["asked"]
        name = Text("▸ " if asked else "  ")
        name.append(
            scene.names[seat], f"bold {_seat_style(seat)}" if seat == scene.seat else _seat_style(seat)
        )
        if seat == scene.view["start"]:
            name.append(" ★", "yellow")
        hand = player["hand"]
        table.add_row(
            name,
            Text(str(player["score"]), "bold"),
            _next_bonus(scene, seat),
            str(player["coins"]),
            _stock(scene, player["resources"]),
            str(sum(hand.values()) if isinstance(hand, Mapping) else hand),
            Text(" · ").join(
                [part for part in (_laid(scene, player) if wide else Text(), _note(scene, seat)) if part]
            ),
        )
    return table


def _next_bonus(scene: Scene, seat: int) -> Text:
    bonus = scene.view["next_bonus"][seat] if "next_bonus" in scene.view else None
    if bonus is None:
        return Text()
    name = bonus["resource"]
    said = scene.say("note-bonus", resource=scene.say(f"resource-{name}", count=1), squares=bonus["away"])
    return Text(said, STYLES[name])


def _laid(scene: Scene, player: Mapping[str, Any]) -> Text:
    """What lies before a player: the card to be settled, and the cards used this round."""
    parts = []
    if player["revealed"] is not None:
        parts.append(Text.assemble(_card(scene, player["revealed"]), style="bold reverse"))
    if player["played"]:
        parts.append(_cards(scene, player["played"]))
    return Text(" · ").join(parts)


def _note(scene: Scene, seat: int) -> Text:
    player = scene.view["players"][seat]
    note = ""
    if player["out"]:
        note = "note-out"
    elif seat in scene.view["turn"]["in"]:
        note = "note-chosen"
    elif scene.view["turn"]["step"] == "market" and player["passed"]:
        note = "note-passed"
    return Text(scene.say(note) if note else "", "dim italic")


def _hand(scene: Scene) -> RenderableType:
    me = scene.view["players"][scene.seat]
    if not me["hand"]:
        return _line(scene, "label-your-hand", Text(scene.say("note-nothing"), "dim"))
    table = _grid(
        scene, "label-your-hand", "label-pays", "label-gives", "label-points", "label-now", right=(3,)
    )
    for name, count in me["hand"].items():
        card = Card.read(name)
        shown = _card(scene, name) + Text(f" ×{count}" if count > 1 else "")
        table.add_row(
            shown,
            _pays(scene, card),
            _gives(scene, card),
            _points(scene.rules, card),
            _now(scene, name),
        )
    return table


def _now(scene: Scene, card: str) -> Text:
    """Could the card be used as things stand?"""
    found = scene.view["cards"].get(card)
    if found is None:  # it lies face down already
        return Text()
    lacking = [scene.say(f"resource-{name}", count=many) for name, many in found["missing"].items()]
    match found["usable"]:
        case "ready":
            return Text(scene.say("note-ready"), "green")
        case "no_target":
            return Text(scene.say("note-no-target"), "red")
        case "buy":
            return Text(scene.say("note-buy", list=", ".join(lacking), coins=found["price"]), "yellow")
        case "after":
            return Text(scene.say("note-after", card=scene.say(f"card-{found['after']}")), "yellow")
        case _:
            lacking = lacking or [scene.say("note-coins", coins=found["lacks_coins"])]
            return Text(scene.say("note-lacks", list=", ".join(lacking)), "red")


# Small pieces


def _grid(scene: Scene, *labels: str, right: tuple[int, ...] = ()) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for number, label in enumerate(labels):
        table.add_column(scene.say(label), justify="right" if number in right else "left")
    return table


def _line(scene: Scene, label: str, content: Text) -> Text:
    return Text.assemble((f"{scene.say(label)}  ", "dim"), content)


def _seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def _card(scene: Scene, name: str) -> Text:
    return Text(scene.say(f"card-{name}"), "italic" if Card.read(name) < ACTIONS else "")


def _cards(scene: Scene, bag: Mapping[str, int]) -> Text:
    if not bag:
        return Text(scene.say("note-nothing"), "dim")
    return Text(", ").join(
        [_card(scene, name) + Text(f" ×{count}" if count > 1 else "") for name, count in bag.items()]
    )


def _resource(scene: Scene, name: str, count: int = 1) -> Text:
    return Text(scene.say(f"resource-{name}", count=count), STYLES[name])


def _stock(scene: Scene, bag: Mapping[str, int]) -> Text:
    if not bag:
        return Text("–", "dim")
    return Text(", ").join([Text(f"{count} ") + _resource(scene, name, count) for name, count in bag.items()])


def _needed(scene: Scene, bag: Mapping[str, int]) -> Text:
    """As `_stock`, but a single piece without its number: these columns are narrow."""
    return Text(", ").join(
        [
            Text(f"{count} " if count > 1 else "") + _resource(scene, name, count)
            for name, count in bag.items()
        ]
    )


def _pays(scene: Scene, card: int) -> Text:
    rules: Rules = scene.rules
    if names(Card)[card] == "theft":
        costs = [int(cost) for cost in rules.theft_cost.dump() if cost >= 0]
        if not costs:
            return Text("–", "dim")
        return Text(scene.say("effect-theft", "pays", least=min(costs), most=max(costs)))
    bag = {
        name: int(rules.pays[card * Resource.COUNT + resource])
        for resource, name in enumerate(names(Resource))
        if rules.pays[card * Resource.COUNT + resource] > 0
    }
    parts = [_needed(scene, bag)] if bag else []
    if rules.coin_cost[card] > 0:
        parts.append(Text(scene.say("note-coins", coins=int(rules.coin_cost[card]))))
    return Text(", ").join(parts) if parts else Text("–", "dim")


def _gives(scene: Scene, card: int) -> Text:
    rules: Rules = scene.rules
    name = names(Card)[card]
    effects: dict[str, dict[str, Argument]] = {
        "exploration": {},
        "theft": {},
        "rebuilding": {},
        "fair": {"coins": int(rules.fair_coins_per_card)},
        "wizard_tower": {"draw": int(rules.wizard_draw), "discard": int(rules.wizard_discard)},
        "castle": {"squares": int(rules.castle_setback)},
    }
    if name in effects:
        return Text(scene.say(f"effect-{name}", **effects[name]))
    return _needed(
        scene,
        {
            made: int(rules.gets[card * Resource.COUNT + resource])
            for resource, made in enumerate(names(Resource))
            if rules.gets[card * Resource.COUNT + resource] > 0
        },
    )


def _points(rules: Rules, card: int) -> Text:
    return Text(str(rules.points[card]), "bold") if rules.points[card] > 0 else Text("–", "dim")
