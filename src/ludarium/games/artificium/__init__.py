"""Artificium (Timofey Shargorodskiy, 2014), 2 to 6 players."""

from __future__ import annotations

from ludarium.core.best_move import BestMoves
from ludarium.core.game import Fact, Game, Landmark
from ludarium.core.policy import Tuning
from ludarium.games.artificium.data import Chance, Event, Reason
from ludarium.games.artificium.level import artisan
from ludarium.games.artificium.planner import ArtificiumPlanner
from ludarium.games.artificium.policy import ArtificiumPolicy, safe
from ludarium.games.artificium.rate import Rates, tuned
from ludarium.games.artificium.rollout import ArtificiumRollout
from ludarium.games.artificium.rules.outline import OUTLINE
from ludarium.games.artificium.ruleset import Rules
from ludarium.games.artificium.scoring import breakdown
from ludarium.games.artificium.state import Artificium, new_table

GAME = Game(
    id="artificium",
    name="Artificium",
    version="1",
    order=1,
    seats=(2, 3, 4, 5, 6),
    options=(),
    rules=Rules,
    state=Artificium,
    event=Event,
    reason=Reason,
    chances=Chance,
    outline=OUTLINE,
    new_table=new_table,
    breakdown=breakdown,
    policy=ArtificiumRollout(tuned(), tuned()),
    puzzles=BestMoves(__name__),
    planner=ArtificiumPlanner(tuned()),
    # Among three and more the margin to the best of many says little of who wins.
    tuning=Tuning(temper=15.0),
    levels=artisan,
    landmarks={
        "1": Landmark(
            ArtificiumPolicy(Rates(), Rates(), guesses=True), ArtificiumPlanner(Rates(), guesses=True)
        )
    },
    safe=safe,
    areas=("track", "market", "hand", "stock", "cards", "piles", "masters"),
    sections={
        "market": "market",
        "choose": "choose",
        "resolve": "resolve",
        "wizard_discard": "wizard-tower",
        "round_end": "round-end",
    },
    befalls={"explored": "hand", "stole": "stock", "set_back": "track"},
    ladder=(0.76, 0.84, 0.76),
    facts=(Fact("used", by="card"), Fact("mulliganed"), Fact("swapped")),
)
