"""Plus Ultra: names of all pieces, the verbs (dossier 1, 3 and 4).

The numbers of the rules stand in ruleset.py.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from ludarium.core.declare import (
    Chances,
    Kinds,
    Verbs,
    chance,
    count,
    kind,
    names,
    verb,
)
from ludarium.core.words import Vocabulary

# 1.2 New World tiles: the four resources first


class Tile(Kinds):
    GOLD = kind()
    SILVER = kind()
    GEMS = kind()
    VEGETABLES = kind()
    NATIVES = kind()
    COLONY_2 = kind()
    COLONY_3 = kind()
    COLONY_4 = kind()
    AGGRESSIVE_NATIVES = kind()
    COUNT = count()


RESOURCES: Final[i64] = 4

# 1.3 Backs of estates


class Estate(Kinds):
    HOUSE = kind()
    REGIMENT = kind()
    ROSE_WINDOW = kind()
    BULL = kind()
    DUCATS_3 = kind()
    COUNT = count()


# 1.4 Embassy tiles: all pairs and all triples of the nations


class Nation(Kinds):
    AUSTRIA = kind()
    ENGLAND = kind()
    FRANCE = kind()
    PORTUGAL = kind()
    PAPAL_STATES = kind()
    COUNT = count()


EMBLEMS: Final = [c for many in (2, 3) for c in combinations(range(5), many)]  # nations by embassy tile
EMBASSIES: Final[i64] = 20
EMBASSY_NAMES: Final = tuple("emb_" + "".join("aefps"[nation] for nation in tile) for tile in EMBLEMS)

# 1.5 Characters


class Character(Kinds):
    ADMIRAL = kind()
    BANKER = kind()
    CARDINAL = kind()
    TRADER = kind()
    CONSTABLE = kind()
    CONQUEROR = kind()
    PIRATE = kind()
    KING = kind()
    VICEROY = kind()
    INQUISITOR = kind()
    PRINCE = kind()
    QUEEN = kind()
    SECRETARY = kind()
    AMBASSADOR = kind()
    COUNT = count()


class Status(Kinds):
    """7.1 What has become of a character this round."""

    FREE = kind()
    COMMITTED = kind()
    FORFEITED = kind()
    USED = kind()


# 1.6 Common actions


class Common(Kinds):
    PAINTER = kind()
    LOAN = kind()
    FUND_REGIMENTS = kind()
    EXPLORE_SEAS = kind()
    OPEN_MISSION = kind()
    VISIT_COURT = kind()
    WORKSHOPS = kind()
    BUY_ESTATE = kind()
    VISIT_EMBASSIES = kind()
    COUNT = count()


# 7.2 Colony cards and buildings


class Site(Kinds):
    NW_HISPANIOLA = kind()
    NW_CUBA = kind()
    NW_NEW_SPAIN = kind()
    NW_CASTILLA_ORO = kind()
    NW_NEW_GRANADA = kind()
    NW_PERU = kind()
    NW_LA_PLATA = kind()
    COUNT = count()


CATHEDRAL_SLOT: Final = 0
SLOTS: Final[i64] = 5  # the cathedral's and four more


class Building(Kinds):
    HARBOUR = kind()
    MISSION = kind()
    TOWN_COUNCIL = kind()
    PLANTATION = kind()
    FORT = kind()


# What lies on an exploration square: a kind of tile, or
NONE: Final = -1
FACE_DOWN: Final = -2


class Cause(Kinds):
    """Where GP and ducats come from."""

    # a character: numbered as in Character
    ADMIRAL = kind()
    BANKER = kind()
    CARDINAL = kind()
    TRADER = kind()
    CONSTABLE = kind()
    CONQUEROR = kind()
    PIRATE = kind()
    KING = kind()
    VICEROY = kind()
    INQUISITOR = kind()
    PRINCE = kind()
    QUEEN = kind()
    SECRETARY = kind()
    AMBASSADOR = kind()
    # everything else
    PEERS = kind()
    SEA_TRADE = kind()
    ESTATES = kind()
    WAR = kind()
    CAPTURE = kind()
    CATHEDRAL = kind()
    FORTS = kind()
    COUNCILS = kind()
    PLANTATIONS = kind()
    LOANS = kind()
    CROWN = kind()
    CHURCH = kind()
    OFFER = kind()
    TRIBUTE = kind()
    PIRACY = kind()
    INQUISITION = kind()
    PORTRAIT = kind()
    BULLS = kind()
    REGIMENTS = kind()
    HOUSES = kind()
    MAJORITIES = kind()
    WINDOWS = kind()
    SEA_RANKS = kind()
    VOYAGES = kind()
    EMBASSIES = kind()
    # an alliance: in the order of Nation
    AUSTRIA = kind()
    ENGLAND = kind()
    FRANCE = kind()
    PORTUGAL = kind()
    PAPAL_STATES = kind()
    COURT = kind()
    SHOPS = kind()
    COUNT = count()


# Vocabularies
UNLOCKED: Final = Vocabulary("unlock", (*names(Common), "none"))
EMBASSY: Final = Vocabulary("embassy", EMBASSY_NAMES)
SEAT: Final = Vocabulary("seat", last=3)
NUMBER: Final = Vocabulary("number")
ACTION: Final = Vocabulary("basic", first=1, last=2)
POSITION: Final = Vocabulary("position", first=1, last=7)
SQUARE: Final = Vocabulary("square", first=1, last=12)
ONTO: Final = Vocabulary(
    "onto", ("free", *(str(square) for square in range(1, 9)))
)  # a full market square, or none
SOURCE: Final = Vocabulary("source", ("surplus", *(str(square) for square in range(1, 9))))
SLOT: Final = Vocabulary(
    "slot", ("none", "1", "2", "3", "4")
)  # none: the next free one, without the New World
CATHEDRAL_AT: Final = Vocabulary("cathedral", ("gp", *(str(position) for position in range(1, 8))))


class Answer(Kinds):
    NO = kind()
    YES = kind()


class Seas(Kinds):
    SEA = kind()
    MAGELLAN = kind()


class Means(Kinds):
    BULL = kind()
    REGIMENT = kind()


class RansomBy(Kinds):
    REGIMENT = kind()
    DUCAT = kind()


class TributeBy(Kinds):
    GP = kind()
    DUCAT = kind()


class Reply(Kinds):
    PAY = kind()
    PASS = kind()


class PassiveUse(Kinds):
    ACTIVATE = kind()
    DECLINE = kind()


class Direction(Kinds):
    DOWN = kind()
    UP = kind()


class Desk(Kinds):
    DISPLAY_1 = kind()
    DISPLAY_2 = kind()
    STACK = kind()
    COUNT = count()


class Readiness(Kinds):
    READY = kind()
    TIRED = kind()


class Good(Kinds):
    ROSE_WINDOW = kind()
    HOUSE = kind()
    MAGELLAN = kind()
    COUNT = count()


class NativesBy(Kinds):
    BULL = kind()
    REGIMENT = kind()
    LEAVE = kind()


# Chance outcomes, by vocabulary


class Chance(Chances):
    TILE_DRAWN = chance(Tile)
    CHARACTER_DRAWN = chance(Character)
    ESTATE_DRAWN = chance(Estate)
    EMBASSY_DRAWN = chance(EMBASSY)
    SITE_DRAWN = chance(Site)
    ROLLED_NUMBER = chance(NUMBER)


# Verbs: the beginning of a round


class Verb(Verbs):
    STANDUP = verb(answer=Answer)
    DRAFT = verb(character=Character)
    BUY_BULL = verb(answer=Answer)
    BID = verb(regiments=NUMBER)
    # a turn
    PLAY_CARD = verb(character=Character)
    UNLOCK = verb(common=UNLOCKED)
    NO_EFFECT = verb()
    USE_BULL = verb()
    DECLINE = verb()
    END_TURN = verb()
    DISCARD_ESTATE = verb(number=SQUARE)
    MUSTER = verb(readiness=Readiness)
    # common actions, in their order from here on
    PAINTER = verb()
    LOAN = verb()
    FUND_REGIMENTS = verb(readiness=Readiness)
    EXPLORE_SEAS = verb(what=Seas)
    OPEN_MISSION = verb(position=POSITION, slot=SLOT)
    VISIT_COURT = verb(steps=NUMBER)
    WORKSHOPS = verb(good=Good)
    BUY_ESTATE = verb(square=SQUARE)
    VISIT_EMBASSIES = verb(desk=Desk)
    # basic actions; those without a choice are all `basic`
    BASIC = verb(basic=ACTION)
    SHIP = verb(basic=ACTION, position=POSITION, onto=ONTO)
    DEPOSIT = verb(basic=ACTION, ducats=NUMBER)
    DONATE = verb(basic=ACTION, source=SOURCE, square=SQUARE, window=Answer)
    SELL = verb(basic=ACTION, source=SOURCE)
    SPEND = verb(basic=ACTION, tier=SQUARE)
    REPLACE = verb(basic=ACTION, square=SQUARE)
    REINFORCE = verb(basic=ACTION, owner=SEAT)
    RECRUIT = verb(basic=ACTION, readiness=Readiness)
    CARRY = verb(basic=ACTION, position=POSITION)
    WINDOWS = verb(basic=ACTION, windows=NUMBER)
    RAID = verb(basic=ACTION, victim=SEAT)
    PLUNDER = verb(basic=ACTION, position=POSITION)
    ACQUIRE = verb(basic=ACTION, good=Good)
    TAKE_ESTATE = verb(basic=ACTION, square=SQUARE)
    SETTLE = verb(basic=ACTION, position=POSITION, slot=SLOT)
    CATCH = verb(basic=ACTION, position=POSITION, tile=Tile, by=Means)
    TAKE_EMBASSY = verb(basic=ACTION, desk=Desk)
    COPY = verb(basic=ACTION, character=Character)
    # answers
    NATIVES = verb(by=NativesBy)
    HOUSE = verb(slot=SLOT)
    CATHEDRAL = verb(at=CATHEDRAL_AT)
    MISSION_CAPTURE = verb(position=POSITION, tile=Tile)
    RANSOM = verb(by=RansomBy)
    OFFER = verb(answer=Reply)
    TRIBUTE = verb(by=TributeBy)
    COIN = verb(square=SQUARE)
    PASSIVE = verb(answer=PassiveUse)
    RAID_MOVE = verb(direction=Direction)
