"""Universal Tapestry (Félix Bernat Julián): a solitaire with 72 cards."""

from __future__ import annotations

from ludarium.core.best_move import BestMoves
from ludarium.core.game import Fact, Game, Landmark
from ludarium.core.journal import Journal
from ludarium.core.review import Review
from ludarium.core.study import Study
from ludarium.games.universal_tapestry.data import Chance, Event, Reason
from ludarium.games.universal_tapestry.guide import Guide
from ludarium.games.universal_tapestry.landmark import first_weaver
from ludarium.games.universal_tapestry.policy import TapestryPolicy, safe, weaver
from ludarium.games.universal_tapestry.rules import OUTLINE
from ludarium.games.universal_tapestry.ruleset import OPTIONS, PRESETS, Rules
from ludarium.games.universal_tapestry.scoring import breakdown
from ludarium.games.universal_tapestry.state import UniversalTapestry, new_table


def _study(language: str) -> Study:
    from ludarium.games.universal_tapestry.study import TapestryStudy

    return TapestryStudy(language)


def _review(journal: Journal, found: Review, effort: float) -> None:
    from ludarium.games.universal_tapestry.review import review

    review(journal, found, effort)


GAME = Game(
    id="universal-tapestry",
    name="Universal Tapestry",
    version="1",
    order=2,
    seats=(1,),
    options=OPTIONS,
    rules=Rules,
    state=UniversalTapestry,
    event=Event,
    reason=Reason,
    chances=Chance,
    outline=OUTLINE,
    new_table=new_table,
    breakdown=breakdown,
    policy=TapestryPolicy(),
    puzzles=BestMoves(__name__),
    planner=TapestryPolicy(),
    playout=Guide,
    landmarks={"1": Landmark(TapestryPolicy(), TapestryPolicy(), first_weaver)},
    presets=PRESETS,
    first="relaxed",
    levels=weaver,
    safe=safe,
    deals=True,
    study=_study,
    review=_review,
    areas=("tapestry", "area", "hand", "deck", "contact", "discards", "progress", "clock"),
    sections={"draw": "turn", "resolve": "contact"},
    facts=(Fact("exchanged"), Fact("discarded"), Fact("redrawn")),
)
