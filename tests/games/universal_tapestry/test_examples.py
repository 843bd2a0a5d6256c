"""The worked examples: one test for each of the dossier's section 11."""

from __future__ import annotations

import pytest

from ludarium.core.words import NotationError
from ludarium.games.universal_tapestry import GAME
from ludarium.games.universal_tapestry.scoring import rank_of
from tests.games.universal_tapestry.table import (
    AREA,
    DECK,
    LEFT_OVER,
    Cards,
    F,
    area,
    cells_of,
    deal,
    deck,
    discards,
    everywhere,
    fits,
    hand,
    heard,
    legal,
    outcome,
    placements,
    play,
    position,
    rest,
    step,
    tapestry,
    why,
)

EIGHT_DRAWS = {f"draw {slot}" for slot in range(8)}


@pytest.mark.rule("11.1")
def test_1_set_up() -> None:
    s = deal()
    assert tapestry(s) == {(0, 0): "RA1", (1, 1): "PC1", (2, 2): "YN1", (3, 3): "GA1"}
    assert area(s) == list(AREA)
    assert len(deck(s)) == 60
    assert deck(s)[0] == "RA2"
    assert legal(s) == EIGHT_DRAWS


@pytest.mark.rule("11.2")
def test_2_first_placement() -> None:
    s = deal()
    play(s, "draw 0")
    assert hand(s) == "OC1"
    assert legal(s) == {"place -1 0", "place 0 -1", "discard"}
    assert why(s, "place 0 1") == "colours-clash"
    assert why(s, "place 2 3") == "colours-clash"


@pytest.mark.rule("11.3")
def test_3_dead_corners() -> None:
    cards = tapestry(deal())
    allowed = {
        cell: {card[0] for card in DECK if fits(cards, cell, card, {})}
        for cell in ((0, 1), (1, 0), (1, 2), (2, 1), (2, 3), (3, 2))
    }
    dead = [cell for cell, colours in allowed.items() if not colours]
    assert dead == [(0, 1), (1, 0), (1, 2), (2, 1)]
    assert allowed[2, 3] == allowed[3, 2] == {"Y", "G"}
    for card in rest(cards.values()):
        for cell, colours in allowed.items():
            if card[0] not in colours:
                assert cell not in cells_of(position(cards, card), "place")


@pytest.mark.rule("11.4")
def test_4_symbol() -> None:
    cards = tapestry(deal())
    assert why(position(cards, "RA2"), "place -1 0") == "symbols-clash"
    assert why(position(cards, "RC1"), "place -1 0") == ""
    assert why(position(cards, "RN1"), "place -1 0") == ""


@pytest.mark.rule("11.5")
def test_5_isolated_card() -> None:
    s = deal()
    play(s, "draw 2")
    assert hand(s) == "YA1"
    assert why(s, "exchange 1 1") == "touches-nothing"
    assert legal(s) == {"discard"}
    s = deal(isolated_exchange="true")
    play(s, "draw 2")
    assert legal(s) == {"exchange 1 1", "discard"}


@pytest.mark.rule("11.6")
def test_6_refill() -> None:
    s = deal()
    told = play(s, "draw 0", "place 0 -1")
    assert area(s)[0] == "RA2"
    assert len(deck(s)) == 59
    assert step(s) == "draw"
    assert heard(told, "refilled") == [{"event": "refilled", "slot": 0, "colour": "R"}]


@pytest.mark.rule("11.7")
def test_7_exchange() -> None:
    s = deal()
    play(s, "draw 0", "place 0 -1", "draw 1")
    assert hand(s) == "RN1"
    placed = {"place -1 -1", "place -1 0", "place 0 -2", "place 1 -1"}
    assert legal(s) == {*placed, "exchange 0 0", "discard"}
    play(s, "exchange 0 0")
    assert tapestry(s)[0, 0] == "RN1"
    assert hand(s) == "RA1"


@pytest.mark.rule("11.8")
def test_8_chain() -> None:
    s = deal()
    play(s, "draw 0", "place 0 -1", "draw 1", "exchange 0 0")
    placed = {"place -1 -1", "place -1 0", "place 0 -2", "place 1 -1"}
    assert legal(s) == {*placed, "exchange 0 -1", "discard"}
    assert area(s)[1] is None


@pytest.mark.rule("11.9")
def test_9_wrong_direction() -> None:
    s = position({(0, 0): "RA1", (0, -1): "OC1"}, "RC1")
    assert cells_of(s, "exchange") == set()
    assert why(s, "exchange 0 0") == why(s, "exchange 0 -1") == "does-not-beat"


@pytest.mark.rule("11.10")
def test_10_symbol_blocks_an_exchange() -> None:
    s = position({(0, 0): "RA1", (0, -1): "OC1", (-1, 0): "RN1"}, "ON1")
    assert why(s, "exchange 0 0") == "symbols-clash"


@pytest.mark.rule("11.11")
def test_11_colour_blocks_an_exchange() -> None:
    s = position({(0, 0): "YC1", (0, 1): "GN1"}, "OA1")
    assert why(s, "exchange 0 0") == "colours-clash"
    assert legal(s) == {"place -1 0", "place 0 -1", "place 1 0", "discard"}


@pytest.mark.rule("11.12")
def test_12_loop_cut() -> None:
    s = position({(0, 0): "YC1", (0, 1): "YN1"}, "YA1")
    for cell in ("0 0", "0 1", "0 0", "0 1", "0 0"):
        play(s, f"exchange {cell}")
    assert tapestry(s) == {(0, 0): "YC1", (0, 1): "YA1"}
    assert hand(s) == "YN1"
    assert why(s, "exchange 0 1") == "repeats-position"
    assert cells_of(s, "exchange") == set()


@pytest.mark.rule("11.13")
def test_13_row_of_eight() -> None:
    row = ["OA1", "OC1", "ON1", "OA2", "OC2", "ON2", "OA3", "OC3"]
    s = position({(0, column): card for column, card in enumerate(row)}, "ON3")
    assert cells_of(s, "place") == {(line, column) for line in (-1, 1) for column in (0, 1, 3, 4, 6, 7)}
    assert why(s, "place 0 -1") == "outside-the-box"
    with pytest.raises(NotationError, match="-4 to 7"):  # never reached: the set-up holds columns 0 to 3
        GAME.verbs.parse("place 0 8")


@pytest.mark.rule("11.14")
def test_14_floating_box() -> None:
    cards = {(0, 0): "RA1", (1, 1): "RC1", (2, 2): "RN1", (3, 3): "RA2"}
    cards |= {(-1, 0): "RC2", (-2, 0): "RA3", (-3, 0): "RC3", (-4, 0): "RA4"}
    s = position(cards, "ON1")
    sides = {(row, column) for row in range(-4, 1) for column in (-1, 1)}
    assert cells_of(s, "place") == {*sides, (1, 0), (3, 4)}
    assert why(s, "place 4 3") == "outside-the-box"
    with pytest.raises(NotationError, match="-4 to 7"):
        GAME.verbs.parse("place -5 0")


REDS = ("RA1", "RC1", "RN1", "RA2")
FAR = ("GA1", "GC1", "BN1", "BA1", "PA1", "PC1", "PN1", "GN1")


@pytest.mark.rule("11.15")
@pytest.mark.parametrize("key", [(0, 0), (1, 2), (987_654_321, 123_456_789)])
def test_15_redraw(key: tuple[int, int]) -> None:
    s = deal((*REDS, *FAR), key)
    assert s.redraws >= 1
    assert {card[0] for card in area(s) if card} & {"R", "O"}
    assert (len([card for card in area(s) if card]), len(deck(s))) == (8, 60)
    assert everywhere(s) == dict.fromkeys(DECK, 1)
    off = deal((*REDS, *FAR), key, redraw="off")
    assert (off.redraws, area(off)) == (0, list(FAR))


@pytest.mark.rule("11.16")
def test_16_no_redraw() -> None:
    cards = dict(zip([(0, 0), (1, 1), (2, 2), (3, 3)], REDS, strict=True))
    far = [card for card in rest(REDS, FAR, ["YA1"]) if card[0] not in "RO"]
    for pile in (far, []):
        s = position(cards, "YA1", area=FAR[1:], deck=pile)
        told = play(s, "discard")
        assert not heard(told, "redrawn")
        assert s.redraws == 0
        assert area(s) == [pile[0] if pile else None, *FAR[1:]]


@pytest.mark.rule("11.17")
def test_17_last_refill() -> None:
    s = deal(play_out="true")
    for _ in range(60):
        play(s, "draw 0", "discard")
    assert deck(s) == []
    assert all(area(s))
    play(s, "draw 3", "discard")
    assert area(s)[3] is None
    assert legal(s) == EIGHT_DRAWS - {"draw 3"}
    assert why(s, "draw 3") == "slot-is-empty"


@pytest.mark.rule("11.18")
def test_18_rainbow_ends() -> None:
    assert cells_of(position({(0, 0): "RA1"}, "PC1"), "place") == set()
    assert cells_of(position({(0, 0): "RA1"}, "RC1"), "place") == {(-1, 0), (1, 0), (0, -1), (0, 1)}


@pytest.mark.rule("11.19")
def test_19_own_symbols() -> None:
    options = {"deck": "H2"}
    assert len(cells_of(position({(0, 0): "RA1"}, "RA2", options=options), "place")) == 4
    s = position({(0, 0): "RA1"}, "OC1", options=options)
    assert cells_of(s, "place") == set()
    assert why(s, "place 0 1") == "symbols-clash"


@pytest.mark.rule("11.20")
def test_20_nine_discards() -> None:
    s = deal()
    for turn in range(1, 10):
        assert step(s) == "draw"
        play(s, "draw 0", "discard")
        assert s.turns == turn
    assert (step(s), outcome(s), s.score(0)) == ("over", "lost", 0)
    s = deal(play_out="true")
    for slot in [0] * 61 + [1, 2, 3, 4, 5, 6, 7]:
        assert step(s) == "draw"
        play(s, f"draw {slot}", "discard")
    assert (step(s), outcome(s), s.turns) == ("over", "lost", 68)


def without(*cells: tuple[int, int]) -> Cards:
    return {cell: card for cell, card in F.items() if cell not in cells}


@pytest.mark.rule("11.21")
def test_21_score() -> None:
    thrown = ["GA1", "YC2", "BN1", "OA4", "RC1", "PN2", "GN3", "YA1"]
    replaced = iter(LEFT_OVER)
    cards = {cell: next(replaced) if card in thrown else card for cell, card in F.items()}
    s = position(cards, "YA1", discards=thrown[:-1], deck=[])  # full; its contacts do not matter here
    play(s, "discard")
    assert (outcome(s), s.score(0)) == ("won", 10)
    assert sum(GAME.breakdown(s, 0).values()) == 10
    gap = {cell: card for cell, card in cards.items() if cell != (7, 7)}
    s = position(gap, "YA1", discards=thrown[:-1], deck=[], options={"play_out": "true"})
    play(s, "discard")
    assert (outcome(s), s.score(0)) == ("lost", 0)


@pytest.mark.rule("11.22")
def test_22_ranks() -> None:
    rules = GAME.setup(1, {"mode": "time"}).rules
    ranks = {
        seconds: rank_of(rules, seconds * 1000) for seconds in (2401, 2400, 1801, 1800, 1201, 1200, 600, 599)
    }
    assert list(ranks.values()) == [
        *("rookie", "normal", "normal", "advanced"),
        *("advanced", "legendary", "legendary", "crack"),
    ]


@pytest.mark.rule("11.23")
@pytest.mark.parametrize("variant", ["H1", "H2"])
def test_23_fixture(variant: str) -> None:
    options = {"deck": variant}
    assert len(F) == 64
    assert sorted([*F.values(), *LEFT_OVER]) == sorted(DECK)
    for cell, card in F.items():
        assert fits(F, cell, card, options)
    s = position(F, area=LEFT_OVER, deck=[], options=options)
    assert "finish" in legal(s)
    told = play(s, "finish")
    assert (step(s), outcome(s), s.score(0)) == ("over", "won", 16)
    assert sorted(discards(s)) == sorted(LEFT_OVER)
    assert heard(told, "finished") == [{"event": "finished", "cards": 8}]


@pytest.mark.rule("11.24")
def test_24_after_completion() -> None:
    for card in LEFT_OVER:
        others = [other for other in LEFT_OVER if other != card]
        assert legal(position(F, card, area=others, deck=[])) == {"discard"}
        s = position(F, card, area=others, deck=[], options={"deck": "H2"})
        if card == "GN2":
            assert cells_of(s, "exchange") == {(3, 2), (4, 3), (5, 4), (6, 5)}
        if card == "GC2":
            assert legal(s) == {"discard"}


@pytest.mark.rule("11.25")
def test_25_last_gap() -> None:
    for mode in ("time", "discards"):
        s = position(without((7, 7)), "PC3", area=LEFT_OVER[:7], deck=[LEFT_OVER[7]], options={"mode": mode})
        assert cells_of(s, "place") == {(7, 7)}
        play(s, "place 7 7")
        if mode == "time":
            assert (step(s), outcome(s), s.score(0)) == ("over", "won", 1)
        else:
            assert (step(s), outcome(s)) == ("draw", None)
            assert legal(s) == {*EIGHT_DRAWS, "finish"}


@pytest.mark.rule("11.26")
def test_26_one_kind_gap() -> None:
    gap = without((4, 4))
    found = {card[:2] for card in DECK if (4, 4) in placements(gap, card, {})}
    assert found == {"YC"}
    for card in [*LEFT_OVER, F[4, 4]]:
        others = [other for other in [*LEFT_OVER, F[4, 4]] if other != card]
        s = position(gap, card, area=others[:7], deck=others[7:])
        assert ((4, 4) in cells_of(s, "place")) == (card[:2] == "YC")
