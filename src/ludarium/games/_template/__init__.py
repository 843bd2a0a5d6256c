"""High Card, the template of a game: two to four players, a hidden hand, an open step and a secret one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.core.game import Fact, Game
from ludarium.games._template.data import (
    CHANCE,
    CONSTANTS,
    EVENTS,
    OPTIONS,
    REASONS,
    VERBS,
    Rules,
    make_rules,
)
from ludarium.games._template.policy import HighCardPolicy, safe
from ludarium.games._template.rules import OUTLINE
from ludarium.games._template.scoring import breakdown
from ludarium.games._template.state import HighCard, new_table


def _deal(rules: Rules, seats: int) -> HighCard:
    return new_table(OUTLINE, rules, seats)


def _load(data: Mapping[str, Any], rules: Rules) -> HighCard:
    return HighCard.load(data, OUTLINE, rules)


GAME = Game(
    id="_template",
    name="High Card",
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
    policy=HighCardPolicy(),
    planner=HighCardPolicy(),
    safe=safe,
    facts=(Fact("laid", by="card"),),
)
