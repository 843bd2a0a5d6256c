"""4, 5 and 7. The course of the game, and the list of all steps."""

from __future__ import annotations

from typing import Final

from ludarium.core.host import Host
from ludarium.core.state import Course, Outline, Step
from ludarium.games.artificium.cards.wizard_tower import WIZARD_DISCARD
from ludarium.games.artificium.data import Chance, Verb
from ludarium.games.artificium.rules.choice import CHOOSE
from ludarium.games.artificium.rules.market import MARKET
from ludarium.games.artificium.rules.resolution import RESOLVE
from ludarium.games.artificium.rules.round import ROUND_END, ROUND_START
from ludarium.games.artificium.scoring import final_scoring
from ludarium.games.artificium.state import Artificium


class SetUp(Step[Artificium]):
    """4. The table stands (`new_table`); chance names the first start player."""

    def enter(self, s: Artificium, host: Host) -> None:
        s.start = host.below(s.turn.seats, Chance.SEAT_DRAWN)
        s.turn.pop()
        s.turn.push(ROUNDS.number)


class Rounds(Step[Artificium]):
    """5 and 7. One round after another, then the final scoring."""

    def enter(self, s: Artificium, host: Host) -> None:
        if s.round < s.rules.rounds:
            s.round += 1
            ROUND.begin(s.turn)
        else:
            final_scoring(s, host)
            s.turn.pop()


SET_UP: Final = SetUp("set_up", "4")
ROUNDS: Final = Rounds("rounds", "5")
ROUND: Final = Course([ROUND_START, MARKET, CHOOSE, ROUND_END])  # 5. A round
OUTLINE: Final = Outline(
    Verb, [SET_UP, ROUNDS, ROUND_START, MARKET, CHOOSE, RESOLVE, WIZARD_DISCARD, ROUND_END]
)
