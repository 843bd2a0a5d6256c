"""What cannot be taken back without asking, because the others have seen it."""

from __future__ import annotations

import pytest

from ludarium.core import kernel
from ludarium.core.host import Recorder, Seeded
from ludarium.games.artificium import GAME
from tests.games.artificium.table import legal, reveal, run, table


@pytest.mark.rule("6.3")
def test_a_card_dropped_from_the_hand_is_seen() -> None:
    hand = ["castle", "fair", "theft", "sawmill"]
    s = table(hands=[["wizard_tower", *hand], ["farm"]], resources=[{"beer": 1, "spell": 1}], coins=[1, 0])
    reveal(s, "wizard_tower", "pass")
    run(s, "0 use")
    dropped = sorted(text for text in legal(s, 0) if text.startswith("drop"))
    assert dropped
    host = Recorder(Seeded(1))
    kernel.play(s, 0, GAME.verbs.parse(dropped[0]), host)
    assert host.take()[2]
