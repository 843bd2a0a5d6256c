"""Bots of Ars Universalis: they play legal games of every mode, plan well, and the weak ones overlook things."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import pytest

from ludarium.bots.greedy import GreedyBot
from ludarium.bots.levels import LEVELS, make_bot
from ludarium.bots.search import SearchBot
from ludarium.core.host import Seeded
from ludarium.core.kernel import legal
from ludarium.core.moves import Moves
from ludarium.core.pieces import Ints, Pile
from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.data import FIGURES, WORKS_EACH
from ludarium.games.ars_universalis.estimate import NOTHING, Estimate, Option
from ludarium.games.ars_universalis.level import NOVICE, Glance
from ludarium.games.ars_universalis.puzzles.solve import with_bank
from ludarium.games.ars_universalis.rate import Rates
from ludarium.games.ars_universalis.rollout import ArsRollout, Sketch
from ludarium.games.ars_universalis.state import ArsUniversalis
from ludarium.lab.match import decide, play_out
from tests.games.ars_universalis.table import EM, MA, begun, play, solo, table


def choice(s: ArsUniversalis, seat: int, bot: str = "greedy", seed: int = 1) -> str:
    moves = Moves()
    legal(s, seat, moves)
    return GAME.verbs.write(decide(make_bot(bot, GAME, seed), s, seat, moves))


def played(
    names: list[str], seed: int, options: Mapping[str, str] | None = None, bots: int | None = None
) -> ArsUniversalis:
    """A whole game; the bots have a seed of their own if that is said."""
    host = Seeded(seed)
    s = GAME.setup(len(names), options).begin(host)
    first = seed if bots is None else bots
    play_out(s, [make_bot(name, GAME, first + seat) for seat, name in enumerate(names)], host)
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
    "names", [["greedy"], ["greedy", "apprentice"], ["greedy", "apprentice", "novice"], ["greedy"] * 4]
)
def test_bots_play_every_mode(names: list[str]) -> None:
    for options in (None, ALL) if len(names) > 1 else (None,):
        assert played(names, 3, options).over


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


def steered(s: ArsUniversalis, seat: int) -> str:
    """What the seat that a search thinks for does next in a rollout."""
    moves = Moves()
    legal(s, seat, moves)
    return GAME.verbs.write(moves[GAME.policy.steer(s, seat, moves, Seeded(1))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_rollout_the_own_seat_thinks_of_the_bank(players: int) -> None:
    s = table(players, figures=["petrarch"], hands=["M004 M009"], bank="M001 M011 M027")
    assert steered(s, 0) == "exchange M009 M011"
    play(s, 0, "exchange M009 M011")
    assert steered(s, 0) == "complete petrarch 1 M004 M011"


@pytest.mark.rule("4.1")
def test_in_a_rollout_only_the_best_figure_on_offer_is_worth_more_than_its_price() -> None:
    """Who is outbid takes another one: a figure is worth its price, and what it is better than the others."""
    policy, dearer = ArsRollout(), []
    policy.rates = policy.more
    for seed in range(12):
        s = begun(3, seed)
        on_offer = s.table.dump()
        dearer.append(sum(policy.ceiling(s, 0, figure) > s.rules.price[figure] for figure in on_offer))
        s.players[0].coins = 6
        assert max(policy.ceiling(s, 0, figure) for figure in on_offer) <= 6
    assert set(dearer) <= {0, 1}
    assert sum(dearer) > 6


def test_a_rollout_looks_at_foreign_cards_only_where_the_hand_solves_nothing() -> None:
    s = table(figures=["petrarch"], hands=["M004 M011 M020"], bank="M001 M013 M065")
    bank = s.bank
    careful, hasty = Estimate(Rates()), Sketch(Rates())
    for estimate in (careful, hasty):
        estimate.plan(s, 0, bank, True, 0)
    assert any(way.taken != NOTHING for work in careful.works for way in work.ways)
    assert all(way.taken == NOTHING for work in hasty.works for way in work.ways)


@pytest.mark.parametrize("seed", range(4))
def test_plans_with_the_bank_see_the_ways_that_the_solver_finds(seed: int) -> None:
    s = played(["greedy"] * 3, seed)
    pool = s.pool.clone()
    host = Seeded(seed)
    bank = Pile.of([host.draw(pool, 0) for _ in range(3)])
    hand = s.players[0].hand
    for work in range(0, FIGURES * WORKS_EACH, WORKS_EACH):
        options: list[Option] = []
        Estimate(Rates()).exchanged(s, work, hand, bank, options)
        ways = with_bank(s.rules.target(work), hand.dump(), bank.dump())
        assert [(int(option.used), int(option.taken)) for option in options] == [
            (int(way.used), int(way.taken)) for way in ways if way.taken != NOTHING
        ]


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


# Levels


PLANNING = (*LEVELS[:2], "greedy")  # without a search
SHORT, LONG = ("petrarch", "M004 M011 M020"), ("rembrandt", "M002 M006 M004 M001")  # two cards, and four


def found(level: str, figure: str, hand: str, looks: int = 60) -> int:
    """How often, of a hundred looks, a bot of this level completes the work that its hand can solve."""
    s = table(period=EM, works=[{MA: 1}], figures=[figure], hands=[hand], bank="M050 M051 M052")
    many = sum(choice(s, 0, level, seed).startswith("complete") for seed in range(looks))
    return 100 * many // looks


@pytest.mark.parametrize("level", ["novice", "apprentice"])
def test_weak_levels_overlook_solutions_and_more_often_long_ones(level: str) -> None:
    assert 0 < found(level, *LONG) < found(level, *SHORT) < 100


def test_a_better_level_overlooks_less() -> None:
    rates = [found(level, *SHORT) for level in PLANNING]
    assert rates[0] < rates[1] < rates[2] == 100


def test_who_sees_a_solution_sees_all_that_need_fewer_cards() -> None:
    glance = Glance(Ints.of(NOVICE), Rates())
    rng = Seeded(1)
    seen = [0] * len(NOVICE)
    for _ in range(2000):
        glance.look = rng.word()
        noticed = [glance.notices(7, cards) for cards in range(len(NOVICE))]
        assert noticed == sorted(noticed, reverse=True)
        seen = [many + notice for many, notice in zip(seen, noticed)]
    assert [many / 20 for many in seen] == pytest.approx(NOVICE, abs=4)


def test_novices_forget_bank_and_workshop_half_of_the_time() -> None:
    bank = table(figures=["petrarch"], hands=["M004 M009"], bank="M001 M011 M027")
    workshop = table(
        figures=["petrarch"],
        hands=["M004 M009"],
        options={"workshop": "on"},
        bank="M001 M011 M027 M031 M037 M050",
        coins=[9, 9, 9],
    )
    for s in (bank, workshop):
        novice, apprentice, landmark = (
            sum(choice(s, 0, level, seed) != "end" for seed in range(60))
            for level in ("novice", "apprentice", "novice@1")
        )
        assert 0 < novice < apprentice < 60
        assert landmark == 0


def test_who_has_exchanged_a_card_knows_what_for() -> None:
    s = table(figures=["petrarch"], hands=["M004 M009"], bank="M001 M011 M027")
    play(s, 0, "exchange M009 M011")
    assert {choice(s, 0, "apprentice", seed) for seed in range(40)} == {"complete petrarch 1 M004 M011"}


@pytest.mark.parametrize("level", ["novice", "apprentice"])
def test_the_seed_decides_what_is_overlooked(level: str) -> None:
    assert played([level] * 2, 5).same(played([level] * 2, 5))
    assert not played([level] * 2, 5).same(played([level] * 2, 5, bots=6))


def test_alone_who_sees_nothing_takes_a_new_hand_or_looks_again() -> None:
    """There is no move but to complete something: sooner or later a way is found."""
    s = solo("petrarch", "giotto", hand="M004 M011 M020")
    assert {choice(s, 0, "novice", seed).split()[0] for seed in range(40)} == {"complete", "shift_hand"}
    s.players[0].shifts = 1
    assert {choice(s, 0, "novice", seed).split()[0] for seed in range(20)} == {"complete"}


@pytest.mark.parametrize(("worse", "better"), list(pairwise(PLANNING)))
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    games = [
        played([better, worse] if seat == 0 else [worse, better], seed)
        for seed in range(8)
        for seat in (0, 1)
    ]
    wins = sum(s.won(index % 2) for index, s in enumerate(games))
    assert wins >= 9  # of 16; benchmarks.matches measures it


def test_masters_search_and_apprentices_plan() -> None:
    assert isinstance(make_bot("grandmaster", GAME, 1), SearchBot)
    assert isinstance(make_bot("master", GAME, 1), SearchBot)
    assert isinstance(make_bot("apprentice", GAME, 1), GreedyBot)


def test_coins_are_no_better_than_what_they_buy() -> None:
    """The first ones open doors, a great many bring little."""
    s = table(2)
    worth = []
    for coins in (0, 10, 25, 40):
        s.players[0].coins = coins
        worth.append(GAME.policy.expect(s, 0))
    gains = [
        (after - before) / many for (before, after), many in zip(pairwise(worth), (10, 15, 15), strict=True)
    ]
    assert gains == sorted(gains, reverse=True)
    assert all(gain > 0 for gain in gains)


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


def test_alone_a_search_plays_games_to_their_end() -> None:
    """No work done is a horizon, and such an iteration counts for several."""
    s = solo("petrarch", "newton", hand="M004 M011 M020")
    before = GAME.policy.phase(s)
    play(s, 0, "complete petrarch 1 M004 M011")
    assert GAME.policy.phase(s) == before
    assert GAME.policy.effort(s) < GAME.policy.effort(table()) == 1


def test_search_plays_a_legal_game() -> None:
    assert played(["search:20", "greedy"], 1).over
    assert played(["search:20"], 1).over
