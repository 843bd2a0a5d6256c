"""The invariants of section 12 over random games under all options."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ludarium.core import record
from ludarium.core.host import Recorder, Seeded
from ludarium.core.journal import Journal
from ludarium.core.kernel import play as kernel_play
from ludarium.core.kernel import redealt
from ludarium.games import find_game
from ludarium.games.universal_tapestry import GAME
from ludarium.games.universal_tapestry.data import CARD
from ludarium.games.universal_tapestry.scoring import rank
from ludarium.games.universal_tapestry.state import UniversalTapestry
from tests.games.universal_tapestry.invariants import Check
from tests.games.universal_tapestry.table import (
    LEFT_OVER,
    TYPES,
    Cards,
    Cell,
    F,
    at_random,
    exchanges,
    fits,
    hand,
    heard,
    legal,
    live,
    lively,
    outcome,
    play,
    position,
    step,
    tapestry,
)

OPTIONS = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in GAME.options})
SEEDS = st.integers(0, 2**32)


def follow(s: UniversalTapestry, move: str, check: Check) -> None:
    play(s, move)
    check.after(s, 0, GAME.verbs.parse(move))


@pytest.mark.rule("12.1")
@pytest.mark.rule("12.2")
@pytest.mark.rule("12.3")
@pytest.mark.rule("12.4")
@pytest.mark.rule("12.5")
@pytest.mark.rule("12.6")
@pytest.mark.rule("12.7")
@pytest.mark.rule("12.8")
@settings(max_examples=25, deadline=None)
@given(options=OPTIONS, seed=SEEDS)
def test_whole_games(options: dict[str, str], seed: int) -> None:
    s, rng = at_random(options, seed), Seeded(seed)
    check = Check(s)
    while not s.over:
        move = lively(s, rng)
        follow(s, move, check)


@pytest.mark.rule("12.5")
@settings(max_examples=25, deadline=None)
@given(options=OPTIONS, seed=SEEDS, gaps=st.integers(1, 4))
def test_games_near_completion(options: dict[str, str], seed: int, gaps: int) -> None:
    rng = Seeded(seed)
    cells, away = list(F), []
    for _ in range(gaps):
        away.append(cells.pop(rng.roll(len(cells))))
    pile = [*LEFT_OVER, *(F[cell] for cell in away)]
    mixed = [pile.pop(rng.roll(len(pile))) for _ in range(len(pile))]
    cards = {cell: F[cell] for cell in cells}
    alive = [live(cards, card[0], options) for card in mixed]
    assume(any(alive[:8]) or not any(alive))  # in play, such a draw area would have been redrawn
    s = position(cards, area=mixed[:8], deck=mixed[8:], options=options)
    check = Check(s)
    while not s.over:
        placing = sorted(text for text in legal(s) if text.startswith("place"))
        move = placing[0] if placing else lively(s, rng)
        follow(s, move, check)


@pytest.mark.rule("12.5")
def test_some_of_them_are_won() -> None:
    for mode in ("discards", "time"):
        gap = {cell: card for cell, card in F.items() if cell != (4, 4)}
        s = position(gap, F[4, 4], area=LEFT_OVER[:7], deck=LEFT_OVER[7:], options={"mode": mode})
        check = Check(s)
        for move in ("place 4 4", *(("draw 3", "discard", "finish") if mode == "discards" else ())):
            follow(s, move, check)
        assert outcome(s) == "won"


LINES = ([(0, 0), (0, 1)], [(0, 0), (0, 1), (0, 2)], [(0, 0), (0, 1), (1, 0), (1, 1)])


def chain(cells: list[Cell], variant: str, rng: Seeded) -> bool:
    """Exchange at random as long as it goes, on a few yellow cards. Did the rule against loops forbid any?"""
    options = {"deck": variant}
    cards: Cards = {}
    pile = [f"{colour}{type}{copy}" for colour in "YG" for type in TYPES for copy in "1234"]
    for cell in cells:
        fitting = [card for card in pile if fits(cards, cell, card, options)]
        if not fitting:
            return False
        cards[cell] = fitting[rng.roll(len(fitting))]
        pile.remove(cards[cell])
    first = pile.pop(rng.roll(len(pile)))
    s = position(cards, first, area=pile[:7], options=options)
    check = Check(s)
    forbidden = False
    while True:
        swaps = sorted(text for text in legal(s) if text.startswith("exchange"))
        held = hand(s)
        assert held is not None
        forbidden |= len(swaps) < len(exchanges(tapestry(s), held, set(), options))
        if not swaps:
            return forbidden
        move = swaps[rng.roll(len(swaps))]
        follow(s, move, check)


@pytest.mark.rule("12.8")
@pytest.mark.parametrize("variant", ["H1", "H2"])
def test_long_chains(variant: str) -> None:
    rng = Seeded(9)
    assert sum(chain(LINES[number % 3], variant, rng) for number in range(90)) >= 5


@pytest.mark.rule("12.9")
@settings(max_examples=20, deadline=None)
@given(options=OPTIONS, seed=SEEDS)
def test_hidden_faces_decide_nothing_seen(options: dict[str, str], seed: int) -> None:
    """In a copy with other faces the same is seen, the same can be drawn, and turns end alike in public."""
    s, rng = at_random(options, seed), Seeded(seed)
    while not s.over:
        copy = redealt(s, 0, Seeded(int(rng.word())))
        assert isinstance(copy, UniversalTapestry)
        assert copy.view(0) == s.view(0)
        assert legal(copy) == legal(s)
        move = lively(s, rng)
        if step(s) == "resolve":  # the same public end of turn, up to the next card of the deck
            told = [play(state, move) for state in (s, copy)]
            assert heard(told[0], "refilled") == heard(told[1], "refilled")
            assert tapestry(copy) == tapestry(s)
        else:
            play(s, move)


@pytest.mark.rule("12.9")
@settings(max_examples=12, deadline=None)
@given(seed=SEEDS)
def test_permuting_faces_within_colours_moves_no_redraw(seed: int) -> None:
    """Faces permuted, backs and key kept: turns end alike, redraws included, since all unseen cards join."""
    s, rng = at_random({"play_out": "true"}, seed), Seeded(seed)
    while not s.over:
        copy = s.clone()
        assert isinstance(copy, UniversalTapestry)
        _turn_copies(copy)
        assert copy.view(0) == s.view(0)
        assert legal(copy) == legal(s)
        move = lively(s, rng)
        if step(s) == "resolve":
            seen = [[GAME.describe_event(told, -1) for told in play(state, move)] for state in (s, copy)]
            assert seen[0] == seen[1]
            assert s.over or copy.view(0) == s.view(0)
        else:
            play(s, move)


@pytest.mark.rule("12.9")
@pytest.mark.parametrize("key", range(6))
def test_a_redraw_shows_the_same_backs_whatever_the_faces(key: int) -> None:
    cards = dict(zip([(0, 0), (1, 1), (2, 2), (3, 3)], ("RA1", "RC1", "RN1", "RA2"), strict=True))
    s = position(cards, "YA1", area=("GC1", "BN1", "BA1", "PA1", "PC1", "PN1", "GN1"), deck=None)
    s.deck.push(s.deck.take(s.deck.dump().index(CARD.read("GA1"))))
    s.key = key
    copy = s.clone()
    assert isinstance(copy, UniversalTapestry)
    _turn_copies(copy)
    assert copy.area.dump() != s.area.dump()
    for state in (s, copy):
        assert heard(play(state, "discard"), "redrawn")
    assert copy.view(0) == s.view(0)


def _turn_copies(s: UniversalTapestry) -> None:
    """Turn the unseen faces of each colour round by one place."""
    places = [(s.area, place) for place in range(s.area.size) if s.area[place] != 72]
    places += [(s.deck, place) for place in range(s.deck.size)]
    for colour in range(6):
        mine = [(pile, place) for pile, place in places if pile[place] // 12 == colour]
        faces = [int(pile[place]) for pile, place in mine]
        for (pile, place), face in zip(mine, faces[1:] + faces[:1], strict=True):
            pile[place] = face


@pytest.mark.rule("12.10")
@settings(max_examples=15, deadline=None)
@given(options=OPTIONS, seed=SEEDS)
def test_records_replay_with_time_and_rank(options: dict[str, str], seed: int) -> None:
    rng = Seeded(seed)
    journal = Journal(GAME.setup(1, options), ["Ana"], Seeded(seed))
    at = 0
    while not journal.state.over:
        at += int(rng.roll(40_000))
        assert isinstance(journal.state, UniversalTapestry)
        journal.play(0, GAME.verbs.parse(lively(journal.state, rng)), at)
        to = journal.free_undo(0)
        if to is not None and rng.roll(4) == 0:
            journal.undo(to, 0)
    again = record.read(record.write(journal), find_game)
    assert again.state.same(journal.state)
    assert rank(again.state) == rank(journal.state)


@pytest.mark.rule("12.10")
def test_stored_games_keep_their_results() -> None:
    """Outcome, score, rank and redraws; tests/contract/test_stored.py replays the whole records."""
    found = {}
    for path in sorted((Path(__file__).parent / "records").glob("*.txt")):
        s = record.read(path.read_text(encoding="utf-8"), find_game).state
        assert isinstance(s, UniversalTapestry)
        found[path.stem] = (outcome(s), int(s.score(0)), rank(s), int(s.redraws), bool(s.gave_up))
    assert found == {
        "classic-lost": ("lost", 0, None, 1, False),
        "classic-won": ("won", 16, None, 0, False),
        "gentle-won": ("won", 16, None, 0, False),
        "play-out-lost": ("lost", 0, None, 0, False),
        "relaxed-won": ("won", 16, None, 0, False),
        "time-given-up": ("lost", 0, None, 0, True),
        "time-spaced-won": ("won", 1, "normal", 0, False),
        "time-won": ("won", 1, "normal", 0, False),
    }


@pytest.mark.rule("12.10")
def test_a_saved_game_by_time_goes_on_with_its_clock() -> None:
    gap = {cell: card for cell, card in F.items() if cell != (4, 4)}
    s = position(gap, F[4, 4], area=LEFT_OVER[:7], deck=LEFT_OVER[7:], options={"mode": "time"})
    loaded = GAME.setup(1, {"mode": "time"}).load(s.dump())
    for state in (s, loaded):
        host = Recorder(Seeded(0))
        host.at = 599_999
        kernel_play(state, 0, GAME.verbs.parse("place 4 4"), host)
        assert rank(state) == "crack"
    assert s.same(loaded)
