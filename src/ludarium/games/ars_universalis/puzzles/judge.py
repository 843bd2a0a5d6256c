"""What is said of an arrangement while it is laid: complete, good so far, or wrong, and why; never how to go on.

Browser and terminal tell people just this. Nothing here looks for solutions.
"""

from __future__ import annotations

from ludarium.core.verdict import COMPLETE, OPEN, WRONG, Verdict
from ludarium.games.ars_universalis.puzzles.arrangement import parse_arrangement, verify
from ludarium.games.ars_universalis.puzzles.expression import FlawError, Unfinished
from ludarium.games.ars_universalis.puzzles.layout import OUTSIDE, Arrangement, ArrangementError
from ludarium.games.ars_universalis.puzzles.target import Target

NOT_YET = "open"  # of a part of the target: nothing stands for it


def judge(target: Target, text: str, hand: list[int]) -> Verdict:
    """The verdict on cards of this hand as a text lays them, be it only the beginning of an arrangement."""
    arrangement: Arrangement
    try:
        arrangement = parse_arrangement(target, text)
    except FlawError as error:
        arrangement = Unfinished(error)
    except ArrangementError:
        return Verdict(WRONG, "unreadable") if text.strip() else Verdict(OPEN, "no-cards")
    problem = verify(target, arrangement, hand)
    if problem is None:
        return Verdict(COMPLETE, note=arrangement.text(), details=_details(target, arrangement))
    arguments = {"category": target.category, **problem.arguments()}
    if problem.reason in ("not-in-hand", "card-twice"):
        return Verdict(WRONG, problem.reason, arguments)
    if problem.reason == "no-cards":
        return Verdict(OPEN, problem.reason)
    state = OPEN if arrangement.begins(target) else WRONG
    return Verdict(state, problem.reason, arguments, details=_details(target, arrangement))


def _details(target: Target, arrangement: Arrangement) -> dict[str, object]:
    """What it makes with a mark for each, a mark for each part of the target, and what its kind has to show."""
    marks = arrangement.marks(target)
    told = [mark for mark in marks if mark != OUTSIDE][: target.size]
    return {
        "made": arrangement.made(),
        "marks": marks,
        "parts": told + [NOT_YET] * (int(target.size) - len(told)),
        **arrangement.shown(target),
    }
