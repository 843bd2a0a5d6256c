"""Plus Ultra: The Court of the Emperor Charles V (A. J. Dionisio, M. D. Cruz, 2016), 2 to 4 players."""

from __future__ import annotations

from ludarium.core.best_move import BestMoves
from ludarium.core.game import Fact, Game, Landmark
from ludarium.core.policy import Tuning
from ludarium.games.plus_ultra.clues import contradicted
from ludarium.games.plus_ultra.data import Chance
from ludarium.games.plus_ultra.event import Event
from ludarium.games.plus_ultra.level import courtier
from ludarium.games.plus_ultra.planner import PlusUltraPlanner
from ludarium.games.plus_ultra.policy import PlusUltraPolicy, safe
from ludarium.games.plus_ultra.rate import among_more, tuned
from ludarium.games.plus_ultra.reason import Reason
from ludarium.games.plus_ultra.rules.outline import OUTLINE
from ludarium.games.plus_ultra.ruleset import OPTIONS, Rules
from ludarium.games.plus_ultra.scoring import breakdown
from ludarium.games.plus_ultra.state import PlusUltra, in_order_of_peers, new_table

GAME = Game(
    id="plus-ultra",
    name="Plus Ultra",
    version="1",
    order=4,
    seats=(2, 3, 4),
    options=OPTIONS,
    rules=Rules,
    state=PlusUltra,
    event=Event,
    reason=Reason,
    chances=Chance,
    outline=OUTLINE,
    new_table=new_table,
    breakdown=breakdown,
    policy=PlusUltraPolicy(tuned(), among_more()),
    puzzles=BestMoves(__name__),
    planner=PlusUltraPlanner(tuned()),
    # A tree goes on learning: what is behind now may be ahead later, so moves are given up stage by stage only.
    tuning=Tuning(tree=True, drop=100.0, calm=False, temper=8.0),
    levels=courtier,
    brief={"master": 22},
    ladder=(0.78, 0.79, 0.83),
    landmarks={"1": Landmark(PlusUltraPolicy(), PlusUltraPlanner())},
    safe=safe,
    sections={
        "stand_up": "beginning",
        "draft": "draft",
        "buy_bulls": "bulls",
        "bids": "war",
        "menu": "turn",
        "basic": "turn",
        "bull": "bulls",
        "after": "common-actions",
        "unlock": "character-ambassador",
        "natives": "character-conqueror",
        "house": "character-conqueror",
        "ransom": "character-pirate",
        "tribute": "character-king",
        "coin": "character-inquisitor",
        "offer": "character-prince",
        "passive": "court",
        "mustering": "estates",
        "mission": "buildings",
        "cathedral": "buildings",
        "raid": "raids",
    },
    befalls={
        "scored": "greatness",
        "lost": "greatness",
        "earned": "mine",
        "paid": "mine",
        "sacked": "world",
        "replaced": "war",
        "sent_home": "mine",
        "unlocked_action": "commons",
    },
    facts=(Fact("revealed", by="character"),),
    starting=in_order_of_peers,
    clues=contradicted,
    areas=(
        # of the board
        "greatness",
        "rounds",
        "peers",
        "crown",
        "world",
        "place-1",
        "place-2",
        "place-3",
        "place-4",
        "place-5",
        "place-6",
        "place-7",
        "sea",
        "market",
        "surplus",
        "church",
        "war",
        "bulls",
        "magellan",
        "windows",
        "commons",
        "estates",
        "embassies",
        # beside it
        "players",
        "mine",
        "aside",
        "cards",
        "pack",
        "kept",
        "strip",
        "preview",
        "prompt",
    ),
)
