"""Plus Ultra: names of all pieces, the verbs, events, reasons and options (dossier 1, 3 and 4).

The numbers of the rules come from data.toml by way of ruleset.py.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from ludarium.core.ruleset import Constants, Option
from ludarium.core.state import FIRST_REASON
from ludarium.core.words import Phrase, Verbs, Words

DATA: Final = Path(__file__).parent / "data.toml"
CONSTANTS, _REST = Constants.read(DATA)

# 1.2 New World tiles: the four resources first
GOLD: Final = 0
SILVER: Final = 1
GEMS: Final = 2
VEGETABLES: Final = 3
RESOURCES: Final[i64] = 4
NATIVES: Final = 4
COLONY_2: Final = 5
COLONY_3: Final = 6
COLONY_4: Final = 7
AGGRESSIVE: Final = 8
TILES: Final[i64] = 9
TILE_NAMES: Final = (
    *("gold", "silver", "gems", "vegetables", "natives"),
    *("colony_2", "colony_3", "colony_4", "aggressive_natives"),
)

# 1.3 Backs of estates
ESTATE_HOUSE: Final = 0
ESTATE_REGIMENT: Final = 1
ESTATE_WINDOW: Final = 2
ESTATE_BULL: Final = 3
ESTATE_DUCATS: Final = 4
BACKS: Final[i64] = 5
BACK_NAMES: Final = ("house", "regiment", "rose_window", "bull", "ducats_3")

# 1.4 Embassy tiles: all pairs and all triples of the nations
AUSTRIA: Final = 0
ENGLAND: Final = 1
FRANCE: Final = 2
PORTUGAL: Final = 3
PAPAL_STATES: Final = 4
NATIONS: Final[i64] = 5
NATION_NAMES: Final = ("austria", "england", "france", "portugal", "papal_states")
EMBLEMS: Final = [c for many in (2, 3) for c in combinations(range(5), many)]  # nations by embassy tile
EMBASSIES: Final[i64] = 20
EMBASSY_NAMES: Final = tuple("emb_" + "".join("aefps"[nation] for nation in tile) for tile in EMBLEMS)

# 1.5 Characters
ADMIRAL: Final = 0
BANKER: Final = 1
CARDINAL: Final = 2
TRADER: Final = 3
CONSTABLE: Final = 4
CONQUEROR: Final = 5
PIRATE: Final = 6
KING: Final = 7
VICEROY: Final = 8
INQUISITOR: Final = 9
PRINCE: Final = 10
QUEEN: Final = 11
SECRETARY: Final = 12
AMBASSADOR: Final = 13
CHARACTERS: Final[i64] = 14
CHARACTER_NAMES: Final = (
    *("admiral", "banker", "cardinal", "trader", "constable", "conqueror", "pirate", "king", "viceroy"),
    *("inquisitor", "prince", "queen", "secretary", "ambassador"),
)
# 7.1 What has become of a character this round
FREE: Final = 0
COMMITTED: Final = 1
FORFEITED: Final = 2
USED: Final = 3

# 1.6 Common actions
PAINTER: Final = 0
LOAN: Final = 1
FUND_REGIMENTS: Final = 2
EXPLORE_SEAS: Final = 3
OPEN_MISSION: Final = 4
VISIT_COURT: Final = 5
WORKSHOPS: Final = 6
BUY_ESTATE: Final = 7
VISIT_EMBASSIES: Final = 8
COMMONS: Final[i64] = 9
COMMON_NAMES: Final = (
    *("painter", "loan", "fund_regiments", "explore_seas", "open_mission"),
    *("visit_court", "workshops", "buy_estate", "visit_embassies"),
)

# 7.2 Colony cards and buildings
HISPANIOLA: Final = 0
SITES: Final[i64] = 7
SITE_NAMES: Final = (
    *("nw_hispaniola", "nw_cuba", "nw_new_spain", "nw_castilla_oro"),
    *("nw_new_granada", "nw_peru", "nw_la_plata"),
)
CATHEDRAL_SLOT: Final = 0
SLOTS: Final[i64] = 5  # the cathedral's and four more
HARBOUR: Final = 0
MISSION: Final = 1
TOWN_COUNCIL: Final = 2
PLANTATION: Final = 3
FORT: Final = 4
BUILDING_NAMES: Final = ("harbour", "mission", "town_council", "plantation", "fort")

# What lies on an exploration square: a kind of tile, or
NONE: Final = -1
FACE_DOWN: Final = -2

# Where GP and ducats come from: a character, or one of these
PEERS: Final = 14
SEA_TRADE: Final = 15
ESTATES: Final = 16
WAR: Final = 17
CAPTURE: Final = 18
CATHEDRAL: Final = 19
FORTS: Final = 20
COUNCILS: Final = 21
PLANTATIONS: Final = 22
LOANS: Final = 23
CROWN: Final = 24
CHURCH: Final = 25
OFFER: Final = 26
TRIBUTE: Final = 27
PIRACY: Final = 28
INQUISITION: Final = 29
PORTRAIT: Final = 30
BULLS: Final = 31
REGIMENTS: Final = 32
HOUSES: Final = 33
MAJORITIES: Final = 34
WINDOWS: Final = 35
SEA_RANKS: Final = 36
VOYAGES: Final = 37
EMBASSY_TILES: Final = 38
ALLIANCES: Final = 39  # 39 to 43, by nation
COURT: Final = 44
SHOPS: Final = 45
CAUSES: Final[i64] = 46
CAUSE_NAMES: Final = (
    *CHARACTER_NAMES,
    *("peers", "sea_trade", "estates", "war", "capture", "cathedral", "forts", "councils", "plantations"),
    *("loans", "crown", "church", "offer", "tribute", "piracy", "inquisition", "portrait", "bulls"),
    *("regiments", "houses", "majorities", "windows", "sea_ranks", "voyages", "embassies"),
    *NATION_NAMES,
    *("court", "shops"),
)

# Vocabularies
TILE: Final = Words("tile", TILE_NAMES)
CHARACTER: Final = Words("character", CHARACTER_NAMES)
COMMON: Final = Words("common", COMMON_NAMES)
UNLOCKED: Final = Words("unlock", (*COMMON_NAMES, "none"))
ESTATE: Final = Words("estate", BACK_NAMES)
EMBASSY: Final = Words("embassy", EMBASSY_NAMES)
SITE: Final = Words("site", SITE_NAMES)
CAUSE: Final = Words("cause", CAUSE_NAMES)
SEAT: Final = Words("seat", last=3)
NUMBER: Final = Words("number")
ACTION: Final = Words("basic", first=1, last=2)
POSITION: Final = Words("position", first=1, last=7)
SQUARE: Final = Words("square", first=1, last=12)
ONTO: Final = Words(
    "onto", ("free", *(str(square) for square in range(1, 9)))
)  # a full market square, or none
SOURCE: Final = Words("source", ("surplus", *(str(square) for square in range(1, 9))))
SLOT: Final = Words("slot", ("none", "1", "2", "3", "4"))  # none: the next free one, without the New World
CATHEDRAL_AT: Final = Words("cathedral", ("gp", *(str(position) for position in range(1, 8))))
YES_NO: Final = Words("answer", ("no", "yes"))
READINESS: Final = Words("readiness", ("ready", "tired"))
GOOD: Final = Words("good", ("rose_window", "house", "magellan"))
SEAS: Final = Words("seas", ("sea", "magellan"))
MEANS: Final = Words("means", ("bull", "regiment"))
NATIVES_BY: Final = Words("natives_by", ("bull", "regiment", "leave"))
RANSOM_BY: Final = Words("ransom_by", ("regiment", "ducat"))
TRIBUTE_BY: Final = Words("tribute_by", ("gp", "ducat"))
REPLY: Final = Words("reply", ("pay", "pass"))
PASSIVE_USE: Final = Words("passive_use", ("activate", "decline"))
DIRECTION: Final = Words("direction", ("down", "up"))
DESK: Final = Words("desk", ("display_1", "display_2", "stack"))
READY: Final = 0
TIRED: Final = 1
GOOD_WINDOW: Final = 0
GOOD_HOUSE: Final = 1
GOOD_MAGELLAN: Final = 2
BY_BULL: Final = 0
BY_REGIMENT: Final = 1
LEAVE: Final = 2
STACK: Final = 2  # of DESK
DESKS: Final[i64] = 3
GOODS: Final[i64] = 3

# Chance outcomes, by vocabulary
TILE_DRAWN: Final = 0
CHARACTER_DRAWN: Final = 1
ESTATE_DRAWN: Final = 2
EMBASSY_DRAWN: Final = 3
SITE_DRAWN: Final = 4
ROLLED_NUMBER: Final = 5  # a die, less one, or the first seat
CHANCE: Final = (TILE, CHARACTER, ESTATE, EMBASSY, SITE, NUMBER)

# Verbs: the beginning of a round
STAND_UP: Final = 0
DRAFT: Final = 1
BUY_BULL: Final = 2
BID: Final = 3
# a turn
PLAY_CARD: Final = 4
UNLOCK: Final = 5
NO_EFFECT: Final = 6
USE_BULL: Final = 7
DECLINE: Final = 8
END_TURN: Final = 9
DISCARD_ESTATE: Final = 10
MUSTER: Final = 11
# common actions, in their order from here on
DO_COMMON: Final = 12
DO_LOAN: Final = 13
DO_FUND: Final = 14
DO_EXPLORE: Final = 15
DO_MISSION: Final = 16
DO_COURT: Final = 17
DO_WORKSHOPS: Final = 18
DO_ESTATE: Final = 19
DO_EMBASSIES: Final = 20
# basic actions; those without a choice are all `basic`
BASIC: Final = 21
SHIP: Final = 22
DEPOSIT: Final = 23
DONATE: Final = 24
SELL: Final = 25
SPEND: Final = 26
REPLACE: Final = 27
REINFORCE: Final = 28
RECRUIT: Final = 29
CARRY: Final = 30
TURN_WINDOWS: Final = 31
RAID: Final = 32
PLUNDER: Final = 33
ACQUIRE: Final = 34
TAKE_ESTATE: Final = 35
SETTLE: Final = 36
CATCH: Final = 37
TAKE_EMBASSY: Final = 38
COPY: Final = 39
# answers
NATIVES_FOUND: Final = 40
HOUSE: Final = 41
CATHEDRAL_CHOICE: Final = 42
MISSION_CAPTURE: Final = 43
RANSOM: Final = 44
OFFERED: Final = 45
PAY_TRIBUTE: Final = 46
COIN: Final = 47
PASSIVE: Final = 48
RAID_MOVE: Final = 49
VERBS: Final = Verbs(
    Phrase("standup", answer=YES_NO),
    Phrase("draft", character=CHARACTER),
    Phrase("buy_bull", answer=YES_NO),
    Phrase("bid", regiments=NUMBER),
    Phrase("play_card", character=CHARACTER),
    Phrase("unlock", common=UNLOCKED),
    Phrase("no_effect"),
    Phrase("use_bull"),
    Phrase("decline"),
    Phrase("end_turn"),
    Phrase("discard_estate", number=SQUARE),
    Phrase("muster", readiness=READINESS),
    Phrase("painter"),
    Phrase("loan"),
    Phrase("fund_regiments", readiness=READINESS),
    Phrase("explore_seas", what=SEAS),
    Phrase("open_mission", position=POSITION, slot=SLOT),
    Phrase("visit_court", steps=NUMBER),
    Phrase("workshops", good=GOOD),
    Phrase("buy_estate", square=SQUARE),
    Phrase("visit_embassies", desk=DESK),
    Phrase("basic", basic=ACTION),
    Phrase("ship", basic=ACTION, position=POSITION, onto=ONTO),
    Phrase("deposit", basic=ACTION, ducats=NUMBER),
    Phrase("donate", basic=ACTION, source=SOURCE, square=SQUARE, window=YES_NO),
    Phrase("sell", basic=ACTION, source=SOURCE),
    Phrase("spend", basic=ACTION, tier=SQUARE),
    Phrase("replace", basic=ACTION, square=SQUARE),
    Phrase("reinforce", basic=ACTION, owner=SEAT),
    Phrase("recruit", basic=ACTION, readiness=READINESS),
    Phrase("carry", basic=ACTION, position=POSITION),
    Phrase("windows", basic=ACTION, windows=NUMBER),
    Phrase("raid", basic=ACTION, victim=SEAT),
    Phrase("plunder", basic=ACTION, position=POSITION),
    Phrase("acquire", basic=ACTION, good=GOOD),
    Phrase("take_estate", basic=ACTION, square=SQUARE),
    Phrase("settle", basic=ACTION, position=POSITION, slot=SLOT),
    Phrase("catch", basic=ACTION, position=POSITION, tile=TILE, by=MEANS),
    Phrase("take_embassy", basic=ACTION, desk=DESK),
    Phrase("copy", basic=ACTION, character=CHARACTER),
    Phrase("natives", by=NATIVES_BY),
    Phrase("house", slot=SLOT),
    Phrase("cathedral", at=CATHEDRAL_AT),
    Phrase("mission_capture", position=POSITION, tile=TILE),
    Phrase("ransom", by=RANSOM_BY),
    Phrase("offer", answer=REPLY),
    Phrase("tribute", by=TRIBUTE_BY),
    Phrase("coin", square=SQUARE),
    Phrase("passive", answer=PASSIVE_USE),
    Phrase("raid_move", direction=DIRECTION),
)

# Events: points and purses
BEGAN: Final = 0
ROUND_BEGAN: Final = 1
SCORED: Final = 2
LOST: Final = 3
EARNED: Final = 4
PAID: Final = 5
CROWN_GREW: Final = 6
# the New World
TILE_TURNED: Final = 7
COLONY_FOUNDED: Final = 8
CARD_FLIPPED: Final = 9
TILE_GONE: Final = 10
HOUSE_BUILT: Final = 11
CATHEDRAL_BUILT: Final = 12
CAPTURED: Final = 13
SACKED: Final = 14
RAIDED: Final = 15
CARD_REMOVED: Final = 16
# market and Church
TO_MARKET: Final = 17
TO_SURPLUS: Final = 18
DONATED: Final = 19
WINDOWS_USED: Final = 20
WINDOWS_LIT: Final = 21
CHURCH_COMPLETED: Final = 22
COIN_LAID: Final = 23
# the beginning of a round
STOOD_UP: Final = 24
DICE_ROLLED: Final = 25
DRAFT_BEGAN: Final = 26
DRAFTED: Final = 27
REMOVED: Final = 28
REVEALED: Final = 29
LEFT_OVER: Final = 30
BOUGHT_BULL: Final = 31
BID_MADE: Final = 32
PLACED: Final = 33
SENT_HOME: Final = 34
# a turn
PHASE_BEGAN: Final = 35
PLAYED: Final = 36
ACTED: Final = 37
WITHOUT_EFFECT: Final = 38
BULL_USED: Final = 39
DID_COMMON: Final = 40
UNLOCKED_ACTION: Final = 41
MOVED_UP: Final = 42
SAILED: Final = 43
TOOK: Final = 44
TOOK_BULL: Final = 45
TOOK_REGIMENT: Final = 46
REPLACED: Final = 47
TIRED_REGIMENT: Final = 48
ESTATE_BOUGHT: Final = 49
ESTATE_DISCARDED: Final = 50
EMBASSY_TAKEN: Final = 51
EMBASSY_HIDDEN: Final = 52
EMBASSY_SHOWN: Final = 53
PASSIVE_DECIDED: Final = 54
POSED: Final = 55
# the end of a round
WAR_WON: Final = 56
WAR_LOST: Final = 57
TURNED_UP: Final = 58
ROUND_ENDED: Final = 59
EVENTS: Final = (
    Phrase("began", seat=SEAT),
    Phrase("round_began", round=NUMBER),
    Phrase("scored", seat=SEAT, points=NUMBER, cause=CAUSE, total=NUMBER),
    Phrase("lost", seat=SEAT, points=NUMBER, cause=CAUSE, total=NUMBER),
    Phrase("earned", seat=SEAT, ducats=NUMBER, cause=CAUSE),
    Phrase("paid", seat=SEAT, ducats=NUMBER, cause=CAUSE, crown=NUMBER),
    Phrase("crown_grew", ducats=NUMBER, total=NUMBER),
    Phrase("tile_turned", position=POSITION, tile=TILE),
    Phrase("colony_founded", position=POSITION, size=NUMBER),
    Phrase("card_flipped", position=POSITION, site=SITE),
    Phrase("tile_gone", tile=TILE),
    Phrase("house_built", seat=SEAT, position=POSITION, slot=SLOT),
    Phrase("cathedral_built", seat=SEAT, position=POSITION),
    Phrase("captured", seat=SEAT, position=POSITION, tile=TILE),
    Phrase("sacked", seat=SEAT, position=POSITION, tile=TILE),
    Phrase("raided", position=POSITION, to=POSITION),
    Phrase("card_removed", position=POSITION),
    Phrase("to_market", tile=TILE, square=SQUARE),
    Phrase("to_surplus", tile=TILE),
    Phrase("donated", seat=SEAT, tile=TILE, square=SQUARE),
    Phrase("windows_used", seat=SEAT, windows=NUMBER),
    Phrase("windows_lit", seat=SEAT, windows=NUMBER),
    Phrase("church_completed", seat=SEAT),
    Phrase("coin_laid", seat=SEAT, square=SQUARE),
    Phrase("stood_up", seat=SEAT),
    Phrase("dice_rolled", first=NUMBER, second=NUMBER, third=NUMBER, level=NUMBER),
    Phrase("draft_began"),
    Phrase("drafted", secret=["character"], seat=SEAT, character=CHARACTER),
    Phrase("removed"),
    Phrase("revealed", seat=SEAT, character=CHARACTER),
    Phrase("left_over", character=CHARACTER),
    Phrase("bought_bull", seat=SEAT),
    Phrase("bid_made", seat=SEAT, regiments=NUMBER),
    Phrase("placed", seat=SEAT, square=SQUARE),
    Phrase("sent_home", seat=SEAT, regiments=NUMBER),
    Phrase("phase_began", phase=NUMBER),
    Phrase("played", seat=SEAT, character=CHARACTER),
    Phrase("acted", seat=SEAT, character=CHARACTER, basic=ACTION),
    Phrase("without_effect", seat=SEAT, character=CHARACTER),
    Phrase("bull_used", seat=SEAT),
    Phrase("did_common", seat=SEAT, common=COMMON),
    Phrase("unlocked_action", seat=SEAT, common=COMMON, owner=SEAT),
    Phrase("moved_up", seat=SEAT, place=NUMBER),
    Phrase("sailed", seat=SEAT, square=NUMBER),
    Phrase("took", seat=SEAT, good=GOOD),
    Phrase("took_bull", seat=SEAT),
    Phrase("took_regiment", seat=SEAT, readiness=READINESS),
    Phrase("replaced", seat=SEAT, owner=SEAT, square=SQUARE),
    Phrase("tired_regiment", seat=SEAT),
    Phrase("estate_bought", secret=["estate"], seat=SEAT, square=SQUARE, estate=ESTATE),
    Phrase("estate_discarded", seat=SEAT, estate=ESTATE),
    Phrase("embassy_taken", seat=SEAT, embassy=EMBASSY),
    Phrase("embassy_hidden", secret=["embassy"], seat=SEAT, embassy=EMBASSY),
    Phrase("embassy_shown", embassy=EMBASSY),
    Phrase("passive_decided", seat=SEAT, character=CHARACTER, answer=PASSIVE_USE),
    Phrase("posed", seat=SEAT, face=NUMBER),
    Phrase("war_won", level=NUMBER),
    Phrase("war_lost", level=NUMBER),
    Phrase("turned_up", character=CHARACTER),
    Phrase("round_ended", round=NUMBER),
)

# Reasons
NEEDS_DUCATS: Final = FIRST_REASON
NEEDS_POINTS: Final = FIRST_REASON + 1
NOT_IN_PACK: Final = FIRST_REASON + 2
TOO_FEW_READY: Final = FIRST_REASON + 3
NOT_YOUR_CARD: Final = FIRST_REASON + 4
CARD_USED: Final = FIRST_REASON + 5
CARD_FORFEITED: Final = FIRST_REASON + 6
COMMITTED_FIRST: Final = FIRST_REASON + 7
COMMON_DONE: Final = FIRST_REASON + 8
LOCKED: Final = FIRST_REASON + 9
NO_MARKER: Final = FIRST_REASON + 10
NO_USE: Final = FIRST_REASON + 11
OTHER_CHARACTER: Final = FIRST_REASON + 12
REQUISITE: Final = FIRST_REASON + 13
CAN_ACT: Final = FIRST_REASON + 14
NO_ESTATE: Final = FIRST_REASON + 15
NOT_LOCKED: Final = FIRST_REASON + 16
NO_BULL: Final = FIRST_REASON + 17
BULL_SPENT: Final = FIRST_REASON + 18
NOT_OFFERED: Final = FIRST_REASON + 19
REASONS: Final = (
    Phrase("needs-ducats", price=NUMBER, ducats=NUMBER),
    Phrase("needs-points", points=NUMBER),
    Phrase("not-in-pack", character=CHARACTER),
    Phrase("too-few-ready", ready=NUMBER),
    Phrase("not-your-card", character=CHARACTER),
    Phrase("card-used", character=CHARACTER),
    Phrase("card-forfeited", character=CHARACTER),
    Phrase("committed-first"),
    Phrase("common-done"),
    Phrase("locked", common=COMMON, owner=SEAT),
    Phrase("no-marker"),
    Phrase("no-use", common=COMMON),
    Phrase("other-character", character=CHARACTER),
    Phrase("requisite", character=CHARACTER, basic=ACTION),
    Phrase("can-act"),
    Phrase("no-estate", number=SQUARE),
    Phrase("not-locked"),
    Phrase("no-bull"),
    Phrase("bull-spent"),
    Phrase("not-offered"),
)

# 3. Options
ADVANCED: Final = tuple(name for name, kind in CONSTANTS.texts("character_set").items() if kind == "advanced")
OPTIONS: Final = (
    Option("power_of_court", ("off", "on"), seats=(3, 4)),
    Option("court_3p_character", ("random", *ADVANCED), seats=(3,)),
    Option("new_world", ("off", "on")),
    Option("ambassador", ("off", "on"), seats=(3, 4)),
)
