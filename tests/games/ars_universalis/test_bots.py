"""Bots of Ars Universalis: they play legal games of every mode, plan well, and look at minimal sets only."""

from __future__ import annotations

import pytest

from ludarium.bots.levels import make_bot
from ludarium.core.host import Seeded
from ludarium.core.kernel import legal
from ludarium.core.moves import Moves
from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.state import ArsUniversalis
from ludarium.lab.match import decide, play_out
from tests.games.ars_universalis.table import EM, MA, play, solo, table


def choice(s: ArsUniversalis, seat: int, bot: str = "greedy") -> str:
    moves = Moves()
    legal(s, seat, moves)
    return GAME.verbs.write(decide(make_bot(bot, GAME, 1), s, seat, moves))


def played(names: list[str], seed: int, **options: str) -> ArsUniversalis:
    host = Seeded(seed)
    s = GAME.setup(len(names), options).begin(host)
    play_out(s, [make_bot(name, GAME, seed + seat) for seat, name in enumerate(names)], host)
    assert isinstance(s, ArsUniversalis)
    return s


ALL = {
    "hands": "closed",
    "duel": "on",
    "workshop": "on",
    "greatness": "on",
    "golden_age": "on",
    "treasures": "on",
}


@pytest.mark.parametrize(
    "names", [["greedy"], ["greedy", "master"], ["greedy", "master", "greedy"], ["greedy"] * 4]
)
def test_bots_play_every_mode(names: list[str]) -> None:
    for options in ({}, ALL) if len(names) > 1 else ({},):
        assert played(names, 3, **options).over


def test_greedy_beats_random() -> None:
    results = [played(["greedy", "random", "random"], seed) for seed in range(6)]
    assert sum(s.won(0) for s in results) >= 5


def test_greedy_reaches_the_score_that_ends_the_game() -> None:
    results = [played(["greedy"] * 4, seed) for seed in range(4)]
    assert sum(max(int(s.score(seat)) for seat in range(4)) >= 75 for s in results) >= 3


def test_it_exchanges_for_the_card_that_completes_a_work() -> None:
    s = table(figures=["petrarch"], hands=["M004 M009"], bank="M001 M011 M027")
    text = choice(s, 0)
    assert text == "exchange M009 M011"
    play(s, 0, text)
    assert choice(s, 0) == "complete petrarch 1 M004 M011"


def test_it_buys_the_card_of_the_workshop_that_completes_a_work() -> None:
    s = table(
        figures=["petrarch"],
        hands=["M004 M009"],
        options={"workshop": "on"},
        bank="M001 M011 M027 M031 M037 M050",
        coins=[9, 9, 9],
    )
    assert choice(s, 0) == "fetch M011"


def test_it_opens_the_next_period_by_an_early_work() -> None:
    s = table(
        period=EM,
        figures=["newton petrarch"],
        hands=["M004 M008 M011 M014 M075 M085"],
        works=[{MA: 0}],
        bank="M050 M051 M052",
    )
    first = choice(s, 0)
    assert first.startswith("complete petrarch")
    play(s, 0, first)
    assert choice(s, 0).startswith(("complete newton", "exchange"))


def test_it_wins_a_solo_game_when_it_can() -> None:
    s = solo("curie", "giotto", "newton", hand="M004 M008 M014 M006 M009 M024 M031 M012")
    texts = Moves()
    legal(s, 0, texts)
    assert any(GAME.verbs.write(move).startswith("complete curie") for move in texts.dump())
    assert choice(s, 0).startswith("complete curie")


def test_a_search_looks_at_minimal_sets_only() -> None:
    s = table(figures=["petrarch fibonacci"], hands=["M004 M010 M011 M065 M014 M008"])
    moves = Moves()
    legal(s, 0, moves)
    every = [text for text in map(GAME.verbs.write, moves.dump()) if text.startswith("complete")]
    rest = {text for text in map(GAME.verbs.write, moves.dump()) if not text.startswith("complete")}
    GAME.policy.narrow(s, 0, moves)
    kept = [GAME.verbs.write(move) for move in moves.dump()]
    minimal = [text for text in kept if text.startswith("complete")]
    assert set(kept) - set(minimal) == rest
    assert set(minimal) < set(every)
    for text in every:
        work, cards = text.split()[:3], set(text.split()[3:])
        parts = [other for other in every if other.split()[:3] == work and set(other.split()[3:]) < cards]
        assert (text in minimal) == (not parts)


def test_a_search_with_one_move_left_to_look_at_plays_it() -> None:
    """Many sets of cards, one of them minimal: nothing is left to compare."""
    s = solo("petrarch", "giotto", hand="M004 M011 M010")
    s.players[0].shifts = 1
    for cell in range(1, 5):
        s.done[cell] = 7
    moves = Moves()
    legal(s, 0, moves)
    GAME.policy.narrow(s, 0, moves)
    assert moves.size == 1
    assert choice(s, 0, "search:20") == GAME.verbs.write(moves[0])


def test_search_plays_a_legal_game() -> None:
    assert played(["search:20", "greedy"], 1).over
    assert played(["search:20"], 1).over
