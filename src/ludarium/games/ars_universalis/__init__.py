"""Ars Universalis (Manuel D. Cruz and Antonio J. Dionisio, 2015), 1 to 4 players."""

from __future__ import annotations

from ludarium.core.game import Fact, Game, Landmark
from ludarium.core.journal import Journal
from ludarium.core.policy import Tuning
from ludarium.core.review import Review
from ludarium.games.ars_universalis.data import Chance, Event, Reason
from ludarium.games.ars_universalis.landmark import first_patron
from ludarium.games.ars_universalis.level import patron
from ludarium.games.ars_universalis.note import judge_note, note_for, read_note
from ludarium.games.ars_universalis.planner import ArsPlanner
from ludarium.games.ars_universalis.policy import ArsPolicy, safe
from ludarium.games.ars_universalis.puzzles.puzzle import ArsPuzzles
from ludarium.games.ars_universalis.rate import tuned
from ludarium.games.ars_universalis.rollout import ArsRollout
from ludarium.games.ars_universalis.rules.outline import OUTLINE
from ludarium.games.ars_universalis.ruleset import OPTIONS, Rules, withheld
from ludarium.games.ars_universalis.scoring import breakdown
from ludarium.games.ars_universalis.state import ArsUniversalis, new_table


def _review(journal: Journal, found: Review, effort: float) -> None:
    from ludarium.games.ars_universalis.review import review

    review(journal, found, effort)


GAME = Game(
    id="ars-universalis",
    name="Ars Universalis",
    version="3",
    earlier={"2": {"refused_returns": "1"}},
    order=3,
    puzzles=ArsPuzzles(),
    review=_review,
    seats=(1, 2, 3, 4),
    options=OPTIONS,
    rules=Rules,
    state=ArsUniversalis,
    event=Event,
    reason=Reason,
    chances=Chance,
    outline=OUTLINE,
    new_table=new_table,
    breakdown=breakdown,
    policy=ArsRollout(),
    planner=ArsPlanner(tuned()),
    tuning=Tuning(calm=False),
    brief={"master": 20},
    landmarks={"1": Landmark(ArsPolicy(), ArsPlanner(), first_patron)},
    levels=patron,
    safe=safe,
    sections={
        "auction": "auction",
        "bidding": "auction",
        "recruitment": "two-players",
        "acquire": "acquire",
        "receive": "hand",
        "trade": "trade",
        "projects": "projects",
        "make_room": "hand",
        "solo": "solo",
        "solo_discard": "solo",
    },
    befalls={"raised": "ladder", "overtaken": "arts", "tipped": "players", "forfeited": "figures"},
    ladder=(0.75, 0.82, 0.75),
    facts=(
        Fact("acquired", by="figure"),
        Fact("completed", by="figure"),
        Fact("shifted_hand"),
        Fact("shifted_coins"),
    ),
    read_note=read_note,
    judge=judge_note,
    note_for=note_for,
    withheld=withheld,
    areas=(
        *("phases", "players", "offer", "ladder", "hand", "figures", "bench", "trade", "bank", "marker"),
        *("records", "ages", "arts", "grid", "inspiration"),
    ),
)
