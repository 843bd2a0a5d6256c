"""Universal Tapestry: where the points come from, and the rank of a game by time (section 8)."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.state import State
from ludarium.games.universal_tapestry.data import COLOUR_NAMES, RANK_NAMES, Result, colour_of
from ludarium.games.universal_tapestry.ruleset import Rules
from ludarium.games.universal_tapestry.state import UniversalTapestry


def breakdown(s: State, seat: int) -> dict[str, int]:
    """Where the seat's points come from; the values add up to its score."""
    assert isinstance(s, UniversalTapestry)
    if s.rules.by_time:
        return {"won": int(s.score(seat))}
    parts = dict.fromkeys(COLOUR_NAMES, 0)
    if s.result == Result.WON:
        for card in s.discards.dump():
            colour = colour_of(card)
            parts[COLOUR_NAMES[colour]] += int(s.rules.points[colour])
    return parts


def standing(s: UniversalTapestry, seat: i64) -> i64:
    """8. Alone at the table: there is no tie to break."""
    return s.score(seat)


def rank_of(rules: Rules, milliseconds: i64) -> str:
    """The rank for a time: below 10 minutes is strict, the other limits go to the better rank (ruling 12)."""
    thousandth: i64 = 1000
    if milliseconds < rules.rank_limit[0] * thousandth:
        return RANK_NAMES[0]
    for rank in range(1, rules.rank_limit.size):
        if milliseconds <= rules.rank_limit[rank] * thousandth:
            return RANK_NAMES[rank]
    return RANK_NAMES[-1]


def rank(s: State) -> str | None:
    """The rank of a won game by time; none without the host's stamps, as in simulated games."""
    assert isinstance(s, UniversalTapestry)
    if not s.rules.by_time or s.result != Result.WON or s.elapsed == 0:
        return None
    return rank_of(s.rules, s.elapsed)
