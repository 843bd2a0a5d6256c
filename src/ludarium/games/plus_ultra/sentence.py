"""What the sentences about Plus Ultra need beyond what they are about: names of places, prices, numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any

from ludarium.core.declare import names
from ludarium.core.numbers import constants_of
from ludarium.core.text import Argument, Scene
from ludarium.games.plus_ultra.data import SLOTS, Building, Site
from ludarium.games.plus_ultra.ruleset import Rules


def details(scene: Scene, described: Mapping[str, str | int]) -> dict[str, Argument]:
    """What a sentence about a move, or about what is asked, needs beyond the move's own arguments."""
    view = scene.view
    found: dict[str, Argument] = dict(numbers(scene.rules))
    performing = view["performing"]
    found["level"] = view["level"]
    found["acting"] = "–" if performing is None else scene.say(f"character-{performing}")
    if view["where"] is not None:
        found["where"] = view["where"]
        found["colony"] = colony_name(scene, view["where"])
    if not described:
        return found
    if "basic" in described and performing is not None:
        found["does"] = scene.say(f"action-{performing}-{described['basic']}", **found)
    position = described.get("position", view["where"])
    if position is not None:
        place = view["new_world"][int(position) - 1]
        found["colony"] = colony_name(scene, int(position))
        if place["tile"] is not None and place["tile"] != "face_down":
            found["tile"] = scene.say(f"tile-{place['tile']}")
    if "slot" in described:
        found["building"] = _slot_name(scene, described, position)
    if "source" in described:
        kind = _goods(view, str(described["source"]))
        found["tile"] = scene.say(f"tile-{kind}")
    if "desk" in described:
        found["embassy"] = _desk_name(scene, str(described["desk"]))
    if "at" in described:
        at = str(described["at"])
        found["place"] = colony_name(scene, int(at)) if at.isdigit() else scene.say(f"cathedral-{at}")
    if "direction" in described:
        found["to"] = colony_name(scene, view["where"] + (1 if described["direction"] == "up" else -1))
    prices = view["prices"].get(" ".join(map(str, described.values())), {})
    return {**found, **_named(scene, described), **prices}


@lru_cache(maxsize=16)
def numbers(rules: Rules) -> dict[str, Argument]:
    """The numbers of the rules as the texts name them: by the constant's id, and those that are lists."""
    found: dict[str, Argument] = {
        name: int(getattr(rules, name))
        for name, constant in constants_of(Rules).table.items()
        if isinstance(constant.value, int) and hasattr(rules, name)
    }
    offers = zip(rules.tier_cost.dump(), rules.tier_gp.dump(), strict=True)
    return found | {
        "trader_offers": ", ".join(f"{ducats} → {points}" for ducats, points in offers),
        "king_tiers": _crown_tiers(rules.king_b1_gp.dump()),
        "queen_places": " / ".join(map(str, rules.queen_b1_gp.dump()[1:])),
        "painter_faces": ", ".join(map(str, rules.painter_values.dump()[1:])),
    }


def _crown_tiers(gains: Sequence[int]) -> str:
    """What the Crown's wealth is worth to the King, equal neighbours together: "6 → 3, 4–5 → 2"."""
    tiers = []
    for gain, group in groupby(reversed(list(enumerate(gains))), key=itemgetter(1)):
        wealth = [ducats for ducats, _ in group]
        span = f"{wealth[-1]}–{wealth[0]}" if len(wealth) > 1 else str(wealth[0])
        tiers += [f"{span} → {gain}"] if gain else []
    return ", ".join(tiers)


def _named(scene: Scene, described: Mapping[str, str | int]) -> dict[str, Argument]:
    """Whose regiment is replaced, which estate is given up."""
    view = scene.view
    match described["verb"]:
        case "replace":
            return {"owner": scene.names[view["track"][int(described["square"]) - 1]]}
        case "discard_estate":
            estates = view["players"][scene.seat]["estates"]
            return {"estate": scene.say(f"estate-{estates[int(described['number']) - 1]}")}
    return {}


def _goods(view: Mapping[str, Any], source: str) -> str:
    return str(view["surplus"][-1] if source == "surplus" else view["market"][int(source) - 1])


def colony_name(scene: Scene, position: int) -> str:
    site = scene.view["new_world"][position - 1]["site"]
    if site is None:
        return scene.say("note-place", position=position)
    return scene.say("note-site", position=position, site=scene.say(f"site-{site}"))


def _slot_name(scene: Scene, described: Mapping[str, str | int], position: Argument | None) -> str:
    """The building of a slot; without colony cards a house simply takes the next place."""
    site = None if position is None else scene.view["new_world"][int(position) - 1]["site"]
    if site is None or described["slot"] == "none":
        return scene.say(f"slot-{described['slot']}")
    return scene.say(f"building-{building_of(scene.rules, site, int(described['slot']))}")


def building_of(rules: Rules, site: str, slot: int) -> str:
    return names(Building)[rules.building[Site.read(site) * int(SLOTS) + slot]]


def _desk_name(scene: Scene, desk: str) -> str:
    if desk == "stack":
        return scene.say("desk-stack")
    return scene.say(f"embassy-{scene.view['display'][int(desk[-1]) - 1]}")
