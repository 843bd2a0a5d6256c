"""Numbers of the list and values are never mistaken for each other; yes and no are understood."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Sequence

import pytest

from ludarium.cli.reading import Unclear
from ludarium.cli.session import Quit, Session
from ludarium.games import all_games, find_game
from tests.cli.terminal import Typist, legal_texts, terminal


def until(session: Session, typist: Typist, verbs: Sequence[str], seed: int = 1, limit: int = 400) -> bool:
    """Play at random until one of these verbs is offered."""
    rng = random.Random(seed)
    asked = 0

    def answer(prompt: str) -> str:
        nonlocal asked
        asked += 1
        texts = legal_texts(session)
        if asked > limit or any(text.split()[0] in verbs for text in texts):
            raise Quit
        return rng.choice(texts)

    typist.answer = answer
    with pytest.raises(Quit):
        session.run()
    return asked <= limit


def test_a_number_at_a_bid_is_the_bid() -> None:
    """Typing 6 at a bid of 5 bids 6; no number of a list stands beside it, and 5 is refused with the reason."""
    session, typist = terminal(["Ana"], bots=2, seed=3, game_id="ars-universalis")
    assert until(session, typist, ["raise"])
    decision = session.decision(0)
    texts = legal_texts(session)
    bids = [int(text.split()[1]) for text in texts if text.startswith("raise ")]
    verbs = session.setup.game.verbs
    for bid in bids:
        assert [verbs.write(move) for move in decision.reader.read(str(bid))] == [f"raise {bid}"]
    others = {label for move, label in decision.menu.labels.of.items() if verbs.name(move) != "raise"}
    assert others
    assert not any(any(map(str.isdigit, label)) for label in others)
    low = str(min(bids) - 1)
    typed = iter([low, "why " + low])

    def answer(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise Quit from None

    typist.answer = answer
    with pytest.raises(Quit):
        session.run()
    assert typist.text.count("Not possible: ") == 2
    assert "A number is the value itself" in typist.text


def test_several_things_with_values_have_letters() -> None:
    session, typist = terminal(["Ana"], bots=2, seed=3, game_id="ars-universalis")
    assert until(session, typist, ["open"])
    decision = session.decision(0)
    verbs, read = session.setup.game.verbs, decision.reader.read
    assert len(decision.menu.labels.families) > 1
    for letter, moves in decision.menu.labels.families.items():
        value = decision.menu.labels.value(moves[-1])
        assert read(f"{letter} {value}") == read(f"{letter}{value}") == [moves[-1]]
        with pytest.raises(Unclear, match="needs a value"):
            read(letter)
    with pytest.raises(Unclear, match="as in `a "):
        read("7")
    figure, bid = verbs.describe(decision.menu.moves[0])["figure"], 7
    assert [verbs.write(move) for move in read(f"open {figure} {bid}")] == [f"open {figure} {bid}"]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_no_label_is_a_value_in_any_decision(game: object) -> None:
    """Wherever a move takes a value, a bare number means that value or nothing."""
    game_id = str(getattr(game, "id", ""))
    seats = find_game(game_id).seats
    session, typist = terminal(["Ana"], min(2, seats[-1] - 1), 5, game_id=game_id)
    rng = random.Random(7)
    seen = {"valued": 0, "listed": 0}

    def answer(prompt: str) -> str:
        labels = session.decision(0).menu.labels
        assert len(set(labels.of.values())) == len(labels.of)
        for move, label in labels.of.items():
            if not labels.families:
                assert label.isdecimal()
            elif labels.takes_value(move):
                assert label.endswith(str(labels.value(move)))
                assert label.isdecimal() == (len(labels.families) == 1)
            else:
                assert label.isalpha()
        seen["valued" if labels.families else "listed"] += 1
        if sum(seen.values()) > 60:
            raise Quit
        return rng.choice(list(labels.of.values()))

    typist.answer = answer
    with contextlib.suppress(Quit):  # or the game is over before
        session.run()
    assert seen["listed"]
    assert bool(seen["valued"]) == (game_id in ("ars-universalis", "plus-ultra"))


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [("en", "yes", "no"), ("de", "ja", "nein"), ("es", "sí", "no"), ("es", "si", "n")],
)
def test_yes_and_no_answer_a_question(language: str, yes: str, no: str) -> None:
    session, typist = terminal(["Ana"], bots=2, seed=3, game_id="plus-ultra", language=language)
    assert until(session, typist, ["buy_bull"])
    read, verbs = session.decision(0).reader.read, session.setup.game.verbs
    assert [verbs.write(move) for move in read(yes)] == ["buy_bull yes"]
    assert [verbs.write(move) for move in read(no)] == ["buy_bull no"]


@pytest.mark.parametrize("verb", ["swap", "play"])
def test_yes_and_no_are_no_moves_where_nothing_is_asked(verb: str) -> None:
    """A no where cards are played would end the round for who typed it."""
    session, typist = terminal(["Ana"], seed=4)
    assert until(session, typist, [verb])
    assert "pass" in legal_texts(session)
    for text in ("yes", "no"):
        with pytest.raises(Unclear, match="not enough here"):
            session.decision(0).reader.read(text)


def test_a_bid_is_refused_by_a_no() -> None:
    session, typist = terminal(["Ana"], bots=2, seed=3, game_id="ars-universalis")
    assert until(session, typist, ["raise"])
    assert session.decision(0).reader.read("no") == [session.setup.game.verbs.parse("pass")]
