"""Ars Universalis (Manuel D. Cruz and Antonio J. Dionisio, 2015), 1 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.core.game import Fact, Game
from ludarium.games.ars_universalis.data import (
    CHANCE,
    CONSTANTS,
    EVENTS,
    OPTIONS,
    REASONS,
    VERBS,
    Rules,
    make_rules,
    withheld,
)
from ludarium.games.ars_universalis.level import patron
from ludarium.games.ars_universalis.note import note_for, read_note
from ludarium.games.ars_universalis.planner import ArsPlanner
from ludarium.games.ars_universalis.policy import ArsPolicy, safe
from ludarium.games.ars_universalis.rules.outline import OUTLINE
from ludarium.games.ars_universalis.scoring import breakdown
from ludarium.games.ars_universalis.state import ArsUniversalis, new_table


def _deal(rules: Rules, seats: int) -> ArsUniversalis:
    return new_table(OUTLINE, rules, seats)


def _load(data: Mapping[str, Any], rules: Rules) -> ArsUniversalis:
    return ArsUniversalis.load(data, OUTLINE, rules)


GAME = Game(
    id="ars-universalis",
    name="Ars Universalis",
    version="2",
    seats=(1, 2, 3, 4),
    options=OPTIONS,
    constants=CONSTANTS,
    verbs=VERBS,
    events=EVENTS,
    own_reasons=REASONS,
    chance=CHANCE,
    outline=OUTLINE,
    make_rules=make_rules,
    deal=_deal,
    load=_load,
    breakdown=breakdown,
    policy=ArsPolicy(),
    planner=ArsPlanner(),
    levels=patron,
    safe=safe,
    facts=(
        Fact("acquired", by="figure"),
        Fact("completed", by="figure"),
        Fact("shifted_hand"),
        Fact("shifted_coins"),
    ),
    read_note=read_note,
    note_for=note_for,
    withheld=withheld,
)
