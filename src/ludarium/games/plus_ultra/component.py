"""Plus Ultra: tables and components as the numbers give them, and which numbers make a game (dossier 1, 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.core.declare import names
from ludarium.core.pieces import Bag, Ints
from ludarium.core.ruleset import Constants, SettingError
from ludarium.games.plus_ultra.data import (
    EMBASSIES,
    EMBLEMS,
    SLOTS,
    Building,
    Character,
    Estate,
    Nation,
    Site,
    Tile,
)

if TYPE_CHECKING:
    from ludarium.games.plus_ultra.ruleset import Rules


def read_tables(rules: Rules, constants: Constants) -> None:
    def by_number(name: str) -> Ints:
        """A row with the values at their places."""
        values = {int(key): value for key, value in constants.numbers(name).items()}
        return Ints.of([values.get(place, 0) for place in range(max(values) + 1)])

    if rules.court:
        rules.characters_per_player = rules.court_characters
    market = constants.texts("market_start")
    rules.surplus_start = Tile.read(market.pop("surplus"))
    rules.market_start = Ints.of([Tile.read(market[square]) for square in sorted(market)])
    rules.size3_first = constants.numbers("size3_colony_rounds")["first"]
    rules.size3_second = constants.numbers("size3_colony_rounds")["second"]
    rules.sea_ducats_from = constants.numbers("sea_income_thresholds")["ducats"]
    rules.sea_gp_from = constants.numbers("sea_income_thresholds")["gp"]
    rules.sea_first = constants.numbers("sea_final")["first"]
    rules.sea_second = constants.numbers("sea_final")["second"]
    rules.sea_rest = constants.numbers("sea_final")["rest"]
    rules.painter_values = by_number("painter_values")
    tiers = sorted((int(ducats), gp) for ducats, gp in constants.numbers("trader_b2_tiers").items())
    rules.tier_cost = Ints.of([ducats for ducats, _ in tiers])
    rules.tier_gp = Ints.of([gp for _, gp in tiers])
    rules.queen_b1_gp = by_number("queen_b1_gp")
    rules.king_b1_gp = by_number("king_b1_gp")
    majorities = constants.numbers("majority_gp")
    rules.majority_gp = Ints.of([majorities.get(str(size), 0) for size in range(SLOTS)])
    rules.austria_gp = by_number("austria_gp")


def read_components(rules: Rules, constants: Constants, court_character: str) -> None:
    icons = constants.texts("resource_icon")
    rules.icon = Ints.of([Tile.read(icons[name]) for name in names(Character)])
    rules.basic, rules.advanced = Bag.empty(Character.COUNT), Bag.empty(Character.COUNT)
    for name, kind in constants.texts("character_set").items():
        (rules.basic if kind == "basic" else rules.advanced).add(Character.read(name))
    rules.court_character = -1 if court_character == "random" else Character.read(court_character)
    if rules.court and rules.court_character >= 0 and not rules.advanced.has(rules.court_character):
        raise SettingError(f"court_3p_character: {court_character} is no advanced character here")
    if rules.ambassador:
        rules.basic.add(Character.AMBASSADOR)
    rules.stack = Bag.empty(Tile.COUNT)
    for name, many in constants.numbers("tile_mix").items():
        rules.stack.put(Tile.read(name), many)
    if rules.new_world:
        rules.stack.put(Tile.AGGRESSIVE_NATIVES, rules.aggressive_natives)
    backs = constants.numbers("estate_backs")
    rules.backs = Bag.empty(Estate.COUNT)
    for back in range(Estate.COUNT):
        rules.backs.put(back, backs[names(Estate)[back]])
    rules.sites = Bag.of(Site.COUNT, range(1, Site.COUNT) if rules.new_world else ())
    rules.building = Ints.of([-1] * (Site.COUNT * SLOTS))
    for site in range(Site.COUNT):
        for slot, name in constants.texts(names(Site)[site]).items():
            rules.building[site * SLOTS + int(slot)] = names(Building).index(name)
    rules.embassies = Bag.of(EMBASSIES, range(EMBASSIES) if rules.ambassador else ())
    rules.emblem = Ints.zeros(EMBASSIES * Nation.COUNT)
    for tile in range(EMBASSIES):
        for nation in EMBLEMS[tile]:
            rules.emblem[tile * Nation.COUNT + nation] = 1


def check(rules: Rules, seats: int) -> None:
    """Overrides that would leave a game without a next step are refused."""
    phases, characters = int(rules.action_phases), int(rules.characters_per_player)
    if phases != (2 if rules.court else characters):
        raise SettingError("action_phases must equal characters_per_player; the Court plays two of three")
    if seats == 2 and characters != 3:
        raise SettingError("characters_per_player.2 must be 3: two players draft three each")
    deck = int(rules.basic.size)
    if rules.court:
        deck += 1 if seats == 3 else int(rules.advanced.size)
    if deck < (9 if seats == 2 else seats * characters + 1):
        raise SettingError("character_set leaves too few characters to draft")
    if rules.backs.size < rules.estates_in_play:
        raise SettingError("estate_backs has fewer estates than estates_in_play")
    if rules.crown_start > rules.crown_max:
        raise SettingError("crown_start must not be above crown_max")
    if rules.start_rose_windows_active * seats > rules.rose_windows_total:
        raise SettingError("rose_windows_total is too small")
    if rules.start_houses > rules.houses_per_colour:
        raise SettingError("start_houses must not be above houses_per_colour")
    if rules.start_regiments_ready > rules.regiments_per_colour:
        raise SettingError("start_regiments_ready must not be above regiments_per_colour")
    if rules.stack.size < Site.COUNT:
        raise SettingError("tile_mix is too small for the exploration squares")
    for site in range(Site.COUNT):
        buildings = [int(rules.building[site * SLOTS + slot]) for slot in range(1, SLOTS)]
        if len(set(buildings)) != len(buildings):
            raise SettingError(f"{names(Site)[site]}: each building once")
