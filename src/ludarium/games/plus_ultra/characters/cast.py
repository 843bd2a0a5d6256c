"""All characters, by number, with the verbs of their basic actions."""

from __future__ import annotations

from ludarium.games.plus_ultra.characters.admiral import Admiral
from ludarium.games.plus_ultra.characters.ambassador import Ambassador
from ludarium.games.plus_ultra.characters.banker import Banker
from ludarium.games.plus_ultra.characters.cardinal import Cardinal
from ludarium.games.plus_ultra.characters.conqueror import Conqueror
from ludarium.games.plus_ultra.characters.constable import Constable
from ludarium.games.plus_ultra.characters.inquisitor import Inquisitor
from ludarium.games.plus_ultra.characters.king import King
from ludarium.games.plus_ultra.characters.pirate import Pirate
from ludarium.games.plus_ultra.characters.prince import Prince
from ludarium.games.plus_ultra.characters.queen import Queen
from ludarium.games.plus_ultra.characters.role import CAST
from ludarium.games.plus_ultra.characters.secretary import Secretary
from ludarium.games.plus_ultra.characters.trader import Trader
from ludarium.games.plus_ultra.characters.viceroy import Viceroy
from ludarium.games.plus_ultra.data import Verb

for role in [
    Admiral("admiral", Verb.SHIP, Verb.BASIC),
    Banker("banker", Verb.DEPOSIT, Verb.BASIC),
    Cardinal("cardinal", Verb.DONATE, Verb.BASIC),
    Trader("trader", Verb.SELL, Verb.SPEND),
    Constable("constable", Verb.REPLACE, Verb.REINFORCE, Verb.RECRUIT),
    Conqueror("conqueror", Verb.BASIC, Verb.CARRY),
    Pirate("pirate", Verb.RAID, Verb.PLUNDER),
    King("king", Verb.BASIC),
    Viceroy("viceroy", Verb.SETTLE, Verb.CATCH),
    Inquisitor("inquisitor", Verb.WINDOWS),
    Prince("prince", Verb.BASIC),
    Queen("queen", Verb.BASIC),
    Secretary("secretary", Verb.ACQUIRE, Verb.TAKE_ESTATE),
    Ambassador("ambassador", Verb.TAKE_EMBASSY, Verb.COPY),
]:
    CAST[role.number] = role
