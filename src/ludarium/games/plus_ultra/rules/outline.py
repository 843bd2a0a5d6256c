"""All steps of Plus Ultra; the first one begins the game."""

from __future__ import annotations

from typing import Final

import ludarium.games.plus_ultra.characters.cast  # noqa: F401  (the characters enter)
from ludarium.core.state import Outline
from ludarium.games.plus_ultra.characters.ambassador import UNLOCK_STEP
from ludarium.games.plus_ultra.characters.conqueror import HOUSE_STEP, NATIVES_STEP
from ludarium.games.plus_ultra.characters.inquisitor import COIN_STEP
from ludarium.games.plus_ultra.characters.king import TRIBUTE_STEP
from ludarium.games.plus_ultra.characters.pirate import RANSOM_STEP
from ludarium.games.plus_ultra.characters.prince import OFFER_STEP
from ludarium.games.plus_ultra.data import Verb
from ludarium.games.plus_ultra.rules.action import BASIC_STEP, BULL_STEP
from ludarium.games.plus_ultra.rules.building import CATHEDRAL_STEP, MISSION_STEP
from ludarium.games.plus_ultra.rules.court import PASSIVES
from ludarium.games.plus_ultra.rules.draft import DRAFT_STEP
from ludarium.games.plus_ultra.rules.estate import MUSTERING
from ludarium.games.plus_ultra.rules.raid import RAID_STEP, RAIDS
from ludarium.games.plus_ultra.rules.round import BUYING_BULLS, ROUND_END, ROUND_START, ROUNDS, STANDING_UP
from ludarium.games.plus_ultra.rules.turn import AFTER, MENU, PHASES
from ludarium.games.plus_ultra.rules.war import BIDS
from ludarium.games.plus_ultra.state import INQUIRIES, Inquiry

OUTLINE: Final = Outline(
    Verb,
    [
        *(ROUNDS, ROUND_START, STANDING_UP, DRAFT_STEP, BUYING_BULLS, BIDS),
        *(PHASES, MENU, UNLOCK_STEP, BASIC_STEP, BULL_STEP, AFTER),
        *(NATIVES_STEP, HOUSE_STEP, RANSOM_STEP, TRIBUTE_STEP, COIN_STEP, OFFER_STEP),
        *(PASSIVES, MUSTERING, MISSION_STEP, CATHEDRAL_STEP),
        *(ROUND_END, RAIDS, RAID_STEP),
    ],
)

for step in OUTLINE.steps:
    if isinstance(step, Inquiry):
        INQUIRIES[step.number] = step
