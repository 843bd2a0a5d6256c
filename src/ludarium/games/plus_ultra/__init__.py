"""Plus Ultra: The Court of the Emperor Charles V (A. J. Dionisio, M. D. Cruz, 2016), 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.core.game import Fact, Game
from ludarium.games.plus_ultra.data import CHANCE, CONSTANTS, EVENTS, OPTIONS, REASONS, VERBS
from ludarium.games.plus_ultra.planner import PlusUltraPlanner
from ludarium.games.plus_ultra.policy import PlusUltraPolicy, safe
from ludarium.games.plus_ultra.rules.outline import OUTLINE
from ludarium.games.plus_ultra.ruleset import Rules, make_rules
from ludarium.games.plus_ultra.scoring import breakdown
from ludarium.games.plus_ultra.state import PlusUltra, new_table


def _deal(rules: Rules, seats: int) -> PlusUltra:
    return new_table(OUTLINE, rules, seats)


def _load(data: Mapping[str, Any], rules: Rules) -> PlusUltra:
    return PlusUltra.load(data, OUTLINE, rules)


GAME = Game(
    id="plus-ultra",
    name="Plus Ultra",
    version="1",
    seats=(2, 3, 4),
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
    policy=PlusUltraPolicy(),
    planner=PlusUltraPlanner(),
    safe=safe,
    facts=(Fact("revealed", by="character"),),
)
