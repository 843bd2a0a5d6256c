"""The sections of the dossier that are no list: cards, set-up, turns, legality, redraws, the end, options."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from ludarium.core import record
from ludarium.core.daily import DEAL, day_seed
from ludarium.core.host import EVERYBODY, Recorder, Replayed, Seeded
from ludarium.core.journal import Journal, TableError
from ludarium.core.kernel import redealt
from ludarium.core.ruleset import SettingError
from ludarium.games import find_game
from ludarium.games.universal_tapestry import GAME
from ludarium.games.universal_tapestry.data import CARD_NAMES
from ludarium.games.universal_tapestry.rules import redraw_order
from ludarium.games.universal_tapestry.ruleset import PRESETS
from ludarium.games.universal_tapestry.state import UniversalTapestry
from tests.games.universal_tapestry.table import (
    BEATS,
    DECK,
    LEFT_OVER,
    POINTS,
    TYPES,
    F,
    S,
    area,
    at_random,
    cells_of,
    deal,
    deck,
    discards,
    heard,
    legal,
    lively,
    name,
    outcome,
    play,
    position,
    rest,
    step,
    tapestry,
    why,
)

RED_SETUP = ("RA1", "RC1", "RN1", "RA2", "GA1", "GC1", "BN1", "BA1", "PA1", "PC1", "PN1", "GN1")


@pytest.mark.rule("1")
def test_the_cards_are_those_of_the_dossier() -> None:
    assert list(CARD_NAMES) == DECK
    assert GAME.constants.numbers("points") == POINTS


@pytest.mark.rule("1")
@pytest.mark.parametrize(("mine", "theirs"), list(itertools.product(TYPES, TYPES)))
def test_the_cycle(mine: str, theirs: str) -> None:
    between = next(type for type in TYPES if type not in (mine, theirs))
    s = position({(0, 0): f"Y{theirs}1", (0, 1): f"Y{between}1"}, f"Y{mine}2")
    assert ((0, 0) in cells_of(s, "exchange")) == (BEATS[mine] == theirs)


@pytest.mark.rule("3")
def test_the_record_begins_with_the_order_of_all_cards() -> None:
    host = Recorder(Seeded(7))
    s = GAME.setup(1).begin(host)
    assert isinstance(s, UniversalTapestry)
    cards = [name(value) for words, value in host.outcomes if words == 0]
    assert sorted(cards) == sorted(DECK)
    assert [*tapestry(s).values(), *area(s), *deck(s)] == cards
    assert [words for words, _ in host.outcomes] == [0] * 72 + [1] * 2
    assert len(heard(host.events, "laid_out")) == 4
    assert len(heard(host.events, "dealt")) == 8


@pytest.mark.rule("3")
def test_a_smaller_draw_area_is_a_constant() -> None:
    s = GAME.setup(1, {"draw_area": "3"}).begin(Seeded(1))
    assert isinstance(s, UniversalTapestry)
    assert legal(s) == {"draw 0", "draw 1", "draw 2"}
    assert len(deck(s)) == 65


@pytest.mark.rule("4")
def test_a_turn() -> None:
    s = deal()
    assert (step(s), s.turns) == ("draw", 0)
    told = play(s, "draw 0")
    assert heard(told, "drew") == [{"event": "drew", "slot": 0, "card": "OC1"}]
    assert (step(s), s.turns, area(s)[0], len(deck(s))) == ("resolve", 1, None, 60)
    told = play(s, "discard")
    assert heard(told, "discarded") == [{"event": "discarded", "card": "OC1"}]
    assert (step(s), s.turns, area(s)[0], len(deck(s))) == ("draw", 1, "RA2", 59)
    assert why(s, "discard") == "not-now"
    assert why(s, "finish") == "not-complete"


@pytest.mark.rule("4")
def test_giving_up_is_an_action_of_the_table() -> None:
    journal = Journal(GAME.setup(1), ["Ana"], Seeded(2))
    journal.play(0, GAME.verbs.parse("draw 2"), 700)
    journal.give_up(0, 900)
    s = journal.state
    assert isinstance(s, UniversalTapestry)
    assert (step(s), outcome(s), bool(s.gave_up), s.score(0)) == ("over", "lost", True, 0)
    text = record.write(journal)
    assert "\ngave up 0 @900\n" in text
    assert record.read(text, find_game).state.same(s)
    with pytest.raises(TableError):
        journal.give_up(0)


@pytest.mark.rule("4")
def test_a_complete_tapestry_cannot_be_given_up() -> None:
    s = position(F, area=LEFT_OVER, deck=[])
    assert not s.give_up(0, Recorder(Seeded(0)))
    assert outcome(s) is None


@pytest.mark.rule("5")
def test_the_reasons() -> None:
    s = deal()
    play(s, "draw 0")
    reasons = {
        "place 0 0": "cell-is-taken",
        "place 0 7": "touches-nothing",
        "place -4 -4": "touches-nothing",
        "place 1 0": "colours-clash",
        "exchange 5 5": "cell-is-empty",
        "exchange 0 0": "does-not-beat",
        "draw 1": "not-now",
    }
    assert {text: why(s, text) for text in reasons} == reasons


@pytest.mark.rule("5")
def test_pieces_may_be_separate_and_have_holes() -> None:
    ring = {(0, 0): "RA1", (0, 1): "RC1", (0, 2): "RA2", (1, 0): "RC2", (1, 2): "RC3", (2, 0): "RA3"}
    ring |= {(2, 1): "RC4", (2, 2): "RA4", (5, 5): "PA1"}
    s = position(ring, "BN1")
    assert cells_of(s, "place") == {(4, 5), (6, 5), (5, 4), (5, 6)}
    assert (1, 1) in cells_of(position(ring, "RN1"), "place")


@pytest.mark.rule("6")
def test_what_was_taken_must_be_resolved_too() -> None:
    s = deal()
    play(s, "draw 0", "place 0 -1", "draw 1")
    told = play(s, "exchange 0 0")
    assert heard(told, "exchanged") == [
        {"event": "exchanged", "card": "RN1", "taken": "RA1", "row": 0, "column": 0}
    ]
    assert (step(s), s.turns) == ("resolve", 2)
    assert s.view(0)["exchanges"] == [{"cell": "0 0", "card": "RN1", "taken": "RA1"}]
    play(s, "discard")
    assert discards(s) == ["RA1"]
    assert s.view(0)["exchanges"] == []


@pytest.mark.rule("6")
def test_an_exchange_can_be_taken_back_freely_and_a_draw_cannot() -> None:
    order = [*S, *rest(S)]
    script = Replayed.of([*(DECK.index(card) for card in order), 0, 0])
    journal = Journal(GAME.setup(1), ["Ana"], script)
    for text, free in {
        "draw 0": None,  # a face was seen
        "place 0 -1": None,  # the next back was seen
        "draw 1": None,
        "exchange 0 0": 3,
        "exchange 0 -1": 3,
        "discard": None,
    }.items():
        journal.play(0, GAME.verbs.parse(text))
        assert journal.free_undo(0) == free, text


@pytest.mark.rule("7")
def test_a_redraw_depends_on_the_deal_and_its_number_alone() -> None:
    orders = {
        (key, number): redraw_order(key, number).dump() for key in (0, 5, 1 << 59) for number in (1, 2, 3)
    }
    assert all(sorted(order) == list(range(72)) for order in orders.values())
    assert len({tuple(order) for order in orders.values()}) == len(orders)
    assert redraw_order(5, 2).dump() == orders[5, 2]
    assert redraw_order(5, 2).dump()[:8] == [50, 11, 9, 41, 13, 29, 68, 8]  # for ever: records depend on it


@pytest.mark.rule("7")
def test_the_cards_in_play_are_skipped_in_the_order_of_the_redraw() -> None:
    s = deal(RED_SETUP, key=(3, 9))
    order = [name(card) for card in reversed(redraw_order(s.key, s.redraws).dump())]
    unseen = [card for card in order if card not in tapestry(s).values()]
    assert [*area(s), *deck(s)] == unseen
    assert s.key == 3 * 2**30 + 9


@pytest.mark.rule("7")
def test_a_redraw_does_not_depend_on_what_was_played_before() -> None:
    """The same deal, the same cards in play, reached by different ways: the same cards come."""
    cards = dict(zip([(0, 0), (1, 1), (2, 2), (3, 3)], RED_SETUP[:4], strict=True))
    found = []
    for pile in (rest(RED_SETUP, ["YA1", "YC1"]), list(reversed(rest(RED_SETUP, ["YA1", "YC1"])))):
        s = position(cards, "YA1", area=RED_SETUP[5:], deck=["YC1", *pile], options={"redraw": "cells"})
        s.key = 77
        told = play(s, "discard")
        assert heard(told, "redrawn")
        found.append((area(s), deck(s)))
    assert found[0] == found[1]


@pytest.mark.rule("7")
def test_redraws_are_told_with_the_new_backs() -> None:
    s = position(
        dict(zip([(0, 0), (1, 1), (2, 2), (3, 3)], RED_SETUP[:4], strict=True)),
        "YA1",
        area=RED_SETUP[5:],
        deck=None,
    )
    s.deck.push(DECK.index("GA1"))  # a green card on top, so that the area stays useless
    told = play(s, "discard")
    passes = heard(told, "redrawn")
    assert [event["number"] for event in passes] == list(range(1, len(passes) + 1))
    assert len(heard(told, "dealt")) == 8 * len(passes) > 0
    assert all(one.knows == EVERYBODY for one in told)


@pytest.mark.rule("8")
def test_points_by_colour() -> None:
    s = position(F, area=LEFT_OVER, deck=[])
    play(s, "finish")
    assert GAME.breakdown(s, 0) == {"R": 0, "O": 0, "Y": 8, "G": 8, "B": 0, "P": 0}
    assert s.score(0) == 16


@pytest.mark.rule("8")
def test_points_and_limits_can_be_tuned_but_not_nonsensical() -> None:
    assert GAME.setup(1, {"points.R": "5"}).rules.points[0] == 5
    with pytest.raises(SettingError, match="rank_limit"):
        GAME.setup(1, {"rank_limit.crack": "1300"})


@pytest.mark.rule("8")
def test_after_completion_one_may_finish_or_go_on() -> None:
    s = position(F, area=LEFT_OVER, deck=[])
    for slot in range(8):
        assert legal(s) == {"finish", *(f"draw {left}" for left in range(slot, 8))}
        play(s, f"draw {slot}", "discard")
    assert (step(s), outcome(s), s.score(0)) == ("over", "won", 16)


@pytest.mark.rule("9")
def test_presets() -> None:
    assert PRESETS == {
        "classic": {},
        "relaxed": {"isolated_exchange": "on"},
        "gentle": {"deck": "H2", "isolated_exchange": "on"},
    }
    defaults = {option.name: option.default for option in GAME.options}
    assert GAME.setup(1, GAME.presets["classic"]).options == defaults
    assert list(defaults.values()) == ["discards", "H1", "off", "cells", "1", "0", "off"]


@pytest.mark.rule("9")
def test_redealing_keeps_what_is_seen_and_nothing_else() -> None:
    """Slots keep their colours, the deck its top colour; faces and the deck's order are all possible."""
    s = at_random({}, 5)
    tops, firsts, keys = Counter[str](), Counter[str | None](), set()
    for seed in range(200):
        copy = redealt(s, 0, Seeded(seed))
        assert isinstance(copy, UniversalTapestry)
        assert [card and card[0] for card in area(copy)] == [card and card[0] for card in area(s)]
        assert deck(copy)[0][0] == deck(s)[0][0]
        assert Counter(card[0] for card in deck(copy)) == Counter(card[0] for card in deck(s))
        assert sorted(deck(copy)) != sorted(deck(s)) or seed
        assert tapestry(copy) == tapestry(s)
        tops[deck(copy)[1][0]] += 1
        firsts[area(copy)[0]] += 1
        keys.add(int(copy.key))
    hidden = {card for card in rest(tapestry(s).values()) if card[0] == str(area(s)[0])[0]}
    assert set(firsts) == hidden
    assert len(tops) == 6
    assert len(keys) == 200


@pytest.mark.rule("9")
def test_everything_is_shown_in_the_end() -> None:
    s = deal()
    for _ in range(9):
        assert "faces" not in s.view(-1)
        play(s, "draw 0", "discard")
    view = s.view(-1)
    assert view["faces"] == area(s)
    assert view["order"] == deck(s)


@pytest.mark.rule("9")
def test_the_deal_of_the_day() -> None:
    assert GAME.deals
    seed = day_seed(GAME.id, DEAL, "2026-11-15")
    assert seed == 6896903963486407287
    deals = [GAME.setup(1).begin(Seeded(seed)) for _ in range(2)]
    assert deals[0].same(deals[1])


@pytest.mark.rule("9")
def test_a_deal_is_the_same_under_all_options_and_whatever_is_played() -> None:
    orders = set()
    for options in ({}, {"mode": "time"}, {"deck": "H2", "isolated_exchange": "true"}, {"spacing": "2"}):
        host = Recorder(Seeded(11))
        s = GAME.setup(1, options).begin(host)
        orders.add(tuple(host.outcomes))
        assert isinstance(s, UniversalTapestry)
        host.take()
        rng = Seeded(1)
        for _ in range(6):
            play(s, lively(s, rng))
        assert not host.outcomes
    assert len(orders) == 1
