"""Who sees what (dossier 8), row by row: views, logs and lists of moves."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core.host import Seeded
from ludarium.games.artificium.state import Artificium
from tests.games.artificium.table import (
    events,
    hand,
    legal,
    log,
    play,
    reveal,
    run,
    table,
    why,
)

SPECTATOR = -1
MARKET = ["castle", "brewery", "fair", "theft", "sawmill", "laboratory"]


def view(s: Artificium, seat: int) -> dict[str, Any]:
    return s.view(seat)


def turn(s: Artificium, seat: int) -> dict[str, Any]:
    found = s.view(seat)["turn"]
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("8")
def test_hand_cards_are_seen_by_their_owner_and_counted_by_the_others() -> None:
    s = table(3, hands=[["farm", "farm", "castle"], ["fair"], []])
    seen = {seat: [player["hand"] for player in view(s, seat)["players"]] for seat in (0, 1, 2, SPECTATOR)}
    assert seen[0] == [{"farm": 2, "castle": 1}, 1, 0]
    assert seen[1] == [3, {"fair": 1}, 0]
    assert seen[2] == [3, 1, {}]
    assert seen[SPECTATOR] == [3, 1, 0]


@pytest.mark.rule("8")
def test_of_the_deck_everybody_sees_the_number_only() -> None:
    s = table(2, hands=[["farm"], ["fair"]], discard=["castle"])
    for seat in (0, 1, SPECTATOR):
        assert view(s, seat)["deck"] == 108 - 3


@pytest.mark.rule("8")
def test_public_things_are_in_every_view() -> None:
    s = table(
        2,
        "market",
        round=3,
        start=1,
        score=[7, 8],
        coins=[5, 6],
        resources=[{"wood": 1}, {"sword": 2}],
        hands=[["farm"], ["fair"]],
        discard=["castle", "castle"],
        market=MARKET,
    )
    run(s, "1 pass", "0 swap farm theft")
    for seat in (0, 1, SPECTATOR):
        seen = view(s, seat)
        assert (seen["round"], seen["start"]) == (3, 1)
        assert seen["discard"] == {"castle": 2}
        assert seen["market"] == {
            "castle": 1,
            "brewery": 1,
            "fair": 1,
            "farm": 1,
            "sawmill": 1,
            "laboratory": 1,
        }
        assert [player["score"] for player in seen["players"]] == [7, 8]
        assert [player["coins"] for player in seen["players"]] == [5, 6]
        assert [player["resources"] for player in seen["players"]] == [{"wood": 1}, {"sword": 2}]
        assert [player["passed"] for player in seen["players"]] == [False, True]
        assert [player["swaps"] for player in seen["players"]] == [1, 0]
        assert seen["turn"]["step"] == "market"
        assert seen["turn"]["asked"] == [0]


@pytest.mark.rule("8")
def test_played_areas_revealed_cards_and_who_is_out_are_public() -> None:
    s = table(3, hands=[["farm"], ["fair"], ["castle"]], played=[["brewery", "theft"]])
    reveal(s, "farm", "fair", "pass")
    for seat in (0, 1, 2, SPECTATOR):
        players = view(s, seat)["players"]
        assert [player["played"] for player in players] == [{"brewery": 1, "theft": 1}, {}, {}]
        assert [player["revealed"] for player in players] == ["farm", "fair", None]
        assert [player["out"] for player in players] == [False, False, True]


@pytest.mark.rule("8")
@pytest.mark.parametrize("choice", ["play farm", "play castle", "pass"])
def test_before_the_reveal_others_see_only_that_a_player_has_submitted(choice: str) -> None:
    """The same view and the same (empty) log whether a card was laid or not, and which."""
    s = table(3, hands=[["farm", "castle"], ["fair"], ["fair"]])
    told = play(s, 0, choice)
    other = table(3, hands=[["farm", "castle"], ["fair"], ["fair"]])
    play(other, 0, "play farm")
    for seat in (1, 2, SPECTATOR):
        assert log(told, seat) == []
        assert view(s, seat) == view(other, seat)
        assert turn(s, seat)["in"] == [0]
        assert turn(s, seat)["draft"] == []
        assert view(s, seat)["players"][0]["hand"] == 2
    assert turn(s, 0)["draft"] == [choice]


@pytest.mark.rule("8")
def test_draws_are_seen_by_their_player_and_counted_by_the_others() -> None:
    """Refill, mulligan and the Wizard's cards; the victim's replacement stands in the next test."""
    s = table(3, "market", hands=[["farm"], ["fair"], ["fair"]], market=MARKET)
    told = play(s, 0, "mulligan", *["brewery"] * 5)
    assert events(told, "drew", 0) == [{"event": "drew", "seat": 0, "card": "brewery"}] * 5
    for seat in (1, 2, SPECTATOR):
        assert events(told, "drew", seat) == [{"event": "drew", "seat": 0}] * 5

    s = table(2, coins=[1, 0], resources=[{"beer": 1, "spell": 1}], hands=[["wizard_tower"], ["fair"]])
    reveal(s, "wizard_tower", "pass")
    told = play(s, 0, "use", *["castle"] * 5)
    assert {entry.get("card") for entry in events(told, "drew", 0)} == {"castle"}
    for seat in (1, SPECTATOR):
        assert {entry.get("card") for entry in events(told, "drew", seat)} == {None}

    s = table(2, "round_end", hands=[["farm"], ["fair"]])
    play(s, 0, "done")
    told = play(s, 1, "done")
    for seat in (0, 1):
        drawn = [(entry["seat"], "card" in entry) for entry in events(told, "drew", seat)]
        assert sorted(drawn) == sorted([(other, other == seat) for other in (0, 1)] * 4)


@pytest.mark.rule("8")
def test_thief_and_victim_see_the_explored_card_the_others_only_that_one_moved() -> None:
    s = table(3, hands=[["exploration"], ["farm", "castle"], ["fair"]])
    reveal(s, "exploration", "pass", "pass")
    told = play(s, 0, "explore 1", "castle", "brewery")
    moved: dict[str, str | int] = {"event": "explored", "seat": 0, "victim": 1}
    for seat in (0, 1):
        assert events(told, "explored", seat) == [{**moved, "card": "castle"}]
    for seat in (2, SPECTATOR):
        assert events(told, "explored", seat) == [moved]
    assert events(told, "drew", 1) == [{"event": "drew", "seat": 1, "card": "brewery"}]
    for seat in (0, 2, SPECTATOR):  # the thief does not see the replacement either
        assert events(told, "drew", seat) == [{"event": "drew", "seat": 1}]


@pytest.mark.rule("8")
def test_all_discards_are_public() -> None:
    """Mulligan, Wizard, unused card, round end."""
    told = []
    s = table(2, "market", hands=[["farm"], ["fair"]], market=MARKET)
    told += play(s, 0, "mulligan")
    s = table(2, coins=[1, 0], resources=[{"beer": 1, "spell": 1}], hands=[["wizard_tower"], ["fair"]])
    reveal(s, "wizard_tower", "pass")
    play(s, 0, "use", *["castle"] * 5)
    told += play(s, 0, "drop castle")
    s = table(2, hands=[["theft"], ["fair"]])
    reveal(s, "theft", "pass")
    told += play(s, 0, "discard")
    s = table(2, "round_end", hands=[["sawmill"], ["fair"]])
    run(s, "0 drop sawmill", "0 done")
    told += play(s, 1, "done")
    for seat in (1, SPECTATOR):
        assert [entry["card"] for entry in events(told, "discarded", seat)] == [
            "farm",
            "castle",
            "theft",
            "sawmill",
        ]


@pytest.mark.rule("8")
def test_swaps_take_backs_and_rebuildings_are_public_events() -> None:
    s = table(2, "market", hands=[["farm"], ["fair"]], market=MARKET)
    told = play(s, 0, "swap farm castle")
    s = table(2, hands=[["theft"], ["fair"]])
    reveal(s, "theft", "pass")
    told += play(s, 0, "take_back")
    s = table(2, hands=[["rebuilding"], ["fair"]], played=[["brewery"]])
    reveal(s, "rebuilding", "pass")
    told += play(s, 0, "rebuild brewery")
    for seat in (1, SPECTATOR):
        assert events(told, "swapped", seat) == [
            {"event": "swapped", "seat": 0, "give": "farm", "take": "castle", "coins": 0}
        ]
        assert events(told, "took_back", seat) == [{"event": "took_back", "seat": 0, "card": "theft"}]
        assert events(told, "rebuilt", seat) == [{"event": "rebuilt", "seat": 0, "card": "brewery"}]


@pytest.mark.rule("8")
def test_a_round_end_message_is_secret_until_all_are_in() -> None:
    def position() -> Artificium:
        return table(3, "round_end", hands=[["farm", "castle"], ["fair"], []], resources=[{"wood": 2}])

    quiet, busy = position(), position()
    play(quiet, 0, "done")
    told = []
    for text in ("drop farm", "sell wood", "sell wood", "done"):
        told += play(busy, 0, text)
    assert told == []
    for seat in (1, 2, SPECTATOR):
        assert view(busy, seat) == view(quiet, seat)
        assert turn(busy, seat)["in"] == [0]
    assert len(turn(busy, 0)["draft"]) == 4


@pytest.mark.rule("8")
def test_an_unfinished_round_end_message_is_secret_too() -> None:
    s = table(2, "round_end", hands=[["farm", "castle"], ["fair"]])
    untouched = s.clone()
    play(s, 0, "drop farm")
    for seat in (1, SPECTATOR):
        assert view(s, seat) == view(untouched, seat)


@pytest.mark.rule("8")
def test_the_future_shuffle_is_known_to_nobody() -> None:
    """The state holds no order and no seed: one and the same position draws differently from other chance."""
    s = table(2, "market", hands=[["farm"], ["fair"]], market=MARKET)
    drawn = set()
    for seed in range(8):
        copy = s.clone()
        play(copy, 0, "mulligan", host=Seeded(seed))
        drawn.add(tuple(hand(copy, 0)))
    assert len(drawn) > 4


@pytest.mark.rule("8")
def test_a_view_does_not_change_with_what_its_seat_may_not_know() -> None:
    """Another hand and another deck, as many cards: seat 0 and the spectator see the same."""
    s = table(2, hands=[["farm"], ["fair", "castle"]])
    other = table(2, hands=[["farm"], ["theft", "brewery"]])
    assert view(s, 0) == view(other, 0)
    assert view(s, SPECTATOR) == view(other, SPECTATOR)
    assert view(s, 1) != view(other, 1)


@pytest.mark.rule("8")
def test_the_list_of_moves_belongs_to_its_seat() -> None:
    """Seat 0's moves and the reasons it is given do not depend on hidden cards of others."""
    results = []
    for secret in (["fair", "castle"], ["theft", "brewery"]):
        s = table(3, hands=[["exploration", "farm"], secret, []], coins=[3, 0, 0])
        reveal(s, "exploration", "pass")
        results.append((legal(s, 0), why(s, 0, "explore 2"), why(s, 0, "use")))
    assert results[0] == results[1]
