"""The Ambassador: embassy tiles and their emblems (dossier 7.3)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.games.plus_ultra.data import Status
from tests.games.plus_ultra.dossier import EMBASSIES, INITIALS
from tests.games.plus_ultra.driving import (
    offered,
    play,
    run,
    verbs,
    why,
)
from tests.games.plus_ultra.reading import (
    breakdown,
    step,
)
from tests.games.plus_ultra.table import ending, table


def best(tiles: Iterable[str], values: dict[str, int]) -> int:
    """The best a set of embassy tiles can bring beyond a point each, by trying every use of every tile."""
    most = 0
    for chosen in product(*(["", *name.removeprefix("emb_")] for name in tiles)):
        served = [letter for letter in INITIALS if chosen.count(letter) >= 3]
        most = max(most, sum(values[letter] for letter in served))
    return most


@pytest.mark.rule("7.3")
@pytest.mark.rule("11")
@settings(max_examples=25, deadline=None)
@given(
    tiles=st.lists(st.sampled_from(EMBASSIES), unique=True, max_size=7),
    own_windows=st.integers(0, 6),
    own_regiments=st.integers(0, 5),
    ship=st.integers(0, 10),
)
def test_emblems_are_used_in_the_best_way(
    tiles: list[str], own_windows: int, own_regiments: int, ship: int
) -> None:
    s = ending(
        3,
        ambassador=True,
        hidden=[tiles],
        windows=[own_windows, 1, 1],
        ready=[own_regiments, 2, 2],
        sea=[ship, 4, 0],
        colonies={1: (4, [0, 0, 1]), 2: (2, [0, 1])},
        peers=[1, 0, 2],
    )
    mine = breakdown(s, 0)
    values = {
        "a": 3,  # second in the order of peers
        "e": mine.get("sea_ranks", 0),
        "f": own_regiments,
        "p": 3 + 1,  # three houses, one majority
        "s": own_windows,
    }
    alliances = sum(mine.get(nation, 0) for nation in INITIALS.values())
    assert mine.get("embassies", 0) == len(tiles)
    assert alliances == best(tiles, values)


@pytest.mark.rule("7.3")
@pytest.mark.rule("11")
def test_another_tile_never_lowers_the_score() -> None:
    for first, more in combinations(
        (["emb_afp", "emb_fp", "emb_efp"], ["emb_afp", "emb_fp", "emb_efp", "emb_es"]), 2
    ):
        scores = [
            sum(breakdown(ending(3, ambassador=True, hidden=[tiles], sea=[4, 0, 0]), 0).values())
            for tiles in (first, more)
        ]
        assert scores[0] <= scores[1]


@pytest.mark.rule("7.3")
def test_two_nations_need_six_tiles() -> None:
    both = ["emb_fp", "emb_efp", "emb_afp", "emb_fps", "emb_aef", "emb_aps"]
    s = ending(
        3,
        ambassador=True,
        embassies=[both],
        ready=[5, 2, 2],
        tired=0,
        colonies={1: (4, [0, 0])},
        sea=0,
        peers=[1, 2, 0],
    )
    assert (breakdown(s, 0)["france"], breakdown(s, 0)["portugal"], breakdown(s, 0)["embassies"]) == (5, 3, 6)


@pytest.mark.rule("7.3")
def test_england_pays_the_sea_again_and_the_pope_for_all_windows() -> None:
    s = ending(
        3,
        ambassador=True,
        embassies=[["emb_ae", "emb_ef", "emb_es"]],
        sea=[9, 1, 0],
        peers=[1, 2, 0],
        ready=0,
    )
    assert (breakdown(s, 0)["england"], breakdown(s, 0)["sea_ranks"]) == (5, 5)
    s = ending(
        3,
        ambassador=True,
        embassies=[["emb_as", "emb_fs", "emb_es"]],
        windows=[2, 1, 1],
        dark=[3, 0, 0],
        sea=0,
    )
    assert breakdown(s, 0)["papal_states"] == 5


@pytest.mark.rule("7.3")
def test_regiments_count_ready_or_tired() -> None:
    s = ending(
        3,
        ambassador=True,
        embassies=[["emb_af", "emb_ef", "emb_fs"]],
        ready=[2, 2, 2],
        tired=[3, 0, 0],
        peers=[1, 2, 0],
    )
    assert breakdown(s, 0)["france"] == 5


@pytest.mark.rule("7.3")
def test_an_empty_stack_is_not_offered_and_the_display_shrinks() -> None:
    s = table(
        3,
        [["ambassador"]],
        ambassador=True,
        ducats=9,
        hidden=[list(EMBASSIES[2:])],
        display=list(EMBASSIES[:2]),
    )
    assert s.embassy_stack.size == 0
    assert offered(s, 0, "visit_embassies") == {"display_1", "display_2"}
    play(s, 0, "visit_embassies display_1")
    assert s.display.size == 1
    play(s, 0, "play_card ambassador")
    run(s, *(["0 unlock none"] if step(s) == "unlock" else []))
    assert offered(s, 0, "take_embassy") == {"1 display_1"}
    play(s, 0, "take_embassy 1 display_1")
    assert "take_embassy" not in verbs(s, 0)


@pytest.mark.rule("7.3")
def test_with_all_others_used_there_is_nothing_to_copy() -> None:
    s = table(3, [["ambassador"]], ambassador=True, ducats=9)
    play(s, 0, "play_card ambassador")
    assert why(s, 0, "copy 2 king") == {"reason": "cannot-copy", "character": "king"}
    for character in range(s.status.size):
        s.status[character] = Status.USED
    assert "copy" not in verbs(s, 0)
    assert why(s, 0, "copy 2 king") == {"reason": "copies-nothing"}
