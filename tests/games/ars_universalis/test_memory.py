"""What is remembered of cards seen in closed hands, and what a copy for one seat keeps of it (section 10)."""

from __future__ import annotations

import pytest

from ludarium.core import kernel
from ludarium.core.feature import Row
from ludarium.core.host import Seeded
from ludarium.core.moves import Moves
from ludarium.games import find_game
from ludarium.games.ars_universalis.data import MATERIAL
from ludarium.games.ars_universalis.state import ArsUniversalis
from tests.games.ars_universalis.table import hand, play, table

CLOSED = {"hands": "closed"}


def copies(s: ArsUniversalis, seat: int, many: int = 30) -> list[ArsUniversalis]:
    found = [kernel.redealt(s, seat, Seeded(number)) for number in range(many)]
    assert all(isinstance(copy, ArsUniversalis) for copy in found)
    return found  # type: ignore[return-value]


def fetched() -> ArsUniversalis:
    """Seat 0 has openly exchanged M001 for the M050 of the bank."""
    s = table(
        options={**CLOSED, "workshop": "off"},
        hands=["M001 M002", "M003 M004", "M005 M006"],
        bank="M050 M051 M052",
    )
    play(s, 0, "exchange M001 M050")
    return s


@pytest.mark.rule("10")
def test_a_card_openly_taken_is_known_to_be_there() -> None:
    s = fetched()
    for copy in copies(s, 1):
        assert "M050" in hand(copy, 0)
        assert "M001" not in hand(copy, 0) + hand(copy, 2)
        assert hand(copy, 1) == ["M003", "M004"]
    others = {name for copy in copies(s, 1) for name in hand(copy, 0)} - {"M050"}
    assert len(others) > 10


@pytest.mark.rule("10")
def test_a_copy_holds_no_knowledge_of_the_others() -> None:
    """In a copy for seat 1, seat 2 does not know what seat 0 took: it would betray what is real."""
    (copy,) = copies(fetched(), 1, 1)
    assert not all("M050" in hand(again, 0) for again in copies(copy, 2))


@pytest.mark.rule("10")
def test_everybody_has_seen_what_lies_in_the_bank() -> None:
    """It is in no hand, and for nobody out of sight."""
    host, moves = Seeded(5), Moves()
    s = find_game("ars-universalis").setup(seats=3, chosen=CLOSED).begin(host)
    assert isinstance(s, ArsUniversalis)
    while s.bank.size == 0:  # it is laid out when the first projects come up
        seat = s.actor()
        kernel.legal(s, seat, moves)
        kernel.play(s, seat, moves[host.roll(moves.size)], host)
    names = Row.naming_only()
    s.features(0, names)
    for seat in range(3):
        row = Row.zeros(len(names.names))
        s.features(seat, row)
        told = [name for name, value in zip(names.names, row.values(), strict=True) if value]
        hidden = {name.rpartition(" ")[2] for name in told if "out of sight" in name}
        assert len(hidden) > 30
        assert not hidden & {MATERIAL.name_of(int(s.bank[place])) for place in range(int(s.bank.size))}
