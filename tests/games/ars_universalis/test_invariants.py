"""Random games of every mode: the invariants hold, everything is reached, closed hands stay closed."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ludarium.core.host import Recorder, Seeded
from ludarium.core.kernel import legal, play, redealt
from ludarium.core.moves import Moves, verb_of
from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.data import Verb
from ludarium.games.ars_universalis.ruleset import OPTIONS
from ludarium.games.ars_universalis.state import ArsUniversalis
from tests.games.ars_universalis.invariants import Check

SEATS = (1, 2, 3, 4)


def chosen(rng: random.Random, seats: int) -> dict[str, str]:
    return {
        option.name: rng.choice(option.values)
        for option in OPTIONS
        if not option.seats or seats in option.seats
    }


def play_game(seats: int, seed: int, eager: bool) -> tuple[Counter[str], ArsUniversalis]:
    """A random game with random options; an eager one completes a work whenever it can."""
    rng = random.Random(seed)
    setup = GAME.setup(seats, chosen(rng, seats))
    host = Recorder(Seeded(seed))
    s = setup.begin(host)
    assert isinstance(s, ArsUniversalis)
    check = Check(s)
    moves = Moves()
    reached: Counter[str] = Counter()
    while not s.over:
        seat = int(s.actor())
        legal(s, seat, moves)
        listed = moves.dump()
        works = [move for move in listed if verb_of(move) == Verb.COMPLETE] if eager else []
        move = rng.choice(works or listed)
        reached[GAME.verbs.name(move)] += 1
        play(s, seat, move, host)
        for told in host.take()[1]:
            reached[str(GAME.describe_event(told, -1)["event"])] += 1
        check.after(s, seat, move)
    return reached, s


@pytest.mark.rule("13")
@pytest.mark.parametrize("seats", SEATS)
def test_the_invariants_hold(seats: int) -> None:
    for seed in range(12):
        play_game(seats, seed, eager=seed % 2 == 0)


@pytest.mark.rule("13")
def test_every_move_and_event_is_reached() -> None:
    reached: Counter[str] = Counter()
    for seed in range(60):
        reached += play_game(SEATS[seed % 4], 100 + seed, eager=True)[0]
    missing = {phrase.name for phrase in (*GAME.verbs.phrases, *GAME.events)} - set(reached)
    assert missing <= {"reshuffled", "gave_up", "achieved", "treasures_scored", "overtaken", "won"}


@pytest.mark.rule("5.2")
@pytest.mark.rule("3")
@pytest.mark.parametrize("seats", SEATS)
def test_what_the_view_foretells_comes_true(seats: int) -> None:
    """What a work is worth, and how many cards have to go, by what then happens."""
    met: Counter[str] = Counter()
    for seed in range(6):
        rng = random.Random(seed)
        host = Recorder(Seeded(seed))
        s = GAME.setup(seats, chosen(rng, seats)).begin(host)
        assert isinstance(s, ArsUniversalis)
        moves = Moves()
        while not s.over:
            seat = int(s.actor())
            view: Any = s.view(seat)
            dropping = s.step.name in ("receive", "solo_discard")
            assert (view["surplus"] > 0) == dropping
            legal(s, seat, moves)
            listed = moves.dump()
            works = [move for move in listed if verb_of(move) == Verb.COMPLETE]
            move = rng.choice(works or listed)
            play(s, seat, move, host)
            if dropping and verb_of(move) == Verb.DROP and view["surplus"] == 1:
                assert s.players[seat].hand.size == view["limit"]  # and no more cards are asked for
                met["dropped"] += 1
            for told in host.take()[1]:
                entry: Any = GAME.describe_event(told, seat)
                if entry["event"] == "completed" and seats > 1:
                    assert view["worth"][entry["figure"]][entry["work"] - 1] == entry["points"]
                    met["completed"] += 1
                elif entry["event"] == "finished" and seats > 1:
                    assert view["worth"][entry["figure"]][-1] == entry["points"]
    assert met["dropped"] > 0
    assert met["completed"] > 3 or seats == 1


@pytest.mark.rule("13")
def test_the_same_seed_gives_the_same_game() -> None:
    assert play_game(3, 5, True)[1].same(play_game(3, 5, True)[1])


@pytest.mark.rule("10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_closed_hands_are_dealt_again_within_what_is_known(seats: int) -> None:
    """An observer keeps by hand what it saw: cards it knows in a hand, and cards a hand cannot hold."""
    for seed in range(4):
        rng = random.Random(seed)
        options = chosen(rng, seats) | {"hands": "closed"}
        host = Recorder(Seeded(seed))
        s = GAME.setup(seats, options).begin(host)
        assert isinstance(s, ArsUniversalis)
        sure: dict[int, int] = {}  # card -> who took it openly from the table
        cannot: dict[int, set[int]] = {seat: set() for seat in range(1, seats)}
        moves = Moves()
        while not s.over:
            seat = int(s.actor())
            legal(s, seat, moves)
            play(s, seat, rng.choice(moves.dump()), host)
            for told in host.take()[1]:
                _watch(told, sure, cannot)
            for _ in range(2):
                copy = redealt(s, 0, Seeded(rng.randrange(1 << 30)))
                assert isinstance(copy, ArsUniversalis)
                assert copy.players[0].hand.same(s.players[0].hand)
                for card, holder in sure.items():
                    assert card in copy.players[holder].hand.dump() or holder == 0
                for other, impossible in cannot.items():
                    assert not impossible & set(copy.players[other].hand.dump())
                    assert copy.players[other].hand.size == s.players[other].hand.size
                Check(copy)


def _watch(told: object, sure: dict[int, int], cannot: dict[int, set[int]]) -> None:
    """What seat 0 learns of an event: a card shown by a hand is not in it until that hand draws again."""
    entry = GAME.describe_event(told, 0)  # type: ignore[arg-type]
    name, seat = entry["event"], entry.get("seat")
    material = GAME.verbs.phrases[9].arguments["material"]

    def lost(text: object) -> None:
        for word in str(text).split():
            card = material.read(word)
            sure.pop(card, None)
            for impossible in cannot.values():
                impossible.add(card)

    if name in ("discarded", "sold", "put_aside"):
        lost(entry["material"])
    elif name == "completed":
        lost(entry["materials"])
    elif name == "exchanged":
        lost(entry["give"])
        sure[material.read(entry["take"])] = int(str(seat))
        cannot.get(int(str(seat)), set()).discard(material.read(entry["take"]))
    elif name == "fetched":
        sure[material.read(entry["material"])] = int(str(seat))
        cannot.get(int(str(seat)), set()).discard(material.read(entry["material"]))
    elif name == "drew_hidden" and seat in cannot:
        cannot[int(str(seat))].clear()
