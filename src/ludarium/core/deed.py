"""What seats did in a game, of the facts that it declares: how often each card was used, each character revealed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludarium.core.game import Fact, Game
from ludarium.core.host import Told

SEAT = "seat"
Deed = tuple[int, str]  # the number of a fact in `game.facts`, and the word it is told apart by


def deeds_of(game: Game, events: Iterable[Told]) -> dict[int, Counter[Deed]]:
    """The facts of a finished game, by seat: who did what, and how often."""
    found: dict[int, Counter[Deed]] = {}
    wanted = _wanted(game)
    for told in events:
        for number, fact in wanted.get(told.event, ()):
            described = game.events[told.event].describe(told.values)
            seat = int(described.get(SEAT, 0))
            word = str(described[fact.by]) if fact.by else ""
            found.setdefault(seat, Counter())[number, word] += 1
    return found


def _wanted(game: Game) -> dict[int, list[tuple[int, Fact]]]:
    """The facts by the number of their event."""
    names = [phrase.name for phrase in game.events]
    found: dict[int, list[tuple[int, Fact]]] = {}
    for number, fact in enumerate(game.facts):
        found.setdefault(names.index(fact.event), []).append((number, fact))
    return found
