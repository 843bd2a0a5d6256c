"""Plus Ultra tables for tests.

`table` plays a real round up to the first player's turn, with the hands and the order that the test wants, and then
lays the pieces (position.py); driving.py plays on with the texts of moves, reading.py reads the position back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludarium.core.host import Seeded
from ludarium.core.pieces import Ints
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.data import Cause, Character
from ludarium.games.plus_ultra.state import PlusUltra
from tests.games.plus_ultra.driving import (
    close,
    last_move,
    play,
)
from tests.games.plus_ultra.position import lay
from tests.games.plus_ultra.reading import (
    step,
)


def table(
    players: int = 4,
    hands: Sequence[Sequence[str]] = (),
    *,
    peers: Sequence[int] | None = None,
    aside: str | None = None,
    round: int = 1,
    bids: Sequence[int] | None = None,
    court: bool = False,
    character: str = "inquisitor",
    new_world: bool = False,
    ambassador: bool = False,
    tuned: Mapping[str, str] | None = None,
    **position: Any,
) -> PlusUltra:
    """The first turn of a round: characters dealt as named, nobody has bought a bull.

    `hands` names characters by seat (the rest is dealt from what is left), `aside` the one set aside. `tuned` holds
    overrides of constants. What else is named is laid by `lay`; without `bids` there is no war.
    """
    s = draft_table(
        players,
        peers=peers,
        round=round,
        court=court,
        character=character,
        new_world=new_world,
        ambassador=ambassador,
        tuned=tuned,
    )
    deal(s, hands, aside)
    assert step(s) == "bids", step(s)
    if bids is not None:
        lay(s, ready=bids)
        if "level" in position:
            s.level = position.pop("level")
    for seat in range(players):
        play(s, seat, f"bid {bids[seat] if bids is not None else 0}")
    assert step(s) == "menu", step(s)
    if bids is None:
        position = {"ready": 2, "level": 6, "track": (), "reached": False, **position}
    lay(s, **{"ducats": 0, **position})
    return s


def draft_table(
    players: int = 4,
    *,
    peers: Sequence[int] | None = None,
    round: int = 1,
    court: bool = False,
    character: str = "inquisitor",
    new_world: bool = False,
    ambassador: bool = False,
    tuned: Mapping[str, str] | None = None,
) -> PlusUltra:
    """A table at the first pick of the first draft, with bare boards: one colony, no tile turned up."""
    options = dict(tuned or {})
    if new_world:
        options["new_world"] = "on"
    if court:
        options["power_of_court"] = "on"
        if players == 3:
            options["court_3p_character"] = character
    if ambassador:
        options["ambassador"] = "on"
    s = GAME.setup(players, options).begin(Seeded(7))
    assert isinstance(s, PlusUltra)
    assert step(s) == "draft", step(s)
    order = list(range(players)) if peers is None else list(peers)
    s.peers, s.order = Ints.of(order), Ints.of(order)
    s.round = round
    s.turn.ask(order[0])
    lay(s, ducats=0, tiles={}, colonies={1: (4, [])}, market=["silver"])
    return s


def deal(s: PlusUltra, hands: Sequence[Sequence[str]] = (), aside: str | None = None) -> None:
    """Play the draft so that everybody gets the hand that is named for him."""
    deck = [str(Character.write(card)) for card in s.deck.items()]
    wanted = [list(hands[seat]) if seat < len(hands) else [] for seat in range(s.seats)]
    spoken_for = [card for hand in wanted for card in hand] + ([aside] if aside else [])
    assert len(spoken_for) == len(set(spoken_for))
    assert set(spoken_for) <= set(deck), spoken_for
    spare = [card for card in deck if card not in spoken_for]
    s.aside = Character.read(aside or spare.pop())
    while step(s) == "draft":
        seat = s.actor()
        card = wanted[seat].pop(0) if wanted[seat] else spare.pop(0)
        two_players_remove = s.seats == 2 and s.picks.size == 2  # this pick is followed by a random removal
        play(s, seat, f"draft {card}", *([spare.pop(0)] if two_players_remove else []))
    assert not any(wanted), f"not dealt: {wanted}"


def ending(players: int = 4, **position: Any) -> PlusUltra:
    """A finished game: the position is laid before the very last move, and nothing happens in E1 to E4."""
    kept = {
        key: position.pop(key) for key in ("court", "new_world", "ambassador", "tuned") if key in position
    }
    s = table(players, round=7, **kept)
    last_move(s)
    lay(
        s,
        **{
            "market": [],
            "surplus": [],
            "tiles": dict.fromkeys(range(1, 8)),
            "level": 6,
            "track": (),
            **position,
        },
    )
    for player in s.players:
        player.earned = Ints.zeros(player.earned.size)
        player.earned[Cause.read("war")] = player.score
    close(s)
    assert s.over
    return s
