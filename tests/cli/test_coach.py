"""What the coach says in the terminal."""

from __future__ import annotations

import pytest

from ludarium.cli.coach import Coach
from ludarium.cli.speech import Speech
from ludarium.games import find_game


@pytest.mark.parametrize(
    ("lead", "error", "by_chance", "said"),
    [
        (0.0001, 0.01, True, "The two cannot be told apart."),
        (0.003, 0.0014, True, "It hardly matters: a lead of 0.3 % ± 0.3 %."),
        (0.003, 0.02, True, "A lead of 0.3 % ± 4.0 %: not certain."),
        (0.03, 0.02, True, "A lead of 3.0 % ± 4.0 %: likely, not certain."),
        (0.06, 0.02, True, "A lead of 6.0 % ± 4.0 %: certain."),
        (0.3, 0.1, False, "It hardly matters: a lead of 0.3 pts ± 0.2."),
        (3.0, 1.0, False, "A lead of 3.0 pts ± 2.0: certain."),
    ],
)
def test_how_sure_a_lead_is(lead: float, error: float, by_chance: bool, said: str) -> None:
    game = find_game("artificium")
    coach = Coach(game.setup(2), Speech(game, [], "en"))
    assert coach.sure(lead, error, by_chance) == said
