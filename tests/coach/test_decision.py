"""Decisions: moves that belong together count once, and all of the game is covered in order."""

from __future__ import annotations

from ludarium.coach.decision import decisions
from ludarium.core.host import Seeded
from ludarium.core.journal import Journal
from ludarium.core.kernel import redealt
from ludarium.games import find_game
from tests.coach.play import game_of


def test_every_choice_is_part_of_one_decision() -> None:
    journal = game_of("artificium", ["master", "novice"], 5)
    found = list(decisions(journal))
    assert [decision.number for decision in found] == list(range(1, len(found) + 1))
    entries = [journal.entries[number] for number in journal.line()]
    made = iter([(entry.seat, move) for entry in entries for move in entry.moves])
    told = [(decision.seat, move) for decision in found for move in decision.line]
    assert len(told) > 80
    assert all(move in made for move in told), "in this order; what lies between was forced"


def test_trades_before_a_card_is_used_are_one_decision() -> None:
    found = list(decisions(game_of("artificium", ["master", "master"], 3)))
    traded = [decision for decision in found if decision.step == "resolve" and len(decision.line) > 1]
    assert traded, "somebody buys what a card needs"
    verbs = find_game("artificium").verbs
    for decision in traded:
        assert all(verbs.name(move) in ("buy", "sell") for move in decision.line[:-1])


def test_a_draft_in_secret_is_one_decision_of_its_seat() -> None:
    found = list(decisions(game_of("artificium", ["master", "master"], 3)))
    secret = [decision for decision in found if decision.step == "round_end"]
    assert secret
    for decision in secret:
        assert decision.before.asks(decision.seat)
        seen = redealt(decision.before, decision.seat, Seeded(1))
        assert seen.view(decision.seat) == decision.before.view(decision.seat)


def test_what_was_undone_is_no_decision() -> None:
    game = find_game("artificium")
    journal = Journal(game.setup(2), ["a", "b"], Seeded(1))
    seat = int(journal.state.actor())
    swap = next(move for move in journal.legal(seat) if game.verbs.name(move) == "swap")
    journal.play(seat, swap)
    journal.undo(0, seat, [1 - seat])
    journal.play(seat, next(move for move in journal.legal(seat) if game.verbs.name(move) == "pass"))
    assert [decision.line for decision in decisions(journal)] == [(game.verbs.parse("pass"),)]
