"""Plus Ultra: what belongs to one seat. Who sees what stands beside each field (dossier 8)."""

from __future__ import annotations

from typing import Annotated

from mypy_extensions import i64

from ludarium.core.pieces import Bag, Ints, Pile
from ludarium.core.state import (
    HIDDEN,
    OPEN,
    OWN,
    Part,
    empty,
)
from ludarium.games.plus_ultra.data import EMBASSY, Cause, Estate
from ludarium.games.plus_ultra.ruleset import Rules


class Player(Part):
    """What belongs to one seat."""

    score: Annotated[i64, OPEN] = 0
    ducats: Annotated[i64, OPEN]
    ready: Annotated[i64, OPEN]  # regiments at home; those at war lie on the track
    tired: Annotated[i64, OPEN] = 0
    pool: Annotated[i64, OPEN]  # houses to build with
    supply: Annotated[i64, OPEN]  # houses not yet taken
    windows: Annotated[i64, OPEN]  # active rose windows
    dark: Annotated[i64, OPEN] = 0  # rose windows used up
    bulls: Annotated[i64, OPEN] = 0
    magellan: Annotated[i64, OPEN] = 0
    sea: Annotated[i64, OPEN] = 0
    portrait: Annotated[i64, OPEN] = 0  # times the painter was called; 0: no card
    posed: Annotated[bool, OPEN] = False  # for the painter, this round
    natives: Annotated[i64, OPEN] = 0  # captured tiles
    aggressive: Annotated[i64, OPEN] = 0
    markers: Annotated[i64, OPEN]  # common-action markers at hand
    did_common: Annotated[bool, OPEN] = False  # this phase
    bull_spent: Annotated[bool, OPEN] = False  # this round
    estates: Annotated[Pile, OWN, Estate] = empty()
    embassies: Annotated[Bag, OPEN, EMBASSY] = empty()  # taken from the display
    hidden_embassies: Annotated[Bag, OWN, EMBASSY] = empty()  # taken from the stack
    earned: Annotated[Ints, HIDDEN]  # points by cause, for the breakdown


def new_player(rules: Rules) -> Player:
    return Player(
        ducats=rules.start_ducats,
        ready=rules.start_regiments_ready,
        pool=rules.start_houses,
        supply=rules.houses_per_colour - rules.start_houses,
        windows=rules.start_rose_windows_active,
        markers=rules.common_markers_per_player,
        earned=Ints.zeros(Cause.COUNT),
    )
