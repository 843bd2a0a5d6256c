"""All characters, by number, with the verbs of their basic actions."""

from __future__ import annotations

from ludarium.games.plus_ultra.characters.admiral import Admiral
from ludarium.games.plus_ultra.characters.ambassador import Ambassador
from ludarium.games.plus_ultra.characters.banker import Banker
from ludarium.games.plus_ultra.characters.cardinal import Cardinal
from ludarium.games.plus_ultra.characters.character import CAST
from ludarium.games.plus_ultra.characters.conqueror import Conqueror
from ludarium.games.plus_ultra.characters.constable import Constable
from ludarium.games.plus_ultra.characters.inquisitor import Inquisitor
from ludarium.games.plus_ultra.characters.king import King
from ludarium.games.plus_ultra.characters.pirate import Pirate
from ludarium.games.plus_ultra.characters.prince import Prince
from ludarium.games.plus_ultra.characters.queen import Queen
from ludarium.games.plus_ultra.characters.secretary import Secretary
from ludarium.games.plus_ultra.characters.trader import Trader
from ludarium.games.plus_ultra.characters.viceroy import Viceroy
from ludarium.games.plus_ultra.data import (
    ACQUIRE,
    BASIC,
    CARRY,
    CATCH,
    COPY,
    DEPOSIT,
    DONATE,
    PLUNDER,
    RAID,
    RECRUIT,
    REINFORCE,
    REPLACE,
    SELL,
    SETTLE,
    SHIP,
    SPEND,
    TAKE_EMBASSY,
    TAKE_ESTATE,
    TURN_WINDOWS,
)

CAST.extend(
    [
        Admiral("admiral", SHIP, BASIC),
        Banker("banker", DEPOSIT, BASIC),
        Cardinal("cardinal", DONATE, BASIC),
        Trader("trader", SELL, SPEND),
        Constable("constable", REPLACE, REINFORCE, RECRUIT),
        Conqueror("conqueror", BASIC, CARRY),
        Pirate("pirate", RAID, PLUNDER),
        King("king", BASIC),
        Viceroy("viceroy", SETTLE, CATCH),
        Inquisitor("inquisitor", TURN_WINDOWS),
        Prince("prince", BASIC),
        Queen("queen", BASIC),
        Secretary("secretary", ACQUIRE, TAKE_ESTATE),
        Ambassador("ambassador", TAKE_EMBASSY, COPY),
    ]
)
