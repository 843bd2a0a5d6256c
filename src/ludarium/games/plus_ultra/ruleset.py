"""Plus Ultra: the numbers of the rules and the options, and what follows from them (dossier 2, 3).

A number bears its id of the dossier.

`RULEBOOK` numbers are stated in the rulebook, `EXAMPLE` ones follow from its examples; those marked `HIGH`, `MEDIUM`
or `LOW` are reconstructed with this confidence: our choice, with the reason, and never presented as the printed
value. Each can be overridden (`--option bull_cost=3`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from ludarium.core.declare import names
from ludarium.core.numbers import (
    EXAMPLE,
    HIGH,
    LOW,
    MEDIUM,
    RULEBOOK,
    Ruleset,
    by_seats,
    constants_of,
    number,
    table,
)
from ludarium.core.pieces import Bag, Ints
from ludarium.core.ruleset import Constants, Option
from ludarium.games.plus_ultra.component import check, read_components, read_tables
from ludarium.games.plus_ultra.data import (
    RESOURCES,
    Building,
    Character,
    Common,
    Tile,
)

RESOURCE_NAMES: Final = names(Tile)[:RESOURCES]
BUILT: Final = "Building slots from left to right; four on each card, so that every colony fits."
BUILDINGS: Final = names(Building)


def slots(buildings: str) -> dict[int, str]:
    """The building slots of a colony card, from left to right."""
    return dict(enumerate(buildings.split(), start=1))


def by_name(sets: Mapping[str, str]) -> dict[str, str]:
    """What each character belongs to."""
    return {name: kind for name in names(Character) for kind, held in sets.items() if name in held.split()}


class Rules(Ruleset):
    """Immutable, shared by all clones of a state."""

    # 2.1 Fixed by the text
    rounds = number(7, RULEBOOK, least=1, most=12)
    action_phases = by_seats({2: 3, 3: 2, 4: 2}, RULEBOOK, least=1, most=3)
    characters_per_player = by_seats({2: 3, 3: 2, 4: 2}, RULEBOOK, least=1, most=3)
    court_characters = number(
        3,
        RULEBOOK,
        why="The Power of the Court: so many are drafted, and one of them stays unplayed.",
        least=3,
        most=3,
    )
    start_ducats = number(3, RULEBOOK, most=20)
    start_rose_windows_active = number(1, RULEBOOK, most=2)
    start_regiments_ready = number(2, RULEBOOK, most=5)
    start_houses = number(2, RULEBOOK, most=6)
    common_markers_per_player = number(2, RULEBOOK, most=9)
    regiments_per_colour = number(5, RULEBOOK, least=2, most=10)
    houses_per_colour = number(6, RULEBOOK, least=2, most=12)
    rose_windows_total = number(10, RULEBOOK, least=8, most=40)
    ducats_total = number(38, RULEBOOK, why="Only the ledger of the bank needs it (A31).", most=200)
    bulls_in_play = by_seats({2: 3, 3: 4, 4: 5}, RULEBOOK, most=12)
    magellan_in_play = by_seats({2: 5, 3: 5, 4: 6}, RULEBOOK, most=12)
    estates_in_play = by_seats(
        {2: 4, 3: 6, 4: 8},
        RULEBOOK,
        why="The text names three players twice; four estates are for two (A1).",
        most=8,
    )
    crown_start = number(4, RULEBOOK, most=6)
    crown_max = number(6, RULEBOOK, least=1, most=6)
    market_start = table(
        {1: "silver", 2: "silver", 3: "vegetables", 4: "gold", "surplus": "silver"},
        RULEBOOK,
        words=RESOURCE_NAMES,
    )
    exploration_squares = number(7, RULEBOOK, least=7, most=7)
    sea_squares = number(10, RULEBOOK, least=1, most=30)
    size3_colony_rounds = table({"first": 2, "second": 5}, RULEBOOK, least=1, most=12)
    peers_third_ducats = number(1, EXAMPLE, most=20)
    peers_fourth_ducats = number(2, EXAMPLE, most=20)
    estate_income = number(1, RULEBOOK, most=20)
    sea_income_thresholds = table({"ducats": 5, "gp": 8}, RULEBOOK, least=1, most=30)
    war_dice = number(3, RULEBOOK, why="The median decides.", least=3, most=3)
    bull_uses_per_round = number(1, RULEBOOK, least=1, most=1)
    bull_purchases_per_round = number(1, RULEBOOK, least=1, most=1)
    bull_end_penalty = number(1, RULEBOOK, why="Lost for each one left.", most=20)
    cardinal_passive_ducats = number(1, EXAMPLE, most=20)
    trader_b1_base = number(
        4,
        RULEBOOK,
        why="Less one for each other tile of its kind in the market; a page of the publisher agrees.",
        most=20,
    )
    inquisitor_b1_coin = number(1, RULEBOOK, most=20)
    inquisitor_b1_penalty = number(1, RULEBOOK, most=20)
    inquisitor_max_windows = number(3, RULEBOOK, most=10)
    admiral_b1_sea = number(1, RULEBOOK, most=20)
    admiral_b2_sea = number(2, RULEBOOK, most=20)
    sea_final = table({"first": 5, "second": 3, "rest": 1}, RULEBOOK, most=20)
    magellan_gp = number(1, RULEBOOK, most=20)
    magellan_gp_complete = number(3, RULEBOOK, most=20)
    painter_values = table({1: 1, 2: 2, 3: 4, 4: 6}, RULEBOOK, most=50)
    cathedral_complete_bonus = number(
        1,
        (RULEBOOK, "medium"),
        why="The amount stands in the New World chapter; that it is GP is reconstructed.",
        most=20,
    )
    town_council = number(
        1,
        (RULEBOOK, "medium"),
        why="The amount is printed; that it is ducats is reconstructed (A43).",
        most=20,
    )
    plantation = number(
        1,
        (RULEBOOK, "medium"),
        why="The amount is printed; that it is ducats is reconstructed (A43).",
        most=20,
    )
    fort = number(
        1, (RULEBOOK, "medium"), why="The amount is printed; that it is GP is reconstructed (A43).", most=20
    )
    harbour_sea = number(1, RULEBOOK, most=20)
    cathedral_majority_gp = number(2, RULEBOOK, most=20)
    ambassador_b1_own = number(1, RULEBOOK, most=20)
    ambassador_b1_crown = number(1, RULEBOOK, most=20)
    ambassador_b2_cost = number(2, RULEBOOK, most=20)
    embassy_tile_gp = number(1, EXAMPLE, most=20)
    embassy_set = number(3, RULEBOOK, least=1, most=10)
    # 2.2 Reconstructed
    market_squares = number(
        4,
        MEDIUM,
        why=(
            "The four starters fill it and the fifth overflows to the surplus; a sale can "
            "never be below 0; about one cathedral a game. The Church has as many."
        ),
        least=2,
        most=8,
    )
    colony_squares = number(
        7, HIGH, why="One for each exploration square; seven colony cards replace them.", least=1, most=7
    )
    war_squares = number(6, HIGH, why="A die sets the level.", least=1, most=6)
    initial_colony_size = number(
        4, LOW, why="The first colony is printed; four players must fit.", least=1, most=4
    )
    peers_r5_first_gp = number(
        1,
        MEDIUM,
        why="A review: the order of peers pays money or fame; money is for the third and fourth.",
        most=20,
    )
    peers_r67_first_gp = number(2, MEDIUM, why="Grows with the rounds.", most=20)
    peers_r67_second_gp = number(1, MEDIUM, why="Half of the first.", most=20)
    sea5_ducats = number(1, MEDIUM, why="An income step of the trade track.", most=20)
    sea8_gp = number(1, LOW, why="A second, different reward on top of the first.", most=20)
    standup_cost = number(1, MEDIUM, why="Covers all regiments at once.", most=20)
    bull_cost = number(2, MEDIUM, why="An extra action, less the risk of a penalty.", most=20)
    war_gp_per_regiment = number(
        2, MEDIUM, why="Expensive but of greater glory; at 1 the upkeep would not pay.", most=20
    )
    admiral_b1_new_gp = number(
        2, MEDIUM, why="Makes the conditional action worth as much as the other.", most=20
    )
    admiral_b2_gp = number(1, MEDIUM, why="Two steps and one point.", most=20)
    banker_passive_ducats = number(1, MEDIUM, why="Mirrors the Cardinal's.", most=20)
    banker_b1_gp_per_ducat = number(
        2, MEDIUM, why="At 1 the action is never worth a turn; the Crown's limit bounds it.", most=20
    )
    banker_b2_ducats_per_tile = number(1, HIGH, why="Three ducats at the start, like a sale.", most=20)
    cardinal_b1_gp = number(2, MEDIUM, why="The donation alone.", most=20)
    cardinal_b1_rose_low_gp = number(1, MEDIUM, why="Silver or vegetables.", most=20)
    cardinal_b1_rose_high_gp = number(
        2, MEDIUM, why="Gold or gems, which a page of the publisher calls prized.", most=20
    )
    trader_b2_tiers = table(
        {1: 2, 3: 4, 5: 6},
        LOW,
        why="Three rising offers, ducats to GP; the net gain grows slowly.",
        most=50,
        open_keys=(1, 20),
    )
    constable_passive_gp = number(1, MEDIUM, why="Wars are mostly won, so small.", most=20)
    conqueror_b1_resource_gp = number(2, MEDIUM, why="As the other action.", most=20)
    conqueror_b1_natives_ducats = number(1, HIGH, why="The glyph of a single ducat.", most=20)
    conqueror_b1_house_ducats = number(1, HIGH, why="The glyph of a single ducat.", most=20)
    conqueror_b2_gp = number(2, MEDIUM, why="Equal to the first action.", most=20)
    natives_capture_gp = number(
        3,
        LOW,
        why=(
            "The text prints no reward; without one nobody would pay a ducat and a regiment "
            "(A12). 0 is the literal text."
        ),
        most=20,
    )
    inquisitor_passive_ducats = number(1, HIGH, why="The glyph of a single ducat.", most=20)
    inquisitor_b1_gp_per_window = number(1, MEDIUM, why="Up to three windows.", most=20)
    inquisitor_b2_gp_per_window = number(1, MEDIUM, why="Up to three windows.", most=20)
    pirate_b1_gp = number(2, MEDIUM, why="As other basic actions.", most=20)
    pirate_b2_gp = number(2, MEDIUM, why="As other basic actions.", most=20)
    pirate_b2_ransom = number(1, HIGH, why="The glyph of a single ducat.", most=20)
    pirate_b2_penalty = number(1, MEDIUM, why="Equals the Inquisitor's.", most=20)
    pirate_fallback_gp = number(1, MEDIUM, why="A consolation below both actions.", most=20)
    prince_b1_others_pay = number(1, HIGH, why="The glyph of a single ducat.", most=20)
    prince_b1_others_gp = number(1, MEDIUM, why="An offer, not a gift.", most=20)
    prince_b1_gp = number(2, MEDIUM, why="As other basic actions.", most=20)
    prince_b1_crown = number(2, MEDIUM, why="Not the glyph of a single ducat; as the King's.", most=20)
    prince_b2_gp_per_good = number(1, MEDIUM, why="None to three goods lie in the Church.", most=20)
    queen_passive_gp = number(1, LOW, why="Small, for it comes without a turn.", most=20)
    queen_b1_gp = table({1: 4, 2: 3, 3: 2, 4: 1}, MEDIUM, why="Four descending values.", most=20)
    king_b1_gp = table(
        {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3},
        MEDIUM,
        why="Three descending values by the Crown's wealth; it comes with the first place.",
        most=20,
    )
    king_b2_penalty = number(2, MEDIUM, why="The choice must be felt by the penniless.", most=20)
    king_b2_pay = number(1, MEDIUM, why="The choice must be felt by the penniless.", most=20)
    king_b2_crown = number(2, MEDIUM, why="Lets the other action by a bull reach a tier.", most=20)
    secretary_passive_ducats = number(1, MEDIUM, why="As other passives.", most=20)
    secretary_b1_own = number(1, HIGH, why="The phrase of the Ambassador's price.", most=20)
    secretary_b1_crown = number(1, HIGH, why="The phrase of the Ambassador's price.", most=20)
    secretary_b2_cost = number(2, MEDIUM, why="One less than the common action.", most=20)
    viceroy_passive_ducats = number(1, MEDIUM, why="For each colony; pays for the house.", most=20)
    viceroy_b1_own = number(1, HIGH, why="As the Secretary's.", most=20)
    viceroy_b1_crown = number(1, HIGH, why="As the Secretary's.", most=20)
    viceroy_b2_own = number(1, HIGH, why="As the Secretary's.", most=20)
    viceroy_b2_crown = number(1, HIGH, why="As the Secretary's.", most=20)
    painter_start_cost = number(1, MEDIUM, why="A first sitting.", most=20)
    painter_delivery_cost = number(2, MEDIUM, why="The text's plural.", most=20)
    painter_undelivered_gp = number(1, MEDIUM, why="The lowest face.", most=20)
    loan_ducats = number(2, MEDIUM, why="Needs only some GP, so the loss is 1.", most=20)
    loan_gp = number(1, MEDIUM, why="Needs only some GP, so the loss is 1.", most=20)
    fund_regiments_cost = number(
        2, MEDIUM, why="The price of a common action is a character's own and Crown price together.", most=20
    )
    explore_seas_step_cost = number(1, MEDIUM, why="A step.", most=20)
    explore_seas_magellan_cost = number(2, MEDIUM, why="The Secretary's 1 + 1.", most=20)
    open_mission_cost = number(2, MEDIUM, why="The Viceroy's 1 + 1.", most=20)
    visit_court_cost_1 = number(1, MEDIUM, why="A ducat for each place.", most=20)
    visit_court_cost_2 = number(2, MEDIUM, why="A ducat for each place.", most=20)
    workshops_cost = number(2, MEDIUM, why="The Secretary's 1 + 1.", most=20)
    buy_estate_cost = number(3, MEDIUM, why="One more than the Secretary's.", most=20)
    visit_embassies_cost = number(2, MEDIUM, why="The Ambassador's 1 + 1.", most=20)
    crown_per_discarded_tile = number(1, HIGH, why="One ducat for each tile.", most=20)
    house_gp = number(1, HIGH, why="One for each house.", most=20)
    majority_gp = table(
        {2: 2, 3: 3, 4: 4}, MEDIUM, why="The value follows the size.", most=20, open_keys=(1, 4)
    )
    rose_most_gp = number(3, MEDIUM, why="As a first place elsewhere.", most=20)
    rose_missing_gp = number(1, HIGH, why="Lost for each window missing to the most.", most=20)
    estate_end_gp = number(1, MEDIUM, why="Worth keeping.", most=20)
    austria_gp = table({1: 4, 2: 3, 3: 2, 4: 1}, MEDIUM, why="As the Queen's.", most=20)
    portugal_house_gp = number(1, MEDIUM, why="One for each.", most=20)
    portugal_majority_gp = number(1, MEDIUM, why="One for each.", most=20)
    papal_rose_gp = number(1, MEDIUM, why="One for each.", most=20)
    france_regiment_gp = number(1, MEDIUM, why="One for each.", most=20)
    # 1. Components with reconstructed values
    resource_icon = table(
        by_name(
            {
                "gold": "banker king queen",
                "silver": "trader constable conqueror secretary",
                "gems": "cardinal pirate inquisitor",
                "vegetables": "admiral viceroy prince ambassador",
            }
        ),
        MEDIUM,
        why="Common goods a little more often; the Trader's follows from an example.",
        words=RESOURCE_NAMES,
    )
    character_set = table(
        by_name(
            {
                "basic": "admiral banker cardinal trader constable conqueror pirate king viceroy",
                "advanced": "inquisitor prince queen secretary",
            }
        ),
        MEDIUM,
        why=(
            "The mark of the advanced ones survives on Inquisitor, Prince and Queen; the "
            "fourth is the Secretary or the Banker (A3)."
        ),
        words=("basic", "advanced"),
    )
    tile_mix = table(
        {"gold": 4, "silver": 7, "gems": 5, "vegetables": 7, "natives": 5, "colony_2": 2, "colony_4": 2},
        MEDIUM,
        why=(
            "The draw stack: 39 tiles less the five starters and the colonies of size 3; the "
            "mix of a prototype scaled."
        ),
        most=20,
    )
    size3_colonies = number(
        2, RULEBOOK, why="All of them are set aside; one comes in each of two rounds.", most=2
    )
    aggressive_natives = number(3, RULEBOOK, most=10)
    estate_backs = table(
        {"house": 2, "regiment": 2, "rose_window": 2, "bull": 1, "ducats_3": 1},
        MEDIUM,
        why="House and bull are named; the rest are goods of a supply.",
        most=8,
    )
    estate_ducats = number(3, MEDIUM, why="What the estate with ducats gives.", most=20)
    nw_hispaniola = table(
        slots("harbour mission town_council plantation"), MEDIUM, why=BUILT, words=BUILDINGS
    )
    nw_cuba = table(slots("harbour fort plantation town_council"), MEDIUM, why=BUILT, words=BUILDINGS)
    nw_new_spain = table(slots("town_council mission fort plantation"), MEDIUM, why=BUILT, words=BUILDINGS)
    nw_castilla_oro = table(slots("harbour mission fort town_council"), MEDIUM, why=BUILT, words=BUILDINGS)
    nw_new_granada = table(slots("mission plantation fort harbour"), MEDIUM, why=BUILT, words=BUILDINGS)
    nw_peru = table(slots("fort mission plantation town_council"), MEDIUM, why=BUILT, words=BUILDINGS)
    nw_la_plata = table(slots("plantation harbour mission fort"), MEDIUM, why=BUILT, words=BUILDINGS)
    # The options
    court: bool
    new_world: bool
    ambassador: bool
    two: bool  # two players draft in their own way
    commons: i64  # how many common actions there are
    # Tables
    surplus_start: i64
    size3_first: i64  # the rounds in which a colony of size 3 is founded
    size3_second: i64
    sea_ducats_from: i64
    sea_gp_from: i64
    sea_first: i64
    sea_second: i64
    sea_rest: i64
    tier_cost: Ints
    tier_gp: Ints
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

    def derive(self, options: Mapping[str, str], constants: Constants, seats: int) -> None:
        self.court = options.get("power_of_court") == "on"
        self.new_world = options.get("new_world") == "on"
        self.ambassador = options.get("ambassador") == "on"
        self.two = seats == 2
        self.commons = Common.COUNT if self.ambassador else Common.VISIT_EMBASSIES
        read_tables(self, constants)
        read_components(self, constants, options.get("court_3p_character", "random"))
        check(self, seats)


# 3. Options
ADVANCED: Final = tuple(
    name for name, kind in constants_of(Rules).texts("character_set").items() if kind == "advanced"
)
OPTIONS: Final = (
    Option("power_of_court", ("off", "on"), seats=(3, 4)),
    Option("court_3p_character", ("random", *ADVANCED), seats=(3,)),
    Option("new_world", ("off", "on")),
    Option("ambassador", ("off", "on"), seats=(3, 4)),
)
