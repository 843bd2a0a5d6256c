"""The dossier's components and constants (1, 2 and 7), copied by hand: never read from the data under test."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

PLAYERS = (2, 3, 4)
COLOURS = ("yellow", "blue", "red", "green")

# 1.2 Kinds of New World tiles: starting set, set aside, draw stack
TILES: Mapping[str, tuple[int, int, int]] = {
    "gold": (1, 0, 4),
    "silver": (3, 0, 7),
    "gems": (0, 0, 5),
    "vegetables": (1, 0, 7),
    "natives": (0, 0, 5),
    "colony_2": (0, 0, 2),
    "colony_3": (0, 2, 0),
    "colony_4": (0, 0, 2),
}
RESOURCES = ("gold", "silver", "gems", "vegetables")
AGGRESSIVE = 3  # further natives of the New World expansion

# 1.3
ESTATE_BACKS = ("house", "house", "regiment", "regiment", "rose_window", "rose_window", "bull", "ducats_3")

# 1.4 All pairs and all triples of the five nations
INITIALS: Mapping[str, str] = {
    "a": "austria",
    "e": "england",
    "f": "france",
    "p": "portugal",
    "s": "papal_states",
}
EMBASSIES = tuple(
    "emb_" + "".join(sorted(letters)) for size in (2, 3) for letters in combinations(INITIALS, size)
)

# 1.5 set, icon
CHARACTERS: Mapping[str, tuple[str, str]] = {
    "admiral": ("basic", "vegetables"),
    "banker": ("basic", "gold"),
    "cardinal": ("basic", "gems"),
    "trader": ("basic", "silver"),
    "constable": ("basic", "silver"),
    "conqueror": ("basic", "silver"),
    "pirate": ("basic", "gems"),
    "king": ("basic", "gold"),
    "viceroy": ("basic", "vegetables"),
    "inquisitor": ("advanced", "gems"),
    "prince": ("advanced", "vegetables"),
    "queen": ("advanced", "gold"),
    "secretary": ("advanced", "silver"),
    "ambassador": ("ambassador", "vegetables"),
}

# 1.6
COMMON = (
    *("painter", "loan", "fund_regiments", "explore_seas", "open_mission"),
    *("visit_court", "workshops", "buy_estate", "visit_embassies"),
)

# 7.2
COLONY_CARDS: Mapping[str, tuple[str, ...]] = {
    "nw_hispaniola": ("harbour", "mission", "town_council", "plantation"),
    "nw_cuba": ("harbour", "fort", "plantation", "town_council"),
    "nw_new_spain": ("town_council", "mission", "fort", "plantation"),
    "nw_castilla_oro": ("harbour", "mission", "fort", "town_council"),
    "nw_new_granada": ("mission", "plantation", "fort", "harbour"),
    "nw_peru": ("fort", "mission", "plantation", "town_council"),
    "nw_la_plata": ("plantation", "harbour", "mission", "fort"),
}

Value = int | tuple[int, ...] | Mapping[str, int]

# 2.1 What the text fixes
FIXED: Mapping[str, Value] = {
    "rounds": 7,
    "action_phases": {"2": 3, "3": 2, "4": 2},
    "start_ducats": 3,
    "start_rose_windows_active": 1,
    "start_regiments_ready": 2,
    "start_houses": 2,
    "common_markers_per_player": 2,
    "regiments_per_colour": 5,
    "houses_per_colour": 6,
    "rose_windows_total": 10,
    "ducats_total": 38,
    "bulls_in_play": {"2": 3, "3": 4, "4": 5},
    "magellan_in_play": {"2": 5, "3": 5, "4": 6},
    "estates_in_play": {"2": 4, "3": 6, "4": 8},
    "crown_start": 4,
    "crown_max": 6,
    "exploration_squares": 7,
    "sea_squares": 10,
    "peers_third_ducats": 1,
    "peers_fourth_ducats": 2,
    "estate_income": 1,
    "bull_end_penalty": 1,
    "cardinal_passive_ducats": 1,
    "trader_b1_base": 4,
    "inquisitor_b1_coin": 1,
    "inquisitor_b1_penalty": 1,
    "inquisitor_max_windows": 3,
    "admiral_b1_sea": 1,
    "admiral_b2_sea": 2,
    "magellan_gp": 1,
    "magellan_gp_complete": 3,
    "cathedral_complete_bonus": 1,
    "town_council": 1,
    "plantation": 1,
    "fort": 1,
    "harbour_sea": 1,
    "cathedral_majority_gp": 2,
    "ambassador_b1_own": 1,
    "ambassador_b1_crown": 1,
    "ambassador_b2_cost": 2,
    "embassy_tile_gp": 1,
    "embassy_set": 3,
}

# 2.2 What is reconstructed
RECONSTRUCTED: Mapping[str, Value] = {
    "market_squares": 4,
    "colony_squares": 7,
    "war_squares": 6,
    "initial_colony_size": 4,
    "peers_r5_first_gp": 1,
    "peers_r67_first_gp": 2,
    "peers_r67_second_gp": 1,
    "sea5_ducats": 1,
    "sea8_gp": 1,
    "standup_cost": 1,
    "bull_cost": 2,
    "war_gp_per_regiment": 2,
    "admiral_b1_new_gp": 2,
    "admiral_b2_gp": 1,
    "banker_passive_ducats": 1,
    "banker_b1_gp_per_ducat": 2,
    "banker_b2_ducats_per_tile": 1,
    "cardinal_b1_gp": 2,
    "cardinal_b1_rose_low_gp": 1,
    "cardinal_b1_rose_high_gp": 2,
    "constable_passive_gp": 1,
    "conqueror_b1_resource_gp": 2,
    "conqueror_b1_natives_ducats": 1,
    "conqueror_b1_house_ducats": 1,
    "conqueror_b2_gp": 2,
    "natives_capture_gp": 3,
    "inquisitor_passive_ducats": 1,
    "inquisitor_b1_gp_per_window": 1,
    "inquisitor_b2_gp_per_window": 1,
    "pirate_b1_gp": 2,
    "pirate_b2_gp": 2,
    "pirate_b2_ransom": 1,
    "pirate_b2_penalty": 1,
    "pirate_fallback_gp": 1,
    "prince_b1_others_pay": 1,
    "prince_b1_others_gp": 1,
    "prince_b1_gp": 2,
    "prince_b1_crown": 2,
    "prince_b2_gp_per_good": 1,
    "queen_passive_gp": 1,
    "king_b2_penalty": 2,
    "king_b2_pay": 1,
    "king_b2_crown": 2,
    "secretary_passive_ducats": 1,
    "secretary_b1_own": 1,
    "secretary_b1_crown": 1,
    "secretary_b2_cost": 2,
    "viceroy_passive_ducats": 1,
    "viceroy_b1_own": 1,
    "viceroy_b1_crown": 1,
    "viceroy_b2_own": 1,
    "viceroy_b2_crown": 1,
    "painter_start_cost": 1,
    "painter_delivery_cost": 2,
    "painter_undelivered_gp": 1,
    "loan_ducats": 2,
    "loan_gp": 1,
    "fund_regiments_cost": 2,
    "explore_seas_step_cost": 1,
    "explore_seas_magellan_cost": 2,
    "open_mission_cost": 2,
    "visit_court_cost_1": 1,
    "visit_court_cost_2": 2,
    "workshops_cost": 2,
    "buy_estate_cost": 3,
    "visit_embassies_cost": 2,
    "crown_per_discarded_tile": 1,
    "house_gp": 1,
    "rose_most_gp": 3,
    "estate_end_gp": 1,
    "portugal_house_gp": 1,
    "portugal_majority_gp": 1,
    "papal_rose_gp": 1,
    "france_regiment_gp": 1,
}
