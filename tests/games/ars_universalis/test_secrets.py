"""What is told to whom, and what people must find themselves (section 10)."""

from __future__ import annotations

import pytest

from ludarium.core.host import Seeded
from ludarium.core.journal import IllegalMoveError, Journal
from ludarium.games.ars_universalis import GAME
from ludarium.games.ars_universalis.ruleset import Rules
from tests.games.ars_universalis.table import play, table


@pytest.mark.rule("10")
def test_drawn_cards_of_closed_hands_are_told_to_their_owner() -> None:
    for options, seen in (({}, True), ({"hands": "closed"}, False)):
        s = table(step="trade", options=options, coins=[9, 9, 9])
        told = play(s, 0, "buy 1", "M042")
        texts = [str([GAME.describe_event(event, seat) for event in told]) for seat in (0, 1, -1)]
        assert ["M042" in text for text in texts] == [True, seen, seen]


@pytest.mark.rule("10")
def test_cards_of_closed_hands_are_shown_when_they_leave() -> None:
    s = table(step="trade", options={"hands": "closed"}, hands=["M001 M002 M003"])
    assert "M001" in str([GAME.describe_event(event, 1) for event in play(s, 0, "sell M001")])
    told = play(s, 0, "shift_hand")
    seen = [GAME.describe_event(event, 1) for event in told]
    assert [entry["material"] for entry in seen if entry["event"] == "put_aside"] == ["M002", "M003"]
    assert all("material" not in entry for entry in seen if entry["event"] == "drew_hidden")


@pytest.mark.rule("10")
@pytest.mark.parametrize("rest", ["M010", "M060"])
def test_whether_a_closed_hand_is_asked_on_does_not_tell_what_it_holds(rest: str) -> None:
    """Cards are sold and discarded in their order; that none may follow is nobody else's business."""
    closed = {"hands": "closed"}
    s = table(
        step="trade",
        options=closed,
        coins=[0, 0, 0],
        hands=[f"M050 {rest}", "M001", "M002"],
        shifts=[3, 3, 3],
    )
    play(s, 0, "sell M050")
    assert s.asks(0)
    s = table(step="trade", options=closed, coins=[9, 9, 9], hands=[f"M001 M002 M003 M004 M050 {rest}"])
    play(s, 0, "buy 4")
    play(s, 0, "drop M050")
    assert s.asks(0)


@pytest.mark.rule("10")
def test_without_help_completions_are_withheld() -> None:
    for help, verbs in (("on", ()), ("off", ("complete",))):
        rules = GAME.setup(3, {"help": help}).rules
        assert isinstance(rules, Rules)
        assert GAME.withheld(rules) == verbs


@pytest.mark.rule("10")
def test_a_wrong_completion_is_refused_whatever_the_help() -> None:
    journal = Journal(GAME.setup(3, {"help": "off"}), ["a", "b", "c"], Seeded(1))
    journal.state = table(figures=["petrarch"], hands=["M004 M011 M020"], options={"help": "off"})
    with pytest.raises(IllegalMoveError):
        journal.play(0, GAME.verbs.parse("complete petrarch 1 M004 M020"))
    journal.play(0, GAME.verbs.parse("complete petrarch 1 M004 M011"))
