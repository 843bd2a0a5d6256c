"""Who sees what (dossier 8), row by row: views, logs, lists of moves, and copies dealt again."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core.host import Seeded
from ludarium.core.kernel import redealt
from ludarium.games.plus_ultra.data import EMBASSY, Character, Estate
from ludarium.games.plus_ultra.state import PlusUltra
from tests.games.plus_ultra.driving import (
    act,
    idle,
    legal,
    play,
)
from tests.games.plus_ultra.reading import (
    events,
    hand,
    log,
    step,
)
from tests.games.plus_ultra.table import deal, draft_table, table

SPECTATOR = -1


def view(s: PlusUltra, seat: int) -> dict[str, Any]:
    return s.view(seat)


def copies(s: PlusUltra, seat: int, many: int = 40) -> list[PlusUltra]:
    """Clones in which everything this seat cannot know is dealt again."""
    found = []
    for seed in range(many):
        copy = redealt(s, seat, Seeded(seed))
        assert isinstance(copy, PlusUltra)
        assert copy.view(seat) == s.view(seat)
        found.append(copy)
    return found


def drafted(s: PlusUltra, *cards: str) -> PlusUltra:
    for card in cards:
        play(s, s.actor(), f"draft {card}")
    return s


@pytest.mark.rule("8")
def test_nobody_sees_the_stack_nor_face_down_tiles() -> None:
    s = table(3, tiles={1: "gold"})
    for seat in (0, 1, 2, SPECTATOR):
        seen = view(s, seat)
        assert [place["tile"] for place in seen["new_world"]] == ["gold", *["face_down"] * 6]
        assert isinstance(seen["stack"], int)
        assert "unseen" not in seen


@pytest.mark.rule("8")
def test_nobody_sees_unflipped_colony_cards_nor_estates_of_the_board() -> None:
    s = table(3, new_world=True)
    for seat in (0, 1, 2, SPECTATOR):
        seen = view(s, seat)
        assert [place["site"] for place in seen["new_world"]] == ["nw_hispaniola", *[None] * 6]
        assert seen["estates_left"] == [1, 2, 3, 4, 5, 6]
        assert not {"site_cards", "backs"} & set(seen)


@pytest.mark.rule("8")
def test_the_pack_is_seen_by_who_chooses_now() -> None:
    s = draft_table(3, peers=[1, 2, 0])
    s.aside = Character.read("trader")
    assert "trader" not in view(s, 1)["pack"]
    assert len(view(s, 1)["pack"]) == 8
    for seat in (0, 2, SPECTATOR):
        assert view(s, seat)["pack"] is None
    told = play(s, 1, "draft king")
    assert events(told, "drafted", 1) == [{"event": "drafted", "seat": 1, "character": "king"}]
    for seat in (0, 2, SPECTATOR):
        assert events(told, "drafted", seat) == [{"event": "drafted", "seat": 1}]
    assert view(s, 1)["pack"] is None
    assert "king" not in view(s, 2)["pack"]


@pytest.mark.rule("8")
def test_own_picks_are_seen_by_their_owner_and_counted_by_the_others() -> None:
    s = drafted(draft_table(3), "king", "pirate")
    assert view(s, 0)["drafted"] == [["king"], 1, 0]
    assert view(s, 1)["drafted"] == [1, ["pirate"], 0]
    assert view(s, SPECTATOR)["drafted"] == [1, 1, 0]


@pytest.mark.rule("8")
@pytest.mark.parametrize(("players", "keeps"), [(2, 3), (3, 2), (4, 2)])
def test_a_pack_and_what_it_would_bring_are_seen_by_who_holds_it(players: int, keeps: int) -> None:
    """Where the pack goes next, and how many everybody keeps of it, is known to all."""
    s = draft_table(players)
    actor = s.actor()
    for seat in (*range(players), SPECTATOR):
        seen = view(s, seat)
        assert list(seen["prospects"]) == (seen["pack"] if seat == actor else [])
        assert (seen["pack_to"], seen["keeps"]) == (s.peers[1], keeps)


@pytest.mark.rule("8")
def test_a_seat_remembers_the_packs_it_saw() -> None:
    s = drafted(draft_table(3), "king", "pirate", "trader")
    (pack,) = view(s, 0)["packs_seen"]
    assert len(pack) == 8
    assert "king" in pack
    assert view(s, SPECTATOR)["packs_seen"] == []


@pytest.mark.rule("8")
def test_the_set_aside_character_is_shown_after_the_reveal_when_all_can_tell_it() -> None:
    s = draft_table(3)
    for seat in (0, 1, 2, SPECTATOR):
        assert view(s, seat)["set_aside"] is None
    deal(s, aside="cardinal")
    for seat in (0, 1, 2, SPECTATOR):
        seen = view(s, seat)
        open_cards = {name for name, owner in seen["holder"].items() if owner >= 0} | set(seen["left_over"])
        assert {seen["set_aside"]} == set(seen["deck"]) - open_cards == {"cardinal"}


@pytest.mark.rule("8")
def test_the_first_to_pick_knows_the_set_aside_card_and_the_others_do_not() -> None:
    s = draft_table(3)
    s.aside = Character.read("cardinal")
    assert {copy.aside for copy in copies(s, 0)} == {s.aside}
    assert len({copy.aside for copy in copies(s, 1)}) > 3
    drafted(s, "king")
    assert {copy.aside for copy in copies(s, 0)} == {s.aside}
    # The second sees what is left, so it is the set-aside card or the first one's pick.
    pairs = {(int(copy.aside), int(copy.picks[0])) for copy in copies(s, 1)}
    king, cardinal = Character.read("king"), Character.read("cardinal")
    assert pairs == {(cardinal, king), (king, cardinal)}


@pytest.mark.rule("8")
def test_picks_between_two_packs_are_known_as_a_set() -> None:
    s = drafted(draft_table(3), "king", "pirate", "trader")
    # Seat 0 holds the pack again: pirate and trader have gone, but who has which?
    found = {tuple(copy.picks.dump()) for copy in copies(s, 0)}
    king, pirate, trader = (Character.read(card) for card in ("king", "pirate", "trader"))
    assert found == {(king, pirate, trader), (king, trader, pirate)}


@pytest.mark.rule("8")
def test_what_was_dealt_again_stays_a_legal_draft() -> None:
    for players in (2, 3, 4):
        s = draft_table(players)
        while step(s) == "draft":
            for seat in range(players):
                for copy in copies(s, seat, 6):
                    cards = [*copy.picks.dump(), int(copy.aside)]
                    assert len(cards) == len(set(cards))
                    own = [pick for pick in range(s.picks.size) if s.drafter(pick) == seat]
                    assert [copy.picks[pick] for pick in own] == [s.picks[pick] for pick in own]
            play(s, s.actor(), min(legal(s, s.actor())))


@pytest.mark.rule("8")
def test_the_random_discard_of_two_players_is_unknown_until_the_reveal() -> None:
    s = draft_table(2)
    for text in ("king", "pirate"):
        play(s, s.actor(), f"draft {text}")
    told = play(s, s.actor(), "draft trader", "admiral")
    assert [entry for entry in log(told) if entry["event"] == "removed"] == [{"event": "removed"}]
    for seat in (0, 1):
        removed = {int(copy.picks[3]) for copy in copies(s, seat)}
        assert len(removed) > 1
    while step(s) == "draft":
        play(s, s.actor(), min(legal(s, s.actor())))
    for seat in (0, 1, SPECTATOR):
        assert "admiral" in view(s, seat)["left_over"]


@pytest.mark.rule("8")
def test_the_last_discard_of_two_players_is_known_to_the_second() -> None:
    s = draft_table(2)
    while s.picks.size < 6:
        play(s, s.actor(), min(legal(s, s.actor())), host=Seeded(1))
    assert s.actor() == 1
    pack = view(s, 1)["pack"]
    assert len(pack) == 2
    play(s, 1, f"draft {pack[0]}")
    assert pack[1] in view(s, 0)["left_over"]


@pytest.mark.rule("8")
def test_a_bid_is_secret_until_all_are_in() -> None:
    s = draft_table(3)
    deal(s)
    assert step(s) == "bids"
    quiet, busy = s.clone(), s.clone()
    assert play(quiet, 0, "bid 0") == []
    play(busy, 0, "bid 2")
    for seat in (1, 2, SPECTATOR):
        assert view(quiet, seat) == view(busy, seat)
        assert view(busy, seat)["turn"]["in"] == [0]
        assert view(busy, seat)["turn"]["draft"] == []
    assert view(busy, 0)["turn"]["draft"] == ["bid 2"]
    play(busy, 1, "bid 1")
    told = play(busy, 2, "bid 0")
    assert [(entry["seat"], entry["regiments"]) for entry in events(told, "bid_made")] == [
        (0, 2),
        (1, 1),
        (2, 0),
    ]


@pytest.mark.rule("8")
def test_the_back_of_an_estate_is_its_owners_until_discarded() -> None:
    s = table(3, estates=[["house", "bull"], ["regiment"]])
    assert [player["estates"] for player in view(s, 0)["players"]] == [["house", "bull"], 1, 0]
    assert [player["estates"] for player in view(s, 2)["players"]] == [2, 1, []]
    assert [player["estates"] for player in view(s, SPECTATOR)["players"]] == [2, 1, 0]
    other = table(3, estates=[["house", "bull"], ["ducats_3"]])
    for seat in (0, 2, SPECTATOR):
        assert view(s, seat) == view(other, seat)
    backs = {tuple(copy.players[1].estates.dump()) for copy in copies(s, 0)}
    assert (Estate.read("bull"),) not in backs  # he holds the only one himself
    assert len(backs) > 2
    told = play(s, 0, "discard_estate 1")
    assert events(told, "estate_discarded", SPECTATOR)[0]["estate"] == "house"


@pytest.mark.rule("8")
def test_a_bought_estate_is_named_by_its_square() -> None:
    s = table(3, ducats=3)
    told = play(s, 0, "buy_estate 1", "bull")
    for seat in (1, 2, SPECTATOR):
        assert events(told, "estate_bought", seat) == [{"event": "estate_bought", "seat": 0, "square": 1}]


@pytest.mark.rule("8")
def test_an_embassy_from_the_stack_is_secret_one_from_the_display_is_not() -> None:
    s = table(3, [["ambassador"]], ambassador=True, ducats=9, crown=6, display=["emb_ae", "emb_fp"])
    told = play(s, 0, "visit_embassies stack", "emb_efs")
    assert events(told, "embassy_hidden", 0)[0]["embassy"] == "emb_efs"
    for seat in (1, 2, SPECTATOR):
        assert events(told, "embassy_hidden", seat) == [{"event": "embassy_hidden", "seat": 0}]
        assert view(s, seat)["players"][0]["hidden_embassies"] == 1
    hidden = {tuple(copy.players[0].hidden_embassies.items()) for copy in copies(s, 1)}
    assert len(hidden) > 5
    shown = {EMBASSY.read("emb_ae"), EMBASSY.read("emb_fp")}
    assert not any(shown & set(tiles) for tiles in hidden)
    play(s, 0, "play_card ambassador")
    if step(s) == "unlock":
        play(s, 0, "unlock none")
    told = play(s, 0, "take_embassy 1 display_1", "emb_as")
    for seat in (0, 1, 2, SPECTATOR):
        assert events(told, "embassy_taken", seat)[0]["embassy"] == "emb_ae"
        assert view(s, seat)["players"][0]["embassies"] == {"emb_ae": 1}
        assert view(s, seat)["display"] == ["emb_as", "emb_fp"]


@pytest.mark.rule("8")
def test_all_else_is_public() -> None:
    s = table(
        4,
        [["king"], ["trader"]],
        ducats=[1, 2, 3, 4],
        gp=[5, 6, 7, 8],
        ready=1,
        tired=2,
        windows=1,
        dark=1,
        bulls=[1, 0, 2, 0],
        magellan=[0, 1, 0, 2],
        sea=[1, 2, 3, 4],
        portrait=[1, 0, 0, 4],
        market=["gold", "gems"],
        surplus=["silver", "gems"],
        church=["gold", None, None, None],
        coins=[0, 2, 0, 0],
        track=[1, 2],
        level=3,
    )
    seen = view(s, SPECTATOR)
    apart = ("turn", "players", "prices")  # prices are those of the moves one can make
    for seat in range(4):
        mine = view(s, seat)
        assert {key: mine[key] for key in mine if key not in apart} == {
            key: seen[key] for key in seen if key not in apart
        }
        for mine_of, seen_of in zip(mine["players"], seen["players"], strict=True):
            hidden = ("estates", "hidden_embassies")
            assert {key: mine_of[key] for key in mine_of if key not in hidden} == {
                key: seen_of[key] for key in seen_of if key not in hidden
            }
    assert [player["ducats"] for player in seen["players"]] == [1, 2, 3, 4]
    assert [player["score"] for player in seen["players"]] == [5, 6, 7, 8]
    assert (seen["market"], seen["surplus"]) == (["gold", "gems"], ["silver", "gems"])
    assert [(square["good"], square["ducats"]) for square in seen["church"]][:2] == [("gold", 0), (None, 2)]
    assert (seen["track"], seen["level"]) == ([1, 2], 3)
    assert {name for name, owner in seen["holder"].items() if owner == 0} == hand(s, 0)


@pytest.mark.rule("8")
def test_exploring_depends_on_nothing_that_was_fixed_before() -> None:
    """The state holds no order of tiles: one and the same position turns up different ones."""
    found = set()
    for seed in range(20):
        s = table(4, [["conqueror"]], tiles={1: "gold"})
        play(s, 0, "play_card conqueror")
        told = play(s, 0, "basic 1", host=Seeded(seed))
        found.add(events(told, "tile_turned")[0]["tile"])
    assert len(found) > 3


@pytest.mark.rule("8")
def test_moves_of_a_seat_do_not_depend_on_what_it_may_not_know() -> None:
    first = table(3, [["king"]], estates=[[], ["bull"]], ducats=5, gp=5)
    second = table(3, [["king"]], estates=[[], ["house"]], ducats=5, gp=5)
    for moves in (["play_card king"], ["basic 1"]):
        assert legal(first, 0) == legal(second, 0)
        for s in (first, second):
            for text in moves:
                play(s, 0, text)
    assert legal(first, 0) == legal(second, 0)


@pytest.mark.rule("8")
def test_no_question_betrays_an_estate() -> None:
    """Whoever owns an estate is asked alike, whatever its back."""
    steps = set()
    for back in ("house", "regiment", "rose_window", "bull", "ducats_3"):
        s = table(4, [["conqueror"]], estates=[[back]], ducats=0, ready=0, tiles={1: "gold"})
        act(s, 0, "conqueror")
        trail = []
        play(s, 0, "basic 1", "natives")
        while s.active == 0:
            trail.append((step(s), tuple(sorted(legal(s, 0)))))
            idle(s)
        steps.add(tuple(trail))
    assert len(steps) == 1
