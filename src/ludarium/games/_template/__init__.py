"""High Card, the template of a game: two to four players, a hidden hand, an open step and a secret one."""

from __future__ import annotations

from ludarium.core.game import Fact, Game
from ludarium.games._template.data import Chance, Event, Reason
from ludarium.games._template.policy import HighCardPolicy, safe
from ludarium.games._template.rules import OUTLINE
from ludarium.games._template.ruleset import OPTIONS, Rules
from ludarium.games._template.scoring import breakdown
from ludarium.games._template.state import HighCard, new_table

GAME = Game(
    id="_template",
    name="High Card",
    version="1",
    seats=(2, 3, 4),
    options=OPTIONS,
    rules=Rules,
    state=HighCard,
    event=Event,
    reason=Reason,
    chances=Chance,
    outline=OUTLINE,
    new_table=new_table,
    breakdown=breakdown,
    policy=HighCardPolicy(),
    planner=HighCardPolicy(),
    safe=safe,
    facts=(Fact("laid", by="card"),),
)
