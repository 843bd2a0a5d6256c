"""Artificium (Timofey Shargorodskiy, 2014), 2 to 6 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.core.game import Fact, Game
from ludarium.games.artificium.data import CHANCE, CONSTANTS, EVENTS, REASONS, VERBS, Rules, make_rules
from ludarium.games.artificium.planner import ArtificiumPlanner
from ludarium.games.artificium.policy import ArtificiumPolicy, safe
from ludarium.games.artificium.rules.outline import OUTLINE
from ludarium.games.artificium.scoring import breakdown
from ludarium.games.artificium.state import Artificium, new_table


def _deal(rules: Rules, seats: int) -> Artificium:
    return new_table(OUTLINE, rules, seats)


def _load(data: Mapping[str, Any], rules: Rules) -> Artificium:
    return Artificium.load(data, OUTLINE, rules)


GAME = Game(
    id="artificium",
    name="Artificium",
    version="1",
    seats=(2, 3, 4, 5, 6),
    options=(),
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
    policy=ArtificiumPolicy(),
    planner=ArtificiumPlanner(),
    safe=safe,
    facts=(Fact("used", by="card"), Fact("mulliganed"), Fact("swapped")),
)
