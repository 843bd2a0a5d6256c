"""What views foretell is what then happens: of each card, the next bonus, prices, and cards still to drop."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.core.host import Seeded, Told
from ludarium.games.artificium.state import Artificium
from tests.games.artificium.table import (
    ACTIONS,
    BUY,
    asked,
    coins,
    events,
    legal,
    legal_verbs,
    play,
    reveal,
    revealed,
    step,
    table,
)
from tests.games.artificium.wander import drawn, rich_table, wander

USES = {"use", "explore", "steal", "rebuild", "besiege"}


def cards(s: Artificium, seat: int) -> dict[str, Any]:
    found: Any = s.view(seat)["cards"]
    return dict(found)


@drawn(6)
@given(st.binary(min_size=200, max_size=500), st.integers(2, 6), st.integers(0, 2))
def check_whole_games(choices: bytes, players: int, goods: int) -> None:
    host = Seeded(len(choices))
    fresh = False  # has the seat that settles a card traded yet?
    for s, seat, move, told in wander(rich_table(players, host, goods=goods), choices, host):
        verb = move.split()[0]
        if step(s) == "resolve":
            if fresh:
                check_revealed(s, seat)
            fresh = verb not in ("buy", "sell")
        else:
            fresh = True
        check_prices(s, seat, move, told)
        check_bonus(s, seat, told)
        if step(s) == "choose" and not any(draft.size for draft in s.turn.drafts):
            for card in cards(s, seat):
                check_chain(s, seat, card)


@pytest.mark.rule("5.4")
def test_what_is_foretold_happens() -> None:
    check_whole_games()


def check_revealed(s: Artificium, seat: int) -> None:
    card = revealed(s, seat)
    assert card is not None
    seen = cards(s, seat)[card]
    usable = legal_verbs(s, seat) & USES != set()
    assert usable == (seen["usable"] == "ready")
    assert usable or (seen["usable"] == "no_target") == (card in ACTIONS)
    if seen["usable"] == "buy":
        s = s.clone()
        before = coins(s, seat)
        for resource in (name for name in BUY for _ in range(seen["missing"].get(name, 0))):
            play(s, seat, f"buy {resource}")
        assert before - coins(s, seat) == seen["price"]
        usable = legal_verbs(s, seat) & USES != set()
        assert usable
    elif not usable and card not in ACTIONS:
        assert seen["lacks_coins"] > 0 or seen["price"] > coins(s, seat) - (
            card in ("castle", "wizard_tower")
        )
    if usable and card not in ACTIONS:
        use = min(move for move in legal(s, seat) if move.split()[0] in USES)
        told = play(s.clone(), seat, use)
        assert [event["total"] for event in events(told, "scored")] == [seen["score"]]
        assert seen["crossed"] == [
            {"square": event["square"], "resource": event["resource"]} for event in events(told, "crossed")
        ]


def check_prices(s: Artificium, seat: int, move: str, told: list[Told]) -> None:
    view: dict[str, Any] = s.view(seat)
    for event in events(told, "swapped"):
        assert event["coins"] == view["swap_cost"]
    for event in events(told, "stole"):
        assert event["coins"] == view["theft_cost"][event["resource"]]
    if step(s) == "wizard_discard":
        s = s.clone()
        for _ in range(view["to_drop"]):
            assert step(s) == "wizard_discard"
            play(s, seat, min(legal(s, seat)))
        assert step(s) != "wizard_discard"
    else:
        assert "to_drop" not in view


def check_bonus(s: Artificium, seat: int, told: list[Told]) -> None:
    seen: Any = s.view(-1)["next_bonus"]
    scored = [event for event in events(told, "scored") if event["seat"] == seat]
    crossed = [event for event in events(told, "crossed") if event["seat"] == seat]
    if scored:
        assert bool(crossed) == (seen[seat]["away"] <= int(scored[0]["points"]))
    if crossed:
        assert (crossed[0]["square"], crossed[0]["resource"]) == (
            seen[seat]["square"],
            seen[seat]["resource"],
        )


def check_chain(s: Artificium, seat: int, card: str) -> None:
    """Use first what the view names, and so on: then the card can be used."""
    s = s.clone()
    seen = cards(s, seat)
    if seen[card]["after"] is None:
        return
    while seen[card]["after"] is not None:
        first = seen[card]["after"]
        while seen[first]["usable"] != "ready":
            first = seen[first]["after"]
        reveal(s, *(first if other == seat else "pass" for other in asked(s)))
        play(s, seat, "use")
        seen = cards(s, seat)
    assert seen[card]["usable"] == "ready"


@pytest.mark.rule("5.3")
def test_a_card_that_lies_face_down_makes_nothing_for_another() -> None:
    s = table(hands=[["sawmill", "charcoal_hut", "theft"], ["farm"]])
    assert cards(s, 0)["charcoal_hut"]["after"] == "sawmill"
    play(s, 0, "play sawmill")
    seen = cards(s, 0)
    assert seen["charcoal_hut"] == {
        "usable": "lacks",
        "missing": {"wood": 1},
        "price": 2,
        "lacks_coins": 0,
        "after": None,
        "score": 2,
        "crossed": [],
    }
    assert seen["theft"]["usable"] == "no_target"
    assert "sawmill" not in seen


@pytest.mark.rule("8")
def test_only_the_seat_itself_is_told_of_its_cards() -> None:
    s = table(hands=[["sawmill"], ["farm"]])
    assert set(cards(s, 1)) == {"farm"}
    spectator = s.view(-1)
    assert "next_bonus" in spectator
    assert not {"cards", "swap_cost", "theft_cost", "to_drop"} & set(spectator)
