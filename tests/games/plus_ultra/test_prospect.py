"""What a pack tells of its characters is what they would bring, and no more than a drafter can know."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core.host import Seeded
from ludarium.core.kernel import play as play_move
from ludarium.core.kernel import redealt
from ludarium.games.plus_ultra import GAME
from ludarium.games.plus_ultra.prospect import prospects
from ludarium.games.plus_ultra.seen import ProspectSeen
from ludarium.games.plus_ultra.state import PlusUltra
from tests.games.plus_ultra.driving import legal, play
from tests.games.plus_ultra.position import lay
from tests.games.plus_ultra.reading import step
from tests.games.plus_ultra.table import draft_table, table
from tests.games.plus_ultra.wander import combinations, name_of, rich, wander

ROUNDS = 2  # of each game, in the search for leaks
Told = tuple[int, int, int] | str | None


def told(s: PlusUltra, character: str) -> list[Told]:
    """Of passive, first and second action: GP, ducats and steps at sea, or the reason."""

    def short(one: ProspectSeen | None) -> Told:
        if one is None:
            return None
        return one["reason"] or (one["points"], one["ducats"], one["sea"])

    return [short(one) for one in prospects(s, s.actor())[character]]


@pytest.mark.rule("5")
def test_the_pack_of_the_first_round() -> None:
    s = draft_table(3)
    s.aside = 6  # the Pirate
    lay(s, ducats=3, market=["silver", "silver", "vegetables", "gold"], surplus=["silver"], crown=4)
    assert told(s, "admiral") == [None, "no-good-open", (1, 0, 2)]
    assert told(s, "banker") == [None, (4, -2, 0), (0, 3, 0)]
    assert told(s, "cardinal") == [None, (4, 0, 0), None]
    assert told(s, "trader") == [None, (0, 3, 0), (4, -3, 0)]
    assert told(s, "constable") == [None, None, None]
    assert told(s, "conqueror") == [None, None, "no-good-open"]
    assert told(s, "king") == [None, (2, 0, 0), None]
    assert told(s, "viceroy") == [None, None, "no-natives"]
    assert "pirate" not in prospects(s, 0)
    assert prospects(s, 1) == {}
    assert prospects(s, -1) == {}


@pytest.mark.rule("5")
def test_a_best_choice_is_told_as_such_and_nothing_as_nothing() -> None:
    s = draft_table(3)
    s.aside = 6
    lay(s, ducats=1, market=["gems"], surplus=[], crown=5, colonies={1: (4, [0, 1])})
    banker, trader = (prospects(s, 0)[name] for name in ("banker", "trader"))
    assert banker[1] == {"points": 2, "ducats": -1, "sea": 0, "most": False, "reason": None, "args": {}}
    assert banker[2] == {"points": 0, "ducats": 0, "sea": 0, "most": False, "reason": None, "args": {}}
    assert trader[2] is not None
    assert trader[2]["most"] is False
    cardinal = prospects(s, 0)["cardinal"][1]
    assert cardinal is not None
    assert cardinal["most"] is True
    assert told(s, "viceroy")[0] == (0, 1, 0)  # for its house overseas
    lay(s, ducats=0)
    assert prospects(s, 0)["trader"][2] == {
        **banker[2],
        "reason": "needs-ducats",
        "args": {"price": 1, "ducats": 0},
    }


@pytest.mark.rule("7.1")
def test_what_the_reveal_decides_is_left_out() -> None:
    s = draft_table(4, court=True, ambassador=True)
    s.aside = 6
    lay(s, ducats=0, crown=0)
    assert told(s, "queen")[2] is None
    assert told(s, "ambassador")[2] is None
    assert told(s, "secretary") == [None, None, None]  # its ducat depends on who takes the King
    play(s, 0, "draft king")
    for card in ("admiral", "banker", "trader"):
        play(s, s.actor(), f"draft {card}")
    assert told(s, "secretary") == [(0, 1, 0), "needs-ducats", "needs-ducats"]


@pytest.mark.parametrize("case", combinations(), ids=name_of)
def test_nothing_is_told_that_the_drafter_cannot_know(case: tuple[int, dict[str, str]]) -> None:
    seats, options = case
    s, host = rich(GAME.setup(seats, options), seed=5)
    for before, seat, _, _ in wander(s, host, seed=5):
        if before.round > ROUNDS:
            break
        if before.drafting:
            other = redealt(before, seat, Seeded(9))
            assert isinstance(other, PlusUltra)
            assert prospects(before, seat) == prospects(other, seat)


BOARD: dict[str, Any] = {
    "ducats": 3,
    "market": ["gold", "silver"],
    "surplus": ["gems"],
    "crown": 4,
    "tiles": {1: "gems"},
}
SURE = ("admiral", "banker", "cardinal", "trader", "king", "viceroy")  # alone, without what others do to them


@pytest.mark.rule("5")
@pytest.mark.parametrize("character", SURE)
def test_the_action_brings_what_was_told(character: str) -> None:
    """The same board, once while drafting and once in the turn: the best move brings it."""
    s = draft_table(4)
    s.aside = 6
    lay(s, **BOARD)
    foretold = prospects(s, 0)[character]
    t = table(4, [[character]], **BOARD)
    play(t, 0, f"play_card {character}")
    assert step(t) == "basic"
    for basic in (1, 2):
        moves = [move for move in legal(t, 0) if move.split()[1:2] == [str(basic)]]
        one = foretold[basic]
        assert (one is not None and one["reason"] is not None) == (not moves)
        if one is None or one["reason"]:
            continue
        gains = set()
        for text in moves:
            c = t.clone()
            play_move(c, 0, GAME.verbs.parse(text), Seeded(1))
            now, then = t.players[0], c.players[0]
            gains.add((then.score - now.score, then.ducats - now.ducats, then.sea - now.sea))
        assert (one["points"], one["ducats"], one["sea"]) == max(gains)
        assert one["most"] == (len(gains) > 1)
