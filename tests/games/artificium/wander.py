"""Games led by a string of bytes, so that hypothesis can draw them and make them shorter."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence

from hypothesis import Phase, settings

from ludarium.core.host import Host, Told
from ludarium.games.artificium.state import Artificium
from tests.games.artificium.table import BUY, DECK, asked, legal, play, step, table

EXHAUSTIVE = os.environ.get("LUDARIUM_EXHAUSTIVE") == "1"


def drawn(games: int) -> settings:
    """So many games, always the same; `make test-all` draws more and others, and makes a failing one shorter."""
    if EXHAUSTIVE:
        return settings(max_examples=15 * games, deadline=None)
    quick = (Phase.explicit, Phase.generate)  # shortening whole games takes minutes
    return settings(max_examples=games, deadline=None, derandomize=True, phases=quick)


# Of 256: how often the verbs of a group are preferred, so that games are long and full of effects.
_PREFERENCES: Mapping[str, Sequence[tuple[int, frozenset[str]]]] = {
    "market": ((150, frozenset({"swap"})), (25, frozenset({"mulligan"})), (81, frozenset({"pass"}))),
    "choose": ((240, frozenset({"play"})), (16, frozenset({"pass"}))),
    "resolve": (
        (160, frozenset({"use", "explore", "steal", "rebuild", "besiege"})),
        (60, frozenset({"buy", "sell"})),
        (26, frozenset({"discard"})),
        (10, frozenset({"take_back"})),
    ),
    "wizard_discard": ((256, frozenset({"drop"})),),
    "round_end": ((90, frozenset({"drop", "sell"})), (166, frozenset({"done"}))),
}
_ENDING = {"market": "pass", "choose": "pass", "resolve": "discard", "round_end": "done"}


def pick(s: Artificium, seat: int, choices: Iterator[int]) -> str:
    """A legal move, led by the next two bytes; without bytes, one that brings the game to its end."""
    moves = sorted(legal(s, seat))
    first, second = next(choices, None), next(choices, None)
    if first is None or second is None:
        return _ENDING.get(step(s), moves[0])
    level = 0
    for share, verbs in _PREFERENCES[step(s)]:
        level += share
        wanted = [move for move in moves if move.split()[0] in verbs]
        if first < level and wanted:
            return wanted[second % len(wanted)]
    return moves[second % len(moves)]


def wander(s: Artificium, choices: bytes, host: Host) -> Iterator[tuple[Artificium, int, str, list[Told]]]:
    """Play to the end; after every move gives the position before it, the seat, the move and its events."""
    stream = iter(choices)
    while not s.over:
        seats = asked(s)
        seat = seats[(next(stream, 0)) % len(seats)]
        text = pick(s, seat, stream)
        before = s.clone()
        yield before, seat, text, play(s, seat, text, host=host)


def rich_table(players: int, host: Host, *, deck: int = 108, goods: int = 2) -> Artificium:
    """A game at its first round start, with some of every resource, and most cards in the discard pile."""
    cards = [card for card, number in DECK.items() for _ in range(number)]
    spread = [cards[place * 37 % 108] for place in range(108)]
    return table(
        players,
        "round_start",
        coins=[5 + 2 * goods] * players,
        resources=[dict.fromkeys(BUY, goods)] * players,
        deck=spread[:deck],
        discard=None,
        chance=host,
    )
