"""Universal Tapestry (Félix Bernat Julián): a solitaire with 72 cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.core.game import Fact, Game
from ludarium.games.universal_tapestry.data import (
    CHANCE,
    CONSTANTS,
    EVENTS,
    OPTIONS,
    PRESETS,
    REASONS,
    VERBS,
    Rules,
    make_rules,
)
from ludarium.games.universal_tapestry.policy import TapestryPolicy, safe, weaver
from ludarium.games.universal_tapestry.rules import OUTLINE
from ludarium.games.universal_tapestry.scoring import breakdown
from ludarium.games.universal_tapestry.state import UniversalTapestry, new_table


def _deal(rules: Rules, seats: int) -> UniversalTapestry:
    return new_table(OUTLINE, rules, seats)


def _load(data: Mapping[str, Any], rules: Rules) -> UniversalTapestry:
    return UniversalTapestry.load(data, OUTLINE, rules)


GAME = Game(
    id="universal-tapestry",
    name="Universal Tapestry",
    version="1",
    seats=(1,),
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
    policy=TapestryPolicy(),
    planner=TapestryPolicy(),
    presets=PRESETS,
    levels=weaver,
    safe=safe,
    facts=(Fact("exchanged"), Fact("discarded"), Fact("redrawn")),
)
