"""The rulings: one test for each row of the dossier's section 10."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.core import record
from ludarium.core.host import Seeded
from ludarium.core.journal import Journal, TableError
from ludarium.core.kernel import redealt
from ludarium.games import find_game
from ludarium.games.universal_tapestry import GAME
from ludarium.games.universal_tapestry.data import CARD_NAMES
from ludarium.games.universal_tapestry.scoring import rank, rank_of
from ludarium.games.universal_tapestry.state import UniversalTapestry
from tests.games.universal_tapestry.table import (
    COLOURS,
    LEFT_OVER,
    F,
    area,
    at_random,
    cells_of,
    deal,
    deck,
    discards,
    hand,
    heard,
    legal,
    outcome,
    play,
    position,
    rest,
    step,
    tapestry,
    why,
)

ALMOST = {cell: card for cell, card in F.items() if cell != (7, 7)}


@pytest.mark.rule("10.1")
def test_the_side_symbol_is_the_type_and_each_kind_has_four_cards() -> None:
    kinds = Counter(card[:2] for card in CARD_NAMES)
    assert len(kinds) == 18
    assert set(kinds.values()) == {4}
    assert GAME.setup(1).options["deck"] == "H1"
    one = {(0, 0): "RA1"}
    assert cells_of(position(one, "OA2"), "place") == set()
    assert len(cells_of(position(one, "OC1"), "place")) == 4
    own = {"deck": "H2"}
    assert len(cells_of(position(one, "OA2", options=own), "place")) == 4
    assert cells_of(position(one, "OC1", options=own), "place") == set()


@pytest.mark.rule("10.2")
def test_the_rainbow_is_no_ring() -> None:
    for rank_, colour in enumerate(COLOURS):
        near = {
            other for other in COLOURS if cells_of(position({(0, 0): f"{colour}A1"}, f"{other}C1"), "place")
        }
        assert near == set(COLOURS[max(0, rank_ - 1) : rank_ + 2])


@pytest.mark.rule("10.3")
@pytest.mark.parametrize("spacing", [1, 2])
def test_the_diagonal(spacing: int) -> None:
    s = deal(spacing=str(spacing))
    assert list(tapestry(s)) == [(0, 0), (spacing,) * 2, (2 * spacing,) * 2, (3 * spacing,) * 2]


@pytest.mark.rule("10.4")
@pytest.mark.parametrize(("spacing", "least"), [("1", -4), ("2", -1)])
def test_the_box_floats(spacing: str, least: int) -> None:
    grid = deal(spacing=spacing).tapestry
    lines = range(-6, 10)
    assert [row for row in lines if grid.box_ok((row + 6) * 16 + 6)] == list(range(least, 8))
    assert [column for column in lines if grid.box_ok(6 * 16 + column + 6)] == list(range(least, 8))


@pytest.mark.rule("10.5")
def test_a_card_that_touches_nothing_stays() -> None:
    cards = {(0, 0): "RA1", (1, 1): "PC1", (1, 2): "PN2"}
    s = position(cards, "BN1")
    assert why(s, "exchange 0 0") == "touches-nothing"
    assert cells_of(position(cards, "BN1", options={"isolated_exchange": "true"}), "exchange") == {(0, 0)}


@pytest.mark.rule("10.6")
@pytest.mark.parametrize("limit", [1, 2, 3, 5])
def test_exchanges_have_no_limit_unless_chosen(limit: int) -> None:
    cells = ["0 0", "0 1", "0 0", "0 1", "0 0"]
    free = position({(0, 0): "YC1", (0, 1): "YN1"}, "YA1")
    play(free, *(f"exchange {cell}" for cell in cells))
    s = position({(0, 0): "YC1", (0, 1): "YN1"}, "YA1", options={"max_exchanges": str(limit)})
    play(s, *(f"exchange {cell}" for cell in cells[:limit]))
    assert cells_of(s, "exchange") == set()
    assert why(s, f"exchange {cells[limit % 2]}") == "no-exchange-left"
    play(s, "discard", "draw 0")
    assert s.chain.size == 0


@pytest.mark.rule("10.7")
def test_a_turn_never_returns_to_a_position() -> None:
    for variant, copies in (("H1", "111"), ("H1", "124"), ("H2", "124")):
        cards = {(0, 0): f"YC{copies[0]}", (0, 1): f"YN{copies[1]}"}
        s = position(cards, f"YA{copies[2]}", options={"deck": variant})
        for cell in ("0 0", "0 1", "0 0", "0 1", "0 0"):
            play(s, f"exchange {cell}")
        assert why(s, "exchange 0 1") == "repeats-position"
    s = position({(0, 0): "YC1", (0, 1): "YN1"}, "YA1")
    play(s, *["exchange 0 0", "exchange 0 1"] * 2, "exchange 0 0", "place 0 -1", "draw 0")
    assert s.chain.size == 0, "a new turn has seen nothing yet"


@pytest.mark.rule("10.8")
def test_the_redraw_looks_at_empty_cells() -> None:
    """A red card closed in on all sides: red is near a colour of the tapestry, but fits no empty cell."""
    cards = {(0, 0): "RA1", (-1, 0): "ON1", (1, 0): "ON2", (0, -1): "OC1", (0, 1): "OC2"}
    cards |= {(-2, 0): "YC1", (-1, -1): "YA1", (-1, 1): "YA2", (0, -2): "YN1", (0, 2): "YN2"}
    cards |= {(1, -1): "YA3", (1, 1): "YA4", (2, 0): "YC2"}
    reds = ["RA2", "RA3", "RC1", "RC2", "RN1", "RN2", "RA4"]
    fires = {}
    for redraw in ("cells", "colours", "off"):
        s = position(
            cards,
            "PC1",
            area=reds,
            deck=["RC3", *rest(cards.values(), reds, ["PC1", "RC3"])],
            options={"redraw": redraw},
        )
        fires[redraw] = bool(heard(play(s, "discard"), "redrawn"))
    assert fires == {"cells": True, "colours": False, "off": False}


@pytest.mark.rule("10.9")
def test_the_redraw_is_no_choice() -> None:
    s = deal(("RA1", "RC1", "RN1", "RA2", "GA1", "GC1", "BN1", "BA1", "PA1", "PC1", "PN1", "GN1"))
    assert s.redraws > 0
    assert legal(s) == {f"draw {slot}" for slot in range(8)}


@pytest.mark.rule("10.10")
def test_only_a_game_by_time_stops_at_completion() -> None:
    over = {}
    for mode in ("time", "discards"):
        s = position(ALMOST, "PC3", area=LEFT_OVER[1:], deck=LEFT_OVER[:1], options={"mode": mode})
        play(s, "place 7 7")
        over[mode] = s.over
    assert over == {"time": True, "discards": False}


@pytest.mark.rule("10.11")
def test_the_ninth_discard_loses_at_once() -> None:
    s = deal()
    for _ in range(8):
        play(s, "draw 0", "discard")
    assert outcome(s) is None
    play(s, "draw 0", "discard")
    assert (step(s), outcome(s)) == ("over", "lost")


@pytest.mark.rule("10.12")
def test_limits_of_the_ranks_go_to_the_better_one_but_the_last() -> None:
    rules = GAME.setup(1, {"mode": "time"}).rules
    found = [rank_of(rules, time) for time in (599_999, 600_000, 1_200_000, 1_200_001, 2_400_000, 2_400_001)]
    assert found == ["crack", "legendary", "legendary", "advanced", "normal", "rookie"]


def timed() -> Journal:
    return Journal(GAME.setup(1, {"mode": "time"}), ["Ana"], Seeded(4))


@pytest.mark.rule("10.13")
def test_time_is_the_stamp_of_the_last_card() -> None:
    s = position(ALMOST, "PC3", area=LEFT_OVER[1:], deck=LEFT_OVER[:1], options={"mode": "time"})
    play(s, "place 7 7", at=1_800_000)
    assert (s.elapsed, rank(s)) == (1_800_000, "advanced")
    s = position(ALMOST, "PC3", area=LEFT_OVER[1:], deck=LEFT_OVER[:1], options={"mode": "time"})
    play(s, "place 7 7")
    assert (outcome(s), rank(s)) == ("won", None), "a simulated game has no stamps and no rank"
    s = position(ALMOST, "PC3", area=LEFT_OVER[1:], deck=LEFT_OVER[:1])
    play(s, "place 7 7", "finish", at=5)
    assert rank(s) is None


@pytest.mark.rule("10.13")
def test_a_pause_stops_the_clock_and_an_undo_does_not_turn_it_back() -> None:
    journal = timed()
    parse = GAME.verbs.parse
    journal.play(0, parse("draw 0"), 1000)
    journal.pause(1500)
    with pytest.raises(TableError, match="paused"):
        journal.play(0, parse("discard"), 1600)
    journal.resume(60_000)
    journal.play(0, parse("discard"), 1700)
    journal.undo(1, by=0)
    with pytest.raises(TableError, match="backwards"):
        journal.play(0, parse("discard"), 1600)
    journal.play(0, parse("discard"), 1800)
    text = record.write(journal)
    assert "paused @1500 for 60000" in text
    assert record.read(text, find_game).clock == 1800


@pytest.mark.rule("10.14")
def test_nothing_takes_a_card_from_the_table_but_an_exchange() -> None:
    assert [phrase.name for phrase in GAME.verbs.phrases] == [
        "draw",
        "finish",
        "place",
        "exchange",
        "discard",
    ]


@pytest.mark.rule("10.15")
def test_the_back_of_the_top_card_is_seen_and_no_more() -> None:
    s = deal()
    view = s.view(0)
    assert (view["top"], view["deck"], view["area"]) == ("R", 60, ["O", "R", "Y", "G", "B", "P", "R", "O"])
    assert not [card for card in [*rest(tapestry(s).values())] if f"'{card}'" in str(view)]
    copy = redealt(s, 0, Seeded(1))
    assert isinstance(copy, UniversalTapestry)
    assert deck(copy)[0][0] == "R"


@pytest.mark.rule("10.16")
def test_a_card_may_be_discarded_or_exchanged_although_it_could_be_placed() -> None:
    s = deal()
    play(s, "draw 0", "place 0 -1", "draw 1")
    assert {text.split()[0] for text in legal(s)} == {"place", "exchange", "discard"}


@pytest.mark.rule("10.17")
def test_a_drawn_card_cannot_go_back() -> None:
    s = deal()
    play(s, "draw 3")
    assert area(s)[3] is None
    assert not {text.split()[0] for text in legal(s)} - {"place", "exchange", "discard"}
    play(s, "discard")
    assert discards(s) == ["GC1"]
    assert hand(s) is None


@pytest.mark.rule("10.18")
def test_slots_of_one_colour_are_all_listed() -> None:
    s = at_random({}, 3)
    backs = [card[0] for card in area(s) if card]
    assert len(set(backs)) < 8
    assert legal(s) == {f"draw {slot}" for slot in range(8)}
