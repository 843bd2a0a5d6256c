"""Plus Ultra: the ruleset of one game, made of constants, options and the number of players (dossier 2, 3)."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from ludarium.core.pieces import Bag, Ints
from ludarium.core.ruleset import Constants, SettingError
from ludarium.games.plus_ultra.data import (
    AGGRESSIVE,
    AMBASSADOR,
    BACK_NAMES,
    BACKS,
    BUILDING_NAMES,
    CHARACTER,
    CHARACTER_NAMES,
    CHARACTERS,
    COMMONS,
    EMBASSIES,
    EMBLEMS,
    NATIONS,
    SITE_NAMES,
    SITES,
    SLOTS,
    TILE,
    TILES,
    VISIT_EMBASSIES,
)


class Rules:
    """Immutable, shared by all clones of a state. A constant bears its id of the dossier."""

    # The options
    court: bool
    new_world: bool
    ambassador: bool
    two: bool  # two players draft in their own way
    # By the number of players
    action_phases: i64
    characters_per_player: i64
    bulls_in_play: i64
    magellan_in_play: i64
    estates_in_play: i64
    commons: i64  # how many common actions there are
    # Tables
    market_start: Ints
    surplus_start: i64
    size3_first: i64  # the rounds in which a colony of size 3 is founded
    size3_second: i64
    sea_ducats_from: i64
    sea_gp_from: i64
    sea_first: i64
    sea_second: i64
    sea_rest: i64
    painter_values: Ints  # by face, from 1
    tier_cost: Ints
    tier_gp: Ints
    queen_b1_gp: Ints  # by place
    king_b1_gp: Ints  # by the Crown's wealth
    majority_gp: Ints  # by size
    austria_gp: Ints  # by place
    # Components
    icon: Ints  # the resource on each character
    basic: Bag  # the characters of every game
    advanced: Bag
    court_character: i64  # with three players: which advanced one joins, or -1 for any
    stack: Bag
    backs: Bag
    sites: Bag
    embassies: Bag
    building: Ints  # by site and slot; -1 for the cathedral's
    emblem: Ints  # by embassy and nation: is it shown there?
    # Numbers
    rounds: i64
    start_ducats: i64
    start_rose_windows_active: i64
    start_regiments_ready: i64
    start_houses: i64
    common_markers_per_player: i64
    regiments_per_colour: i64
    houses_per_colour: i64
    rose_windows_total: i64
    ducats_total: i64
    crown_start: i64
    crown_max: i64
    sea_squares: i64
    peers_third_ducats: i64
    peers_fourth_ducats: i64
    estate_income: i64
    bull_end_penalty: i64
    cardinal_passive_ducats: i64
    trader_b1_base: i64
    inquisitor_b1_coin: i64
    inquisitor_b1_penalty: i64
    inquisitor_max_windows: i64
    admiral_b1_sea: i64
    admiral_b2_sea: i64
    magellan_gp: i64
    magellan_gp_complete: i64
    cathedral_complete_bonus: i64
    town_council: i64
    plantation: i64
    fort: i64
    harbour_sea: i64
    cathedral_majority_gp: i64
    ambassador_b1_own: i64
    ambassador_b1_crown: i64
    ambassador_b2_cost: i64
    embassy_tile_gp: i64
    embassy_set: i64
    market_squares: i64
    colony_squares: i64
    war_squares: i64
    initial_colony_size: i64
    peers_r5_first_gp: i64
    peers_r67_first_gp: i64
    peers_r67_second_gp: i64
    sea5_ducats: i64
    sea8_gp: i64
    standup_cost: i64
    bull_cost: i64
    war_gp_per_regiment: i64
    admiral_b1_new_gp: i64
    admiral_b2_gp: i64
    banker_passive_ducats: i64
    banker_b1_gp_per_ducat: i64
    banker_b2_ducats_per_tile: i64
    cardinal_b1_gp: i64
    cardinal_b1_rose_low_gp: i64
    cardinal_b1_rose_high_gp: i64
    constable_passive_gp: i64
    conqueror_b1_resource_gp: i64
    conqueror_b1_natives_ducats: i64
    conqueror_b1_house_ducats: i64
    conqueror_b2_gp: i64
    natives_capture_gp: i64
    inquisitor_passive_ducats: i64
    inquisitor_b1_gp_per_window: i64
    inquisitor_b2_gp_per_window: i64
    pirate_b1_gp: i64
    pirate_b2_gp: i64
    pirate_b2_ransom: i64
    pirate_b2_penalty: i64
    pirate_fallback_gp: i64
    prince_b1_others_pay: i64
    prince_b1_others_gp: i64
    prince_b1_gp: i64
    prince_b1_crown: i64
    prince_b2_gp_per_good: i64
    queen_passive_gp: i64
    king_b2_penalty: i64
    king_b2_pay: i64
    king_b2_crown: i64
    secretary_passive_ducats: i64
    secretary_b1_own: i64
    secretary_b1_crown: i64
    secretary_b2_cost: i64
    viceroy_passive_ducats: i64
    viceroy_b1_own: i64
    viceroy_b1_crown: i64
    viceroy_b2_own: i64
    viceroy_b2_crown: i64
    painter_start_cost: i64
    painter_delivery_cost: i64
    painter_undelivered_gp: i64
    loan_ducats: i64
    loan_gp: i64
    fund_regiments_cost: i64
    explore_seas_step_cost: i64
    explore_seas_magellan_cost: i64
    open_mission_cost: i64
    visit_court_cost_1: i64
    visit_court_cost_2: i64
    workshops_cost: i64
    buy_estate_cost: i64
    visit_embassies_cost: i64
    crown_per_discarded_tile: i64
    house_gp: i64
    rose_most_gp: i64
    rose_missing_gp: i64
    estate_end_gp: i64
    portugal_house_gp: i64
    portugal_majority_gp: i64
    papal_rose_gp: i64
    france_regiment_gp: i64
    size3_colonies: i64
    aggressive_natives: i64
    estate_ducats: i64

    def __init__(self, options: Mapping[str, str], constants: Constants, seats: int) -> None:
        self.court = options.get("power_of_court") == "on"
        self.new_world = options.get("new_world") == "on"
        self.ambassador = options.get("ambassador") == "on"
        self.two = seats == 2
        self.commons = COMMONS if self.ambassador else VISIT_EMBASSIES
        self._read_numbers(constants)
        self._read_tables(constants, seats)
        self._read_components(constants, options.get("court_3p_character", "random"))
        self._check(seats)

    def _read_numbers(self, constants: Constants) -> None:
        self.rounds = constants.number("rounds")
        self.start_ducats = constants.number("start_ducats")
        self.start_rose_windows_active = constants.number("start_rose_windows_active")
        self.start_regiments_ready = constants.number("start_regiments_ready")
        self.start_houses = constants.number("start_houses")
        self.common_markers_per_player = constants.number("common_markers_per_player")
        self.regiments_per_colour = constants.number("regiments_per_colour")
        self.houses_per_colour = constants.number("houses_per_colour")
        self.rose_windows_total = constants.number("rose_windows_total")
        self.ducats_total = constants.number("ducats_total")
        self.crown_start = constants.number("crown_start")
        self.crown_max = constants.number("crown_max")
        self.sea_squares = constants.number("sea_squares")
        self.peers_third_ducats = constants.number("peers_third_ducats")
        self.peers_fourth_ducats = constants.number("peers_fourth_ducats")
        self.estate_income = constants.number("estate_income")
        self.bull_end_penalty = constants.number("bull_end_penalty")
        self.cardinal_passive_ducats = constants.number("cardinal_passive_ducats")
        self.trader_b1_base = constants.number("trader_b1_base")
        self.inquisitor_b1_coin = constants.number("inquisitor_b1_coin")
        self.inquisitor_b1_penalty = constants.number("inquisitor_b1_penalty")
        self.inquisitor_max_windows = constants.number("inquisitor_max_windows")
        self.admiral_b1_sea = constants.number("admiral_b1_sea")
        self.admiral_b2_sea = constants.number("admiral_b2_sea")
        self.magellan_gp = constants.number("magellan_gp")
        self.magellan_gp_complete = constants.number("magellan_gp_complete")
        self.cathedral_complete_bonus = constants.number("cathedral_complete_bonus")
        self.town_council = constants.number("town_council")
        self.plantation = constants.number("plantation")
        self.fort = constants.number("fort")
        self.harbour_sea = constants.number("harbour_sea")
        self.cathedral_majority_gp = constants.number("cathedral_majority_gp")
        self.ambassador_b1_own = constants.number("ambassador_b1_own")
        self.ambassador_b1_crown = constants.number("ambassador_b1_crown")
        self.ambassador_b2_cost = constants.number("ambassador_b2_cost")
        self.embassy_tile_gp = constants.number("embassy_tile_gp")
        self.embassy_set = constants.number("embassy_set")
        self.market_squares = constants.number("market_squares")
        self.colony_squares = constants.number("colony_squares")
        self.war_squares = constants.number("war_squares")
        self.initial_colony_size = constants.number("initial_colony_size")
        self.peers_r5_first_gp = constants.number("peers_r5_first_gp")
        self.peers_r67_first_gp = constants.number("peers_r67_first_gp")
        self.peers_r67_second_gp = constants.number("peers_r67_second_gp")
        self.sea5_ducats = constants.number("sea5_ducats")
        self.sea8_gp = constants.number("sea8_gp")
        self.standup_cost = constants.number("standup_cost")
        self.bull_cost = constants.number("bull_cost")
        self.war_gp_per_regiment = constants.number("war_gp_per_regiment")
        self.admiral_b1_new_gp = constants.number("admiral_b1_new_gp")
        self.admiral_b2_gp = constants.number("admiral_b2_gp")
        self.banker_passive_ducats = constants.number("banker_passive_ducats")
        self.banker_b1_gp_per_ducat = constants.number("banker_b1_gp_per_ducat")
        self.banker_b2_ducats_per_tile = constants.number("banker_b2_ducats_per_tile")
        self.cardinal_b1_gp = constants.number("cardinal_b1_gp")
        self.cardinal_b1_rose_low_gp = constants.number("cardinal_b1_rose_low_gp")
        self.cardinal_b1_rose_high_gp = constants.number("cardinal_b1_rose_high_gp")
        self.constable_passive_gp = constants.number("constable_passive_gp")
        self.conqueror_b1_resource_gp = constants.number("conqueror_b1_resource_gp")
        self.conqueror_b1_natives_ducats = constants.number("conqueror_b1_natives_ducats")
        self.conqueror_b1_house_ducats = constants.number("conqueror_b1_house_ducats")
        self.conqueror_b2_gp = constants.number("conqueror_b2_gp")
        self.natives_capture_gp = constants.number("natives_capture_gp")
        self.inquisitor_passive_ducats = constants.number("inquisitor_passive_ducats")
        self.inquisitor_b1_gp_per_window = constants.number("inquisitor_b1_gp_per_window")
        self.inquisitor_b2_gp_per_window = constants.number("inquisitor_b2_gp_per_window")
        self.pirate_b1_gp = constants.number("pirate_b1_gp")
        self.pirate_b2_gp = constants.number("pirate_b2_gp")
        self.pirate_b2_ransom = constants.number("pirate_b2_ransom")
        self.pirate_b2_penalty = constants.number("pirate_b2_penalty")
        self.pirate_fallback_gp = constants.number("pirate_fallback_gp")
        self.prince_b1_others_pay = constants.number("prince_b1_others_pay")
        self.prince_b1_others_gp = constants.number("prince_b1_others_gp")
        self.prince_b1_gp = constants.number("prince_b1_gp")
        self.prince_b1_crown = constants.number("prince_b1_crown")
        self.prince_b2_gp_per_good = constants.number("prince_b2_gp_per_good")
        self.queen_passive_gp = constants.number("queen_passive_gp")
        self.king_b2_penalty = constants.number("king_b2_penalty")
        self.king_b2_pay = constants.number("king_b2_pay")
        self.king_b2_crown = constants.number("king_b2_crown")
        self.secretary_passive_ducats = constants.number("secretary_passive_ducats")
        self.secretary_b1_own = constants.number("secretary_b1_own")
        self.secretary_b1_crown = constants.number("secretary_b1_crown")
        self.secretary_b2_cost = constants.number("secretary_b2_cost")
        self.viceroy_passive_ducats = constants.number("viceroy_passive_ducats")
        self.viceroy_b1_own = constants.number("viceroy_b1_own")
        self.viceroy_b1_crown = constants.number("viceroy_b1_crown")
        self.viceroy_b2_own = constants.number("viceroy_b2_own")
        self.viceroy_b2_crown = constants.number("viceroy_b2_crown")
        self.painter_start_cost = constants.number("painter_start_cost")
        self.painter_delivery_cost = constants.number("painter_delivery_cost")
        self.painter_undelivered_gp = constants.number("painter_undelivered_gp")
        self.loan_ducats = constants.number("loan_ducats")
        self.loan_gp = constants.number("loan_gp")
        self.fund_regiments_cost = constants.number("fund_regiments_cost")
        self.explore_seas_step_cost = constants.number("explore_seas_step_cost")
        self.explore_seas_magellan_cost = constants.number("explore_seas_magellan_cost")
        self.open_mission_cost = constants.number("open_mission_cost")
        self.visit_court_cost_1 = constants.number("visit_court_cost_1")
        self.visit_court_cost_2 = constants.number("visit_court_cost_2")
        self.workshops_cost = constants.number("workshops_cost")
        self.buy_estate_cost = constants.number("buy_estate_cost")
        self.visit_embassies_cost = constants.number("visit_embassies_cost")
        self.crown_per_discarded_tile = constants.number("crown_per_discarded_tile")
        self.house_gp = constants.number("house_gp")
        self.rose_most_gp = constants.number("rose_most_gp")
        self.rose_missing_gp = constants.number("rose_missing_gp")
        self.estate_end_gp = constants.number("estate_end_gp")
        self.portugal_house_gp = constants.number("portugal_house_gp")
        self.portugal_majority_gp = constants.number("portugal_majority_gp")
        self.papal_rose_gp = constants.number("papal_rose_gp")
        self.france_regiment_gp = constants.number("france_regiment_gp")
        self.size3_colonies = constants.number("size3_colonies")
        self.aggressive_natives = constants.number("aggressive_natives")
        self.estate_ducats = constants.number("estate_ducats")

    def _read_tables(self, constants: Constants, seats: int) -> None:
        def by_seats(name: str) -> int:
            return constants.numbers(name)[str(seats)]

        def by_number(name: str) -> Ints:
            """A row with the values at their places."""
            values = {int(key): value for key, value in constants.numbers(name).items()}
            return Ints.of([values.get(place, 0) for place in range(max(values) + 1)])

        self.action_phases = by_seats("action_phases")
        self.characters_per_player = by_seats("characters_per_player")
        if self.court:
            self.characters_per_player = constants.number("court_characters")
        self.bulls_in_play = by_seats("bulls_in_play")
        self.magellan_in_play = by_seats("magellan_in_play")
        self.estates_in_play = by_seats("estates_in_play")
        market = constants.texts("market_start")
        self.surplus_start = TILE.read(market.pop("surplus"))
        self.market_start = Ints.of([TILE.read(market[square]) for square in sorted(market)])
        self.size3_first = constants.numbers("size3_colony_rounds")["first"]
        self.size3_second = constants.numbers("size3_colony_rounds")["second"]
        self.sea_ducats_from = constants.numbers("sea_income_thresholds")["ducats"]
        self.sea_gp_from = constants.numbers("sea_income_thresholds")["gp"]
        self.sea_first = constants.numbers("sea_final")["first"]
        self.sea_second = constants.numbers("sea_final")["second"]
        self.sea_rest = constants.numbers("sea_final")["rest"]
        self.painter_values = by_number("painter_values")
        tiers = sorted((int(ducats), gp) for ducats, gp in constants.numbers("trader_b2_tiers").items())
        self.tier_cost = Ints.of([ducats for ducats, _ in tiers])
        self.tier_gp = Ints.of([gp for _, gp in tiers])
        self.queen_b1_gp = by_number("queen_b1_gp")
        self.king_b1_gp = by_number("king_b1_gp")
        majorities = constants.numbers("majority_gp")
        self.majority_gp = Ints.of([majorities.get(str(size), 0) for size in range(SLOTS)])
        self.austria_gp = by_number("austria_gp")

    def _read_components(self, constants: Constants, court_character: str) -> None:
        icons = constants.texts("resource_icon")
        self.icon = Ints.of([TILE.read(icons[name]) for name in CHARACTER_NAMES])
        self.basic, self.advanced = Bag.empty(CHARACTERS), Bag.empty(CHARACTERS)
        for name, kind in constants.texts("character_set").items():
            (self.basic if kind == "basic" else self.advanced).add(CHARACTER.read(name))
        self.court_character = -1 if court_character == "random" else CHARACTER.read(court_character)
        if self.court and self.court_character >= 0 and not self.advanced.has(self.court_character):
            raise SettingError(f"court_3p_character: {court_character} is no advanced character here")
        if self.ambassador:
            self.basic.add(AMBASSADOR)
        self.stack = Bag.empty(TILES)
        for name, many in constants.numbers("tile_mix").items():
            self.stack.put(TILE.read(name), many)
        if self.new_world:
            self.stack.put(AGGRESSIVE, self.aggressive_natives)
        backs = constants.numbers("estate_backs")
        self.backs = Bag.empty(BACKS)
        for back in range(BACKS):
            self.backs.put(back, backs[BACK_NAMES[back]])
        self.sites = Bag.of(SITES, range(1, SITES) if self.new_world else ())
        self.building = Ints.of([-1] * (SITES * SLOTS))
        for site in range(SITES):
            for slot, name in constants.texts(SITE_NAMES[site]).items():
                self.building[site * SLOTS + int(slot)] = BUILDING_NAMES.index(name)
        self.embassies = Bag.of(EMBASSIES, range(EMBASSIES) if self.ambassador else ())
        self.emblem = Ints.zeros(EMBASSIES * NATIONS)
        for tile in range(EMBASSIES):
            for nation in EMBLEMS[tile]:
                self.emblem[tile * NATIONS + nation] = 1

    def _check(self, seats: int) -> None:
        """Overrides that would leave a game without a next step are refused."""
        phases, characters = int(self.action_phases), int(self.characters_per_player)
        if phases != (2 if self.court else characters):
            raise SettingError("action_phases must equal characters_per_player; the Court plays two of three")
        if seats == 2 and characters != 3:
            raise SettingError("characters_per_player.2 must be 3: two players draft three each")
        deck = int(self.basic.size)
        if self.court:
            deck += 1 if seats == 3 else int(self.advanced.size)
        if deck < (9 if seats == 2 else seats * characters + 1):
            raise SettingError("character_set leaves too few characters to draft")
        if self.backs.size < self.estates_in_play:
            raise SettingError("estate_backs has fewer estates than estates_in_play")
        if self.crown_start > self.crown_max:
            raise SettingError("crown_start must not be above crown_max")
        if self.start_rose_windows_active * seats > self.rose_windows_total:
            raise SettingError("rose_windows_total is too small")
        if self.start_houses > self.houses_per_colour:
            raise SettingError("start_houses must not be above houses_per_colour")
        if self.start_regiments_ready > self.regiments_per_colour:
            raise SettingError("start_regiments_ready must not be above regiments_per_colour")
        if self.stack.size < SITES:
            raise SettingError("tile_mix is too small for the exploration squares")
        for site in range(SITES):
            row = [int(self.building[site * SLOTS + slot]) for slot in range(1, SLOTS)]
            if len(set(row)) != len(row):
                raise SettingError(f"{SITE_NAMES[site]}: each building once")


def make_rules(options: Mapping[str, str], constants: Constants, seats: int) -> Rules:
    return Rules(options, constants, seats)
