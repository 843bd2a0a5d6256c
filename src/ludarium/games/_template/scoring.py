"""High Card: who scores in a round, and where the points come from."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.core.host import EVERYBODY, Host
from ludarium.core.moves import arg
from ludarium.core.state import State
from ludarium.games._template.data import Event
from ludarium.games._template.state import HighCard


def score_round(s: HighCard, host: Host) -> None:
    """4. The highest card scores its number; equal highest ones score only where ties are shared."""
    best: i64 = -1
    many: i64 = 0
    for draft in s.turn.drafts:
        card = arg(draft[0], 0)
        if card > best:
            best, many = card, 0
        if card == best:
            many += 1
    if many > 1 and not s.rules.ties_shared:
        return
    for seat in range(s.turn.seats):
        if arg(s.turn.drafts[seat][0], 0) == best:
            s.players[seat].score += best + 1
            host.tell(Event.WON, EVERYBODY, seat, best + 1)


def breakdown(s: State, seat: int) -> dict[str, int]:
    """Where the seat's points come from; the values add up to its score."""
    assert isinstance(s, HighCard)
    me = s.players[seat]
    return {"cards": int(me.score + me.paid), "refreshed": -int(me.paid)}
