"""Plus Ultra: what can happen, in the past tense."""

from __future__ import annotations

from ludarium.core.declare import Events, event
from ludarium.games.plus_ultra.data import (
    ACTION,
    EMBASSY,
    NUMBER,
    POSITION,
    SEAT,
    SLOT,
    SQUARE,
    Cause,
    Character,
    Common,
    Estate,
    Good,
    PassiveUse,
    Readiness,
    Site,
    Tile,
)


class Event(Events):
    # points and purses
    BEGAN = event(seat=SEAT)
    ROUND_BEGAN = event(round=NUMBER)
    SCORED = event(seat=SEAT, points=NUMBER, cause=Cause, total=NUMBER)
    LOST = event(seat=SEAT, points=NUMBER, cause=Cause, total=NUMBER)
    EARNED = event(seat=SEAT, ducats=NUMBER, cause=Cause)
    PAID = event(seat=SEAT, ducats=NUMBER, cause=Cause, crown=NUMBER)
    CROWN_GREW = event(ducats=NUMBER, total=NUMBER)
    # the New World
    TILE_TURNED = event(position=POSITION, tile=Tile)
    COLONY_FOUNDED = event(position=POSITION, size=NUMBER)
    CARD_FLIPPED = event(position=POSITION, site=Site)
    TILE_GONE = event(tile=Tile)
    HOUSE_BUILT = event(seat=SEAT, position=POSITION, slot=SLOT)
    CATHEDRAL_BUILT = event(seat=SEAT, position=POSITION)
    CAPTURED = event(seat=SEAT, position=POSITION, tile=Tile)
    SACKED = event(seat=SEAT, position=POSITION, tile=Tile)
    RAIDED = event(position=POSITION, to=POSITION)
    CARD_REMOVED = event(position=POSITION)
    # market and Church
    TO_MARKET = event(tile=Tile, square=SQUARE)
    TO_SURPLUS = event(tile=Tile)
    DONATED = event(seat=SEAT, tile=Tile, square=SQUARE)
    WINDOWS_USED = event(seat=SEAT, windows=NUMBER)
    WINDOWS_LIT = event(seat=SEAT, windows=NUMBER)
    CHURCH_COMPLETED = event(seat=SEAT)
    COIN_LAID = event(seat=SEAT, square=SQUARE)
    # the beginning of a round
    STOOD_UP = event(seat=SEAT)
    DICE_ROLLED = event(first=NUMBER, second=NUMBER, third=NUMBER, level=NUMBER)
    DRAFT_BEGAN = event()
    DRAFTED = event(secret=["character"], seat=SEAT, character=Character)
    REMOVED = event()
    REVEALED = event(seat=SEAT, character=Character)
    LEFT_OVER = event(character=Character)
    BOUGHT_BULL = event(seat=SEAT)
    BID_MADE = event(seat=SEAT, regiments=NUMBER)
    PLACED = event(seat=SEAT, square=SQUARE)
    SENT_HOME = event(seat=SEAT, regiments=NUMBER)
    # a turn
    PHASE_BEGAN = event(phase=NUMBER)
    PLAYED = event(seat=SEAT, character=Character)
    ACTED = event(seat=SEAT, character=Character, basic=ACTION)
    WITHOUT_EFFECT = event(seat=SEAT, character=Character)
    BULL_USED = event(seat=SEAT)
    DID_COMMON = event(seat=SEAT, common=Common)
    UNLOCKED_ACTION = event(seat=SEAT, common=Common, owner=SEAT)
    MOVED_UP = event(seat=SEAT, place=NUMBER)
    SAILED = event(seat=SEAT, square=NUMBER)
    TOOK = event(seat=SEAT, good=Good)
    TOOK_BULL = event(seat=SEAT)
    TOOK_REGIMENT = event(seat=SEAT, readiness=Readiness)
    REPLACED = event(seat=SEAT, owner=SEAT, square=SQUARE)
    TIRED_REGIMENT = event(seat=SEAT)
    ESTATE_BOUGHT = event(secret=["estate"], seat=SEAT, square=SQUARE, estate=Estate)
    ESTATE_DISCARDED = event(seat=SEAT, estate=Estate)
    EMBASSY_TAKEN = event(seat=SEAT, embassy=EMBASSY)
    EMBASSY_HIDDEN = event(secret=["embassy"], seat=SEAT, embassy=EMBASSY)
    EMBASSY_SHOWN = event(embassy=EMBASSY)
    PASSIVE_DECIDED = event(seat=SEAT, character=Character, answer=PassiveUse)
    POSED = event(seat=SEAT, face=NUMBER)
    # the end of a round
    WAR_WON = event(level=NUMBER)
    WAR_LOST = event(level=NUMBER)
    TURNED_UP = event(character=Character)
    ROUND_ENDED = event(round=NUMBER)
